//! `runebook build`: the table that games run.

use std::path::PathBuf;

use clap::Args;
use runebook_driver::book::{Audience, Made};
use runebook_driver::build::{self, Built};
use runebook_driver::pack::manifest::Makes;
use runebook_driver::{Ir, Pack, Table, text};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::write::replace;
use crate::{find, findings};

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
        let told = !makes(Makes::Table) || self.table(pack, ir, console)?;
        let whole = told && (!makes(Makes::Book) || self.books(pack, ir, console)?);
        console.say(&next(&build::next(pack, ir)))?;
        Ok(whole)
    }

    fn table(&self, pack: &Pack, ir: &Ir, console: &mut Console) -> Result<bool, Failure> {
        let place = self.place(&pack.manifest().name);
        let built = build::build(ir).map_err(|why| findings::unbuilt(pack, why, console))?;
        replace(&place, &built.bytes)?;
        let shown = find::shown(&place)?;
        console.say(&format!("{shown}: {} bytes; {}\n", built.bytes.len(), built.holds))?;
        self.words(pack, ir, &built, console)
    }

    /// The words of the table, a file for each language and its strings; whether all could be said.
    fn words(&self, pack: &Pack, ir: &Ir, built: &Built, console: &mut Console) -> Result<bool, Failure> {
        let table = Table::load(&built.bytes).map_err(|why| Failure::new(why.to_string()))?;
        let spoken = match text::spoken(pack, ir, &table) {
            Ok(spoken) => spoken,
            Err(why) => {
                super::book::complain(pack, &why, console);
                return Ok(false);
            }
        };
        let name = &pack.manifest().name;
        for words in &spoken {
            let place = self.folder(name).join(format!("{name}.{}.runetext", words.locale));
            replace(&place, &words.bytes)?;
            replace(&self.folder(name).join(format!("strings.{}.json", words.locale)), words.strings.as_bytes())?;
            console.say(&format!("{}: {} bytes\n", find::shown(&place)?, words.bytes.len()))?;
        }
        Ok(true)
    }

    fn books(&self, pack: &Pack, ir: &Ir, console: &mut Console) -> Result<bool, Failure> {
        match Made::new(pack, ir, Audience::Players) {
            Ok(made) => {
                super::book::write(&self.folder(&pack.manifest().name).join("book"), &made, None, console)?;
                Ok(true)
            }
            Err(why) => {
                super::book::complain(pack, &why, console);
                Ok(false)
            }
        }
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
