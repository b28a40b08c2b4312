//! The machine: runs the functions of a table over the caller's slices, and writes nothing anywhere else.
//!
//! One [`Machine`] is one dispatch: start a function, run it, read the results, the journal and the commands. It stops
//! at a choice without an answer and at a draw the chooser leaves open; given either, it goes on where it was.

use crate::table::Table;
use crate::trap::Trap;

mod begin;
mod chooser;
mod held;
mod host;
mod layers;
mod philox;
mod run;
mod sample;
mod scratch;
mod script;
mod sink;
pub mod sizes;
mod state;
mod window;

pub use chooser::{Chooser, Draw, Fork, Pause, Site};
pub use held::Held;
pub use host::{Bare, Host};
pub use layers::{DiceLayers, NumberLayers};
pub use philox::philox;
#[cfg(feature = "batch")]
pub(crate) use run::{contains, field, in_slots, kind_of, written};
pub use sample::{ALGORITHM, Key, Sample};
pub use scratch::{Command, Frame, FrameKind, Queued, Scratch, Write, commit};
pub use script::Script;
pub use sink::{At, Comparison, NO_FUNCTION, Silence, Silent, Sink, Step};
use state::{Pending, State};
#[cfg(feature = "batch")]
pub(crate) use window::{context_range, in_role, role_value};

/// What a dispatch may use up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Loops, calls, evaluations and dice in all.
    pub fuel: u64,
    /// Functions that run within each other.
    pub depth: u32,
    /// Evaluations (stats, formulas of cells, facts) within each other. Each takes some stack of the host's thread.
    pub nesting: u32,
}

impl Default for Limits {
    /// 1,000,000 steps, 64 calls and 32 evaluations deep.
    fn default() -> Limits {
        Limits { fuel: 1_000_000, depth: 64, nesting: 32 }
    }
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All is done: see [`Machine::results`], [`Machine::journal`] and [`Machine::commands`].
    Done,
    /// A choice is open, and the answers given have run out: see [`Machine::options`]. Nothing has changed.
    Ask(Ask),
    /// The chooser left a draw open. [`Machine::resume_with`] its result and run on.
    Drawing(Site, Draw),
    /// The dispatch failed and changes nothing: see [`Machine::chain`].
    Failed(Fault),
}

/// An open choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Which choice.
    pub site: Site,
    /// The entity that chooses.
    pub who: i64,
    /// How many options there are, at least 1.
    pub options: u32,
    /// Fewest to choose.
    pub min: u32,
    /// Most to choose.
    pub max: u32,
}

/// A failed dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Why.
    pub trap: Trap,
    /// Where.
    pub at: At,
}

/// One dispatch over a table.
#[derive(Debug)]
pub struct Machine<'t, 's> {
    pub(crate) table: &'t Table<'t>,
    pub(crate) scratch: Scratch<'s>,
    pub(crate) limits: Limits,
    pub(crate) answers: &'s [i64],
    pub(crate) watch: &'s [u32],
    pub(crate) state: State,
}

impl<'t, 's> Machine<'t, 's> {
    /// A machine with nothing to do yet.
    pub fn new(table: &'t Table<'t>, scratch: Scratch<'s>) -> Machine<'t, 's> {
        Machine { table, scratch, limits: Limits::default(), answers: &[], watch: &[], state: State::default() }
    }

    /// The table that it runs.
    pub fn table(&self) -> &'t Table<'t> {
        self.table
    }

    /// With other limits than the usual.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Machine<'t, 's> {
        self.limits = limits;
        self.state.fuel = limits.fuel;
        self
    }

    /// With answers to the choices, in order: each is the place of an option, from 0.
    #[must_use]
    pub fn with_answers(mut self, answers: &'s [i64]) -> Machine<'t, 's> {
        self.answers = answers;
        self
    }

    /// Also noting these events when they are announced; see [`Machine::announced`].
    #[must_use]
    pub fn with_watch(mut self, events: &'s [u32]) -> Machine<'t, 's> {
        self.watch = events;
        self
    }

    /// Begins a dispatch: function number `function` with as many arguments as it takes. All that was before is dropped.
    ///
    /// [`Trap::BadIndex`] if there is no such function, [`Trap::BadCount`] if it takes another number of arguments,
    /// [`Trap::Full`] if the slices are too small for it.
    pub fn start(&mut self, function: u32, args: &[i64]) -> Result<(), Trap> {
        self.clear();
        self.begin(function, args)
    }

    /// Runs until the end, a choice, an open draw or a failure. Of a dispatch that is over it says again how it ended; with
    /// none begun, or one that an exception of the host's broke off, it fails with [`Trap::NotBegun`].
    pub fn run<H, C, K>(&mut self, host: &H, chooser: &mut C, sink: &mut K) -> Outcome
    where
        H: Host + ?Sized,
        C: Chooser + ?Sized,
        K: Sink,
    {
        // one machine for all hosts and choosers, where there are several and bytes count
        #[cfg(feature = "shared")]
        let (host, mut chooser) = (&host as &dyn Host, chooser);
        #[cfg(feature = "shared")]
        let chooser = &mut chooser as &mut dyn Chooser;
        run::run(self, host, chooser, sink)
    }

    /// Gives the open draw its result, or the open choice its answer. Then run on. Whatever waits for neither stays as it is: a dispatch
    /// that failed or is done can only be followed by another.
    pub fn resume_with(&mut self, value: i64) {
        match self.state.pending {
            Pending::Ready | Pending::Draw(_, _) | Pending::Choice { .. } | Pending::Supplied(_) => {
                self.state.pending = Pending::Supplied(value);
            }
            Pending::None | Pending::Running | Pending::Failed(_) | Pending::Done => {}
        }
    }

    /// The registers that the started function returned; none before it has.
    pub fn results(&self) -> &[i64] {
        self.scratch.registers.get(..self.state.results as usize).unwrap_or(&[])
    }

    /// What the dispatch would change, by entity and cell. Nothing, until it has come to its end.
    pub fn journal(&self) -> &[Write] {
        if self.is_done() { self.written_so_far() } else { &[] }
    }

    /// What the dispatch asks of the host, in order. Nothing, until it has come to its end.
    pub fn commands(&self) -> &[Command] {
        if self.is_done() { self.asked_so_far() } else { &[] }
    }

    /// Whether the dispatch has come to its end, and is to be carried out.
    pub fn is_done(&self) -> bool {
        matches!(self.state.pending, Pending::Done)
    }

    pub(crate) fn written_so_far(&self) -> &[Write] {
        self.scratch.journal.get(..self.state.journal as usize).unwrap_or(&[])
    }

    pub(crate) fn asked_so_far(&self) -> &[Command] {
        self.scratch.commands.get(..self.state.commands as usize).unwrap_or(&[])
    }

    /// The choice that the dispatch waits for, if it waits for one.
    pub fn open_choice(&self) -> Option<Ask> {
        match self.state.pending {
            Pending::Choice { first: _, ask } => Some(ask),
            Pending::None
            | Pending::Ready
            | Pending::Running
            | Pending::Draw(_, _)
            | Pending::Supplied(_)
            | Pending::Failed(_)
            | Pending::Done => None,
        }
    }

    /// Why the dispatch failed, if it did.
    pub fn fault(&self) -> Option<Fault> {
        match self.state.pending {
            Pending::Failed(fault) => Some(fault),
            Pending::None
            | Pending::Ready
            | Pending::Running
            | Pending::Draw(_, _)
            | Pending::Choice { .. }
            | Pending::Supplied(_)
            | Pending::Done => None,
        }
    }

    /// The watched events that were announced, each once, in order of index.
    pub fn announced(&self) -> &[u32] {
        self.scratch.watched.get(..self.state.watched as usize).unwrap_or(&[])
    }

    /// How often a repetition reached its bound.
    pub fn bounds(&self) -> u32 {
        self.state.bounds
    }

    /// How many answers were taken.
    pub fn answered(&self) -> u32 {
        self.state.answered
    }

    /// The fuel that is left.
    pub fn fuel(&self) -> u64 {
        self.state.fuel
    }

    /// The options of the open choice.
    pub fn options(&self) -> &[i64] {
        match self.state.pending {
            Pending::Choice { first, ask } => self.words(first as usize, ask.options as usize),
            Pending::None
            | Pending::Ready
            | Pending::Running
            | Pending::Draw(_, _)
            | Pending::Supplied(_)
            | Pending::Failed(_)
            | Pending::Done => &[],
        }
    }

    /// The running functions, innermost first, each with the instruction it is at.
    pub fn chain(&self) -> impl Iterator<Item = At> + '_ {
        let below = self.frames().iter().rev();
        let top = (self.state.depth > 0).then_some(&self.state.top);
        top.into_iter().chain(below).map(Frame::at)
    }

    /// The values of a context: its kind, then its roles and fields; `None` if the handle names none.
    pub fn context(&self, handle: i64) -> Option<(u32, &[i64])> {
        let (kind, values) = self.context_range(handle).ok()?;
        Some((kind, self.scratch.contexts.get(values)?))
    }
}
