//! Dispatches: begun, run, answered; and values that are only read.

use runebook_runtime::machine::Silent;
use runebook_runtime::{Key, Machine, Outcome, Sample, Trap};

use crate::error::{Answer, Said, answered, given, rune_error, rune_status, values};
use crate::fault::failed;
use crate::host::{Asked, rune_host};
use crate::machine::rune_machine;
use crate::rows::put;
use crate::trace::{Teller, rune_sink};

/// What keys the dice of a dispatch: equal keys give equal dice, on every machine and in every order.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_key {
    /// The game's seed.
    pub seed: u64,
    /// Which run or trial.
    pub run: u64,
    /// The turn.
    pub turn: u64,
    /// Whose dispatch it is.
    pub actor: u64,
    /// Which dispatch of that actor in that turn.
    pub nth: u64,
}

/// Drops all that was before, so that contexts can be made for the dispatch that begins next.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_clear(machine: *mut rune_machine) -> rune_status {
    answered(std::ptr::null_mut(), || {
        // SAFETY: the caller gives null or a machine's memory.
        unsafe { rune_machine::machine(machine)? }.clear();
        Ok(rune_status::RUNE_OK)
    })
}

/// Makes a context of roles and fields in their order, for the dispatch or the reading that follows. `handle` is what is
/// given wherever the rules want such a context; it is good until the next rune_clear.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_make_context(
    machine: *mut rune_machine,
    context: u32,
    roles: *const i64,
    count: usize,
    handle: *mut i64,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or a machine's memory, and so many values.
        unsafe {
            let roles = values(roles, count)?;
            let made = rune_machine::machine(machine)?.make_context(context, roles).map_err(begun)?;
            put(handle, made)
        }
    })
}

/// Begins a dispatch with a function and its arguments. Then rune_run.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_begin(
    machine: *mut rune_machine,
    function: u32,
    args: *const i64,
    count: usize,
    error: *mut rune_error,
) -> rune_status {
    // SAFETY: as above.
    unsafe { begin(machine, error, args, count, |machine, args| machine.begin(function, args)) }
}

/// Begins a dispatch with an event: what reacts to it will run. Then rune_run.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_begin_event(
    machine: *mut rune_machine,
    event: u32,
    args: *const i64,
    count: usize,
    error: *mut rune_error,
) -> rune_status {
    // SAFETY: as above.
    unsafe { begin(machine, error, args, count, |machine, args| machine.begin_event(event, args)) }
}

unsafe fn begin(
    machine: *mut rune_machine,
    error: *mut rune_error,
    args: *const i64,
    count: usize,
    begin: impl FnOnce(&mut Machine<'static, 'static>, &[i64]) -> Result<(), Trap>,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        unsafe {
            let args = values(args, count)?;
            begin(rune_machine::machine(machine)?, args).map_err(begun)?;
        }
        Ok(rune_status::RUNE_OK)
    })
}

/// Why a dispatch could not begin.
fn begun(trap: Trap) -> Said {
    match trap {
        Trap::BadIndex => crate::rows::none("function, event or context"),
        Trap::BadCount => Said::argument("this is another number of arguments than it takes"),
        other => Said::new(rune_status::RUNE_BAD_ARGUMENT, other),
    }
}

/// Runs until the end (RUNE_DONE), an open choice (RUNE_ASK) or a failure (RUNE_FAILED). `sink` may be null: then the
/// run is faster.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_run(
    machine: *mut rune_machine,
    host: *const rune_host,
    key: *const rune_key,
    sink: *const rune_sink,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or what each pointer says.
        unsafe {
            let key = given(key, "the key is null")?;
            let rune_key { seed, run, turn, actor, nth } = *key;
            let mut dice = Sample::new(Key { seed, run, turn, actor, nth });
            let (host, running) = (Asked(host.as_ref()), rune_machine::machine(machine)?);
            let outcome = match sink.as_ref() {
                Some(sink) => running.run(&host, &mut dice, &mut Teller(sink)),
                None => running.run(&host, &mut dice, &mut Silent),
            };
            ended(machine, outcome)
        }
    })
}

unsafe fn ended(machine: *mut rune_machine, outcome: Outcome) -> Answer {
    match outcome {
        Outcome::Done => Ok(rune_status::RUNE_DONE),
        Outcome::Ask(_) => Ok(rune_status::RUNE_ASK),
        // SAFETY: `machine` has been accepted.
        Outcome::Failed(fault) => Err(failed(fault, Some(unsafe { rune_machine::machine(machine)? }))),
        Outcome::Drawing(_, _) => Err(Said::new(rune_status::RUNE_BROKEN, "a draw was left open")),
    }
}

/// Answers the open choice with the place of an option, from 0. Then rune_run with the same key.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_answer(machine: *mut rune_machine, option: u32, error: *mut rune_error) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or a machine's memory.
        unsafe {
            let machine = rune_machine::machine(machine)?;
            let ask = machine.open_choice().ok_or_else(|| Said::argument("no choice is open"))?;
            if option >= ask.options {
                return Err(Said::argument("there is no such option"));
            }
            machine.resume_with(option.into());
        }
        Ok(rune_status::RUNE_OK)
    })
}

/// Reads a stat now: one number in `out[0]`, or eight numbers that say dice. `owner` is an entity, or the handle of a
/// context for a stat of contexts; `context` is the context that it is read in, or RUNE_NONE. What a dispatch has
/// written counts until it is dropped by rune_clear or by another. `sink`, which may be null, is told why it is so.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_read_stat(
    machine: *mut rune_machine,
    host: *const rune_host,
    stat: u32,
    owner: i64,
    context: i64,
    sink: *const rune_sink,
    out: *mut [i64; 8],
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or what each pointer says.
        unsafe {
            let (host, machine) = (Asked(host.as_ref()), rune_machine::machine(machine)?);
            let read = match sink.as_ref() {
                Some(sink) => machine.read_stat(&host, &mut Teller(sink), stat, owner, context),
                None => machine.read_stat(&host, &mut Silent, stat, owner, context),
            };
            put(out, read.map_err(|fault| failed(fault, None))?)
        }
    })
}

/// Reads a cell now: what a dispatch has written, what the game has stored, or the cell's start.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_read_cell(
    machine: *mut rune_machine,
    host: *const rune_host,
    entity: i64,
    cell: u32,
    out: *mut i64,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        unsafe {
            let (host, machine) = (Asked(host.as_ref()), rune_machine::machine(machine)?);
            put(out, machine.read_cell(&host, &mut Silent, entity, cell).map_err(|fault| failed(fault, None))?)
        }
    })
}
