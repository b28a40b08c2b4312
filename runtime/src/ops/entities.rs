//! Cells, stats and entries. Reads see the dispatch's own writes first.

use super::Op;
use super::row::{
    Imm, Length, OpInfo,
    Operand::{None, Read, Write, WriteBlock, WriteDice},
    costly, row,
};

pub(super) const ROWS: &[OpInfo] = &[
    row(Op::Get, "get", [Write, Read, None], Imm::Cell, "R[a] = cell imm of entity R[b]; nobody traps"),
    row(Op::GetAt, "get_at", [Write, Read, Read], Imm::Cell, "R[a] = cell imm + R[c] of entity R[b]"),
    row(
        Op::Put,
        "put",
        [Read, Read, None],
        Imm::Cell,
        "cell imm of entity R[b] = R[a], cut to the cell's range (where low and high cross, high wins)",
    ),
    row(Op::PutAt, "put_at", [Read, Read, Read], Imm::Cell, "cell imm + R[c] of entity R[b] = R[a], cut to its range"),
    row(Op::Wrote, "wrote", [Write, Read, None], Imm::Cell, "R[a] = whether this dispatch wrote cell imm of R[b]"),
    costly(
        Op::Stat,
        "stat",
        [WriteBlock(Length::Value), Read, None],
        Imm::Stat,
        "R[a] or D[a] = stat imm (24 bits) of R[b], an entity or a context; imm >> 24 is the register of the context \
         it is read in, 255 for none, 254 for that of the running evaluation. For a stat of a context, both of these \
         mean that context itself",
    ),
    costly(
        Op::StatAt,
        "stat_at",
        [WriteBlock(Length::Value), Read, Read],
        Imm::Stat,
        "as stat, of stat imm + R[c], which must have the same shape and owner",
    ),
    row(Op::Field, "field", [Write, Read, None], Imm::Field, "R[a] = field imm of entry R[b]; no entry traps"),
    row(Op::FieldDice, "field_dice", [WriteDice, Read, None], Imm::Field, "D[a] = the dice of field imm of entry R[b]"),
    row(Op::Kind, "kind", [Write, Read, None], Imm::None, "R[a] = the kind of entry R[b], -1 for no entry"),
    row(Op::Holds, "holds", [Write, Read, Read], Imm::None, "R[a] = whether entity R[b] holds entry R[c]; nobody: 0"),
    row(
        Op::HoldsEntry,
        "holds_entry",
        [Write, Read, None],
        Imm::Entry,
        "R[a] = whether entity R[b] holds entry imm: it is stored so, lies in a slot of its kind, or is granted",
    ),
    row(
        Op::InSlot,
        "in_slot",
        [Write, Read, Read],
        Imm::Cells,
        "R[a] = whether one of the cells imm (24 bits) and following, imm >> 24 in all, of R[b] is entry R[c]; no \
         entity or no entry: 0",
    ),
];
