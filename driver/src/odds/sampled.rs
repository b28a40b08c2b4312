//! What is too wide to be counted is run many times.

use std::cell::Cell;

use runebook_odds::{Budget, Engine, Question as Questioned, Refused, sample, sample_alone};
use runebook_runtime::machine::{Pause, Site};
use runebook_runtime::{Chooser, Draw, Host, Sample};

use super::{Answered, NoOdds, ask_within, fight};
use crate::query::Question;
use crate::scratch::world;

/// How often something is run that is too wide to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Runs.
    pub runs: u64,
    /// What the dice of the first are drawn from.
    pub seed: u64,
    /// How many states are told apart, at most, before it is run; 0: nothing is counted.
    pub states: u64,
}

/// So much work of the rules goes with each state that may be told apart: a million states are given about ten seconds.
const WORK: u64 = 200;

impl Effort {
    /// The budget of a count.
    pub(super) fn budget(&self) -> Budget<'static> {
        Budget { states: self.states, work: self.states.saturating_mul(WORK), ..Budget::default() }
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self { runs: 100_000, seed: 1, states: 1_000_000 }
    }
}

/// Asks a question: counted if that is not too much, else run so often. How open choices
/// were made the answer says.
///
/// # Errors
/// See [`super::ask`].
pub fn of_question(asking: &Question, effort: Effort) -> Result<Answered, NoOdds> {
    let table = asking.table().map_err(NoOdds::Unbuilt)?;
    let asked = asking.asked();
    match ask_within(&mut Engine::new(), &table, asked, &[], asking.policy(), &effort.budget()) {
        Err(Refused::Wide { .. }) => run(asking, effort),
        answered => answered.map_err(NoOdds::Refused),
    }
}

/// Runs a question so often.
pub(super) fn run(asking: &Question, effort: Effort) -> Result<Answered, NoOdds> {
    let table = asking.table().map_err(NoOdds::Unbuilt)?;
    if let Some(fight) = fight::Asking::of(asking.asked(), asking.policy()) {
        return fight.draw(&table, effort).map(Answered::Outcomes).map_err(NoOdds::Refused);
    }
    if asking.asked().process.is_some() {
        let often = (effort.runs.max(1), effort.seed);
        return super::run_process(&table, asking.asked(), asking.policy(), often).map_err(NoOdds::Refused);
    }
    let (asked, host) = (asking.asked(), world(&asking.asked().scene, &[]));
    let question = runebook_odds::Question {
        table: &table,
        host: &host,
        function: asked.function,
        args: &[],
        policy: asking.policy(),
    };
    within_reach(&question, effort).map_err(NoOdds::Refused)?;
    let sampled = sample(&question, effort.seed, effort.runs.max(1), &Budget::default());
    sampled.map(Answered::Outcomes).map_err(NoOdds::Refused)
}

/// Most dice of all runs together: some ten seconds of a usual processor.
const MOST_DICE: u64 = 1_000_000_000;
/// So many runs tell how many dice one throws.
const TRIES: u64 = 8;

/// Refuses what would throw dice for minutes.
fn within_reach<H: Host + ?Sized>(question: &Questioned<'_, '_, H>, effort: Effort) -> Result<(), Refused> {
    let thrown = Cell::new(0_u64);
    let watch = |dice: Sample| Counting { dice, thrown: &thrown };
    let tried = sample_alone(question, effort.seed, TRIES.min(effort.runs), &Budget::default(), watch);
    let each = thrown.get() / TRIES.min(effort.runs).max(1);
    // what fails or asks on the way is told by the runs themselves
    if tried.is_err() || each.saturating_mul(effort.runs) <= MOST_DICE {
        return Ok(());
    }
    let runs = (MOST_DICE / each.max(1)).max(1);
    Err(Refused::Wide {
        reached: format!(
            "a run throws {each} dice, and {} are too many; `--runs {runs}` can be waited for",
            effort.runs
        ),
        widest: Vec::new(),
    })
}

/// Dice that are counted as they fall.
struct Counting<'c> {
    dice: Sample,
    thrown: &'c Cell<u64>,
}

impl AsRef<Sample> for Counting<'_> {
    fn as_ref(&self) -> &Sample {
        &self.dice
    }
}

impl Chooser for Counting<'_> {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        if let Draw::Dice(dice) = draw {
            let more: u64 = dice.pools().map(|pool| u64::from(pool.count.max(0).unsigned_abs())).sum();
            self.thrown.set(self.thrown.get().saturating_add(more));
        }
        self.dice.draw(site, draw)
    }

    fn faces(&self) -> &[i16] {
        self.dice.faces()
    }
}
