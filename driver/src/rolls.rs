//! Dice that come up as somebody says: tests and tables of expected values.

use runebook_runtime::machine::Pause;
use runebook_runtime::{Chooser, Draw, Site};

/// The supplied results, one for each roll of each `do`, and what was drawn last.
pub(crate) struct Supplied<'r> {
    all: &'r [Vec<i64>],
    /// Which `do` it is.
    at: usize,
    /// How many of its rolls have fallen.
    used: usize,
    /// The first `do` that left some over, and how many.
    over: Option<(usize, usize)>,
    /// What was drawn last.
    pub(crate) last: Option<Draw>,
}

impl<'r> Supplied<'r> {
    /// These results, for each `do` in turn.
    pub(crate) fn of(all: &'r [Vec<i64>]) -> Self {
        Supplied { all, at: 0, used: 0, over: None, last: None }
    }

    /// Which `do` it is, and how many of its rolls have fallen.
    pub(crate) fn place(&self) -> (usize, usize) {
        (self.at, self.used)
    }

    /// The `do` that left rolls over, and how many.
    pub(crate) fn left_over(&self) -> Option<(usize, usize)> {
        let left = self.all.get(self.at).map_or(0, |rolls| rolls.len() - self.used);
        self.over.or((left > 0).then_some((self.at, left)))
    }
}

impl Chooser for Supplied<'_> {
    fn draw(&mut self, _site: Site, draw: Draw) -> Result<i64, Pause> {
        self.last = Some(draw);
        let next = self.all.get(self.at).and_then(|rolls| rolls.get(self.used)).ok_or(Pause::RanOut)?;
        self.used += 1;
        Ok(*next)
    }

    fn next_dispatch(&mut self) {
        self.over = self.left_over();
        (self.at, self.used) = (self.at + 1, 0);
    }
}

/// The dice of each `do` that says them as it says, all others from `rest`.
pub struct Then<'r, C> {
    known: &'r [Vec<i64>],
    /// Which `do` it is.
    at: usize,
    /// How many of its rolls have fallen.
    used: usize,
    /// How many rolls of earlier ones were left over.
    over: usize,
    /// Where all other results come from.
    pub(crate) rest: C,
}

impl<'r, C: Chooser> Then<'r, C> {
    pub(crate) fn of(known: &'r [Vec<i64>], rest: C) -> Self {
        Self { known, at: 0, used: 0, over: 0, rest }
    }

    /// How many rolls nothing asked for, if any.
    pub(crate) fn left_over(&self) -> Option<usize> {
        Some(self.over + self.now()).filter(|left| *left > 0)
    }

    fn now(&self) -> usize {
        self.known.get(self.at).map_or(0, |rolls| rolls.len() - self.used)
    }
}

impl<C: Chooser> Chooser for Then<'_, C> {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        let Some(rolls) = self.known.get(self.at).filter(|rolls| !rolls.is_empty()) else {
            return self.rest.draw(site, draw);
        };
        let next = rolls.get(self.used).copied().ok_or(Pause::RanOut)?;
        self.used += 1;
        Ok(next)
    }

    fn faces(&self) -> &[i16] {
        let known = self.known.get(self.at).is_some_and(|rolls| !rolls.is_empty());
        if known { &[] } else { self.rest.faces() }
    }

    fn next_dispatch(&mut self) {
        self.over += self.now();
        (self.at, self.used) = (self.at + 1, 0);
        self.rest.next_dispatch();
    }
}
