//! The checked program: every name resolved, every value typed. All readings (table, odds, book) read this.

mod act;
mod decl;
mod dice;
mod member;
pub mod mention;
mod names;
mod types;
mod value;
pub mod walk;

use std::sync::Arc;

pub use act::{Act, ActKind, ChooseRule, Iter, PutHow};
pub use decl::*;
pub use dice::DiceOp;
pub use mention::{Thing, mentions};
pub use names::{Names, owner_key};
pub use types::{Number, Type, UnitId};
pub use value::{BinOp, CmpOp, Expr, Node, Rounding};

/// Index of a `one of` in [`Ir::enums`].
pub type EnumId = usize;
/// Index of a kind in [`Ir::kinds`].
pub type KindId = usize;
/// Index of an entry in [`Ir::entries`].
pub type EntryId = usize;
/// Index of an entity type in [`Ir::entities`].
pub type EntityId = usize;
/// Index of a cell in [`Ir::cells`].
pub type CellId = usize;
/// Index of a stat in [`Ir::stats`].
pub type StatId = usize;
/// Index of a context in [`Ir::contexts`].
pub type ContextId = usize;
/// Index of a function in [`Ir::functions`].
pub type FunctionId = usize;
/// Index of a local in its body.
pub type LocalId = usize;

/// The checked program of one pack with all it extends. What there is much of is shared between copies.
#[derive(Clone, Debug, Default)]
pub struct Ir {
    /// The pack's name.
    pub name: String,
    /// Units.
    pub units: Vec<Named>,
    /// Clocks.
    pub clocks: Vec<Clock>,
    /// `one of` types.
    pub enums: Vec<OneOf>,
    /// Kinds of entry.
    pub kinds: Vec<Kind>,
    /// Entries, sorted by kind and stable id.
    pub entries: Vec<Arc<Entry>>,
    /// Statuses.
    pub statuses: Vec<Status>,
    /// Types of entity.
    pub entities: Vec<Entity>,
    /// What entities store.
    pub cells: Vec<Cell>,
    /// Computed values and host stats of entities and contexts.
    pub stats: Vec<Stat>,
    /// Contexts.
    pub contexts: Vec<Context>,
    /// Facts.
    pub facts: Vec<Question>,
    /// Sets.
    pub sets: Vec<Question>,
    /// Commands.
    pub commands: Vec<Question>,
    /// Events.
    pub events: Vec<Event>,
    /// Procedures, checks, formulas, chances, tables, dice, processes, plans, ticks.
    pub functions: Vec<Function>,
    /// Standing changes.
    pub modifiers: Vec<Arc<Modifier>>,
    /// What entries add to sets.
    pub additions: Vec<Addition>,
    /// Entries that are had by way of others.
    pub grants: Vec<Grant>,
    /// Triggers.
    pub reactions: Vec<Arc<Reaction>>,
    /// Replacements of steps.
    pub replacements: Vec<Replacement>,
    /// Actions.
    pub actions: Vec<Action>,
    /// Characters.
    pub characters: Vec<Character>,
    /// Figures.
    pub figures: Vec<Figure>,
    /// Calculators.
    pub calculators: Vec<Calculator>,
    /// What readers of the book may roll, in the order of the rules.
    pub rollers: Vec<Roller>,
    /// Tests.
    pub tests: Vec<Test>,
    /// How two entities fight.
    pub duels: Vec<Duel>,
    /// Names and what they name.
    pub names: Arc<Names>,
    /// Lints that entries allow.
    pub allows: Vec<Allow>,
    /// Source paths, by file number.
    pub files: Vec<String>,
}

impl Ir {
    /// How many members something that is gone through has at most.
    #[must_use]
    pub fn most(&self, of: &Expr) -> usize {
        match &of.node {
            Node::SlotSet { cell, .. } => self.cells[*cell].size,
            Node::AllEntries(kind) => self.kinds[*kind].entries.1 - self.kinds[*kind].entries.0,
            Node::AllMembers(id) => self.enums[*id].members.len(),
            _ => match &of.ty {
                Type::Set(_, most) => usize::from(*most),
                _ => 1,
            },
        }
    }
}
