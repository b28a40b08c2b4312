//! The arithmetic of the rules: checked 64-bit integers, exact 128-bit products, rounding that is always named.
//!
//! The machine and the compiler's constant folding share these functions, so they cannot differ.

use crate::program::Rounding;
use crate::trap::Trap;

/// `a + b`, or [`Trap::Overflow`].
pub fn add(a: i64, b: i64) -> Result<i64, Trap> {
    a.checked_add(b).ok_or(Trap::Overflow)
}

/// `a - b`, or [`Trap::Overflow`].
pub fn sub(a: i64, b: i64) -> Result<i64, Trap> {
    a.checked_sub(b).ok_or(Trap::Overflow)
}

/// `a * b`, or [`Trap::Overflow`].
pub fn mul(a: i64, b: i64) -> Result<i64, Trap> {
    a.checked_mul(b).ok_or(Trap::Overflow)
}

/// `-a`, or [`Trap::Overflow`].
pub fn neg(a: i64) -> Result<i64, Trap> {
    a.checked_neg().ok_or(Trap::Overflow)
}

/// `base` to the power `exponent`; a negative exponent is [`Trap::BadPower`].
pub fn pow(base: i64, exponent: i64) -> Result<i64, Trap> {
    if exponent < 0 {
        return Err(Trap::BadPower);
    }
    match base {
        0 | 1 => Ok(if exponent == 0 { 1 } else { base }),
        -1 => Ok(if exponent % 2 == 0 { 1 } else { -1 }),
        wide => u32::try_from(exponent).ok().and_then(|e| wide.checked_pow(e)).ok_or(Trap::Overflow),
    }
}

/// `a / b` rounded as said.
pub fn div(a: i64, b: i64, how: Rounding) -> Result<i64, Trap> {
    // Most are rounded down by some number, and 64 bits are divided many times faster than 128.
    if how == Rounding::Down && b > 0 {
        return Ok(a.div_euclid(b));
    }
    rounded(i128::from(a), i128::from(b), how)
}

/// `a * b / c`, the product exact in 128 bits, rounded once.
pub fn mul_div(a: i64, b: i64, c: i64, how: Rounding) -> Result<i64, Trap> {
    rounded(i128::from(a) * i128::from(b), i128::from(c), how)
}

/// `amount / by` rounded as said; the denominator's sign moves to the amount.
pub fn rounded(amount: i128, by: i128, how: Rounding) -> Result<i64, Trap> {
    if by == 0 {
        return Err(Trap::DivisionByZero);
    }
    let (amount, by) = positive_denominator(amount, by)?;
    let (floor, rest) = match (i64::try_from(amount), i64::try_from(by)) {
        (Ok(amount), Ok(by)) => (amount.div_euclid(by).into(), amount.rem_euclid(by).into()),
        (Ok(_) | Err(_), Ok(_) | Err(_)) => (amount.div_euclid(by), amount.rem_euclid(by)),
    };
    let up = match how {
        Rounding::Exactly if rest != 0 => return Err(Trap::Remainder),
        Rounding::Exactly | Rounding::Down => false,
        Rounding::Up => rest > 0,
        Rounding::TowardZero => rest > 0 && amount < 0,
        Rounding::HalfUp => rest >= by - rest,
        Rounding::HalfEven => rest > by - rest || (rest == by - rest && floor % 2 != 0),
    };
    i64::try_from(floor + i128::from(up)).map_err(|_| Trap::Overflow)
}

/// The same fraction with a denominator above zero.
pub(crate) fn positive_denominator(amount: i128, by: i128) -> Result<(i128, i128), Trap> {
    if by > 0 {
        return Ok((amount, by));
    }
    let amount = amount.checked_neg().ok_or(Trap::Overflow)?;
    Ok((amount, by.checked_neg().ok_or(Trap::Overflow)?))
}

/// How `a * b` compares with `c * d`, exactly.
pub fn compare_products(a: i64, b: i64, c: i64, d: i64) -> core::cmp::Ordering {
    (i128::from(a) * i128::from(b)).cmp(&(i128::from(c) * i128::from(d)))
}

/// The greatest common divisor of the absolute values; 1 for two zeros.
pub(crate) fn common_divisor(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    if let (Ok(mut a), Ok(mut b)) = (u64::try_from(a), u64::try_from(b)) {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        return i128::from(a).max(1);
    }
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i128::try_from(a).unwrap_or(1).max(1)
}
