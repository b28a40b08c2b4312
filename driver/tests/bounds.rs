//! Expectations of what is only known between two ends, as after a die that is thrown again at most so often.

use runebook_driver::odds::measure::{Measure, Said};
use runebook_driver::odds::{self, show};
use runebook_driver::pack::shelf::Memory;
use runebook_driver::query::Question;
use runebook_driver::test::{self, Verdict};
use runebook_driver::{Ir, Levels, Pack, check};
use runebook_odds::Number;
use runebook_runtime::Dice;

const MANIFEST: &str = "language: 1\nname: dice\ntitle: { en: Dice }\n";
const RULES: &str = r#"die burst { roll 1d6; 1..5: total +face; 6: total +6, again at most 64 deep }
die short { roll 1d6; 1..5: total +face; 6: total +6, again at most 2 deep }
check reaches(target: number) "Reaching" { let r = roll burst; succeeds when r.total >= target }
"#;

fn pack_with(tests: &str) -> (Pack, Ir) {
    let rules = format!("{RULES}{tests}");
    let shelf = &mut Memory::new(&[("dice/pack.yaml", MANIFEST), ("dice/r.rune", &rules)]);
    let pack = Pack::open("dice", shelf).unwrap();
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{:?}", report.found));
    (pack, ir)
}

/// What an expectation says at its place; nothing if it holds.
fn failure(expectation: &str) -> String {
    let (pack, ir) = pack_with(&format!("test \"it\" {{ expect {expectation} }}\n"));
    match &test::run(&pack, &ir).unwrap()[0].verdict {
        Verdict::Passed => String::new(),
        Verdict::Failed(failed) => failed[0].finding.primary.text.clone(),
        Verdict::Skipped(why) => why.clone(),
    }
}

#[test]
fn what_doubles_do_not_decide_is_decided_by_fractions() {
    assert_eq!(failure("chance of reaches(9) is 1/9"), "");
    assert_eq!(failure("chance of reaches(9) >= 1/9"), "");
    assert_eq!(failure("chance of reaches(9) is not 1/9"), "found 1/9 = about 11.11 %, expected anything but 1/9");
}

#[test]
fn what_is_close_is_not_equal() {
    let found = failure("chance of reaches(9) is 111111111111111/1000000000000000");
    assert!(found.starts_with("found 1/9 = about 11.11 %, expected "), "{found}");
    // The bound takes away one in 6^65 of it.
    let mean = "mean of burst.total";
    let found = failure(&format!("{mean} is 4.2"));
    assert!(found.starts_with("found about 4.2, expected "), "{found}");
    assert_eq!(failure(&format!("{mean} < 4.2")), "");
}

#[test]
fn what_reached_the_bound_is_said_beside_an_exact_answer() {
    let (pack, ir) = pack_with("");
    let question = Question::new(&pack, &ir, "odds of short", "").unwrap();
    let text = show::text(&question, &odds::of_question(&question).unwrap(), false).unwrap();
    assert!(text.contains("\nexact ("), "{text}");
    let reached = "a repetition reaches its bound, and goes on as in the game, on 0.4630 % of all ways\n";
    assert!(text.ends_with(reached), "{text}");
    let json = odds::data::json(&question, &odds::of_question(&question).unwrap()).unwrap();
    assert!(json.contains(r#""reached":"1/216""#) && json.contains(r#""residual":"0/1""#), "{json}");
}

fn mean(dice: Dice) -> Number {
    runebook_odds::dice(dice).unwrap().mean(0).unwrap()
}

#[test]
fn ends_that_do_not_tell_are_said() {
    use runebook_compiler::ir::CmpOp;
    let (three_and_half, four_and_half) = (mean(Dice::pool(1, 6)), mean(Dice::pool(1, 8)));
    let between = Measure::Mean(Number { high: four_and_half.high, ..three_and_half.clone() });
    assert_eq!(between.compares(CmpOp::Eq, 4, 1), None);
    assert_eq!(between.compares(CmpOp::Ne, 4, 1), None);
    assert_eq!(between.compares(CmpOp::Le, 4, 1), None);
    assert_eq!(between.compares(CmpOp::Le, 9, 2), Some(true));
    assert_eq!(between.compares(CmpOp::Lt, 9, 2), None);
    assert_eq!(between.compares(CmpOp::Gt, 5, 1), Some(false));
    assert_eq!(between.compares(CmpOp::Eq, 5, 1), Some(false));
    assert_eq!(between.between().as_deref(), Some("3.50 and 4.50"));
    // Runs that all gave the same prove nothing equal.
    let sampled = Measure::Mean(Number { sampled: Some(5), ..three_and_half });
    assert_eq!(sampled.compares(CmpOp::Eq, 7, 2), None);
    assert_eq!(sampled.compares(CmpOp::Eq, 4, 1), Some(false));
}
