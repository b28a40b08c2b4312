//! The graph of a process's states.

use std::collections::BTreeSet;

use super::gth::{self, Field};
use super::parts::parts;
use crate::distribution::Number;
use crate::number::{Float, Mass, Ratio};
use crate::question::Assumed;
use crate::refused::Refused;
use crate::weight::Weight;

/// What one tick makes of a state.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    /// The chance that it stops.
    pub(super) stop: Option<Ratio>,
    /// The states it becomes, in order, each with its chance.
    pub(super) next: Vec<(usize, Ratio)>,
    /// The chance that a repetition reaches its bound.
    pub(super) reached: Option<Ratio>,
}

/// All states with their ticks, and where the process starts.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    pub(super) start: Vec<(usize, Ratio)>,
    pub(super) rows: Vec<Row>,
    /// The chance that a repetition reaches its bound before the first tick.
    pub(super) reached: Option<Ratio>,
    pub(super) assumed: BTreeSet<Assumed>,
    pub(super) steps: u64,
}

/// A graph's answer.
pub(super) struct Solved {
    pub(super) expected: Option<Number>,
    pub(super) stops: Weight,
    pub(super) reached: Option<Number>,
}

/// Most binary digits of an exact number.
const DIGITS: u64 = 1 << 15;
/// Most states that are solved exactly as one part.
const EXACT_PART: usize = 40;
/// Most states that are solved as one part.
const PART: usize = 800;

impl Graph {
    pub(super) fn solve(&self, exact: bool) -> Result<Solved, Refused> {
        let parts = parts(&self.rows);
        let widest = parts.iter().map(Vec::len).max().unwrap_or(0);
        if widest > PART {
            let reached = format!("{widest} states of the process that all lead to each other");
            return Err(Refused::Wide { reached, widest: Vec::new() });
        }
        let exactly = if exact && widest <= EXACT_PART { self.visits::<Ratio>(&parts) } else { None };
        if let Some(visits) = exactly {
            return Ok(visits.solved(|sum| Number::exact(sum.signed())));
        }
        let visits = self.visits::<Float>(&parts).unwrap_or_default();
        Ok(visits.solved(|sum| {
            let (low, high) = sum.ends();
            Number::between(low.signed(), high.signed())
        }))
    }

    /// Expected visits to all states, part by part from the start on; `None` if the numbers grow too long.
    fn visits<F: Field>(&self, parts: &[Vec<usize>]) -> Option<Visits<F>> {
        let mut inflow = vec![F::NONE; self.rows.len()];
        for (state, share) in &self.start {
            inflow.get_mut(*state)?.join(&F::of(share));
        }
        let mut visits = Visits::<F>::default();
        if let Some(reached) = &self.reached {
            visits.reached.join(&F::of(reached));
        }
        for part in parts {
            let came: Vec<F> = part.iter().map(|state| inflow[*state].clone()).collect();
            if came.iter().all(|mass| mass.near() == 0.0) {
                continue;
            }
            let Some(times) = gth::visits(&self.rows, part, &came) else {
                came.iter().for_each(|mass| visits.trapped.join(mass));
                continue;
            };
            for (state, times) in part.iter().zip(&times) {
                self.leave(*state, times, part, &mut inflow, &mut visits);
            }
            if visits.all.size() > DIGITS {
                return None;
            }
        }
        Some(visits)
    }

    fn leave<F: Field>(&self, state: usize, times: &F, part: &[usize], inflow: &mut [F], visits: &mut Visits<F>) {
        let Some(row) = self.rows.get(state) else { return };
        visits.all.join(times);
        if let Some(stop) = &row.stop {
            visits.stopped.join(&times.product(&F::of(stop)));
        }
        if let Some(reached) = &row.reached {
            visits.reached.join(&times.product(&F::of(reached)));
        }
        for (next, share) in row.next.iter().filter(|(next, _)| part.binary_search(next).is_err()) {
            if let Some(slot) = inflow.get_mut(*next) {
                slot.join(&times.product(&F::of(share)));
            }
        }
    }
}

/// Expected visits to all states together, where the process ended, and how often a bound was reached.
struct Visits<F> {
    all: F,
    stopped: F,
    trapped: F,
    reached: F,
}

impl<F: Mass> Default for Visits<F> {
    fn default() -> Visits<F> {
        Visits { all: F::NONE, stopped: F::NONE, trapped: F::NONE, reached: F::NONE }
    }
}

impl<F: Mass> Visits<F> {
    fn solved(self, number: impl Fn(&F) -> Number) -> Solved {
        if self.trapped.near() == 0.0 {
            let (expected, reached) = (Some(number(&self.all)), Some(number(&self.reached)));
            return Solved { expected, stops: Weight::ONE, reached };
        }
        Solved { expected: None, stops: Weight::of_mass(&self.stopped), reached: None }
    }
}
