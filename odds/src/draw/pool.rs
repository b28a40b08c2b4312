//! One pool of dice, by how it is read.

use runebook_runtime::dice::{Mode, Pool};

use super::{Curve, keep};
use crate::number::{Natural, choose};

/// The ways to each total of a pool.
pub(super) fn curve(pool: Pool) -> Curve {
    if !pool.is_live() {
        return Curve::certain(0);
    }
    let (count, sides) = (pool.count.unsigned_abs(), i64::from(pool.sides));
    match pool.mode {
        Mode::Sum => Curve::dice(count, sides),
        Mode::KeepHigh(kept) => keep::highest(count, sides, kept.into()),
        Mode::KeepLow(kept) => keep::lowest(count, sides, kept.into()),
        Mode::CountAtLeast(least) => successes(count, sides, least.into()),
        Mode::ExplodeOn { face, deep } => exploding(sides, face.into(), deep).repeated(count),
        Mode::RerollOnce(most) => rerolled(sides, most.into()).repeated(count),
    }
}

/// About how many additions of 128 bits the curve of a pool takes.
pub(super) fn work(pool: Pool) -> u64 {
    if !pool.is_live() {
        return 1;
    }
    let (count, sides) = (u64::from(pool.count.unsigned_abs()), u64::from(pool.sides.unsigned_abs()));
    let width = (pool.maximum() - pool.minimum()).unsigned_abs() + 1;
    let size = count * u64::from(64 - sides.leading_zeros()) / 128 + 1;
    let steps = match pool.mode {
        Mode::Sum => count.saturating_mul(width),
        Mode::KeepHigh(kept) | Mode::KeepLow(kept) => {
            let kept = u64::from(kept).min(count);
            (sides * kept * kept).saturating_mul(kept * sides)
        }
        Mode::CountAtLeast(_) => count * count,
        Mode::ExplodeOn { face: _, deep } => width.saturating_mul(width).saturating_mul(u64::from(deep) + 1),
        Mode::RerollOnce(_) => width.saturating_mul(width),
    };
    steps.saturating_mul(size)
}

/// How many of `count` dice show at least `least`.
fn successes(count: u16, sides: i64, least: i64) -> Curve {
    let hits = (sides - least + 1).clamp(0, sides);
    let (hits, misses) = (Natural::from(hits.unsigned_abs()), Natural::from((sides - hits).unsigned_abs()));
    let n = u32::from(count);
    let ways = |shown: u32| choose(n, shown).times(&hits.power(shown)).times(&misses.power(n - shown));
    Curve { low: 0, counts: (0..=n).map(ways).collect() }
}

/// One die that is thrown again on `face`, at most `deep` times. Ways are counted as if it were always thrown
/// `deep + 1` times.
fn exploding(sides: i64, face: i64, deep: u8) -> Curve {
    if face < 1 || face > sides {
        return Curve::die(sides);
    }
    let any = Natural::from(sides.unsigned_abs());
    let totals = (0..=deep).flat_map(|before| {
        let unthrown = any.power(u32::from(deep - before));
        let last = before == deep;
        (1..=sides)
            .filter(move |shown| last || *shown != face)
            .map(move |shown| (i64::from(before) * face + shown, unthrown.clone()))
    });
    Curve::gathered(totals)
}

/// One die that is thrown once more if it shows `most` or less.
fn rerolled(sides: i64, most: i64) -> Curve {
    let again = most.clamp(0, sides);
    if again == 0 {
        return Curve::die(sides);
    }
    let once = |shown: i64| if shown > again { sides } else { 0 };
    let totals = (1..=sides).map(|shown| (shown, Natural::from((again + once(shown)).unsigned_abs())));
    Curve::gathered(totals)
}

#[cfg(test)]
mod tests {
    use runebook_runtime::dice::Pool;

    use super::{Mode, Natural, curve};

    fn listed(count: i16, sides: i16, mode: Mode) -> Vec<(i64, u64)> {
        let curve = curve(Pool { count, sides, mode });
        let listed = (curve.low..).zip(curve.counts).filter(|(_, ways)| !ways.is_zero());
        listed.map(|(at, ways)| (at, if let Natural::Small(n) = ways { n as u64 } else { 0 })).collect()
    }

    #[test]
    fn two_dice() {
        assert_eq!(listed(2, 3, Mode::Sum), [(2, 1), (3, 2), (4, 3), (5, 2), (6, 1)]);
    }

    #[test]
    fn the_higher_and_the_lower_of_two() {
        assert_eq!(listed(2, 3, Mode::KeepHigh(1)), [(1, 1), (2, 3), (3, 5)]);
        assert_eq!(listed(2, 3, Mode::KeepLow(1)), [(1, 5), (2, 3), (3, 1)]);
    }

    #[test]
    fn exploding_stops_at_its_bound() {
        assert_eq!(listed(1, 2, Mode::ExplodeOn { face: 2, deep: 1 }), [(1, 2), (3, 1), (4, 1)]);
    }

    #[test]
    fn rerolled_once() {
        assert_eq!(listed(1, 3, Mode::RerollOnce(1)), [(1, 1), (2, 4), (3, 4)]);
    }

    #[test]
    fn successes_count_hits() {
        assert_eq!(listed(2, 6, Mode::CountAtLeast(5)), [(0, 16), (1, 16), (2, 4)]);
    }
}
