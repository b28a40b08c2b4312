//! A stopped machine as words, without what cannot matter any more: fuel, call paths, salts, commands, unread changes.
//!
//! The layout is that of `Machine::save`; a test holds both together.

use runebook_runtime::machine::sizes::{COMMAND_ARGS, QUEUE_ARGS};
use runebook_runtime::{Machine, Trap};

use super::cells::Reads;

/// Words before the frames: depth, results, contexts, changes, commands, queue, watched, answered, fuel, bounds.
pub(super) const HEADER: usize = 10;
/// Words of a frame: what it is, three pairs, its evaluation; then rounds, path and salts, which only key dice.
pub(super) const FRAME: usize = 11;
const FRAME_KEY: usize = 5;
const JOURNAL: usize = 3;
const DEPTH: usize = 0;
const CHANGES: usize = 3;
const COMMANDS: usize = 4;
const QUEUED: usize = 5;
const WATCHED: usize = 6;
const FUEL: usize = 8;

/// The words of a state.
pub(super) type Words = Box<[u64]>;

/// Freezes a machine that waits for a draw. `keep_commands` and `reads` say what may be dropped.
pub(super) fn freeze(machine: &Machine<'_, '_>, room: &mut Vec<u64>, reads: Option<&Reads>) {
    room.clear();
    machine.save(&mut |word| room.push(word));
    for frame in 0..count(room, DEPTH) {
        let first = HEADER + frame * FRAME + FRAME_KEY;
        blank(room, first, FRAME - FRAME_KEY);
    }
    blank(room, FUEL, 1);
    let watched = room.len().saturating_sub(count(room, WATCHED));
    let queue = watched.saturating_sub(count(room, QUEUED) * (QUEUE_ARGS + 2));
    (0..count(room, QUEUED)).for_each(|call| blank(room, queue + (call + 1) * (QUEUE_ARGS + 2) - 1, 1));
    let commands = queue.saturating_sub(count(room, COMMANDS) * (COMMAND_ARGS + 1));
    if let Some(reads) = reads {
        room.drain(commands..queue);
        room[COMMANDS] = 0;
        drop_unread(room, commands, reads);
    }
}

fn count(words: &[u64], place: usize) -> usize {
    words.get(place).and_then(|word| usize::try_from(*word).ok()).unwrap_or(0)
}

fn blank(words: &mut [u64], first: usize, length: usize) {
    words.iter_mut().skip(first).take(length).for_each(|word| *word = 0);
}

/// Drops changes of cells that nothing reads; the changes end at word `end`.
fn drop_unread(room: &mut Vec<u64>, end: usize, reads: &Reads) {
    let changes = count(room, CHANGES);
    let mut dropped = 0;
    for place in (0..changes).rev() {
        let first = end - (changes - place) * JOURNAL;
        let cell = room.get(first + 1).and_then(|cell| u32::try_from(*cell).ok());
        if cell.is_some_and(|cell| !reads.has(cell)) {
            room.drain(first..first + JOURNAL);
            dropped += 1;
        }
    }
    room[CHANGES] -= dropped;
}

/// Lets a machine go on where the words say, with this much fuel.
pub(super) fn thaw(machine: &mut Machine<'_, '_>, words: &[u64], fuel: u64) -> Result<(), Trap> {
    let mut place = 0;
    machine.restore(&mut || {
        let word = if place == FUEL { Some(fuel) } else { words.get(place).copied() };
        place += 1;
        word
    })
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
