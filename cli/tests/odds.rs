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

/// What `odds` says of a question that is run.
fn sampled(asked: &str) -> String {
    Bench::new(&[]).run(&["odds", &folder("content/stats"), asked, "--states", "0", "--runs", "20000"]).ends(0).out
}

/// The first number of a line and the two of its interval.
fn interval(line: &str) -> [f64; 3] {
    let numbers = line.trim_start_matches('~').replace(", from ", " to ");
    let numbers: Vec<f64> = numbers.split(" to ").map(|number| number.trim().parse().unwrap()).collect();
    <[f64; 3]>::try_from(numbers).unwrap_or_else(|_| panic!("{line}"))
}

#[test]
fn what_was_sampled_has_its_interval() {
    for (asked, truth) in [("mean of roll 10d6", 35.0), ("spread of roll 10d6", 5.400617)] {
        let said = sampled(asked);
        let [seen, low, high] = interval(said.lines().next().unwrap());
        assert!(low <= truth && truth <= high && low < seen && seen < high && high - low < 1.0, "{asked}: {said}");
    }
    let quantile = sampled("q75 of roll 10d6");
    assert!(quantile.starts_with("~39\n") || quantile.contains(" to "), "{quantile}");
    assert!(!quantile.lines().next().unwrap().contains('.'), "no half of a whole value: {quantile}");
    let few = ["odds", &folder("content/stats"), "q99 of roll 10d6", "--states", "0", "--runs", "10"];
    assert!(Bench::new(&[]).run(&few).ends(2).error.contains("so few runs do not tell"));
}

#[test]
fn what_is_rounded_is_called_so_and_a_spread_is_one() {
    let stats = folder("content/stats");
    let says = |asked: &str| Bench::new(&[]).run(&["odds", &stats, asked]).ends(0).out;
    let begins = |asked: &str, start: &str| assert!(says(asked).starts_with(start), "{asked}: {}", says(asked));
    begins("spread of roll 2d6", "about 2.415229, the root of 35/6\n");
    begins("mean of roll 3d6 keep high 1", "119/24 = about 4.958333\n");
    begins("mean of (roll 1d6)", "7/2 = 3.5\n");
    let more = ["odds", &stats, "spread of roll 2d6", "--vs", "spread of roll 1d12"];
    assert!(Bench::new(&[]).run(&more).ends(0).out.contains("second - first  +1.0368\n"));
}

#[test]
fn csv_says_how_surely_each_line_is_known() {
    let stats = folder("content/stats");
    let csv = |more: &[&str]| {
        let arguments = [&["odds", &stats, "odds of roll 1d2", "--format", "csv"], more].concat();
        Bench::new(&[]).run(&arguments).ends(0).out
    };
    assert_eq!(csv(&[]).lines().nth(1).unwrap().rsplit(',').next(), Some("exact"));
    assert!(csv(&["--states", "0"]).lines().skip(1).all(|line| line.ends_with(",sampled")));
}

#[test]
fn nothing_is_run_no_times() {
    let stats = folder("content/stats");
    for arguments in [&["odds", &stats, "mean of roll 1d6", "--runs", "0"][..], &["sweep", &stats, "--fights", "0"][..]]
    {
        let error = Bench::new(&[]).run(arguments).ends(2).error;
        assert!(error.contains("invalid value '0'"), "{error}");
    }
}

#[test]
fn a_way_makes_each_choice_once() {
    let rules = "one of way \"Way\": left \"Left\", right \"Right\"\n\
                 entity creature \"Creature\" { resource health \"Health\": number in 0..20, starts at 20 }\n\
                 procedure flee(who: creature) \"Flight\" {\n  choose path: way, by who\n  \
                 match path { left: who loses (roll 1d2) health; right: who loses 2 health }\n}\n\
                 character hero \"Hero\" is creature { }\n";
    let bench = Bench::new(&[("pack.yaml", "language: 1\nname: small\ntitle: { en: Small }\n"), ("r.rune", rules)]);
    let asked = ["odds", ".", "odds of hero.health in flee(hero)", "--traces", "2"];
    bench.run(&asked).ends(0);
    let error = bench.run(&[&asked[..], &["--given", "policy each"]].concat()).ends(2).error;
    assert!(error.contains("`policy each`") && !error.contains("say how it is made"), "{error}");
}

#[test]
fn a_process_of_too_many_states_is_run_or_refused_with_the_reason() {
    let rules = "clock day\n\
                 process walk(p: number) \"Walk\" { state n = 0; each day { set n to n + roll 1d6; stop with chance 1 / 50 } }\n\
                 process ever(p: number) \"Ever\" { state n = 0; each day { set n to n + 1; stop with chance 0 } }\n";
    let bench = Bench::new(&[("pack.yaml", "language: 1\nname: small\ntitle: { en: Small }\n"), ("r.rune", rules)]);
    let asked = |more: &[&str]| bench.run(&[&["odds", "."], more, &["--states", "200"]].concat());
    let said = asked(&["expected walk(1)", "--runs", "3000"]).ends(0).out;
    let [seen, low, high] = interval(said.lines().next().unwrap());
    assert!(low <= 50.0 && 50.0 <= high && low < seen && seen < high && high - low < 10.0, "{said}");
    assert!(
        said.contains("sampled, for it is too wide to be counted: 3000 runs, seed 1, each of which stops"),
        "{said}"
    );
    assert!(asked(&["expected walk(1)", "--runs", "3000", "--seed", "2"]).ends(0).out != said, "another seed");
    let both = asked(&["expected walk(1)", "--vs", "expected walk(2)", "--runs", "3000"]).ends(0).out;
    assert!(both.contains("second - first  ~"), "{both}");
    let error = asked(&["expected ever(1)", "--runs", "10"]).ends(2).error;
    assert!(error.contains("run 1 of the process has not stopped within 1000000 ticks"), "{error}");
    let error = asked(&["expected walk(1)", "--runs", "10000000"]).ends(2).error;
    assert!(error.contains("can be waited for"), "{error}");
}
