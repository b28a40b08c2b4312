//! Pictures: at entries and on the front page. Their files lie beside the languages, each once.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use super::Files;
use super::markdown;
use super::markup::escape;
use super::places::Places;
use super::words::word;
use crate::model::{Book, Image};

/// Where the pages of a language find the pictures.
const FROM_PAGES: &str = "../art/";
/// Where the chapters of an ordinary mdBook find them.
const FROM_SOURCE: &str = "art/";

/// A picture with what it shows for those who cannot see it, on one line.
pub fn html(image: Option<&Image>, book: &Book, places: &Places<'_>) -> Option<String> {
    let image = image?;
    let alt = escape(&markdown::plain(&image.alt, places));
    let foreign = image.alt_locale.as_ref().filter(|locale| **locale != book.locale).map(|locale| escape(locale));
    let lang = foreign.as_ref().map(|locale| format!(" lang=\"{locale}\"")).unwrap_or_default();
    let size = image.size.map(|(wide, high)| format!(" width=\"{wide}\" height=\"{high}\"")).unwrap_or_default();
    // nobody sees that an alternative text is in another language, unless it is shown
    let mark = foreign.map(|locale| {
        let mark = escape(word(book, "not_translated"));
        format!("<figcaption><span class=\"mark\">{mark}</span> <span lang=\"{locale}\">{alt}</span></figcaption>")
    });
    let (file, mark) = (escape(&image.file), mark.unwrap_or_default());
    Some(format!(
        "<figure class=\"art\"><img src=\"{FROM_PAGES}{file}\" alt=\"{alt}\"{lang}{size} loading=\"lazy\">{mark}</figure>"
    ))
}

/// The files of the pictures of these books, each once, in the folder that their pages look into.
pub fn files(books: &[Book]) -> Files {
    let mut all: Files = Vec::new();
    for (name, bytes) in books.iter().flat_map(|book| &book.art) {
        let path = format!("art/{name}");
        if all.iter().all(|(known, _)| *known != path) {
            all.push((path, bytes.to_vec()));
        }
    }
    all
}

/// A chapter for an ordinary mdBook, whose pictures lie beside it.
pub fn beside(chapter: &str, book: &Book) -> String {
    addressed(chapter, book, |name, _| format!("{FROM_SOURCE}{name}"))
}

/// A text that carries its pictures with it.
pub fn within(text: &str, book: &Book) -> String {
    addressed(text, book, |name, bytes| format!("data:{};base64,{}", kind(name), STANDARD.encode(bytes)))
}

fn addressed(text: &str, book: &Book, address: impl Fn(&str, &[u8]) -> String) -> String {
    book.art.iter().fold(text.to_owned(), |text, (name, bytes)| {
        let here = format!(" src=\"{FROM_PAGES}{}\"", escape(name));
        if text.contains(&here) { text.replace(&here, &format!(" src=\"{}\"", address(name, bytes))) } else { text }
    })
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        _ => "image/jpeg",
    }
}
