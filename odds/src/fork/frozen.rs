//! A stopped machine as words, without what cannot matter any more: fuel, call paths, salts, commands, unread changes.
//!
//! The layout is that of `Machine::key`; before a machine goes on, the words that only `Machine::save` writes are put in
//! as zeros. Tests that walk calls, loops, queues and changes hold both together.

use runebook_runtime::machine::FrameKind;
use runebook_runtime::machine::sizes::{COMMAND_ARGS, LEVELS, QUEUE_ARGS};
use runebook_runtime::{Machine, NONE, Trap};

use super::cells::{Begun, Reads};

/// Words before the frames: depth, results, contexts, changes, commands, queue, watched, answered, bounds.
pub(super) const HEADER: usize = 9;
/// Words of a frame: what it is, three pairs, its evaluation.
pub(super) const FRAME: usize = 5;
/// Words of a frame that only key dice: rounds, path, salts.
const SALTS: usize = 2 + LEVELS;
pub(super) const CHANGE: usize = 3;
pub(super) const COMMAND: usize = 1 + COMMAND_ARGS;
pub(super) const CALL: usize = 1 + QUEUE_ARGS;
pub(super) const DEPTH: usize = 0;
pub(super) const CHANGES: usize = 3;
pub(super) const COMMANDS: usize = 4;
pub(super) const QUEUED: usize = 5;
pub(super) const WATCHED: usize = 6;
/// Whether a bound was reached: the ways to a state say that themselves. The fuel stands before this word when a machine
/// goes on.
const BOUNDS: usize = 8;

/// What a machine has begun with that has not run yet; `None` for words of any other.
pub(crate) fn begun(words: &[u64]) -> Option<Begun> {
    let first = words.get(HEADER + 1).filter(|_| words.first() == Some(&1))?;
    let index = u32::try_from(first >> 8).ok()?;
    match first & 0xff {
        kind if kind == FrameKind::Top as u64 => Some(Begun::Function(index)),
        kind if kind == FrameKind::Event as u64 => Some(Begun::Event(index)),
        _ => None,
    }
}

/// The words of a state.
pub(super) type Words = Box<[u64]>;

/// Freezes a machine that waits for a draw. `reads` are the cells that can still be read; without it all is kept.
pub(super) fn freeze(machine: &Machine<'_, '_>, room: &mut Vec<u64>, reads: Option<&Reads>) {
    room.clear();
    machine.key_with(|word| room.push(word));
    if let Some(reads) = reads {
        let end = room.len().saturating_sub(count(room, WATCHED) + count(room, QUEUED) * CALL);
        let commands = end.saturating_sub(count(room, COMMANDS) * COMMAND);
        room.drain(commands..end);
        room[COMMANDS] = 0;
        room[BOUNDS] = 0;
        drop_unread(room, commands, reads);
    }
}

pub(super) fn count(words: &[u64], place: usize) -> usize {
    words.get(place).and_then(|word| usize::try_from(*word).ok()).unwrap_or(0)
}

/// Drops changes of cells that nothing reads; the changes end at word `end`.
fn drop_unread(room: &mut Vec<u64>, end: usize, reads: &Reads) {
    let changes = count(room, CHANGES);
    let mut dropped = 0;
    for place in (0..changes).rev() {
        let first = end - (changes - place) * CHANGE;
        let cell = room.get(first + 1).and_then(|cell| u32::try_from(*cell & u64::from(u32::MAX)).ok());
        if cell.is_some_and(|cell| !reads.has(cell)) {
            room.drain(first..first + CHANGE);
            dropped += 1;
        }
    }
    room[CHANGES] -= dropped;
}

/// Fills in what a machine needs to go on: fuel, and paths and salts, which no longer matter.
pub(super) fn thaw(words: &[u64], fuel: u64, room: &mut Vec<u64>) {
    let (header, rest) = words.split_at(HEADER.min(words.len()));
    let (frames, rest) = rest.split_at((count(words, DEPTH) * FRAME).min(rest.len()));
    let tail = count(words, QUEUED) * CALL + count(words, WATCHED);
    let (middle, rest) = rest.split_at(rest.len().saturating_sub(tail));
    let (queue, watched) = rest.split_at((count(words, QUEUED) * CALL).min(rest.len()));
    room.clear();
    room.extend_from_slice(header);
    room.insert(BOUNDS.min(room.len()), fuel);
    for frame in frames.chunks(FRAME) {
        room.extend_from_slice(frame);
        room.extend_from_slice(&[0; SALTS]);
    }
    room.extend_from_slice(middle);
    for call in queue.chunks(CALL) {
        room.extend_from_slice(call);
        room.push(0);
    }
    room.extend_from_slice(watched);
}

/// Lets a machine go on where thawed words say.
pub(super) fn take_up(machine: &mut Machine<'_, '_>, thawed: &[u64]) -> Result<(), Trap> {
    machine.restore_from(thawed)
}

/// A running function of a frozen state.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) kind: Kind,
    pub(super) function: u32,
    /// The instruction it is at.
    pub(super) pc: u32,
    /// Where its registers stand among all.
    pub(super) base: u32,
    /// Where its results go, among all registers.
    pub(super) dest: u32,
    /// Where its registers stand in the words.
    pub(super) first: usize,
    pub(super) registers: usize,
}

/// What a running function is, as far as it matters to its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The function that was started: all its results are the answer.
    Top,
    /// A call by the function below.
    Call,
    /// Something without results.
    Other,
    /// An event.
    Event,
}

impl Kind {
    fn of(word: u64) -> Kind {
        let is = |kind: FrameKind| word & 0xff == kind as u64;
        if is(FrameKind::Top) {
            Kind::Top
        } else if is(FrameKind::Call) {
            Kind::Call
        } else if is(FrameKind::Event) {
            Kind::Event
        } else {
            Kind::Other
        }
    }
}

/// The running functions, outermost first.
pub(super) fn windows(words: &[u64]) -> Vec<Window> {
    let depth = count(words, DEPTH);
    let word = |at: usize| words.get(at).copied().unwrap_or(0);
    let low = |at: usize| word(at) as u32;
    let high = |at: usize| (word(at) >> 32) as u32;
    let order = (1..depth).chain((depth > 0).then_some(0));
    let window = |frame: usize| {
        let at = HEADER + frame * FRAME;
        let (base, end) = (high(at + 1), low(at + 2));
        Window {
            kind: Kind::of(word(at)),
            function: u32::try_from(word(at) >> 8).unwrap_or(u32::MAX),
            pc: low(at + 1),
            base,
            dest: high(at + 2),
            first: HEADER + depth * FRAME + base as usize,
            registers: end.saturating_sub(base) as usize,
        }
    };
    order.map(window).collect()
}

/// Where the running functions are, outermost first: states that are less far come first.
pub(super) fn location(words: &[u64], room: &mut Vec<u64>) {
    room.clear();
    let depth = count(words, DEPTH);
    let word = |at: usize| words.get(at).copied().unwrap_or(0);
    // The running function stands first in the words, then those that wait, outermost first.
    let mut frames = (1..depth).chain(std::iter::once(0)).map(|frame| HEADER + frame * FRAME).peekable();
    // Queued calls run when all else is done; the fewer are left, the further it is.
    let queued = frames.peek().is_some_and(|first| word(*first) & 0xff != 0);
    room.extend([u64::from(queued), if queued { u64::MAX - word(QUEUED) } else { 0 }]);
    for at in frames {
        room.extend([word(at + 1) & 0xffff_ffff, word(at + 3) >> 32, word(at)]);
    }
    // A longer stack at the same place is inside a call, so it is less far: the end sorts after any place.
    room.push(u64::MAX);
}

/// A state in which the innermost running function runs alone, as if it had been started.
pub(super) fn alone(words: &[u64], window: &Window) -> Words {
    let mut alone = vec![0; HEADER];
    alone[DEPTH] = 1;
    let kind = FrameKind::Top as u64 | u64::from(window.function) << 8;
    let end = u64::try_from(window.registers).unwrap_or(0);
    alone.extend([kind, window.pc.into(), end, 0, NONE.cast_unsigned()]);
    alone.extend(words.iter().skip(window.first).take(window.registers));
    alone.into()
}

/// A state after the innermost running function returned; its results are not filled in.
pub(super) fn returned(words: &[u64], window: &Window) -> Words {
    let depth = count(words, DEPTH);
    let frame = |place: usize| words.iter().skip(HEADER + place * FRAME).take(FRAME);
    let mut after: Vec<u64> = words.iter().take(HEADER).copied().collect();
    after[DEPTH] -= 1;
    // The caller stands last among those that wait, and first when it runs.
    after.extend(frame(depth - 1));
    (1..depth - 1).for_each(|place| after.extend(frame(place)));
    let registers = HEADER + depth * FRAME;
    after.extend(words.iter().take(window.first).skip(registers));
    after.extend(words.iter().skip(window.first + window.registers));
    after.into()
}

/// Where a register, counted among all, stands in the words of a state once it is thawed.
pub(super) fn thawed_register(words: &[u64], register: u32) -> usize {
    HEADER + 1 + count(words, DEPTH) * (FRAME + SALTS) + register as usize
}
