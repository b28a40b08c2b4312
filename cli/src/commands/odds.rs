//! `runebook odds`: the distribution of something.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run, waits};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

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
        let Some(_report) = findings::checked(&pack, console) else { return Ok(Outcome::Findings) };
        let _question = (&self.asked, &self.given);
        Err(waits("odds"))
    }
}
