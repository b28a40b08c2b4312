//! Visits within a strongly connected part: states are taken out one by one, by additions, products and quotients only.
//!
//! W. Grassmann, M. Taksar, D. Heyman, *Regenerative analysis and steady state distributions for Markov chains* (1985).
//! Without a subtraction nothing cancels; C. O'Cinneide (1993) bounds the relative error of each entry by about 2n³
//! roundings, whatever the numbers are.

use super::graph::Row;
use crate::number::{Float, Mass, Ratio};

/// A mass that can be divided.
pub(super) trait Field: Mass {
    /// From an exact share.
    fn of(share: &Ratio) -> Self;
    /// `self / other`, `other` above 0.
    fn over(&self, other: &Self) -> Self;
    /// With the error that elimination among so many states makes.
    fn eliminated(self, inflow: &[Self], states: usize) -> Self;
    /// Binary digits.
    fn size(&self) -> u64;
}

impl Field for Ratio {
    fn of(share: &Ratio) -> Ratio {
        share.clone()
    }

    fn over(&self, other: &Ratio) -> Ratio {
        Ratio::over(self, other)
    }

    fn eliminated(self, _inflow: &[Ratio], _states: usize) -> Ratio {
        self.lowest()
    }

    fn size(&self) -> u64 {
        self.num.bits().max(self.den.bits())
    }
}

impl Field for Float {
    fn of(share: &Ratio) -> Float {
        Float::share(&share.num, &share.den)
    }

    fn over(&self, other: &Float) -> Float {
        let roundings = self.roundings.saturating_add(other.roundings).saturating_add(1);
        Float { value: self.value / other.value, roundings }
    }

    fn eliminated(self, inflow: &[Float], states: usize) -> Float {
        let before = inflow.iter().map(|mass| mass.roundings).max().unwrap_or(0);
        if states == 1 {
            return self;
        }
        let n = u32::try_from(states).unwrap_or(u32::MAX);
        // Three roundings of the shares themselves count for each of the n states on a way.
        let own = n.saturating_mul(n).saturating_mul(n).saturating_mul(4).saturating_add(n.saturating_mul(16));
        Float { value: self.value, roundings: before.saturating_add(own) }
    }

    fn size(&self) -> u64 {
        0
    }
}

/// Expected visits to the states of a part (in ascending order) that is entered with `inflow`; `None` if nothing ever
/// leaves it.
pub(super) fn visits<F: Field>(rows: &[Row], part: &[usize], inflow: &[F]) -> Option<Vec<F>> {
    let mut part_rows = Dense::of(rows, part, inflow)?;
    for state in (1..part.len()).rev() {
        part_rows.take_out(state);
    }
    let visits = part_rows.back();
    Some(visits.into_iter().map(|times| times.eliminated(inflow, part.len())).collect())
}

/// The shares within a part, those that leave it, and what comes in.
struct Dense<F> {
    within: Vec<Vec<F>>,
    leave: Vec<F>,
    inflow: Vec<F>,
    /// What leaves each state for those before it: one less its chance to stay.
    moves: Vec<F>,
}

impl<F: Field> Dense<F> {
    fn of(rows: &[Row], part: &[usize], inflow: &[F]) -> Option<Dense<F>> {
        let size = part.len();
        let mut within = vec![vec![F::NONE; size]; size];
        let mut leave = vec![F::NONE; size];
        for (place, row) in part.iter().enumerate().filter_map(|(place, state)| Some((place, rows.get(*state)?))) {
            if let Some(stop) = &row.stop {
                leave[place].join(&F::of(stop));
            }
            for (next, share) in &row.next {
                match part.binary_search(next) {
                    Ok(inside) => within[place][inside].join(&F::of(share)),
                    Err(_) => leave[place].join(&F::of(share)),
                }
            }
        }
        let leaves = leave.iter().any(|share| share.near() > 0.0);
        let moves = vec![F::NONE; size];
        leaves.then(|| Dense { within, leave, inflow: inflow.to_vec(), moves })
    }

    /// What leaves `state` for states before it or for outside.
    fn moving(&self, state: usize) -> F {
        let mut sum = self.leave[state].clone();
        self.within[state].iter().take(state).for_each(|share| sum.join(share));
        sum
    }

    /// Takes out a state: what came to it goes where it goes.
    fn take_out(&mut self, state: usize) {
        let moving = self.moving(state);
        let (before, from) = self.within.split_at_mut(state);
        let Some(from) = from.first() else { return };
        for (place, row) in before.iter_mut().enumerate() {
            let through = row[state].over(&moving);
            if through.near() == 0.0 {
                continue;
            }
            for (slot, share) in row.iter_mut().zip(from).take(state) {
                slot.join(&through.product(share));
            }
            let out = through.product(&self.leave[state]);
            self.leave[place].join(&out);
        }
        let through = self.inflow[state].over(&moving);
        for (slot, share) in self.inflow.iter_mut().zip(from).take(state) {
            slot.join(&through.product(share));
        }
        self.moves[state] = moving;
    }

    /// The visits, from the first state up.
    fn back(mut self) -> Vec<F> {
        if let Some(first) = self.moves.first_mut() {
            *first = self.leave[0].clone();
        }
        let mut visits: Vec<F> = Vec::with_capacity(self.moves.len());
        for (state, moving) in self.moves.iter().enumerate() {
            let mut came = self.inflow[state].clone();
            for (times, row) in visits.iter().zip(&self.within) {
                came.join(&times.product(&row[state]));
            }
            visits.push(came.over(moving));
        }
        visits
    }
}
