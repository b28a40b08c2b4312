//! `mdbook-runebook`: a preprocessor for mdBook.

use std::process::ExitCode;

fn main() -> ExitCode {
    runebook::mdbook()
}
