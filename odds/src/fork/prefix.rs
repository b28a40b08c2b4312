//! What a dispatch does before it reads a cell that tells worlds apart, done once for all of them.
//!
//! In a fight only health and the like change from turn to turn. The rolls, and most of what is made of them, are the same
//! each time: the machine stops where it would read such a cell, equal states become one there, and each world goes on from
//! those few.

use std::collections::BTreeSet;

use runebook_runtime::{Draw, Host};

use super::eyes::Open;
use super::frontier::Waiting;
use super::frozen::thaw;
use super::sums::Summed;
use super::tools::{Keep, Run, Stop, Tools, Walked};
use super::walk::{Tally, prepared};
use super::way::Way;
use crate::budget::Budget;
use crate::question::{Assumed, Question};
use crate::refused::Refused;

/// All ways of a dispatch up to where each reads what was left open.
pub(crate) struct Prefix<M> {
    waiting: Vec<Waits<M>>,
    /// Ways that read nothing of it.
    ends: Vec<(Run, Way<M>)>,
    open: Way<M>,
    pub(crate) assumed: BTreeSet<Assumed>,
    pub(crate) steps: u64,
    pub(crate) work: u64,
}

/// A state that waits to read a cell.
struct Waits<M> {
    thawed: Box<[u64]>,
    draw: Draw,
    way: Way<M>,
}

/// Walks up to where cells are read that are left open. `None` where what comes before depends on them already, or fails.
pub(crate) fn prefix<M: Summed, H: Host + ?Sized>(
    tools: &mut Tools,
    question: &Question<'_, '_, H>,
    budget: &Budget<'_>,
    keep: Keep<'_>,
    open: &Open,
) -> Result<Option<Prefix<M>>, Refused> {
    let mut walk = prepared::<M, H>(tools, question, budget, keep, (false, Some(open)));
    let walked = walk.begin().and_then(|()| walk.walk_on());
    let peeped = walk.eyes.peeped();
    let (tally, waiting, assumed) = (walk.tally, walk.aside, walk.assumed);
    match walked {
        _ if peeped => Ok(None),
        Ok(()) => {
            let Tally { ends, open, states: _, steps, work } = tally;
            let mut ends: Vec<(Run, Way<M>)> = ends.into_iter().collect();
            ends.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
            let states = waiting.into_iter().flat_map(|(_, states)| states);
            let thawed = |state: Waiting<M>| {
                let mut thawed = Vec::new();
                thaw(&state.words, budget.limits.fuel, &mut thawed);
                Waits { thawed: thawed.into(), draw: state.draw, way: state.way }
            };
            let waiting = states.map(thawed).collect();
            Ok(Some(Prefix { waiting, ends, open, assumed, steps, work }))
        }
        // Walked in its world it fails again, and then says why.
        Err(Stop::Refused(Refused::Failed { .. }) | Stop::Long) => Ok(None),
        Err(Stop::Refused(refused)) => Err(refused),
    }
}

/// Goes on from a prefix in one world.
pub(crate) fn walk_from<M: Summed, H: Host + ?Sized>(
    tools: &mut Tools,
    question: &Question<'_, '_, H>,
    budget: &Budget<'_>,
    keep: Keep<'_>,
    prefix: &Prefix<M>,
) -> Result<Walked<M>, Refused> {
    let mut walk = prepared::<M, H>(tools, question, budget, keep, (false, None));
    walk.tally.ends.extend(prefix.ends.iter().cloned());
    walk.tally.open = prefix.open.clone();
    let walked = prefix.waiting.iter().try_for_each(|state| walk.read_on(&state.thawed, state.draw, &state.way));
    match walked.and_then(|()| walk.walk_on()) {
        Ok(()) => Ok(walk.walked()),
        Err(Stop::Refused(refused)) => Err(refused),
        Err(Stop::Long) => Err(Refused::Malformed("a chance is too long")),
    }
}
