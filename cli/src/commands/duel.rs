//! `runebook duel`: a fight, roll by roll.

use std::path::PathBuf;

use clap::Args;

use super::{Command, Run, waits};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("duel");

/// Fights a duel and prints every roll and what was added to it
///
/// The same seed gives the same fight on every machine.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook duel content/sil-q --seed 7")]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// Who begins; `duel.a` of `pack.yaml` unless said
    a: Option<String>,
    /// Who is fought; `duel.b` of `pack.yaml` unless said
    b: Option<String>,
    /// What the dice are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Shows the line of the rules behind every step
    #[arg(long)]
    trace: bool,
    /// The language of names; the pack's own unless said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(_report) = findings::checked(&pack, console) else { return Ok(Outcome::Findings) };
        let manifest = pack.manifest();
        if let Some(lang) = self.lang.as_ref().filter(|lang| !manifest.locales.contains(lang)) {
            let known = manifest.locales.join(", ");
            return Err(Failure::new(format!("The pack is not published in `{lang}`; its locales are {known}.")));
        }
        let _question = (&self.a, &self.b, self.seed, self.trace);
        Err(waits("duel"))
    }
}
