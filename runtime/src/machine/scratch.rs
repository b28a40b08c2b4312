//! What the caller supplies to a dispatch, and what it finds there.

use super::sink::At;
use super::sizes::{COMMAND_ARGS, LEVELS, QUEUE_ARGS};

/// The slices that a dispatch works in. Their content before a start does not matter; when one is full, the dispatch
/// fails with [`crate::Trap::Full`] and changes nothing.
#[derive(Debug, Default)]
pub struct Scratch<'s> {
    /// Registers of all running functions.
    pub registers: &'s mut [i64],
    /// Functions that wait for others.
    pub frames: &'s mut [Frame],
    /// Contexts: for each its kind, its roles and its fields.
    pub contexts: &'s mut [i64],
    /// Changes.
    pub journal: &'s mut [Write],
    /// Requests to the host.
    pub commands: &'s mut [Command],
    /// Calls for later.
    pub queue: &'s mut [Queued],
    /// Watched events that happened.
    pub watched: &'s mut [u32],
}

/// A change: this cell of this entity becomes this value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Write {
    /// The entity.
    pub entity: i64,
    /// The cell.
    pub cell: u32,
    /// The new value, within the cell's range.
    pub value: i64,
    /// Whether it was written since the last `next`, which only tests and odds have.
    pub fresh: bool,
}

/// A request to the host.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Command {
    /// Which command.
    pub command: u32,
    /// How many arguments.
    pub count: u8,
    /// The arguments, then zeros.
    pub args: [i64; COMMAND_ARGS],
}

impl Command {
    /// The arguments.
    pub fn args(&self) -> &[i64] {
        self.args.get(..usize::from(self.count)).unwrap_or(&[])
    }
}

/// A call that waits for the end of the present one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Queued {
    /// Which function.
    pub function: u32,
    /// How many arguments.
    pub count: u8,
    /// The arguments, then zeros.
    pub args: [i64; QUEUE_ARGS],
    /// The call path that keys its draws.
    pub path: u64,
}

/// A running function, or an event whose reactions are being run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frame {
    /// What it is.
    pub kind: FrameKind,
    /// The function; for an event, the event.
    pub function: u32,
    /// The next instruction; for an event, the next reaction.
    pub pc: u32,
    /// Its first register.
    pub base: u32,
    /// One past its last register.
    pub end: u32,
    /// Where its results go.
    pub dest: u32,
    /// Words of contexts there were when it began.
    pub contexts: u32,
    /// For an event: the next member of its audience, from 1; 0 while the audience was not asked for.
    pub place: u32,
    /// Jumps back since the last salt.
    pub rounds: u32,
    /// The depth of the loop it is in.
    pub level: u8,
    /// The context that its values are read in.
    pub evaluation: i64,
    /// The call path that keys its draws.
    pub path: u64,
    /// Whether a loop of it keys draws; until then `salts` are those of nobody.
    pub salted: bool,
    /// What its loops add to that, outermost first, each with those outside it.
    pub salts: [u64; LEVELS],
}

/// What a frame is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FrameKind {
    /// The function that was started.
    #[default]
    Top,
    /// A call.
    Call,
    /// A call that was queued.
    Later,
    /// A reaction to an event.
    Reaction,
    /// A value that is computed: it may neither change, draw, ask nor announce.
    Pure,
    /// An event whose reactions are being run.
    Event,
}

impl Frame {
    /// Becomes another. Half of a frame are salts, which most have not.
    pub(crate) fn become_like(&mut self, other: &Frame) {
        self.kind = other.kind;
        self.function = other.function;
        self.pc = other.pc;
        self.base = other.base;
        self.end = other.end;
        self.dest = other.dest;
        self.contexts = other.contexts;
        self.place = other.place;
        self.rounds = other.rounds;
        self.level = other.level;
        self.evaluation = other.evaluation;
        self.path = other.path;
        self.salted = other.salted;
        if other.salted {
            self.salts = other.salts;
        }
    }

    /// What its loops add to the path, outermost first.
    pub(crate) fn salts(&self) -> [u64; LEVELS] {
        if self.salted { self.salts } else { [0; LEVELS] }
    }

    /// The instruction it is at.
    pub(crate) fn at(&self) -> At {
        match self.kind {
            FrameKind::Event => At { function: super::sink::NO_FUNCTION, pc: self.pc },
            FrameKind::Top | FrameKind::Call | FrameKind::Later | FrameKind::Reaction | FrameKind::Pure => {
                At { function: self.function, pc: self.pc.saturating_sub(1) }
            }
        }
    }
}

/// Carries out a journal: calls `set(entity, cell, value)` for each change.
pub fn commit(journal: &[Write], mut set: impl FnMut(i64, u32, i64)) {
    for write in journal {
        set(write.entity, write.cell, write.value);
    }
}
