//! Exact shares: a fraction that is brought to lowest terms only when it must be.

use std::cmp::Ordering;

use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;

use super::Natural;

/// `num/den`, `den` above 0. Shares that went the same way have the same denominator, so adding them is one addition.
#[derive(Clone, Debug)]
pub(crate) struct Ratio {
    pub(crate) num: Natural,
    pub(crate) den: Natural,
}

impl Ratio {
    pub(crate) const ZERO: Ratio = Ratio { num: Natural::ZERO, den: Natural::ONE };
    pub(crate) const ONE: Ratio = Ratio { num: Natural::ONE, den: Natural::ONE };

    /// `num/den`; a `den` of 0 counts as 1.
    pub(crate) fn new(num: Natural, den: Natural) -> Ratio {
        let den = if den.is_zero() { Natural::ONE } else { den };
        Ratio { num, den }
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.num.is_zero()
    }

    pub(crate) fn plus(&self, other: &Ratio) -> Ratio {
        if self.den == other.den {
            return Ratio { num: self.num.plus(&other.num), den: self.den.clone() };
        }
        if self.is_zero() || other.is_zero() {
            return if self.is_zero() { other.clone() } else { self.clone() };
        }
        let shared = self.den.common_divisor(&other.den);
        let (mine, theirs) = (other.den.over(&shared), self.den.over(&shared));
        let num = self.num.times(&mine).plus(&other.num.times(&theirs));
        Ratio { num, den: self.den.times(&mine) }.kept_small()
    }

    pub(crate) fn times(&self, num: &Natural, den: &Natural) -> Ratio {
        Ratio { num: self.num.times(num), den: self.den.times(den) }.kept_small()
    }

    pub(crate) fn product(&self, other: &Ratio) -> Ratio {
        self.times(&other.num, &other.den)
    }

    /// `self / other`; 0 if `other` is 0.
    pub(crate) fn over(&self, other: &Ratio) -> Ratio {
        if other.is_zero() {
            return Ratio::ZERO;
        }
        if self.den == other.den {
            return Ratio { num: self.num.clone(), den: other.num.clone() };
        }
        Ratio { num: self.num.times(&other.den), den: self.den.times(&other.num) }.lowest()
    }

    /// `self - other`; 0 if that is below 0.
    pub(crate) fn less(&self, other: &Ratio) -> Ratio {
        if self.den == other.den {
            return Ratio { num: self.num.less(&other.num), den: self.den.clone() };
        }
        let (left, right) = (self.num.times(&other.den), other.num.times(&self.den));
        Ratio { num: left.less(&right), den: self.den.times(&other.den) }
    }

    /// Brings all to one denominator, if that fits 128 bits.
    pub(crate) fn align<'r>(shares: impl IntoIterator<Item = &'r mut Ratio>) {
        let mut shares: Vec<&mut Ratio> = shares.into_iter().collect();
        let Some(first) = shares.first().map(|share| share.den.clone()) else { return };
        let shared = shares.iter().fold(first, |shared, share| {
            if shared == share.den { shared } else { shared.over(&shared.common_divisor(&share.den)).times(&share.den) }
        });
        if matches!(shared, Natural::Big(_)) {
            return;
        }
        for share in shares.iter_mut().filter(|share| share.den != shared) {
            **share = Ratio { num: share.num.times(&shared.over(&share.den)), den: shared.clone() };
        }
    }

    pub(crate) fn lowest(&self) -> Ratio {
        let shared = self.num.common_divisor(&self.den);
        if shared == Natural::ONE || shared.is_zero() {
            return self.clone();
        }
        Ratio { num: self.num.over(&shared), den: self.den.over(&shared) }
    }

    fn kept_small(self) -> Ratio {
        match &self.den {
            Natural::Small(_) => self,
            Natural::Big(_) => self.lowest(),
        }
    }

    pub(crate) fn big(&self) -> (BigUint, BigUint) {
        let lowest = self.lowest();
        (lowest.num.big(), lowest.den.big())
    }

    pub(crate) fn signed(&self) -> BigRational {
        BigRational::new(BigInt::from(self.num.big()), BigInt::from(self.den.big()))
    }

    /// The nearest double, but for a relative error of at most 3 × 2⁻⁵³.
    pub(crate) fn to_f64(&self) -> f64 {
        let wide = self.num.bits().max(self.den.bits());
        if wide < 1000 {
            return self.num.to_f64() / self.den.to_f64();
        }
        // Both are shifted so that the quotient keeps more than 64 bits.
        let shift = (self.den.bits() + 96).saturating_sub(self.num.bits());
        let quotient = (self.num.big() << shift) / self.den.big();
        let exponent = i32::try_from(shift).unwrap_or(i32::MAX);
        let half = exponent / 2;
        Natural::from(quotient).to_f64() * 2f64.powi(-half) * 2f64.powi(half - exponent)
    }

    /// Exactly this double; 0 for one below 0 or not finite.
    pub(crate) fn from_f64(value: f64) -> Ratio {
        if value <= 0.0 || !value.is_finite() {
            return Ratio::ZERO;
        }
        let bits = value.to_bits();
        let exponent = i64::from((bits >> 52) as u32 & 0x7ff);
        let fraction = bits & ((1 << 52) - 1);
        let (digits, scale) = if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
        let shift = u64::from(digits.trailing_zeros()).min(scale.min(0).unsigned_abs());
        let (digits, scale) = (digits >> shift, scale + shift.cast_signed());
        let power = match u32::try_from(scale.unsigned_abs()) {
            Ok(small) if small < 128 => Natural::Small(1 << small),
            Ok(_) | Err(_) => Natural::from(BigUint::from(1u8) << scale.unsigned_abs()),
        };
        match scale {
            0.. => Ratio { num: Natural::from(digits).times(&power), den: Natural::ONE },
            _ => Ratio { num: Natural::from(digits), den: power },
        }
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ratio {}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        if self.den == other.den {
            return self.num.cmp(&other.num);
        }
        self.num.times(&other.den).cmp(&other.num.times(&self.den))
    }
}
