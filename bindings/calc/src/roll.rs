//! One roll of a rule, draw by draw: the dice as they fall in a game with this seed.

use std::fmt::Write;

use runebook_runtime::machine::{Pause, Site};
use runebook_runtime::{Chooser, Draw, Sample};

/// Dice that write a line for each draw, if it is wanted: what it is, where it stands in the rules, what came out, and of
/// what; for dice the faces that fell.
pub(crate) struct Told<'t> {
    pub(crate) dice: Sample,
    pub(crate) text: Option<&'t std::cell::RefCell<String>>,
}

impl AsRef<Sample> for Told<'_> {
    fn as_ref(&self) -> &Sample {
        &self.dice
    }
}

impl Chooser for Told<'_> {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        let came = self.dice.draw(site, draw)?;
        if let Some(text) = self.text {
            self.tell(&mut text.borrow_mut(), site.id, draw, came);
        }
        Ok(came)
    }

    fn faces(&self) -> &[i16] {
        self.dice.faces()
    }
}

impl Told<'_> {
    fn tell(&self, out: &mut String, site: u64, draw: Draw, came: i64) {
        _ = match draw {
            Draw::Dice(dice) => write!(out, "d\t{site:x}\t{came}\t{dice}"),
            Draw::Chance { num, den } => write!(out, "c\t{site:x}\t{came}\t{num}\t{den}"),
            Draw::Pick(of) => write!(out, "p\t{site:x}\t{came}\t{of}"),
            Draw::Cell { .. } => Ok(()),
        };
        if let Draw::Dice(_) = draw {
            self.dice.faces().iter().for_each(|face| _ = write!(out, "\t{face}"));
        }
        out.push('\n');
    }
}
