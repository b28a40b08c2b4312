//! Single values, and what may follow them closely.

use super::arith::Part;
use super::logic::compare;
use super::{Kids, Lower, Node};
use crate::error;
use crate::parser::Rule;
use crate::tree::{BinOp, Expr, ExprKind, NumberOf, QueryWhat};

impl Lower<'_> {
    pub(super) fn primary(&mut self, node: Node<'_>) -> Part {
        let span = self.span(&node);
        let mut kids = Kids::of(node.clone());
        let kind = match node.as_rule() {
            Rule::paren => return Part::closed(self.paren(node)),
            Rule::percent => return Part::new(self.literal(&node)),
            Rule::dice => return Part::new(self.dice(node)),
            Rule::quantity => return Part::new(self.quantity(node)),
            Rule::string => ExprKind::Text(self.string(&node).text),
            Rule::path | Rule::plain_path => ExprKind::Path(self.path(node)),
            Rule::if_value => ExprKind::If {
                cond: Box::new(self.next_logic(&mut kids, span)),
                then: Box::new(self.next_logic(&mut kids, span)),
                otherwise: Box::new(self.next_logic(&mut kids, span)),
            },
            Rule::number_of => self.number_of(kids, &node),
            Rule::larger => ExprKind::Larger {
                larger: kids.has(Rule::k_larger_of),
                left: Box::new(self.next_arith(&mut kids, span)),
                right: Box::new(self.next_arith(&mut kids, span)),
            },
            Rule::any_of => ExprKind::AnyOf(Box::new(self.next_for(&mut kids, span))),
            Rule::held_in => ExprKind::HeldIn(
                kids.all(Rule::held_name).into_iter().map(|slot| self.next_name(&mut Kids::of(slot), span)).collect(),
            ),
            Rule::stat_named => ExprKind::StatNamedBy(Box::new(self.path_expr(&mut kids, span))),
            _ => ExprKind::Bad,
        };
        Part::new(Expr { span, kind })
    }

    fn number_of(&mut self, mut kids: Kids<'_>, node: &Node<'_>) -> ExprKind {
        let place = self.span(node);
        let each = kids.one(Rule::name).map(|name| self.name(&name));
        let mut of = self.next_path(&mut kids, place);
        let before = of.segments.len();
        if before > 1 {
            of.segments.retain(|segment| segment.name.text != "learned");
        }
        let learned = of.segments.len() < before;
        ExprKind::NumberOf(Box::new(NumberOf {
            learned,
            of: Expr { span: of.span, kind: ExprKind::Path(of) },
            with: self.part_name(&mut kids, Rule::with_this),
            filter: self.filter(&mut kids),
            each,
        }))
    }

    /// `keep low 1`, `sides +2`, `with { … }`, `of attack(…)` … after a value.
    pub(super) fn postfix(&mut self, value: Expr, node: Node<'_>) -> Expr {
        let place = self.span(&node);
        let span = value.span.to(place);
        let mut kids = Kids::of(node.clone());
        let kind = match node.as_rule() {
            Rule::with_part => ExprKind::With { base: Box::new(value), body: self.block_of(&mut kids) },
            Rule::of_call => self.value_of(value, &mut kids, place),
            Rule::for_each => return self.for_each(value, kids, place),
            Rule::sides_by => self.sides_by(Box::new(value), kids, place),
            _ => self.dice_words(Box::new(value), kids, &node),
        };
        Expr { span, kind }
    }

    fn value_of(&mut self, value: Expr, kids: &mut Kids<'_>, place: crate::Span) -> ExprKind {
        let call = kids.one(Rule::call_path).map_or_else(|| Self::bad_expr(place), |call| self.call(call));
        ExprKind::Query { what: QueryWhat::Value, of: vec![value], within: Some(Box::new(call)), given: None }
    }

    fn for_each(&mut self, value: Expr, mut kids: Kids<'_>, place: crate::Span) -> Expr {
        let span = value.span.to(place);
        let clause = self.next_for(&mut kids, place);
        match value.kind {
            ExprKind::Sum { value, each: None } => {
                Expr { span, kind: ExprKind::Sum { value, each: Some(Box::new(clause)) } }
            }
            kind => {
                self.problems.push(error::nothing_asked(place, "for each …", "`sum of …`"));
                Expr { span: value.span, kind }
            }
        }
    }

    fn sides_by(&mut self, dice: Box<Expr>, mut kids: Kids<'_>, place: crate::Span) -> ExprKind {
        let minus = kids.one(Rule::sign).is_some_and(|sign| sign.as_str() == "-");
        let by = Box::new(self.next_signed(&mut kids, place));
        if kids.has(Rule::k_sides) { ExprKind::Sides { dice, by, minus } } else { ExprKind::Count { dice, by, minus } }
    }

    fn dice_words(&mut self, dice: Box<Expr>, mut kids: Kids<'_>, node: &Node<'_>) -> ExprKind {
        let place = self.span(node);
        let op = kids.one(Rule::compare).map_or(BinOp::Eq, |op| compare(op.as_str()));
        let bound = Box::new(self.next_bound(&mut kids, place));
        match node.as_rule() {
            Rule::keep => ExprKind::Keep { dice, high: kids.has(Rule::k_high), count: bound },
            Rule::explode => ExprKind::Explode {
                dice,
                on: bound,
                at_most: kids.one(Rule::bound).map(|most| Box::new(self.bound(most))),
            },
            Rule::reroll => ExprKind::Reroll { dice, op, than: bound, once: kids.has(Rule::k_once) },
            _ => ExprKind::CountDice { dice, op, than: bound },
        }
    }
}
