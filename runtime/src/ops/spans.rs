//! Which registers an instruction touches. The verifier bounds them; the odds find from them what is still needed.

use super::{Imm, Instr, Length, Operand};
use crate::dice::REGISTERS;
use crate::program::Shape;
use crate::table::Table;

/// What says how long the blocks of instructions are: a table, or a program that becomes one.
pub trait Lengths {
    /// Roles and fields of a kind of context.
    fn context(&self, kind: u32) -> Option<u16>;
    /// Most members of a set.
    fn members(&self, set: u32) -> Option<u16>;
    /// Results of a function.
    fn results(&self, function: u32) -> Option<u16>;
    /// Registers of a stat's value.
    fn value(&self, stat: u32) -> Option<u16>;
}

impl Lengths for Table<'_> {
    fn context(&self, kind: u32) -> Option<u16> {
        Table::context(self, kind).map(|context| u16::from(context.size))
    }

    fn members(&self, set: u32) -> Option<u16> {
        self.set(set).map(|set| set.at_most)
    }

    fn results(&self, function: u32) -> Option<u16> {
        self.function(function).map(|function| function.results)
    }

    fn value(&self, stat: u32) -> Option<u16> {
        self.stat(stat).map(|stat| shape(stat.shape))
    }
}

#[cfg(feature = "write")]
impl Lengths for crate::program::Program {
    fn context(&self, kind: u32) -> Option<u16> {
        self.contexts.get(kind as usize).map(|context| u16::from(context.size))
    }

    fn members(&self, set: u32) -> Option<u16> {
        self.sets.get(set as usize).map(|set| set.at_most)
    }

    fn results(&self, function: u32) -> Option<u16> {
        self.functions.get(function as usize).map(|function| function.results)
    }

    fn value(&self, stat: u32) -> Option<u16> {
        self.stats.get(stat as usize).map(|stat| shape(stat.shape))
    }
}

/// How registers are touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Their value is used.
    Read,
    /// Their value is replaced.
    Write,
}

/// Calls `touch(access, first, length)` for each run of registers that `instr` reads or writes, reads first. A run that
/// is written in part only is read as well.
///
/// `window` is the number of registers of its function. Indices in the instruction must have been verified; a wrong one
/// counts as touching one register past the window.
pub fn spans(table: &impl Lengths, instr: Instr, window: u16, touch: &mut impl FnMut(Access, u16, u16)) {
    let Some(row) = instr.op.info() else { return };
    let operands = [(row.a, instr.a), (row.b, instr.b), (row.c, instr.c)];
    let length = |length| block(table, instr, window, length).unwrap_or(window + 1);
    for (operand, register) in operands {
        let count = match operand {
            Operand::Read | Operand::Both => 1,
            Operand::ReadDice => REGISTERS as u16,
            Operand::Block(rule) | Operand::BothBlock(rule) => length(rule),
            Operand::None
            | Operand::Write
            | Operand::WriteDice
            | Operand::WriteBlock(_)
            | Operand::Count
            | Operand::Number
            | Operand::Small => continue,
        };
        touch(Access::Read, u16::from(register), count);
    }
    immediate(instr, row.imm, touch);
    for (operand, register) in operands {
        let count = match operand {
            Operand::Write | Operand::Both => 1,
            Operand::WriteDice => REGISTERS as u16,
            Operand::WriteBlock(rule) | Operand::BothBlock(rule) => length(rule),
            Operand::None
            | Operand::Read
            | Operand::ReadDice
            | Operand::Block(_)
            | Operand::Count
            | Operand::Number
            | Operand::Small => continue,
        };
        touch(Access::Write, u16::from(register), count);
    }
}

/// Registers that the immediate operand names.
fn immediate(instr: Instr, imm: Imm, touch: &mut impl FnMut(Access, u16, u16)) {
    let (low, second) = instr.pair();
    if imm == Imm::RegisterRounding || imm == Imm::Registers {
        touch(Access::Read, u16::from(low), 1);
    }
    if imm == Imm::Registers {
        touch(Access::Read, u16::from(second), 1);
    }
    if imm == Imm::Stat && instr.high() < INHERIT {
        touch(Access::Read, u16::from(instr.high()), 1);
    }
}

fn block(table: &impl Lengths, instr: Instr, window: u16, rule: Length) -> Option<u16> {
    match rule {
        Length::InB => Some(u16::from(instr.b)),
        Length::InC => Some(u16::from(instr.c)),
        Length::Context => table.context(instr.unsigned()),
        Length::Listed => u16::try_from(instr.imm).ok().and_then(|length| length.checked_add(1)),
        Length::Members => table.members(instr.unsigned()).and_then(|most| most.checked_add(1)),
        Length::Results => table.results(instr.index()),
        Length::Value => table.value(instr.index()),
        Length::Rest => Some(window.saturating_sub(u16::from(instr.b)).max(1)),
    }
}

/// The context register of `Stat` that means the context of the running evaluation.
pub const INHERIT: u8 = 254;
/// The context register of `Stat` that means no context.
pub const NO_CONTEXT: u8 = 255;

/// Registers of a value.
pub const fn shape(shape: Shape) -> u16 {
    match shape {
        Shape::Number => 1,
        Shape::Dice => REGISTERS as u16,
    }
}
