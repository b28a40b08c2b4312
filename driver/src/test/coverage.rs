//! What the tests of a pack show of it: which of its entries come into play, and which of its clauses were both true and false.
//!
//! ```text
//!  Ir ──emit_watched──▶ a table whose clauses tell ──the machine, once for each expectation──▶ counts ──▶ gaps
//! ```
//!
//! Nothing here evaluates anything: a clause is a branch in the code that the machine runs, and its sink counts.

use std::collections::{BTreeMap, BTreeSet};

use runebook_compiler::emit::{Clause, ClauseKind, Watch};
use runebook_compiler::ir::{
    Character, EntryId, Expect, Expr, FunctionKind, Ir, Node, Policy, Query, Source, Test, walk,
};
use runebook_grammar::Span;
use runebook_runtime::Table;

use super::watched::{Recorder, sampled};
use super::{holds, show};
use crate::build::Unbuilt;
use crate::odds::taken;
use crate::pack::Pack;
use crate::rolls::Supplied;
use crate::scratch::{Scratch, run_taking};

/// What the tests of a pack show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Entries, statuses and functions that came into play, and how many there are.
    entries: Share,
    /// Clauses that were seen both ways, and how many there are.
    clauses: Share,
    /// What was not seen, by place.
    pub gaps: Vec<Gap>,
    /// What was not seen and has its reason in `pack.yaml`.
    pub excepted: Vec<(Gap, String)>,
    /// Reasons in `pack.yaml` for what is not missing: where each stands.
    pub needless: Vec<Span>,
}

impl Coverage {
    /// Entries, statuses and functions that came into play; those with a reason count as if they had.
    #[must_use]
    pub fn entries(&self) -> Share {
        self.with_reasons(self.entries, true)
    }

    /// Clauses that were seen both ways; those with a reason count as if they were.
    #[must_use]
    pub fn clauses(&self) -> Share {
        self.with_reasons(self.clauses, false)
    }

    fn with_reasons(&self, share: Share, entries: bool) -> Share {
        let of = |(gap, _): &&(Gap, String)| (gap.missing == Missing::Exercised) == entries;
        Share { seen: share.seen + self.excepted.iter().filter(of).count(), ..share }
    }
}

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Those that were seen.
    pub seen: usize,
    /// All.
    pub all: usize,
}

impl Share {
    /// Whether at least so many percent were seen.
    #[must_use]
    pub const fn reaches(self, percent: u8) -> bool {
        self.seen * 100 >= self.all * percent as usize
    }

    /// Both counted together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self { seen: self.seen + other.seen, all: self.all + other.all }
    }
}

/// Something that no test shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Gap {
    /// Where it is written.
    pub span: Span,
    /// What is missing.
    pub missing: Missing,
    /// The clause as it is written, or what an entry is called.
    pub text: String,
}

/// What is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Missing {
    /// It never came into play.
    Exercised,
    /// It was true and never false.
    False,
    /// It was false and never true.
    True,
    /// It was never asked, or never done.
    Reached,
}

impl Missing {
    /// In words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Exercised => "never exercised",
            Self::False => "only ever true",
            Self::True => "only ever false",
            Self::Reached => "never reached",
        }
    }
}

/// Runs what the tests of a checked pack ask, and says what of the pack's own rules they show. What it extends is not
/// counted: that has tests of its own.
///
/// # Errors
/// Where the questions do not fit a table.
pub fn coverage(pack: &Pack, ir: &Ir) -> Result<Coverage, Unbuilt> {
    let queries: Vec<&Query> = ir.tests.iter().flat_map(|test| &test.expects).flat_map(Expect::queries).collect();
    let (scratch, watch) = Scratch::watched(ir, &queries)?;
    let table = scratch.table()?;
    let mut recorder = Recorder::new(&watch);
    let mut next = 0;
    for test in &ir.tests {
        for expect in &test.expects {
            let asked = expect.queries().len();
            (next..next + asked).for_each(|at| expectation(test, expect, &scratch, at, &table, &mut recorder));
            next += asked;
        }
    }
    let mut found = Finding { pack, ir, watch: &watch, recorder: &recorder, covered: Coverage::default() };
    found.things(&queries);
    found.clauses();
    Ok(found.excepted())
}

/// Runs one question of an expectation.
fn expectation(
    test: &Test,
    expect: &Expect,
    scratch: &Scratch,
    at: usize,
    table: &Table<'_>,
    recorder: &mut Recorder<'_>,
) {
    let Some(asked) = scratch.asked.get(at) else { return };
    match expect {
        Expect::Holds { query, rolls } => {
            let numbers = holds::numbers(rolls);
            let mut dice = Supplied::of(&numbers);
            // how it ends is what the test itself reports
            drop(run_taking(table, asked, &mut dice, recorder, taken(query, asked)));
        }
        Expect::Odds { .. } | Expect::Dominates { .. } | Expect::Order { .. } => {
            sampled(table, asked, matches!(test.policy, Some(Policy::Each | Policy::Best)), recorder);
        }
        Expect::Sentence { .. } => {}
    }
}

/// What was seen becomes what is missing.
struct Finding<'a> {
    pack: &'a Pack,
    ir: &'a Ir,
    watch: &'a Watch,
    recorder: &'a Recorder<'a>,
    covered: Coverage,
}

impl Finding<'_> {
    /// Whether something stands in the pack's own files.
    fn own(&self, span: Span) -> bool {
        self.pack.sources.of(span).edition as usize + 1 == self.pack.manifests.len()
    }

    /// Entries, statuses and functions.
    fn things(&mut self, queries: &[&Query]) {
        let (ir, named) = (self.ir, Named::of(self.ir, queries));
        let counts = self.counts();
        for (at, entry) in ir.entries.iter().enumerate() {
            let seen = counts.get(&Source::Entry(at)).copied().unwrap_or_else(|| named.entries.contains(&at));
            self.thing(&ir.kinds[entry.kind].named.name, &entry.named.name, entry.named.span, seen);
        }
        for status in &ir.statuses {
            let cell = status.cells.0;
            let seen = self.recorder.written.contains(&cell) || named.cells.contains(&cell);
            self.thing("status", &status.named.name, status.named.span, seen);
        }
        for (at, function) in ir.functions.iter().enumerate() {
            let counted = match function.kind {
                FunctionKind::Procedure
                | FunctionKind::Action
                | FunctionKind::Check
                | FunctionKind::Formula
                | FunctionKind::Chance
                | FunctionKind::Table
                | FunctionKind::Die
                | FunctionKind::Process => true,
                // a plan is no rule of the game, and a tick nothing that anybody wrote
                FunctionKind::Plan | FunctionKind::Tick => false,
            };
            if counted {
                let seen = self.recorder.ran.contains(&at);
                self.thing(function.kind.word(), &function.named.name, function.named.span, seen);
            }
        }
    }

    /// Whether a rule of each source that has rules ever counted.
    fn counts(&self) -> BTreeMap<Source, bool> {
        let mut counts = BTreeMap::new();
        for (clause, seen) in self.watch.clauses.iter().zip(&self.recorder.seen) {
            if let (ClauseKind::Rule, Some(source)) = (clause.kind, clause.source) {
                *counts.entry(source).or_default() |= seen.held();
            }
        }
        counts
    }

    fn thing(&mut self, kind: &str, name: &str, span: Span, seen: bool) {
        if self.own(span) {
            self.covered.entries.all += 1;
            self.covered.entries.seen += usize::from(seen);
            if !seen {
                let text = format!("{kind} {name}");
                self.covered.gaps.push(Gap { span, missing: Missing::Exercised, text });
            }
        }
    }

    fn clauses(&mut self) {
        let functions = &self.ir.functions;
        let plans: Vec<Span> = functions
            .iter()
            .filter(|function| function.kind == FunctionKind::Plan)
            .map(|function| function.whole)
            .collect();
        // what an action does to keep time stands where its name does: nobody has written it
        let names: BTreeSet<Span> = functions.iter().map(|function| function.named.span).collect();
        let watched = self.watch.clauses.iter().zip(&self.recorder.seen);
        let own = watched.filter(|(clause, _)| self.own(clause.span) && !names.contains(&clause.span));
        let counted = own.filter(|(clause, _)| !plans.iter().any(|plan| within(*plan, clause.span)));
        let (mut gaps, mut share) = (Vec::new(), Share::default());
        for (clause, seen) in counted {
            share.all += 1;
            let (mut held, mut failed) = (seen.held(), seen.failed());
            if clause.kind == (ClauseKind::Condition { opposite: true }) && self.follows_unless(clause.span) {
                (held, failed) = (failed, held);
            }
            match missing(clause, held, failed) {
                None => share.seen += 1,
                Some(missing) => gaps.push(Gap { span: clause.span, missing, text: self.text(clause) }),
            }
        }
        self.covered.clauses = share;
        self.covered.gaps.append(&mut gaps);
    }

    /// Whether the word before is `unless`: the rule then asks for the opposite of what is written.
    fn follows_unless(&self, span: Span) -> bool {
        let source = self.pack.sources.all().get(span.file as usize);
        let before = source.and_then(|source| source.text.get(..span.start as usize)).unwrap_or_default();
        before.trim_end().ends_with("unless")
    }

    fn text(&self, clause: &Clause) -> String {
        let text = show::clause(&self.pack.sources, clause.span);
        match clause.kind {
            ClauseKind::Once => format!("once per … in {text}"),
            ClauseKind::Condition { .. } | ClauseKind::Chance | ClauseKind::Rule | ClauseKind::Act => text,
        }
    }

    /// Takes out what the manifest has a reason for, and sorts the rest.
    fn excepted(self) -> Coverage {
        let Self { pack, mut covered, .. } = self;
        let reasons = &pack.manifest().uncovered;
        let mut used = BTreeSet::new();
        let (mut kept, mut excepted) = (Vec::new(), Vec::new());
        for gap in std::mem::take(&mut covered.gaps) {
            let key = format!("{}: {}", pack.sources.of(gap.span).path, gap.text);
            match reasons.iter().position(|(reason, _)| reason.value == key) {
                Some(at) => {
                    used.insert(at);
                    excepted.push((gap, reasons[at].1.value.clone()));
                }
                None => kept.push(gap),
            }
        }
        let place = |gap: &Gap| (pack.sources.real(gap.span), gap.missing);
        kept.sort_by_key(place);
        excepted.sort_by_key(|(gap, _)| place(gap));
        let needless = reasons.iter().enumerate().filter(|(at, _)| !used.contains(at));
        let needless = needless.map(|(_, (key, _))| key.span).collect();
        Coverage { gaps: kept, excepted, needless, ..covered }
    }
}

fn within(outer: Span, inner: Span) -> bool {
    outer.file == inner.file && outer.start <= inner.start && inner.end <= outer.end
}

/// What of a clause was not seen.
const fn missing(clause: &Clause, held: bool, failed: bool) -> Option<Missing> {
    match (held, failed) {
        (true, true) => None,
        (true, false) if !clause.optional => None,
        (true, false) => Some(Missing::False),
        (false, true) => Some(Missing::True),
        (false, false) => Some(Missing::Reached),
    }
}

/// What questions name: an entry without rules of its own comes into play where somebody has it, or is asked of it.
#[derive(Default)]
struct Named {
    entries: BTreeSet<EntryId>,
    /// Cells in which something is stored at the start.
    cells: BTreeSet<usize>,
}

impl Named {
    fn of(ir: &Ir, queries: &[&Query]) -> Self {
        let mut named = Self::default();
        queries.iter().for_each(|query| named.query(query));
        for expect in ir.tests.iter().flat_map(|test| &test.expects) {
            if let Expect::Sentence { entry, .. } = expect {
                named.entries.insert(*entry);
            }
        }
        named
    }

    fn query(&mut self, query: &Query) {
        query.scene.iter().for_each(|character| self.character(character));
        query.values.iter().for_each(|value| walk::each(value, &mut |expr| self.value(expr)));
        walk::values(&query.acts, &mut |expr| self.value(expr));
        query.said.iter().flat_map(|said| &said.values).for_each(|value| self.value(value));
    }

    fn value(&mut self, expr: &Expr) {
        if let Node::Entry(entry) = expr.node {
            self.entries.insert(entry);
        }
    }

    fn character(&mut self, character: &Character) {
        self.entries.extend(&character.holds);
        for store in &character.stores {
            self.value(store.value.plain());
            self.cells.insert(store.cell);
        }
    }
}
