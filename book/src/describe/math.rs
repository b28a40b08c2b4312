//! Formulas too deep for words: written with signs and brackets, their parts still named.

use runebook_compiler::ir::{BinOp, Expr, Ir, Node};

use super::scene::Scene;
use super::{Arg, Phrase, fold};

/// Whether a formula has a sum inside a product.
pub(crate) fn deep(ir: &Ir, op: BinOp, left: &Expr, right: &Expr) -> bool {
    let product = matches!(op, BinOp::Mul | BinOp::Div | BinOp::Pow);
    let open = |expr: &Expr| fold::ratio(ir, expr).is_none();
    [left, right].into_iter().any(|part| match &part.node {
        Node::Binary { op: inner, left, right } if open(part) => {
            (product && rank(*inner) < rank(op))
                || (op == BinOp::Div && product_of(*inner))
                || (product && product_of(*inner) && open(left) && open(right))
                || deep(ir, *inner, left, right)
        }
        _ => false,
    })
}

fn product_of(op: BinOp) -> bool {
    matches!(op, BinOp::Mul | BinOp::Div | BinOp::Pow)
}

/// How tightly an operator binds.
const fn rank(op: BinOp) -> u8 {
    match op {
        BinOp::Min | BinOp::Max => 0,
        BinOp::Add | BinOp::Sub => 1,
        BinOp::Mul | BinOp::Div => 2,
        BinOp::Pow => 3,
    }
}

impl Scene<'_> {
    /// A formula with signs.
    pub fn math(&self, op: BinOp, left: &Expr, right: &Expr) -> Arg {
        let id = match op {
            BinOp::Add => "math-plus",
            BinOp::Sub => "math-minus",
            BinOp::Mul => "math-times",
            BinOp::Div => "math-over",
            BinOp::Pow => "math-power",
            BinOp::Min => "value-at-most",
            BinOp::Max => "value-at-least",
        };
        if op == BinOp::Mul && super::same::same_expr(left, right) {
            return Phrase::of("math-power", [("a", self.side(BinOp::Pow, left, false)), ("b", Arg::whole(2))]).arg();
        }
        Phrase::of(id, [("a", self.side(op, left, false)), ("b", self.side(op, right, true))]).arg()
    }

    /// One side of a sign, in brackets where it needs them.
    fn side(&self, op: BinOp, expr: &Expr, right: bool) -> Arg {
        let Node::Binary { op: inner, left, right: other } = &expr.node else { return self.grouped_value(expr) };
        if fold::ratio(self.ir, expr).is_some() {
            return self.value(expr);
        }
        let said = self.math(*inner, left, other);
        let loose =
            rank(*inner) < rank(op) || (right && rank(*inner) == rank(op) && matches!(op, BinOp::Sub | BinOp::Div));
        if loose { Phrase::of("math-group", [("x", said)]).arg() } else { said }
    }
}
