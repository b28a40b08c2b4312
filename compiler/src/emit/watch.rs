//! Clauses that are watched while questions are asked: what held, what came up, what was done.
//!
//! Each watched place is a branch to the very next instruction. It changes nothing, and the machine tells its sink of
//! it as of any other branch. Tables that are shipped have none.

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::Span;
use runebook_runtime::ops::Op;

use super::Emitter;
use super::body::Body;
use super::condition::subject;
use crate::ir::{Act, ActKind, Expr, FunctionId, FunctionKind, Node, Source, Type};

/// What a watched clause is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClauseKind {
    /// A condition: it holds or does not.
    Condition {
        /// Whether it is asked whether something is not so: `is not afraid`, or `unless` before what is written.
        opposite: bool,
    },
    /// A chance: it comes true or does not.
    Chance,
    /// `once per`: it is free, or used up.
    Once,
    /// A standing change, trigger, replacement, grant or addition to a set: it counts or stays silent.
    Rule,
    /// An act: it is done.
    Act,
}

/// A clause that is watched. All code that was made from one place is one clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Where it is written.
    pub span: Span,
    /// What it is.
    pub kind: ClauseKind,
    /// For a rule, where it comes from.
    pub source: Option<Source>,
    /// Whether it can be false at all: an act cannot, nor can a rule that nobody holds and that has no condition, nor the
    /// last of the cases of a `match` that leaves none out.
    pub optional: bool,
}

/// What a branch at a watched place tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It holds if the branch does.
    Holds,
    /// It comes up: unless it passes afterwards, it stays silent.
    Comes,
    /// It counts, or is done.
    Passes,
}

/// All clauses of a scratch table, and where the machine tells of them.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    /// The clauses.
    pub clauses: Vec<Clause>,
    /// By instruction: the clause, and what a branch there tells of it.
    pub at: BTreeMap<u32, (usize, Mark)>,
    /// By row of the table: the clause of a modifier.
    pub modifiers: Vec<Option<usize>>,
    /// By row of the table: the clause of a reaction.
    pub reactions: Vec<Option<usize>>,
    /// The program's function of each function of the machine that is one.
    pub functions: BTreeMap<u32, FunctionId>,
    known: BTreeMap<(Span, ClauseKind), usize>,
    /// The last cases of a `match`, which are true where they are asked.
    last: BTreeSet<Span>,
    /// Where nothing is watched: inside of what is one clause, and where questions are compiled.
    quiet: u32,
}

/// A watched place of a body: the instruction in it, the clause, and what a branch there tells.
pub(crate) type Watched = (u32, usize, Mark);

impl Watch {
    /// The code of a function with these watched places begins here.
    pub(super) fn laid_out(&mut self, start: u32, watched: Vec<Watched>) {
        self.at.extend(watched.into_iter().map(|(offset, clause, mark)| (start + offset, (clause, mark))));
    }

    /// The number of a clause.
    fn clause(&mut self, clause: Clause) -> usize {
        let next = self.clauses.len();
        let at = *self.known.entry((clause.span, clause.kind)).or_insert(next);
        match self.clauses.get_mut(at) {
            Some(known) => known.optional |= clause.optional,
            None => self.clauses.push(clause),
        }
        at
    }
}

impl Emitter<'_> {
    /// Does something with nothing in it watched.
    pub(crate) fn quietly<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        if let Some(watch) = &mut self.watch {
            watch.quiet += 1;
        }
        let made = work(self);
        if let Some(watch) = &mut self.watch {
            watch.quiet -= 1;
        }
        made
    }

    /// A condition or chance whose answer is in a register.
    pub(crate) fn watch_held(&mut self, body: &mut Body, at: u8, kind: ClauseKind, span: Span) {
        let optional = self.watch.as_ref().is_some_and(|watch| !watch.last.contains(&span));
        if let Some(clause) = self.watched(Clause { span, kind, source: None, optional }) {
            branch(body, at, clause, Mark::Holds);
        }
    }

    /// `once per` comes up, or is free.
    pub(crate) fn watch_once(&mut self, body: &mut Body, mark: Mark, span: Span) {
        if let Some(clause) = self.watched(Clause { span, kind: ClauseKind::Once, source: None, optional: true }) {
            always(body, clause, mark);
        }
    }

    /// A rule comes up, or counts.
    pub(crate) fn watch_rule(&mut self, body: &mut Body, mark: Mark, rule: Clause) {
        if let Some(clause) = self.watched(rule) {
            always(body, clause, mark);
        }
    }

    /// An act is done.
    pub(crate) fn watch_act(&mut self, body: &mut Body, span: Span) {
        if let Some(clause) = self.watched(Clause { span, kind: ClauseKind::Act, source: None, optional: false }) {
            always(body, clause, Mark::Passes);
        }
    }

    /// Notes the last case of a `match`, or of a die, if it is all that is left.
    pub(crate) fn watch_cases(&mut self, body: &Body, cond: &Expr, otherwise: &[Act]) {
        let (mut cases, mut rest) = (vec![cond], otherwise);
        while let [Act { kind: ActKind::If { cond, then: _, otherwise }, .. }] = rest {
            cases.push(cond);
            rest = otherwise;
        }
        let die = body.function.is_some_and(|id| self.ir.functions[id].kind == FunctionKind::Die);
        if cases.len() < 2 || !rest.is_empty() || !(die || self.is_all(&cases)) {
            return;
        }
        if let (Some(watch), Some(last)) = (&mut self.watch, cases.last()) {
            watch.last.insert(last.span);
        }
    }

    /// Whether these ask of one thing for all that it can be.
    fn is_all(&self, cases: &[&Expr]) -> bool {
        let Some(of) = cases.first().and_then(|case| subject(case)) else { return false };
        if !cases.iter().all(|case| subject(case).is_some_and(|it| it.node == of.node)) {
            return false;
        }
        let all = match of.ty {
            Type::Member(id) => self.ir.enums[id].members.len(),
            Type::YesNo => 2,
            _ => return false,
        };
        let mut values = BTreeSet::new();
        cases.iter().for_each(|case| constants(case, &mut values));
        values.len() == all
    }

    /// The clause of a rule that is a row of the table.
    pub(crate) fn watched(&mut self, clause: Clause) -> Option<usize> {
        let watch = self.watch.as_mut().filter(|watch| watch.quiet == 0)?;
        (clause.span != super::nop_span()).then(|| watch.clause(clause))
    }
}

impl Emitter<'_> {
    /// Which clause each row of the table is, of modifiers or of reactions.
    pub(crate) fn watch_rows(&mut self, modifiers: Vec<Option<usize>>, reactions: Vec<Option<usize>>) {
        if let Some(watch) = &mut self.watch {
            watch.modifiers.extend(modifiers);
            watch.reactions.extend(reactions);
        }
    }
}

/// The values that a case asks for.
fn constants(case: &Expr, values: &mut BTreeSet<i64>) {
    match &case.node {
        Node::Compare { right, .. } => {
            values.extend(if let Node::Const(value) = right.node { Some(value) } else { None })
        }
        Node::Or(left, right) => {
            constants(left, values);
            constants(right, values);
        }
        _ => {}
    }
}

fn always(body: &mut Body, clause: usize, mark: Mark) {
    let before = body.mark();
    let yes = body.take(1);
    body.push(Op::Const, yes, 0, 0, 1);
    branch(body, yes, clause, mark);
    body.release(before);
}

fn branch(body: &mut Body, at: u8, clause: usize, mark: Mark) {
    let place = u32::try_from(body.code.len()).unwrap_or(u32::MAX);
    body.watched.push((place, clause, mark));
    body.push(Op::JumpIf, at, 0, 0, 0);
}
