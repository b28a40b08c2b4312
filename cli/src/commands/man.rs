//! `runebook man`: manual pages.

use std::path::PathBuf;

use clap::Args;
use clap_mangen::Man;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::write::replace;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("man");

/// Prints the manual page of `runebook` or of one command, or writes all into a folder
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook man check | man -l -\n  runebook man --out target/man")]
struct Arguments {
    /// The command; without one the page is about `runebook` itself
    command: Option<String>,
    /// The folder all pages are written into
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    out: Option<PathBuf>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let mut line = super::line();
        line.build();
        if let Some(folder) = self.out {
            for command in std::iter::once(&line).chain(line.get_subcommands()) {
                let name = file_name(&line, command);
                replace(&folder.join(&name), &page(command, &name)?)?;
            }
            return Ok(Outcome::Fine);
        }
        let command = match &self.command {
            Some(name) => line.find_subcommand(name).ok_or_else(|| unknown(name))?,
            None => &line,
        };
        console.emit(&page(command, &file_name(&line, command))?)?;
        Ok(Outcome::Fine)
    }
}

fn unknown(name: &str) -> Failure {
    Failure::new(format!("There is no command `{name}`."))
}

fn file_name(line: &clap::Command, command: &clap::Command) -> String {
    let own = line.get_name();
    if command.get_name() == own { format!("{own}.1") } else { format!("{own}-{}.1", command.get_name()) }
}

fn page(command: &clap::Command, file_name: &str) -> Result<Vec<u8>, Failure> {
    let mut page = Vec::new();
    let written = Man::new(command.clone()).title(file_name.trim_end_matches(".1")).render(&mut page);
    written.map_err(|error| Failure::new(format!("The page could not be made: {error}.")))?;
    Ok(page)
}
