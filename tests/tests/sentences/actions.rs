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

const EN: &str = "flag-creature-blind = Blind
    .attribute = blind
resource-creature-points = Points
    .name = point
    .plural = points
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
    .name = parade
    .gender = feminine
kind-ability = Aptitude
    .name = aptitude
    .gender = feminine
flag-creature-blind = Aveugle
    .attribute = aveugle
resource-creature-points = Points
    .name = point
    .plural = points
    .gender = masculine
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
flag-creature-blind = 盲目
    .attribute = 盲目
resource-creature-points = 点
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

const WANTED: [(&str, &str, &str, &str); 3] = [("en", EN, "", ""), ("fr", FR, "", ""), ("ja", JA, "", "")];

#[test]
fn an_action_is_told_from_its_reasons_to_its_end() {
    for (locale, words, wanted, _) in WANTED {
        assert_eq!(said(RULES, words, locale, "action.forging"), wanted, "{locale}");
    }
}

#[test]
fn what_is_bought_is_told_with_its_price() {
    for (locale, words, _, wanted) in WANTED {
        assert_eq!(said(RULES, words, locale, "action.school"), wanted, "{locale}");
    }
}

#[test]
fn what_interrupts_an_action_is_told_there_alone() {
    assert!(!said(RULES, EN, "en", "rules.creature").contains("break it off"));
}
