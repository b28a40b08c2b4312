//! Values: what an expression means.

use std::sync::Arc;

use runebook_grammar::Span;
pub use runebook_grammar::tree::Rounding;

use super::{CellId, ContextId, DiceOp, EntryId, FunctionId, KindId, LocalId, StatId, Type};

/// A value with its type and place.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    /// What it is.
    pub node: Node,
    /// Its type.
    pub ty: Type,
    /// Where it was written.
    pub span: Span,
}

/// Arithmetic on exact amounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinOp {
    /// Sum.
    Add,
    /// Difference.
    Sub,
    /// Product.
    Mul,
    /// Quotient, exact.
    Div,
    /// Power; the exponent is whole and not negative.
    Pow,
    /// The smaller (`at most`).
    Min,
    /// The larger (`at least`).
    Max,
}

/// Comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CmpOp {
    /// Equal.
    Eq,
    /// Not equal.
    Ne,
    /// Less.
    Lt,
    /// Less or equal.
    Le,
    /// Greater.
    Gt,
    /// Greater or equal.
    Ge,
}

/// The values.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    /// A number `value`/denominator of its type; yes and no are 1 and 0; a member's index.
    Const(i64),
    /// Constant dice.
    Dice {
        /// How many.
        count: i64,
        /// Of how many sides.
        sides: i64,
    },
    /// No entity, entry or member.
    None,
    /// An entry.
    Entry(EntryId),
    /// A character of tests and queries: index into the scene.
    Character(usize),
    /// Text in a test.
    Text(String),
    /// A local of the body.
    Local(LocalId),
    /// The context that a standing change is being read in, of this kind.
    Here(ContextId),
    /// A named constant of an entry (`let bonus = 3`) or of its kind: the name stays for the book.
    Named {
        /// The constant's name; one word, for no value should be larger than its parts.
        name: Arc<String>,
        /// The entry it belongs to, if any.
        entry: Option<EntryId>,
        /// Its value.
        value: Box<Expr>,
    },
    /// A stored number of an entity.
    Cell {
        /// Whose.
        owner: Box<Expr>,
        /// Which: the first of a family.
        cell: CellId,
        /// The member, for a family.
        index: Option<Box<Expr>>,
    },
    /// A stat of an entity or context.
    Stat {
        /// Whose.
        owner: Box<Expr>,
        /// Which: the first of a family.
        stat: StatId,
        /// The member, for a family.
        index: Option<Box<Expr>>,
        /// The context it is read in, when the owner is an entity.
        within: Option<Box<Expr>>,
    },
    /// The stat whose name a value holds (`stat named by skill.from`).
    StatNamed {
        /// Whose.
        owner: Box<Expr>,
        /// A value of type `StatName`.
        name: Box<Expr>,
        /// The context it is read in.
        within: Option<Box<Expr>>,
    },
    /// A field of an entry.
    Field {
        /// Whose.
        entry: Box<Expr>,
        /// Its kind.
        kind: KindId,
        /// Index into the kind's fields.
        field: usize,
    },
    /// Whether a field that is a set holds a member.
    FieldHas {
        /// Whose.
        entry: Box<Expr>,
        /// Its kind.
        kind: KindId,
        /// Index into the kind's fields.
        field: usize,
        /// The member's index.
        member: usize,
    },
    /// A role or field of a context.
    Role {
        /// The context.
        context: Box<Expr>,
        /// Index: roles first, then fields.
        index: usize,
    },
    /// A new context.
    NewContext {
        /// Its kind.
        context: ContextId,
        /// Its roles, then its fields' first values.
        values: Vec<Expr>,
    },
    /// The context of this kind that an enclosing procedure runs in, or none (`within assault`).
    Outer(ContextId),
    /// Whether `who` has the role in the context being read in (`your attack` holds only there).
    InRole {
        /// Kind of context.
        context: ContextId,
        /// The role.
        role: usize,
        /// The holder.
        who: Box<Expr>,
    },
    /// A formula, table, chance, check, procedure or die.
    Call {
        /// Which.
        function: FunctionId,
        /// Its arguments.
        args: Vec<Expr>,
    },
    /// A named result of a record.
    Result {
        /// The record.
        record: Box<Expr>,
        /// Index into the function's results.
        index: usize,
    },
    /// A question to the host.
    Fact {
        /// Which.
        fact: usize,
        /// Its arguments.
        args: Vec<Expr>,
    },
    /// A set.
    Set {
        /// Which.
        set: usize,
        /// Its arguments.
        args: Vec<Expr>,
    },
    /// What a slot that holds several has in it.
    SlotSet {
        /// Whose.
        owner: Box<Expr>,
        /// The first cell; its `size` says how many.
        cell: CellId,
    },
    /// All entries of a kind.
    AllEntries(KindId),
    /// All members of a `one of`.
    AllMembers(usize),
    /// Whole numbers in a row, both ends included.
    Numbers {
        /// The first.
        low: Box<Expr>,
        /// The last.
        high: Box<Expr>,
    },
    /// Exact arithmetic.
    Binary {
        /// Operator.
        op: BinOp,
        /// Left side.
        left: Box<Expr>,
        /// Right side.
        right: Box<Expr>,
    },
    /// The opposite.
    Neg(Box<Expr>),
    /// A rounding.
    Round {
        /// What is rounded.
        value: Box<Expr>,
        /// How.
        how: Rounding,
    },
    /// A value said to be unrounded.
    Unrounded(Box<Expr>),
    /// A value without its unit.
    InUnit(Box<Expr>),
    /// A comparison.
    Compare {
        /// Operator.
        op: CmpOp,
        /// Left side.
        left: Box<Expr>,
        /// Right side.
        right: Box<Expr>,
    },
    /// Both.
    And(Box<Expr>, Box<Expr>),
    /// Either.
    Or(Box<Expr>, Box<Expr>),
    /// Not.
    Not(Box<Expr>),
    /// One of two.
    If {
        /// The question.
        cond: Box<Expr>,
        /// If yes.
        then: Box<Expr>,
        /// If no.
        otherwise: Box<Expr>,
    },
    /// A roll of dice.
    Roll(Box<Expr>),
    /// The most the dice can give.
    Maximum(Box<Expr>),
    /// The least the dice can give.
    Minimum(Box<Expr>),
    /// Dice from a computed count and sides.
    DiceOf {
        /// How many.
        count: Box<Expr>,
        /// Of how many sides.
        sides: Box<Expr>,
    },
    /// A change to dice.
    DiceOp {
        /// What.
        op: DiceOp,
        /// The dice.
        dice: Box<Expr>,
        /// The number or dice.
        by: Box<Expr>,
    },
    /// The sum of a family's members.
    SumFamily {
        /// Whose.
        owner: Box<Expr>,
        /// The first stat.
        stat: StatId,
        /// How many.
        size: usize,
        /// The context it is read in.
        within: Option<Box<Expr>>,
    },
    /// The sum of a value over members.
    SumOver {
        /// The member's local.
        local: LocalId,
        /// The set.
        of: Box<Expr>,
        /// Who counts.
        filter: Option<Box<Expr>>,
        /// What is added.
        value: Box<Expr>,
    },
    /// How many members; also `any … where`, as a comparison with 0.
    CountOver {
        /// The member's local.
        local: LocalId,
        /// The set.
        of: Box<Expr>,
        /// Who counts.
        filter: Option<Box<Expr>>,
    },
    /// How many entries of a kind `who` has learned whose `field` equals `value`.
    CountLearned {
        /// Whose.
        who: Box<Expr>,
        /// Of which kind.
        kind: KindId,
        /// The field that must match, and its value.
        with: Option<(usize, Box<Expr>)>,
    },
    /// Whether `who` has an entry.
    Holds {
        /// Who.
        who: Box<Expr>,
        /// The entry.
        entry: Box<Expr>,
    },
    /// Whether a slot contains an entry.
    InSlot {
        /// Whose.
        owner: Box<Expr>,
        /// The slot's first cell.
        cell: CellId,
        /// The entry.
        entry: Box<Expr>,
    },
    /// Whether an event was announced in this dispatch (queries and tests).
    Announced(usize),
    /// The value of a member: `crit[foe]`.
    OfMember {
        /// The local that holds the members.
        members: LocalId,
        /// The local that holds their values, in the same order.
        values: LocalId,
        /// Which member.
        of: Box<Expr>,
    },
    /// What went wrong was reported already.
    Bad,
}

impl Expr {
    /// A value that had an error.
    #[must_use]
    pub fn bad(span: Span) -> Self {
        Self { node: Node::Bad, ty: Type::Any, span }
    }

    /// A value of a type at a place.
    #[must_use]
    pub fn new(node: Node, ty: Type, span: Span) -> Self {
        Self { node, ty, span }
    }

    /// A whole number.
    #[must_use]
    pub fn whole(value: i64, span: Span) -> Self {
        Self { node: Node::Const(value), ty: Type::WHOLE, span }
    }

    /// The value behind names.
    #[must_use]
    pub fn plain(&self) -> &Self {
        match &self.node {
            Node::Named { value, .. } => value.plain(),
            _ => self,
        }
    }
}
