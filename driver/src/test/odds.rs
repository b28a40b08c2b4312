//! Expectations of odds: compared as exact fractions.

use runebook_compiler::ir::{CmpOp, Query, Test};
use runebook_odds::{Policy, Refused};

use super::{Bench, Found, holds};
use crate::answer::number;
use crate::error;
use crate::odds::ask;
use crate::odds::measure::{Measure, measure};

/// What a test wants of the odds.
pub(super) struct Wanted<'a> {
    pub query: &'a Query,
    pub op: CmpOp,
    pub numerator: i64,
    pub denominator: i64,
}

pub(super) fn expect(bench: &mut Bench<'_>, test: &Test, at: usize, wanted: &Wanted<'_>) -> Found {
    let Some(asked) = bench.scratch.asked.get(at) else { return Found::AsExpected };
    let span = wanted.query.span;
    let not = |found: &str, expected: &str| Found::not(error::not_expected(span, &test.title, found, expected));
    let answered = match ask(&mut bench.engine, bench.table, asked, &[], Policy::First) {
        Ok(answered) => answered,
        Err(refused) => return Found::not(refusal(bench, test, wanted, &refused)),
    };
    for answer in &asked.answers {
        let expected = format!("{}{}", holds::comparison(wanted.op), number(wanted.numerator, wanted.denominator));
        match measure(asked, answer, &answered) {
            Ok(found) => match found.compares(wanted.op, wanted.numerator, wanted.denominator) {
                Some(true) => {}
                Some(false) => return not(&found.words(), &expected),
                None => return not(&unsure(&found), &expected),
            },
            Err(why) => return Found::not(error::test_stopped(span, &test.title, why, None, None)),
        }
    }
    Found::AsExpected
}

fn unsure(found: &Measure) -> String {
    format!("{}, which is not known surely enough to tell", found.words())
}

fn refusal(bench: &Bench<'_>, test: &Test, wanted: &Wanted<'_>, refused: &Refused) -> runebook_grammar::Diagnostic {
    let place = match refused {
        Refused::Failed { at, .. } => bench.table.place(*at),
        Refused::Wide { .. }
        | Refused::Choice { .. }
        | Refused::NeverGiven
        | Refused::Malformed(_)
        | Refused::Cancelled => None,
    };
    let place = place.map(|place| runebook_grammar::Span::new(place.file, place.start, place.end));
    error::test_stopped(wanted.query.span, &test.title, &refused.to_string(), place, None)
}
