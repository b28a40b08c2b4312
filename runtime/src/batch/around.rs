//! What rules read beside registers: the table, the contexts and the journal of a machine that waits, and the host.

use crate::machine::{Host, Limits, Machine, Write, written};
use crate::table::Table;
use crate::trap::Trap;
use crate::verify::NO_INDEX;
use crate::{NONE, machine::role_value};

pub(super) struct Around<'e, H: ?Sized> {
    pub(super) table: &'e Table<'e>,
    pub(super) contexts: &'e [i64],
    journal: &'e [Write],
    pub(super) host: &'e H,
    pub(super) limits: Limits,
    /// Registers and functions that the machine has room for.
    pub(super) registers: usize,
    pub(super) depth: u32,
    /// Whether what entities hold is as their bindings say.
    bound: bool,
}

impl<'e, H: Host + ?Sized> Around<'e, H> {
    pub(super) fn new(machine: &'e Machine<'_, '_>, host: &'e H) -> Around<'e, H> {
        let (registers, depth) = machine.room_left();
        Around {
            table: machine.table,
            contexts: machine.context_words(),
            journal: machine.written_so_far(),
            host,
            limits: machine.limits,
            registers,
            depth,
            bound: !machine.state.restructured && host.held(NONE).is_some(),
        }
    }

    /// What is stored in a cell: written by the dispatch, or in the host.
    pub(super) fn stored(&self, entity: i64, cell: u32) -> Option<i64> {
        written(self.journal, entity, cell).or_else(|| self.host.read(entity, cell))
    }

    /// A cell of an entity; `None` where a rule gives its start.
    pub(super) fn cell(&self, entity: i64, cell: u32) -> Result<Option<i64>, Trap> {
        if entity < 0 {
            return Err(Trap::NoEntity);
        }
        if let Some(value) = self.stored(entity, cell) {
            return Ok(Some(value));
        }
        let row = self.table.cell(cell).ok_or(Trap::Broken)?;
        Ok(if row.start_function == NO_INDEX { Some(row.start) } else { None })
    }

    /// A cell that no rule gives.
    pub(super) fn plain_cell(&self, entity: i64, cell: u32) -> Result<i64, Trap> {
        self.cell(entity, cell)?.ok_or(Trap::NotPure)
    }

    /// Whether an entity holds an entry, as far as its binding knows: `None` where it must be asked.
    pub(super) fn known_to_hold(&self, entity: i64, entry: u32) -> Option<bool> {
        let held = if self.bound { self.host.held(entity)? } else { return None };
        match held.entry(entry) {
            None => Some(false),
            Some(true) => Some(true),
            Some(false) => None,
        }
    }

    /// The entity in a role of a context, if there is one.
    pub(super) fn entity_in(&self, handle: i64, role: u8) -> Option<i64> {
        let (kind, _) = crate::machine::context_range(self.contexts, handle).ok()?;
        let roles = self.table.context(kind)?.entity_roles;
        let value = role_value(self.contexts, handle, role.into()).ok()?;
        let entity = roles.checked_shr(role.into()).unwrap_or(0) & 1 == 1;
        Some(value).filter(|value| entity && *value >= 0)
    }
}
