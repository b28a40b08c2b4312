//! What happened, told in each language.

use runebook_book::told::said::{By, Owner, Stored, With};
use runebook_book::told::{Said, Teller, Thing, Value};
use runebook_compiler::ir::Layer;
use runebook_runtime::Dice;
use runebook_runtime::dice::{Mode, Pool};

use crate::kit::{LOCALES, sil_q};

fn teller(locale: &str) -> Teller {
    let pack = sil_q();
    let words = pack.words(locale);
    Teller::new(&words.source(pack), locale).expect("a grammar")
}

/// A sentence in each language.
fn told(said: &Said) -> [String; 3] {
    LOCALES.map(|locale| teller(locale).tell(said).expect("no holes"))
}

fn hero() -> Thing {
    Thing::new("character-hero")
}

fn orc() -> Thing {
    Thing::new("character-orc_soldier")
}

fn with(id: &str, name: &str, value: Value) -> With {
    With { id: id.to_owned(), name: Some(name.to_owned()), value }
}

fn hit(net: i64) -> Said {
    let who = |id: &str, who| with(id, &format!("role-attack-{id}"), Value::Thing(who));
    let net = with("net", "param-hit-net", Value::Number(net, 1));
    Said::Event { event: "event-hit".to_owned(), with: vec![who("attacker", hero()), who("defender", orc()), net] }
}

fn change(what: &str, how: Stored, before: i64, after: i64, asked: Option<i64>) -> Said {
    let number = |value| Value::Number(value, 1);
    let asked = asked.map(number);
    Said::Change { whose: orc(), what: Thing::new(what), how, before: number(before), after: number(after), asked }
}

#[test]
fn hits_and_losses() {
    assert_eq!(
        told(&hit(2)),
        [
            "The warrior of Fingolfin's house hits the orc soldier for 2 damage.",
            "Le guerrier de la Maison de Fingolfin touche le soldat orque et lui inflige 2 points de dégâts.",
            "フィンゴルフィンの家の戦士の攻撃がオークの兵士に当たり、2 のダメージを与える。",
        ]
    );
    assert_eq!(
        told(&change("resource-creature-health", Stored::Amount, 26, 24, None)),
        [
            "The orc soldier loses 2 health and has 24 left.",
            "Le soldat orque perd 2 points de santé\u{a0}; il lui en reste 24.",
            "オークの兵士は生命力を 2 失い、残りは 24。"
        ]
    );
}

#[test]
fn nothing_and_one_are_not_so_many() {
    let none = told(&hit(0));
    assert_eq!(none[0], "The warrior of Fingolfin's house hits the orc soldier but does no damage.");
    assert!(none[1].ends_with(" touche le soldat orque sans lui faire de mal."), "{}", none[1]);
    assert!(none[2].ends_with("オークの兵士に当たるが、ダメージを与えられない。"), "{}", none[2]);
    assert!(told(&hit(1))[1].ends_with(" et lui inflige 1 point de dégâts."));
}

#[test]
fn a_range_ends() {
    let ends = told(&change("resource-creature-health", Stored::Amount, 3, 0, Some(-4)));
    assert_eq!(ends[0], "The orc soldier loses 3 health and has 0 left (its range ends there; it would be −4).");
    assert!(ends[1].ends_with(" il lui en reste 0 (limite atteinte\u{a0}; sans elle, −4)."), "{}", ends[1]);
    let stays = told(&change("resource-creature-health", Stored::Amount, 26, 26, Some(30)));
    assert!(stays[1].starts_with("La santé du soldat orque reste à 26 "), "{}", stays[1]);
}

#[test]
fn becoming_and_being() {
    let stunned = told(&change("status-stun", Stored::Degree, 0, 3, None));
    assert_eq!(stunned[0], "The orc soldier is stunned (3).", "as the pack says it");
    assert!(stunned[1].starts_with("Le soldat orque est étourdi"), "{}", stunned[1]);
    let singer = Said::Change {
        whose: Thing::new("character-singer"),
        what: Thing::new("status-stun"),
        how: Stored::State,
        before: Value::Number(1, 1),
        after: Value::Number(0, 1),
        asked: None,
    };
    assert!(told(&singer)[1].ends_with("cesse d'être étourdie."), "{}", told(&singer)[1]);
    let afraid = Said::Stat {
        what: Thing::new("flag-creature-helpless"),
        whose: Owner::Entity(hero()),
        value: Value::YesNo(false),
        by: Vec::new(),
    };
    assert_eq!(told(&afraid)[0], "The warrior of Fingolfin's house is not helpless.");
    assert!(told(&afraid)[1].ends_with("n'est pas sans défense."), "{}", told(&afraid)[1]);
    assert!(told(&afraid)[2].ends_with("：いいえ。"), "{}", told(&afraid)[2]);
}

#[test]
fn rolls_values_and_ends() {
    let dice = |mode| Value::Dice(Dice::with(Pool { count: 2, sides: 20, mode }));
    let roll = |mode| {
        let what = vec![Thing::new("step-strike-attack_roll")];
        told(&Said::Roll { what, dice: dice(mode), faces: vec![1, 3], total: 4 })
    };
    let sum = roll(Mode::Sum);
    assert_eq!(sum[0], "Attack roll: 2d20 (1, 3) comes to 4.");
    assert_eq!(sum[1], "Jet d'attaque\u{a0}: 2d20 (1, 3) donne 4.");
    assert_eq!(sum[2], "命中判定：2d20（1、3）の出目は 4。");
    let lowest = roll(Mode::KeepLow(1));
    assert_eq!(lowest[0], "Attack roll: 2d20, of which the lowest counts (1, 3) comes to 4.");
    assert_eq!(lowest[1], "Jet d'attaque\u{a0}: 2d20 dont on garde le plus bas (1, 3) donne 4.");
    let by = By { source: Some(Thing::new("ability-power")), layer: Layer::Sides, value: Value::Number(1, 1) };
    let value = told(&Said::Stat {
        what: Thing::new("stat-attack-to_hit"),
        whose: Owner::Context("context-attack".to_owned()),
        value: Value::Number(15, 2),
        by: vec![by],
    });
    assert_eq!(value[0], "Accuracy: 7.5 (Power +1 side).");
    assert_eq!(value[1], "Précision\u{a0}: 7,5 (Puissance +1 face).");
    assert_eq!(value[2], "命中：7.5（剛力 +1面）。");
    let wins = told(&Said::Wins { who: orc(), round: 3 });
    assert_eq!(
        wins,
        [
            "The orc soldier wins in round 3.",
            "Le soldat orque l'emporte au round 3.",
            "第3ラウンド、オークの兵士の勝ち。"
        ]
    );
}

#[test]
fn whoever_fights_its_like_is_marked() {
    let marked = Thing { mark: Some("b".to_owned()), ..orc() };
    let acts = told(&Said::Acts { who: marked });
    assert_eq!(acts, ["The orc soldier (b) acts:", "Au tour du soldat orque (b)\u{a0}:", "オークの兵士（b）の番。"]);
}

#[test]
fn what_is_missing_is_named() {
    let nobody = Said::Acts { who: Thing::new("character-nobody") };
    let missing = teller("fr").tell(&nobody).expect_err("nobody has this name");
    assert!(missing.iter().any(|hole| hole.starts_with("character-nobody")), "{missing:?}");
}
