//! What `vectors.yaml` says: for each topic what to ask of the pack, and which vectors are not reproduced.

use runebook_grammar::Span;

use super::template::Template;
use super::value::Value;
use crate::pack::yaml::Placed;

/// All of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Mappings {
    /// Topics in the order written.
    pub topics: Vec<Topic>,
    /// Vectors that are not reproduced, each with the sentence that says why.
    pub except: Vec<(Placed<String>, Placed<String>)>,
}

/// A topic: its mappings, of which the first that fits counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Topic {
    pub name: Placed<String>,
    pub mappings: Vec<Mapping>,
}

/// How vectors of some shape are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mapping {
    pub span: Span,
    pub ask: Ask,
    /// A text of the input that is read by a kind's notation; questions call what it says `it`.
    pub it: Option<Template>,
    /// The state it is asked in.
    pub given: Option<Template>,
    /// The dice as they fall.
    pub rolls: Option<Template>,
    /// What keys of the input must be.
    pub when: Vec<(Placed<String>, Placed<Value>)>,
    /// Keys that the question does not need.
    pub unused: Vec<Placed<String>>,
}

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    One(Box<Leaf>),
    /// That whose condition holds, of several the first.
    First(Vec<Leaf>),
    List(Vec<Ask>),
    Keys(Vec<(Placed<String>, Ask)>),
}

/// One question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    pub ask: Template,
    /// Only then there is anything to ask.
    pub when: Option<Template>,
    /// What is done again, and for how long.
    pub again: Option<(Template, Long)>,
    /// How a number is shown, in the words of a figure.
    pub show: Option<Placed<String>>,
    /// How an answer is written in the table.
    pub words: Vec<(Placed<String>, Placed<Value>)>,
}

/// For how long something is done again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Long {
    /// Until a condition holds, and before each time it is asked: the answers make a list.
    Until(Template),
    /// So many times, and then it is asked once.
    Times(Template),
}

impl Long {
    /// What it says.
    pub fn template(&self) -> &Template {
        match self {
            Self::Until(template) | Self::Times(template) => template,
        }
    }
}

impl Ask {
    /// All questions in it.
    pub fn leaves(&self) -> Vec<&Leaf> {
        match self {
            Self::One(leaf) => vec![leaf],
            Self::First(leaves) => leaves.iter().collect(),
            Self::List(items) => items.iter().flat_map(Self::leaves).collect(),
            Self::Keys(pairs) => pairs.iter().flat_map(|(_, ask)| ask.leaves()).collect(),
        }
    }
}

impl Mapping {
    /// All texts with holes.
    pub fn templates(&self) -> Vec<&Template> {
        let leaves = self.ask.leaves().into_iter().flat_map(|leaf| {
            let (again, long) =
                (leaf.again.as_ref().map(|(again, _)| again), leaf.again.as_ref().map(|(_, long)| long.template()));
            [Some(&leaf.ask), leaf.when.as_ref(), again, long]
        });
        leaves.chain([self.it.as_ref(), self.given.as_ref(), self.rolls.as_ref()]).flatten().collect()
    }

    /// The keys of the input that it takes.
    pub fn keys(&self) -> Vec<&str> {
        let holes = self.templates().into_iter().flat_map(Template::holes).map(|hole| hole.key.as_str());
        holes.chain(self.when.iter().map(|(key, _)| key.value.as_str())).collect()
    }
}
