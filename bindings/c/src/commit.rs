//! Carrying out what a dispatch changed, in the game's own slots.

use runebook_runtime::Machine;
use runebook_runtime::machine::Write;

use crate::error::{Said, answered, given, rune_error, rune_status};
use crate::host::rune_host;
use crate::machine::rune_machine;

/// Stores the changes of a dispatch in the slots of the game, and through `write` where a cell has none. If one of
/// them does not fit its slot, or has neither, nothing is stored (RUNE_NO_ROOM). Until a dispatch is committed it has
/// changed nothing: to drop it, go on to the next.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_commit(
    machine: *const rune_machine,
    host: *const rune_host,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or what each pointer says.
        let (host, journal) = unsafe { (given(host, "the host is null")?, finished(machine)?.journal()) };
        journal.iter().try_for_each(|write| check(host, write))?;
        journal.iter().for_each(|write| store(host, write));
        Ok(rune_status::RUNE_OK)
    })
}

/// A machine whose dispatch is over and did not fail.
pub(crate) unsafe fn finished<'a>(machine: *const rune_machine) -> Result<&'a Machine<'static, 'static>, Said> {
    // SAFETY: the caller gives null or a machine's memory.
    let machine = unsafe { rune_machine::get(machine)? };
    if machine.fault().is_some() {
        return Err(Said::argument("the dispatch failed and changes nothing: begin another"));
    }
    if machine.open_choice().is_some() {
        return Err(Said::argument("the dispatch waits for an answer: give it with rune_answer and run on"));
    }
    if !machine.is_done() {
        return Err(Said::argument("no dispatch has come to its end: begin one, or run on after an answer"));
    }
    Ok(machine)
}

fn check(host: &rune_host, write: &Write) -> Result<(), Said> {
    let Write { entity, cell, value, fresh: _ } = *write;
    let no = |why: &str| {
        let text = format!("entity {entity} cannot have {value} in cell {cell}: {why}");
        Err(Said::new(rune_status::RUNE_NO_ROOM, text))
    };
    match host.place(entity, cell) {
        Some((_, slot)) if slot.fits(value) => Ok(()),
        Some(_) => no("it does not fit the slot"),
        None if host.write.is_some() => Ok(()),
        None => no("the cell has no slot, and there is no `write`"),
    }
}

fn store(host: &rune_host, write: &Write) {
    match host.place(write.entity, write.cell) {
        // SAFETY: the place is one of the caller's slots.
        Some((at, slot)) => unsafe { slot.write(at, write.value) },
        None => {
            if let Some(callback) = host.write {
                // SAFETY: the callback is the caller's.
                unsafe { callback(host.user, write.entity, write.cell, write.value) }
            }
        }
    }
}
