//! Actions, and what is bought.

use std::ops::Range;

use runebook_grammar::Span;

use crate::ir::{CellId, EntityId, EntryId, Expr, FunctionId, Ir};

/// What someone does of their own accord. Its function is called with who does it first, and gives `refused`: 0, or which
/// of its reasons against it was met, counted from 1, those of `allowed` before those of `costs`.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// What begins it.
    pub function: FunctionId,
    /// Who can do it.
    pub entity: EntityId,
    /// How many reasons `allowed when` gives: the function's first acts test one each.
    pub allowed: usize,
    /// Acts of the function that find what it costs; as many tests and as many payments follow them.
    pub costs: Range<usize>,
    /// How it takes time, if it does.
    pub lasts: Option<Lasts>,
}

/// An action that takes time.
#[derive(Clone, Debug, PartialEq)]
pub struct Lasts {
    /// The clock that counts it.
    pub clock: usize,
    /// The act of the function that finds how many ticks it takes.
    pub ticks: usize,
    /// The acts of the function that are done at the start.
    pub start: Range<usize>,
    /// What is done when it is over; takes what the action takes.
    pub done: FunctionId,
    /// Whether it is under way.
    pub going: CellId,
    /// Ticks that are left.
    pub left: CellId,
    /// What it was begun with, in the order of the parameters after the first.
    pub kept: Vec<CellId>,
    /// What interrupts it: the triggers written there, and whether it can be resumed.
    pub interrupted: Vec<(Span, bool)>,
    /// Whether some interruption lets it be resumed.
    pub resumed: bool,
}

impl Ir {
    /// Whether a function is what is done when an action is over: nothing but the action comes to it.
    #[must_use]
    pub fn ends_action(&self, function: FunctionId) -> bool {
        self.actions.iter().any(|action| action.lasts.as_ref().is_some_and(|lasts| lasts.done == function))
    }

    /// Whether a cell keeps how far an action has come: it has no name of its own.
    #[must_use]
    pub fn keeps_action(&self, cell: CellId) -> bool {
        let of = |lasts: &Lasts| lasts.going == cell || lasts.left == cell || lasts.kept.contains(&cell);
        self.actions.iter().any(|action| action.lasts.as_ref().is_some_and(of))
    }
}

/// What can be bought.
#[derive(Clone, Debug, PartialEq)]
pub enum Goods {
    /// An entry is learned, with what is chosen then.
    Entry {
        /// Which.
        entry: EntryId,
        /// The values of its parameters.
        args: Vec<Expr>,
    },
    /// One more of a resource.
    Point {
        /// The first of a family.
        cell: CellId,
        /// The member of a family.
        index: Option<Expr>,
    },
}

impl Goods {
    /// The values in it.
    #[must_use]
    pub fn values(&self) -> Vec<&Expr> {
        match self {
            Self::Entry { args, .. } => args.iter().collect(),
            Self::Point { index, .. } => index.iter().collect(),
        }
    }
}
