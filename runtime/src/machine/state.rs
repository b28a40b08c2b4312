//! The state of a dispatch beside its slices, and how both are saved, restored and compared.

use super::chooser::{Draw, Site};
use super::scratch::{Frame, Queued};
use super::{Ask, Fault, Machine};
use crate::trap::{Room, Trap};

mod words;

use words::{Depth, Take};

/// Everything of a dispatch that is not in the caller's slices.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct State {
    /// The running function.
    pub(crate) top: Frame,
    /// Running functions, `top` included.
    pub(crate) depth: u32,
    /// Registers of the results.
    pub(crate) results: u32,
    pub(crate) contexts: u32,
    pub(crate) journal: u32,
    pub(crate) commands: u32,
    /// The queue is `head..queue`.
    pub(crate) head: u32,
    pub(crate) queue: u32,
    pub(crate) watched: u32,
    pub(crate) bounds: u32,
    pub(crate) answered: u32,
    pub(crate) fuel: u64,
    /// Whether something was written on which bindings rest: what an entity has learned, or a slot.
    pub(crate) restructured: bool,
    /// Evaluations within each other; 0 whenever a run is not in progress.
    pub(crate) nesting: u32,
    pub(crate) pending: Pending,
}

/// How far a dispatch is, and what it waits for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) enum Pending {
    /// None has begun.
    #[default]
    None,
    /// To be run: it has begun, or was restored where it waited.
    Ready,
    /// It runs. Between two calls of the host: one was left by an exception of the host's.
    Running,
    /// The result of a draw.
    Draw(Site, Draw),
    /// The answer to a choice, whose options begin at this register.
    Choice { first: u32, ask: Ask },
    /// To be run on with this result or answer.
    Supplied(i64),
    /// Nothing any more.
    Failed(Fault),
    /// Nothing: it has come to its end, and may be carried out.
    Done,
}

impl Machine<'_, '_> {
    /// Writes the state as words, so that [`Machine::restore`] makes a machine of the same table that goes on alike.
    ///
    /// Save at an open draw or choice, before the result is supplied.
    pub fn save(&self, put: &mut dyn FnMut(u64)) {
        self.words_of(Depth::All, put);
    }

    /// Writes as words what decides how the dispatch goes on and what it leaves behind: fuel, call paths and salts are
    /// left out. Two states of one table with equal words have the same future, given the same chance.
    pub fn key(&self, put: &mut dyn FnMut(u64)) {
        self.words_of(Depth::Key, put);
    }

    /// [`Machine::key`] for whoever takes the key of very many states.
    pub fn key_with(&self, mut put: impl FnMut(u64)) {
        self.words_of(Depth::Key, &mut put);
    }

    /// Writes as words all that a value which is only worked out can depend on, beside its arguments and the host: the
    /// contexts, what the dispatch has changed and announced so far, and in which contexts functions run.
    pub fn surroundings(&self, put: &mut dyn FnMut(u64)) {
        [self.state.contexts, self.state.journal, self.state.watched].into_iter().for_each(|count| put(count.into()));
        self.context_words().iter().for_each(|word| put(word.cast_unsigned()));
        self.written_so_far().iter().for_each(|write| words::put_write(write, put));
        self.announced().iter().for_each(|event| put((*event).into()));
        let frames = self.frames().iter().chain((self.state.depth > 0).then_some(&self.state.top));
        for (kind, handle) in frames.filter_map(|frame| self.runs_in(frame)) {
            put(kind.into());
            put(handle.cast_unsigned());
        }
    }

    /// A hash of [`Machine::key`]: two games that should agree compare it after each dispatch, and find the first that
    /// differs.
    pub fn digest(&self) -> u64 {
        let mut hash = 0;
        self.key(&mut |word| hash = crate::hash::mix(hash, word));
        hash
    }

    fn words_of<P: FnMut(u64) + ?Sized>(&self, depth: Depth, put: &mut P) {
        let state = &self.state;
        for count in [state.depth, state.results, state.contexts, state.journal, state.commands] {
            put(count.into());
        }
        put((state.queue - state.head.min(state.queue)).into());
        put(state.watched.into());
        put(state.answered.into());
        words::put_rest(depth, state.fuel, state.bounds, put);
        if state.depth > 0 {
            words::put_frame(depth, &state.top, put);
        }
        self.frames().iter().for_each(|frame| words::put_frame(depth, frame, put));
        self.words(0, self.floor()).iter().for_each(|word| put(word.cast_unsigned()));
        self.context_words().iter().for_each(|word| put(word.cast_unsigned()));
        self.written_so_far().iter().for_each(|write| words::put_write(write, put));
        self.asked_so_far().iter().for_each(|command| words::put_command(command, put));
        self.queued().iter().for_each(|queued| words::put_queued(depth, queued, put));
        self.announced().iter().for_each(|event| put((*event).into()));
    }

    /// Takes the state back from the words that [`Machine::save`] wrote. Words of another table or slices that are too
    /// small are an error, and leave the machine without a dispatch.
    pub fn restore(&mut self, take: &mut dyn FnMut() -> Option<u64>) -> Result<(), Trap> {
        self.state = State::default();
        let state = self.restored(&mut Take(take))?;
        self.state = state;
        Ok(())
    }

    /// [`Machine::restore`] for whoever restores very many states.
    pub fn restore_from(&mut self, words: &[u64]) -> Result<(), Trap> {
        self.state = State::default();
        let mut words = words.iter().copied();
        let state = self.restored(&mut Take(&mut || words.next()))?;
        self.state = state;
        Ok(())
    }

    fn restored<F: FnMut() -> Option<u64> + ?Sized>(&mut self, take: &mut Take<'_, F>) -> Result<State, Trap> {
        let mut state = State {
            depth: take.small()?,
            results: take.small()?,
            contexts: take.small()?,
            journal: take.small()?,
            commands: take.small()?,
            queue: take.small()?,
            watched: take.small()?,
            answered: take.small()?,
            fuel: take.word()?,
            bounds: take.small()?,
            pending: Pending::Ready,
            ..State::default()
        };
        if state.depth > 0 {
            state.top = take.frame()?;
        }
        let floor = if state.depth > 0 { state.top.end } else { state.results };
        let below = state.depth.saturating_sub(1);
        fill(self.scratch.frames, below, Room::Frames, || take.frame())?;
        fill(self.scratch.registers, floor, Room::Registers, || take.signed())?;
        fill(self.scratch.contexts, state.contexts, Room::Contexts, || take.signed())?;
        fill(self.scratch.journal, state.journal, Room::Journal, || take.write())?;
        fill(self.scratch.commands, state.commands, Room::Commands, || take.command())?;
        fill(self.scratch.queue, state.queue, Room::Queue, || take.queued())?;
        fill(self.scratch.watched, state.watched, Room::Watched, || take.small())?;
        let journal = self.scratch.journal.get(..state.journal as usize).unwrap_or(&[]);
        state.restructured =
            journal.iter().any(|write| self.table.cell(write.cell).is_some_and(|cell| cell.kind.is_structure()));
        Ok(state)
    }

    /// Becomes what another machine of the same table is, so that several ways can be tried from where that one stands.
    ///
    /// [`Trap::Full`] if the slices are too small for it.
    pub fn copy_from(&mut self, other: &Machine<'_, '_>) -> Result<(), Trap> {
        let state = other.state;
        let registers = u32::try_from(other.floor()).map_err(|_| Trap::Full(Room::Registers))?;
        let (to, from) = (&mut self.scratch, &other.scratch);
        copied(to.frames, from.frames, state.depth.saturating_sub(1), Room::Frames)?;
        copied(to.registers, from.registers, registers, Room::Registers)?;
        copied(to.contexts, from.contexts, state.contexts, Room::Contexts)?;
        copied(to.journal, from.journal, state.journal, Room::Journal)?;
        copied(to.commands, from.commands, state.commands, Room::Commands)?;
        copied(to.queue, from.queue, state.queue, Room::Queue)?;
        copied(to.watched, from.watched, state.watched, Room::Watched)?;
        self.state = state;
        Ok(())
    }

    /// Sets every register to 0 of which `live(function, instruction, register)` says that it is no longer needed at
    /// that next instruction. Functions that wait for a call are asked about too. States that differ only in what they
    /// will never read again become equal.
    pub fn clear_dead(&mut self, live: &mut dyn FnMut(u32, u32, u8) -> bool) {
        for place in 0..self.state.depth {
            let frame = match self.scratch.frames.get(place as usize).filter(|_| place + 1 < self.state.depth) {
                Some(frame) => *frame,
                None => self.state.top,
            };
            if frame.kind == super::FrameKind::Event {
                continue;
            }
            for (register, at) in (0..=u8::MAX).zip(frame.base..frame.end) {
                if !live(frame.function, frame.pc, register) {
                    self.set_word(at as usize, 0);
                }
            }
        }
    }

    pub(crate) fn queued(&self) -> &[Queued] {
        self.scratch.queue.get(self.state.head as usize..self.state.queue as usize).unwrap_or(&[])
    }
}

fn copied<T: Copy>(to: &mut [T], from: &[T], count: u32, room: Room) -> Result<(), Trap> {
    match (to.get_mut(..count as usize), from.get(..count as usize)) {
        (Some(to), Some(from)) => to.copy_from_slice(from),
        (None, _) | (_, None) => return Err(Trap::Full(room)),
    }
    Ok(())
}

fn fill<T>(slice: &mut [T], count: u32, room: Room, mut next: impl FnMut() -> Result<T, Trap>) -> Result<(), Trap> {
    for slot in slice.get_mut(..count as usize).ok_or(Trap::Full(room))? {
        *slot = next()?;
    }
    Ok(())
}
