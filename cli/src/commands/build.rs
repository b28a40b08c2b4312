//! `runebook build`: the table that games run.

use std::path::PathBuf;

use clap::Args;
use runebook_driver::Pack;
use runebook_driver::pack::manifest::Makes;

use super::{Command, Run, waits};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("build");

/// Checks packs and writes the tables that games run
///
/// The table of the pack `sil-q` goes to `target/runebook/sil-q/sil-q.runetable`, or into the folder of `--out`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook build content/sil-q")]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// The folder to write into
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let packs = find::packs(&self.packs)?;
        let mut failed = false;
        for pack in &packs {
            match findings::checked(pack, console) {
                Some(_) if pack.manifest().makes.contains(&Makes::Table) => self.build(pack, console)?,
                Some(_) => {}
                None => failed = true,
            }
        }
        Ok(Outcome::failing_if(failed))
    }
}

impl Arguments {
    fn build(&self, pack: &Pack, _console: &mut Console) -> Result<(), Failure> {
        let _place = self.place(&pack.manifest().name);
        Err(waits("build"))
    }

    fn place(&self, name: &str) -> PathBuf {
        let folder = self.out.clone().unwrap_or_else(|| PathBuf::from("target/runebook").join(name));
        folder.join(format!("{name}.runetable"))
    }
}
