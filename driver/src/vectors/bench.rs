//! Questions asked: values run once, odds asked of the odds, numbers shown as a figure shows them.

use std::collections::BTreeMap;

use runebook_compiler::emit::{Answer, AnswerKind, Asked};
use runebook_compiler::ir::{Query, Show, Type};
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{Budget, Engine, Policy};
use runebook_runtime::machine::Silent;
use runebook_runtime::{Draw, Key, Outcome, Sample, Table};

use super::names::{Called, Names};
use super::questions::Compiled;
use super::value::Ratio;
use crate::answer;
use crate::figure::shown;
use crate::odds::measure::{Measure, Said, measure};
use crate::odds::{Answered, ask, ask_within};
use crate::query::told_again;
use crate::rolls::Supplied;
use crate::scratch;
use crate::story::Line;

/// What a question found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A number.
    Number(Ratio),
    /// Yes or no.
    YesNo(bool),
    /// Dice, in their notation.
    Dice(String),
    /// An entry, a member or somebody; none where there is none.
    Thing(Option<Called>),
    /// A chance, a mean or a spread.
    Measure(Box<Measure>),
    /// A number as it is shown.
    Shown {
        /// Its digits alone.
        digits: String,
        /// With the sign of percent.
        text: String,
    },
}

/// The answers of a question by name, or a sentence that says why there are none.
pub(super) type Answers = Result<Vec<(String, Found)>, String>;

/// All that questions are asked with.
pub(super) struct Bench<'a> {
    pub compiled: &'a Compiled,
    pub names: &'a Names,
    /// Where each question is: its table and its number there.
    pub places: BTreeMap<usize, (&'a Table<'a>, &'a Asked)>,
    pub engine: Engine,
}

impl<'a> Bench<'a> {
    /// Asks a question, with the dice as they fall or none.
    pub fn ask(&mut self, question: usize, rolls: &[i64], show: Option<&Show>) -> Answers {
        let rolls = &self.all_rolls(question, rolls)[..];
        let Some((table, asked)) = self.places.get(&question).copied() else {
            return Err("it does not fit a table of the machine".to_owned());
        };
        let Ok((query, _)) = &self.compiled.queries[question] else { return Err("it has no meaning".to_owned()) };
        if query.values.iter().any(|value| matches!(value.ty, Type::Set(..))) {
            return Err(
                "this is several values, which have no order: ask for their number, or for one of them".to_owned()
            );
        }
        match (asked.what, show) {
            (QueryWhat::Value, None) => self.value(table, asked, query, rolls),
            (QueryWhat::Odds, _) => {
                Err("this asks for a whole distribution: ask for a chance, a mean or a spread".to_owned())
            }
            (_, _) if rolls.iter().any(|rolls| !rolls.is_empty()) => {
                Err("dice that fall are for values, and this asks the odds".to_owned())
            }
            (QueryWhat::Value, Some(show)) => {
                let chance = query.values.iter().all(|value| value.ty == Type::Chance);
                let what = if chance { QueryWhat::Chance } else { QueryWhat::Mean };
                self.shown(table, &Asked { what, ..asked.clone() }, show)
            }
            (_, Some(show)) => self.shown(table, asked, show),
            (
                QueryWhat::Chance | QueryWhat::Mean | QueryWhat::Spread | QueryWhat::Quantile(_) | QueryWhat::Expected,
                None,
            ) => self.measures(table, asked),
        }
    }

    /// The rolls of each `do` before a question, and those of the question.
    fn all_rolls(&self, question: usize, own: &[i64]) -> Vec<Vec<i64>> {
        let before = self.compiled.queries[question].iter().flat_map(|(_, rolls)| rolls.iter().cloned());
        let own = (!own.is_empty()).then(|| own.to_vec());
        before.chain(own).collect()
    }

    fn value(&self, table: &Table<'_>, asked: &Asked, query: &Query, rolls: &[Vec<i64>]) -> Answers {
        let mut dice = Supplied::of(rolls);
        let results = match scratch::run_taking(table, asked, &mut dice, &mut Silent, Policy::Refuse) {
            Ok(results) => results,
            Err(outcome) => return Err(stopped(&outcome, dice.last, rolls.iter().all(Vec::is_empty))),
        };
        if let Some((_, count)) = dice.left_over() {
            return Err(format!("{count} of the rolls are not needed"));
        }
        let found = asked.answers.iter().map(|answer| {
            let from = results.get(answer.at..).unwrap_or(&[]);
            Ok((answer.name.clone(), self.found(answer.kind, query, from)?))
        });
        found.collect()
    }

    fn found(&self, kind: AnswerKind, query: &Query, from: &[i64]) -> Result<Found, String> {
        let first = from.first().copied().unwrap_or_default();
        let ratio = |below: i64| Ratio::new(first, below).map(Found::Number).ok_or("it is divided by 0".to_owned());
        let of = |all: &[Called]| usize::try_from(first).ok().and_then(|at| all.get(at)).cloned();
        match kind {
            AnswerKind::Number(denominator) => ratio(denominator),
            AnswerKind::Ratio => ratio(from.get(1).copied().unwrap_or(1)),
            AnswerKind::YesNo => Ok(Found::YesNo(first != 0)),
            AnswerKind::Dice => Ok(Found::Dice(answer::dice(from))),
            AnswerKind::Member(id) => Ok(Found::Thing(of(self.names.members.get(id).map_or(&[], Vec::as_slice)))),
            AnswerKind::Entry => Ok(Found::Thing(of(&self.names.entries))),
            AnswerKind::Entity => {
                let who = usize::try_from(first).ok().and_then(|at| query.scene.get(at));
                let named = |name: &str| self.names.characters.iter().find(|called| called.name == name);
                Ok(Found::Thing(who.and_then(|who| named(&who.named.name)).cloned()))
            }
        }
    }

    fn answered(&mut self, table: &Table<'_>, asked: &Asked, budget: &Budget<'_>) -> Result<Answered, String> {
        ask_within(&mut self.engine, table, asked, &[], Policy::First, budget).map_err(|refused| refused.to_string())
    }

    fn measures(&mut self, table: &Table<'_>, asked: &Asked) -> Answers {
        let usual = ask(&mut self.engine, table, asked, &[], Policy::First).map_err(|refused| refused.to_string())?;
        let found = measured(asked, &usual)?;
        let exact = |(_, found): &(String, Found)| matches!(found, Found::Measure(found) if found.between().is_none());
        if found.iter().all(exact) {
            return Ok(found);
        }
        // what is known between two ends may be known exactly
        match self.answered(table, asked, &Budget::default().exact()) {
            Ok(exactly) => measured(asked, &exactly),
            Err(_) => Ok(found),
        }
    }

    fn shown(&mut self, table: &Table<'_>, asked: &Asked, show: &Show) -> Answers {
        for budget in [Budget::default(), Budget::default().exact()] {
            let answered = self.answered(table, asked, &budget)?;
            let (mut all, measures) = (Vec::new(), measured(asked, &answered)?);
            let wanted = measures.len();
            for (name, found) in measures {
                let Found::Measure(found) = found else { continue };
                if show.percent && !matches!(*found, Measure::Chance(_)) {
                    return Err("percent shows a chance, and this is a number".to_owned());
                }
                let Some(cell) = shown(show, &found) else { break };
                let text = format!("{}{}", cell.digits, if show.percent { "%" } else { "" });
                all.push((name, Found::Shown { digits: cell.digits, text }));
            }
            if all.len() == wanted {
                return Ok(all);
            }
        }
        Err("its last digit cannot be proved".to_owned())
    }

    /// Every step on the way to an answer; of odds, one way it can go.
    pub fn steps(&self, question: usize, rolls: &[i64]) -> Vec<Line> {
        let Some((table, asked)) = self.places.get(&question).copied() else { return Vec::new() };
        let Ok((query, _)) = &self.compiled.queries[question] else { return Vec::new() };
        let rolls = self.all_rolls(question, rolls);
        let ir = &self.compiled.ir;
        match asked.what {
            QueryWhat::Value => told_again(ir, table, query, asked, &mut Supplied::of(&rolls), Policy::Refuse),
            QueryWhat::Chance
            | QueryWhat::Mean
            | QueryWhat::Spread
            | QueryWhat::Quantile(_)
            | QueryWhat::Odds
            | QueryWhat::Expected => {
                told_again(ir, table, query, asked, &mut Sample::new(Key::default()), Policy::First)
            }
        }
    }
}

fn measured(asked: &Asked, answered: &Answered) -> Answers {
    let of = |answer: &Answer| {
        let found = measure(asked, answer, answered).map_err(str::to_owned)?;
        Ok((answer.name.clone(), Found::Measure(Box::new(found))))
    };
    match answered {
        // the answers asked for are what the process begins with
        Answered::Ticks(_) => {
            of(&Answer { name: "ticks".to_owned(), at: 1, kind: AnswerKind::Number(1) }).map(|one| vec![one])
        }
        Answered::Outcomes(_) => asked.answers.iter().map(of).collect(),
    }
}

fn stopped(outcome: &Outcome, last: Option<Draw>, none: bool) -> String {
    match outcome {
        Outcome::Failed(_) if last.is_some() && none => {
            "this is left to chance: ask for its odds, or give `rolls`".to_owned()
        }
        Outcome::Failed(fault) => format!("the rules stop here: {}", fault.trap),
        Outcome::Ask(ask) => format!("a choice among {} is open, and nobody answers it", ask.options),
        Outcome::Done | Outcome::Drawing(_, _) => "a roll was left open".to_owned(),
    }
}

impl Found {
    /// In words.
    pub fn words(&self) -> String {
        match self {
            Self::Number(ratio) => ratio.to_string(),
            Self::YesNo(yes) => answer::yes_or_no(i64::from(*yes)),
            Self::Dice(dice) => dice.clone(),
            Self::Thing(Some(called)) => format!("\"{}\"", called.titles.first().unwrap_or(&called.name)),
            Self::Thing(None) => "none".to_owned(),
            Self::Measure(found) => found.words(),
            Self::Shown { text, .. } => format!("\"{text}\""),
        }
    }
}
