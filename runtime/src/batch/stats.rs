//! Stats over columns: a base, and what the modifiers that apply make of it. Numbers that are added, each type of bonus
//! for itself, are added in columns; where a modifier does more than that, or a base is a fraction, the values are in
//! columns and their layers are gone over lane by lane.

use super::Leave;
use super::bits::Lanes;
use super::engine::{Engine, Here, Now};
use super::lane::Lane;
use super::value::Value;
use crate::NONE;
use crate::machine::{Host, NumberLayers, context_range};
use crate::ops::{INHERIT, Instr, NO_CONTEXT};
use crate::program::{Gate, Holder, Layer, Modifier, Shape, Stat};
use crate::verify::NO_INDEX;

/// A sum in which of each type of bonus only the best and the worst count.
#[derive(Clone, Copy)]
struct Sum {
    /// Where it is wanted.
    lanes: Lanes,
    sum: Value,
    /// The layer and type of what came last.
    last: (Layer, u16),
    best: Value,
    worst: Value,
}

/// Where a modifier applies, and its value there: a number, and for factors by what it is divided.
#[derive(Clone, Copy, Debug)]
pub(super) struct Applied {
    lanes: Lanes,
    value: Value,
    by: Value,
}

/// A modifier that applies somewhere, until the layers of its stat are gone over.
#[derive(Clone, Copy, Debug)]
pub struct Kept {
    layer: Layer,
    bonus_type: u16,
    priority: i32,
    applied: Applied,
}

impl Default for Kept {
    fn default() -> Kept {
        let nothing = Applied { lanes: Lanes::NONE, value: Value::same(0), by: Value::same(1) };
        Kept { layer: Layer::Add, bonus_type: 0, priority: 0, applied: nothing }
    }
}

impl<T: Lane, H: Host + ?Sized> Engine<'_, '_, T, H> {
    pub(super) fn stat(&mut self, now: Now<'_>, i: Instr, stat: u32) -> Result<Value, Leave> {
        let row = self.around.table.stat(stat).ok_or(Leave::Whole)?;
        let owner = self.register(now.frame, i.b);
        let evaluation = match i.high() {
            INHERIT | NO_CONTEXT if row.context != NO_INDEX => owner,
            NO_CONTEXT => Value::same(NONE),
            INHERIT => now.frame.evaluation,
            register => self.register(now.frame, register),
        };
        self.spend(1)?;
        self.worked_out(self.lanes(now)?, &row, owner, evaluation)
    }

    /// A stat of an owner in each lane that is wanted.
    pub(super) fn worked_out(
        &mut self,
        lanes: Lanes,
        row: &Stat,
        owner: Value,
        evaluation: Value,
    ) -> Result<Value, Leave> {
        if row.shape == Shape::Dice {
            self.left = self.left.either(lanes);
            return Ok(Value::same(0));
        }
        self.owned(lanes, row, owner)?;
        let (base, parts) = self.base(lanes, row, owner, evaluation)?;
        if !(parts.is_same() && parts.low == 1 && self.adds(row)) {
            return self.layered(lanes, row, (base, parts), (owner, evaluation));
        }
        let zero = Value::same(0);
        let mut sum = Sum { lanes, sum: base, last: (Layer::Add, 0), best: zero, worst: zero };
        for index in row.modifiers.0..row.modifiers.1 {
            let modifier = self.around.table.modifier(index).ok_or(Leave::Whole)?;
            if let Some(Applied { lanes, value, by }) = self.applied(lanes, &modifier, owner, evaluation)? {
                self.added(&mut sum, &modifier, lanes, value)?;
                self.drop(value);
                self.drop(by);
            }
        }
        self.close(&mut sum)?;
        let raised = self.replaced(lanes, sum.sum, Value::same(row.low), Self::greater)?;
        self.replaced(lanes, raised, Value::same(row.high), Self::lesser)
    }

    /// Whether all modifiers of a stat only add: what comes before factors and after them is the same where there are none.
    fn adds(&self, row: &Stat) -> bool {
        (row.modifiers.0..row.modifiers.1).filter_map(|index| self.around.table.modifier(index)).all(|modifier| {
            match modifier.layer {
                Layer::Add | Layer::Afterwards => true,
                Layer::Factor | Layer::AtLeast | Layer::AtMost | Layer::Is | Layer::Sides | Layer::Count => false,
            }
        })
    }

    /// The layers of a stat lane by lane, over columns of what its modifiers give.
    fn layered(
        &mut self,
        lanes: Lanes,
        row: &Stat,
        (base, parts): (Value, Value),
        (owner, evaluation): (Value, Value),
    ) -> Result<Value, Leave> {
        let first = self.kept;
        for index in row.modifiers.0..row.modifiers.1 {
            let modifier = self.around.table.modifier(index).ok_or(Leave::Whole)?;
            if let Some(applied) = self.applied(lanes, &modifier, owner, evaluation)? {
                let Modifier { layer, bonus_type, priority, .. } = modifier;
                *self.applies.get_mut(self.kept).ok_or(Leave::Whole)? = Kept { layer, bonus_type, priority, applied };
                self.kept += 1;
            }
        }
        let value = self.each_of(lanes, |engine, lane| {
            let mut layers = NumberLayers::new(engine.at(base, lane), engine.at(parts, lane))?;
            let kept = engine.applies.get(first..engine.kept).unwrap_or(&[]);
            for Kept { layer, bonus_type, priority, applied } in kept.iter().filter(|kept| kept.applied.lanes.has(lane))
            {
                let (value, by) = (engine.at(applied.value, lane), engine.at(applied.by, lane));
                layers.apply(*layer, *bonus_type, *priority, value, by)?;
            }
            Ok(layers.finish(row.rounding, row.positives_only)?.max(row.low).min(row.high))
        })?;
        for at in first..self.kept {
            let Applied { value, by, .. } = self.applies.get(at).ok_or(Leave::Whole)?.applied;
            self.drop(value);
            self.drop(by);
        }
        self.kept = first;
        self.drop(base);
        self.drop(parts);
        Ok(value)
    }

    fn owned(&mut self, lanes: Lanes, row: &Stat, owner: Value) -> Result<(), Leave> {
        let contexts = self.around.contexts;
        for lane in lanes.iter() {
            let owner = self.at(owner, lane);
            let fits = match row.context {
                NO_INDEX => owner >= 0,
                wanted => context_range(contexts, owner).is_ok_and(|(kind, _)| kind == wanted),
            };
            if !fits {
                self.left.put(lane);
            }
        }
        Ok(())
    }

    /// The base, and of how many parts it is: set, or what its function gives.
    fn base(&mut self, lanes: Lanes, row: &Stat, owner: Value, evaluation: Value) -> Result<(Value, Value), Leave> {
        let mut set = Lanes::NONE;
        let stored = match row.base_cell {
            NO_INDEX => Value::same(0),
            cell => self.each_of(lanes, |engine, lane| {
                let stored = engine.around.stored(engine.at(owner, lane), cell).filter(|value| *value != i64::MIN);
                if stored.is_some() {
                    set.put(lane);
                }
                Ok(stored.unwrap_or(0))
            })?,
        };
        let others = lanes.without(set).without(self.left);
        let whole = Value::same(1);
        if others.is_empty() {
            return Ok((stored, whole));
        }
        let results = self.around.table.function(row.base).ok_or(Leave::Whole)?.results;
        let place = self.called(row.base, &[owner, evaluation], evaluation, others)?;
        let given = self.given(place, 0);
        let parts = if results == 2 { self.given(place, 1) } else { whole };
        if set.is_empty() {
            self.drop(stored);
            return Ok((given, parts));
        }
        let mixed = (self.chosen(set, stored, given)?, self.chosen(set, whole, parts)?);
        [stored, given, parts].into_iter().for_each(|value| self.drop(value));
        Ok(mixed)
    }

    /// The lanes in which a modifier applies, and its value there.
    fn applied(
        &mut self,
        lanes: Lanes,
        modifier: &Modifier,
        owner: Value,
        evaluation: Value,
    ) -> Result<Option<Applied>, Leave> {
        let lanes = lanes.without(self.left);
        let you = match modifier.holder {
            Holder::Nobody | Holder::Owner => self.shared(owner),
            Holder::Role(role) => self.each_of(lanes, |engine, lane| {
                Ok(engine.around.entity_in(engine.at(evaluation, lane), role).unwrap_or(NONE))
            })?,
            Holder::Audience => return Ok(None),
        };
        let there = match modifier.holder {
            Holder::Role(_) => lanes.both(Lanes::where_it(|lane| self.at(you, lane) >= 0)),
            Holder::Nobody | Holder::Owner | Holder::Audience => lanes,
        };
        let open = self.open(there, modifier.gate, you)?;
        let found = if open.is_empty() { None } else { Some(self.asked(open, modifier, you, evaluation)?) };
        self.drop(you);
        Ok(found.filter(|found| !found.lanes.is_empty()))
    }

    /// The lanes in which the gate of a modifier is open.
    fn open(&mut self, lanes: Lanes, gate: Gate, you: Value) -> Result<Lanes, Leave> {
        let asked = match gate {
            _ if lanes.is_empty() => return Ok(lanes),
            Gate::Open => return Ok(lanes),
            Gate::Entry(entry) => self.holds(lanes, you, entry)?,
            Gate::Cell(cell) => {
                let there = lanes.both(Lanes::where_it(|lane| self.at(you, lane) >= 0));
                self.cell_in(there, you, cell)?
            }
        };
        let open = self.set_in(lanes, asked).without(self.left);
        self.drop(asked);
        Ok(open)
    }

    /// Where a modifier says that it applies, and with which value.
    fn asked(&mut self, lanes: Lanes, modifier: &Modifier, you: Value, evaluation: Value) -> Result<Applied, Leave> {
        let results = self.around.table.function(modifier.function).ok_or(Leave::Whole)?.results;
        let place = self.called(modifier.function, &[you, evaluation], evaluation, lanes)?;
        let mut given = [Value::same(1); 3];
        for (nth, slot) in (0..usize::from(results)).zip(&mut given) {
            *slot = self.given(place, nth);
        }
        let [applies, value, by] = given;
        let lanes = self.set_in(lanes, applies).without(self.left);
        self.drop(applies);
        Ok(Applied { lanes, value, by })
    }

    fn added(&mut self, sum: &mut Sum, modifier: &Modifier, lanes: Lanes, value: Value) -> Result<(), Leave> {
        let there = if lanes == sum.lanes { self.shared(value) } else { self.chosen(lanes, value, Value::same(0))? };
        if (modifier.layer, modifier.bonus_type) != sum.last {
            self.close(sum)?;
            sum.last = (modifier.layer, modifier.bonus_type);
        }
        if modifier.bonus_type == 0 {
            sum.sum = self.replaced(sum.lanes, sum.sum, there, Self::sum)?;
        } else {
            sum.best = self.replaced(sum.lanes, sum.best, there, Self::greater)?;
            sum.worst = self.replaced(sum.lanes, sum.worst, there, Self::lesser)?;
        }
        self.drop(there);
        Ok(())
    }

    /// The best and the worst of one type of bonus are added.
    fn close(&mut self, sum: &mut Sum) -> Result<(), Leave> {
        for more in [sum.best, sum.worst] {
            sum.sum = self.replaced(sum.lanes, sum.sum, more, Self::sum)?;
            self.drop(more);
        }
        (sum.best, sum.worst) = (Value::same(0), Value::same(0));
        Ok(())
    }

    /// What comes of a value and another, in place of the value.
    fn replaced(&mut self, lanes: Lanes, old: Value, by: Value, f: Work<Self>) -> Result<Value, Leave> {
        let new = f(self, Here::In(lanes), old, by)?;
        self.drop(old);
        Ok(new)
    }
}

type Work<E> = fn(&mut E, Here<'_>, Value, Value) -> Result<Value, Leave>;
