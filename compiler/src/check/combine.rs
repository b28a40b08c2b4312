//! What intervals make together: sums, products, powers, and what a comparison says of its sides.

use crate::fold::Ratio;
use crate::interval::Interval;
use crate::ir::{BinOp, CmpOp, Expr, Node};

/// A range as an interval.
pub(super) fn declared((low, high): (i64, i64)) -> Interval {
    Interval { low: Some((i128::from(low), 1)), high: Some((i128::from(high), 1)) }
}

/// What `X OP Y` says of X, where Y can be `other`.
pub(super) fn side(op: CmpOp, own: Interval, other: Interval, whole: bool) -> Interval {
    let step = |value: Option<Ratio>, by: i128| value.map(|(n, d)| if whole { (n + by * d, d) } else { (n, d) });
    match op {
        CmpOp::Eq => other,
        CmpOp::Lt => Interval { low: None, high: step(other.high, -1) },
        CmpOp::Le => Interval { low: None, high: other.high },
        CmpOp::Gt => Interval { low: step(other.low, 1), high: None },
        CmpOp::Ge => Interval { low: other.low, high: None },
        CmpOp::Ne if whole && other.low.is_some() && other.low == other.high => Interval {
            low: step(own.low.filter(|low| Some(*low) == other.low), 1),
            high: step(own.high.filter(|high| Some(*high) == other.high), -1),
        },
        CmpOp::Ne => Interval::default(),
    }
}

pub(super) fn binary(op: BinOp, left: Interval, right: Interval) -> Interval {
    let larger = |one: Interval, other: Interval| Interval {
        low: one.meet(Interval { low: other.low, high: None }).low,
        high: one.union(other).high,
    };
    match op {
        BinOp::Add => left.add(right),
        BinOp::Sub => left.add(right.negated()),
        BinOp::Mul => product(left, right),
        BinOp::Div => left.over(right),
        BinOp::Max => larger(left, right),
        BinOp::Min => larger(left.negated(), right.negated()).negated(),
        BinOp::Pow => Interval::default(),
    }
}

/// All values times a positive number.
pub(super) fn scaled(all: Interval, (n, d): Ratio) -> Interval {
    let times = |value: Option<Ratio>| value.and_then(|(a, b)| Some((a.checked_mul(n)?, b.checked_mul(d)?)));
    Interval { low: times(all.low), high: times(all.high) }
}

fn product(left: Interval, right: Interval) -> Interval {
    let point = |side: Interval| side.low.filter(|low| low.0 > 0 && side.high == Some(*low));
    let positive = |side: Interval| side.low.filter(|(n, _)| *n >= 0);
    match (point(left), point(right), positive(left), positive(right)) {
        (Some(by), ..) => scaled(right, by),
        (_, Some(by), ..) => scaled(left, by),
        (.., Some((a, b)), Some((c, d))) => {
            let both = left.times(right);
            Interval { low: a.checked_mul(c).zip(b.checked_mul(d)), high: both.high }
        }
        _ => left.times(right),
    }
}

pub(super) fn power(base: Interval, exponent: Option<i64>) -> Interval {
    let Some(exponent) = exponent.and_then(|n| u32::try_from(n).ok()) else {
        // at least 1 to any power is at least 1
        let low = base.low.filter(|(n, d)| n >= d).map(|_| (1, 1));
        return Interval { low, high: None };
    };
    let to = |value: Option<Ratio>| value.and_then(|(n, d)| Some((n.checked_pow(exponent)?, d.checked_pow(exponent)?)));
    let positive = base.low.is_some_and(|(n, _)| n >= 0);
    match exponent % 2 {
        1 => Interval { low: to(base.low), high: to(base.high) },
        _ if positive => Interval { low: to(base.low), high: to(base.high) },
        _ => Interval { low: Some((0, 1)), high: None },
    }
}

/// What constant dice can show.
pub(super) fn rolled(dice: &Expr) -> Interval {
    match &dice.plain().node {
        Node::Dice { count, sides } if *count >= 0 && *sides > 0 => {
            Interval { low: Some((i128::from(*count), 1)), high: Some((i128::from(*count) * i128::from(*sides), 1)) }
        }
        _ => Interval::default(),
    }
}
