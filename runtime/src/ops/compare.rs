//! Comparisons: yes is 1, no is 0.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{None, Read, Write},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::Eq, "eq", [Write, Read, Read], Imm::None, "R[a] = whether R[b] = R[c]"),
    row(Op::Ne, "ne", [Write, Read, Read], Imm::None, "R[a] = whether R[b] is not R[c]"),
    row(Op::Lt, "lt", [Write, Read, Read], Imm::None, "R[a] = whether R[b] < R[c]"),
    row(Op::Le, "le", [Write, Read, Read], Imm::None, "R[a] = whether R[b] <= R[c]"),
    row(Op::EqImm, "eq_imm", [Write, Read, None], Imm::Number, "R[a] = whether R[b] = imm"),
    row(Op::LtImm, "lt_imm", [Write, Read, None], Imm::Number, "R[a] = whether R[b] < imm"),
    row(Op::GtImm, "gt_imm", [Write, Read, None], Imm::Number, "R[a] = whether R[b] > imm"),
    row(
        Op::LeRatio,
        "le_ratio",
        [Write, Read, Read],
        Imm::Registers,
        "R[a] = whether R[b] * R[c] <= R[imm & 255] * R[imm >> 8 & 255], exactly",
    ),
    row(Op::LtRatio, "lt_ratio", [Write, Read, Read], Imm::Registers, "as le_ratio, with <"),
    row(Op::EqRatio, "eq_ratio", [Write, Read, Read], Imm::Registers, "as le_ratio, with ="),
    row(Op::Not, "not", [Write, Read, None], Imm::None, "R[a] = 1 if R[b] is 0, else 0"),
];
