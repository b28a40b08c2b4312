//! `runebook book`: the rulebooks of packs, in all their languages.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use runebook_driver::Pack;
use runebook_driver::book::{self, Audience, Made, NoBook, Paper};
use runebook_driver::i18n::in_locales;
use runebook_driver::pack::manifest::Makes;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings, folder, pdf};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("book");

/// Writes the rulebooks of packs, one for each of their languages
///
/// One pack's books go to `target/runebook/PACK/book`; several packs go under one front page in `target/runebook/book`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook book content\n  runebook book content/sil-q --emit src --out mine")]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// Only these languages; `qps` shows in accents what a translator could say, and plainly what nobody can
    #[arg(long, value_name = "LOCALES", value_delimiter = ',')]
    locales: Vec<String>,
    /// The folder to write into
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// What is written
    #[arg(long, value_enum, default_value_t = Emit::Html)]
    emit: Emit,
    /// As PDF for paper, one for each language; Chromium prints it
    #[arg(long, conflicts_with = "emit")]
    pdf: bool,
    /// The paper of `--pdf`
    #[arg(long, value_enum, default_value_t = Sheet::A4, requires = "pdf")]
    paper: Sheet,
    /// Where the books will lie on the web: their pages then name their whole addresses to search engines
    #[arg(long, value_name = "URL", value_parser = site)]
    site: Option<String>,
    /// Who it is for: `gm` shows what has `audience gm`, too
    #[arg(long = "for", value_enum, default_value_t = Reader::Players)]
    reader: Reader,
}

/// An address of the web, without a `/` at its end.
fn site(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let fits = rest.is_some_and(|rest| !rest.is_empty() && !rest.contains([' ', '"', '<', '>', '#', '?']));
    if fits {
        Ok(text.trim_end_matches('/').to_owned())
    } else {
        Err("write an address such as `https://example.org/rules`".to_owned())
    }
}

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Emit {
    /// Pages to read, with `rules.json` in each language
    Html,
    /// An ordinary mdBook folder for each language
    Src,
    /// `rules.json` alone
    Rules,
}

impl Emit {
    /// The name of its folder.
    const fn folder(self) -> &'static str {
        match self {
            Self::Html => "book",
            Self::Src => "book-src",
            Self::Rules => "rules",
        }
    }
}

/// A sheet of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Sheet {
    /// 210 × 297 mm
    A4,
    /// 8.5 × 11 inches
    Letter,
}

/// Who a book is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Reader {
    /// Neither drafts nor what is for the game master alone
    Players,
    /// All but drafts
    Gm,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let packs = find::packs(&self.packs)?;
        let (mut all, mut failed): (Vec<Made>, bool) = (Vec::new(), false);
        let audience = match self.reader {
            Reader::Players => Audience::Players,
            Reader::Gm => Audience::Gm,
        };
        for pack in packs.iter().filter(|pack| pack.manifest().makes.contains(&Makes::Book)) {
            match findings::checked(pack, console).and_then(|report| report.ir) {
                Some(ir) => {
                    match Made::new(&in_locales(pack, &ir, &self.locales).map_err(Failure::new)?, &ir, audience) {
                        Ok(made) => all.push(made),
                        Err(why) => {
                            failed = true;
                            complain(pack, &why, console);
                        }
                    }
                }
                None => failed = true,
            }
        }
        match &all[..] {
            _ if self.pdf => self.print(&all, console)?,
            [] => {}
            [one] => self.one(one, console)?,
            several => self.several(several, console)?,
        }
        Ok(Outcome::failing_if(failed))
    }
}

impl Arguments {
    fn one(&self, made: &Made, console: &mut Console) -> Result<(), Failure> {
        let name = &made.pack.manifest().name;
        let place = self.place(&PathBuf::from("target/runebook").join(name));
        match self.emit {
            Emit::Html => write(&place, made, self.site.as_deref(), console),
            Emit::Src | Emit::Rules => {
                folder::replace(&place, &self.files(made, &[])?)?;
                let last = if self.emit == Emit::Src { "book.toml" } else { "rules.json" };
                let said = made
                    .books
                    .iter()
                    .map(|book| format!("book ({}): {}\n", book.locale, place.join(&book.locale).join(last).display()));
                console.say(&said.collect::<String>())
            }
        }
    }

    /// Each pack's books as PDF: in the folder that was asked for, else each pack's in one of its own.
    fn print(&self, packs: &[Made], console: &mut Console) -> Result<(), Failure> {
        let paper = match self.paper {
            Sheet::A4 => Paper::A4,
            Sheet::Letter => Paper::Letter,
        };
        for made in packs {
            let own = PathBuf::from("target/runebook").join(&made.pack.manifest().name).join("pdf");
            pdf::write(&self.out.clone().unwrap_or(own), made, paper, console)?;
        }
        Ok(())
    }

    fn several(&self, packs: &[Made], console: &mut Console) -> Result<(), Failure> {
        let place = self.place(&PathBuf::from("target/runebook"));
        let mut files = match self.emit {
            Emit::Html => book::shelf(&packs.iter().map(|made| made.books.as_slice()).collect::<Vec<_>>()),
            Emit::Src | Emit::Rules => Vec::new(),
        };
        let beside = |made: &Made| format!("../{}/", made.pack.manifest().name);
        let others: Vec<(&Made, String)> = packs.iter().map(|made| (made, beside(made))).collect();
        for made in packs {
            let name = &made.pack.manifest().name;
            let pages = self.files(made, &others)?;
            files.extend(pages.into_iter().map(|(path, bytes)| (format!("{name}/{path}"), bytes)));
        }
        folder::replace(&place, &files)?;
        let shown = if self.emit == Emit::Html { place.join("index.html") } else { place };
        console.say(&format!("{} packs: {}\n", packs.len(), shown.display()))
    }

    fn place(&self, folder: &Path) -> PathBuf {
        let gm = if self.reader == Reader::Gm { "-gm" } else { "" };
        self.out.clone().unwrap_or_else(|| folder.join(format!("{}{gm}", self.emit.folder())))
    }

    fn files(&self, made: &Made, others: &[(&Made, String)]) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        match self.emit {
            Emit::Html => {
                // of several packs, each lies in a folder of its name
                let own = |site: &String| match others {
                    [] => site.clone(),
                    _ => format!("{site}/{}", made.pack.manifest().name),
                };
                made.pages_at(others, self.site.as_ref().map(own)).map_err(|why| sentence(&why))
            }
            Emit::Src => made.sources().map_err(|why| sentence(&why)),
            Emit::Rules => Ok(made.rules()),
        }
    }
}

/// Writes one pack's books and says where they are.
pub fn write(place: &Path, made: &Made, site: Option<&str>, console: &mut Console) -> Result<(), Failure> {
    let pages = made.pages_at(&[], site.map(str::to_owned)).map_err(|why| sentence(&why))?;
    folder::replace(place, &pages)?;
    for book in &made.books {
        console.say(&format!("book ({}): {}\n", book.locale, place.join(&book.locale).join("index.html").display()))?;
    }
    let untranslated = book::untranslated(&made.books);
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
