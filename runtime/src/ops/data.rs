//! Instructions that move values.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{None, Read, ReadDice, Write, WriteDice},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::Const, "const", [Write, None, None], Imm::Number, "R[a] = imm"),
    row(Op::Wide, "wide", [Write, None, None], Imm::Const, "R[a] = constant number imm"),
    row(Op::Move, "move", [Write, Read, None], Imm::None, "R[a] = R[b]"),
    row(Op::MoveDice, "move_dice", [WriteDice, ReadDice, None], Imm::None, "D[a] = D[b]; the blocks may overlap"),
    row(Op::Entry, "entry", [Write, None, None], Imm::Entry, "R[a] = entry imm; since 1.1"),
    row(Op::DiceConst, "dice_const", [WriteDice, None, None], Imm::Dice, "D[a] = dice constant imm"),
];
