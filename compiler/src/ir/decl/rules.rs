//! Statuses, standing changes, triggers, replacements.

use runebook_grammar::Span;

use crate::ir::{
    Act, CellId, Constant, ContextId, EntryId, Expr, FunctionId, Image, KindId, Local, LocalId, Named, StatId, Toward,
};

/// A status.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// Its name.
    pub named: Named,
    /// The name it had before, which its stable ids are made of.
    pub was: Option<String>,
    /// The entry it stands in, if any.
    pub entry: Option<EntryId>,
    /// Its cell (first) and the cell of its remaining ticks (second).
    pub cells: (CellId, CellId),
    /// The clock its duration counts on, per gain; none until one is used.
    pub clock: Option<usize>,
    /// Its counter's range.
    pub counter: Option<(i64, i64)>,
    /// How a second gain combines.
    pub stacks: Stacks,
    /// Bands: from, to, title.
    pub bands: Vec<(i64, i64, Named)>,
    /// What ends it: reactions carry it out; kept for the book.
    pub ends_on: Vec<(usize, Option<usize>)>,
    /// Decay of the counter.
    pub ticks: Vec<(usize, Toward)>,
    /// Its constants.
    pub constants: Vec<Constant>,
    /// Prose.
    pub text: Option<(String, Span)>,
    /// Where it comes from, which edition says otherwise.
    pub notes: Vec<(String, Span)>,
    /// Its picture.
    pub image: Option<Image>,
}

impl Status {
    /// The name that its stable ids are made of: the one it had before, if it was renamed.
    #[must_use]
    pub fn known_as(&self) -> &str {
        self.was.as_deref().unwrap_or(&self.named.name)
    }
}

/// How a status that is gained again combines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stacks {
    /// Counters add up; durations too.
    Adds,
    /// The longer duration stays.
    Longest,
    /// The higher counter stays.
    Strongest,
    /// The new duration replaces the old.
    Refreshes,
    /// Up to so many at once.
    UpTo(i64),
    /// A second gain changes nothing.
    Not,
    /// Nobody said.
    Unsaid,
}

/// What must be true of the holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gate {
    /// Nothing: rules that nobody holds.
    Open,
    /// The entry is held.
    Entry(EntryId),
    /// The status is active.
    Status(usize),
}

/// Where a change or trigger comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Source {
    /// An entry.
    Entry(EntryId),
    /// A status.
    Status(usize),
    /// Rules that nobody holds, in an entity or a context.
    Rules,
}

/// The layer of a standing change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layer {
    /// Added.
    Add,
    /// Sides of dice.
    Sides,
    /// Number of dice.
    Count,
    /// Factor.
    Times,
    /// Divisor.
    Over,
    /// Added after factors.
    Afterwards,
    /// Lower limit.
    AtLeast,
    /// Upper limit.
    AtMost,
    /// Replaces all.
    Is,
}

/// Who holds the source of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody: `you` is the owner.
    Nobody,
    /// The entity that owns the stat.
    Owner,
    /// The entity in this role of the context or event.
    Role(usize),
    /// Each of the audience.
    Audience,
}

/// A standing change. Its locals: 0 is you, 1 the context it is read in.
#[derive(Clone, Debug, PartialEq)]
pub struct Modifier {
    /// Where it comes from.
    pub source: Source,
    /// Stable id.
    pub id: u64,
    /// What it changes: several stats for `every skill`. A flag is a stat of yes or no, changed by `is yes`.
    pub targets: Vec<StatId>,
    /// Which layer.
    pub layer: Layer,
    /// The bonus's type.
    pub typed: Option<String>,
    /// Who holds it.
    pub holder: Holder,
    /// What the holder must have.
    pub gate: Gate,
    /// When it counts.
    pub when: Option<Expr>,
    /// By or to what.
    pub value: Expr,
    /// The cap of its contribution.
    pub up_to: Option<Expr>,
    /// Whether it was written as `every skill`: the kind.
    pub every: Option<KindId>,
    /// For `is`.
    pub priority: i32,
    /// Locals beyond you and context.
    pub locals: Vec<Local>,
    /// Where it was written.
    pub span: Span,
}

/// What an entry adds to a set that is built by rule. Its locals are the set's parameters, then others.
#[derive(Clone, Debug, PartialEq)]
pub struct Addition {
    /// Where it comes from.
    pub source: Source,
    /// Which set.
    pub set: usize,
    /// The parameter whose entity must hold it: you.
    pub role: LocalId,
    /// What the holder must have.
    pub gate: Gate,
    /// When it adds.
    pub when: Option<Expr>,
    /// A member, or several.
    pub value: Expr,
    /// All locals.
    pub locals: Vec<Local>,
    /// Where it was written.
    pub span: Span,
}

/// An entry that whoever holds another has besides, while a condition holds. Local 0 is you.
#[derive(Clone, Debug, PartialEq)]
pub struct Grant {
    /// Where it comes from.
    pub source: Source,
    /// What the holder must have.
    pub gate: Gate,
    /// What is granted.
    pub entry: EntryId,
    /// While it is.
    pub when: Option<Expr>,
    /// Locals beyond you and context.
    pub locals: Vec<Local>,
    /// Where it was written.
    pub span: Span,
}

/// `within assault`: a procedure that runs in such a context called this one, directly or by way of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Within {
    /// Which kind of context.
    pub context: ContextId,
    /// The local that holds it; a parameter of the event where that brings the context itself.
    pub local: LocalId,
    /// The role that the holder must have in it, too: the one of the same name as its own.
    pub role: Option<usize>,
    /// Whether the author wrote it, rather than `once per` alone.
    pub said: bool,
}

/// How often a trigger reacts at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Once {
    /// Once between two ticks of a clock: the clock and the mark's cell.
    Clock(usize, CellId),
    /// Once in each outer context of this kind.
    Context(ContextId),
}

/// A trigger. Its locals: the event's parameters, then you.
#[derive(Clone, Debug, PartialEq)]
pub struct Reaction {
    /// Where it comes from.
    pub source: Source,
    /// Stable id.
    pub id: u64,
    /// Which event.
    pub event: usize,
    /// Higher goes first.
    pub priority: i32,
    /// Who holds it.
    pub holder: Holder,
    /// Whether `holder`'s role is one of the context in parameter 0.
    pub context_role: bool,
    /// What the holder must have.
    pub gate: Gate,
    /// The outer context it asks for.
    pub within: Option<Within>,
    /// How often at most.
    pub once: Option<Once>,
    /// When it reacts.
    pub when: Option<Expr>,
    /// What it does.
    pub body: Vec<Act>,
    /// A sentence that says it, for bodies that no generated sentence can.
    pub says: Option<(String, Span)>,
    /// All locals: parameters, you, others.
    pub locals: Vec<Local>,
    /// The local that is you.
    pub you: LocalId,
    /// Where it was written.
    pub span: Span,
}

/// A replacement of a step. Its locals are the procedure's up to the step, then you, then others.
#[derive(Clone, Debug, PartialEq)]
pub struct Replacement {
    /// Where it comes from.
    pub source: Source,
    /// Stable id.
    pub id: u64,
    /// Which procedure.
    pub function: FunctionId,
    /// Which step.
    pub step: usize,
    /// The role whose entity must hold it, of the procedure's context.
    pub role: Option<usize>,
    /// The outer context it asks for.
    pub within: Option<Within>,
    /// What the holder must have.
    pub gate: Gate,
    /// When it replaces.
    pub when: Option<Expr>,
    /// The step's new value.
    pub value: Option<Expr>,
    /// The step's new acts.
    pub body: Vec<Act>,
    /// Higher wins.
    pub priority: i32,
    /// All locals: those of the procedure, then you, then others.
    pub locals: Vec<Local>,
    /// The local that is you.
    pub you: LocalId,
    /// Where it was written.
    pub span: Span,
}
