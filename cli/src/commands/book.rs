//! `runebook book`: the rulebooks of packs, in all their languages.

use std::path::{Path, PathBuf};

use clap::Args;
use runebook_driver::Pack;
use runebook_driver::book::{self, NoBook};
use runebook_driver::pack::manifest::Makes;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings, folder};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("book");

/// Writes the rulebooks of packs, one for each of their languages
///
/// One pack's books go to `target/runebook/PACK/book`; several packs go under one front page in `target/runebook/book`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook book content")]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// The folder to write into
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

type Books = Vec<runebook_driver::book::Book>;

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let packs = find::packs(&self.packs)?;
        let (mut all, mut failed): (Vec<(String, Books)>, bool) = (Vec::new(), false);
        for pack in packs.iter().filter(|pack| pack.manifest().makes.contains(&Makes::Book)) {
            match findings::checked(pack, console).and_then(|report| report.ir) {
                Some(ir) => match book::books(pack, &ir) {
                    Ok(books) => all.push((pack.manifest().name.clone(), books)),
                    Err(why) => {
                        failed = true;
                        complain(pack, &why, console);
                    }
                },
                None => failed = true,
            }
        }
        match &all[..] {
            [] => {}
            [(name, books)] => self.one(name, books, console)?,
            several => self.several(several, console)?,
        }
        Ok(Outcome::failing_if(failed))
    }
}

impl Arguments {
    fn one(&self, name: &str, books: &Books, console: &mut Console) -> Result<(), Failure> {
        let place = self.out.clone().unwrap_or_else(|| PathBuf::from("target/runebook").join(name).join("book"));
        write(&place, books, console)?;
        Ok(())
    }

    fn several(&self, packs: &[(String, Books)], console: &mut Console) -> Result<(), Failure> {
        let place = self.out.clone().unwrap_or_else(|| PathBuf::from("target/runebook/book"));
        let books: Vec<&[runebook_driver::book::Book]> = packs.iter().map(|(_, books)| books.as_slice()).collect();
        let mut files = book::shelf(&books);
        for (name, books) in packs {
            let pages = book::pages(books).map_err(|why| sentence(&why))?;
            files.extend(pages.into_iter().map(|(path, bytes)| (format!("{name}/{path}"), bytes)));
        }
        folder::replace(&place, &files)?;
        console.say(&format!("{} packs: {}\n", packs.len(), place.join("index.html").display()))
    }
}

/// Writes one pack's books and says where they are.
pub fn write(place: &Path, books: &Books, console: &mut Console) -> Result<(), Failure> {
    let pages = book::pages(books).map_err(|why| sentence(&why))?;
    folder::replace(place, &pages)?;
    for book in books {
        console.say(&format!("book ({}): {}\n", book.locale, place.join(&book.locale).join("index.html").display()))?;
    }
    let untranslated = book::untranslated(books);
    if !untranslated.is_empty() {
        console.say(&format!(
            "{} texts stand in the source language, marked; the first: {}\n",
            untranslated.len(),
            untranslated[0]
        ))?;
    }
    Ok(())
}

/// Why there is no book, on standard error.
pub fn complain(pack: &Pack, why: &NoBook, console: &mut Console) {
    let lines = why.lines();
    let shown: Vec<String> = lines.iter().take(40).cloned().collect();
    let more =
        if lines.len() > shown.len() { format!("\n… and {} more", lines.len() - shown.len()) } else { String::new() };
    console.complain(&format!("{}: no book.\n{}{more}\n", pack.folder, shown.join("\n")));
}

fn sentence(why: &NoBook) -> Failure {
    Failure::new(why.lines().join("\n"))
}
