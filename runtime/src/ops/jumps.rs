//! Jumps and loops. Distances count from the next instruction; only the two loops go back.

use super::Op;
use super::row::{
    Imm, OpInfo,
    Operand::{Both, None, Read},
    costly, row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::Jump, "jump", [None, None, None], Imm::Forward, "go on imm instructions further"),
    row(Op::JumpIf, "jump_if", [Read, None, None], Imm::Forward, "jump if R[a] is not 0"),
    row(Op::JumpUnless, "jump_unless", [Read, None, None], Imm::Forward, "jump if R[a] is 0"),
    costly(Op::Loop, "loop", [Both, None, None], Imm::Back, "R[a] -= 1; jump back if R[a] > 0"),
    costly(Op::ForRange, "for_range", [Both, Read, None], Imm::Back, "R[a] += 1; jump back if R[a] < R[b]"),
    row(
        Op::Salt,
        "salt",
        [Read, None, None],
        Imm::Level,
        "R[a] (the loop's member or round) keys the draws and calls that follow; imm is the depth of the loop in its \
         function, 0 outermost. Emit it at the start of each round; a salted loop's enclosing loops must be salted too",
    ),
];
