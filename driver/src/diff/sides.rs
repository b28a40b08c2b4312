//! One side of a comparison: all its things, each with what the book says of it and the values that it names.

use std::collections::{BTreeMap, BTreeSet};

use runebook_book::describe::{entry_key, function_key};
use runebook_book::make::Memory;
use runebook_compiler::ir::{Constant, Ir, Source, Thing};
use runebook_grammar::Span;

use super::Side;
use crate::book::{self, Entry, Part, Table};
use crate::listing::written;
use crate::thing;

/// Things by kind and by the name that saves know them by.
pub(super) type Things = BTreeMap<(String, String), One>;

/// A thing of one side.
#[derive(Clone)]
pub(super) struct One {
    /// What it is: `ability`.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// What people read.
    pub title: String,
    /// What the book says of it.
    pub said: Said,
    /// Values by name: constants of an entry, what a character begins with.
    pub values: BTreeMap<String, String>,
}

/// What the book says of a thing.
#[derive(Clone, Default)]
pub(super) struct Said {
    /// Whether all of it has a phrase in the language.
    pub whole: bool,
    /// Fields, the notation, the name of a kind of value: a line each.
    pub fields: Vec<(String, String)>,
    /// Rows of a table: what it asks, what it gives.
    pub rows: Vec<(String, String)>,
    /// Generated sentences, and lines of a procedure.
    pub sentences: Vec<String>,
    /// Prose and notes: message and text.
    pub prose: Vec<(String, String)>,
}

/// All things of a side, by kind and by the name that saves know them by.
pub(super) fn things(side: Side<'_>, locale: &str) -> Things {
    things_of(side, locale, &Memory::default(), None)
}

/// The same of those alone that stand at some anchors.
pub(super) fn things_of(side: Side<'_>, locale: &str, memory: &Memory, anchors: Option<&BTreeSet<String>>) -> Things {
    let wanted = |id: &str| anchors.is_none_or(|anchors| anchors.contains(id));
    let mut said = said(book::some_things(side.pack, side.ir, locale, memory, wanted));
    let mut all = BTreeMap::new();
    for thing in thing::all(side.ir) {
        if anchors.is_some() && !anchor(side.ir, thing).is_some_and(|id| wanted(&id)) {
            continue;
        }
        // a step belongs to its procedure, which says it
        if matches!(thing, Thing::Step(..)) {
            continue;
        }
        let Some(named) = thing::named(side.ir, thing) else { continue };
        let kind = thing::noun(side.ir, thing);
        let key = (kind.clone(), known_as(side.ir, thing).unwrap_or_else(|| named.known_as()).to_owned());
        let mut said = anchor(side.ir, thing).and_then(|anchor| said.remove(&anchor)).unwrap_or_default();
        if !said.whole {
            // a sentence with a hole in it would say something else
            said.sentences = rules(side, thing);
        }
        let (name, title) = (named.name.clone(), named.title.clone());
        all.insert(key, One { kind, name, title, said, values: values(side, thing) });
    }
    // rules that nobody holds have no name of their own
    for (anchor, said) in said {
        if let Some(name) = anchor.strip_prefix("rules.") {
            let key = ("rules".to_owned(), name.to_owned());
            let (kind, name) = key.clone();
            let one = One { kind, title: name.clone(), name, said, values: BTreeMap::new() };
            all.insert(key, one);
        }
    }
    all
}

/// The name that an entry had before, if it was renamed.
fn known_as(ir: &Ir, thing: Thing) -> Option<&str> {
    match thing {
        Thing::Entry(id) => Some(ir.entries[id].known_as()),
        Thing::Status(id) => Some(ir.statuses[id].known_as()),
        _ => None,
    }
}

/// Where the book says something of a thing.
fn anchor(ir: &Ir, thing: Thing) -> Option<String> {
    let dotted = |key: String| key.replacen('-', ".", 1);
    match thing {
        Thing::Entry(id) => Some(dotted(entry_key(ir, id))),
        Thing::Status(id) => Some(format!("status.{}", ir.statuses[id].named.name)),
        Thing::Function(id) => Some(dotted(function_key(ir, id))),
        Thing::Unit(_)
        | Thing::Clock(_)
        | Thing::OneOf(_)
        | Thing::Member(..)
        | Thing::Kind(_)
        | Thing::Field(..)
        | Thing::Entity(_)
        | Thing::Cell(_)
        | Thing::Stat(_)
        | Thing::Context(_)
        | Thing::Fact(_)
        | Thing::Set(_)
        | Thing::Command(_)
        | Thing::Event(_)
        | Thing::Step(..)
        | Thing::Character(_) => None,
    }
}

/// What the book says of these, by anchor.
fn said(parts: Vec<(Part, bool)>) -> BTreeMap<String, Said> {
    let said = parts.into_iter().filter_map(|(part, whole)| match part {
        Part::Entry(entry) => Some((entry.id.clone(), Said { whole, ..of_entry(*entry) })),
        Part::Table(table) => Some((table.id.clone(), Said { whole, ..of_table(table) })),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    });
    said.collect()
}

fn of_entry(entry: Entry) -> Said {
    let mut said = Said { fields: entry.fields, ..Said::default() };
    said.fields.extend(entry.notation.map(|notation| (String::new(), notation)));
    said.sentences = entry.sentences.into_iter().map(|sentence| sentence.text).collect();
    // a procedure is a list of lines, which are compared one by one
    match entry.prose {
        Some(lines) if !entry.kind.is_empty() && is_list(&lines) => {
            said.sentences.extend(lines.lines().map(|line| without_number(line).to_owned()));
        }
        Some(prose) => said.prose.push(("text".to_owned(), prose)),
        None => {}
    }
    said.prose.extend(entry.notes.into_iter().enumerate().map(|(at, note)| (format!("note {}", at + 1), note)));
    said
}

fn of_table(table: Table) -> Said {
    let row = |row: Vec<String>| {
        let mut cells = row.into_iter();
        (cells.next().unwrap_or_default(), cells.collect::<Vec<_>>().join(", "))
    };
    Said { rows: table.rows.into_iter().map(row).collect(), sentences: table.notes, ..Said::default() }
}

fn is_list(prose: &str) -> bool {
    prose.lines().all(|line| without_number(line) != line)
}

/// A line of a numbered list without its number.
fn without_number(line: &str) -> &str {
    let line = line.trim_start();
    match line.split_once(". ") {
        Some((number, rest)) if !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit()) => rest,
        Some(_) | None => line,
    }
}

/// The rules of a thing as they are written.
fn rules(side: Side<'_>, thing: Thing) -> Vec<String> {
    let ir = side.ir;
    let source = match thing {
        Thing::Entry(id) => Source::Entry(id),
        Thing::Status(id) => Source::Status(id),
        Thing::Function(id) => return vec![line(side, ir.functions[id].whole)],
        Thing::Unit(_)
        | Thing::Clock(_)
        | Thing::OneOf(_)
        | Thing::Member(..)
        | Thing::Kind(_)
        | Thing::Field(..)
        | Thing::Entity(_)
        | Thing::Cell(_)
        | Thing::Stat(_)
        | Thing::Context(_)
        | Thing::Fact(_)
        | Thing::Set(_)
        | Thing::Command(_)
        | Thing::Event(_)
        | Thing::Step(..)
        | Thing::Character(_) => return Vec::new(),
    };
    let modifiers = ir.modifiers.iter().filter(|one| one.source == source).map(|one| one.span);
    let additions = ir.additions.iter().filter(|one| one.source == source).map(|one| one.span);
    let grants = ir.grants.iter().filter(|one| one.source == source).map(|one| one.span);
    let replacements = ir.replacements.iter().filter(|one| one.source == source).map(|one| one.span);
    let reactions = ir.reactions.iter().filter(|one| one.source == source).map(|one| one.span);
    let all = modifiers.chain(additions).chain(grants).chain(replacements).chain(reactions);
    let mut lines: Vec<String> = all.map(|span| line(side, span)).collect();
    lines.dedup();
    lines
}

/// What is written, on one line.
fn line(side: Side<'_>, span: Span) -> String {
    written(side.pack, span).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the entries that a character holds are called among its values: a list whose order says nothing.
pub(super) const HELD: &str = "innate";

/// The values that a thing gives names to, as they are written.
fn values(side: Side<'_>, thing: Thing) -> BTreeMap<String, String> {
    let ir = side.ir;
    match thing {
        Thing::Entry(id) => constants(side, &ir.entries[id].constants),
        Thing::Status(id) => constants(side, &ir.statuses[id].constants),
        Thing::Character(id) => {
            let character = &ir.characters[id];
            let stores = character.stores.iter().map(|store| {
                let name = &ir.cells[store.cell].named.name;
                let member = ir.member_of_cell(store.cell).map(|member| format!("[{}]", member.name));
                (format!("{name}{}", member.unwrap_or_default()), written(side.pack, store.value.span))
            });
            let mut values: BTreeMap<String, String> = stores.collect();
            let mut holds: Vec<&str> = character.holds.iter().map(|id| ir.entries[*id].named.name.as_str()).collect();
            holds.sort_unstable();
            if !holds.is_empty() {
                values.insert(HELD.to_owned(), holds.join(", "));
            }
            values
        }
        Thing::Field(kind, at) => {
            let default = ir.kinds[kind].fields[at].default.as_ref();
            let unless_said = default.map(|value| ("unless said".to_owned(), written(side.pack, value.span)));
            unless_said.into_iter().collect()
        }
        Thing::Unit(_)
        | Thing::Clock(_)
        | Thing::OneOf(_)
        | Thing::Member(..)
        | Thing::Kind(_)
        | Thing::Entity(_)
        | Thing::Cell(_)
        | Thing::Stat(_)
        | Thing::Context(_)
        | Thing::Fact(_)
        | Thing::Set(_)
        | Thing::Command(_)
        | Thing::Event(_)
        | Thing::Function(_)
        | Thing::Step(..) => BTreeMap::new(),
    }
}

fn constants(side: Side<'_>, constants: &[Constant]) -> BTreeMap<String, String> {
    let own = constants.iter().filter(|constant| !constant.of_kind);
    own.map(|constant| (constant.named.name.clone(), written(side.pack, constant.value.span))).collect()
}
