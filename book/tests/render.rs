//! The pages of a small book in three languages: whole, linked, in the reader's language, and the same every time.

#[path = "render/audit.rs"]
mod audit;
#[path = "render/faults.rs"]
mod faults;
#[path = "render/figures.rs"]
mod figures;
#[path = "render/fixture.rs"]
mod fixture;
#[path = "render/moved.rs"]
mod moved;
#[path = "render/pages.rs"]
mod pages;
#[path = "render/search.rs"]
mod search;
#[path = "render/shelf.rs"]
mod shelf;
#[path = "render/source.rs"]
mod source;
#[path = "render/trees.rs"]
mod trees;

use std::sync::LazyLock;

use runebook_book::render::{self, Files, Options};

/// The rendered fixture.
static SITE: LazyLock<Files> = LazyLock::new(|| render::html(&fixture::books(), &Options::default()).unwrap());

/// The text of a file.
#[track_caller]
fn text<'files>(files: &'files Files, path: &str) -> &'files str {
    let found = files.iter().find(|(known, _)| known == path);
    let (_, bytes) = found.unwrap_or_else(|| panic!("there is no {path}"));
    std::str::from_utf8(bytes).unwrap()
}
