//! Parts: what the rules of one entry or one status add to the program. Each is found by itself, so that all cores can look
//! for them, and which finds which makes no difference.

use std::collections::BTreeSet;
use std::sync::Arc;

use rayon::prelude::*;
use runebook_grammar::tree::{self, ItemKind};
use runebook_grammar::{Diagnostic, Span};

use crate::check::circle::Edge;
use crate::check::division::divides;
use crate::check::view::{Mark, Rules};
use crate::check::{Checker, Whose};
use crate::ir::{Addition, Cell, CellId, Entry, EntryId, Grant, Modifier, Once, Reaction, Replacement, Status};
use crate::resolve::Placed;

/// What the rules of one entry or status give.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// The entry or status with what its rules say of itself.
    pub about: About,
    /// The first cell that this part adds has this number as long as no other part adds any.
    first_cell: CellId,
    cells: Vec<Cell>,
    modifiers: Vec<Arc<Modifier>>,
    additions: Vec<Addition>,
    grants: Vec<Grant>,
    reactions: Vec<Arc<Reaction>>,
    replacements: Vec<Replacement>,
    durations: Vec<Duration>,
    /// What was found.
    pub found: Vec<Diagnostic>,
    /// What depends on what by these rules.
    pub edges: Vec<Edge>,
    /// Whether they divide by something that is no constant.
    pub divides: bool,
    /// The other entries whose constants and fields they name.
    pub asked: BTreeSet<EntryId>,
}

/// What rules say of what they belong to.
#[derive(Clone, Debug)]
pub(super) enum About {
    Entry(EntryId, Arc<Entry>),
    Status(usize, Box<Status>),
}

/// A gain of a status for so many ticks: which clock they are of, and where that is said.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duration {
    pub status: usize,
    pub clock: usize,
    pub place: Span,
}

/// An entry or a status as it was written.
pub(super) type Written = (Whose, Arc<tree::Entry>);

/// As many are looked at sooner than a copy is made.
const FEW: usize = 256;

impl Checker {
    /// The parts of every status and every entry.
    pub(super) fn parts(&mut self) -> Vec<Part> {
        self.parts_of(self.written())
    }

    /// The same for the last time: what was written is dropped as soon as it was looked at.
    pub(super) fn last_parts(&mut self) -> Vec<Part> {
        let all = self.written();
        (self.model.entries, self.model.statuses) = (Arc::default(), Arc::default());
        let other = |placed: &Placed| !matches!(placed.item.kind, ItemKind::Entry(_));
        Arc::make_mut(&mut self.model.items).retain(other);
        self.parts_of(all)
    }

    fn written(&self) -> Vec<Written> {
        let statuses =
            self.model.statuses.iter().cloned().enumerate().map(|(id, written)| (Whose::Status(id), written));
        let entries = self.model.entries.iter().cloned().enumerate().map(|(id, written)| (Whose::Entry(id), written));
        statuses.chain(entries).collect()
    }

    /// The parts of these, in their order. Where they are many, each core takes some of them to a copy of what is known by
    /// now.
    pub(super) fn parts_of(&mut self, mut all: Vec<Written>) -> Vec<Part> {
        let each = all.len().div_ceil(rayon::current_num_threads()).max(FEW);
        if all.len() <= each {
            return self.each_part(all);
        }
        let mut heaps = Vec::new();
        while !all.is_empty() {
            let rest = all.split_off(each.min(all.len()));
            heaps.push(std::mem::replace(&mut all, rest));
        }
        let parts: Vec<Vec<Part>> = heaps.into_par_iter().map(|heap| self.clone().each_part(heap)).collect();
        parts.into_iter().flatten().collect()
    }

    fn each_part(&mut self, all: Vec<Written>) -> Vec<Part> {
        all.into_iter().map(|(whose, written)| self.part(whose, &written)).collect()
    }

    /// What the rules of one give. The program is as it was afterwards, so that the next sees nothing of it.
    fn part(&mut self, whose: Whose, written: &tree::Entry) -> Part {
        let ir = &self.model.ir;
        let first_cell = ir.cells.len();
        let (mark, found) = (Mark::of(ir), self.model.diagnostics.len());
        let clauses = std::mem::take(&mut self.clauses);
        let (durations, asked) = (std::mem::take(&mut self.durations), std::mem::take(&mut self.asked));
        let about = match whose {
            Whose::Entry(id) => {
                let plain = ir.entries[id].clone();
                self.entry(id, written);
                About::Entry(id, std::mem::replace(&mut self.model.ir.entries[id], plain))
            }
            Whose::Status(id) => {
                let plain = ir.statuses[id].clone();
                self.status_rules(id, written);
                About::Status(id, Box::new(std::mem::replace(&mut self.model.ir.statuses[id], plain)))
            }
        };
        self.clauses = clauses;
        let ir = &mut self.model.ir;
        let mut part = Part {
            about,
            first_cell,
            cells: since(&mut ir.cells, first_cell),
            modifiers: since(&mut ir.modifiers, mark.modifiers),
            additions: since(&mut ir.additions, mark.additions),
            grants: since(&mut ir.grants, mark.grants),
            reactions: since(&mut ir.reactions, mark.reactions),
            replacements: since(&mut ir.replacements, mark.replacements),
            durations: std::mem::replace(&mut self.durations, durations),
            found: since(&mut self.model.diagnostics, found),
            edges: Vec::new(),
            divides: false,
            asked: std::mem::replace(&mut self.asked, asked),
        };
        part.edges = self.edges(part.rules());
        part.divides = divides(part.rules());
        part
    }

    /// Adds a part to the program.
    pub(super) fn add(&mut self, part: &Part) {
        let ir = &mut self.model.ir;
        match &part.about {
            About::Entry(id, entry) => ir.entries[*id] = entry.clone(),
            About::Status(id, status) => ir.statuses[*id] = Status::clone(status),
        }
        let first_cell = ir.cells.len();
        ir.cells.extend_from_slice(&part.cells);
        ir.modifiers.extend_from_slice(&part.modifiers);
        ir.additions.extend_from_slice(&part.additions);
        ir.grants.extend_from_slice(&part.grants);
        ir.replacements.extend_from_slice(&part.replacements);
        ir.reactions.extend(part.reactions.iter().map(|reaction| moved(reaction, part.first_cell, first_cell)));
        self.durations.extend_from_slice(&part.durations);
        self.model.diagnostics.extend_from_slice(&part.found);
    }
}

impl Part {
    /// Its rules.
    pub(super) fn rules(&self) -> Rules<'_> {
        Rules {
            modifiers: &self.modifiers,
            additions: &self.additions,
            grants: &self.grants,
            reactions: &self.reactions,
            replacements: &self.replacements,
            entries: match &self.about {
                About::Entry(_, entry) => std::slice::from_ref(entry),
                About::Status(..) => &[],
            },
        }
    }
}

/// What has come to a list since it was so long, in a list that is no longer than that.
fn since<T>(all: &mut Vec<T>, before: usize) -> Vec<T> {
    all.drain(before..).collect()
}

/// A reaction whose mark is among cells that stand elsewhere now.
fn moved(reaction: &Arc<Reaction>, from: CellId, to: CellId) -> Arc<Reaction> {
    let mut reaction = reaction.clone();
    if let Some(Once::Clock(clock, cell)) = reaction.once
        && from != to
    {
        Arc::make_mut(&mut reaction).once = Some(Once::Clock(clock, cell - from + to));
    }
    reaction
}
