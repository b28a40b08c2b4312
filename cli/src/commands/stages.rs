//! `runebook stages`: one file at every stage.

use std::path::{Path, PathBuf};

use clap::Args;
use runebook_driver::pack::shelf::MANIFEST;
use runebook_driver::stages::{self, Stage};
use runebook_driver::{Finding, Format, Pack, render};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::find::{STDIN, shown};
use crate::{find, findings, read};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("stages");

/// Prints one file of rules at every stage of the compiler
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook stages content/sil/abilities/melee.rune")]
struct Arguments {
    /// A file of rules; `-` reads standard input
    file: PathBuf,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let shown = shown(&self.file)?;
        let name = if shown == STDIN { "<stdin>" } else { &shown };
        let alone = Pack::of_text(name, &text(&self.file, &shown)?);
        stages::of_text(&alone).iter().try_for_each(|stage| print(stage, &alone, console))?;
        // What names mean is known from the whole pack only.
        let pack = match around(&shown) {
            Some(folder) => find::pack(Path::new(&folder))?,
            None => alone,
        };
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        let stages = stages::of_file(&pack, &ir, name).map_err(|why| findings::unbuilt(&pack, why, console))?;
        stages.iter().try_for_each(|stage| print(stage, &pack, console))?;
        Ok(Outcome::Fine)
    }
}

fn print(stage: &Stage, pack: &Pack, console: &mut Console) -> Result<(), Failure> {
    console.say(&format!("== {}\n{}\n", stage.name, stage.text))?;
    let findings = stage.found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic });
    let text = render(&findings.collect::<Vec<_>>(), Format::Pretty, console.look);
    console.say(&text)
}

/// The folder of the pack around a file, as far as its path shows it.
fn around(shown: &str) -> Option<String> {
    let folders = Path::new(shown).ancestors().skip(1);
    let folders = folders.map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
    folders.filter(|_| shown != STDIN).find(|folder| folder.join(MANIFEST).is_file())?.to_str().map(str::to_owned)
}

fn text(path: &Path, shown: &str) -> Result<Vec<u8>, Failure> {
    if shown == STDIN {
        return read::standard_input().map_err(Failure::new);
    }
    read::bytes(path).map_err(|sentence| Failure::new(format!("The file `{shown}` cannot be read. {sentence}")))
}
