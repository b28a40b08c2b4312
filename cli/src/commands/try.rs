//! `runebook try`: a prompt in the words of tests.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::prompt::{Prompt, entries};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("try");

/// Opens a prompt: give a state, do things, ask for values and odds
///
/// `given hero { strength 3 }` sets a state, `do strike(…)` does something with dice that fall, anything else is asked.
/// `help` lists the words. Rules are read again when their files change.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook try content/sil-q\n  echo 'hero.melee' | runebook try content/sil-q")]
struct Arguments {
    /// The pack
    #[arg(default_value = ".", value_name = "PACK")]
    pack: PathBuf,
    /// What the dice are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The language it is told in; the pack's own unless said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let mut prompt = Prompt::open(self.pack, self.seed, self.lang, console)?;
        let mut lines = entries()?;
        let mut failed = false;
        while let Some(line) = lines.next(console)? {
            match prompt.take(line.trim(), console)? {
                Some(done) => failed |= !done,
                None => break,
            }
        }
        // At a terminal whoever types has seen what went wrong.
        Ok(Outcome::failing_if(failed && !lines.is_terminal()))
    }
}
