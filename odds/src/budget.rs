//! What a question may use up, and how exact its answer must be.

use std::sync::atomic::{AtomicBool, Ordering};

use runebook_runtime::Limits;

use crate::refused::Refused;

/// What a question may use up. The usual: a million states, 50 million runs, some ten seconds of them, one gigabyte, exact where that is short.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'c> {
    /// Most states that are told apart.
    pub states: u64,
    /// Most runs of the machine from one draw to the next.
    pub steps: u64,
    /// Most work of the rules in all runs: calls, rounds of loops and values that are worked out, and ten more for each run.
    /// A second of a usual processor does some 20 to 30 million.
    pub work: u64,
    /// Most bytes of states held at once.
    pub bytes: u64,
    /// How chances are counted.
    pub precision: Precision,
    /// Ways that are less likely than this are not followed further but left open, unless chances are counted exactly.
    pub least: f64,
    /// What one run from draw to draw may use up.
    pub limits: Limits,
    /// Set to stop early, from any thread.
    pub cancel: Option<&'c AtomicBool>,
}

impl Default for Budget<'_> {
    fn default() -> Self {
        Budget {
            states: 1_000_000,
            steps: 50_000_000,
            work: 250_000_000,
            bytes: 1 << 30,
            precision: Precision::Auto,
            least: 1e-20,
            limits: Limits::default(),
            cancel: None,
        }
    }
}

impl Budget<'_> {
    /// The same with exact fractions, however long they get: each step of them is dear, so there are fewer.
    #[must_use]
    pub fn exact(self) -> Self {
        Budget { precision: Precision::Exact, states: self.states.min(20_000), steps: self.steps.min(400_000), ..self }
    }

    /// The same with certified doubles, for what is asked too deep for exact fractions.
    #[must_use]
    pub fn certified(self) -> Self {
        Budget { precision: Precision::Certified, ..self }
    }

    pub(crate) fn check(&self) -> Result<(), Refused> {
        let cancelled = self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed));
        if cancelled { Err(Refused::Cancelled) } else { Ok(()) }
    }
}

/// How chances are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Precision {
    /// As fractions while they fit 128 bits and states are few, else as doubles.
    #[default]
    Auto,
    /// As fractions.
    Exact,
    /// As doubles that are only added and multiplied, with a certified relative error.
    Certified,
}
