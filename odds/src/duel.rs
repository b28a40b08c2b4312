//! Fights between two: one with its transcript, many for a rate, all at once exactly.
//!
//! Both roll `first`; the higher begins (side 0 on a tie). Then rounds: each side in turn dispatches its plan, and after
//! each plan it is looked up who has lost; at the end of a round time passes for both (`tick`), and again it is looked
//! up. Who is left wins; if both lose at the same moment, or rounds run out, it is a draw. After each dispatch its
//! changes are committed to the world.

use runebook_runtime::{Table, World};

use crate::question::Policy;

mod asked;
mod board;
mod course;
mod exact;
mod many;
mod pairs;
mod play;
mod worlds;

pub use asked::{DuelValue, duel_pairs};
pub use course::{Course, courses};
pub use exact::{DuelOdds, duel_exact};
pub use many::{Tally, Verdict, duels, duels_within, judge};
pub use pairs::{Pairs, pairs};
pub use play::{Fight, Moment, Quiet, Witness, duel};

/// One side of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// Who fights.
    pub entity: i64,
    /// Index of the function of its plan: `plan(you, foe)`. What it returns does not matter.
    pub plan: u32,
}

/// A duel between two entities of a world.
#[derive(Clone, Copy, Debug)]
pub struct Duel<'d, 't> {
    /// The table.
    pub table: &'t Table<'t>,
    /// The world before the fight.
    pub world: &'d World,
    /// Who fights, and how.
    pub sides: [Side; 2],
    /// Index of the function that lets time pass for one: `tick(you)`.
    pub tick: Option<u32>,
    /// Index of the function that rolls who begins: `first(you)` gives a number.
    pub first: Option<u32>,
    /// Index of the function that says whether someone has lost: `lost(you)` gives yes or no, and rolls nothing.
    pub lost: u32,
    /// Most rounds, at least 1.
    pub at_most: u32,
    /// How open choices are made.
    pub policy: Policy,
}

/// How a duel ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// This side (0 or 1) wins.
    Won(usize),
    /// Both lose at once, or rounds run out.
    Draw,
}

impl End {
    /// The end when these sides have lost, if it is one.
    fn of(lost: [bool; 2]) -> Option<End> {
        match lost {
            [false, false] => None,
            [false, true] => Some(End::Won(0)),
            [true, false] => Some(End::Won(1)),
            [true, true] => Some(End::Draw),
        }
    }
}
