//! Values and conditions.

#![expect(missing_docs, reason = "a variant's doc shows the text it stands for; its fields are the parts of that text")]

use super::{ForClause, Name, Stmt};
use crate::Span;

/// How a fraction becomes whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rounding {
    /// `rounded down`: toward minus infinity
    Down,
    /// `rounded up`: toward plus infinity
    Up,
    /// `rounded toward zero`
    TowardZero,
    /// `rounded to nearest half up`
    HalfUp,
    /// `rounded to nearest half to even`
    HalfEven,
    /// `exactly`: there is no remainder
    Exactly,
}

/// `your attack kind`, `weapon.weight`, `points[skill]`: words joined by dots or blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// Where.
    pub span: Span,
    /// At least one.
    pub segments: Vec<Segment>,
}

/// One word of a path with its index and arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The word. `your`, `you`, `this` and `the` are ordinary first words here.
    pub name: Name,
    /// `[skill]`
    pub index: Option<Box<Expr>>,
    /// `(a, b, fate: 0)`; the parenthesis touches the word.
    pub args: Option<Box<[Arg]>>,
}

/// An argument, named or by place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arg {
    /// `fate:` before the value.
    pub name: Option<Name>,
    /// The value.
    pub value: Expr,
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expr {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: ExprKind,
}

/// Two-sided operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BinOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `^`
    Pow,
    /// `and`
    And,
    /// `or`
    Or,
    /// `=`
    Eq,
    /// `!=`
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

/// The expressions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExprKind {
    /// `1_000_000`, `7`; `0.8` is 8 with one decimal.
    Number { value: i64, decimals: u8 },
    /// `47.5%`: value and decimals of the number before the sign
    Percent { value: i64, decimals: u8 },
    /// `"…"` (in tests and notation)
    Text(String),
    /// `3d4`, `d6`; `2d10 keep low 1` wraps it in `Keep`
    Dice { count: i64, sides: i64 },
    /// `(N)d(S)`
    DiceOf { count: Box<Expr>, sides: Box<Expr> },
    /// `X keep high 3`, `X keep low 1`
    Keep { dice: Box<Expr>, high: bool, count: Box<Expr> },
    /// `X explode on 6 at most 10 deep`
    Explode { dice: Box<Expr>, on: Box<Expr>, at_most: Option<Box<Expr>> },
    /// `X reroll <= 1 once`
    Reroll { dice: Box<Expr>, op: BinOp, than: Box<Expr>, once: bool },
    /// `X count >= 7`: how many dice
    CountDice { dice: Box<Expr>, op: BinOp, than: Box<Expr> },
    /// `weapon.damage sides +strength_sides`, `damage count -1` as an expression
    Sides { dice: Box<Expr>, by: Box<Expr>, minus: bool },
    /// See `Sides`.
    Count { dice: Box<Expr>, by: Box<Expr>, minus: bool },
    /// A path: a value, a call, a name. `yes`, `no`, `none` are paths of one word.
    Path(Path),
    /// `-x`
    Neg(Box<Expr>),
    /// `not x`
    Not(Box<Expr>),
    /// `a + b`
    Binary { op: BinOp, left: Box<Expr>, right: Box<Expr> },
    /// `x is a, b or c`, `x is not a`, `you are confused`; one option or several
    Is { left: Box<Expr>, negated: bool, options: Vec<Expr> },
    /// `x rounded down`, `x exactly`
    Rounded { value: Box<Expr>, how: Rounding },
    /// `x unrounded`
    Unrounded(Box<Expr>),
    /// `x, at least 0, at most 9`
    Limits { value: Box<Expr>, at_least: Option<Box<Expr>>, at_most: Option<Box<Expr>> },
    /// `weapon.weight in lb`
    In { value: Box<Expr>, unit: Box<Name> },
    /// `4 lb`, `10 ft`: a literal with its unit
    WithUnit { value: Box<Expr>, unit: Box<Name> },
    /// `if a then b else c`
    If { cond: Box<Expr>, then: Box<Expr>, otherwise: Box<Expr> },
    /// `half of X`, `a third of X`, `a tenth of X`: the word `half`, `third`, …
    FractionOf { part: Box<Name>, value: Box<Expr> },
    /// `roll X`
    Roll(Box<Expr>),
    /// `maximum of X`
    Maximum(Box<Expr>),
    /// `minimum of X`
    Minimum(Box<Expr>),
    /// `larger of A and B` / `smaller of A and B`
    Larger { larger: bool, left: Box<Expr>, right: Box<Expr> },
    /// `sum of defender.protection`; `sum of EXPR for each piece in worn`
    Sum { value: Box<Expr>, each: Option<Box<ForClause>> },
    /// `number of your learned abilities with this skill`: the words `learned`, the kind, the field that must match;
    /// `number of foes_in_earshot(you) where …` counts a set.
    NumberOf(Box<NumberOf>),
    /// `any foe in SET where COND`
    AnyOf(Box<ForClause>),
    /// `held in theme or minor`
    HeldIn(Vec<Name>),
    /// `you have power`, `foe has stun`
    Has { who: Box<Expr>, what: Box<Expr>, negated: bool },
    /// `stat named by skill.from`
    StatNamedBy(Box<Expr>),
    /// `hero with { melee 8 }`
    With { base: Box<Expr>, body: Vec<Stmt> },
    /// `0..8` on axes and patterns
    Range { from: Box<Expr>, to: Box<Expr> },
    /// `chance of hit in strike(…)`, `mean of wounds in …`, `expected days_to_rise(…)`, `odds of net, crit in … given hit`,
    /// `damage of attack(…)`
    Query { what: QueryWhat, of: Vec<Expr>, within: Option<Box<Expr>>, given: Option<Box<Expr>> },
    /// Text that could not be read.
    Bad,
}

/// `number of your learned abilities with this skill`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberOf {
    /// `learned`
    pub learned: bool,
    /// What is counted: entries of a kind, members of a set.
    pub of: Expr,
    /// `with this skill`: the field that must match.
    pub with: Option<Name>,
    /// `where`
    pub filter: Option<Expr>,
    /// `foe in`: what one of them is called.
    pub each: Option<Name>,
}

/// What a query asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum QueryWhat {
    /// `chance of X`
    Chance,
    /// `mean of X`
    Mean,
    /// `spread of X` (standard deviation)
    Spread,
    /// `q95 of X`: the least number that X does not exceed in so many of a thousand ways
    Quantile(u16),
    /// `odds of X`: the whole distribution
    Odds,
    /// `expected X`: ticks of a process
    Expected,
    /// `X of attack(…)`: a value of a context
    Value,
}
