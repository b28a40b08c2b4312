//! `runebook test`: the packs' own tests.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run, waits};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("test");

/// Runs the `test` blocks of packs
///
/// Failures show their place; the last line counts: `N passed, M failed`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook test content/sil-q")]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let packs = find::packs(&self.packs)?;
        let checked = packs.iter().filter(|pack| findings::checked(pack, console).is_some()).count();
        if checked < packs.len() { Ok(Outcome::Findings) } else { Err(waits("test")) }
    }
}
