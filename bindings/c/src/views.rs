//! What a dispatch gives: results, changes, requests, events, an open choice.

use runebook_runtime::machine::sizes::COMMAND_ARGS;

use crate::error::{Said, answered, copied, rune_error, rune_status, value};
use crate::machine::rune_machine;

/// A change: this cell of this entity becomes this value.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_write {
    /// The entity.
    pub entity: i64,
    /// The new value, within the cell's range.
    pub value: i64,
    /// The cell.
    pub cell: u32,
}

/// A request to the game, which has no result.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_command {
    /// Which command.
    pub command: u32,
    /// How many arguments.
    pub count: u32,
    /// The arguments, then zeros.
    pub args: [i64; 8],
}

const _: () = assert!(COMMAND_ARGS == 8, "the header says so");

/// An open choice.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_ask {
    /// Stable id of the choice.
    pub site: u64,
    /// The entity that chooses.
    pub who: i64,
    /// How many options there are.
    pub options: u32,
    /// Fewest to choose.
    pub min: u32,
    /// Most to choose.
    pub max: u32,
}

/// Copies the results of a dispatch that is done, in the order of the function's results; returns how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_results(machine: *const rune_machine, out: *mut i64, room: usize) -> usize {
    // SAFETY: the caller gives null or what each pointer says.
    value(0, || unsafe { Some(copied(rune_machine::get(machine).ok()?.results().iter().copied(), out, room)) })
}

/// Copies the changes of a dispatch, by entity and cell; returns how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_journal(machine: *const rune_machine, out: *mut rune_write, room: usize) -> usize {
    value(0, || {
        // SAFETY: as above.
        let journal = unsafe { rune_machine::get(machine).ok()? }.journal().iter();
        let writes = journal.map(|write| rune_write { entity: write.entity, value: write.value, cell: write.cell });
        // SAFETY: as above.
        Some(unsafe { copied(writes, out, room) })
    })
}

/// Copies the requests of a dispatch, in order; returns how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_commands(machine: *const rune_machine, out: *mut rune_command, room: usize) -> usize {
    value(0, || {
        // SAFETY: as above.
        let commands = unsafe { rune_machine::get(machine).ok()? }.commands().iter();
        let all = commands.map(|one| rune_command { command: one.command, count: one.count.into(), args: one.args });
        // SAFETY: as above.
        Some(unsafe { copied(all, out, room) })
    })
}

/// Copies the watched events that were announced, each once and in the order of their indices; returns how many.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_announced(machine: *const rune_machine, out: *mut u32, room: usize) -> usize {
    // SAFETY: as above.
    value(0, || unsafe { Some(copied(rune_machine::get(machine).ok()?.announced().iter().copied(), out, room)) })
}

/// A hash of the state a dispatch is in: two games that should agree compare it after each dispatch.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_digest(machine: *const rune_machine) -> u64 {
    // SAFETY: as above.
    value(0, || unsafe { Some(rune_machine::get(machine).ok()?.digest()) })
}

/// The open choice, and its options: entities, entries or members.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_asked(
    machine: *const rune_machine,
    out: *mut rune_ask,
    options: *mut i64,
    room: usize,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        let inner = unsafe { rune_machine::get(machine)? };
        let ask = inner.open_choice().ok_or_else(|| Said::argument("no choice is open"))?;
        let asked = rune_ask { site: ask.site.id, who: ask.who, options: ask.options, min: ask.min, max: ask.max };
        // SAFETY: as above.
        unsafe {
            copied(inner.options().iter().copied(), options, room);
            crate::rows::put(out, asked)
        }
    })
}
