//! Which functions of a table run in columns from beginning to end.

use crate::machine::in_slots;
use crate::ops::Op;
use crate::program::{Entry, Gate, Holder, Shape};
use crate::table::{Section, Table};
use crate::trap::Trap;
use crate::verify::NO_INDEX;

/// Where a function leaves columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stay {
    /// Nowhere.
    #[default]
    Stays,
    /// At this instruction, which columns do not do.
    Leaves(u32, Op),
    /// At this instruction, which calls a function or reads a stat that leaves them.
    Calls(u32),
}

/// What of a table runs in columns. A function that leaves them may still run there for whoever does not come to where it
/// leaves.
#[derive(Debug)]
pub struct Columns<'c> {
    functions: &'c [Stay],
}

impl<'c> Columns<'c> {
    /// Looks a table through. `functions` has a place for each function of the table; without, the answer is of the first.
    pub fn of(table: &Table<'_>, functions: &'c mut [Stay]) -> Columns<'c> {
        let count = functions.len().min(table.count(Section::Functions) as usize);
        let functions = functions.get_mut(..count).unwrap_or_default();
        functions.fill(Stay::Stays);
        let mut changed = true;
        while changed {
            changed = false;
            for index in 0..count {
                if functions.get(index) != Some(&Stay::Stays) {
                    continue;
                }
                let stay = looked_at(table, functions, index as u32);
                changed |= stay != Stay::Stays;
                if let Some(slot) = functions.get_mut(index) {
                    *slot = stay;
                }
            }
        }
        Columns { functions }
    }

    /// Of a function.
    pub fn function(&self, function: u32) -> Option<Stay> {
        self.functions.get(function as usize).copied()
    }

    /// Whether a stat stays in columns, whatever modifiers apply.
    pub fn stat(&self, table: &Table<'_>, stat: u32) -> bool {
        stat_stays(table, self.functions, stat)
    }
}

fn looked_at(table: &Table<'_>, functions: &[Stay], function: u32) -> Stay {
    let Some(row) = table.function(function) else { return Stay::Stays };
    let stays = |function: u32| functions.get(function as usize) == Some(&Stay::Stays);
    for at in row.start..row.end {
        let Some(i) = table.instr(at) else { continue };
        let fine = match i.op {
            Op::Call => stays(i.index()),
            Op::Stat => stat_stays(table, functions, i.index()),
            Op::Fact => table.fact(i.unsigned()).is_some_and(|fact| stays(fact.otherwise)),
            Op::Get => cell_stays(table, functions, i.unsigned()),
            Op::GetAt => family(table, i.unsigned()).all(|cell| plain(table, cell)),
            Op::Holds => (0..table.count(Section::Entries)).all(|entry| granted_by_nothing(table, entry)),
            Op::HoldsEntry => entry_stays(table, functions, i.unsigned()),
            Op::InSlot => all_plain(table, (i.index(), u32::from(i.high()))),
            op if super::run::in_columns(op) => true,
            op => return Stay::Leaves(at, op),
        };
        if !fine {
            return Stay::Calls(at);
        }
    }
    Stay::Stays
}

fn starts(functions: &[Stay], function: u32) -> bool {
    function == NO_INDEX || functions.get(function as usize) == Some(&Stay::Stays)
}

fn cell_stays(table: &Table<'_>, functions: &[Stay], cell: u32) -> bool {
    table.cell(cell).is_some_and(|cell| starts(functions, cell.start_function))
}

/// Whether a cell starts with a number: which rule is to be run where it differs from lane to lane, columns do not ask.
fn plain(table: &Table<'_>, cell: u32) -> bool {
    table.cell(cell).is_some_and(|cell| cell.start_function == NO_INDEX)
}

fn all_plain(table: &Table<'_>, (first, count): (u32, u32)) -> bool {
    (first..first.saturating_add(count)).all(|cell| plain(table, cell))
}

/// The cells of a family from its first on, and those after it that could be of it.
fn family<'t>(table: &'t Table<'_>, first: u32) -> impl Iterator<Item = u32> + 't {
    let kind = table.cell(first).map(|cell| cell.kind);
    (first..table.count(Section::Cells)).take_while(move |cell| table.cell(*cell).map(|cell| cell.kind) == kind)
}

/// Whether it is stored who holds an entry, but for what a rule grants.
fn stored_plainly(table: &Table<'_>, row: &Entry) -> bool {
    let differs = &mut |cells| Ok::<bool, Trap>(!all_plain(table, cells));
    (row.holds == NO_INDEX || plain(table, row.holds)) && in_slots(table, row, differs) == Ok(false)
}

fn entry_stays(table: &Table<'_>, functions: &[Stay], entry: u32) -> bool {
    table.entry(entry).is_some_and(|row| stored_plainly(table, &row) && starts(functions, row.granted))
}

fn granted_by_nothing(table: &Table<'_>, entry: u32) -> bool {
    table.entry(entry).is_some_and(|row| stored_plainly(table, &row) && row.granted == NO_INDEX)
}

fn gate_stays(table: &Table<'_>, functions: &[Stay], gate: Gate) -> bool {
    match gate {
        Gate::Open => true,
        Gate::Entry(entry) => entry_stays(table, functions, entry),
        Gate::Cell(cell) => cell_stays(table, functions, cell),
    }
}

fn stat_stays(table: &Table<'_>, functions: &[Stay], stat: u32) -> bool {
    let Some(row) = table.stat(stat) else { return false };
    let stays = |index: u32| {
        table.modifier(index).is_some_and(|modifier| {
            let asked = || gate_stays(table, functions, modifier.gate) && starts(functions, modifier.function);
            modifier.holder == Holder::Audience || asked()
        })
    };
    row.shape == Shape::Number && starts(functions, row.base) && (row.modifiers.0..row.modifiers.1).all(stays)
}
