//! `runebook test`: the packs' own tests.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use runebook_driver::story::Detail;
use runebook_driver::story::teller::Teller;
use runebook_driver::test::coverage::{Coverage, coverage};
use runebook_driver::test::{self, Failed, Tested, Verdict, show};
use runebook_driver::{Diagnostic, Finding, Format, Ir, Pack, Span, render, vectors};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings, read, telling};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("test");

/// Runs the `test` blocks of packs
///
/// Failures show their place, what was found and what was expected; the last line counts: `N passed, M failed`.
///
/// With `--coverage` a line for each entry and clause that they leave open, and a last line that counts these, too:
/// `N of M entries, K of L clauses true and false`. What is open fails the run, unless `--at-least` asks for less.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook test content/sil-q\n  runebook test content/stats --vectors tests/vectors/stats.json\n  runebook test content --coverage --at-least 95"
)]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// Shows every step on the way to what was found instead, with its line of the rules
    #[arg(long)]
    trace: bool,
    /// Asks a table of expected values (JSON) of the pack, as its `vectors.yaml` says, instead of running its tests
    #[arg(long, value_name = "FILE")]
    vectors: Option<PathBuf>,
    /// Says what the tests leave open: entries that never come into play, clauses never true or never false
    #[arg(long, conflicts_with = "vectors")]
    coverage: bool,
    /// How many percent of entries, and of clauses, must be covered for the run to be fine
    #[arg(long, value_name = "PERCENT", requires = "coverage", default_value_t = 100,
        value_parser = clap::value_parser!(u8).range(0..=100))]
    at_least: u8,
    /// How coverage is written
    #[arg(long, value_enum, requires = "coverage", default_value_t = Form::Text)]
    format: Form,
    /// The language that steps are told in; each pack's own unless said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
}

/// How coverage is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A line for each gap
    Text,
    /// One object for each pack and line; failed tests go to standard error
    Json,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        if let Some(file) = &self.vectors {
            return self.vectors(file, console);
        }
        let packs = find::packs(&self.packs)?;
        let mut all: Vec<Tested> = Vec::new();
        let mut covered: Vec<Coverage> = Vec::new();
        let mut failed = false;
        for pack in &packs {
            match findings::checked(pack, console).and_then(|report| report.ir) {
                Some(ir) => {
                    let tested = test::run(pack, &ir).map_err(|unbuilt| findings::unbuilt(pack, unbuilt, console))?;
                    let teller = telling::teller(pack, &ir, self.lang.as_deref())?;
                    self.print(pack, &tested, &teller, console)?;
                    all.extend(tested);
                    if self.coverage {
                        covered.push(self.covered(pack, &ir, console)?);
                    }
                }
                None => failed = true,
            }
        }
        failed |= all.iter().any(|tested| matches!(tested.verdict, Verdict::Failed(_)));
        if self.is_text() {
            console.say(&format!("{}\n", test::count(&all)))?;
        }
        if self.coverage {
            failed |= self.is_open(&covered);
            if self.is_text() {
                console.say(&format!("{}\n", show::totals(&covered)))?;
            }
        }
        Ok(Outcome::failing_if(failed))
    }
}

impl Arguments {
    fn is_text(&self) -> bool {
        self.format == Form::Text
    }

    /// What the tests of a pack leave open, printed.
    fn covered(&self, pack: &Pack, ir: &Ir, console: &mut Console) -> Result<Coverage, Failure> {
        let covered = coverage(pack, ir).map_err(|unbuilt| findings::unbuilt(pack, unbuilt, console))?;
        match self.format {
            Form::Text => console.say(&covered.lines(&pack.sources))?,
            Form::Json => console.say(&format!("{}\n", covered.value(&pack.manifest().name, &pack.sources)))?,
        }
        Ok(covered)
    }

    /// Whether a pack is covered less than is asked for, or gives a reason for what is not open.
    fn is_open(&self, covered: &[Coverage]) -> bool {
        covered.iter().any(|covered| {
            let enough = covered.entries().reaches(self.at_least) && covered.clauses().reaches(self.at_least);
            !enough || !covered.needless.is_empty()
        })
    }

    /// What is said of the tests themselves.
    fn tell(&self, text: &str, console: &mut Console) -> Result<(), Failure> {
        if self.is_text() {
            return console.say(text);
        }
        console.complain(text);
        Ok(())
    }

    /// A table of expected values, asked of one pack.
    fn vectors(&self, file: &Path, console: &mut Console) -> Result<Outcome, Failure> {
        let [folder] = &self.packs[..] else {
            return Err(Failure::new("A table of expected values is asked of one pack; name one."));
        };
        let pack = find::pack(folder)?;
        let (shown, bytes) = (find::shown(file)?, read::bytes(file));
        let bytes = bytes.map_err(|why| Failure::new(format!("The table `{shown}` cannot be read. {why}")))?;
        let Some(ir) = findings::checked(&pack, console).and_then(|report| report.ir) else {
            return Ok(Outcome::Findings);
        };
        let run = vectors::run(&pack, &ir, &shown, &bytes, self.trace);
        let run = run.map_err(|unbuilt| findings::unbuilt(&pack, unbuilt, console))?;
        let teller = telling::teller(&pack, &ir, self.lang.as_deref())?;
        let mut seen = BTreeSet::new();
        findings_once(&run, &run.found, &mut seen, console)?;
        for tried in &run.tried {
            match &tried.verdict {
                vectors::Verdict::Passed => {}
                vectors::Verdict::Failed(failed) => {
                    if !findings_once(&run, failed, &mut seen, console)? {
                        console.say(&format!("failed {}, as above: {}\n", tried.id, failed[0].message))?;
                    }
                }
                vectors::Verdict::Skipped(why) => console.say(&format!("skipped {}: {why}\n", tried.id))?,
            }
            if self.trace {
                let steps = telling::text(&tried.steps, &run.sources, &teller, Detail::Steps)?;
                console.say(&format!("{}\n{steps}", tried.id))?;
            }
        }
        console.say(&format!("{}\n", vectors::count(&run.tried)))?;
        Ok(Outcome::failing_if(run.fails()))
    }

    /// Failures with their places and perhaps their steps, and what was skipped.
    fn print(&self, pack: &Pack, tested: &[Tested], teller: &Teller, console: &mut Console) -> Result<(), Failure> {
        for tested in tested {
            match &tested.verdict {
                Verdict::Passed => {}
                Verdict::Failed(failed) => {
                    failed.iter().try_for_each(|failed| self.failed(pack, failed, teller, console))?;
                }
                Verdict::Skipped(why) => self.tell(&format!("skipped \"{}\": {why}\n", tested.title), console)?,
            }
        }
        Ok(())
    }

    fn failed(&self, pack: &Pack, failed: &Failed, teller: &Teller, console: &mut Console) -> Result<(), Failure> {
        let finding = Finding { sources: &pack.sources, diagnostic: &failed.finding };
        let text = render(&[finding], Format::Pretty, console.look);
        self.tell(&text, console)?;
        if self.trace {
            self.tell(&telling::text(&failed.steps, &pack.sources, teller, Detail::Steps)?, console)?;
        }
        Ok(())
    }
}

/// What is wrong with a mapping is told once, and not for each vector; whether anything was told.
fn findings_once(
    run: &vectors::Run,
    found: &[Diagnostic],
    seen: &mut BTreeSet<(Span, String)>,
    console: &mut Console,
) -> Result<bool, Failure> {
    let new = found.iter().filter(|one| seen.insert((one.primary.span, one.message.clone())));
    let findings: Vec<Finding> = new.map(|diagnostic| Finding { sources: &run.sources, diagnostic }).collect();
    console.say(&render(&findings, Format::Pretty, console.look))?;
    Ok(!findings.is_empty())
}
