//! `runebook fmt`: one canonical layout.

use std::path::{Path, PathBuf};

use clap::Args;

use runebook_driver::format;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::find::{self, STDIN_SHOWN};
use crate::findings;
use crate::write::replace;

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

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let packs = find::packs(&self.packs)?;
        let (mut failed, mut would_change) = (false, false);
        for pack in &packs {
            for formatted in format::of_pack(pack) {
                match &formatted.text {
                    Err(found) => {
                        findings::complain(&pack.sources, found, console);
                        failed = true;
                    }
                    Ok(text) if pack.folder == STDIN_SHOWN => console.say(text)?,
                    Ok(_) if !formatted.changes() => {}
                    Ok(text) => {
                        would_change = true;
                        self.change(&formatted.source.shown, text, console)?;
                    }
                }
            }
        }
        Ok(Outcome::failing_if(failed || (self.check && would_change)))
    }
}

impl Arguments {
    fn change(&self, shown: &str, text: &str, console: &mut Console) -> Result<(), Failure> {
        if self.check {
            return console.say(&format!("{shown}\n"));
        }
        replace(Path::new(shown), text.as_bytes())
    }
}
