//! Comparisons that decide the way by themselves: one instruction for a comparison and a jump. Since 1.2.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{Number, Read, Small},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::IfEq, "if_eq", [Read, Read, Number], Imm::Forward, "jump if R[a] = R[b] holds (c is 1) or not (c is 0)"),
    row(Op::IfNe, "if_ne", [Read, Read, Number], Imm::Forward, "as if_eq, whether R[a] is not R[b]"),
    row(Op::IfLt, "if_lt", [Read, Read, Number], Imm::Forward, "as if_eq, whether R[a] < R[b]"),
    row(Op::IfLe, "if_le", [Read, Read, Number], Imm::Forward, "as if_eq, whether R[a] <= R[b]"),
    row(
        Op::IfEqImm,
        "if_eq_imm",
        [Read, Small, Number],
        Imm::Forward,
        "jump if R[a] = b, a number from -128 to 127, holds (c is 1) or not (c is 0)",
    ),
    row(Op::IfNeImm, "if_ne_imm", [Read, Small, Number], Imm::Forward, "as if_eq_imm, whether R[a] is not b"),
    row(Op::IfLtImm, "if_lt_imm", [Read, Small, Number], Imm::Forward, "as if_eq_imm, whether R[a] < b"),
    row(Op::IfLeImm, "if_le_imm", [Read, Small, Number], Imm::Forward, "as if_eq_imm, whether R[a] <= b"),
    row(Op::IfGtImm, "if_gt_imm", [Read, Small, Number], Imm::Forward, "as if_eq_imm, whether R[a] > b"),
    row(Op::IfAbove, "if_above", [Read, Small, Number], Imm::Forward, "as if_eq_imm, whether b < R[a]; told that way"),
    row(Op::IfFrom, "if_from", [Read, Small, Number], Imm::Forward, "as if_eq_imm, whether b <= R[a]; told that way"),
];
