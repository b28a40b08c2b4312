//! What is asked of the host and of entities: a question for each lane. What a rule answers is run in columns again.

use super::bits::Lanes;
use super::engine::{Engine, Now};
use super::lane::Lane;
use super::run::ARGS;
use super::value::Value;
use super::{LANES, Leave};
use crate::NONE;
use crate::machine::{Host, contains, in_slots};
use crate::ops::Instr;
use crate::table::Section;
use crate::trap::Trap;
use crate::verify::NO_INDEX;

impl<T: Lane, H: Host + ?Sized> Engine<'_, '_, T, H> {
    pub(super) fn cell(&mut self, now: Now<'_>, entity: Value, cell: u32) -> Result<Value, Leave> {
        self.cell_in(self.lanes(now)?, entity, cell)
    }

    /// A cell of entities; where nothing is stored, and a rule says with what it starts, that rule is run for those.
    pub(super) fn cell_in(&mut self, lanes: Lanes, entity: Value, cell: u32) -> Result<Value, Leave> {
        let mut missing = Lanes::NONE;
        let stored = self.each_of(lanes, |engine, lane| {
            let stored = engine.around.cell(engine.at(entity, lane), cell)?;
            if stored.is_none() {
                missing.put(lane);
            }
            Ok(stored.unwrap_or(0))
        })?;
        let start = self.around.table.cell(cell).ok_or(Leave::Whole)?.start_function;
        self.or_by_rule(stored, missing, start, &[entity])
    }

    /// A value, but in some lanes what a function gives.
    fn or_by_rule(&mut self, value: Value, lanes: Lanes, function: u32, args: &[Value]) -> Result<Value, Leave> {
        if lanes.is_empty() {
            return Ok(value);
        }
        let place = self.called(function, args, Value::same(NONE), lanes)?;
        let given = self.given(place, 0);
        let mixed = self.chosen(lanes, given, value)?;
        self.drop(given);
        self.drop(value);
        Ok(mixed)
    }

    /// One value in these lanes, another in the others.
    pub(super) fn chosen(&mut self, lanes: Lanes, one: Value, other: Value) -> Result<Value, Leave> {
        let mask = self.mask_of(lanes)?;
        let mixed = self.mixed(mask, one, other)?;
        self.forget(mask);
        Ok(mixed)
    }

    pub(super) fn cell_of_family(
        &mut self,
        now: Now<'_>,
        entity: Value,
        place: Value,
        first: u32,
    ) -> Result<Value, Leave> {
        let count = self.around.table.count(Section::Cells);
        let cell = move |place: i64| {
            let place = u32::try_from(place).map_err(|_| Trap::BadIndex)?;
            first.checked_add(place).filter(|cell| *cell < count).ok_or(Trap::BadIndex)
        };
        if place.is_same()
            && let Ok(cell) = cell(place.low)
        {
            return self.cell(now, entity, cell);
        }
        self.each(now, |engine, lane| engine.around.plain_cell(engine.at(entity, lane), cell(engine.at(place, lane))?))
    }

    pub(super) fn in_slot(&mut self, now: Now<'_>, i: Instr) -> Result<Value, Leave> {
        let (entity, entry) = (self.register(now.frame, i.b), self.register(now.frame, i.c));
        let cells = (i.index(), u32::from(i.high()));
        self.each(now, |engine, lane| {
            let (entity, entry) = (engine.at(entity, lane), engine.at(entry, lane));
            if entity < 0 || entry < 0 {
                return Ok(0);
            }
            contains(cells, entry, &mut |cell| engine.around.plain_cell(entity, cell)).map(i64::from)
        })
    }

    pub(super) fn holds_any(&mut self, now: Now<'_>, entity: Value, entry: Value) -> Result<Value, Leave> {
        let entries = self.around.table.count(Section::Entries);
        if entry.is_same()
            && let Some(entry) = u32::try_from(entry.low).ok().filter(|entry| *entry < entries)
        {
            return self.holds(self.lanes(now)?, entity, entry);
        }
        self.each(now, |engine, lane| match u32::try_from(engine.at(entry, lane)) {
            Ok(entry) if entry < entries => match engine.held(engine.at(entity, lane), entry)? {
                Some(holds) => Ok(holds.into()),
                None => Err(Trap::NotPure),
            },
            Ok(_) => Err(Trap::BadIndex),
            Err(_) => Ok(0),
        })
    }

    /// Whether entities hold an entry. Where a rule may grant it, that rule is run for those who hold it no other way.
    pub(super) fn holds(&mut self, lanes: Lanes, entity: Value, entry: u32) -> Result<Value, Leave> {
        let mut missing = Lanes::NONE;
        let held = self.each_of(lanes, |engine, lane| {
            let held = engine.held(engine.at(entity, lane), entry)?;
            if held.is_none() {
                missing.put(lane);
            }
            Ok(held.unwrap_or(false).into())
        })?;
        let granted = self.around.table.entry(entry).ok_or(Leave::Whole)?.granted;
        self.or_by_rule(held, missing, granted, &[entity])
    }

    /// Whether an entity holds an entry; `None` where a rule may grant it.
    fn held(&self, entity: i64, entry: u32) -> Result<Option<bool>, Trap> {
        if entity < 0 {
            return Ok(Some(false));
        }
        if let Some(known) = self.around.known_to_hold(entity, entry) {
            return Ok(Some(known));
        }
        let row = self.around.table.entry(entry).ok_or(Trap::Broken)?;
        let read = &mut |cell| self.around.plain_cell(entity, cell);
        if row.holds != NO_INDEX && read(row.holds)? != 0 {
            return Ok(Some(true));
        }
        if in_slots(self.around.table, &row, &mut |cells| contains(cells, entry.into(), read))? {
            return Ok(Some(true));
        }
        Ok(if row.granted == NO_INDEX { Some(false) } else { None })
    }

    pub(super) fn fact(&mut self, now: Now<'_>, i: Instr) -> Result<Value, Leave> {
        let mut values = [Value::same(0); ARGS];
        let values = values.get_mut(..usize::from(i.c)).ok_or(Leave::Whole)?;
        for (slot, register) in values.iter_mut().zip(i.b..=u8::MAX) {
            *slot = self.register(now.frame, register);
        }
        let mut missing = Lanes::NONE;
        let told = self.each(now, |engine, lane| {
            let mut args = [0; ARGS];
            args.iter_mut().zip(&*values).for_each(|(slot, value)| *slot = engine.at(*value, lane));
            let told = engine.around.host.fact(i.unsigned(), args.get(..values.len()).unwrap_or(&[]));
            if told.is_none() {
                missing.put(lane);
            }
            Ok(told.unwrap_or(0))
        })?;
        let otherwise = self.around.table.fact(i.unsigned()).ok_or(Leave::Whole)?.otherwise;
        self.or_by_rule(told, missing, otherwise, values)
    }

    /// In which lanes a value is not 0, of these.
    pub(super) fn set_in(&self, lanes: Lanes, value: Value) -> Lanes {
        if value.is_same() && value.low != 0 {
            return lanes;
        }
        lanes.both(Lanes::where_it(|lane| lane < LANES && self.at(value, lane) != 0))
    }
}
