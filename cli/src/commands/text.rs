//! `runebook text`: the words of one thing as a game is handed them.

use std::path::PathBuf;

use clap::Args;
use runebook_driver::text::{self, Unshown};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{asking, find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("text");

/// Prints the words of an entry, a status or a stat, run by run, as a game is handed them
///
/// Without anybody named, the texts are those of the book. With `--who`, formulas are that creature's numbers, each with what it is
/// without anything, and the modifiers that count in it.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook text content/sil-q ability.bane --lang fr --who hero --given 'hero { will 8 }'"
)]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// The thing: `ability.bane`, or `bane` where only one thing is called so
    #[arg(value_name = "NAME")]
    name: String,
    /// The language; the pack's own if none is said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
    /// The creature that reads, in the words of a test
    #[arg(long, value_name = "WHO")]
    who: Option<String>,
    /// The state, in the words of a test
    #[arg(long, value_name = "STATE", default_value = "", requires = "who")]
    given: String,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let locale = self.lang.clone().unwrap_or_else(|| pack.manifest().source_locale.clone());
        let shown = match &self.who {
            Some(who) => {
                let Some(question) = asking::question(&pack, who, &self.given, console)? else {
                    return Ok(Outcome::Findings);
                };
                text::held(&pack, &question, &self.name, &locale)
            }
            None => {
                let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
                    return Ok(Outcome::Findings);
                };
                text::printed(&pack, &ir, &self.name, &locale)
            }
        };
        match shown {
            Ok(text) => console.say(&text)?,
            Err(Unshown::Said(sentence)) => return Err(Failure::new(sentence)),
            Err(Unshown::Unbuilt(why)) => return Err(findings::unbuilt(&pack, why, console)),
            Err(Unshown::Words(why)) => {
                super::book::complain(&pack, &why, console);
                return Ok(Outcome::Findings);
            }
        }
        Ok(Outcome::Fine)
    }
}
