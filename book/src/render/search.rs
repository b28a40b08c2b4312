//! What the search looks through: one record per page and anchor. The page's script folds and cuts it into bigrams,
//! so that the query and the text are folded by the same code.

use serde_json::{Value, json};

use super::markdown::plain;
use super::places::anchors;
use super::words::word;
use crate::model::{Book, Entry, Figure, Page, Part, Table};

/// A thing that can be found.
#[derive(Debug, Default)]
struct Record {
    page: String,
    anchor: String,
    title: String,
    kind: String,
    /// Other names: aliases, the reading.
    names: Vec<String>,
    /// Headings: the page's title, sections, heads of a table.
    heads: String,
    body: String,
}

/// The index as a script, which also loads from `file://`.
pub fn script(book: &Book) -> String {
    let records: Vec<Record> = book.pages.iter().flat_map(|page| records(page, book)).collect();
    let mut kinds: Vec<&str> = Vec::new();
    for record in &records {
        if !kinds.contains(&record.kind.as_str()) {
            kinds.push(&record.kind);
        }
    }
    let rows: Vec<String> = records.iter().map(|record| row(record, &kinds).to_string()).collect();
    format!("runebook.index({}, [\n{}\n]);\n", json!(kinds), rows.join(",\n"))
}

fn row(record: &Record, kinds: &[&str]) -> Value {
    let kind = kinds.iter().position(|kind| *kind == record.kind);
    json!([record.page, record.anchor, record.title, kind, record.names, record.heads, record.body])
}

fn records(page: &Page, book: &Book) -> Vec<Record> {
    let mut records = vec![whole(page, book)];
    for part in &page.parts {
        let found = match part {
            Part::Heading(_) | Part::Prose(_) => continue,
            Part::Entry(entry) => of_entry(entry),
            Part::Table(table) => of_table(table, book),
            Part::Figure(figure) => of_figure(figure, book),
        };
        records.push(Record { page: page.id.clone(), heads: joined([page.title.clone(), found.heads]), ..found });
    }
    records
}

fn whole(page: &Page, book: &Book) -> Record {
    let headings = page.parts.iter().filter_map(|part| match part {
        Part::Heading(text) => Some(text.clone()),
        Part::Prose(_) | Part::Entry(_) | Part::Table(_) | Part::Figure(_) => None,
    });
    let prose = page.parts.iter().filter_map(|part| match part {
        Part::Prose(text) => Some(plain(text)),
        Part::Heading(_) | Part::Entry(_) | Part::Table(_) | Part::Figure(_) => None,
    });
    let names: Vec<String> = anchors(page).map(|(_, title)| title.to_owned()).collect();
    let shown = if page.intro.trim().is_empty() { names.join(" · ") } else { plain(&page.intro) };
    Record {
        page: page.id.clone(),
        title: page.title.clone(),
        kind: word(book, "page").to_owned(),
        heads: joined(headings),
        body: joined(std::iter::once(shown).chain(prose)),
        ..Record::default()
    }
}

fn of_entry(entry: &Entry) -> Record {
    let fields = entry.fields.iter().map(|(label, value)| format!("{label} {}", plain(value)));
    let sentences = entry.sentences.iter().map(|sentence| plain(&sentence.text));
    let prose = entry.prose.iter().map(|prose| plain(prose));
    let notes = entry.notes.iter().map(|note| plain(note));
    Record {
        anchor: entry.id.clone(),
        title: entry.title.clone(),
        kind: entry.kind.clone(),
        names: entry.reading.iter().chain(&entry.aliases).cloned().collect(),
        body: joined(prose.chain(sentences).chain(entry.notation.clone()).chain(fields).chain(notes)),
        ..Record::default()
    }
}

fn of_table(table: &Table, book: &Book) -> Record {
    Record {
        anchor: table.id.clone(),
        title: table.title.clone(),
        kind: word(book, "table").to_owned(),
        heads: joined(table.head.iter().cloned()),
        body: joined(table.rows.iter().map(|row| joined(row.iter().map(|cell| plain(cell))))),
        ..Record::default()
    }
}

fn of_figure(figure: &Figure, book: &Book) -> Record {
    Record {
        anchor: figure.id.clone(),
        title: figure.title.clone(),
        kind: word(book, "figure").to_owned(),
        body: [&figure.cell, &figure.rows, &figure.columns].map(String::as_str).join(" · "),
        ..Record::default()
    }
}

fn joined(pieces: impl IntoIterator<Item = String>) -> String {
    let said: Vec<String> = pieces.into_iter().filter(|piece| !piece.trim().is_empty()).collect();
    said.join(" ")
}
