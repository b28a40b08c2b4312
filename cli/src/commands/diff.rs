//! `runebook diff`: what differs between two packs, or between two states of one.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use runebook_driver::Pack;
use runebook_driver::diff::{Diff, Row, Side, diff};
use runebook_driver::pack::manifest::Extends;
use runebook_driver::pack::path::join;

use super::{Command, Run};
use crate::asking::{self, Manner};
use crate::console::{Console, Failure, Outcome};
use crate::revision::Revision;
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("diff");

/// Says what differs between two packs
///
/// Things added, removed, renamed and changed, each with its old and new values and sentences; what a game is asked for
/// anew; what saves keep and the rules no longer know; translations older than their text. Nothing is printed where
/// nothing differs.
///
/// `REF:FOLDER` is a pack as it stood at a revision of git. A single pack is compared with the one that it extends.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook diff content/sil content/sil-q\n  runebook diff content/sil-q --lang ja\n  runebook diff main:content/rip content/rip --format markdown"
)]
struct Arguments {
    /// The old pack; alone, the new one, and what it extends is the old one
    #[arg(value_name = "OLD")]
    old: PathBuf,
    /// The new pack
    #[arg(value_name = "NEW")]
    new: Option<PathBuf>,
    /// How it is written
    #[arg(long, value_enum, default_value_t = Form::Text)]
    format: Form,
    /// The language of sentences; that of the new pack's rules unless said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
    /// A question to the odds of both packs, in the words of a test; may be given several times
    #[arg(long, value_name = "EXPR")]
    odds: Vec<String>,
}

/// How a difference is written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Form {
    /// Lines for a terminal
    Text,
    /// For a pull request, or as patch notes
    Markdown,
    /// One JSON object
    Json,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let (old, new) = self.sides()?;
        let locale = self.lang.clone().unwrap_or_else(|| new.manifest().source_locale.clone());
        // the words of one do for both
        if [&old, &new].iter().all(|pack| !pack.locales().contains(&locale)) {
            let name = &new.manifest().name;
            return Err(Failure::new(format!("The pack `{name}` is not published in `{locale}`.")));
        }
        let programs = (findings::checked(&old, console), findings::checked(&new, console));
        let (Some(before), Some(after)) = (programs.0.and_then(|one| one.ir), programs.1.and_then(|one| one.ir)) else {
            return Ok(Outcome::Findings);
        };
        let (before, after) = (Side { pack: &old, ir: &before }, Side { pack: &new, ir: &after });
        let found = Diff { odds: self.asked(&old, &new, console)?, ..diff(before, after, &locale) };
        console.say(&match self.format {
            Form::Text => found.text(),
            Form::Markdown => found.markdown(),
            Form::Json => format!("{:#}\n", found.value()),
        })?;
        Ok(Outcome::Fine)
    }
}

impl Arguments {
    /// The old pack and the new one.
    fn sides(&self) -> Result<(Pack, Pack), Failure> {
        let Some(new) = &self.new else {
            let new = open(&self.old)?;
            let Some(Extends::Path(base)) = &new.manifest().extends else {
                return Err(Failure::new("This pack extends no other in a folder; name two packs to compare."));
            };
            // a base is where the pack itself is: on the disk, or in the same revision
            return Ok((open(Path::new(&beside(&self.old, &base.value)?))?, new));
        };
        Ok((open(&self.old)?, open(new)?))
    }

    /// What is asked of the odds of both packs, where the answers differ.
    fn asked(&self, old: &Pack, new: &Pack, console: &mut Console) -> Result<Vec<Row>, Failure> {
        let mut rows = Vec::new();
        for text in &self.odds {
            let mut answer = |pack: &Pack| match asking::question(pack, text, "", console)? {
                Some(question) => asking::odds(pack, &question, Manner::default(), console).map(Some),
                None => Ok(None),
            };
            let (old, new) = (answer(old)?, answer(new)?);
            let trimmed = |answer: Option<String>| answer.map(|answer| answer.trim_end().to_owned());
            if old != new {
                rows.push(Row { label: text.clone(), old: trimmed(old), new: trimmed(new) });
            }
        }
        Ok(rows)
    }
}

/// A pack on the disk, or as it stood at a revision of git: `main:content/sil`.
fn open(path: &Path) -> Result<Pack, Failure> {
    match at_revision(path) {
        Some((name, folder)) => {
            let mut revision = Revision::of(name, Path::new(folder))?;
            Pack::open(folder, &mut revision).map_err(|refusal| Failure::new(refusal.sentence))
        }
        None => find::pack(path),
    }
}

/// The revision and the folder, unless there is a folder of that very name.
fn at_revision(path: &Path) -> Option<(&str, &str)> {
    let (name, folder) = path.to_str()?.split_once(':')?;
    (!path.exists() && !name.is_empty() && !folder.is_empty()).then_some((name, folder))
}

/// The folder of a base, seen from its edition, in the same revision.
fn beside(edition: &Path, base: &str) -> Result<String, Failure> {
    Ok(match at_revision(edition) {
        Some((name, folder)) => format!("{name}:{}", join(folder, base)),
        None => join(&find::shown(edition)?, base),
    })
}
