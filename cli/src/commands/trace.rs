//! `runebook trace`: the value of something, step by step.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run, waits};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("trace");

/// Prints how a value comes about, step by step, with the lines of the rules
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook trace content/sil-q 'hero.melee'")]
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
        Err(waits("trace"))
    }
}
