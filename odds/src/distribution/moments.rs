//! Mean and spread, exact where the chances are.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

use super::Distribution;
use crate::weight::{Exactness, Weight};

/// A number that is not a chance: a mean, a variance, an expected number of ticks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// The lower end, or the number itself.
    pub low: BigRational,
    /// The upper end; equal to the lower if the number is exact.
    pub high: BigRational,
    /// From how many runs it was estimated, if it was: the ends are then those of an interval of about 99.9 %
    /// confidence.
    pub sampled: Option<u64>,
}

impl Number {
    pub(crate) fn exact(value: BigRational) -> Number {
        Number::between(value.clone(), value)
    }

    pub(crate) fn between(low: BigRational, high: BigRational) -> Number {
        Number { low, high, sampled: None }
    }

    /// The mean of `runs` numbers with this sum and this sum of squares, with 3.3 of its standard errors on each side.
    pub(crate) fn averaged(sum: i128, squares: i128, runs: u64) -> Number {
        let runs = runs.max(1);
        let mean = BigRational::new(BigInt::from(sum), BigInt::from(runs));
        let square = BigRational::new(BigInt::from(squares), BigInt::from(runs)) - &mean * &mean;
        let spread = square.to_f64().unwrap_or(0.0).max(0.0).sqrt();
        let error = BigRational::from_float(3.3 * spread / (runs as f64).sqrt()).unwrap_or_else(BigRational::zero);
        Number { low: &mean - &error, high: mean + error, sampled: Some(runs) }
    }

    /// Exactly 0.
    pub(crate) fn zero() -> Number {
        Number::exact(BigRational::zero())
    }

    /// This less the other, each of which lies between its ends whatever the other is.
    #[must_use]
    pub fn more_than(&self, other: &Number) -> Number {
        let sampled = self.sampled.or(other.sampled);
        Number { low: &self.low - &other.high, high: &self.high - &other.low, sampled }
    }

    /// So many times as much.
    #[must_use]
    pub fn times(&self, factor: u32) -> Number {
        let by = BigRational::from_integer(BigInt::from(factor));
        Number { low: &self.low * &by, high: &self.high * &by, sampled: self.sampled }
    }

    /// `sum / runs`.
    pub(crate) fn of_runs(sum: i128, runs: u64) -> BigRational {
        BigRational::new(BigInt::from(sum), BigInt::from(runs.max(1)))
    }

    /// `sum / runs`, as it was seen.
    pub(crate) fn seen(sum: u64, runs: u64) -> Number {
        let mean = Number::of_runs(sum.into(), runs);
        Number { low: mean.clone(), high: mean, sampled: Some(runs) }
    }

    pub(crate) fn middle(&self) -> BigRational {
        (&self.low + &self.high) / BigRational::from_integer(BigInt::from(2))
    }

    /// Whether it is known exactly.
    pub fn is_exact(&self) -> bool {
        self.low == self.high && self.sampled.is_none()
    }

    /// With an interval so many times as wide, where it was sampled: the further apart, the surer.
    #[must_use]
    pub fn widened(&self, times: u32) -> Number {
        if self.sampled.is_none() {
            return self.clone();
        }
        let middle = self.middle();
        let by = |end: &BigRational| &middle + (end - &middle) * BigRational::from_integer(BigInt::from(times));
        Number { low: by(&self.low), high: by(&self.high), sampled: self.sampled }
    }

    /// The middle as a double.
    pub fn to_f64(&self) -> f64 {
        self.middle().to_f64().unwrap_or(f64::NAN)
    }

    /// Divided by a declared denominator.
    #[must_use]
    pub fn over(&self, denominator: u32) -> Number {
        let by = BigRational::from_integer(BigInt::from(denominator.max(1)));
        Number { low: &self.low / &by, high: &self.high / &by, sampled: self.sampled }
    }
}

/// Most that may be left open where a mean is still given.
const OPEN: f64 = 1e-9;

impl Weight {
    /// The chance as a number from 0 to 1.
    pub fn number(&self) -> Number {
        let (ends, sampled) = (
            self.ends(),
            match self.exactness() {
                Exactness::Sampled { runs, seed: _, interval: _ } => Some(*runs),
                Exactness::Exact | Exactness::Bounded(_) => None,
            },
        );
        Number { low: ends.low.signed(), high: ends.high.signed(), sampled }
    }
}

impl Distribution {
    /// The number that `thousandths` of all ways do not exceed, by [`Distribution::quantile_between`].
    pub fn quantile_number(&self, field: usize, thousandths: u16, times: u32) -> Option<Number> {
        let (low, high) = self.quantile_between(field, thousandths, times)?;
        let whole = |value: i64| BigRational::from_integer(BigInt::from(value));
        Some(Number { low: whole(low), high: whole(high), sampled: self.runs().map(|(runs, _)| runs) })
    }

    /// The mean of value number `field`; `None` where it has no such value or more than a billionth was left open.
    ///
    /// What was left open is taken to lie no further outside the values met than these lie apart.
    pub fn mean(&self, field: usize) -> Option<Number> {
        self.moment(field, BigInt::from)
    }

    /// The variance of value number `field`: the mean of the squares less the square of the mean.
    pub fn variance(&self, field: usize) -> Option<Number> {
        let mean = self.mean(field)?;
        let squares = self.moment(field, |value| BigInt::from(value) * BigInt::from(value))?;
        if let Some((runs, _)) = self.runs() {
            return Some(self.seen_variance(field, (&mean.middle(), &squares.middle()), runs));
        }
        let square = |n: &BigRational| n * n;
        let (low, high) = (square(&mean.low), square(&mean.high));
        let zero = BigRational::zero();
        let straddles = mean.low < zero && mean.high > zero;
        let least = if straddles { zero.clone() } else { low.clone().min(high.clone()) };
        Some(Number::between((squares.low - low.max(high)).max(zero), squares.high - least))
    }

    /// The variance over runs with 3.3 of its standard errors on each side, and what the mean may be off by besides.
    fn seen_variance(&self, field: usize, (mean, squares): (&BigRational, &BigRational), runs: u64) -> Number {
        let variance = squares - mean * mean;
        let (middle, seen) = (mean.to_f64().unwrap_or(f64::NAN), variance.to_f64().unwrap_or(f64::NAN));
        let mut fourth = 0.0;
        for (values, weight) in &self.outcomes {
            let value = values.get(field).map_or(f64::NAN, |value| *value as f64);
            fourth += weight.to_f64() * (value - middle).powi(4);
        }
        let runs_seen = runs.max(1) as f64;
        let error = 3.3 * ((fourth - seen * seen).max(0.0) / runs_seen).sqrt() + 3.3 * 3.3 * seen / runs_seen;
        let error = BigRational::from_float(error).unwrap_or_else(BigRational::zero);
        Number { low: (&variance - &error).max(BigRational::zero()), high: variance + error, sampled: Some(runs) }
    }

    /// The spread (standard deviation) of value number `field`, as a double.
    pub fn spread(&self, field: usize) -> Option<f64> {
        self.variance(field).map(|variance| variance.to_f64().sqrt())
    }

    fn moment(&self, field: usize, of: impl Fn(i64) -> BigInt) -> Option<Number> {
        if self.outcomes.is_empty() || self.residual.to_f64() > OPEN {
            return None;
        }
        let (mut low, mut high) = (BigRational::zero(), BigRational::zero());
        let (mut least, mut greatest) = (None, None);
        let (sampled, slack) = (self.runs(), self.slack());
        for (values, weight) in &self.outcomes {
            let value = of(*values.get(field)?);
            least = Some(least.map_or_else(|| value.clone(), |least: BigInt| least.min(value.clone())));
            greatest = Some(greatest.map_or_else(|| value.clone(), |greatest: BigInt| greatest.max(value.clone())));
            let ends = weight.ends();
            let ends = match sampled {
                Some(_) => [weight.value.clone(), weight.value.clone()],
                None => [ends.low, ends.high.less(&slack)],
            };
            let value = BigRational::from_integer(value);
            let [one, other] = ends.map(|share| &value * share.signed());
            low += one.clone().min(other.clone());
            high += one.max(other);
        }
        if let Some((runs, _)) = sampled {
            return Some(self.spread_out(Number::between(low, high), field, of, runs));
        }
        let (least, greatest) = (least?, greatest?);
        let span = &greatest - &least;
        let open = |value: BigInt| BigRational::from_integer(value) * slack.signed();
        Some(Number::between(low + open(least - &span), high + open(greatest + span)))
    }

    /// A mean over runs with 3.3 of its standard errors on each side.
    fn spread_out(&self, mean: Number, field: usize, of: impl Fn(i64) -> BigInt, runs: u64) -> Number {
        let (middle, mut square) = (mean.to_f64(), 0.0);
        for (values, weight) in &self.outcomes {
            let value = values.get(field).map_or(BigInt::zero(), |value| of(*value)).to_f64().unwrap_or(f64::NAN);
            square += weight.to_f64() * (value - middle).powi(2);
        }
        let error =
            BigRational::from_float(3.3 * (square / runs.max(1) as f64).sqrt()).unwrap_or_else(BigRational::zero);
        Number { low: mean.low - &error, high: mean.high + error, sampled: Some(runs) }
    }
}
