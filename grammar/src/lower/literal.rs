//! Numbers, percentages and dice.

use super::{Kids, Lower, Node};
use crate::Span;
use crate::error;
use crate::parser::Rule;
use crate::tree::{Expr, ExprKind, QueryWhat};

impl Lower<'_> {
    /// `7`, `1_000`, `0.8`, `47.5%`
    pub(super) fn literal(&mut self, node: &Node<'_>) -> Expr {
        let span = self.span(node);
        let written = node.as_str();
        let (value, decimals) = self.decimal(node, written.trim_end_matches('%'));
        let kind = if written.ends_with('%') {
            ExprKind::Percent { value, decimals }
        } else {
            ExprKind::Number { value, decimals }
        };
        Expr { span, kind }
    }

    fn decimal(&mut self, node: &Node<'_>, written: &str) -> (i64, u8) {
        let digits: String = written.chars().filter(char::is_ascii_digit).collect();
        let decimals = written.split_once('.').map_or(0, |(_, after)| after.len());
        let significant = digits.trim_start_matches('0').len();
        if significant > 18 || decimals > 18 {
            self.problems.push(error::number_too_large(self.span(node)));
            return (0, 0);
        }
        (digits.parse().unwrap_or(0), u8::try_from(decimals).unwrap_or(0))
    }

    fn whole(&mut self, node: &Node<'_>) -> i64 {
        self.decimal(node, node.as_str()).0
    }

    /// `4 lb`, or a number alone
    pub(super) fn quantity(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let value = kids.one(Rule::number).map_or_else(|| Self::bad_expr(span), |number| self.literal(&number));
        match kids.one(Rule::unit) {
            Some(unit) => {
                Expr { span, kind: ExprKind::WithUnit { value: Box::new(value), unit: Box::new(self.name(&unit)) } }
            }
            None => value,
        }
    }

    /// `3d4`, `d6`, `4d6kh3`, `d6!`, `3d(sides)`
    pub(super) fn dice(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let short = kids.one(Rule::short);
        let group = kids.one(Rule::paren);
        let mut numbers = kids.all(Rule::int).into_iter();
        let first = numbers.next().map(|number| (self.whole(&number), self.span(&number)));
        let second = numbers.next().map(|number| self.whole(&number));
        let (first, first_span) = first.unwrap_or((1, span));
        if let Some(group) = group {
            let count = Expr { span: first_span, kind: ExprKind::Number { value: first, decimals: 0 } };
            let sides = self.paren(group);
            return Expr { span, kind: ExprKind::DiceOf { count: Box::new(count), sides: Box::new(sides) } };
        }
        let (count, sides) = second.map_or((1, first), |sides| (first, sides));
        let dice = Expr { span, kind: ExprKind::Dice { count, sides } };
        self.shortened(dice, short, sides)
    }

    /// `kh3`, `kl1`, `!` touching the dice
    pub(super) fn shortened(&mut self, dice: Expr, short: Option<Node<'_>>, sides: i64) -> Expr {
        let Some(short) = short else { return dice };
        let (span, place) = (dice.span, self.span(&short));
        let dice = Box::new(dice);
        let number = |value| Box::new(Expr { span: place, kind: ExprKind::Number { value, decimals: 0 } });
        let kind = match short.as_str() {
            "!" => ExprKind::Explode { dice, on: number(sides), at_most: None },
            written => ExprKind::Keep {
                dice,
                high: written.starts_with("kh"),
                count: number(self.decimal(&short, &written[2..]).0),
            },
        };
        Expr { span, kind }
    }

    /// `(N)`, `(N)d(S)`, `(N)d6`
    pub(super) fn paren(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let first = kids.one(Rule::group).map_or_else(|| Self::bad_expr(span), |group| self.group(group));
        if let Some(members) = kids.one(Rule::members) {
            return self.members(span, first, members);
        }
        let short = kids.one(Rule::short);
        let sides = match (kids.one(Rule::group), kids.one(Rule::int)) {
            (Some(group), _) => self.group(group),
            (None, Some(number)) => self.literal(&number),
            (None, None) => return first,
        };
        let written = if let ExprKind::Number { value, .. } = &sides.kind { *value } else { 0 };
        let dice = Expr { span, kind: ExprKind::DiceOf { count: Box::new(first), sides: Box::new(sides) } };
        self.shortened(dice, short, written)
    }

    /// `(hero with { … }).melee`: what `melee of …` asks for, too.
    fn members(&mut self, span: Span, of: Expr, node: Node<'_>) -> Expr {
        let path = self.path(node);
        let member = Expr { span: path.span, kind: ExprKind::Path(path) };
        let within = Some(Box::new(of));
        Expr { span, kind: ExprKind::Query { what: QueryWhat::Value, of: vec![member], within, given: None } }
    }

    /// A value in parentheses: its place holds them.
    fn group(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        Expr { span, ..self.next_expr(&mut Kids::of(node), span) }
    }

    /// An end of a range.
    pub(super) fn bound(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut negated = false;
        let mut value = Self::bad_expr(span);
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::neg => negated = true,
                Rule::percent => value = self.literal(&part),
                Rule::quantity_bare => value = self.quantity(part),
                Rule::paren => value = self.paren(part),
                _ => {
                    let path = self.path(part);
                    value = Expr { span: path.span, kind: ExprKind::Path(path) };
                }
            }
        }
        if negated { Expr { span, kind: ExprKind::Neg(Box::new(value)) } } else { value }
    }

    /// The next end of a range among the parts.
    pub(super) fn next_bound(&mut self, kids: &mut Kids<'_>, place: crate::Span) -> Expr {
        kids.one(Rule::bound).map_or_else(|| Self::bad_expr(place), |bound| self.bound(bound))
    }
}
