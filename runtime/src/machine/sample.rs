//! Fair chance from counters: the same key gives the same dice, on every machine and in every order.

use super::chooser::{Chooser, Draw, Pause, Site};
use super::philox::{halves, philox, whole};
use crate::dice::Die;

/// Name and version of the way numbers are drawn; saved beside a game's key.
pub const ALGORITHM: &str = "philox4x32-10/1";

/// What keys the dice of a dispatch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Key {
    /// The game's seed.
    pub seed: u64,
    /// Which run or trial.
    pub run: u64,
    /// The turn.
    pub turn: u64,
    /// Whose dispatch it is.
    pub actor: u64,
    /// Which dispatch of that actor in that turn.
    pub nth: u64,
}

/// Draws by key and site. Ranges are exactly fair (by rejection); each die of a pool has a counter of its own.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    key: [u32; 2],
    faces: [i16; FACES],
    seen: usize,
}

/// Faces that are remembered for traces.
const FACES: usize = 32;

impl Sample {
    /// The dice of this key.
    pub fn new(key: Key) -> Sample {
        let by_run = fold(key.run, key.turn, halves(key.seed));
        let key = fold(key.actor, key.nth, halves(by_run));
        Sample { key: halves(key), faces: [0; FACES], seen: 0 }
    }

    /// One of `0..n`, each as likely; 0 if `n` is 0. `counter` tells the draws of one site apart.
    pub fn below(&self, site: Site, counter: u32, n: u64) -> u64 {
        self.place(site).below(counter, n)
    }

    fn place(&self, site: Site) -> Place {
        let word = fold(site.id, site.path, halves(site.occurrence));
        Place { key: self.key, word: halves(word) }
    }

    fn face(&mut self, place: Place, die: Die) -> i16 {
        let sides = u64::from(die.sides.unsigned_abs());
        let shown = place.below(die.counter(), sides) + 1;
        let shown = i16::try_from(shown).unwrap_or(1);
        if let Some(slot) = self.faces.get_mut(self.seen) {
            *slot = shown;
            self.seen += 1;
        }
        shown
    }
}

/// The draws of one site under one key.
#[derive(Clone, Copy)]
struct Place {
    key: [u32; 2],
    word: [u32; 2],
}

impl Place {
    fn below(self, counter: u32, n: u64) -> u64 {
        if n == 0 {
            return 0;
        }
        // Numbers at or above the largest multiple of n are thrown away. Each is less likely than one half.
        let beyond = (u64::MAX % n + 1) % n;
        for attempt in 0..=u32::MAX {
            let [a, b, c, d] = philox([self.word[0], self.word[1], counter, attempt], self.key);
            for number in [whole(a, b), whole(c, d)] {
                if number <= u64::MAX - beyond {
                    return number % n;
                }
            }
        }
        0
    }
}

impl Chooser for Sample {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        let place = self.place(site);
        self.seen = 0;
        match draw {
            Draw::Dice(dice) => dice.roll(&mut |die| Ok(self.face(place, die))),
            Draw::Chance { num, den } => Ok(i64::from(place.below(0, den.unsigned_abs()) < num.unsigned_abs())),
            Draw::Pick(n) => i64::try_from(place.below(0, n.unsigned_abs())).map_err(|_| Pause::Overflow),
            Draw::Cell { .. } => Err(Pause::Impossible),
        }
    }

    fn faces(&self) -> &[i16] {
        self.faces.get(..self.seen).unwrap_or(&[])
    }
}

fn fold(first: u64, second: u64, key: [u32; 2]) -> u64 {
    let ([a, b], [c, d]) = (halves(first), halves(second));
    let [low, high, _, _] = philox([a, b, c, d], key);
    whole(low, high)
}
