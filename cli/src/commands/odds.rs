//! `runebook odds`: the distribution of something.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run};
use crate::asking::{self, As};
use crate::console::{Console, Failure, Outcome};
use crate::find;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("odds");

/// Prints the exact odds of a value or a procedure
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook odds content/rip 'odds of burst'\n  runebook odds content/stats 'chance of hold(12, 18)'"
)]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// What is asked, in the words of a test
    #[arg(value_name = "EXPR")]
    asked: String,
    /// The state it is asked in, in the words of a test
    #[arg(long, value_name = "STATE", default_value = "")]
    given: String,
    /// How the answer is written
    #[arg(long, value_enum, default_value_t = As::Text)]
    format: As,
    /// Shows rare outcomes, too, however many there are
    #[arg(long)]
    all: bool,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(question) = asking::question(&pack, &self.asked, &self.given, console)? else {
            return Ok(Outcome::Findings);
        };
        let text = asking::odds(&pack, &question, self.format, self.all, console)?;
        console.say(&text)?;
        Ok(Outcome::Fine)
    }
}
