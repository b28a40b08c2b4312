//! The states that wait, merged: by where they are, then by what they are.

use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

use runebook_runtime::Draw;

use super::frozen::Words;
use super::place::Place;
use super::way::Way;
use crate::number::Mass;

/// A state and how likely it is.
#[derive(Clone, Debug)]
pub(super) struct Waiting<M> {
    pub(super) words: Words,
    pub(super) draw: Draw,
    pub(super) way: Way<M>,
    /// Another state with the same hash.
    next: Option<usize>,
}

/// All states that wait for a draw.
#[derive(Debug)]
pub(super) struct Frontier<M> {
    places: BTreeMap<Words, Bucket<M>>,
    held: usize,
}

/// The states at one place, in the order in which they came, which depends on nothing but the question.
#[derive(Debug)]
struct Bucket<M> {
    place: Rc<Place>,
    by_hash: HashMap<u64, usize, BuildHasherDefault<Mixer>>,
    states: Vec<Waiting<M>>,
}

impl<M: Mass> Frontier<M> {
    pub(super) fn new() -> Frontier<M> {
        Frontier { places: BTreeMap::new(), held: 0 }
    }

    /// Adds ways to a state at a place; whether the state is a new one.
    pub(super) fn add(&mut self, location: &[u64], place: &Rc<Place>, words: &[u64], draw: Draw, way: &Way<M>) -> bool {
        if !self.places.contains_key(location) {
            let bucket = Bucket { place: Rc::clone(place), by_hash: HashMap::default(), states: Vec::new() };
            self.places.insert(location.into(), bucket);
        }
        let added = self.places.get_mut(location).is_some_and(|bucket| bucket.add(words, draw, way));
        self.held += if added { words.len() } else { 0 };
        added
    }

    /// Takes out the states that are least far.
    pub(super) fn take(&mut self) -> Option<(Rc<Place>, Vec<Waiting<M>>)> {
        let (_, bucket) = self.places.pop_first()?;
        let words: usize = bucket.states.iter().map(|state| state.words.len()).sum();
        self.held = self.held.saturating_sub(words);
        Some((bucket.place, bucket.states))
    }

    /// Bytes of the states held.
    pub(super) fn bytes(&self) -> u64 {
        self.held as u64 * 8
    }

    /// All states held, at the place that has the most.
    pub(super) fn fullest(&self) -> Vec<&Words> {
        let fullest = self.places.values().max_by_key(|bucket| bucket.states.len());
        fullest.map(|bucket| bucket.states.iter().map(|state| &state.words).collect()).unwrap_or_default()
    }
}

impl<M: Mass> Bucket<M> {
    fn add(&mut self, words: &[u64], draw: Draw, way: &Way<M>) -> bool {
        let hash = words.iter().fold(Mixer::default(), |hash, word| hash.mixed(*word)).finish();
        let first = self.by_hash.get(&hash).copied();
        let mut at = first;
        while let Some(state) = at.and_then(|at| self.states.get_mut(at)) {
            if *state.words == *words {
                state.way.join(way);
                return false;
            }
            at = state.next;
        }
        self.by_hash.insert(hash, self.states.len());
        self.states.push(Waiting { words: words.into(), draw, way: way.clone(), next: first });
        true
    }
}

/// A fast hasher that is the same everywhere.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mixer(u64);

impl Mixer {
    fn mixed(self, word: u64) -> Mixer {
        Mixer((self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95))
    }
}

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
        *self = self.mixed(word);
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_i64(&mut self, word: i64) {
        self.write_u64(word.cast_unsigned());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }
}
