//! Fights one by one, as much of each as comparisons need.

use rayon::prelude::*;
use runebook_runtime::Silent;

use super::play::Ring;
use super::{Duel, End};
use crate::budget::Budget;
use crate::refused::Refused;

/// Fights that one thread takes at a time.
const BATCH: u64 = 64;

/// One fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// How it ended.
    pub end: End,
    /// How many rounds it went on.
    pub rounds: u32,
    /// How far each side's measure fell: what it was dealt. 0 where nothing is measured.
    pub dealt: [i64; 2],
}

/// Fights `runs` times: run number 0, 1, 2 … of the seed, in this order. `measure` is a function (you) → number that
/// falls as one is hurt and rolls nothing. The same for any number of threads. If some run fails, the lowest is
/// reported.
pub fn courses(
    duel: &Duel<'_, '_>,
    measure: Option<u32>,
    seed: u64,
    runs: u64,
    budget: &Budget<'_>,
) -> Result<Vec<Course>, Refused> {
    let batch = |ring: &mut Ring<'_, '_>, number: u64| {
        let first = number * BATCH;
        budget.check()?;
        (first..(first + BATCH).min(runs)).map(|run| course(ring, measure, run)).collect::<Result<Vec<_>, _>>()
    };
    let all = (0..runs.div_ceil(BATCH)).into_par_iter().map_init(|| Ring::new(duel, seed), batch);
    let all: Vec<Result<Vec<Course>, Refused>> = all.collect();
    let mut courses = Vec::new();
    for batch in all {
        courses.extend(batch?);
    }
    Ok(courses)
}

fn course(ring: &mut Ring<'_, '_>, measure: Option<u32>, run: u64) -> Result<Course, Refused> {
    ring.reset();
    let before = measured(ring, measure)?;
    let (end, _, rounds) = ring.fight(run, &mut Silent)?;
    let after = measured(ring, measure)?;
    let dealt = [0, 1].map(|side: usize| before[side].saturating_sub(after[side]));
    Ok(Course { end, rounds, dealt })
}

fn measured(ring: &mut Ring<'_, '_>, measure: Option<u32>) -> Result<[i64; 2], Refused> {
    let Some(function) = measure else { return Ok([0; 2]) };
    Ok([ring.ask(function, 0)?, ring.ask(function, 1)?])
}
