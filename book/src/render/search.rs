//! What the search looks through: one record per page and anchor. The page's script folds and cuts it into bigrams,
//! so that the query and the text are folded by the same code.

use serde_json::{Value, json};

use super::heading;
use super::markdown::plain;
use super::markup::joined;
use super::places::{Places, anchors};
use super::words::word;
use crate::model::{Book, Calculator, Entry, Figure, Page, Part, Table};

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
    let places = Places::of(book);
    let records: Vec<Record> = book.pages.iter().flat_map(|page| records(page, book, &places)).collect();
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

fn records(page: &Page, book: &Book, places: &Places<'_>) -> Vec<Record> {
    let mut records = vec![whole(page, book, places)];
    let (mut section, mut sections) = (0, 0);
    for part in &page.parts {
        let found = match part {
            Part::Prose(text) => {
                let body = &mut records[section].body;
                *body = joined([body.as_str(), &plain(text, places)]);
                continue;
            }
            Part::Heading(title) => {
                (section, sections) = (records.len(), sections + 1);
                of_section(title, sections, book)
            }
            Part::Entry(entry) => of_entry(entry, book, places),
            Part::Table(table) => of_table(table, book, places),
            Part::Figure(figure) => of_figure(figure, book),
            Part::Calculator(calculator) => of_calculator(calculator, book),
            // it is found where it stands
            Part::Quoted(_) | Part::Index(_) => continue,
            Part::Trace(trace) => {
                let body = &mut records[section].body;
                let lines = trace.lines.iter().map(|(_, line)| line.as_str());
                *body = joined(std::iter::once(body.as_str()).chain(lines));
                continue;
            }
        };
        records.push(Record { page: page.id.clone(), heads: joined([&page.title, &found.heads]), ..found });
    }
    records
}

/// The page itself, with the prose before its first section.
fn whole(page: &Page, book: &Book, places: &Places<'_>) -> Record {
    let names: Vec<&str> = anchors(page).map(|(_, title)| title).collect();
    let shown =
        if page.intro.trim().is_empty() { names.join(word(book, "between_names")) } else { plain(&page.intro, places) };
    Record {
        page: page.id.clone(),
        title: page.title.clone(),
        kind: word(book, "page").to_owned(),
        body: shown,
        ..Record::default()
    }
}

/// A section, to which its prose is added.
fn of_section(title: &str, number: usize, book: &Book) -> Record {
    Record {
        anchor: heading::anchor(number),
        title: title.to_owned(),
        kind: word(book, "page").to_owned(),
        ..Record::default()
    }
}

fn of_entry(entry: &Entry, book: &Book, places: &Places<'_>) -> Record {
    let after = word(book, "after_label");
    let fields = entry.fields.iter().map(|(label, value)| format!("{label}{after}{}", plain(value, places)));
    let fields = fields.collect::<Vec<_>>().join(word(book, "between_names"));
    let sentences = entry.sentences.iter().map(|sentence| plain(&sentence.text, places));
    let prose = entry.prose.iter().map(|prose| plain(prose, places));
    let notes = entry.notes.iter().map(|note| plain(note, places));
    Record {
        anchor: entry.id.clone(),
        title: entry.title.clone(),
        kind: entry.kind.clone(),
        names: entry.reading.iter().chain(&entry.aliases).cloned().collect(),
        body: joined(prose.chain(sentences).chain(entry.notation.clone()).chain([fields]).chain(notes)),
        ..Record::default()
    }
}

fn of_table(table: &Table, book: &Book, places: &Places<'_>) -> Record {
    Record {
        anchor: table.id.clone(),
        title: table.title.clone(),
        kind: word(book, "table").to_owned(),
        heads: table.head.join(word(book, "between_names")),
        body: listed(table.rows.iter().flatten(), book, places),
        ..Record::default()
    }
}

/// The cells of a table in a row.
fn listed<'t>(cells: impl Iterator<Item = &'t String>, book: &Book, places: &Places<'_>) -> String {
    let cells = cells.map(|cell| plain(cell, places)).filter(|cell| !cell.is_empty());
    cells.collect::<Vec<_>>().join(word(book, "between_names"))
}

fn of_calculator(calculator: &Calculator, book: &Book) -> Record {
    let asked = calculator.asks.iter().map(|ask| ask.label.as_str());
    let answers = calculator.answers.iter().map(|(_, label)| label.as_str());
    Record {
        anchor: calculator.id.clone(),
        title: calculator.title.clone(),
        kind: word(book, "calculator").to_owned(),
        body: asked.chain(answers).collect::<Vec<_>>().join(word(book, "between_names")),
        ..Record::default()
    }
}

fn of_figure(figure: &Figure, book: &Book) -> Record {
    Record {
        anchor: figure.id.clone(),
        title: figure.title.clone(),
        kind: word(book, "figure").to_owned(),
        body: [&figure.cell, &figure.rows, &figure.columns].map(String::as_str).join(word(book, "between_names")),
        ..Record::default()
    }
}
