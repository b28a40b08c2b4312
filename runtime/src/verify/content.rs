//! Contexts, kinds, entries and dice constants.

use super::{NO_INDEX, each, ensure, optional, owned, range, within};
use crate::table::{LoadError, Section, Table};

/// Most kinds of context: a function names one in a byte.
const CONTEXTS: u32 = 255;

pub(super) fn contexts(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Contexts, |row| {
        let context = table.context(row).ok_or(super::UNREADABLE)?;
        ensure(row < CONTEXTS, "there are more than 255 kinds of context")?;
        ensure(context.roles <= context.size && context.roles <= 32, "it has too many roles")?;
        let beyond = context.entity_roles.checked_shr(u32::from(context.roles)).unwrap_or(0);
        ensure(beyond == 0, "a role beyond its last is said to be an entity")
    })
}

pub(super) fn kinds(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Slots, |row| {
        let (first, count) = table.slot(row).ok_or(super::UNREADABLE)?;
        cells(table, first, count)
    })?;
    each(table, Section::Kinds, |row| {
        let kind = table.kind(row).ok_or(super::UNREADABLE)?;
        range(table, Section::Slots, kind.slots)?;
        range(table, Section::Entries, kind.entries)?;
        ensure(kind.meanings.is_none_or(|first| meant(table, first, kind.fields)), "its meanings are not there")?;
        owned(kind.entries, row, |entry| table.entry(entry).map(|entry| entry.kind))
    })
}

pub(super) fn entries(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Entries, |row| {
        let entry = table.entry(row).ok_or(super::UNREADABLE)?;
        let kind = table.kind(entry.kind).ok_or("its kind is not there")?;
        within(kind.entries, row)?;
        let before = row.checked_sub(1).and_then(|before| table.entry(before));
        ensure(before.is_none_or(|before| (before.kind, before.id) <= (entry.kind, entry.id)), "it is out of order")?;
        let fields = entry.fields.checked_add(u32::from(kind.fields));
        let there = kind.fields == 0 || fields.is_some_and(|end| end <= table.count(Section::Fields));
        ensure(there, "its fields are not there")?;
        ensure(entry.holds == NO_INDEX || entry.holds < table.count(Section::Cells), "its cell is not there")?;
        cells(table, entry.parameters.0, u32::from(entry.parameters.1))?;
        optional(table, entry.may_learn, 1, 1)?;
        optional(table, entry.price, 1, 1)?;
        optional(table, entry.granted, 1, 1)
    })
}

pub(super) fn dice(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Dice, |row| ensure(table.dice(row).is_some(), "it is no dice"))
}

fn cells(table: &Table<'_>, first: u32, count: u32) -> super::Problem {
    let end = first.checked_add(count);
    ensure(count == 0 || end.is_some_and(|end| end <= table.count(Section::Cells)), "its cells are not there")
}

fn meant(table: &Table<'_>, first: u32, fields: u16) -> bool {
    fields == 0 || first.checked_add(fields.into()).is_some_and(|end| end <= table.count(Section::Meanings))
}

pub(super) fn members(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Meanings, |row| ensure(table.has_meaning(row), super::UNREADABLE))?;
    each(table, Section::Members, |row| {
        let order = |row| table.member(row).map(|member| (member.domain, member.place));
        let sorted = row.checked_sub(1).is_none_or(|before| order(before) < order(row));
        ensure(sorted, "it is out of order")
    })
}
