//! Actions and purchases: when they may be done, what they cost, how long they take, what breaks them off.

use crate::lines::said;

const RULES: &str = r#"clock turn
kind ability "Ability" { }
ability parry "Parry" { bought with experience: 500 }
entity creature "Creature" {
  resource experience "Experience": number in 0..1000, starts at 0
  resource points "Points": number in 0..20, starts at 0, bought with experience: 100
  resource voice "Voice": number in 0..20, starts at 20
  flag blind "Blind"
}
event hit(attacker: creature, defender: creature) "A hit" told by the game
action forging(difficulty: number in 0..20) "Forging" for creature {
  allowed unless you are blind
  allowed when your points >= difficulty
  costs 3 voice
  takes difficulty turns
  interrupted on hit as defender, resumed
  interrupted when your voice < 5
  at the start: you lose 1 voice
  each turn: you lose 1 voice
  you gain 1 points
}
action school "School" for creature { takes 2 turns; you buy points; you learn parry }
"#;

const EN: &str = "kind-ability = Ability
    .name = ability
    .plural = abilities
    .bare = yes
flag-creature-blind = Blind
    .attribute = blind
resource-creature-points = Points
    .name = melee
    .number = mass
resource-creature-voice = Voice
    .name = voice
    .number = mass
resource-creature-experience = Experience
    .name = experience
    .number = mass
event-hit = Hit
    .name = hit
    .as_defender = { $attacker } hits you
param-forging-difficulty = Difficulty
    .name = difficulty
";

const FR: &str = "clock-turn = Tour
    .name = tour
    .plural = tours
    .gender = masculine
entity-creature = Créature
    .name = créature
    .gender = feminine
ability-parry = Parade
    .gender = feminine
kind-ability = Aptitude
    .name = aptitude
    .plural = aptitudes
    .bare = yes
    .gender = feminine
flag-creature-blind = Aveugle
    .attribute = aveugle
resource-creature-points = Points
    .name = mêlée
    .gender = feminine
resource-creature-voice = Voix
    .name = voix
    .gender = feminine
resource-creature-experience = Expérience
    .name = expérience
    .gender = feminine
event-hit = Coup
    .name = coup
    .gender = masculine
    .as_defender = { $attacker } te touche
action-forging = Travail à la forge
    .name = travail à la forge
    .gender = masculine
action-school = École
    .name = école
    .gender = feminine
param-forging-difficulty = Difficulté
    .name = difficulté
    .gender = feminine
";

const JA: &str = "clock-turn = ターン
entity-creature = 生き物
ability-parry = 受け流し
kind-ability = 技能
    .bare = yes
    .plural = 技能
flag-creature-blind = 盲目
    .attribute = 盲目の
    .attribute_not = 盲目でない
resource-creature-points = 格闘
resource-creature-voice = 声
resource-creature-experience = 経験
event-hit = 命中
    .as_defender = { $attacker }があなたに当て{ $place ->
      [inner] て
     *[last] る
    }
action-forging = 鍛冶
action-school = 学校
param-forging-difficulty = 難しさ
";

const FORGING: [(&str, &str, &str); 3] = [
    (
        "en",
        EN,
        "1. Only if you are not blind.
2. Only if your melee is at least the difficulty.
3. This costs 3 voice.
4. This takes as many turns as the difficulty.
5. At the start:
   1. You lose 1 voice.
6. When an attacker hits you, stop for now: begun again in the same way, it goes on from there.
7. Each turn while your voice is less than 5, break it off: what was done is lost.
8. Each turn, you lose 1 voice.
9. When it is done:
   1. You gain 1 melee.
",
    ),
    (
        "fr",
        FR,
        "1. Seulement si tu n'es pas aveugle.
2. Seulement si ta mêlée vaut au moins la difficulté.
3. Cela coûte 3 points de voix.
4. Cela prend un nombre de tours égal à la difficulté.
5. Au début :
   1. Tu perds 1 point de voix.
6. Quand une créature te touche, arrête-toi là : si tu recommences de la même façon, tu reprends où tu en étais.
7. Chaque tour, si ta voix est inférieure à 5, abandonne : ce qui était fait est perdu.
8. Chaque tour, tu perds 1 point de voix.
9. Une fois que c'est fait :
   1. Tu gagnes 1 point de mêlée.
",
    ),
    (
        "ja",
        JA,
        "1. 盲目でない場合に限る。
2. 格闘が難しさ以上の場合に限る。
3. これには声を 3 払う。
4. これには難しさと同じターン数がかかる。
5. 始めるとき、次を行う。
   1. 声が 1 減る。
6. 生き物があなたに当てると、いったんやめ、同じように始めれば続きからできる。
7. 声が 5 未満のあいだ、毎ターン、途中でやめ、それまでの分は失われる。
8. 毎ターン、声が 1 減る。
9. やり終えたとき、次を行う。
   1. 格闘が 1 増える。
",
    ),
];

const SCHOOL: [(&str, &str, [&str; 3]); 3] = [
    ("en", EN, ["This takes 2 turns.", "You buy one more of melee at its price.", "You learn Parry at its price."]),
    (
        "fr",
        FR,
        ["Cela prend 2 tours.", "Tu achètes un point de plus de mêlée, à son prix.", "Tu apprends Parade, à son prix."],
    ),
    ("ja", JA, ["これには2ターンかかる。", "格闘を 1 だけ値段どおりに買う。", "『受け流し』を値段どおりに会得する。"]),
];

/// The same blanks everywhere.
fn tidy(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'")
}

#[test]
fn an_action_is_told_from_its_reasons_to_its_end() {
    for (locale, words, wanted) in FORGING {
        assert_eq!(tidy(&said(RULES, words, locale, "action.forging")), wanted, "{locale}");
    }
}

#[test]
fn what_is_bought_is_told_with_its_price() {
    for (locale, words, wanted) in SCHOOL {
        let said = tidy(&said(RULES, words, locale, "action.school"));
        assert!(wanted.iter().all(|wanted| said.contains(wanted)), "{locale}: {said}");
    }
}

#[test]
fn what_interrupts_an_action_is_told_there_alone() {
    let said = said(RULES, EN, "en", "rules.creature");
    assert!(!said.contains("break it off") && !said.contains("forging"), "{said}");
}
