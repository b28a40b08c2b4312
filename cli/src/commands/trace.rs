//! `runebook trace`: the value of something, step by step.

use std::path::PathBuf;

use clap::Args;

use runebook_driver::query::Value;
use runebook_driver::story::Detail;
use runebook_driver::{Key, Sample, Script};

use super::{Command, Run};
use crate::console::{Console, Failure, Outcome};
use crate::{asking, find, findings, telling};

/// The command.
pub const COMMAND: Command = Command::new::<Arguments>("trace");

/// Prints how a value comes about, step by step, with the lines of the rules
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  runebook trace content/sil-q 'hero.melee'\n  \
                      runebook trace content/rip 'value of burst' --rolls 10,3")]
struct Arguments {
    /// The pack
    pack: PathBuf,
    /// What is asked, in the words of a test
    #[arg(value_name = "EXPR")]
    asked: String,
    /// The state it is asked in, in the words of a test
    #[arg(long, value_name = "STATE", default_value = "")]
    given: String,
    /// What the dice are drawn from, where some fall
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What each roll comes to, in order: `--rolls 14,7,3`
    #[arg(long, value_name = "ROLLS", value_delimiter = ',', allow_negative_numbers = true)]
    rolls: Option<Vec<i64>>,
    /// Shows modifiers and triggers that nobody there holds, too
    #[arg(long)]
    all: bool,
    /// The language it is told in; the pack's own unless said
    #[arg(long, value_name = "LOCALE")]
    lang: Option<String>,
}

impl Run for Arguments {
    fn run(self, console: &mut Console) -> Result<Outcome, Failure> {
        let pack = find::pack(&self.pack)?;
        let Some(question) = asking::question(&pack, &self.asked, &self.given, console)? else {
            return Ok(Outcome::Findings);
        };
        let teller = telling::teller(&pack, &question.ir, self.lang.as_deref())?;
        let detail = if self.all { Detail::All } else { Detail::Steps };
        let traced = match &self.rolls {
            Some(rolls) => {
                let mut supplied = Script::totals(rolls);
                let traced = question.trace(&mut question.dice(&mut supplied), detail);
                traced.map(|traced| traced.with_left_over(supplied.left_over().len()))
            }
            None => {
                let drawn = Sample::new(Key { seed: self.seed, ..Key::default() });
                question.trace(&mut question.dice(drawn), detail)
            }
        };
        let traced = traced.map_err(|why| findings::unbuilt(&pack, why, console))?;
        console.say(&telling::text(&traced.lines, &question.sources, &teller, detail)?)?;
        match traced.value {
            Value::Answers(_) => console.say(&asking::answers(&telling::answers(&traced.answers, &teller)?))?,
            Value::Chance => {}
            Value::Stopped(sentence) => return Err(Failure::new(sentence)),
        }
        Ok(Outcome::Fine)
    }
}
