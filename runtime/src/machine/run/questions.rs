//! Facts, sets and commands.

use super::calls::Args;
use super::{Done, Run};
use crate::NONE;
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::scratch::Command;
use crate::machine::sink::{Sink, Step};
use crate::machine::sizes::COMMAND_ARGS;
use crate::ops::Instr;
use crate::trap::{Room, Trap};
use crate::verify::NO_INDEX;

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    pub(super) fn fact(&mut self, i: Instr) -> Done {
        let fact = i.unsigned();
        let (from, count) = (self.m.place(i.b), usize::from(i.c));
        let told = self.host.fact(fact, self.m.words(from, count));
        let answer = match told {
            Some(answer) => answer,
            None => {
                let row = self.m.table.fact(fact).ok_or(Trap::Broken)?;
                let at = self.pure(row.otherwise, Args::Registers(from, count), NONE)?;
                self.m.word(at)
            }
        };
        self.tell(|m| Step::Fact { fact, args: m.words(from, count), answer, host: told.is_some() });
        self.m.set(i.a, answer);
        Ok(())
    }

    pub(super) fn members(&mut self, i: Instr) -> Done {
        self.list(i.unsigned(), self.m.place(i.b), usize::from(i.c), self.m.place(i.a))
    }

    /// Writes the members of a set to registers: their count, the members, then 0 up to its most.
    pub(super) fn list(&mut self, set: u32, from: usize, count: usize, to: usize) -> Done {
        let row = self.m.table.set(set).ok_or(Trap::Broken)?;
        let most = usize::from(row.at_most);
        let (base, _) = self.m.room(most + 1)?;
        let base = base as usize;
        let (below, above) = self.m.scratch.registers.split_at_mut(base);
        let (head, out) = above.get_mut(..=most).and_then(<[i64]>::split_first_mut).ok_or(Trap::Broken)?;
        let args = below.get(from..from.saturating_add(count)).ok_or(Trap::Broken)?;
        let at = match self.host.members(set, args, out) {
            Some(listed) => {
                *head = i64::try_from(listed).map_err(|_| Trap::BadHost)?;
                base
            }
            None if row.otherwise == NO_INDEX => {
                out.fill(0);
                base
            }
            None => self.pure(row.otherwise, Args::Registers(from, count), NONE)?,
        };
        let listed = usize::try_from(self.m.word(at)).ok().filter(|listed| *listed <= most).ok_or(Trap::BadHost)?;
        for beyond in listed..most {
            self.m.set_word(at + 1 + beyond, 0);
        }
        self.m.copy(at, to, most + 1);
        Ok(())
    }

    pub(super) fn index(&mut self, i: Instr) -> Done {
        let (count, place) = (self.m.reg(i.b), self.m.reg(i.c));
        if place < 0 || place >= count || place >= i64::from(i.imm) {
            return Err(Trap::BadIndex.into());
        }
        let at = self.m.place(i.b).saturating_add(1).saturating_add(usize::try_from(place).unwrap_or(0));
        let member = self.m.word(at);
        self.m.set(i.a, member);
        Ok(())
    }

    pub(super) fn append(&mut self, i: Instr) -> Done {
        let count = self.m.reg(i.b);
        let place = usize::try_from(count).ok().filter(|_| count < i64::from(i.imm)).ok_or(Trap::BadIndex)?;
        let at = self.m.place(i.b).saturating_add(1).saturating_add(place);
        let member = self.m.reg(i.a);
        self.m.set_word(at, member);
        self.m.set(i.b, count.saturating_add(1));
        Ok(())
    }

    pub(super) fn command(&mut self, i: Instr) -> Done {
        self.effect()?;
        let command = i.unsigned();
        let (from, count) = (self.m.place(i.b), usize::from(i.c));
        let mut args = [0; COMMAND_ARGS];
        args.iter_mut().zip(self.m.words(from, count)).for_each(|(slot, word)| *slot = *word);
        let place = self.m.state.commands as usize;
        let slot = self.m.scratch.commands.get_mut(place).ok_or(Trap::Full(Room::Commands))?;
        *slot = Command { command, count: i.c, args };
        self.m.state.commands += 1;
        self.tell(|m| Step::Command { command, args: m.words(from, count) });
        Ok(())
    }
}
