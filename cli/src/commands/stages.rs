//! `runebook stages`: one file at every stage.

use std::path::{Path, PathBuf};

use clap::Args;
use runebook_driver::{Finding, Format, Pack, render, stages};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::find::{STDIN, shown};
use crate::read;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("stages");

/// Prints one file of rules at every stage of the compiler
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook stages content/sil-q/abilities/melee.rune")]
struct Arguments {
    /// A file of rules; `-` reads standard input
    file: PathBuf,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let shown = shown(&self.file)?;
        let name = if shown == STDIN { "<stdin>" } else { &shown };
        let pack = Pack::of_text(name, &text(&self.file, &shown)?);
        for stage in stages::of_text(&pack) {
            console.say(&format!("== {}\n{}\n", stage.name, stage.text))?;
            let findings = stage.found.iter().map(|diagnostic| Finding { sources: &pack.sources, diagnostic });
            console.say(&render(&findings.collect::<Vec<_>>(), Format::Pretty, console.look))?;
        }
        Ok(Outcome::Fine)
    }
}

fn text(path: &Path, shown: &str) -> Result<Vec<u8>, Failure> {
    if shown == STDIN {
        return read::standard_input().map_err(Failure::new);
    }
    read::bytes(path).map_err(|sentence| Failure::new(format!("The file `{shown}` cannot be read. {sentence}")))
}
