//! `runebook build`: the table that games run.

use std::path::PathBuf;

use clap::Args;
use runebook_driver::book::{Audience, Made, NoBook};
use runebook_driver::build::{self, Built};
use runebook_driver::pack::manifest::Makes;
use runebook_driver::text::{self, Spoken};
use runebook_driver::{Ir, Pack, Table};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::write::replace;
use crate::{find, findings};

/// What a pack makes: its table with the words of each language, and its books.
type Parts = (Option<(Built, Vec<Spoken>)>, Option<Made>);

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("build");

/// Checks packs and writes the tables that games run
///
/// The table of the pack `sil-q` goes to `target/runebook/sil-q/sil-q.runetable`, or into the folder of `--out`. Beside it stand its
/// words in each language: `sil-q.fr.runetext`, and the same as `strings.fr.json`.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook build content/sil-q")]
struct Arguments {
    /// Packs or folders of packs
    #[arg(default_value = ".", value_name = "PACK")]
    packs: Vec<PathBuf>,
    /// The folder to write into
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let packs = find::packs(&self.packs)?;
        let mut failed = false;
        for pack in &packs {
            match findings::checked(pack, console).and_then(|report| report.ir) {
                Some(ir) => failed |= !self.build(pack, &ir, console)?,
                None => failed = true,
            }
        }
        Ok(Outcome::failing_if(failed))
    }
}

impl Arguments {
    /// The table and its words, then the books; whether all of it could be made.
    fn build(&self, pack: &Pack, ir: &Ir, console: &mut Console) -> Result<bool, Failure> {
        let makes = |what| pack.manifest().makes.contains(&what);
        if !makes(Makes::Table) && !makes(Makes::Book) {
            console.say(&format!("{}: checked; this pack makes no table and no book\n", pack.folder))?;
            return Ok(true);
        }
        // nothing is written before all of it could be made
        let made = match self.made(pack, ir, (makes(Makes::Table), makes(Makes::Book)), console)? {
            Ok(made) => made,
            Err(why) => {
                super::book::complain(pack, &why, console);
                return Ok(false);
            }
        };
        if let Some((built, spoken)) = &made.0 {
            self.table(pack, built, spoken, console)?;
        }
        if let Some(books) = &made.1 {
            super::book::write(&self.folder(&pack.manifest().name).join("book"), books, None, console)?;
        }
        console.say(&next(&build::next(pack, ir)))?;
        Ok(true)
    }

    fn made(
        &self,
        pack: &Pack,
        ir: &Ir,
        (table, book): (bool, bool),
        console: &mut Console,
    ) -> Result<Result<Parts, NoBook>, Failure> {
        let mut parts: Parts = (None, None);
        if table {
            let built = build::build(ir).map_err(|why| findings::unbuilt(pack, why, console))?;
            let loaded = Table::load(&built.bytes).map_err(|why| Failure::new(why.to_string()))?;
            match text::spoken(pack, ir, &loaded) {
                Ok(spoken) => parts.0 = Some((built, spoken)),
                Err(why) => return Ok(Err(why)),
            }
        }
        if book {
            match Made::new(pack, ir, Audience::Players) {
                Ok(made) => parts.1 = Some(made),
                Err(why) => return Ok(Err(why)),
            }
        }
        Ok(Ok(parts))
    }

    /// The table, and its words: a file for each language and its strings.
    fn table(&self, pack: &Pack, built: &Built, spoken: &[Spoken], console: &mut Console) -> Result<(), Failure> {
        let place = self.place(&pack.manifest().name);
        replace(&place, &built.bytes)?;
        let shown = find::shown(&place)?;
        console.say(&format!("{shown}: {} bytes; {}\n", built.bytes.len(), built.holds))?;
        let name = &pack.manifest().name;
        for words in spoken {
            let place = self.folder(name).join(format!("{name}.{}.runetext", words.locale));
            replace(&place, &words.bytes)?;
            replace(&self.folder(name).join(format!("strings.{}.json", words.locale)), words.strings.as_bytes())?;
            console.say(&format!("{}: {} bytes\n", find::shown(&place)?, words.bytes.len()))?;
        }
        Ok(())
    }

    fn folder(&self, name: &str) -> PathBuf {
        self.out.clone().unwrap_or_else(|| PathBuf::from("target/runebook").join(name))
    }

    fn place(&self, name: &str) -> PathBuf {
        self.folder(name).join(format!("{name}.runetable"))
    }
}

/// What to do next, one command a line.
fn next(commands: &[String]) -> String {
    let lines: Vec<String> = commands.iter().map(|command| format!("  {command}\n")).collect();
    if lines.is_empty() { String::new() } else { format!("next:\n{}", lines.concat()) }
}
