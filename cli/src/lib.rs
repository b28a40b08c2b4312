//! The binaries of Runebook: arguments in, exit code out. With the language server, the only place that touches files.
//!
//! | binary | does |
//! |---|---|
//! | `runebook` | checks, builds, asks: the command line |
//! | `mdbook-runebook` | puts what the rules say into the chapters of an ordinary mdBook |

mod asking;
mod commands;
mod console;
mod find;
mod findings;
mod folder;
mod parquet;
mod pdf;
mod preprocessor;
mod progress;
mod prompt;
mod read;
mod revision;
mod serve;
mod telling;
mod template;
mod write;

use std::ffi::OsString;
use std::process::ExitCode;

use console::{Console, Failure, Outcome};

/// The command line.
#[must_use]
pub fn runebook() -> ExitCode {
    ended(|console| run(std::env::args_os(), console))
}

/// The preprocessor for mdBook.
#[must_use]
pub fn mdbook() -> ExitCode {
    ended(|console| preprocessor::run(&std::env::args().skip(1).collect::<Vec<_>>(), console))
}

fn ended(run: impl FnOnce(&mut Console) -> Result<Outcome, Failure>) -> ExitCode {
    let mut console = Console::of_terminal();
    let done = run(&mut console).and_then(|outcome| console.finish().map(|()| outcome));
    match done {
        Ok(outcome) => ExitCode::from(outcome.code()),
        Err(Failure { sentence, code }) => {
            console.complain(&sentence);
            ExitCode::from(code)
        }
    }
}

fn run(arguments: impl Iterator<Item = OsString>, console: &mut Console) -> Result<Outcome, Failure> {
    let matches = match commands::line().try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(refused) => return answer(&refused, console),
    };
    match matches.subcommand() {
        Some((name, own)) => commands::run(name, own, console),
        None => Ok(Outcome::Fine),
    }
}

/// What clap has to say: help and version on standard output, refusals on standard error.
fn answer(refused: &clap::Error, console: &mut Console) -> Result<Outcome, Failure> {
    let text = refused.render();
    if refused.use_stderr() {
        let text = if console.error_colour { text.ansi().to_string() } else { text.to_string() };
        return Err(Failure::with_code(text.trim_end(), Outcome::CANNOT));
    }
    console.say(&if console.look.colour { text.ansi().to_string() } else { text.to_string() })?;
    Ok(Outcome::Fine)
}
