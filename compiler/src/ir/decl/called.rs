//! Contexts, questions to the host, events, functions.

use runebook_grammar::Span;

use crate::ir::{Act, ContextId, Expr, Field, LocalId, Named, Type};

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
    /// The range that a fact's answer declares; the machine refuses any other.
    pub range: Option<(i64, i64)>,
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
    /// Whether the game tells it; rules can announce it besides.
    pub told: bool,
    /// The set that is its audience, asked with its parameters, and the role's name.
    pub audience: Option<(usize, String)>,
}

/// What a function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionKind {
    /// A procedure.
    Procedure,
    /// An action, or what is done when it is over.
    Action,
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

impl FunctionKind {
    /// Its word, in the language and in ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Procedure => "procedure",
            Self::Action => "action",
            Self::Check => "check",
            Self::Formula => "formula",
            Self::Chance => "chance",
            Self::Table => "table",
            Self::Die => "die",
            Self::Process => "process",
            Self::Plan => "plan",
            Self::Tick => "tick",
        }
    }
}

/// Name of a local that holds one side of a check's comparison, so that it is rolled once. Names with blanks are the
/// compiler's own: nobody can write them.
pub const SIDE: &str = "the side";

/// A local of a body.
#[derive(Clone, Debug, PartialEq)]
pub struct Local {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Type,
    /// Where it is named.
    pub span: Span,
    /// Whether `set` may change it: a `state` or a result.
    pub changes: bool,
    /// The range that its declaration says; the machine refuses any other value.
    pub range: Option<(i64, i64)>,
}

impl Local {
    /// What a parameter is inside.
    #[must_use]
    pub fn of(param: &Field) -> Self {
        let Field { named, ty, range, .. } = param;
        Self { name: named.name.clone(), ty: ty.clone(), span: named.span, changes: false, range: *range }
    }
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
    /// The range that a formula's value keeps.
    pub range: Option<(i64, i64)>,
    /// A table's rows as written: condition (none for `else`) and value.
    pub rows: Vec<(Option<Expr>, Expr)>,
    /// Whether two rows of a table can fit at once, of which the first counts.
    pub rows_meet: bool,
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
