//! The glossary: terms that stand for nothing in the rules, and that the pack explains in its words.

use super::Maker;
use crate::model::{Entry, Page, Part};

/// The id of its page, and what the anchors on it begin with.
pub const GLOSSARY: &str = "glossary";
/// What their messages begin with.
const PREFIX: &str = "term-";

/// The anchor of the term that a line of a pack's words begins to explain: `term.margin` of `term-margin = Margin`.
#[must_use]
pub fn term(line: &str) -> Option<String> {
    let (name, _) = line.strip_prefix(PREFIX)?.split_once('=')?;
    Some(format!("term.{}", name.trim_end()))
}

impl Maker<'_> {
    /// The page of terms, in the order of the language; none if the pack explains none.
    pub(super) fn glossary_page(&mut self) -> Option<Page> {
        let messages = self.original.voice.words.ids();
        let terms = messages.filter(|(id, attribute)| id.starts_with(PREFIX) && attribute.is_empty());
        let keys: Vec<String> = terms.map(|(id, _)| id.to_owned()).collect();
        if keys.is_empty() {
            return None;
        }
        let mut entries: Vec<Entry> = keys.iter().map(|key| self.term(key)).collect();
        let read = |entry: &Entry| entry.reading.clone().unwrap_or_else(|| entry.title.clone());
        let order = &self.speaker.voice.order;
        entries.sort_by(|one, other| order.compare(&read(one), &read(other)).then(one.id.cmp(&other.id)));
        let title = self.page_word("page-glossary");
        let parts = entries.into_iter().map(|entry| Part::Entry(Box::new(entry))).collect();
        Some(Page { id: GLOSSARY.to_owned(), title, parts, ..Page::default() })
    }

    /// A term; what the locale lacks of it stands in the source language, marked.
    fn term(&mut self, key: &str) -> Entry {
        let own = |attribute: &str| {
            let found = [&self.speaker, &self.original].map(|one| &one.voice.words).into_iter();
            let mut found = found.filter(|words| words.has(key, attribute));
            found.next().map(|words| words.plain(key, attribute))
        };
        let (title, prose) = (own("").unwrap_or_default(), own("text"));
        let lacks = |attribute: &str| !self.speaker.voice.words.has(key, attribute);
        let (untitled, untold) = (lacks(""), prose.is_some() && lacks("text"));
        for (lacks, message) in [(untitled, key.to_owned()), (untold, format!("{key}.text"))] {
            if lacks {
                self.hole(&message, key, false);
            }
        }
        Entry {
            id: key.replacen('-', ".", 1),
            title,
            reading: self.speaker.word(key, "reading"),
            kind: self.page_word("page-term"),
            prose,
            prose_locale: untold.then(|| self.source.source_locale.to_owned()),
            ..Entry::default()
        }
    }
}
