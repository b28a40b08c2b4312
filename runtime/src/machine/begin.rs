//! How a dispatch begins: with a function or with an event, and with contexts that the host makes for it.

use super::scratch::FrameKind;
use super::state::{Pending, State};
use super::window::{HANDLES, context_head};
use super::{Fault, Host, Machine, Sink, run};
use crate::NONE;
use crate::dice::REGISTERS;
use crate::trap::{Room, Trap};

impl Machine<'_, '_> {
    /// Drops all that was before, so that contexts can be made for the dispatch that begins next.
    pub fn clear(&mut self) {
        self.state = State { fuel: self.limits.fuel, ..State::default() };
    }

    /// Makes a context for the dispatch that begins next, and returns its handle: the argument to give wherever the rules
    /// want such a context. `values` are its roles and fields in their order.
    ///
    /// [`Trap::BadIndex`] if there is no such kind of context, [`Trap::BadCount`] if roles are missing or there are more
    /// values than it has places, [`Trap::Full`] if the slice of contexts is too small.
    pub fn make_context(&mut self, context: u32, values: &[i64]) -> Result<i64, Trap> {
        let row = self.table.context(context).ok_or(Trap::BadIndex)?;
        let (size, roles) = (usize::from(row.size), usize::from(row.roles));
        if values.len() < roles || values.len() > size {
            return Err(Trap::BadCount);
        }
        let at = self.state.contexts as usize;
        let room = self.scratch.contexts.get_mut(at..at + 1 + size).ok_or(Trap::Full(Room::Contexts))?;
        let (head, body) = room.split_first_mut().ok_or(Trap::Broken)?;
        let (given, rest) = body.split_at_mut(values.len());
        *head = context_head(context, size);
        given.copy_from_slice(values);
        // What is behind the fields are places in which the rules mark who has reacted: nobody yet.
        rest.fill(NONE);
        self.state.contexts = u32::try_from(at + 1 + size).map_err(|_| Trap::Full(Room::Contexts))?;
        Ok(HANDLES.saturating_add(i64::try_from(at).unwrap_or(0)))
    }

    /// Begins with function number `function`, as [`Machine::start`] does, and keeps the contexts made since
    /// [`Machine::clear`]. Where it cannot begin, what was before is dropped all the same.
    pub fn begin(&mut self, function: u32, args: &[i64]) -> Result<(), Trap> {
        self.drop_dispatch();
        let row = self.table.function(function).ok_or(Trap::BadIndex)?;
        if args.len() != usize::from(row.params) {
            return Err(Trap::BadCount);
        }
        let base = self.open(FrameKind::Top, function)?;
        self.fill(base, args);
        self.state.pending = Pending::Ready;
        Ok(())
    }

    fn drop_dispatch(&mut self) {
        self.state = State { fuel: self.limits.fuel, contexts: self.state.contexts, ..State::default() };
    }

    /// Begins with an event: what reacts to it runs as if rules had announced it. Contexts made since
    /// [`Machine::clear`] are kept.
    ///
    /// [`Trap::BadIndex`] if there is no such event, [`Trap::BadCount`] if it takes another number of arguments,
    /// [`Trap::Full`] if the slices are too small for it.
    pub fn begin_event(&mut self, event: u32, args: &[i64]) -> Result<(), Trap> {
        self.drop_dispatch();
        let row = self.table.event(event).ok_or(Trap::BadIndex)?;
        if args.len() != usize::from(row.params) {
            return Err(Trap::BadCount);
        }
        self.watch(event, &row)?;
        let base = self.open_event(event, &row, args.len(), 0, 0)?;
        self.fill(base, args);
        self.state.pending = Pending::Ready;
        Ok(())
    }

    /// The value of a stat now, with what a dispatch that waits has written: one number in the first place, or eight
    /// registers of dice (`Dice::from_words`). `owner` is an entity or, for a stat of a context, its handle;
    /// `evaluation` is the context that it is read in, or [`NONE`].
    pub fn read_stat<H, K>(
        &mut self,
        host: &H,
        sink: &mut K,
        stat: u32,
        owner: i64,
        evaluation: i64,
    ) -> Result<[i64; REGISTERS], Fault>
    where
        H: Host + ?Sized,
        K: Sink,
    {
        run::peek(self, host, sink, |run| run.stat_alone(stat, owner, evaluation))
    }

    /// What function number `function` gives for these arguments now, with what a dispatch that waits has written: the
    /// quickest way to a formula or a table, as a game asks for one in each frame it draws. It may read, but neither
    /// change, draw, ask nor announce.
    pub fn evaluate<H, K>(&mut self, host: &H, sink: &mut K, function: u32, args: &[i64]) -> Result<&[i64], Fault>
    where
        H: Host + ?Sized,
        K: Sink,
    {
        let (at, count) = run::evaluate(self, host, sink, function, args)?;
        Ok(self.words(at, count))
    }

    /// The value of a cell now: what a dispatch that waits has written, what the host has stored, or the cell's start.
    pub fn read_cell<H, K>(&mut self, host: &H, sink: &mut K, entity: i64, cell: u32) -> Result<i64, Fault>
    where
        H: Host + ?Sized,
        K: Sink,
    {
        run::peek(self, host, sink, |run| {
            if run.m.table.cell(cell).is_none() {
                return Err(Trap::BadIndex.into());
            }
            let value = run.read_cell(entity, cell)?;
            let mut words = [0; REGISTERS];
            words[0] = value;
            Ok(words)
        })
        .map(|words| words[0])
    }
}
