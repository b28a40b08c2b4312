//! Headings that can be linked to.

use super::markup::escape;
use super::words::word;
use crate::model::{Book, Page, Part};

/// The sign after a heading or caption that links to it.
pub fn here(id: &str, book: &Book) -> String {
    let label = escape(word(book, "link_here"));
    format!("<a class=\"here\" href=\"#{}\" aria-label=\"{label}\" title=\"{label}\">#</a>", escape(id))
}

/// Anchor of the heading with this number on its page: the same in every language.
pub fn anchor(number: usize) -> String {
    format!("section-{number}")
}

/// A line of a page's outline.
pub struct Line<'page> {
    /// Where it leads.
    pub anchor: String,
    /// What it is called.
    pub title: &'page str,
    /// Whether it is a heading, and what follows belongs to it.
    pub section: bool,
}

/// Everything on a page that can be linked to, in order: sections, entries, tables, figures.
pub fn outline(page: &Page) -> Vec<Line<'_>> {
    let mut sections = 0;
    let parts = page.parts.iter().filter_map(|part| {
        let (anchor, title, section) = match part {
            Part::Prose(_) | Part::Quoted(_) | Part::Trace(_) | Part::Index(_) => return None,
            Part::Heading(title) => {
                sections += 1;
                (self::anchor(sections), title, true)
            }
            Part::Entry(entry) => (entry.id.clone(), &entry.title, false),
            Part::Table(table) => (table.id.clone(), &table.title, false),
            Part::Figure(figure) => (figure.id.clone(), &figure.title, false),
            Part::Calculator(calculator) => (calculator.id.clone(), &calculator.title, false),
        };
        Some(Line { anchor, title, section })
    });
    parts.collect()
}
