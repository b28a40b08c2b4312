//! What the machine of all outcomes carries: how likely it is to be there.

use super::{Float, Natural, Ratio};

/// A share of all that can happen. It is divided at draws and added up where ways meet, and never subtracted from.
pub(crate) trait Mass: Clone {
    /// Nothing.
    const NONE: Self;
    /// Everything.
    const ALL: Self;

    /// The share `num/den` of it.
    fn share(&self, num: &Natural, den: &Natural) -> Self;

    /// Adds another.
    fn join(&mut self, other: &Self);

    /// The product of two.
    fn product(&self, other: &Self) -> Self;

    /// The ends between which it lies; equal if it is exact.
    fn ends(&self) -> (Ratio, Ratio);

    /// The nearest double.
    fn near(&self) -> f64;

    /// Brings all to one form, so that they are quickly added and divided.
    fn align<'m>(masses: impl IntoIterator<Item = &'m mut Self>)
    where
        Self: 'm;
}

impl Mass for Ratio {
    const NONE: Ratio = Ratio::ZERO;
    const ALL: Ratio = Ratio::ONE;

    fn share(&self, num: &Natural, den: &Natural) -> Ratio {
        self.times(num, den)
    }

    fn join(&mut self, other: &Ratio) {
        *self = if self.is_zero() { other.clone() } else { self.plus(other) };
    }

    fn product(&self, other: &Ratio) -> Ratio {
        Ratio::product(self, other)
    }

    fn ends(&self) -> (Ratio, Ratio) {
        (self.clone(), self.clone())
    }

    fn near(&self) -> f64 {
        self.to_f64()
    }

    fn align<'m>(masses: impl IntoIterator<Item = &'m mut Ratio>) {
        Ratio::align(masses);
    }
}

impl Mass for Float {
    const NONE: Float = Float::ZERO;
    const ALL: Float = Float::ONE;

    fn share(&self, num: &Natural, den: &Natural) -> Float {
        self.times(Float::share(num, den))
    }

    fn join(&mut self, other: &Float) {
        *self = self.plus(*other);
    }

    fn product(&self, other: &Float) -> Float {
        self.times(*other)
    }

    fn ends(&self) -> (Ratio, Ratio) {
        Float::ends(*self)
    }

    fn near(&self) -> f64 {
        self.value
    }

    fn align<'m>(_masses: impl IntoIterator<Item = &'m mut Float>) {}
}
