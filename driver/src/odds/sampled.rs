//! What is too wide to be counted is run many times.

use runebook_odds::{Budget, Engine, Refused, sample};

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
        Err(Refused::Wide { .. }) if asked.process.is_none() => run(asking, effort),
        answered => answered.map_err(NoOdds::Refused),
    }
}

/// Runs a question so often.
pub(super) fn run(asking: &Question, effort: Effort) -> Result<Answered, NoOdds> {
    let table = asking.table().map_err(NoOdds::Unbuilt)?;
    if let Some(fight) = fight::Asking::of(asking.asked(), asking.policy()) {
        return fight.draw(&table, effort).map(Answered::Outcomes).map_err(NoOdds::Refused);
    }
    let (asked, host) = (asking.asked(), world(&asking.asked().scene, &[]));
    let question = runebook_odds::Question {
        table: &table,
        host: &host,
        function: asked.function,
        args: &[],
        policy: asking.policy(),
    };
    let sampled = sample(&question, effort.seed, effort.runs.max(1), &Budget::default());
    sampled.map(Answered::Outcomes).map_err(NoOdds::Refused)
}
