//! Draws: the only source of chance. What needs no chance (no dice, a certainty, one member) draws nothing.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{None, Read, ReadDice, Write},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::Roll, "roll", [Write, ReadDice, None], Imm::Site, "R[a] = a roll of D[b]; takes one fuel for each die"),
    row(
        Op::Draw,
        "draw",
        [Write, Read, Read],
        Imm::Site,
        "R[a] = 1 with chance R[b]/R[c], else 0; a chance outside 0 to 1 traps",
    ),
    row(Op::Pick, "pick", [Write, Read, None], Imm::Site, "R[a] = one of 0 to R[b] - 1, each as likely; below 1 traps"),
];
