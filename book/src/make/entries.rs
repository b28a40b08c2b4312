//! Entries and statuses as a reader sees them.

use runebook_compiler::ir::{Image as Found, Ir, Source};
use runebook_grammar::Span;

use super::fields::{prose_args, status_args};
use super::{Maker, relations};
use crate::describe::{self, Arg, Args, Described, Phrase};
use crate::model::{Entry, Hole, Image, Sentence};

impl Maker<'_> {
    /// An entry.
    pub fn entry(&mut self, id: usize) -> Entry {
        let ir = self.source.ir;
        let found = &ir.entries[id];
        let key = describe::entry_key(ir, id);
        let args = prose_args(ir, id);
        let (prose, prose_locale) = self.prose(&key, "text", found.text.as_ref().map(|(text, _)| text.as_str()), &args);
        let said = describe::entry(ir, id);
        let sentences = self.sentences(&key, &said, &args);
        Entry {
            id: anchor(ir, id),
            title: self.heading(&key),
            reading: self.speaker.word(&key, "reading"),
            kind: self.heading(&describe::kind_key(ir, found.kind)),
            notation: self.notation(id),
            fields: self.fields(id),
            prose,
            prose_locale,
            sentences,
            needs: describe::needed(ir, found)
                .into_iter()
                .filter(|needed| !ir.entries[*needed].hidden)
                .map(|needed| anchor(ir, needed))
                .collect(),
            either: describe::needed_instead(ir, found)
                .into_iter()
                .filter(|needed| !ir.entries[*needed].hidden)
                .map(|needed| anchor(ir, needed))
                .collect(),
            needed_by: self.needing(id).iter().map(|other| anchor(ir, *other)).collect(),
            granted_by: relations::granted_by(ir, id),
            not_with: relations::not_with(ir, Source::Entry(id)),
            was: was(ir, found),
            notes: self.notes(&key, &found.notes, &args),
            image: found.image.as_ref().map(|image| self.image(&key, image, &args)),
            aliases: self.aliases(&key),
            ..Entry::default()
        }
    }

    /// The entries that are shown and need this one.
    fn needing(&mut self, id: usize) -> &[usize] {
        let ir = self.source.ir;
        let all = self.needing.get_or_insert_with(|| {
            let mut all = vec![Vec::new(); ir.entries.len()];
            for (other, entry) in ir.entries.iter().enumerate().filter(|(_, entry)| !entry.hidden) {
                for needed in describe::needed(ir, entry) {
                    if all[needed].last() != Some(&other) {
                        all[needed].push(other);
                    }
                }
            }
            all
        });
        &all[id]
    }

    /// What a picture shows, and whose it is; its file is still the one in the pack.
    fn image(&mut self, key: &str, found: &Found, args: &Args) -> Image {
        let shows = found.shows.as_ref().map(|(text, _)| text.as_str());
        let (alt, alt_locale) = self.prose(key, super::prose::IMAGE, shows, args);
        let said = |part: &Option<String>| part.clone().unwrap_or_default();
        Image {
            file: found.path.clone(),
            size: None,
            alt: alt.unwrap_or_default(),
            alt_locale,
            by: said(&found.by),
            licence: said(&found.licence),
        }
    }

    /// A status.
    pub fn status(&mut self, id: usize) -> Entry {
        let ir = self.source.ir;
        let found = &ir.statuses[id];
        let key = format!("status-{}", found.named.name);
        let args = status_args(ir, id);
        let (prose, prose_locale) = self.prose(&key, "text", found.text.as_ref().map(|(text, _)| text.as_str()), &args);
        let sentences = self.sentences(&key, &describe::status(ir, id), &args);
        let kind = self.page_word("page-status");
        Entry {
            id: format!("status.{}", found.named.name),
            title: self.heading(&key),
            reading: self.speaker.word(&key, "reading"),
            kind,
            fields: self.bands(id),
            prose,
            prose_locale,
            sentences,
            brought_by: relations::brought_by(ir, id),
            not_with: relations::not_with(ir, Source::Status(id)),
            notes: self.notes(&key, &found.notes, &args),
            image: found.image.as_ref().map(|image| self.image(&key, image, &args)),
            was: found.was.as_ref().map(|was| format!("status.{was}")),
            aliases: self.aliases(&key),
            ..Entry::default()
        }
    }

    /// Prose and sentences of an entry alone, without what stands around them.
    pub fn said_of_entry(&mut self, key: &str, id: usize) -> (Option<String>, Vec<Sentence>) {
        let ir = self.source.ir;
        let (args, text) = (prose_args(ir, id), ir.entries[id].text.as_ref());
        let prose = self.prose(key, "text", text.map(|(text, _)| text.as_str()), &args).0;
        (prose, self.sentences(key, &describe::entry(ir, id), &args))
    }

    /// The same of a status.
    pub fn said_of_status(&mut self, key: &str, id: usize) -> (Option<String>, Vec<Sentence>) {
        let ir = self.source.ir;
        let (args, text) = (status_args(ir, id), ir.statuses[id].text.as_ref());
        let prose = self.prose(key, "text", text.map(|(text, _)| text.as_str()), &args).0;
        (prose, self.sentences(key, &describe::status(ir, id), &args))
    }

    fn bands(&mut self, id: usize) -> Vec<(String, String)> {
        let ir = self.source.ir;
        let bands = ir.statuses[id].bands.clone();
        let band = |(at, (low, high, _)): (usize, &(i64, i64, runebook_compiler::ir::Named))| {
            let range = [("low", Arg::whole(*low)), ("high", Arg::whole(*high))];
            let range = self.speaker.part(&Phrase::of("status-range", range).arg());
            (self.heading(&describe::band(ir, id, at)), range)
        };
        bands.iter().enumerate().map(band).collect()
    }

    /// Sentences of a thing, in the book's language.
    pub fn sentences(&mut self, key: &str, said: &[Described], args: &Args) -> Vec<Sentence> {
        let mut all = Vec::new();
        for one in said {
            let text = match (&one.phrase, &one.says) {
                (Some(phrase), _) => self.speaker.sentence(phrase),
                (None, Some(says)) => {
                    let numbers: Args = args.clone().into_iter().chain(says.numbers.clone()).collect();
                    self.prose(key, &says.message, Some(&says.text), &numbers).0.unwrap_or_default()
                }
                (None, None) => {
                    self.hole(&format!("{key}-says"), key, true);
                    continue;
                }
            };
            all.push(Sentence { topic: one.topic, text });
        }
        self.drain(key);
        all.retain(|sentence| !sentence.text.is_empty());
        all
    }

    /// Prose in the book's language; else in the source language, marked.
    pub fn prose(
        &mut self,
        key: &str,
        part: &str,
        source: Option<&str>,
        args: &Args,
    ) -> (Option<String>, Option<String>) {
        let Some(source) = source else { return (None, None) };
        let id = format!("{key}-{part}");
        if self.speaker.voice.locale == self.source.source_locale {
            let text = self.speaker.source_prose(source, args);
            self.drain(key);
            return (Some(text), None);
        }
        if let Some(text) = self.speaker.translated(&id, source, args) {
            self.drain(key);
            return (Some(text), None);
        }
        self.hole(&id, key, false);
        (Some(self.original.source_prose(source, args)), Some(self.source.source_locale.to_owned()))
    }

    fn notes(&mut self, key: &str, notes: &[(String, Span)], args: &Args) -> Vec<String> {
        let notes = notes.iter().enumerate();
        notes.filter_map(|(at, (text, _))| self.prose(key, &note(at), Some(text), args).0).collect()
    }

    /// Names in the source language, so that search finds them.
    fn aliases(&mut self, key: &str) -> Vec<String> {
        let own = self.speaker.heading(key);
        self.original.heading(key).into_iter().filter(|other| Some(other) != own.as_ref()).collect()
    }

    /// A thing's name as a heading, or a hole.
    pub fn heading(&mut self, key: &str) -> String {
        if let Some(name) = self.speaker.heading(key) {
            return name;
        }
        self.hole(key, key, true);
        String::new()
    }

    /// A word of the grammar, or a hole.
    pub fn page_word(&mut self, id: &str) -> String {
        let word = self.speaker.voice.word(id);
        if word.is_empty() {
            self.hole(id, id, true);
        }
        word
    }

    pub fn hole(&mut self, message: &str, needed_by: &str, fatal: bool) {
        self.holes.push(Hole {
            locale: self.speaker.voice.locale.clone(),
            message: message.to_owned(),
            needed_by: needed_by.to_owned(),
            fatal,
        });
    }

    /// Moves what the speakers could not say to the book's holes.
    pub fn drain(&mut self, needed_by: &str) {
        let missing: Vec<String> = std::mem::take(&mut self.speaker.holes).into_iter().collect();
        for message in missing {
            self.hole(&message, needed_by, true);
        }
    }
}

/// The end of the message of an entry's notes, by their number from 0.
pub(super) fn note(at: usize) -> String {
    if at == 0 { "note".to_owned() } else { format!("note-{}", at + 1) }
}

/// The anchor of an entry.
pub(crate) fn anchor(ir: &Ir, id: usize) -> String {
    let found = &ir.entries[id];
    format!("{}.{}", ir.kinds[found.kind].named.name, found.named.name)
}

/// The anchor that an entry had before it, or its kind, was renamed.
fn was(ir: &Ir, entry: &runebook_compiler::ir::Entry) -> Option<String> {
    let kind = &ir.kinds[entry.kind].named;
    let renamed = entry.was.is_some() || kind.was.is_some();
    renamed.then(|| format!("{}.{}", kind.known_as(), entry.known_as()))
}
