//! Constants: values known before anything is played.

use crate::ir::{BinOp, Expr, Node};

/// An exact constant: numerator and denominator, the latter positive.
pub type Ratio = (i128, i128);

fn reduced(numerator: i128, denominator: i128) -> Option<Ratio> {
    if denominator == 0 {
        return None;
    }
    let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let divisor = i128::try_from(a.max(1)).ok()? * denominator.signum();
    Some((numerator / divisor, denominator / divisor))
}

/// The constant that a value is, if it is one.
#[must_use]
pub fn ratio(value: &Expr) -> Option<Ratio> {
    match &value.node {
        Node::Const(number) => {
            reduced(i128::from(*number), i128::from(value.ty.number().map_or(1, |number| number.denominator.max(1))))
        }
        Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => ratio(value),
        Node::Neg(value) => ratio(value).map(|(n, d)| (-n, d)),
        Node::Round { value, how } => {
            let (n, d) = ratio(value)?;
            Some((round(n, d, *how)?, 1))
        }
        Node::Binary { op, left, right } => binary(*op, ratio(left)?, ratio(right)?),
        _ => None,
    }
}

fn binary(op: BinOp, (a, b): Ratio, (c, d): Ratio) -> Option<Ratio> {
    match op {
        BinOp::Add => reduced(a.checked_mul(d)?.checked_add(c.checked_mul(b)?)?, b.checked_mul(d)?),
        BinOp::Sub => reduced(a.checked_mul(d)?.checked_sub(c.checked_mul(b)?)?, b.checked_mul(d)?),
        BinOp::Mul => reduced(a.checked_mul(c)?, b.checked_mul(d)?),
        BinOp::Div => reduced(a.checked_mul(d)?, b.checked_mul(c)?),
        BinOp::Pow => {
            let power = u32::try_from(c).ok().filter(|_| d == 1)?;
            reduced(a.checked_pow(power)?, b.checked_pow(power)?)
        }
        BinOp::Min => Some(if a.checked_mul(d)? <= c.checked_mul(b)? { (a, b) } else { (c, d) }),
        BinOp::Max => Some(if a.checked_mul(d)? >= c.checked_mul(b)? { (a, b) } else { (c, d) }),
    }
}

fn round(n: i128, d: i128, how: crate::ir::Rounding) -> Option<i128> {
    use crate::ir::Rounding;
    let (floor, rest) = (n.div_euclid(d), n.rem_euclid(d));
    Some(match how {
        Rounding::Down => floor,
        Rounding::Up => floor + i128::from(rest > 0),
        Rounding::TowardZero => n / d,
        Rounding::HalfUp => floor + i128::from(2 * rest >= d),
        Rounding::HalfEven => floor + i128::from(2 * rest > d || (2 * rest == d && floor.rem_euclid(2) == 1)),
        Rounding::Exactly => (rest == 0).then_some(floor)?,
    })
}

/// The whole number that a value is, if it is one.
#[must_use]
pub fn whole(value: &Expr) -> Option<i64> {
    ratio(value).filter(|(_, d)| *d == 1).and_then(|(n, _)| i64::try_from(n).ok())
}

/// Dice as they are written, `3d6`, where they are of one sort and nothing else.
#[must_use]
pub fn dice(value: &Expr) -> Option<String> {
    match value.node {
        Node::Dice { count, sides } => Some(format!("{count}d{sides}")),
        _ => None,
    }
}

/// The stored number of a constant in a place of this denominator.
#[must_use]
pub fn stored(value: &Expr, denominator: i64) -> Option<i64> {
    let (n, d) = ratio(value)?;
    let scaled = n.checked_mul(i128::from(denominator))?;
    (scaled % d == 0).then(|| i64::try_from(scaled / d).ok()).flatten()
}
