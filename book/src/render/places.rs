//! Where everything is: which page holds an anchor, and what it is called.

use std::collections::BTreeMap;

use crate::model::{Book, Page, Part};

/// Something a link can lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place<'book> {
    /// The page's id.
    pub page: &'book str,
    /// The anchor; empty for the page itself.
    pub anchor: &'book str,
    /// What a reader calls it.
    pub title: &'book str,
}

/// Every anchor of a book.
#[derive(Debug, Default)]
pub struct Places<'book> {
    anchors: BTreeMap<&'book str, Place<'book>>,
    pages: BTreeMap<&'book str, Place<'book>>,
}

impl<'book> Places<'book> {
    /// The places of `book`; of two with one id, the first.
    pub fn of(book: &'book Book) -> Places<'book> {
        let mut places = Places::default();
        for page in &book.pages {
            let own = Place { page: &page.id, anchor: "", title: &page.title };
            places.pages.entry(&page.id).or_insert(own);
            for (id, title) in anchors(page) {
                places.anchors.entry(id).or_insert(Place { page: &page.id, anchor: id, title });
            }
        }
        places
    }

    /// The place with this id.
    pub fn entry(&self, id: &str) -> Option<Place<'book>> {
        self.anchors.get(id).copied()
    }

    /// The place that a Markdown link names (`entry:ID` or `page:ID`); `None` for links of any other scheme.
    pub fn link(&self, destination: &str) -> Option<Result<Place<'book>, DeadLink>> {
        let found = match destination.split_once(':')? {
            ("entry", id) => self.anchors.get(id),
            ("page", id) => self.pages.get(id),
            _ => return None,
        };
        Some(found.copied().ok_or(DeadLink))
    }
}

/// A link leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeadLink;

impl Place<'_> {
    /// Its address within the Markdown source, relative to any other page.
    pub fn source(&self) -> String {
        let hash = if self.anchor.is_empty() { "" } else { "#" };
        format!("{}.md{hash}{}", self.page, self.anchor)
    }
}

/// The anchors of a page and what they are called, in order.
pub fn anchors(page: &Page) -> impl Iterator<Item = (&str, &str)> {
    page.parts.iter().filter_map(|part| match part {
        Part::Heading(_) | Part::Prose(_) | Part::Quoted(_) | Part::Trace(_) | Part::Index(_) => None,
        Part::Entry(entry) => Some((entry.id.as_str(), entry.title.as_str())),
        Part::Table(table) => Some((table.id.as_str(), table.title.as_str())),
        Part::Figure(figure) => Some((figure.id.as_str(), figure.title.as_str())),
        Part::Calculator(calculator) => Some((calculator.id.as_str(), calculator.title.as_str())),
    })
}
