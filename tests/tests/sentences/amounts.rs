//! How much of something: by how much it rises, of how many dice, equal to what; and whether there is any.

use crate::lines::said;

const RULES: &str = r#"clock turn
entity unit_ "Unit" {
  stat force "Force": number in 0..9, else 4
  stat reach "Reach": number in 0..99 = force * (force + 1) / 2 exactly
  stat hits "Hits": number in 0..9, else 2
  resource models "Models": number in 0..40, starts at 20
  flag broken "Broken"
}
set friends(of: unit_): unit_ at most 6, else none
formula gap(from: unit_, to: unit_) "Gap": number = from.force - to.force
table cover(wood: number in 0..9) "Cover" { 0: 0; else: 1 }
formula need(near: number, tall: number) "Need": number = near * tall + near * 2 + tall * 3
status poison "Poison" { counter 0..99; stacks adds }
rules in unit_ {
  force +1 when any friend in friends(you) where friend is not broken
  force -1 unless any friend in friends(you) where friend is not broken
}
procedure volley(shooter: unit_, target: unit_) "Volley" {
  step hits = roll (shooter.hits)d6 count >= target.force
  step needed = need(gap(shooter, target), target.force) + cover(target.force)
  step harm {
    if shooter.force = target.force: target gains 5 poison
    target loses hits models
  }
}
"#;

const EN: &str = "entity-unit_ = Unit
    .name = unit
stat-unit_-force =
    .name = strength
stat-unit_-hits =
    .name = shots
    .number = plural
stat-unit_-reach =
    .name = reach
resource-unit_-models =
    .name = models
    .number = plural
flag-unit_-broken =
    .attribute = broken
set-friends = friend
status-poison =
    .name = poison
    .number = mass
    .attribute = poisoned
step-volley-hits =
    .name = hits
    .number = plural
formula-gap =
    .name = gap
formula-need =
    .name = need
table-cover =
    .name = cover
param-gap-from = start
param-gap-to = goal
";

const FR: &str = "clock-turn = Tour
    .gender = masculine
entity-unit_ = Unité
    .name = unité
    .gender = feminine
stat-unit_-force = Force
    .gender = feminine
stat-unit_-hits = Tirs
    .name = tirs
    .gender = masculine
    .number = plural
stat-unit_-reach = Portée
    .name = portée
    .gender = feminine
resource-unit_-models = Figurines
    .name = figurines
    .gender = feminine
    .number = plural
flag-unit_-broken = En déroute
    .attribute = en déroute
set-friends = unité amie
    .gender = feminine
    .plural = unités amies
status-poison = Poison
    .name = poison
    .gender = masculine
    .attribute = empoisonné
step-volley-hits = Touches
    .name = touches
    .gender = feminine
    .number = plural
step-volley-needed = Requis
    .gender = masculine
step-volley-harm = Dommage
    .gender = masculine
formula-gap = Écart
    .name = écart
    .gender = masculine
formula-need = Besoin
    .name = besoin
    .gender = masculine
table-cover = Couvert
    .name = couvert
    .gender = masculine
procedure-volley = Volée
    .gender = feminine
param-volley-shooter = tireur
    .gender = masculine
param-volley-target = cible
    .gender = feminine
param-gap-from = départ
    .gender = masculine
param-gap-to = arrivée
    .gender = feminine
param-cover-wood = bois
    .gender = masculine
param-need-near = approche
    .gender = feminine
param-need-tall = hauteur
    .gender = feminine
";

const JA: &str = "clock-turn = ターン
entity-unit_ = 部隊
stat-unit_-force = 威力
stat-unit_-hits = 射撃数
stat-unit_-reach = 間合い
resource-unit_-models = 兵数
flag-unit_-broken = 潰走
    .attribute = 潰走している
    .attribute_not = 潰走していない
set-friends = 友軍
status-poison = 毒
    .reading = どく
    .attribute = 毒に冒された
    .attribute_not = 毒に冒されていない
step-volley-hits = 命中数
step-volley-needed = 必要値
step-volley-harm = 被害
formula-gap = 差
formula-need = 必要
table-cover = 遮蔽
procedure-volley = 斉射
param-volley-shooter = 射手
param-volley-target = 標的
param-gap-from = 起点
param-gap-to = 終点
param-cover-wood = 森
param-need-near = 近さ
param-need-tall = 高さ
";

const DE: &str = "clock-turn = Zug
    .gender = masculine
entity-unit_ = Einheit
    .gender = feminine
stat-unit_-force = Stärke
    .gender = feminine
stat-unit_-hits = Schüsse
    .gender = masculine
    .number = plural
stat-unit_-reach = Reichweite
    .gender = feminine
resource-unit_-models = Modelle
    .gender = neuter
    .number = plural
flag-unit_-broken = Geschlagen
    .attribute = geschlagen
set-friends = befreundete Einheit
    .gender = feminine
    .plural = befreundete Einheiten
status-poison = Gift
    .gender = neuter
    .attribute = vergiftet
step-volley-hits = Treffer
    .gender = masculine
    .number = plural
step-volley-needed = Bedarf
    .gender = masculine
step-volley-harm = Schaden
    .gender = masculine
formula-gap = Abstand
    .gender = masculine
formula-need = Bedarf
    .gender = masculine
table-cover = Deckung
    .gender = feminine
procedure-volley = Salve
    .gender = feminine
param-volley-shooter = Schütze
    .name = { $case ->
      [gen] Schützen
      [dat] Schützen
      [acc] Schützen
     *[plain] Schütze
    }
    .gender = masculine
param-volley-target = Ziel
    .name = { $case ->
      [gen] Ziels
     *[plain] Ziel
    }
    .gender = neuter
param-gap-from = Anfang
    .name = { $case ->
      [gen] Anfangs
     *[plain] Anfang
    }
    .gender = masculine
param-gap-to = Ende
    .name = { $case ->
      [gen] Endes
     *[plain] Ende
    }
    .gender = neuter
param-cover-wood = Wald
    .gender = masculine
param-need-near = Nähe
    .gender = feminine
param-need-tall = Höhe
    .gender = feminine
";

const LOCALES: [(&str, &str); 4] = [("en", EN), ("fr", FR), ("ja", JA), ("de", DE)];

#[track_caller]
fn is(anchor: &str, wanted: [&str; 4]) {
    let said = LOCALES.map(|(locale, words)| said(RULES, words, locale, anchor));
    let shown = said.iter().map(|said| said.trim_end()).collect::<Vec<_>>().join("\n");
    assert_eq!(shown, wanted.join("\n"), "\n{shown}\n");
}

#[test]
fn dice_formulas_and_losses_of_a_volley() {
    is(
        "procedure.volley",
        [
            "1. Hits: the number of dice that show the target's strength or more in a roll of as many 6-sided dice as the shooter's shots.\n\
             2. Needed: the need (for the gap (for the shooter and the target) and the target's strength) plus the cover (for the target's strength).\n\
             3. Harm:\n   1. If the shooter's strength is equal to the target's strength, the target's poison rises by 5.\n   2. The target's models fall by the hits.",
            "1. Touches : le nombre de dés montrant au moins la Force de la cible sur un jet d'un nombre de dés à 6 faces égal aux tirs du tireur.\n\
             2. Requis : le besoin (pour l'écart (pour le tireur et la cible) et la Force de la cible) plus le couvert (pour la Force de la cible).\n\
             3. Dommage :\n   1. Si la Force du tireur est égale à la Force de la cible, le poison de la cible augmente de 5.\n   2. Les figurines de la cible diminuent du total des touches.",
            "1. 命中数：6面のダイス「射手の射撃数」個を振って標的の威力以上の目を出したダイスの数。\n\
             2. 必要値：「必要（差（射手と標的）と標的の威力）＋ 遮蔽（標的の威力）」。\n\
             3. 被害：\n   1. 射手の威力が標的の威力に等しければ、標的の毒が 5 増える。\n   2. 標的の兵数が命中数のぶんだけ減る。",
            "1. Treffer: die Zahl der Würfel, die bei einem Wurf mit so vielen Würfeln mit 6 Seiten, wie die Schüsse des Schützen angeben, mindestens die Stärke des Ziels zeigen.\n\
             2. Bedarf: der Bedarf (für den Abstand (für den Schützen und das Ziel) und die Stärke des Ziels) plus die Deckung (für die Stärke des Ziels).\n\
             3. Schaden:\n   1. Wenn die Stärke des Schützen gleich der Stärke des Ziels ist, steigt das Gift des Ziels um 5.\n   2. Die Modelle des Ziels sinken um die Treffer.",
        ],
    );
}

#[test]
fn whether_there_is_any_is_no_number() {
    is(
        "rules.unit_",
        [
            "Your strength never goes below 0 or above 9.\n\
             Your reach is your strength × (your strength + 1) ÷ 2, which never leaves a remainder.\n\
             Your reach never goes below 0 or above 99.\n\
             Your shots never go below 0 or above 9.\n\
             Your models go from 0 to 40, starting at 20.\n\
             While there is a friend that is not broken, your strength rises by 1.\n\
             While there is no friend that is not broken, your strength falls by 1.",
            "Ta Force ne descend jamais sous 0 et ne dépasse jamais 9.\n\
             Ta portée : ta Force × (ta Force + 1) ÷ 2 (la division tombe toujours juste).\n\
             Ta portée ne descend jamais sous 0 et ne dépasse jamais 99.\n\
             Tes tirs ne descendent jamais sous 0 et ne dépassent jamais 9.\n\
             Tes figurines vont de 0 à 40 et commencent à 20.\n\
             Tant qu'il y a une unité amie qui n'est pas en déroute, ta Force augmente de 1.\n\
             Tant qu'il n'y a aucune unité amie qui n'est pas en déroute, ta Force diminue de 1.",
            "威力は 0 を下回らず、9 を上回らない。\n\
             間合いは「威力 ×（威力 ＋ 1）÷ 2」である。\n\
             間合いは 0 を下回らず、99 を上回らない。\n\
             射撃数は 0 を下回らず、9 を上回らない。\n\
             兵数は 0 から 40 までの値をとる（初めは 20）。\n\
             潰走していない友軍がいるあいだ、威力が 1 上がる。\n\
             潰走していない友軍がいないあいだ、威力が 1 下がる。",
            "Deine Stärke sinkt nie unter 0 und steigt nie über 9.\n\
             Deine Reichweite ist deine Stärke × (deine Stärke + 1) ÷ 2 (geht immer auf).\n\
             Deine Reichweite sinkt nie unter 0 und steigt nie über 99.\n\
             Deine Schüsse sinken nie unter 0 und steigen nie über 9.\n\
             Deine Modelle reichen von 0 bis 40 und beginnen bei 20.\n\
             Solange es eine befreundete Einheit, die nicht geschlagen ist, gibt, steigt deine Stärke um 1.\n\
             Solange es keine befreundete Einheit, die nicht geschlagen ist, gibt, sinkt deine Stärke um 1.",
        ],
    );
}
