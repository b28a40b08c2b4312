//! Whom a change affects besides the reader: games, their saves, translators.

use std::collections::{BTreeMap, BTreeSet};

use runebook_book::describe::entry_key;
use runebook_compiler::emit::emit;
use runebook_compiler::ir::{CellKind, Event, Ir, Question, Thing};
use runebook_grammar::Span;
use runebook_runtime::Table;

use super::{Row, Side};
use crate::build::build;
use crate::listing::written;
use crate::pack::Pack;
use crate::thing;

/// What the game is asked for, by name: what changed, in words of the language.
pub(super) fn contract(old: Side<'_>, new: Side<'_>) -> Vec<Row> {
    let (mut before, after) = (asked(old), asked(new));
    let mut rows: Vec<Row> =
        after.into_iter().filter_map(|(name, now)| Row::of(&name, before.remove(&name), Some(now))).collect();
    rows.extend(before.into_iter().filter_map(|(name, was)| Row::of(&name, Some(was), None)));
    rows.sort_by(|one, other| one.label.cmp(&other.label));
    if rows.is_empty() && hash(old.ir) != hash(new.ir) {
        let new = Some("which parameters, fields and members there are, in what order, or of what type".to_owned());
        rows.push(Row { label: String::new(), old: None, new });
    }
    rows
}

/// The hash of what a table asks of its host; none if there is no table.
fn hash(ir: &Ir) -> Option<u64> {
    let bytes = build(ir).ok()?.bytes;
    Table::load(&bytes).ok().map(|table| table.contract_hash())
}

/// Everything that a pack asks of a game: its name, and what is asked of it.
fn asked(side: Side<'_>) -> BTreeMap<String, String> {
    let ir = side.ir;
    let mut all = BTreeMap::new();
    for (word, questions) in [("fact", &ir.facts), ("set", &ir.sets), ("command", &ir.commands)] {
        for question in questions {
            all.insert(format!("{word} {}", question.named.name), of_question(side, word, question));
        }
    }
    for event in ir.events.iter().filter(|event| event.clock.is_none()) {
        all.insert(format!("event {}", event.named.name), of_event(ir, event));
    }
    for (at, cell) in ir.cells.iter().enumerate() {
        if matches!(cell.kind, CellKind::HostStat(_)) {
            let member = ir.member_of_cell(at).map(|member| format!("[{}]", member.name)).unwrap_or_default();
            let owner = &ir.entities[cell.entity].named.name;
            let start = cell.start.as_ref().map_or_else(String::new, |start| written(side.pack, start.span));
            all.insert(format!("stat {owner}.{}{member}", cell.named.name), format!("else {start}"));
        }
    }
    all
}

fn of_question(side: Side<'_>, word: &str, question: &Question) -> String {
    let params = question.params.iter().map(|param| param.named.name.as_str()).collect::<Vec<_>>().join(", ");
    let most = if word == "set" { format!(" at most {}", question.at_most) } else { String::new() };
    let otherwise = question.otherwise.as_ref().map(|value| format!(", else {}", written(side.pack, value.span)));
    format!("({params}){most}{}", otherwise.unwrap_or_default())
}

fn of_event(ir: &Ir, event: &Event) -> String {
    let params = event.params.iter().map(|param| param.named.name.as_str()).collect::<Vec<_>>().join(", ");
    let seen = event.audience.as_ref().map(|(set, role)| format!(" seen by {role}: {}", ir.sets[*set].named.name));
    format!("({params}){}", seen.unwrap_or_default())
}

/// What a save may hold of the old pack and the new one does not know.
pub(super) fn lost(old: Side<'_>, new: Side<'_>) -> Vec<String> {
    let known: BTreeSet<u64> = kept(new.ir).into_iter().map(|(id, _)| id).collect();
    let lost: BTreeSet<String> =
        kept(old.ir).into_iter().filter(|(id, _)| !known.contains(id)).map(|(_, name)| name).collect();
    lost.into_iter().collect()
}

/// The stable ids that saves are made of, with what they are called.
fn kept(ir: &Ir) -> Vec<(u64, String)> {
    let entries = (0..ir.entries.len()).map(|at| (ir.entries[at].id, thing::words(ir, Thing::Entry(at))));
    let mut all: Vec<(u64, String)> = entries.collect();
    // a pack too large for the machine has no saves
    let Ok(program) = emit(ir) else { return all };
    for (at, cell) in ir.cells.iter().enumerate() {
        let Some(row) = program.cells.get(at) else { continue };
        let name = match cell.kind {
            CellKind::Status(status) => thing::words(ir, Thing::Status(status)),
            CellKind::Resource | CellKind::Flag | CellKind::Memory | CellKind::Slot => {
                thing::words(ir, Thing::Cell(at))
            }
            // an entry and a status are said once, a stat of the game's is part of its contract, and marks are forgotten
            CellKind::StatusLeft(_)
            | CellKind::Holds(_)
            | CellKind::Parameter(_)
            | CellKind::Once(_)
            | CellKind::HostStat(_)
            | CellKind::StatBase(_) => continue,
        };
        all.push((row.id, name));
    }
    all
}

/// Translations that stayed as they were while their text changed: language and message.
pub(super) fn stale(old: Side<'_>, new: Side<'_>) -> Vec<(String, String)> {
    let before: BTreeMap<u64, Texts> = texts(old.ir).into_iter().collect();
    let source = &new.pack.manifest().source_locale;
    let mut all = Vec::new();
    for locale in new.pack.locales().iter().filter(|locale| *locale != source) {
        for (id, (key, texts)) in texts(new.ir) {
            let Some((old_key, old_texts)) = before.get(&id) else { continue };
            for (part, text) in texts {
                let changed = old_texts.get(&part).is_some_and(|was| *was != text);
                let was = changed.then(|| message(old.pack, locale, &format!("{old_key}-{part}"))).flatten();
                let now = message(new.pack, locale, &format!("{key}-{part}"));
                if was.is_some() && was == now {
                    all.push((locale.clone(), format!("{key}-{part}")));
                }
            }
        }
    }
    all.sort();
    all
}

/// The beginning of a thing's messages, and its texts by the part of them.
type Texts = (String, BTreeMap<String, String>);

/// What is written in the source language: by id of what it is about, the messages' beginning and the parts.
fn texts(ir: &Ir) -> Vec<(u64, Texts)> {
    let entries = ir.entries.iter().enumerate().map(|(at, entry)| {
        let mut parts = BTreeMap::new();
        parts.extend(entry.text.iter().map(|(text, _)| ("text".to_owned(), text.clone())));
        parts.extend(entry.says.iter().map(|(text, _)| ("says".to_owned(), text.clone())));
        parts.extend(notes(&entry.notes));
        (entry.id, (entry_key(ir, at), parts))
    });
    let statuses = ir.statuses.iter().map(|status| {
        let key = format!("status-{}", status.named.name);
        let text = status.text.iter().map(|(text, _)| ("text".to_owned(), text.clone()));
        let parts = text.chain(notes(&status.notes)).collect();
        (runebook_compiler::stable_id(&format!("status-{}", status.known_as())), (key, parts))
    });
    entries.chain(statuses).collect()
}

/// Notes, each by the end of its message.
fn notes(all: &[(String, Span)]) -> impl Iterator<Item = (String, String)> {
    let part = |note: usize| if note == 0 { "note".to_owned() } else { format!("note-{}", note + 1) };
    all.iter().enumerate().map(move |(note, (text, _))| (part(note), text.clone()))
}

/// A message of a pack's words as it is written; the last one counts.
fn message(pack: &Pack, locale: &str, id: &str) -> Option<String> {
    let words = pack.words.iter().rev().filter(|words| words.locale == locale);
    words.flat_map(|words| in_text(&words.text, id)).next()
}

fn in_text(text: &str, id: &str) -> Option<String> {
    let head = |line: &&str| line.split_once('=').is_some_and(|(name, _)| name.trim_end() == id);
    let mut lines = text.lines().skip_while(|line| !head(line));
    let first = lines.next()?;
    let rest = lines.take_while(|line| line.is_empty() || line.starts_with([' ', '\t']));
    Some(std::iter::once(first).chain(rest).collect::<Vec<_>>().join("\n").trim_end().to_owned())
}
