//! Fractions where a whole number is wanted: which part makes the fraction, and what its roundings would be.

use runebook_grammar::{Diagnostic, Span};

use crate::check::{Checker, words};
use crate::error::{self, Example};
use crate::fold::{self, Ratio};
use crate::ir::{BinOp, Expr, Node, Number, Rounding, StatId, Type};

impl Checker {
    /// The value in a place for `wants`; a fraction that does not fit is asked about.
    pub(crate) fn whole_enough(&mut self, value: Expr, has: Number, wants: Number) -> Expr {
        let fits = wants.denominator == 0 || (has.denominator != 0 && wants.denominator % has.denominator == 0);
        if fits {
            return value;
        }
        let (constant, span) = (fold::ratio(&value), value.span);
        if constant.is_some_and(|(_, d)| d == 1) {
            let ty = Type::Number(Number { denominator: 1, divided: false, ..has });
            return Expr::new(Node::Round { value: Box::new(value), how: Rounding::Exactly }, ty, span);
        }
        let of_wanted = |d: i128| wants.denominator > 0 && i128::from(wants.denominator) % d == 0;
        if constant.is_some_and(|(_, d)| of_wanted(d)) {
            // 4.5 is written in tenths, and a half all the same
            let ty = Type::Number(Number { denominator: wants.denominator, divided: false, ..has });
            return Expr::new(Node::Unrounded(Box::new(value)), ty, span);
        }
        let report = match (constant, &value.node) {
            _ if wants.denominator > 1 => {
                let (has, wants) = (words::fraction_words(has), words::fraction_words(wants));
                error::other_fraction(value.span, &has, &wants)
            }
            (Some(constant), Node::Const(_)) => error::no_whole(value.span, &decimals(constant), around(constant)),
            _ => ask(&value),
        };
        self.report(report);
        // what else depends on it is looked at as if it were rounded
        let ty = Type::Number(Number { denominator: wants.denominator, divided: false, ..has });
        Expr::new(Node::Round { value: Box::new(value), how: Rounding::Down }, ty, span)
    }

    /// A base that is a fraction takes the stat's own rounding; the exact value is kept for the layers, which round it once.
    pub(super) fn rounded_base(&mut self, stat: StatId, value: Expr, how: Rounding) -> Expr {
        let Type::Number(wants) = self.ir().stats[stat].ty else { return value };
        let (Some(has), parts) = (value.ty.number(), wants.denominator) else {
            return self.fit(value, &Type::Number(wants));
        };
        if has.unit != wants.unit || parts <= 0 || (has.denominator != 0 && parts % has.denominator == 0) {
            let divided = Number { divided: false, ..has };
            return self.fit(Expr { ty: Type::Number(divided), ..value }, &Type::Number(wants));
        }
        self.model.ir.stats[stat].exact = Some(value.clone());
        let span = value.span;
        let whole = Type::Number(Number { denominator: 1, divided: false, ..has });
        if parts == 1 {
            return Expr::new(Node::Round { value: Box::new(value), how }, whole, span);
        }
        let by = || Box::new(Expr::whole(parts, span));
        let scaled = Node::Binary { op: BinOp::Mul, left: Box::new(value), right: by() };
        let scaled = Expr::new(scaled, Type::Number(has), span);
        let rounded = Expr::new(Node::Round { value: Box::new(scaled), how }, whole, span);
        let back = Node::Binary { op: BinOp::Div, left: Box::new(rounded), right: by() };
        Expr::new(back, Type::Number(Number { denominator: parts, divided: false, ..has }), span)
    }

    /// A side of a comparison, which says its rounding or `unrounded`.
    pub(crate) fn compared(&mut self, side: &Expr, number: Number) {
        if number.divided && side.ty != Type::Chance && fold::ratio(side).is_none() {
            let part = fraction(side);
            self.report(error::unrounded_compared(part.span, &example(part)));
        }
    }
}

/// The question how a value is rounded, at the part of it that makes the fraction.
fn ask(value: &Expr) -> Diagnostic {
    let part = fraction(value);
    let report = match fold::ratio(part) {
        Some(constant) => {
            let (down, up) = around(constant);
            let shown = format!("{} / {}", constant.0, constant.1);
            error::unrounded_constant(part.span, &Example { shown, down, up })
        }
        None => error::unrounded(part.span, &example(part)),
    };
    match origin(part) {
        Some(place) => report.and(place, "the fraction comes from here"),
        None => report,
    }
}

/// The part of a value that makes it a fraction; a rounding may stand right after it.
fn fraction(value: &Expr) -> &Expr {
    let whole = |expr: &Expr| expr.ty.number().is_some_and(|number| number.denominator == 1);
    match &value.node {
        Node::Binary { op: BinOp::Add | BinOp::Sub | BinOp::Min | BinOp::Max, left, right } => {
            fraction(if whole(left) { right } else { left })
        }
        Node::Neg(inner) | Node::Unrounded(inner) => fraction(inner),
        Node::If { then, otherwise, .. } => fraction(if whole(then) { otherwise } else { then }),
        _ => value,
    }
}

/// Where a named constant gets its fraction.
fn origin(part: &Expr) -> Option<Span> {
    match &part.node {
        Node::Named { value, .. } => Some(fraction(value).span),
        _ => None,
    }
}

/// A division like this one, by numbers.
fn example(part: &Expr) -> Example {
    let by = match &part.node {
        Node::Binary { op: BinOp::Div, right, .. } => fold::whole(right).and_then(i64::checked_abs),
        Node::Binary { op: BinOp::Mul, left, right } => {
            let factor = fold::ratio(left).or_else(|| fold::ratio(right));
            factor.and_then(|(_, parts)| i64::try_from(parts).ok())
        }
        _ => None,
    };
    let by = by.filter(|by| (2..=1_000_000).contains(by)).unwrap_or(2);
    Example { shown: format!("{} / {by}", 3 * by + 1), down: 3, up: 4 }
}

/// The whole numbers next to a fraction.
const fn around((n, d): Ratio) -> (i128, i128) {
    (n.div_euclid(d), n.div_euclid(d) + 1)
}

/// A constant as it is written: `3.5`.
fn decimals((n, d): Ratio) -> String {
    let mut scale = 1_i128;
    let mut places = 0_usize;
    while scale % d != 0 && places < 9 {
        (scale, places) = (scale * 10, places + 1);
    }
    let all = n.saturating_mul(scale) / d;
    let sign = if all < 0 { "-" } else { "" };
    format!("{sign}{}.{:0places$}", all.abs() / scale, all.abs() % scale)
}
