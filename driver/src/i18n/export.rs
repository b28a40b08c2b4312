//! A pack's messages as a PO file, for the tools that translators have.

use std::collections::BTreeMap;

use runebook_book::model::Part;
use runebook_compiler::ir::Ir;

use super::cut::{Cut, Message};
use super::po::{Entry, Po};
use super::status::{State, status};
use super::units::{Sort, Unit};
use crate::book;
use crate::pack::Pack;

/// The PO file of a locale: its messages in the order of its file, then those that are missing.
#[must_use]
pub fn export(pack: &Pack, ir: &Ir, locale: &str) -> String {
    let manifest = pack.manifest();
    let head = [
        ("Project-Id-Version", format!("{} {}", manifest.name, manifest.version)),
        ("Language", locale.to_owned()),
        ("MIME-Version", "1.0".to_owned()),
        ("Content-Type", "text/plain; charset=UTF-8".to_owned()),
        ("Content-Transfer-Encoding", "8bit".to_owned()),
        ("X-Generator", "runebook".to_owned()),
    ];
    let notes = Notes::new(pack, ir, locale);
    let mut states: BTreeMap<String, (Unit, State)> =
        messages(pack, ir, locale).map(|(unit, state)| (unit.id.clone(), (unit, state))).collect();
    let cut = own(pack, locale);
    let mut entries = Vec::new();
    for message in &cut.messages {
        // a message that is written twice says what it says last
        let last = cut.get(&message.id).is_some_and(|last| last.at == message.at);
        if let Some((unit, state)) = last.then(|| states.remove(&message.id)).flatten() {
            let comments = comments(message);
            entries.push(Entry { comments, text: message.said(), ..notes.entry(pack, &unit, state) });
        }
    }
    let inherited = super::units::said(pack, locale);
    entries.extend(states.into_values().map(|(unit, state)| {
        let text = inherited.get(&unit.id).cloned().unwrap_or_default();
        Entry { text, ..notes.entry(pack, &unit, state) }
    }));
    Po { head: head.map(|(name, value)| (name.to_owned(), value)).into(), entries }.write()
}

/// The messages that stand in files of messages: a chapter has a file of its own.
pub(super) fn messages(pack: &Pack, ir: &Ir, locale: &str) -> impl Iterator<Item = (Unit, State)> {
    status(pack, ir, locale).messages.into_iter().filter(|(unit, _)| unit.sort != Sort::Chapter)
}

/// The pack's own file of a locale; empty where it has none.
pub(super) fn own(pack: &Pack, locale: &str) -> Cut {
    let edition = pack.manifests.len() - 1;
    let mut found = pack.words.iter().filter(|words| words.locale == locale && words.edition as usize == edition);
    found.next().map(|words| Cut::of(&words.text)).unwrap_or_default()
}

/// The comments before a message as a translator sees them: a comment of a group keeps its marks, a blank line is one.
pub(super) fn comments(message: &Message) -> Vec<String> {
    let lines = message.lead.lines().map(str::trim_end).skip_while(|line| line.is_empty());
    lines
        .map(|line| if line.starts_with("##") { line } else { line.trim_start_matches(['#', ' ']) }.to_owned())
        .collect()
}

/// The same as they stand in a file of messages.
pub(super) fn lead(comments: &[String]) -> String {
    let lines = comments.iter().map(|line| match line.as_str() {
        "" => "\n".to_owned(),
        group if group.starts_with("##") => format!("{group}\n"),
        plain => format!("# {plain}\n"),
    });
    lines.collect()
}

/// What is told to translators beside the text.
pub(super) struct Notes {
    /// What the rule of a thing says, by its message: in the source language, and in the translator's.
    rules: [(String, BTreeMap<String, Vec<String>>); 2],
}

/// Before the fingerprints of what an export was made from.
pub(super) const OF: &str = "of: ";

impl Notes {
    pub(super) fn new(pack: &Pack, ir: &Ir, locale: &str) -> Self {
        let of = |locale: &str| (locale.to_owned(), rules(pack, ir, locale));
        Self { rules: [of(&pack.manifest().source_locale), of(locale)] }
    }

    /// What is said of a message: what it is, what its rule says, how far it is, and what it is made from.
    pub(super) fn of(&self, unit: &Unit, state: State) -> Vec<String> {
        let what = match unit.sort {
            Sort::Prose | Sort::Chapter => "prose of",
            Sort::Word => "words of",
        };
        let mut notes = vec![format!("{what} `{}`, {}", unit.key, state.word())];
        if unit.sort == Sort::Prose {
            for (locale, rules) in &self.rules {
                let said = rules.get(&unit.key).into_iter().flatten();
                notes.extend(said.map(|sentence| format!("the rule ({locale}): {sentence}")));
            }
            notes.dedup();
        }
        notes.extend(unit.lacks.iter().map(|lack| format!("the book lacks: {lack}")));
        let rule = unit.rule.map_or_else(String::new, |rule| format!(" {rule}"));
        notes.push(format!("{OF}{}{rule}", unit.text));
        notes
    }

    fn entry(&self, pack: &Pack, unit: &Unit, state: State) -> Entry {
        let review = match state {
            State::Stale | State::Unreviewed => vec!["fuzzy".to_owned()],
            State::Missing | State::Approved => Vec::new(),
        };
        // words that only this language has are known by their id
        let id = if unit.source.is_empty() { unit.id.clone() } else { unit.source.clone() };
        Entry {
            notes: self.of(unit, state),
            places: unit.span.map(|span| place(pack, span)).into_iter().collect(),
            flags: review,
            context: unit.id.clone(),
            id,
            ..Entry::default()
        }
    }
}

/// The file and line of a text.
pub(super) fn place(pack: &Pack, span: runebook_grammar::Span) -> String {
    format!("{}:{}", pack.sources.of(span).path, pack.sources.places(span).0.line)
}

/// The sentences that are made of each rule, by the message of what has it.
fn rules(pack: &Pack, ir: &Ir, locale: &str) -> BTreeMap<String, Vec<String>> {
    let things = book::things(pack, ir, locale).into_iter().filter(|(_, whole)| *whole);
    let entries = things.filter_map(|(part, _)| match part {
        Part::Entry(entry) => Some(entry),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Table(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Index(_)
        | Part::Quoted(_)
        | Part::Trace(_) => None,
    });
    let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    entries
        .map(|entry| {
            let sentences = entry.sentences.iter().map(|sentence| line(&sentence.text)).collect();
            (entry.id.replacen('.', "-", 1), sentences)
        })
        .collect()
}
