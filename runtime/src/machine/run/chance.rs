//! Draws. What needs no chance asks nobody.

use super::{Done, Run, Stop};
use crate::machine::chooser::{Chooser, Draw, Pause, Site};
use crate::machine::host::Host;
use crate::machine::sink::{Sink, Step};
use crate::machine::state::Pending;
use crate::ops::Instr;
use crate::trap::Trap;

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    /// The draw site of an instruction, here and now.
    pub(super) fn site(&self, i: Instr) -> Result<Site, Trap> {
        let id = self.m.table.site(i.unsigned()).ok_or(Trap::Broken)?;
        Ok(Site { id, path: self.m.path(), occurrence: u64::from(self.m.state.top.rounds) })
    }

    /// What was supplied since the machine stopped here.
    pub(super) fn supplied(&mut self) -> Option<i64> {
        match self.m.state.pending {
            Pending::Supplied(value) => {
                self.m.state.pending = Pending::Running;
                Some(value)
            }
            Pending::None
            | Pending::Ready
            | Pending::Running
            | Pending::Draw(_, _)
            | Pending::Choice { .. }
            | Pending::Failed(_)
            | Pending::Done => None,
        }
    }

    /// Stops here: the same instruction runs again when what is pending was supplied.
    pub(super) fn wait(&mut self, pending: Pending) -> Stop {
        self.m.state.pending = pending;
        self.m.state.top.pc = self.m.state.top.pc.saturating_sub(1);
        Stop::Wait
    }

    fn drawn(&mut self, site: Site, draw: Draw) -> Result<i64, Stop> {
        let value = match self.supplied() {
            Some(value) => value,
            None => match self.chooser.draw(site, draw) {
                Ok(value) => value,
                Err(Pause::Wait) => return Err(self.wait(Pending::Draw(site, draw))),
                Err(Pause::RanOut) => return Err(Trap::RanOut.into()),
                Err(Pause::Impossible) => return Err(Trap::BadDraw.into()),
                Err(Pause::Overflow) => return Err(Trap::Overflow.into()),
            },
        };
        if draw.allows(value) { Ok(value) } else { Err(Trap::BadDraw.into()) }
    }

    pub(super) fn roll(&mut self, i: Instr) -> Done {
        self.effect()?;
        let dice = self.m.dice(i.b)?;
        let site = self.site(i)?;
        dice.maximum()?;
        let total = if dice.is_random() { self.drawn(site, Draw::Dice(dice))? } else { dice.parts().0 };
        self.m.spend(dice.thrown())?;
        self.m.set(i.a, total);
        if K::ON {
            let step = Step::Roll { site, dice: &dice, total, faces: self.chooser.faces() };
            self.sink.step(self.m.state.top.at(), step);
        }
        Ok(())
    }

    pub(super) fn draw(&mut self, i: Instr) -> Done {
        self.effect()?;
        let (num, den) = (self.m.reg(i.b), self.m.reg(i.c));
        if den <= 0 || num < 0 || num > den {
            return Err(Trap::BadChance.into());
        }
        let site = self.site(i)?;
        let certain = num == 0 || num == den;
        let value = if certain { i64::from(num == den) } else { self.drawn(site, Draw::Chance { num, den })? };
        self.m.set(i.a, value);
        self.tell(|_| Step::Draw { site, num, den, holds: value != 0 });
        Ok(())
    }

    pub(super) fn pick(&mut self, i: Instr) -> Done {
        self.effect()?;
        let of = self.m.reg(i.b);
        if of <= 0 {
            return Err(Trap::BadCount.into());
        }
        let site = self.site(i)?;
        let picked = if of == 1 { 0 } else { self.drawn(site, Draw::Pick(of))? };
        self.m.set(i.a, picked);
        self.tell(|_| Step::Pick { site, of, picked });
        Ok(())
    }

    pub(super) fn bound(&mut self, i: Instr) -> Done {
        self.effect()?;
        let site = self.m.table.site(i.unsigned()).ok_or(Trap::Broken)?;
        self.m.state.bounds = self.m.state.bounds.saturating_add(1);
        self.tell(|_| Step::Bound { site });
        Ok(())
    }
}
