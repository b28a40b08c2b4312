//! `runebook test --coverage` on small packs: what it calls open, and when it fails.

mod bench;

use bench::{Bench, Run};

const RULES: &str = "clock turn
kind ability \"Ability\" { }
entity creature \"Creature\" { stat melee \"Melee\", strength \"Strength\": number, else 0; flag prone \"Prone\"; resource health \"Health\": number in 0..20, starts at 9 }
event hit(who: creature, net: number) \"A hit\" told by the game
ability grip \"Grip\" { melee +2 when you are prone and your strength >= 3 }
ability thorns \"Thorns\" { on hit as who, once per turn, when net >= 4: you lose 1 health }
character hero \"Hero\" is creature { }
";

/// All of the rules but what the named lines show.
fn run(tests: &str, manifest: &str, more: &[&str]) -> Run {
    let manifest = format!("language: 1\nname: small\nmakes: [table]\n{manifest}");
    let bench = Bench::new(&[("pack.yaml", &manifest), ("r.rune", &format!("{RULES}{tests}"))]);
    bench.run(&[&["test", ".", "--coverage"], more].concat())
}

const GRIP: &str = "test \"grip\" {
  given hero { innate grip; strength 3; prone yes }
  expect hero.melee is 2
  expect (hero with { prone no }).melee is 0
  expect (hero with { strength 2 }).melee is 0
  expect (hero with { strength 2; prone no }).melee is 0
}
";

const THORNS: &str = "test \"thorns\" {
  given hero { innate thorns }
  do hit(hero, 4)
  do hit(hero, 4)
  expect hero.health is 8
  do turn(hero)
  do hit(hero, 3)
  expect hero.health is 8
}
";

#[test]
fn tests_that_show_all_are_fine() {
    let run = run(&format!("{GRIP}{THORNS}"), "", &[]).ends(0);
    run.says("2 passed, 0 failed\n2 of 2 entries, 7 of 7 clauses true and false\n");
}

#[test]
fn what_no_test_asks_is_open() {
    let run = run(GRIP, "", &[]).ends(1);
    run.says(
        "r.rune:6:9: never exercised: ability thorns
r.rune:6:27: never reached: on hit as who, once per turn, when net >= 4: you lose 1 health
r.rune:6:27: never reached: once per … in on hit as who, once per turn, when net >= 4: you lose 1 health
r.rune:6:62: never reached: net >= 4
r.rune:6:72: never reached: you lose 1 health
1 passed, 0 failed
1 of 2 entries, 3 of 7 clauses true and false
",
    );
}

#[test]
fn both_ways_are_wanted() {
    let grip = "test \"grip\" { given hero { innate grip; strength 3; prone yes }; expect hero.melee is 2 }\n";
    let thorns = "test \"thorns\" { given hero { innate thorns }; do hit(hero, 3); expect hero.health is 9 }\n";
    let run = run(&format!("{grip}{thorns}"), "", &[]).ends(1);
    let out = run.out;
    for line in [
        "r.rune:5:23: only ever true: melee +2 when you are prone and your strength >= 3\n",
        "r.rune:5:37: only ever true: you are prone\n",
        "r.rune:5:55: only ever true: your strength >= 3\n",
        "r.rune:6:9: never exercised: ability thorns\n",
        "r.rune:6:27: only ever false: on hit as who, once per turn, when net >= 4: you lose 1 health\n",
        "r.rune:6:62: only ever false: net >= 4\n",
        "r.rune:6:72: never reached: you lose 1 health\n",
        "\n1 of 2 entries, 0 of 7 clauses true and false\n",
    ] {
        assert!(out.contains(line), "{line}{out}");
    }
}

#[test]
fn less_may_be_asked_for() {
    let tests =
        format!("{GRIP}{THORNS}").replace("  do turn(hero)\n  do hit(hero, 3)\n  expect hero.health is 8\n", "");
    run(&tests, "", &["--at-least", "85"]).ends(0);
    run(&tests, "", &["--at-least", "86"]).ends(1);
    assert!(run(&tests, "", &[]).ends(1).out.ends_with("2 of 2 entries, 6 of 7 clauses true and false\n"));
}

#[test]
fn a_reason_counts_until_it_is_needed_no_more() {
    let tests =
        format!("{GRIP}{THORNS}").replace("  do turn(hero)\n  do hit(hero, 3)\n  expect hero.health is 8\n", "");
    let reason = "uncovered: { \"r.rune: net >= 4\": nobody hits that hard }\n";
    let out = run(&tests, reason, &[]).ends(0).out;
    assert!(out.ends_with("7 of 7 clauses true and false, 1 of them with a reason\n"), "{out}");
    let out = run(&format!("{GRIP}{THORNS}"), reason, &[]).ends(1).out;
    assert!(out.contains("pack.yaml:4:14: this reason is needed no more: \"r.rune: net >= 4\"\n"), "{out}");
}

#[test]
fn programs_read_an_object_for_each_pack() {
    let run = run(GRIP, "", &["--format", "json"]).ends(1);
    let found: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(found["pack"], "small");
    assert_eq!(found["clauses"], serde_json::json!({ "seen": 3, "all": 7 }));
    let gap = &found["gaps"][0];
    assert_eq!((&gap["line"], &gap["missing"]), (&6.into(), &"never exercised".into()));
}

#[test]
fn odds_and_learning_and_cases_count() {
    let rules = "one of mood: calm, angry
formula heat(of: mood): number = if of is calm then 0 else 1
procedure vent(of: mood) \"Vent\" gives loud: number = 0 {
  match of { calm: set loud to 1; angry { with chance 50% { set loud to 2 } } }
}
entity creature \"Creature\" { resource experience \"Experience\": number in 0..900, starts at 900; stat will \"Will\": number, else 0; flag asleep \"Asleep\" }
kind ability \"Ability\" { bought with experience: 100 }
ability first \"First\" { }
ability second \"Second\" {
  requires your will >= 2
  needs first
  will +1 when you are asleep, unless your experience is not 900
}
character hero \"Hero\" is creature { will 2 }
test \"heat\" { expect heat(calm) is 0; expect heat(angry) is 1 }
test \"vent\" { expect mean of loud in vent(angry) is 1; expect mean of loud in vent(calm) is 1 }
test \"second\" {
  given hero { innate first }
  do hero learns second
  expect hero has second
  expect hero.will is 2
  given hero { asleep yes }
  expect hero.will is 2
}
";
    let bench = Bench::new(&[("pack.yaml", "language: 1\nname: small\nmakes: [table]\n"), ("r.rune", rules)]);
    let out = bench.run(&["test", ".", "--coverage"]).ends(1).out;
    assert_eq!(
        out,
        "r.rune:9:9: never exercised: ability second
r.rune:10:12: only ever true: your will >= 2
r.rune:11:9: only ever true: first
r.rune:12:3: only ever false: will +1 when you are asleep, unless your experience is not 900
r.rune:12:39: only ever true: your experience is not 900
3 passed, 0 failed
3 of 4 entries, 5 of 9 clauses true and false
"
    );
}

#[test]
fn no_pack_has_no_coverage() {
    Bench::new(&[]).run(&["test", "nowhere", "--coverage"]).ends(2).complains("There is no folder `nowhere`.\n");
}

#[test]
fn the_packs_of_content_leave_nothing_open() {
    let content = format!("{}/../content", env!("CARGO_MANIFEST_DIR"));
    let out = Bench::new(&[]).run(&["test", &content, "--coverage"]).ends(0).out;
    assert!(!out.contains("never") && !out.contains("only ever"), "{out}");
}
