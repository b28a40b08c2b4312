//! Translations that come back: put into the locale's file, each with what it was made from; or refused, with the place.

mod check;
mod read;

use std::collections::BTreeMap;

use runebook_compiler::ir::Ir;
use runebook_grammar::{Diagnostic, Span};

use super::Print;
use super::export::{comments, lead, own};
use super::ledger::{Ledger, Mark, Stand};
use super::status::{State, status};
use super::units::{self, Unit};
use crate::error;
use crate::pack::Pack;
use crate::source::{Source, Sources};

/// A translation as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Came {
    /// Its message.
    pub id: String,
    /// What it says; empty where it has not been translated.
    pub said: String,
    /// The comments that stand before it, where the file tells them from its own notes.
    pub comments: Option<Vec<String>>,
    /// Whether it has been looked over, where the file says so.
    pub stand: Option<Stand>,
    /// What it was made from, where the file says so.
    pub of: Option<(Print, Option<Print>)>,
    /// Whether the file says that only this language has it: words that its own messages ask for.
    pub own: bool,
    /// Its place in the file.
    pub span: Span,
}

/// What an import makes of a locale's files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The locale.
    pub locale: String,
    /// The new text of `lang/LOCALE.ftl`.
    pub words: String,
    /// The new text of its ledger.
    pub ledger: String,
    /// How many messages say something new, or stand elsewhere than before.
    pub taken: usize,
    /// How many came as they were.
    pub same: usize,
    /// How many came empty.
    pub empty: usize,
}

/// Takes the translations of a file: a PO file, or messages of Fluent. The locale is what is asked for, else what the file says.
///
/// # Errors
/// What is wrong with it, and the texts that the findings point into; nothing is taken then.
pub fn import(
    pack: &Pack,
    ir: &Ir,
    (shown, text): (&str, &str),
    locale: Option<&str>,
) -> Result<Import, Box<(Sources, Vec<Diagnostic>)>> {
    let mut sources = pack.sources.clone();
    let file = sources.add(Source::new(shown, shown, text, 0));
    let text = &sources.all()[file as usize].text;
    let read = read::read(file, shown, text);
    let (said, came) = match read {
        Ok(read) => read,
        Err(finding) => return Err(Box::new((sources, vec![*finding]))),
    };
    if let (Some(wanted), Some(said)) = (locale, &said)
        && wanted != said
    {
        let finding = error::not_that_language(Span::new(file, 0, 0), said, wanted);
        return Err(Box::new((sources, vec![finding])));
    }
    let locale = locale.map(str::to_owned).or(said).unwrap_or_default();
    let mut known = units::sayable(pack, ir, &locale);
    for one in came.iter().filter(|one| one.own) {
        known.entry(one.id.clone()).or_insert_with(|| units::word(one.id.clone(), None, None));
    }
    let mut found = check::check(pack, &locale, &came, &known, text);
    if found.is_empty() {
        let places = came.iter().map(|one| (one.id.clone(), one.span)).collect();
        let import = taken(pack, ir, &locale, came, &known);
        found = check::unsayable(pack, ir, &import, &places);
        if found.is_empty() {
            return Ok(import);
        }
    }
    Err(Box::new((sources, found)))
}

fn taken(pack: &Pack, ir: &Ir, locale: &str, came: Vec<Came>, known: &BTreeMap<String, Unit>) -> Import {
    let states: BTreeMap<String, State> =
        status(pack, ir, locale).messages.into_iter().map(|(unit, state)| (unit.id, state)).collect();
    let (mut cut, mut ledger) = (own(pack, locale), ledger(pack, locale));
    let inherited = units::said(pack, locale);
    let (mut taken, mut same, mut empty) = (0, 0, 0);
    for one in came {
        let Some(unit) = known.get(&one.id) else { continue };
        if one.said.trim().is_empty() {
            empty += 1;
            continue;
        }
        let said = inherited.get(&one.id).is_none_or(|said| *said != one.said);
        let approved = states.get(&one.id) == Some(&State::Approved);
        let stands = one.stand.is_some_and(|stand| (stand == Stand::Approved) != approved);
        let old = cut.messages.iter().rposition(|message| message.id == one.id);
        let told = match (old, &one.comments) {
            (Some(at), Some(new)) if comments(&cut.messages[at]) != *new => Some((at, lead(new))),
            (Some(_) | None, _) => None,
        };
        if said {
            let lead = one.comments.as_deref().map(|comments| format!("\n{}", lead(comments)));
            cut.set(&one.id, &one.said, lead.as_deref().unwrap_or(""));
        }
        if let Some((at, lead)) = &told {
            let blank = |line: &&str| line.trim().is_empty();
            let blanks: String = cut.messages[*at].lead.split_inclusive('\n').take_while(blank).collect();
            cut.messages[*at].lead = format!("{blanks}{lead}");
        }
        if said || stands {
            let (text, rule) = one.of.unwrap_or((unit.text, unit.rule));
            ledger.marks.insert(one.id, Mark { stand: one.stand.unwrap_or(Stand::Unreviewed), text, rule });
        }
        if said || stands || told.is_some() { taken += 1 } else { same += 1 }
    }
    ledger.marks.retain(|id, _| known.contains_key(id));
    Import { locale: locale.to_owned(), words: cut.text(), ledger: ledger.text(), taken, same, empty }
}

/// The pack's own ledger of a locale.
fn ledger(pack: &Pack, locale: &str) -> Ledger {
    let edition = pack.manifests.len() - 1;
    let mut found = pack.ledgers.iter().filter(|found| found.locale == locale && found.edition as usize == edition);
    found.next().map(|found| found.ledger.clone()).unwrap_or_default()
}

/// The ledger of a locale where these messages, or all of them, were made from what their texts and rules are now; and how
/// many they are.
///
/// # Errors
/// The first of `ids` that is no message of the pack's own, or has no translation.
pub fn approve(pack: &Pack, ir: &Ir, locale: &str, ids: &[String], stand: Stand) -> Result<(String, usize), String> {
    let messages = status(pack, ir, locale).messages;
    let there = |id: &&String| messages.iter().any(|(unit, state)| unit.id == **id && *state != State::Missing);
    if let Some(unknown) = ids.iter().find(|id| !there(id)) {
        return Err(unknown.clone());
    }
    let mut ledger = ledger(pack, locale);
    let wanted = |unit: &Unit| ids.is_empty() || ids.contains(&unit.id);
    let mut count = 0;
    for (unit, _) in messages.iter().filter(|(unit, state)| *state != State::Missing && wanted(unit)) {
        ledger.marks.insert(unit.id.clone(), Mark { stand, text: unit.text, rule: unit.rule });
        count += 1;
    }
    ledger.marks.retain(|id, _| messages.iter().any(|(unit, _)| unit.id == *id));
    Ok((ledger.text(), count))
}
