//! Intervals: what values a number can have, found through constants, fields, stats, tables and formulas.

use crate::fold::{self, Ratio};
use crate::ir::{BinOp, Cell, CellKind, CmpOp, DiceOp, Expr, FunctionKind, Ir, Node, Type};

/// From the least to the greatest value a number can have; none where nothing is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Interval {
    /// The least.
    pub low: Option<Ratio>,
    /// The greatest.
    pub high: Option<Ratio>,
}

/// How deep formulas are followed.
const DEEP: u32 = 8;

/// `a < b` for exact ratios with positive denominators; none if they are too large to compare.
#[must_use]
pub fn less((a, b): Ratio, (c, d): Ratio) -> Option<bool> {
    Some(a.checked_mul(d)? < c.checked_mul(b)?)
}

fn pick(one: Option<Ratio>, other: Option<Ratio>, smaller: bool) -> Option<Ratio> {
    let (one, other) = (one?, other?);
    Some(if less(one, other)? == smaller { one } else { other })
}

impl Interval {
    /// Exactly one value.
    #[must_use]
    pub const fn point(value: Ratio) -> Self {
        Self { low: Some(value), high: Some(value) }
    }

    /// What a declared range leaves.
    #[must_use]
    pub fn declared(range: Option<(i64, i64)>) -> Self {
        range.map_or_else(Self::default, |(low, high)| Self::between(low, high))
    }

    /// From one whole number to another.
    #[must_use]
    pub const fn between(low: i64, high: i64) -> Self {
        Self { low: Some((low as i128, 1)), high: Some((high as i128, 1)) }
    }

    /// Everything either can be.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self { low: pick(self.low, other.low, true), high: pick(self.high, other.high, false) }
    }

    /// What both can be.
    #[must_use]
    pub fn meet(self, other: Self) -> Self {
        let tighter = |one: Option<Ratio>, two: Option<Ratio>, smaller| match (one, two) {
            (Some(_), Some(_)) => pick(one, two, smaller),
            (one, two) => one.or(two),
        };
        Self { low: tighter(self.low, other.low, false), high: tighter(self.high, other.high, true) }
    }

    /// The values of which a comparison with `value` is true; none where they are no interval. Of whole numbers those next
    /// to it are the first that are less or more.
    #[must_use]
    pub fn where_true(op: CmpOp, (n, d): Ratio, whole: bool) -> Option<Self> {
        let value = Some((n, d));
        let below = if whole { Some((-(-n).div_euclid(d) - 1, 1)) } else { value };
        let above = if whole { Some((n.div_euclid(d) + 1, 1)) } else { value };
        Some(match op {
            CmpOp::Eq => Self { low: value, high: value },
            CmpOp::Ne => return None,
            CmpOp::Lt => Self { low: None, high: below },
            CmpOp::Le => Self { low: None, high: value },
            CmpOp::Gt => Self { low: above, high: None },
            CmpOp::Ge => Self { low: value, high: None },
        })
    }

    /// Whether no value is left.
    #[must_use]
    pub fn is_empty(self) -> bool {
        matches!((self.low, self.high), (Some(low), Some(high)) if less(high, low) == Some(true))
    }

    /// Whether 0 is among the values.
    #[must_use]
    pub fn has_zero(self) -> bool {
        !self.meet(Self::point((0, 1))).is_empty()
    }

    pub(crate) fn add(self, other: Self) -> Self {
        let sum = |one: Option<Ratio>, two: Option<Ratio>| {
            let ((a, b), (c, d)) = (one?, two?);
            Some((a.checked_mul(d)?.checked_add(c.checked_mul(b)?)?, b.checked_mul(d)?))
        };
        Self { low: sum(self.low, other.low), high: sum(self.high, other.high) }
    }

    pub(crate) fn negated(self) -> Self {
        let minus = |value: Option<Ratio>| value.map(|(n, d)| (-n, d));
        Self { low: minus(self.high), high: minus(self.low) }
    }

    pub(crate) fn times(self, other: Self) -> Self {
        let product = |one: Option<Ratio>, two: Option<Ratio>| {
            let ((a, b), (c, d)) = (one?, two?);
            Some((a.checked_mul(c)?, b.checked_mul(d)?))
        };
        let corners = [
            product(self.low, other.low),
            product(self.low, other.high),
            product(self.high, other.low),
            product(self.high, other.high),
        ];
        if corners.iter().any(Option::is_none) {
            return Self::default();
        }
        Self {
            low: corners.into_iter().reduce(|one, two| pick(one, two, true)).flatten(),
            high: corners.into_iter().reduce(|one, two| pick(one, two, false)).flatten(),
        }
    }

    pub(crate) fn over(self, other: Self) -> Self {
        let (Some((a, b)), Some((c, d))) = (other.low, other.high) else { return Self::default() };
        if a <= 0 {
            return Self::default();
        }
        self.times(Self { low: Some((d, c)), high: Some((b, a)) })
    }

    pub(crate) fn rounded(self) -> Self {
        Self {
            low: self.low.map(|(n, d)| (n.div_euclid(d), 1)),
            high: self.high.map(|(n, d)| (-(-n).div_euclid(d), 1)),
        }
    }
}

/// What values an expression can have, whatever the world is like.
#[must_use]
pub fn of(ir: &Ir, expr: &Expr) -> Interval {
    within(ir, expr, &[], DEEP)
}

/// The same for the value of a function whose parameters lie in these intervals.
#[must_use]
pub fn of_body(ir: &Ir, expr: &Expr, params: &[Interval]) -> Interval {
    within(ir, expr, params, DEEP)
}

fn within(ir: &Ir, expr: &Expr, params: &[Interval], deep: u32) -> Interval {
    if let Some(value) = fold::ratio(expr) {
        return Interval::point(value);
    }
    let inner = |value: &Expr| within(ir, value, params, deep);
    match &expr.node {
        Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => inner(value),
        Node::Neg(value) => inner(value).negated(),
        Node::Round { value, .. } => inner(value).rounded(),
        Node::Local(local) => params.get(*local).copied().unwrap_or_default(),
        Node::If { then, otherwise, .. } => inner(then).union(inner(otherwise)),
        Node::Binary { op, left, right } => binary(*op, inner(left), inner(right)),
        Node::Cell { cell, .. } => stored(&ir.cells[*cell]),
        Node::Stat { stat, .. } => stat_range(ir, *stat, deep),
        Node::Field { entry, field, kind } => field_range(ir, entry, *kind, *field),
        Node::Call { function, args } if deep > 0 => {
            let found = &ir.functions[*function];
            let args: Vec<Interval> = args.iter().map(inner).collect();
            match (&found.value, found.kind) {
                (Some(value), FunctionKind::Formula | FunctionKind::Table) => {
                    within(ir, value, &args, deep - 1).meet(Interval::declared(found.range))
                }
                _ => Interval::default(),
            }
        }
        Node::Roll(dice) => dice_range(dice, &inner),
        Node::CountOver { .. } | Node::CountLearned { .. } => Interval { low: Some((0, 1)), high: None },
        _ => Interval::default(),
    }
}

fn binary(op: BinOp, left: Interval, right: Interval) -> Interval {
    match op {
        BinOp::Add => left.add(right),
        BinOp::Sub => left.add(right.negated()),
        BinOp::Mul => left.times(right),
        BinOp::Div => left.over(right),
        BinOp::Pow => Interval::default(),
        BinOp::Min => Interval {
            low: pick(left.low, right.low, true),
            high: left.meet(Interval { low: None, high: right.high }).high,
        },
        BinOp::Max => Interval {
            low: left.meet(Interval { low: right.low, high: None }).low,
            high: pick(left.high, right.high, false),
        },
    }
}

/// What dice can show; `inner` finds the numbers added to them.
fn dice_range(dice: &Expr, inner: &dyn Fn(&Expr) -> Interval) -> Interval {
    match &dice.node {
        Node::Const(value) => Interval::between(*value, *value),
        Node::Named { value, .. } => dice_range(value, inner),
        Node::Dice { count, sides } if *count > 0 && *sides > 0 => Interval {
            low: Some((i128::from(*count), 1)),
            high: i128::from(*count).checked_mul((*sides).into()).map(|most| (most, 1)),
        },
        Node::DiceOp { op: DiceOp::Add, dice, by } => dice_range(dice, inner).add(dice_range(by, inner)),
        Node::DiceOp { op: DiceOp::Plus, dice, by } => dice_range(dice, inner).add(inner(by)),
        Node::If { then, otherwise, .. } => dice_range(then, inner).union(dice_range(otherwise, inner)),
        _ => Interval::default(),
    }
}

fn stored(cell: &Cell) -> Interval {
    match cell.kind {
        CellKind::Resource | CellKind::Status(_) => {
            Interval { low: cell.low.as_ref().and_then(fold::ratio), high: cell.high.as_ref().and_then(fold::ratio) }
        }
        CellKind::StatusLeft(_) => Interval { low: Some((0, 1)), high: None },
        _ => Interval::default(),
    }
}

fn stat_range(ir: &Ir, stat: usize, deep: u32) -> Interval {
    let found = &ir.stats[stat];
    let declared =
        Interval { low: found.low.as_ref().and_then(fold::ratio), high: found.high.as_ref().and_then(fold::ratio) };
    let changed = ir.modifiers.iter().any(|modifier| modifier.targets.contains(&stat));
    match &found.base {
        // a test or a sheet may set the base, so only what cannot be set is followed
        Some(base) if !changed && deep > 0 && found.base_cell.is_none() => {
            declared.meet(within(ir, base, &[], deep - 1))
        }
        _ => declared,
    }
}

fn field_range(ir: &Ir, entry: &Expr, kind: usize, field: usize) -> Interval {
    let (first, end) = match entry.plain().node {
        Node::Entry(entry) => (entry, entry + 1),
        _ => ir.kinds[kind].entries,
    };
    if ir.kinds[kind].fields[field].ty.number().is_none() || first == end {
        return Interval::default();
    }
    let values = ir.entries[first..end].iter().map(|entry| {
        entry
            .fields
            .get(field)
            .and_then(|value| value.values.first())
            .and_then(fold::ratio)
            .map(Interval::point)
            .unwrap_or_default()
    });
    values.reduce(Interval::union).unwrap_or_default()
}

/// What a `one of` member, a flag or a status can be is not a number; a number's own type bounds it.
#[must_use]
pub fn of_type(ty: &Type) -> Interval {
    match ty {
        Type::YesNo => Interval::between(0, 1),
        _ => Interval::default(),
    }
}
