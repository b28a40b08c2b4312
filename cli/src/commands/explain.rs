//! `runebook explain`: the page of a code or a lint.

use clap::Args;
use runebook_driver::codes::{explain, pages, title};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("explain");

/// Prints the page of a code or a lint; without one, lists all
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook explain E081")]
struct Arguments {
    /// A code such as `E081`, or a lint's name
    code: Option<String>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let text = match &self.code {
            Some(code) => explain(code).map_err(Failure::new)?.to_owned(),
            None => pages().map(|(_, page)| format!("{}\n", title(page))).collect(),
        };
        console.say(&text)?;
        Ok(Outcome::Fine)
    }
}
