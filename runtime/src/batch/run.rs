//! The loop over instructions: each is done for all lanes that are at it.

use super::bits::Lanes;
use super::engine::{Engine, Frame, Here, Now};
use super::groups::Groups;
use super::lane::Lane;
use super::value::{Mask, Test, Value};
use super::{LANES, Leave};
use crate::arith;
use crate::machine::{Comparison, Host, field, in_role, kind_of, role_value};
use crate::ops::{Instr, Op};
use crate::program::Rounding;

/// Where lanes go on after an instruction.
enum Next {
    /// At the instruction behind it.
    On,
    /// So far from there.
    Jump(i32),
    /// So far from there where it holds or not, else on.
    Branch(Test, bool, i32),
    /// Nowhere: they have returned, or are left to the scalar machine.
    Nowhere,
}

impl<T: Lane, H: Host + ?Sized> Engine<'_, '_, T, H> {
    /// Runs a function in the lanes that want it. The values that it gives stand where the next function's would; they are
    /// the caller's to drop.
    pub(super) fn called(
        &mut self,
        function: u32,
        args: &[Value],
        evaluation: Value,
        wanted: Lanes,
    ) -> Result<usize, Leave> {
        self.spend(1)?;
        let row = self.around.table.function(function).ok_or(Leave::Whole)?;
        let (results, registers) = (usize::from(row.results), usize::from(row.registers));
        let (place, base) = (self.floor, self.floor + results);
        let end = base + registers;
        self.values.get_mut(place..end).ok_or(Leave::Whole)?.fill(Value::same(0));
        for (at, arg) in args.iter().enumerate() {
            let arg = self.shared(*arg);
            *self.values.get_mut(base + at).ok_or(Leave::Whole)? = arg;
        }
        self.registers = self.registers.checked_sub(registers).ok_or(Leave::Whole)?;
        self.depth = self.depth.checked_sub(1).ok_or(Leave::Whole)?;
        self.floor = end;
        self.go(&Frame { row, results: place, base, wanted, evaluation })?;
        for at in base..end {
            let value = self.values.get(at).copied().unwrap_or_default();
            self.drop(value);
        }
        (self.floor, self.depth) = (place, self.depth + 1);
        self.registers += registers;
        Ok(place)
    }

    /// The values that a function has given.
    pub(super) fn given(&self, place: usize, nth: usize) -> Value {
        self.values.get(place + nth).copied().unwrap_or_default()
    }

    pub(super) fn spend(&mut self, fuel: u64) -> Result<(), Leave> {
        self.fuel = self.fuel.checked_sub(fuel).ok_or(Leave::Whole)?;
        Ok(())
    }

    fn go(&mut self, frame: &Frame) -> Result<(), Leave> {
        let mut groups = Groups::new(frame.row.start);
        while let Some((pc, mask)) = groups.take() {
            self.stretch(frame, pc, mask, &mut groups)?;
        }
        Ok(())
    }

    /// Goes on with some lanes until they have returned, part, or come to where others wait.
    fn stretch(&mut self, frame: &Frame, mut pc: u32, mask: Mask, groups: &mut Groups) -> Result<(), Leave> {
        let wait = groups.first();
        while pc < wait {
            let i = self.around.table.instr(pc).ok_or(Leave::Whole)?;
            pc += 1;
            match self.act(Now { frame, mask }, i)? {
                Next::On => {}
                Next::Jump(distance) => pc = pc.wrapping_add_signed(distance),
                Next::Branch(Test::Known(holds), when, distance) => {
                    if holds == when {
                        pc = pc.wrapping_add_signed(distance);
                    }
                }
                Next::Branch(Test::In(test), when, distance) => {
                    let test = if when { test } else { test.not() };
                    return self.part(mask, test, [pc.wrapping_add_signed(distance), pc], groups);
                }
                Next::Nowhere => {
                    self.forget(mask);
                    return Ok(());
                }
            }
        }
        groups.put(self, pc, mask)
    }

    /// Some lanes go to the first place, others to the second.
    fn part(&mut self, mask: Mask, test: Mask, places: [u32; 2], groups: &mut Groups) -> Result<(), Leave> {
        let [there, here] = if mask.is_all() {
            self.pool.share(test.column);
            [test, test.not()]
        } else {
            let parts = [self.and(mask, test)?, self.and(mask, test.not())?];
            self.forget(mask);
            self.forget(test);
            parts
        };
        for (place, part) in places.into_iter().zip([there, here]) {
            if part.count == 0 {
                self.forget(part);
            } else {
                groups.put(self, place, part)?;
            }
        }
        Ok(())
    }

    fn act(&mut self, now: Now<'_>, i: Instr) -> Result<Next, Leave> {
        let r = |engine: &Self, register| engine.register(now.frame, register);
        let (a, b, c) = (r(self, i.a), r(self, i.b), r(self, i.c));
        let imm = Value::same(i.imm.into());
        let small = Value::same(i.b.cast_signed().into());
        let (here, when) = (Here::At(now), i.c != 0);
        let value = match i.op {
            Op::Const | Op::Entry => imm,
            Op::Wide => Value::same(self.around.table.constant(i.unsigned()).ok_or(Leave::Whole)?),
            Op::Move => self.shared(b),
            Op::Add => self.sum(here, b, c)?,
            Op::Sub => self.difference(here, b, c)?,
            Op::Mul => self.product(here, b, c)?,
            Op::Neg => self.difference(here, Value::same(0), b)?,
            Op::AddImm => self.sum(here, b, imm)?,
            Op::MulImm => self.product(here, b, imm)?,
            Op::Min => self.lesser(here, b, c)?,
            Op::Max => self.greater(here, b, c)?,
            Op::Pow => self.each(now, |engine, lane| arith::pow(engine.at(b, lane), engine.at(c, lane)))?,
            Op::Div => self.divided(now, b, c, rounding(i.imm)?)?,
            Op::MulDiv => {
                let (by, how) = (r(self, i.pair().0), rounding(i.imm >> 8)?);
                self.each(now, |engine, lane| {
                    arith::mul_div(engine.at(b, lane), engine.at(c, lane), engine.at(by, lane), how)
                })?
            }

            Op::Eq => self.compared(Comparison::Eq, b, c)?,
            Op::Ne => self.compared(Comparison::Ne, b, c)?,
            Op::Lt => self.compared(Comparison::Lt, b, c)?,
            Op::Le => self.compared(Comparison::Le, b, c)?,
            Op::EqImm => self.compared(Comparison::Eq, b, imm)?,
            Op::LtImm => self.compared(Comparison::Lt, b, imm)?,
            Op::GtImm => self.compared(Comparison::Gt, b, imm)?,
            Op::LeRatio => self.ratios(now, Comparison::Le, i)?,
            Op::LtRatio => self.ratios(now, Comparison::Lt, i)?,
            Op::EqRatio => self.ratios(now, Comparison::Eq, i)?,
            Op::Not => self.compared(Comparison::Eq, b, Value::same(0))?,

            Op::Jump => return Ok(Next::Jump(i.imm)),
            Op::JumpIf => return self.branch(Comparison::Ne, a, Value::same(0), true, i),
            Op::JumpUnless => return self.branch(Comparison::Ne, a, Value::same(0), false, i),
            Op::IfEq => return self.branch(Comparison::Eq, a, b, when, i),
            Op::IfNe => return self.branch(Comparison::Ne, a, b, when, i),
            Op::IfLt => return self.branch(Comparison::Lt, a, b, when, i),
            Op::IfLe => return self.branch(Comparison::Le, a, b, when, i),
            Op::IfEqImm => return self.branch(Comparison::Eq, a, small, when, i),
            Op::IfNeImm => return self.branch(Comparison::Ne, a, small, when, i),
            Op::IfLtImm => return self.branch(Comparison::Lt, a, small, when, i),
            Op::IfLeImm => return self.branch(Comparison::Le, a, small, when, i),
            Op::IfGtImm => return self.branch(Comparison::Gt, a, small, when, i),
            Op::IfAbove => return self.branch(Comparison::Lt, small, a, when, i),
            Op::IfFrom => return self.branch(Comparison::Le, small, a, when, i),
            Op::Loop => return self.again(now, i, Value::same(-1)),
            Op::ForRange => return self.again(now, i, Value::same(1)),

            Op::Ret => return self.ret(now, i),
            Op::Call => {
                self.call(now, i)?;
                return Ok(Next::On);
            }
            Op::Get => self.cell(now, b, i.unsigned())?,
            Op::GetAt => self.cell_of_family(now, b, c, i.unsigned())?,
            Op::Stat => self.stat(now, i, i.index())?,
            Op::Field => {
                let table = self.around.table;
                self.each(now, |engine, lane| field(table, engine.at(b, lane), i.unsigned()))?
            }
            Op::Kind => {
                let table = self.around.table;
                self.each(now, |engine, lane| kind_of(table, engine.at(b, lane)))?
            }
            Op::Holds => self.holds_any(now, b, c)?,
            Op::HoldsEntry => self.holds(self.lanes(now)?, b, i.unsigned())?,
            Op::InSlot => self.in_slot(now, i)?,
            Op::Role => {
                let contexts = self.around.contexts;
                self.each(now, |engine, lane| role_value(contexts, engine.at(b, lane), i.unsigned()))?
            }
            Op::InRole => {
                let contexts = self.around.contexts;
                self.each(now, |engine, lane| {
                    in_role(contexts, i, engine.at(b, lane), engine.at(c, lane)).map(i64::from)
                })?
            }
            Op::Fact => self.fact(now, i)?,

            Op::MoveDice | Op::DiceConst | Op::Salt | Op::Later | Op::Trap | Op::Settle | Op::Next => {
                return self.leave(now);
            }
            Op::Put | Op::PutAt | Op::Wrote | Op::StatAt | Op::FieldDice => return self.leave(now),
            Op::NewContext | Op::SetRole | Op::Outer | Op::Members | Op::Index => return self.leave(now),
            Op::Command | Op::Announce | Op::AnnounceTo | Op::Choose | Op::Append => return self.leave(now),
            Op::Roll | Op::Draw | Op::Pick | Op::DiceMake | Op::DiceAdd | Op::DicePlus => return self.leave(now),
            Op::DiceTimes | Op::DiceSides | Op::DiceCount | Op::DiceMax | Op::DiceMin => return self.leave(now),
            Op::DiceEq | Op::DiceRead | Op::Was | Op::Bound => return self.leave(now),
        };
        self.set(now, i.a, value)?;
        Ok(Next::On)
    }

    /// What columns do not do, and what fails, is the scalar machine's.
    fn leave(&mut self, now: Now<'_>) -> Result<Next, Leave> {
        self.left = self.left.either(self.lanes(now)?);
        Ok(Next::Nowhere)
    }

    fn branch(&mut self, how: Comparison, left: Value, right: Value, when: bool, i: Instr) -> Result<Next, Leave> {
        Ok(Next::Branch(self.test(how, left, right)?, when, i.imm))
    }

    fn compared(&mut self, how: Comparison, left: Value, right: Value) -> Result<Value, Leave> {
        let test = self.test(how, left, right)?;
        self.yes_or_no(test)
    }

    fn ratios(&mut self, now: Now<'_>, how: Comparison, i: Instr) -> Result<Value, Leave> {
        let (low, second) = i.pair();
        let [b, c, d, e] = [i.b, i.c, low, second].map(|register| self.register(now.frame, register));
        self.each(now, |engine, lane| {
            let product = |x, y| i128::from(engine.at(x, lane)) * i128::from(engine.at(y, lane));
            Ok(how.holds(product(b, c), product(d, e)).into())
        })
    }

    /// The two loops: the only jumps back, so they take fuel.
    fn again(&mut self, now: Now<'_>, i: Instr, by: Value) -> Result<Next, Leave> {
        self.spend(1)?;
        if self.left.count() == LANES {
            return Err(Leave::Whole);
        }
        let next = self.sum(Here::At(now), self.register(now.frame, i.a), by)?;
        self.set(now, i.a, next)?;
        let next = self.register(now.frame, i.a);
        let test = if i.op == Op::Loop {
            self.test(Comparison::Gt, next, Value::same(0))?
        } else {
            self.test(Comparison::Lt, next, self.register(now.frame, i.b))?
        };
        Ok(Next::Branch(test, true, i.imm))
    }

    fn ret(&mut self, now: Now<'_>, i: Instr) -> Result<Next, Leave> {
        for nth in 0..i.b {
            let value = self.register(now.frame, i.a.wrapping_add(nth));
            let value = self.shared(value);
            self.put(now.frame.results + usize::from(nth), now.mask, value)?;
        }
        Ok(Next::Nowhere)
    }

    fn call(&mut self, now: Now<'_>, i: Instr) -> Result<(), Leave> {
        let row = self.around.table.function(i.index()).ok_or(Leave::Whole)?;
        let mut args = [Value::same(0); ARGS];
        let args = args.get_mut(..usize::from(i.c)).ok_or(Leave::Whole)?;
        for (slot, register) in args.iter_mut().zip(i.b..=u8::MAX) {
            *slot = self.register(now.frame, register);
        }
        let place = self.called(i.index(), args, now.frame.evaluation, self.lanes(now)?)?;
        for nth in 0..row.results {
            let value = self.given(place, usize::from(nth));
            self.set(now, i.a.wrapping_add(nth as u8), value)?;
        }
        Ok(())
    }
}

/// Most arguments of a call in columns.
pub const ARGS: usize = 32;

/// Whether columns do an instruction at all. A trap fails, and what fails is the scalar machine's to tell.
pub(super) const fn in_columns(op: Op) -> bool {
    match op {
        Op::MoveDice | Op::DiceConst | Op::Salt | Op::Later | Op::Settle | Op::Next => false,
        Op::Put | Op::PutAt | Op::Wrote | Op::StatAt | Op::FieldDice => false,
        Op::NewContext | Op::SetRole | Op::Outer | Op::Members | Op::Index => false,
        Op::Command | Op::Announce | Op::AnnounceTo | Op::Choose | Op::Append => false,
        Op::Roll | Op::Draw | Op::Pick | Op::DiceMake | Op::DiceAdd | Op::DicePlus => false,
        Op::DiceTimes | Op::DiceSides | Op::DiceCount | Op::DiceMax | Op::DiceMin => false,
        Op::DiceEq | Op::DiceRead | Op::Was | Op::Bound => false,
        Op::Const | Op::Entry | Op::Wide | Op::Move | Op::Add | Op::Sub | Op::Mul | Op::Neg | Op::AddImm => true,
        Op::MulImm | Op::Min | Op::Max | Op::Pow | Op::Div | Op::MulDiv | Op::Eq | Op::Ne | Op::Lt | Op::Le => true,
        Op::EqImm | Op::LtImm | Op::GtImm | Op::LeRatio | Op::LtRatio | Op::EqRatio | Op::Not | Op::Jump => true,
        Op::JumpIf | Op::JumpUnless | Op::IfEq | Op::IfNe | Op::IfLt | Op::IfLe | Op::IfEqImm | Op::IfNeImm => true,
        Op::IfLtImm | Op::IfLeImm | Op::IfGtImm | Op::IfAbove | Op::IfFrom | Op::Loop | Op::ForRange => true,
        Op::Ret | Op::Call | Op::Trap | Op::Get | Op::GetAt | Op::Stat | Op::Field | Op::Kind | Op::Holds => true,
        Op::HoldsEntry | Op::InSlot | Op::Role | Op::InRole | Op::Fact => true,
    }
}

fn rounding(number: i32) -> Result<Rounding, Leave> {
    Rounding::from_number(number).ok_or(Leave::Whole)
}
