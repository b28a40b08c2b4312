//! `runebook check`: all that is wrong with packs.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use runebook_driver::baseline::Baseline;
use runebook_driver::pack::manifest::Level;
use runebook_driver::{Confidence, Format, Levels, Pack, Severity};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::read::bytes;
use crate::revision::Revision;
use crate::write::replace;
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("check");

/// Checks packs and prints all that is wrong with them
///
/// A clean pack prints nothing. Findings end with a line that counts them by code.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook check content/sil-q\n  runebook check content --format short --deny warnings\n  runebook check content --since main"
)]
struct Arguments {
    /// Packs or folders of packs; `-` reads one text of rules from standard input
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// How findings are written
    #[arg(long, value_enum, default_value_t = As::Pretty)]
    format: As,
    /// Lints that fail the run, by name or code; `warnings` are all
    #[arg(long, value_name = "LINT")]
    deny: Vec<String>,
    /// Lints that are shown and do not fail the run
    #[arg(long, value_name = "LINT")]
    warn: Vec<String>,
    /// Lints that are not shown
    #[arg(long, value_name = "LINT")]
    allow: Vec<String>,
    /// Only findings that are at least so sure
    #[arg(long, value_enum, default_value_t = Sure::Weak)]
    sure: Sure,
    /// A file of known findings: they are not shown and do not fail the run
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Only what was not found yet at a revision of git: a commit, a branch, a tag
    #[arg(long, value_name = "REF", conflicts_with_all = ["baseline", "write_baseline"])]
    since: Option<String>,
    /// Writes all findings into such a file, and ends well
    #[arg(long, value_name = "FILE", conflicts_with = "baseline")]
    write_baseline: Option<PathBuf>,
}

/// A way to write findings.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum As {
    /// With the lines they are about
    Pretty,
    /// One line each: `path:line:column: error[E012]: message`
    Short,
    /// One JSON object a line
    Json,
    /// One SARIF 2.1.0 document
    Sarif,
    /// Commands for GitHub's runner
    Github,
}

impl As {
    const fn format(self) -> Format {
        match self {
            Self::Pretty => Format::Pretty,
            Self::Short => Format::Short,
            Self::Json => Format::Json,
            Self::Sarif => Format::Sarif,
            Self::Github => Format::Github,
        }
    }
}

/// How sure a finding is, apart from how grave.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Sure {
    /// A guess worth a look
    Weak,
    /// Usually right
    Reasonable,
    /// Follows from the rules alone
    Certain,
}

impl Sure {
    const fn confidence(self) -> Confidence {
        match self {
            Self::Weak => Confidence::Weak,
            Self::Reasonable => Confidence::Reasonable,
            Self::Certain => Confidence::Certain,
        }
    }
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let levels = self.levels()?;
        let packs = find::packs(&self.packs)?;
        let reports = findings::reports(&packs, &levels);
        let mut all = findings::all(&packs, &reports);
        all.retain(|finding| finding.diagnostic.confidence >= self.sure.confidence());
        if let Some(file) = &self.write_baseline {
            replace(file, Baseline::of(&all).text().as_bytes())?;
            return Ok(Outcome::Fine);
        }
        all = match (&self.baseline, &self.since) {
            (Some(file), _) => baseline(file)?.new_among(&all),
            (None, Some(name)) => at_revision(name, &packs, &levels, &self.packs)?.new_among(&all),
            (None, None) => all,
        };
        findings::print(&all, self.format.format(), console)?;
        Ok(Outcome::failing_if(all.iter().any(|finding| finding.diagnostic.severity == Severity::Error)))
    }
}

fn baseline(file: &Path) -> Result<Baseline, Failure> {
    let shown = file.display();
    let bytes = bytes(file).map_err(|why| Failure::new(format!("The baseline `{shown}` cannot be read. {why}")))?;
    Baseline::read(&String::from_utf8_lossy(&bytes))
        .map_err(|line| Failure::new(format!("Line {line} of the baseline `{shown}` is no finding.")))
}

/// What was found in `packs` as they stood at a revision; of a pack that is new since then, nothing.
fn at_revision(name: &str, packs: &[Pack], levels: &Levels, asked: &[PathBuf]) -> Result<Baseline, Failure> {
    let mut revision = Revision::of(name, asked.first().map_or(Path::new("."), PathBuf::as_path))?;
    let before: Vec<Pack> = packs.iter().filter_map(|pack| Pack::open(&pack.folder, &mut revision).ok()).collect();
    let reports = findings::reports(&before, levels);
    Ok(Baseline::of(&findings::all(&before, &reports)))
}

impl Arguments {
    /// `warnings` first, then lints by name; of one lint `--deny` wins over `--warn` and that over `--allow`.
    fn levels(&self) -> Result<Levels, Failure> {
        let said = [(&self.allow, Level::Allow), (&self.warn, Level::Warn), (&self.deny, Level::Deny)];
        let said = said.into_iter().flat_map(|(lints, level)| lints.iter().map(move |lint| (lint, level)));
        let mut said: Vec<_> = said.collect();
        said.sort_by_key(|(lint, level)| (*lint != runebook_driver::levels::ALL, *level));
        let mut levels = Levels::default();
        for (lint, level) in said {
            levels.say(lint, level).map_err(Failure::new)?;
        }
        Ok(levels)
    }
}
