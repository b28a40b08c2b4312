//! Exact numbers, and how a language writes them: `1,5` and `1.5`, `12 000` and `12,000`, `1/3`, `+2`.

use core::fmt::{self, Write};

/// An exact number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Numerator.
    pub num: i64,
    /// Denominator, above 0.
    pub den: u32,
}

impl Number {
    /// A whole number.
    pub fn whole(num: i64) -> Number {
        Number { num, den: 1 }
    }

    /// Numerator and denominator in lowest terms.
    fn reduced(self) -> (i128, u128) {
        let (num, den) = (i128::from(self.num), u128::from(self.den.max(1)));
        let (mut a, mut b) = (num.unsigned_abs(), den);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let common = a.max(1);
        (num / i128::try_from(common).unwrap_or(1), den / common)
    }
}

/// How a language writes numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers<'b> {
    /// Between whole digits and decimals.
    pub decimal: &'b str,
    /// Between groups of digits.
    pub group: &'b str,
    /// Before a negative number.
    pub minus: &'b str,
    /// Before a positive number that shows its sign.
    pub plus: &'b str,
    /// The ten digits.
    pub digits: &'b str,
    /// Digits of the last group, digits of the others, and the fewest that stand before a first mark.
    pub sizes: [u8; 3],
}

impl<'b> Numbers<'b> {
    /// The number as the language writes it: as a decimal where it ends, else as a fraction.
    pub fn show(&self, number: Number, signed: bool) -> Shown<'b> {
        Shown { numbers: *self, number, signed }
    }

    fn sign(&self, f: &mut fmt::Formatter<'_>, negative: bool, signed: bool) -> fmt::Result {
        match (negative, signed) {
            (true, _) => f.write_str(self.minus),
            (false, true) => f.write_str(self.plus),
            (false, false) => Ok(()),
        }
    }

    /// Whole digits in groups.
    fn grouped(&self, f: &mut fmt::Formatter<'_>, number: u128) -> fmt::Result {
        let [first, next, least] = self.sizes.map(usize::from);
        let count = places(number);
        for at in 0..count {
            self.digit(f, number, count - 1 - at)?;
            let rest = count - 1 - at;
            let ends = rest >= first.max(1) && (rest - first.max(1)).is_multiple_of(next.max(1));
            if ends && first > 0 && count >= first + least.max(1) {
                f.write_str(self.group)?;
            }
        }
        Ok(())
    }

    /// The digit of a number at a power of ten.
    fn digit(&self, f: &mut fmt::Formatter<'_>, number: u128, power: usize) -> fmt::Result {
        let digit = number / ten(power) % 10;
        let shown = usize::try_from(digit).ok().and_then(|digit| self.digits.chars().nth(digit));
        f.write_char(shown.unwrap_or('0'))
    }
}

fn ten(power: usize) -> u128 {
    u32::try_from(power).ok().and_then(|power| 10_u128.checked_pow(power)).unwrap_or(u128::MAX)
}

/// How many digits a number has.
fn places(number: u128) -> usize {
    (1..39).find(|power| number < ten(*power)).unwrap_or(39)
}

/// A number that is about to be written.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'b> {
    numbers: Numbers<'b>,
    number: Number,
    signed: bool,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (num, den) = self.number.reduced();
        let size = num.unsigned_abs();
        self.numbers.sign(f, num < 0, self.signed)?;
        let decimals = (0..=9).find(|power| ten(*power).is_multiple_of(den));
        let Some(decimals) = decimals else {
            self.numbers.grouped(f, size)?;
            f.write_char('/')?;
            return self.numbers.grouped(f, den);
        };
        // a numerator has 64 bits, and nine decimals are 30 more
        let scaled = size.saturating_mul(ten(decimals) / den);
        self.numbers.grouped(f, scaled / ten(decimals))?;
        if decimals > 0 {
            f.write_str(self.numbers.decimal)?;
        }
        (0..decimals).rev().try_for_each(|power| self.numbers.digit(f, scaled, power))
    }
}
