//! Jumps, calls, returns and queued calls.

use super::cells::getter;
use super::compute::{Read, leaf};
use super::{Done, Run, Stop};
use crate::hash::mix;
use crate::machine::Machine;
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::scratch::{FrameKind, Queued};
use crate::machine::sink::{Sink, Step};
use crate::machine::sizes::QUEUE_ARGS;
use crate::ops::{Instr, Op};
use crate::trap::{Room, Trap};

/// Where the arguments of a function come from.
#[derive(Clone, Copy)]
pub(super) enum Args<'a> {
    /// These.
    Words(&'a [i64]),
    /// So many registers from a place.
    Registers(usize, usize),
}

impl<H, C, K> Run<'_, '_, '_, H, C, K>
where
    H: Host + ?Sized,
    C: Chooser + ?Sized,
    K: Sink,
{
    /// Moves the next instruction.
    pub(super) fn jump(&mut self, distance: i32) {
        let top = &mut self.m.state.top;
        top.pc = top.pc.saturating_add_signed(distance);
    }

    /// The two loops: the only jumps back, so they take fuel.
    pub(super) fn again(&mut self, i: Instr) -> Done {
        let (by, counts_down) = if i.op == Op::Loop { (-1, true) } else { (1, false) };
        let next = self.m.reg(i.a).checked_add(by).ok_or(Trap::Overflow)?;
        self.m.set(i.a, next);
        let goes_on = if counts_down { next > 0 } else { next < self.m.reg(i.b) };
        if goes_on {
            self.m.spend(1)?;
            self.m.state.top.rounds = self.m.state.top.rounds.wrapping_add(1);
            self.jump(i.imm);
        }
        Ok(())
    }

    pub(super) fn call(&mut self, i: Instr) -> Done {
        self.m.spend(1)?;
        let id = self.m.table.function(i.index()).ok_or(Trap::Broken)?.id;
        let path = mix(mix(self.m.path(), id), u64::from(i.high()));
        let (from, dest) = (self.m.place(i.b), self.m.place(i.a));
        let evaluation = self.m.state.top.evaluation;
        self.enter(FrameKind::Call, i.index(), Args::Registers(from, usize::from(i.c)), path)?;
        let top = &mut self.m.state.top;
        top.dest = u32::try_from(dest).map_err(|_| Trap::Broken)?;
        top.evaluation = evaluation;
        Ok(())
    }

    /// Begins a function with its arguments.
    pub(super) fn enter(&mut self, kind: FrameKind, function: u32, args: Args<'_>, path: u64) -> Result<usize, Stop> {
        let base = self.m.open(kind, function)?;
        let count = match args {
            Args::Words(words) => {
                self.m.fill(base, words);
                words.len()
            }
            Args::Registers(from, count) => {
                self.m.copy(from, base, count);
                count
            }
        };
        self.m.state.top.path = path;
        self.tell(|m| Step::Enter { args: m.words(base, count) });
        Ok(base)
    }

    pub(super) fn ret(&mut self, i: Instr) -> Done {
        let (from, count) = (self.m.place(i.a), usize::from(i.b));
        self.tell(|m| Step::Leave { results: m.words(from, count) });
        let top = self.m.state.top;
        let dest = top.dest as usize;
        self.m.copy(from, dest, count);
        self.m.release(top.contexts, dest, count);
        self.m.pop();
        if top.kind == FrameKind::Top {
            self.m.state.results = u32::from(i.b);
        }
        // A queued call that runs above another function was begun by `settle`, which begins the next one, too.
        if top.kind == FrameKind::Later && self.m.state.depth > 0 {
            self.dequeue()?;
        }
        Ok(())
    }

    /// Begins the first queued call here and now.
    pub(super) fn settle(&mut self) -> Done {
        self.effect()?;
        self.dequeue()?;
        Ok(())
    }

    /// What follows is a dispatch of its own, as if the host had taken over what was changed so far.
    pub(super) fn next_dispatch(&mut self) -> Done {
        self.effect()?;
        self.m.close_writes();
        self.m.state.watched = 0;
        self.chooser.next_dispatch();
        Ok(())
    }

    /// Works a value out: a function that may neither change, draw, ask nor announce. Returns the place of its results,
    /// which stay until the next function begins.
    pub(super) fn pure(&mut self, function: u32, args: Args<'_>, evaluation: i64) -> Result<usize, Stop> {
        if let Args::Words(words) = args
            && let Some(at) = self.leaf(function, words)
        {
            return Ok(at);
        }
        if self.m.state.nesting >= self.m.limits.nesting {
            return Err(Trap::TooDeep.into());
        }
        self.m.spend(1)?;
        let depth = self.m.state.depth;
        self.m.state.nesting += 1;
        let base = self.enter(FrameKind::Pure, function, args, 0)?;
        self.m.state.top.evaluation = evaluation;
        self.until(depth)?;
        self.m.state.nesting -= 1;
        Ok(base)
    }

    /// The same without a frame, which a function needs not that calls nothing and that nobody hears of. `None` where it
    /// does call, or fails: then all is done again with a frame, to the same end.
    pub(super) fn leaf(&mut self, function: u32, args: &[i64]) -> Option<usize> {
        if K::ON || cfg!(feature = "lean") {
            return None;
        }
        let base = self.m.floor();
        let Machine { table, scratch, limits, state, .. } = &mut *self.m;
        let room = state.nesting < limits.nesting
            && state.depth < limits.depth
            && state.depth as usize <= scratch.frames.len()
            && state.fuel > 0;
        if !room {
            return None;
        }
        let row = table.function(function)?;
        let journal = scratch.journal.get(..state.journal as usize)?;
        let registers = scratch.registers.get_mut(base..)?;
        registers.get_mut(..usize::from(row.registers))?.fill(0);
        registers.get_mut(..args.len())?.copy_from_slice(args);
        let contexts = scratch.contexts.get(..state.contexts as usize)?;
        let get = getter(table, journal, self.host);
        let (from, count) = leaf(Read { table, contexts }, row.start, registers, get)?;
        state.fuel -= 1;
        self.m.copy(base.saturating_add(usize::from(from)), base, usize::from(count));
        Some(base)
    }

    /// Refuses what a value that is only worked out may not do.
    pub(super) fn effect(&self) -> Done {
        if self.m.state.nesting > 0 { Err(Trap::NotPure.into()) } else { Ok(()) }
    }

    pub(super) fn later(&mut self, i: Instr) -> Done {
        self.effect()?;
        let function = i.unsigned();
        let id = self.m.table.function(function).ok_or(Trap::Broken)?.id;
        let path = mix(mix(self.m.path(), id), u64::from(i.a));
        let (from, count) = (self.m.place(i.b), usize::from(i.c));
        let mut args = [0; QUEUE_ARGS];
        args.iter_mut().zip(self.m.words(from, count)).for_each(|(slot, word)| *slot = *word);
        self.enqueue(Queued { function, count: i.c, args, path })?;
        self.tell(|m| Step::Later { function, args: m.words(from, count) });
        Ok(())
    }

    fn enqueue(&mut self, call: Queued) -> Done {
        let (head, end) = (self.m.state.head as usize, self.m.state.queue as usize);
        if end >= self.m.scratch.queue.len() && head > 0 {
            self.m.scratch.queue.copy_within(head..end, 0);
            self.m.state.queue -= self.m.state.head;
            self.m.state.head = 0;
        }
        let place = self.m.state.queue as usize;
        *self.m.scratch.queue.get_mut(place).ok_or(Trap::Full(Room::Queue))? = call;
        self.m.state.queue += 1;
        Ok(())
    }

    /// Begins the next queued call; whether there was one.
    pub(super) fn dequeue(&mut self) -> Result<bool, Stop> {
        let Some(call) = self.m.queued().first().copied() else { return Ok(false) };
        self.m.spend(1)?;
        self.m.state.head += 1;
        let args = call.args.get(..usize::from(call.count)).unwrap_or(&[]);
        self.enter(FrameKind::Later, call.function, Args::Words(args), call.path)?;
        Ok(true)
    }
}
