//! Exact ratios of whole numbers, in lowest terms.

use std::cmp::Ordering;

use runebook_compiler::ir::Rounding;
use runebook_runtime::Trap;

/// A ratio in lowest terms; what is below the line is above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    above: i128,
    below: i128,
}

impl Ratio {
    /// Nothing.
    pub const ZERO: Self = Self { above: 0, below: 1 };
    /// One.
    pub const ONE: Self = Self { above: 1, below: 1 };

    /// A quotient.
    pub fn of(above: i128, below: i128) -> Result<Self, Trap> {
        if below == 0 {
            return Err(Trap::DivisionByZero);
        }
        let shared = gcd(above.unsigned_abs(), below.unsigned_abs());
        let shared = i128::try_from(shared).map_err(|_| Trap::Overflow)? * below.signum();
        Ok(Self { above: above / shared, below: below / shared })
    }

    /// A whole number.
    pub const fn whole(number: i64) -> Self {
        Self { above: number as i128, below: 1 }
    }

    /// So many parts.
    pub fn parts(number: i64, denominator: i64) -> Result<Self, Trap> {
        Self::of(number.into(), denominator.into())
    }

    pub fn plus(self, other: Self) -> Result<Self, Trap> {
        let (left, right) = (times(self.above, other.below)?, times(other.above, self.below)?);
        Self::of(left.checked_add(right).ok_or(Trap::Overflow)?, times(self.below, other.below)?)
    }

    pub fn minus(self, other: Self) -> Result<Self, Trap> {
        self.plus(other.negated())
    }

    pub fn times(self, other: Self) -> Result<Self, Trap> {
        Self::of(times(self.above, other.above)?, times(self.below, other.below)?)
    }

    pub fn over(self, other: Self) -> Result<Self, Trap> {
        if other == Self::ZERO {
            return Err(Trap::DivisionByZero);
        }
        Self::of(times(self.above, other.below)?, times(self.below, other.above)?)
    }

    pub fn to_the(self, power: Self) -> Result<Self, Trap> {
        if power.above < 0 {
            return Err(Trap::BadPower);
        }
        (0..power.above).try_fold(Self::ONE, |all, _| all.times(self))
    }

    pub const fn negated(self) -> Self {
        Self { above: -self.above, below: self.below }
    }

    /// The whole number that a rounding makes of it.
    pub fn rounded(self, how: Rounding) -> Result<i128, Trap> {
        let floor = self.above.div_euclid(self.below);
        let rest = self.above - floor * self.below;
        let twice = 2 * rest;
        Ok(match how {
            Rounding::Down => floor,
            Rounding::Up if rest > 0 => floor + 1,
            Rounding::Up => floor,
            Rounding::TowardZero if self.above < 0 && rest > 0 => floor + 1,
            Rounding::TowardZero => floor,
            Rounding::HalfUp if twice >= self.below => floor + 1,
            Rounding::HalfUp => floor,
            Rounding::HalfEven if twice > self.below => floor + 1,
            Rounding::HalfEven if twice == self.below && floor % 2 != 0 => floor + 1,
            Rounding::HalfEven => floor,
            Rounding::Exactly if rest == 0 => floor,
            Rounding::Exactly => return Err(Trap::Remainder),
        })
    }

    /// Rounded to so many parts.
    pub fn rounded_to(self, denominator: i64, how: Rounding) -> Result<Self, Trap> {
        let parts = self.times(Self::whole(denominator))?.rounded(how)?;
        Self::of(parts, denominator.into())
    }

    /// The stored number where so many parts are kept.
    pub fn stored(self, denominator: i64) -> Result<i64, Trap> {
        let parts = self.times(Self::whole(denominator))?.rounded(Rounding::Exactly)?;
        i64::try_from(parts).map_err(|_| Trap::Overflow)
    }

    /// Above and below the line.
    pub const fn both(self) -> (i128, i128) {
        (self.above, self.below)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> Ordering {
        // whole parts first, so that no product is needed where they differ
        let (floor, than) = (self.above.div_euclid(self.below), other.above.div_euclid(other.below));
        let rest = |ratio: &Self, floor: i128| ratio.above - floor * ratio.below;
        let (mine, yours) = (rest(self, floor), rest(other, than));
        floor.cmp(&than).then_with(|| (mine * other.below).cmp(&(yours * self.below)))
    }
}

fn times(left: i128, right: i128) -> Result<i128, Trap> {
    left.checked_mul(right).ok_or(Trap::Overflow)
}

fn gcd(left: u128, right: u128) -> u128 {
    if right == 0 { left.max(1) } else { gcd(right, left % right) }
}

#[cfg(test)]
mod tests {
    use super::{Ratio, Rounding};

    #[test]
    fn the_table_of_roundings() {
        let halves = [Ratio::of(7, 2), Ratio::of(-7, 2)].map(Result::unwrap);
        let rounded = |how| halves.map(|half| half.rounded(how).unwrap());
        assert_eq!(rounded(Rounding::Down), [3, -4]);
        assert_eq!(rounded(Rounding::Up), [4, -3]);
        assert_eq!(rounded(Rounding::TowardZero), [3, -3]);
        assert_eq!(rounded(Rounding::HalfUp), [4, -3]);
        assert_eq!(rounded(Rounding::HalfEven), [4, -4]);
        assert!(halves[0].rounded(Rounding::Exactly).is_err());
    }
}
