//! Dice: how many, of how many sides, and how their faces are read.

use runebook_grammar::{Span, tree};

use crate::check::{Checker, Scope};
use crate::error;
use crate::fold;
use crate::ir::{BinOp, DiceOp, Expr, Node, Type};

/// The most often that one die explodes.
const DEEPEST: i64 = 255;

/// The most dice of one sort, and the most sides of a die: what a pool of the machine holds.
const MOST_DICE: i64 = i16::MAX as i64;

impl Checker {
    /// Dice; a number is dice without pools.
    pub(crate) fn dice(&mut self, scope: &mut Scope, expr: &tree::Expr) -> Expr {
        let value = self.value(scope, expr, Some(&Type::Dice));
        self.fit(value, &Type::Dice)
    }

    /// `3d6`; more dice or sides than fit are told.
    pub(super) fn dice_written(&mut self, count: i64, sides: i64, span: Span) -> Expr {
        for (number, what) in [(count, "dice"), (sides, "sides of a die")] {
            if self.too_many_dice(Some(number), what, span) {
                return Expr::bad(span);
            }
        }
        Expr::new(Node::Dice { count, sides }, Type::Dice, span)
    }

    fn too_many_dice(&mut self, number: Option<i64>, what: &str, span: Span) -> bool {
        let Some(number) = number.filter(|number| *number > MOST_DICE) else { return false };
        self.report(error::too_many_dice(span, number, what, MOST_DICE));
        true
    }

    pub(super) fn dice_of(&mut self, scope: &mut Scope, count: &tree::Expr, sides: &tree::Expr, span: Span) -> Expr {
        let count = Box::new(self.value_of(scope, count, &Type::WHOLE));
        let sides = Box::new(self.value_of(scope, sides, &Type::WHOLE));
        if self.too_many_dice(fold::whole(&count), "dice", count.span)
            || self.too_many_dice(fold::whole(&sides), "sides of a die", sides.span)
        {
            return Expr::bad(span);
        }
        Expr::new(Node::DiceOf { count, sides }, Type::Dice, span)
    }

    pub(super) fn dice_op(
        &mut self,
        scope: &mut Scope,
        op: DiceOp,
        dice: &tree::Expr,
        by: &tree::Expr,
        minus: bool,
        span: Span,
    ) -> Expr {
        let dice = Box::new(self.dice(scope, dice));
        let mut by = self.value_of(scope, by, &Type::WHOLE);
        if minus {
            by = Expr { ty: by.ty.clone(), span: by.span, node: Node::Neg(Box::new(by)) };
        }
        Expr::new(Node::DiceOp { op, dice, by: Box::new(by) }, Type::Dice, span)
    }

    /// `X keep high 3`: dice of one sort whose faces are read in their own way.
    pub(super) fn dice_read(
        &mut self,
        scope: &mut Scope,
        op: DiceOp,
        dice: &tree::Expr,
        by: &tree::Expr,
        span: Span,
    ) -> Expr {
        let value = self.dice_op(scope, op, dice, by, false, span);
        let Node::DiceOp { dice, by, .. } = &value.node else { return value };
        if matches!(dice.node, Node::Bad) || matches!(by.node, Node::Bad) {
            return Expr::bad(span);
        }
        if !one_sort(dice) {
            self.report(error::not_one_sort(dice.span));
            return Expr::bad(span);
        }
        let most = match op {
            DiceOp::KeepHigh | DiceOp::KeepLow => fixed(dice).map(|(count, _)| count),
            _ => fixed(dice).map(|(_, sides)| sides),
        };
        if let (Some(by_known), Some(most)) = (fold::whole(by), most)
            && !(1..=most).contains(&by_known)
        {
            let found = error::out_of_range(by.span, &by_known.to_string(), "1", &most.to_string(), None);
            self.report(found);
        }
        value
    }

    /// `X explode on 6 at most 10 deep`
    pub(super) fn explodes(
        &mut self,
        scope: &mut Scope,
        dice: &tree::Expr,
        on: &tree::Expr,
        at_most: Option<&tree::Expr>,
        span: Span,
    ) -> Expr {
        let Some(at_most) = at_most else {
            let value = self.dice_read(scope, DiceOp::Explode(1), dice, on, span);
            self.report(match sides_and_face(&value) {
                Some((1, 1)) => error::never_stops_exploding(span),
                _ => error::unbounded_explosion(span, dice.span, on),
            });
            return value;
        };
        let most = self.value_of(scope, at_most, &Type::WHOLE);
        let deep = match fold::whole(&most) {
            Some(deep) if (1..=DEEPEST).contains(&deep) => u8::try_from(deep).unwrap_or(u8::MAX),
            Some(deep) => {
                let found = error::out_of_range(most.span, &deep.to_string(), "1", &DEEPEST.to_string(), None);
                self.report(found);
                1
            }
            None => {
                self.report(error::not_constant(most.span, "how often dice explode"));
                1
            }
        };
        let value = self.dice_read(scope, DiceOp::Explode(deep), dice, on, span);
        if sides_and_face(&value) == Some((1, 1)) {
            self.report(error::never_stops_exploding(span));
        }
        value
    }

    /// `X reroll <= 1 once`
    pub(super) fn rerolled(
        &mut self,
        scope: &mut Scope,
        dice: &tree::Expr,
        op: tree::BinOp,
        than: &tree::Expr,
        once: bool,
        span: Span,
    ) -> Expr {
        let value = self.dice_read(scope, DiceOp::Reroll, dice, than, span);
        if op != tree::BinOp::Le {
            let help = "dice that show little are rerolled: `reroll <= 1 once`";
            self.report(error::misplaced(span, "this comparison", "a reroll", help));
        }
        if !once {
            self.report(error::reroll_how_often(span));
        }
        value
    }

    /// `X count >= 7`
    pub(super) fn counted(
        &mut self,
        scope: &mut Scope,
        dice: &tree::Expr,
        op: tree::BinOp,
        than: &tree::Expr,
        span: Span,
    ) -> Expr {
        let mut value = self.dice_read(scope, DiceOp::CountAtLeast, dice, than, span);
        match (op, &mut value.node) {
            (tree::BinOp::Gt, Node::DiceOp { by, .. }) => {
                let one = Box::new(Expr::whole(1, by.span));
                let more = Node::Binary { op: BinOp::Add, left: by.clone(), right: one };
                **by = Expr::new(more, Type::WHOLE, by.span);
            }
            (tree::BinOp::Ge, _) => {}
            _ => {
                let help = "dice that show much are counted: `count >= 7`";
                self.report(error::misplaced(span, "this comparison", "a count of dice", help));
            }
        }
        value
    }
}

/// Dice of one sort, each added to the others.
fn one_sort(dice: &Expr) -> bool {
    match &dice.node {
        Node::Dice { .. } | Node::DiceOf { .. } => true,
        Node::Named { value, .. } => one_sort(value),
        Node::If { then, otherwise, .. } => one_sort(then) && one_sort(otherwise),
        Node::DiceOp { op: DiceOp::Sides | DiceOp::Count | DiceOp::Times, dice, .. } => one_sort(dice),
        _ => false,
    }
}

/// How many, and of how many sides, if that is written.
fn fixed(dice: &Expr) -> Option<(i64, i64)> {
    match &dice.node {
        Node::Dice { count, sides } => Some((*count, *sides)),
        Node::DiceOf { count, sides } => Some((fold::whole(count)?, fold::whole(sides)?)),
        Node::Named { value, .. } => fixed(value),
        _ => None,
    }
}

fn sides_and_face(value: &Expr) -> Option<(i64, i64)> {
    let Node::DiceOp { dice, by, .. } = &value.node else { return None };
    Some((fixed(dice)?.1, fold::whole(by)?))
}
