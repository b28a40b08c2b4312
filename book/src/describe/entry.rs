//! An entry's sentences, in the order a reader wants them.

use runebook_compiler::ir::{ActKind, EntryId, Ir, Reaction, Source};

use super::addition::additions;
use super::grants::grants;
use super::replacement::replacement;
use super::scene::Scene;
use super::standing::standing;
use super::trigger::trigger;
use super::{Arg, Args, Phrase, fold};
use crate::model::Topic;

/// A sentence of an entry, or the author's own in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Described {
    /// What it is about.
    pub topic: Topic,
    /// What it says; none where only the author's `says` can.
    pub phrase: Option<Phrase>,
    /// The author's sentence.
    pub says: Option<Says>,
}

/// The author's sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct Says {
    /// Its message after the thing's: `says`, `says-2` …
    pub message: String,
    /// Its text in the source language.
    pub text: String,
    /// Numbers that the body names and the sentence may ask for.
    pub numbers: Args,
}

impl Described {
    pub(crate) fn new(topic: Topic, phrase: Phrase) -> Self {
        Self { topic, phrase: Some(phrase), says: None }
    }

    /// A trigger: the author's words, or sentences from the rule, or a hole.
    pub(crate) fn trigger(ir: &Ir, reaction: &Reaction, scene: &Scene<'_>, _at: usize) -> Vec<Self> {
        if let Some((text, _)) = &reaction.says {
            let before = ir
                .reactions
                .iter()
                .take_while(|other| other.id != reaction.id)
                .filter(|other| other.source == reaction.source && other.says.is_some())
                .count();
            return vec![Self {
                topic: Topic::Trigger,
                phrase: None,
                says: Some(Says {
                    message: suffix("says", before),
                    text: text.clone(),
                    numbers: numbers(ir, reaction),
                }),
            }];
        }
        match trigger(scene.clone(), reaction) {
            Some(phrases) => phrases.into_iter().map(|phrase| Self::new(Topic::Trigger, phrase)).collect(),
            None => vec![Self { topic: Topic::Trigger, phrase: None, says: None }],
        }
    }
}

/// Fixed numbers that a body gives names to.
fn numbers(ir: &Ir, reaction: &Reaction) -> Args {
    let named = reaction.body.iter().filter_map(|act| match &act.kind {
        ActKind::Assign { local, value } => {
            Some((reaction.locals.get(*local)?.name.clone(), Arg::Number(fold::ratio(ir, value)?)))
        }
        _ => None,
    });
    named.collect()
}

/// `says`, `says-2`, `says-3`.
pub(crate) fn suffix(word: &str, before: usize) -> String {
    if before == 0 { word.to_owned() } else { format!("{word}-{}", before + 1) }
}

/// An entry's sentences.
#[must_use]
pub fn entry(ir: &Ir, entry: EntryId) -> Vec<Described> {
    let found = &ir.entries[entry];
    let scene = Scene { this: Some(entry), ..Scene::standing(ir) };
    let mut all: Vec<Described> =
        super::needs::needs(&scene, found).into_iter().map(|phrase| Described::new(Topic::Needs, phrase)).collect();
    if found.needs.is_some() {
        all.extend(super::needs::waived(&scene, found).map(|phrase| Described::new(Topic::Price, phrase)));
    }
    all.extend(super::needs::price(&scene, found).map(|phrase| Described::new(Topic::Price, phrase)));
    if let Some((text, _)) = &found.says {
        all.push(Described {
            topic: Topic::Standing,
            phrase: None,
            says: Some(Says { message: "says".to_owned(), text: text.clone(), numbers: Args::new() }),
        });
        return all;
    }
    all.extend(parameters(&scene, entry));
    let source = Source::Entry(entry);
    all.extend(standing(ir, source, &scene).into_iter().map(|phrase| Described::new(Topic::Standing, phrase)));
    let scene = Scene { this: Some(entry), ..Scene::new(ir) };
    all.extend(additions(&scene, |one| one.source == source));
    all.extend(grants(&scene, |one| one.source == source));
    for found in ir.replacements.iter().filter(|replacement| replacement.source == source) {
        let scene = Scene { this: Some(entry), ..Scene::new(ir) };
        match replacement(&scene, found) {
            Some(phrases) => all.extend(phrases.into_iter().map(|phrase| Described::new(Topic::Replacement, phrase))),
            None => all.push(Described { topic: Topic::Replacement, phrase: None, says: None }),
        }
    }
    for (at, reaction) in ir.reactions.iter().filter(|reaction| reaction.source == source).enumerate() {
        let scene = Scene { this: Some(entry), ..Scene::new(ir) };
        all.extend(Described::trigger(ir, reaction, &scene, at));
    }
    all
}

/// "When you learn it, choose a category of creature for which …".
fn parameters(scene: &Scene<'_>, entry: EntryId) -> Vec<Described> {
    let ir = scene.ir;
    let describe = |parameter: &runebook_compiler::ir::Parameter| {
        let mut scene = scene.clone();
        let np = super::Np::new(super::names::cell_key(ir, parameter.cell), super::Det::The);
        // the filter reads the value to choose as its last local
        for local in 1..=2 {
            scene.thing(local, super::Np { det: super::Det::This, ..np.clone() });
        }
        let filter = parameter.filter.as_ref().map_or(Arg::Nothing, |filter| scene.clause(filter, true));
        let asked = super::Np { det: super::Det::A, ..np };
        Described::new(Topic::Field, Phrase::of("choose-on-learning", [("x", asked.arg()), ("if", filter)]))
    };
    ir.entries[entry].parameters.iter().map(describe).collect()
}

/// Topics that are what an entry does, not what it takes to have it.
#[must_use]
pub const fn said_topics(topic: Topic) -> bool {
    match topic {
        Topic::Needs | Topic::Price | Topic::Field => false,
        Topic::Standing | Topic::Trigger | Topic::Replacement | Topic::Status | Topic::Rule => true,
    }
}
