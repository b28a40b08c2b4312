//! Whether a value fits the place it is put in.

use crate::check::{Checker, words};
use crate::error;
use crate::ir::{DiceOp, Expr, Node, Number, Type};

impl Checker {
    /// The value, if it fits a place of type `wanted`; otherwise a diagnostic and the value as it is.
    pub(crate) fn fit(&mut self, value: Expr, wanted: &Type) -> Expr {
        match (&value.ty, wanted) {
            (Type::Any, _) | (_, Type::Any) => {}
            (Type::Number(has), Type::Number(wants)) => self.fit_number(&value, *has, *wants),
            (Type::Number(has), Type::Chance) => {
                let (has, wants) = (*has, Number { denominator: 0, ..Number::WHOLE });
                self.fit_number(&value, Number { denominator: 0, ..has }, wants);
                return Expr { ty: Type::Chance, ..value };
            }
            (Type::Dice, Type::Number(_)) => self.report(error::bare_dice(value.span)),
            (Type::Number(_), Type::Dice) => return self.number_as_dice(value),
            (Type::Set(has, _), Type::Set(wants, _)) if has == wants => {}
            (has, wants) if has == wants => {}
            (has, wants) => {
                let (has, wants) = (words::type_words(self.ir(), has), words::type_words(self.ir(), wants));
                self.report(error::mismatch(value.span, &has, &wants));
                return Expr::bad(value.span);
            }
        }
        value
    }

    /// A number is dice without pools.
    fn number_as_dice(&mut self, value: Expr) -> Expr {
        let span = value.span;
        let by = Box::new(self.fit(value, &Type::WHOLE));
        let none = Box::new(Expr::new(Node::Dice { count: 0, sides: 0 }, Type::Dice, span));
        Expr::new(Node::DiceOp { op: DiceOp::Plus, dice: none, by }, Type::Dice, span)
    }

    fn fit_number(&mut self, value: &Expr, has: Number, wants: Number) {
        if !self.same_unit(has, wants) {
            let (left, right) = (words::number_words(self.ir(), has), words::number_words(self.ir(), wants));
            self.report(error::units(value.span, &left, &right));
        }
        let whole_enough = wants.denominator == 0 || (has.denominator != 0 && wants.denominator % has.denominator == 0);
        if !whole_enough {
            self.report(error::unrounded(value.span, "write `… rounded down`, or another rounding, right after the division"));
        }
    }

    /// Whether two numbers go together: a literal takes on any unit.
    pub(crate) fn same_unit(&self, left: Number, right: Number) -> bool {
        left.unit == right.unit || (left.literal && left.unit.is_none()) || (right.literal && right.unit.is_none())
    }

    /// The value as yes or no.
    pub(crate) fn fit_condition(&mut self, value: Expr) -> Expr {
        self.fit(value, &Type::YesNo)
    }
}
