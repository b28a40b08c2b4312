//! Rules to be looked at: all of the program, those of one part of it, or those that belong to no part.

use std::sync::Arc;

use crate::ir::{Addition, Entry, Expr, Grant, Ir, Modifier, Reaction, Replacement, walk};

/// Rules, wherever they are kept.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    pub modifiers: &'a [Arc<Modifier>],
    pub additions: &'a [Addition],
    pub grants: &'a [Grant],
    pub reactions: &'a [Arc<Reaction>],
    pub replacements: &'a [Replacement],
    pub entries: &'a [Arc<Entry>],
}

/// How many rules of each sort there are at some time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    pub modifiers: usize,
    pub additions: usize,
    pub grants: usize,
    pub reactions: usize,
    pub replacements: usize,
}

impl Mark {
    /// How many there are now.
    pub(super) fn of(ir: &Ir) -> Self {
        Self {
            modifiers: ir.modifiers.len(),
            additions: ir.additions.len(),
            grants: ir.grants.len(),
            reactions: ir.reactions.len(),
            replacements: ir.replacements.len(),
        }
    }
}

impl<'a> Rules<'a> {
    /// The rules that came after a mark.
    pub(super) fn since(mark: Mark, ir: &'a Ir) -> Self {
        Self {
            modifiers: &ir.modifiers[mark.modifiers..],
            additions: &ir.additions[mark.additions..],
            grants: &ir.grants[mark.grants..],
            reactions: &ir.reactions[mark.reactions..],
            replacements: &ir.replacements[mark.replacements..],
            entries: &[],
        }
    }

    /// Whether a value in them is such.
    pub(super) fn any(&self, is: &dyn Fn(&Expr) -> bool) -> bool {
        let mut found = false;
        self.each(&mut |value| found |= is(value));
        found
    }

    fn each(&self, visit: &mut dyn FnMut(&Expr)) {
        let mut value = |value: &Expr| walk::each(value, visit);
        for one in self.modifiers {
            one.when.iter().chain([&one.value]).chain(&one.up_to).for_each(&mut value);
        }
        self.additions.iter().flat_map(|one| one.when.iter().chain([&one.value])).for_each(&mut value);
        self.grants.iter().flat_map(|one| &one.when).for_each(&mut value);
        self.reactions.iter().flat_map(|one| &one.when).for_each(&mut value);
        self.replacements.iter().flat_map(|one| one.when.iter().chain(&one.value)).for_each(&mut value);
        for entry in self.entries {
            entry.requires.iter().chain(entry.price.iter().map(|(_, price)| price)).for_each(&mut value);
        }
        self.reactions.iter().for_each(|one| walk::values(&one.body, visit));
        self.replacements.iter().for_each(|one| walk::values(&one.body, visit));
    }
}
