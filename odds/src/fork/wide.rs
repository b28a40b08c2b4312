//! What made a question too wide, and where the rules failed, in names.

use std::collections::{BTreeMap, BTreeSet};

use runebook_runtime::program::Symbol;
use runebook_runtime::{Machine, Table};

use super::frozen::{CALL, CHANGE, CHANGES, COMMAND, COMMANDS, Kind, QUEUED, WATCHED, Words, count, windows};

/// How many are named.
const NAMED: usize = 3;

/// The first measure that went beyond its bound, in words. Each is what was reached, its bound, and what it counts.
pub(super) fn beyond(measured: [(u64, u64, &str); 4]) -> Option<String> {
    let (reached, _, what) = measured.into_iter().find(|(reached, bound, _)| reached > bound)?;
    Some(format!("{reached} {what}"))
}

/// The running functions of a machine, innermost first.
pub(crate) fn chain(table: &Table<'_>, machine: &Machine<'_, '_>) -> Vec<String> {
    let functions = machine.chain().filter(|at| table.function(at.function).is_some());
    functions.map(|at| function(table, at.function)).collect()
}

fn function(table: &Table<'_>, index: u32) -> String {
    table.name(Symbol::Function(index)).map_or_else(|| format!("function {index}"), str::to_owned)
}

/// The registers and cells with the most different values among states at one place.
pub(super) fn widest(table: &Table<'_>, states: &[&Words]) -> Vec<String> {
    let mut seen: BTreeMap<Slot, BTreeSet<u64>> = BTreeMap::new();
    for words in states {
        for (slot, value) in slots(words) {
            seen.entry(slot).or_default().insert(value);
        }
    }
    let mut by_width: Vec<(usize, Slot)> = seen.into_iter().map(|(slot, values)| (values.len(), slot)).collect();
    by_width.sort_unstable_by(|(left, a), (right, b)| right.cmp(left).then(a.cmp(b)));
    let wide = by_width.into_iter().filter(|(width, _)| *width > 1).take(NAMED);
    wide.map(|(width, slot)| format!("{} ({width} values)", slot.name(table))).collect()
}

/// Something that holds a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    Cell { entity: i64, cell: u32 },
    Register { function: u32, register: u64 },
}

impl Slot {
    fn name(self, table: &Table<'_>) -> String {
        match self {
            Slot::Cell { entity, cell } => match table.name(Symbol::Cell(cell)) {
                Some(name) => format!("{name} of entity {entity}"),
                None => format!("cell {cell} of entity {entity}"),
            },
            Slot::Register { function: index, register } => {
                format!("register {register} of {}", function(table, index))
            }
        }
    }
}

fn slots(words: &[u64]) -> Vec<(Slot, u64)> {
    let word = |at: usize| words.get(at).copied().unwrap_or(0);
    let mut found = Vec::new();
    for window in windows(words).into_iter().filter(|window| window.kind != Kind::Event) {
        for (register, value) in (0u64..).zip(words.iter().skip(window.first).take(window.registers)) {
            found.push((Slot::Register { function: window.function, register }, *value));
        }
    }
    let tail = count(words, COMMANDS) * COMMAND + count(words, QUEUED) * CALL + count(words, WATCHED);
    let end = words.len().saturating_sub(tail);
    for change in (1..=count(words, CHANGES)).map(|change| end.saturating_sub(change * CHANGE)) {
        let cell = u32::try_from(word(change + 1) & u64::from(u32::MAX)).unwrap_or(u32::MAX);
        found.push((Slot::Cell { entity: word(change).cast_signed(), cell }, word(change + 2)));
    }
    found
}
