//! `runebook list`: the entries of a kind as a table.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use runebook_driver::listing::{Form, listing};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::find;
use crate::findings;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("list");

/// Prints the entries of a kind as a table
///
/// `--format csv` gives a sheet that a pack can read back: `weapon from "sheets/weapons.csv"`. Rules in the bodies of
/// entries are not part of it.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook list content/sil-q weapon --format csv")]
struct Arguments {
    /// The pack
    #[arg(value_name = "PACK")]
    pack: PathBuf,
    /// The kind, such as `weapon`
    #[arg(value_name = "KIND")]
    kind: String,
    /// How the table is written
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// The forms of a table on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// Columns for reading, without prose
    Table,
    /// Cells between commas
    Csv,
    /// Cells between tabs
    Tsv,
    /// A list of objects
    Json,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(report) = findings::checked(&pack, console) else { return Ok(Outcome::Findings) };
        let Some(ir) = report.ir else { return Ok(Outcome::Findings) };
        let form = match self.format {
            Format::Table => Form::Table,
            Format::Csv => Form::Csv,
            Format::Tsv => Form::Tsv,
            Format::Json => Form::Json,
        };
        let listed = listing(&pack, &ir, &self.kind).map_err(Failure::new)?;
        console.say(&listed.text(form))?;
        Ok(Outcome::Fine)
    }
}
