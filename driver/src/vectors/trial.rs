//! One vector asked, and what was found compared with what was expected.

use runebook_grammar::{Diagnostic, Span};

use super::bench::{Bench, Found};
use super::expected::{Mismatch, compare};
use super::mapping::Leaf;
use super::plan::{Asked, Plan};
use super::value::Value;
use super::vector::Vector;
use crate::error;
use crate::pack::yaml::Placed;
use crate::story::Line;

/// A vector on trial.
pub(super) struct Trial<'a, 'b> {
    pub bench: &'a mut Bench<'b>,
    pub vector: &'a Vector,
    /// Steps on the way, where they are wanted.
    pub steps: Option<Vec<Line>>,
}

/// Why there is nothing to compare.
enum Stop {
    /// The question has no meaning: what is wrong with it.
    Meaningless(Vec<Diagnostic>),
    /// It has no answer: why, and where it was asked.
    Unanswered(String, Span),
}

/// Findings while a vector is tried.
type Tried<T> = Result<T, Stop>;

impl Trial<'_, '_> {
    /// What is not as expected.
    pub fn failed(&mut self, plan: &Plan<'_>) -> Vec<Diagnostic> {
        let (id, expected) = (&self.vector.id.value, &self.vector.expected);
        match self.compared(&plan.asked, expected, &plan.rolls) {
            Ok(mismatches) => mismatches
                .iter()
                .map(|one| error::not_reproduced(one.at, id, &one.found, &one.expected, one.asked))
                .collect(),
            Err(Stop::Meaningless(found)) => {
                found.into_iter().map(|one| one.and(expected.span, format!("for {id}"))).collect()
            }
            Err(Stop::Unanswered(why, asked)) => vec![error::unasked(expected.span, id, &why, asked)],
        }
    }

    fn compared(&mut self, asked: &Asked<'_>, expected: &Placed<Value>, rolls: &[i64]) -> Tried<Vec<Mismatch>> {
        let span = asked.span();
        let shape = |wanted: &str| {
            let (expected, found) = (expected.value.to_string(), wanted.to_owned());
            vec![Mismatch { at: self.vector.expected.span, expected, found, asked: span }]
        };
        match (asked, &expected.value) {
            (Asked::One { leaf, question, when, show }, _) => {
                if !self.holds(leaf, *when, rolls)? {
                    return Err(Stop::Unanswered("its condition `when` does not hold".to_owned(), span));
                }
                let answers = self.answers(leaf, *question, *show, rolls)?;
                Ok(compare(&answers, expected, &leaf.words, span))
            }
            (Asked::First(all, _), _) => {
                for one in all {
                    let Asked::One { leaf, when, .. } = one else { continue };
                    if self.holds(leaf, *when, rolls)? {
                        return self.compared(one, expected, rolls);
                    }
                }
                Err(Stop::Unanswered("the condition `when` of none of its questions holds".to_owned(), span))
            }
            (Asked::Again { leaf, questions, ended, show }, _) => {
                let mut all = Vec::new();
                for (turn, over) in ended.iter().enumerate() {
                    let until = leaf.again.as_ref().map_or(leaf.ask.span, |(_, long)| long.template().span);
                    let over = self.is_so(leaf, *over, until, rolls)?;
                    let Some(question) = questions.get(turn).filter(|_| !over) else {
                        let more = if over { "" } else { ", and more" };
                        let found: Vec<String> = all.iter().map(|(_, found): &(_, Found)| found.words()).collect();
                        let fits = over && turn == questions.len();
                        return Ok(if fits {
                            compare(&all, expected, &leaf.words, span)
                        } else {
                            shape(&format!("[{}{more}]", found.join(", ")))
                        });
                    };
                    all.extend(self.answers(leaf, *question, *show, rolls)?);
                }
                Ok(Vec::new())
            }
            (Asked::List(items, _), Value::List(values)) => {
                let present = self.present(items.iter().map(|item| ("", item)), rolls)?;
                if present.len() != values.len() {
                    return Ok(shape(&format!("{} values", present.len())));
                }
                let mut found = Vec::new();
                for ((_, item), value) in present.into_iter().zip(values) {
                    found.extend(self.compared(item, value, rolls)?);
                }
                Ok(found)
            }
            (Asked::Keys(pairs, _), Value::Map(values)) => {
                let present = self.present(pairs.iter().map(|(key, item)| (*key, item)), rolls)?;
                let of = |key: &str| values.iter().find(|(known, _)| known.value == key).map(|(_, value)| value);
                if present.len() != values.len() || present.iter().any(|(key, _)| of(key).is_none()) {
                    let keys: Vec<&str> = present.iter().map(|(key, _)| *key).collect();
                    return Ok(shape(&format!("a map with {}", crate::pack::words::list(&keys))));
                }
                let mut found = Vec::new();
                for (key, item) in present {
                    let Some(value) = of(key) else { continue };
                    found.extend(self.compared(item, value, rolls)?);
                }
                Ok(found)
            }
            (Asked::List(..), _) => Ok(shape("a list")),
            (Asked::Keys(..), _) => Ok(shape("a map")),
        }
    }

    /// Those of several questions whose conditions hold.
    fn present<'m, 'k>(
        &mut self,
        all: impl Iterator<Item = (&'k str, &'m Asked<'m>)>,
        rolls: &[i64],
    ) -> Tried<Vec<(&'k str, &'m Asked<'m>)>> {
        let mut present = Vec::new();
        for (key, asked) in all {
            let holds = match asked {
                Asked::One { leaf, when, .. } => self.holds(leaf, *when, rolls)?,
                Asked::First(..) | Asked::Again { .. } | Asked::List(..) | Asked::Keys(..) => true,
            };
            if holds {
                present.push((key, asked));
            }
        }
        Ok(present)
    }

    fn holds(&mut self, leaf: &Leaf, when: Option<usize>, rolls: &[i64]) -> Tried<bool> {
        let span = leaf.when.as_ref().map_or(leaf.ask.span, |when| when.span);
        when.map_or(Ok(true), |when| self.is_so(leaf, when, span, rolls))
    }

    /// A condition that is asked at `span`.
    fn is_so(&mut self, leaf: &Leaf, question: usize, span: Span, rolls: &[i64]) -> Tried<bool> {
        match &self.answers(leaf, question, None, rolls)?[..] {
            [(_, Found::YesNo(holds))] => Ok(*holds),
            _ => Err(Stop::Unanswered("this condition is neither yes nor no".to_owned(), span)),
        }
    }

    fn answers(
        &mut self,
        leaf: &Leaf,
        question: usize,
        show: Option<usize>,
        rolls: &[i64],
    ) -> Tried<Vec<(String, Found)>> {
        let compiled = self.bench.compiled;
        if let Err(found) = &compiled.queries[question] {
            return Err(Stop::Meaningless(found.clone()));
        }
        let show = match show.map(|show| &compiled.shows[show]) {
            Some(Err(found)) => return Err(Stop::Meaningless(found.clone())),
            Some(Ok(show)) => Some(show),
            None => None,
        };
        if let Some(steps) = &mut self.steps {
            steps.extend(self.bench.steps(question, rolls));
        }
        self.bench.ask(question, rolls, show).map_err(|why| Stop::Unanswered(why, leaf.ask.span))
    }
}
