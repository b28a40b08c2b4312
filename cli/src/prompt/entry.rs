//! Lines as they are typed: with a line editor at a terminal, else as they come.

use std::io::{IsTerminal, StdinLock, stdin};

use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::console::{Console, Failure, reason};

/// Where lines come from.
pub enum Entries {
    /// A terminal.
    Typed(Box<DefaultEditor>),
    /// A file or a pipe.
    Piped(StdinLock<'static>),
}

/// Lines of standard input.
pub fn entries() -> Result<Entries, Failure> {
    if !stdin().is_terminal() {
        return Ok(Entries::Piped(stdin().lock()));
    }
    let editor = DefaultEditor::new();
    editor.map(|editor| Entries::Typed(Box::new(editor))).map_err(|error| unread(&error.to_string()))
}

impl Entries {
    /// Whether somebody types them.
    pub fn is_terminal(&self) -> bool {
        matches!(self, Self::Typed(_))
    }

    /// The next line; `None` at the end. Ctrl-C leaves the line, Ctrl-D the prompt.
    pub fn next(&mut self, console: &mut Console) -> Result<Option<String>, Failure> {
        console.finish()?;
        match self {
            Self::Typed(editor) => loop {
                match editor.readline("> ") {
                    Ok(line) => {
                        let _ = editor.add_history_entry(&line);
                        return Ok(Some(line));
                    }
                    Err(ReadlineError::Interrupted) => {}
                    Err(ReadlineError::Eof) => return Ok(None),
                    Err(error) => return Err(unread(&error.to_string())),
                }
            },
            Self::Piped(input) => {
                let mut line = Vec::new();
                let read = std::io::BufRead::read_until(input, b'\n', &mut line);
                // what is no text is asked as it is shown, and refused like anything else that cannot be read
                read.map(|bytes| (bytes > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
                    .map_err(|error| unread(&reason(&error)))
            }
        }
    }
}

fn unread(why: &str) -> Failure {
    Failure::new(format!("The prompt cannot read what is typed: {why}."))
}
