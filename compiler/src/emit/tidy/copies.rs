//! Within a stretch without jumps: copies are read at their source, and constants go into the instructions that take one.

use runebook_runtime::ops::{Instr, Op, Operand};

use super::flow::{Flow, Set};
use super::step::Step;

/// What is known of a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    Number(i32),
    Copy(u8),
    /// What this instruction, which reads that register, gives.
    Same(Op, u8, i32),
}

/// Follows the steps of a function that takes so many registers; whether one became another.
pub(super) fn follow(flow: &Flow, params: u16, steps: &mut [Step]) -> bool {
    let fixed = fixed(flow, params, steps);
    let mut known: Vec<(u8, Known)> = Vec::new();
    let mut changed = false;
    for (at, step) in steps.iter_mut().enumerate() {
        if flow.entered[at] {
            known.clear();
            known
                .extend(fixed.iter().filter(|(place, ..)| *place < at).map(|(_, register, known)| (*register, *known)));
        }
        if step.gone {
            continue;
        }
        let before = step.instr;
        if !step.pinned {
            step.instr = better(&known, before);
        }
        changed |= step.instr != before;
        learn(&mut known, step.instr, flow.touched[at].written);
    }
    changed
}

/// Constants that nothing else is ever put over, and that every way to what follows passes.
fn fixed(flow: &Flow, params: u16, steps: &[Step]) -> Vec<(usize, u8, Known)> {
    let mut fixed = Vec::new();
    let mut passed = 0;
    for (at, step) in steps.iter().enumerate() {
        let Instr { op, a, imm, .. } = step.instr;
        let only = |(place, touch): (usize, &super::flow::Touch)| place == at || !touch.written.has(a);
        let constant = op == Op::Const && !step.gone && passed <= at && u16::from(a) >= params;
        if constant && flow.touched.iter().enumerate().all(only) {
            fixed.push((at, a, Known::Number(imm)));
        }
        passed = passed.max(step.to.unwrap_or(0));
    }
    fixed
}

fn better(known: &[(u8, Known)], instr: Instr) -> Instr {
    folded(known, repeated(known, from_source(known, instr)))
}

fn look(known: &[(u8, Known)], register: u8) -> Option<Known> {
    known.iter().find(|(of, _)| *of == register).map(|(_, known)| *known)
}

/// Reads copies at their source.
fn from_source(known: &[(u8, Known)], instr: Instr) -> Instr {
    let Some(row) = instr.op.info() else { return instr };
    let source = |operand: Operand, register: u8| match look(known, register) {
        Some(Known::Copy(source)) if operand == Operand::Read => source,
        _ => register,
    };
    Instr { a: source(row.a, instr.a), b: source(row.b, instr.b), c: source(row.c, instr.c), ..instr }
}

/// What was read already is not read again.
fn repeated(known: &[(u8, Known)], instr: Instr) -> Instr {
    if !rereads(instr.op) {
        return instr;
    }
    let same = Known::Same(instr.op, instr.b, instr.imm);
    match known.iter().find(|(register, known)| *known == same && *register != instr.a) {
        Some((register, _)) => Instr::new(Op::Move, instr.a, *register, 0, 0),
        None => instr,
    }
}

/// Whether an instruction gives the same until something else than values is done.
const fn rereads(op: Op) -> bool {
    matches!(op, Op::Role | Op::Field | Op::Get)
}

fn number(known: &[(u8, Known)], register: u8) -> Option<i32> {
    match look(known, register)? {
        Known::Number(number) => Some(number),
        Known::Copy(_) | Known::Same(..) => None,
    }
}

/// With a constant in it.
fn folded(known: &[(u8, Known)], instr: Instr) -> Instr {
    let Instr { op, a, b, c, .. } = instr;
    let (left, right) = (number(known, b), number(known, c));
    let with = |op, register, imm| Instr::new(op, a, register, 0, imm);
    match (op, left, right) {
        (Op::Move, Some(number), _) => Instr::new(Op::Const, a, 0, 0, number),
        (Op::Add, _, Some(number)) => with(Op::AddImm, b, number),
        (Op::Add, Some(number), _) => with(Op::AddImm, c, number),
        (Op::Sub, _, Some(number)) if number != i32::MIN => with(Op::AddImm, b, -number),
        (Op::Mul, _, Some(number)) => with(Op::MulImm, b, number),
        (Op::Mul, Some(number), _) => with(Op::MulImm, c, number),
        (Op::Eq, _, Some(number)) => with(Op::EqImm, b, number),
        (Op::Lt, _, Some(number)) => with(Op::LtImm, b, number),
        _ => instr,
    }
}

fn learn(known: &mut Vec<(u8, Known)>, instr: Instr, written: Set) {
    known.retain(|(register, known)| {
        let source = match *known {
            Known::Number(_) => None,
            Known::Copy(source) | Known::Same(_, source, _) => Some(source),
        };
        !written.has(*register) && source.is_none_or(|source| !written.has(source))
    });
    if !computes(instr.op) {
        known.retain(|(_, known)| !matches!(known, Known::Same(..)));
    }
    match instr.op {
        Op::Const => known.push((instr.a, Known::Number(instr.imm))),
        Op::Move if instr.a != instr.b => known.push((instr.a, Known::Copy(instr.b))),
        op if rereads(op) && instr.a != instr.b => known.push((instr.a, Known::Same(op, instr.b, instr.imm))),
        _ => {}
    }
}

/// Whether an instruction changes nothing that others read but registers.
const fn computes(op: Op) -> bool {
    matches!(
        op,
        Op::Const
            | Op::Wide
            | Op::Move
            | Op::MoveDice
            | Op::DiceConst
            | Op::Entry
            | Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Neg
            | Op::AddImm
            | Op::MulImm
            | Op::Min
            | Op::Max
            | Op::Div
            | Op::MulDiv
            | Op::Eq
            | Op::Ne
            | Op::Lt
            | Op::Le
            | Op::EqImm
            | Op::LtImm
            | Op::GtImm
            | Op::Not
            | Op::Role
            | Op::Field
            | Op::Get
            | Op::Stat
            | Op::StatAt
            | Op::Fact
            | Op::HoldsEntry
    )
}
