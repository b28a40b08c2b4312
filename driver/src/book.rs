//! Books: one for each language of a pack, from the same checked program as its table.

mod art;
mod before;
mod changes;
pub mod chapter;
mod colophon;
mod cover;
mod credits;
mod desk;
pub mod directive;
mod export;
mod flow;
mod kept;
mod outline;
pub mod passages;
mod translation;
mod words;

use std::collections::BTreeSet;

use runebook_book::make::{self, Memory, Source};
pub use runebook_book::model::{Book, Entry, Hole, Part, Table};
pub use runebook_book::render::CONTENT_CSS;
use runebook_book::render::{self, Options, Other, RenderError, word};
pub use runebook_book::render::{Files, Paper, print, print_anchors};
use runebook_compiler::ir::{Audience as ForWhom, EntryId, Ir};
use runebook_grammar::{Diagnostic, Span};

use crate::figure::NoFigure;
use crate::i18n;
use crate::pack::Pack;
pub use before::Before;
pub(crate) use cover::{MESSAGE as COVER, path as cover_path, shows as cover_shows};
pub use desk::{Desk, with_page};
pub use export::rules_json;
pub use kept::Kept;

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

/// Who a book is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Audience {
    /// Players: neither drafts nor what is for the game master alone.
    #[default]
    Players,
    /// The game master: all but drafts.
    Gm,
}

/// A pack's books, and what they are made from.
#[derive(Clone, Debug)]
pub struct Made {
    /// The pack.
    pub pack: Pack,
    /// Its program, with what their readers are not shown marked as hidden.
    pub ir: Ir,
    /// The books, in the order of the pack's locales.
    pub books: Vec<Book>,
}

impl Made {
    /// The books of a checked pack for an audience.
    ///
    /// # Errors
    /// As [`books`].
    pub fn new(pack: &Pack, ir: &Ir, audience: Audience) -> Result<Self, NoBook> {
        Self::of(pack, ir, audience, &pack.locales())
    }

    /// The same in some of its locales.
    ///
    /// # Errors
    /// As [`books`].
    pub fn of(pack: &Pack, ir: &Ir, audience: Audience, locales: &[String]) -> Result<Self, NoBook> {
        let ir = match audience {
            Audience::Players => ir.clone(),
            Audience::Gm => for_gm(ir.clone()),
        };
        let mut books = books_in(pack, &ir, locales)?;
        if audience == Audience::Gm {
            for book in &mut books {
                book.title = format!("{}{}{}", book.title, word(book, "of_book"), word(book, "gm"));
            }
        }
        Ok(Self { pack: pack.clone(), ir, books })
    }

    /// Their pages, with `rules.json` in each language: paths with `/` and bytes. `others` are editions of the same game
    /// and the folders that their books lie in, as seen from that of these.
    ///
    /// # Errors
    /// Where a link leads nowhere.
    pub fn pages(&self, others: &[(&Made, String)]) -> Result<Files, NoBook> {
        self.pages_at(others, None)
    }

    /// The same for a place on the web, `https://example.org/sil-q`.
    ///
    /// # Errors
    /// As [`Made::pages`].
    pub fn pages_at(&self, others: &[(&Made, String)], site: Option<String>) -> Result<Files, NoBook> {
        let others = others.iter().filter(|(made, _)| self.is_edition_of(made));
        let editions = others.map(|(made, folder)| Other::of(&made.books, folder)).collect();
        let mut files = render::html(&self.books, &Options { editions, site }).map_err(NoBook::Pages)?;
        files.extend(self.rules());
        Ok(files)
    }

    /// The books as ordinary mdBook folders, one for each language.
    ///
    /// # Errors
    /// As [`Made::pages`].
    pub fn sources(&self) -> Result<Files, NoBook> {
        let mut files = Files::new();
        for book in &self.books {
            let source = render::source(book).map_err(NoBook::Pages)?;
            files.extend(source.into_iter().map(|(path, bytes)| (format!("{}/{path}", book.locale), bytes)));
        }
        Ok(files)
    }

    /// The `rules.json` of each language.
    #[must_use]
    pub fn rules(&self) -> Files {
        let json =
            |book: &Book| (format!("{}/rules.json", book.locale), rules_json(&self.pack, &self.ir, book).into_bytes());
        self.books.iter().map(json).collect()
    }

    /// Whether both stand on the same base, and are not the same.
    fn is_edition_of(&self, other: &Self) -> bool {
        let base = |made: &Self| made.pack.manifests.first().map(|manifest| manifest.name.clone());
        base(self) == base(other) && self.pack.manifest().name != other.pack.manifest().name
    }
}

/// The program as the game master's book tells it.
fn for_gm(mut ir: Ir) -> Ir {
    for entry in &mut ir.entries {
        let draft = entry.draft;
        std::sync::Arc::make_mut(entry).hidden = draft;
    }
    for character in ir.characters.iter_mut().filter(|character| character.audience == ForWhom::Gm) {
        character.audience = ForWhom::Players;
    }
    ir
}

/// The pages of a pack's books: paths with `/` and bytes.
///
/// # Errors
/// As [`books`], and where a link leads nowhere.
pub fn pages(books: &[Book]) -> Result<Files, NoBook> {
    render::html(books, &Options::default()).map_err(NoBook::Pages)
}

/// One page of one language of a pack's books; none if there is no such page.
///
/// # Errors
/// As [`pages`], for this page alone.
pub fn page_of(books: &[Book], locale: &str, id: &str) -> Result<Option<String>, NoBook> {
    render::one(books, locale, id, &Options::default()).map_err(NoBook::Pages)
}

/// The pages of one language of a pack's books.
///
/// # Errors
/// As [`pages`].
pub fn pages_of(books: &[Book], locale: &str) -> Result<Files, NoBook> {
    render::of_locale(books, locale, &Options::default()).map_err(NoBook::Pages)
}

/// The page over several packs, each in a folder of its name beside it.
#[must_use]
pub fn shelf(packs: &[&[Book]]) -> Files {
    render::shelf(packs)
}

/// What is wrong with a pack's outline, chapters and credits.
pub(crate) fn check(pack: &Pack, ir: &Ir, kept: &Kept) -> Vec<Diagnostic> {
    let mut found = outline::check(pack, ir, kept);
    found.extend(credits::read(pack).1);
    found.extend(art::check(ir));
    found.extend(words::check(pack, ir));
    found
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
    of_locale(pack, ir, locale, |source| {
        let cover = cover::shows(pack).filter(|_| make::message(&source, locale, COVER).is_none());
        let mut all = make::untranslated(&source, locale);
        all.extend(cover.map(|(_, span)| (span, COVER.to_owned())));
        all
    })
}

/// The books of a pack, in the order of its locales.
///
/// # Errors
/// Where a figure has no number, or a rule no phrase in one of the languages.
pub fn books(pack: &Pack, ir: &Ir) -> Result<Vec<Book>, NoBook> {
    books_in(pack, ir, &pack.locales())
}

fn books_in(pack: &Pack, ir: &Ir, locales: &[String]) -> Result<Vec<Book>, NoBook> {
    let kept = Kept::default();
    let desk = Desk::new(pack, ir, &kept)?;
    whole(desk.books(locales))
}

/// Books in which everything could be said.
///
/// # Errors
/// What has no phrase in one of the languages.
pub fn whole(books: Vec<Book>) -> Result<Vec<Book>, NoBook> {
    let holes: Vec<Hole> = books.iter().flat_map(|book| book.holes.iter().filter(|hole| hole.fatal).cloned()).collect();
    if holes.is_empty() { Ok(books) } else { Err(NoBook::Holes(holes)) }
}

/// The words of the theme in a language, as a book has them.
pub(crate) fn words_of(pack: &Pack, ir: &Ir, locale: &str, memory: &Memory) -> Vec<(String, String)> {
    of_locale(pack, ir, locale, |source| make::words(source, locale, memory))
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
    some_things(pack, ir, locale, &Memory::default(), |_| true)
}

/// The same of those alone whose anchors are wanted, by voices that are kept.
pub(crate) fn some_things(
    pack: &Pack,
    ir: &Ir,
    locale: &str,
    memory: &Memory,
    wanted: impl Fn(&str) -> bool,
) -> Vec<(Part, bool)> {
    of_locale(pack, ir, locale, |source| make::things(source, locale, memory, wanted))
}

/// Makes something from a pack's words in a locale.
pub fn of_locale<T>(pack: &Pack, ir: &Ir, locale: &str, make: impl FnOnce(Source<'_>) -> T) -> T {
    // what is older than its text is as good as not translated
    let stale = i18n::stale(pack, ir, locale);
    let words_of = |locale: &str| -> Vec<(String, String)> {
        pack.words
            .iter()
            .filter(|words| words.locale == locale)
            .map(|words| (words.shown.clone(), without(&words.text, &stale)))
            .collect()
    };
    let source_locale = pack.manifest().source_locale.as_str();
    let (words, source_words) = (words_of(locale), words_of(source_locale));
    let title =
        pack.manifest().title.iter().find(|(known, _)| known.value == locale).map(|(_, title)| title.value.as_str());
    make(Source { ir, source_locale, title, words: &words, source_words: &source_words })
}

/// A file of messages without some of them; what is left stays on its lines.
fn without(text: &str, ids: &BTreeSet<String>) -> String {
    if ids.is_empty() {
        return text.to_owned();
    }
    let mut cut = i18n::Cut::of(text);
    for message in cut.messages.iter_mut().filter(|message| ids.contains(&message.id)) {
        message.text = "\n".repeat(message.text.matches('\n').count());
    }
    cut.text()
}
