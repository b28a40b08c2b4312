//! Message ids of what a story names.

use runebook_compiler::ir::{CellId, EntryId, FunctionId, Ir, Source, StatId};

use crate::describe;

/// A character.
#[must_use]
pub fn character(ir: &Ir, character: usize) -> String {
    format!("character-{}", ir.characters[character].named.name)
}

/// A stored number: a resource, flag, slot or status.
#[must_use]
pub fn cell(ir: &Ir, cell: CellId) -> String {
    describe::cell_key(ir, cell)
}

/// A stat; of a family read by its member's name, the member.
#[must_use]
pub fn stat(ir: &Ir, stat: StatId) -> String {
    describe::target_key(ir, stat)
}

/// An entry.
#[must_use]
pub fn entry(ir: &Ir, entry: EntryId) -> String {
    describe::entry_key(ir, entry)
}

/// A status.
#[must_use]
pub fn status(ir: &Ir, status: usize) -> String {
    format!("status-{}", ir.statuses[status].named.name)
}

/// A clock.
#[must_use]
pub fn clock(ir: &Ir, clock: usize) -> String {
    format!("clock-{}", ir.clocks[clock].named.name)
}

/// A procedure, check, die, formula or table.
#[must_use]
pub fn function(ir: &Ir, function: FunctionId) -> String {
    describe::function_key(ir, function)
}

/// A step of a procedure, or another value of it by its name.
#[must_use]
pub fn step(ir: &Ir, function: FunctionId, name: &str) -> String {
    let found = &ir.functions[function];
    let sort = if found.steps.iter().any(|step| step.name == name) { "step" } else { "local" };
    format!("{sort}-{}-{name}", found.named.name)
}

/// Where a modifier comes from; none for rules that nobody holds.
#[must_use]
pub fn source(ir: &Ir, source: Source) -> Option<String> {
    match source {
        Source::Entry(id) => Some(entry(ir, id)),
        Source::Status(id) => Some(status(ir, id)),
        Source::Rules => None,
    }
}
