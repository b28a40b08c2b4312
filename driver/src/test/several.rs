//! Expectations of several odds together: an order, and which of two reaches every number at least as often.

use runebook_compiler::emit::Asked;
use runebook_compiler::ir::{CmpOp, Query, Test};
use runebook_odds::Dominance;

use super::odds::{SURELY, answered, refusal};
use super::{Bench, Found};
use crate::error;
use crate::odds::Answered;
use crate::odds::measure::{Measure, Said, surely};

/// `expect odds of A dominate odds of B`
pub(super) fn dominates(bench: &mut Bench<'_>, test: &Test, pair: [(usize, &Query); 2]) -> Found {
    let mut both = Vec::new();
    for (at, query) in pair {
        match answered(bench, query, at) {
            Ok(Answered::Outcomes(outcomes)) => both.push(outcomes),
            Ok(Answered::Ticks(_)) => {
                let why = "the ticks of a process have no odds to compare";
                return Found::not(error::test_stopped(query.span, &test.title, why, None, None));
            }
            Err(refused) => return Found::not(refusal(bench, test, query, &refused)),
        }
    }
    let [better, worse] = both.as_slice() else { return Found::AsExpected };
    let found = match better.surely_against(worse, 0, SURELY) {
        Dominance::First | Dominance::Equal => return Found::AsExpected,
        Dominance::Second => "the second reaches every number at least as often",
        Dominance::Neither => "each reaches some numbers more often than the other",
        Dominance::Unknown => {
            let span = pair[0].1.span.to(pair[1].1.span);
            return Found::not(error::undecided(span, &test.title, "as what was seen does not tell", DOMINATES));
        }
    };
    Found::not(error::not_expected(pair[0].1.span.to(pair[1].1.span), &test.title, found, DOMINATES))
}

const DOMINATES: &str = "the first to reach every number at least as often";

/// `expect order: A < B < C by mean`
pub(super) fn in_order(bench: &mut Bench<'_>, test: &Test, asked: &[(usize, &Query)], signs: &[CmpOp]) -> Found {
    let mut found = Vec::new();
    for (at, query) in asked {
        match answered(bench, query, *at) {
            Ok(answered) => match bench.scratch.asked.get(*at).map(|asked| first(asked, &answered)) {
                Some(Ok(measure)) => found.push(measure),
                Some(Err(why)) => return Found::not(error::test_stopped(query.span, &test.title, why, None, None)),
                None => return Found::AsExpected,
            },
            Err(refused) => return Found::not(refusal(bench, test, query, &refused)),
        }
    }
    for (at, sign) in signs.iter().enumerate() {
        let (one, next) = (&found[at], &found[at + 1]);
        let words = || (format!("{} and {}", one.words(), next.words()), order_words(*sign));
        let span = asked[at].1.span.to(asked[at + 1].1.span);
        match one.compares_with(*sign, next) {
            Some(true) => {}
            Some(false) => {
                let (found, expected) = words();
                return Found::not(error::not_expected(span, &test.title, &found, expected));
            }
            None => {
                let (found, expected) = words();
                return Found::not(error::undecided(
                    span,
                    &test.title,
                    &format!("as {found} is all that is known"),
                    expected,
                ));
            }
        }
    }
    Found::AsExpected
}

fn first(asked: &Asked, answered: &Answered) -> Result<Measure, &'static str> {
    let answer = asked.answers.first().ok_or("nothing is asked here")?;
    surely(asked, answer, answered, SURELY)
}

/// What the first of two must be, compared with the second.
const fn order_words(sign: CmpOp) -> &'static str {
    match sign {
        CmpOp::Eq => "both alike",
        CmpOp::Ne => "two that differ",
        CmpOp::Lt => "the first to be less",
        CmpOp::Le => "the first to be no more",
        CmpOp::Gt => "the first to be more",
        CmpOp::Ge => "the first to be no less",
    }
}
