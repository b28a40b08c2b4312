//! What a dispatch gives, as numbers in memory.

use runebook_runtime::machine::NO_FUNCTION;
use runebook_runtime::program::Symbol;

use crate::NOWHERE;
use crate::instance::{machine, table, view, words};

/// The results: a view of memory.
#[unsafe(no_mangle)]
pub extern "C" fn results() -> u64 {
    machine().map_or(0, |machine| view(machine.results()))
}

/// How many changes there are; change number `index` into the words: entity, cell, value.
#[unsafe(no_mangle)]
pub extern "C" fn journal(index: u32) -> u32 {
    let Some(machine) = machine() else { return 0 };
    if let Some(write) = machine.journal().get(index as usize) {
        words()[..3].copy_from_slice(&[write.entity, write.cell.into(), write.value]);
    }
    machine.journal().len() as u32
}

/// How many requests there are; request number `index` into the words: command, how many arguments, the arguments.
#[unsafe(no_mangle)]
pub extern "C" fn commands(index: u32) -> u32 {
    let Some(machine) = machine() else { return 0 };
    if let Some(command) = machine.commands().get(index as usize) {
        let words = words();
        (words[0], words[1]) = (command.command.into(), command.count.into());
        words[2..2 + command.args.len()].copy_from_slice(&command.args);
    }
    machine.commands().len() as u32
}

/// The watched events that were announced: a view of memory (32 bits each).
#[unsafe(no_mangle)]
pub extern "C" fn announced() -> u64 {
    machine().map_or(0, |machine| view(machine.announced()))
}

/// The open choice into the words: site, who, how many options, fewest, most; its options: a view of memory.
#[unsafe(no_mangle)]
pub extern "C" fn asked() -> u64 {
    let Some((machine, ask)) = machine().and_then(|machine| machine.open_choice().map(|ask| (machine, ask))) else {
        return 0;
    };
    let all = [ask.site.id.cast_signed(), ask.who, ask.options.into(), ask.min.into(), ask.max.into()];
    words()[..5].copy_from_slice(&all);
    view(machine.options())
}

/// A hash of the state a dispatch is in.
#[unsafe(no_mangle)]
pub extern "C" fn digest() -> u64 {
    machine().map_or(0, |machine| machine.digest())
}

/// Running function number `index`, innermost first, into the words: function, instruction, its name (a view), the file
/// (a view), first byte, one past the last; whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn chain(index: u32) -> i32 {
    let (Some(machine), Some(table)) = (machine(), table()) else { return 0 };
    let Some(at) = machine.chain().nth(index as usize) else { return 0 };
    let name = table.name(Symbol::Function(at.function)).unwrap_or("");
    let found = table.place(at.pc).filter(|_| at.function != NO_FUNCTION);
    let file = found.and_then(|place| table.file(place.file)).unwrap_or("");
    let place = found.unwrap_or_default();
    let function = if at.function == NO_FUNCTION { NOWHERE.into() } else { i64::from(at.function) };
    let all = [
        function,
        at.pc.into(),
        view(name.as_bytes()).cast_signed(),
        view(file.as_bytes()).cast_signed(),
        place.start.into(),
        place.end.into(),
    ];
    words()[..6].copy_from_slice(&all);
    1
}

/// Where the words are: 1024 numbers of 64 bits.
#[unsafe(no_mangle)]
pub extern "C" fn at_words() -> u32 {
    words().as_ptr() as u32
}
