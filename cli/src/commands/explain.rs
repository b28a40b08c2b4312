//! `runebook explain`: the page of a code or a lint; where the values of a thing come from.

use std::path::PathBuf;

use clap::Args;
use runebook_driver::codes::{explain, pages, title};
use runebook_driver::origin::origins;

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{find, findings};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("explain");

/// Prints the page of a code or a lint, or where each value of an entry comes from
///
/// Without anything, lists all codes.
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook explain E081\n  runebook explain content/sil-q power")]
struct Arguments {
    /// A code such as `E081`, or a lint's name; with a second word, a pack
    #[arg(value_name = "CODE or PACK")]
    code: Option<String>,
    /// A name in that pack: `power`, `ability.power`, `creature.melee`, or a title
    #[arg(value_name = "NAME", requires = "code")]
    name: Option<String>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        if let (Some(pack), Some(name)) = (&self.code, &self.name) {
            let pack = find::pack(&PathBuf::from(pack))?;
            let Some(report) = findings::checked(&pack, console) else { return Ok(Outcome::Findings) };
            let Some(ir) = report.ir else { return Ok(Outcome::Findings) };
            console.say(&origins(&pack, &ir, name).map_err(Failure::new)?)?;
            return Ok(Outcome::Fine);
        }
        let text = match &self.code {
            Some(code) => explain(code).map_err(Failure::new)?.to_owned(),
            None => pages().map(|(_, page)| format!("{}\n", title(page))).collect(),
        };
        console.say(&text)?;
        Ok(Outcome::Fine)
    }
}
