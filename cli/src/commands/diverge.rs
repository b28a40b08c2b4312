//! `runebook diverge`: where two transcripts part.

use std::path::{Path, PathBuf};

use clap::Args;

use runebook_driver::transcript::{Transcript, both};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, read};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("diverge");

/// Names the first dispatch in which two transcripts of one game differ
///
/// Transcripts are written by `runebook duel --transcript` and by games; equal ones end with 0, others with 1.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook diverge desktop.txt phone.txt")]
struct Arguments {
    /// One transcript
    one: PathBuf,
    /// Another of the same game
    other: PathBuf,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let (one, other) = (transcript(&self.one)?, transcript(&self.other)?);
        match one.diverges(&other) {
            None => {
                console.say(&format!("The transcripts are equal: {} dispatches.\n", one.lines.len()))?;
                Ok(Outcome::Fine)
            }
            Some(parted) => {
                console.say(&both(&one, &other, &parted))?;
                Ok(Outcome::Findings)
            }
        }
    }
}

fn transcript(path: &Path) -> Result<Transcript, Failure> {
    let shown = find::shown(path)?;
    let cannot = |sentence: String| Failure::new(format!("The transcript `{shown}` cannot be read. {sentence}"));
    let text = String::from_utf8(read::bytes(path).map_err(cannot)?).map_err(|_| cannot("It is not text.".into()))?;
    Transcript::parse(&text).map_err(|error| cannot(format!("It is no transcript: {error}.")))
}
