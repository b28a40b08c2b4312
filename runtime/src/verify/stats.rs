//! Cells, stats and modifiers.

use super::{NO_INDEX, Problem, each, ensure, gate, optional, owned, range, signature, within};
use crate::dice::REGISTERS;
use crate::ops::shape;
use crate::program::{CellKind, Gate, Holder, Layer, Modifier, Shape, Stat};
use crate::table::{LoadError, Section, Table};

pub(super) fn cells(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Cells, |row| {
        let cell = table.cell(row).ok_or(super::UNREADABLE)?;
        optional(table, cell.start_function, 1, 1)?;
        optional(table, cell.high_function, 1, 1)?;
        ensure(cell.low <= cell.high, "its range is empty")
    })
}

pub(super) fn stats(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Stats, |row| {
        let stat = table.stat(row).ok_or(super::UNREADABLE)?;
        let in_context = stat.context != NO_INDEX;
        ensure(!in_context || stat.context < table.count(Section::Contexts), "its context is not there")?;
        let fraction =
            stat.shape == Shape::Number && table.function(stat.base).is_some_and(|function| function.results == 2);
        signature(table, stat.base, 2, if fraction { 2 } else { shape(stat.shape) })?;
        base_cell(table, &stat, in_context)?;
        ensure(stat.low <= stat.high, "its range is empty")?;
        range(table, Section::Modifiers, stat.modifiers)?;
        owned(stat.modifiers, row, |modifier| table.modifier(modifier).map(|modifier| modifier.stat))
    })
}

fn base_cell(table: &Table<'_>, stat: &Stat, in_context: bool) -> Problem {
    if stat.base_cell == NO_INDEX {
        return Ok(());
    }
    ensure(!in_context, "a context has no cells")?;
    let cell = table.cell(stat.base_cell).ok_or("its cell is not there")?;
    ensure(cell.kind == CellKind::StatBase, "its cell is of another kind")
}

pub(super) fn modifiers(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Modifiers, |row| {
        let modifier = table.modifier(row).ok_or(super::UNREADABLE)?;
        let stat = table.stat(modifier.stat).ok_or("its stat is not there")?;
        within(stat.modifiers, row)?;
        let before = row.checked_sub(1).and_then(|before| table.modifier(before));
        ensure(before.is_none_or(|before| order(&before) <= order(&modifier)), "it is out of order")?;
        layer(&stat, &modifier)?;
        signature(table, modifier.function, 2, results(&stat, modifier.layer))?;
        gate(table, modifier.gate)?;
        holder(table, &stat, &modifier)
    })
}

fn order(modifier: &Modifier) -> (u32, Layer, u16, u64) {
    (modifier.stat, modifier.layer, modifier.bonus_type, modifier.id)
}

fn layer(stat: &Stat, modifier: &Modifier) -> Problem {
    let fits = match modifier.layer {
        Layer::Add | Layer::Factor | Layer::Is => true,
        Layer::Sides | Layer::Count => stat.shape == Shape::Dice,
        Layer::Afterwards | Layer::AtLeast | Layer::AtMost => stat.shape == Shape::Number,
    };
    ensure(fits, "its layer does not fit the shape of its stat")?;
    let adds = match modifier.layer {
        Layer::Add => stat.shape == Shape::Number,
        Layer::Sides | Layer::Count | Layer::Afterwards => true,
        Layer::Factor | Layer::AtLeast | Layer::AtMost | Layer::Is => false,
    };
    ensure(adds || modifier.bonus_type == 0, "only what adds a number has a type of bonus")
}

/// Whether it applies, then a value: a fraction, or dice.
fn results(stat: &Stat, layer: Layer) -> u16 {
    let dice = match layer {
        Layer::Add | Layer::Is => stat.shape == Shape::Dice,
        Layer::Sides | Layer::Count | Layer::Factor | Layer::Afterwards | Layer::AtLeast | Layer::AtMost => false,
    };
    1 + if dice { REGISTERS as u16 } else { 2 }
}

fn holder(table: &Table<'_>, stat: &Stat, modifier: &Modifier) -> Problem {
    let context = table.context(stat.context);
    match modifier.holder {
        Holder::Nobody => {
            ensure(context.is_none() || modifier.gate == Gate::Open, "nobody holds it, and a context holds no entries")
        }
        Holder::Owner => ensure(context.is_none(), "a context holds no entries"),
        Holder::Role(role) => {
            let entity = |roles: u32| roles.checked_shr(u32::from(role)).unwrap_or(0) & 1 == 1;
            ensure(context.is_none_or(|context| entity(context.entity_roles)), "its role is no entity of the context")
        }
        Holder::Audience => Err("a stat has no audience"),
    }
}
