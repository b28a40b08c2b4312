//! What entities store and compute: cells and stats.

use runebook_grammar::Span;

use crate::ir::{CellId, ContextId, EntityId, EntryId, EnumId, Expr, KindId, Named, Rounding, StatId, Type};

/// A type of entity.
#[derive(Clone, Debug, PartialEq)]
pub struct Entity {
    /// Its name.
    pub named: Named,
}

/// What a cell stores.
#[derive(Clone, Debug, PartialEq)]
pub enum CellKind {
    /// The host's value of this stat.
    HostStat(StatId),
    /// A value that replaces the base of this stat.
    StatBase(StatId),
    /// A resource.
    Resource,
    /// A flag.
    Flag,
    /// A memory.
    Memory,
    /// A slot.
    Slot,
    /// A status: its counter, or 1.
    Status(usize),
    /// Ticks a status has left.
    StatusLeft(usize),
    /// Whether an entry is held.
    Holds(EntryId),
    /// A parameter of an entry.
    Parameter(EntryId),
    /// A mark of "once per".
    Once(usize),
}

/// A family's index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FamilyIndex {
    /// Entries of a kind.
    Kind(KindId),
    /// Members of a `one of`.
    Enum(EnumId),
}

/// A stored number, or a family of them (`size` cells from this one on).
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Its name.
    pub named: Named,
    /// Whose.
    pub entity: EntityId,
    /// What it is.
    pub kind: CellKind,
    /// Its type.
    pub ty: Type,
    /// What indexes the family.
    pub index: Option<FamilyIndex>,
    /// How many cells there are of it: a family's members, or a slot's places. All of them say so.
    pub size: usize,
    /// The smallest value, in terms of local 0, you.
    pub low: Option<Expr>,
    /// The largest value.
    pub high: Option<Expr>,
    /// The value nothing was stored for.
    pub start: Option<Expr>,
    /// What it costs: the paying resource and the price of one more, local 1 being the member.
    pub bought: Option<(CellId, Expr)>,
    /// What each tick of a clock does; acts on local 0, you.
    pub ticks: Vec<(usize, Toward)>,
}

/// `toward 0 by a tenth, rounded toward zero`.
#[derive(Clone, Debug, PartialEq)]
pub struct Toward {
    /// Toward what.
    pub to: Expr,
    /// By how much, or by which part.
    pub by: TowardBy,
    /// How what is left is rounded.
    pub rounded: Rounding,
    /// Where it was written.
    pub span: Span,
}

/// How much a decay takes.
#[derive(Clone, Debug, PartialEq)]
pub enum TowardBy {
    /// A number.
    Amount(Expr),
    /// One part in so many.
    Part(i64),
}

/// Who owns a stat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatOwner {
    /// An entity type.
    Entity(EntityId),
    /// A kind of context.
    Context(ContextId),
}

/// A stat, or the first of a family (`size` stats from this one on, each with its own index).
#[derive(Clone, Debug, PartialEq)]
pub struct Stat {
    /// Its name.
    pub named: Named,
    /// Whose.
    pub owner: StatOwner,
    /// Its type.
    pub ty: Type,
    /// What indexes the family.
    pub index: Option<FamilyIndex>,
    /// How many stats, counting this one.
    pub size: usize,
    /// Which member of its family this one is.
    pub member: usize,
    /// Whether the member's name alone reads it.
    pub read_by_member: bool,
    /// The base, in terms of local 0, the owner; none for the host's.
    pub base: Option<Expr>,
    /// The host's cell, for a stat without base.
    pub host: Option<CellId>,
    /// The cell that replaces the base, where a character sets it.
    pub base_cell: Option<CellId>,
    /// The base before its rounding, where that is a fraction of the stat's own parts: it is rounded once, with the layers.
    pub exact: Option<Expr>,
    /// How the layered value is rounded.
    pub rounded: Option<Rounding>,
    /// Factors are skipped when the sum is 0 or less.
    pub positives_only: bool,
    /// Its range.
    pub low: Option<Expr>,
    /// See `low`.
    pub high: Option<Expr>,
}
