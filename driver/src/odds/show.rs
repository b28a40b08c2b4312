//! Answers of the odds as people read them: a number, or a table with bars, and what stands behind it.

use runebook_compiler::emit::{Answer, AnswerKind};
use runebook_odds::{Absorbed, Assumed, Distribution, Exactness, Method, Number, Percent, Policy, Weight};
use runebook_runtime::Dice;

use super::Answered;
use super::measure::{Said, chance_words, fraction, measure, number_words, percent_words};
use crate::query::Question;

/// Columns of the longest bar.
const BAR: usize = 40;

/// Outcomes that are shown where there are more: each at least one in so many.
const RARE: u64 = 10_000;
/// So many outcomes are always shown.
const FEW: usize = 40;

/// An answer as text that ends with a line on how sure it is and how it was found. Of many outcomes the rare ones are
/// counted together, unless `all` are wanted.
///
/// # Errors
/// A sentence, where the question asks for a number that is not there.
pub fn text(question: &Question, answered: &Answered, all: bool) -> Result<String, &'static str> {
    let mut text = match answered {
        Answered::Outcomes(outcomes) if is_spread(question) => table(question, outcomes, all),
        Answered::Outcomes(_) | Answered::Ticks(_) => numbers(question, answered)?,
    };
    text.push_str(&sureness(answered, question.asked().given));
    for assumed in answered.assumed() {
        text.push_str(&format!("assumed: {}\n", assumption(assumed)));
    }
    Ok(text)
}

/// Whether the whole distribution is asked for.
#[must_use]
pub fn is_spread(question: &Question) -> bool {
    use runebook_grammar::tree::QueryWhat;
    match question.asked().what {
        QueryWhat::Value | QueryWhat::Odds => true,
        QueryWhat::Chance | QueryWhat::Mean | QueryWhat::Spread | QueryWhat::Quantile(_) | QueryWhat::Expected => false,
    }
}

fn numbers(question: &Question, answered: &Answered) -> Result<String, &'static str> {
    let mut text = String::new();
    for answer in &question.asked().answers {
        text.push_str(&format!("{}\n", measure(question.asked(), answer, answered)?.words()));
        if matches!(answered, Answered::Ticks(_)) {
            break;
        }
    }
    Ok(text)
}

/// The values of one outcome in words.
#[must_use]
pub fn words(question: &Question, values: &[i64]) -> Vec<String> {
    // Results have the condition before them.
    let results: Vec<i64> = std::iter::once(1).chain(values.iter().copied()).collect();
    question.answers(&results).into_iter().map(|(_, value)| value).collect()
}

/// The distribution that is shown: of dice that are certain, what they give when they are rolled.
#[must_use]
pub fn shown(question: &Question, outcomes: &Distribution) -> Option<(Dice, Distribution)> {
    let [Answer { kind: AnswerKind::Dice, .. }] = &question.asked().answers[..] else { return None };
    let [(values, _)] = &outcomes.outcomes[..] else { return None };
    let dice = <[i64; 8]>::try_from(values.as_slice()).ok().and_then(Dice::from_words)?;
    Some((dice, runebook_odds::dice(dice).ok()?))
}

fn table(question: &Question, outcomes: &Distribution, all: bool) -> String {
    if let Some((dice, rolled)) = shown(question, outcomes) {
        let words = |values: &[i64]| values.iter().map(i64::to_string).collect();
        return format!("{dice}, rolled\n{}{}", rows(&[], &rolled, &words, all), moments("", &rolled, 0, 1));
    }
    let answers = &question.asked().answers;
    let names: Vec<String> = answers.iter().map(|answer| answer.name.replace('_', " ")).collect();
    let heads = if names.len() > 1 { &names[..] } else { &[] };
    let mut text = rows(heads, outcomes, &|values| words(question, values), all);
    for (answer, name) in answers.iter().zip(&names) {
        if let AnswerKind::Number(denominator) = answer.kind {
            let name = if names.len() > 1 { name } else { "" };
            let by = u32::try_from(denominator).unwrap_or(1);
            text.push_str(&moments(name, outcomes, answer.at.saturating_sub(1), by));
        }
    }
    text
}

/// A row for each outcome, the rare ones of many together.
fn rows(heads: &[String], outcomes: &Distribution, words: &dyn Fn(&[i64]) -> Vec<String>, all: bool) -> String {
    let rare = |weight: &Weight| {
        let (numerator, denominator) = weight.ends().high();
        !all && outcomes.outcomes.len() > FEW && numerator * RARE < denominator
    };
    let often = outcomes.outcomes.iter().filter(|(_, weight)| !rare(weight));
    let mut text = lines(heads, often.map(|(values, weight)| (words(values), weight)).collect());
    let left: Vec<&[i64]> =
        outcomes.outcomes.iter().filter(|(_, weight)| rare(weight)).map(|(values, _)| values.as_slice()).collect();
    if !left.is_empty() {
        let together = percent_words(&outcomes.chance(|values| left.binary_search(&values).is_ok()));
        text.push_str(&format!("{} rare outcomes together: {together} (--all shows them)\n", left.len()));
    }
    text
}

fn moments(name: &str, outcomes: &Distribution, field: usize, by: u32) -> String {
    let Some(mean) = outcomes.mean(field).filter(|_| outcomes.outcomes.len() > 1) else { return String::new() };
    let of = if name.is_empty() { String::new() } else { format!(" of {name}") };
    format!("mean{of}: {}\n", number_words(&mean.over(by)))
}

/// Rows with their chances: values, the fraction where it is short, percent, a bar.
fn lines(names: &[String], rows: Vec<(Vec<String>, &Weight)>) -> String {
    let most = rows.iter().map(|(_, weight)| weight.to_f64()).fold(0.0, f64::max);
    let cells: Vec<Vec<String>> = rows
        .iter()
        .map(|(values, weight)| {
            let chance = [fraction(weight).unwrap_or_default(), percent_words(weight)];
            values.iter().cloned().chain(chance).collect()
        })
        .collect();
    let heads: Vec<String> = names.to_vec();
    let columns = cells.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let all = cells.iter().chain(std::iter::once(&heads)).filter_map(|row| row.get(column));
        all.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = if heads.is_empty() { String::new() } else { format!("{}\n", row(&heads, &widths)) };
    for (cells, (_, weight)) in cells.iter().zip(&rows) {
        text.push_str(format!("{}  {}", row(cells, &widths), bar(weight, most)).trim_end());
        text.push('\n');
    }
    text
}

fn row(cells: &[String], widths: &[usize]) -> String {
    let cells = cells.iter().zip(widths).map(|(cell, width)| {
        let gap = " ".repeat(width.saturating_sub(cell.chars().count()));
        format!("{gap}{cell}")
    });
    cells.collect::<Vec<_>>().join("  ")
}

/// A bar as long as a chance is large, the largest being full.
fn bar(weight: &Weight, most: f64) -> String {
    let share = if most > 0.0 { weight.to_f64() / most } else { 0.0 };
    let eighths = (0..=BAR * 8).rev().find(|length| *length as f64 <= share * (BAR * 8) as f64).unwrap_or(0);
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
    format!("{}{rest}", "█".repeat(eighths / 8))
}

/// How sure an answer is, how it was found, and on what share of the ways a repetition reached its bound.
#[must_use]
pub fn sureness(answered: &Answered, given: bool) -> String {
    match answered {
        Answered::Outcomes(outcomes) => {
            let (method, states) = (how(outcomes.method), outcomes.states);
            let given = if given {
                format!("given what has the chance {}\n", chance_words(&outcomes.condition))
            } else {
                String::new()
            };
            let reached = reached(&outcomes.reached);
            let method = match outcomes.method {
                Method::Forked if outcomes.residual != Weight::ZERO => LIKELY,
                _ => method,
            };
            format!("{given}{} ({method}{})\n{reached}", sure(outcomes), counted(states))
        }
        Answered::Ticks(absorbed) => ticks(absorbed),
    }
}

fn sure(outcomes: &Distribution) -> String {
    if let Some((_, weight)) = outcomes.outcomes.first()
        && let Exactness::Sampled { runs, seed, interval: _ } = weight.exactness()
    {
        return format!(
            "sampled, for it is too wide to be counted: {runs} runs, seed {seed}; a chance of 50 % is known within \
             {:.2} points with 99.9 % confidence",
            within(*runs)
        );
    }
    if outcomes.residual != Weight::ZERO {
        bounded(&outcomes.residual)
    } else if outcomes.outcomes.iter().all(|(_, weight)| weight.is_exact()) {
        "exact".to_owned()
    } else {
        PROVED.to_owned()
    }
}

/// How far, in points, half of so many runs may be off.
fn within(runs: u64) -> f64 {
    let (low, high) = Weight::counted(runs / 2, runs, 0).ends().to_f64();
    (high - low) * 50.0
}

/// How an answer was found that leaves out what is all but impossible.
const LIKELY: &str = "every result of a roll tried that is likely enough";

const PROVED: &str = "proved to the last digit shown";

fn ticks(absorbed: &Absorbed) -> String {
    if let Exactness::Sampled { runs, seed, interval: _ } = absorbed.stops.exactness() {
        let how = how(absorbed.method);
        return format!(
            "sampled, for it is too wide to be counted: {runs} runs, seed {seed}, each of which stops; the interval holds \
             with about 99.9 % confidence ({how})\n{}",
            bounds_reached(absorbed)
        );
    }
    let sure = if absorbed.expected.as_ref().is_some_and(Number::is_exact) { "exact" } else { PROVED };
    let (most, of) = absorbed.stops.ends().high();
    let stops = match most == of {
        true => String::new(),
        false => format!("stops with the chance {}\n", chance_words(&absorbed.stops)),
    };
    let (how, states, reached) = (how(absorbed.method), counted(absorbed.states), bounds_reached(absorbed));
    format!("{stops}{sure} ({how}{states})\n{reached}")
}

/// On how many ticks a repetition reached its bound; nothing where none can.
fn bounds_reached(absorbed: &Absorbed) -> String {
    match &absorbed.reached {
        Some(reached) if !(reached.is_exact() && reached.low.numer().bits() == 0) => {
            format!("a repetition reaches its bound, and goes on as in the game, {} times\n", number_words(reached))
        }
        Some(_) | None => String::new(),
    }
}

fn counted(states: u64) -> String {
    match states {
        0 => String::new(),
        1 => ", 1 state".to_owned(),
        _ => format!(", {states} states"),
    }
}

/// What is known of a share of ways that were not followed.
#[must_use]
pub fn bounded(residual: &Weight) -> String {
    format!("bounded: the residual, {} of all ways, was too unlikely to follow", share(residual))
}

/// On what share of the ways a repetition reached its bound; nothing where none can.
#[must_use]
pub fn reached(reached: &Weight) -> String {
    if *reached == Weight::ZERO {
        return String::new();
    }
    format!("a repetition reaches its bound, and goes on as in the game, on {} of all ways\n", share(reached))
}

/// A share above 0 as people read it, however small.
fn share(weight: &Weight) -> String {
    let (numerator, denominator) = weight.ends().high();
    let places = (denominator / numerator.max(1u8.into())).to_string().len().saturating_sub(1);
    match places {
        0..=3 => weight.percent(Percent::digits(4)).to_string(),
        more => format!("at most 1 in 10^{more}"),
    }
}

const fn how(method: Method) -> &'static str {
    match method {
        Method::Certain => "nothing is left to chance",
        Method::ClosedForm => "by the closed form of the roll",
        Method::Forked => "every result of every roll tried",
        Method::Graph => "by the graph of its states",
        Method::Ticks => "tick by tick",
        Method::Sampled => "by many runs",
    }
}

/// What an answer took for granted, in words.
#[must_use]
pub fn assumption(assumed: &Assumed) -> String {
    match assumed {
        Assumed::Choice { site: _, policy } => match policy {
            Policy::First => "an open choice takes its first option".to_owned(),
            Policy::Last => "an open choice takes its last option".to_owned(),
            Policy::Each => "an open choice takes each option as often as any other".to_owned(),
            Policy::Best { result: _ } => "an open choice takes the option that is best by what was said".to_owned(),
            Policy::Refuse => "no choice is open".to_owned(),
        },
        Assumed::StopsAtLeast(percent) => format!("the chance to stop never falls below {percent} % again"),
    }
}
