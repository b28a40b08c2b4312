//! `runebook uses`: where a thing is used.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use runebook_driver::uses::{json, text, uses};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::find;
use crate::findings;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("uses");

/// Prints where a thing is declared, and every line that uses it
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook uses content/sil-q power\n  runebook uses content/sil-q creature.melee")]
struct Arguments {
    /// The pack
    #[arg(value_name = "PACK")]
    pack: PathBuf,
    /// Its name, with or without its kind or owner, or its title: `power`, `ability.power`, `creature.melee`, `Power`
    #[arg(value_name = "NAME")]
    name: String,
    /// How it is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// The forms of an answer.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// A line for each use
    Text,
    /// A list of objects
    Json,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(report) = findings::checked(&pack, console) else { return Ok(Outcome::Findings) };
        let Some(ir) = report.ir else { return Ok(Outcome::Findings) };
        let all = uses(&pack, &ir, &self.name).map_err(Failure::new)?;
        let written = match self.format {
            Format::Text => text(&all),
            Format::Json => json(&all),
        };
        console.say(&written)?;
        Ok(Outcome::Fine)
    }
}
