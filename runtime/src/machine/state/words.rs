//! The parts of a state as words.

use crate::machine::scratch::{Command, Frame, FrameKind, Queued, Write};
use crate::machine::sizes::LEVELS;
use crate::trap::Trap;

/// How much of a state is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// All of it.
    All,
    /// What decides the future.
    Key,
}

pub(super) fn put_rest<P: FnMut(u64) + ?Sized>(depth: Depth, fuel: u64, bounds: u32, put: &mut P) {
    match depth {
        Depth::All => {
            put(fuel);
            put(bounds.into());
        }
        Depth::Key => put(bounds.min(1).into()),
    }
}

pub(super) fn put_frame<P: FnMut(u64) + ?Sized>(depth: Depth, frame: &Frame, put: &mut P) {
    put(u64::from(kind_number(frame.kind)) | u64::from(frame.function) << 8);
    put(pair(frame.pc, frame.base));
    put(pair(frame.end, frame.dest));
    put(pair(frame.contexts, frame.place));
    put(frame.evaluation.cast_unsigned());
    if depth == Depth::All {
        put(pair(frame.rounds, frame.level.into()));
        put(frame.path);
        frame.salts().iter().for_each(|salt| put(*salt));
    }
}

pub(super) fn put_write<P: FnMut(u64) + ?Sized>(write: &Write, put: &mut P) {
    put(write.entity.cast_unsigned());
    put(pair(write.cell, (!write.fresh).into()));
    put(write.value.cast_unsigned());
}

pub(super) fn put_command<P: FnMut(u64) + ?Sized>(command: &Command, put: &mut P) {
    put(pair(command.command, command.count.into()));
    command.args.iter().for_each(|arg| put(arg.cast_unsigned()));
}

pub(super) fn put_queued<P: FnMut(u64) + ?Sized>(depth: Depth, queued: &Queued, put: &mut P) {
    put(pair(queued.function, queued.count.into()));
    queued.args.iter().for_each(|arg| put(arg.cast_unsigned()));
    if depth == Depth::All {
        put(queued.path);
    }
}

fn pair(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// Takes parts back.
pub(super) struct Take<'w, F: ?Sized>(pub(super) &'w mut F);

impl<F: FnMut() -> Option<u64> + ?Sized> Take<'_, F> {
    pub(super) fn word(&mut self) -> Result<u64, Trap> {
        (self.0)().ok_or(Trap::Broken)
    }

    pub(super) fn signed(&mut self) -> Result<i64, Trap> {
        self.word().map(u64::cast_signed)
    }

    pub(super) fn small(&mut self) -> Result<u32, Trap> {
        u32::try_from(self.word()?).map_err(|_| Trap::Broken)
    }

    fn pair(&mut self) -> Result<(u32, u32), Trap> {
        let word = self.word()?;
        Ok((word as u32, (word >> 32) as u32))
    }

    fn array<const N: usize>(&mut self) -> Result<[i64; N], Trap> {
        let mut words = [0; N];
        for word in &mut words {
            *word = self.signed()?;
        }
        Ok(words)
    }

    pub(super) fn frame(&mut self) -> Result<Frame, Trap> {
        let word = self.word()?;
        let kind = kind_of(word as u8).ok_or(Trap::Broken)?;
        let function = u32::try_from(word >> 8).map_err(|_| Trap::Broken)?;
        let ((pc, base), (end, dest), (contexts, place)) = (self.pair()?, self.pair()?, self.pair()?);
        let evaluation = self.signed()?;
        let (rounds, level) = self.pair()?;
        let level = u8::try_from(level).map_err(|_| Trap::Broken)?;
        let path = self.word()?;
        let salts: [u64; LEVELS] = self.array()?.map(i64::cast_unsigned);
        let salted = salts.iter().any(|salt| *salt != 0);
        if base > end {
            return Err(Trap::Broken);
        }
        let frame = Frame { kind, function, pc, base, end, dest, contexts, place, ..Frame::default() };
        Ok(Frame { rounds, level, evaluation, path, salted, salts, ..frame })
    }

    pub(super) fn write(&mut self) -> Result<Write, Trap> {
        let entity = self.signed()?;
        let (cell, stale) = self.pair()?;
        Ok(Write { entity, cell, value: self.signed()?, fresh: stale == 0 })
    }

    pub(super) fn command(&mut self) -> Result<Command, Trap> {
        let (command, count) = self.pair()?;
        let count = u8::try_from(count).map_err(|_| Trap::Broken)?;
        Ok(Command { command, count, args: self.array()? })
    }

    pub(super) fn queued(&mut self) -> Result<Queued, Trap> {
        let (function, count) = self.pair()?;
        let count = u8::try_from(count).map_err(|_| Trap::Broken)?;
        Ok(Queued { function, count, args: self.array()?, path: self.word()? })
    }
}

fn kind_number(kind: FrameKind) -> u8 {
    kind as u8
}

fn kind_of(number: u8) -> Option<FrameKind> {
    let all =
        [FrameKind::Top, FrameKind::Call, FrameKind::Later, FrameKind::Reaction, FrameKind::Pure, FrameKind::Event];
    all.into_iter().find(|kind| kind_number(*kind) == number)
}
