//! Whole numbers from 0 up: 128 bits while they fit, then as many as it takes.

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::ToPrimitive;

/// A whole number. `Big` only holds what does not fit 128 bits, so equal numbers are equal values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Natural {
    Small(u128),
    Big(BigUint),
}

impl Natural {
    pub(crate) const ZERO: Natural = Natural::Small(0);
    pub(crate) const ONE: Natural = Natural::Small(1);

    pub(crate) fn is_zero(&self) -> bool {
        *self == Natural::ZERO
    }

    pub(crate) fn big(&self) -> BigUint {
        match self {
            Natural::Small(n) => BigUint::from(*n),
            Natural::Big(n) => n.clone(),
        }
    }

    pub(crate) fn plus(&self, other: &Natural) -> Natural {
        if let (Natural::Small(a), Natural::Small(b)) = (self, other)
            && let Some(sum) = a.checked_add(*b)
        {
            return Natural::Small(sum);
        }
        Natural::from(self.big() + other.big())
    }

    pub(crate) fn times(&self, other: &Natural) -> Natural {
        if let (Natural::Small(a), Natural::Small(b)) = (self, other)
            && let Some(product) = a.checked_mul(*b)
        {
            return Natural::Small(product);
        }
        Natural::from(self.big() * other.big())
    }

    pub(crate) fn power(&self, exponent: u32) -> Natural {
        match self {
            Natural::Small(n) => n.checked_pow(exponent).map_or_else(|| self.wide_power(exponent), Natural::Small),
            Natural::Big(_) => self.wide_power(exponent),
        }
    }

    fn wide_power(&self, exponent: u32) -> Natural {
        Natural::from(self.big().pow(exponent))
    }

    /// `self - other`; 0 if that is below 0.
    pub(crate) fn less(&self, other: &Natural) -> Natural {
        match (self, other) {
            (Natural::Small(a), Natural::Small(b)) => Natural::Small(a.saturating_sub(*b)),
            (Natural::Small(_), Natural::Big(_)) => Natural::ZERO,
            (Natural::Big(_), _) if self < other => Natural::ZERO,
            (Natural::Big(a), _) => Natural::from(a - other.big()),
        }
    }

    /// The whole part of `self / other`; 0 if `other` is 0.
    pub(crate) fn over(&self, other: &Natural) -> Natural {
        match (self, other) {
            (_, Natural::Small(0)) | (Natural::Small(_), Natural::Big(_)) => Natural::ZERO,
            (Natural::Small(a), Natural::Small(b)) => Natural::Small(divided(*a, *b)),
            (Natural::Big(a), _) => Natural::from(a / other.big()),
        }
    }

    pub(crate) fn common_divisor(&self, other: &Natural) -> Natural {
        match (self, other) {
            (Natural::Small(a), Natural::Small(b)) => Natural::Small(match (u64::try_from(*a), u64::try_from(*b)) {
                (Ok(a), Ok(b)) => a.gcd(&b).into(),
                (Err(_), _) | (_, Err(_)) => a.gcd(b),
            }),
            (Natural::Big(_), _) | (_, Natural::Big(_)) => Natural::from(self.big().gcd(&other.big())),
        }
    }

    /// The nearest double, or infinity: its relative error is at most 2⁻⁵³.
    pub(crate) fn to_f64(&self) -> f64 {
        match self {
            Natural::Small(n) => u64::try_from(*n).map_or(*n as f64, |n| n as f64),
            Natural::Big(n) => n.to_f64().unwrap_or(f64::INFINITY),
        }
    }

    pub(crate) fn bits(&self) -> u64 {
        match self {
            Natural::Small(n) => u64::from(128 - n.leading_zeros()),
            Natural::Big(n) => n.bits(),
        }
    }
}

impl From<BigUint> for Natural {
    fn from(n: BigUint) -> Natural {
        n.to_u128().map_or_else(|| Natural::Big(n), Natural::Small)
    }
}

impl From<u64> for Natural {
    fn from(n: u64) -> Natural {
        Natural::Small(n.into())
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Natural) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Natural) -> std::cmp::Ordering {
        match (self, other) {
            (Natural::Small(a), Natural::Small(b)) => a.cmp(b),
            (Natural::Big(a), Natural::Big(b)) => a.cmp(b),
            (Natural::Small(_), Natural::Big(_)) => std::cmp::Ordering::Less,
            (Natural::Big(_), Natural::Small(_)) => std::cmp::Ordering::Greater,
        }
    }
}

/// `a / b`, by the short division where both are short.
fn divided(a: u128, b: u128) -> u128 {
    match (u64::try_from(a), u64::try_from(b)) {
        (Ok(a), Ok(b)) => (a / b).into(),
        (Err(_), _) | (_, Err(_)) => a / b,
    }
}

/// In how many ways `k` of `n` can be chosen.
pub(crate) fn choose(n: u32, k: u32) -> Natural {
    let k = k.min(n.saturating_sub(k));
    (0..k).fold(Natural::ONE, |ways, i| {
        ways.times(&Natural::from(u64::from(n - i))).over(&Natural::from(u64::from(i + 1)))
    })
}
