//! Whether two values are the same, wherever they were written.

use runebook_compiler::ir::{Expr, Node, walk};

/// Whether two conditions are the same, wherever they were written.
pub(crate) fn same_expr(one: &Expr, other: &Expr) -> bool {
    std::mem::discriminant(&one.node) == std::mem::discriminant(&other.node)
        && same_parts(one, other)
        && same_head(&one.node, &other.node)
}

/// Whether as many values stand inside the one as inside the other, and each is the same.
fn same_parts(one: &Expr, other: &Expr) -> bool {
    let (mut a, mut b) = (walk::parts(one), walk::parts(other));
    loop {
        match (a.next(), b.next()) {
            (Some(a), Some(b)) if same_expr(a, b) => {}
            (None, None) => return true,
            (Some(_), _) | (None, Some(_)) => return false,
        }
    }
}

/// Whether two nodes name the same thing, their parts aside.
fn same_head(one: &Node, other: &Node) -> bool {
    match (one, other) {
        (Node::Const(a), Node::Const(b)) => a == b,
        (Node::Entry(a), Node::Entry(b))
        | (Node::Local(a), Node::Local(b))
        | (Node::Here(a), Node::Here(b))
        | (Node::Outer(a), Node::Outer(b)) => a == b,
        (Node::Named { name: a, entry: x, .. }, Node::Named { name: b, entry: y, .. }) => a == b && x == y,
        (Node::Cell { cell: a, .. }, Node::Cell { cell: b, .. })
        | (Node::InSlot { cell: a, .. }, Node::InSlot { cell: b, .. }) => a == b,
        (Node::Stat { stat: a, .. }, Node::Stat { stat: b, .. }) => a == b,
        (Node::Role { index: a, .. }, Node::Role { index: b, .. })
        | (Node::Result { index: a, .. }, Node::Result { index: b, .. }) => a == b,
        (Node::FieldHas { field: a, member: x, .. }, Node::FieldHas { field: b, member: y, .. }) => a == b && x == y,
        (Node::Field { field: a, .. }, Node::Field { field: b, .. }) => a == b,
        (Node::Fact { fact: a, .. }, Node::Fact { fact: b, .. }) => a == b,
        (Node::Call { function: a, .. }, Node::Call { function: b, .. }) => a == b,
        (Node::Compare { op: a, .. }, Node::Compare { op: b, .. }) => a == b,
        (Node::Binary { op: a, .. }, Node::Binary { op: b, .. }) => a == b,
        (Node::DiceOp { op: a, .. }, Node::DiceOp { op: b, .. }) => a == b,
        (Node::Round { how: a, .. }, Node::Round { how: b, .. }) => a == b,
        (Node::InRole { context: a, role: x, .. }, Node::InRole { context: b, role: y, .. }) => a == b && x == y,
        _ => true,
    }
}
