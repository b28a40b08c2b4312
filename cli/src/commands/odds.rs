//! `runebook odds`: the distribution of something.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{asking, find};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("odds");

/// Prints the exact odds of a value or a procedure
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook odds content/rip 'roll burst'")]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// What is asked, in the words of a test
    #[arg(value_name = "EXPR")]
    asked: String,
    /// The state it is asked in, in the words of a test
    #[arg(long, value_name = "STATE", default_value = "")]
    given: String,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(question) = asking::question(&pack, &self.asked, &self.given, console)? else {
            return Ok(Outcome::Findings);
        };
        let text = asking::odds(&pack, &question, console)?;
        console.say(&text)?;
        Ok(Outcome::Fine)
    }
}
