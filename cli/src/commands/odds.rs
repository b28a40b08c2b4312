//! `runebook odds`: the distribution of something.

use std::path::PathBuf;

use clap::Args;
use runebook_driver::odds::sampled::Effort;

use super::{Command, Run};
use crate::asking::{self, As, Manner};
use crate::console::{Console, Failure, Outcome};
use crate::find;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("odds");

/// Prints the exact odds of a value or a procedure
///
/// With `--vs`, how a second question compares: exactly where both can be counted, else from runs with the same luck,
/// where what both do alike falls alike. With `--traces`, the likeliest ways to an outcome, which `runebook trace
/// --rolls` replays.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook odds content/rip 'odds of burst'\n  \
                      runebook odds content/stats 'chance of hold(12, 18)'\n  \
                      runebook odds content/stats 'chance of hold(12, 18)' --vs 'chance of hold(15, 18)'\n  \
                      runebook odds content/rip 'odds of burst' --traces 3 --outcome 11")]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// What is asked, in the words of a test
    #[arg(value_name = "EXPR")]
    asked: String,
    /// The state it is asked in, in the words of a test; `policy each` or `policy best by X` says how choices are made
    #[arg(long, value_name = "STATE", default_value = "")]
    given: String,
    /// How the answer is written
    #[arg(long, value_enum, default_value_t = As::Text)]
    format: As,
    /// Shows rare outcomes, too, however many there are
    #[arg(long)]
    all: bool,
    /// A second question, compared with the first
    #[arg(long, value_name = "EXPR", conflicts_with = "traces")]
    vs: Option<String>,
    /// The state the second is asked in; that of the first unless said
    #[arg(long, value_name = "STATE", requires = "vs")]
    vs_given: Option<String>,
    /// The likeliest ways to an outcome, so many
    #[arg(long, value_name = "N")]
    traces: Option<usize>,
    /// The outcome they lead to, in the words in which it is printed: `12`, or `any, 3` of several; what a chance is
    /// asked of unless said
    #[arg(long, value_name = "OUTCOME", requires = "traces")]
    outcome: Option<String>,
    /// How often what is too wide to be counted is run
    #[arg(long, default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    runs: u64,
    /// What the dice of these runs are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many states a count may tell apart before it is run; 0 counts nothing
    #[arg(long, default_value_t = 1_000_000)]
    states: u64,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(question) = asking::question(&pack, &self.asked, &self.given, console)? else {
            return Ok(Outcome::Findings);
        };
        let effort = Effort { runs: self.runs, seed: self.seed, states: self.states };
        let manner = Manner { format: self.format, all: self.all, effort };
        let text = match (&self.vs, self.traces) {
            (Some(vs), _) => {
                let given = self.vs_given.as_ref().unwrap_or(&self.given);
                let Some(other) = asking::question(&pack, vs, given, console)? else { return Ok(Outcome::Findings) };
                asking::versus(&pack, (&question, &other), manner, console)?
            }
            (None, Some(most)) => {
                asking::ways(&pack, &question, (self.outcome.as_deref(), most), self.format, console)?
            }
            (None, None) => asking::odds(&pack, &question, manner, console)?,
        };
        console.say(&text)?;
        Ok(Outcome::Fine)
    }
}
