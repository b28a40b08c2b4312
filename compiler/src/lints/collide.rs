//! Conditions as clauses, and whether some of them can never hold together.

use runebook_grammar::Span;

use crate::interval::{self, Interval};
use crate::ir::{CmpOp, Expr, Ir, Node};

/// A comparison of a term with a constant, or a plain question.
#[derive(Clone, Debug)]
pub(super) struct Clause<'e> {
    /// What is compared.
    term: &'e Expr,
    /// The values for which it holds.
    holds: Interval,
    /// Where it was written.
    pub span: Span,
}

/// Why a condition can never hold: the clauses that collide.
pub(super) struct Collision {
    pub spans: Vec<Span>,
}

/// Whether a condition can never hold: each of its alternatives collides.
pub(super) fn never(ir: &Ir, cond: &Expr) -> Option<Collision> {
    let mut first = None;
    for way in ways(cond, false)? {
        first = first.or(Some(collision(ir, &way)?));
    }
    first
}

/// Whether a condition always holds: its opposite never does.
pub(super) fn always(ir: &Ir, cond: &Expr) -> Option<Collision> {
    let mut first = None;
    for way in ways(cond, true)? {
        first = first.or(Some(collision(ir, &way)?));
    }
    first
}

/// The most alternatives that are looked at.
const MOST: usize = 64;

/// Clauses that hold together, each as it stands or turned around.
type Way<'e> = Vec<(&'e Expr, bool)>;

/// The alternatives of a condition, or of its opposite; none if there are too many to look at.
fn ways(cond: &Expr, opposite: bool) -> Option<Vec<Way<'_>>> {
    let (left, right, together) = match &cond.node {
        Node::And(left, right) => (left, right, !opposite),
        Node::Or(left, right) => (left, right, opposite),
        Node::Not(inner) => return ways(inner, !opposite),
        Node::Named { value, .. } => return ways(value, opposite),
        _ => return Some(vec![vec![(cond, !opposite)]]),
    };
    let (left, right) = (ways(left, opposite)?, ways(right, opposite)?);
    let joined: Vec<Way<'_>> = if together {
        left.iter().flat_map(|one| right.iter().map(move |two| [one.as_slice(), two].concat())).collect()
    } else {
        [left, right].concat()
    };
    (joined.len() <= MOST).then_some(joined)
}

/// Clauses of one alternative that can never hold together.
fn collision(ir: &Ir, way: &[(&Expr, bool)]) -> Option<Collision> {
    let clauses: Vec<Clause<'_>> = way.iter().filter_map(|(expr, yes)| clause(expr, *yes)).collect();
    for (at, one) in clauses.iter().enumerate() {
        if interval::of(ir, one.term).meet(one.holds).is_empty() {
            return Some(Collision { spans: vec![one.span] });
        }
        for other in &clauses[at + 1..] {
            if same(one.term, other.term) && one.holds.meet(other.holds).is_empty() {
                return Some(Collision { spans: vec![one.span, other.span] });
            }
        }
    }
    None
}

/// A comparison with a constant on one side.
fn clause(expr: &Expr, yes: bool) -> Option<Clause<'_>> {
    let Node::Compare { op, left, right } = &expr.node else { return None };
    let (term, op, value) = match (crate::fold::ratio(left), crate::fold::ratio(right)) {
        (None, Some(value)) => (left, *op, value),
        (Some(value), None) => (right, turned(*op), value),
        _ => return None,
    };
    let op = if yes { op } else { opposite(op) };
    let whole = term.ty.number().is_some_and(|number| number.denominator == 1);
    Some(Clause { term, holds: Interval::where_true(op, value, whole)?, span: expr.span })
}

/// Whether two conditions are one and the same.
pub(super) fn alike(one: Option<&Expr>, other: Option<&Expr>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => same(one, other),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// Whether two bands are of one and the same value.
pub(super) fn same_value(one: &Band<'_>, other: &Band<'_>) -> bool {
    same(one.0, other.0)
}

/// A value, and its bounds.
pub(super) type Band<'e> = (&'e Expr, Interval);

/// The value that a condition bounds and asks nothing else about, and its bounds.
pub(super) fn band(cond: &Expr) -> Option<Band<'_>> {
    let found = ways(cond, false)?;
    let [way] = found.as_slice() else { return None };
    let clauses: Option<Vec<Clause<'_>>> = way.iter().map(|(expr, yes)| clause(expr, *yes)).collect();
    let clauses = clauses?;
    let first = clauses.first()?;
    let all = clauses.iter().all(|clause| same(clause.term, first.term));
    all.then(|| (first.term, clauses.iter().fold(Interval::default(), |band, clause| band.meet(clause.holds))))
}

const fn turned(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Lt => CmpOp::Gt,
        CmpOp::Le => CmpOp::Ge,
        CmpOp::Gt => CmpOp::Lt,
        CmpOp::Ge => CmpOp::Le,
        CmpOp::Eq | CmpOp::Ne => op,
    }
}

const fn opposite(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Eq => CmpOp::Ne,
        CmpOp::Ne => CmpOp::Eq,
        CmpOp::Lt => CmpOp::Ge,
        CmpOp::Le => CmpOp::Gt,
        CmpOp::Gt => CmpOp::Le,
        CmpOp::Ge => CmpOp::Lt,
    }
}

/// Whether two terms are the same thing, wherever they stand.
fn same(one: &Expr, other: &Expr) -> bool {
    one.ty == other.ty && shape(one) == shape(other)
}

/// A term without its places.
pub(super) fn shape(expr: &Expr) -> String {
    let inner: Vec<String> = crate::ir::walk::parts(expr).map(shape).collect();
    let own = match &expr.node {
        Node::Local(local) => format!("local {local}"),
        Node::Const(value) => format!("{value}"),
        Node::Entry(entry) => format!("entry {entry}"),
        Node::Character(at) => format!("character {at}"),
        Node::Cell { cell, .. } => format!("cell {cell}"),
        Node::Stat { stat, .. } => format!("stat {stat}"),
        Node::Field { field, kind, .. } => format!("field {kind} {field}"),
        Node::Role { index, .. } => format!("role {index}"),
        Node::Here(context) => format!("here {context}"),
        Node::Call { function, .. } => format!("call {function}"),
        Node::Fact { fact, .. } => format!("fact {fact}"),
        Node::Result { index, .. } => format!("result {index}"),
        Node::Named { value, .. } => return shape(value),
        Node::Binary { op, .. } => format!("{op:?}"),
        other => format!("{:?}", std::mem::discriminant(other)),
    };
    format!("{own}({})", inner.join(","))
}
