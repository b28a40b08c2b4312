//! Values without their places: whether two are the same thing.

use crate::ir::{Expr, Node, Type, walk};

/// Whether two values are the same thing, wherever they stand.
pub(super) fn same(one: &Expr, other: &Expr, one_holder: bool) -> bool {
    let one = shape(one);
    (one_holder || !one.contains("local")) && one == shape(other)
}

/// A value without its places. A context that rules stand in is the one being read in.
pub(super) fn shape(expr: &Expr) -> String {
    let inner: Vec<String> = walk::parts(expr).map(shape).collect();
    let own = match (&expr.node, &expr.ty) {
        (Node::Local(_) | Node::Here(_), Type::Context(context)) => format!("here {context}"),
        (Node::Local(local), _) => format!("local {local}"),
        (Node::Here(context) | Node::Outer(context), _) => format!("here {context}"),
        (Node::Const(value), _) => format!("{value}"),
        (Node::Dice { count, sides }, _) => format!("{count}d{sides}"),
        (Node::Entry(entry), _) => format!("entry {entry}"),
        (Node::Character(at), _) => format!("character {at}"),
        (Node::Cell { cell, .. } | Node::SlotSet { cell, .. } | Node::InSlot { cell, .. }, _) => format!("cell {cell}"),
        (Node::Stat { stat, .. } | Node::SumFamily { stat, .. }, _) => format!("stat {stat}"),
        (Node::Field { field, kind, .. }, _) => format!("field {kind} {field}"),
        (Node::FieldHas { field, kind, member, .. }, _) => format!("field {kind} {field} {member}"),
        (Node::Role { index, .. }, _) => format!("role {index}"),
        (Node::InRole { context, role, .. }, _) => format!("in {context} {role}"),
        (Node::Call { function, .. }, _) => format!("call {function}"),
        (Node::Fact { fact, .. }, _) => format!("fact {fact}"),
        (Node::Set { set, .. }, _) => format!("set {set}"),
        (Node::Result { index, .. }, _) => format!("result {index}"),
        (Node::Numbers { .. }, _) => "numbers".to_owned(),
        (Node::AllEntries(id) | Node::AllMembers(id) | Node::Announced(id), _) => format!("all {id}"),
        (Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value), _) => return shape(value),
        (Node::Binary { op, .. }, _) => format!("{op:?}"),
        (Node::Compare { op, .. }, _) => format!("{op:?}"),
        (Node::Round { how, .. }, _) => format!("{how:?}"),
        (Node::DiceOp { op, .. }, _) => format!("{op:?}"),
        (Node::OfMember { values, .. }, _) => format!("local of member {values}"),
        (Node::CountLearned { kind, .. }, _) => format!("learned {kind}"),
        (node, _) => format!("{:?}", std::mem::discriminant(node)),
    };
    format!("{own}({})", inner.join(","))
}
