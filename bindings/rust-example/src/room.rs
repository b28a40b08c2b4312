//! The memory that the machine works in: the game's own, made once.

use runebook_runtime::Scratch;
use runebook_runtime::machine::{Command, Frame, Queued, Write, sizes};

/// Slices of the usual sizes.
pub struct Room {
    registers: Vec<i64>,
    frames: Vec<Frame>,
    contexts: Vec<i64>,
    journal: Vec<Write>,
    commands: Vec<Command>,
    queue: Vec<Queued>,
    watched: Vec<u32>,
}

impl Room {
    /// The only place where memory is asked for.
    pub fn new() -> Self {
        Self {
            registers: vec![0; sizes::REGISTERS],
            frames: vec![Frame::default(); sizes::FRAMES],
            contexts: vec![0; sizes::CONTEXTS],
            journal: vec![Write::default(); sizes::JOURNAL],
            commands: vec![Command::default(); sizes::COMMANDS],
            queue: vec![Queued::default(); sizes::QUEUE],
            watched: vec![0; sizes::WATCHED],
        }
    }

    /// Lends them to a machine.
    pub fn lend(&mut self) -> Scratch<'_> {
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
