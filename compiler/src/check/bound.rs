//! What values a number can have where some conditions hold and others do not.

use crate::check::combine::{binary, declared, power, rolled, scaled, side};
use crate::check::meets::{opposite, turned};
use crate::check::shape::shape;
use crate::fold;
use crate::interval::{self, Interval};
use crate::ir::{BinOp, CmpOp, Expr, FunctionKind, Ir, Node, Type};

/// How deep formulas are followed.
const DEEP: u32 = 6;

/// What is known at a place, looked through.
#[derive(Clone)]
pub(super) struct Bounds<'a> {
    ir: &'a Ir,
    /// What each local can be.
    locals: Vec<Interval>,
    /// Values that a condition has bounded, by their shape.
    bounded: Vec<(String, Interval)>,
    /// Values that are not 0.
    not_zero: Vec<String>,
    deep: u32,
}

impl<'a> Bounds<'a> {
    /// Nothing but the ranges of parameters.
    pub(super) fn new(ir: &'a Ir, locals: Vec<Interval>) -> Self {
        Self { ir, locals, bounded: Vec::new(), not_zero: Vec::new(), deep: DEEP }
    }

    /// Whether a number can be 0.
    pub(super) fn can_be_zero(&self, expr: &Expr) -> bool {
        self.of(expr).has_zero() && !self.not_zero.contains(&shape(expr))
    }

    /// The values a number can have.
    fn of(&self, expr: &Expr) -> Interval {
        let found = self.value(expr);
        if self.bounded.is_empty() {
            return found;
        }
        let own = shape(expr);
        self.bounded.iter().filter(|(shape, _)| *shape == own).fold(found, |found, (_, bound)| found.meet(*bound))
    }

    fn value(&self, expr: &Expr) -> Interval {
        if let Some(value) = fold::ratio(expr) {
            return Interval::point(value);
        }
        match &expr.node {
            Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => self.of(value),
            Node::Neg(value) => self.of(value).negated(),
            Node::Round { value, .. } => self.of(value).rounded(),
            Node::Local(local) => self.locals.get(*local).copied().unwrap_or_default(),
            Node::If { cond, then, otherwise } => {
                self.when(cond, true).of(then).union(self.when(cond, false).of(otherwise))
            }
            Node::Binary { op: BinOp::Pow, left, right } => power(self.of(left), fold::whole(right)),
            Node::Binary { op, left, right } => binary(*op, self.of(left), self.of(right)),
            Node::Fact { fact, .. } => self.ir.facts[*fact].range.map(declared).unwrap_or_default(),
            Node::Call { function, args } => self.called(*function, args),
            Node::Roll(dice) | Node::Maximum(dice) | Node::Minimum(dice) => rolled(dice),
            Node::Field { kind, field, .. } => {
                let range = self.ir.kinds[*kind].fields[*field].range.map(declared).unwrap_or_default();
                interval::of(self.ir, expr).meet(range)
            }
            _ => interval::of(self.ir, expr),
        }
    }

    fn called(&self, function: usize, args: &[Expr]) -> Interval {
        let found = &self.ir.functions[function];
        match (&found.value, found.kind) {
            (Some(value), FunctionKind::Formula | FunctionKind::Table) if self.deep > 0 => {
                let ranges = found.params.iter().map(|param| param.range.map(declared).unwrap_or_default());
                let locals = args.iter().zip(ranges).map(|(arg, range)| self.of(arg).meet(range)).collect();
                Self { deep: self.deep - 1, ..Self::new(self.ir, locals) }.of(value)
            }
            _ => Interval::default(),
        }
    }

    fn when(&self, cond: &Expr, yes: bool) -> Self {
        let mut bounds = self.clone();
        bounds.learn(cond, yes);
        bounds
    }

    /// A local has a value from here on.
    pub(super) fn local(&mut self, local: usize, value: &Expr) {
        let range = self.of(value);
        self.locals.resize(self.locals.len().max(local + 1), Interval::default());
        self.locals[local] = range;
    }

    /// A condition holds from here on, or it does not.
    pub(super) fn learn(&mut self, cond: &Expr, yes: bool) {
        match &cond.node {
            Node::Not(inner) => self.learn(inner, !yes),
            Node::Named { value, .. } => self.learn(value, yes),
            Node::And(left, right) if yes => [left, right].into_iter().for_each(|side| self.learn(side, yes)),
            Node::Or(left, right) if !yes => [left, right].into_iter().for_each(|side| self.learn(side, yes)),
            Node::Compare { op, left, right } => {
                let op = if yes { *op } else { opposite(*op) };
                let whole =
                    [left, right].iter().all(|side| side.ty.number().is_some_and(|number| number.denominator == 1));
                let (less, more) = (self.of(left), self.of(right));
                if op == CmpOp::Ne && (more == Interval::point((0, 1)) || less == Interval::point((0, 1))) {
                    self.not_zero.extend([shape(left), shape(right)]);
                }
                self.bound(left, side(op, less, more, whole));
                self.bound(right, side(turned(op), more, less, whole));
            }
            _ => {}
        }
    }

    /// Takes note of what a value can be, and of what follows for its parts.
    fn bound(&mut self, expr: &Expr, to: Interval) {
        if to == Interval::default() || !matches!(expr.ty, Type::Number(_) | Type::Chance) {
            return;
        }
        self.bounded.push((shape(expr), to));
        match &expr.node {
            Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => self.bound(value, to),
            Node::Binary { op: BinOp::Mul, left, right } => match (fold::ratio(left), fold::ratio(right)) {
                (Some((n, d)), None) if n > 0 => self.bound(right, scaled(to, (d, n))),
                (None, Some((n, d))) if n > 0 => self.bound(left, scaled(to, (d, n))),
                _ => {}
            },
            Node::Binary { op: BinOp::Add, left, right } => {
                if let Some(by) = fold::ratio(right) {
                    self.bound(left, to.add(Interval::point(by).negated()));
                }
            }
            Node::Binary { op: BinOp::Sub, left, right } => {
                if let Some(by) = fold::ratio(right) {
                    self.bound(left, to.add(Interval::point(by)));
                }
            }
            _ => {}
        }
    }
}
