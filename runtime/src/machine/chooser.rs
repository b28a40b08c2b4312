//! Chance: whoever is asked for it, and what is asked.

use crate::dice::Dice;

/// Which draw of a dispatch it is. Equal sites of one dispatch never meet: the path tells calls and rounds apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site {
    /// Stable id of the place in the rules.
    pub id: u64,
    /// Hash of the calls, loops' members and rounds, and reactions that led there.
    pub path: u64,
    /// Rounds of a loop without a salt since the last salt.
    pub occurrence: u64,
}

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Draw {
    /// A roll of dice: the result is the total, the constant included.
    Dice(Dice),
    /// A chance of `num/den`, more than 0 and less than 1: the result is 1 or 0.
    Chance {
        /// Numerator.
        num: i64,
        /// Denominator, above 0.
        den: i64,
    },
    /// One of `0..n`, each as likely; at least 2.
    Pick(i64),
    /// What a cell stores, where a chooser leaves that open: see [`Chooser::opens`].
    Cell {
        /// Whose.
        entity: i64,
        /// Which.
        cell: u32,
    },
}

impl Draw {
    /// Whether the draw can give this.
    pub(crate) fn allows(&self, value: i64) -> bool {
        match self {
            Draw::Dice(dice) => {
                dice.minimum().is_ok_and(|low| low <= value) && dice.maximum().is_ok_and(|high| value <= high)
            }
            Draw::Chance { num: _, den: _ } => value == 0 || value == 1,
            Draw::Pick(n) => value >= 0 && value < *n,
            Draw::Cell { .. } => true,
        }
    }
}

/// Why a chooser gives no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// It wants the machine to stop and will supply the result.
    Wait,
    /// Its supplied results have run out.
    RanOut,
    /// The next supplied result is impossible here.
    Impossible,
    /// The total is too large.
    Overflow,
}

impl From<crate::Trap> for Pause {
    fn from(_: crate::Trap) -> Pause {
        Pause::Overflow
    }
}

/// Whoever decides what chance gives.
pub trait Chooser {
    /// The result of a draw.
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause>;

    /// The faces of the last dice drawn, as far as they are known, for traces.
    fn faces(&self) -> &[i16] {
        &[]
    }

    /// Whether the machine shall stop before it reads what is stored in a cell, so that all that led there can be kept for
    /// other worlds. Run on without this, it reads it. Values that are only worked out read without asking.
    fn opens(&self, entity: i64, cell: u32) -> bool {
        let _ = (entity, cell);
        false
    }

    /// What was drawn so far belongs to a dispatch before the one that begins now, where several run as one.
    fn next_dispatch(&mut self) {}
}

/// Leaves every draw open: the machine stops at each, so that all its results can be tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fork;

impl Chooser for Fork {
    fn draw(&mut self, _site: Site, _draw: Draw) -> Result<i64, Pause> {
        Err(Pause::Wait)
    }
}

impl<C: Chooser + ?Sized> Chooser for &mut C {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        (**self).draw(site, draw)
    }

    fn faces(&self) -> &[i16] {
        (**self).faces()
    }

    fn opens(&self, entity: i64, cell: u32) -> bool {
        (**self).opens(entity, cell)
    }

    fn next_dispatch(&mut self) {
        (**self).next_dispatch();
    }
}
