//! The likeliest ways to an outcome, roll by roll, each to be replayed: `runebook trace … --rolls`, `do … rolls` in a
//! test.

use runebook_compiler::emit::AnswerKind;
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{Budget, Likeliest, Policy, Refused, likeliest};
use serde_json::json;

use super::measure::chance_words;
use super::show::words;
use super::{NoOdds, data};
use crate::aligned::aligned;
use crate::query::Question;
use crate::scratch::world;

/// What a search may use up: so many ways that have begun, and so many runs.
const MOST: u64 = 2_000_000;
const RUNS: u64 = 500_000;

/// The likeliest ways to an outcome in the words in which answers print it (`12`, or `yes, 12` of several). Where none
/// is said, to what a chance is asked of, else to any.
///
/// # Errors
/// Where the odds refuse.
pub fn of_question(asking: &Question, outcome: Option<&str>, most: usize) -> Result<Likeliest, NoOdds> {
    let table = asking.table().map_err(NoOdds::Unbuilt)?;
    if asking.asked().fight.is_some() {
        return Err(NoOdds::Refused(Refused::Malformed("a fight is told roll by roll by `runebook duel`")));
    }
    let (asked, host) = (asking.asked(), world(&asking.asked().scene, &[]));
    let question = runebook_odds::Question {
        table: &table,
        host: &host,
        function: asked.function,
        args: &[],
        policy: asking.policy(),
    };
    let chance = asked.what == QueryWhat::Chance && asked.answers.iter().all(|answer| answer.kind == AnswerKind::YesNo);
    let wanted = |values: &[i64]| match outcome {
        Some(outcome) => fits(outcome, &words(asking, values)),
        None => !chance || values.iter().all(|value| *value != 0),
    };
    let budget = Budget { states: MOST, steps: RUNS, ..Budget::default() };
    let found = likeliest(&question, &wanted, most, &budget);
    found.map_err(|refused| NoOdds::Refused(in_one_way(refused, question.policy)))
}

/// A way is one of rolls: a choice that takes each option would be another roll, which no game makes.
fn in_one_way(refused: Refused, policy: Policy) -> Refused {
    match (refused, policy) {
        (Refused::Choice { .. }, Policy::Each) => Refused::Malformed(
            "a way cannot be replayed in which a choice takes each option, as `policy each` has it: leave it out, so that \
             it takes the first, or say `policy best by …`",
        ),
        (refused, _) => refused,
    }
}

/// Whether values are those of an outcome: `12`, or `yes, 12` of several, the first ones. `any` fits all.
fn fits(outcome: &str, values: &[String]) -> bool {
    let wanted = outcome.split(',').map(str::trim);
    wanted.clone().count() <= values.len()
        && wanted.zip(values).all(|(wanted, value)| wanted == "any" || wanted == value)
}

/// A line for each way: its share of all ways, what it comes to, its rolls.
#[must_use]
pub fn text(asking: &Question, found: &Likeliest) -> String {
    let mut rows = vec![["share of all ways", "outcome", "rolls"].map(str::to_owned).to_vec()];
    for way in &found.ways {
        rows.push(vec![chance_words(&way.chance), words(asking, &way.values).join(", "), rolls(&way.rolls)]);
    }
    let mut text = if found.ways.is_empty() {
        format!("no way leads there: an outcome reads `{}`\n", heads(asking))
    } else {
        aligned(&rows, &["outcome", "rolls"])
    };
    let runs = found.runs;
    text.push_str(&match found.proved {
        true => format!("no other way is likelier than the last ({runs} ways begun)\n"),
        false => format!("likelier ones may be left: the search ended after {runs} ways were begun\n"),
    });
    if let Some(first) = found.ways.first().filter(|way| !way.rolls.is_empty()) {
        text.push_str(&format!(
            "replay the first: runebook trace … --rolls {}\n",
            rolls(&first.rolls).replace(' ', "")
        ));
    }
    text
}

/// What the values of an outcome are called.
fn heads(asking: &Question) -> String {
    asking
        .asked()
        .answers
        .iter()
        .map(|answer| answer.name.replace('_', " ").to_uppercase())
        .collect::<Vec<_>>()
        .join(", ")
}

fn rolls(rolls: &[i64]) -> String {
    rolls.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// One JSON object on one line.
#[must_use]
pub fn json(asking: &Question, found: &Likeliest) -> String {
    let ways: Vec<_> = found
        .ways
        .iter()
        .map(|way| {
            let values = words(asking, &way.values);
            json!({ "chance": data::chance(&way.chance), "values": values, "rolls": way.rolls })
        })
        .collect();
    format!("{}\n", json!({ "ways": ways, "proved": found.proved, "runs": found.runs }))
}
