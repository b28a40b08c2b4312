//! `runebook completions`: completions for a shell.

use clap::Args;
use clap_complete::Shell;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("completions");

/// Prints completions for a shell
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook completions bash > ~/.local/share/bash-completion/completions/runebook")]
struct Arguments {
    /// The shell
    shell: Shell,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut super::line(), "runebook", &mut text);
        console.emit(&text)?;
        Ok(Outcome::Fine)
    }
}
