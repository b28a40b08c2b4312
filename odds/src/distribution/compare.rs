//! Two distributions: differences, and which is at least as good at every threshold.

use std::collections::BTreeSet;

use super::Distribution;
use crate::number::Ratio;
use crate::weight::Weight;

/// How two distributions stand to each other, threshold by threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dominance {
    /// At every threshold the first is at least as likely to reach it, at some more.
    First,
    /// At every threshold the second is at least as likely to reach it, at some more.
    Second,
    /// They reach every threshold equally often.
    Equal,
    /// Sometimes the one, sometimes the other.
    Neither,
    /// The chances are not known surely enough to tell.
    Unknown,
}

impl Distribution {
    /// Whether value `field` is at every threshold at least as likely to be reached as in `other`. `None` where the
    /// chances are not known surely enough to tell.
    pub fn dominates(&self, other: &Distribution, field: usize) -> Option<bool> {
        match self.against(other, field) {
            Dominance::First | Dominance::Equal => Some(true),
            Dominance::Second | Dominance::Neither => Some(false),
            Dominance::Unknown => None,
        }
    }

    /// How this stands to `other` in value `field`.
    pub fn against(&self, other: &Distribution, field: usize) -> Dominance {
        self.surely_against(other, field, 1)
    }

    /// The same where each sampled chance may be off by `times` its interval.
    pub fn surely_against(&self, other: &Distribution, field: usize, times: u32) -> Dominance {
        let (mine, theirs) = (self.field(field), other.field(field));
        let thresholds: BTreeSet<i64> = mine.iter().chain(&theirs).map(|(value, _)| *value).collect();
        let (mut more, mut less) = (false, false);
        for threshold in thresholds {
            let reached = |of: &Distribution| of.at_least(field, threshold).widened(times);
            let (mine, theirs) = (reached(self), reached(other));
            let (mine_ends, their_ends) = (mine.ends(), theirs.ends());
            if mine.is_exact() && theirs.is_exact() {
                more |= mine.value > theirs.value;
                less |= mine.value < theirs.value;
            } else if mine_ends.low > their_ends.high {
                more = true;
            } else if mine_ends.high < their_ends.low {
                less = true;
            } else {
                return Dominance::Unknown;
            }
        }
        match (more, less) {
            (true, false) => Dominance::First,
            (false, true) => Dominance::Second,
            (false, false) => Dominance::Equal,
            (true, true) => Dominance::Neither,
        }
    }

    /// The largest difference between the chances of any outcome in both, as a fraction of 1; an interval where the
    /// chances are no more than that.
    pub fn largest_difference(&self, other: &Distribution) -> Weight {
        let find = |list: &[(Vec<i64>, Weight)], values: &[i64]| {
            let place = list.binary_search_by(|(known, _)| known.as_slice().cmp(values)).ok();
            place.and_then(|place| list.get(place)).map_or(Weight::ZERO, |(_, weight)| weight.clone())
        };
        let outcomes: BTreeSet<&Vec<i64>> =
            self.outcomes.iter().chain(&other.outcomes).map(|(values, _)| values).collect();
        let apart = |left: &Ratio, right: &Ratio| if left > right { left.less(right) } else { Ratio::ZERO };
        let (mut least, mut most) = (Ratio::ZERO, Ratio::ZERO);
        for values in outcomes {
            let (mine, theirs) = (find(&self.outcomes, values).ends(), find(&other.outcomes, values).ends());
            least = least.max(apart(&mine.low, &theirs.high)).max(apart(&theirs.low, &mine.high));
            most = most.max(apart(&mine.high, &theirs.low)).max(apart(&theirs.high, &mine.low));
        }
        Weight::between(least, most)
    }
}
