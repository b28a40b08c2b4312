//! Two questions compared: exactly where both can be counted, else from runs with the same luck, where what both do
//! alike falls alike.

use std::collections::BTreeSet;

use runebook_compiler::emit::{Answer, AnswerKind};
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{
    Budget, Distribution, Dominance, Engine, Exactness, Number, Paired, Percent, Refused, Ties, Weight, sample_pairs,
};
use serde_json::{Value, json};

use super::data;
use super::measure::{Measure, Said, measure, number_words};
use super::sampled::{Effort, run};
use super::show::{assumption, is_spread, shown, sureness, words};
use super::{Answered, NoOdds, ask_within, fight};
use crate::aligned::aligned;
use crate::query::Question;
use crate::scratch::world;

/// The answers to two questions.
#[derive(Clone, Debug)]
pub struct Versus {
    /// To the first.
    pub one: Answered,
    /// To the second.
    pub other: Answered,
    /// How they differ run by run, where they were run with the same luck.
    pub paired: Option<Paired>,
}

/// Asks both. What is too wide to be counted is run, and then both are, with the same luck, unless something is given
/// in one of them: what is given is another part of all runs in each.
///
/// # Errors
/// Where the odds refuse.
pub fn versus(one: &Question, other: &Question, effort: Effort) -> Result<Versus, NoOdds> {
    let (one_counted, other_counted) = rayon::join(|| counted(one, effort), || counted(other, effort));
    let (one_counted, other_counted) = (one_counted?, other_counted?);
    match (one_counted, other_counted) {
        (Some(one), Some(other)) => Ok(Versus { one, other, paired: None }),
        (one_counted, other_counted) if one.asked().given || other.asked().given => Ok(Versus {
            one: one_counted.map_or_else(|| run(one, effort), Ok)?,
            other: other_counted.map_or_else(|| run(other, effort), Ok)?,
            paired: None,
        }),
        _ => {
            let paired = paired(one, other, effort)?;
            let [one, other] = [&paired.one, &paired.other].map(|outcomes| Answered::Outcomes(outcomes.clone()));
            Ok(Versus { one, other, paired: Some(paired) })
        }
    }
}

fn counted(asking: &Question, effort: Effort) -> Result<Option<Answered>, NoOdds> {
    let table = asking.table().map_err(NoOdds::Unbuilt)?;
    match ask_within(&mut Engine::new(), &table, asking.asked(), &[], asking.policy(), &effort.budget()) {
        Ok(answered) => Ok(Some(answered)),
        // the ticks of two processes have no luck in common
        Err(Refused::Wide { .. }) if asking.asked().process.is_some() => run(asking, effort).map(Some),
        Err(Refused::Wide { .. }) => Ok(None),
        Err(refused) => Err(NoOdds::Refused(refused)),
    }
}

fn paired(one: &Question, other: &Question, effort: Effort) -> Result<Paired, NoOdds> {
    let tables = (one.table().map_err(NoOdds::Unbuilt)?, other.table().map_err(NoOdds::Unbuilt)?);
    let fights = [one, other].map(|asking| fight::Asking::of(asking.asked(), asking.policy()));
    if let [Some(mine), Some(theirs)] = fights {
        return mine.pairs(&tables.0, (&theirs, &tables.1), effort).map_err(NoOdds::Refused);
    }
    let hosts = (world(&one.asked().scene, &[]), world(&other.asked().scene, &[]));
    let question = |table, host, asking: &Question| {
        let (function, policy) = (asking.asked().function, asking.policy());
        runebook_odds::Question { table, host, function, args: &[], policy }
    };
    let (one, other) = (question(&tables.0, &hosts.0, one), question(&tables.1, &hosts.1, other));
    sample_pairs(&one, &other, effort.seed, effort.runs.max(1), &Budget::default()).map_err(NoOdds::Refused)
}

/// One number that both questions ask for.
struct Compared {
    name: String,
    one: Measure,
    other: Measure,
    /// How much more the second is.
    more: Option<Number>,
}

const UNLIKE: &str = "the two questions do not ask for the same: both must be `chance of …`, `mean of …`, `odds of …` \
                      with as many answers";

impl Versus {
    fn numbers(&self, one: &Question, other: &Question) -> Result<Vec<Compared>, &'static str> {
        let (mine, theirs) = (one.asked(), other.asked());
        if mine.what != theirs.what || mine.answers.len() != theirs.answers.len() {
            return Err(UNLIKE);
        }
        let most = if matches!(self.one, Answered::Ticks(_)) { 1 } else { mine.answers.len() };
        let both = mine.answers.iter().zip(&theirs.answers).take(most);
        let compared = both.map(|(answer, their)| {
            let (one, other) = (measure(mine, answer, &self.one)?, measure(theirs, their, &self.other)?);
            let more = self.more(mine.what, answer, (&one, &other));
            Ok(Compared { name: answer.name.replace('_', " "), one, other, more })
        });
        compared.collect()
    }

    /// How much more the second is.
    fn more(&self, what: QueryWhat, answer: &Answer, both: (&Measure, &Measure)) -> Option<Number> {
        let field = answer.at.saturating_sub(1);
        match both {
            (Measure::Chance(one), Measure::Chance(other)) => {
                let same_luck = self.paired.as_ref().filter(|_| answer.kind == AnswerKind::YesNo);
                let more = same_luck.and_then(|paired| paired.more_often(field));
                more.or_else(|| Some(other.number().more_than(&one.number())))
            }
            (Measure::Mean(one), Measure::Mean(other)) => {
                let same_luck = self.paired.as_ref().filter(|_| what == QueryWhat::Mean);
                let more = same_luck.and_then(|paired| paired.more(field));
                more.map(|more| more.over(parts(answer.kind))).or_else(|| Some(other.more_than(one)))
            }
            (Measure::Spread(one), Measure::Spread(other)) => Some(other.root().more_than(&one.root())),
            (Measure::Chance(_) | Measure::Mean(_) | Measure::Spread(_), _) => None,
        }
    }

    /// Both distributions; of dice, of what they give when they are rolled.
    fn spreads(&self, one: &Question, other: &Question) -> Result<[Distribution; 2], &'static str> {
        if one.asked().answers.len() != other.asked().answers.len() || !is_spread(other) {
            return Err(UNLIKE);
        }
        let of = |question: &Question, answered: &Answered| match answered {
            Answered::Outcomes(outcomes) => {
                Ok(shown(question, outcomes).map_or_else(|| outcomes.clone(), |(_, rolled)| rolled))
            }
            Answered::Ticks(_) => Err(UNLIKE),
        };
        Ok([of(one, &self.one)?, of(other, &self.other)?])
    }
}

/// The denominator of an answer.
fn parts(kind: AnswerKind) -> u32 {
    match kind {
        AnswerKind::Number(by) => u32::try_from(by).unwrap_or(1),
        AnswerKind::Ratio
        | AnswerKind::YesNo
        | AnswerKind::Dice
        | AnswerKind::Member(_)
        | AnswerKind::Entry
        | AnswerKind::Entity => 1,
    }
}

/// The comparison as text: both, and the second less the first.
///
/// # Errors
/// A sentence, where the questions do not ask for the same.
pub fn text(one: &Question, other: &Question, versus: &Versus) -> Result<String, &'static str> {
    let mut text = if is_spread(one) { table(one, other, versus)? } else { lines(&versus.numbers(one, other)?) };
    match &versus.paired {
        Some(paired) => text.push_str(&same_luck(paired)),
        None => {
            let (mine, theirs) =
                (sureness(&versus.one, one.asked().given), sureness(&versus.other, other.asked().given));
            text.push_str(&if mine == theirs { mine } else { format!("the first: {mine}the second: {theirs}") });
        }
    }
    let assumed: BTreeSet<String> = versus.one.assumed().chain(versus.other.assumed()).map(assumption).collect();
    assumed.iter().for_each(|assumed| text.push_str(&format!("assumed: {assumed}\n")));
    Ok(text)
}

fn same_luck(paired: &Paired) -> String {
    let seed = match paired.one.outcomes.first().map(|(_, weight)| weight.exactness()) {
        Some(Exactness::Sampled { seed, .. }) => format!(", seed {seed}"),
        Some(Exactness::Exact | Exactness::Bounded(_)) | None => String::new(),
    };
    format!(
        "sampled: {} runs of each{seed}, with the same luck in both; each interval holds with 99.9 % confidence\n",
        paired.runs
    )
}

fn lines(compared: &[Compared]) -> String {
    let mut text = String::new();
    for Compared { name, one, other, more } in compared {
        let of = if compared.len() > 1 { format!(" {name}") } else { String::new() };
        let more = match (more, one) {
            (Some(more), Measure::Chance(_)) => points(more),
            (Some(more), Measure::Mean(_) | Measure::Spread(_)) => signed(more, &number_words(more), 4),
            (None, _) => "–".to_owned(),
        };
        let rows = [("the first", one.words()), ("the second", other.words()), ("second - first", more)];
        rows.iter().for_each(|(head, words)| text.push_str(&format!("{:<16}{words}\n", format!("{head}{of}"))));
    }
    text
}

/// A difference of chances, in points of percent.
fn points(more: &Number) -> String {
    let hundredfold = more.times(100);
    format!("{} points", signed(&hundredfold, &number_words(&hundredfold), 2))
}

/// A difference with its sign; what is not exact with its ends.
fn signed(more: &Number, exact: &str, digits: u8) -> String {
    let plus = |text: &str, value: f64| if value > 0.0 { format!("+{text}") } else { text.to_owned() };
    if more.is_exact() {
        return plus(exact, more.to_f64());
    }
    let (low, high) = more.ends();
    let digits = usize::from(digits);
    if more.sampled.is_none() && format!("{low:.digits$}") == format!("{high:.digits$}") {
        return plus(&format!("{low:.digits$}"), low);
    }
    // rounded outwards
    let scale = 10_f64.powi(i32::try_from(digits).unwrap_or(2));
    let (low, high) = ((low * scale).floor() / scale, (high * scale).ceil() / scale);
    let about = if more.sampled.is_some() { "~" } else { "" };
    let middle = f64::midpoint(low, high);
    format!("{about}{}, from {low:.digits$} to {high:.digits$}", plus(&format!("{middle:.digits$}"), middle))
}

/// A row for each outcome of either, and what the means and the thresholds say.
fn table(one: &Question, other: &Question, versus: &Versus) -> Result<String, &'static str> {
    let [mine, theirs] = versus.spreads(one, other)?;
    let dice = shown_dice(one, &versus.one);
    let named = |values: &[i64]| match dice {
        true => values.first().map(|value| vec![value.to_string()]).unwrap_or_default(),
        false => words(one, values),
    };
    let all: BTreeSet<&Vec<i64>> = mine.outcomes.iter().chain(&theirs.outcomes).map(|(values, _)| values).collect();
    let of = |outcomes: &Distribution, values: &Vec<i64>| {
        let found = outcomes.outcomes.binary_search_by(|(known, _)| known.cmp(values));
        found.map_or(Weight::ZERO, |at| outcomes.outcomes[at].1.clone())
    };
    let names: Vec<String> = one.asked().answers.iter().map(|answer| answer.name.replace('_', " ")).collect();
    let named_by = if names.len() > 1 { names.join(", ") } else { String::new() };
    let mut rows = vec![[named_by.as_str(), "the first", "the second", "second - first"].map(str::to_owned).to_vec()];
    for values in all {
        let (one, other) = (of(&mine, values), of(&theirs, values));
        let more = other.number().more_than(&one.number()).times(100);
        let percent = |weight: &Weight| weight.percent(Percent::digits(2)).to_string();
        let more = if more.sampled.is_some() { "–".to_owned() } else { printed(&more) };
        rows.push(vec![named(values).join(", "), percent(&one), percent(&other), more]);
    }
    let mut text = aligned(&rows, &[]);
    text.push_str(&means(one, dice, &mine, &theirs));
    Ok(text)
}

/// Points with two digits and a sign.
fn printed(more: &Number) -> String {
    if more.print(2, Ties::Even).upto.is_some() && more.to_f64().abs() < 1e-3 {
        return "about 0".to_owned();
    }
    let digits = more.print(2, Ties::Even).to_string();
    if more.to_f64() > 0.0 { format!("+{digits}") } else { digits }
}

fn shown_dice(question: &Question, answered: &Answered) -> bool {
    match answered {
        Answered::Outcomes(outcomes) => shown(question, outcomes).is_some(),
        Answered::Ticks(_) => false,
    }
}

/// The means of numbers, and which of two numbers is at least as good at every threshold.
fn means(question: &Question, dice: bool, mine: &Distribution, theirs: &Distribution) -> String {
    let answers = &question.asked().answers;
    let numbers = answers.iter().filter_map(|answer| match answer.kind {
        AnswerKind::Number(_) => Some((answer.at.saturating_sub(1), parts(answer.kind), answer.name.replace('_', " "))),
        AnswerKind::Dice if dice => Some((0, 1, answer.name.replace('_', " "))),
        AnswerKind::Ratio
        | AnswerKind::YesNo
        | AnswerKind::Dice
        | AnswerKind::Member(_)
        | AnswerKind::Entry
        | AnswerKind::Entity => None,
    });
    let mut text = String::new();
    for (field, parts, name) in numbers {
        let of = if answers.len() > 1 { format!(" of {name}") } else { String::new() };
        if let (Some(one), Some(other)) = (mine.mean(field), theirs.mean(field)) {
            let (one, other) = (one.over(parts), other.over(parts));
            let more = other.more_than(&one);
            let more = signed(&more, &number_words(&more), 4);
            text.push_str(&format!("mean{of}: {}, then {}: {more}\n", number_words(&one), number_words(&other)));
        }
        let better = match mine.against(theirs, field) {
            Dominance::First => "the first reaches every number at least as often",
            Dominance::Second => "the second reaches every number at least as often",
            Dominance::Equal => "both reach every number equally often",
            Dominance::Neither => "each reaches some numbers more often than the other",
            Dominance::Unknown => "which of the two reaches numbers more often is not told by so many runs",
        };
        text.push_str(&format!("{better}{of}\n"));
    }
    text
}

/// The comparison as one JSON object on one line.
///
/// # Errors
/// See [`text`].
pub fn json(one: &Question, other: &Question, versus: &Versus) -> Result<String, &'static str> {
    let answer = |question: &Question, answered: &Answered| {
        let text = data::json(question, answered)?;
        serde_json::from_str::<Value>(&text).map_err(|_| UNLIKE)
    };
    let mut object = json!({ "first": answer(one, &versus.one)?, "second": answer(other, &versus.other)? });
    if !is_spread(one) {
        let more = versus.numbers(one, other)?.into_iter().map(|Compared { name, one: _, other: _, more }| {
            let sure = more.as_ref().map(data::sure);
            json!({ "name": name, "second_less_first": more.as_ref().map(data::number), "sure": sure })
        });
        object["differences"] = more.collect();
    }
    object["same_luck"] = versus.paired.as_ref().map(|paired| paired.runs).into();
    Ok(format!("{object}\n"))
}
