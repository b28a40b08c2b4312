//! Rows of what the table asks of the host and tells it: facts, sets, commands, events, reactions.

#[cfg(feature = "write")]
use super::Writer;
use super::{Reader, Record};
use crate::program::{Event, Gate, Holder, Question, Reaction};

impl Record for Question {
    const SIZE: usize = 16;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Question> {
        let (id, otherwise, at_most, params) = (r.u64(), r.u32(), r.u16(), r.u8());
        Some(Question { id, params, at_most, otherwise })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.u32(self.otherwise);
        w.u16(self.at_most);
        w.u8(self.params);
    }
}

impl Record for Event {
    const SIZE: usize = 24;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Event> {
        let (id, audience, reactions) = (r.u64(), r.u32(), r.pair());
        Some(Event { id, audience, reactions, params: r.u8(), watched: r.flag()? })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        w.u32(self.audience);
        w.pair(self.reactions);
        w.u8(self.params);
        w.u8(self.watched.into());
    }
}

impl Record for Reaction {
    const SIZE: usize = 32;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Reaction> {
        let (id, event, priority, function, index) = (r.u64(), r.u32(), r.i32(), r.u32(), r.u32());
        let holder = Holder::from_bytes(r.u8(), r.u8())?;
        let context_role = r.flag()?;
        let gate = Gate::from_parts(r.u8(), index)?;
        Some(Reaction { id, event, priority, holder, context_role, gate, function })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        let (holder, role) = self.holder.to_bytes();
        let (gate, index) = self.gate.to_parts();
        w.u64(self.id);
        w.u32(self.event);
        w.i32(self.priority);
        w.u32(self.function);
        w.u32(index);
        w.u8(holder);
        w.u8(role);
        w.u8(self.context_role.into());
        w.u8(gate);
    }
}
