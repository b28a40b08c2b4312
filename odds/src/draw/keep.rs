//! Keeping the highest or lowest dice: face by face, by how many dice show it. No order of dice is ever looked at.

use super::Curve;
use crate::number::{Natural, choose};

/// The sum of the `kept` highest of `count` dice.
pub(super) fn highest(count: u16, sides: i64, kept: u16) -> Curve {
    let kept = kept.min(count);
    if kept == 0 {
        let ways = Natural::from(sides.unsigned_abs()).power(count.into());
        return Curve { low: 0, counts: vec![ways] };
    }
    let mut table = Table::new(count.into(), sides, kept.into());
    (1..=sides).rev().for_each(|face| table.face(face));
    Curve { low: 0, counts: table.done }
}

/// The sum of the `kept` lowest: the highest, each face seen from below.
pub(super) fn lowest(count: u16, sides: i64, kept: u16) -> Curve {
    let mut mirrored = highest(count, sides, kept);
    let mirror = i64::from(kept.min(count)) * (sides + 1);
    let top = mirrored.low + i64::try_from(mirrored.counts.len()).unwrap_or(0) - 1;
    mirrored.counts.reverse();
    Curve { low: mirror - top, counts: mirrored.counts }
}

/// Ways in which the faces from the top down to the present one fell: by how many dice they took, and their sum.
struct Table {
    count: u32,
    kept: u32,
    open: Vec<Vec<Natural>>,
    done: Vec<Natural>,
}

impl Table {
    fn new(count: u32, sides: i64, kept: u32) -> Table {
        let room = usize::try_from(i64::from(kept) * sides + 1).unwrap_or(0);
        let mut open = vec![vec![Natural::ZERO; room]; kept as usize];
        if let Some(first) = open.first_mut().and_then(|sums| sums.first_mut()) {
            *first = Natural::ONE;
        }
        Table { count, kept, open, done: vec![Natural::ZERO; room] }
    }

    /// Lets any number of the dice that are left show `face`.
    fn face(&mut self, face: i64) {
        let step = usize::try_from(face).unwrap_or(0);
        for taken in (0..self.kept).rev() {
            let left = self.count - taken;
            let wanted = self.kept - taken;
            let filled = self.filled(left, wanted, face);
            let sums = self.open[taken as usize].clone();
            for (sum, ways) in sums.iter().enumerate().filter(|(_, ways)| !ways.is_zero()) {
                add(&mut self.done, sum + step * wanted as usize, &ways.times(&filled));
                for more in 1..wanted {
                    let ways = ways.times(&choose(left, more));
                    add(&mut self.open[(taken + more) as usize], sum + step * more as usize, &ways);
                }
            }
        }
    }

    /// Ways in which at least `wanted` of `left` dice show `face`, the others less.
    fn filled(&self, left: u32, wanted: u32, face: i64) -> Natural {
        let below = Natural::from((face - 1).unsigned_abs());
        let all = Natural::from(face.unsigned_abs()).power(left);
        let fewer =
            (0..wanted).fold(Natural::ZERO, |all, show| all.plus(&choose(left, show).times(&below.power(left - show))));
        all.less(&fewer)
    }
}

fn add(counts: &mut [Natural], at: usize, ways: &Natural) {
    if let Some(slot) = counts.get_mut(at) {
        *slot = slot.plus(ways);
    }
}
