//! Chance that was decided beforehand: tests, replays, "what if it were a 20".

use super::chooser::{Chooser, Draw, Pause, Site};
use crate::dice::Die;

/// Supplies results in order. Dice take one number for each die thrown, explosions and rerolls included; a chance takes
/// 1 or 0, a pick the place of what is picked. What needs no chance takes none.
#[derive(Clone, Copy, Debug)]
pub struct Script<'r> {
    rolls: &'r [i64],
    taken: usize,
    last: usize,
    totals: bool,
    faces: [i16; FACES],
}

/// Faces that are remembered for traces.
const FACES: usize = 32;

impl<'r> Script<'r> {
    /// These results, in order, one for each die.
    pub fn new(rolls: &'r [i64]) -> Script<'r> {
        Script { rolls, taken: 0, last: 0, totals: false, faces: [0; FACES] }
    }

    /// These results, in order, one for each `roll`: its total. This is how tests in packs are written
    /// (`do strike(…) rolls 20, 1, 9, 2`).
    pub fn totals(rolls: &'r [i64]) -> Script<'r> {
        Script { totals: true, ..Script::new(rolls) }
    }

    /// The results that were not needed: a test should find none.
    pub fn left_over(&self) -> &'r [i64] {
        self.rolls.get(self.taken..).unwrap_or(&[])
    }

    fn next(&mut self, low: i64, high: i64) -> Result<i64, Pause> {
        let next = *self.rolls.get(self.taken).ok_or(Pause::RanOut)?;
        if next < low || next > high {
            return Err(Pause::Impossible);
        }
        self.taken += 1;
        Ok(next)
    }

    fn face(&mut self, die: Die) -> Result<i16, Pause> {
        let shown = i16::try_from(self.next(1, i64::from(die.sides))?).map_err(|_| Pause::Impossible)?;
        if let Some(slot) = self.faces.get_mut(self.last) {
            *slot = shown;
            self.last += 1;
        }
        Ok(shown)
    }
}

impl Chooser for Script<'_> {
    fn draw(&mut self, _site: Site, draw: Draw) -> Result<i64, Pause> {
        self.last = 0;
        match draw {
            Draw::Dice(dice) if self.totals => self.next(dice.minimum()?, dice.maximum()?),
            Draw::Dice(dice) => dice.roll(&mut |die| self.face(die)),
            Draw::Chance { num: _, den: _ } => self.next(0, 1),
            Draw::Pick(n) => self.next(0, n.saturating_sub(1)),
            Draw::Cell { .. } => Err(Pause::Impossible),
        }
    }

    fn faces(&self) -> &[i16] {
        self.faces.get(..self.last).unwrap_or(&[])
    }
}
