//! Failed dispatches: why, and the chain of functions that led there.

use runebook_runtime::machine::{At, Fault, NO_FUNCTION};
use runebook_runtime::program::Symbol;
use runebook_runtime::{Machine, Table};

use crate::error::{Said, copied, rune_status, rune_string, value};
use crate::machine::rune_machine;
use crate::table::rune_table;

/// A running function and the place it is at. Texts are empty where the table was stripped of names.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_place {
    /// The function; RUNE_NOWHERE for an event whose reactions run.
    pub function: u32,
    /// The instruction; for an event, the reaction.
    pub instruction: u32,
    /// The name of the function.
    pub name: rune_string,
    /// The source file.
    pub file: rune_string,
    /// The first byte in it.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// Copies the running functions of a failed or waiting dispatch, innermost first; returns how many there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_chain(
    machine: *const rune_machine,
    table: *const rune_table,
    out: *mut rune_place,
    room: usize,
) -> usize {
    value(0, || {
        // SAFETY: the caller gives null or what each pointer says.
        unsafe {
            let (machine, table) = (rune_machine::get(machine).ok()?, rune_table::get(table).ok()?);
            Some(copied(machine.chain().map(|at| place(table, at)), out, room))
        }
    })
}

fn place(table: &Table<'_>, at: At) -> rune_place {
    let name = table.name(Symbol::Function(at.function)).unwrap_or_default();
    let found = table.place(at.pc).filter(|_| at.function != NO_FUNCTION).unwrap_or_default();
    let file = if found.end > 0 { table.file(found.file).unwrap_or_default() } else { "" };
    rune_place {
        function: at.function,
        instruction: at.pc,
        name: rune_string::of(name),
        file: rune_string::of(file),
        start: found.start,
        end: found.end,
    }
}

/// What is said of a failed dispatch.
pub(crate) fn failed(fault: Fault, machine: Option<&Machine<'_, '_>>) -> Said {
    let mut text = fault.trap.to_string();
    let names = machine.into_iter().flat_map(|machine| {
        let name = |at: At| machine.table().name(Symbol::Function(at.function)).map(str::to_owned);
        machine.chain().filter_map(name).collect::<Vec<_>>()
    });
    let chain: Vec<String> = names.filter(|name| !name.is_empty()).collect();
    if !chain.is_empty() {
        text.push_str(&format!(" (in {})", chain.join(", called by ")));
    }
    Said { status: rune_status::RUNE_FAILED, trap: fault.trap.number(), at: fault.at.pc, text }
}
