//! `runebook duel`: a fight, roll by roll.

use std::path::PathBuf;

use clap::Args;

use runebook_driver::duel::{Bout, fight};
use runebook_driver::story::Detail;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::write::replace;
use crate::{find, findings, telling};

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
    /// One who fights, by name or as `hero with { … }`; `duel.a` of `pack.yaml` unless said
    a: Option<String>,
    /// The other; `duel.b` of `pack.yaml` unless said
    b: Option<String>,
    /// What the dice are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Shows the line of the rules behind every step
    #[arg(long)]
    trace: bool,
    /// The language it is told in; the pack's own unless said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
    /// Writes what each dispatch came to, for `runebook diverge`
    #[arg(long, value_name = "FILE")]
    transcript: Option<PathBuf>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        let teller = telling::teller(&pack, &ir, self.lang.as_deref())?;
        let (a, b, locale) = (self.a.as_deref(), self.b.as_deref(), self.lang.as_deref());
        let detail = if self.trace { Detail::Steps } else { Detail::Story };
        let fought = match fight(&pack, &ir, &Bout { a, b, seed: self.seed, locale }, detail) {
            Ok(fought) => fought,
            Err(why) => return findings::no_duel(&pack, why, console),
        };
        if let Some(path) = &self.transcript {
            replace(path, fought.transcript.text().as_bytes())?;
        }
        console.say(&telling::text(&fought.lines, &pack.sources, &teller, detail)?)?;
        Ok(Outcome::Fine)
    }
}
