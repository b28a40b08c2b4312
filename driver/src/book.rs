//! Books: one for each language of a pack, from the same checked program as its table.

mod changes;

use runebook_book::make::{self, Source};
pub use runebook_book::model::{Book, Entry, Hole, Part, Table};
use runebook_book::render::{self, Files, RenderError};
use runebook_compiler::ir::{EntryId, Ir};
use runebook_grammar::Span;

use crate::diff::Side;
use crate::figure::{self, NoFigure};
use crate::pack::Pack;

/// Why there are no books.
#[derive(Clone, Debug)]
pub enum NoBook {
    /// A figure cannot be computed.
    Figure(NoFigure),
    /// Something has no phrase in a language.
    Holes(Vec<Hole>),
    /// The pages do not hold together.
    Pages(RenderError),
    /// The words for games cannot be written.
    Words(String),
}

impl NoBook {
    /// What is wrong, a line each.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        match self {
            Self::Figure(why) => vec![why.to_string()],
            Self::Holes(holes) => holes
                .iter()
                .map(|hole| format!("{}: no phrase `{}`, needed by {}", hole.locale, hole.message, hole.needed_by))
                .collect(),
            Self::Pages(why) => vec![why.to_string()],
            Self::Words(why) => vec![format!("The words for games could not be made: {why}.")],
        }
    }
}

/// The pages of a pack's books: paths with `/` and bytes.
///
/// # Errors
/// As [`books`], and where a link leads nowhere.
pub fn pages(books: &[Book]) -> Result<Files, NoBook> {
    render::html(books, &render::Options::default()).map_err(NoBook::Pages)
}

/// The page over several packs, each in a folder of its name beside it.
#[must_use]
pub fn shelf(packs: &[&[Book]]) -> Files {
    render::shelf(packs)
}

/// Prose that stands in the source language because it has no translation: one line each.
#[must_use]
pub fn untranslated(books: &[Book]) -> Vec<String> {
    let holes = books.iter().flat_map(|book| book.holes.iter().filter(|hole| !hole.fatal));
    holes.map(|hole| format!("{}: `{}` is not translated", hole.locale, hole.message)).collect()
}

/// Prose that a language of the pack lacks: its place in the rules, and the message that would translate it.
#[must_use]
pub fn untold(pack: &Pack, ir: &Ir, locale: &str) -> Vec<(Span, String)> {
    of_locale(pack, ir, locale, |source| make::untranslated(&source, locale))
}

/// The books of a pack, in the order of its locales.
///
/// # Errors
/// Where a figure has no number, or a rule no phrase in one of the languages.
pub fn books(pack: &Pack, ir: &Ir) -> Result<Vec<Book>, NoBook> {
    let figures = figure::figures(ir).map_err(NoBook::Figure)?;
    let base = pack.base().and_then(|base| base.program().map(|ir| (base, ir)));
    let make = |locale: &String| {
        let mut book = of_locale(pack, ir, locale, |source| make::make(source, locale, &figures));
        let changes = base.as_ref().and_then(|(base, old)| {
            let before = of_locale(base, old, locale, |source| make::make(source, locale, &[]));
            changes::page(Side { pack: base, ir: old }, Side { pack, ir }, &before, &book)
        });
        // the index stays the last page
        let at = book.pages.len() - usize::from(book.pages.last().is_some_and(|page| page.id == make::INDEX));
        book.pages.splice(at..at, changes);
        book
    };
    let books: Vec<Book> = pack.locales().iter().map(make).collect();
    let holes: Vec<Hole> = books.iter().flat_map(|book| book.holes.iter().filter(|hole| hole.fatal).cloned()).collect();
    if holes.is_empty() { Ok(books) } else { Err(NoBook::Holes(holes)) }
}

/// What an entry does, in one line.
///
/// # Errors
/// What has no phrase in this language.
pub fn sentence(pack: &Pack, ir: &Ir, locale: &str, entry: EntryId) -> Result<String, Vec<Hole>> {
    of_locale(pack, ir, locale, |source| make::sentence(source, locale, entry))
}

/// All things of a pack by themselves and without links, in one language; with each, whether all of it has a phrase there.
#[must_use]
pub fn things(pack: &Pack, ir: &Ir, locale: &str) -> Vec<(Part, bool)> {
    of_locale(pack, ir, locale, |source| make::things(source, locale))
}

/// Makes something from a pack's words in a locale.
pub fn of_locale<T>(pack: &Pack, ir: &Ir, locale: &str, make: impl FnOnce(Source<'_>) -> T) -> T {
    let words_of = |locale: &str| -> Vec<(String, String)> {
        pack.words
            .iter()
            .filter(|words| words.locale == locale)
            .map(|words| (words.shown.clone(), words.text.clone()))
            .collect()
    };
    let source_locale = pack.manifest().source_locale.as_str();
    let (words, source_words) = (words_of(locale), words_of(source_locale));
    let title =
        pack.manifest().title.iter().find(|(known, _)| known.value == locale).map(|(_, title)| title.value.as_str());
    make(Source { ir, source_locale, title, words: &words, source_words: &source_words })
}
