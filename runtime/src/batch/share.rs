//! Which functions of a table run in columns from beginning to end.

use crate::ops::Op;
use crate::program::{Holder, Shape};
use crate::table::{Section, Table};
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
            Op::Get => table.cell(i.unsigned()).is_some_and(|cell| starts(functions, cell.start_function)),
            Op::HoldsEntry => table.entry(i.unsigned()).is_some_and(|entry| starts(functions, entry.granted)),
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

fn stat_stays(table: &Table<'_>, functions: &[Stay], stat: u32) -> bool {
    let Some(row) = table.stat(stat) else { return false };
    let stays = |index: u32| {
        table
            .modifier(index)
            .is_some_and(|modifier| modifier.holder == Holder::Audience || starts(functions, modifier.function))
    };
    row.shape == Shape::Number && starts(functions, row.base) && (row.modifiers.0..row.modifiers.1).all(stays)
}
