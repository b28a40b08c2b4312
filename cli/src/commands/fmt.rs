//! `runebook fmt`: one canonical layout.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run, waits};
use crate::console::{Console, Failure, Outcome};
use crate::find;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("fmt");

/// Lays out files of rules in the one canonical way, every comment kept
///
/// A file that cannot be read as rules is left as it is.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook fmt content/sil-q\n  runebook fmt - < draft.rune")]
struct Arguments {
    /// Packs or folders of packs; `-` lays out standard input
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// Changes nothing; names the files that would change and ends with 1 if there are any
    #[arg(long)]
    check: bool,
}

// JOIN HERE (5): `runebook_grammar::format(text)` over the pack's own texts (the last edition), `write::replace`.
impl Run for Arguments {
    fn run(self, _console: &mut Console) -> Result<Outcome, Failure> {
        let _packs = find::packs(&self.packs)?;
        let _dry = self.check;
        Err(waits("fmt"))
    }
}
