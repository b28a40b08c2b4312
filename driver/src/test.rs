//! The tests of a pack: what they expect, and what is.

pub mod coverage;
mod holds;
mod odds;
mod sentence;
mod several;
pub mod show;
mod watched;

use runebook_compiler::ir::{Expect, Ir, Query, Test};
use runebook_grammar::{Diagnostic, Span};
use runebook_odds::Engine;
use runebook_runtime::Table;

use crate::build::Unbuilt;
use crate::pack::Pack;
use crate::scratch::Scratch;
use crate::story::Line;

/// One test of a pack, run.
#[derive(Clone, Debug)]
pub struct Tested {
    /// Its title.
    pub title: String,
    /// Where it is written.
    pub span: Span,
    /// What came out.
    pub verdict: Verdict,
}

/// What came out of a test.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// All is as expected.
    Passed,
    /// Something is not.
    Failed(Vec<Failed>),
    /// It could not be asked, and why.
    Skipped(String),
}

/// An expectation that failed.
#[derive(Clone, Debug)]
pub struct Failed {
    /// Where, what was expected and what was found.
    pub finding: Diagnostic,
    /// The steps on the way to what was found, as far as they can be told.
    pub steps: Vec<Line>,
}

/// What came out of one expectation.
enum Found {
    AsExpected,
    Not(Box<Failed>),
    Unasked(String),
}

impl Found {
    /// It failed, and there are no steps to tell.
    fn not(finding: Diagnostic) -> Self {
        Self::Not(Box::new(Failed { finding, steps: Vec::new() }))
    }
}

/// Runs all tests of a checked pack, in the order written.
///
/// # Errors
/// Where the questions do not fit a table.
pub fn run(pack: &Pack, ir: &Ir) -> Result<Vec<Tested>, Unbuilt> {
    let queries: Vec<&Query> = ir.tests.iter().flat_map(|test| &test.expects).flat_map(Expect::queries).collect();
    let scratch = Scratch::new(ir, &queries)?;
    let table = scratch.table()?;
    let mut bench = Bench { pack, ir, table: &table, scratch: &scratch, engine: Engine::new(), next: 0 };
    Ok(ir.tests.iter().map(|test| bench.test(test)).collect())
}

/// All that tests are run with.
struct Bench<'a> {
    pack: &'a Pack,
    ir: &'a Ir,
    table: &'a Table<'a>,
    scratch: &'a Scratch,
    engine: Engine,
    /// The next question of the scratch table.
    next: usize,
}

impl Bench<'_> {
    fn test(&mut self, test: &Test) -> Tested {
        let found: Vec<Found> = test.expects.iter().map(|expect| self.expect(test, expect)).collect();
        Tested { title: test.title.clone(), span: test.span, verdict: verdict(found) }
    }

    fn expect(&mut self, test: &Test, expect: &Expect) -> Found {
        match expect {
            Expect::Holds { query, rolls } => {
                let asked = self.asked();
                holds::expect(self, test, asked, query, rolls)
            }
            Expect::Odds { query, bounds } => {
                let asked = self.asked();
                odds::expect(self, test, asked, query, bounds)
            }
            Expect::Dominates { better, worse } => {
                let pair = [(self.asked(), better), (self.asked(), worse)];
                several::dominates(self, test, pair)
            }
            Expect::Order { asked, signs } => {
                let asked: Vec<(usize, &Query)> = asked.iter().map(|query| (self.asked(), query)).collect();
                several::in_order(self, test, &asked, signs)
            }
            Expect::Sentence { locale, entry, text, span } => {
                sentence::expect(self, test, locale, *entry, &sentence::Wanted { text, span: *span })
            }
        }
    }

    /// The number of the question that comes next.
    fn asked(&mut self) -> usize {
        self.next += 1;
        self.next - 1
    }
}

fn verdict(found: Vec<Found>) -> Verdict {
    let (mut failed, mut unasked) = (Vec::new(), None);
    for found in found {
        match found {
            Found::AsExpected => {}
            // dice that are wrong at a `do` are so for all that is expected after it
            Found::Not(one) if failed.iter().any(|before: &Failed| before.finding == one.finding) => {}
            Found::Not(one) => failed.push(*one),
            Found::Unasked(why) => unasked = Some(why),
        }
    }
    match (failed.is_empty(), unasked) {
        (false, _) => Verdict::Failed(failed),
        (true, Some(why)) => Verdict::Skipped(why),
        (true, None) => Verdict::Passed,
    }
}

/// `N passed, M failed` and, where there are any, `K skipped`.
#[must_use]
pub fn count<'a>(tested: impl IntoIterator<Item = &'a Tested>) -> String {
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    for tested in tested {
        match tested.verdict {
            Verdict::Passed => passed += 1,
            Verdict::Failed(_) => failed += 1,
            Verdict::Skipped(_) => skipped += 1,
        }
    }
    let rest = if skipped == 0 { String::new() } else { format!(", {skipped} skipped") };
    format!("{passed} passed, {failed} failed{rest}")
}
