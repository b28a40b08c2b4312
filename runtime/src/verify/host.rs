//! Facts, sets, commands, events, reactions and exports.

use super::{NO_INDEX, each, ensure, gate, optional, owned, range, signature, within};
use crate::machine::sizes;
use crate::ops::shape;
use crate::program::{Event, Holder, Reaction};
use crate::table::{LoadError, Section, Table};

/// Most members of a set: its count and they fit a window.
const MEMBERS: u16 = 254;

pub(super) fn questions(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Facts, |row| {
        let fact = table.fact(row).ok_or(super::UNREADABLE)?;
        signature(table, fact.otherwise, u16::from(fact.params), 1)
    })?;
    each(table, Section::Sets, |row| {
        let set = table.set(row).ok_or(super::UNREADABLE)?;
        ensure(set.at_most <= MEMBERS, "it may have more than 254 members")?;
        optional(table, set.otherwise, u16::from(set.params), set.at_most + 1)
    })?;
    each(table, Section::Commands, |row| {
        let command = table.command(row).ok_or(super::UNREADABLE)?;
        ensure(usize::from(command.params) <= sizes::COMMAND_ARGS, "it has more than eight arguments")
    })
}

pub(super) fn events(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Events, |row| {
        let event = table.event(row).ok_or(super::UNREADABLE)?;
        if event.audience != NO_INDEX {
            let set = table.set(event.audience).ok_or("its audience is not there")?;
            ensure(set.params == event.params, "its audience takes another number of arguments")?;
        }
        range(table, Section::Reactions, event.reactions)?;
        owned(event.reactions, row, |reaction| table.reaction(reaction).map(|reaction| reaction.event))
    })
}

pub(super) fn reactions(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Reactions, |row| {
        let reaction = table.reaction(row).ok_or(super::UNREADABLE)?;
        let event = table.event(reaction.event).ok_or("its event is not there")?;
        within(event.reactions, row)?;
        let before = row.checked_sub(1).and_then(|before| table.reaction(before));
        ensure(before.is_none_or(|before| order(&before) <= order(&reaction)), "it is out of order")?;
        signature(table, reaction.function, u16::from(event.params) + 1, 0)?;
        gate(table, reaction.gate)?;
        holder(&event, &reaction)
    })
}

/// By event, then the highest priority first, then by id.
fn order(reaction: &Reaction) -> (u32, i64, u64) {
    (reaction.event, -i64::from(reaction.priority), reaction.id)
}

fn holder(event: &Event, reaction: &Reaction) -> super::Problem {
    match reaction.holder {
        Holder::Nobody => Ok(()),
        Holder::Owner => Err("an event has no owner"),
        Holder::Role(_) if reaction.context_role => ensure(event.params > 0, "its event has no context"),
        Holder::Role(role) => ensure(role < event.params, "its role is not there"),
        Holder::Audience => ensure(event.audience != NO_INDEX, "its event has no audience"),
    }
}

pub(super) fn exports(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Results, |row| ensure(table.result(row).is_some(), super::UNREADABLE))?;
    let mut before = 0;
    for row in 0..table.count(Section::Exports) {
        let refuse = |problem| LoadError::Row { section: Section::Exports, row, problem };
        before = export(table, row, before).map_err(refuse)?;
    }
    Ok(())
}

/// Checks an export whose results begin at `start`; returns where they end.
fn export(table: &Table<'_>, row: u32, start: u32) -> Result<u32, &'static str> {
    let export = table.export_row(row).ok_or(super::UNREADABLE)?;
    let function = table.function(export.function).ok_or("its function is not there")?;
    range(table, Section::Results, export.results)?;
    ensure(export.results.0 == start, "its results do not follow those of the one before")?;
    let shapes = (export.results.0..export.results.1).filter_map(|index| table.result(index));
    let registers: u64 = shapes.map(|result| u64::from(shape(result.shape))).sum();
    ensure(registers <= u64::from(function.results), "it names more results than its function gives")?;
    Ok(export.results.1)
}
