//! Standing changes and their conditions.

use super::{Expr, Name, Path};
use crate::Span;

/// A standing change's operator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ModOp {
    /// `melee +2` (also `+half of power rounded down`, `+sides`)
    Plus,
    /// `melee -2`
    Minus,
    /// `protection[shield] * 2`
    Times,
    /// `to_hit / 2`
    Over,
    /// `dodge is -5`
    Is,
    /// `speed at least 1`
    AtLeast,
    /// `speed at most 3`
    AtMost,
    /// `damage sides +2`
    SidesPlus,
    /// `damage sides -2`
    SidesMinus,
    /// `damage count +1`
    CountPlus,
    /// `damage count -1`
    CountMinus,
}

/// `TARGET OP VALUE [as TYPE] [up to N] [afterwards] [against X] [when COND] [unless COND] [, priority N]`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// `your attack damage`, `protection[shield]`
    pub target: ModTarget,
    /// The operator.
    pub op: ModOp,
    /// Its operand.
    pub value: Expr,
    /// `as enhancement`: the bonus's type.
    pub typed: Option<Name>,
    /// `up to 3`
    pub up_to: Option<Expr>,
    /// `afterwards`
    pub afterwards: bool,
    /// `against category`
    pub against: Option<Expr>,
    /// Conditions.
    pub when: When,
    /// `priority 10`
    pub priority: Option<Expr>,
}

/// What a modifier changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModTarget {
    /// `your attack damage`, `melee`, `protection[shield]`
    Path(Path),
    /// `every skill`, `every skill of yours`: every member of the families indexed by that kind.
    Every {
        /// `skill`
        kind: Name,
        /// The whole of it.
        span: Span,
    },
}

/// `when A, unless B, where …`: all that must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct When {
    /// After `when` (or `where`).
    pub when: Option<Box<Expr>>,
    /// After `unless`.
    pub unless: Option<Box<Expr>>,
}

/// `for 3 turns of foe`, `for level rounds`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duration {
    /// How many ticks.
    pub count: Expr,
    /// The clock as written (`turns`, `turn`).
    pub clock: Name,
    /// Whose clock; none is the one who has the status.
    pub of: Option<Expr>,
}
