//! A chance, and how surely it is known.

use num_bigint::BigUint;

mod word;

use crate::distribution::Number;
use crate::interval::{ALPHA, chernoff};
use crate::number::{Mass, Natural, Ratio};
use crate::percent::{Percent, Printed};

/// A chance from 0 to 1 (or, unconditioned, a share of all ways).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weight {
    pub(crate) value: Ratio,
    exactness: Exactness,
}

/// How surely a number is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exactness {
    /// It is this, exactly.
    Exact,
    /// It is proved to lie in this interval.
    Bounded(Interval),
    /// It was estimated from so many runs; the interval holds with a confidence of at least 99.9 %.
    Sampled {
        /// Runs.
        runs: u64,
        /// The seed of the first.
        seed: u64,
        /// The interval.
        interval: Interval,
    },
}

/// Two chances, the lower first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interval {
    pub(crate) low: Ratio,
    pub(crate) high: Ratio,
}

impl Interval {
    /// The lower end as numerator and denominator in lowest terms.
    pub fn low(&self) -> (BigUint, BigUint) {
        self.low.big()
    }

    /// The upper end as numerator and denominator in lowest terms.
    pub fn high(&self) -> (BigUint, BigUint) {
        self.high.big()
    }

    /// Both ends as doubles, rounded outwards.
    pub fn to_f64(&self) -> (f64, f64) {
        (outward(self.low.to_f64(), false).max(0.0), outward(self.high.to_f64(), true).min(1.0))
    }
}

fn outward(value: f64, up: bool) -> f64 {
    (0..4).fold(value, |value, _| if up { value.next_up() } else { value.next_down() })
}

impl Weight {
    /// 0.
    pub const ZERO: Weight = Weight { value: Ratio::ZERO, exactness: Exactness::Exact };
    /// 1.
    pub const ONE: Weight = Weight { value: Ratio::ONE, exactness: Exactness::Exact };

    /// Exactly `num/den`; a `den` of 0 counts as 1.
    pub fn exact(num: u64, den: u64) -> Weight {
        Weight::from_ratio(Ratio::new(num.into(), den.into()))
    }

    pub(crate) fn from_ratio(value: Ratio) -> Weight {
        Weight { value, exactness: Exactness::Exact }
    }

    /// Between `low` and `high`; exact if they are equal.
    pub(crate) fn between(low: Ratio, high: Ratio) -> Weight {
        if low == high {
            return Weight::from_ratio(low);
        }
        let two = Ratio::new(2u64.into(), 1u64.into());
        let value = low.plus(&high).over(&two);
        Weight { value, exactness: Exactness::Bounded(Interval { low, high }) }
    }

    pub(crate) fn of_mass(mass: &impl Mass) -> Weight {
        let (low, high) = mass.ends();
        Weight::between(low, high)
    }

    /// Seen `count` times in `runs` runs.
    pub(crate) fn sampled(count: u64, runs: u64, seed: u64) -> Weight {
        let interval = chernoff(count, runs, ALPHA);
        Weight { value: Ratio::new(count.into(), runs.into()), exactness: Exactness::Sampled { runs, seed, interval } }
    }

    /// Seen in this share of `runs` runs.
    pub(crate) fn seen(share: &Ratio, runs: u64, seed: u64) -> Weight {
        let count = share.times(&Natural::from(runs), &Natural::ONE);
        let count = count.num.over(&count.den).to_f64() as u64;
        Weight::sampled(count, runs, seed)
    }

    /// How surely it is known.
    pub fn exactness(&self) -> &Exactness {
        &self.exactness
    }

    /// Whether it is known exactly.
    pub fn is_exact(&self) -> bool {
        self.exactness == Exactness::Exact
    }

    /// Numerator and denominator in lowest terms; of a bounded chance the middle, of a sampled one the share of runs.
    pub fn ratio(&self) -> (BigUint, BigUint) {
        self.value.big()
    }

    /// The nearest double.
    pub fn to_f64(&self) -> f64 {
        self.value.to_f64()
    }

    /// Whether it is exactly this fraction.
    pub fn is(&self, num: u64, den: u64) -> bool {
        self.is_exact() && self.value == Ratio::new(num.into(), den.into())
    }

    /// The ends between which it lies; equal if it is exact.
    pub fn ends(&self) -> Interval {
        match &self.exactness {
            Exactness::Exact => Interval { low: self.value.clone(), high: self.value.clone() },
            Exactness::Bounded(interval) | Exactness::Sampled { runs: _, seed: _, interval } => interval.clone(),
        }
    }

    /// What is shown of it: its ends, or where it was sampled, the share of runs.
    pub(crate) fn met(&self) -> Number {
        match &self.exactness {
            Exactness::Exact | Exactness::Sampled { .. } => Number::exact(self.value.signed()),
            Exactness::Bounded(ends) => Number::between(ends.low.signed(), ends.high.signed()),
        }
    }

    /// With an interval so many times as wide, where it was sampled: the further apart, the surer.
    #[must_use]
    pub fn widened(&self, times: u32) -> Weight {
        let Exactness::Sampled { runs, seed, interval } = &self.exactness else { return self.clone() };
        let by = |ratio: Ratio| ratio.times(&Natural::from(u64::from(times)), &Natural::ONE);
        let below = by(self.value.less(&interval.low));
        let low = if below > self.value { Ratio::ZERO } else { self.value.less(&below) };
        let high = self.value.plus(&by(interval.high.less(&self.value)));
        let high = if high > Ratio::ONE { Ratio::ONE } else { high };
        let interval = Interval { low, high };
        Weight { value: self.value.clone(), exactness: Exactness::Sampled { runs: *runs, seed: *seed, interval } }
    }

    /// As text in percent. Only digits that are proved are printed: see [`Percent`].
    pub fn percent(&self, how: Percent) -> Printed {
        how.print(self)
    }
}
