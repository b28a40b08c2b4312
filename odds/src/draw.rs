//! What a draw can give, in closed form: each result with in how many of all equally likely ways it comes.

use std::collections::HashMap;
use std::rc::Rc;

use runebook_runtime::{Dice, Draw};

use crate::number::Natural;
use crate::refused::Refused;

mod keep;
mod pool;
mod sum;

pub(crate) use sum::Curve;

/// Most results of one draw that are told apart.
const WIDEST: i64 = 1 << 22;
/// Most additions of 128 bits for one draw.
const MOST_WORK: u64 = 1 << 28;

/// The results of a draw in ascending order, each with its ways, and all ways together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Faces {
    pub(crate) results: Vec<(i64, Natural)>,
    pub(crate) ways: Natural,
}

impl Faces {
    /// What a draw gives. `Refused::Wide` if there are too many results to list.
    pub(crate) fn of(draw: Draw) -> Result<Faces, Refused> {
        match draw {
            Draw::Dice(dice) => Faces::of_dice(dice),
            Draw::Chance { num, den } => Ok(Faces::of_chance(num.unsigned_abs(), den.unsigned_abs())),
            Draw::Pick(n) if n > WIDEST => Err(too_wide(format!("one of {n} is picked"))),
            Draw::Pick(n) => {
                let results = (0..n).map(|place| (place, Natural::ONE)).collect();
                Ok(Faces { results, ways: Natural::from(n.unsigned_abs()) })
            }
            Draw::Cell { .. } => Err(Refused::Malformed("what a cell stores is no chance")),
        }
    }

    fn of_chance(num: u64, den: u64) -> Faces {
        let results = vec![(0, Natural::from(den.saturating_sub(num))), (1, Natural::from(num))];
        Faces { results, ways: Natural::from(den) }
    }

    fn of_dice(dice: Dice) -> Result<Faces, Refused> {
        let (constant, pools) = dice.parts();
        let width = pools.map(|pool| pool.maximum() - pool.minimum()).fold(0, i64::saturating_add);
        if width > WIDEST {
            return Err(too_wide(format!("{dice} has {width} totals")));
        }
        if dice.pools().map(pool::work).fold(0, u64::saturating_add) > MOST_WORK {
            return Err(too_wide(format!("{dice} has too many dice")));
        }
        let total = dice.pools().map(pool::curve).fold(Curve::certain(constant), |all, one| all.plus(&one));
        let ways = total.ways();
        let listed = (total.low..).zip(total.counts);
        Ok(Faces { results: listed.filter(|(_, ways)| !ways.is_zero()).collect(), ways })
    }
}

fn too_wide(what: String) -> Refused {
    Refused::Wide { reached: what, widest: Vec::new() }
}

/// Remembers what draws give.
#[derive(Debug, Default)]
pub(crate) struct Draws {
    known: HashMap<Draw, Rc<Faces>>,
}

impl Draws {
    pub(crate) fn faces(&mut self, draw: Draw) -> Result<Rc<Faces>, Refused> {
        if let Some(known) = self.known.get(&draw) {
            return Ok(Rc::clone(known));
        }
        let faces = Rc::new(Faces::of(draw)?);
        self.known.insert(draw, Rc::clone(&faces));
        Ok(faces)
    }
}
