//! Exact amounts in registers: scaled by a known denominator, or as numerator and denominator.

use runebook_runtime::ops::Op;
use runebook_runtime::program::Rounding as Round;

use super::body::Body;
use super::{Emitter, whole};
use crate::ir::{BinOp, Expr, Node, Rounding, Type};

/// An exact amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Amount {
    /// The register holds the amount times this.
    Scaled(u8, i64),
    /// The registers hold numerator and denominator.
    Ratio(u8, u8),
}

pub(crate) const fn rounding(how: Rounding) -> Round {
    match how {
        Rounding::Down => Round::Down,
        Rounding::Up => Round::Up,
        Rounding::TowardZero => Round::TowardZero,
        Rounding::HalfUp => Round::HalfUp,
        Rounding::HalfEven => Round::HalfEven,
        Rounding::Exactly => Round::Exactly,
    }
}

pub(super) fn lcm(a: i64, b: i64) -> i64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    if x == 0 { 1 } else { (a / x).saturating_mul(b) }
}

impl Emitter<'_> {
    /// A constant in a new register.
    pub(crate) fn number(&mut self, body: &mut Body, value: i64) -> u8 {
        let at = body.take(1);
        self.load(body, at, value);
        at
    }

    /// A constant in this register.
    pub(crate) fn load(&mut self, body: &mut Body, at: u8, value: i64) {
        match i32::try_from(value) {
            Ok(value) => body.push(Op::Const, at, 0, 0, value),
            Err(_) => {
                let index = self.constant(value);
                body.push(Op::Wide, at, 0, 0, whole(index));
            }
        }
    }

    pub(super) fn scaled(&mut self, body: &mut Body, at: u8, by: i64) -> u8 {
        if by == 1 {
            return at;
        }
        let to = body.take(1);
        match i32::try_from(by) {
            Ok(by) => body.push(Op::MulImm, to, at, 0, by),
            Err(_) => {
                let by = self.number(body, by);
                body.push(Op::Mul, to, at, by, 0);
            }
        }
        to
    }

    /// An amount as numerator and denominator.
    pub(crate) fn as_ratio(&mut self, body: &mut Body, amount: Amount) -> (u8, u8) {
        match amount {
            Amount::Ratio(n, d) => (n, d),
            Amount::Scaled(at, denominator) => (at, self.number(body, denominator)),
        }
    }

    /// A number times `denominator` in one register. The checker has seen that it comes out whole.
    pub(crate) fn stored(&mut self, body: &mut Body, expr: &Expr, denominator: i64) -> u8 {
        if let Some(value) = crate::fold::stored(expr, denominator) {
            return self.number(body, value);
        }
        let amount = self.amount(body, expr);
        self.with_denominator(body, amount, denominator, Rounding::Exactly)
    }

    fn with_denominator(&mut self, body: &mut Body, amount: Amount, denominator: i64, how: Rounding) -> u8 {
        match amount {
            Amount::Scaled(at, has) if denominator % has == 0 => self.scaled(body, at, denominator / has),
            Amount::Scaled(..) | Amount::Ratio(..) => {
                let (n, d) = self.as_ratio(body, amount);
                let n = self.scaled(body, n, denominator);
                let to = body.take(1);
                body.push(Op::Div, to, n, d, whole(rounding(how) as u32));
                to
            }
        }
    }

    /// Moves a number, scaled, to a place: one register for a known denominator, two for a computed one.
    pub(crate) fn amount_into(&mut self, body: &mut Body, expr: &Expr, ty: &Type, to: u8) {
        match ty {
            Type::Chance => self.ratio_into(body, expr, to),
            Type::Number(number) if number.denominator == 0 => self.ratio_into(body, expr, to),
            Type::Number(number) => {
                let at = self.stored(body, expr, number.denominator);
                body.push(Op::Move, to, at, 0, 0);
            }
            _ => {
                let at = self.register(body, expr);
                body.push(Op::Move, to, at, 0, 0);
            }
        }
    }

    fn ratio_into(&mut self, body: &mut Body, expr: &Expr, to: u8) {
        let amount = self.amount(body, expr);
        let (n, d) = self.as_ratio(body, amount);
        body.push(Op::Move, to, n, 0, 0);
        body.push(Op::Move, to.saturating_add(1), d, 0, 0);
    }

    /// The amount of a number or chance.
    pub(crate) fn amount(&mut self, body: &mut Body, expr: &Expr) -> Amount {
        if let Some((n, d)) = crate::fold::ratio(expr)
            && let (Ok(n), Ok(d)) = (i64::try_from(n), i64::try_from(d))
        {
            return Amount::Scaled(self.number(body, n), d);
        }
        match &expr.node {
            Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => self.amount(body, value),
            Node::Neg(value) => match self.amount(body, value) {
                Amount::Scaled(at, d) => Amount::Scaled(self.negated(body, at), d),
                Amount::Ratio(n, d) => Amount::Ratio(self.negated(body, n), d),
            },
            Node::Round { value, how } => {
                let amount = self.amount(body, value);
                Amount::Scaled(self.with_denominator(body, amount, 1, *how), 1)
            }
            Node::Binary { op, left, right } => self.binary(body, *op, left, right),
            Node::If { cond, then, otherwise } => self.either_amount(body, expr, cond, then, otherwise),
            _ => self.plain_amount(body, expr),
        }
    }

    fn negated(&mut self, body: &mut Body, at: u8) -> u8 {
        let to = body.take(1);
        body.push(Op::Neg, to, at, 0, 0);
        to
    }

    /// What is in registers already: a local, a stat, a field, a call.
    fn plain_amount(&mut self, body: &mut Body, expr: &Expr) -> Amount {
        let at = self.register(body, expr);
        match &expr.ty {
            Type::Number(number) if number.denominator != 0 => Amount::Scaled(at, number.denominator),
            Type::Number(_) | Type::Chance => match expr.node {
                Node::Field { kind, field, .. } => Amount::Scaled(at, self.chance_parts(kind, field)),
                _ => Amount::Ratio(at, at.saturating_add(1)),
            },
            _ => Amount::Scaled(at, 1),
        }
    }

    fn either_amount(&mut self, body: &mut Body, expr: &Expr, cond: &Expr, then: &Expr, otherwise: &Expr) -> Amount {
        let ty = &expr.ty;
        let two = matches!(ty, Type::Chance) || ty.number().is_some_and(|number| number.denominator == 0);
        let to = body.take(if two { 2 } else { 1 });
        let mark = body.mark();
        let cond = self.condition(body, cond);
        let no = body.jump(Op::JumpUnless, cond);
        self.amount_into(body, then, ty, to);
        body.release(mark);
        let end = body.jump(Op::Jump, 0);
        body.land(no);
        self.amount_into(body, otherwise, ty, to);
        body.release(mark);
        body.land(end);
        if two {
            Amount::Ratio(to, to.saturating_add(1))
        } else {
            Amount::Scaled(to, ty.number().map_or(1, |number| number.denominator))
        }
    }

    fn binary(&mut self, body: &mut Body, op: BinOp, left: &Expr, right: &Expr) -> Amount {
        let a = self.amount(body, left);
        let b = self.amount(body, right);
        match op {
            BinOp::Add => self.linear(body, Op::Add, a, b),
            BinOp::Sub => self.linear(body, Op::Sub, a, b),
            BinOp::Min => self.limit(body, Op::Min, a, b),
            BinOp::Max => self.limit(body, Op::Max, a, b),
            BinOp::Mul => self.product(body, a, b),
            BinOp::Div => self.quotient(body, a, b),
            BinOp::Pow => self.power(body, a, b),
        }
    }

    fn op(&mut self, body: &mut Body, op: Op, a: u8, b: u8) -> u8 {
        let to = body.take(1);
        body.push(op, to, a, b, 0);
        to
    }

    fn linear(&mut self, body: &mut Body, op: Op, a: Amount, b: Amount) -> Amount {
        if let (Amount::Scaled(x, d), Amount::Scaled(y, e)) = (a, b) {
            let common = lcm(d, e);
            let (x, y) = (self.scaled(body, x, common / d), self.scaled(body, y, common / e));
            return Amount::Scaled(self.op(body, op, x, y), common);
        }
        let ((n, d), (m, e)) = (self.as_ratio(body, a), self.as_ratio(body, b));
        let (x, y, z) = (self.op(body, Op::Mul, n, e), self.op(body, Op::Mul, m, d), self.op(body, Op::Mul, d, e));
        Amount::Ratio(self.op(body, op, x, y), z)
    }

    fn limit(&mut self, body: &mut Body, op: Op, a: Amount, b: Amount) -> Amount {
        if let (Amount::Scaled(x, d), Amount::Scaled(y, e)) = (a, b) {
            let common = lcm(d, e);
            let (x, y) = (self.scaled(body, x, common / d), self.scaled(body, y, common / e));
            return Amount::Scaled(self.op(body, op, x, y), common);
        }
        let ((n, d), (m, e)) = (self.as_ratio(body, a), self.as_ratio(body, b));
        let to = body.take(2);
        let less = body.take(1);
        body.push(Op::LtRatio, less, n, e, i32::from(m) | i32::from(d) << 8);
        let first = if op == Op::Min { (n, d) } else { (m, e) };
        let second = if op == Op::Min { (m, e) } else { (n, d) };
        let no = body.jump(Op::JumpUnless, less);
        self.move_two(body, to, first);
        let end = body.jump(Op::Jump, 0);
        body.land(no);
        self.move_two(body, to, second);
        body.land(end);
        Amount::Ratio(to, to.saturating_add(1))
    }

    fn move_two(&mut self, body: &mut Body, to: u8, (n, d): (u8, u8)) {
        body.push(Op::Move, to, n, 0, 0);
        body.push(Op::Move, to.saturating_add(1), d, 0, 0);
    }

    fn product(&mut self, body: &mut Body, a: Amount, b: Amount) -> Amount {
        if let (Amount::Scaled(x, d), Amount::Scaled(y, e)) = (a, b)
            && let Some(both) = d.checked_mul(e)
        {
            return Amount::Scaled(self.op(body, Op::Mul, x, y), both);
        }
        let ((n, d), (m, e)) = (self.as_ratio(body, a), self.as_ratio(body, b));
        Amount::Ratio(self.op(body, Op::Mul, n, m), self.op(body, Op::Mul, d, e))
    }

    fn quotient(&mut self, body: &mut Body, a: Amount, b: Amount) -> Amount {
        if let (Amount::Scaled(x, d), Amount::Scaled(y, e)) = (a, b) {
            return Amount::Ratio(self.scaled(body, x, e), self.scaled(body, y, d));
        }
        let ((n, d), (m, e)) = (self.as_ratio(body, a), self.as_ratio(body, b));
        Amount::Ratio(self.op(body, Op::Mul, n, e), self.op(body, Op::Mul, d, m))
    }

    fn power(&mut self, body: &mut Body, a: Amount, b: Amount) -> Amount {
        let exponent = match b {
            Amount::Scaled(at, _) | Amount::Ratio(at, _) => at,
        };
        match a {
            Amount::Scaled(at, 1) => Amount::Scaled(self.op(body, Op::Pow, at, exponent), 1),
            Amount::Scaled(..) | Amount::Ratio(..) => {
                let (n, d) = self.as_ratio(body, a);
                Amount::Ratio(self.op(body, Op::Pow, n, exponent), self.op(body, Op::Pow, d, exponent))
            }
        }
    }
}
