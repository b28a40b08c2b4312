//! Many fights: how often who wins. The same bits for any number of threads.

use std::collections::BTreeMap;

use rayon::prelude::*;
use runebook_runtime::Silent;

use super::play::Ring;
use super::{Course, Duel, End};
use crate::budget::Budget;
use crate::distribution::Number;
use crate::interval::sequence;
use crate::refused::Refused;
use crate::weight::Weight;

/// Fights that one thread takes at a time.
const BATCH: u64 = 256;

/// How many fights ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Fights.
    pub runs: u64,
    /// Their seed; run 0 is the first.
    pub seed: u64,
    /// How many each side won.
    pub won: [u64; 2],
    /// How many were drawn.
    pub drawn: u64,
    /// How many ended in each round.
    pub rounds: BTreeMap<u32, u64>,
    /// In how many dispatches of all fights a repetition reached its bound, and went on from there as the game does.
    pub reached: u64,
    /// Whether a choice was open in any of them, and was made by the duel's policy.
    pub asked: bool,
}

impl Tally {
    fn new(seed: u64) -> Tally {
        Tally { runs: 0, seed, won: [0; 2], drawn: 0, rounds: BTreeMap::new(), reached: 0, asked: false }
    }

    /// What these fights come to.
    pub(super) fn of(courses: &[Course], seed: u64) -> Tally {
        let mut tally = Tally::new(seed);
        courses.iter().for_each(|course| tally.count(course.end, course.rounds));
        tally
    }

    fn count(&mut self, end: End, round: u32) {
        self.runs += 1;
        match end {
            End::Won(side) => self.won[side] += 1,
            End::Draw => self.drawn += 1,
        }
        *self.rounds.entry(round).or_insert(0) += 1;
    }

    fn with(mut self, other: Tally) -> Tally {
        self.runs += other.runs;
        self.drawn += other.drawn;
        self.reached += other.reached;
        self.asked |= other.asked;
        self.won.iter_mut().zip(other.won).for_each(|(mine, theirs)| *mine += theirs);
        for (round, count) in other.rounds {
            *self.rounds.entry(round).or_insert(0) += count;
        }
        self
    }

    /// The share that a side won, with an interval of at least 99.9 % confidence.
    pub fn wins(&self, side: usize) -> Weight {
        self.share(self.won.get(side).copied().unwrap_or(0))
    }

    /// The share that was drawn, with an interval of at least 99.9 % confidence.
    pub fn draws(&self) -> Weight {
        self.share(self.drawn)
    }

    fn share(&self, count: u64) -> Weight {
        Weight::sampled(count, self.runs, self.seed)
    }

    /// The mean number of rounds.
    pub fn mean_rounds(&self) -> f64 {
        let sum: f64 = self.rounds.iter().map(|(round, count)| f64::from(*round) * *count as f64).sum();
        sum / self.runs.max(1) as f64
    }

    /// In how many dispatches of a fight a repetition reached its bound, in the mean of these fights.
    pub fn reached_number(&self) -> Number {
        Number::seen(self.reached, self.runs)
    }

    /// The same, with 3.3 of its standard errors on each side.
    pub fn rounds_number(&self) -> Number {
        let sum: u64 = self.rounds.iter().map(|(round, count)| u64::from(*round) * count).sum();
        let squares: u64 = self.rounds.iter().map(|(round, count)| u64::from(*round).pow(2) * count).sum();
        Number::averaged(sum.into(), squares.into(), self.runs)
    }
}

/// Fights `runs` times: run number 0, 1, 2 … of the seed. If some run fails, the lowest is reported.
pub fn duels(duel: &Duel<'_, '_>, seed: u64, runs: u64) -> Result<Tally, Refused> {
    fights(duel, seed, 0..runs, &Budget::default())
}

/// The same; the budget says when to stop early and what one dispatch may use up.
pub fn duels_within(duel: &Duel<'_, '_>, seed: u64, runs: u64, budget: &Budget<'_>) -> Result<Tally, Refused> {
    fights(duel, seed, 0..runs, budget)
}

fn fights(duel: &Duel<'_, '_>, seed: u64, runs: std::ops::Range<u64>, budget: &Budget<'_>) -> Result<Tally, Refused> {
    let batches = runs.end.saturating_sub(runs.start).div_ceil(BATCH);
    let batch = |ring: &mut Ring<'_, '_>, number: u64| {
        let first = runs.start + number * BATCH;
        budget.check().map_err(|refused| (first, refused))?;
        let mut tally = Tally::new(seed);
        for run in first..(first + BATCH).min(runs.end) {
            let (end, _, round) = ring.fight(run, &mut Silent).map_err(|refused| (run, refused))?;
            tally.count(end, round);
            tally.reached += ring.reached;
            tally.asked |= ring.asked;
        }
        Ok(tally)
    };
    let all = (0..batches).into_par_iter().map_init(|| Ring::new(duel, seed), batch);
    all.reduce(|| Ok(Tally::new(seed)), joined).map_err(|(_, refused)| refused)
}

type Batch = Result<Tally, (u64, Refused)>;

fn joined(left: Batch, right: Batch) -> Batch {
    match (left, right) {
        (Ok(left), Ok(right)) => Ok(left.with(right)),
        (Err(left), Err(right)) => Err(if left.0 <= right.0 { left } else { right }),
        (Err(refused), Ok(_)) | (Ok(_), Err(refused)) => Err(refused),
    }
}

/// What many fights say about an expectation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It does not.
    Fails,
    /// So many fights could not tell.
    Open,
}

/// Whether the share that `side` wins lies between `low` and `high`: fights on, in numbers that double, until that is
/// told or `most` were fought. A wrong `Fails` or `Holds` comes at most with chance `alarm` (such as 1e-6), however
/// often it looked.
pub fn judge(
    duel: &Duel<'_, '_>,
    seed: u64,
    side: usize,
    (low, high): (f64, f64),
    alarm: f64,
    most: u64,
) -> Result<(Verdict, Tally), Refused> {
    let mut tally = Tally::new(seed);
    let mut upto = 1024.min(most);
    for look in 1.. {
        let more = fights(duel, seed, tally.runs..upto, &Budget::default())?;
        tally = tally.with(more);
        let won = tally.won.get(side).copied().unwrap_or(0);
        let (least, greatest) = sequence(won, tally.runs, alarm, look).to_f64();
        if least >= low && greatest <= high {
            return Ok((Verdict::Holds, tally));
        }
        if greatest < low || least > high {
            return Ok((Verdict::Fails, tally));
        }
        if upto >= most {
            break;
        }
        upto = upto.saturating_mul(2).min(most);
    }
    Ok((Verdict::Open, tally))
}
