//! Headings that can be linked to.

use super::markup::escape;
use super::words::word;
use crate::model::Book;

/// The sign after a heading or caption that links to it.
pub fn here(id: &str, book: &Book) -> String {
    let label = escape(word(book, "link_here"));
    format!("<a class=\"here\" href=\"#{}\" aria-label=\"{label}\" title=\"{label}\">#</a>", escape(id))
}

/// Anchor of the heading with this number on its page: the same in every language.
pub fn anchor(number: usize) -> String {
    format!("section-{number}")
}
