//! Dice in registers.

use runebook_runtime::dice::{Dice, Mode};
use runebook_runtime::ops::Op;

use super::body::Body;
use super::{Emitter, whole};
use crate::ir::{DiceOp, Expr, Node, Type};

impl Emitter<'_> {
    /// The first of eight registers that hold dice.
    pub(crate) fn dice(&mut self, body: &mut Body, expr: &Expr) -> u8 {
        if let Some(dice) = self.known_dice(expr) {
            let at = self.dice_constant(dice);
            let to = body.take(8);
            body.push(Op::DiceConst, to, 0, 0, whole(at));
            return to;
        }
        match &expr.node {
            Node::Named { value, .. } => self.dice(body, value),
            Node::DiceOf { count, sides } => {
                let (count, sides) = (self.stored(body, count, 1), self.stored(body, sides, 1));
                let to = body.take(8);
                body.push(Op::DiceMake, to, count, sides, Mode::Sum.to_imm());
                to
            }
            Node::DiceOp { op, dice, by } => self.dice_op(body, *op, dice, by),
            Node::If { cond, then, otherwise } => {
                let to = body.take(8);
                let mark = body.mark();
                let cond = self.condition(body, cond);
                let no = body.jump(Op::JumpUnless, cond);
                self.value_into(body, then, &Type::Dice, to);
                body.release(mark);
                let end = body.jump(Op::Jump, 0);
                body.land(no);
                self.value_into(body, otherwise, &Type::Dice, to);
                body.release(mark);
                body.land(end);
                to
            }
            _ if !expr.ty.is_dice() => {
                let number = self.stored(body, expr, 1);
                let none = self.dice_constant(Dice::constant(0));
                let to = body.take(8);
                body.push(Op::DiceConst, to, 0, 0, whole(none));
                body.push(Op::DicePlus, to, to, number, 0);
                to
            }
            _ => self.register(body, expr),
        }
    }

    fn dice_op(&mut self, body: &mut Body, op: DiceOp, dice: &Expr, by: &Expr) -> u8 {
        let at = self.dice(body, dice);
        if op == DiceOp::Add {
            let other = self.dice(body, by);
            let to = body.take(8);
            body.push(Op::DiceAdd, to, at, other, 0);
            return to;
        }
        let by = self.stored(body, by, 1);
        let to = body.take(8);
        if let Some(mode) = op.mode() {
            body.push(Op::DiceRead, to, at, by, mode.to_imm());
            return to;
        }
        let op = match op {
            DiceOp::Times => Op::DiceTimes,
            DiceOp::Sides => Op::DiceSides,
            DiceOp::Count => Op::DiceCount,
            DiceOp::Plus
            | DiceOp::Add
            | DiceOp::KeepHigh
            | DiceOp::KeepLow
            | DiceOp::CountAtLeast
            | DiceOp::Explode(_)
            | DiceOp::Reroll => Op::DicePlus,
        };
        body.push(op, to, at, by, 0);
        to
    }

    /// Dice that are known before anything is played.
    pub(crate) fn known_dice(&self, expr: &Expr) -> Option<Dice> {
        match &expr.node {
            Node::Dice { count, sides } => Some(if *count == 0 {
                Dice::constant(0)
            } else {
                Dice::pool(i16::try_from(*count).ok()?, i16::try_from(*sides).ok()?)
            }),
            Node::DiceOf { count, sides } => {
                let (count, sides) = (crate::fold::whole(count)?, crate::fold::whole(sides)?);
                Some(Dice::pool(i16::try_from(count).ok()?, i16::try_from(sides).ok()?))
            }
            Node::Named { value, .. } => self.known_dice(value),
            Node::Field { entry, field, .. } => {
                let Node::Entry(entry) = entry.plain().node else { return None };
                let value = self.ir.entries[entry].fields.get(*field)?.values.first()?;
                if value.ty.is_dice() { self.known_dice(value) } else { None }
            }
            Node::DiceOp { op, dice, by } => {
                let dice = self.known_dice(dice)?;
                if *op == DiceOp::Add {
                    return dice.add(self.known_dice(by)?).ok();
                }
                let by = crate::fold::whole(by)?;
                match op {
                    DiceOp::Plus => dice.plus(by).ok(),
                    DiceOp::Times => dice.times(by).ok(),
                    DiceOp::Sides => dice.sides(by).ok(),
                    DiceOp::Count => dice.count(by).ok(),
                    DiceOp::KeepHigh | DiceOp::KeepLow | DiceOp::CountAtLeast | DiceOp::Explode(_) | DiceOp::Reroll => {
                        dice.read(op.mode()?.with_number(by)?)
                    }
                    DiceOp::Add => None,
                }
            }
            _ if matches!(expr.ty, Type::Number(_)) => crate::fold::whole(expr).map(Dice::constant),
            _ => None,
        }
    }

    /// A roll, keyed by where it stands.
    pub(crate) fn roll(&mut self, body: &mut Body, dice: &Expr) -> u8 {
        let at = self.dice(body, dice);
        let name = body.draw_name();
        let site = self.site(&name);
        let to = body.take(1);
        body.push(Op::Roll, to, at, 0, whole(site));
        to
    }

    pub(crate) fn of_dice(&mut self, body: &mut Body, op: Op, dice: &Expr) -> u8 {
        let at = self.dice(body, dice);
        let to = body.take(1);
        body.push(op, to, at, 0, 0);
        to
    }

    /// The sum of a family's members.
    pub(crate) fn sum_family(
        &mut self,
        body: &mut Body,
        expr: &Expr,
        owner: &Expr,
        stat: usize,
        size: usize,
        within: Option<&Expr>,
    ) -> u8 {
        let dice = expr.ty.is_dice();
        let to = body.take(if dice { 8 } else { 1 });
        if dice {
            let none = self.dice_constant(Dice::constant(0));
            body.push(Op::DiceConst, to, 0, 0, whole(none));
        } else {
            self.load(body, to, 0);
        }
        for member in 0..size {
            let mark = body.mark();
            let at = body.take(if dice { 8 } else { 1 });
            self.read_stat(body, owner, stat + member, None, within, at);
            body.push(if dice { Op::DiceAdd } else { Op::Add }, to, to, at, 0);
            body.release(mark);
        }
        to
    }
}
