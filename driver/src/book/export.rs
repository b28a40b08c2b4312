//! `rules.json`: a book for other programs. `docs/rules-json.md` says what it holds, `docs/rules.schema.json` what it must look like.

use runebook_book::model::{Book, Entry, Figure, Image, Page, Part, Table};
use runebook_compiler::ir::{Entry as Rule, FieldValue, Ir};
use serde_json::{Map, Value, json};

use crate::listing::written;
use crate::pack::Pack;

/// The version of the format.
const FORMAT: u32 = 1;

/// The text of the file for one book. What the book does not show is not in it.
#[must_use]
pub fn rules_json(pack: &Pack, ir: &Ir, book: &Book) -> String {
    let manifest = pack.manifest();
    let mut lists = Lists::default();
    let pages: Vec<Value> = book.pages.iter().map(|page| lists.page(pack, ir, page)).collect();
    let mut whole = Map::new();
    whole.insert("format".to_owned(), json!(FORMAT));
    whole.insert("pack".to_owned(), json!(manifest.name));
    whole.insert("version".to_owned(), json!(manifest.version));
    whole.insert("locale".to_owned(), json!(book.locale));
    whole.insert("title".to_owned(), json!(book.title));
    put(&mut whole, "licence", manifest.licence.clone());
    whole.insert("pages".to_owned(), Value::Array(pages));
    whole.insert("entries".to_owned(), Value::Array(lists.entries));
    whole.insert("tables".to_owned(), Value::Array(lists.tables));
    whole.insert("figures".to_owned(), Value::Array(lists.figures));
    format!("{:#}\n", Value::Object(whole))
}

/// Adds what is there.
fn put(map: &mut Map<String, Value>, key: &str, value: Option<impl Into<Value>>) {
    if let Some(value) = value {
        map.insert(key.to_owned(), value.into());
    }
}

/// Adds a list that is not empty.
fn put_list(map: &mut Map<String, Value>, key: &str, list: Vec<Value>) {
    put(map, key, (!list.is_empty()).then_some(Value::Array(list)));
}

#[derive(Default)]
struct Lists {
    entries: Vec<Value>,
    tables: Vec<Value>,
    figures: Vec<Value>,
}

impl Lists {
    /// The page; what stands on it goes to the lists.
    fn page(&mut self, pack: &Pack, ir: &Ir, page: &Page) -> Value {
        let mut holds: Vec<Value> = Vec::new();
        for part in &page.parts {
            match part {
                Part::Entry(found) => {
                    holds.push(json!(found.id));
                    self.entries.push(entry(pack, ir, page, found));
                }
                Part::Table(found) => {
                    holds.push(json!(found.id));
                    self.tables.push(table(page, found));
                }
                Part::Figure(found) => {
                    holds.push(json!(found.id));
                    self.figures.push(figure(page, found));
                }
                Part::Calculator(_)
                | Part::Heading(_)
                | Part::Prose(_)
                | Part::Quoted(_)
                | Part::Trace(_)
                | Part::Index(_) => {}
            }
        }
        let mut map = Map::new();
        map.insert("id".to_owned(), json!(page.id));
        map.insert("title".to_owned(), json!(page.title));
        put(&mut map, "part", page.part.clone());
        put_list(&mut map, "holds", holds);
        Value::Object(map)
    }
}

fn entry(pack: &Pack, ir: &Ir, page: &Page, found: &Entry) -> Value {
    let mut map = Map::new();
    map.insert("id".to_owned(), json!(found.id));
    map.insert("page".to_owned(), json!(page.id));
    map.insert("title".to_owned(), json!(found.title));
    put(&mut map, "reading", found.reading.clone());
    map.insert("kind".to_owned(), json!(found.kind));
    put(&mut map, "notation", found.notation.clone());
    let fields = found.fields.iter().map(|(label, value)| json!({ "label": label, "value": value })).collect();
    put_list(&mut map, "fields", fields);
    put(&mut map, "values", rule(ir, &found.id).map(|rule| values(pack, ir, rule)).filter(|values| !values.is_empty()));
    put(&mut map, "text", found.prose.clone());
    put(&mut map, "text_locale", found.prose_locale.clone());
    let said = found.sentences.iter();
    let said = said.map(|said| json!({ "about": said.topic.word(), "text": said.text })).collect();
    put_list(&mut map, "sentences", said);
    let relations = [
        ("needs", &found.needs),
        ("needs_one_of", &found.either),
        ("needed_by", &found.needed_by),
        ("granted_by", &found.granted_by),
        ("brought_by", &found.brought_by),
        ("not_with", &found.not_with),
        ("named_by", &found.named_by),
        ("notes", &found.notes),
        ("other_names", &found.aliases),
    ];
    for (key, list) in relations {
        put_list(&mut map, key, list.iter().map(|text| json!(text)).collect());
    }
    put(&mut map, "was", found.was.clone());
    put(&mut map, "image", found.image.as_ref().map(image));
    Value::Object(map)
}

/// A picture; its file is seen from the folder of the language.
fn image(found: &Image) -> Value {
    let Image { file, alt, alt_locale, by, licence, size: _ } = found;
    let mut map = Map::new();
    map.insert("file".to_owned(), json!(format!("../art/{file}")));
    map.insert("shows".to_owned(), json!(alt));
    put(&mut map, "shows_locale", alt_locale.clone());
    map.insert("by".to_owned(), json!(by));
    map.insert("licence".to_owned(), json!(licence));
    Value::Object(map)
}

/// The entry of the rules that stands at an anchor.
fn rule<'i>(ir: &'i Ir, id: &str) -> Option<&'i Rule> {
    let (kind, name) = id.split_once('.')?;
    ir.entries
        .iter()
        .map(AsRef::as_ref)
        .find(|entry: &&Rule| entry.named.name == name && ir.kinds[entry.kind].named.name == kind)
}

/// What an entry says of each field, as it is written in the rules; what it does not say is left out.
fn values(pack: &Pack, ir: &Ir, rule: &Rule) -> Map<String, Value> {
    let text = |value: &FieldValue| {
        let words = value.values.iter().map(|value| written(pack, value.span));
        words.collect::<Vec<_>>().join(", ")
    };
    let fields = ir.kinds[rule.kind].fields.iter().zip(&rule.fields).filter(|(_, value)| !value.is_default);
    let named = fields.map(|(field, value)| (field.named.name.clone(), text(value)));
    named.filter(|(_, text)| !text.is_empty()).map(|(name, text)| (name, json!(text))).collect()
}

fn table(page: &Page, found: &Table) -> Value {
    let Table { id, title, notes, head, rows, edition: _ } = found;
    json!({ "id": id, "page": page.id, "title": title, "notes": notes, "head": head, "rows": rows })
}

fn figure(page: &Page, found: &Figure) -> Value {
    json!({
        "id": found.id, "page": page.id, "title": found.title, "cell": found.cell,
        "rows": { "title": found.rows, "heads": found.row_heads },
        "columns": { "title": found.columns, "heads": found.column_heads },
        "cells": found.cells,
    })
}
