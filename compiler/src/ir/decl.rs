//! Declarations: what a pack is made of.

use runebook_grammar::Span;

use super::{Act, CellId, CmpOp, ContextId, EntityId, EntryId, EnumId, Expr, FunctionId, KindId, LocalId, Rounding, StatId, Type};

/// A name, what people read for it, and where it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Named {
    /// The name in the source.
    pub name: String,
    /// What people read; the name with blanks where nothing was given.
    pub title: String,
    /// Where it is declared.
    pub span: Span,
    /// Index of the edition that declared it, 0 for the base.
    pub edition: u32,
}

/// A clock.
#[derive(Clone, Debug, PartialEq)]
pub struct Clock {
    /// Its name.
    pub named: Named,
    /// The function that ticks it for one entity: (you).
    pub tick: Option<FunctionId>,
}

/// A `one of`.
#[derive(Clone, Debug, PartialEq)]
pub struct OneOf {
    /// Its name.
    pub named: Named,
    /// Its members.
    pub members: Vec<Named>,
}

/// A kind of entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Kind {
    /// Its name.
    pub named: Named,
    /// Fields of each entry.
    pub fields: Vec<Field>,
    /// Held by every entity of this type.
    pub held_by_every: Option<EntityId>,
    /// Notation: literal text and fields in turn.
    pub notation: Option<String>,
    /// Slots that can hold its entries: first cells.
    pub slots: Vec<CellId>,
    /// Stable order of its entries in [`super::Ir::entries`].
    pub entries: (EntryId, EntryId),
}

/// A field of a kind, a parameter, a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub named: Named,
    /// Its type.
    pub ty: Type,
    /// Smallest and largest value, when declared.
    pub range: Option<(i64, i64)>,
    /// Its value when nothing is said.
    pub default: Option<Expr>,
    /// The clock of `per turn`.
    pub per: Option<usize>,
}

/// A named constant of an entry or of its kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Constant {
    /// Its name.
    pub named: Named,
    /// Its value.
    pub value: Expr,
    /// Whether it stands in the kind's body.
    pub of_kind: bool,
}

/// An entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub named: Named,
    /// The name it had before.
    pub was: Option<String>,
    /// Its kind.
    pub kind: KindId,
    /// Stable id.
    pub id: u64,
    /// Values of the kind's fields: one expression, or several for a set.
    pub fields: Vec<FieldValue>,
    /// Its constants, in the order written.
    pub constants: Vec<Constant>,
    /// What is chosen when it is learned.
    pub parameters: Vec<Parameter>,
    /// Its `Holds` cell.
    pub holds: CellId,
    /// Conditions that cannot be waived; in terms of local 0, you.
    pub requires: Vec<Expr>,
    /// Entries that must be held, with and without alternatives: [`super::Node::Holds`] under and/or.
    pub needs: Option<Expr>,
    /// When `needs` does not count.
    pub needs_waived: Option<Expr>,
    /// The paying resource and the price.
    pub price: Option<(CellId, Expr)>,
    /// Prose in the source language.
    pub text: Option<(String, Span)>,
    /// A sentence that replaces the generated ones.
    pub says: Option<(String, Span)>,
    /// Words to the reader about the rule's source.
    pub notes: Vec<(String, Span)>,
    /// Not for players' books.
    pub hidden: bool,
    /// The whole entry in the source.
    pub whole: Span,
}

/// A field's value.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldValue {
    /// One value, or the members of a set.
    pub values: Vec<Expr>,
    /// Where it was said; the kind's default otherwise.
    pub span: Span,
    /// Whether it is the kind's default.
    pub is_default: bool,
}

/// What is chosen when an entry is learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name.
    pub named: Named,
    /// Its type.
    pub ty: Type,
    /// Which values may be chosen; local 0 is you, local 1 the value.
    pub filter: Option<Expr>,
    /// Its cell.
    pub cell: CellId,
}

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
    /// How many cells, counting this one: a family's members, or a slot's places.
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
    /// How the layered value is rounded.
    pub rounded: Option<Rounding>,
    /// Factors are skipped when the sum is 0 or less.
    pub positives_only: bool,
    /// Its range.
    pub low: Option<Expr>,
    /// See `low`.
    pub high: Option<Expr>,
}

/// A kind of context.
#[derive(Clone, Debug, PartialEq)]
pub struct Context {
    /// Its name.
    pub named: Named,
    /// Its roles, then its fields (which have a default).
    pub roles: Vec<Field>,
    /// How many are roles; the rest are fields.
    pub role_count: usize,
    /// What a role's entity calls it: role, words (`your attack`).
    pub calls: Vec<(usize, Vec<String>)>,
}

/// A fact, set or command.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Its name.
    pub named: Named,
    /// Its parameters.
    pub params: Vec<Field>,
    /// What it answers; for a set, the type of a member.
    pub ty: Type,
    /// Most members of a set.
    pub at_most: u16,
    /// What holds without a host, in terms of its parameters.
    pub otherwise: Option<Expr>,
    /// Names of what a command changes.
    pub changes: Vec<String>,
}

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Its name.
    pub named: Named,
    /// Its parameters.
    pub params: Vec<Field>,
    /// The clock, for the built-in event of a tick.
    pub clock: Option<usize>,
    /// The set that is its audience, asked with its parameters, and the role's name.
    pub audience: Option<(usize, String)>,
}

/// What a function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionKind {
    /// A procedure.
    Procedure,
    /// A check.
    Check,
    /// A formula.
    Formula,
    /// A chance.
    Chance,
    /// A table.
    Table,
    /// A die.
    Die,
    /// A process.
    Process,
    /// A plan.
    Plan,
    /// A clock's tick for one entity.
    Tick,
}

/// A local of a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Local {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Where it is named.
    pub span: Span,
}

/// Everything that has parameters and a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Function {
    /// Its name.
    pub named: Named,
    /// What it is.
    pub kind: FunctionKind,
    /// Its parameters: the first locals.
    pub params: Vec<Field>,
    /// All locals.
    pub locals: Vec<Local>,
    /// The parameter that is its context.
    pub context: Option<(LocalId, ContextId)>,
    /// What it gives: name and local, in order. Formulas, chances and tables give `value`.
    pub results: Vec<(String, LocalId)>,
    /// Names of its steps.
    pub steps: Vec<Named>,
    /// Its acts.
    pub body: Vec<Act>,
    /// The value of a formula, chance or table (a table is nested `If`s over its rows).
    pub value: Option<Expr>,
    /// A table's rows as written: condition (none for `else`) and value.
    pub rows: Vec<(Option<Expr>, Expr)>,
    /// A process: its states, first values and the acts of one tick. `stopped` is the last result.
    pub states: Vec<LocalId>,
    /// First values of `states`, in terms of the parameters.
    pub starts: Vec<Expr>,
    /// The clock of a process.
    pub clock: Option<usize>,
    /// Whether it can roll.
    pub rolls: bool,
    /// The whole of it in the source.
    pub whole: Span,
}

/// A status.
#[derive(Clone, Debug, PartialEq)]
pub struct Status {
    /// Its name.
    pub named: Named,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// `once per`: the clock and the mark's cell.
    pub once: Option<(usize, CellId)>,
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
    pub within: Option<ContextId>,
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

/// A ready creature for tests, odds and duels.
#[derive(Clone, Debug, PartialEq)]
pub struct Character {
    /// Its name; a changed copy has none of its own and keeps its base's.
    pub named: Named,
    /// What it is.
    pub of: EntityId,
    /// What is stored: cell, member, constant.
    pub stores: Vec<Store>,
    /// Entries it holds.
    pub holds: Vec<EntryId>,
}

/// A value a character starts with.
#[derive(Clone, Debug, PartialEq)]
pub struct Store {
    /// The cell, members counted in.
    pub cell: CellId,
    /// The value in stored units; entries and members by index.
    pub value: Expr,
}

/// A question to the odds.
#[derive(Clone, Debug, PartialEq)]
pub struct Query {
    /// What is asked.
    pub what: runebook_grammar::tree::QueryWhat,
    /// Names of the answers.
    pub names: Vec<String>,
    /// The answers, after `acts` have run.
    pub values: Vec<Expr>,
    /// What is done first: the call asked about.
    pub acts: Vec<Act>,
    /// The condition: only dispatches where it holds count.
    pub given: Option<Expr>,
    /// The process that `expected` asks about, with its arguments.
    pub process: Option<(FunctionId, Vec<Expr>)>,
    /// Parameters (a figure's axes), then locals.
    pub locals: Vec<Local>,
    /// How many of the locals are parameters.
    pub params: usize,
    /// Characters it uses, by `Node::Character` index.
    pub scene: Vec<Character>,
    /// Facts and sets that are said.
    pub said: Vec<Said>,
    /// Where it was written.
    pub span: Span,
}

/// What a test or query says of the world.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// Whether it is a set; a fact otherwise.
    pub set: bool,
    /// Index of the fact or set.
    pub question: usize,
    /// The arguments: constants and characters.
    pub args: Vec<Expr>,
    /// The answer, or the members.
    pub values: Vec<Expr>,
}

/// An axis of a figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// Its name and title.
    pub named: Named,
    /// Its values, and how each was written.
    pub values: Vec<(Expr, String)>,
}

/// How a figure's numbers are shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Show {
    /// As percent.
    pub percent: bool,
    /// Decimals, each with the value below which it counts (none: always).
    pub decimals: Vec<(u8, Option<(i64, i64)>)>,
    /// What a tie does.
    pub ties: Rounding,
}

/// A figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Its name.
    pub named: Named,
    /// Its rows.
    pub rows: Axis,
    /// Its columns.
    pub columns: Option<Axis>,
    /// A cell: parameters are the row's and the column's value.
    pub cell: Query,
    /// Forms: `table`, `heat map`, `curve`.
    pub forms: Vec<String>,
    /// How numbers are shown.
    pub show: Show,
}

/// A test.
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// Its title.
    pub title: String,
    /// What it expects, in order.
    pub expects: Vec<Expect>,
    /// Where it was written.
    pub span: Span,
}

/// One expectation.
#[derive(Clone, Debug, PartialEq)]
pub enum Expect {
    /// A question of yes or no that must be yes; scripted rolls must be used up. The values compared, for the report.
    Holds {
        /// The question, with `values[0]` the answer and the two sides after it where it compares.
        query: Query,
        /// Scripted dice.
        rolls: Vec<Expr>,
    },
    /// A question to the odds, compared with an exact ratio.
    Odds {
        /// The question.
        query: Query,
        /// How it is compared.
        op: CmpOp,
        /// Numerator.
        numerator: i64,
        /// Denominator.
        denominator: i64,
    },
    /// A sentence of the book.
    Sentence {
        /// Locale.
        locale: String,
        /// Entry.
        entry: EntryId,
        /// The sentence.
        text: String,
        /// Where.
        span: Span,
    },
}

/// How two entities of a type fight when the host is us.
#[derive(Clone, Debug, PartialEq)]
pub struct Duel {
    /// Which entity type.
    pub of: EntityId,
    /// Who begins: highest first; local 0 is you.
    pub first: Option<Query>,
    /// The most rounds, and the clock of a round.
    pub at_most: (i64, usize),
    /// When one has lost.
    pub lost: Option<Query>,
}
