//! Dice as values.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{None, Read, ReadDice, Write, WriteDice},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(
        Op::DiceMake,
        "dice_make",
        [WriteDice, Read, Read],
        Imm::Mode,
        "D[a] = R[b] dice of R[c] sides, read as imm says",
    ),
    row(Op::DiceAdd, "dice_add", [WriteDice, ReadDice, ReadDice], Imm::None, "D[a] = D[b] and D[c] together"),
    row(
        Op::DicePlus,
        "dice_plus",
        [WriteDice, ReadDice, Read],
        Imm::None,
        "D[a] = D[b] with R[c] added to its constant",
    ),
    row(
        Op::DiceTimes,
        "dice_times",
        [WriteDice, ReadDice, Read],
        Imm::None,
        "D[a] = D[b] with each count R[c] times as large; the constant stays",
    ),
    row(Op::DiceSides, "dice_sides", [WriteDice, ReadDice, Read], Imm::None, "D[a] = D[b] with R[c] more sides a die"),
    row(
        Op::DiceCount,
        "dice_count",
        [WriteDice, ReadDice, Read],
        Imm::None,
        "D[a] = D[b] with R[c] more dice in its first pool",
    ),
    row(
        Op::DiceRead,
        "dice_read",
        [WriteDice, ReadDice, Read],
        Imm::Mode,
        "D[a] = D[b], one summed pool, read as imm says with R[c] for its number",
    ),
    row(Op::DiceMax, "dice_max", [Write, ReadDice, None], Imm::None, "R[a] = the largest total of D[b]"),
    row(Op::DiceMin, "dice_min", [Write, ReadDice, None], Imm::None, "R[a] = the smallest total of D[b]"),
    row(
        Op::DiceEq,
        "dice_eq",
        [Write, ReadDice, ReadDice],
        Imm::None,
        "R[a] = whether D[b] and D[c] are the same dice",
    ),
];
