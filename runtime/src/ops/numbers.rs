//! Arithmetic: every result is checked, an overflow is a trap.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{None, Read, Write},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::Add, "add", [Write, Read, Read], Imm::None, "R[a] = R[b] + R[c]"),
    row(Op::Sub, "sub", [Write, Read, Read], Imm::None, "R[a] = R[b] - R[c]"),
    row(Op::Mul, "mul", [Write, Read, Read], Imm::None, "R[a] = R[b] * R[c]"),
    row(Op::Neg, "neg", [Write, Read, None], Imm::None, "R[a] = -R[b]"),
    row(Op::AddImm, "add_imm", [Write, Read, None], Imm::Number, "R[a] = R[b] + imm"),
    row(Op::MulImm, "mul_imm", [Write, Read, None], Imm::Number, "R[a] = R[b] * imm"),
    row(Op::Min, "min", [Write, Read, Read], Imm::None, "R[a] = the smaller of R[b] and R[c]"),
    row(Op::Max, "max", [Write, Read, Read], Imm::None, "R[a] = the larger of R[b] and R[c]"),
    row(Op::Pow, "pow", [Write, Read, Read], Imm::None, "R[a] = R[b] to the power R[c]; a negative R[c] traps"),
    row(Op::Div, "div", [Write, Read, Read], Imm::Rounding, "R[a] = R[b] / R[c], rounded as imm says"),
    row(
        Op::MulDiv,
        "mul_div",
        [Write, Read, Read],
        Imm::RegisterRounding,
        "R[a] = R[b] * R[c] / R[imm & 255], the product exact, rounded once as imm >> 8 says",
    ),
];
