//! The prompt of `try`, its lines from a pipe.

mod bench;

use bench::Bench;

const RULES: &str = r#"entity creature "Creature" { resource health "Health": number in 0..20, starts at 10; stat might "Might": number, else 3 }
procedure strike(who: creature) "Strike" { let pain = roll 1d6; who loses pain health }
character hero "Hero" is creature { }
"#;

fn bench() -> Bench {
    Bench::new(&[("pack.yaml", "language: 1\nname: a\n"), ("r.rune", RULES)])
}

#[test]
fn a_session_becomes_a_test() {
    let bench = bench();
    let typed = "given hero { health 20 }\ndo strike(hero) rolls 4\nhero.health\nexpect hero.health is 16\n\
                 keep \"four of twenty\"\n";
    let said = bench.run_with(&["try"], typed.as_bytes()).ends(0).out;
    assert!(said.contains("16\n") && said.contains("It holds."), "{said}");
    let kept = std::fs::read_to_string(bench.path("tests/kept.rune")).unwrap();
    let wanted = "test \"four of twenty\" {\n  given hero { health 20 }\n  do strike(hero) rolls 4\n  \
                  expect hero.health is 16\n}\n";
    assert_eq!(kept, wanted);
    bench.run(&["test"]).ends(0).says("1 passed, 0 failed\n");
}

#[test]
fn thrown_dice_stay_as_they_fell() {
    let bench = bench();
    let typed = "do strike(hero)\nhero.health\nhero.health\nstate\nundo\nhero.health\nquit\nhero.might\n";
    let said = bench.run_with(&["try", ".", "--seed", "5"], typed.as_bytes()).ends(0).out;
    let lines: Vec<&str> = said.lines().collect();
    let numbers: Vec<&&str> = lines.iter().filter(|line| line.parse::<i64>().is_ok()).collect();
    assert_eq!(numbers.len(), 3, "{said}");
    assert!(numbers[0] == numbers[1] && *numbers[2] == "10", "{said}");
    assert!(lines.iter().any(|line| line.starts_with("do strike(hero) rolls ")), "{said}");
}

#[test]
fn what_goes_wrong_is_said_and_the_prompt_goes_on() {
    let bench = bench();
    let typed = "hero.mihgt\nexpect hero.might is 4\ndo strike(hero) rolls 1, 2\nkeep\nhero.might\n";
    let run = bench.run_with(&["try"], typed.as_bytes()).ends(1);
    assert!(run.out.ends_with("3\n"), "{}", run.out);
    assert!(!bench.path("tests/kept.rune").exists());
}

#[test]
fn rolls_of_a_state_count_on_the_command_line_too() {
    let bench = bench();
    bench.run(&["run", ".", "hero.health", "--given", "do strike(hero) rolls 4"]).ends(0).says("6\n");
    let run = bench.run(&["run", ".", "hero.health", "--given", "do strike(hero) rolls 4, 5"]).ends(2);
    run.complains("1 roll is left over: nothing rolled that often.\n");
    bench.run(&["odds", ".", "hero.health", "--given", "do strike(hero) rolls 4"]).ends(2);
}

#[test]
fn why_not_lists_every_reason() {
    let rules = r#"clock turn
kind ability "Ability" { }
entity creature "Creature" {
  resource experience "Experience": number in 0..1000, starts at 100
  resource points "Points": number in 0..9, starts at 2, bought with experience: 100 * (points + 1)
  stat might "Might": number, else 3
  flag blind "Blind"
}
ability parry "Parry" { bought with experience: 500 }
ability riposte "Riposte" { requires your points >= 5 and your might > 2; needs parry; might +1 when your points > 4 }
action forging(difficulty: number in 0..20) "Forging" for creature {
  allowed unless you are blind
  allowed when your points >= difficulty
  costs 200 experience
  takes 3 turns
}
character hero "Hero" is creature { }
"#;
    let bench = Bench::new(&[("pack.yaml", "language: 1\nname: a\n"), ("r.rune", rules)]);
    let typed = "given hero { blind yes }\ndo forging(hero, 3)\nwhy not hero learns riposte\nwhy not hero learns parry\n\
                 why not hero buys points\ngiven hero { innate riposte }\nwhy not riposte in hero.might\n\
                 given hero { blind no; experience 900 }\nwhy not forging(hero, 2)\ndo forging(hero, 2)\nwhy not forging(hero, 2)\n";
    let said = bench.run_with(&["try"], typed.as_bytes()).ends(0).out;
    let wanted = [
        "allowed unless you are blind: no   [r.rune:12]\n",
        "allowed when your points >= difficulty: no, 2 against 3   [r.rune:13]\n",
        "costs 200 experience: no, 100 against 200   [r.rune:14]\n",
        "your points >= 5: no, 2 against 5   [r.rune:10]\n",
        "parry: no   [r.rune:10]\n",
        "the price is 500 of Experience, and there is 100   [r.rune:9]\n",
        "the price is 300 of Experience, and there is 100   [r.rune:5]\n",
        "Nothing speaks against it.\n",
        "forging is under way   [r.rune:11]\n",
    ];
    for line in wanted {
        assert!(said.contains(line), "{line}{said}");
    }
    assert!(said.contains("Riposte") && said.contains("4 < 2: no"), "{said}");
}

#[test]
fn why_not_counts_in_the_buyers_purse_and_its_parts() {
    let rules = r#"kind ability "Ability" { }
entity creature "Creature" holds entries {
  resource gold "Gold": number in halves in 0..100, starts at 2.5
  resource oil "Oil": number in 0..9, starts at 0, bought with gold: 3
}
entity wagon "Wagon" {
  resource silver "Silver": number in 0..100, starts at 1
  resource oil "Oil": number in 0..9, starts at 9, bought with silver: 2
}
ability parry "Parry" { bought with gold: 2 }
character hero "Hero" is creature { }
"#;
    let bench = Bench::new(&[("pack.yaml", "language: 1\nname: a\n"), ("r.rune", rules)]);
    let typed = "why not hero buys oil\nwhy not hero learns parry\ndo hero learns parry\nwhy not hero buys oil\n";
    let said = bench.run_with(&["try"], typed.as_bytes()).ends(0).out;
    let wanted = [
        "the price is 3 of Gold, and there is 2.5   [r.rune:4]\n",
        "Nothing speaks against it.\n",
        "the price is 3 of Gold, and there is 0.5   [r.rune:4]\n",
    ];
    for line in wanted {
        assert!(said.contains(line), "{line}{said}");
    }
}

#[test]
fn why_not_asks_about_what_there_is() {
    let bench = bench();
    let run = bench
        .run_with(&["try"], b"why not strike(hero)\nwhy not hero learns might\nwhy not hero buys health\nwhy not 3\n");
    run.ends(1).says("");
}

#[test]
fn a_line_that_is_no_text_does_not_end_the_session() {
    let run = bench().run_with(&["try"], b"hero.m\xffight\nhero.might\n");
    assert!(run.out.lines().any(|line| line == "3"), "{} {}", run.out, run.error);
}

#[test]
fn what_is_chosen_and_compared_is_told_by_its_name() {
    let rules = r#"kind card "Card" { cost: number in 0..9 = 1 }
card guard "Guard" { }
card strike "Strike" { cost 3 }
entity player "Player" { flag ready "Ready" }
procedure pick(who: player) "Pick" gives price: number = 0 {
  choose drawn: card where drawn.cost > 2, by who
  set price to drawn.cost
  if drawn is guard: set price to 0
}
character hero "Hero" is player { }
"#;
    let bench = Bench::new(&[("pack.yaml", "language: 1\nname: a\n"), ("r.rune", rules)]);
    let run = bench.run(&["trace", ".", "odds of price in pick(hero)"]);
    assert!(run.out.contains("chooses Strike") && run.out.contains("Strike = Guard: no"), "{} {}", run.out, run.error);
}
