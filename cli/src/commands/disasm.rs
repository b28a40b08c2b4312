//! `runebook disasm`: annotated code.

use std::path::PathBuf;

use clap::Args;

use runebook_driver::build::build;
use runebook_driver::disasm::disasm;
use runebook_driver::{Sources, Table};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings, read};

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
        let text = if self.pack.extension().is_some_and(|ending| ending == "runetable") {
            let shown = find::shown(&self.pack)?;
            let cannot = |sentence: String| Failure::new(format!("The table `{shown}` cannot be read. {sentence}"));
            let bytes = read::bytes(&self.pack).map_err(cannot)?;
            self.listed(&bytes, None)?
        } else {
            let pack = find::pack(&self.pack)?;
            let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
                return Ok(Outcome::Findings);
            };
            let built = build(&ir).map_err(|why| findings::unbuilt(&pack, why, console))?;
            self.listed(&built.bytes, Some(&pack.sources))?
        };
        console.say(&text)?;
        Ok(Outcome::Fine)
    }
}

impl Arguments {
    fn listed(&self, bytes: &[u8], sources: Option<&Sources>) -> Result<String, Failure> {
        let table = Table::load(bytes).map_err(|error| Failure::new(format!("The table is refused: {error}.")))?;
        disasm(&table, sources, self.name.as_deref()).map_err(Failure::new)
    }
}
