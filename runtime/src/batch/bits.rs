//! Some of the lanes of a block.

use super::LANES;

const WORDS: usize = LANES / 64;

/// A set of lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lanes([u64; WORDS]);

impl Lanes {
    /// None.
    pub const NONE: Lanes = Lanes([0; WORDS]);

    /// The first so many.
    pub fn first(count: usize) -> Lanes {
        let word = |at: usize| match count.saturating_sub(at * 64) {
            0 => 0,
            some if some >= 64 => u64::MAX,
            some => (1 << some) - 1,
        };
        Lanes(core::array::from_fn(word))
    }

    /// Those that `holds` says.
    pub(super) fn where_it(holds: impl Fn(usize) -> bool) -> Lanes {
        Lanes(core::array::from_fn(|at| (0..64).fold(0, |word, bit| word | u64::from(holds(at * 64 + bit)) << bit)))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether a lane is one of them.
    pub fn has(&self, lane: usize) -> bool {
        self.0.get(lane / 64).is_some_and(|word| word >> (lane % 64) & 1 == 1)
    }

    pub(super) fn put(&mut self, lane: usize) {
        if let Some(word) = self.0.get_mut(lane / 64) {
            *word |= 1 << (lane % 64);
        }
    }

    pub(super) fn both(self, other: Lanes) -> Lanes {
        Lanes(core::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    pub(super) fn either(self, other: Lanes) -> Lanes {
        Lanes(core::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    pub(super) fn without(self, other: Lanes) -> Lanes {
        Lanes(core::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// The lanes, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(at, mut word)| {
            core::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
                word &= word - 1;
                Some(at * 64 + bit)
            })
        })
    }
}
