//! Choices: the next answer, or the question.

use super::{Done, Run};
use crate::NONE;
use crate::machine::Ask;
use crate::machine::chooser::Chooser;
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
    pub(super) fn choose(&mut self, i: Instr) -> Done {
        self.effect()?;
        let first = self.m.place(i.b).saturating_add(1);
        let room = (self.m.state.top.end as usize).saturating_sub(first);
        let count = usize::try_from(self.m.reg(i.b)).ok().filter(|count| *count <= room).ok_or(Trap::BadIndex)?;
        if count == 0 {
            self.m.set(i.a, NONE);
            return Ok(());
        }
        let (site, who) = (self.site(i)?, self.m.reg(i.c));
        let Some(answer) = self.answer() else {
            self.tell(|m| Step::Asked { site, who, options: m.words(first, count) });
            let options = u32::try_from(count).unwrap_or(u32::MAX);
            let ask = Ask { site, who, options, min: 1, max: 1 };
            let first = u32::try_from(first).map_err(|_| Trap::Broken)?;
            return Err(self.wait(Pending::Choice { first, ask }));
        };
        let place = usize::try_from(answer).ok().filter(|place| *place < count).ok_or(Trap::BadAnswer)?;
        self.m.state.answered = self.m.state.answered.saturating_add(1);
        let chosen = self.m.word(first.saturating_add(place));
        self.tell(|m| Step::Chosen { site, who, options: m.words(first, count), answer });
        self.m.set(i.a, chosen);
        Ok(())
    }

    fn answer(&mut self) -> Option<i64> {
        let given = self.m.answers.get(self.m.state.answered as usize).copied();
        self.supplied().or(given)
    }
}
