//! Questions on the console, for every command that asks one.

use clap::ValueEnum;
use runebook_driver::Pack;
use runebook_driver::odds::{self, data, show};
use runebook_driver::query::{Question, Unasked, Value};

use crate::console::{Console, Failure};
use crate::findings;

/// Compiles a question about a pack. `None` if the pack fails or the question has no meaning there: that was said.
pub fn question(pack: &Pack, text: &str, given: &str, console: &mut Console) -> Result<Option<Question>, Failure> {
    let Some(ir) = findings::checked(pack, console).and_then(|report| report.ir) else { return Ok(None) };
    match Question::new(pack, &ir, text, given) {
        Ok(question) => Ok(Some(question)),
        Err(Unasked::Found(sources, found)) => {
            findings::complain(&sources, &found, console);
            Ok(None)
        }
        Err(Unasked::Unbuilt(why)) => Err(findings::unbuilt(pack, why, console)),
    }
}

/// The value of a question that is run once.
pub fn value(pack: &Pack, question: &Question, console: &mut Console) -> Result<Value, Failure> {
    question.value().map_err(|why| findings::unbuilt(pack, why, console))
}

/// Answers, one a line; a single one without its name.
pub fn answers(answers: &[(String, String)]) -> String {
    match answers {
        [(_, value)] => format!("{value}\n"),
        many => {
            let width = many.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
            many.iter().map(|(name, value)| format!("{name:width$}  {value}\n")).collect()
        }
    }
}

/// How an answer of the odds is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum As {
    /// A number, or a table with bars
    Text,
    /// One JSON object
    Json,
    /// A line for each outcome
    Csv,
}

/// What the odds answer; as text, rare outcomes among many are counted together unless `all` are wanted.
pub fn odds(pack: &Pack, question: &Question, format: As, all: bool, console: &mut Console) -> Result<String, Failure> {
    if question.has_fallen() {
        return Err(Failure::new(
            "Dice have fallen in this state, and odds are of dice that have not: set the state up with `given`.",
        ));
    }
    let answered = odds::of_question(question).map_err(|why| match why {
        odds::NoOdds::Refused(refused) => Failure::new(format!("The odds refuse: {refused}.")),
        odds::NoOdds::Unbuilt(why) => findings::unbuilt(pack, why, console),
    })?;
    let text = match format {
        As::Text => show::text(question, &answered, all),
        As::Json => data::json(question, &answered),
        As::Csv => data::csv(question, &answered),
    };
    text.map_err(|why| Failure::new(format!("There is no such answer: {why}.")))
}
