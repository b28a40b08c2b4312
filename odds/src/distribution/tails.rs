//! Sums over outcomes: at least, at most, any event, and quantiles. A complement is summed, never subtracted.

use super::Distribution;
use crate::number::Ratio;
use crate::weight::{Exactness, Weight};

impl Distribution {
    /// The chance of all outcomes for which `holds`.
    pub fn chance(&self, holds: impl Fn(&[i64]) -> bool) -> Weight {
        let (yes, no): (Vec<_>, Vec<_>) = self.outcomes.iter().partition(|(values, _)| holds(values));
        if let Some((runs, seed)) = self.runs() {
            let seen = yes.iter().fold(Ratio::ZERO, |sum, (_, weight)| sum.plus(&weight.value));
            return Weight::seen(&seen, runs, seed);
        }
        // All outcomes together are certain, whatever their single shares were rounded to.
        if no.is_empty() && !yes.is_empty() && self.residual.value.is_zero() {
            return Weight::ONE;
        }
        self.sum(yes.iter().map(|(_, weight)| weight))
    }

    /// So many runs of this seed the chances were sampled from, if they were.
    pub(crate) fn runs(&self) -> Option<(u64, u64)> {
        self.outcomes.first().and_then(|(_, weight)| match weight.exactness() {
            Exactness::Sampled { runs, seed, interval: _ } => Some((*runs, *seed)),
            Exactness::Exact | Exactness::Bounded(_) => None,
        })
    }

    /// Adds chances up; what is left open is added once, not once for each outcome.
    fn sum<'w>(&self, weights: impl Iterator<Item = &'w Weight>) -> Weight {
        let slack = self.slack();
        let (low, high) = weights.fold((Ratio::ZERO, Ratio::ZERO), |(low, high), weight| {
            let ends = weight.ends();
            (low.plus(&ends.low), high.plus(&ends.high.less(&slack)))
        });
        let high = high.plus(&slack);
        Weight::between(low, if high > Ratio::ONE { Ratio::ONE } else { high })
    }

    /// By how much each chance is wider because of what was left open.
    pub(super) fn slack(&self) -> Ratio {
        self.residual.ends().high.over(&self.condition.ends().high)
    }

    /// The chance that value number `field` is at least `threshold`.
    pub fn at_least(&self, field: usize, threshold: i64) -> Weight {
        self.chance(|values| values.get(field).is_some_and(|value| *value >= threshold))
    }

    /// The chance that value number `field` is at most `threshold`.
    pub fn at_most(&self, field: usize, threshold: i64) -> Weight {
        self.chance(|values| values.get(field).is_some_and(|value| *value <= threshold))
    }

    /// The chance that value number `field` is `wanted`.
    pub fn exactly(&self, field: usize, wanted: i64) -> Weight {
        self.chance(|values| values.get(field) == Some(&wanted))
    }

    /// Value number `field` alone: its values in ascending order, each with its chance.
    pub fn field(&self, field: usize) -> Vec<(i64, Weight)> {
        let alone = self.outcomes.iter().filter_map(|(values, weight)| Some((*values.get(field)?, weight.clone())));
        let mut alone: Vec<(i64, Weight)> = alone.collect();
        // equal values become one below, whatever their order
        alone.sort_unstable_by_key(|(value, _)| *value);
        let mut values: Vec<i64> = alone.iter().map(|(value, _)| *value).collect();
        values.dedup();
        if values.len() < alone.len() {
            alone = values.into_iter().map(|value| (value, self.exactly(field, value))).collect();
        }
        alone
    }

    /// The least value of `field` such that it or less comes with at least the chance `share`; `None` without
    /// outcomes, or where the chances are not known surely enough to tell.
    pub fn quantile(&self, field: usize, share: &Weight) -> Option<i64> {
        let sums = self.field(field);
        let upto = |count: usize| self.at_most(field, sums.get(count).map_or(i64::MAX, |(value, _)| *value)).ends();
        let first = (0..sums.len()).collect::<Vec<_>>().partition_point(|count| upto(*count).low < share.value);
        let possible = (0..sums.len()).collect::<Vec<_>>().partition_point(|count| upto(*count).high < share.value);
        sums.get(first).filter(|_| first == possible).map(|(value, _)| *value)
    }

    /// The two numbers between which the quantile lies that `thousandths` of all ways do not exceed; each chance may be
    /// off by `times` its interval. `None` without outcomes, or where it may lie above all that is known.
    pub fn quantile_between(&self, field: usize, thousandths: u16, times: u32) -> Option<(i64, i64)> {
        let share = Ratio::new(u64::from(thousandths).into(), 1000u64.into());
        let sums = self.field(field);
        let upto = |count: &usize| {
            let most = sums.get(*count).map_or(i64::MAX, |(value, _)| *value);
            self.at_most(field, most).widened(times).ends()
        };
        let all: Vec<usize> = (0..sums.len()).collect();
        let high = all.partition_point(|count| upto(count).low < share);
        let low = all.partition_point(|count| upto(count).high < share);
        Some((sums.get(low)?.0, sums.get(high)?.0))
    }
}
