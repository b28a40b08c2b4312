//! Questions to the odds: asked of the very code that a game runs.

pub mod data;
pub mod fight;
pub mod measure;
pub mod sampled;
pub mod show;
pub mod traces;
pub mod versus;

use runebook_compiler::emit::{Asked, AskedProcess};
use runebook_compiler::ir::{Policy as Said, Query};
use runebook_odds::{
    Absorbed, Assumed, Budget, Distribution, Engine, Policy, Process, Question, Refused, sample_process,
};
use runebook_runtime::{Table, World};

use crate::build::Unbuilt;
use crate::scratch::world;

/// What the odds answer.
#[derive(Clone, Debug)]
pub enum Answered {
    /// Every outcome with its chance.
    Outcomes(Distribution),
    /// How long a process goes on.
    Ticks(Absorbed),
}

/// Asks one question of a scratch table within the usual budget; `args` are its parameters.
///
/// # Errors
/// When the odds refuse: each refusal says why.
pub fn ask(
    engine: &mut Engine,
    table: &Table<'_>,
    asked: &Asked,
    args: &[i64],
    policy: Policy,
) -> Result<Answered, Refused> {
    ask_within(engine, table, asked, args, policy, &Budget::default())
}

/// The same within another budget.
///
/// # Errors
/// See [`ask`].
pub fn ask_within(
    engine: &mut Engine,
    table: &Table<'_>,
    asked: &Asked,
    args: &[i64],
    policy: Policy,
    budget: &Budget<'_>,
) -> Result<Answered, Refused> {
    if let Some(fight) = fight::Asking::of(asked, policy) {
        return fight.count(table, budget).map(Answered::Outcomes);
    }
    let host = world(&asked.scene, args);
    let question = Question { table, host: &host, function: asked.function, args, policy };
    let outcomes = engine.ask(&question, budget)?;
    if asked.process.is_none() {
        return Ok(Answered::Outcomes(outcomes));
    }
    with_process(asked, (table, &host), (&outcomes, policy), |process| engine.absorb(process, 0, budget))
}

/// Has something found out about the process that a question asks of, by what it begins with.
fn with_process(
    asked: &Asked,
    (table, host): (&Table<'_>, &World),
    (begins, policy): (&Distribution, Policy),
    find: impl FnOnce(&Process<'_, '_, World>) -> Result<Absorbed, Refused>,
) -> Result<Answered, Refused> {
    let Some(AskedProcess { begins: init, tick: step, args, states }) = asked.process else { return Err(NO_PROCESS) };
    let [(begins, _)] = &begins.outcomes[..] else {
        return Err(Refused::Malformed("what the process begins with is left to chance: ask for each beginning alone"));
    };
    let args = begins.get(..args).unwrap_or(begins);
    find(&Process { table, host, init, step, args, states, policy }).map(Answered::Ticks)
}

const NO_PROCESS: Refused = Refused::Malformed("the question asks of no process");

/// Runs the process of a question so often.
pub(crate) fn run_process(
    table: &Table<'_>,
    asked: &Asked,
    policy: Policy,
    (runs, seed): (u64, u64),
) -> Result<Answered, Refused> {
    let host = world(&asked.scene, &[]);
    let budget = Budget::default();
    let question = Question { table, host: &host, function: asked.function, args: &[], policy };
    let begins = Engine::new().ask(&question, &budget)?;
    let find = |process: &Process<'_, '_, World>| sample_process(process, seed, runs, &budget);
    with_process(asked, (table, &host), (&begins, policy), find)
}

/// How the open choices of a question are made: as it says, and unless it says so, by their first option.
#[must_use]
pub fn policy(query: &Query, asked: &Asked) -> Policy {
    match query.policy {
        None | Some(Said::First) => Policy::First,
        Some(Said::Each) => Policy::Each,
        Some(Said::Best) => asked.best.map_or(Policy::Refuse, |result| Policy::Best { result }),
    }
}

/// How the open choices of what is done once are made: by nobody, unless the question says so.
#[must_use]
pub fn taken(query: &Query, asked: &Asked) -> Policy {
    match query.policy {
        None | Some(Said::Each) => Policy::Refuse,
        Some(Said::First | Said::Best) => policy(query, asked),
    }
}

/// Why there are no odds.
#[derive(Clone, Debug)]
pub enum NoOdds {
    /// The odds refuse, and say why.
    Refused(Refused),
    /// There is no table.
    Unbuilt(Unbuilt),
}

/// Asks a question from outside a pack. How open choices were made the answer says.
///
/// # Errors
/// See [`ask`].
pub fn of_question(asking: &crate::query::Question) -> Result<Answered, NoOdds> {
    let table = asking.table().map_err(NoOdds::Unbuilt)?;
    ask(&mut Engine::new(), &table, asking.asked(), &[], asking.policy()).map_err(NoOdds::Refused)
}

impl Answered {
    /// What the answer took for granted.
    pub fn assumed(&self) -> impl Iterator<Item = &Assumed> {
        match self {
            Self::Outcomes(outcomes) => outcomes.assumed.iter(),
            Self::Ticks(absorbed) => absorbed.assumed.iter(),
        }
    }
}
