//! A stopped machine as words, without what cannot matter any more: fuel, call paths, salts, commands, unread changes.
//!
//! The layout is that of `Machine::key`; before a machine goes on, the words that only `Machine::save` writes are put in
//! as zeros. Tests that walk calls, loops, queues and changes hold both together.

use runebook_runtime::machine::sizes::{COMMAND_ARGS, LEVELS, QUEUE_ARGS};
use runebook_runtime::{Machine, Trap};

use super::cells::Reads;

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
/// The fuel stands before this word when a machine goes on.
const BOUNDS: usize = 8;

/// The words of a state.
pub(super) type Words = Box<[u64]>;

/// Freezes a machine that waits for a draw. `reads` are the cells that can still be read; without it all is kept.
pub(super) fn freeze(machine: &Machine<'_, '_>, room: &mut Vec<u64>, reads: Option<&Reads>) {
    room.clear();
    machine.key(&mut |word| room.push(word));
    if let Some(reads) = reads {
        let end = room.len().saturating_sub(count(room, WATCHED) + count(room, QUEUED) * CALL);
        let commands = end.saturating_sub(count(room, COMMANDS) * COMMAND);
        room.drain(commands..end);
        room[COMMANDS] = 0;
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
        let cell = room.get(first + 1).and_then(|cell| u32::try_from(*cell).ok());
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
    let mut words = thawed.iter().copied();
    machine.restore(&mut || words.next())
}

/// How many functions run, which one is running, and the instruction it waits at.
pub(super) fn running(words: &[u64]) -> (usize, u32, u32) {
    let word = |at: usize| words.get(at).copied().unwrap_or(0);
    let function = u32::try_from(word(HEADER) >> 8).unwrap_or(u32::MAX);
    (count(words, DEPTH), function, u32::try_from(word(HEADER + 1) & 0xffff_ffff).unwrap_or(u32::MAX))
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
