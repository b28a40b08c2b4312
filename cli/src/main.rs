//! `runebook`: a rule compiler for games.

use std::process::ExitCode;

fn main() -> ExitCode {
    runebook::runebook()
}
