//! Types.

use super::{Kids, Lower, Node};
use crate::Span;
use crate::error;
use crate::parser::Rule;
use crate::tree::{Expr, ExprKind, Name, TypeBase, TypeExpr};

impl Lower<'_> {
    /// The type among the parts of `node`.
    pub(super) fn type_of(&mut self, kids: &mut Kids<'_>, node: &Node<'_>) -> TypeExpr {
        let place = self.span(node);
        match kids.one(Rule::type_) {
            Some(ty) => self.type_expr(ty),
            None => empty(place, TypeBase::Number),
        }
    }

    /// `number in tenths in 1..100 per turn or none`
    pub(super) fn type_expr(&mut self, node: Node<'_>) -> TypeExpr {
        let place = self.span(&node);
        let mut ty = empty(place, TypeBase::Number);
        for part in node.into_inner() {
            match part.as_rule() {
                Rule::type_base => ty.base = self.type_base(part),
                Rule::type_in => self.type_in(part, &mut ty),
                Rule::per => ty.per = Some(self.next_name(&mut Kids::of(part), place)),
                _ => ty.or_none = true,
            }
        }
        ty
    }

    fn type_base(&mut self, node: Node<'_>) -> TypeBase {
        let place = self.span(&node);
        let Some(part) = node.into_inner().next() else { return TypeBase::Number };
        match part.as_rule() {
            Rule::yes_or_no => TypeBase::YesNo,
            Rule::stat_of => TypeBase::StatOf(self.next_name(&mut Kids::of(part), place)),
            Rule::set_of => {
                let mut kids = Kids::of(part);
                TypeBase::Set { of: self.next_name(&mut kids, place), at_most: self.at_most(&mut kids).map(Box::new) }
            }
            _ => plain(self.name(&part)),
        }
    }

    /// `at most 8`
    pub(super) fn at_most(&mut self, kids: &mut Kids<'_>) -> Option<Expr> {
        let bound = Kids::of(kids.one(Rule::at_most)?).one(Rule::bound)?;
        Some(self.bound(bound))
    }

    /// `in tenths` or `in 0..8`
    fn type_in(&mut self, node: Node<'_>, ty: &mut TypeExpr) {
        let place = self.span(&node);
        let mut kids = Kids::of(node);
        let low = self.next_bound(&mut kids, place);
        if kids.has(Rule::bound) {
            let high = self.next_bound(&mut kids, place);
            self.once(ty.range.is_some(), place, "the range");
            ty.range = Some((low, high));
        } else {
            self.once(ty.fraction.is_some(), place, "the fraction");
            ty.fraction = self.fraction_word(low);
        }
    }

    fn once(&mut self, twice: bool, place: Span, what: &str) {
        if twice {
            self.problems.push(error::said_twice(place, what));
        }
    }

    fn fraction_word(&mut self, word: Expr) -> Option<Name> {
        let place = word.span;
        match word.kind {
            ExprKind::Path(mut path) if path.segments.len() == 1 => path.segments.pop().map(|segment| segment.name),
            _ => {
                self.problems.push(error::expected(
                    place,
                    "a range such as `0..9`, or a fraction such as `tenths`,",
                    Some("in"),
                    Some(self.at(place)),
                ));
                None
            }
        }
    }
}

fn empty(span: Span, base: TypeBase) -> TypeExpr {
    TypeExpr { span, base, fraction: None, range: None, per: None, or_none: false }
}

fn plain(name: Name) -> TypeBase {
    match name.text.as_str() {
        "number" => TypeBase::Number,
        "dice" => TypeBase::Dice,
        "chance" => TypeBase::Chance,
        "text" => TypeBase::Text,
        "event" => TypeBase::Event,
        _ => TypeBase::Named(name),
    }
}
