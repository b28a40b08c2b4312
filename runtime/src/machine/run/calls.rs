//! Jumps, calls, returns and queued calls.

use super::compute::{Read, compute};
use super::{Done, Run, Stop};
use crate::hash::mix;
use crate::machine::Machine;
use crate::machine::chooser::Chooser;
use crate::machine::host::Host;
use crate::machine::scratch::{FrameKind, Queued};
use crate::machine::sink::{Sink, Step};
use crate::machine::sizes::QUEUE_ARGS;
use crate::ops::{Instr, Op};
use crate::program::Function;
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
        // what is only worked out draws nothing
        let path = if self.m.state.nesting > 0 { 0 } else { self.path_to(i)? };
        let (from, dest) = (self.m.place(i.b), self.m.place(i.a));
        let evaluation = self.m.state.top.evaluation;
        self.enter(FrameKind::Call, i.index(), Args::Registers(from, usize::from(i.c)), path)?;
        let top = &mut self.m.state.top;
        top.dest = u32::try_from(dest).map_err(|_| Trap::Broken)?;
        top.evaluation = evaluation;
        Ok(())
    }

    /// The path of the calls that an instruction begins.
    fn path_to(&self, i: Instr) -> Result<u64, Trap> {
        let id = self.m.table.function(i.index()).ok_or(Trap::Broken)?.id;
        Ok(mix(mix(self.m.path(), id), u64::from(i.high())))
    }

    /// Begins a function with its arguments.
    pub(super) fn enter(&mut self, kind: FrameKind, function: u32, args: Args<'_>, path: u64) -> Result<usize, Stop> {
        let base = self.m.open(kind, function)?;
        let count = self.give(base, args);
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
    ///
    /// It has a frame from where it does more than to compute: most never do.
    pub(super) fn pure(&mut self, function: u32, args: Args<'_>, evaluation: i64) -> Result<usize, Stop> {
        if self.m.state.nesting >= self.m.limits.nesting {
            return Err(Trap::TooDeep.into());
        }
        self.m.spend(1)?;
        let depth = self.m.state.depth;
        let row = self.m.table.function(function).ok_or(Trap::Broken)?;
        let (mut pc, window) = self.begun(&row, args)?;
        let base = window.0 as usize;
        // builds that count bytes have one way to run a function
        if !K::ON && !cfg!(feature = "lean") {
            let stopped = self.light(&mut pc, base);
            if let Ok(Instr { op: Op::Ret, a, .. }) = stopped {
                return Ok(base.saturating_add(usize::from(a)));
            }
            self.framed(function, pc, window, evaluation)?;
            self.m.state.nesting += 1;
            self.act(stopped?)?;
        } else {
            self.framed(function, pc, window, evaluation)?;
            self.m.state.nesting += 1;
            self.tell(|m| Step::Enter { args: m.words(base, row.params.into()) });
        }
        self.until(depth)?;
        self.m.state.nesting -= 1;
        Ok(base)
    }

    /// What a function without a frame gives: `None` if it does more than to compute and to read, or fails.
    pub(super) fn alone(&mut self, row: &Function, args: &[i64]) -> Option<usize> {
        if K::ON || cfg!(feature = "lean") || self.m.limits.fuel == 0 || self.m.limits.nesting == 0 {
            return None;
        }
        let (mut pc, (base, _)) = self.begun(row, Args::Words(args)).ok()?;
        match self.light(&mut pc, base as usize) {
            Ok(Instr { op: Op::Ret, a, .. }) => Some((base as usize).saturating_add(usize::from(a))),
            Ok(_) | Err(_) => None,
        }
    }

    /// The registers of a function above the running one, with its arguments, and its first instruction.
    #[inline(always)]
    fn begun(&mut self, row: &Function, args: Args<'_>) -> Result<(u32, (u32, u32)), Trap> {
        let window = self.m.room(usize::from(row.registers))?;
        self.m.has_frame()?;
        self.give(window.0 as usize, args);
        Ok((row.start, window))
    }

    /// Puts arguments where a function takes them; returns how many.
    #[inline(always)]
    fn give(&mut self, base: usize, args: Args<'_>) -> usize {
        match args {
            Args::Words(words) => {
                self.m.fill(base, words);
                words.len()
            }
            Args::Registers(from, count) => {
                self.m.copy(from, base, count);
                count
            }
        }
    }

    fn framed(&mut self, function: u32, pc: u32, window: (u32, u32), evaluation: i64) -> Result<(), Trap> {
        self.m.push(FrameKind::Pure, function, pc, window)?;
        self.m.state.top.evaluation = evaluation;
        Ok(())
    }

    /// Goes on in a function that has no frame up to its end or to what does more.
    fn light(&mut self, pc: &mut u32, base: usize) -> Result<Instr, Trap> {
        let Machine { table, scratch, state, .. } = &mut *self.m;
        let contexts = scratch.contexts.get(..state.contexts as usize).unwrap_or(&[]);
        let journal = scratch.journal.get(..state.journal as usize).unwrap_or(&[]);
        let registers = scratch.registers.get_mut(base..).unwrap_or(&mut []);
        let read = Read { table, contexts, journal, host: self.host, opens: None::<&C> };
        compute(&read, 0, pc, registers, self.sink)
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
