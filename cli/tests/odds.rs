//! What the odds must show: a whole attack at once, a duel to its end, and fights that agree with it.

mod bench;

use bench::Bench;
use serde_json::Value;

/// A fighter on whose attack eleven modifiers count.
const FIGHTER: &str = "hero { innate finesse; innate polearm_mastery; innate charge; innate melee_strength; \
                       innate subtlety; innate rapid_attack; weapon spear; shield none; stun 1 }";
const ATTACK: &str = "strike(attack(hero, orc_captain, spear, regular, yes))";

/// A folder of this repository, from anywhere.
fn folder(path: &str) -> String {
    format!("{}/../{path}", env!("CARGO_MANIFEST_DIR"))
}

fn json(arguments: &[&str]) -> Value {
    let run = Bench::new(&[]).run(&[arguments, &["--format", "json"]].concat()).ends(0);
    serde_json::from_str(&run.out).unwrap_or_else(|why| panic!("{why}: {}", run.out))
}

/// The two ends of a chance, or its two equal ends.
fn ends(chance: &Value) -> [f64; 2] {
    let one = |text: &Value| {
        let (n, d) = text.as_str().unwrap().split_once('/').unwrap_or((text.as_str().unwrap(), "1"));
        n.parse::<f64>().unwrap() / d.parse::<f64>().unwrap()
    };
    match chance {
        Value::Array(both) => [one(&both[0]), one(&both[1])],
        both => [one(both), one(both)],
    }
}

#[test]
fn a_full_attack_with_ten_modifiers_is_exact() {
    let pack = folder("content/sil-q");
    let asked = format!("odds of net, crit in {ATTACK} given hit");
    let said = Bench::new(&[]).run(&["odds", &pack, &asked, "--given", FIGHTER]).ends(0).out;
    let lines = ["mean of net: 647189/120960", "given what has the chance 21/40 = 52.5 %", "exact ("];
    assert!(lines.iter().all(|line| said.lines().any(|said| said.starts_with(line))), "{said}");
    let found = json(&["odds", &pack, &asked, "--given", FIGHTER]);
    let outcomes = found["outcomes"].as_array().unwrap();
    let all: f64 = outcomes.iter().map(|outcome| ends(&outcome["chance"])[0]).sum();
    assert!((all - 1.0).abs() < 1e-12 && outcomes.len() > 60, "{all}, {}", outcomes.len());
}

#[test]
fn ten_modifiers_count_in_it() {
    let pack = folder("content/sil-q");
    let asked = format!("odds of net in {ATTACK}");
    let told = Bench::new(&[]).run(&["trace", &pack, &asked, "--given", FIGHTER, "--rolls", "20,1,12,2"]).ends(0).out;
    let names = ["Rapid Attack", "Charge", "Polearm Mastery", "Stun", "Power", "Subtlety", "Finesse", "Strength"];
    let counts = |line: &&str| {
        let line = line.trim();
        let number = |name: &&str| line.strip_prefix(name)?.trim_start().chars().next();
        names.iter().find_map(number).is_some_and(|sign| sign == '+' || sign == '−')
    };
    assert!(told.lines().filter(counts).count() >= 10, "{told}");
}

const WIN: &str = "chance of win in duel(long_red, long_blue, blows)";
const ROUNDS: &str = "odds of rounds in duel(long_red, long_blue, blows)";

#[test]
fn a_duel_to_the_end_is_counted() {
    let run = Bench::new(&[]).run(&["odds", &folder("bench/odds/duel"), WIN]).ends(0).complains("");
    run.says("25.61 %\nproved to the last digit shown (every result of every roll tried, 2500 states)\n");
}

/// `RUNEBOOK_FIGHTS=1000000 cargo test --release -p runebook --test odds` fights a million times.
#[test]
fn the_same_duel_fought_lies_within_its_interval() {
    let pack = folder("bench/odds/duel");
    let fights = std::env::var("RUNEBOOK_FIGHTS").unwrap_or_else(|_| "5000".to_owned());
    for asked in [WIN, ROUNDS] {
        let counted = listed(&json(&["odds", &pack, asked, "--all"]));
        let fought = json(&["odds", &pack, asked, "--all", "--states", "0", "--runs", &fights]);
        assert!(fought["sureness"].as_str().unwrap().contains(&format!("{fights} runs")), "{fought}");
        for (value, [low, high]) in listed(&fought) {
            let known = counted.iter().find(|(counted, _)| *counted == value).map_or([0.0; 2], |(_, ends)| *ends);
            assert!(low <= known[1] && known[0] <= high, "{value}: {low} to {high}, {known:?}");
        }
    }
}

/// What was asked for, each with the ends of its chance.
fn listed(found: &Value) -> Vec<(Value, [f64; 2])> {
    let chance = |row: &Value| (row["name"].clone(), ends(&row["chance"]));
    let outcome = |row: &Value| (row["values"].clone(), ends(&row["chance"]));
    match found["numbers"].as_array() {
        Some(numbers) => numbers.iter().map(chance).collect(),
        None => found["outcomes"].as_array().unwrap().iter().map(outcome).collect(),
    }
}

#[test]
fn what_throws_dice_for_minutes_is_refused_at_once() {
    let run = Bench::new(&[]).run(&["odds", &folder("content/stats"), "mean of (roll 32767d32767)"]).ends(2);
    assert!(run.error.contains("a run throws 32767 dice") && run.error.contains("--runs"), "{}", run.error);
}
