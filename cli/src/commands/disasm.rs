//! `runebook disasm`: annotated code.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run, waits};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("disasm");

/// Prints the code of a pack or of a `.runetable` file, with names and lines
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook disasm content/sil-q power")]
struct Arguments {
    /// A pack or a `.runetable` file
    pack: PathBuf,
    /// Only what belongs to this name
    name: Option<String>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(_report) = findings::checked(&pack, console) else { return Ok(Outcome::Findings) };
        let _question = &self.name;
        Err(waits("disasm"))
    }
}
