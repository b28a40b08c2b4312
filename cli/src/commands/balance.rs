//! `runebook balance`: what each entry, and each change of what a build begins with, is worth for what it costs.

use std::path::PathBuf;
use std::sync::OnceLock;

use clap::{Args, ValueEnum};
use runebook_driver::balance::{self, Wanted, balance, show};
use runebook_driver::roster::words;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::progress::{self, Progress};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("balance");

/// Weighs what each entry, and each number one begins with, is worth in a fight for what it costs
///
/// A build fights each foe by each plan, without and with each entry, and with one more of each number it begins with,
/// by the same luck: how much more often it wins, how much harder it hits in a round, and both for the cost. Then what
/// stands out: what is dominated by something that costs no more, outliers, and what changes no fight. Foes that are beaten about every second time tell
/// most; `runebook sweep` finds them.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook balance content/sil-q --foes orc_captain --kinds ability --fights 400\n  \
                      runebook balance content/sil-q --build 'hero with { points[melee] 9 }' --foes wight,ember --format csv\n  \
                      runebook balance content/rip --changes 'strength +1, armour +1; covers 6'"
)]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// Whoever has each entry in turn, by name or as `hero with { … }`; `duel.a` of `pack.yaml` unless said
    #[arg(long, value_name = "BUILD")]
    build: Option<String>,
    /// Whom they fight: names, folders, changed copies; `duel.b` unless said
    #[arg(long, value_name = "FOES")]
    foes: Vec<String>,
    /// The plans they fight by; `duel.plan` unless said
    #[arg(long, value_name = "PLANS")]
    plans: Vec<String>,
    /// The plan of whom they fight; `duel.plan` unless said
    #[arg(long, value_name = "PLAN")]
    foe_plan: Option<String>,
    /// Kinds of entries, such as `ability`; all unless these or changes are said
    #[arg(long, value_name = "KINDS")]
    kinds: Vec<String>,
    /// Changes of what the build begins with, as in `{ … }`; unless said, one more of each number
    #[arg(long, value_name = "CHANGES", allow_hyphen_values = true)]
    changes: Vec<String>,
    /// How often each pair fights, at least 30 times: fewer tell nothing of how far a difference may be off
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(30..))]
    fights: u64,
    /// What the dice are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many different worlds a count of a chance to win may come to; 0 counts nothing
    #[arg(long, default_value_t = 2000)]
    states: u64,
    /// How the answer is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// The forms of a balance.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// Tables for reading
    Text,
    /// A line for each entry, plan and foe
    Csv,
    /// One JSON object
    Json,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let empty = |change: &String| change.chars().all(|c| c == ';' || c.is_whitespace());
        if self.changes.iter().flat_map(|list| words(list)).any(|change| empty(&change)) {
            return Err(Failure::new(
                "One of `--changes` is empty: write changes as in braces, `strength +1, health +5`.",
            ));
        }
        let pack = find::pack(&self.pack)?;
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        let bar: OnceLock<Progress> = OnceLock::new();
        let step = |progress: balance::Progress| match progress {
            balance::Progress::Of(all) => drop(bar.set(Progress::new(all, 0))),
            balance::Progress::Step => bar.get().into_iter().for_each(Progress::step),
        };
        let weighed = balance(&pack, &ir, self.wanted(), progress::cancelled()?, &step);
        bar.get().into_iter().for_each(Progress::finish);
        let weighed = match weighed {
            Ok(Some(weighed)) => weighed,
            Ok(None) => return Err(Failure::new("The weighing was broken off; nothing of it is kept.")),
            Err(why) => return findings::no_duel(&pack, why, console),
        };
        console.say(&match self.format {
            Format::Text => show::text(&weighed),
            Format::Csv => show::csv(&weighed),
            Format::Json => show::json(&weighed),
        })?;
        Ok(Outcome::Fine)
    }
}

impl Arguments {
    fn wanted(&self) -> Wanted {
        let list = |given: &[String]| given.iter().flat_map(|list| words(list)).collect();
        Wanted {
            build: self.build.clone(),
            foes: list(&self.foes),
            plans: list(&self.plans),
            foe_plan: self.foe_plan.clone(),
            kinds: list(&self.kinds),
            changes: list(&self.changes),
            fights: self.fights,
            seed: self.seed,
            states: self.states,
        }
    }
}
