//! Two questions asked of the same luck: run by run, so that what differs is what was changed.

use rayon::prelude::*;
use runebook_runtime::{Buffers, Host, Machine, Sample};

use super::{BATCH, Plain, Seen, decided, dice};
use crate::budget::Budget;
use crate::distribution::{Distribution, Number};
use crate::fork::{Decisions, Reads};
use crate::interval::{ALPHA, chernoff};
use crate::question::Question;
use crate::refused::Refused;

/// Two answers from the same runs, and how they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paired {
    /// What the first question comes to.
    pub one: Distribution,
    /// What the second does.
    pub other: Distribution,
    /// Runs of each.
    pub runs: u64,
    /// For each value: the sum of the second less the first, and of the squares of that.
    differences: Vec<(i128, i128)>,
}

impl Paired {
    pub(crate) fn of(one: Distribution, other: Distribution, runs: u64, differences: Vec<(i128, i128)>) -> Paired {
        Paired { one, other, runs, differences }
    }

    /// How much more value number `field` comes to in the second, with an interval of about 99.9 % confidence.
    pub fn more(&self, field: usize) -> Option<Number> {
        let (sum, squares) = self.differences.get(field)?;
        Some(Number::averaged(*sum, *squares, self.runs))
    }

    /// The same of a yes or no: how much more often it is yes in the second. The interval holds for any number of runs.
    pub fn more_often(&self, field: usize) -> Option<Number> {
        let (sum, squares) = self.differences.get(field)?;
        let count = |both: i128| u64::try_from(both / 2).unwrap_or(0).min(self.runs);
        Some(gain(count(squares + sum), count(squares - sum), self.runs))
    }
}

/// How much more often something happens that came about in `gained` pairs of runs and went away in `lost`: both are
/// bounded by themselves.
pub(crate) fn gain(gained: u64, lost: u64, runs: u64) -> Number {
    let (more, less) = (chernoff(gained, runs, ALPHA / 2.0), chernoff(lost, runs, ALPHA / 2.0));
    let (low, high) = (more.low.signed() - less.high.signed(), more.high.signed() - less.low.signed());
    // as wide on both sides, so that what was seen stands in the middle
    let seen = Number::of_runs(i128::from(gained) - i128::from(lost), runs);
    let wide = (&high - &seen).max(&seen - &low);
    Number { low: &seen - &wide, high: seen + wide, sampled: Some(runs) }
}

#[derive(Default)]
struct Both {
    one: Seen,
    other: Seen,
    differences: Vec<(i128, i128)>,
}

impl Both {
    fn with(self, other: Both) -> Both {
        let longest = self.differences.len().max(other.differences.len());
        let at = |all: &[(i128, i128)], place: usize| all.get(place).copied().unwrap_or_default();
        let sum = |place| {
            let (mine, theirs) = (at(&self.differences, place), at(&other.differences, place));
            (mine.0 + theirs.0, mine.1 + theirs.1)
        };
        let differences = (0..longest).map(sum).collect();
        Both { one: self.one.with(other.one), other: self.other.with(other.other), differences }
    }

    fn count(&mut self, one: &[i64], other: &[i64]) {
        let fields = one.len().min(other.len());
        self.differences.resize(fields.max(self.differences.len()), (0, 0));
        for (sums, (one, other)) in self.differences.iter_mut().zip(one.iter().zip(other)) {
            let more = i128::from(*other) - i128::from(*one);
            *sums = (sums.0 + more, sums.1 + more * more);
        }
    }
}

/// Both questions from `runs` runs: run number 0, 1, 2 … of the seed, each with the same luck in both. A run counts for
/// the difference if what is given holds in both. The same bits for any number of threads.
pub fn sample_pairs<H: Host + Sync + ?Sized>(
    one: &Question<'_, '_, H>,
    other: &Question<'_, '_, H>,
    seed: u64,
    runs: u64,
    budget: &Budget<'_>,
) -> Result<Paired, Refused> {
    let batch = |(buffers, decisions): &mut (Buffers, [Decisions; 2]), number: u64| {
        let [of_one, of_other] = decisions;
        budget.check().map_err(|refused| (0, refused))?;
        let mut both = Both::default();
        for run in number * BATCH..((number + 1) * BATCH).min(runs) {
            let decide_one =
                |machine: &Machine<'_, '_>, ask, dice: &Sample| decided(of_one, one, (machine, ask), dice, budget);
            let decide_other =
                |machine: &Machine<'_, '_>, ask, dice: &Sample| decided(of_other, other, (machine, ask), dice, budget);
            let mine = both
                .one
                .run(one, Plain(dice(seed, run)), (buffers, decide_one), budget)
                .map_err(|refused| (run, refused))?;
            let theirs = both
                .other
                .run(other, Plain(dice(seed, run)), (buffers, decide_other), budget)
                .map_err(|refused| (run, refused))?;
            if let (Some(mine), Some(theirs)) = (mine, theirs) {
                both.count(&mine, &theirs);
            }
        }
        Ok(both)
    };
    let all = (0..runs.div_ceil(BATCH)).into_par_iter().map_init(Default::default, batch);
    let both = all.reduce(|| Ok(Both::default()), joined).map_err(|(_, refused)| refused)?;
    let bounded = |question: &Question<'_, '_, H>| Reads::of(question.table, &[question.function]).bounded();
    Ok(Paired {
        one: both.one.answer(seed, runs, bounded(one))?,
        other: both.other.answer(seed, runs, bounded(other))?,
        runs,
        differences: both.differences,
    })
}

type Batch = Result<Both, (u64, Refused)>;

fn joined(left: Batch, right: Batch) -> Batch {
    match (left, right) {
        (Ok(left), Ok(right)) => Ok(left.with(right)),
        (Err(left), Err(right)) => Err(if left.0 <= right.0 { left } else { right }),
        (Err(refused), Ok(_)) | (Ok(_), Err(refused)) => Err(refused),
    }
}
