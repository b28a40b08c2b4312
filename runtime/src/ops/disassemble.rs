//! A function as lines of text, for people.

use core::fmt;

use super::{Imm, Instr, Op, Operand};
use crate::program::Symbol;
use crate::table::Table;

/// Prints one function, a line for each instruction.
#[derive(Clone, Copy, Debug)]
pub struct Disassembly<'t> {
    table: &'t Table<'t>,
    function: u32,
}

/// The lines of function number `function`; nothing if there is no such function.
pub fn disassemble<'t>(table: &'t Table<'t>, function: u32) -> Disassembly<'t> {
    Disassembly { table, function }
}

impl fmt::Display for Disassembly<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(function) = self.table.function(self.function) else { return Ok(()) };
        let name = self.table.name(Symbol::Function(self.function)).unwrap_or("");
        let (params, registers, results) = (function.params, function.registers, function.results);
        writeln!(f, "function {} {name}({params}) {registers} registers -> {results}", self.function)?;
        for at in function.start..function.end {
            match self.table.instr(at) {
                Some(instr) => self.line(f, at, instr)?,
                None => writeln!(f, "{at:6}  ?")?,
            }
        }
        Ok(())
    }
}

impl Disassembly<'_> {
    fn line(&self, f: &mut fmt::Formatter<'_>, at: u32, instr: Instr) -> fmt::Result {
        write!(f, "{at:6}  {:<12}", instr.op)?;
        let Some(row) = instr.op.info() else { return writeln!(f) };
        for (operand, value) in [(row.a, instr.a), (row.b, instr.b), (row.c, instr.c)] {
            match operand {
                Operand::None => {}
                Operand::Read | Operand::Write | Operand::Both => write!(f, " r{value}")?,
                Operand::ReadDice | Operand::WriteDice => write!(f, " d{value}")?,
                Operand::Block(_) | Operand::WriteBlock(_) | Operand::BothBlock(_) => write!(f, " r{value}..")?,
                Operand::Count | Operand::Number => write!(f, " {value}")?,
                Operand::Small => write!(f, " {}", value.cast_signed())?,
            }
        }
        self.immediate(f, at, instr, row.imm)?;
        writeln!(f)
    }

    fn immediate(&self, f: &mut fmt::Formatter<'_>, at: u32, instr: Instr, imm: Imm) -> fmt::Result {
        let (low, second) = instr.pair();
        match imm {
            Imm::None => Ok(()),
            Imm::Number | Imm::Level | Imm::Reason | Imm::Length | Imm::Rounding => write!(f, " {}", instr.imm),
            Imm::Const => write!(f, " {}", self.table.constant(instr.unsigned()).unwrap_or(0)),
            Imm::Dice => write!(f, " {}", self.table.dice(instr.unsigned()).unwrap_or_default()),
            Imm::RegisterRounding => write!(f, " r{low} {second}"),
            Imm::Registers => write!(f, " r{low} r{second}"),
            Imm::Forward | Imm::Back => write!(f, " -> {}", i64::from(at) + 1 + i64::from(instr.imm)),
            Imm::Call => self.named(f, "function", Symbol::Function(instr.index()), instr.index()),
            Imm::Function => self.named(f, "function", Symbol::Function(instr.unsigned()), instr.unsigned()),
            Imm::Cell => self.named(f, "cell", Symbol::Cell(instr.unsigned()), instr.unsigned()),
            Imm::Cells => {
                self.named(f, "cell", Symbol::Cell(instr.index()), instr.index())?;
                write!(f, " {}", instr.high())
            }
            Imm::Stat => {
                self.named(f, "stat", Symbol::Stat(instr.index()), instr.index())?;
                match instr.high() {
                    255 => Ok(()),
                    254 => write!(f, " here"),
                    register => write!(f, " in r{register}"),
                }
            }
            Imm::Field => write!(f, " field {}", instr.imm),
            Imm::Entry => self.named(f, "entry", Symbol::Entry(instr.unsigned()), instr.unsigned()),
            Imm::Context => self.named(f, "context", Symbol::Context(instr.unsigned()), instr.unsigned()),
            Imm::Place => write!(f, " place {}", instr.imm),
            Imm::InRole => {
                self.named(f, "context", Symbol::Context(low.into()), low.into())?;
                write!(f, " role {second}")
            }
            Imm::Fact => self.named(f, "fact", Symbol::Fact(instr.unsigned()), instr.unsigned()),
            Imm::Set => self.named(f, "set", Symbol::Set(instr.unsigned()), instr.unsigned()),
            Imm::Command => self.named(f, "command", Symbol::Command(instr.unsigned()), instr.unsigned()),
            Imm::Event | Imm::Audience | Imm::Watched => {
                self.named(f, "event", Symbol::Event(instr.unsigned()), instr.unsigned())
            }
            Imm::Site => self.named(f, "site", Symbol::Site(instr.unsigned()), instr.unsigned()),
            Imm::Mode => write!(f, " mode {:#x}", instr.imm),
        }?;
        if instr.op == Op::Call { write!(f, " call {}", instr.high()) } else { Ok(()) }
    }

    fn named(&self, f: &mut fmt::Formatter<'_>, what: &str, symbol: Symbol, index: u32) -> fmt::Result {
        match self.table.name(symbol) {
            Some(name) => write!(f, " {name}"),
            None => write!(f, " {what} {index}"),
        }
    }
}
