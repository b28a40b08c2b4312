//! Functions: ranges of code in order, windows of at most 256 registers.

use super::{Problem, each, ensure};
use crate::program::Function;
use crate::table::{LoadError, Section, Table};

/// Most registers of a function.
const WINDOW: u16 = 256;
/// The context register of a function that runs in none.
const OUTSIDE: u8 = 255;

pub(super) fn functions(table: &Table<'_>) -> Result<(), LoadError> {
    each(table, Section::Functions, |row| {
        let function = table.function(row).ok_or(super::UNREADABLE)?;
        let before = row.checked_sub(1).and_then(|before| table.function(before));
        shape(table, &function)?;
        ensure(before.is_none_or(|before| before.end <= function.start), "its code overlaps that of the one before")
    })
}

fn shape(table: &Table<'_>, function: &Function) -> Problem {
    let code = table.count(Section::Code);
    ensure(function.start < function.end && function.end <= code, "its code is outside the table's")?;
    ensure(function.registers <= WINDOW, "it has more than 256 registers")?;
    ensure(function.params <= function.registers, "it takes more registers than it has")?;
    ensure(function.results <= function.registers, "it gives more registers than it has")?;
    ensure(
        function.context == OUTSIDE
            || (u16::from(function.context) < function.registers
                && u32::from(function.context_kind) < table.count(Section::Contexts)),
        "its context is not there",
    )
}
