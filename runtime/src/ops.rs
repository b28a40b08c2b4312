//! The instructions: eight bytes each, one row per instruction with its number, operands, cost and meaning.
//!
//! Numbers are frozen. To add an instruction: a name and number in [`Op`], a row in its family's file, an arm in
//! `machine/run.rs`. `R[x]` is a register of the running function, `D[x]` the eight registers of a dice value.

use core::fmt;

use crate::program::Rounding;

mod branches;
mod calls;
mod chance;
mod compare;
mod contexts;
mod data;
mod dice;
mod disassemble;
mod entities;
mod host;
mod jumps;
mod numbers;
mod odds;
mod row;
mod spans;

pub use disassemble::{Disassembly, disassemble};
pub use row::{Imm, Length, OpInfo, Operand};
pub use spans::{Access, INHERIT, Lengths, NO_CONTEXT, shape, spans};

/// All rows, by family.
pub const ALL: &[&[OpInfo]] = &[
    data::ROWS,
    numbers::ROWS,
    compare::ROWS,
    jumps::ROWS,
    branches::ROWS,
    calls::ROWS,
    entities::ROWS,
    contexts::ROWS,
    host::ROWS,
    chance::ROWS,
    dice::ROWS,
    odds::ROWS,
];

/// What an instruction does. The numbers are the first byte of its code and never change.
#[expect(missing_docs, reason = "each is documented by its row in `ALL`")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Op {
    Const = 0x01,
    Wide = 0x02,
    Move = 0x03,
    MoveDice = 0x04,
    DiceConst = 0x05,
    Entry = 0x06,

    Add = 0x10,
    Sub = 0x11,
    Mul = 0x12,
    Neg = 0x13,
    AddImm = 0x14,
    MulImm = 0x15,
    Min = 0x16,
    Max = 0x17,
    Pow = 0x18,
    Div = 0x19,
    MulDiv = 0x1a,

    Eq = 0x20,
    Ne = 0x21,
    Lt = 0x22,
    Le = 0x23,
    EqImm = 0x24,
    LtImm = 0x25,
    GtImm = 0x26,
    LeRatio = 0x27,
    LtRatio = 0x28,
    EqRatio = 0x29,
    Not = 0x2a,

    Jump = 0x30,
    JumpIf = 0x31,
    JumpUnless = 0x32,
    Loop = 0x33,
    ForRange = 0x34,
    Salt = 0x35,

    Call = 0x38,
    Ret = 0x39,
    Later = 0x3a,
    #[default]
    Trap = 0x3b,
    Settle = 0x3c,
    Next = 0x3d,

    Get = 0x40,
    GetAt = 0x41,
    Put = 0x42,
    PutAt = 0x43,
    Wrote = 0x44,
    Stat = 0x45,
    StatAt = 0x46,
    Field = 0x47,
    FieldDice = 0x48,
    Kind = 0x49,
    Holds = 0x4a,
    HoldsEntry = 0x4b,
    InSlot = 0x4c,

    IfEq = 0x50,
    IfNe = 0x51,
    IfLt = 0x52,
    IfLe = 0x53,
    IfEqImm = 0x54,
    IfNeImm = 0x55,
    IfLtImm = 0x56,
    IfLeImm = 0x57,
    IfGtImm = 0x58,
    IfAbove = 0x59,
    IfFrom = 0x5a,

    NewContext = 0x60,
    Role = 0x61,
    SetRole = 0x62,
    InRole = 0x63,
    Outer = 0x64,

    Fact = 0x68,
    Members = 0x69,
    Index = 0x6a,
    Command = 0x6b,
    Announce = 0x6c,
    Choose = 0x6d,
    Append = 0x6e,
    AnnounceTo = 0x6f,

    Roll = 0x70,
    Draw = 0x71,
    Pick = 0x72,

    DiceMake = 0x78,
    DiceAdd = 0x79,
    DicePlus = 0x7a,
    DiceTimes = 0x7b,
    DiceSides = 0x7c,
    DiceCount = 0x7d,
    DiceMax = 0x7e,
    DiceMin = 0x7f,
    DiceEq = 0x80,
    DiceRead = 0x81,

    Was = 0x90,
    Bound = 0x91,
}

impl Op {
    /// The instruction of a number, if there is one.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn from_number(number: u8) -> Option<Op> {
        let op = OPS[usize::from(number)];
        if op.number() == number { Some(op) } else { None }
    }

    /// The instruction of a number that a table was loaded with. Loading knows all of them: what it does not is none.
    #[inline(always)]
    pub(crate) fn loaded(number: u8) -> Op {
        OPS[usize::from(number)]
    }

    /// The first byte of its code.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its row; `None` never happens (a test holds the enum and the rows together).
    pub fn info(self) -> Option<&'static OpInfo> {
        BY_NUMBER[usize::from(self.number())]
    }
}

/// One instruction. Its bytes are `op a b c` and `imm` in little-endian order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Instr {
    /// What it does.
    pub op: Op,
    /// First operand, usually the register written.
    pub a: u8,
    /// Second operand.
    pub b: u8,
    /// Third operand.
    pub c: u8,
    /// A number, an index or a distance.
    pub imm: i32,
}

impl Instr {
    /// An instruction with all its operands; unused ones are 0.
    pub const fn new(op: Op, a: u8, b: u8, c: u8, imm: i32) -> Instr {
        Instr { op, a, b, c, imm }
    }

    /// Its eight bytes.
    pub const fn encode(self) -> [u8; 8] {
        let [i, j, k, l] = self.imm.to_le_bytes();
        [self.op.number(), self.a, self.b, self.c, i, j, k, l]
    }

    /// The instruction of eight bytes; `None` if its number is unknown.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn decode(bytes: [u8; 8]) -> Option<Instr> {
        let [op, a, b, c, i, j, k, l] = bytes;
        Some(Instr { op: Op::from_number(op)?, a, b, c, imm: i32::from_le_bytes([i, j, k, l]) })
    }

    /// The immediate operand of `Call`, `Stat`, `StatAt` and `InSlot`: 24 bits of index and 8 above them.
    pub const fn pack(index: u32, high: u8) -> i32 {
        ((index & 0x00ff_ffff) | (high as u32) << 24).cast_signed()
    }

    /// The low 24 bits of `imm`.
    pub const fn index(self) -> u32 {
        self.imm.cast_unsigned() & 0x00ff_ffff
    }

    /// The high 8 bits of `imm`.
    pub const fn high(self) -> u8 {
        self.imm.to_le_bytes()[3]
    }

    /// The low and second byte of `imm`: registers or places.
    pub const fn pair(self) -> (u8, u8) {
        let [low, second, _, _] = self.imm.to_le_bytes();
        (low, second)
    }

    /// All of `imm` as an index.
    pub const fn unsigned(self) -> u32 {
        self.imm.cast_unsigned()
    }
}

impl Rounding {
    /// The rounding of a number in an instruction.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn from_number(number: i32) -> Option<Rounding> {
        match number {
            0 => Some(Rounding::Exactly),
            1 => Some(Rounding::Down),
            2 => Some(Rounding::Up),
            3 => Some(Rounding::TowardZero),
            4 => Some(Rounding::HalfUp),
            5 => Some(Rounding::HalfEven),
            _ => None,
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(not(feature = "lean"))]
        let name = self.info().map_or("?", |row| row.mnemonic);
        #[cfg(feature = "lean")]
        let name = "?";
        f.pad(name)
    }
}

const BY_NUMBER: [Option<&'static OpInfo>; 256] = {
    let mut table: [Option<&'static OpInfo>; 256] = [None; 256];
    let mut family = 0;
    while family < ALL.len() {
        let mut at = 0;
        while at < ALL[family].len() {
            table[ALL[family][at].op as usize] = Some(&ALL[family][at]);
            at += 1;
        }
        family += 1;
    }
    table
};

/// The instructions by number; `trap` for a number that is none's.
const OPS: [Op; 256] = {
    let mut ops = [Op::Trap; 256];
    let mut number = 0;
    while number < 256 {
        if let Some(row) = BY_NUMBER[number] {
            ops[number] = row.op;
        }
        number += 1;
    }
    ops
};
