//! Dice that are rolled, and dice that are more or other than they were.

use runebook_compiler::ir::{DiceOp, Expr, Node};

use super::scene::Scene;
use super::{Arg, Phrase, fold};

impl Scene<'_> {
    /// Dice with more sides or dice, or of which some count: how many more, and whether it is less.
    pub(super) fn altered(&self, op: DiceOp, dice: &Expr, by: &Expr) -> Arg {
        let deep = if let DiceOp::Explode(deep) = op { i64::from(deep) } else { 0 };
        let amount = self.amount(by);
        let less = Arg::id(if amount.less { "yes" } else { "no" });
        let sizes = [("n", self.value(by)), ("by", amount.by), ("less", less)];
        let mut said = Phrase::of(dice_op(op), sizes);
        said.args.extend([("x".to_owned(), self.value(dice)), ("deep".to_owned(), Arg::whole(deep))]);
        said.arg()
    }

    /// Dice rolled: each alternative by itself, and dice of which some are kept as what is kept.
    pub(super) fn roll(&self, dice: &Expr) -> Arg {
        match &dice.node {
            Node::If { cond, then, otherwise } => self.choose(cond, self.roll(then), self.roll(otherwise)),
            Node::DiceOp { op: op @ (DiceOp::KeepHigh | DiceOp::KeepLow), dice, by } => {
                let id = if *op == DiceOp::KeepHigh { "value-roll-high" } else { "value-roll-low" };
                let of = if let Node::Dice { count, .. } = fold::known(self.ir, dice).node { count } else { 0 };
                Phrase::of(id, [("x", self.value(dice)), ("n", self.value(by)), ("of", Arg::whole(of))]).arg()
            }
            Node::DiceOp { op: DiceOp::CountAtLeast, dice, by } => {
                Phrase::of("value-roll-count", [("x", self.value(dice)), ("n", self.grouped_value(by))]).arg()
            }
            _ => Phrase::of("value-roll", [("x", self.value(dice))]).arg(),
        }
    }
}

const fn dice_op(op: DiceOp) -> &'static str {
    match op {
        DiceOp::Add | DiceOp::Plus => "value-dice-plus",
        DiceOp::Times => "value-dice-times",
        DiceOp::Sides => "value-dice-sides",
        DiceOp::Count => "value-dice-count",
        DiceOp::KeepHigh => "value-keep-high",
        DiceOp::KeepLow => "value-keep-low",
        DiceOp::CountAtLeast => "value-count-dice",
        DiceOp::Explode(_) => "value-explode",
        DiceOp::Reroll => "value-reroll",
    }
}
