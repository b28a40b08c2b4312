//! Whether a value fits the place it is put in.

use runebook_grammar::Span;

use crate::check::{Checker, words};
use crate::error;
use crate::fold;
use crate::ir::{DiceOp, Expr, Node, Number, Type};

impl Checker {
    /// The value, if it fits a place of type `wanted`; otherwise a diagnostic and a bad value.
    pub(crate) fn fit(&mut self, value: Expr, wanted: &Type) -> Expr {
        match (&value.ty, wanted) {
            (Type::Any, _) | (_, Type::Any) => value,
            (Type::Number(has), Type::Number(wants)) => {
                let (has, wants) = (*has, *wants);
                self.fit_number(value, has, wants)
            }
            (Type::Number(has), Type::Chance) => {
                let (has, wants) = (Number { denominator: 0, ..*has }, Number { denominator: 0, ..Number::WHOLE });
                let value = self.fit_number(value, has, wants);
                if let Some(chance @ (part, whole)) =
                    fold::ratio(&value).filter(|(part, whole)| part < &0 || part > whole)
                {
                    self.report(error::no_chance(value.span, chance, whole == 1 && (2..=100).contains(&part)));
                    return Expr::bad(value.span);
                }
                if value.ty == Type::Any { value } else { retyped(value, Type::Chance) }
            }
            (Type::Dice, Type::Number(_)) => {
                self.report(error::bare_dice(value.span));
                Expr::bad(value.span)
            }
            (Type::Number(_), Type::Dice) => self.number_as_dice(value),
            (Type::Set(has, _), Type::Set(wants, _)) if has == wants => value,
            (has, wants) if has == wants => value,
            _ => {
                self.misfit(&value, wanted);
                Expr::bad(value.span)
            }
        }
    }

    /// Says that a value is of another sort than wanted; a mere name is of the wrong kind.
    pub(crate) fn misfit(&mut self, value: &Expr, wanted: &Type) {
        let wants = words::type_words(self.ir(), wanted);
        self.misfit_words(value, &wants, Some(wanted));
    }

    /// The same where what is wanted is no type.
    pub(crate) fn misfit_words(&mut self, value: &Expr, wants: &str, wanted: Option<&Type>) {
        if value.ty == Type::Any && !matches!(value.node, Node::None) {
            return; // had an error already
        }
        let has = words::type_words(self.ir(), &value.ty);
        let report = match self.name_of(value) {
            Some((name, declared)) => error::wrong_kind(value.span, &name, &has, wants, declared, None),
            None => error::mismatch(value.span, &has, wants, words::way(self.ir(), &value.ty, wanted).as_deref()),
        };
        self.report(report);
    }

    /// The name that a value is, and where it is declared: an entry, a member of a `one of`.
    fn name_of(&self, value: &Expr) -> Option<(String, Span)> {
        let ir = self.ir();
        let named = match (&value.node, &value.ty) {
            (Node::Entry(entry), _) => &ir.entries[*entry].named,
            (Node::Const(at), Type::Member(id)) => ir.enums[*id].members.get(usize::try_from(*at).ok()?)?,
            _ => return None,
        };
        // `this` and the index of a family are entries, too, but not by their names
        (value.span.end - value.span.start == u32::try_from(named.name.len()).ok()?)
            .then(|| (named.name.clone(), named.span))
    }

    /// A number is dice without pools.
    fn number_as_dice(&mut self, value: Expr) -> Expr {
        let span = value.span;
        let by = Box::new(self.fit(value, &Type::WHOLE));
        let none = Box::new(Expr::new(Node::Dice { count: 0, sides: 0 }, Type::Dice, span));
        Expr::new(Node::DiceOp { op: DiceOp::Plus, dice: none, by }, Type::Dice, span)
    }

    fn fit_number(&mut self, value: Expr, has: Number, wants: Number) -> Expr {
        if has.unit != wants.unit {
            if let (None, Some(unit)) = (has.unit, wants.unit) {
                let unit = words::unit(self.ir(), unit);
                self.report(error::no_unit(value.span, &unit, matches!(value.node, Node::Const(_))));
                return Expr::bad(value.span);
            }
            let (left, right) = (words::number_words(self.ir(), has), words::number_words(self.ir(), wants));
            self.report(error::units(value.span, &left, &right));
            return Expr::bad(value.span);
        }
        self.whole_enough(value, has, wants)
    }

    /// The value as yes or no.
    pub(crate) fn fit_condition(&mut self, value: Expr) -> Expr {
        self.fit(value, &Type::YesNo)
    }
}

/// A number as one of another denominator, or as a chance: what is read from somewhere keeps its own type, which says
/// how it is stored.
pub(crate) fn retyped(value: Expr, ty: Type) -> Expr {
    let worked_out = matches!(
        value.node,
        Node::Binary { .. }
            | Node::Neg(_)
            | Node::Named { .. }
            | Node::Round { .. }
            | Node::Unrounded(_)
            | Node::If { .. }
    );
    let alike = match (&value.ty, &ty) {
        (Type::Number(has), Type::Number(wants)) => has.denominator == wants.denominator,
        (Type::Number(_), Type::Chance) => false,
        _ => true,
    };
    if worked_out || alike {
        return Expr { ty, ..value };
    }
    let span = value.span;
    Expr::new(Node::Unrounded(Box::new(value)), ty, span)
}
