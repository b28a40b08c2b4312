//! `runebook bind`: named constants and typed access for a game.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use runebook_driver::bind::{Target, bind};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::write::replace;
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("bind");

/// Writes the names of a pack for a game: indices, members, fields, calls
///
/// The file goes to standard output, or to the file of `--out`. A game that includes it spells no id as a string, and
/// refuses a table that asks other things of it than it was compiled for.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook bind --target c content/sil-q --out sil_q.h")]
struct Arguments {
    /// The language of the game
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    target: Language,
    /// The pack
    #[arg(value_name = "PACK")]
    pack: PathBuf,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The languages on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Language {
    /// A module over the crate `runebook-runtime`
    Rust,
    /// A header over `runebook.h`
    C,
    /// A TypeScript module over the npm package `runebook`
    Ts,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        let target = match self.target {
            Language::Rust => Target::Rust,
            Language::C => Target::C,
            Language::Ts => Target::TypeScript,
        };
        let text = bind(&ir, target).map_err(|why| findings::unbuilt(&pack, why, console))?;
        match &self.out {
            Some(place) => {
                replace(place, text.as_bytes())?;
                console.say(&format!("{}: written\n", find::shown(place)?))?;
            }
            None => console.say(&text)?,
        }
        Ok(Outcome::Fine)
    }
}
