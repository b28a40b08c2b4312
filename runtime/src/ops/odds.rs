//! What queries of odds and tests ask about a dispatch.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{None, Write},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::Was, "was", [Write, None, None], Imm::Watched, "R[a] = whether event imm, a watched one, was announced"),
    row(Op::Bound, "bound", [None, None, None], Imm::Site, "record that a repetition at site imm reached its bound"),
];
