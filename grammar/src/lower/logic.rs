//! Conditions: `or`, `and`, `not`, comparisons, `is`, `has`; and the limits around a value.

use std::iter::Peekable;

use pest::iterators::Pairs;

use super::{Kids, Lower, Node};
use crate::Span;
use crate::error;
use crate::parser::Rule;
use crate::tree::{BinOp, Expr, ExprKind};

const ASKED: u8 = 1;
const OR: u8 = 2;
const AND: u8 = 3;
const NOT: u8 = 4;
const COMPARISON: u8 = 5;

fn power(rule: Rule) -> u8 {
    match rule {
        Rule::in_call | Rule::in_range | Rule::given_part => ASKED,
        Rule::or => OR,
        Rule::and => AND,
        _ => COMPARISON,
    }
}

impl Lower<'_> {
    /// A value with its limits.
    pub fn expr(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let value = self.next_logic(&mut kids, span);
        let limits = kids.all(Rule::limit);
        if limits.is_empty() {
            return value;
        }
        let (mut at_least, mut at_most) = (None, None);
        for limit in limits {
            let place = self.span(&limit);
            let mut kids = Kids::of(limit);
            let least = kids.has(Rule::k_at_least);
            let bound = Box::new(self.next_arith(&mut kids, place));
            let slot = if least { &mut at_least } else { &mut at_most };
            if slot.replace(bound).is_some() {
                self.problems.push(error::said_twice(place, if least { "at least" } else { "at most" }));
            }
        }
        Expr { span, kind: ExprKind::Limits { value: Box::new(value), at_least, at_most } }
    }

    pub(super) fn logic(&mut self, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        self.climb_logic(&mut node.into_inner().peekable(), 0, place)
    }

    fn climb_logic(&mut self, parts: &mut Peekable<Pairs<'_, Rule>>, least: u8, place: Span) -> Expr {
        let mut left = match parts.next() {
            None => return Self::bad_expr(place),
            Some(not) if not.as_rule() == Rule::not => {
                let operand = self.climb_logic(parts, NOT, self.span(&not));
                Expr { span: self.span(&not).to(operand.span), kind: ExprKind::Not(Box::new(operand)) }
            }
            Some(arith) => self.arith(arith),
        };
        while let Some(operator) = parts.next_if(|next| power(next.as_rule()) >= least) {
            let op = match operator.as_rule() {
                Rule::or => BinOp::Or,
                Rule::and => BinOp::And,
                _ => {
                    left = self.after_value(left, operator);
                    continue;
                }
            };
            let right = self.climb_logic(parts, power(operator.as_rule()) + 1, self.span(&operator));
            left = Expr {
                span: left.span.to(right.span),
                kind: ExprKind::Binary { op, left: Box::new(left), right: Box::new(right) },
            };
        }
        left
    }

    fn after_value(&mut self, left: Expr, operator: Node<'_>) -> Expr {
        let place = self.span(&operator);
        match operator.as_rule() {
            Rule::in_call => self.within(left, operator),
            Rule::in_range => self.in_range(left, operator),
            Rule::given_part => {
                let given = self.next_arith(&mut Kids::of(operator), place);
                self.given(left, given, place)
            }
            _ => self.compared(left, operator),
        }
    }

    fn compared(&mut self, left: Expr, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        let span = left.span.to(place);
        let mut kids = Kids::of(node);
        if is_comparison(&left) && !self.at(left.span).starts_with('(') {
            self.problems.push(error::chained(place, self.at(place)));
        }
        if kids.has(Rule::compare) && is_dice(&left) && left.span.end == place.start {
            self.problems.push(error::sum_or_count(place, self.at(place)));
        }
        let left = Box::new(left);
        let right = self.next_arith(&mut kids, place);
        let around = kids.one(Rule::around).map(|around| self.around(right.clone(), around));
        let kind = if let Some(op) = kids.one(Rule::compare) {
            self.by_sign(left, &op, right, around)
        } else if kids.has(Rule::has_word) {
            ExprKind::Has { who: left, what: Box::new(right), negated: kids.has(Rule::no) }
        } else {
            let mut options = vec![match around {
                Some(range) => range,
                None if kids.has(Rule::dots) => self.up_to_next(right, &mut kids, place),
                None => right,
            }];
            let more = kids.one(Rule::more_options).map_or_else(Vec::new, |more| Kids::of(more).all(Rule::option));
            options.extend(
                more.into_iter().filter_map(|option| option.into_inner().next()).map(|option| self.option(option)),
            );
            ExprKind::Is { left, negated: kids.has(Rule::not), options }
        };
        Expr { span, kind }
    }

    /// `a <= b`, `a = b +- c`
    fn by_sign(&mut self, left: Box<Expr>, sign: &Node<'_>, right: Expr, around: Option<Expr>) -> ExprKind {
        let op = compare(sign.as_str());
        let Some(range) = around else { return ExprKind::Binary { op, left, right: Box::new(right) } };
        if op != BinOp::Eq {
            self.problems.push(error::around_what(self.span(sign), sign.as_str()));
        }
        ExprKind::Is { left, negated: false, options: vec![range] }
    }

    /// `50% +- 2%`: from so much less to so much more.
    fn around(&mut self, middle: Expr, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        let by = self.next_arith(&mut Kids::of(node), place);
        if let (ExprKind::Percent { .. }, ExprKind::Number { .. }) = (&middle.kind, &by.kind) {
            self.problems.push(error::points_or_wholes(by.span, self.at(by.span)));
        }
        let span = middle.span.to(place);
        let end = |op| {
            let (left, right) = (Box::new(middle.clone()), Box::new(by.clone()));
            Box::new(Expr { span, kind: ExprKind::Binary { op, left, right } })
        };
        Expr { span, kind: ExprKind::Range { from: end(BinOp::Sub), to: end(BinOp::Add) } }
    }

    /// `x in 1..6`, which is said `x is 1..6`.
    fn in_range(&mut self, left: Expr, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        self.problems.push(error::in_for_is(Span { end: place.start + 2, ..place }));
        let mut kids = Kids::of(node);
        let from = self.next_arith(&mut kids, place);
        let options = vec![self.up_to_next(from, &mut kids, place)];
        Expr { span: left.span.to(place), kind: ExprKind::Is { left: Box::new(left), negated: false, options } }
    }

    /// One of the further options after `is`.
    fn option(&mut self, node: Node<'_>) -> Expr {
        if node.as_rule() != Rule::pair {
            return self.primary(node).expr;
        }
        let span = self.span(&node);
        let mut ends = Kids::of(node).all(Rule::plain_bound).into_iter();
        let mut end = || Box::new(ends.next().map_or_else(|| Self::bad_expr(span), |end| self.bound(end)));
        Expr { span, kind: ExprKind::Range { from: end(), to: end() } }
    }

    fn up_to_next(&mut self, from: Expr, kids: &mut Kids<'_>, place: Span) -> Expr {
        let to = self.next_arith(kids, place);
        Expr { span: from.span.to(to.span), kind: ExprKind::Range { from: Box::new(from), to: Box::new(to) } }
    }

    /// `a` or `a..b`
    pub(super) fn pattern(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let from = self.next_logic(&mut kids, span);
        if !kids.has(Rule::dots) {
            return from;
        }
        let to = self.next_logic(&mut kids, span);
        Expr { span, kind: ExprKind::Range { from: Box::new(from), to: Box::new(to) } }
    }
}

/// Dice as they are written, rolled or not.
fn is_dice(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Dice { .. } | ExprKind::DiceOf { .. } => true,
        ExprKind::Roll(dice) => is_dice(dice),
        _ => false,
    }
}

fn is_comparison(value: &Expr) -> bool {
    use BinOp::{Eq, Ge, Gt, Le, Lt, Ne};
    matches!(
        &value.kind,
        ExprKind::Binary { op: Eq | Ne | Lt | Le | Gt | Ge, .. } | ExprKind::Is { .. } | ExprKind::Has { .. }
    )
}

/// The comparison a sign says.
pub(super) fn compare(written: &str) -> BinOp {
    match written {
        "<" => BinOp::Lt,
        "<=" => BinOp::Le,
        ">" => BinOp::Gt,
        ">=" => BinOp::Ge,
        "!=" => BinOp::Ne,
        _ => BinOp::Eq,
    }
}
