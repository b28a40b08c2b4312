//! Places in the code: what is no longer needed there, and which draws go together. States at one place share all that.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use runebook_runtime::Table;

use super::frontier::Mixer;
use super::frozen::{Kind, Words, windows};
use super::live::{Lives, Set};
use super::pair::Seconds;
use super::sums::{Inner, keeps_to_registers};

/// Where all running functions of a state are.
#[derive(Debug)]
pub(super) struct Place {
    /// How many functions run.
    pub(super) depth: usize,
    /// The running function.
    pub(super) function: u32,
    /// The draws that the one that is open is only ever seen together with.
    pub(super) seconds: Rc<Seconds>,
    /// The running function, if it was called and keeps to its registers.
    pub(super) inner: Option<Inner>,
    /// The words that will never be read again.
    dead: Vec<usize>,
}

impl Place {
    fn of(table: &Table<'_>, lives: &mut Lives, words: &[u64], top: Set) -> Place {
        let frames = windows(words);
        let mut dead = Vec::new();
        let code = lives.windows(table, &frames, top, |frame, needed| {
            let registers = (0..=u8::MAX).zip(frame.first..frame.first + frame.registers);
            dead.extend(registers.filter(|(register, _)| !needed.has(*register)).map(|(_, word)| word));
        });
        let last = frames.last();
        let inner = code.as_ref().zip(last).and_then(|((_, wanted), frame)| {
            let sums_up = frame.kind == Kind::Call && keeps_to_registers(table, frame.function);
            sums_up.then_some(Inner { window: *frame, wanted: *wanted })
        });
        let seconds = code.zip(last).map(|((code, _), frame)| code.seconds(table, frame.pc));
        Place {
            depth: frames.len(),
            function: last.map_or(u32::MAX, |frame| frame.function),
            seconds: seconds.unwrap_or_default(),
            inner,
            dead,
        }
    }

    /// Sets to 0 what will never be read again.
    pub(super) fn clear_dead(&self, words: &mut [u64]) {
        for at in &self.dead {
            if let Some(word) = words.get_mut(*at) {
                *word = 0;
            }
        }
    }
}

type ByLocation = HashMap<Words, Rc<Place>, BuildHasherDefault<Mixer>>;

/// The places that were met, by location.
#[derive(Debug, Default)]
pub(super) struct Places {
    lives: Lives,
    /// By the results of the outermost function that are wanted.
    known: HashMap<Set, ByLocation, BuildHasherDefault<Mixer>>,
}

impl Places {
    /// The place of a frozen state.
    pub(super) fn place(&mut self, table: &Table<'_>, location: &[u64], words: &[u64], top: Set) -> Rc<Place> {
        let known = self.known.entry(top).or_default();
        if let Some(place) = known.get(location) {
            return Rc::clone(place);
        }
        let place = Rc::new(Place::of(table, &mut self.lives, words, top));
        known.insert(location.into(), Rc::clone(&place));
        place
    }
}
