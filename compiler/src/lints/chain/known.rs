//! What is known of a context that is handed on: the roles and fields that were named outright.

use crate::ir::{CmpOp, Expr, LocalId, Node};

/// A value that was named outright.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Value {
    /// A number, a member, yes or no.
    Number(i64),
    /// An entry.
    Entry(usize),
    /// Nobody, nothing.
    None,
}

/// What is known of each role and field; empty where nothing is.
pub(super) type Known = Vec<Option<Value>>;

/// What is known of a context, seen from where `context` is the local of another of which `known` is known.
pub(super) fn known_of(expr: &Expr, context: Option<LocalId>, known: &Known) -> Known {
    match &expr.plain().node {
        Node::NewContext { values, .. } => values.iter().map(|value| value_of(value, context, known)).collect(),
        Node::Local(local) if Some(*local) == context => known.clone(),
        _ => Vec::new(),
    }
}

fn value_of(expr: &Expr, context: Option<LocalId>, known: &Known) -> Option<Value> {
    match &expr.plain().node {
        Node::Const(value) => Some(Value::Number(*value)),
        Node::Entry(entry) => Some(Value::Entry(*entry)),
        Node::None => Some(Value::None),
        Node::Role { context: of, index } => match of.plain().node {
            Node::Local(local) if Some(local) == context => known.get(*index).copied().flatten(),
            _ => None,
        },
        _ => None,
    }
}

/// Whether a condition holds, where what is known decides it.
pub(super) fn holds(cond: &Expr, context: Option<LocalId>, known: &Known) -> Option<bool> {
    let inner = |expr: &Expr| holds(expr, context, known);
    match &cond.plain().node {
        Node::And(left, right) => match (inner(left), inner(right)) {
            (Some(false), _) | (_, Some(false)) => Some(false),
            (Some(true), Some(true)) => Some(true),
            (None | Some(true), None | Some(true)) => None,
        },
        Node::Or(left, right) => match (inner(left), inner(right)) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (Some(false), Some(false)) => Some(false),
            (None | Some(false), None | Some(false)) => None,
        },
        Node::Not(value) => inner(value).map(|yes| !yes),
        Node::Compare { op, left, right } if left.ty == right.ty => {
            let (left, right) = (value_of(left, context, known)?, value_of(right, context, known)?);
            match op {
                CmpOp::Eq => Some(left == right),
                CmpOp::Ne => Some(left != right),
                CmpOp::Lt | CmpOp::Le | CmpOp::Gt | CmpOp::Ge => None,
            }
        }
        _ => match value_of(cond, context, known)? {
            Value::Number(yes) => Some(yes != 0),
            Value::Entry(_) | Value::None => None,
        },
    }
}
