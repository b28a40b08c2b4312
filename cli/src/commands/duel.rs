//! `runebook duel`: a fight, roll by roll.

use std::path::PathBuf;

use clap::Args;

use runebook_driver::Pack;
use runebook_driver::duel::{Bout, NoDuel, fight};
use runebook_driver::story::{Detail, text};

use super::{Command, Run};
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
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        self.check_locale(&pack)?;
        let (a, b, locale) = (self.a.as_deref(), self.b.as_deref(), self.lang.as_deref());
        let detail = if self.trace { Detail::Steps } else { Detail::Story };
        let lines = fight(&pack, &ir, &Bout { a, b, seed: self.seed, locale }, detail).map_err(|why| match why {
            NoDuel::Said(sentence) => Failure::new(sentence),
            NoDuel::Unbuilt(why) => findings::unbuilt(&pack, why, console),
        })?;
        console.say(&text(&lines, &pack.sources, detail))?;
        Ok(Outcome::Fine)
    }
}

impl Arguments {
    fn check_locale(&self, pack: &Pack) -> Result<(), Failure> {
        let locales = &pack.manifest().locales;
        match self.lang.as_ref().filter(|lang| !locales.contains(lang)) {
            Some(lang) => {
                let known = locales.join(", ");
                Err(Failure::new(format!("The pack is not published in `{lang}`; its locales are {known}.")))
            }
            None => Ok(()),
        }
    }
}
