//! Instructions: operands, indices, jumps and ends of functions.

use super::{Problem, UNREADABLE, ensure};
use crate::dice::Mode;
use crate::machine::sizes;
use crate::ops::{ALL, Imm, Instr, Op, OpInfo, Operand, spans};
use crate::program::{Function, Rounding};
use crate::table::{LoadError, Section, Table};

pub(super) fn code(table: &Table<'_>) -> Result<(), LoadError> {
    for index in 0..table.count(Section::Functions) {
        let row = LoadError::Row { section: Section::Functions, row: index, problem: UNREADABLE };
        let function = table.function(index).ok_or(row)?;
        for at in function.start..function.end {
            instruction(table, &function, at).map_err(|problem| LoadError::Code { function: index, at, problem })?;
        }
    }
    Ok(())
}

fn instruction(table: &Table<'_>, function: &Function, at: u32) -> Problem {
    let instr = table.instr(at).ok_or("it is of an unknown kind")?;
    let plain = &PLAIN[usize::from(instr.op.number())];
    immediate(table, function, at, instr, plain.imm)?;
    if plain.alone {
        let [a, b, c] = plain.registers;
        let highest = (instr.a & a).max(instr.b & b).max(instr.c & c);
        ensure(u16::from(highest) < function.registers, OUTSIDE)?;
    } else {
        registers(table, function, instr)?;
        arguments(table, function, instr)?;
    }
    let ends = instr.op == Op::Ret || instr.op == Op::Trap;
    ensure(ends || at + 1 < function.end, "the function runs over its end")
}

const OUTSIDE: &str = "a register is outside the function's";

/// What is to be seen of an instruction at a glance.
#[derive(Clone, Copy)]
struct Plain {
    imm: Imm,
    /// Whether its operands are registers by themselves: those are most, and there is no more to see in them.
    alone: bool,
    /// All bits for each operand that is a register.
    registers: [u8; 3],
}

/// By number; those of no instruction are never asked for.
static PLAIN: [Plain; 256] = {
    let mut plain = [Plain { imm: Imm::None, alone: false, registers: [0; 3] }; 256];
    let mut family = 0;
    while family < ALL.len() {
        let mut at = 0;
        while at < ALL[family].len() {
            plain[ALL[family][at].op.number() as usize] = look(&ALL[family][at]);
            at += 1;
        }
        family += 1;
    }
    plain
};

const fn look(row: &OpInfo) -> Plain {
    let plain = matches!(
        row.imm,
        Imm::None
            | Imm::Number
            | Imm::Const
            | Imm::Rounding
            | Imm::Place
            | Imm::Field
            | Imm::Cell
            | Imm::Entry
            | Imm::Forward
            | Imm::Back
    );
    let (a, b, c) = (register(row.a), register(row.b), register(row.c));
    let alone = plain && !matches!(row.a, Operand::None) && a.is_some() && b.is_some() && c.is_some();
    Plain { imm: row.imm, alone, registers: [bits(a), bits(b), bits(c)] }
}

const fn bits(register: Option<u8>) -> u8 {
    match register {
        Some(bits) => bits,
        None => 0,
    }
}

/// All bits if the operand is one register, none if it is no register; `None` for several.
const fn register(operand: Operand) -> Option<u8> {
    match operand {
        Operand::None | Operand::Number | Operand::Small => Some(0),
        Operand::Read | Operand::Write | Operand::Both => Some(u8::MAX),
        Operand::ReadDice
        | Operand::WriteDice
        | Operand::Block(_)
        | Operand::WriteBlock(_)
        | Operand::BothBlock(_)
        | Operand::Count => None,
    }
}

fn registers(table: &Table<'_>, function: &Function, instr: Instr) -> Problem {
    let mut inside = true;
    spans(table, instr, function.registers, &mut |_, first, length| {
        inside &= u32::from(first) + u32::from(length) <= u32::from(function.registers);
    });
    ensure(inside, OUTSIDE)
}

/// The number of arguments and results of calls and questions.
fn arguments(table: &Table<'_>, function: &Function, instr: Instr) -> Problem {
    let Some(row) = instr.op.info() else { return Err("it is of an unknown kind") };
    let wanted = match row.imm {
        Imm::Call => table.function(instr.index()).map(|callee| callee.params),
        Imm::Function => table.function(instr.unsigned()).map(|callee| callee.params),
        Imm::Fact => table.fact(instr.unsigned()).map(|fact| u16::from(fact.params)),
        Imm::Set => table.set(instr.unsigned()).map(|set| u16::from(set.params)),
        Imm::Command => table.command(instr.unsigned()).map(|command| u16::from(command.params)),
        Imm::Event => table.event(instr.unsigned()).map(|event| u16::from(event.params)),
        Imm::Audience => audience(table, instr.unsigned()),
        Imm::None
        | Imm::Number
        | Imm::Const
        | Imm::Dice
        | Imm::Rounding
        | Imm::RegisterRounding
        | Imm::Registers
        | Imm::Forward
        | Imm::Back
        | Imm::Level
        | Imm::Reason
        | Imm::Cell
        | Imm::Cells
        | Imm::Stat
        | Imm::Field
        | Imm::Entry
        | Imm::Context
        | Imm::Place
        | Imm::InRole
        | Imm::Length
        | Imm::Watched
        | Imm::Site
        | Imm::Mode => Some(u16::from(instr.c)),
    };
    ensure(wanted == Some(u16::from(instr.c)), "it gives another number of arguments than are taken")?;
    let queued = instr.op != Op::Later || usize::from(instr.c) <= sizes::QUEUE_ARGS;
    ensure(queued, "it queues more than sixteen arguments")?;
    let returned = instr.op != Op::Ret || u16::from(instr.b) == function.results;
    ensure(returned, "it returns another number of registers than its function")
}

#[inline(always)]
fn immediate(table: &Table<'_>, function: &Function, at: u32, instr: Instr, imm: Imm) -> Problem {
    let (low, second) = instr.pair();
    let below = |index: u32, section: Section| index < table.count(section);
    let index = instr.unsigned();
    let fits = match imm {
        Imm::None | Imm::Number | Imm::Registers | Imm::Reason => true,
        Imm::Const => below(index, Section::Consts),
        Imm::Dice => below(index, Section::Dice),
        Imm::Rounding => Rounding::from_number(instr.imm).is_some(),
        Imm::RegisterRounding => Rounding::from_number(instr.imm >> 8).is_some(),
        Imm::Forward => instr.imm >= 0 && target(function, at, instr),
        Imm::Back => instr.imm < 0 && target(function, at, instr),
        Imm::Level => (0..sizes::LEVELS as i32).contains(&instr.imm),
        Imm::Call => below(instr.index(), Section::Functions),
        Imm::Function => below(index, Section::Functions),
        Imm::Cell => below(index, Section::Cells),
        Imm::Cells => instr.index() + u32::from(instr.high()) <= table.count(Section::Cells),
        Imm::Stat => below(instr.index(), Section::Stats),
        Imm::Field | Imm::Place => instr.imm >= 0,
        Imm::Entry => below(index, Section::Entries),
        Imm::Context => below(index, Section::Contexts),
        Imm::InRole => table.context(low.into()).is_some_and(|context| second < context.size) && index <= 0xffff,
        Imm::Fact => below(index, Section::Facts),
        Imm::Set => below(index, Section::Sets),
        Imm::Length => (0..=255).contains(&instr.imm),
        Imm::Command => below(index, Section::Commands),
        Imm::Event => below(index, Section::Events),
        Imm::Audience => audience(table, index).is_some(),
        Imm::Watched => table.event(index).is_some_and(|event| event.watched),
        Imm::Site => below(index, Section::Sites),
        Imm::Mode => Mode::from_imm(instr.imm).is_some(),
    };
    ensure(fits, "its last operand is out of range")
}

/// Registers of an event's parameters and its audience; none where it has no audience.
fn audience(table: &Table<'_>, event: u32) -> Option<u16> {
    let row = table.event(event)?;
    let most = table.set(row.audience)?.at_most;
    u16::from(row.params).checked_add(most)?.checked_add(1)
}

fn target(function: &Function, at: u32, instr: Instr) -> bool {
    let target = i64::from(at) + 1 + i64::from(instr.imm);
    target >= i64::from(function.start) && target < i64::from(function.end)
}
