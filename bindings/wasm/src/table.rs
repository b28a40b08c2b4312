//! The table: loading it, finding things by id, and what is known of them.

use runebook_runtime::program::{CellKind, Symbol};
use runebook_runtime::table::Section;
use runebook_runtime::{LoadError, Table};

use crate::NOWHERE;
use crate::instance::{given, put, table, view, words};

/// Loads a table from bytes that stay where they are: 0, or the reason as a number, with what it is about in the words.
#[unsafe(no_mangle)]
pub extern "C" fn load(at: u32, length: u32) -> i32 {
    match Table::load(given(at, length)) {
        Ok(table) => {
            put(table);
            0
        }
        Err(why) => refused(why),
    }
}

fn refused(why: LoadError) -> i32 {
    let (number, first, second, problem) = match why {
        LoadError::NotATable => (1, 0, 0, ""),
        LoadError::Newer { major, minor } => (2, major.into(), minor.into(), ""),
        LoadError::Older { major } => (3, major.into(), 0, ""),
        LoadError::Length { have, want } => (4, have, want, ""),
        LoadError::Checksum { have, want } => (5, have.into(), want.into(), ""),
        LoadError::Directory { line, problem } => (6, line.into(), 0, problem),
        LoadError::Row { section, row, problem } => (7, section as u64, row.into(), problem),
        LoadError::Code { function, at, problem } => (8, function.into(), at.into(), problem),
    };
    let words = words();
    words[0] = first.cast_signed();
    words[1] = second.cast_signed();
    words[2] = view(problem.as_bytes()).cast_signed();
    number
}

/// The index of what has this id.
#[unsafe(no_mangle)]
pub extern "C" fn find(kind: u32, id: u64) -> i32 {
    let found = table().and_then(|table| match kind {
        0 => table.cell_by_id(id),
        1 => table.stat_by_id(id),
        2 => table.entry_by_id(id),
        3 => table.kind_by_id(id),
        4 => table.context_by_id(id),
        5 => table.fact_by_id(id),
        6 => table.set_by_id(id),
        7 => table.command_by_id(id),
        8 => table.event_by_id(id),
        9 => table.export_by_id(id).map(|export| export.function),
        _ => None,
    });
    found.map_or(NOWHERE, u32::cast_signed)
}

/// What people read for something.
#[unsafe(no_mangle)]
pub extern "C" fn name(kind: u32, index: u32) -> u64 {
    let symbol = match kind {
        0 => Symbol::Cell(index),
        1 => Symbol::Stat(index),
        2 => Symbol::Entry(index),
        3 => Symbol::Kind(index),
        4 => Symbol::Context(index),
        5 => Symbol::Fact(index),
        6 => Symbol::Set(index),
        7 => Symbol::Command(index),
        8 => Symbol::Event(index),
        9 => Symbol::Function(index),
        10 => Symbol::Modifier(index),
        _ => Symbol::Reaction(index),
    };
    table().and_then(|table| table.name(symbol)).map_or(0, |name| view(name.as_bytes()))
}

/// What a game takes for granted of something, but for cells, whose parts [`cell`] tells; 0 where nothing is.
#[unsafe(no_mangle)]
pub extern "C" fn signature(kind: u32, index: u32) -> u32 {
    let section = match kind {
        1 => Section::Stats,
        3 => Section::Kinds,
        9 => Section::Exports,
        _ => return 0,
    };
    table().map_or(0, |table| table.signature(section, index))
}

/// A field of an entry into word 0; whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn field(entry: u32, place: u32) -> i32 {
    let found = table().and_then(|table| table.field(&table.entry(entry)?, place));
    found.map_or(0, |value| {
        words()[0] = value;
        1
    })
}

/// A cell into the words: start, low, high, denominator, whether it is the game's; whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn cell(index: u32) -> i32 {
    let Some(row) = table().and_then(|table| table.cell(index)) else { return 0 };
    let game = i64::from(row.kind == CellKind::HostStat);
    words()[..5].copy_from_slice(&[row.start, row.low, row.high, row.denominator.into(), game]);
    1
}

/// An entry into the words: kind, the cell that says whether it is held, its parameters' first cell and how many, and the
/// functions for learning it, its price and whether it is granted; whether there is one.
#[unsafe(no_mangle)]
pub extern "C" fn entry(index: u32) -> i32 {
    let Some(row) = table().and_then(|table| table.entry(index)) else { return 0 };
    let place = |index: u32| i64::from(index.cast_signed());
    let (first, count) = row.parameters;
    let all = [
        row.kind.into(),
        place(row.holds),
        place(first),
        count.into(),
        place(row.may_learn),
        place(row.price),
        place(row.granted),
    ];
    words()[..7].copy_from_slice(&all);
    1
}
