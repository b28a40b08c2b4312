//! Expectations of odds: compared with proved ends, and where these do not tell, with exact fractions.

use runebook_compiler::emit::{Answer, Asked};
use runebook_compiler::ir::{CmpOp, Query, Test};
use runebook_odds::{Budget, Policy, Refused};

use super::{Bench, Found, holds};
use crate::answer::number;
use crate::error;
use crate::odds::measure::measure;
use crate::odds::{Answered, ask, ask_within};

/// What a test wants of the odds.
pub(super) struct Wanted<'a> {
    pub query: &'a Query,
    pub op: CmpOp,
    pub numerator: i64,
    pub denominator: i64,
    pub policy: Policy,
}

pub(super) fn expect(bench: &mut Bench<'_>, test: &Test, at: usize, wanted: &Wanted<'_>) -> Found {
    let Some(asked) = bench.scratch.asked.get(at) else { return Found::AsExpected };
    let span = wanted.query.span;
    let answered = match ask(&mut bench.engine, bench.table, asked, &[], wanted.policy) {
        Ok(answered) => answered,
        Err(refused) => return Found::not(refusal(bench, test, wanted, &refused)),
    };
    for answer in &asked.answers {
        let found = match wanted.of(asked, answer, &answered) {
            Told::Open(open) => exactly(bench, asked, answer, wanted).unwrap_or(Told::Open(open)),
            told @ (Told::Holds | Told::Fails(_) | Told::Nothing(_)) => told,
        };
        let expected = format!("{}{}", holds::comparison(wanted.op), number(wanted.numerator, wanted.denominator));
        return Found::not(match found {
            Told::Holds => continue,
            Told::Fails(found) => error::not_expected(span, &test.title, &found, &expected),
            Told::Open(found) => error::undecided(span, &test.title, &found, &expected),
            Told::Nothing(why) => error::test_stopped(span, &test.title, why, None, None),
        });
    }
    Found::AsExpected
}

/// What an answer says about an expectation.
enum Told {
    Holds,
    /// It does not hold: what was found.
    Fails(String),
    /// The ends that are known do not tell: between which numbers it lies.
    Open(String),
    /// There is no such number, and why.
    Nothing(&'static str),
}

impl Wanted<'_> {
    fn of(&self, asked: &Asked, answer: &Answer, answered: &Answered) -> Told {
        let found = match measure(asked, answer, answered) {
            Ok(found) => found,
            Err(why) => return Told::Nothing(why),
        };
        match found.compares(self.op, self.numerator, self.denominator) {
            Some(true) => Told::Holds,
            Some(false) => Told::Fails(found.words()),
            None => Told::Open(match found.between() {
                Some(between) => format!("between {between}"),
                None => format!("as {} is all that is known", found.words()),
            }),
        }
    }
}

/// Asks again for exact fractions, followed to the very bound of each repetition; none if that is too much.
fn exactly(bench: &mut Bench<'_>, asked: &Asked, answer: &Answer, wanted: &Wanted<'_>) -> Option<Told> {
    let budget = Budget::default().exact();
    let answered = ask_within(&mut bench.engine, bench.table, asked, &[], wanted.policy, &budget).ok()?;
    Some(wanted.of(asked, answer, &answered))
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
