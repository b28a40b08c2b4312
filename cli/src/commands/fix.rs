//! `runebook fix`: what findings offer to change, changed.

use std::path::{Path, PathBuf};

use clap::Args;
use runebook_driver::mend::mended;
use runebook_driver::pack::manifest::LANGUAGE;
use runebook_driver::{Levels, check};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::find;
use crate::write::replace;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("fix");

/// After so many rounds what is left is left.
const ROUNDS: usize = 10;

/// Changes the files of packs where a finding knows how
///
/// Without `--all` only mends that can mean nothing else are made; with it also those that guess, such as a word that is
/// one letter away. Files of packs that a pack extends stay as they are.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook fix content/sil-q --all --dry-run")]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// Also makes the mends that are guesses
    #[arg(long)]
    all: bool,
    /// Changes nothing; says what would be mended and ends with 1 if there is anything
    #[arg(long)]
    dry_run: bool,
    /// Moves packs of an older version of the language to the newest; says which packs are there already
    #[arg(long)]
    upgrade: bool,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let mut count = 0;
        for _ in 0..if self.dry_run { 1 } else { ROUNDS } {
            let made = self.round(console)?;
            count += made;
            if made == 0 {
                break;
            }
        }
        if self.upgrade {
            self.upgraded(console)?;
        }
        let noun = if count == 1 { "mend" } else { "mends" };
        console.say(&match (count, self.dry_run) {
            (0, _) => "nothing to mend\n".to_owned(),
            (_, true) => format!("{count} {noun} to make\n"),
            (_, false) => format!("{count} {noun} made\n"),
        })?;
        Ok(Outcome::failing_if(self.dry_run && count > 0))
    }
}

impl Arguments {
    /// Says of each pack that it is written in the newest version of the language: so far there is one alone.
    fn upgraded(&self, console: &mut Console) -> Result<(), Failure> {
        for pack in &find::packs(&self.packs)? {
            let (version, folder) = (pack.manifest().language, &pack.folder);
            if version != LANGUAGE {
                return Err(Failure::new(format!(
                    "`{folder}` is written in version {version} of the language, and this runebook knows none but {LANGUAGE}."
                )));
            }
            console.say(&format!("{folder}: language {version}, the newest\n"))?;
        }
        Ok(())
    }

    /// Mends all packs once; how many mends that were.
    fn round(&self, console: &mut Console) -> Result<usize, Failure> {
        let mut count = 0;
        for pack in &find::packs(&self.packs)? {
            let report = check(pack, &Levels::default());
            for mended in mended(pack, &report.found, self.all) {
                for mend in &mended.mends {
                    console.say(&format!("{}: {mend}\n", mended.source.shown))?;
                }
                count += mended.mends.len();
                if !self.dry_run {
                    replace(Path::new(&mended.source.shown), mended.text.as_bytes())?;
                }
            }
        }
        Ok(count)
    }
}
