//! The chance to stop at each of the first ticks.

use std::collections::BTreeMap;

use super::graph::Graph;
use super::gth::Field;
use crate::number::{Float, Ratio};
use crate::weight::Weight;

/// Most binary digits of an exact chance.
const DIGITS: u64 = 1 << 12;

/// The chances to stop at tick 1 to `ticks`: exact while they are short, then certified.
pub(super) fn listed(graph: &Graph, ticks: usize) -> Vec<Weight> {
    let exact = stops::<Ratio>(graph, ticks).map(|stops| stops.iter().map(Weight::of_mass).collect());
    let near = || stops::<Float>(graph, ticks).unwrap_or_default().iter().map(Weight::of_mass).collect();
    exact.unwrap_or_else(near)
}

/// `None` if the numbers grow too long.
fn stops<F: Field>(graph: &Graph, ticks: usize) -> Option<Vec<F>> {
    let mut alive: BTreeMap<usize, F> = BTreeMap::new();
    for (state, share) in &graph.start {
        alive.insert(*state, F::of(share));
    }
    let mut stops = Vec::with_capacity(ticks);
    for _ in 0..ticks {
        let (mut stopped, mut next) = (F::NONE, BTreeMap::new());
        for (state, mass) in &alive {
            let row = graph.rows.get(*state)?;
            if let Some(stop) = &row.stop {
                stopped.join(&mass.product(&F::of(stop)));
            }
            for (to, share) in &row.next {
                next.entry(*to).or_insert(F::NONE).join(&mass.product(&F::of(share)));
            }
        }
        if stopped.size() > DIGITS || next.values().any(|mass: &F| mass.size() > DIGITS) {
            return None;
        }
        stops.push(stopped);
        alive = next;
    }
    Some(stops)
}
