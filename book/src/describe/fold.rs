//! Values that are fixed when the book is printed: constants behind names, and fields of known entries.

use runebook_compiler::ir::{BinOp, DiceOp, Expr, Ir, Node, Type};

use super::Ratio;

/// The exact value of a number, if it is fixed.
#[must_use]
pub fn ratio(ir: &Ir, expr: &Expr) -> Option<Ratio> {
    let expr = known(ir, expr);
    if let Node::Const(value) = expr.node {
        return Ratio::new(
            i128::from(value),
            i128::from(expr.ty.number().map_or(1, |number| number.denominator.max(1))),
        );
    }
    if let Node::InUnit(value) | Node::Unrounded(value) = &expr.node {
        return ratio(ir, value);
    }
    if let Node::Neg(value) = &expr.node {
        return ratio(ir, value).and_then(|value| Ratio::new(-value.num, value.den));
    }
    let Node::Binary { op, left, right } = &expr.node else { return None };
    binary(*op, ratio(ir, left)?, ratio(ir, right)?)
}

/// The whole number, if the value is one and fixed.
#[must_use]
pub fn whole(ir: &Ir, expr: &Expr) -> Option<i64> {
    let value = ratio(ir, expr).filter(|value| value.den == 1)?;
    i64::try_from(value.num).ok()
}

/// What a value is behind names and fields of known entries.
pub(crate) fn known<'e>(ir: &'e Ir, expr: &'e Expr) -> &'e Expr {
    let plain = expr.plain();
    field(ir, plain).map_or(plain, |value| known(ir, value))
}

/// The value of a field of a known entry.
fn field<'ir>(ir: &'ir Ir, expr: &Expr) -> Option<&'ir Expr> {
    let Node::Field { entry, field, .. } = &expr.node else { return None };
    let Node::Entry(entry) = entry.plain().node else { return None };
    ir.entries[entry].fields.get(*field)?.values.first()
}

/// Fixed dice as they are written: `2d4`, `3d4+1`.
pub(crate) fn dice(ir: &Ir, expr: &Expr) -> Option<String> {
    let expr = known(ir, expr);
    if let Node::Dice { count, sides } = expr.node {
        return Some(format!("{count}d{sides}"));
    }
    if let (Node::Const(value), Type::Dice) = (&expr.node, &expr.ty) {
        return Some(value.to_string());
    }
    let Node::DiceOp { op, dice: left, by } = &expr.node else { return None };
    let left = dice(ir, left)?;
    match op {
        DiceOp::Add => Some(format!("{left}+{}", dice(ir, by)?)),
        DiceOp::Plus => Some(format!("{left}{:+}", whole(ir, by)?)),
        DiceOp::Times
        | DiceOp::Sides
        | DiceOp::Count
        | DiceOp::KeepHigh
        | DiceOp::KeepLow
        | DiceOp::CountAtLeast
        | DiceOp::Explode(_)
        | DiceOp::Reroll => None,
    }
}

fn binary(op: BinOp, a: Ratio, b: Ratio) -> Option<Ratio> {
    let (left, right) = (a.num.checked_mul(b.den)?, b.num.checked_mul(a.den)?);
    let both = a.den.checked_mul(b.den)?;
    match op {
        BinOp::Add => Ratio::new(left + right, both),
        BinOp::Sub => Ratio::new(left - right, both),
        BinOp::Mul => Ratio::new(a.num.checked_mul(b.num)?, both),
        BinOp::Div => Ratio::new(left, right),
        BinOp::Min => Some(if left <= right { a } else { b }),
        BinOp::Max => Some(if left >= right { a } else { b }),
        BinOp::Pow => None,
    }
}
