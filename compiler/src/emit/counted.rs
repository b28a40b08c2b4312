//! What is asked of all rules together, again and again: counted once.

use crate::ir::{Ir, Once};

/// Counts over all rules.
pub(crate) struct Counted {
    /// Whether some modifier changes each stat.
    pub changed: Vec<bool>,
    /// How many triggers react once in each context.
    pub once: Vec<usize>,
    /// How many of these come before each trigger in its own context.
    pub before: Vec<usize>,
    /// The grants of each entry.
    pub grants: Vec<Vec<usize>>,
}

impl Counted {
    pub(super) fn of(ir: &Ir) -> Self {
        let mut counted = Self {
            changed: vec![false; ir.stats.len()],
            once: vec![0; ir.contexts.len()],
            before: vec![0; ir.reactions.len()],
            grants: vec![Vec::new(); ir.entries.len()],
        };
        for stat in ir.modifiers.iter().flat_map(|modifier| &modifier.targets) {
            counted.changed[*stat] = true;
        }
        for (at, reaction) in ir.reactions.iter().enumerate() {
            if let Some(Once::Context(context)) = reaction.once {
                counted.before[at] = counted.once[context];
                counted.once[context] += 1;
            }
        }
        for (at, grant) in ir.grants.iter().enumerate() {
            counted.grants[grant.entry].push(at);
        }
        counted
    }
}
