//! A table before it is bytes: what a compiler fills in and `encode` writes. Needs the feature `write`.
//!
//! Vocabulary. A *cell* is one stored 64-bit number of an entity (host stat, resource, flag, slot, status counter, "holds
//! this entry", entry parameter, once-mark). All entities share one cell layout. A *register* is a 64-bit slot of a
//! function's window. A dice value takes eight registers (see `dice.rs`). `NONE` (-1) is the absent entity, entry,
//! member or context. Yes is 1, no is 0. A number with a declared denominator is stored multiplied by it.

#[cfg(feature = "write")]
mod export;
mod meaning;
mod symbols;

#[cfg(feature = "write")]
use alloc::{string::String, vec::Vec};

#[cfg(feature = "write")]
use crate::dice::Dice;
#[cfg(feature = "write")]
use crate::ops::Instr;

#[cfg(feature = "write")]
pub use export::Export;
pub use meaning::{Meaning, Member};
#[cfg(feature = "write")]
pub use symbols::Symbols;
pub use symbols::{Place, Symbol};

/// The whole program of one pack and edition.
#[cfg(feature = "write")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The pack's name.
    pub name: String,
    /// Numbers too wide for an instruction.
    pub consts: Vec<i64>,
    /// Dice constants.
    pub dice: Vec<Dice>,
    /// All code; functions are ranges of it.
    pub code: Vec<Instr>,
    /// Functions.
    pub functions: Vec<Function>,
    /// What every entity stores.
    pub cells: Vec<Cell>,
    /// Computed values of entities and contexts.
    pub stats: Vec<Stat>,
    /// Standing changes, sorted by (stat, layer, bonus type, id).
    pub modifiers: Vec<Modifier>,
    /// Kinds of context.
    pub contexts: Vec<Context>,
    /// Kinds of entry.
    pub kinds: Vec<Kind>,
    /// Entries, sorted by (kind, id), so that a kind's entries are one range.
    pub entries: Vec<Entry>,
    /// Field values of all entries: numbers, members, entries, or an index into `dice`.
    pub fields: Vec<i64>,
    /// Questions to the host.
    pub facts: Vec<Question>,
    /// Sets the host lists; `otherwise` is the function that answers where there is no host, or none for empty.
    pub sets: Vec<Question>,
    /// Happenings.
    pub events: Vec<Event>,
    /// Requests to the host that have no result.
    pub commands: Vec<Question>,
    /// What entries do on events, sorted by (event, priority descending, id).
    pub reactions: Vec<Reaction>,
    /// Functions that can be called from outside by name: procedures, checks, formulas, tables, ticks, queries.
    pub exports: Vec<Export>,
    /// Draw sites: stable ids; an instruction names one by index.
    pub sites: Vec<u64>,
    /// Members of every `one of`, sorted by (domain, place).
    pub members: Vec<Member>,
    /// Hash of names, order and types of what a host hands over, for the contract hash; 0 if nothing is known of it.
    pub asks: u64,
    /// Names, for traces; may be stripped.
    pub symbols: Symbols,
}

/// A function: a range of code and its window.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// Stable id (0 for an inner piece that nothing refers to from outside; it then takes its owner's).
    pub id: u64,
    /// First instruction.
    pub start: u32,
    /// One past the last instruction.
    pub end: u32,
    /// Registers that the caller fills, from 0.
    pub params: u16,
    /// Registers in all, at most 256.
    pub registers: u16,
    /// Registers it returns.
    pub results: u16,
    /// The register that holds its context, if it runs inside one (`strike(attack)`), else 255.
    pub context: u8,
    /// Index into `contexts` of that context's kind, if any.
    pub context_kind: u8,
}

/// A stored number of an entity.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// Stable id.
    pub id: u64,
    /// What it is, for hosts and reports.
    pub kind: CellKind,
    /// Value when nothing was stored.
    pub start: i64,
    /// A function (you) → number that gives the start instead, `u32::MAX` if none (`starts at max_health`).
    pub start_function: u32,
    /// Smallest value stored; `Put` saturates and says so in the trace. `i64::MIN` if unbounded.
    pub low: i64,
    /// Largest value stored.
    pub high: i64,
    /// A function (you) → number that gives the largest value instead, `u32::MAX` if none (`0..max_health`).
    pub high_function: u32,
    /// The declared denominator: stored numbers are this many times the value.
    pub denominator: u32,
    /// What a stored number means, for saves.
    pub meaning: Meaning,
}

/// What a cell stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellKind {
    /// A stat that the host supplies.
    #[default]
    HostStat,
    /// A set value that replaces a computed stat's base (characters of tests and odds); absent is `i64::MIN`.
    StatBase,
    /// A resource.
    Resource,
    /// A flag.
    Flag,
    /// A memory of an entity.
    Memory,
    /// A slot that holds one entry, or one place of a slot that holds several.
    Slot,
    /// A status: 0 is absent; a counter's value; 1 for one without counter.
    Status,
    /// Ticks that a status has left; 0 with an active status means "until it is ended".
    StatusLeft,
    /// Whether the entity has learned, been granted or been born with an entry.
    Holds,
    /// A parameter of an entry the entity holds.
    Parameter,
    /// A mark of "once per …", cleared by its clock.
    Once,
}

impl CellKind {
    /// Whether bindings rest on it: what an entity has learned, its slots, and what stands for them in tables by hand.
    pub(crate) fn is_structure(self) -> bool {
        match self {
            CellKind::HostStat | CellKind::Slot | CellKind::Holds => true,
            CellKind::StatBase
            | CellKind::Resource
            | CellKind::Flag
            | CellKind::Memory
            | CellKind::Status
            | CellKind::StatusLeft
            | CellKind::Parameter
            | CellKind::Once => false,
        }
    }
}

/// A computed value with its layers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stat {
    /// Stable id.
    pub id: u64,
    /// Index into `contexts` of the owner, `u32::MAX` when an entity owns it.
    pub context: u32,
    /// What it is made of.
    pub shape: Shape,
    /// Function (owner, evaluation context) → value that gives the base.
    pub base: u32,
    /// A `StatBase` cell that replaces the base when it is not `i64::MIN`; `u32::MAX` if none. Entities only.
    pub base_cell: u32,
    /// The declared denominator.
    pub denominator: u32,
    /// How the layered value is rounded; also used after factors.
    pub rounding: Rounding,
    /// Factors are skipped when the sum is 0 or less.
    pub positives_only: bool,
    /// Range of the result, in stored units; `i64::MIN`/`MAX` if unbounded.
    pub low: i64,
    /// See `low`.
    pub high: i64,
    /// Its modifiers: a range of `Program::modifiers`.
    pub modifiers: (u32, u32),
}

/// The shape of a value in registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// One register.
    #[default]
    Number,
    /// Eight registers.
    Dice,
}

/// How an exact amount becomes whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Rounding {
    /// No remainder is allowed: a trap if there is one.
    #[default]
    Exactly = 0,
    /// Toward minus infinity.
    Down = 1,
    /// Toward plus infinity.
    Up = 2,
    /// Toward zero.
    TowardZero = 3,
    /// To nearest, halves up.
    HalfUp = 4,
    /// To nearest, halves to even.
    HalfEven = 5,
}

/// The layers of a stat, in the order they are applied.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Layer {
    /// Added to the base (dice are joined).
    #[default]
    Add = 0,
    /// Sides added to each pool of dice.
    Sides = 1,
    /// Dice added to the first pool.
    Count = 2,
    /// Factor numerator/denominator; all are one exact product (for dice: multiplies each count).
    Factor = 3,
    /// Added after the factors.
    Afterwards = 4,
    /// Lower limit: the highest counts.
    AtLeast = 5,
    /// Upper limit: the lowest counts, and wins over `AtLeast`.
    AtMost = 6,
    /// Replaces all: the highest priority counts.
    Is = 7,
}

/// One standing change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Modifier {
    /// Stable id, for order and traces.
    pub id: u64,
    /// What it changes.
    pub stat: u32,
    /// Which layer.
    pub layer: Layer,
    /// 0 is untyped; of one type only the best bonus and the worst penalty count.
    pub bonus_type: u16,
    /// For `Is`.
    pub priority: i32,
    /// Who holds it.
    pub holder: Holder,
    /// What the holder must have for it to count.
    pub gate: Gate,
    /// Function (you, evaluation context) → (applies, value, denominator); for a `Dice` stat in layer `Add` and `Is`
    /// (applies, eight registers of dice). The denominator is read for `Factor` only.
    pub function: u32,
}

/// Whose entry a modifier or reaction comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Holder {
    /// Rules that nobody holds: `you` is the stat's owner.
    #[default]
    Nobody,
    /// The entity that owns the stat.
    Owner,
    /// The entity in this role (index) of the evaluation context (stats of contexts) or of the event's parameters.
    Role(u8),
    /// Each member of the event's audience.
    Audience,
}

/// What must be true of the holder, tested by the machine before the function runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gate {
    /// Nothing.
    #[default]
    Open,
    /// Holds this entry: its `Holds` cell is not 0, or a slot of its kind contains it.
    Entry(u32),
    /// This cell (a status, a flag) is not 0.
    Cell(u32),
}

/// A kind of context.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Context {
    /// Stable id.
    pub id: u64,
    /// Registers of a context: roles first, then fields.
    pub size: u8,
    /// How many of them are roles.
    pub roles: u8,
    /// Which roles are entities (bit i for role i), whose entries' modifiers reach the context's stats.
    pub entity_roles: u32,
}

/// A kind of entry.
#[cfg(feature = "write")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kind {
    /// Stable id.
    pub id: u64,
    /// Its entries: a range of `Program::entries`.
    pub entries: (u32, u32),
    /// Fields of each entry.
    pub fields: u16,
    /// What each field's number means.
    pub meanings: Vec<Meaning>,
    /// Cells that can hold an entry of this kind: (first cell, how many).
    pub slots: Vec<(u32, u32)>,
}

/// An entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Stable id.
    pub id: u64,
    /// Index into `kinds`.
    pub kind: u32,
    /// Its first field in `Program::fields`.
    pub fields: u32,
    /// Its `Holds` cell.
    pub holds: u32,
    /// Its first `Parameter` cell and how many.
    pub parameters: (u32, u16),
    /// Function (you) → yes or no: its `requires` and `needs`; `u32::MAX` if it asks nothing.
    pub may_learn: u32,
    /// Function (you) → number: its price; `u32::MAX` if it has none.
    pub price: u32,
    /// Function (you) → yes or no: whether another entry grants it; `u32::MAX` if none does.
    pub granted: u32,
}

/// A fact, a set or a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Stable id.
    pub id: u64,
    /// How many arguments.
    pub params: u8,
    /// Most members (sets), else 0.
    pub at_most: u16,
    /// Function (arguments) → value where the host does not answer; a set's function returns its count and then
    /// `at_most` members. `u32::MAX` for an empty set.
    pub otherwise: u32,
}

/// An event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Event {
    /// Stable id.
    pub id: u64,
    /// How many parameters, the context included.
    pub params: u8,
    /// Index into `sets` of its audience, `u32::MAX` if none; its arguments are the event's.
    pub audience: u32,
    /// Its reactions: a range of `Program::reactions`.
    pub reactions: (u32, u32),
    /// Whether `Was` asks for it (queries of odds and tests).
    pub watched: bool,
}

/// What an entry does on an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reaction {
    /// Stable id.
    pub id: u64,
    /// Which event.
    pub event: u32,
    /// Higher goes first.
    pub priority: i32,
    /// Who holds it. `Role(r)` is parameter `r` of the event or, when `context_role` is set, role `r` of parameter 0.
    pub holder: Holder,
    /// See `holder`.
    pub context_role: bool,
    /// What the holder must have.
    pub gate: Gate,
    /// Function (parameters of the event…, you) → nothing. It tests its own conditions.
    pub function: u32,
}
