//! What is asked for one vector: the mapping that fits it, its holes filled.

use std::collections::BTreeSet;

use runebook_grammar::{Diagnostic, Span};

use super::fill::{Filled, Filling, at, leaves};
use super::it;
use super::mapping::{Ask, Leaf, Long, Mapping, Topic};
use super::questions::Questions;
use super::template::Template;
use super::value::Value;
use super::vector::Vector;
use crate::error;
use crate::pack::yaml::Placed;

/// What is asked for one vector.
pub(super) struct Plan<'a> {
    pub asked: Asked<'a>,
    /// The dice as they fall.
    pub rolls: Vec<i64>,
}

/// Questions by number, in the shape of what is expected.
pub(super) enum Asked<'a> {
    One {
        leaf: &'a Leaf,
        question: usize,
        when: Option<usize>,
        show: Option<usize>,
    },
    /// Questions of which the first counts whose condition holds.
    First(Vec<Asked<'a>>, Span),
    /// One question again and again, and before each whether that has ended.
    Again {
        leaf: &'a Leaf,
        questions: Vec<usize>,
        ended: Vec<usize>,
        show: Option<usize>,
    },
    List(Vec<Asked<'a>>, Span),
    Keys(Vec<(&'a str, Asked<'a>)>, Span),
}

impl Asked<'_> {
    /// Where it is asked.
    pub fn span(&self) -> Span {
        match self {
            Self::One { leaf, .. } | Self::Again { leaf, .. } => leaf.ask.span,
            Self::First(_, span) | Self::List(_, span) | Self::Keys(_, span) => *span,
        }
    }
}

/// The first mapping of a topic that fits a vector: of several, one that uses exactly its keys.
pub(super) fn choose<'a>(topic: &'a Topic, vector: &Vector) -> Result<&'a Mapping, Vec<Diagnostic>> {
    let suits = |mapping: &&Mapping| {
        let mut when = mapping.when.iter();
        when.all(|(key, wanted)| at(&vector.input, &key.value).is_some_and(|value| same(&value.value, &wanted.value)))
    };
    let mut suited = topic.mappings.iter().filter(suits);
    if let [only] = &topic.mappings[..] {
        let unused = unused(only, vector);
        return match (suited.next(), unused.is_empty()) {
            (Some(only), true) => Ok(only),
            (Some(_), false) => Err(unused.iter().map(|(key, at)| error::unused_key(*at, key, only.span)).collect()),
            (None, _) => Err(vec![none_fits(topic, vector)]),
        };
    }
    let exact = |mapping: &&Mapping| {
        unused(mapping, vector).is_empty() && mapping.keys().iter().all(|key| at(&vector.input, key).is_some())
    };
    suited.find(exact).ok_or_else(|| vec![none_fits(topic, vector)])
}

fn same(value: &Value, wanted: &Value) -> bool {
    value == wanted || value.word().is_some_and(|word| Some(word) == wanted.word())
}

fn none_fits(topic: &Topic, vector: &Vector) -> Diagnostic {
    let keys = leaves(&vector.input);
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    error::none_fits(vector.input.span, topic.name.span, &keys)
}

/// Keys of the input that a mapping neither uses nor says to be unused, and where they stand.
fn unused(mapping: &Mapping, vector: &Vector) -> Vec<(String, Span)> {
    let named: BTreeSet<&str> =
        mapping.keys().into_iter().chain(mapping.unused.iter().map(|key| key.value.as_str())).collect();
    let used = |key: &str| {
        // a whole is used with all that is in it
        named.contains(key) || key.match_indices('.').any(|(dot, _)| named.contains(&key[..dot]))
    };
    let left = leaves(&vector.input).into_iter().filter(|key| !used(key));
    left.filter_map(|key| at(&vector.input, &key).map(|value| (key.clone(), value.span))).collect()
}

/// The longest list that one question is asked again for.
const LONGEST: usize = 100;

/// The questions of a mapping for one input, each added to all questions.
pub(super) fn plan<'a>(
    mapping: &'a Mapping,
    expected: &Placed<Value>,
    filling: &Filling<'_>,
    questions: &mut Questions,
) -> Result<Plan<'a>, Box<Diagnostic>> {
    let it = match &mapping.it {
        Some(it) => Some(it::read(filling, it)?),
        None => None,
    };
    let filling = &Filling { it: it.as_ref(), ..*filling };
    let given = match &mapping.given {
        Some(given) => filling.fill(given)?.as_given(),
        None => Filled::default(),
    };
    let rolls = match &mapping.rolls {
        Some(rolls) => filling.rolls(rolls)?,
        None => Vec::new(),
    };
    let mut planning = Planning { filling, questions, given, span: mapping.span };
    Ok(Plan { asked: planning.asked(&mapping.ask, Some(expected))?, rolls })
}

struct Planning<'a, 'q> {
    filling: &'a Filling<'a>,
    questions: &'q mut Questions,
    given: Filled,
    span: Span,
}

impl Planning<'_, '_> {
    fn asked<'m>(&mut self, ask: &'m Ask, expected: Option<&Placed<Value>>) -> Result<Asked<'m>, Box<Diagnostic>> {
        match ask {
            Ask::One(leaf) => match &leaf.again {
                Some((again, Long::Until(until))) => self.again(leaf, (again, until), expected),
                Some((again, Long::Times(times))) => {
                    let given = self.after(again, times)?;
                    self.one(leaf, &given)
                }
                None => self.one(leaf, &self.given.clone()),
            },
            Ask::First(leaves) => {
                let given = self.given.clone();
                let asked = leaves.iter().map(|leaf| self.one(leaf, &given)).collect::<Result<_, _>>()?;
                Ok(Asked::First(asked, self.span))
            }
            Ask::List(items) => {
                let mut asked = Vec::new();
                for item in items {
                    if self.is_shown(item)? {
                        asked.push(self.asked(item, None)?);
                    }
                }
                Ok(Asked::List(asked, self.span))
            }
            Ask::Keys(pairs) => {
                let mut asked = Vec::new();
                for (key, item) in pairs {
                    if self.is_shown(item)? {
                        let expected = expected.and_then(|expected| at(expected, &key.value));
                        asked.push((key.value.as_str(), self.asked(item, expected)?));
                    }
                }
                Ok(Asked::Keys(asked, self.span))
            }
        }
    }

    /// One question in a state.
    fn one<'m>(&mut self, leaf: &'m Leaf, given: &Filled) -> Result<Asked<'m>, Box<Diagnostic>> {
        let question = self.filling.fill(&leaf.ask)?;
        let question = self.questions.add(question, given.clone());
        let when = match &leaf.when {
            Some(when) => {
                let when = self.filling.fill(when)?;
                Some(self.questions.add(when, given.clone()))
            }
            None => None,
        };
        let show = leaf.show.as_ref().map(|show| self.questions.show(show));
        Ok(Asked::One { leaf, question, when, show })
    }

    /// The state after something is done so many times.
    fn after(&self, again: &Template, times: &Template) -> Result<Filled, Box<Diagnostic>> {
        let number = self.filling.fill(times)?.text.trim().parse().ok().filter(|times| *times <= LONGEST);
        let Some(number) = number else {
            let help = format!("`times` is a whole number from 0 to {LONGEST}");
            return Err(Box::new(error::unfit(times.span, "such a number", self.filling.input.span, &help)));
        };
        let again = self.filling.fill(again)?;
        Ok((0..number).fold(self.given.clone(), |given, _| given.and("\ndo ", &again)))
    }

    /// Whether a part of a list or a map is there to be asked.
    fn is_shown(&self, ask: &Ask) -> Result<bool, Box<Diagnostic>> {
        match ask {
            Ask::One(leaf) => self.filling.is_shown(&leaf.ask),
            Ask::First(_) | Ask::List(_) | Ask::Keys(_) => Ok(true),
        }
    }

    /// As many questions as the list that is expected is long, each after what is done once more.
    fn again<'m>(
        &mut self,
        leaf: &'m Leaf,
        (again, until): (&Template, &Template),
        expected: Option<&Placed<Value>>,
    ) -> Result<Asked<'m>, Box<Diagnostic>> {
        let length = match expected.map(|expected| &expected.value) {
            Some(Value::List(items)) if items.len() <= LONGEST => items.len(),
            Some(_) | None => {
                let help = format!("`again` makes a list of at most {LONGEST} answers");
                return Err(Box::new(error::unfit(
                    leaf.ask.span,
                    "a list",
                    expected.map_or(self.span, |one| one.span),
                    &help,
                )));
            }
        };
        let (question, again) = (self.filling.fill(&leaf.ask)?, self.filling.fill(again)?);
        let until = self.filling.fill(until)?;
        let (mut given, mut questions, mut ended) = (self.given.clone(), Vec::new(), Vec::new());
        for _ in 0..length {
            questions.push(self.questions.add(question.clone(), given.clone()));
            ended.push(self.questions.add(until.clone(), given.clone()));
            given = given.and("\ndo ", &again);
        }
        ended.push(self.questions.add(until, given));
        let show = leaf.show.as_ref().map(|show| self.questions.show(show));
        Ok(Asked::Again { leaf, questions, ended, show })
    }
}
