//! Seeded faults: a program of the machine in which one instruction does something slightly else.

use runebook_runtime::ops::{ALL, Imm, OpInfo, Operand};
use runebook_runtime::program::Program;
use runebook_runtime::{Instr, Op};

/// A way to get an instruction wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Another instruction with the same operands.
    Other(Op),
    /// A number, index or distance that is off by this.
    Off(i32),
    /// The second and third operand the other way round.
    Swapped,
    /// Another register for the first operand.
    First(u8),
    /// Another register for the second.
    Second(u8),
    /// Another register for the third.
    Third(u8),
    /// Nothing is done.
    Nothing,
    /// What it gives is 0.
    Zero,
}

/// The ways to get an instruction wrong.
pub fn faults(op: Op) -> Vec<Fault> {
    let Some(info) = op.info() else { return Vec::new() };
    let shape = |info: &OpInfo| (info.a, info.b, info.c, info.imm);
    let alike = ALL.iter().copied().flatten().filter(|other| other.op != op && shape(other) == shape(info));
    let mut all: Vec<Fault> = alike.map(|other| Fault::Other(other.op)).collect();
    all.push(Fault::Nothing);
    if info.a == Operand::Write {
        all.push(Fault::Zero);
    }
    if info.imm != Imm::None {
        all.extend([Fault::Off(1), Fault::Off(-1), Fault::Off(0x100)]);
    }
    if info.b != Operand::None && info.b == info.c {
        all.push(Fault::Swapped);
    }
    all.extend([Fault::Second(1), Fault::Second(255), Fault::Third(1), Fault::Third(255), Fault::First(1)]);
    all
}

/// The instruction as it is got wrong.
fn wrong(instr: Instr, fault: Fault) -> Instr {
    match fault {
        Fault::Other(op) => Instr { op, ..instr },
        Fault::Off(by) => Instr { imm: instr.imm.wrapping_add(by), ..instr },
        Fault::Swapped => Instr { b: instr.c, c: instr.b, ..instr },
        Fault::First(by) => Instr { a: instr.a.wrapping_add(by), ..instr },
        Fault::Second(by) => Instr { b: instr.b.wrapping_add(by), ..instr },
        Fault::Third(by) => Instr { c: instr.c.wrapping_add(by), ..instr },
        Fault::Zero => Instr::new(Op::Const, instr.a, 0, 0, 0),
        // a jump to what comes next
        Fault::Nothing => Instr::new(Op::Jump, 0, 0, 0, 0),
    }
}

/// The program with every instruction of this sort got wrong, and with only one of them, as far as there are any.
pub fn mutants(program: &Program, op: Op, fault: Fault, nth: usize) -> Vec<Program> {
    let places: Vec<usize> = (0..program.code.len()).filter(|at| program.code[*at].op == op).collect();
    let Some(one) = places.get(nth % places.len().max(1)).copied() else { return Vec::new() };
    let changed = |places: &[usize]| {
        let mut program = program.clone();
        places.iter().for_each(|at| program.code[*at] = wrong(program.code[*at], fault));
        program
    };
    vec![changed(&places), changed(&[one])]
}
