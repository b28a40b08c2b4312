//! Events: their reactions run at once, depth first, in the order of the table.
//!
//! An announced event is a frame of its own, so that a dispatch can stop inside a reaction and go on.

use super::calls::Args;
use super::{Done, Run, Stop};
use crate::hash::mix;
use crate::machine::Machine;
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::scratch::FrameKind;
use crate::machine::sink::{Silence, Sink, Step};
use crate::ops::Instr;
use crate::program::{Event, Holder, Reaction};
use crate::trap::{Room, Trap};
use crate::verify::NO_INDEX;
use crate::{NONE, Table};

impl Machine<'_, '_> {
    /// Remembers that an event happened, if anyone may ask.
    pub(crate) fn watch(&mut self, event: u32, row: &Event) -> Result<(), Trap> {
        if !row.watched && !self.watch.contains(&event) {
            return Ok(());
        }
        if let Err(place) = self.announced().binary_search(&event) {
            let end = self.state.watched as usize;
            let room = self.scratch.watched.get_mut(place..=end).ok_or(Trap::Full(Room::Watched))?;
            room.rotate_right(1);
            if let Some(slot) = room.first_mut() {
                *slot = event;
            }
            self.state.watched += 1;
        }
        Ok(())
    }

    /// Begins the reactions to an event of so many parameters, which are to be put where this says. `place` is that in its
    /// audience that is next, 0 for one that the host is yet to list; `which` tells it from others of the same caller.
    pub(crate) fn open_event(
        &mut self,
        event: u32,
        row: &Event,
        params: usize,
        place: u32,
        which: u8,
    ) -> Result<usize, Trap> {
        let path = mix(mix(self.path(), row.id), u64::from(which));
        let (base, end) = self.room(params.saturating_add(audience_room(self.table, row)))?;
        self.push(FrameKind::Event, event, row.reactions.0, (base, end))?;
        (self.state.top.path, self.state.top.place) = (path, place);
        Ok(base as usize)
    }
}

/// Who reacts next.
enum Turn {
    /// This one, unless its gate is closed.
    You(i64),
    /// Nobody is in the role.
    Nobody,
    /// The audience is through.
    Over,
}

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    pub(super) fn announce(&mut self, i: Instr) -> Done {
        self.happens(i, usize::from(i.c), 0)
    }

    /// With the audience in the registers behind the parameters.
    pub(super) fn announce_to(&mut self, i: Instr) -> Done {
        let row = self.m.table.event(i.unsigned()).ok_or(Trap::Broken)?;
        let most = self.m.table.set(row.audience).ok_or(Trap::Broken)?.at_most;
        let params = usize::from(row.params);
        let listed = self.m.word(self.m.place(i.b).saturating_add(params));
        if !(0..=i64::from(most)).contains(&listed) {
            return Err(Trap::BadIndex.into());
        }
        self.happens(i, params, 1)
    }

    /// An event of so many parameters; the place in its audience that is next, 0 for one that the host is yet to list.
    fn happens(&mut self, i: Instr, count: usize, place: u32) -> Done {
        self.effect()?;
        self.m.spend(1)?;
        let event = i.unsigned();
        let row = self.m.table.event(event).ok_or(Trap::Broken)?;
        let from = self.m.place(i.b);
        self.m.watch(event, &row)?;
        self.tell(|m| Step::Announce { event, args: m.words(from, count) });
        if row.reactions.0 == row.reactions.1 {
            self.tell(|_| Step::Settled { event });
            return Ok(());
        }
        let base = self.m.open_event(event, &row, count, place, i.a)?;
        self.m.copy(from, base, if place == 0 { count } else { usize::from(i.c) });
        Ok(())
    }

    /// Reports the event that a dispatch began with.
    pub(super) fn tell_event(&mut self) {
        let top = &self.m.state.top;
        if K::ON && self.m.state.depth == 1 && top.kind == FrameKind::Event {
            let top = *top;
            let event = top.function;
            let count = self.m.table.event(event).map_or(0, |row| usize::from(row.params));
            self.tell(|m| Step::Announce { event, args: m.words(top.base as usize, count) });
        }
    }

    /// Begins the next reaction of the event on top, or ends it.
    pub(super) fn react(&mut self) -> Done {
        let event = self.m.state.top.function;
        let row = self.m.table.event(event).ok_or(Trap::Broken)?;
        while self.m.state.top.pc < row.reactions.1 {
            if let Some(next) = self.next_reaction(&row, self.m.state.top.pc) {
                if next >= row.reactions.1 {
                    break;
                }
                self.m.state.top.pc = next;
            }
            let index = self.m.state.top.pc;
            let reaction = self.m.table.reaction(index).ok_or(Trap::Broken)?;
            match self.turn(&row, &reaction)? {
                Turn::Over => {}
                Turn::Nobody => self.idle(index, NONE, Silence::Nobody),
                Turn::You(you) if self.gate(reaction.gate, you)? => return self.begin(index, &row, &reaction, you),
                Turn::You(you) => self.idle(index, you, Silence::Gate),
            }
        }
        self.tell(|_| Step::Settled { event });
        let top = self.m.state.top;
        self.m.release(top.contexts, top.base as usize, 0);
        self.m.pop();
        Ok(())
    }

    fn idle(&mut self, reaction: u32, you: i64, why: Silence) {
        self.tell(|_| Step::Idle { reaction, you, why });
    }

    /// Who is next for this reaction; moves on to the next turn.
    fn turn(&mut self, event: &Event, reaction: &Reaction) -> Result<Turn, Stop> {
        let base = self.m.state.top.base as usize;
        let next = |you: Option<i64>| you.map_or(Turn::Nobody, Turn::You);
        let turn = match reaction.holder {
            Holder::Nobody => Turn::You(NONE),
            Holder::Owner => Turn::Nobody,
            Holder::Role(role) if reaction.context_role => next(self.entity_in(self.m.word(base), role)),
            Holder::Role(role) => {
                let you = self.m.word(base.saturating_add(usize::from(role)));
                next(Some(you).filter(|you| *you >= 0))
            }
            Holder::Audience => return self.audience(event),
        };
        self.m.state.top.pc += 1;
        Ok(turn)
    }

    /// The next member of the audience, which is asked for once.
    fn audience(&mut self, event: &Event) -> Result<Turn, Stop> {
        let base = self.m.state.top.base as usize;
        let params = usize::from(event.params);
        let block = base.saturating_add(params);
        if self.m.state.top.place == 0 {
            self.list(event.audience, base, params, block)?;
            self.m.state.top.place = 1;
        }
        let place = self.m.state.top.place;
        if i64::from(place) > self.m.word(block) {
            self.m.state.top.place = 1;
            self.m.state.top.pc += 1;
            return Ok(Turn::Over);
        }
        self.m.state.top.place = place.saturating_add(1);
        let you = self.m.word(block.saturating_add(place as usize));
        Ok(if you >= 0 { Turn::You(you) } else { Turn::Nobody })
    }

    fn begin(&mut self, index: u32, event: &Event, reaction: &Reaction, you: i64) -> Done {
        self.m.spend(1)?;
        self.tell(|_| Step::Reaction { reaction: index, you });
        let top = self.m.state.top;
        let path = mix(mix(top.path, reaction.id), you.cast_unsigned());
        let params = usize::from(event.params);
        let base = self.enter_reaction(reaction.function, top.base as usize, params, path)?;
        self.m.set_word(base.saturating_add(params), you);
        Ok(())
    }

    fn enter_reaction(&mut self, function: u32, from: usize, params: usize, path: u64) -> Result<usize, Stop> {
        self.enter(FrameKind::Reaction, function, Args::Registers(from, params), path)
    }
}

/// Registers for the audience of an event.
fn audience_room(table: &Table<'_>, event: &Event) -> usize {
    if event.audience == NO_INDEX {
        return 0;
    }
    table.set(event.audience).map_or(0, |set| usize::from(set.at_most) + 1)
}
