//! Functions that keep to their registers, summed up once for all who call them.
//!
//! What a called function makes of its dice does not depend on who waits for it, as long as it neither reads nor changes
//! anything but its registers. It is walked alone, from the draw where it stands to its return, and what comes out is
//! remembered for the other states at that place, for later rounds, and for later questions about the table. The machine
//! still runs every instruction; callers go on from each of the results as after any return.

use std::collections::{BTreeSet, HashMap};
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use runebook_runtime::ops::Op;
use runebook_runtime::{Host, Table};

use super::frontier::{Frontier, Mixer, Waiting};
use super::frozen::{Window, alone, location, returned, take_up, thaw, thawed_register};
use super::live::{COMPUTING, Set};
use super::place::Place;
use super::tools::Stop;
use super::walk::{Tally, Walk};
use super::way::Way;
use crate::number::{Float, Mass, Ratio};
use crate::refused::Refused;

/// Most results in all sums that are remembered.
const MOST: usize = 1 << 20;

/// A called function that keeps to its registers and waits for a draw.
#[derive(Debug)]
pub(super) struct Inner {
    pub(super) window: Window,
    /// Those of its results that its caller needs.
    pub(super) wanted: Set,
}

impl Inner {
    /// The registers of the function in a state.
    fn registers<'w>(&self, words: &'w [u64]) -> &'w [u64] {
        words.get(self.window.first..self.window.first + self.window.registers).unwrap_or(&[])
    }

    /// States by what they have in the registers of the function, in the order in which they come.
    fn sorted<'s, M>(&self, states: &'s [Waiting<M>]) -> Vec<Vec<&'s Waiting<M>>> {
        let mut places: HashMap<&[u64], usize, BuildHasherDefault<Mixer>> = HashMap::default();
        let mut sorted: Vec<Vec<&Waiting<M>>> = Vec::new();
        for state in states {
            let place = *places.entry(self.registers(&state.words)).or_insert(sorted.len());
            match sorted.get_mut(place) {
                Some(alike) => alike.push(state),
                None => sorted.push(vec![state]),
            }
        }
        sorted
    }
}

/// Whether a function and all that it calls read and change nothing but their registers.
pub(super) fn keeps_to_registers(table: &Table<'_>, function: u32) -> bool {
    let (mut seen, mut todo) = (BTreeSet::from([function]), vec![function]);
    while let Some(row) = todo.pop().map(|function| table.function(function)) {
        let Some(row) = row else { return false };
        for instr in (row.start..row.end).filter_map(|at| table.instr(at)) {
            if !REGISTERS.contains(&instr.op) && !COMPUTING.contains(&instr.op) {
                return false;
            }
            if instr.op == Op::Call && seen.insert(instr.index()) {
                todo.push(instr.index());
            }
        }
    }
    true
}

/// Besides what only computes, instructions that read and change nothing but registers.
const REGISTERS: &[Op] = &[
    Op::Pow,
    Op::Div,
    Op::MulDiv,
    Op::Jump,
    Op::JumpIf,
    Op::JumpUnless,
    Op::IfEq,
    Op::IfNe,
    Op::IfLt,
    Op::IfLe,
    Op::IfEqImm,
    Op::IfNeImm,
    Op::IfLtImm,
    Op::IfLeImm,
    Op::IfGtImm,
    Op::IfAbove,
    Op::IfFrom,
    Op::Loop,
    Op::ForRange,
    Op::Salt,
    Op::Call,
    Op::Ret,
    Op::Trap,
    Op::Roll,
    Op::Draw,
    Op::Pick,
    Op::DiceMake,
    Op::DiceAdd,
    Op::DicePlus,
    Op::DiceTimes,
    Op::DiceSides,
    Op::DiceCount,
    Op::DiceMax,
    Op::DiceMin,
    Op::DiceEq,
    Op::DiceRead,
    Op::Bound,
];

/// What becomes of a function from one of its draws on.
#[derive(Debug)]
pub(crate) struct Sum<M> {
    /// Its results, each with the ways to them. Those that nobody needs are 0, or left out if nobody needs any.
    ends: Vec<(Vec<i64>, Way<M>)>,
    /// Ways too unlikely to be followed.
    open: Way<M>,
    states: u64,
    steps: u64,
    work: u64,
}

impl<M: Mass> Sum<M> {
    fn of(tally: Tally<M>) -> Sum<M> {
        let Tally { ends, open, states, steps, work } = tally;
        let mut ends: Vec<(Vec<i64>, Way<M>)> = ends.into_iter().map(|(run, way)| (run.results, way)).collect();
        ends.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
        Sum { ends, open, states, steps, work }
    }
}

/// What a sum depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    function: u32,
    pc: u32,
    wanted: Set,
    registers: Box<[u64]>,
    /// Whether chances were to be short, and how unlikely ways are followed.
    short: bool,
    least: u64,
}

/// A sum, or that its chances get too long.
#[derive(Debug)]
pub(crate) enum Known<M> {
    Sum(Rc<Sum<M>>),
    Long,
}

/// What is known of one kind of chances.
#[derive(Debug)]
pub(crate) struct Memory<M> {
    by_key: HashMap<Key, Known<M>, BuildHasherDefault<Mixer>>,
    /// Results in all sums.
    held: usize,
}

impl<M> Default for Memory<M> {
    fn default() -> Memory<M> {
        Memory { by_key: HashMap::default(), held: 0 }
    }
}

impl<M> Memory<M> {
    /// Remembers; where that is too much, all else is forgotten.
    fn keep(&mut self, key: Key, known: Known<M>) {
        let more = match &known {
            Known::Sum(sum) => sum.ends.len() + 1,
            Known::Long => 1,
        };
        self.held += more;
        if self.held > MOST {
            self.by_key.clear();
            self.held = more;
        }
        self.by_key.insert(key, known);
    }
}

/// The sums of a table's functions.
#[derive(Debug, Default)]
pub(crate) struct Sums {
    ratio: Memory<Ratio>,
    float: Memory<Float>,
}

/// A mass of which sums are remembered.
pub(crate) trait Summed: Mass {
    /// Those that are.
    fn known(sums: &mut Sums) -> &mut Memory<Self>;
}

impl Summed for Ratio {
    fn known(sums: &mut Sums) -> &mut Memory<Ratio> {
        &mut sums.ratio
    }
}

impl Summed for Float {
    fn known(sums: &mut Sums) -> &mut Memory<Float> {
        &mut sums.float
    }
}

impl<M: Summed, H: Host + ?Sized> Walk<'_, '_, '_, M, H> {
    /// Lets states at a place go on after the function that runs there returned, if it can be summed up and few of the
    /// states differ in it; whether it did. Where many differ, walking them together merges more.
    pub(super) fn sum_up(&mut self, place: &Place, states: &[Waiting<M>]) -> Result<bool, Stop> {
        let Some(inner) = &place.inner else { return Ok(false) };
        let sorted = inner.sorted(states);
        if sorted.len().saturating_mul(sorted.len()) > states.len() {
            return Ok(false);
        }
        let mut sums = Vec::with_capacity(sorted.len());
        for first in sorted.iter().filter_map(|alike| alike.first()) {
            let Some(sum) = self.sum(inner, first)? else { return Ok(false) };
            sums.push(sum);
        }
        for (alike, sum) in sorted.iter().zip(&sums) {
            // They count at each place, known before or not, so that an answer does not depend on earlier ones.
            self.tally.states += sum.states;
            self.tally.steps += sum.steps;
            self.tally.work += sum.work;
            for state in alike {
                self.go_on_after(inner, state, sum)?;
                self.within_budget()?;
            }
        }
        Ok(true)
    }

    /// The sum of the function that runs in a state; `None` where it fails on some of its ways.
    fn sum(&mut self, inner: &Inner, state: &Waiting<M>) -> Result<Option<Rc<Sum<M>>>, Stop> {
        let key = Key {
            function: inner.window.function,
            pc: inner.window.pc,
            wanted: inner.wanted,
            registers: inner.registers(&state.words).into(),
            short: self.short,
            least: self.budget.least.to_bits(),
        };
        match M::known(self.sums).by_key.get(&key) {
            Some(Known::Sum(sum)) => return Ok(Some(Rc::clone(sum))),
            Some(Known::Long) => return Err(Stop::Long),
            None => {}
        }
        let walked = self.walk_alone(inner, state);
        let memory = M::known(self.sums);
        match walked {
            Ok(sum) => {
                memory.keep(key, Known::Sum(Rc::clone(&sum)));
                Ok(Some(sum))
            }
            Err(Stop::Long) => {
                memory.keep(key, Known::Long);
                Err(Stop::Long)
            }
            // Walked with its callers it fails again, and then says who they are.
            Err(Stop::Refused(Refused::Failed { .. })) => Ok(None),
            Err(Stop::Refused(refused)) => Err(refused.into()),
        }
    }

    /// Walks the function that runs in a state alone, up to its return.
    fn walk_alone(&mut self, inner: &Inner, state: &Waiting<M>) -> Result<Rc<Sum<M>>, Stop> {
        let words = alone(&state.words, &inner.window);
        let frontier = std::mem::replace(&mut self.frontier, Frontier::new());
        let tally = std::mem::replace(&mut self.tally, Tally::new());
        let wanted = std::mem::replace(&mut self.wanted, inner.wanted);
        let changes = std::mem::replace(&mut self.changes, false);
        let asked = self.asked.take();
        location(&words, self.location);
        let place = self.places.place(self.question.table, self.location, &words, self.wanted);
        self.frontier.add(self.location, &place, &words, state.draw, &Way::ALL);
        let walked = self.walk_on();
        (self.frontier, self.wanted, self.changes, self.asked) = (frontier, wanted, changes, asked);
        let tally = std::mem::replace(&mut self.tally, tally);
        walked.map(|()| Rc::new(Sum::of(tally)))
    }

    /// Goes on from all results of the function that runs in a state.
    fn go_on_after(&mut self, inner: &Inner, state: &Waiting<M>, sum: &Sum<M>) -> Result<(), Stop> {
        self.tally.open.join(&state.way.product(&sum.open));
        let after = returned(&state.words, &inner.window);
        let mut thawed = std::mem::take(&mut self.thawed);
        thaw(&after, self.budget.limits.fuel, &mut thawed);
        let first = thawed_register(&after, inner.window.dest);
        for (results, way) in &sum.ends {
            for (slot, result) in thawed.iter_mut().skip(first).zip(results) {
                *slot = result.cast_unsigned();
            }
            let taken = take_up(&mut self.machine, &thawed);
            taken.map_err(|_| Refused::Malformed("a caller could not be taken up again"))?;
            self.go_on(state.way.product(way))?;
        }
        self.thawed = thawed;
        Ok(())
    }
}
