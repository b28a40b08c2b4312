//! Whether a division leaves no remainder, whatever the numbers are: all remainders of its parts are tried.

use std::collections::BTreeMap;

use crate::check::number::lcm;
use crate::check::shape::shape;
use crate::fold;
use crate::ir::{BinOp, Expr, Node};

/// The most ways of remainders that are tried.
const MOST: u64 = 100_000;

/// Whether a value is a whole number, whatever its parts are.
pub(super) fn whole(value: &Expr) -> bool {
    if let Some((_, parts)) = fold::ratio(value) {
        return parts == 1;
    }
    let Some(parts) = parts(value).filter(|parts| *parts > 0) else { return false };
    let mut atoms = Vec::new();
    names(value, &mut atoms);
    let ways = u32::try_from(atoms.len()).ok().and_then(|count| parts.unsigned_abs().checked_pow(count));
    ways.is_some_and(|ways| {
        ways <= MOST && (0..ways).all(|way| remainder(value, parts, &rests(&atoms, way, parts)) == Some(0))
    })
}

/// The remainder of each part of a value in one of the ways.
fn rests(atoms: &[String], mut way: u64, parts: i64) -> BTreeMap<String, i64> {
    let of = parts.unsigned_abs();
    let mut rest = || {
        let rest = way % of;
        way /= of;
        i64::try_from(rest).unwrap_or(0)
    };
    atoms.iter().map(|atom| (atom.clone(), rest())).collect()
}

/// What a value is a whole number of: of halves, of thirds; none where that is not known.
fn parts(value: &Expr) -> Option<i64> {
    match &value.node {
        Node::Named { value, .. } | Node::Unrounded(value) | Node::Neg(value) => parts(value),
        Node::Binary { op: BinOp::Add | BinOp::Sub, left, right } => Some(lcm(parts(left)?, parts(right)?)),
        Node::Binary { op: BinOp::Mul, left, right } => parts(left)?.checked_mul(parts(right)?),
        Node::Binary { op: BinOp::Div, left, right } => {
            parts(left)?.checked_mul(fold::whole(right).filter(|by| *by > 0)?)
        }
        Node::Binary { op: BinOp::Pow, left, right } => {
            parts(left)?.checked_pow(u32::try_from(fold::whole(right)?).ok()?)
        }
        _ => match fold::ratio(value) {
            Some((_, parts)) => i64::try_from(parts).ok(),
            None => value.ty.number().map(|number| number.denominator),
        },
    }
}

/// What a value is made of.
fn names(value: &Expr, all: &mut Vec<String>) {
    match &value.node {
        _ if fold::ratio(value).is_some() => {}
        Node::Named { value, .. } | Node::Unrounded(value) | Node::Neg(value) => names(value, all),
        Node::Binary { op: BinOp::Add | BinOp::Sub | BinOp::Mul, left, right } => {
            names(left, all);
            names(right, all);
        }
        Node::Binary { op: BinOp::Div | BinOp::Pow, left, .. } => names(left, all),
        _ => {
            let own = shape(value);
            if !all.contains(&own) {
                all.push(own);
            }
        }
    }
}

/// How many of its parts a value has, up to whole multiples of `by`.
fn remainder(value: &Expr, by: i64, rests: &BTreeMap<String, i64>) -> Option<i64> {
    let of = |value: &Expr| remainder(value, by, rests);
    let rest = match &value.node {
        _ if fold::ratio(value).is_some() => {
            let (n, _) = fold::ratio(value)?;
            i64::try_from(n.rem_euclid(i128::from(by))).ok()?
        }
        Node::Named { value, .. } | Node::Unrounded(value) => of(value)?,
        Node::Neg(value) => -of(value)?,
        Node::Binary { op: op @ (BinOp::Add | BinOp::Sub), left, right } => {
            let all = lcm(parts(left)?, parts(right)?);
            let (left, right) = (of(left)? * (all / parts(left)?), of(right)? * (all / parts(right)?));
            if *op == BinOp::Add { left.checked_add(right)? } else { left.checked_sub(right)? }
        }
        Node::Binary { op: BinOp::Mul, left, right } => of(left)?.checked_mul(of(right)?)?,
        Node::Binary { op: BinOp::Div, left, .. } => of(left)?,
        Node::Binary { op: BinOp::Pow, left, right } => {
            let (base, power) = (of(left)?, fold::whole(right)?);
            (0..power).try_fold(1_i64, |all, _| Some(all.checked_mul(base)?.rem_euclid(by)))?
        }
        _ => *rests.get(&shape(value))?,
    };
    Some(rest.rem_euclid(by))
}
