//! A machine with all the room it works in.

use std::mem::{align_of, size_of};

use runebook_runtime::machine::{Command, Frame, Queued, Write, sizes};
use runebook_runtime::{Limits, Machine, Scratch};

use crate::error::{Answer, Said, answered, rune_error, rune_status, values};
use crate::table::rune_table;

/// A machine that runs one dispatch after the other, with the room it needs: give it memory, and look at nothing in it.
/// It must not be moved or copied while it is in use, and it belongs to one thread at a time; many threads may each
/// have one over the same table. Nothing needs to be freed.
#[repr(C)]
#[derive(Debug)]
pub struct rune_machine {
    opaque: [u64; 10240],
}

/// What is in the memory of a `rune_machine`.
#[repr(C)]
struct Inner {
    mark: u64,
    machine: Machine<'static, 'static>,
    room: Room,
}

#[repr(C)]
struct Room {
    registers: [i64; sizes::REGISTERS],
    frames: [Frame; sizes::FRAMES],
    contexts: [i64; sizes::CONTEXTS],
    journal: [Write; sizes::JOURNAL],
    commands: [Command; sizes::COMMANDS],
    queue: [Queued; sizes::QUEUE],
    watched: [u32; sizes::WATCHED],
}

const MARK: u64 = 0x7275_6e65_6d61_6368;

const _: () = assert!(size_of::<Inner>() <= size_of::<rune_machine>(), "RUNE_MACHINE is too small");
const _: () = assert!(align_of::<Inner>() <= align_of::<rune_machine>());

impl rune_machine {
    pub(crate) unsafe fn get<'a>(machine: *const rune_machine) -> Result<&'a Machine<'static, 'static>, Said> {
        let inner = machine.cast::<Inner>();
        // SAFETY: the caller gives null or a machine's memory. The room is lent to the machine, so no reference to the
        // whole is made.
        unsafe {
            if inner.is_null() || (&raw const (*inner).mark).read() != MARK {
                return Err(Said::argument("the machine is null or was never initialised"));
            }
            let machine = &raw const (*inner).machine;
            Ok(&*machine)
        }
    }

    /// The machine alone: its room is lent to it, so no reference to the whole may be made.
    pub(crate) unsafe fn machine<'a>(machine: *mut rune_machine) -> Result<&'a mut Machine<'static, 'static>, Said> {
        let inner = machine.cast::<Inner>();
        // SAFETY: the caller gives null or a machine's memory.
        unsafe {
            if inner.is_null() || (&raw const (*inner).mark).read() != MARK {
                return Err(Said::argument("the machine is null or was never initialised"));
            }
            let machine = &raw mut (*inner).machine;
            Ok(&mut *machine)
        }
    }
}

/// Makes a machine over a table. The table's memory must stay where it is while the machine is in use.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_machine_init(
    machine: *mut rune_machine,
    table: *const rune_table,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        let inner = machine.cast::<Inner>();
        if inner.is_null() {
            return Err(Said::argument("the machine is null"));
        }
        // SAFETY: the caller gives memory for a machine, large enough and aligned by the assertions above; each field is
        // written before a reference to it is made, and the room is reached through the machine alone from then on.
        unsafe {
            let table = rune_table::get(table)?;
            let room = &raw mut (*inner).room;
            let scratch = Scratch {
                registers: fresh(&raw mut (*room).registers),
                frames: fresh(&raw mut (*room).frames),
                contexts: fresh(&raw mut (*room).contexts),
                journal: fresh(&raw mut (*room).journal),
                commands: fresh(&raw mut (*room).commands),
                queue: fresh(&raw mut (*room).queue),
                watched: fresh(&raw mut (*room).watched),
            };
            (&raw mut (*inner).machine).write(Machine::new(table, scratch));
            (&raw mut (*inner).mark).write(MARK);
        }
        Ok(rune_status::RUNE_OK)
    })
}

unsafe fn fresh<T: Default, const N: usize>(room: *mut [T; N]) -> &'static mut [T] {
    let first = room.cast::<T>();
    for at in 0..N {
        // SAFETY: the array has N places.
        unsafe { first.add(at).write(T::default()) };
    }
    // SAFETY: all of them are written now.
    unsafe { std::slice::from_raw_parts_mut(first, N) }
}

/// Changes the machine by one of its builders.
unsafe fn rebuilt(
    machine: *mut rune_machine,
    build: impl FnOnce(Machine<'static, 'static>) -> Machine<'static, 'static>,
) -> Answer {
    // SAFETY: the caller gives null or a machine's memory. The builders cannot panic, so nothing is dropped twice.
    unsafe {
        let place: *mut Machine<'static, 'static> = rune_machine::machine(machine)?;
        place.write(build(place.read()));
    }
    Ok(rune_status::RUNE_OK)
}

/// Sets what each dispatch may use up: steps in all, functions within each other (1 to 64), evaluations within each
/// other. The usual is 1,000,000, 64 and 32. RUNE_BAD_ARGUMENT, and nothing is set, for a depth that no machine has.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_limits(machine: *mut rune_machine, fuel: u64, depth: u32, nesting: u32) -> rune_status {
    answered(std::ptr::null_mut(), || {
        if depth == 0 || depth as usize > sizes::FRAMES {
            return Err(Said::argument("a machine has room for 1 to 64 functions within each other"));
        }
        // SAFETY: see `rebuilt`.
        unsafe { rebuilt(machine, |machine| machine.with_limits(Limits { fuel, depth, nesting })) }
    })
}

/// Sets the answers to the choices of the dispatches that follow, in order: each is the place of an option, from 0. The
/// array is borrowed until others are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_answers(machine: *mut rune_machine, answers: *const i64, count: usize) -> rune_status {
    answered(std::ptr::null_mut(), || {
        // SAFETY: the caller gives so many answers and leaves them; see `rebuilt`.
        unsafe {
            let answers: &'static [i64] = values(answers, count)?;
            rebuilt(machine, |machine| machine.with_answers(answers))
        }
    })
}

/// Sets the events that rune_announced tells of; the odds are asked for theirs in their question. The array is borrowed until others are set.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_watch(machine: *mut rune_machine, events: *const u32, count: usize) -> rune_status {
    answered(std::ptr::null_mut(), || {
        // SAFETY: as above.
        unsafe {
            let events: &'static [u32] = values(events, count)?;
            rebuilt(machine, |machine| machine.with_watch(events))
        }
    })
}
