//! Characters, questions, figures, calculators, tests, duels.

use runebook_grammar::Span;

use crate::ir::{Act, CellId, CmpOp, ContextId, EntityId, EntryId, Expr, Field, FunctionId, Local, Named, Rounding};

/// A ready creature for tests, odds and duels.
#[derive(Clone, Debug, PartialEq)]
pub struct Character {
    /// Its name; a changed copy has none of its own and keeps its base's.
    pub named: Named,
    /// What it is.
    pub of: EntityId,
    /// Whom calculators and rollers offer it to.
    pub audience: Audience,
    /// What is stored: cell, member, constant.
    pub stores: Vec<Store>,
    /// Entries it holds.
    pub holds: Vec<EntryId>,
}

/// Whom a character is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// Every reader of the book.
    #[default]
    Players,
    /// Readers of the game master's book.
    Gm,
    /// Tests, odds and duels alone.
    Tests,
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
    /// How open choices are made, where that is said.
    pub policy: Option<Policy>,
    /// What they are made by, where the test says `policy best by`: a number, or a question of yes or no, after `acts`.
    pub best: Option<Expr>,
    /// The process that `expected` asks about, with its arguments.
    pub process: Option<(FunctionId, Vec<Expr>)>,
    /// The fight that it asks about; the answers are then the two who fight.
    pub fight: Option<Fight>,
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

/// A fight of the pack's duel that a question asks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fight {
    /// The plans that both follow.
    pub plans: [FunctionId; 2],
    /// What is asked of it.
    pub value: FightValue,
}

/// What may be asked of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FightValue {
    /// Whether the first wins.
    Win,
    /// Whether nobody does.
    Draw,
    /// Whether the second does.
    Loss,
    /// How many rounds it goes on.
    Rounds,
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
    /// Zeros at the end of decimals are left out.
    pub shortened: bool,
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

/// Questions with values that a reader of the book gives.
#[derive(Clone, Debug, PartialEq)]
pub struct Calculator {
    /// Its name and title.
    pub named: Named,
    /// What the reader is asked for, each with what it begins with; the parameters of all questions.
    pub asks: Vec<Field>,
    /// What it answers.
    pub answers: Vec<Answer>,
    /// What it rolls: all that comes of one call.
    pub rolls: Option<Query>,
    /// How numbers are shown.
    pub show: Show,
}

impl Calculator {
    /// Its questions, in the order of its answers; what it rolls comes last.
    pub fn queries(&self) -> impl Iterator<Item = &Query> {
        self.answers.iter().map(|answer| &answer.query).chain(&self.rolls)
    }
}

/// A rule that readers of the book may roll, with values of their own.
#[derive(Clone, Debug, PartialEq)]
pub struct Roller {
    /// The rule.
    pub function: FunctionId,
    /// What the reader is asked for, each with what it begins with; the parameters of the question.
    pub asks: Vec<RollerAsk>,
    /// What is rolled: all that comes of the rule; of one that gives nothing, what each of `changes` was and what it is.
    pub query: Query,
    /// What a rule that gives nothing may change, in order; empty where it gives something.
    pub changes: Vec<RollerChange>,
}

/// Something stored that a rule may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollerChange {
    /// Whose it is: a place among the roller's `asks`.
    pub ask: usize,
    /// What it is: the first of a family.
    pub cell: CellId,
    /// Which of the family; 0 where it is none.
    pub member: usize,
}

/// What a roller asks for: a parameter of its rule, or a role or field of the context that is one.
#[derive(Clone, Debug, PartialEq)]
pub struct RollerAsk {
    /// It, by a name that no other has.
    pub field: Field,
    /// The context that it belongs to.
    pub context: Option<ContextId>,
    /// Its name in the rule or in the context.
    pub name: String,
}

/// One answer of a calculator.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// Its name and title.
    pub named: Named,
    /// The question: one value.
    pub query: Query,
}

/// A test.
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// Its title.
    pub title: String,
    /// How open choices are made, where it says so.
    pub policy: Option<Policy>,
    /// What it expects, in order.
    pub expects: Vec<Expect>,
    /// Where it was written.
    pub span: Span,
}

/// How open choices are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// The first option is taken.
    First,
    /// The odds take each option as often as any other.
    Each,
    /// The option is taken after which what a question is best by is highest on average.
    Best,
}

/// One expectation.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "a test has few expectations, and each is gone over once")]
pub enum Expect {
    /// A question of yes or no that must be yes; scripted rolls must be used up. The values compared, for the report.
    Holds {
        /// The question, with `values[0]` the answer and the two sides after it where it compares.
        query: Query,
        /// Scripted dice, those of each `do` by themselves.
        rolls: Vec<Vec<Expr>>,
    },
    /// A question to the odds, compared with exact ratios: one, or both ends of a range.
    Odds {
        /// The question.
        query: Query,
        /// What must hold of its answer.
        bounds: Vec<Bound>,
    },
    /// Two distributions of which the first reaches every number at least as often as the second.
    Dominates {
        /// The one that reaches more.
        better: Query,
        /// The other.
        worse: Query,
    },
    /// Questions of one sort in the order of their answers.
    Order {
        /// The questions.
        asked: Vec<Query>,
        /// How each compares with the one after it.
        signs: Vec<CmpOp>,
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

impl Expect {
    /// The questions it asks, in order.
    #[must_use]
    pub fn queries(&self) -> Vec<&Query> {
        match self {
            Self::Holds { query, rolls: _ } | Self::Odds { query, bounds: _ } => vec![query],
            Self::Dominates { better, worse } => vec![better, worse],
            Self::Order { asked, signs: _ } => asked.iter().collect(),
            Self::Sentence { locale: _, entry: _, text: _, span: _ } => Vec::new(),
        }
    }
}

/// What must hold of a number that the odds answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// How it is compared.
    pub op: CmpOp,
    /// Numerator of what it is compared with.
    pub numerator: i64,
    /// Its denominator, above 0.
    pub denominator: i64,
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
