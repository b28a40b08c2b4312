//! How a walk sees the world: through the host, remembering what stats came to, and noting what it should not have read.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use runebook_runtime::dice::REGISTERS;
use runebook_runtime::{Chooser, Draw, Host, Machine, Pause, Site};

use super::Reads;
use super::frontier::Mixer;

/// Cells of entities that a walk leaves open: it stops before it reads them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Open(pub(crate) BTreeSet<(i64, u32)>);

/// Leaves every draw open, and the machine stops at some cells, where ways meet: at those that are left open, and at those
/// that a function which draws is about to change. What was drawn often matters only by what becomes of them.
#[derive(Clone, Debug)]
pub(super) struct Forking<'o> {
    open: Option<&'o Open>,
    reads: Rc<Reads>,
    /// The cell at which the machine stopped and goes on now.
    passed: Cell<Option<(i64, u32)>>,
}

impl<'o> Forking<'o> {
    pub(super) fn new(open: Option<&'o Open>, reads: Rc<Reads>) -> Forking<'o> {
        Forking { open, reads, passed: Cell::new(None) }
    }

    /// Whether it goes on from a stop at this cell in another world, if at all.
    pub(super) fn leaves(&self, entity: i64, cell: u32) -> bool {
        self.open.is_some_and(|open| open.0.contains(&(entity, cell)))
    }

    /// The next run goes on from a stop at this cell, if from one.
    pub(super) fn pass(&self, at: Option<(i64, u32)>) {
        self.passed.set(at);
    }
}

impl Chooser for Forking<'_> {
    fn draw(&mut self, _site: Site, _draw: Draw) -> Result<i64, Pause> {
        Err(Pause::Wait)
    }

    fn opens(&self, entity: i64, cell: u32) -> bool {
        if self.passed.get() == Some((entity, cell)) {
            return false;
        }
        let stops = self.reads.joins(cell) || self.leaves(entity, cell);
        if stops {
            self.passed.set(None);
        }
        stops
    }
}

/// A value by all that it depends on.
type ByKey = HashMap<Box<[u64]>, [i64; REGISTERS], BuildHasherDefault<Mixer>>;

/// Most values that are remembered.
const MOST: usize = 1 << 16;

/// A host as one walk sees it. The host answers alike all the while, so a stat that is read again with the same changes,
/// in the same contexts, comes to the same.
pub(super) struct Eyes<'e, H: ?Sized> {
    host: &'e H,
    open: Option<&'e Open>,
    /// Whether something was read that was to be left open: a stat or the like depends on it.
    peeped: Cell<bool>,
    stats: RefCell<ByKey>,
    /// What was last asked for.
    key: RefCell<Vec<u64>>,
}

impl<'e, H: Host + ?Sized> Eyes<'e, H> {
    pub(super) fn new(host: &'e H, open: Option<&'e Open>) -> Eyes<'e, H> {
        Eyes { host, open, peeped: Cell::new(false), stats: RefCell::default(), key: RefCell::default() }
    }

    pub(super) fn peeped(&self) -> bool {
        self.peeped.get()
    }
}

impl<H: Host + ?Sized> Host for Eyes<'_, H> {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        if self.open.is_some_and(|open| open.0.contains(&(entity, cell))) {
            self.peeped.set(true);
        }
        self.host.read(entity, cell)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        self.host.fact(fact, args)
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        self.host.members(set, args, out)
    }

    fn recall(&self, machine: &Machine<'_, '_>, stat: u32, owner: i64, evaluation: i64) -> Option<[i64; REGISTERS]> {
        let mut key = self.key.borrow_mut();
        key.clear();
        key.extend([stat.into(), owner.cast_unsigned(), evaluation.cast_unsigned()]);
        machine.surroundings(&mut |word| key.push(word));
        self.stats.borrow().get(key.as_slice()).copied()
    }

    fn remember(&self, words: &[i64]) {
        let mut stats = self.stats.borrow_mut();
        if stats.len() >= MOST {
            stats.clear();
        }
        let mut value = [0; REGISTERS];
        value.iter_mut().zip(words).for_each(|(slot, word)| *slot = *word);
        stats.insert(self.key.borrow().as_slice().into(), value);
    }
}
