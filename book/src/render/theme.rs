//! The theme: templates and assets, embedded, with the words of a language filled in.

use super::markup::escape_template;
use super::words::{WORDS, word};
use crate::model::Book;

/// Assets that all languages share, by path.
pub const ASSETS: &[(&str, &str)] = &[
    ("assets/runebook.css", concat!(include_str!("../../theme/base.css"), include_str!("../../theme/content.css"))),
    ("assets/chrome.css", include_str!("../../theme/chrome.css")),
    ("assets/print.css", include_str!("../../theme/print.css")),
    ("assets/early.js", include_str!("../../theme/early.js")),
    ("assets/find.js", include_str!("../../theme/find.js")),
    ("assets/search.js", include_str!("../../theme/search.js")),
    ("assets/cards.js", include_str!("../../theme/cards.js")),
    ("assets/page.js", include_str!("../../theme/page.js")),
];

/// The style that the pack adds, by its path.
pub fn own(book: &Book) -> (String, String) {
    ("assets/theme.css".to_owned(), book.style.clone())
}

/// The search itself, free of the page: tests run it.
pub const FIND_JS: &str = include_str!("../../theme/find.js");

/// Style of the content alone, for a book that mdBook renders with another theme.
pub const CONTENT_CSS: &str = include_str!("../../theme/content.css");

/// Templates of mdBook's theme, by their path in its folder, in the words of `book`.
pub fn templates(book: &Book) -> Vec<(&'static str, String)> {
    let index = filled(include_str!("../../theme/index.hbs"), book);
    let empty = ["head.hbs", "header.hbs", "toc.js.hbs", "toc.html.hbs", "redirect.hbs"];
    // An empty file of fonts keeps mdBook's own out of the output.
    let fonts = ("fonts/fonts.css", String::new());
    let mut all: Vec<_> = empty.into_iter().map(|path| (path, String::new())).collect();
    all.extend([("index.hbs", index), fonts]);
    all
}

/// `[[key]]` in a template becomes the book's word.
pub fn filled(template: &str, book: &Book) -> String {
    let fill = |text: String, key: &&str| text.replace(&format!("[[{key}]]"), &escape_template(word(book, key)));
    WORDS.iter().fold(template.to_owned(), fill)
}
