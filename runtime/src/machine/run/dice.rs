//! Dice made of numbers.

use super::{Done, Run};
use crate::dice::{Dice, Mode, Pool};
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::sink::Sink;
use crate::ops::Instr;
use crate::trap::Trap;

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    pub(super) fn dice_read(&mut self, i: Instr) -> Done {
        let mode = Mode::from_imm(i.imm).ok_or(Trap::Broken)?.with_number(self.m.reg(i.c)).ok_or(Trap::Overflow)?;
        let dice = self.m.dice(i.b)?.read(mode).ok_or(Trap::NotDice)?;
        self.m.set_dice(i.a, dice);
        Ok(())
    }

    pub(super) fn dice_make(&mut self, i: Instr) -> Done {
        let mode = Mode::from_imm(i.imm).ok_or(Trap::Broken)?;
        let small = |n: i64| i16::try_from(n).map_err(|_| Trap::Overflow);
        let pool = Pool { count: small(self.m.reg(i.b))?, sides: small(self.m.reg(i.c))?, mode };
        self.m.set_dice(i.a, Dice::with(pool));
        Ok(())
    }
}
