//! The locales of the book: one file each, found by listing the folder.

use include_dir::{Dir, include_dir};

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// All locales that have a grammar, sorted.
#[must_use]
pub fn locales() -> Vec<&'static str> {
    let mut all: Vec<&str> = LOCALES.files().filter_map(|file| file.path().to_str()?.strip_suffix(".ftl")).collect();
    all.sort_unstable();
    all
}

/// The grammar of a locale.
#[must_use]
pub fn grammar(locale: &str) -> Option<&'static str> {
    LOCALES.get_file(format!("{locale}.ftl"))?.contents_utf8()
}
