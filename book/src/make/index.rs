//! The index: every name of the book under its first letter, in the order of the language.

use super::Maker;
use crate::model::{Indexed, Initial, Page, Part};

/// The id of its page.
pub const INDEX: &str = "names";

/// Fewer names are found at a glance in the contents.
const LEAST: usize = 24;

impl Maker<'_> {
    /// The last page; none where there is little to look up.
    pub(super) fn index_page(&mut self, pages: &[Page]) -> Option<Page> {
        let parts = pages.iter().flat_map(|page| &page.parts);
        let mut names: Vec<(String, Indexed)> = Vec::new();
        for part in parts {
            if let Part::Entry(entry) = part {
                let name = Indexed { id: entry.id.clone(), title: entry.title.clone(), kind: entry.kind.clone() };
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

/// Before the first letter: signs and figures.
const OTHERS: &str = "#";
