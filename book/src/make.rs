//! Everything together: one book from the checked program, in one language.

mod calculators;
mod entries;
mod fields;
mod figures;
mod index;
mod memory;
mod pages;
mod prose;
mod relations;
mod rules;
mod terms;
mod titles;
mod value;

use std::sync::Arc;

use runebook_compiler::ir::{EntryId, Ir};

use crate::describe;
use crate::model::{Book, Hole, Page, Part};
use crate::phrase::{Numbers, Speaker, Titles, Voice};

pub use calculators::roller_name;
pub(crate) use entries::anchor;
pub use figures::{ComputedCell, ComputedFigure};
pub use index::INDEX;
pub use memory::Memory;
pub use pages::page_ids;
pub use prose::{Prose, message, prose, untranslated};
pub use relations::name_again;
pub use terms::{GLOSSARY, term};
pub use titles::titles;
pub use value::{Holder, digits, value, values};

/// What a book is made from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The checked program.
    pub ir: &'a Ir,
    /// The language of its titles and prose.
    pub source_locale: &'a str,
    /// The pack's title in this locale; the pack's `pack-title` message, or its name, where there is none.
    pub title: Option<&'a str>,
    /// The pack's words in this locale, those of the base first: path and text.
    pub words: &'a [(String, String)],
    /// The pack's words in the source language.
    pub source_words: &'a [(String, String)],
}

/// A speaker for each of the two languages of a book, and what is made.
pub(crate) struct Maker<'a> {
    pub source: Source<'a>,
    pub speaker: Speaker<'a>,
    pub original: Speaker<'a>,
    pub holes: Vec<Hole>,
    /// For each entry those that need it, once somebody has asked.
    needing: Option<Vec<Vec<EntryId>>>,
}

impl<'a> Maker<'a> {
    /// A maker that says what these two voices say.
    pub(crate) fn new(source: Source<'a>, voice: &'a Voice, original: &'a Voice, links: bool) -> Self {
        let (speaker, original) = (Speaker::new(voice, links), Speaker::new(original, links));
        Self { source, speaker, original, holes: Vec::new(), needing: None }
    }
}

/// The book of a pack in a locale. A locale without a grammar gives a book that is one hole.
#[must_use]
pub fn make(source: Source<'_>, locale: &str, figures: &[ComputedFigure]) -> Book {
    told(source, locale, |maker| pages::book(maker, locale, figures))
}

/// The figures alone, as a book of one page, with the words that their pictures need.
#[must_use]
pub fn figures(source: Source<'_>, locale: &str, figures: &[ComputedFigure]) -> Book {
    told(source, locale, |maker| pages::figures(maker, locale, figures))
}

/// What is told in a locale, with what could not be said.
fn told(source: Source<'_>, locale: &str, tell: impl FnOnce(&mut Maker<'_>) -> Book) -> Book {
    let voices = voice(&source, locale, source.words).zip(voice(&source, source.source_locale, source.source_words));
    let Some((voice, original)) = voices else { return no_grammar(&source, locale) };
    let mut maker = Maker::new(source, &voice, &original, true);
    let mut book = tell(&mut maker);
    book.holes = maker.holes;
    book.holes.extend(voice.words.faults.iter().chain(&voice.grammar.faults).map(|(path, fault)| Hole {
        locale: locale.to_owned(),
        message: fault.clone(),
        needed_by: path.clone(),
        fatal: true,
    }));
    book.holes.sort();
    book.holes.dedup();
    book
}

/// One page of entries, of statuses or of rules by itself, as it is in the book but for who else speaks of what stands there,
/// with what could not be said; none for other pages, which tell of the whole book.
#[must_use]
pub fn page(source: Source<'_>, locale: &str, id: &str, memory: &Memory) -> Option<(Page, Vec<Hole>)> {
    let (voice, original) = kept_voices(&source, locale, memory)?;
    let mut maker = Maker::new(source, &voice, &original, true);
    let page = pages::one(&mut maker, id)?;
    Some((page, maker.holes))
}

/// The words of the theme in a locale, as its book has them; none where the locale has no grammar.
#[must_use]
pub fn words(source: Source<'_>, locale: &str, memory: &Memory) -> Vec<(String, String)> {
    let Some((voice, original)) = kept_voices(&source, locale, memory) else { return Vec::new() };
    pages::words(&mut Maker::new(source, &voice, &original, true))
}

/// Who speaks on the pages of a locale, and who does in the source language.
fn kept_voices(source: &Source<'_>, locale: &str, memory: &Memory) -> Option<(Arc<Voice>, Arc<Voice>)> {
    let own = memory.voice(source, locale, source.words)?;
    if locale == source.source_locale && source.words == source.source_words {
        return Some((Arc::clone(&own), own));
    }
    Some((own, memory.voice(source, source.source_locale, source.source_words)?))
}

/// All things by themselves and without links, for comparing: entries, statuses, functions, rules that nobody holds; hidden
/// ones, too; of these those whose anchors are wanted. With each, whether all of it has a phrase in the locale. Empty where the
/// locale has no grammar.
#[must_use]
pub fn things(source: Source<'_>, locale: &str, memory: &Memory, wanted: impl Fn(&str) -> bool) -> Vec<(Part, bool)> {
    let Some((voice, original)) = kept_voices(&source, locale, memory) else { return Vec::new() };
    let mut maker = Maker::new(source, &voice, &original, false);
    let ir = source.ir;
    let mut all = Vec::new();
    let mut add = |maker: &mut Maker<'_>, part: Option<Part>| {
        let whole = !std::mem::take(&mut maker.holes).iter().any(|hole| hole.fatal);
        all.extend(part.map(|part| (part, whole)));
    };
    for id in (0..ir.entries.len()).filter(|id| wanted(&anchor(ir, *id))) {
        let entry = maker.entry(id);
        add(&mut maker, Some(Part::Entry(Box::new(entry))));
    }
    for id in (0..ir.statuses.len()).filter(|id| wanted(&format!("status.{}", ir.statuses[*id].named.name))) {
        let status = maker.status(id);
        add(&mut maker, Some(Part::Entry(Box::new(status))));
    }
    for id in (0..ir.functions.len()).filter(|id| wanted(&describe::function_key(ir, *id).replacen('-', ".", 1))) {
        let function = maker.function(id);
        add(&mut maker, function);
    }
    for group in describe::rules(ir).into_iter().filter(|group| wanted(&format!("rules.{}", group.name))) {
        let rules = maker.rule_group(&group);
        add(&mut maker, Some(rules));
    }
    all
}

/// What a pack's words lack in a locale: everything its book could not say.
#[must_use]
pub fn holes(source: Source<'_>, locale: &str) -> Vec<Hole> {
    make(source, locale, &[]).holes
}

/// What an entry does, in one line and without links, for `expect sentence`.
pub fn sentence(source: Source<'_>, locale: &str, entry: EntryId) -> Result<String, Vec<Hole>> {
    let voices = voice(&source, locale, source.words).zip(voice(&source, source.source_locale, source.source_words));
    let Some((voice, original)) = voices else { return Err(no_grammar(&source, locale).holes) };
    let mut maker = Maker::new(source, &voice, &original, false);
    let said = maker.sentences(
        &describe::entry_key(source.ir, entry),
        &describe::entry(source.ir, entry),
        &fields::prose_args(source.ir, entry),
    );
    let text: Vec<String> =
        said.into_iter().filter(|said| describe::said_topics(said.topic)).map(|said| said.text).collect();
    if maker.holes.is_empty() { Ok(text.join(&voice.word("between-sentences"))) } else { Err(maker.holes) }
}

/// The voice of a locale over a pack's words; none where the locale has no grammar.
#[must_use]
pub fn voice(source: &Source<'_>, locale: &str, words: &[(String, String)]) -> Option<Voice> {
    Voice::new(locale, words, names(source, locale), titles::kinds(source.ir))
}

/// The same with marks around its numbers, so that they are found again in what it says.
pub(crate) fn marked_voice(source: &Source<'_>, locale: &str, words: &[(String, String)]) -> Option<Voice> {
    let numbers = Numbers::with_marks(locale, true)?;
    Voice::with_numbers(locale, numbers, words, names(source, locale), titles::kinds(source.ir))
}

/// The names that the rules give, which are in the source language.
fn names(source: &Source<'_>, locale: &str) -> Titles {
    if locale == source.source_locale { titles::titles(source.ir) } else { Titles::new() }
}

fn no_grammar(source: &Source<'_>, locale: &str) -> Book {
    let hole = Hole {
        locale: locale.to_owned(),
        message: format!("locales/{locale}.ftl"),
        needed_by: source.ir.name.clone(),
        fatal: true,
    };
    Book { locale: locale.to_owned(), pack: source.ir.name.clone(), holes: vec![hole], ..Book::default() }
}
