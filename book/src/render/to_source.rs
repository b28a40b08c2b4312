//! The book as an ordinary mdBook folder: `mdbook build` renders it with any theme.

use super::chapter::{chapters, summary};
use super::theme;
use crate::model::Book;

/// Its files, by path: `book.toml`, `src/SUMMARY.md`, the chapters, and the style of entries and figures.
pub fn files(book: &Book) -> Vec<(String, Vec<u8>)> {
    let chapters = chapters(book);
    let mut files = vec![
        ("book.toml".to_owned(), manifest(book)),
        ("runebook.css".to_owned(), theme::CONTENT_CSS.to_owned()),
        ("src/SUMMARY.md".to_owned(), summary(book, &chapters)),
    ];
    files.extend(chapters.into_iter().map(|chapter| (format!("src/{}.md", chapter.id), chapter.text)));
    files.into_iter().map(|(path, text)| (path, text.into_bytes())).collect()
}

fn manifest(book: &Book) -> String {
    // A JSON string is a TOML string.
    let [title, language] = [&book.title, &book.locale].map(|text| serde_json::json!(text).to_string());
    format!(
        "[book]\ntitle = {title}\nlanguage = {language}\n\n[output.html]\nsmart-punctuation = false\n\
         admonitions = false\nadditional-css = [\"runebook.css\"]\n"
    )
}
