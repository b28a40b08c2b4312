//! The states that wait, merged: by where they are, then by what they are.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use runebook_runtime::Draw;

use super::frozen::{Words, location};
use crate::number::Mass;

/// A state and how likely it is.
#[derive(Clone, Debug)]
pub(super) struct Waiting<M> {
    pub(super) words: Words,
    pub(super) draw: Draw,
    pub(super) mass: M,
}

/// All states that wait for a draw.
#[derive(Debug)]
pub(super) struct Frontier<M> {
    places: BTreeMap<Words, Bucket<M>>,
    held: usize,
    room: Vec<u64>,
}

#[derive(Debug)]
struct Bucket<M> {
    known: HashMap<Words, usize, Hashing>,
    states: Vec<(Draw, M)>,
}

impl<M: Mass> Frontier<M> {
    pub(super) fn new() -> Frontier<M> {
        Frontier { places: BTreeMap::new(), held: 0, room: Vec::new() }
    }

    /// Adds mass to a state; whether the state is a new one.
    pub(super) fn add(&mut self, words: &[u64], draw: Draw, mass: &M) -> bool {
        location(words, &mut self.room);
        if !self.places.contains_key(self.room.as_slice()) {
            let bucket = Bucket { known: HashMap::default(), states: Vec::new() };
            self.places.insert(self.room.as_slice().into(), bucket);
        }
        let Some(bucket) = self.places.get_mut(self.room.as_slice()) else { return false };
        if let Some((_, known)) = bucket.known.get(words).and_then(|place| bucket.states.get_mut(*place)) {
            known.join(mass);
            return false;
        }
        bucket.known.insert(words.into(), bucket.states.len());
        bucket.states.push((draw, mass.clone()));
        self.held += words.len();
        true
    }

    /// Takes out the states that are least far, in an order that depends on nothing but them.
    pub(super) fn take(&mut self) -> Option<Vec<Waiting<M>>> {
        let (_, bucket) = self.places.pop_first()?;
        let mut known: Vec<(Words, usize)> = bucket.known.into_iter().collect();
        known.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
        let states = known.into_iter().filter_map(|(words, place)| {
            let (draw, mass) = bucket.states.get(place)?.clone();
            Some(Waiting { words, draw, mass })
        });
        let states: Vec<Waiting<M>> = states.collect();
        let words: usize = states.iter().map(|state| state.words.len()).sum();
        self.held = self.held.saturating_sub(words);
        Some(states)
    }

    /// Bytes of the states held.
    pub(super) fn bytes(&self) -> u64 {
        self.held as u64 * 8
    }

    /// All states held, at the place that has the most.
    pub(super) fn fullest(&self) -> Vec<&Words> {
        let fullest = self.places.values().max_by_key(|bucket| bucket.states.len());
        fullest.map(|bucket| bucket.known.keys().collect()).unwrap_or_default()
    }
}

type Hashing = BuildHasherDefault<Mixer>;

/// A fast hasher that is the same everywhere.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word.iter_mut().zip(chunk).for_each(|(slot, byte)| *slot = *byte);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
