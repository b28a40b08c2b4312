//! Numbers of three widths: a column holds the narrowest that all its numbers are known to fit.

use core::ops::{BitAnd, BitOr, BitXor, Not};

/// A number in a column. What is added, taken away or multiplied is known to fit: bounds have shown it.
pub trait Lane:
    Copy + Default + PartialOrd + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// The smallest number.
    const LOW: i64;
    /// The largest number.
    const HIGH: i64;
    /// All bits.
    const ALL: Self;
    /// The number 1.
    const ONE: Self;
    /// The number of a word that fits.
    fn of(word: i64) -> Self;
    /// As a word.
    fn word(self) -> i64;
    /// All bits where something holds, else none.
    fn mask(holds: bool) -> Self;
    /// Bounds of nothing yet.
    const NOTHING: (Self, Self);
    /// Bounds with one more number in them.
    fn within(bounds: (Self, Self), number: Self) -> (Self, Self);
    /// The bounds as words. They may be wider than need be, if such are found sooner.
    fn bounds(bounds: (Self, Self)) -> (i64, i64);
    /// The sum.
    fn plus(self, other: Self) -> Self;
    /// The difference.
    fn minus(self, other: Self) -> Self;
    /// The product.
    fn times(self, other: Self) -> Self;
}

macro_rules! lane {
    ($($number:ty, $nothing:expr, $within:expr, $low:expr;)*) => {$(
        impl Lane for $number {
            const LOW: i64 = <$number>::MIN as i64;
            const HIGH: i64 = <$number>::MAX as i64;
            const ALL: Self = -1;
            const ONE: Self = 1;

            #[inline(always)]
            fn of(word: i64) -> Self {
                word as $number
            }

            #[inline(always)]
            fn word(self) -> i64 {
                self as i64
            }

            #[inline(always)]
            fn mask(holds: bool) -> Self {
                if holds { -1 } else { 0 }
            }

            const NOTHING: ($number, $number) = $nothing;

            #[inline(always)]
            fn within(bounds: ($number, $number), number: $number) -> ($number, $number) {
                $within(bounds, number)
            }

            #[inline(always)]
            fn bounds(bounds: ($number, $number)) -> (i64, i64) {
                ($low(bounds) as i64, bounds.1 as i64)
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
        }
    )*};
}

/// Any processor finds the lesser of 16 bits at once. Of more bits, those that some number has set bound all of them.
macro_rules! bits {
    ($number:ty) => {
        |(low, high): ($number, $number), number: $number| (low, high | (number ^ (number >> (<$number>::BITS - 1))))
    };
}

lane! {
    i16, (i16::MAX, i16::MIN), |(low, high): (i16, i16), number: i16| (low.min(number), high.max(number)),
        |bounds: (i16, i16)| bounds.0;
    i32, (0, 0), bits!(i32), |bounds: (i32, i32)| !bounds.1;
    i64, (0, 0), bits!(i64), |bounds: (i64, i64)| !bounds.1;
}
