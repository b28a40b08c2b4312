//! Arithmetic: a Pratt parser over the flat list that the grammar gives, and rounding, which binds to what stands just before it.

use std::iter::Peekable;

use pest::iterators::Pairs;

use super::{Kids, Lower, Node};
use crate::Span;
use crate::parser::Rule;
use crate::tree::{BinOp, Expr, ExprKind, Rounding};

/// A value with what a rounding after it would take.
pub(super) struct Part {
    /// The value.
    pub expr: Expr,
    /// It stands in parentheses, is `… in UNIT` or `half of …`: as the right side of `*` it takes the rounding alone.
    closed: bool,
    /// It is a product whose right side is closed.
    right_alone: bool,
}

impl Part {
    pub(super) fn new(expr: Expr) -> Self {
        Self { expr, closed: false, right_alone: false }
    }

    pub(super) fn closed(expr: Expr) -> Self {
        Self { expr, closed: true, right_alone: false }
    }
}

/// How tightly an operator binds; a prefix binds its own operand at `PREFIX`.
const SUM: u8 = 1;
const PRODUCT: u8 = 2;
/// `sum of X for each …`: looser than the prefix whose operand it follows.
const EACH: u8 = 3;
const PREFIX: u8 = 4;
const POWER: u8 = 5;
const TIGHT: u8 = 6;

fn power(rule: Rule) -> u8 {
    match rule {
        Rule::add | Rule::sub => SUM,
        Rule::mul | Rule::div | Rule::rounding | Rule::unrounded => PRODUCT,
        Rule::for_each => EACH,
        Rule::pow => POWER,
        _ => TIGHT,
    }
}

fn infix(rule: Rule) -> Option<BinOp> {
    match rule {
        Rule::add => Some(BinOp::Add),
        Rule::sub => Some(BinOp::Sub),
        Rule::mul => Some(BinOp::Mul),
        Rule::div => Some(BinOp::Div),
        Rule::pow => Some(BinOp::Pow),
        _ => None,
    }
}

const fn is_prefix(rule: Rule) -> bool {
    matches!(
        rule,
        Rule::neg
            | Rule::pos
            | Rule::roll
            | Rule::maximum
            | Rule::minimum
            | Rule::fraction
            | Rule::sum
            | Rule::odds
            | Rule::query
            | Rule::expected
    )
}

impl Lower<'_> {
    pub(super) fn arith(&mut self, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        self.climb(&mut node.into_inner().peekable(), 0, place).expr
    }

    /// What follows a sign: prefixes and one value.
    pub(super) fn next_signed(&mut self, kids: &mut Kids<'_>, place: Span) -> Expr {
        kids.one(Rule::signed).map_or_else(|| Self::bad_expr(place), |node| self.arith(node))
    }

    fn climb(&mut self, parts: &mut Peekable<Pairs<'_, Rule>>, least: u8, place: Span) -> Part {
        let mut left = match parts.next() {
            None => return Part::new(Self::bad_expr(place)),
            Some(prefix) if is_prefix(prefix.as_rule()) => {
                let operand = self.climb(parts, PREFIX, self.span(&prefix));
                self.prefixed(prefix, operand.expr)
            }
            Some(primary) => self.primary(primary),
        };
        while let Some(operator) = parts.next_if(|next| power(next.as_rule()) >= least) {
            left = match infix(operator.as_rule()) {
                None => self.postfixed(left, operator),
                Some(op) => {
                    let binds = power(operator.as_rule());
                    let right =
                        self.climb(parts, if op == BinOp::Pow { binds } else { binds + 1 }, self.span(&operator));
                    joined(op, left, right)
                }
            };
        }
        left
    }

    fn prefixed(&mut self, prefix: Node<'_>, operand: Expr) -> Part {
        let span = self.span(&prefix).to(operand.span);
        let boxed = |operand| Box::new(operand);
        let kind = match prefix.as_rule() {
            Rule::pos => return Part::new(Expr { span, ..operand }),
            Rule::neg => ExprKind::Neg(boxed(operand)),
            Rule::roll => ExprKind::Roll(boxed(operand)),
            Rule::maximum => ExprKind::Maximum(boxed(operand)),
            Rule::minimum => ExprKind::Minimum(boxed(operand)),
            Rule::sum => ExprKind::Sum { value: boxed(operand), each: None },
            Rule::fraction => {
                let part = Kids::of(prefix).one(Rule::part).map(|part| Box::new(self.name(&part)));
                let Some(part) = part else { return Part::new(Self::bad_expr(span)) };
                return Part::closed(Expr { span, kind: ExprKind::FractionOf { part, value: boxed(operand) } });
            }
            _ => self.query(prefix, operand),
        };
        Part::new(Expr { span, kind })
    }

    fn postfixed(&mut self, left: Part, operator: Node<'_>) -> Part {
        let place = self.span(&operator);
        match operator.as_rule() {
            Rule::rounding => rounded(left, place, Some(rounding(operator.as_str()))),
            Rule::unrounded => rounded(left, place, None),
            Rule::in_unit => {
                let unit = Kids::of(operator).one(Rule::unit_name).map(|unit| Box::new(self.name(&unit)));
                let span = left.expr.span.to(place);
                unit.map_or_else(
                    || Part::new(Self::bad_expr(span)),
                    |unit| Part::closed(Expr { span, kind: ExprKind::In { value: Box::new(left.expr), unit } }),
                )
            }
            _ => Part::new(self.postfix(left.expr, operator)),
        }
    }
}

fn joined(op: BinOp, left: Part, right: Part) -> Part {
    let span = left.expr.span.to(right.expr.span);
    let right_alone = op == BinOp::Mul && right.closed;
    let kind = ExprKind::Binary { op, left: Box::new(left.expr), right: Box::new(right.expr) };
    Part { expr: Expr { span, kind }, closed: false, right_alone }
}

/// Rounds the division, `in` or parenthesis just before; `None` is `unrounded`.
fn rounded(left: Part, place: Span, how: Option<Rounding>) -> Part {
    let span = left.expr.span.to(place);
    let wrap = |value: Expr| {
        let span = value.span.to(place);
        let value = Box::new(value);
        Expr {
            span,
            kind: how.map_or_else(
                || ExprKind::Unrounded(value.clone()),
                |how| ExprKind::Rounded { value: value.clone(), how },
            ),
        }
    };
    match left.expr.kind {
        ExprKind::Binary { op, left: factor, right } if left.right_alone => {
            Part::new(Expr { span, kind: ExprKind::Binary { op, left: factor, right: Box::new(wrap(*right)) } })
        }
        kind => Part::new(wrap(Expr { span: left.expr.span, kind })),
    }
}

/// The rounding that the words say.
pub(super) fn rounding(written: &str) -> Rounding {
    let words: Vec<&str> = written.split(|c| c <= ' ').filter(|word| !word.is_empty()).collect();
    match words.as_slice() {
        [.., "down"] => Rounding::Down,
        [.., "half", "up"] => Rounding::HalfUp,
        [.., "up"] => Rounding::Up,
        [.., "zero"] => Rounding::TowardZero,
        [.., "even"] => Rounding::HalfEven,
        _ => Rounding::Exactly,
    }
}
