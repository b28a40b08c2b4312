//! Contexts: made, read, filled and recognised.

use super::{Done, Run};
use crate::NONE;
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::sink::{Sink, Step};
use crate::machine::window::in_role;
use crate::ops::Instr;
use crate::trap::Trap;

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    pub(super) fn new_context(&mut self, i: Instr) -> Done {
        let handle = self.m.new_context(i.unsigned(), self.m.place(i.b))?;
        self.m.set(i.a, handle);
        self.tell(|m| {
            let (context, values) = m.context(handle).unwrap_or_default();
            Step::Context { handle, context, values }
        });
        Ok(())
    }

    pub(super) fn set_role(&mut self, i: Instr) -> Done {
        self.effect()?;
        let place = self.m.role_place(self.m.reg(i.b), i.unsigned())?;
        let value = self.m.reg(i.a);
        *self.m.scratch.contexts.get_mut(place).ok_or(Trap::Broken)? = value;
        Ok(())
    }

    pub(super) fn in_role(&mut self, i: Instr) -> Done {
        let holds = in_role(self.m.context_words(), i, self.m.reg(i.b), self.m.reg(i.c))?;
        self.m.set(i.a, i64::from(holds));
        Ok(())
    }

    /// What happens in a context that was made during another of its kind sees nothing around that other.
    pub(super) fn outer(&mut self, i: Instr) {
        let below = self.m.frames().iter().rev();
        let mut own = None;
        let mut found = NONE;
        for (kind, handle) in core::iter::once(&self.m.state.top).chain(below).filter_map(|frame| self.m.runs_in(frame))
        {
            if kind == i.unsigned() {
                found = handle;
                break;
            }
            let (first, inner) = *own.get_or_insert((kind, handle));
            if kind == first && handle != inner {
                break;
            }
        }
        self.m.set(i.a, found);
    }

    /// The entity in a role of a context; `None` if there is no such context, role or entity.
    pub(super) fn entity_in(&self, handle: i64, role: u8) -> Option<i64> {
        let (kind, values) = self.m.context_range(handle).ok()?;
        let roles = self.m.table.context(kind)?.entity_roles;
        let entity = roles.checked_shr(u32::from(role)).unwrap_or(0) & 1 == 1;
        let value = *self.m.context_words().get(values)?.get(usize::from(role))?;
        Some(value).filter(|value| entity && *value >= 0)
    }
}
