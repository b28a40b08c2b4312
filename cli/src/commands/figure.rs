//! `runebook figure`: the figures of a pack.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use runebook_driver::figure::data::figures;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("figure");

/// Prints the figures of a pack: tables, curves and heat maps of its own odds
///
/// The numbers are those of its book. In a terminal a curve is a bar for each row, or a line of blocks for each column,
/// and the fields of a heat map have shades.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook figure content/stats hold_table\n  \
                      runebook figure content/stats hold_table --format svg > hold.svg")]
struct Arguments {
    /// The pack
    #[arg(value_name = "PACK")]
    pack: PathBuf,
    /// The figures; all unless said
    #[arg(value_name = "NAME")]
    names: Vec<String>,
    /// How they are written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The language; the pack's own unless said
    #[arg(long, value_name = "LOCALE", visible_alias = "locale")]
    lang: Option<String>,
}

/// The forms of a figure.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// Columns for reading, with bars, blocks or shades
    Text,
    /// A list of objects: what is shown, and the fractions behind it
    Json,
    /// A line for each cell
    Csv,
    /// A picture of one figure
    Svg,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        if ir.figures.is_empty() {
            return Err(Failure::new(format!("The pack `{}` has no figures.", ir.name)));
        }
        let locale = self.lang.as_deref().unwrap_or(&pack.manifest().source_locale);
        let figures = figures(&pack, &ir, &self.names, locale).map_err(|lines| Failure::new(lines.join("\n")))?;
        console.say(&match self.format {
            Format::Text => figures.text(),
            Format::Json => figures.json(),
            Format::Csv => figures.csv(),
            Format::Svg => figures.svg().map_err(Failure::new)?,
        })?;
        Ok(Outcome::Fine)
    }
}
