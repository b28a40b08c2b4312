//! Why a dispatch failed: an error value, never a panic.

use core::fmt;

/// What stopped a dispatch. Nothing was changed in the host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trap {
    /// A number left the range of 64 bits (or a count or side of dice that of 16).
    Overflow,
    /// A division or factor by zero.
    DivisionByZero,
    /// A division that said `exactly` left a remainder.
    Remainder,
    /// A power with a negative exponent.
    BadPower,
    /// An index outside its family, list, set or table.
    BadIndex,
    /// A cell or stat of nobody was asked for.
    NoEntity,
    /// A field of no entry was asked for.
    NoEntry,
    /// A role of no context, or of a context of another kind.
    NoContext,
    /// A chance below 0 or above 1, or with a denominator of 0 or less.
    BadChance,
    /// Another number of arguments or values than are wanted, or a pick among no members.
    BadCount,
    /// Registers that should hold dice hold something else.
    NotDice,
    /// Dice of more than seven different pools.
    TooManyPools,
    /// An answer that is none of the options.
    BadAnswer,
    /// The chooser gave a number that these dice, this chance or this pick cannot give.
    BadDraw,
    /// A script of supplied rolls ended too early.
    RanOut,
    /// The host listed more members than the set may have.
    BadHost,
    /// A function that may only compute tried to change, draw, ask or announce.
    NotPure,
    /// Calls or evaluations nested too deep.
    TooDeep,
    /// The budget of loops and calls is spent.
    OutOfFuel,
    /// One of the caller's slices is full.
    Full(Room),
    /// A table of the rules has no row for this.
    TableGap,
    /// A place the rules can never reach was reached.
    Unreachable,
    /// A repetition passed its bound.
    Repeat,
    /// A number outside the range that its parameter or fact declares.
    OutOfRange,
    /// More entities reacted once in one context than it has places for.
    Crowded,
    /// A reason of the table's own.
    Raised(i32),
    /// The table or the saved state contradicts itself (a verified table cannot).
    Broken,
    /// No dispatch has begun, or an exception of the host's broke it off.
    NotBegun,
}

/// One of the slices that the caller supplies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Registers of all running functions.
    Registers,
    /// Running functions.
    Frames,
    /// Contexts.
    Contexts,
    /// Writes of the dispatch.
    Journal,
    /// Requests to the host.
    Commands,
    /// Calls queued by `later`.
    Queue,
    /// Watched events that were announced.
    Watched,
}

impl Trap {
    /// The trap that the instruction `Trap` raises for its number.
    pub fn raised(reason: i32) -> Trap {
        match reason {
            1 => Trap::TableGap,
            2 => Trap::Unreachable,
            3 => Trap::Repeat,
            4 => Trap::OutOfRange,
            5 => Trap::Crowded,
            other => Trap::Raised(other),
        }
    }

    /// The number to give the instruction `Trap`; `None` for traps that only the machine raises.
    pub fn reason(self) -> Option<i32> {
        match self {
            Trap::TableGap => Some(1),
            Trap::Unreachable => Some(2),
            Trap::Repeat => Some(3),
            Trap::OutOfRange => Some(4),
            Trap::Crowded => Some(5),
            Trap::Raised(other) => Some(other),
            Trap::Overflow
            | Trap::DivisionByZero
            | Trap::Remainder
            | Trap::BadPower
            | Trap::BadIndex
            | Trap::NoEntity
            | Trap::NoEntry
            | Trap::NoContext
            | Trap::BadChance
            | Trap::BadCount
            | Trap::NotDice
            | Trap::TooManyPools
            | Trap::BadAnswer
            | Trap::BadDraw
            | Trap::RanOut
            | Trap::BadHost
            | Trap::NotPure
            | Trap::TooDeep
            | Trap::OutOfFuel
            | Trap::Full(_)
            | Trap::Broken
            | Trap::NotBegun => None,
        }
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            Trap::Overflow => {
                "a number grew too large: numbers have 64 bits, dice at most 32,767 of a sort and as many sides"
            }
            Trap::DivisionByZero => "a number was divided by zero",
            Trap::Remainder => "a division that must come out even left a remainder",
            Trap::BadPower => "a number was raised to a negative power",
            Trap::BadIndex => "an index is outside its list",
            Trap::NoEntity => "a value of nobody was asked for",
            Trap::NoEntry => "a field of no entry was asked for",
            Trap::NoContext => "a role of no context was asked for",
            Trap::BadChance => "a chance is not between 0 and 1",
            Trap::BadCount => "there are other arguments than it takes, or no members to pick from",
            Trap::NotDice => "a value that should be dice is not",
            Trap::TooManyPools => "dice of more than seven different kinds were joined",
            Trap::BadAnswer => "an answer is none of the options",
            Trap::BadDraw => "a supplied roll is impossible for these dice",
            Trap::RanOut => "more rolls were needed than were supplied",
            Trap::BadHost => "the host listed more members than the set may have",
            Trap::NotPure => "a value that is only computed tried to change something or to roll",
            Trap::TooDeep => "rules call each other too deep",
            Trap::OutOfFuel => "the budget of steps is spent",
            Trap::Full(room) => return write!(f, "the room for {room} is full"),
            Trap::TableGap => "a table has no row for this",
            Trap::Unreachable => "a place that can never be reached was reached",
            Trap::Repeat => "a repetition passed its bound",
            Trap::OutOfRange => "a number is outside the range that was declared for it",
            Trap::Crowded => "more than eight react once in one context",
            Trap::Raised(reason) => return write!(f, "the rules stopped for reason {reason}"),
            Trap::Broken => "the table contradicts itself",
            Trap::NotBegun => "no dispatch has begun, or it was broken off: begin one",
        };
        f.write_str(text)
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Room::Registers => "registers",
            Room::Frames => "running functions",
            Room::Contexts => "contexts",
            Room::Journal => "changes",
            Room::Commands => "commands",
            Room::Queue => "queued calls",
            Room::Watched => "watched events",
        })
    }
}

impl core::error::Error for Trap {}

impl Trap {
    /// The trap as a number above 0 that stays the same from version to version, for hosts in other languages.
    pub const fn number(self) -> i32 {
        match self {
            Trap::Overflow => 1,
            Trap::DivisionByZero => 2,
            Trap::Remainder => 3,
            Trap::BadPower => 4,
            Trap::BadIndex => 5,
            Trap::NoEntity => 6,
            Trap::NoEntry => 7,
            Trap::NoContext => 8,
            Trap::BadChance => 9,
            Trap::BadCount => 10,
            Trap::NotDice => 11,
            Trap::TooManyPools => 12,
            Trap::BadAnswer => 13,
            Trap::BadDraw => 14,
            Trap::RanOut => 15,
            Trap::BadHost => 16,
            Trap::NotPure => 17,
            Trap::TooDeep => 18,
            Trap::OutOfFuel => 19,
            Trap::Full(Room::Registers) => 20,
            Trap::Full(Room::Frames) => 21,
            Trap::Full(Room::Contexts) => 22,
            Trap::Full(Room::Journal) => 23,
            Trap::Full(Room::Commands) => 24,
            Trap::Full(Room::Queue) => 25,
            Trap::Full(Room::Watched) => 26,
            Trap::TableGap => 27,
            Trap::Unreachable => 28,
            Trap::Repeat => 29,
            Trap::OutOfRange => 30,
            Trap::Crowded => 31,
            Trap::Raised(_) => 32,
            Trap::Broken => 33,
            Trap::NotBegun => 34,
        }
    }
}
