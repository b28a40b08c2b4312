//! The batch machine: one rule for many entities at once, by the same code, 1,024 lanes at a time.
//!
//! ```text
//!  Column (one per argument) ──▶ Batch::block ──▶ Block: a column per result, and the lanes that are left
//!     i16, i32, i64, or one             │ bounds prove that nothing overflows in 16 bits, else in 32, else in 64
//!     number for all                    ▼
//!  Batch::evaluate: any number of lanes; what is left is run by the scalar machine, which also says why a lane fails
//! ```
//!
//! Each instruction is done for all lanes before the next. Registers in which all lanes agree are one number; conditions
//! are masks, and lanes that part wait for each other where they meet. What columns do not do (draws, changes, dice, sets:
//! [`Columns::of`] says of each function) is left to the scalar machine, lane by lane, and so is every
//! lane in which a rule fails: a value and an error are those of [`Machine::evaluate`] always.
//!
//! Nothing is allocated: columns, registers and their counts are the caller's ([`Room`]).

use crate::machine::{At, Fault, Host, Machine, Silent};
use crate::trap::Trap;

mod around;
mod bits;
#[cfg(feature = "world")]
mod buffers;
mod column;
mod engine;
mod groups;
mod host;
mod lane;
mod numbers;
mod pool;
mod run;
mod share;
mod stats;
mod value;

pub use bits::Lanes;
#[cfg(feature = "world")]
pub use buffers::Lent;
pub use column::{Block, Column};
use engine::Engine;
use lane::Lane;
use pool::Pool;
pub use pool::Slot;
pub use run::ARGS;
pub use share::{Columns, Stay};
pub use stats::Kept;
pub use value::Value;

/// Lanes of a block. With 256, what an instruction costs beside its lanes makes a small rule twice as dear.
pub const LANES: usize = 1024;

/// Columns of each width that do for most rules.
pub const COLUMNS: usize = 48;
/// Registers that do for most rules.
pub const VALUES: usize = 2048;
/// Modifiers at once that do for most rules.
pub const APPLIES: usize = 64;

/// The numbers of one column, where processors read them soonest.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub struct Numbers<T>([T; LANES]);

impl<T: Copy + Default> Default for Numbers<T> {
    fn default() -> Numbers<T> {
        Numbers([T::default(); LANES])
    }
}

/// What the caller lends. Their content does not matter.
#[derive(Debug, Default)]
pub struct Room<'c> {
    /// Columns of 16 bits.
    pub halves: &'c mut [Numbers<i16>],
    /// Columns of 32 bits.
    pub words: &'c mut [Numbers<i32>],
    /// Columns of 64 bits.
    pub wide: &'c mut [Numbers<i64>],
    /// One for each column of a width.
    pub slots: &'c mut [Slot],
    /// Registers of all running functions.
    pub values: &'c mut [Value],
    /// Modifiers of the stats that are being worked out, where they do more than to add.
    pub applies: &'c mut [Kept],
}

/// What is worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// What a function gives, of as many arguments as it takes.
    Function(u32),
    /// A stat, of two arguments: its owner, and the context that it is read in or [`NONE`](crate::NONE).
    Stat(u32),
}

/// Why a block cannot go on in columns of this width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leave {
    /// Its numbers may not fit.
    Wider,
    /// There is not enough room, or a limit of the scalar machine is near: that one decides.
    Whole,
}

/// The width of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    Half,
    Word,
    Wide,
}

/// Runs rules in columns.
#[derive(Debug)]
pub struct Batch<'c> {
    room: Room<'c>,
    /// What was last worked out, and in which width it went well.
    last: Option<(Task, Width)>,
}

impl<'c> Batch<'c> {
    /// With nothing done yet.
    pub fn new(room: Room<'c>) -> Batch<'c> {
        Batch { room, last: None }
    }

    /// Works something out for at most [`LANES`] lanes. It reads what the machine has made and written so far, and stays
    /// within its limits.
    ///
    /// [`Trap::BadIndex`] if there is no such function or stat, [`Trap::BadCount`] for another number of arguments than it
    /// takes or too many lanes. Where a column is shorter than that, all lanes are left.
    pub fn block<H: Host + ?Sized>(
        &mut self,
        machine: &Machine<'_, '_>,
        host: &H,
        task: Task,
        args: &[Column<'_>],
        lanes: usize,
    ) -> Result<Block<'_>, Trap> {
        let results = sizes(machine, task, args.len())?;
        if lanes > LANES {
            return Err(Trap::BadCount);
        }
        let mut width = self.last.filter(|(last, _)| *last == task).map_or(Width::Half, |(_, width)| width);
        let job = Job { machine, host, task, args, lanes };
        let left = loop {
            let Room { halves, words, wide, slots, values, applies } = &mut self.room;
            let tried = match width {
                Width::Half => job.run(Pool::new(halves, slots), (values, applies)),
                Width::Word => job.run(Pool::new(words, slots), (values, applies)),
                Width::Wide => job.run(Pool::new(wide, slots), (values, applies)),
            };
            width = match (tried, width) {
                (Ok(left), _) => break Some(left),
                (Err(Leave::Wider), Width::Half) => Width::Word,
                (Err(Leave::Wider), Width::Word) => Width::Wide,
                (Err(Leave::Wider), Width::Wide) | (Err(Leave::Whole), _) => break None,
            };
        };
        self.last = Some((task, width));
        let room = &self.room;
        let values = room.values.get(..if left.is_some() { results } else { 0 }).unwrap_or(&[]);
        let left = left.unwrap_or(Lanes::first(lanes));
        Ok(match width {
            Width::Half => Block::new(column::Stored::Halves(room.halves), values, left, lanes),
            Width::Word => Block::new(column::Stored::Words(room.words), values, left, lanes),
            Width::Wide => Block::new(column::Stored::Wide(room.wide), values, left, lanes),
        })
    }

    /// Works something out for as many lanes as the slices of `out` are long: one for each result. `failed` is told of each
    /// lane in which it fails, and why; nothing is put there. Returns how many lanes the scalar machine has run.
    ///
    /// As [`Batch::block`]; and [`Trap::BadCount`], before anything is worked out, for a column shorter than the slices.
    pub fn evaluate<H: Host + ?Sized>(
        &mut self,
        machine: &mut Machine<'_, '_>,
        host: &H,
        task: Task,
        args: &[Column<'_>],
        out: &mut [&mut [i64]],
        failed: &mut dyn FnMut(usize, Fault),
    ) -> Result<usize, Trap> {
        let lanes = out.iter().map(|out| out.len()).min().unwrap_or(0);
        if !args.iter().all(|arg| arg.reaches(lanes)) {
            return Err(Trap::BadCount);
        }
        let (mut alone, mut first) = (0, 0);
        while first < lanes {
            let count = LANES.min(lanes - first);
            let mut part = [Column::Same(0); ARGS];
            let part = part.get_mut(..args.len()).ok_or(Trap::BadCount)?;
            part.iter_mut().zip(args).for_each(|(part, arg)| *part = arg.part(first, count));
            let block = self.block(machine, host, task, part, count)?;
            for (nth, out) in out.iter_mut().enumerate() {
                block.copy(nth, out.get_mut(first..first + count).unwrap_or(&mut []));
            }
            let left = block.left();
            alone += left.count();
            for lane in left.iter() {
                let mut words = [0; ARGS];
                words.iter_mut().zip(&*part).for_each(|(word, arg)| *word = arg.get(lane).unwrap_or(0));
                let found = scalar(machine, host, task, words.get(..args.len()).unwrap_or(&[]), &mut |nth, word| {
                    if let Some(slot) = out.get_mut(nth).and_then(|out| out.get_mut(first + lane)) {
                        *slot = word;
                    }
                });
                if let Err(fault) = found {
                    failed(first + lane, fault);
                }
            }
            first += count;
        }
        Ok(alone)
    }
}

/// One lane by the scalar machine.
fn scalar<H: Host + ?Sized>(
    machine: &mut Machine<'_, '_>,
    host: &H,
    task: Task,
    args: &[i64],
    put: &mut dyn FnMut(usize, i64),
) -> Result<(), Fault> {
    match (task, args) {
        (Task::Function(function), _) => {
            let words = machine.evaluate(host, &mut Silent, function, args)?;
            words.iter().enumerate().for_each(|(nth, word)| put(nth, *word));
        }
        (Task::Stat(stat), [owner, evaluation]) => {
            let words = machine.read_stat(host, &mut Silent, stat, *owner, *evaluation)?;
            words.iter().enumerate().for_each(|(nth, word)| put(nth, *word));
        }
        (Task::Stat(_), _) => return Err(Fault { trap: Trap::BadCount, at: At::default() }),
    }
    Ok(())
}

/// How many results there are, if there is such a task and it takes so many arguments.
fn sizes(machine: &Machine<'_, '_>, task: Task, args: usize) -> Result<usize, Trap> {
    let (params, results) = match task {
        Task::Function(function) => {
            let row = machine.table.function(function).ok_or(Trap::BadIndex)?;
            (usize::from(row.params), usize::from(row.results))
        }
        Task::Stat(stat) => {
            machine.table.stat(stat).ok_or(Trap::BadIndex)?;
            (2, 1)
        }
    };
    if args == params && args <= ARGS { Ok(results) } else { Err(Trap::BadCount) }
}

/// What is to be done for a block.
struct Job<'j, 't, 's, H: ?Sized> {
    machine: &'j Machine<'t, 's>,
    host: &'j H,
    task: Task,
    args: &'j [Column<'j>],
    lanes: usize,
}

impl<H: Host + ?Sized> Job<'_, '_, '_, H> {
    /// Does it in columns of one width; which lanes are left.
    fn run<T: Lane>(&self, pool: Pool<'_, T>, room: (&mut [Value], &mut [Kept])) -> Result<Lanes, Leave> {
        let around = around::Around::new(self.machine, self.host);
        let mut engine = Engine::new(around, pool, room);
        let wanted = Lanes::first(self.lanes);
        let mut args = [Value::same(0); ARGS];
        let args = args.get_mut(..self.args.len()).ok_or(Leave::Whole)?;
        for (slot, arg) in args.iter_mut().zip(self.args) {
            *slot = engine.load(arg, self.lanes)?;
        }
        match (self.task, &*args) {
            (Task::Function(function), args) => {
                engine.called(function, args, Value::same(crate::NONE), wanted)?;
            }
            (Task::Stat(stat), [owner, evaluation]) => {
                let row = engine.around.table.stat(stat).ok_or(Leave::Whole)?;
                let evaluation = if row.context == crate::verify::NO_INDEX { *evaluation } else { *owner };
                let value = engine.worked_out(wanted, &row, *owner, evaluation)?;
                *engine.values.first_mut().ok_or(Leave::Whole)? = value;
            }
            (Task::Stat(_), _) => return Err(Leave::Whole),
        }
        Ok(engine.left)
    }
}
