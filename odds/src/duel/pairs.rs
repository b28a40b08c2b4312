//! Two duels fought with the same luck: where both do the same, the same dice fall, so that what differs is what was
//! changed, and far fewer fights tell it.

use super::{Course, Duel, End, courses};
use crate::budget::Budget;
use crate::distribution::Number;
use crate::refused::Refused;
use crate::sample::gain;
use crate::weight::Weight;

/// How two duels compare, fight by fight: each run number is fought in both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// Pairs of fights.
    pub runs: u64,
    /// Their seed.
    pub seed: u64,
    /// How many ended so in the first and so in the second: won by side 0, won by side 1, drawn.
    pub ends: [[u64; 3]; 3],
    /// The sum of rounds of the second less those of the first, and the sum of the squares of that.
    rounds: (i128, i128),
    /// The same of what side 1 was dealt in a round, in millionths.
    dealt: (i128, i128),
}

/// Parts of one that are told apart in what is dealt in a round.
const PARTS: u32 = 1_000_000;

impl Pairs {
    /// Of fights of both, in the order of their run numbers.
    pub fn of(one: &[Course], other: &[Course], seed: u64) -> Pairs {
        let mut pairs = Pairs { runs: 0, seed, ends: [[0; 3]; 3], rounds: (0, 0), dealt: (0, 0) };
        for (one, other) in one.iter().zip(other) {
            pairs.runs += 1;
            pairs.ends[place(one.end)][place(other.end)] += 1;
            add(&mut pairs.rounds, i128::from(other.rounds) - i128::from(one.rounds));
            add(&mut pairs.dealt, a_round(other) - a_round(one));
        }
        pairs
    }

    /// The share that side 0 wins, in the first duel (0) or the second (1).
    pub fn wins(&self, which: usize) -> Weight {
        let count = match which {
            0 => self.ends[0].iter().sum(),
            _ => self.ends.iter().map(|row| row[0]).sum(),
        };
        Weight::sampled(count, self.runs, self.seed)
    }

    /// How much more often side 0 wins in the second duel than in the first, from -1 to 1. Both kinds of fights that
    /// end differently are bounded by themselves, so that the interval holds with a confidence of at least 99.9 %.
    pub fn gain(&self) -> Number {
        let (gained, lost) = self.changed();
        gain(gained, lost, self.runs)
    }

    /// How much more often side 0 won in these very fights.
    pub fn seen(&self) -> f64 {
        let (gained, lost) = self.changed();
        (gained as f64 - lost as f64) / self.runs.max(1) as f64
    }

    /// How many fights side 0 wins in the second only, and in the first only.
    fn changed(&self) -> (u64, u64) {
        (self.ends[1..].iter().map(|row| row[0]).sum(), self.ends[0][1..].iter().sum())
    }

    /// How many more rounds the second duel takes.
    pub fn longer(&self) -> Number {
        Number::averaged(self.rounds.0, self.rounds.1, self.runs)
    }

    /// How much more side 1 is dealt in a round of the second duel, in what the measure counts.
    pub fn harder(&self) -> Number {
        Number::averaged(self.dealt.0, self.dealt.1, self.runs).over(PARTS)
    }

    /// Whether all fights went the same way in both, as far as is known of them.
    pub fn alike(&self) -> bool {
        let ends = (0..3).all(|one| (0..3).all(|other| one == other || self.ends[one][other] == 0));
        ends && self.rounds.1 == 0 && self.dealt.1 == 0
    }
}

fn add(sums: &mut (i128, i128), more: i128) {
    *sums = (sums.0 + more, sums.1 + more * more);
}

/// What side 1 was dealt in a round, in millionths.
fn a_round(course: &Course) -> i128 {
    i128::from(course.dealt[1]) * i128::from(PARTS) / i128::from(course.rounds.max(1))
}

fn place(end: End) -> usize {
    match end {
        End::Won(side) => side.min(1),
        End::Draw => 2,
    }
}

/// Fights both `runs` times: run number 0, 1, 2 … of the seed, each with the same luck in both.
pub fn pairs(
    one: &Duel<'_, '_>,
    other: &Duel<'_, '_>,
    seed: u64,
    runs: u64,
    budget: &Budget<'_>,
) -> Result<Pairs, Refused> {
    let [one, other] = [one, other].map(|duel| courses(duel, None, seed, runs, budget));
    Ok(Pairs::of(&one?, &other?, seed))
}
