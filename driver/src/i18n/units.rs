//! The messages of a pack, each with what it is made from.

use std::collections::{BTreeMap, BTreeSet};

use runebook_book::make::{self, Prose};
use runebook_compiler::ir::Ir;
use runebook_grammar::Span;

use super::cut::Cut;
use super::{Print, Shapes, shapes};
use crate::book::{self, Hole};
use crate::pack::Pack;
use crate::story::teller::teller;

/// A message, and what its translation is made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its id: `ability-power-text`.
    pub id: String,
    /// What sort of text it is.
    pub sort: Sort,
    /// What a translator reads: the text as written, or the title and the words of the source language.
    pub source: String,
    /// The fingerprint of that.
    pub text: Print,
    /// The fingerprint of the rule it is about.
    pub rule: Option<Print>,
    /// Where the text stands in the rules; none for words.
    pub span: Option<Span>,
    /// The message of the thing that it is about: `ability-power`.
    pub key: String,
    /// What the book of the locale lacks of it: `ability-power.gender`.
    pub lacks: BTreeSet<String>,
}

/// Sorts of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sort {
    /// Somebody's sentences; the source language stands in where they are not translated.
    Prose,
    /// A name and its forms; no book is made without it.
    Word,
    /// A whole chapter, which has a file of its own in each language.
    Chapter,
}

/// The message by which a chapter is known.
#[must_use]
pub fn chapter(name: &str) -> String {
    format!("chapter-{name}")
}

/// The chapters of the source language, which others translate.
pub(super) fn chapters(pack: &Pack) -> impl Iterator<Item = Unit> {
    let source = &pack.manifest().source_locale;
    pack.chapters.iter().filter(move |one| one.locale == *source).map(|one| {
        let text = &pack.sources.of(Span::new(one.file, 0, 0)).text;
        let line = u32::try_from(text.lines().next().unwrap_or_default().len()).unwrap_or(0);
        let (id, key) = (chapter(&one.name), chapter(&one.name));
        let (source, print) = (text.lines().next().unwrap_or_default().to_owned(), Print::of(text));
        let span = Some(Span::new(one.file, 0, line));
        Unit { id, sort: Sort::Chapter, source, text: print, rule: None, span, key, lacks: BTreeSet::new() }
    })
}

/// All messages of a locale by id: the prose that readers see, the words that the pack has or its book lacks.
pub(super) fn all(pack: &Pack, ir: &Ir, locale: &str) -> BTreeMap<String, Unit> {
    let lacking = if locale == pack.manifest().source_locale { BTreeMap::new() } else { lacking(pack, ir, locale) };
    with(pack, ir, locale, lacking)
}

/// The same without what its book lacks.
pub(super) fn there(pack: &Pack, ir: &Ir, locale: &str) -> BTreeMap<String, Unit> {
    with(pack, ir, locale, BTreeMap::new())
}

/// All that may be said in a locale, be it needed or not: also what the rules or the source language name, and nobody asks for.
pub(super) fn sayable(pack: &Pack, ir: &Ir, locale: &str) -> BTreeMap<String, Unit> {
    let mut units = all(pack, ir, locale);
    units.retain(|_, unit| unit.sort != Sort::Chapter);
    let titles = titles(ir);
    let source = said(pack, &pack.manifest().source_locale);
    for id in titles.keys().chain(source.keys()) {
        let (title, words) = (titles.get(id).map(String::as_str), source.get(id).map(String::as_str));
        units.entry(id.clone()).or_insert_with(|| word(id.clone(), title, words));
    }
    units
}

fn with(pack: &Pack, ir: &Ir, locale: &str, mut lacking: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, Unit> {
    let mut units = prose(pack, ir);
    let manifest = pack.manifest();
    if locale == manifest.source_locale {
        return units;
    }
    units.extend(chapters(pack).map(|unit| (unit.id.clone(), unit)));
    let titles = titles(ir);
    let source = said(pack, &manifest.source_locale);
    let mut ids: BTreeSet<String> = said(pack, locale).into_keys().collect();
    ids.extend(lacking.keys().cloned());
    for id in ids {
        let (title, words) = (titles.get(&id), source.get(&id));
        let lacks = lacking.remove(&id).unwrap_or_default();
        let new = |id| Unit { lacks, ..word(id, title.map(String::as_str), words.map(String::as_str)) };
        units.entry(id.clone()).or_insert_with(|| new(id));
    }
    units
}

/// What stands for that which cannot be said: no language has it.
const UNSAID: &str = "value-unsaid";

/// The messages that are this pack's own to translate: those of the pack that it extends are that pack's, unless this one
/// says them otherwise, changes the rule they are about, or comes in a language that the other does not.
#[must_use]
pub fn units(pack: &Pack, ir: &Ir, locale: &str) -> Vec<Unit> {
    let mut units = all(pack, ir, locale);
    let base = pack.base().filter(|base| base.locales().iter().any(|known| known == locale));
    if let Some((base, old)) = base.and_then(|base| base.program().map(|ir| (base, ir))) {
        let before = all(&base, &old, locale);
        let edition = u32::try_from(pack.manifests.len() - 1).unwrap_or(u32::MAX);
        let own = own(pack, locale, edition);
        let same = |unit: &Unit| before.get(&unit.id).is_some_and(|was| (was.text, was.rule) == (unit.text, unit.rule));
        // the base without its book knows nothing of a cover
        let inherited = |unit: &Unit| {
            (unit.key == book::COVER || unit.sort == Sort::Chapter)
                && unit.span.is_some_and(|span| pack.sources.of(span).edition < edition)
        };
        units.retain(|id, unit| own.contains(id) || !(same(unit) || inherited(unit)));
    }
    units.into_values().collect()
}

/// Texts that somebody wrote and readers see.
pub(super) fn prose(pack: &Pack, ir: &Ir) -> BTreeMap<String, Unit> {
    let mut all = of_rules(ir, shapes(pack));
    if let Some((text, span)) = book::cover_shows(pack) {
        let (id, key) = (book::COVER.to_owned(), book::COVER.to_owned());
        let (print, span) = (Print::of(&text), Some(span));
        let lacks = BTreeSet::new();
        all.insert(id.clone(), Unit { id, sort: Sort::Prose, source: text, text: print, rule: None, span, key, lacks });
    }
    all
}

fn of_rules(ir: &Ir, shapes: &Shapes) -> BTreeMap<String, Unit> {
    let seen = make::prose(ir).into_iter().filter(|prose| !prose.hidden);
    seen.map(|Prose { key, id, text, span, hidden: _, of_rule }| {
        let (print, rule) = (Print::of(&text), shapes.get(&key).copied().filter(|_| of_rule));
        (
            id.clone(),
            Unit {
                id,
                sort: Sort::Prose,
                source: text,
                text: print,
                rule,
                span: Some(span),
                key,
                lacks: BTreeSet::new(),
            },
        )
    })
    .collect()
}

pub(super) fn word(id: String, title: Option<&str>, words: Option<&str>) -> Unit {
    // words whose message has no value of its own go by the title in the rules
    let titled = words.is_none_or(|words| words.is_empty() || words.starts_with('.'));
    let parts = [title.filter(|_| titled), words];
    let parts: Vec<&str> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    let source = parts.join("\n");
    let text = Print::of(&source);
    Unit { sort: Sort::Word, text, source, rule: None, span: None, key: id.clone(), id, lacks: BTreeSet::new() }
}

/// The titles of the rules by message: by its whole id, and by the one without its owner.
fn titles(ir: &Ir) -> BTreeMap<String, String> {
    let whole = make::titles(ir);
    let mut all = whole.clone();
    for (key, title) in whole {
        if let Some(short) = short(&key) {
            all.entry(short).or_insert(title);
        }
    }
    all
}

/// The id of a message without the owner of what it names: `flag-calm` for `flag-creature-calm`.
pub(super) fn short(id: &str) -> Option<String> {
    let (sort, rest) = id.split_once('-')?;
    Some(format!("{sort}-{}", rest.split_once('-')?.1))
}

/// What the messages of a locale say; the last one counts.
pub(super) fn said(pack: &Pack, locale: &str) -> BTreeMap<String, String> {
    let words = pack.words.iter().filter(|words| words.locale == locale);
    let messages = words.flat_map(|words| Cut::of(&words.text).messages);
    messages.map(|message| (message.id.clone(), message.said())).collect()
}

/// The messages that the pack's own file of a locale has.
fn own(pack: &Pack, locale: &str, edition: u32) -> BTreeSet<String> {
    let words = pack.words.iter().filter(|words| words.locale == locale && words.edition == edition);
    words.flat_map(|words| Cut::of(&words.text).messages).map(|message| message.id).collect()
}

/// The words without which a locale has no book: messages, and what is lacking of each.
fn lacking(pack: &Pack, ir: &Ir, locale: &str) -> BTreeMap<String, BTreeSet<String>> {
    let plain = |id: &str| !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    let said = said(pack, locale);
    let mut lacking: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let book = fatal(pack, ir, locale).into_iter().map(|hole| hole.message);
    let told = teller(pack, ir, Some(locale)).map(|teller| teller.lacks(ir)).unwrap_or_default();
    for hole in book.chain(told) {
        let id = message(&hole);
        // words may be said without the owner of what they name
        let without = short(id).filter(|short| !said.contains_key(id) && said.contains_key(short));
        // what no message can say is nobody's to translate
        if plain(id) && id != UNSAID {
            lacking.entry(without.unwrap_or_else(|| id.to_owned())).or_default().insert(hole.clone());
        }
    }
    lacking
}

/// All without which a locale has no book.
pub(super) fn fatal(pack: &Pack, ir: &Ir, locale: &str) -> Vec<Hole> {
    let holes = book::of_locale(pack, ir, locale, |source| make::holes(source, locale));
    holes.into_iter().filter(|hole| hole.fatal).collect()
}

/// The message that lacks something.
pub(super) fn message(hole: &str) -> &str {
    hole.split(['.', ':']).next().unwrap_or_default()
}
