//! Answers of the odds for programs: JSON and CSV. Chances are fractions; where only ends are proved, both are there.

use runebook_odds::{Distribution, Number, Weight};
use serde_json::{Value, json};

use super::Answered;
use super::measure::{Measure, measure};
use super::show::{assumption, is_spread, sureness, words};
use crate::query::Question;

/// One JSON object on one line: `what`, then `outcomes` or `numbers`, then how sure they are: what was left open
/// (`residual`) and on what share of the ways, or how many ticks, a repetition reached its bound (`reached`).
///
/// # Errors
/// As [`super::show::text`].
pub fn json(question: &Question, answered: &Answered) -> Result<String, &'static str> {
    let mut object = match answered {
        Answered::Outcomes(outcomes) if is_spread(question) => outcomes_json(question, outcomes),
        Answered::Outcomes(_) | Answered::Ticks(_) => numbers_json(question, answered)?,
    };
    match answered {
        Answered::Outcomes(outcomes) => {
            object["residual"] = chance(&outcomes.residual);
            object["reached"] = chance(&outcomes.reached);
        }
        Answered::Ticks(absorbed) => object["reached"] = absorbed.reached.as_ref().map(number).into(),
    }
    let sure = sureness(answered, question.asked().given);
    object["sureness"] = json!(sure.trim());
    object["assumed"] = answered.assumed().map(assumption).collect();
    Ok(format!("{object}\n"))
}

fn outcomes_json(question: &Question, outcomes: &Distribution) -> Value {
    let names: Vec<&str> = question.asked().answers.iter().map(|answer| answer.name.as_str()).collect();
    let rows: Vec<Value> = outcomes
        .outcomes
        .iter()
        .map(|(values, weight)| json!({ "values": words(question, values), "chance": chance(weight) }))
        .collect();
    json!({ "answers": names, "outcomes": rows })
}

fn numbers_json(question: &Question, answered: &Answered) -> Result<Value, &'static str> {
    let mut numbers = Vec::new();
    for answer in &question.asked().answers {
        let number = match measure(question.asked(), answer, answered)? {
            Measure::Chance(weight) => json!({ "name": answer.name, "chance": chance(&weight) }),
            Measure::Mean(mean) => json!({ "name": answer.name, "mean": number(&mean) }),
            Measure::Spread(square) => {
                json!({ "name": answer.name, "spread": number(&square.root()), "spread_squared": number(&square) })
            }
        };
        numbers.push(number);
        if matches!(answered, Answered::Ticks(_)) {
            break;
        }
    }
    Ok(json!({ "numbers": numbers }))
}

/// A fraction, or the two between which the truth lies.
pub(super) fn chance(weight: &Weight) -> Value {
    let ((low, of), (high, all)) = (weight.ends().low(), weight.ends().high());
    if weight.is_exact() {
        json!(format!("{low}/{of}"))
    } else {
        json!([format!("{low}/{of}"), format!("{high}/{all}")])
    }
}

pub(super) fn number(number: &Number) -> Value {
    let (low, high) = (number.low.to_string(), number.high.to_string());
    if number.is_exact() { json!(low) } else { json!([low, high]) }
}

/// A line for each outcome: its values, then the lower and the upper end of its chance as fractions, and whether these are
/// `exact`, `bounded` (proved), or `sampled`.
///
/// # Errors
/// Where no distribution is asked for.
pub fn csv(question: &Question, answered: &Answered) -> Result<String, &'static str> {
    let Answered::Outcomes(outcomes) = answered else { return Err(NO_ROWS) };
    if !is_spread(question) {
        return Err(NO_ROWS);
    }
    let names = question.asked().answers.iter().map(|answer| answer.name.clone());
    let mut text = line(names.chain(["low", "high", "sure"].map(str::to_owned)));
    for (values, weight) in &outcomes.outcomes {
        let ((low, of), (high, all)) = (weight.ends().low(), weight.ends().high());
        let ends = [format!("{low}/{of}"), format!("{high}/{all}"), sure(&weight.number()).to_owned()];
        text.push_str(&line(words(question, values).into_iter().chain(ends)));
    }
    Ok(text)
}

/// How surely a number is known, in a word.
pub(crate) fn sure(number: &Number) -> &'static str {
    match number.sampled {
        Some(_) => "sampled",
        None if number.is_exact() => "exact",
        None => "bounded",
    }
}

const NO_ROWS: &str = "this asks for one number, which has no rows: ask for `odds of …`, or take another format";

/// Cells between commas.
pub(crate) fn line(cells: impl Iterator<Item = String>) -> String {
    let quoted = |cell: String| {
        if cell.contains(['"', ',', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell }
    };
    format!("{}\n", cells.map(quoted).collect::<Vec<_>>().join(","))
}
