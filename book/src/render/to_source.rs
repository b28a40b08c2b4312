//! The book as an ordinary mdBook folder: `mdbook build` renders it with any theme.

use super::chapter::{Chapter, chapters, summary};
use super::{art, theme};
use crate::model::Book;

/// Its files, by path: `book.toml`, `src/SUMMARY.md`, the chapters, and the style of entries and figures.
pub fn files(book: &Book) -> Vec<(String, Vec<u8>)> {
    let chapters = chapters(book);
    let mut files = vec![
        ("book.toml".to_owned(), manifest(book)),
        ("runebook.css".to_owned(), theme::CONTENT_CSS.to_owned()),
        ("src/SUMMARY.md".to_owned(), summary(book, &chapters)),
    ];
    files.extend((!book.style.is_empty()).then(|| ("theme.css".to_owned(), book.style.clone())));
    let text = |chapter: Chapter| (format!("src/{}.md", chapter.id), escaped(&art::beside(&chapter.text, book)));
    files.extend(chapters.into_iter().map(text));
    let art = book.art.iter().map(|(name, bytes)| (format!("src/art/{name}"), bytes.to_vec()));
    files.into_iter().map(|(path, text)| (path, text.into_bytes())).chain(art).collect()
}

/// What mdBook would take for directives of its own is text here, in code, too.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("{{#") {
        let (before, after) = rest.split_at(at);
        out.push_str(before);
        let line = after.split('\n').next().unwrap_or_default();
        // without its end, and after a backslash, it is none
        if line.contains("}}") && !before.ends_with('\\') {
            out.push('\\');
        }
        out.push_str("{{#");
        rest = &after[3..];
    }
    out + rest
}

fn manifest(book: &Book) -> String {
    // A JSON string is a TOML string.
    let [title, language] = [&book.title, &book.locale].map(|text| serde_json::json!(text).to_string());
    let style = if book.style.is_empty() { "" } else { ", \"theme.css\"" };
    format!(
        "[book]\ntitle = {title}\nlanguage = {language}\n\n[output.html]\nsmart-punctuation = false\n\
         admonitions = false\nadditional-css = [\"runebook.css\"{style}]\n"
    )
}
