//! Caps that the second of many values reaches.

use super::super::collide::shape;
use super::Fault;
use crate::fold::{self, Ratio};
use crate::interval::{self, Interval};
use crate::ir::{Expr, Ir, Node};

/// Of fewer values than this the second is not early.
const MANY: i64 = 10;

/// Whether `value`, which depends on one thing with a range, is at `most` from the second value of that thing on.
pub(super) fn fault(ir: &Ir, value: &Expr, most: Ratio, params: &[Interval]) -> Option<Fault> {
    let mut leaves = Vec::new();
    collect(value, &mut leaves);
    let (first, others) = leaves.split_first()?;
    let named = shape(first);
    let ranged = matches!(first.node, Node::Cell { .. } | Node::Stat { .. } | Node::Local(_));
    if !ranged
        || others.iter().any(|other| shape(other) != named)
        || first.ty.number().is_none_or(|ty| ty.denominator != 1)
    {
        return None;
    }
    let (low, high) = whole(interval::of_body(ir, first, params))?;
    let of = high.checked_sub(low)?.checked_add(1)?;
    let at = |n: i64| fold::ratio(&with(value, &named, n));
    let (zero, one, last) = (at(low)?, at(low + 1)?, at(high)?);
    let reached = |value: Ratio| interval::less(value, most) == Some(false);
    // `up to 1` of what begins at 0 asks whether there is any
    let any = zero.0 == 0 && one == most;
    (of >= MANY && reached(one) && reached(last) && !any).then_some(Fault::Early { at: low + 1, of })
}

/// The parts of a sum, product or rounding that are not known beforehand.
fn collect<'e>(value: &'e Expr, leaves: &mut Vec<&'e Expr>) {
    match &value.node {
        _ if fold::ratio(value).is_some() => {}
        Node::Named { value, .. }
        | Node::Unrounded(value)
        | Node::InUnit(value)
        | Node::Neg(value)
        | Node::Round { value, .. } => collect(value, leaves),
        Node::Binary { left, right, .. } => [left, right].into_iter().for_each(|side| collect(side, leaves)),
        _ => leaves.push(value),
    }
}

fn whole(values: Interval) -> Option<(i64, i64)> {
    let end = |end: Option<Ratio>| end.filter(|(_, d)| *d == 1).and_then(|(n, _)| i64::try_from(n).ok());
    Some((end(values.low)?, end(values.high)?))
}

/// The value with a number in the place of what it depends on.
fn with(value: &Expr, named: &str, n: i64) -> Expr {
    let inner = |value: &Expr| Box::new(with(value, named, n));
    let node = match &value.node {
        _ if fold::ratio(value).is_some() => return value.clone(),
        Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => return with(value, named, n),
        Node::Neg(value) => Node::Neg(inner(value)),
        Node::Round { value, how } => Node::Round { value: inner(value), how: *how },
        Node::Binary { op, left, right } => Node::Binary { op: *op, left: inner(left), right: inner(right) },
        _ if shape(value) == named => return Expr::whole(n, value.span),
        _ => return value.clone(),
    };
    Expr::new(node, value.ty.clone(), value.span)
}
