//! Tests and questions about fights: counted, fought where that is too wide, never both ways at once.

use runebook_driver::odds::sampled::{self, Effort};
use runebook_driver::odds::{show, traces, versus};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::query::{Question, Unasked};
use runebook_driver::test::{self, Verdict};
use runebook_driver::{Ir, Levels, Pack, check};

const RULES: &str = r#"clock turn
entity fighter "Fighter" {
  stat skill "Skill": number, else 0
  resource health "Health": number in 0..10, starts at 10
}
entity rock "Rock" { }
procedure strike(striker: fighter, foe: fighter) "Strike" {
  step aim = roll 1d6 + striker.skill
  if aim < 4: stop
  step harm = roll 2d4
  foe loses harm health
}
character ann "Ann" is fighter { skill 1 }
character bob "Bob" is fighter { }
character stone "Stone" is rock { }
plan bold for fighter { strike(you, foe) }
plan shy for fighter { if your health > 5: strike(you, foe) }
duel of fighter {
  first by roll 1d6
  at most 50 turns
  lost when your health <= 0
}
"#;

/// The same where each blow is counted, which makes too many worlds to count.
fn wide() -> String {
    let tries = "resource tries \"Tries\": number in 0..100000, starts at 0\n  resource health";
    let rules = RULES.replace("resource health", tries);
    rules.replace("step aim", "let more = roll 1d100\n  striker gains more tries\n  step aim")
}

fn pack(rules: &str, tests: &str) -> (Pack, Ir) {
    // tests stand before the duel that they ask about: the order of files does not matter
    let files = [("p/pack.yaml", "language: 1\nname: p\n"), ("p/a.rune", tests), ("p/r.rune", rules)];
    let pack = Pack::open("p", &mut Memory::new(&files)).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
    (pack, ir)
}

fn verdict(rules: &str, expects: &str) -> String {
    let (pack, ir) = pack(rules, &format!("test \"t\" {{ {expects} }}\n"));
    match &test::run(&pack, &ir).unwrap()[0].verdict {
        Verdict::Passed => "passed".to_owned(),
        Verdict::Failed(failed) => failed[0].finding.primary.text.clone(),
        Verdict::Skipped(why) => why.clone(),
    }
}

fn asked(rules: &str, text: &str) -> Result<Question, String> {
    let (pack, ir) = pack(rules, "");
    Question::new(&pack, &ir, text, "").map_err(|why| match why {
        Unasked::Found(_, found) => format!("{}: {}", found[0].code, found[0].message),
        Unasked::Unbuilt(why) => format!("{why:?}"),
    })
}

#[test]
fn a_fight_that_can_be_counted_is_exact() {
    let question = asked(RULES, "chance of win in duel(ann, bob, bold)").unwrap();
    let answered = sampled::of_question(&question, Effort::default()).unwrap();
    let text = show::text(&question, &answered, false).unwrap();
    assert!(text.starts_with("66.46 %\n") && text.contains("proved to the last digit shown"), "{text}");
    assert_eq!(verdict(RULES, "expect chance of win in duel(ann, bob, bold) is 66.46% +- 0.01%"), "passed");
    assert_eq!(verdict(RULES, "expect chance of draw in duel(ann, bob, bold) < 1%"), "passed");
    assert_eq!(verdict(RULES, "expect mean of rounds in duel(ann, bob, bold) is 3..3.5"), "passed");
    let failed = verdict(RULES, "expect chance of win in duel(ann, bob, bold) is 50% +- 2%");
    assert_eq!(failed, "found 66.46 %, expected 0.48 to 0.52");
}

#[test]
fn given_states_plans_and_changed_copies_count() {
    let wins = |asked: &str| verdict(RULES, &format!("expect chance of win in {asked} is 66.46% +- 0.01%"));
    assert_ne!(wins("duel(ann, bob, shy)"), "passed");
    assert_ne!(wins("duel(ann, bob, bold, shy)"), "passed");
    assert_ne!(wins("duel((ann with { skill 3 }), bob, bold)"), "passed");
    let given = "given ann { skill 0 }\n  expect chance of win in duel(ann, bob, bold) is 51.16% +- 0.01%";
    assert_eq!(verdict(RULES, given), "passed");
}

#[test]
fn what_is_too_wide_is_fought_until_it_tells() {
    let rules = wide();
    assert_eq!(verdict(&rules, "expect chance of win in duel(ann, bob, bold) is 66% +- 5%"), "passed");
    let failed = verdict(&rules, "expect chance of win in duel(ann, bob, bold) is 50% +- 2%");
    assert!(failed.starts_with("found ~") && failed.ends_with("expected 0.48 to 0.52"), "{failed}");
    let open = verdict(&rules, "expect chance of win in duel(ann, bob, bold) is 66.46% +- 0.001%");
    assert!(!open.starts_with("found ") && open != "passed", "neither is told: {open}");
}

#[test]
fn two_builds_are_compared_with_the_same_luck() {
    let rules = wide();
    let [one, other] = ["ann", "(ann with { skill 2 })"]
        .map(|who| asked(&rules, &format!("chance of win in duel({who}, bob, bold)")).unwrap());
    let answered = versus::versus(&one, &other, Effort { runs: 2000, seed: 1, ..Effort::default() }).unwrap();
    let text = versus::text(&one, &other, &answered).unwrap();
    assert!(text.contains("second - first  ~+") && text.contains("with the same luck in both"), "{text}");
    assert!(traces::of_question(&one, None, 1).is_err(), "`duel` tells fights");
}

#[test]
fn questions_that_ask_for_no_fight_are_refused_in_words() {
    let refused = |text: &str| asked(RULES, text).err().unwrap_or_else(|| panic!("{text}"));
    let cases = [
        ("chance of win in duel(ann, bob)", "E036: this does not say who fights whom, and how"),
        ("chance of harm in duel(ann, bob, bold)", "E036: a duel has no such value"),
        ("chance of win in duel(ann, bob, blod)", "E010: there is no plan named `blod`"),
        ("chance of win in duel(ann, stone, bold)", "E0"),
        ("mean of rounds in duel(ann, bob, bold) given win", "E0"),
    ];
    for (text, wanted) in cases {
        let found = refused(text);
        assert!(found.starts_with(wanted), "{text}: {found}");
    }
}
