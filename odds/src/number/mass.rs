//! What the machine of all outcomes carries: how likely it is to be there.

use super::{Float, Natural, Ratio};

/// A share of all that can happen. It is divided at draws and added up where ways meet, and never subtracted from.
pub(crate) trait Mass: Clone {
    /// Nothing.
    const NONE: Self;
    /// Everything.
    const ALL: Self;

    /// Whether it is nothing at all.
    fn is_none(&self) -> bool;

    /// The share `num/den` of it.
    fn share(&self, num: &Natural, den: &Natural) -> Self;

    /// Adds another.
    fn join(&mut self, other: &Self);

    /// The product of two.
    fn product(&self, other: &Self) -> Self;

    /// The ends between which it lies; equal if it is exact.
    fn ends(&self) -> (Ratio, Ratio);

    /// The ends of `self / given` where `open` may belong to `self`, to `given` alone or to neither; `given` is `None`
    /// where it and `open` are all there is.
    fn chance(&self, given: Option<&Self>, open: &Self) -> (Ratio, Ratio);

    /// The nearest double.
    fn near(&self) -> f64;

    /// Whether it needs more than 128 bits.
    fn is_long(&self) -> bool;

    /// Whether it is less than `least`, and may be left open because of that.
    fn is_below(&self, least: f64) -> bool;

    /// Brings all to one form, so that they are quickly added and divided.
    fn align<'m>(masses: impl IntoIterator<Item = &'m mut Self>)
    where
        Self: 'm;
}

impl Mass for Ratio {
    const NONE: Ratio = Ratio::ZERO;
    const ALL: Ratio = Ratio::ONE;

    fn is_none(&self) -> bool {
        self.is_zero()
    }

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

    fn chance(&self, given: Option<&Ratio>, open: &Ratio) -> (Ratio, Ratio) {
        let all = given.map_or(Ratio::ONE, |given| given.plus(open));
        (self.over(&all), self.plus(open).over(&all))
    }

    fn near(&self) -> f64 {
        self.to_f64()
    }

    fn is_long(&self) -> bool {
        matches!((&self.num, &self.den), (Natural::Big(_), _) | (_, Natural::Big(_)))
    }

    fn is_below(&self, _least: f64) -> bool {
        false
    }

    fn align<'m>(masses: impl IntoIterator<Item = &'m mut Ratio>) {
        Ratio::align(masses);
    }
}

impl Mass for Float {
    const NONE: Float = Float::ZERO;
    const ALL: Float = Float::ONE;

    fn is_none(&self) -> bool {
        self.value == 0.0
    }

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
        let (low, high) = self.bounds();
        (Ratio::from_f64(low), Ratio::from_f64(high))
    }

    fn chance(&self, given: Option<&Float>, open: &Float) -> (Ratio, Ratio) {
        let ((low, high), (least_open, most_open)) = (self.bounds(), open.bounds());
        let (least, most) = given.map_or((1.0, 1.0), |given| {
            let (low, high) = given.bounds();
            ((low + least_open).next_down(), (high + most_open).next_up())
        });
        let high = if most_open == 0.0 { high } else { (high + most_open).next_up() };
        let over = |part: f64, all: f64, outward: f64| if all == 1.0 { part } else { outward };
        let low = over(low, most, (low / most).next_down().max(0.0));
        let high = over(high, least, (high / least).next_up());
        (Ratio::from_f64(low), Ratio::from_f64(high))
    }

    fn near(&self) -> f64 {
        self.value
    }

    fn is_long(&self) -> bool {
        false
    }

    fn is_below(&self, least: f64) -> bool {
        self.value < least
    }

    fn align<'m>(_masses: impl IntoIterator<Item = &'m mut Float>) {}
}
