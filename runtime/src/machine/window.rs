//! Registers, frames and contexts: every access is bounded, none can panic.

use core::ops::Range;

use super::Machine;
use super::scratch::{Frame, FrameKind};
use super::sizes::LEVELS;
use crate::NONE;
use crate::dice::{Dice, REGISTERS};
use crate::hash::mix;
use crate::ops::Instr;
use crate::trap::{Room, Trap};

/// Handles of contexts count from here: no entity and no small number looks like one.
pub(super) const HANDLES: i64 = i64::MIN / 2;

impl Machine<'_, '_> {
    /// Functions that wait, outermost first.
    pub(crate) fn frames(&self) -> &[Frame] {
        self.scratch.frames.get(..self.state.depth.saturating_sub(1) as usize).unwrap_or(&[])
    }

    /// The kind and handle of the context that a function runs in.
    pub(crate) fn runs_in(&self, frame: &Frame) -> Option<(u32, i64)> {
        if frame.kind == FrameKind::Event {
            return None;
        }
        let function = self.table.function(frame.function).filter(|function| function.context != u8::MAX)?;
        let at = (frame.base as usize).saturating_add(usize::from(function.context));
        Some((u32::from(function.context_kind), self.word(at))).filter(|(_, handle)| *handle != NONE)
    }

    /// The first register above the running function.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn floor(&self) -> usize {
        let floor = if self.state.depth > 0 { self.state.top.end } else { self.state.results };
        floor as usize
    }

    /// Begins a function above the running one, its registers all 0; returns the first of them.
    pub(crate) fn open(&mut self, kind: FrameKind, function: u32) -> Result<usize, Trap> {
        let row = self.table.function(function).ok_or(Trap::Broken)?;
        let (base, end) = self.room(usize::from(row.registers))?;
        self.push(kind, function, row.start, (base, end))?;
        Ok(base as usize)
    }

    /// Registers above the running function, set to 0.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn room(&mut self, count: usize) -> Result<(u32, u32), Trap> {
        let base = self.floor();
        let end = base.saturating_add(count);
        self.scratch.registers.get_mut(base..end).ok_or(Trap::Full(Room::Registers))?.fill(0);
        let end = u32::try_from(end).map_err(|_| Trap::Full(Room::Registers))?;
        Ok((base as u32, end))
    }

    /// Whether one more function can run above the running one.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn has_frame(&self) -> Result<(), Trap> {
        if self.state.depth >= self.limits.depth {
            return Err(Trap::TooDeep);
        }
        if self.state.depth as usize > self.scratch.frames.len() { Err(Trap::Full(Room::Frames)) } else { Ok(()) }
    }

    /// A frame above the running function, with these registers and in no context.
    pub(crate) fn push(
        &mut self,
        kind: FrameKind,
        function: u32,
        pc: u32,
        (base, end): (u32, u32),
    ) -> Result<(), Trap> {
        if self.state.depth >= self.limits.depth {
            return Err(Trap::TooDeep);
        }
        if let Some(place) = self.state.depth.checked_sub(1) {
            let below = self.scratch.frames.get_mut(place as usize).ok_or(Trap::Full(Room::Frames))?;
            below.become_like(&self.state.top);
        }
        let top = &mut self.state.top;
        (top.kind, top.function, top.pc, top.base, top.end, top.dest) = (kind, function, pc, base, end, base);
        (top.contexts, top.place, top.rounds, top.level) = (self.state.contexts, 0, 0, 0);
        (top.evaluation, top.path, top.salted) = (NONE, 0, false);
        self.state.depth += 1;
        Ok(())
    }

    pub(crate) fn pop(&mut self) {
        self.state.depth = self.state.depth.saturating_sub(1);
        match self.state.depth.checked_sub(1).and_then(|place| self.scratch.frames.get(place as usize)) {
            Some(below) => self.state.top.become_like(below),
            None => self.state.top = Frame::default(),
        }
    }

    /// The absolute place of a register of the running function.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn place(&self, register: u8) -> usize {
        (self.state.top.base as usize).saturating_add(usize::from(register))
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn word(&self, at: usize) -> i64 {
        self.scratch.registers.get(at).copied().unwrap_or(0)
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn set_word(&mut self, at: usize, value: i64) {
        if let Some(slot) = self.scratch.registers.get_mut(at) {
            *slot = value;
        }
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn words(&self, at: usize, count: usize) -> &[i64] {
        self.scratch.registers.get(at..at.saturating_add(count)).unwrap_or(&[])
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn fill(&mut self, at: usize, values: &[i64]) {
        if let Some(room) = self.scratch.registers.get_mut(at..at.saturating_add(values.len())) {
            room.copy_from_slice(values);
        }
    }

    /// Copies registers; the ranges may overlap.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn copy(&mut self, from: usize, to: usize, count: usize) {
        if count == 1 {
            self.set_word(to, self.word(from));
            return;
        }
        let length = self.scratch.registers.len();
        let source = from..from.saturating_add(count);
        if source.end <= length && to.saturating_add(count) <= length {
            self.scratch.registers.copy_within(source, to);
        }
    }

    /// R[x].
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn reg(&self, register: u8) -> i64 {
        self.word(self.place(register))
    }

    /// R[x] = value.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn set(&mut self, register: u8, value: i64) {
        self.set_word(self.place(register), value);
    }

    /// D[x].
    pub(crate) fn dice(&self, register: u8) -> Result<Dice, Trap> {
        self.dice_at(self.place(register))
    }

    /// The dice of eight registers.
    pub(crate) fn dice_at(&self, at: usize) -> Result<Dice, Trap> {
        let words = self.words(at, REGISTERS).first_chunk().ok_or(Trap::Broken)?;
        Dice::from_words(*words).ok_or(Trap::NotDice)
    }

    /// D[x] = dice.
    pub(crate) fn set_dice(&mut self, register: u8, dice: Dice) {
        self.fill(self.place(register), &dice.words());
    }

    /// Takes fuel.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn spend(&mut self, fuel: u64) -> Result<(), Trap> {
        self.state.fuel = self.state.fuel.checked_sub(fuel).ok_or(Trap::OutOfFuel)?;
        Ok(())
    }

    /// The path that keys what happens here: that of the call and the rounds of its loops.
    pub(crate) fn path(&self) -> u64 {
        let top = &self.state.top;
        let salt = if top.salted { top.salts.get(usize::from(top.level)).copied().unwrap_or(0) } else { 0 };
        mix(top.path, salt)
    }

    /// Begins a round of a loop.
    pub(crate) fn salt(&mut self, level: u8, value: i64) {
        let top = &mut self.state.top;
        if !top.salted {
            (top.salted, top.salts) = (true, [0; LEVELS]);
        }
        let outer = level.checked_sub(1).and_then(|outer| top.salts.get(usize::from(outer))).copied().unwrap_or(0);
        for (place, salt) in top.salts.iter_mut().enumerate().skip(usize::from(level)) {
            *salt = if place == usize::from(level) { mix(outer, value.cast_unsigned()) } else { 0 };
        }
        top.level = level;
        top.rounds = 0;
    }

    /// A context's kind and the range of its values.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn context_range(&self, handle: i64) -> Result<(u32, Range<usize>), Trap> {
        context_range(self.context_words(), handle)
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn context_words(&self) -> &[i64] {
        self.scratch.contexts.get(..self.state.contexts as usize).unwrap_or(&[])
    }

    /// The place of role or field number `place` of a context.
    pub(crate) fn role_place(&self, handle: i64, place: u32) -> Result<usize, Trap> {
        let (_, values) = self.context_range(handle)?;
        let at = values.start.saturating_add(place as usize);
        if at < values.end { Ok(at) } else { Err(Trap::BadIndex) }
    }

    /// A new context of the values that stand from register place `from` on.
    pub(crate) fn new_context(&mut self, kind: u32, from: usize) -> Result<i64, Trap> {
        let size = usize::from(self.table.context(kind).ok_or(Trap::Broken)?.size);
        let at = self.state.contexts as usize;
        let end = at + 1 + size;
        let values = self.scratch.registers.get(from..from.saturating_add(size)).ok_or(Trap::Broken)?;
        let room = self.scratch.contexts.get_mut(at..end).ok_or(Trap::Full(Room::Contexts))?;
        let (head, body) = room.split_first_mut().ok_or(Trap::Broken)?;
        *head = context_head(kind, size);
        body.copy_from_slice(values);
        self.state.contexts = u32::try_from(end).map_err(|_| Trap::Full(Room::Contexts))?;
        Ok(HANDLES.saturating_add(i64::try_from(at).unwrap_or(0)))
    }

    /// Gives up the contexts made since there were `mark` words of them, if nothing that lives on names one: the
    /// results (`count` registers from `at`), the queue, the commands and the contexts that stay.
    pub(crate) fn release(&mut self, mark: u32, at: usize, count: usize) {
        if self.state.contexts <= mark {
            return;
        }
        let names = HANDLES.saturating_add(i64::from(mark))..HANDLES.saturating_add(i64::from(self.state.contexts));
        let stays = |words: &[i64]| words.iter().any(|word| names.contains(word));
        let older = self.scratch.contexts.get(..mark as usize).unwrap_or(&[]);
        let used = stays(self.words(at, count))
            || stays(older)
            || self.queued().iter().any(|queued| stays(&queued.args))
            || self.asked_so_far().iter().any(|command| stays(&command.args));
        if !used {
            self.state.contexts = mark;
        }
    }
}

/// What stands before the values of a context: its kind, and above that how many they are.
pub(super) fn context_head(kind: u32, size: usize) -> i64 {
    i64::from(kind) | (size as i64) << 32
}

/// Where a context begins, and its kind and size.
#[inline(always)]
fn context_at(contexts: &[i64], handle: i64) -> Result<(usize, u32, u32), Trap> {
    // What is no handle is beyond all words.
    let at = usize::try_from(handle.wrapping_sub(HANDLES)).map_err(|_| Trap::NoContext)?;
    let head = *contexts.get(at).ok_or(Trap::NoContext)?;
    Ok((at, head as u32, (head >> 32) as u32))
}

/// A context's kind and the range of its values among the words of all contexts.
#[cfg_attr(not(feature = "lean"), inline)]
pub(crate) fn context_range(contexts: &[i64], handle: i64) -> Result<(u32, Range<usize>), Trap> {
    let (at, kind, size) = context_at(contexts, handle)?;
    let first = at.saturating_add(1);
    let end = first.saturating_add(size as usize);
    if end <= contexts.len() { Ok((kind, first..end)) } else { Err(Trap::NoContext) }
}

/// The value of role or field number `place` of a context.
#[cfg_attr(not(feature = "lean"), inline(always))]
#[cfg_attr(feature = "lean", inline(never))]
pub(crate) fn role_value(contexts: &[i64], handle: i64, place: u32) -> Result<i64, Trap> {
    let (at, _, size) = context_at(contexts, handle)?;
    if place >= size {
        return Err(Trap::BadIndex);
    }
    contexts.get(at.saturating_add(1).saturating_add(place as usize)).copied().ok_or(Trap::NoContext)
}

/// Whether a value is in the role of a context that `InRole` asks for.
pub(crate) fn in_role(contexts: &[i64], i: Instr, handle: i64, value: i64) -> Result<bool, Trap> {
    let (wanted, role) = i.pair();
    if handle == NONE {
        return Ok(false);
    }
    let (kind, values) = context_range(contexts, handle)?;
    let at = values.start.saturating_add(usize::from(role));
    Ok(kind == u32::from(wanted) && at < values.end && contexts.get(at) == Some(&value))
}

impl Machine<'_, '_> {
    /// Registers and functions that there is still room for, beside one that works out a value.
    #[cfg(feature = "batch")]
    pub(crate) fn room_left(&self) -> (usize, u32) {
        let registers = self.scratch.registers.len().saturating_sub(self.floor() + REGISTERS);
        let frames = u32::try_from(self.scratch.frames.len()).unwrap_or(u32::MAX);
        let depth = self.limits.depth.min(frames).saturating_sub(self.state.depth + 1);
        (registers, depth.min(self.limits.nesting))
    }
}
