//! mdBook renders the chapters with our theme, in a temporary folder: the one place of this crate that touches a disk.

use std::fs;
use std::path::Path;

use mdbook_core::book::{Book as Chapters, BookItem, Chapter as Item};
use mdbook_core::config::{Config, HtmlConfig, Search};
use mdbook_html::HtmlHandlebars;
use mdbook_renderer::{RenderContext, Renderer};

use super::chapter::Chapter;
use super::error::RenderError;
use super::places::Places;
use super::{markdown, theme};
use crate::model::Book;

/// The finished page of each chapter, in their order; markers of the theme are still in them.
pub fn pages(book: &Book, chapters: &[Chapter]) -> Result<Vec<String>, RenderError> {
    let folder = tempfile::tempdir().map_err(failed)?;
    let root = folder.path();
    fs::create_dir(root.join("src")).map_err(failed)?;
    for (path, text) in theme::templates(book) {
        write(&root.join("theme").join(path), &text)?;
    }
    let output = root.join("out");
    let context = RenderContext::new(root, items(chapters), config(book)?, &output);
    HtmlHandlebars::new().render(&context).map_err(|error| RenderError::Machinery(format!("{error:#}")))?;
    let page = |chapter: &Chapter| fs::read_to_string(output.join(format!("{}.html", chapter.id))).map_err(failed);
    chapters.iter().map(page).collect()
}

fn write(path: &Path, text: &str) -> Result<(), RenderError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(failed)?;
    }
    fs::write(path, text).map_err(failed)
}

fn failed(error: std::io::Error) -> RenderError {
    RenderError::Machinery(error.to_string())
}

fn items(chapters: &[Chapter]) -> Chapters {
    let item = |chapter: &Chapter| {
        let path = format!("{}.md", chapter.id);
        BookItem::Chapter(Item::new(&chapter.title, chapter.text.clone(), path, Vec::new()))
    };
    Chapters::new_with_items(chapters.iter().map(item).collect())
}

/// What mdBook must know, and must not do: no smart quotes, no search, no 404 page in English, no print page.
fn config(book: &Book) -> Result<Config, RenderError> {
    let mut html = HtmlConfig::default();
    html.smart_punctuation = false;
    html.admonitions = false;
    html.print.enable = false;
    html.hash_files = false;
    html.input_404 = Some(String::new());
    let mut search = Search::default();
    search.enable = false;
    html.search = Some(search);
    let mut config = Config::default();
    config.book.title = Some(book.title.clone());
    config.book.language = Some(book.locale.clone());
    config.book.description = Some(markdown::plain(&book.intro, &Places::of(book)));
    config.set("output.html", html).map_err(|error| RenderError::Machinery(error.to_string()))?;
    Ok(config)
}
