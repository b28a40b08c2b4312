//! The index: every name of the book under its first letter, in the order of the language.

use std::collections::BTreeMap;

use super::Maker;
use crate::model::{Entry, Indexed, Initial, Page, Part};

/// The id of its page.
pub const INDEX: &str = "names";

/// Fewer names are found at a glance in the contents.
const LEAST: usize = 24;

impl Maker<'_> {
    /// The last page; none where there is little to look up.
    pub(super) fn index_page(&mut self, pages: &[Page]) -> Option<Page> {
        let parts = pages.iter().flat_map(|page| &page.parts);
        let mut names: Vec<(String, Indexed)> = Vec::new();
        let alike = alike(pages);
        for part in parts {
            if let Part::Entry(entry) = part {
                let kind = self.kind_apart(entry, &alike);
                let name = Indexed { id: entry.id.clone(), title: entry.title.clone(), kind };
                names.push((entry.reading.clone().unwrap_or_else(|| entry.title.clone()), name));
            }
        }
        if names.len() < LEAST {
            return None;
        }
        let title = self.page_word("page-index");
        let heads = self.page_word("index-heads");
        let order = &self.speaker.voice.order;
        names.sort_by(|(read, one), (other_read, other)| {
            order
                .compare(read, other_read)
                .then_with(|| order.compare(&one.title, &other.title))
                .then(one.id.cmp(&other.id))
        });
        let heads: Vec<&str> = heads.split_whitespace().collect();
        let mut initials: Vec<Initial> = Vec::new();
        for (read, name) in names {
            let head = heads.iter().rev().find(|head| order.begins_at(head, &read)).copied().unwrap_or(OTHERS);
            match initials.last_mut().filter(|last| last.head == head) {
                Some(last) => last.names.push(name),
                None => initials.push(Initial { head: head.to_owned(), names: vec![name] }),
            }
        }
        Some(Page { id: INDEX.to_owned(), title, parts: vec![Part::Index(initials)], ..Page::default() })
    }
}

/// Entries by what the index says of them: several of one name and kind are told apart.
type Alike<'p> = BTreeMap<(&'p str, &'p str), Vec<&'p Entry>>;

fn alike(pages: &[Page]) -> Alike<'_> {
    let mut all = Alike::new();
    for entry in pages.iter().flat_map(Page::entries) {
        all.entry((&entry.title, &entry.kind)).or_default().push(entry);
    }
    all
}

impl Maker<'_> {
    /// The kind of an entry; of several by one name with the first field that tells them apart: "Ability · Archery".
    fn kind_apart(&mut self, entry: &Entry, alike: &Alike<'_>) -> String {
        let others = alike.get(&(entry.title.as_str(), entry.kind.as_str())).map_or(&[][..], Vec::as_slice);
        let value = |of: &Entry, label: &str| {
            of.fields.iter().find(|(known, _)| known == label).map(|(_, value)| without_links(value))
        };
        let tells = |label: &str| {
            let mut values: Vec<_> = others.iter().map(|other| value(other, label)).collect();
            values.sort();
            values.windows(2).all(|two| two[0] != two[1])
        };
        let told = entry.fields.iter().filter(|_| others.len() > 1).find(|(label, _)| tells(label));
        match told {
            Some((_, value)) => {
                let between = self.page_word("word-between_names");
                format!("{}{between}{}", entry.kind, without_links(value))
            }
            None => entry.kind.clone(),
        }
    }
}

/// The words of a field without where they lead.
fn without_links(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    let whole = parts.fold(first, |read, part| read + part.split_once(')').map_or(part, |(_, after)| after));
    whole.replace('[', "")
}

/// Before the first letter: signs and figures.
const OTHERS: &str = "#";
