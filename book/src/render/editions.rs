//! The way to other editions of the same game: to the same page where they have it, and with the script to the same anchor.

use std::collections::BTreeMap;

use super::chapter::Chapter;
use super::markup::escape;
use super::words::word;
use crate::model::Book;

/// The books of another edition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Other {
    /// Where they lie, as seen from the folder of these books, with `/` at its end: `../sil/`.
    pub folder: String,
    /// By locale: the title, and the ids of the pages.
    books: BTreeMap<String, (String, Vec<String>)>,
    /// The language for readers of no listed one.
    first: String,
}

impl Other {
    /// The edition of these books, which lie in `folder`.
    #[must_use]
    pub fn of(books: &[Book], folder: &str) -> Self {
        let pages = |book: &Book| book.pages.iter().map(|page| page.id.clone()).collect();
        Self {
            folder: folder.to_owned(),
            books: books.iter().map(|book| (book.locale.clone(), (book.title.clone(), pages(book)))).collect(),
            first: books.first().map(|book| book.locale.clone()).unwrap_or_default(),
        }
    }
}

/// The editions, this one among them; nothing where there is no other.
pub fn html(chapter: &Chapter, book: &Book, others: &[Other]) -> String {
    let links: String = others.iter().filter_map(|other| link(chapter, book, other)).collect();
    if links.is_empty() {
        return links;
    }
    let (label, own) = (escape(word(book, "edition")), escape(&book.title));
    format!(
        "<nav class=\"editions\" aria-label=\"{label}\"><span>{label}</span><ul><li aria-current=\"true\">{own}</li>{links}</ul></nav>"
    )
}

fn link(chapter: &Chapter, book: &Book, other: &Other) -> Option<String> {
    let known = other.books.get_key_value(&book.locale).or_else(|| other.books.get_key_value(&other.first));
    let (locale, (title, pages)) = known?;
    let has = chapter.id == "index" || pages.contains(&chapter.id);
    let page = if has { escape(&chapter.id) } else { "index".to_owned() };
    let same = if has { " data-same" } else { "" };
    let (folder, locale, title) = (escape(&other.folder), escape(locale), escape(title));
    let lang =
        if *locale == *book.locale { String::new() } else { format!(" lang=\"{locale}\" hreflang=\"{locale}\"") };
    Some(format!("<li><a href=\"../{folder}{locale}/{page}.html\"{lang}{same}>{title}</a></li>"))
}
