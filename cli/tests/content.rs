//! The binary on the packs of `content`: what it must show.

mod bench;

use bench::{Bench, Run};

/// The folder of a pack, from anywhere.
fn content(pack: &str) -> String {
    format!("{}/../content/{pack}", env!("CARGO_MANIFEST_DIR"))
}

fn run(arguments: &[&str]) -> Run {
    let pack = content(arguments[1]);
    let arguments: Vec<&str> =
        arguments.iter().enumerate().map(|(at, word)| if at == 1 { &pack } else { *word }).collect();
    Bench::new(&[]).run(&arguments).ends(0)
}

fn says(arguments: &[&str], text: &str) {
    run(arguments).says(text);
}

#[test]
fn a_battle_axe_in_one_hand_and_in_two() {
    let damage = |of: &str| format!("damage of attack(trainee with {{ {of} }}, dummy, battle_axe, regular)");
    says(&["run", "sil-q", &damage("strength 3; shield round_shield")], "3d7\n");
    says(&["run", "sil-q", &damage("strength 3")], "3d9\n");
}

#[test]
fn the_first_critical_die() {
    let needs =
        |of: &str, weapon: &str| format!("crit_needs of attack(trainee with {{ {of} }}, dummy, {weapon}, regular)");
    says(&["run", "sil-q", &needs("strength 0", "longsword")], "10\n");
    says(&["run", "sil-q", &needs("innate finesse", "longsword")], "8\n");
    says(&["run", "sil-q", &needs("innate finesse; innate subtlety", "longsword")], "6\n");
    says(&["run", "sil-q", &needs("strength 0", "dagger")], "7.5\n");
}

#[test]
fn what_is_given_counts() {
    says(&["run", "sil-q", "hero.melee"], "10\n");
    says(&["run", "sil-q", "hero.melee", "--given", "hero { dexterity 7 }"], "14\n");
}

#[test]
fn a_hit_is_190_of_400() {
    let asked = "chance of hit in strike(attack(trainee with { points[melee] 8 }, dummy with { points[evasion] 5 }, battle_axe, regular))";
    let out = run(&["odds", "sil-q", asked]).out;
    assert!(out.starts_with("19/40 = 47.5 %\nexact ("), "{out}");
}

#[test]
fn holding_out_is_36_of_144() {
    let out = run(&["odds", "stats", "chance of hold(12, 18)"]).out;
    assert!(out.starts_with("1/4 = 25 %\nexact ("), "{out}");
}

#[test]
fn days_to_the_next_point() {
    let out = run(&["odds", "stats", "expected days_to_rise(1, 120)"]).out;
    assert!(out.starts_with("49.448381\n"), "{out}");
}

#[test]
fn nine_or_more_with_what_is_left_open() {
    let out = run(&["odds", "rip", "chance of (test_die.total >= 9)"]).out;
    assert!(out.starts_with("2.80 %\n") && out.contains("the residual"), "{out}");
    assert!(out.contains("a repetition reaches its bound, and goes on as in the game, on at most 1 in 10^"), "{out}");
    let out = run(&["odds", "rip", "odds of test_die"]).out;
    assert!(out.contains("total  last  first\n") && out.contains("the residual"), "{out}");
}

#[test]
fn a_fight_is_told_the_same_way_twice() {
    for pack in ["sil-q", "rip"] {
        let fight = |seed: &str| run(&["duel", pack, "--seed", seed]).out;
        assert_eq!(fight("7"), fight("7"));
        assert_ne!(fight("7"), fight("8"));
        let traced = run(&["duel", pack, "--seed", "7", "--trace"]).out;
        assert!(traced.contains(".rune:"), "{traced}");
    }
}

#[test]
fn the_tests_of_the_packs_pass() {
    for pack in ["rip", "sil", "sil-g", "sil-q", "stats"] {
        let out = run(&["test", pack]).out;
        assert!(out.ends_with(" passed, 0 failed\n"), "{out}");
    }
}

#[test]
fn a_table_is_built_and_read_back() {
    let bench = Bench::new(&[]);
    let built = bench.run(&["build", &content("sil-q")]).ends(0).out;
    assert!(built.starts_with("target/runebook/sil-q/sil-q.runetable: "), "{built}");
    assert!(built.contains("\n  runebook duel "), "{built}");
    let listed = bench.run(&["disasm", "target/runebook/sil-q/sil-q.runetable", "power"]).ends(0).out;
    assert!(listed.starts_with("sil-q: ") && listed.contains("// Power: changes damage\n"), "{listed}");
    bench.run(&["disasm", "target/runebook/sil-q/sil-q.runetable", "pwoer"]).ends(2).says("");
    let first = std::fs::read(bench.path("target/runebook/sil-q/sil-q.runetable")).unwrap();
    bench.run(&["build", &content("sil-q"), "--out", "out"]).ends(0);
    assert_eq!(first, std::fs::read(bench.path("out/sil-q.runetable")).unwrap());
}

#[test]
fn a_trace_shows_the_lines_of_the_rules() {
    let out = run(&["trace", "sil-q", "hero.melee"]).out;
    assert!(out.contains("Noldor +1.   [") && out.ends_with("\n10\n"), "{out}");
}

#[test]
fn questions_without_meaning_are_findings() {
    let bench = Bench::new(&[]);
    bench.run(&["run", &content("sil-q"), "heroo.melee"]).ends(1).says("");
    bench.run(&["odds", &content("sil-q"), "chance of hit in strike(attack(hero, dummy"]).ends(1).says("");
    bench
        .run(&["duel", &content("sil-q"), "heroo"])
        .ends(2)
        .complains("There is no character `heroo`; did you mean `hero`?\n");
    bench.run(&["duel", &content("stats")]).ends(2);
}

#[test]
fn rules_are_laid_out_once() {
    let bench = Bench::new(&[
        ("p/pack.yaml", "language: 1\nname: p\n"),
        ("p/a.rune", "unit   lb\n"),
        ("p/b.rune", "unit ft\n"),
    ]);
    bench.run(&["fmt", "p", "--check"]).ends(1).says("p/a.rune\n");
    bench.run(&["fmt", "p"]).ends(0).says("");
    bench.run(&["fmt", "p", "--check"]).ends(0).says("");
    assert_eq!(std::fs::read_to_string(bench.path("p/a.rune")).unwrap(), "unit lb\n");
    bench.run_with(&["fmt", "-"], b"unit   lb\n").ends(0).says("unit lb\n");
}

#[test]
fn a_failing_test_fails_the_run() {
    let rules = "formula half(n: number) \"Half\": number = n / 2 rounded down\ntest \"t\" { expect half(5) is 3 }\n";
    let bench = Bench::new(&[("p/pack.yaml", "language: 1\nname: p\n"), ("p/a.rune", rules)]);
    let out = bench.run(&["test", "p"]).ends(1).out;
    assert!(out.contains("found 2, expected 3") && out.ends_with("0 passed, 1 failed\n"), "{out}");
    let steps = bench.run(&["test", "p", "--trace"]).ends(1).out;
    assert!(steps.contains("Half (n: 5) → 2.   [p/a.rune:1]"), "{steps}");
}
