//! How far the translations of a book are, as a page of it: the same in every language, so that a reader of any can see it.

use std::sync::Arc;

use runebook_book::make::prose;
use runebook_book::model::{Book, Entry, Page, Part, Table};
use runebook_book::phrase::{Messages, Numbers, grammar, pseudo_of};
use runebook_book::render::word;
use runebook_compiler::ir::Ir;

use crate::i18n::{self, Sort, State, Status};
use crate::pack::Pack;

/// The id of the page.
const PAGE: &str = "translation";

/// The states of each language of a pack; none where it has only one.
pub(super) fn states(pack: &Pack, ir: &Ir) -> Vec<Status> {
    let locales: Vec<String> = pack.locales().into_iter().filter(|locale| pseudo_of(locale).is_none()).collect();
    if locales.len() < 2 { Vec::new() } else { locales.iter().map(|locale| i18n::whole(pack, ir, locale)).collect() }
}

/// The page; none where a book has one language.
pub(super) fn page(pack: &Pack, ir: &Ir, states: &[Status], book: &Book) -> Option<Page> {
    let numbers = Numbers::new(&book.locale).filter(|_| !states.is_empty())?;
    let rows = states.iter().map(|status| {
        let count = status.count();
        let counts = State::ALL.iter().rev().map(|state| count.of(*state));
        let numbers = std::iter::once(count.all()).chain(counts).map(|n| numbers.decimal(&n.to_string(), false));
        std::iter::once(language(&status.locale)).chain(numbers).collect()
    });
    let head = ["language", "translation_texts", "translation_approved", "translation_unreviewed", "translation_stale"];
    let head = head.iter().chain(&["translation_missing"]).map(|key| word(book, key).to_owned()).collect();
    let mut parts = vec![Part::Table(Table {
        id: format!("{PAGE}.all"),
        title: word(book, PAGE).to_owned(),
        notes: vec![word(book, "translation_how").to_owned()],
        head,
        rows: rows.collect(),
        edition: None,
    })];
    let own = states.iter().find(|status| status.locale == book.locale);
    let source = book.locale == pack.manifest().source_locale;
    let shown = own.filter(|_| !source).map(|status| untranslated(ir, status, book)).unwrap_or_default();
    if !shown.is_empty() {
        parts.extend([Part::Heading(word(book, "not_translated").to_owned()), Part::Prose(shown)]);
    }
    Some(Page { id: PAGE.to_owned(), title: word(book, PAGE).to_owned(), parts, ..Page::default() })
}

/// What a language calls itself.
fn language(locale: &str) -> String {
    let messages = grammar(locale).zip(Numbers::new(locale).map(Arc::new));
    let name = messages
        .map(|(text, numbers)| Messages::new(locale, &[(locale, text)], &numbers).plain("word-language_name", ""));
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| locale.to_owned())
}

/// What stands in the source language, a link for each.
fn untranslated(ir: &Ir, status: &Status, book: &Book) -> String {
    let lacks = |state: &State| matches!(state, State::Missing | State::Stale);
    let prose = prose(ir);
    let mut lines: Vec<String> = Vec::new();
    for (unit, _) in status.messages.iter().filter(|(unit, state)| unit.sort == Sort::Prose && lacks(state)) {
        let Some(text) = prose.iter().find(|text| text.id == unit.id) else { continue };
        let Some(entry) = entry(book, &text.key) else { continue };
        let line = format!("- [{}](entry:{})\n", entry.title.replace('[', "\\[").replace(']', "\\]"), entry.id);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines.concat()
}

/// The entry whose message this is.
fn entry<'book>(book: &'book Book, key: &str) -> Option<&'book Entry> {
    let parts = book.pages.iter().flat_map(|page| &page.parts);
    let mut entries = parts.filter_map(|part| match part {
        Part::Entry(entry) => Some(entry.as_ref()),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Table(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Index(_)
        | Part::Quoted(_)
        | Part::Trace(_) => None,
    });
    entries.find(|entry| entry.id.replacen('.', "-", 1) == key)
}
