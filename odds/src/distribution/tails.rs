//! Sums over outcomes: at least, at most, any event, and quantiles. A complement is summed, never subtracted.

use super::Distribution;
use crate::number::Ratio;
use crate::weight::Weight;

impl Distribution {
    /// The chance of all outcomes for which `holds`.
    pub fn chance(&self, holds: impl Fn(&[i64]) -> bool) -> Weight {
        let (mut yes, mut no) = (Weight::ZERO, true);
        for (values, weight) in &self.outcomes {
            if holds(values) {
                yes = yes.plus(weight);
            } else {
                no = false;
            }
        }
        // All outcomes together are certain, whatever their single shares were rounded to.
        if no && self.residual.is_exact() && self.residual.value.is_zero() && !self.outcomes.is_empty() {
            return Weight::ONE;
        }
        self.open_ended(yes)
    }

    /// Adds what is left open once, not once for each outcome.
    fn open_ended(&self, sum: Weight) -> Weight {
        let ends = sum.ends();
        let high = if ends.high > Ratio::ONE { Ratio::ONE } else { ends.high.clone() };
        if high == ends.high { sum } else { Weight::between(ends.low, high) }
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
        let mut alone: Vec<(i64, Weight)> = Vec::new();
        let mut listed: Vec<(i64, &Weight)> =
            self.outcomes.iter().filter_map(|(values, weight)| Some((*values.get(field)?, weight))).collect();
        listed.sort_by_key(|(value, _)| *value);
        for (value, weight) in listed {
            match alone.last_mut().filter(|(last, _)| *last == value) {
                Some((_, sum)) => *sum = sum.plus(weight),
                None => alone.push((value, weight.clone())),
            }
        }
        alone
    }

    /// The least value of `field` that is reached or stayed below with at least the chance `share`; `None` without
    /// outcomes, or where the chances are not known surely enough to tell.
    pub fn quantile(&self, field: usize, share: &Weight) -> Option<i64> {
        let (mut low, mut high) = (Ratio::ZERO, Ratio::ZERO);
        let mut sure = None;
        for (value, weight) in self.field(field) {
            let ends = weight.ends();
            (low, high) = (low.plus(&ends.low), high.plus(&ends.high));
            if high >= share.value && sure.is_none() {
                sure = Some(value);
            }
            if low >= share.value {
                return sure.filter(|sure| *sure == value);
            }
        }
        None
    }
}
