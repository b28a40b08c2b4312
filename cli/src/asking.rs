//! Questions on the console, for every command that asks one.

use clap::ValueEnum;
use runebook_driver::Pack;
use runebook_driver::odds::sampled::{self, Effort};
use runebook_driver::odds::{NoOdds, data, show, traces, versus};
use runebook_driver::query::{Question, Unasked, Value};

use crate::console::{Console, Failure};
use crate::findings;
use crate::progress::Waiting;

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

/// How the odds of something are found and written.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// How the answer is written.
    pub format: As,
    /// Whether rare outcomes among many are shown one by one.
    pub all: bool,
    /// How often what is too wide to be counted is run.
    pub effort: Effort,
}

impl Default for Manner {
    fn default() -> Self {
        Self { format: As::Text, all: false, effort: Effort::default() }
    }
}

/// What the odds answer.
pub fn odds(pack: &Pack, question: &Question, manner: Manner, console: &mut Console) -> Result<String, Failure> {
    unfallen(question)?;
    let waiting = Waiting::of(effort(manner.effort));
    let answered = sampled::of_question(question, manner.effort);
    drop(waiting);
    let answered = answered.map_err(|why| no_odds(pack, why, console))?;
    let text = match manner.format {
        As::Text => show::text(question, &answered, manner.all),
        As::Json => data::json(question, &answered),
        As::Csv => data::csv(question, &answered),
    };
    text.map_err(no_answer)
}

/// What may be waited for, and how to wait less.
fn effort(Effort { runs, seed: _, states }: Effort) -> String {
    format!(
        "counted up to {states} states, else run {runs} times; `--states 0` runs at once, fewer `--runs` take less time"
    )
}

/// How two questions compare.
pub fn versus(
    pack: &Pack,
    (one, other): (&Question, &Question),
    manner: Manner,
    console: &mut Console,
) -> Result<String, Failure> {
    unfallen(one)?;
    unfallen(other)?;
    let waiting = Waiting::of(effort(manner.effort));
    let answered = versus::versus(one, other, manner.effort);
    drop(waiting);
    let answered = answered.map_err(|why| no_odds(pack, why, console))?;
    let text = match manner.format {
        As::Text => versus::text(one, other, &answered),
        As::Json => versus::json(one, other, &answered),
        As::Csv => Err("two questions are compared as text or JSON"),
    };
    text.map_err(no_answer)
}

/// The likeliest ways to an outcome.
pub fn ways(
    pack: &Pack,
    question: &Question,
    (outcome, most): (Option<&str>, usize),
    format: As,
    console: &mut Console,
) -> Result<String, Failure> {
    unfallen(question)?;
    let found = traces::of_question(question, outcome, most).map_err(|why| no_odds(pack, why, console))?;
    match format {
        As::Text => Ok(traces::text(question, &found)),
        As::Json => Ok(traces::json(question, &found)),
        As::Csv => Err(no_answer("ways are written as text or JSON")),
    }
}

fn unfallen(question: &Question) -> Result<(), Failure> {
    if question.has_fallen() {
        return Err(Failure::new(
            "Dice have fallen in this state, and odds are of dice that have not: set the state up with `given`.",
        ));
    }
    Ok(())
}

fn no_odds(pack: &Pack, why: NoOdds, console: &mut Console) -> Failure {
    match why {
        NoOdds::Refused(refused) => Failure::new(format!("The odds refuse: {refused}.")),
        NoOdds::Unbuilt(why) => findings::unbuilt(pack, why, console),
    }
}

fn no_answer(why: &str) -> Failure {
    Failure::new(format!("There is no such answer: {why}."))
}
