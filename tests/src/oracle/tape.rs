//! What fell on the machine's way, draw by draw and choice by choice, and the chooser that notes it down.

use std::collections::BTreeSet;

use runebook_runtime::machine::{Draw, Pause, Site};
use runebook_runtime::{Chooser, Key, Sample};

/// A draw of the machine.
#[derive(Clone, Copy, Debug)]
pub struct Drawn {
    /// Which draw.
    pub site: Site,
    /// Of what.
    pub draw: Draw,
    /// What it gave.
    pub value: i64,
}

/// A choice that the machine left open, and the answer it got.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Who was asked.
    pub who: i64,
    /// Among what.
    pub options: Vec<i64>,
    /// The place of the option taken.
    pub answer: usize,
}

/// All of them, in order.
#[derive(Clone, Debug, Default)]
pub struct Tape {
    /// The draws.
    pub draws: Vec<Drawn>,
    /// The choices.
    pub choices: Vec<Chosen>,
    /// The keyed chance that the draws came from; none where the results were supplied.
    pub chance: Option<Sample>,
}

/// Where results come from.
#[derive(Clone, Debug)]
pub enum Chance {
    /// From the keyed chance.
    Keyed(Sample),
    /// One after the other, those of each dispatch by themselves.
    Supplied(Vec<Vec<i64>>),
}

/// Notes down what it gives.
#[derive(Clone, Debug)]
pub struct Recorder {
    chance: Chance,
    place: usize,
    taken: usize,
    met: BTreeSet<Site>,
    /// What it gave.
    pub draws: Vec<Drawn>,
    /// Draws of one dispatch that had the same key.
    pub twice: Vec<Site>,
}

impl Recorder {
    /// Over the keyed chance.
    pub fn keyed(key: Key) -> Self {
        Self::over(Chance::Keyed(Sample::new(key)))
    }

    /// Over results for each dispatch.
    pub fn supplied(rolls: Vec<Vec<i64>>) -> Self {
        Self::over(Chance::Supplied(rolls))
    }

    fn over(chance: Chance) -> Self {
        let (met, draws, twice) = (BTreeSet::new(), Vec::new(), Vec::new());
        Self { chance, place: 0, taken: 0, met, draws, twice }
    }

    /// What was drawn, with the choices that were made meanwhile.
    pub fn tape(self, choices: Vec<Chosen>) -> Tape {
        let chance = match self.chance {
            Chance::Keyed(sample) => Some(sample),
            Chance::Supplied(_) => None,
        };
        Tape { draws: self.draws, choices, chance }
    }

    fn supply(&mut self, draw: Draw) -> Result<i64, Pause> {
        match &mut self.chance {
            Chance::Keyed(sample) => sample.draw(self.draws.last().map_or_else(Site::default, |last| last.site), draw),
            Chance::Supplied(rolls) => {
                let value = *rolls.get(self.place).and_then(|rolls| rolls.get(self.taken)).ok_or(Pause::RanOut)?;
                self.taken += 1;
                let fits = match draw {
                    Draw::Dice(dice) => (dice.minimum()?..=dice.maximum()?).contains(&value),
                    Draw::Chance { .. } => (0..=1).contains(&value),
                    Draw::Pick(many) => (0..many).contains(&value),
                    Draw::Cell { .. } => false,
                };
                if fits { Ok(value) } else { Err(Pause::Impossible) }
            }
        }
    }
}

impl Chooser for Recorder {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        self.draws.push(Drawn { site, draw, value: 0 });
        if !self.met.insert(site) {
            self.twice.push(site);
        }
        match self.supply(draw) {
            Ok(value) => {
                self.draws.iter_mut().last().into_iter().for_each(|last| last.value = value);
                Ok(value)
            }
            Err(pause) => {
                self.draws.pop();
                Err(pause)
            }
        }
    }

    fn next_dispatch(&mut self) {
        self.place += 1;
        self.taken = 0;
        self.met.clear();
    }
}
