//! Mean and spread, exact where the chances are.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

use super::Distribution;
use crate::number::Ratio;
use crate::percent::{Printed, Relation, Ties, decimal, round};
use crate::weight::Weight;

/// A number that is not a chance: a mean, a variance, an expected number of ticks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// The lower end, or the number itself.
    pub low: BigRational,
    /// The upper end; equal to the lower if the number is exact.
    pub high: BigRational,
}

impl Number {
    pub(crate) fn exact(value: BigRational) -> Number {
        Number { low: value.clone(), high: value }
    }

    /// Whether it is known exactly.
    pub fn is_exact(&self) -> bool {
        self.low == self.high
    }

    /// The middle as a double.
    pub fn to_f64(&self) -> f64 {
        let middle = (&self.low + &self.high) / BigRational::from_integer(BigInt::from(2));
        middle.to_f64().unwrap_or(f64::NAN)
    }

    /// With so many digits after the point. Where not all are proved, both ends are printed.
    pub fn print(&self, digits: u8, ties: Ties) -> Printed {
        let (low, high) = (text(&self.low, digits, ties), text(&self.high, digits, ties));
        let upto = (low != high).then_some(high);
        Printed { relation: Relation::Is, digits: low, upto, unit: "" }
    }

    /// Divided by a declared denominator.
    #[must_use]
    pub fn over(&self, denominator: u32) -> Number {
        let by = BigRational::from_integer(BigInt::from(denominator.max(1)));
        Number { low: &self.low / &by, high: &self.high / &by }
    }
}

fn text(value: &BigRational, digits: u8, ties: Ties) -> String {
    let digits = digits.min(30);
    let scale = num_bigint::BigUint::from(10u8).pow(digits.into());
    let size = Ratio::new(value.numer().magnitude().clone().into(), value.denom().magnitude().clone().into());
    // Halves go up, so below zero they go toward it.
    let rounded = match (value < &BigRational::zero(), ties) {
        (true, Ties::Up) => down(&size, &scale),
        (true, Ties::Even) | (false, _) => round(&size, &scale, ties),
    };
    let sign = if value < &BigRational::zero() && !rounded.is_zero() { "-" } else { "" };
    format!("{sign}{}", decimal(&rounded, digits))
}

/// To the nearest, halves down.
fn down(size: &Ratio, scale: &num_bigint::BigUint) -> num_bigint::BigUint {
    let up = round(size, scale, Ties::Up);
    let is_half = (size.num.big() * scale * 2u8) % size.den.big() == Zero::zero()
        && (size.num.big() * scale) % size.den.big() != Zero::zero();
    if is_half { up - 1u8 } else { up }
}

impl Distribution {
    /// The mean of value number `field`; `None` where it has no such value or something was left open.
    pub fn mean(&self, field: usize) -> Option<Number> {
        self.moment(field, BigInt::from)
    }

    /// The variance of value number `field`: the mean of the squares less the square of the mean.
    pub fn variance(&self, field: usize) -> Option<Number> {
        let mean = self.mean(field)?;
        let squares = self.moment(field, |value| BigInt::from(value) * BigInt::from(value))?;
        let square = |n: &BigRational| n * n;
        let (low, high) = (square(&mean.low), square(&mean.high));
        let zero = BigRational::zero();
        let straddles = mean.low < zero && mean.high > zero;
        let least = if straddles { zero.clone() } else { low.clone().min(high.clone()) };
        Some(Number { low: (squares.low - low.max(high)).max(zero), high: squares.high - least })
    }

    /// The spread (standard deviation) of value number `field`, as a double.
    pub fn spread(&self, field: usize) -> Option<f64> {
        self.variance(field).map(|variance| variance.to_f64().sqrt())
    }

    fn moment(&self, field: usize, of: impl Fn(i64) -> BigInt) -> Option<Number> {
        if self.outcomes.is_empty() || !self.residual.value.is_zero() {
            return None;
        }
        let mut sum = Number::exact(BigRational::zero());
        for (values, weight) in &self.outcomes {
            let value = BigRational::from_integer(of(*values.get(field)?));
            let (low, high) = signed_ends(weight);
            let (low, high) = (&value * low, &value * high);
            sum = Number { low: sum.low + low.clone().min(high.clone()), high: sum.high + low.max(high) };
        }
        Some(sum)
    }
}

fn signed_ends(weight: &Weight) -> (BigRational, BigRational) {
    let ends = weight.ends();
    (ends.low.signed(), ends.high.signed())
}
