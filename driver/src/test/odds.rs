//! Expectations of odds: compared with proved ends, and where these do not tell, with exact fractions. What is too wide to be
//! counted is drawn, more and more often, until what was seen tells beyond doubt.

use runebook_compiler::emit::{Answer, Asked};
use runebook_compiler::ir::{Bound, Query, Test};
use runebook_odds::{Budget, Policy, Question, Refused, sample};

use super::{Bench, Found, holds};
use crate::answer::number;
use crate::error;
use crate::odds::fight::Asking;
use crate::odds::measure::{Said, surely};
use crate::odds::sampled::Effort;
use crate::odds::{Answered, ask, ask_within, policy};
use crate::scratch::world;

/// What a test wants of the odds.
struct Wanted<'a> {
    query: &'a Query,
    bounds: &'a [Bound],
    policy: Policy,
}

/// How many runs are drawn, one after the other, until they tell.
const RUNS: [u64; 4] = [1 << 12, 1 << 14, 1 << 16, 1 << 18];

/// The seed of every test: the same runs, the same verdict.
const SEED: u64 = 0x7465_7374;

/// What was seen counts where it is so many intervals of 99.9 % away: three of them leave less than one in a thousand
/// million to luck, so that a whole suite errs less often than once in a million.
pub(super) const SURELY: u32 = 3;

pub(super) fn expect(bench: &mut Bench<'_>, test: &Test, at: usize, query: &Query, bounds: &[Bound]) -> Found {
    let Some(asked) = bench.scratch.asked.get(at) else { return Found::AsExpected };
    let wanted = &Wanted { query, bounds, policy: policy(query, asked) };
    let span = wanted.query.span;
    let told = match ask(&mut bench.engine, bench.table, asked, &[], wanted.policy) {
        Ok(answered) => {
            let told = wanted.all(asked, &answered);
            if matches!(told, Told::Open(_)) && asked.fight.is_none() {
                exactly(bench, asked, wanted).unwrap_or(told)
            } else {
                told
            }
        }
        Err(Refused::Wide { .. }) if asked.process.is_none() => match drawn(bench, asked, wanted) {
            Ok(told) => told,
            Err(refused) => return Found::not(refusal(bench, test, wanted.query, &refused)),
        },
        Err(refused) => return Found::not(refusal(bench, test, wanted.query, &refused)),
    };
    let expected = wanted.words();
    Found::not(match told {
        Told::Holds => return Found::AsExpected,
        Told::Fails(found) => error::not_expected(span, &test.title, &found, &expected),
        Told::Open(found) => error::undecided(span, &test.title, &found, &expected),
        Told::Nothing(why) => error::test_stopped(span, &test.title, why, None, None),
    })
}

/// What an answer says about an expectation.
pub(super) enum Told {
    Holds,
    /// It does not hold: what was found.
    Fails(String),
    /// The ends that are known do not tell: between which numbers it lies.
    Open(String),
    /// There is no such number, and why.
    Nothing(&'static str),
}

impl Wanted<'_> {
    /// The first answer and bound that do not hold; one that fails before one that is open.
    fn all(&self, asked: &Asked, answered: &Answered) -> Told {
        let mut open = None;
        for answer in &asked.answers {
            for bound in self.bounds {
                match told(asked, answer, answered, bound) {
                    Told::Holds => {}
                    Told::Open(words) => open = Some(words),
                    told @ (Told::Fails(_) | Told::Nothing(_)) => return told,
                }
            }
        }
        open.map_or(Told::Holds, Told::Open)
    }

    /// `at least 3`, or `6.9 to 7`.
    fn words(&self) -> String {
        match self.bounds {
            [low, high] => {
                format!("{} to {}", number(low.numerator, low.denominator), number(high.numerator, high.denominator))
            }
            bounds => {
                let one = |bound: &Bound| {
                    format!("{}{}", holds::comparison(bound.op), number(bound.numerator, bound.denominator))
                };
                bounds.iter().map(one).collect::<Vec<_>>().join(" and ")
            }
        }
    }
}

fn told(asked: &Asked, answer: &Answer, answered: &Answered, bound: &Bound) -> Told {
    let found = match surely(asked, answer, answered, SURELY) {
        Ok(found) => found,
        Err(why) => return Told::Nothing(why),
    };
    match found.compares(bound.op, bound.numerator, bound.denominator) {
        Some(true) => Told::Holds,
        Some(false) => Told::Fails(found.words()),
        None => Told::Open(match found.between() {
            Some(between) => format!("between {between}"),
            None => format!("as {} is all that is known", found.words()),
        }),
    }
}

/// Asks again for exact fractions, followed to the very bound of each repetition; none if that is too much.
fn exactly(bench: &mut Bench<'_>, asked: &Asked, wanted: &Wanted<'_>) -> Option<Told> {
    let budget = Budget::default().exact();
    let answered = ask_within(&mut bench.engine, bench.table, asked, &[], wanted.policy, &budget).ok()?;
    Some(wanted.all(asked, &answered))
}

fn drawn(bench: &Bench<'_>, asked: &Asked, wanted: &Wanted<'_>) -> Result<Told, Refused> {
    let mut last = Told::Holds;
    for runs in RUNS {
        last = wanted.all(asked, &draw(bench, asked, wanted.policy, runs)?);
        if !matches!(last, Told::Open(_)) {
            break;
        }
    }
    Ok(last)
}

/// So many runs of a question, always the same ones.
fn draw(bench: &Bench<'_>, asked: &Asked, policy: Policy, runs: u64) -> Result<Answered, Refused> {
    if let Some(fight) = Asking::of(asked, policy) {
        return fight.draw(bench.table, Effort { runs, seed: SEED, ..Effort::default() }).map(Answered::Outcomes);
    }
    let host = world(&asked.scene, &[]);
    let question = Question { table: bench.table, host: &host, function: asked.function, args: &[], policy };
    sample(&question, SEED, runs, &Budget::default()).map(Answered::Outcomes)
}

/// An answer as exact as can be: counted, and where that is too much, drawn so often at most.
pub(super) fn answered(bench: &mut Bench<'_>, query: &Query, at: usize) -> Result<Answered, Refused> {
    let Some(asked) = bench.scratch.asked.get(at) else { return Err(Refused::Malformed("no such question")) };
    let policy = policy(query, asked);
    match ask(&mut bench.engine, bench.table, asked, &[], policy) {
        Err(Refused::Wide { .. }) if asked.process.is_none() => draw(bench, asked, policy, MOST_RUNS),
        answered => answered,
    }
}

/// The most runs that are drawn.
const MOST_RUNS: u64 = RUNS[RUNS.len() - 1];

pub(super) fn refusal(
    bench: &Bench<'_>,
    test: &Test,
    query: &Query,
    refused: &Refused,
) -> runebook_grammar::Diagnostic {
    let place = match refused {
        Refused::Failed { at, .. } => bench.table.place(*at),
        Refused::Wide { .. }
        | Refused::Choice { .. }
        | Refused::NeverGiven
        | Refused::Malformed(_)
        | Refused::Cancelled => None,
    };
    let place = place.map(|place| runebook_grammar::Span::new(place.file, place.start, place.end));
    error::test_stopped(query.span, &test.title, &refused.to_string(), place, None)
}
