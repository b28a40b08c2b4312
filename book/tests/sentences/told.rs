//! A duel, told in each language.

use runebook_book::describe::Ratio;
use runebook_book::told::{Teller, Value};

use crate::kit::{LOCALES, sil_q};

fn teller(locale: &str) -> Teller {
    let pack = sil_q();
    let words = pack.words(locale);
    Teller::new(&words.source(pack), locale).expect("a grammar")
}

fn whole(value: i128) -> Ratio {
    Ratio::new(value, 1).expect("a number")
}

fn thing(key: &str) -> Value {
    Value::Thing(key.to_owned())
}

#[test]
fn hits_and_losses() {
    let told = LOCALES.map(|locale| {
        let teller = teller(locale);
        let with = [
            ("attacker", thing("character-hero")),
            ("defender", thing("character-orc_soldier")),
            ("net", Value::Number(2, 1)),
        ];
        let hit = teller.event("hit", &with).expect("no holes");
        let lost =
            teller.change("character-orc_soldier", "resource-creature-health", whole(26), whole(24)).expect("no holes");
        [hit, lost]
    });
    assert_eq!(
        told[0],
        [
            "The warrior of Fingolfin's house hits the orc soldier; net damage 2.",
            "The orc soldier loses 2 health and has 24 left."
        ]
    );
    assert_eq!(
        told[1],
        [
            "Le guerrier de la Maison de Fingolfin touche le soldat orque, dégâts nets 2.",
            "Le soldat orque perd 2 points de santé\u{a0}; il lui en reste 24."
        ]
    );
    assert_eq!(
        told[2],
        [
            "フィンゴルフィンの家の戦士の攻撃がオークの兵士に当たり、2 のダメージを与える。",
            "オークの兵士は生命力を 2 失い、残りは 24。"
        ]
    );
}

#[test]
fn rolls_values_and_ends() {
    let told = LOCALES.map(|locale| {
        let teller = teller(locale);
        let roll = [
            ("what", thing("step-strike-attack_roll")),
            ("dice", Value::Text("1d20".into())),
            ("faces", Value::Nothing),
            ("n", Value::Number(9, 1)),
        ];
        let roll = teller.say("told-roll", &roll).expect("no holes");
        let value =
            teller.value("stat-attack-to_hit", None, "10", &[("race-noldor".into(), "+1".into())]).expect("no holes");
        let wins = teller
            .say("told-wins", &[("who", thing("character-orc_soldier")), ("n", Value::Number(3, 1))])
            .expect("no holes");
        let stunned = teller.status("character-orc_soldier", "status-stun", true).expect("no holes");
        [roll, value, wins, stunned]
    });
    assert_eq!(told[0][0], "Attack roll: 1d20 comes to 9.");
    assert_eq!(told[0][2], "The orc soldier wins in round 3.");
    assert_eq!(told[1][2], "Le soldat orque l'emporte au round 3.");
    assert_eq!(told[2][2], "第3ラウンド、オークの兵士の勝ち。");
    assert!(told[1][1].ends_with("10 (Noldor +1)."), "{}", told[1][1]);
    assert!(told.iter().flatten().all(|text| !text.is_empty()));
}
