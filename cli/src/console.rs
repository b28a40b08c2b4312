//! Standard output and standard error, and how a command ends.

use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};

use runebook_driver::Look;

/// How a command that ran has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Nothing to complain about.
    Fine,
    /// Findings at or above the failing level.
    Findings,
}

impl Outcome {
    /// The exit code of a command that could not run.
    pub const CANNOT: u8 = 2;

    /// Its exit code.
    pub const fn code(self) -> u8 {
        match self {
            Self::Fine => 0,
            Self::Findings => 1,
        }
    }

    /// Findings if `failed`.
    pub const fn failing_if(failed: bool) -> Self {
        if failed { Self::Findings } else { Self::Fine }
    }
}

/// Why a command could not run: one plain sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The sentence.
    pub sentence: String,
    /// The exit code.
    pub code: u8,
}

impl Failure {
    /// The command could not run.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self::with_code(sentence, Outcome::CANNOT)
    }

    /// The command ends with `code`.
    pub fn with_code(sentence: impl Into<String>, code: u8) -> Self {
        Self { sentence: sentence.into(), code }
    }
}

/// Where a command speaks.
pub struct Console {
    out: Box<dyn Write>,
    /// Whether whoever read our output has gone; then we are quiet and go on.
    closed: bool,
    /// How text on standard output looks.
    pub look: Look,
    /// Whether standard error is coloured.
    pub error_colour: bool,
}

impl Console {
    /// The process's own streams. Colours only on a terminal, and never with `NO_COLOR`.
    pub fn of_terminal() -> Self {
        let allowed = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let width = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
        Self {
            out: Box::new(BufWriter::new(io::stdout())),
            closed: false,
            look: Look { colour: allowed && io::stdout().is_terminal(), width },
            error_colour: allowed && io::stderr().is_terminal(),
        }
    }

    /// Writes `text` to standard output as it is.
    pub fn say(&mut self, text: &str) -> Result<(), Failure> {
        self.emit(text.as_bytes())
    }

    /// Writes `bytes` to standard output.
    pub fn emit(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if self.closed {
            return Ok(());
        }
        let written = self.out.write_all(bytes);
        self.settle(written)
    }

    /// Hands on all that was said.
    pub fn finish(&mut self) -> Result<(), Failure> {
        if self.closed {
            return Ok(());
        }
        let written = self.out.flush();
        self.settle(written)
    }

    fn settle(&mut self, written: io::Result<()>) -> Result<(), Failure> {
        match written {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.closed = true;
                Ok(())
            }
            Err(error) => {
                self.closed = true;
                let why = reason(&error);
                Err(Failure::new(format!("The output could not be written: {why}.")))
            }
        }
    }

    /// Writes to standard error; there is nobody to tell if that fails.
    pub fn complain(&mut self, text: &str) {
        let _ = self.finish();
        let _ = writeln!(io::stderr(), "{}", text.trim_end());
    }
}

/// The system's words for an error, in lower case and without its number.
pub fn reason(error: &io::Error) -> String {
    let words = error.to_string();
    let words = words.split(" (os error").next().unwrap_or_default();
    let mut letters = words.chars();
    match letters.next() {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => "the system does not say why".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_words() {
        assert_eq!(reason(&io::Error::from_raw_os_error(13)), "permission denied");
        assert_eq!(Outcome::failing_if(true).code(), 1);
    }
}
