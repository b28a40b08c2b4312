//! The verifier: passes over all rows and all code, linear in their size, that allocate nothing.
//!
//! What it has passed, the machine need not fear: indices are in range, registers are inside their windows, jumps stay
//! inside their functions and go back only in counted loops, and functions are called with what they expect. What only
//! a run can know (an index in a register, a handle, a spent budget) is a [`crate::Trap`].

use crate::program::{Function, Gate};
use crate::table::{LoadError, Section, Table};

mod code;
mod content;
mod functions;
mod host;
mod stats;

/// The absent index.
pub(crate) const NO_INDEX: u32 = u32::MAX;

/// Refuses a table that could harm the machine.
pub(crate) fn verify(table: &Table<'_>) -> Result<(), LoadError> {
    content::contexts(table)?;
    functions::functions(table)?;
    stats::cells(table)?;
    stats::stats(table)?;
    stats::modifiers(table)?;
    content::kinds(table)?;
    content::entries(table)?;
    host::questions(table)?;
    host::events(table)?;
    host::reactions(table)?;
    host::exports(table)?;
    content::dice(table)?;
    content::members(table)?;
    code::code(table)
}

/// What may be wrong with a row.
type Problem = Result<(), &'static str>;

/// Checks each row of a section.
fn each(table: &Table<'_>, section: Section, check: impl Fn(u32) -> Problem) -> Result<(), LoadError> {
    for row in 0..table.count(section) {
        check(row).map_err(|problem| LoadError::Row { section, row, problem })?;
    }
    Ok(())
}

fn ensure(holds: bool, problem: &'static str) -> Problem {
    if holds { Ok(()) } else { Err(problem) }
}

/// A row that a tag makes unreadable.
const UNREADABLE: &str = "it has an unknown tag";

/// A function that takes and gives so many registers.
fn signature(table: &Table<'_>, function: u32, params: u16, results: u16) -> Problem {
    let found: Function = table.function(function).ok_or("it names a function that is not there")?;
    ensure(found.params == params, "its function takes another number of registers")?;
    ensure(found.results == results, "its function gives another number of registers")
}

/// A function as in [`signature`], or none.
fn optional(table: &Table<'_>, function: u32, params: u16, results: u16) -> Problem {
    if function == NO_INDEX { Ok(()) } else { signature(table, function, params, results) }
}

fn gate(table: &Table<'_>, gate: Gate) -> Problem {
    match gate {
        Gate::Open => Ok(()),
        Gate::Entry(entry) => ensure(entry < table.count(Section::Entries), "its gate is an entry that is not there"),
        Gate::Cell(cell) => ensure(cell < table.count(Section::Cells), "its gate is a cell that is not there"),
    }
}

/// A range of the rows of a section.
fn range(table: &Table<'_>, section: Section, (start, end): (u32, u32)) -> Problem {
    ensure(start <= end && end <= table.count(section), "a range of it is outside its section")
}

/// A range whose first and last row belong to `owner`; the rows are sorted by owner, so all between do too.
fn owned(range: (u32, u32), owner: u32, owner_of: impl Fn(u32) -> Option<u32>) -> Problem {
    let (start, end) = range;
    if start == end {
        return Ok(());
    }
    let its = |row| owner_of(row).is_some_and(|found| found == owner);
    ensure(its(start) && its(end.saturating_sub(1)), "a range of it holds rows of another")
}

fn within((start, end): (u32, u32), row: u32) -> Problem {
    ensure(start <= row && row < end, "it is outside the range of its owner")
}
