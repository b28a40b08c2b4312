//! Chances as text: no digit is printed that is not proved, and 0 % or 100 % only if it is so.

use std::fmt;

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

use crate::number::{Natural, Ratio};
use crate::weight::{Exactness, Weight};

/// How a chance is printed in percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Percent {
    /// Digits after the point, at most 30.
    pub digits: u8,
    /// Where halves go.
    pub ties: Ties,
}

/// Where a half of the last digit goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// Up.
    #[default]
    Up,
    /// To the even digit.
    Even,
}

/// A printed chance or number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// How the digits stand to the truth.
    pub relation: Relation,
    /// The digits, with a point.
    pub digits: String,
    /// The upper end, where only an interval is proved.
    pub upto: Option<String>,
    /// What follows the digits: `%` or nothing.
    pub unit: &'static str,
}

/// How printed digits stand to the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They are the truth, rounded as said.
    Is,
    /// The truth is below this, and not known to be 0.
    Below,
    /// The truth is above this, and not known to be 1 (100 %).
    Above,
    /// The truth was sampled.
    About,
}

impl Percent {
    /// So many digits, halves up.
    pub fn digits(digits: u8) -> Percent {
        Percent { digits, ties: Ties::Up }
    }

    pub(crate) fn print(self, weight: &Weight) -> Printed {
        match weight.exactness() {
            Exactness::Exact => self.exact(&weight.value),
            Exactness::Bounded(ends) => {
                let high = ends.high.clone().min(Ratio::ONE);
                self.both(self.exact(&ends.low), self.exact(&high))
            }
            // What was seen in all runs or in none is not certain for that: the interval's end is printed.
            Exactness::Sampled { runs: _, seed: _, interval } if weight.value == Ratio::ONE => {
                self.outside(&interval.low, Relation::Above)
            }
            Exactness::Sampled { runs: _, seed: _, interval } if weight.value.is_zero() => {
                self.outside(&interval.high, Relation::Below)
            }
            Exactness::Sampled { runs: _, seed: _, interval: _ } => {
                Printed { relation: Relation::About, ..self.exact(&weight.value) }
            }
        }
    }

    /// Rounded outwards.
    fn outside(self, value: &Ratio, relation: Relation) -> Printed {
        let digits = self.digits.min(30);
        let scale = BigUint::from(10u8).pow(digits.into()) * 100u8;
        let (num, den) = (value.num.big() * scale, value.den.big());
        let amount = if relation == Relation::Above { num / den } else { num.div_ceil(&den) };
        Printed { relation, digits: decimal(&amount, digits), upto: None, unit: "%" }
    }

    /// The same digits at both ends are proved; otherwise both are printed.
    fn both(self, low: Printed, high: Printed) -> Printed {
        if high.relation == Relation::Below {
            return high;
        }
        if low == high || low.relation == Relation::Above { low } else { Printed { upto: Some(high.digits), ..low } }
    }

    fn exact(self, value: &Ratio) -> Printed {
        let hundred = value.times(&Natural::from(100u64), &Natural::ONE);
        let digits = self.digits.min(30);
        let scale = BigUint::from(10u8).pow(digits.into());
        let rounded = round(&hundred, &scale, self.ties);
        let full = &scale * BigUint::from(100u8);
        let printed =
            |relation, amount: BigUint| Printed { relation, digits: decimal(&amount, digits), upto: None, unit: "%" };
        if rounded.is_zero() && !value.is_zero() {
            return printed(Relation::Below, BigUint::one());
        }
        if rounded >= full && *value < Ratio::ONE {
            return printed(Relation::Above, full - BigUint::one());
        }
        printed(Relation::Is, rounded)
    }
}

/// `value × scale`, rounded to a whole number.
pub(crate) fn round(value: &Ratio, scale: &BigUint, ties: Ties) -> BigUint {
    let (num, den) = (value.num.big() * scale, value.den.big());
    let (whole, rest) = num.div_rem(&den);
    let up = match (rest * 2u8).cmp(&den) {
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Equal => match ties {
            Ties::Up => true,
            Ties::Even => whole.is_odd(),
        },
    };
    if up { whole + 1u8 } else { whole }
}

/// A whole number of the last digit's units, with its point.
pub(crate) fn decimal(amount: &BigUint, digits: u8) -> String {
    let text = amount.to_string();
    let places = usize::from(digits);
    if places == 0 {
        return text;
    }
    let padded = format!("{text:0>width$}", width = places + 1);
    let (whole, fraction) = padded.split_at(padded.len() - places);
    format!("{whole}.{fraction}")
}

impl fmt::Display for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.relation {
            Relation::Is => "",
            Relation::Below => "< ",
            Relation::Above => "> ",
            Relation::About => "~",
        };
        write!(f, "{sign}{}", self.digits)?;
        if let Some(upto) = &self.upto {
            write!(f, " to {upto}")?;
        }
        if self.unit.is_empty() { Ok(()) } else { write!(f, " {}", self.unit) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Percent, Ratio, Ties, Weight};

    fn exact(num: u64, den: u64, how: Percent) -> String {
        Weight::exact(num, den).percent(how).to_string()
    }

    fn between(low: (u64, u64), high: (u64, u64)) -> String {
        let ratio = |(num, den): (u64, u64)| Ratio::new(num.into(), den.into());
        Weight::between(ratio(low), ratio(high)).percent(Percent::digits(1)).to_string()
    }

    #[test]
    fn nothing_is_called_certain_that_is_not() {
        let one = Percent::digits(1);
        assert_eq!(exact(0, 1, one), "0.0 %");
        assert_eq!(exact(1, 1, one), "100.0 %");
        assert_eq!(exact(1, 3000, one), "< 0.1 %");
        assert_eq!(exact(2999, 3000, one), "> 99.9 %");
        assert_eq!(exact(1, 2000, one), "0.1 %");
    }

    #[test]
    fn ties_have_their_rule() {
        let even = Percent { digits: 1, ties: Ties::Even };
        assert_eq!(exact(55, 144, even), "38.2 %");
        assert_eq!(exact(1, 80, even), "1.2 %");
        assert_eq!(exact(1, 80, Percent::digits(1)), "1.3 %");
    }

    #[test]
    fn what_was_always_seen_is_not_certain() {
        let one = Percent::digits(1);
        assert_eq!(Weight::sampled(1000, 1000, 7).percent(one).to_string(), "> 99.2 %");
        assert_eq!(Weight::sampled(0, 1000, 7).percent(one).to_string(), "< 0.8 %");
        assert_eq!(Weight::sampled(500, 1000, 7).percent(one).to_string(), "~50.0 %");
    }

    #[test]
    fn only_proved_digits_are_printed() {
        assert_eq!(between((1, 3), (1_000_001, 3_000_000)), "33.3 %");
        assert_eq!(between((1, 3), (1, 2)), "33.3 to 50.0 %");
        assert_eq!(between((0, 1), (1, 10_000)), "< 0.1 %");
        assert_eq!(between((9_999, 10_000), (1, 1)), "> 99.9 %");
    }
}
