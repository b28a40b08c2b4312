//! Slices for a dispatch, owned.

use alloc::vec;
use alloc::vec::Vec;

use crate::machine::{Command, Frame, Queued, Scratch, Write, sizes};

/// Owned slices for a dispatch, of the usual sizes. Use one for many dispatches: only making it allocates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffers {
    /// See [`Scratch::registers`].
    pub registers: Vec<i64>,
    /// See [`Scratch::frames`].
    pub frames: Vec<Frame>,
    /// See [`Scratch::contexts`].
    pub contexts: Vec<i64>,
    /// See [`Scratch::journal`].
    pub journal: Vec<Write>,
    /// See [`Scratch::commands`].
    pub commands: Vec<Command>,
    /// See [`Scratch::queue`].
    pub queue: Vec<Queued>,
    /// See [`Scratch::watched`].
    pub watched: Vec<u32>,
}

impl Buffers {
    /// Slices of the usual sizes.
    pub fn new() -> Buffers {
        Buffers {
            registers: vec![0; sizes::REGISTERS],
            frames: vec![Frame::default(); sizes::FRAMES],
            contexts: vec![0; sizes::CONTEXTS],
            journal: vec![Write::default(); sizes::JOURNAL],
            commands: vec![Command::default(); sizes::COMMANDS],
            queue: vec![Queued::default(); sizes::QUEUE],
            watched: vec![0; sizes::WATCHED],
        }
    }

    /// The slices, lent to a machine.
    pub fn scratch(&mut self) -> Scratch<'_> {
        Scratch {
            registers: &mut self.registers,
            frames: &mut self.frames,
            contexts: &mut self.contexts,
            journal: &mut self.journal,
            commands: &mut self.commands,
            queue: &mut self.queue,
            watched: &mut self.watched,
        }
    }
}

impl Default for Buffers {
    fn default() -> Buffers {
        Buffers::new()
    }
}
