//! Cells: the dispatch's own writes first, then the host, then the cell's start.

use super::calls::Args;
use super::{Done, Run, Stop};
use crate::NONE;
use crate::machine::Machine;
use crate::machine::chooser::{Chooser, Draw, Site};
use crate::machine::host::Host;
use crate::machine::scratch::Write;
use crate::machine::sink::{Sink, Step};
use crate::machine::state::Pending;
use crate::ops::Instr;
use crate::table::Section;
use crate::trap::{Room, Trap};
use crate::verify::NO_INDEX;

impl Machine<'_, '_> {
    /// What the dispatch has written to a cell.
    pub(super) fn written(&self, entity: i64, cell: u32) -> Option<i64> {
        written(self.written_so_far(), entity, cell)
    }

    /// Whether the present dispatch has written to a cell.
    pub(super) fn wrote(&self, entity: i64, cell: u32) -> bool {
        self.find(entity, cell).is_ok_and(|found| self.written_so_far().get(found).is_some_and(|write| write.fresh))
    }

    /// What was written so far belongs to the dispatches before.
    pub(super) fn close_writes(&mut self) {
        let writes = self.scratch.journal.iter_mut().take(self.state.journal as usize);
        writes.for_each(|write| write.fresh = false);
    }

    fn find(&self, entity: i64, cell: u32) -> Result<usize, usize> {
        find(self.written_so_far(), entity, cell)
    }

    /// Notes a change; a later one of the same cell replaces it.
    fn write(&mut self, entity: i64, cell: u32, value: i64) -> Result<(), Trap> {
        match self.find(entity, cell) {
            Ok(place) => {
                if let Some(write) = self.scratch.journal.get_mut(place) {
                    (write.value, write.fresh) = (value, true);
                }
            }
            Err(place) => {
                let end = self.state.journal as usize;
                let room = self.scratch.journal.get_mut(place..=end).ok_or(Trap::Full(Room::Journal))?;
                room.rotate_right(1);
                if let Some(slot) = room.first_mut() {
                    *slot = Write { entity, cell, value, fresh: true };
                }
                self.state.journal += 1;
            }
        }
        Ok(())
    }
}

/// What a journal has written to a cell.
#[cfg_attr(not(feature = "lean"), inline)]
pub(crate) fn written(journal: &[Write], entity: i64, cell: u32) -> Option<i64> {
    let found = if journal.is_empty() { return None } else { find(journal, entity, cell).ok()? };
    journal.get(found).map(|write| write.value)
}

fn find(journal: &[Write], entity: i64, cell: u32) -> Result<usize, usize> {
    journal.binary_search_by_key(&(entity, cell), |write| (write.entity, write.cell))
}

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    /// The cell of a family that `GetAt` and `PutAt` mean.
    pub(super) fn family(&self, i: Instr) -> Result<u32, Trap> {
        let place = u32::try_from(self.m.reg(i.c)).map_err(|_| Trap::BadIndex)?;
        let cell = i.unsigned().checked_add(place).ok_or(Trap::BadIndex)?;
        if cell < self.m.table.count(Section::Cells) { Ok(cell) } else { Err(Trap::BadIndex) }
    }

    pub(super) fn get(&mut self, i: Instr, cell: u32) -> Done {
        let entity = self.m.reg(i.b);
        if self.m.state.nesting == 0 && self.chooser.opens(entity, cell) && self.m.written(entity, cell).is_none() {
            return Err(self.wait(Pending::Draw(Site::default(), Draw::Cell { entity, cell })));
        }
        let value = self.read_cell(entity, cell)?;
        self.m.set(i.a, value);
        Ok(())
    }

    /// What is stored in a cell, by the dispatch or in the host.
    pub(super) fn stored(&self, entity: i64, cell: u32) -> Option<i64> {
        self.m.written(entity, cell).or_else(|| self.host.read(entity, cell))
    }

    /// The value of a cell.
    pub(in crate::machine) fn read_cell(&mut self, entity: i64, cell: u32) -> Result<i64, Stop> {
        if entity < 0 {
            return Err(Trap::NoEntity.into());
        }
        if let Some(value) = self.stored(entity, cell) {
            return Ok(value);
        }
        let row = self.m.table.cell(cell).ok_or(Trap::Broken)?;
        if row.start_function == NO_INDEX { Ok(row.start) } else { self.number(row.start_function, entity) }
    }

    /// The number that a function of an entity gives.
    fn number(&mut self, function: u32, you: i64) -> Result<i64, Stop> {
        let at = self.pure(function, Args::Words(&[you]), NONE)?;
        Ok(self.m.word(at))
    }

    pub(super) fn put(&mut self, i: Instr, cell: u32) -> Done {
        self.effect()?;
        let (asked, entity) = (self.m.reg(i.a), self.m.reg(i.b));
        if entity < 0 {
            return Err(Trap::NoEntity.into());
        }
        let row = self.m.table.cell(cell).ok_or(Trap::Broken)?;
        let high = if row.high_function == NO_INDEX { row.high } else { self.number(row.high_function, entity)? };
        let new = asked.max(row.low).min(high);
        let old = if K::ON { self.stored(entity, cell) } else { None };
        self.m.write(entity, cell, new)?;
        self.m.state.restructured |= row.kind.is_structure();
        self.tell(|_| Step::Put { cell, entity, old, asked, new });
        Ok(())
    }
}
