//! `runebook test`: the packs' own tests.

use std::path::PathBuf;

use clap::Args;

use runebook_driver::story::Detail;
use runebook_driver::story::teller::Teller;
use runebook_driver::test::{self, Failed, Tested, Verdict};
use runebook_driver::{Finding, Format, Pack, render};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings, telling};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("test");

/// Runs the `test` blocks of packs
///
/// Failures show their place, what was found and what was expected; the last line counts: `N passed, M failed`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook test content/sil-q")]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// Shows every step on the way to what was found instead, with its line of the rules
    #[arg(long)]
    trace: bool,
    /// The language that steps are told in; each pack's own unless said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let packs = find::packs(&self.packs)?;
        let mut all: Vec<Tested> = Vec::new();
        let mut failed = false;
        for pack in &packs {
            match findings::checked(pack, console).and_then(|report| report.ir) {
                Some(ir) => {
                    let tested = test::run(pack, &ir).map_err(|unbuilt| findings::unbuilt(pack, unbuilt, console))?;
                    let teller = telling::teller(pack, &ir, self.lang.as_deref())?;
                    self.print(pack, &tested, &teller, console)?;
                    all.extend(tested);
                }
                None => failed = true,
            }
        }
        failed |= all.iter().any(|tested| matches!(tested.verdict, Verdict::Failed(_)));
        console.say(&format!("{}\n", test::count(&all)))?;
        Ok(Outcome::failing_if(failed))
    }
}

impl Arguments {
    /// Failures with their places and perhaps their steps, and what was skipped.
    fn print(&self, pack: &Pack, tested: &[Tested], teller: &Teller, console: &mut Console) -> Result<(), Failure> {
        for tested in tested {
            match &tested.verdict {
                Verdict::Passed => {}
                Verdict::Failed(failed) => {
                    failed.iter().try_for_each(|failed| self.failed(pack, failed, teller, console))?;
                }
                Verdict::Skipped(why) => console.say(&format!("skipped \"{}\": {why}\n", tested.title))?,
            }
        }
        Ok(())
    }

    fn failed(&self, pack: &Pack, failed: &Failed, teller: &Teller, console: &mut Console) -> Result<(), Failure> {
        let finding = Finding { sources: &pack.sources, diagnostic: &failed.finding };
        let text = render(&[finding], Format::Pretty, console.look);
        console.say(&text)?;
        if self.trace {
            console.say(&telling::text(&failed.steps, &pack.sources, teller, Detail::Steps)?)?;
        }
        Ok(())
    }
}
