//! Dispatches: begun, run, answered; and values that are only read.

use runebook_runtime::{Chooser, Key, Limits, Machine, Outcome, Sample, Trap};

use crate::host::Game;
use crate::instance::{given, here, machine, words};
use crate::trace::Teller;

/// Drops all that was before, so that contexts can be made for the dispatch that begins next.
#[unsafe(no_mangle)]
pub extern "C" fn clear() {
    if let Some(machine) = machine() {
        machine.clear();
    }
}

/// Makes a context; its handle into word 0, or the reason why not as a number.
#[unsafe(no_mangle)]
pub extern "C" fn make_context(context: u32, roles: u32, count: u32) -> i32 {
    with(|machine| {
        words()[0] = machine.make_context(context, given(roles, count))?;
        Ok(())
    })
}

/// Begins a dispatch with a function.
#[unsafe(no_mangle)]
pub extern "C" fn begin(function: u32, args: u32, count: u32) -> i32 {
    with(|machine| machine.begin(function, given(args, count)))
}

/// Begins a dispatch with an event.
#[unsafe(no_mangle)]
pub extern "C" fn begin_event(event: u32, args: u32, count: u32) -> i32 {
    with(|machine| machine.begin_event(event, given(args, count)))
}

fn with(work: impl FnOnce(&mut Machine<'static, 'static>) -> Result<(), Trap>) -> i32 {
    machine().ok_or(Trap::Broken).and_then(work).map_or_else(Trap::number, |()| 0)
}

/// What the next dispatches may use up.
#[unsafe(no_mangle)]
pub extern "C" fn limits(fuel: u64, depth: u32, nesting: u32) {
    rebuilt(|machine| machine.with_limits(Limits { fuel, depth, nesting }));
}

/// The answers to the choices of the next dispatches: borrowed until others are given.
#[unsafe(no_mangle)]
pub extern "C" fn answers(at: u32, count: u32) {
    rebuilt(|machine| machine.with_answers(given(at, count)));
}

/// The events that are noted when they are announced: borrowed until others are given.
#[unsafe(no_mangle)]
pub extern "C" fn watch(at: u32, count: u32) {
    rebuilt(|machine| machine.with_watch(given(at, count)));
}

fn rebuilt(build: impl FnOnce(Machine<'static, 'static>) -> Machine<'static, 'static>) {
    // SAFETY: one thread.
    let place = unsafe { &mut *(&raw mut (*here()).machine) };
    *place = place.take().map(build);
}

/// What keys the dice of the dispatches that follow.
#[unsafe(no_mangle)]
pub extern "C" fn key(seed: u64, run: u64, turn: u64, actor: u64, nth: u64) {
    // SAFETY: one thread.
    unsafe { (*here()).key = Key { seed, run, turn, actor, nth } };
}

/// Runs on: 1 done, 2 a choice is open, 3 failed.
#[unsafe(no_mangle)]
pub extern "C" fn run(traced: i32) -> i32 {
    let Some(machine) = machine() else { return 3 };
    // SAFETY: one thread.
    let mut dice = Sample::new(unsafe { (*here()).key });
    let dice: &mut dyn Chooser = &mut dice;
    // The same code works out stats: a chooser that is not known beforehand keeps it to one copy.
    let outcome = machine.run(&Game, dice, &mut Teller { on: traced != 0 });
    match outcome {
        Outcome::Done => 1,
        Outcome::Ask(_) => 2,
        Outcome::Failed(_) | Outcome::Drawing(_, _) => 3,
    }
}

/// Answers the open choice with the place of an option; whether there is such an option.
#[unsafe(no_mangle)]
pub extern "C" fn answer(option: u32) -> i32 {
    let Some(machine) = machine() else { return 0 };
    let there = machine.open_choice().is_some_and(|ask| option < ask.options);
    if there {
        machine.resume_with(option.into());
    }
    there.into()
}

/// Reads a stat into the words; 0, or the reason why not as a number.
#[unsafe(no_mangle)]
pub extern "C" fn read_stat(stat: u32, owner: i64, context: i64, traced: i32) -> i32 {
    let Some(machine) = machine() else { return Trap::Broken.number() };
    match machine.read_stat(&Game, &mut Teller { on: traced != 0 }, stat, owner, context) {
        Ok(value) => {
            words()[..value.len()].copy_from_slice(&value);
            0
        }
        Err(fault) => fault.trap.number(),
    }
}

/// Reads a cell into word 0; 0, or the reason why not as a number.
#[unsafe(no_mangle)]
pub extern "C" fn read_cell(entity: i64, cell: u32) -> i32 {
    let Some(machine) = machine() else { return Trap::Broken.number() };
    match machine.read_cell(&Game, &mut Teller { on: false }, entity, cell) {
        Ok(value) => {
            words()[0] = value;
            0
        }
        Err(fault) => fault.trap.number(),
    }
}

/// Why the last dispatch failed, as a number; 0 if it did not.
#[unsafe(no_mangle)]
pub extern "C" fn trap() -> i32 {
    machine().and_then(|machine| machine.fault()).map_or(0, |fault| fault.trap.number())
}
