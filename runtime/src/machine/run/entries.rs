//! Entries: their fields, and who holds them.

use super::calls::Args;
use super::compute::field;
use super::{Done, Run, Stop};
use crate::NONE;
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::sink::Sink;
use crate::ops::Instr;
use crate::program::{Entry, Gate};
use crate::table::{Section, Table};
use crate::trap::Trap;
use crate::verify::NO_INDEX;

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    pub(super) fn field_dice(&mut self, i: Instr) -> Done {
        let index = u32::try_from(field(self.m.table, self.m.reg(i.b), i.unsigned())?).map_err(|_| Trap::BadIndex)?;
        let dice = self.m.table.dice(index).ok_or(Trap::BadIndex)?;
        self.m.set_dice(i.a, dice);
        Ok(())
    }

    pub(super) fn kind(&mut self, i: Instr) -> Done {
        let entry = self.m.reg(i.b);
        self.m.set(i.a, kind_of(self.m.table, entry)?);
        Ok(())
    }

    pub(super) fn holds_any(&mut self, i: Instr) -> Done {
        let holds = match u32::try_from(self.m.reg(i.c)) {
            Ok(entry) if entry < self.m.table.count(Section::Entries) => self.holds(self.m.reg(i.b), entry)?,
            Ok(_) => return Err(Trap::BadIndex.into()),
            Err(_) => false,
        };
        self.m.set(i.a, i64::from(holds));
        Ok(())
    }

    /// Whether an entity has learned an entry, has it in a slot, or was granted it.
    pub(super) fn holds(&mut self, entity: i64, entry: u32) -> Result<bool, Stop> {
        if entity < 0 {
            return Ok(false);
        }
        if let Some(known) = self.known_to_hold(entity, entry) {
            return Ok(known);
        }
        let row = self.m.table.entry(entry).ok_or(Trap::Broken)?;
        if row.holds != NO_INDEX && self.read_cell(entity, row.holds)? != 0 {
            return Ok(true);
        }
        if in_slots(self.m.table, &row, &mut |cells| self.contains(entity, cells, entry.into()))? {
            return Ok(true);
        }
        if row.granted == NO_INDEX {
            return Ok(false);
        }
        let at = self.pure(row.granted, Args::Words(&[entity]), NONE)?;
        Ok(self.m.word(at) != 0)
    }

    pub(super) fn in_slot(&mut self, i: Instr) -> Done {
        let (entity, entry) = (self.m.reg(i.b), self.m.reg(i.c));
        let there = entity >= 0 && entry >= 0;
        let cells = (i.index(), u32::from(i.high()));
        let holds = there && self.contains(entity, cells, entry)?;
        self.m.set(i.a, i64::from(holds));
        Ok(())
    }

    fn contains(&mut self, entity: i64, cells: (u32, u32), entry: i64) -> Result<bool, Stop> {
        contains(cells, entry, &mut |cell| self.read_cell(entity, cell))
    }

    /// Whether the holder has what a modifier or reaction asks of it.
    pub(super) fn gate(&mut self, gate: Gate, you: i64) -> Result<bool, Stop> {
        match gate {
            Gate::Open => Ok(true),
            Gate::Entry(entry) => self.holds(you, entry),
            Gate::Cell(cell) if you >= 0 => Ok(self.read_cell(you, cell)? != 0),
            Gate::Cell(_) => Ok(false),
        }
    }
}

/// The kind of an entry, and none of none.
pub(crate) fn kind_of(table: &Table<'_>, entry: i64) -> Result<i64, Trap> {
    if entry == NONE {
        return Ok(NONE);
    }
    let index = u32::try_from(entry).map_err(|_| Trap::NoEntry)?;
    Ok(table.entry(index).ok_or(Trap::BadIndex)?.kind.into())
}

/// Whether an entry lies in a slot of its kind: in one of the runs of cells that `contain` it.
pub(crate) fn in_slots<E: From<Trap>>(
    table: &Table<'_>,
    row: &Entry,
    contain: &mut impl FnMut((u32, u32)) -> Result<bool, E>,
) -> Result<bool, E> {
    let kind = table.kind(row.kind).ok_or(Trap::Broken)?;
    for slot in kind.slots.0..kind.slots.1 {
        if contain(table.slot(slot).ok_or(Trap::Broken)?)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether one of so many cells is an entry.
pub(crate) fn contains<E>(
    (first, count): (u32, u32),
    entry: i64,
    read: &mut impl FnMut(u32) -> Result<i64, E>,
) -> Result<bool, E> {
    for cell in first..first.saturating_add(count) {
        if read(cell)? == entry {
            return Ok(true);
        }
    }
    Ok(false)
}
