//! What values a number can have, in the light of what is known at its place.

use runebook_grammar::tree::{ItemKind, TypeExpr};

use crate::check::meets::{opposite, shape, turned};
use crate::fold::{self, Ratio};
use crate::interval::{self, Interval};
use crate::ir::{BinOp, CmpOp, Expr, FunctionKind, Ir, Node, Type};
use crate::resolve::Placed;
use crate::resolve::types::literal;

/// How deep formulas are followed.
const DEEP: u32 = 6;

/// What is known at a place.
#[derive(Clone)]
pub(super) struct Known<'a> {
    ir: &'a Ir,
    /// Declared ranges of facts, by their number.
    facts: &'a [Interval],
    /// What each local can be.
    pub locals: Vec<Interval>,
    /// Values that a condition has bounded, by their shape.
    bounded: Vec<(String, Interval)>,
    /// Values that are not 0.
    not_zero: Vec<String>,
    deep: u32,
}

/// The declared ranges of facts.
pub(super) fn fact_ranges(ir: &Ir, items: &[Placed]) -> Vec<Interval> {
    let mut all = vec![Interval::default(); ir.facts.len()];
    for placed in items {
        if let ItemKind::Fact { name, ty: TypeExpr { range: Some((low, high)), .. }, .. } = &placed.item.kind
            && let (Some(fact), Some(low), Some(high)) = (ir.names.facts.get(&name.text), literal(low), literal(high))
        {
            all[*fact] = declared((low, high));
        }
    }
    all
}

/// A range as an interval.
pub(super) fn declared((low, high): (i64, i64)) -> Interval {
    Interval { low: Some((i128::from(low), 1)), high: Some((i128::from(high), 1)) }
}

impl<'a> Known<'a> {
    /// Nothing but the ranges of locals.
    pub(super) fn new(ir: &'a Ir, facts: &'a [Interval], locals: Vec<Interval>) -> Self {
        Self { ir, facts, locals, bounded: Vec::new(), not_zero: Vec::new(), deep: DEEP }
    }

    /// Whether a number can be 0.
    pub(super) fn can_be_zero(&self, expr: &Expr) -> bool {
        self.of(expr).has_zero() && !self.not_zero.contains(&shape(expr))
    }

    /// The values a number can have.
    pub(super) fn of(&self, expr: &Expr) -> Interval {
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
            Node::Fact { fact, .. } => self.facts.get(*fact).copied().unwrap_or_default(),
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
                Self { deep: self.deep - 1, ..Self::new(self.ir, self.facts, locals) }.of(value)
            }
            _ => Interval::default(),
        }
    }

    /// What is known besides where a condition holds, or where it does not.
    pub(super) fn when(&self, cond: &Expr, yes: bool) -> Self {
        let mut known = self.clone();
        known.learn(cond, yes);
        known
    }

    fn learn(&mut self, cond: &Expr, yes: bool) {
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

/// What `X OP Y` says of X, where Y can be `other`.
fn side(op: CmpOp, own: Interval, other: Interval, whole: bool) -> Interval {
    let step = |value: Option<Ratio>, by: i128| value.map(|(n, d)| if whole { (n + by * d, d) } else { (n, d) });
    match op {
        CmpOp::Eq => other,
        CmpOp::Lt => Interval { low: None, high: step(other.high, -1) },
        CmpOp::Le => Interval { low: None, high: other.high },
        CmpOp::Gt => Interval { low: step(other.low, 1), high: None },
        CmpOp::Ge => Interval { low: other.low, high: None },
        CmpOp::Ne if whole && other.low.is_some() && other.low == other.high => Interval {
            low: step(own.low.filter(|low| Some(*low) == other.low), 1),
            high: step(own.high.filter(|high| Some(*high) == other.high), -1),
        },
        CmpOp::Ne => Interval::default(),
    }
}

fn binary(op: BinOp, left: Interval, right: Interval) -> Interval {
    let larger = |one: Interval, other: Interval| Interval {
        low: one.meet(Interval { low: other.low, high: None }).low,
        high: one.union(other).high,
    };
    match op {
        BinOp::Add => left.add(right),
        BinOp::Sub => left.add(right.negated()),
        BinOp::Mul => product(left, right),
        BinOp::Div => left.over(right),
        BinOp::Max => larger(left, right),
        BinOp::Min => larger(left.negated(), right.negated()).negated(),
        BinOp::Pow => Interval::default(),
    }
}

/// All values times a positive number.
fn scaled(all: Interval, (n, d): Ratio) -> Interval {
    let times = |value: Option<Ratio>| value.and_then(|(a, b)| Some((a.checked_mul(n)?, b.checked_mul(d)?)));
    Interval { low: times(all.low), high: times(all.high) }
}

fn product(left: Interval, right: Interval) -> Interval {
    let point = |side: Interval| side.low.filter(|low| low.0 > 0 && side.high == Some(*low));
    let positive = |side: Interval| side.low.filter(|(n, _)| *n >= 0);
    match (point(left), point(right), positive(left), positive(right)) {
        (Some(by), ..) => scaled(right, by),
        (_, Some(by), ..) => scaled(left, by),
        (.., Some((a, b)), Some((c, d))) => {
            let both = left.times(right);
            Interval { low: a.checked_mul(c).zip(b.checked_mul(d)), high: both.high }
        }
        _ => left.times(right),
    }
}

fn power(base: Interval, exponent: Option<i64>) -> Interval {
    let Some(exponent) = exponent.and_then(|n| u32::try_from(n).ok()) else {
        // at least 1 to any power is at least 1
        let low = base.low.filter(|(n, d)| n >= d).map(|_| (1, 1));
        return Interval { low, high: None };
    };
    let to = |value: Option<Ratio>| value.and_then(|(n, d)| Some((n.checked_pow(exponent)?, d.checked_pow(exponent)?)));
    let positive = base.low.is_some_and(|(n, _)| n >= 0);
    match exponent % 2 {
        1 => Interval { low: to(base.low), high: to(base.high) },
        _ if positive => Interval { low: to(base.low), high: to(base.high) },
        _ => Interval { low: Some((0, 1)), high: None },
    }
}

/// What constant dice can show.
fn rolled(dice: &Expr) -> Interval {
    match &dice.plain().node {
        Node::Dice { count, sides } if *count >= 0 && *sides > 0 => {
            Interval { low: Some((i128::from(*count), 1)), high: Some((i128::from(*count) * i128::from(*sides), 1)) }
        }
        _ => Interval::default(),
    }
}
