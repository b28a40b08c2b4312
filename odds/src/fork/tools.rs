//! What a walk is given and what it brings back.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

use runebook_runtime::machine::Write;
use runebook_runtime::{Buffers, Table};

use super::Reads;
use super::live::Set;
use super::place::Places;
use super::sums::Sums;
use super::together::Pairs;
use crate::draw::Draws;
use crate::number::{Mass, Ratio};
use crate::question::Assumed;
use crate::refused::Refused;
use crate::weight::Weight;

/// What is worth keeping from one question to the next about one table.
#[derive(Debug, Default)]
pub(crate) struct Tools {
    pub(super) table: Option<u64>,
    pub(super) places: Places,
    pub(super) location: Vec<u64>,
    pub(super) draws: Draws,
    pub(super) pairs: Pairs,
    pub(super) sums: Sums,
    pub(super) reads: HashMap<u32, Rc<Reads>>,
    pub(super) buffers: Buffers,
    pub(super) still: [Buffers; 2],
    pub(super) room: Vec<u64>,
}

/// What of the end of a way is kept.
#[derive(Clone, Debug)]
pub(crate) enum Keep<'k> {
    /// The results.
    Results,
    /// What a preview asks for.
    Preview {
        /// What will be read, and the cells asked for.
        reads: Rc<Reads>,
        /// The results that are asked for.
        wanted: Set,
        /// What is asked for.
        asked: &'k Asked<'k>,
    },
    /// The changes of cells that will be read, and the results if they are wanted.
    Changes {
        /// What will be read.
        reads: Rc<Reads>,
        /// Whether the results are wanted.
        results: bool,
    },
}

/// What is asked of the end of a dispatch that has begun.
#[derive(Clone, Debug)]
pub(crate) struct Asked<'k> {
    /// The words of the machine.
    pub(crate) begun: &'k [u64],
    /// Results, by their place.
    pub(crate) results: &'k [u8],
    /// Events that may have been announced.
    pub(crate) events: &'k [u32],
    /// Cells, each with what it holds before.
    pub(crate) cells: Vec<(i64, u32, i64)>,
}

/// How a way ended: its results, and its changes if they were kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Run {
    pub(crate) results: Vec<i64>,
    pub(crate) changes: Vec<Write>,
}

/// All ends, in order, each with its mass.
#[derive(Debug)]
pub(crate) struct Walked<M> {
    pub(crate) ends: Vec<(Run, M)>,
    /// Ways too unlikely to be followed.
    pub(crate) open: M,
    /// Ways on which a repetition reached its bound; most are among the ends, some may be open.
    pub(crate) reached: M,
    /// Whether there is a repetition that can reach its bound.
    pub(crate) bounded: bool,
    pub(crate) states: u64,
    pub(crate) steps: u64,
    /// What the steps cost: runs, calls, values that were worked out.
    pub(crate) work: u64,
    pub(crate) assumed: BTreeSet<Assumed>,
}

impl<M: Mass> Walked<M> {
    /// The share of ways on which a repetition reached its bound. Any of those left open may be among them.
    pub(crate) fn share_reached(&self) -> Weight {
        if !self.bounded {
            return Weight::ZERO;
        }
        let ((low, high), (_, open)) = (self.reached.ends(), self.open.ends());
        Weight::between(low.min(Ratio::ONE), high.plus(&open).min(Ratio::ONE))
    }
}

/// Why a walk ends early.
pub(crate) enum Stop {
    /// There is no answer.
    Refused(Refused),
    /// A chance no longer fits 128 bits, and it was to be short.
    Long,
}

impl From<Refused> for Stop {
    fn from(refused: Refused) -> Stop {
        Stop::Refused(refused)
    }
}

impl Tools {
    /// Forgets what was learned about another table.
    pub(super) fn belong_to(&mut self, table: &Table<'_>) {
        let hash = Some(table.content_hash());
        if self.table != hash {
            self.places = Places::default();
            self.sums = Sums::default();
            self.reads.clear();
            self.table = hash;
        }
    }

    pub(super) fn reads(&mut self, table: &Table<'_>, function: u32) -> Rc<Reads> {
        Rc::clone(self.reads.entry(function).or_insert_with(|| Rc::new(Reads::of(table, &[function]))))
    }
}
