//! Intervals for sampled shares that hold for every number of runs, not only for large ones.

use crate::number::Ratio;
use crate::weight::Interval;

/// Error of the intervals of sampled shares: they hold with a confidence of at least 99.9 %.
pub(crate) const ALPHA: f64 = 1e-3;

/// The shares that `count` of `runs` do not speak against, by Chernoff's bound: with a chance of at least `1 - alpha` the
/// true share is among them.
pub(crate) fn chernoff(count: u64, runs: u64, alpha: f64) -> Interval {
    if runs == 0 {
        return Interval { low: Ratio::ZERO, high: Ratio::ONE };
    }
    let seen = count as f64 / runs as f64;
    let room = (2.0 / alpha).ln() / runs as f64;
    let low = edge(seen, 0.0, room);
    let high = edge(seen, 1.0, room);
    Interval { low: Ratio::from_f64(low), high: Ratio::from_f64(high).min(Ratio::ONE) }
}

/// The same for look number `look` (from 1) of many: all looks together hold with a chance of at least `1 - alpha`.
pub(crate) fn sequence(count: u64, runs: u64, alpha: f64, look: u32) -> Interval {
    let look = f64::from(look);
    chernoff(count, runs, alpha / (look * (look + 1.0)))
}

/// The share between `seen` and `end` whose divergence from what was seen is `room`, just outside.
fn edge(seen: f64, end: f64, room: f64) -> f64 {
    if divergence(seen, end) <= room {
        return end;
    }
    let (mut inside, mut outside) = (seen, end);
    for _ in 0..80 {
        let middle = f64::midpoint(inside, outside);
        if divergence(seen, middle) <= room {
            inside = middle;
        } else {
            outside = middle;
        }
    }
    outside
}

fn divergence(seen: f64, share: f64) -> f64 {
    let part = |seen: f64, share: f64| if seen == 0.0 { 0.0 } else { seen * (seen / share).ln() };
    part(seen, share) + part(1.0 - seen, 1.0 - share)
}

#[cfg(test)]
mod tests {
    use super::chernoff;

    #[test]
    fn intervals_hold_what_was_seen_and_shrink() {
        let few = chernoff(5, 10, 1e-3).to_f64();
        let many = chernoff(5000, 10_000, 1e-3).to_f64();
        assert!(few.0 < many.0 && many.0 < 0.5 && 0.5 < many.1 && many.1 < few.1);
        assert!((many.1 - 0.5195).abs() < 1e-3, "{many:?}");
        assert_eq!(chernoff(0, 100, 1e-3).to_f64().0, 0.0);
        assert!(chernoff(100, 100, 1e-3).to_f64().1 >= 1.0);
    }
}
