//! What is wrong with translations that came: messages that nobody asks for, texts that cannot be read, numbers lost or invented.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use runebook_book::phrase::{Messages, Numbers, placeholders};
use runebook_compiler::ir::Ir;
use runebook_grammar::{Diagnostic, Span};

use super::super::cut::written;
use super::super::units::{Sort, Unit, fatal, message, short};
use super::{Came, Import};
use crate::error;
use crate::near::nearest;
use crate::pack::{Pack, Words};

/// Everything that is wrong with them, in the order of the file.
pub(super) fn check(
    pack: &Pack,
    locale: &str,
    came: &[Came],
    known: &BTreeMap<String, Unit>,
    text: &str,
) -> Vec<Diagnostic> {
    let Some(first) = came.first() else { return Vec::new() };
    if !pack.locales().iter().any(|known| known == locale) || locale == pack.manifest().source_locale {
        return vec![error::other_locale(first.span, locale, &pack.locales(), &pack.manifest().source_locale)];
    }
    let Some(numbers) = Numbers::new(locale).map(Arc::new) else { return Vec::new() };
    let mut found = twice(came);
    for one in came.iter().filter(|one| !one.said.trim().is_empty()) {
        match known.get(&one.id) {
            None => {
                let near = nearest(&one.id, known.keys().map(String::as_str));
                found.push(error::no_such_text(one.span, &one.id, near));
            }
            Some(unit) => found.extend(of_one(one, unit, &numbers, text)),
        }
    }
    found
}

/// Messages that are there twice.
fn twice(came: &[Came]) -> Vec<Diagnostic> {
    let mut first: BTreeMap<&str, Span> = BTreeMap::new();
    let again = came.iter().filter_map(|one| match first.entry(&one.id) {
        Entry::Vacant(place) => {
            place.insert(one.span);
            None
        }
        Entry::Occupied(place) => Some(error::said_again(one.span, &one.id, *place.get())),
    });
    again.collect()
}

/// What the book, which could say it before, can not say with these words.
pub(super) fn unsayable(pack: &Pack, ir: &Ir, import: &Import, places: &BTreeMap<String, Span>) -> Vec<Diagnostic> {
    if import.taken == 0 {
        return Vec::new();
    }
    let before: BTreeSet<String> = fatal(pack, ir, &import.locale).into_iter().map(|hole| hole.message).collect();
    let mut seen = BTreeSet::new();
    let new = fatal(&with(pack, import), ir, &import.locale).into_iter();
    let new = new.filter(|hole| !before.contains(&hole.message) && seen.insert(hole.message.clone()));
    new.filter_map(|hole| {
        let id = message(&hole.message);
        let place = places.get_key_value(id).or_else(|| places.get_key_value(&short(id)?));
        let place = place.or_else(|| places.first_key_value());
        place.map(|(id, at)| error::unsayable(*at, id, &hole.message, &hole.needed_by))
    })
    .collect()
}

/// The pack as it would be.
fn with(pack: &Pack, import: &Import) -> Pack {
    let mut pack = pack.clone();
    let edition = u32::try_from(pack.manifests.len() - 1).unwrap_or(u32::MAX);
    match pack.words.iter_mut().find(|words| words.locale == import.locale && words.edition == edition) {
        Some(words) => words.text.clone_from(&import.words),
        None => {
            let (locale, path) = (import.locale.clone(), format!("lang/{}.ftl", import.locale));
            pack.words.push(Words { edition, locale, shown: path.clone(), path, text: import.words.clone(), file: 0 });
        }
    }
    pack
}

fn of_one(one: &Came, unit: &Unit, numbers: &Arc<Numbers>, text: &str) -> Vec<Diagnostic> {
    let messages = Messages::new("und", &[("", &written(&one.id, &one.said))], numbers);
    if let Some((_, fault)) = messages.faults.first() {
        return vec![error::no_message(one.span, &one.id, fault)];
    }
    if unit.sort == Sort::Word {
        return Vec::new();
    }
    let wanted = placeholders(&unit.source, numbers);
    let given: BTreeSet<String> = messages.asks(&one.id, "").iter().cloned().collect();
    let lost = wanted.difference(&given).map(|name| error::lost_number(one.span, &one.id, name));
    let invented = given.difference(&wanted).map(|name| {
        let all: Vec<&str> = wanted.iter().map(String::as_str).collect();
        error::invented_number(asked(one.span, text, name), &one.id, name, &all)
    });
    lost.chain(invented).collect()
}

/// Where a number is asked for, from the beginning of its message on.
fn asked(message: Span, text: &str, name: &str) -> Span {
    let start = message.start as usize;
    let found = text.get(start..).and_then(|rest| {
        let ends = |at: usize| rest[at..].chars().next().is_none_or(|c| !(c.is_ascii_alphanumeric() || c == '_'));
        rest.match_indices(&format!("${name}")).map(|(at, found)| (at, at + found.len())).find(|(_, end)| ends(*end))
    });
    let Some((from, to)) = found else { return message };
    let place = |at: usize| u32::try_from(start + at).unwrap_or(u32::MAX);
    Span::new(message.file, place(from), place(to))
}
