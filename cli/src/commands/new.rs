//! `runebook new`: a small pack to begin with.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::PossibleValuesParser;
use runebook_driver::pack::words::is_pack_name;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::find::shown;
use crate::template::{self, ALL};
use crate::write::replace;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("new");

/// Makes a small pack that checks, tests and makes a book
///
/// Its rules stand apart in `system/`; the first file of content is one commented entry with its test.
///
/// Templates: `book`, rules for a rulebook alone; `d20`, a game of d20 and armour; `d6`, a game of exploding d6 and
/// wounds; `items`, weapons from a sheet and armour; `sil-q`, an edition of Sil-Q beside the packs it extends.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook new my-game --from d20")]
struct Arguments {
    /// The folder to make; its last part is the pack's name
    #[arg(value_name = "NAME")]
    folder: PathBuf,
    /// What it begins from
    #[arg(long, value_name = "TEMPLATE", default_value = "d20", value_parser = templates())]
    from: String,
}

fn templates() -> PossibleValuesParser {
    ALL.iter()
        .map(|template| clap::builder::PossibleValue::new(template.name).help(template.about))
        .collect::<Vec<_>>()
        .into()
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let folder = shown(&self.folder)?;
        let name = folder.rsplit('/').next().unwrap_or_default().to_owned();
        if let Err(why) = named(&name) {
            return Err(Failure::new(why));
        }
        let template = template::named(&self.from)
            .ok_or_else(|| Failure::new(format!("There is no template `{}`.", self.from)))?;
        empty(&self.folder, &folder)?;
        let files = template.files(&name);
        for (path, bytes) in &files {
            replace(&self.folder.join(path), bytes)?;
        }
        let place = template.place(&name);
        let pack = if place.is_empty() { folder.clone() } else { format!("{folder}/{place}") };
        let first = files
            .iter()
            .map(|(path, _)| path.as_str())
            .find(|path| path.starts_with(&place) && path.ends_with(".rune") && !path.contains("system/"));
        let first = first.map_or_else(String::new, |path| format!("begin in {folder}/{path}\n"));
        console.say(&format!(
            "{pack}: a new pack\n{first}next:\n  runebook check {pack}\n  runebook test {pack}\n  runebook build {pack}\n"
        ))?;
        Ok(Outcome::Fine)
    }
}

fn named(name: &str) -> Result<(), String> {
    if is_pack_name(name) {
        return Ok(());
    }
    Err(format!("`{name}` cannot be the name of a pack: it is made of a-z, 0-9 and `-`, and begins with a letter."))
}

/// Refuses a folder that holds something: nothing of it shall be written over.
fn empty(folder: &Path, shown: &str) -> Result<(), Failure> {
    let holds = std::fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
    if holds {
        return Err(Failure::new(format!("The folder `{shown}` holds something already; name a new one.")));
    }
    if folder.exists() && !folder.is_dir() {
        return Err(Failure::new(format!("`{shown}` is no folder; name a new one.")));
    }
    Ok(())
}
