//! Says phrases: finds the message, works out what it asks for, fills it in.

mod given;
mod lead;
mod lists;
mod memo;

use std::collections::BTreeSet;

use fluent_bundle::FluentValue;

use super::messages::Messages;
use super::mood::{Mood, Place};
use super::number;
use super::voice::Voice;
use crate::describe::{Arg, Args, Head, Join, List, Phrase, Quality, Say};
use lead::{lead, led};

/// Says phrases in one voice and keeps what was mentioned, and what could not be said.
pub struct Speaker<'v> {
    /// The voice.
    pub voice: &'v Voice,
    /// Whether names become links, in Markdown.
    pub links: bool,
    /// Messages that are missing or wrong.
    pub holes: BTreeSet<String>,
    pub(super) mentioned: BTreeSet<u64>,
    memo: memo::Memo,
}

/// A message: the pack's or the grammar's.
pub(super) struct Found {
    pub word: bool,
    pub id: String,
    pub attribute: String,
}

impl<'v> Speaker<'v> {
    /// A speaker who has mentioned nothing yet.
    #[must_use]
    pub fn new(voice: &'v Voice, links: bool) -> Self {
        Self { voice, links, holes: BTreeSet::new(), mentioned: BTreeSet::new(), memo: memo::Memo::default() }
    }

    /// A whole sentence: nothing is known at its start.
    pub fn sentence(&mut self, phrase: &Phrase) -> String {
        self.begin();
        super::finish::sentence(&self.voice.spacing.set(&self.say(phrase, &Mood::default())))
    }

    /// A part of a sentence by itself: a table's cell, a label.
    pub fn part(&mut self, arg: &Arg) -> String {
        self.part_in(arg, "")
    }

    /// A part as a heading or cell: with a capital.
    pub fn cell(&mut self, arg: &Arg) -> String {
        let form = if self.voice.is_place("cell") { "cell" } else { "" };
        super::finish::sentence(&self.part_in(arg, form))
    }

    fn part_in(&mut self, arg: &Arg, form: &str) -> String {
        self.begin();
        super::finish::tidy(&self.voice.spacing.set(&self.text(arg, form, &Mood::default())))
    }

    pub(super) fn say(&mut self, phrase: &Phrase, mood: &Mood) -> String {
        if phrase.say.is_empty() {
            return phrase.args.get("x").map_or_else(String::new, |x| self.text(x, "flow", mood));
        }
        let Some(found) = self.find(phrase) else {
            let missing = phrase.say.last().map_or_else(String::new, name);
            self.holes.insert(missing);
            return String::new();
        };
        if self.says_itself(phrase) {
            return String::new();
        }
        let said = self.fill(&found, &phrase.args, mood);
        self.formed(said, &found, mood)
    }

    /// The first message of a phrase that there is.
    pub(super) fn find(&self, phrase: &Phrase) -> Option<Found> {
        phrase.say.iter().find_map(|say| match say {
            Say::Grammar(id) => self.voice.grammar.has(id, "").then(|| Found {
                word: false,
                id: (*id).to_owned(),
                attribute: String::new(),
            }),
            Say::Word(key, attribute) => {
                self.voice.resolve(key, attribute).map(|id| Found { word: true, id, attribute: attribute.clone() })
            }
        })
    }

    pub(super) fn messages(&self, found: &Found) -> &'v Messages {
        if found.word { &self.voice.words } else { &self.voice.grammar }
    }

    /// A message with all it asks for.
    pub(super) fn fill(&mut self, found: &Found, args: &Args, mood: &Mood) -> String {
        let messages = self.messages(found);
        let mood = self.agreeing(args, mood);
        let mut values: Vec<(String, FluentValue<'static>)> = Vec::new();
        let asks = messages.asks(&found.id, &found.attribute);
        let mut groups: Vec<(&str, Vec<(&str, &str)>)> = Vec::new();
        for variable in asks {
            match split(args, variable) {
                Some((name, suffix)) => match groups.iter_mut().find(|(known, _)| *known == name) {
                    Some((_, all)) => all.push((variable, suffix)),
                    None => groups.push((name, vec![(variable, suffix)])),
                },
                None => values.push((variable.clone(), self.of_mood(variable, &mood, found))),
            }
        }
        for (name, asked) in groups {
            let before = self.mentioned.clone();
            let mut after = before.clone();
            for (variable, suffix) in asked {
                self.mentioned.clone_from(&before);
                if let Some(arg) = args.get(name) {
                    values.push((variable.to_owned(), self.feature(arg, suffix, &mood)));
                }
                after.extend(&self.mentioned);
            }
            self.mentioned = after;
        }
        let (text, errors) = messages.say(&found.id, &found.attribute, &values);
        self.holes.extend(errors.into_iter().map(|error| format!("{}: {error}", shown(found))));
        text
    }

    /// Adjectives agree with whom they are said of.
    fn agreeing(&mut self, args: &Args, mood: &Mood) -> Mood {
        match args.get("who") {
            Some(Arg::Noun(np)) => Mood { gender: self.gender(np), number: self.number(np), ..mood.clone() },
            Some(_) | None => mood.clone(),
        }
    }

    fn of_mood(&mut self, variable: &str, mood: &Mood, found: &Found) -> FluentValue<'static> {
        match variable {
            "case" => FluentValue::from(mood.case.clone()),
            "place" => FluentValue::from(mood.place.id().to_owned()),
            "gender" => FluentValue::from(mood.gender.clone()),
            "number" => FluentValue::from(mood.number),
            _ => {
                self.holes.insert(format!("{}: nothing is called ${variable} there", shown(found)));
                FluentValue::Error
            }
        }
    }

    /// What a message asks about an argument.
    fn feature(&mut self, arg: &Arg, suffix: &str, mood: &Mood) -> FluentValue<'static> {
        if let Some(inner) = self.through(arg) {
            return self.feature(&inner, suffix, mood);
        }
        match arg {
            Arg::Number(ratio) if matches!(suffix, "" | "fixed") => number::fluent(*ratio),
            Arg::List(list) if suffix == "count" => FluentValue::from(list.items.len()),
            Arg::Nothing
            | Arg::Number(_)
            | Arg::Text(_)
            | Arg::Noun(_)
            | Arg::Phrase(_)
            | Arg::List(_)
            | Arg::Quality(_)
            | Arg::Head(_)
            | Arg::Either(..) => FluentValue::from(self.text(arg, suffix, mood)),
        }
    }

    /// The same as text, worked out.
    fn text_anew(&mut self, arg: &Arg, suffix: &str, mood: &Mood) -> String {
        let plain = Mood { case: "plain".to_owned(), place: Place::Last, ..mood.clone() };
        let settled = if suffix == "flow" { mood.clone() } else { mood.settled() };
        let mood = &settled;
        if let Some(inner) = self.through(arg) {
            return self.text(&inner, suffix, mood);
        }
        if self.voice.is_place(suffix) {
            return self.ending(arg, suffix, &plain);
        }
        match (arg, suffix) {
            (Arg::Nothing, "said") => "no".to_owned(),
            (Arg::Nothing, _) => String::new(),
            (_, suffix) if led(arg, suffix) => self.leads(arg, suffix, mood),
            (Arg::Noun(np), "block") => self.noun_feature(np, "", mood),
            (Arg::Noun(_), "shape") => "plain".to_owned(),
            (Arg::Noun(_), "kind") => "noun".to_owned(),
            (Arg::Noun(_), "fixed") => "formula".to_owned(),
            (Arg::Noun(np), _) => self.noun_feature(np, suffix, mood),
            (_, "said") => "yes".to_owned(),
            (_, "person") => "it".to_owned(),
            (_, "known" | "more") if !matches!(arg, Arg::Head(_)) => "no".to_owned(),
            (_, "lasts") if !matches!(arg, Arg::Phrase(_) | Arg::List(_)) => "yes".to_owned(),
            (Arg::Number(ratio), "kind") => if ratio.den == 1 { "whole" } else { "fraction" }.to_owned(),
            (_, "kind") => "formula".to_owned(),
            (Arg::Number(ratio), "") => self.voice.numbers.ratio(*ratio, false),
            (_, "fixed") => "formula".to_owned(),
            (_, "block") => self.block(arg, mood),
            (Arg::Number(_) | Arg::Text(_), "shape") => "plain".to_owned(),
            (Arg::Number(_) | Arg::Text(_), "gender") => mood.gender.clone(),
            (Arg::Number(_) | Arg::Text(_), "number") => "singular".to_owned(),
            (Arg::Text(text), "" | "flow" | "inner" | "other") => text.clone(),
            (Arg::Number(_) | Arg::Text(_), case) => {
                let text = self.text(arg, "", mood);
                let elides = Arg::id(self.voice.elides(&text));
                self.say(&Phrase::of("np-value", [("x", Arg::Text(text)), ("elides", elides)]), &plain.case(case))
            }
            (Arg::Phrase(phrase), "gender" | "number" | "shape") => self.phrase_feature(phrase, suffix),
            (Arg::Phrase(phrase), "") => self.say(phrase, &plain),
            (Arg::Phrase(phrase), "flow") => self.say(phrase, mood),
            (Arg::Phrase(phrase), "inner") => self.say(phrase, &plain.place(Place::Inner)),
            (Arg::Phrase(phrase), "other") => self.say(phrase, &plain.place(Place::Other)),
            (Arg::Phrase(phrase), "lasts") => self.lasts(phrase),
            (Arg::Phrase(phrase), case) => self.say(phrase, &plain.case(case)),
            (Arg::List(list), _) => self.list(list, suffix, mood),
            (_, "any") => "no".to_owned(),
            (Arg::Quality(quality), "not") => self.adjective(quality, true, mood),
            (Arg::Quality(quality), _) => self.adjective(quality, false, mood),
            (Arg::Head(head), "inner") => self.head(head, &plain.place(Place::Inner)),
            (Arg::Head(head), "more") => {
                if self.placed(head).1.is_empty() && head.conds.is_empty() { "no" } else { "yes" }.to_owned()
            }
            (Arg::Head(head), "flow") => self.head(head, mood),
            (Arg::Head(head), _) => self.head(head, &plain),
            (Arg::Either(..), _) => String::new(),
        }
    }

    /// A clause that has no form of its own for its place gets the locale's words for it: "when …".
    fn formed(&mut self, said: String, found: &Found, mood: &Mood) -> String {
        let Place::Ends(place) = &mood.place else { return said };
        let id = format!("place-{place}");
        if self.messages(found).has_form(&found.id, &found.attribute, place) || !self.voice.grammar.has(&id, "") {
            return said;
        }
        let around = Found { word: false, id, attribute: String::new() };
        self.fill(&around, &Args::from([("x".to_owned(), Arg::Text(said))]), &Mood::default())
    }

    /// A clause in the form that a place wants.
    fn ending(&mut self, arg: &Arg, place: &str, mood: &Mood) -> String {
        let form = mood.place(Place::Ends(place.to_owned()));
        match arg {
            Arg::Phrase(phrase) => self.say(phrase, &form),
            Arg::Head(head) => self.head(head, &form),
            Arg::List(list) => self.list(list, place, mood),
            Arg::Nothing | Arg::Number(_) | Arg::Text(_) | Arg::Noun(_) | Arg::Quality(_) | Arg::Either(..) => {
                self.text(arg, "", mood)
            }
        }
    }

    /// What stands behind an argument that only stands for another.
    fn through(&self, arg: &Arg) -> Option<Arg> {
        match arg {
            Arg::Phrase(phrase) if phrase.say.is_empty() => phrase.args.get("x").cloned(),
            Arg::Either(first, second) => {
                Some(if self.sayable(first) { (**first).clone() } else { (**second).clone() })
            }
            Arg::Nothing
            | Arg::Number(_)
            | Arg::Text(_)
            | Arg::Noun(_)
            | Arg::Phrase(_)
            | Arg::List(_)
            | Arg::Quality(_)
            | Arg::Head(_) => None,
        }
    }

    /// Gender, number or shape that the grammar gives a phrase.
    fn phrase_feature(&mut self, phrase: &Phrase, feature: &str) -> String {
        let found = self.find(phrase).filter(|found| !found.word && self.voice.grammar.has(&found.id, feature));
        match (found, feature) {
            (Some(found), _) => {
                self.fill(&Found { attribute: feature.to_owned(), ..found }, &phrase.args, &Mood::default())
            }
            (None, "number") => "singular".to_owned(),
            (None, "shape") => "plain".to_owned(),
            (None, _) => Mood::default().gender,
        }
    }

    /// A formula between the locale's brackets, where it has any; anything else as it is.
    fn block(&mut self, arg: &Arg, mood: &Mood) -> String {
        let text = self.text(arg, "", mood);
        if self.text(arg, "shape", mood) != "formula" || !self.voice.grammar.has("np-block", "") {
            return text;
        }
        self.say(&Phrase::of("np-block", [("x", Arg::Text(text))]), &Mood::default())
    }

    /// A clause, and the conditions that found no place in it.
    fn head(&mut self, head: &Head, mood: &Mood) -> String {
        let (phrase, mut conds) = self.placed(head);
        conds.extend(head.conds.iter().cloned());
        if conds.is_empty() {
            return self.say(&phrase, mood);
        }
        // only what a condition follows goes on
        let place = if head.glue == "head-and" { Place::Inner } else { mood.place.clone() };
        let said = self.say(&phrase, &mood.place(place));
        let args = [("head", Arg::Text(said)), ("conds", Arg::list(conds, Join::And))];
        self.say(&Phrase::of(head.glue, args), mood)
    }

    /// The clause with what it has a place for, and the rest as clauses.
    fn placed(&mut self, head: &Head) -> (Phrase, Vec<Arg>) {
        let mut phrase = head.phrase.clone();
        let Some(found) = self.find(&phrase) else { return (phrase, Vec::new()) };
        let asks: Vec<String> = self.messages(&found).asks(&found.id, &found.attribute).to_vec();
        let shown: BTreeSet<String> = asks
            .iter()
            .filter_map(|variable| split(&phrase.args, variable))
            .filter(|(_, suffix)| shows(suffix))
            .map(|(name, _)| name.to_owned())
            .collect();
        let (mut kept, mut rest): (Vec<Quality>, Vec<Quality>) = (Vec::new(), Vec::new());
        for (name, arg) in &mut phrase.args {
            let Arg::Noun(np) = arg else { continue };
            if np.refer.is_some_and(|refer| self.mentioned.contains(&refer)) {
                np.qualities.clear();
            }
            let (placed, loose): (Vec<_>, Vec<_>) =
                np.qualities.drain(..).partition(|quality| shown.contains(name) && self.has_quality(quality));
            kept.extend(placed.iter().cloned());
            np.qualities = placed;
            rest.extend(loose);
        }
        let bounds = head.bounds.iter().filter(|(name, _)| !shown.contains(name)).map(|(_, clause)| clause.clone());
        let clauses = rest.into_iter().filter(|quality| !kept.contains(quality));
        let clauses: Vec<Arg> = clauses.filter_map(|quality| self.as_clause(&quality)).collect();
        (phrase, clauses.into_iter().chain(bounds).collect())
    }

    /// Whether the pack or the grammar has words for this.
    fn sayable(&self, arg: &Arg) -> bool {
        match arg {
            Arg::Noun(np) => self.known(&np.key),
            Arg::Phrase(phrase) => self.find(phrase).is_some(),
            Arg::Nothing
            | Arg::Number(_)
            | Arg::Text(_)
            | Arg::List(_)
            | Arg::Quality(_)
            | Arg::Head(_)
            | Arg::Either(..) => true,
        }
    }
}

/// Whether asking for this feature puts the argument itself into the sentence.
fn shows(suffix: &str) -> bool {
    !matches!(
        suffix,
        "person"
            | "known"
            | "said"
            | "gender"
            | "number"
            | "many"
            | "any"
            | "more"
            | "lasts"
            | "kind"
            | "fixed"
            | "sort"
    )
}

/// The argument that a variable is about, and what is asked of it: `attack_roll_of` is `of` of `attack_roll`.
fn split<'a>(args: &'a Args, variable: &'a str) -> Option<(&'a str, &'a str)> {
    let best = args
        .keys()
        .filter(|name| {
            variable == name.as_str() || variable.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('_'))
        })
        .max_by_key(|name| name.len())?;
    Some((best, variable[best.len()..].trim_start_matches('_')))
}

fn shown(found: &Found) -> String {
    if found.attribute.is_empty() { found.id.clone() } else { format!("{}.{}", found.id, found.attribute) }
}

fn name(say: &Say) -> String {
    match say {
        Say::Grammar(id) => (*id).to_owned(),
        Say::Word(key, attribute) => format!("{key}.{attribute}"),
    }
}
