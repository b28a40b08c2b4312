//! Contexts: entities with roles that live for one dispatch. A handle names one; -1 is none.

use super::Op;
use super::row::{
    Imm, Length, OpInfo,
    Operand::{Block, None, Read, Write},
    row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(
        Op::NewContext,
        "new_context",
        [Write, Block(Length::Context), None],
        Imm::Context,
        "R[a] = the handle of a new context of kind imm whose roles and fields are R[b..b+size]",
    ),
    row(Op::Role, "role", [Write, Read, None], Imm::Place, "R[a] = role or field imm of context R[b]; none traps"),
    row(Op::SetRole, "set_role", [Read, Read, None], Imm::Place, "role or field imm of context R[b] = R[a]"),
    row(
        Op::InRole,
        "in_role",
        [Write, Read, Read],
        Imm::InRole,
        "R[a] = whether R[b] is a context of kind imm & 255 whose role imm >> 8 is R[c]; no context: 0",
    ),
    row(
        Op::Outer,
        "outer",
        [Write, None, None],
        Imm::Context,
        "R[a] = the context of the nearest running function, this one included, that runs in one of kind imm; -1 where \
         there is none, or where another context of the kind of the innermost one lies between",
    ),
];
