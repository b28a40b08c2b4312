//! Tables and dice: declarations that are made of rows.

use super::item::Head;
use super::{Kids, Lower, Node};
use crate::parser::Rule;
use crate::tree::{DieFace, DieNext, Expr, ExprKind, ItemKind, Row};

impl Lower<'_> {
    /// `table bane_bonus(kills: number), first that fits { … }`
    pub(super) fn table(&mut self, node: Node<'_>) -> ItemKind {
        let mut kids = Kids::of(node.clone());
        let Head { name, params, title } = self.head(&mut kids, &node);
        let mut rows = Vec::new();
        for line in block_lines(kids.one(Rule::rows_block), Rule::row_line) {
            self.line(line, Rule::strict_row, |lower, part| rows.push(lower.row(part)));
        }
        ItemKind::Table { name, title, params, first_that_fits: kids.has(Rule::first_that_fits), rows }
    }

    fn row(&mut self, node: Node<'_>) -> Row {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        Row {
            span,
            patterns: kids.all(Rule::pattern).into_iter().map(|pattern| self.row_pattern(pattern)).collect(),
            value: self.next_expr(&mut kids, span),
        }
    }

    /// What a row fits; `1-3` is a range by another sign.
    fn row_pattern(&mut self, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        let written = node.as_str().trim().split_once('-').map(|(low, high)| (low.parse::<i64>(), high.parse::<i64>()));
        if let Some((Ok(low), Ok(high))) = written {
            self.problems.push(crate::error::range_by_dash(place, low, high));
        }
        self.pattern(node)
    }

    /// `die burst { roll 1d6; 1..3: stop; … }`
    pub(super) fn die(&mut self, node: Node<'_>) -> ItemKind {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        let mut roll = None;
        let mut faces = Vec::new();
        for line in block_lines(kids.one(Rule::die_block), Rule::die_line) {
            self.line(line, Rule::strict_face, |lower, part| match part.as_rule() {
                Rule::die_roll if roll.is_none() => roll = Some(lower.die_roll(part)),
                Rule::die_roll => {
                    let again = lower.span(&part);
                    lower.problems.push(crate::error::said_twice(again, "roll"));
                }
                _ => faces.push(lower.face(part)),
            });
        }
        ItemKind::Die { name: self.declared_name(&mut kids, place), title: self.title(&mut kids), roll, faces }
    }

    fn die_roll(&mut self, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        self.next_arith(&mut Kids::of(node), place)
    }

    fn face(&mut self, node: Node<'_>) -> DieFace {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let from = self.next_bound(&mut kids, span);
        let to = kids.has(Rule::dots).then(|| self.next_bound(&mut kids, span));
        let total = kids.one(Rule::total).map(|total| self.total(total));
        let next = self.die_next(&mut kids);
        DieFace { span, from, to, total, next }
    }

    fn total(&mut self, node: Node<'_>) -> Expr {
        let span = self.span(&node);
        let mut kids = Kids::of(node);
        let minus = kids.one(Rule::sign).is_some_and(|sign| sign.as_str() == "-");
        let value = self.next_signed(&mut kids, span);
        if minus { Expr { span: value.span, kind: ExprKind::Neg(Box::new(value)) } } else { value }
    }

    fn die_next(&mut self, kids: &mut Kids<'_>) -> DieNext {
        if let Some(again) = kids.one(Rule::again) {
            return DieNext::Again(Kids::of(again).one(Rule::bound).map(|bound| self.bound(bound)));
        }
        match kids.one(Rule::then_die) {
            Some(then) => {
                let place = self.span(&then);
                DieNext::Then(self.next_name(&mut Kids::of(then), place))
            }
            None => DieNext::Stop,
        }
    }

    /// A line of a table, a die or a `match`: what it holds goes to `take`, what cannot be read is reported.
    pub(super) fn line(&mut self, line: Node<'_>, strict: Rule, mut take: impl FnMut(&mut Self, Node<'_>)) {
        let whole = self.range(&line);
        for part in line.into_inner() {
            match part.as_rule() {
                Rule::junk => self.junk(&whole, &part, strict),
                Rule::bad => self.bad(part, strict),
                _ => take(self, part),
            }
        }
    }
}

/// The lines of a block.
pub(super) fn block_lines(block: Option<Node<'_>>, rule: Rule) -> Vec<Node<'_>> {
    block.map_or_else(Vec::new, |block| Kids::of(block).all(rule))
}
