//! `runebook i18n`: how far translations are, and the way to translators and back.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use runebook_driver::i18n::{self, Stand, State};
use runebook_driver::{Ir, Levels, Pack, Severity, check};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::write::replace;
use crate::{find, findings, read};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("i18n");

/// Shows how far translations are; takes texts to translators, and their work back
///
/// Each translation is kept with a fingerprint of the text and of the rule that it was made from: a changed sentence or a
/// dropped condition makes it stale, a changed number does not. See docs/translating.md.
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  runebook i18n status content\n  runebook i18n export content/sil-q --po --locale fr --out \
                        fr.po\n  runebook i18n import content/sil-q fr.po"
)]
struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// How many texts are missing, stale, unreviewed and approved, and which
    Status {
        /// Packs or folders of packs
        #[arg(default_value = ".", value_name = "PACK")]
        packs: Vec<PathBuf>,
        /// Only this language
        #[arg(long, value_name = "LOCALE")]
        locale: Option<String>,
        /// Names the texts that are unreviewed, too
        #[arg(long)]
        all: bool,
        /// As JSON: packs, locales, messages with their states
        #[arg(long)]
        json: bool,
    },
    /// The texts that are missing or stale, to be filled in: each with its rule's sentence and a note
    Extract {
        /// A pack
        #[arg(value_name = "PACK")]
        pack: PathBuf,
        /// The language
        #[arg(long, value_name = "LOCALE")]
        locale: String,
        /// The texts that are unreviewed, too
        #[arg(long)]
        all: bool,
        /// The file to write, in place of the terminal
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// All texts of a language as a PO file
    Export {
        /// A pack
        #[arg(value_name = "PACK")]
        pack: PathBuf,
        /// As gettext has it; the only form today
        #[arg(long, required = true)]
        po: bool,
        /// The language
        #[arg(long, value_name = "LOCALE")]
        locale: String,
        /// The file to write, in place of the terminal
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Takes translations back: a PO file, or what `extract` gave; the whole file or nothing of it
    Import {
        /// A pack
        #[arg(value_name = "PACK")]
        pack: PathBuf,
        /// The file; `-` for messages on standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// The language, where the file does not say
        #[arg(long, value_name = "LOCALE")]
        locale: Option<String>,
    },
    /// Says of translations that they fit their text and rule as these are now
    Approve {
        /// A pack
        #[arg(value_name = "PACK")]
        pack: PathBuf,
        /// The messages; all that are there unless named
        #[arg(value_name = "MESSAGE")]
        messages: Vec<String>,
        /// The language; the source language has texts that may be older than their rule
        #[arg(long, value_name = "LOCALE")]
        locale: String,
        /// They fit, and somebody has still to look them over
        #[arg(long)]
        unreviewed: bool,
    },
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        match self.what {
            What::Status { packs, locale, all, json } => status(&packs, locale.as_deref(), (all, json), console),
            What::Extract { pack, locale, all, out } => with(&pack, console, |pack, ir, console| {
                known(pack, &locale)?;
                let states = if all { &State::ALL[..3] } else { &State::ALL[..2] };
                give(&i18n::extract(pack, ir, &locale, states), out.as_deref(), console)
            }),
            What::Export { pack, po: _, locale, out } => with(&pack, console, |pack, ir, console| {
                known(pack, &locale)?;
                give(&i18n::export(pack, ir, &locale), out.as_deref(), console)
            }),
            What::Import { pack, file, locale } => {
                with(&pack, console, |pack, ir, console| import(pack, ir, (&file, locale.as_deref()), console))
            }
            What::Approve { pack, messages, locale, unreviewed } => {
                let stand = if unreviewed { Stand::Unreviewed } else { Stand::Approved };
                with(&pack, console, |pack, ir, console| approve(pack, ir, (&locale, &messages, stand), console))
            }
        }
    }
}

/// Does something with a pack that checks.
fn with(
    pack: &Path,
    console: &mut Console,
    act: impl FnOnce(&Pack, &Ir, &mut Console) -> Result<Outcome, Failure>,
) -> Result<Outcome, Failure> {
    let pack = find::pack(pack)?;
    match program(&pack, console) {
        Some(ir) => act(&pack, &ir, console),
        None => Ok(Outcome::failing_if(true)),
    }
}

/// The checked program. What lints say of texts is what these commands are there for; only what is an error of the rules
/// is told, on standard error.
fn program(pack: &Pack, console: &mut Console) -> Option<Ir> {
    let report = check(pack, &Levels::default());
    if report.ir.is_none() {
        let errors: Vec<_> = report.found.into_iter().filter(|found| found.severity == Severity::Error).collect();
        findings::complain(&pack.sources, &errors, console);
    }
    report.ir
}

/// The language is one that the pack is translated into.
fn known(pack: &Pack, locale: &str) -> Result<(), Failure> {
    let source = &pack.manifest().source_locale;
    let others: Vec<String> = pack.locales().into_iter().filter(|known| known != source).collect();
    if others.iter().any(|known| known == locale) {
        return Ok(());
    }
    let known = if others.is_empty() { "none".to_owned() } else { others.join(", ") };
    let sentence = format!("`{}` is translated from {source} into: {known}; not into `{locale}`.", pack.folder);
    Err(Failure::new(sentence))
}

fn give(text: &str, out: Option<&Path>, console: &mut Console) -> Result<Outcome, Failure> {
    match out {
        Some(path) => replace(path, text.as_bytes())?,
        None => console.say(text)?,
    }
    Ok(Outcome::failing_if(false))
}

fn status(
    packs: &[PathBuf],
    locale: Option<&str>,
    (all, json): (bool, bool),
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let (mut failed, mut rows) = (false, Vec::new());
    let packs = find::packs(packs)?;
    if let Some(locale) = locale
        && !packs.iter().any(|pack| pack.locales().iter().any(|known| known == locale))
    {
        let known: BTreeSet<String> = packs.iter().flat_map(Pack::locales).collect();
        let known = known.into_iter().collect::<Vec<_>>().join(", ");
        return Err(Failure::new(format!("No pack here is published in `{locale}`; there are: {known}.")));
    }
    for pack in packs {
        let Some(ir) = program(&pack, console) else {
            failed = true;
            continue;
        };
        for of in pack.locales().iter().filter(|known| locale.is_none_or(|locale| locale == *known)) {
            let status = i18n::status(&pack, &ir, of);
            if json {
                rows.push(status.json(&pack.manifest().name));
            } else {
                console.say(&status.text(&pack, all))?;
            }
        }
    }
    if json {
        console.say(&format!("{}\n", i18n::json(rows)))?;
    }
    Ok(Outcome::failing_if(failed))
}

fn import(
    pack: &Pack,
    ir: &Ir,
    (file, locale): (&Path, Option<&str>),
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let bytes = if file.as_os_str() == find::STDIN {
        read::standard_input().map_err(Failure::new)?
    } else {
        std::fs::read(file).map_err(|error| cannot(file, &error))?
    };
    let text = String::from_utf8(bytes).map_err(|_| Failure::new(format!("`{}` is not UTF-8.", file.display())))?;
    match i18n::import(pack, ir, (&file.display().to_string(), &text), locale) {
        Err(wrong) => {
            findings::complain(&wrong.0, &wrong.1, console);
            Ok(Outcome::failing_if(true))
        }
        Ok(import) => {
            if import.taken > 0 {
                write(pack, &format!("lang/{}.ftl", import.locale), &import.words)?;
                write(pack, &i18n::ledger_path(&import.locale), &import.ledger)?;
            }
            let i18n::Import { locale, taken, same, empty, .. } = import;
            console.say(&format!("{}, {locale}: {taken} taken, {same} as they were, {empty} empty\n", pack.folder))?;
            Ok(Outcome::failing_if(false))
        }
    }
}

fn approve(
    pack: &Pack,
    ir: &Ir,
    (locale, messages, stand): (&str, &[String], Stand),
    console: &mut Console,
) -> Result<Outcome, Failure> {
    if locale != pack.manifest().source_locale {
        known(pack, locale)?;
    }
    let (ledger, count) = i18n::approve(pack, ir, locale, messages, stand).map_err(|id| {
        Failure::new(format!("`{id}` has no translation of this pack's own in `{locale}`: see `runebook i18n status`."))
    })?;
    write(pack, &i18n::ledger_path(locale), &ledger)?;
    console.say(&format!("{}, {locale}: {count} {}\n", pack.folder, stand.word()))?;
    Ok(Outcome::failing_if(false))
}

fn write(pack: &Pack, path: &str, text: &str) -> Result<(), Failure> {
    replace(&Path::new(&pack.folder).join(path), text.as_bytes())
}

fn cannot(file: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("`{}` cannot be read: {}.", file.display(), crate::console::reason(error)))
}
