//! A double that is only added to and multiplied, and counts how far it may be off.

use super::{Natural, Ratio};

/// A number from 0 up with the number of roundings on the longest way to it: its relative error is at most
/// `(1 + 2⁻⁵³)^roundings - 1`. It is never subtracted from, so the error never grows faster.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Float {
    pub(crate) value: f64,
    pub(crate) roundings: u32,
}

/// More than all products together that were too small for a double.
const LOST: f64 = 1e-280;

impl Float {
    pub(crate) const ZERO: Float = Float { value: 0.0, roundings: 0 };
    pub(crate) const ONE: Float = Float { value: 1.0, roundings: 0 };

    pub(crate) fn plus(self, other: Float) -> Float {
        if self.value == 0.0 {
            return other;
        }
        if other.value == 0.0 {
            return self;
        }
        Float { value: self.value + other.value, roundings: self.roundings.max(other.roundings).saturating_add(1) }
    }

    pub(crate) fn times(self, other: Float) -> Float {
        let roundings = self.roundings.saturating_add(other.roundings).saturating_add(1);
        Float { value: self.value * other.value, roundings }
    }

    /// `num/den` and at most three roundings.
    pub(crate) fn share(num: &Natural, den: &Natural) -> Float {
        let exact = |n: &Natural| u32::from(n.bits() > 53);
        if num.bits().max(den.bits()) > 900 {
            return Float { value: Ratio::new(num.clone(), den.clone()).to_f64(), roundings: 3 };
        }
        Float { value: num.to_f64() / den.to_f64(), roundings: 1 + exact(num) + exact(den) }
    }

    /// The relative error, rounded up.
    pub(crate) fn error(self) -> f64 {
        // n·u/(1 − n·u) bounds (1 + u)^n − 1; twice that is far above the roundings of this line.
        let n = f64::from(self.roundings) * f64::EPSILON / 2.0;
        if self.roundings == 0 { 0.0 } else { 2.0 * n / (1.0 - n).max(0.5) }
    }

    /// The ends between which the true number lies.
    pub(crate) fn bounds(self) -> (f64, f64) {
        if self.roundings == 0 {
            return (self.value, self.value);
        }
        let error = self.error();
        let low = (self.value * (1.0 - error)).next_down().max(0.0);
        (low, (self.value * (1.0 + error)).next_up() + LOST)
    }
}
