//! Two questions compared, the likeliest ways, and what is too wide to be counted.

use runebook_driver::odds::sampled::{self, Effort};
use runebook_driver::odds::{show, traces, versus};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::query::Question;
use runebook_driver::{Ir, Levels, Pack, check};

const RULES: &str = r#"entity fighter "Fighter" {
  stat skill "Skill": number, else 0
  resource health "Health": number in 0..1000, starts at 1000
}
event hit(by: fighter, harm: number) "A hit"
procedure strike(striker: fighter, foe: fighter) "Strike" {
  step aim = roll 1d6 + striker.skill
  if aim < 4: stop
  step harm = roll 2d4
  foe loses harm health
  announce hit(striker, harm)
}
procedure long(striker: fighter, foe: fighter) "Long fight" gives left: number = 0 {
  repeat at most 40 times {
    let blow = roll 1d6 + striker.skill
    let harm = roll 7d100
    if blow >= 4: foe loses (harm / 50 rounded down) health
    if harm > 400: striker loses blow health
  }
  set left to foe.health * 1000 + striker.health
}
character ann "Ann" is fighter { skill 1 }
character bob "Bob" is fighter { }
"#;

fn pack() -> (Pack, Ir) {
    let files = [("p/pack.yaml", "language: 1\nname: p\n"), ("p/r.rune", RULES)];
    let pack = Pack::open("p", &mut Memory::new(&files)).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:#?}", report.found));
    (pack, ir)
}

fn asked(text: &str) -> Question {
    let (pack, ir) = pack();
    Question::new(&pack, &ir, text, "").unwrap_or_else(|why| panic!("{text}: {why:?}"))
}

fn compared(one: &str, other: &str) -> Result<String, &'static str> {
    let (one, other) = (asked(one), asked(other));
    let effort = Effort { runs: 2000, seed: 5, states: 5000 };
    let answered = versus::versus(&one, &other, effort).unwrap();
    versus::text(&one, &other, &answered)
}

const BETTER: &str = "(ann with { skill 2 })";

#[test]
fn what_can_be_counted_differs_exactly() {
    let text =
        compared("chance of hit in strike(ann, bob)", &format!("chance of hit in strike({BETTER}, bob)")).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "the first       2/3 = about 66.67 %");
    assert_eq!(lines[1], "the second      5/6 = about 83.33 %");
    assert_eq!(lines[2], "second - first  +50/3 = about 16.666667 points");
    assert!(lines[3].starts_with("exact ("), "{text}");
    let text =
        compared("mean of bob.health in strike(ann, bob)", &format!("mean of bob.health in strike({BETTER}, bob)"));
    assert!(text.unwrap().contains("second - first  -5/6 = about -0.833333\n"));
}

#[test]
fn distributions_differ_row_by_row() {
    let text = compared("odds of aim in strike(ann, bob)", &format!("odds of aim in strike({BETTER}, bob)")).unwrap();
    let row = |value: &str| text.lines().find(|line| line.trim_start().starts_with(value)).unwrap().to_owned();
    assert_eq!(row("2 ").split_whitespace().collect::<Vec<_>>(), ["2", "16.67", "%", "0.00", "%", "-16.67"]);
    assert_eq!(row("8 ").split_whitespace().collect::<Vec<_>>(), ["8", "0.00", "%", "16.67", "%", "+16.67"]);
    assert!(text.contains("mean: 9/2 = 4.5, then 11/2 = 5.5: +1\n"), "{text}");
    assert!(text.contains("the second reaches every number at least as often\n"), "{text}");
}

#[test]
fn questions_for_different_things_are_not_compared() {
    assert!(compared("mean of aim in strike(ann, bob)", "chance of hit in strike(ann, bob)").is_err());
    assert!(compared("odds of aim in strike(ann, bob)", "mean of aim in strike(ann, bob)").is_err());
}

#[test]
fn what_is_too_wide_is_run_with_the_same_luck() {
    let (one, other) = ("mean of left in long(ann, bob)", "mean of left in long((ann with { skill 2 }), bob)");
    let text = compared(one, other).unwrap();
    assert!(text.contains("sampled: 2000 runs of each, seed 5, with the same luck in both"), "{text}");
    assert!(text.contains("second - first  ~") && text.contains(", from "), "{text}");
    assert_eq!(compared(one, one).unwrap().lines().nth(2), Some("second - first  ~0.0000, from 0.0000 to 0.0000"));
    let question = asked(one);
    let answered = sampled::of_question(&question, Effort { runs: 2000, seed: 5, states: 5000 }).unwrap();
    let text = show::text(&question, &answered, false).unwrap();
    assert!(text.contains("sampled, for it is too wide to be counted: 2000 runs, seed 5"), "{text}");
}

#[test]
fn the_likeliest_ways_are_listed_with_their_rolls() {
    let question = asked("chance of hit in strike(ann, bob)");
    let found = traces::of_question(&question, None, 2).unwrap();
    let text = traces::text(&question, &found);
    assert!(text.contains("1/24 = about 4.17 %  yes      3, 5\n1/24 = about 4.17 %  yes      4, 5\n"), "{text}");
    assert!(text.contains("no other way is likelier than the last"), "{text}");
    let question = asked("odds of aim, harm in strike(ann, bob)");
    for (outcome, rolls) in [("any, 8", vec![3, 8]), ("4, 8", vec![3, 8]), ("7", vec![6, 5])] {
        assert_eq!(traces::of_question(&question, Some(outcome), 1).unwrap().ways[0].rolls, rolls, "{outcome}");
    }
    let none = traces::of_question(&question, Some("9"), 1).unwrap();
    assert!(traces::text(&question, &none).starts_with("no way leads there: an outcome reads `AIM, HARM`\n"));
    let json = traces::json(&question, &found);
    assert!(json.starts_with(r#"{"ways":[{"chance":"1/24","values":"#), "{json}");
}
