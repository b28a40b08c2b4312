//! `runebook run`: the value of something.

use std::path::PathBuf;

use clap::Args;

use runebook_driver::query::Value;

use super::{Command, Run};
use crate::asking::{self, Manner};
use crate::console::{Console, Failure, Outcome};
use crate::find;

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("run");

/// Prints the value of a stat, a formula or whatever else has one
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook run content/sil-q 'hero.melee' --given 'hero { strength 3 }'")]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// What is asked, in the words of a test
    #[arg(value_name = "EXPR")]
    asked: String,
    /// The state it is asked in, in the words of a test
    #[arg(long, value_name = "STATE", default_value = "")]
    given: String,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(question) = asking::question(&pack, &self.asked, &self.given, console)? else {
            return Ok(Outcome::Findings);
        };
        let value = if question.is_value() { asking::value(&pack, &question, console)? } else { Value::Chance };
        match value {
            Value::Answers(answers) => console.say(&asking::answers(&answers))?,
            Value::Chance => {
                let text = asking::odds(&pack, &question, Manner::default(), console)?;
                console.say(&text)?;
            }
            Value::Stopped(sentence) => return Err(Failure::new(sentence)),
        }
        Ok(Outcome::Fine)
    }
}
