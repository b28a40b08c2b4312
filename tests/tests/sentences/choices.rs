//! Choices: said once, and from then on by what was chosen.

use crate::lines::said;

const RULES: &str = r#"one of way "Way": left "Left", right "Right"
kind card "Card" held by every fighter { upgrade: card or none = none }
card strike "Strike" { upgrade strike_plus }
card strike_plus "Strike+" { }
entity fighter "Fighter" holds entries {
  resource hand[card] "Hand": number in 0..10, starts at 0
  resource health "Health": number in 0..20, starts at 20
  resource purse "Purse": number in 0..50, starts at 10
}
set neighbours(of: fighter): fighter at most 8, else none
procedure smith(who: fighter) "Smith" {
  choose better: card where better.upgrade is not none, by who
  who loses 1 hand[better]
  who gains 1 hand[better.upgrade]
}
procedure flee(who: fighter) "Flight" {
  choose path: way, by who
  if path is left: who loses 1 health
}
procedure swing(who: fighter) "Swing" {
  choose one foe in neighbours(who) where foe.health > 0, by least foe.health
  foe loses 3 health
}
procedure bet(who: fighter) "Bet" {
  choose stake in 1..who.purse where stake is not 3, by who
  who loses stake purse
}
procedure swap(who: fighter) "Swap" {
  choose given: card, by who
  choose taken: card, by who
  who loses 1 hand[given]
  who gains 1 hand[taken]
}
"#;

const EN: &str = "kind-card = Card
    .name = card
    .plural = Cards
enum-way = Way
    .name = way
entity-fighter = Fighter
    .name = fighter
resource-fighter-hand =
    .name = hand
    .member = copies of { $member } in hand
    .number = plural
resource-fighter-health =
    .name = health
    .number = mass
resource-fighter-purse =
    .name = purse
set-neighbours = neighbour
";

const FR: &str = "kind-card = Carte
    .name = carte
    .plural = Cartes
    .gender = feminine
card-strike = Frappe
    .gender = feminine
card-strike_plus = Frappe+
    .gender = feminine
field-card-upgrade = Amélioration
    .name = amélioration
    .gender = feminine
    .is_any = { $who } peut être améliorée
    .is_none = { $who } ne peut pas être améliorée
enum-way = Voie
    .name = voie
    .gender = feminine
member-way-left = Gauche
    .gender = feminine
    .bare = the
member-way-right = Droite
    .gender = feminine
entity-fighter = Combattant
    .name = combattant
    .gender = masculine
resource-fighter-hand = Main
    .member = exemplaires de { $member } en main
    .gender = masculine
    .number = plural
resource-fighter-health = Santé
    .name = santé
    .gender = feminine
resource-fighter-purse = Bourse
    .name = bourse
    .gender = feminine
set-neighbours = voisin
    .gender = masculine
procedure-smith = Forge
    .gender = feminine
procedure-flee = Fuite
    .gender = feminine
procedure-swing = Moulinet
    .gender = masculine
procedure-bet = Pari
    .gender = masculine
procedure-swap = Échange
    .gender = masculine
local-bet-stake = mise
    .gender = feminine
local-swap-given = rendue
    .gender = feminine
local-swap-taken = prise
    .gender = feminine
";

const JA: &str = "kind-card = 札
    .reading = ふだ
    .counter = 枚
    .plural = 札
card-strike = 一撃
    .reading = いちげき
card-strike_plus = 一撃改
    .reading = いちげきかい
field-card-upgrade = 強化
enum-way = 道
member-way-left = 左
member-way-right = 右
entity-fighter = 戦士
resource-fighter-hand = 手札
    .member = 手札の{ $member }の枚数
resource-fighter-health = 体力
resource-fighter-purse = 財布
set-neighbours = 隣の者
    .counter = 人
procedure-smith = 鍛冶
procedure-flee = 逃走
procedure-swing = 大振り
procedure-bet = 賭け
procedure-swap = 交換
local-bet-stake = 賭け金
local-swap-given = 渡す札
local-swap-taken = 受け取る札
";

const DE: &str = "kind-card = Karte
    .plural = Karten
    .gender = feminine
card-strike = Hieb
    .gender = masculine
card-strike_plus = Hieb+
    .gender = masculine
field-card-upgrade = Verbesserung
    .gender = feminine
    .is_any = { $who } eine Verbesserung hat
    .is_none = { $who } keine Verbesserung hat
enum-way = Weg
    .gender = masculine
member-way-left = Links
    .gender = neuter
member-way-right = Rechts
    .gender = neuter
entity-fighter = Kämpfer
    .name = { $case ->
      [gen] Kämpfers
     *[plain] Kämpfer
    }
    .gender = masculine
resource-fighter-hand = Hand
    .member = Exemplare { $member_gen } auf der Hand
    .gender = neuter
    .number = plural
resource-fighter-health = Gesundheit
    .gender = feminine
resource-fighter-purse = Börse
    .gender = feminine
set-neighbours = Nachbar
    .name = { $case ->
      [acc] Nachbarn
     *[plain] Nachbar
    }
    .plural = Nachbarn
    .gender = masculine
procedure-smith = Schmieden
    .gender = neuter
procedure-flee = Flucht
    .gender = feminine
procedure-swing = Schwung
    .gender = masculine
procedure-bet = Wette
    .gender = feminine
procedure-swap = Tausch
    .gender = masculine
local-bet-stake = Einsatz
    .gender = masculine
local-swap-given = gegeben
    .gender = feminine
local-swap-taken = genommen
    .gender = feminine
";

const LOCALES: [(&str, &str); 4] = [("en", EN), ("fr", FR), ("ja", JA), ("de", DE)];

#[track_caller]
fn is(procedure: &str, wanted: [&str; 4]) {
    let said = LOCALES.map(|(locale, words)| said(RULES, words, locale, &format!("procedure.{procedure}")));
    let shown = said.iter().map(|said| said.trim_end()).collect::<Vec<_>>().join("\n");
    assert_eq!(shown, wanted.join("\n"), "\n{shown}\n");
}

#[test]
fn an_entry_is_chosen_once_and_then_it_is_the_chosen_one() {
    is(
        "smith",
        [
            "1. The fighter chooses a card for which its upgrade is set.\n\
             2. The fighter's copies of the chosen card in hand fall by 1.\n\
             3. The fighter's copies of the chosen card's upgrade in hand rise by 1.",
            "1. Le combattant choisit une carte dont il est vrai que cette carte peut être améliorée.\n\
             2. Les exemplaires de la carte choisie en main du combattant diminuent de 1.\n\
             3. Les exemplaires de l'amélioration de la carte choisie en main du combattant augmentent de 1.",
            "1. 戦士が札（その強化があるものに限る）を選ぶ。\n\
             2. 戦士の手札の選んだ札の枚数が 1 減る。\n\
             3. 戦士の手札の選んだ札の強化の枚数が 1 増える。",
            "1. Der Kämpfer wählt eine Karte, für die gilt, dass diese Karte eine Verbesserung hat.\n\
             2. Die Exemplare der gewählten Karte auf der Hand des Kämpfers sinken um 1.\n\
             3. Die Exemplare der Verbesserung der gewählten Karte auf der Hand des Kämpfers steigen um 1.",
        ],
    );
}

#[test]
fn a_member_that_was_chosen_is_asked_for_by_what_it_is() {
    is(
        "flee",
        [
            "1. The fighter chooses a way.\n\
             2. If the chosen way is Left, the fighter loses 1 health.",
            "1. Le combattant choisit une voie.\n\
             2. Si la voie choisie est la Gauche, le combattant perd 1 point de santé.",
            "1. 戦士が道を選ぶ。\n\
             2. 選んだ道が左なら、戦士の体力が 1 減る。",
            "1. Der Kämpfer wählt einen Weg.\n\
             2. Wenn der gewählte Weg Links ist, verliert der Kämpfer 1 Gesundheit.",
        ],
    );
}

#[test]
fn a_rule_that_settles_a_choice_says_how() {
    is(
        "swing",
        [
            "1. Take a neighbour for which its health is more than 0; of several, the one for which its health is the least.\n\
             2. The chosen neighbour loses 3 health.",
            "1. Prends un voisin dont il est vrai que sa santé dépasse 0 ; s'il y en a plusieurs, celui pour lequel sa santé est minimale.\n\
             2. Le voisin choisi perd 3 points de santé.",
            "1. 隣の者（その隣の者の体力が 0 を超えるものに限る）を選ぶ。いくつもあれば、その隣の者の体力が最も小さいものとする。\n\
             2. 選んだ隣の者の体力が 3 減る。",
            "1. Nimm einen Nachbarn, für den gilt, dass seine Gesundheit mehr als 0 beträgt; gibt es mehrere, denjenigen, bei dem seine Gesundheit am kleinsten ist.\n\
             2. Der gewählte Nachbar verliert 3 Gesundheit.",
        ],
    );
}

#[test]
fn a_number_is_chosen_between_its_ends() {
    is(
        "bet",
        [
            "1. The fighter chooses the stake, a whole number from 1 to the fighter's purse, provided that the stake is not 3.\n\
             2. The fighter's purse falls by the stake.",
            "1. Le combattant choisit la mise, un nombre entier compris entre 1 et la bourse du combattant tel que la mise ne vaut pas 3.\n\
             2. La bourse du combattant diminue de la mise.",
            "1. 戦士が賭け金を、1 以上戦士の財布以下の整数から選ぶ（ただし、賭け金が 3 でないものに限る）。\n\
             2. 戦士の財布が賭け金のぶんだけ減る。",
            "1. Der Kämpfer wählt den Einsatz, eine ganze Zahl von 1 bis zu der Börse des Kämpfers, sofern der Einsatz nicht 3 beträgt.\n\
             2. Die Börse des Kämpfers sinkt um den Einsatz.",
        ],
    );
}

#[test]
fn two_choices_of_a_sort_are_told_apart() {
    is(
        "swap",
        [
            "1. The fighter chooses a card (given).\n\
             2. The fighter chooses a card (taken).\n\
             3. The fighter's copies of the chosen card (given) in hand fall by 1.\n\
             4. The fighter's copies of the chosen card (taken) in hand rise by 1.",
            "1. Le combattant choisit une carte (rendue).\n\
             2. Le combattant choisit une carte (prise).\n\
             3. Les exemplaires de la carte (rendue) choisie en main du combattant diminuent de 1.\n\
             4. Les exemplaires de la carte (prise) choisie en main du combattant augmentent de 1.",
            "1. 戦士が札（渡す札）を選ぶ。\n\
             2. 戦士が札（受け取る札）を選ぶ。\n\
             3. 戦士の手札の選んだ札（渡す札）の枚数が 1 減る。\n\
             4. 戦士の手札の選んだ札（受け取る札）の枚数が 1 増える。",
            "1. Der Kämpfer wählt eine Karte (gegeben).\n\
             2. Der Kämpfer wählt eine Karte (genommen).\n\
             3. Die Exemplare der gewählten Karte (gegeben) auf der Hand des Kämpfers sinken um 1.\n\
             4. Die Exemplare der gewählten Karte (genommen) auf der Hand des Kämpfers steigen um 1.",
        ],
    );
}
