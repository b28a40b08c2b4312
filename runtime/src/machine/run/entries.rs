//! Entries: their fields, and who holds them.

use super::calls::Args;
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
    fn field_of(&self, i: Instr) -> Result<i64, Trap> {
        let entry = row(self.m.table, self.m.reg(i.b))?;
        self.m.table.field(&entry, i.unsigned()).ok_or(Trap::BadIndex)
    }

    pub(super) fn field_dice(&mut self, i: Instr) -> Done {
        let index = u32::try_from(self.field_of(i)?).map_err(|_| Trap::BadIndex)?;
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
        if held_by(self.m.table, entry, &row, &mut |cell| self.read_cell(entity, cell))? {
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
        let holds = there && contains(cells, entry, &mut |cell| self.read_cell(entity, cell))?;
        self.m.set(i.a, i64::from(holds));
        Ok(())
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

fn row(table: &Table<'_>, entry: i64) -> Result<Entry, Trap> {
    let index = u32::try_from(entry).map_err(|_| Trap::NoEntry)?;
    table.entry(index).ok_or(Trap::BadIndex)
}

/// The kind of an entry, and none of none.
pub(crate) fn kind_of(table: &Table<'_>, entry: i64) -> Result<i64, Trap> {
    if entry == NONE { Ok(NONE) } else { Ok(row(table, entry)?.kind.into()) }
}

/// Whether cells say that an entry is held: it was learned, or lies in a slot of its kind.
pub(crate) fn held_by<E: From<Trap>>(
    table: &Table<'_>,
    entry: u32,
    row: &Entry,
    read: &mut impl FnMut(u32) -> Result<i64, E>,
) -> Result<bool, E> {
    if row.holds != NO_INDEX && read(row.holds)? != 0 {
        return Ok(true);
    }
    let kind = table.kind(row.kind).ok_or(Trap::Broken)?;
    for slot in kind.slots.0..kind.slots.1 {
        if contains(table.slot(slot).ok_or(Trap::Broken)?, i64::from(entry), read)? {
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
