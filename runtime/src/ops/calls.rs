//! Calls, returns and traps.

use super::Op;
use super::row::{
    Imm, Length, OpInfo,
    Operand::{Block, Count, None, Number, WriteBlock},
    costly, row,
};

pub(super) const ROWS: &[OpInfo] = &[
    costly(
        Op::Call,
        "call",
        [WriteBlock(Length::Results), Block(Length::InC), Count],
        Imm::Call,
        "R[a..] = the results of function imm (24 bits) of R[b..b+c]; imm >> 24 says which call of the caller it is",
    ),
    row(
        Op::Ret,
        "ret",
        [Block(Length::InB), Count, None],
        Imm::None,
        "return R[a..a+b]; b is the function's number of results",
    ),
    costly(
        Op::Later,
        "later",
        [Number, Block(Length::InC), Count],
        Imm::Function,
        "queue a call of function imm with R[b..b+c] (at most 16); it runs after the present top-level call, in order; \
         a says which `later` of the caller it is",
    ),
    row(
        Op::Settle,
        "settle",
        [None, None, None],
        Imm::None,
        "run all queued calls now, in order, and those that they queue: what follows sees the dispatch as it ends",
    ),
    row(
        Op::Next,
        "next",
        [None, None, None],
        Imm::None,
        "begin the next dispatch: what was written and announced so far belongs to those before (for several run as one)",
    ),
    row(
        Op::Trap,
        "trap",
        [None, None, None],
        Imm::Reason,
        "fail: 1 table gap, 2 unreachable, 3 repetition, 4 out of range, 5 crowded, else own",
    ),
];
