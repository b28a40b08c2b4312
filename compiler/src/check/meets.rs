//! Whether two conditions can hold together: what each clause says, and which clauses exclude each other.

use crate::check::shape::same;
use crate::fold;
use crate::interval::Interval;
use crate::ir::{CmpOp, Expr, Ir, Node};

/// The most alternatives that are looked at.
const MOST: usize = 64;

/// A clause as it stands or turned around.
type Clause<'e> = (&'e Expr, bool);

/// Whether two conditions can never hold together. `one_holder` says that `you` is the same in both.
pub(super) fn exclude(ir: &Ir, one: Option<&Expr>, other: Option<&Expr>, one_holder: bool) -> bool {
    let (Some(one), Some(other)) = (ways(one, true), ways(other, true)) else { return false };
    one.iter().all(|one| other.iter().all(|other| collide(ir, one, other, one_holder)))
}

/// Whether at least one of the conditions holds whatever happens.
pub(super) fn cover(ir: &Ir, all: &[&Expr]) -> bool {
    let mut none: Vec<Vec<Clause<'_>>> = vec![Vec::new()];
    for cond in all {
        let Some(opposite) = ways(Some(cond), false) else { return false };
        none = none.iter().flat_map(|way| opposite.iter().map(move |more| [way.as_slice(), more].concat())).collect();
        if none.len() > MOST {
            return false;
        }
    }
    !all.is_empty() && none.iter().all(|way| collide(ir, way, way, true))
}

/// The alternatives of a condition (or of its opposite), each a list of clauses; none if there are too many.
fn ways(cond: Option<&Expr>, yes: bool) -> Option<Vec<Vec<Clause<'_>>>> {
    let Some(cond) = cond else { return Some(vec![Vec::new()]) };
    let (left, right, together) = match &cond.node {
        Node::And(left, right) => (left, right, yes),
        Node::Or(left, right) => (left, right, !yes),
        Node::Not(inner) => return ways(Some(inner), !yes),
        Node::Named { value, .. } => return ways(Some(value), yes),
        _ => return Some(vec![vec![(cond, yes)]]),
    };
    let (left, right) = (ways(Some(left), yes)?, ways(Some(right), yes)?);
    let all: Vec<Vec<Clause<'_>>> = if together {
        left.iter().flat_map(|one| right.iter().map(move |two| [one.as_slice(), two].concat())).collect()
    } else {
        [left, right].concat()
    };
    (all.len() <= MOST).then_some(all)
}

fn collide(ir: &Ir, one: &[Clause<'_>], other: &[Clause<'_>], one_holder: bool) -> bool {
    one.iter().any(|one| other.iter().any(|other| contrary(ir, *one, *other, one_holder)))
}

fn contrary(ir: &Ir, (one, yes): Clause<'_>, (other, also): Clause<'_>, one_holder: bool) -> bool {
    if yes != also && same(one, other, one_holder) {
        return true;
    }
    if let (Some((term, holds)), Some((other, also))) = (compared(one, yes), compared(other, also))
        && holds.meet(also).is_empty()
        && same(term, other, one_holder)
    {
        return true;
    }
    yes && also && (named(one, other, one_holder) || one_slot(ir, one, other, one_holder))
}

/// `X is a` and `X is b` for two entries.
fn named(one: &Expr, other: &Expr, one_holder: bool) -> bool {
    let parts = |expr: &Expr| match &expr.node {
        Node::Compare { op: CmpOp::Eq, left, right } => match right.plain().node {
            Node::Entry(entry) => Some((left.clone(), Some(entry))),
            Node::None => Some((left.clone(), None)),
            _ => None,
        },
        _ => None,
    };
    let (Some((one, is)), Some((other, also))) = (parts(one), parts(other)) else { return false };
    is != also && same(&one, &other, one_holder)
}

/// Two entries in a slot that holds one.
fn one_slot(ir: &Ir, one: &Expr, other: &Expr, one_holder: bool) -> bool {
    let (Node::InSlot { owner, cell, entry }, Node::InSlot { owner: whose, cell: slot, entry: also }) =
        (&one.node, &other.node)
    else {
        return false;
    };
    let different = matches!((&entry.node, &also.node), (Node::Entry(one), Node::Entry(other)) if one != other);
    different && cell == slot && ir.cells[*cell].size == 1 && same(owner, whose, one_holder)
}

/// A comparison of a term with a constant: the values for which it holds.
pub(super) fn compared(expr: &Expr, yes: bool) -> Option<(&Expr, Interval)> {
    let Node::Compare { op, left, right } = &expr.node else { return None };
    let (term, op, value) = match (fold::ratio(left), fold::ratio(right)) {
        (None, Some(value)) => (left, *op, value),
        (Some(value), None) => (right, turned(*op), value),
        _ => return None,
    };
    let op = if yes { op } else { opposite(op) };
    let whole = term.ty.number().is_none_or(|number| number.denominator == 1);
    Some((term, Interval::where_true(op, value, whole)?))
}

/// The operator with its sides exchanged.
pub(super) const fn turned(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Lt => CmpOp::Gt,
        CmpOp::Le => CmpOp::Ge,
        CmpOp::Gt => CmpOp::Lt,
        CmpOp::Ge => CmpOp::Le,
        CmpOp::Eq | CmpOp::Ne => op,
    }
}

/// The operator that holds where this one does not.
pub(super) const fn opposite(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Eq => CmpOp::Ne,
        CmpOp::Ne => CmpOp::Eq,
        CmpOp::Lt => CmpOp::Ge,
        CmpOp::Le => CmpOp::Gt,
        CmpOp::Gt => CmpOp::Le,
        CmpOp::Ge => CmpOp::Lt,
    }
}
