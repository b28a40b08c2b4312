//! Sums: the ways to each total, and how they combine.

use crate::number::Natural;

/// Ways to each total from `low` on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Curve {
    pub(crate) low: i64,
    pub(crate) counts: Vec<Natural>,
}

impl Curve {
    /// Always this.
    pub(crate) fn certain(total: i64) -> Curve {
        Curve { low: total, counts: vec![Natural::ONE] }
    }

    /// One fair die.
    pub(crate) fn die(sides: i64) -> Curve {
        let sides = usize::try_from(sides.max(1)).unwrap_or(1);
        Curve { low: 1, counts: vec![Natural::ONE; sides] }
    }

    /// The ways to these totals.
    pub(crate) fn gathered(totals: impl Iterator<Item = (i64, Natural)> + Clone) -> Curve {
        let (low, high) = totals.clone().fold((i64::MAX, i64::MIN), |(low, high), (at, _)| (low.min(at), high.max(at)));
        let room = usize::try_from(high.saturating_sub(low).saturating_add(1)).unwrap_or(0);
        let mut curve = Curve { low: if room == 0 { 0 } else { low }, counts: vec![Natural::ZERO; room] };
        for (at, ways) in totals {
            curve.add(at, &ways);
        }
        curve
    }

    fn add(&mut self, total: i64, ways: &Natural) {
        let place = usize::try_from(total.saturating_sub(self.low)).ok();
        if let Some(slot) = place.and_then(|place| self.counts.get_mut(place)) {
            *slot = slot.plus(ways);
        }
    }

    /// All ways together.
    pub(crate) fn ways(&self) -> Natural {
        self.counts.iter().fold(Natural::ZERO, |all, ways| all.plus(ways))
    }

    /// Both thrown and added up.
    pub(crate) fn plus(&self, other: &Curve) -> Curve {
        if let [only] = other.counts.as_slice()
            && *only == Natural::ONE
        {
            return Curve { low: self.low.saturating_add(other.low), counts: self.counts.clone() };
        }
        if self.counts.len() < other.counts.len() {
            return other.plus(self);
        }
        let mut counts = vec![Natural::ZERO; (self.counts.len() + other.counts.len()).saturating_sub(1)];
        for (shift, ways) in other.counts.iter().enumerate().filter(|(_, ways)| !ways.is_zero()) {
            for (slot, mine) in counts.iter_mut().skip(shift).zip(&self.counts) {
                *slot = slot.plus(&mine.times(ways));
            }
        }
        Curve { low: self.low.saturating_add(other.low), counts }
    }

    /// Thrown `n` times and added up, by squaring.
    pub(crate) fn repeated(&self, n: u16) -> Curve {
        let mut sum = Curve::certain(0);
        for bit in (0..u16::BITS).rev() {
            sum = if sum.counts.len() > 1 || sum.low != 0 { sum.plus(&sum) } else { sum };
            if n >> bit & 1 == 1 {
                sum = sum.plus(self);
            }
        }
        sum
    }

    /// `n` fair dice: each one more is a sliding sum over the totals so far.
    pub(crate) fn dice(n: u16, sides: i64) -> Curve {
        let sides = usize::try_from(sides.max(1)).unwrap_or(1);
        let mut counts = vec![Natural::ONE];
        for _ in 0..n {
            counts = slid(&counts, sides);
        }
        Curve { low: i64::from(n), counts }
    }
}

/// Each new count is the sum of the last `sides` old ones.
fn slid(counts: &[Natural], sides: usize) -> Vec<Natural> {
    let room = counts.len() + sides - 1;
    let mut window = Natural::ZERO;
    let mut next = Vec::with_capacity(room);
    for place in 0..room {
        if let Some(enters) = counts.get(place) {
            window = window.plus(enters);
        }
        if let Some(leaves) = place.checked_sub(sides).and_then(|place| counts.get(place)) {
            window = window.less(leaves);
        }
        next.push(window.clone());
    }
    next
}
