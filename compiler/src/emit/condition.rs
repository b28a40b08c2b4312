//! Questions of yes or no.

use runebook_runtime::ops::Op;

use super::Emitter;
use super::amount::Amount;
use super::body::Body;
use super::watch::ClauseKind;
use crate::ir::{CmpOp, Expr, Node, Type};

impl Emitter<'_> {
    /// A register that is 1 for yes and 0 for no.
    pub(crate) fn condition(&mut self, body: &mut Body, expr: &Expr) -> u8 {
        match &expr.node {
            Node::Named { value, .. } => self.condition(body, value),
            Node::And(left, right) if !is_one(expr) => self.short(body, left, right, Op::JumpUnless),
            Node::Or(left, right) if !is_one(expr) => self.short(body, left, right, Op::JumpIf),
            Node::Not(value) if !is_one(expr) => self.opposite(body, value),
            _ => {
                let at = self.clause(body, expr);
                if !is_given(expr) {
                    let kind = ClauseKind::Condition { opposite: matches!(expr.node, Node::Not(_)) };
                    self.watch_held(body, at, kind, expr.span);
                }
                at
            }
        }
    }

    fn opposite(&mut self, body: &mut Body, value: &Expr) -> u8 {
        let at = self.condition(body, value);
        let to = body.take(1);
        body.push(Op::Not, to, at, 0, 0);
        to
    }

    /// A condition that is one clause.
    fn clause(&mut self, body: &mut Body, expr: &Expr) -> u8 {
        match &expr.node {
            Node::And(left, right) => self.quietly(|emitter| emitter.short(body, left, right, Op::JumpUnless)),
            Node::Or(left, right) => self.quietly(|emitter| emitter.short(body, left, right, Op::JumpIf)),
            Node::Not(value) => self.quietly(|emitter| emitter.opposite(body, value)),
            Node::Compare { op, left, right } => match of_other(left) {
                Some(other) => self.of_somebody(body, other, *op, (left, right)),
                None => self.compare(body, *op, left, right),
            },
            _ => self.register(body, expr),
        }
    }

    /// The right side is asked only if the left has not decided.
    fn short(&mut self, body: &mut Body, left: &Expr, right: &Expr, decided: Op) -> u8 {
        let to = body.take(1);
        let mark = body.mark();
        let at = self.condition(body, left);
        body.push(Op::Move, to, at, 0, 0);
        body.release(mark);
        let end = body.jump(decided, to);
        let at = self.condition(body, right);
        body.push(Op::Move, to, at, 0, 0);
        body.release(mark);
        body.land(end);
        to
    }

    /// The sort of another one who takes part: nobody is of no sort.
    fn of_somebody(&mut self, body: &mut Body, other: &Expr, op: CmpOp, (left, right): (&Expr, &Expr)) -> u8 {
        let to = body.take(1);
        let mark = body.mark();
        body.push(Op::Const, to, 0, 0, i32::from(op == CmpOp::Ne));
        let who = self.register(body, other);
        let nobody = body.take(1);
        body.push(Op::LtImm, nobody, who, 0, 0);
        let end = body.jump(Op::JumpIf, nobody);
        let at = self.compare(body, op, left, right);
        body.push(Op::Move, to, at, 0, 0);
        body.release(mark);
        body.land(end);
        to
    }

    fn compare(&mut self, body: &mut Body, op: CmpOp, left: &Expr, right: &Expr) -> u8 {
        if left.ty.is_dice() || right.ty.is_dice() {
            let (a, b) = (self.dice(body, left), self.dice(body, right));
            let to = body.take(1);
            body.push(Op::DiceEq, to, a, b, 0);
            return self.negate_if(body, op == CmpOp::Ne, to);
        }
        if !matches!(left.ty, Type::Number(_) | Type::Chance) && !matches!(right.ty, Type::Number(_) | Type::Chance) {
            let (a, b) = (self.register(body, left), self.register(body, right));
            let to = body.take(1);
            body.push(if op == CmpOp::Ne { Op::Ne } else { Op::Eq }, to, a, b, 0);
            return to;
        }
        let (a, b) = (self.amount(body, left), self.amount(body, right));
        self.compare_amounts(body, op, a, b)
    }

    fn compare_amounts(&mut self, body: &mut Body, op: CmpOp, a: Amount, b: Amount) -> u8 {
        let to = body.take(1);
        if let (Amount::Scaled(x, d), Amount::Scaled(y, e)) = (a, b)
            && d == e
        {
            let (op, x, y) = match op {
                CmpOp::Eq => (Op::Eq, x, y),
                CmpOp::Ne => (Op::Ne, x, y),
                CmpOp::Lt => (Op::Lt, x, y),
                CmpOp::Le => (Op::Le, x, y),
                CmpOp::Gt => (Op::Lt, y, x),
                CmpOp::Ge => (Op::Le, y, x),
            };
            body.push(op, to, x, y, 0);
            return to;
        }
        // n/d against m/e, both denominators positive: n * e against m * d
        let ((n, d), (m, e)) = (self.as_ratio(body, a), self.as_ratio(body, b));
        let (first, second) = ((n, e), (m, d));
        let (code, (x, y), (z, w)) = match op {
            CmpOp::Eq | CmpOp::Ne => (Op::EqRatio, first, second),
            CmpOp::Lt => (Op::LtRatio, first, second),
            CmpOp::Le => (Op::LeRatio, first, second),
            CmpOp::Gt => (Op::LtRatio, second, first),
            CmpOp::Ge => (Op::LeRatio, second, first),
        };
        body.push(code, to, x, y, i32::from(z) | i32::from(w) << 8);
        self.negate_if(body, op == CmpOp::Ne, to)
    }

    fn negate_if(&mut self, body: &mut Body, negate: bool, at: u8) -> u8 {
        if negate {
            body.push(Op::Not, at, at, 0, 0);
        }
        at
    }
}

/// Whether a condition is one clause: both ends of a range, one of several values (`is regular, flanking or retreat`),
/// or what is not so (`is not afraid`).
fn is_one(expr: &Expr) -> bool {
    match &expr.node {
        Node::And(left, right) => left.span == expr.span && right.span == expr.span,
        Node::Or(left, right) => left.span.start == right.span.start || subject(expr).is_some(),
        Node::Not(value) => value.span == expr.span && is_one(value),
        _ => true,
    }
}

/// What a comparison with one of several values is about.
pub(super) fn subject(expr: &Expr) -> Option<&Expr> {
    match &expr.node {
        Node::Compare { op: CmpOp::Eq, left, .. } => Some(left),
        Node::And(left, right) if is_one(expr) => match (&left.node, &right.node) {
            (Node::Compare { right: of, .. }, Node::Compare { left: same, .. }) if of.node == same.node => Some(of),
            (Node::Compare { left: of, .. }, Node::Compare { left: same, .. }) if of.node == same.node => Some(of),
            _ => None,
        },
        Node::Or(left, right) => subject(left).filter(|left| subject(right).is_some_and(|it| it.node == left.node)),
        _ => None,
    }
}

/// What nobody asks: it is known beforehand, or follows from the role that a rule is written for.
fn is_given(expr: &Expr) -> bool {
    matches!(expr.node, Node::Const(_) | Node::None | Node::Bad | Node::InRole { .. })
}

/// Whose sort is asked for, where that is one who takes part in what a stat is read in, and may be nobody.
fn of_other(asked: &Expr) -> Option<&Expr> {
    let Node::Stat { owner, .. } = &asked.node else { return None };
    let Node::Role { context, .. } = &owner.node else { return None };
    (matches!(context.node, Node::Here(_)) && matches!(asked.ty, Type::Member(_))).then_some(owner)
}
