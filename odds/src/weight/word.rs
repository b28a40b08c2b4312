//! Chances and numbers as words that lose nothing: for files that keep what was found.

use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};

use super::{Exactness, Weight, outward};
use crate::distribution::Number;
use crate::number::Ratio;

/// Fractions of more digits than this are kept by the doubles next to them, outside.
const LONG: usize = 40;

impl Weight {
    /// `3/4` if it is exact, `0.25..0.26` if only ends are proved, `~7/10@3` if 7 of the 10 runs of seed 3 said so.
    /// Ends that are long fractions are rounded outwards.
    pub fn word(&self) -> String {
        match self.exactness() {
            Exactness::Exact => exact(&self.value).unwrap_or_else(|| between(&self.value, &self.value)),
            Exactness::Bounded(interval) => between(&interval.low, &interval.high),
            Exactness::Sampled { runs, seed, interval: _ } => {
                let count = (self.value.to_f64() * *runs as f64).round();
                format!("~{count}/{runs}@{seed}")
            }
        }
    }

    /// The chance that [`Weight::word`] wrote.
    pub fn from_word(word: &str) -> Option<Weight> {
        if let Some(sampled) = word.strip_prefix('~') {
            let (share, seed) = sampled.split_once('@')?;
            let (count, runs) = share.split_once('/')?;
            let (count, runs): (u64, u64) = (count.parse().ok()?, runs.parse().ok()?);
            return (count <= runs).then_some(Weight::sampled(count, runs, seed.parse().ok()?));
        }
        let (low, high) = word.split_once("..").unwrap_or((word, word));
        let (low, high) = (end(low)?, end(high)?);
        (low <= high && high <= Ratio::ONE).then(|| Weight::between(low, high))
    }

    /// Seen `count` times in `runs` runs of a seed: an interval of at least 99.9 % confidence.
    pub fn counted(count: u64, runs: u64, seed: u64) -> Weight {
        Weight::sampled(count, runs, seed)
    }
}

fn exact(value: &Ratio) -> Option<String> {
    let (num, den) = value.big();
    let text = format!("{num}/{den}");
    (text.len() <= LONG).then_some(text)
}

fn between(low: &Ratio, high: &Ratio) -> String {
    let double = |end: &Ratio, up: bool| {
        let near = end.to_f64();
        // a double stays the one it is
        let near = if Ratio::from_f64(near) == *end { near } else { outward(near, up).clamp(0.0, 1.0) };
        format!("{near:e}")
    };
    let low = exact(low).unwrap_or_else(|| double(low, false));
    let high = exact(high).unwrap_or_else(|| double(high, true));
    format!("{low}..{high}")
}

fn end(word: &str) -> Option<Ratio> {
    match word.split_once('/') {
        Some((num, den)) => {
            let (num, den): (BigUint, BigUint) = (num.parse().ok()?, den.parse().ok()?);
            (!den.is_zero()).then(|| Ratio::new(num.into(), den.into()))
        }
        None => word.parse().ok().filter(|value: &f64| value.is_finite() && *value >= 0.0).map(Ratio::from_f64),
    }
}

impl Number {
    /// Like [`Weight::word`]: `17/4`, `4.1..4.2`, or `~4.1..4.2@1000` if it was estimated from 1000 runs.
    pub fn word(&self) -> String {
        let mark = if self.sampled.is_some() { "~" } else { "" };
        let runs = self.sampled.map_or_else(String::new, |runs| format!("@{runs}"));
        format!("{mark}{}..{}{runs}", number(&self.low, false), number(&self.high, true))
    }

    /// The number that [`Number::word`] wrote.
    pub fn from_word(word: &str) -> Option<Number> {
        let (ends, sampled) = match word.strip_prefix('~') {
            Some(rest) => {
                let (ends, runs) = rest.split_once('@')?;
                (ends, Some(runs.parse().ok()?))
            }
            None => (word, None),
        };
        let (low, high) = ends.split_once("..")?;
        let (low, high) = (rational(low)?, rational(high)?);
        (low <= high).then_some(Number { low, high, sampled })
    }

    /// Both ends as doubles, rounded outwards where they differ.
    pub fn ends(&self) -> (f64, f64) {
        let double = |value: &BigRational| value.to_f64().unwrap_or(f64::NAN);
        if self.low == self.high {
            return (double(&self.low), double(&self.high));
        }
        (outward(double(&self.low), false), outward(double(&self.high), true))
    }
}

fn number(value: &BigRational, up: bool) -> String {
    let text = format!("{}/{}", value.numer(), value.denom());
    if text.len() <= LONG {
        return text;
    }
    let near = value.to_f64().unwrap_or(f64::NAN);
    let same = BigRational::from_float(near).is_some_and(|near| near == *value);
    format!("{:e}", if same { near } else { outward(near, up) })
}

fn rational(word: &str) -> Option<BigRational> {
    match word.split_once('/') {
        Some((num, den)) => {
            let (num, den): (BigInt, BigInt) = (num.parse().ok()?, den.parse().ok()?);
            (den >= BigInt::one()).then(|| BigRational::new(num, den))
        }
        None => BigRational::from_float(word.parse::<f64>().ok()?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(weight: &Weight) -> Weight {
        Weight::from_word(&weight.word()).unwrap()
    }

    #[test]
    fn words_lose_nothing() {
        for weight in [Weight::ZERO, Weight::ONE, Weight::exact(48, 1000), Weight::sampled(7, 10, 3)] {
            assert_eq!(again(&weight), weight);
        }
        assert_eq!(Weight::exact(48, 1000).word(), "6/125");
        assert_eq!(Weight::sampled(333, 1000, 3).word(), "~333/1000@3");
        let third = Ratio::new(1u64.into(), 3u64.into());
        let end = |from: f64| Ratio::from_f64(from).product(&third).product(&third).product(&third);
        let long = Weight::between(end(0.1), end(0.2));
        assert_eq!(again(&long).word(), long.word(), "written twice, it stays the same");
        let (inner, outer) = (long.ends().to_f64(), again(&long).ends().to_f64());
        assert!(outer.0 <= inner.0 && inner.1 <= outer.1 && inner.0 - outer.0 < 1e-15, "{inner:?} {outer:?}");
    }

    #[test]
    fn what_is_no_chance_is_none() {
        for word in ["", "3/0", "5/4", "0.3..0.2", "-1", "~3/2@1", "~1/2", "nan", "1/2/3"] {
            assert_eq!(Weight::from_word(word), None, "{word}");
        }
    }

    #[test]
    fn numbers_too() {
        for word in ["17/4..17/4", "4.1e0..4.2e0", "~4.1e0..4.2e0@1000", "-1e-300..1e300"] {
            let number = Number::from_word(word).unwrap();
            assert_eq!(Number::from_word(&number.word()), Some(number), "{word}");
        }
        assert!(Number::from_word("17/4..17/4").unwrap().is_exact());
        assert_eq!(Number::from_word("4..3"), None);
    }
}
