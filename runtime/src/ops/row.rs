//! What a row of the instruction table says.

use super::Op;

/// One row: everything about an instruction but its body.
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// The instruction; its number is `op as u8`.
    pub op: Op,
    /// Its name in a disassembly.
    #[cfg(not(feature = "lean"))]
    pub mnemonic: &'static str,
    /// What the first operand is.
    pub a: Operand,
    /// What the second operand is.
    pub b: Operand,
    /// What the third operand is.
    pub c: Operand,
    /// What the immediate operand is.
    pub imm: Imm,
    /// Fuel it takes, beyond that of the functions and dice it starts.
    pub cost: u8,
    /// What it does.
    #[cfg(not(feature = "lean"))]
    pub doc: &'static str,
}

/// What one of the operands `a`, `b`, `c` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// Unused; 0.
    None,
    /// A register that is read.
    Read,
    /// A register that is written.
    Write,
    /// A register that is read and written.
    Both,
    /// Eight registers that are read.
    ReadDice,
    /// Eight registers that are written.
    WriteDice,
    /// The first of several registers that are read.
    Block(Length),
    /// The first of several registers that are written.
    WriteBlock(Length),
    /// The first of several registers that are read, some of them written.
    BothBlock(Length),
    /// A number of registers.
    Count,
    /// A small number.
    Number,
    /// A number from -128 to 127.
    Small,
}

/// How many registers a block has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// As many as operand `b` says.
    InB,
    /// As many as operand `c` says.
    InC,
    /// The roles and fields of the kind of context.
    Context,
    /// A count, and as many members as the immediate operand says.
    Listed,
    /// A count, and as many members as the set may have.
    Members,
    /// The results of the function.
    Results,
    /// The value of the stat.
    Value,
    /// A count, and as many members as it says when it is reached: all registers to the window's end may be read.
    Rest,
}

/// What the immediate operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imm {
    /// Unused; 0.
    None,
    /// A number.
    Number,
    /// Index of a constant.
    Const,
    /// Index of a dice constant.
    Dice,
    /// A rounding.
    Rounding,
    /// A register that is read (bits 0..8) and a rounding (from bit 8).
    RegisterRounding,
    /// Two registers that are read (bits 0..8 and 8..16).
    Registers,
    /// A distance forward, from the next instruction.
    Forward,
    /// A distance backward, from the next instruction.
    Back,
    /// Depth of the loop, 0 to 7.
    Level,
    /// Index of a function (24 bits) and which call of the caller it is.
    Call,
    /// Index of a function.
    Function,
    /// Reason of a trap.
    Reason,
    /// Index of a cell.
    Cell,
    /// First cell (24 bits) and how many.
    Cells,
    /// Index of a stat (24 bits) and the register of a context (255 none, 254 that of the running evaluation).
    Stat,
    /// Place of a field.
    Field,
    /// Index of an entry.
    Entry,
    /// Index of a kind of context.
    Context,
    /// Place of a role or field in a context.
    Place,
    /// Kind of context (bits 0..8) and place of a role (8..16).
    InRole,
    /// Index of a fact.
    Fact,
    /// Index of a set.
    Set,
    /// Length of a block.
    Length,
    /// Index of a command.
    Command,
    /// Index of an event.
    Event,
    /// Index of an event with an audience.
    Audience,
    /// Index of an event that is watched.
    Watched,
    /// Index of a draw site.
    Site,
    /// Mode of a pool of dice.
    Mode,
}

/// A row that takes no fuel.
pub(super) const fn row(
    op: Op,
    mnemonic: &'static str,
    [a, b, c]: [Operand; 3],
    imm: Imm,
    doc: &'static str,
) -> OpInfo {
    // What is only for people takes a tenth of the machine's size.
    #[cfg(feature = "lean")]
    let _ = (mnemonic, doc);
    OpInfo {
        op,
        #[cfg(not(feature = "lean"))]
        mnemonic,
        a,
        b,
        c,
        imm,
        cost: 0,
        #[cfg(not(feature = "lean"))]
        doc,
    }
}

/// A row that takes one unit of fuel.
pub(super) const fn costly(
    op: Op,
    mnemonic: &'static str,
    operands: [Operand; 3],
    imm: Imm,
    doc: &'static str,
) -> OpInfo {
    let free = row(op, mnemonic, operands, imm, doc);
    OpInfo { cost: 1, ..free }
}
