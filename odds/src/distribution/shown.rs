//! Numbers as text, and roots of them: no digit that is not proved, and a 0 only if it is so.

use num_bigint::BigUint;
use num_rational::BigRational;
use num_traits::{Signed, Zero};

use super::Number;
use crate::number::Ratio;
use crate::percent::{Printed, Relation, Ties, decimal, round};

/// Roots are known to within one in so many digits after the point; at most thirty are printed.
const ROOT: u32 = 40;

impl Number {
    /// With so many digits after the point. Where not all are proved, both ends are printed; what is too small for them
    /// is below (or, less than 0, above) the least that they can say.
    pub fn print(&self, digits: u8, ties: Ties) -> Printed {
        let printed = |relation, digits, upto| Printed { relation, digits, upto, unit: "" };
        let [low, high] = match self.sampled {
            Some(_) if !self.is_listed() => [self.middle(), self.middle()].map(|middle| text(&middle, digits, ties)),
            Some(_) | None => [&self.low, &self.high].map(|end| text(end, digits, ties)),
        };
        let about = if self.sampled.is_some() { Relation::About } else { Relation::Is };
        if low != high {
            return printed(about, low, Some(high));
        }
        let (none, digits) = (self.low.is_zero() && self.high.is_zero(), digits.min(30));
        if none || low.bytes().any(|digit| matches!(digit, b'1'..=b'9')) {
            return printed(about, low, None);
        }
        match (self.low.is_negative(), self.high.is_positive()) {
            (false, _) => printed(Relation::Below, outwards(&self.high, digits), None),
            (true, false) => printed(Relation::Above, outwards(&self.low, digits), None),
            (true, true) => printed(about, outwards(&self.low, digits), Some(outwards(&self.high, digits))),
        }
    }

    /// Whether its ends are numbers that a value may have, as those of a quantile are: between them lies no better guess.
    pub fn is_listed(&self) -> bool {
        self.low.denom().bits() <= 10 && self.high.denom().bits() <= 10
    }

    /// Both ends with so many digits after the point, rounded outwards.
    pub fn around(&self, digits: u8) -> [String; 2] {
        let end = |value: &BigRational, up: bool| {
            if value.is_negative() == up { inwards(value, digits.min(30)) } else { outwards(value, digits.min(30)) }
        };
        [end(&self.low, false), end(&self.high, true)]
    }

    /// Its root: exactly where that is a fraction, else the two ends of it.
    #[must_use]
    pub fn root(&self) -> Number {
        let (low, _) = root(&self.low);
        let (_, high) = root(&self.high);
        Number { low, high, sampled: self.sampled }
    }
}

/// The root of a number from 0 on, rounded down and up; equal if it is a fraction.
fn root(square: &BigRational) -> (BigRational, BigRational) {
    let (num, den) = (square.numer().magnitude(), square.denom().magnitude());
    let (over, under) = (num.sqrt(), den.sqrt());
    if &over * &over == *num && &under * &under == *den {
        let root = BigRational::new(over.into(), under.into());
        return (root.clone(), root);
    }
    let scale = BigUint::from(10u8).pow(ROOT);
    let low = (num * &scale * &scale / den).sqrt();
    let end = |amount: BigUint| BigRational::new(amount.into(), scale.clone().into());
    (end(low.clone()), end(low + 1u8))
}

/// The size rounded up, with its sign.
fn outwards(value: &BigRational, digits: u8) -> String {
    let scale = BigUint::from(10u8).pow(digits.into());
    let (num, den) = (value.numer().magnitude() * scale, value.denom().magnitude());
    let sign = if value.is_negative() { "-" } else { "" };
    format!("{sign}{}", decimal(&((num + den - 1u8) / den), digits))
}

/// The size rounded down, with its sign.
fn inwards(value: &BigRational, digits: u8) -> String {
    let scale = BigUint::from(10u8).pow(digits.into());
    let size = value.numer().magnitude() * scale / value.denom().magnitude();
    let sign = if value.is_negative() && !size.is_zero() { "-" } else { "" };
    format!("{sign}{}", decimal(&size, digits))
}

fn text(value: &BigRational, digits: u8, ties: Ties) -> String {
    let digits = digits.min(30);
    let scale = BigUint::from(10u8).pow(digits.into());
    let size = Ratio::new(value.numer().magnitude().clone().into(), value.denom().magnitude().clone().into());
    // Halves go up, so below zero they go toward it.
    let rounded = match (value.is_negative(), ties) {
        (true, Ties::Up) => down(&size, &scale),
        (true, Ties::Even) | (false, _) => round(&size, &scale, ties),
    };
    let sign = if value.is_negative() && !rounded.is_zero() { "-" } else { "" };
    format!("{sign}{}", decimal(&rounded, digits))
}

/// To the nearest, halves down.
fn down(size: &Ratio, scale: &BigUint) -> BigUint {
    let up = round(size, scale, Ties::Up);
    let is_half = (size.num.big() * scale * 2u8) % size.den.big() == Zero::zero()
        && (size.num.big() * scale) % size.den.big() != Zero::zero();
    if is_half { up - 1u8 } else { up }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(low: (i64, i64), high: (i64, i64), sampled: Option<u64>) -> String {
        let ratio = |(n, d): (i64, i64)| BigRational::new(n.into(), d.into());
        Number { low: ratio(low), high: ratio(high), sampled }.print(1, Ties::Even).to_string()
    }

    #[test]
    fn nothing_is_called_0_that_is_not() {
        let exact = |n, d| number((n, d), (n, d), None);
        assert_eq!([exact(0, 1), exact(1, 25), exact(3, 50), exact(-1, 25)], ["0.0", "< 0.1", "0.1", "> -0.1"]);
        assert_eq!(number((0, 1), (1, 25), None), "< 0.1");
        assert_eq!(number((1, 50), (2, 25), None), "0.0 to 0.1");
        assert_eq!(number((-1, 25), (1, 25), None), "-0.1 to 0.1");
        assert_eq!(number((1, 2000), (3, 2001), Some(10)), "< 0.1");
        assert_eq!(number((101, 10_000), (1399, 10_000), Some(10)), "~0.1");
    }

    #[test]
    fn between_values_no_number_is_made_up() {
        assert_eq!(number((14, 1), (15, 1), Some(10)), "~14.0 to 15.0");
        assert_eq!(number((14, 1), (14, 1), Some(10)), "~14.0");
    }

    #[test]
    fn ends_are_rounded_outwards() {
        let ratio = |n: i64| BigRational::new(n.into(), 10_000.into());
        let around = |low, high| Number { low: ratio(low), high: ratio(high), sampled: Some(1) }.around(2);
        assert_eq!(around(12_345, 12_399), ["1.23", "1.24"]);
        assert_eq!(around(-12_345, -12_399), ["-1.24", "-1.23"]);
        assert_eq!(around(-5, 5), ["-0.01", "0.01"]);
        assert_eq!(around(0, 10_000), ["0.00", "1.00"]);
    }

    #[test]
    fn roots_are_proved() {
        let ratio = |n: i64, d: i64| BigRational::new(n.into(), d.into());
        assert_eq!(root(&ratio(25, 4)), (ratio(5, 2), ratio(5, 2)));
        let (low, high) = root(&ratio(2, 1));
        assert!(&low * &low < ratio(2, 1) && ratio(2, 1) < &high * &high);
        let two = Number::exact(ratio(2, 1)).root();
        assert_eq!(two.print(30, Ties::Up).to_string(), "1.414213562373095048801688724210");
    }
}
