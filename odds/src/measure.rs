//! One number out of an answer, and how it is shown: with the digits, the borders and the ties that are asked for.

use num_rational::BigRational;

use crate::distribution::{Distribution, Number};
use crate::percent::{Percent, Printed, Ties};
use crate::weight::Weight;

/// One number out of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// A chance.
    Chance(Weight),
    /// A mean, or an expected number of ticks.
    Mean(Number),
    /// A spread, by its square.
    Spread(Number),
}

/// Which number is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// How likely it is.
    Chance,
    /// What it is in the middle.
    Mean,
    /// How far it strays.
    Spread,
    /// What so many thousandths do not exceed.
    Quantile(u16),
}

/// How the registers of a value are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A number times this.
    Number(i64),
    /// Numerator and denominator.
    Ratio,
    /// Yes or no.
    YesNo,
}

const TOO_FINE: &str = "the parts of this number are too small for its spread";
const FEW: &str =
    "so few runs do not tell how far it goes: run it more often, or ask for a quantile nearer to the middle";
const BEYOND: &str = "too many of the ways were too unlikely to follow, so that this quantile is not proved";
const OPEN: &str = "too many of the ways were too unlikely to follow, so that no mean is proved";

impl Distribution {
    /// The number of this sort of the value whose first register is `field`. What was sampled may be off by `times` its
    /// interval.
    ///
    /// # Errors
    /// A sentence, where there is no such number.
    pub fn measure(&self, sort: Sort, reading: Reading, field: usize, times: u32) -> Result<Measure, &'static str> {
        match sort {
            Sort::Chance => self.chance_of(reading, field).map(|weight| Measure::Chance(weight.widened(times))),
            Sort::Mean => {
                let (mean, by) = in_parts(reading, self.mean(field))?;
                Ok(Measure::Mean(mean.over(by).widened(times)))
            }
            Sort::Spread => {
                let (spread, by) = in_parts(reading, self.variance(field))?;
                Ok(Measure::Spread(spread.over(by.checked_mul(by).ok_or(TOO_FINE)?).widened(times)))
            }
            Sort::Quantile(thousandths) => {
                let least = self.quantile_number(field, thousandths, times);
                let why = if self.runs().is_some() { FEW } else { BEYOND };
                let (least, by) = in_parts(reading, Some(least.ok_or(why)?))?;
                Ok(Measure::Mean(least.over(by)))
            }
        }
    }

    fn chance_of(&self, reading: Reading, field: usize) -> Result<Weight, &'static str> {
        let by = match reading {
            Reading::YesNo => return Ok(self.exactly(field, 1)),
            Reading::Number(parts) => Some(parts),
            Reading::Ratio => None,
        };
        let [(values, _)] = &self.outcomes[..] else {
            return Err("this chance itself hangs on dice: ask for its mean");
        };
        let by = by.or_else(|| values.get(field + 1).copied()).unwrap_or(1);
        let part = values.get(field).copied().unwrap_or(0);
        let (part, by) = if by < 0 { (part.saturating_neg(), by.saturating_neg()) } else { (part, by) };
        if part < 0 || part > by {
            return Err("this is no chance: it is not between 0 and 1");
        }
        Ok(Weight::exact(part.unsigned_abs(), by.unsigned_abs()))
    }
}

fn in_parts(reading: Reading, mean: Option<Number>) -> Result<(Number, u32), &'static str> {
    let parts = match reading {
        Reading::YesNo => 1,
        Reading::Number(parts) => u32::try_from(parts).map_err(|_| TOO_FINE)?,
        Reading::Ratio => return Err("this number has no fixed parts: round it, and ask for that mean"),
    };
    Ok((mean.ok_or(OPEN)?, parts))
}

/// How numbers are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Show {
    /// Whether numbers that are no chances are shown as percent: 0.45 as 45.
    pub percent: bool,
    /// Digits after the point, each with the value below which they count (none: always): 1 % is 1/100.
    pub decimals: Vec<(u8, Option<(i64, i64)>)>,
    /// Whether zeros at the end of decimals are left out.
    pub shortened: bool,
    /// What becomes of a half of the last digit.
    pub ties: Ties,
}

impl Show {
    /// A number as digits. Where not all of them are proved, both ends are printed.
    #[must_use]
    pub fn print(&self, found: &Measure) -> Printed {
        let printed = match found {
            Measure::Chance(weight) => self.at_ends(&weight.met(), |digits| weight.percent(self.percent(digits))),
            Measure::Mean(number) => self.number(number),
            Measure::Spread(square) => self.number(&square.root()),
        };
        if self.shortened {
            Printed { digits: shorter(printed.digits), upto: printed.upto.map(shorter), ..printed }
        } else {
            printed
        }
    }

    fn number(&self, number: &Number) -> Printed {
        let shown = if self.percent { number.times(100) } else { number.clone() };
        self.at_ends(number, |digits| shown.print(digits, self.ties))
    }

    /// Printed with the digits that count at its ends; where these are not as many at both, both ends are.
    fn at_ends(&self, number: &Number, print: impl Fn(u8) -> Printed) -> Printed {
        let [low, high] = match number.sampled {
            Some(_) => [self.digits_for(&number.middle()); 2],
            None => [self.digits_for(&number.low), self.digits_for(&number.high)],
        };
        if low == high {
            return print(low);
        }
        let above = print(high);
        Printed { upto: Some(above.upto.unwrap_or(above.digits)), ..print(low) }
    }

    fn percent(&self, digits: u8) -> Percent {
        Percent { digits, ties: self.ties }
    }

    /// Digits of a number: those of the least border it is below, else those without a border.
    fn digits_for(&self, value: &BigRational) -> u8 {
        let border = |(n, d): (i64, i64)| BigRational::new(n.into(), d.max(1).into());
        let bordered = self.decimals.iter().filter_map(|(digits, below)| Some((border((*below)?), *digits)));
        let least = bordered.filter(|(border, _)| value < border).min_by(|(one, _), (other, _)| one.cmp(other));
        let always = || self.decimals.iter().find(|(_, below)| below.is_none()).map_or(1, |(digits, _)| *digits);
        least.map_or_else(always, |(_, digits)| digits)
    }
}

fn shorter(digits: String) -> String {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.').to_owned() } else { digits }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_all_but_certain_says_so() {
        let show = Show { percent: true, decimals: vec![(1, None)], shortened: false, ties: Ties::Even };
        let shown = |part, of| show.print(&Measure::Chance(Weight::exact(part, of))).to_string();
        assert_eq!([shown(1, 3000), shown(0, 1), shown(1, 2)], ["< 0.1 %", "0.0 %", "50.0 %"]);
        assert_eq!([shown(2999, 3000), shown(1, 1)], ["> 99.9 %", "100.0 %"]);
    }

    #[test]
    fn every_border_counts_and_the_least_first() {
        let decimals = vec![(0, Some((1, 2))), (2, Some((1, 20))), (1, None)];
        let show = Show { percent: true, decimals, shortened: false, ties: Ties::Even };
        let shown = |part, of| show.print(&Measure::Chance(Weight::exact(part, of))).digits;
        assert_eq!([shown(49, 1000), shown(1, 20), shown(1, 2), shown(1, 8)], ["4.90", "5", "50.0", "12"]);
        let mean = |part: i64, of: i64| Measure::Mean(Number::exact(BigRational::new(part.into(), of.into())));
        let shown = |part, of| show.print(&mean(part, of)).digits;
        assert_eq!([shown(49, 1000), shown(1, 20), shown(1, 2), shown(9, 2)], ["4.90", "5", "50.0", "450.0"]);
        let whole = Show { percent: false, decimals: vec![(1, Some((10, 1))), (0, None)], ..show };
        let shown = |part, of| whole.print(&mean(part, of)).digits;
        assert_eq!([shown(99, 10), shown(10, 1), shown(-99, 10)], ["9.9", "10", "-9.9"]);
    }

    #[test]
    fn a_border_between_the_ends_proves_no_digits() {
        let decimals = vec![(2, Some((1, 3))), (1, None)];
        let show = Show { percent: false, decimals, shortened: false, ties: Ties::Even };
        let number = |part: i64| BigRational::new(part.into(), 3_000_000.into());
        let between = Measure::Mean(Number::between(number(999_999), number(1_000_001)));
        assert_eq!(show.print(&between).to_string(), "0.33 to 0.3");
    }

    #[test]
    fn a_spread_is_the_root_of_its_square() {
        let show = Show { percent: false, decimals: vec![(3, None)], shortened: false, ties: Ties::Even };
        let shown = |part: i64, of: i64| {
            show.print(&Measure::Spread(Number::exact(BigRational::new(part.into(), of.into())))).to_string()
        };
        assert_eq!(
            [shown(35, 12), shown(25, 4), shown(0, 1), shown(1, 10_000_000)],
            ["1.708", "2.500", "0.000", "< 0.001"]
        );
    }

    #[test]
    fn zeros_at_the_end_are_left_out_if_wanted() {
        let show = Show { percent: true, decimals: vec![(2, None)], shortened: true, ties: Ties::Even };
        let shown = |part, of| show.print(&Measure::Chance(Weight::exact(part, of))).digits;
        assert_eq!([shown(1, 2), shown(1, 8), shown(1, 3)], ["50", "12.5", "33.33"]);
    }
}
