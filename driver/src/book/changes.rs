//! What an edition changes in the pack that it extends, as a page of its book: what is new, what reads otherwise, what is gone.

use std::collections::BTreeSet;

use runebook_book::model::{Book, Page, Part, Table};

use crate::diff::{self, Change, Diff, Row, Side, What};

/// The page; none where a reader would find no difference.
pub(super) fn page(old: Side<'_>, new: Side<'_>, book: &Book) -> Option<Page> {
    let diff = diff::diff(old, new, &book.locale);
    let known = anchors(book);
    let mut parts = Vec::new();
    let added = names(&diff, &known, |what| matches!(what, What::Added));
    section(&mut parts, book, "changes_new", added.map(Part::Prose));
    parts.extend(changed(&diff, &known, book).map(Part::Table));
    let gone = names(&diff, &BTreeSet::new(), |what| matches!(what, What::Removed));
    section(&mut parts, book, "changes_gone", gone.map(Part::Prose));
    let manifest = old.pack.manifest();
    let titled = manifest.title.iter().find(|(locale, _)| locale.value == book.locale);
    let name = titled.map_or(&manifest.name, |(_, title)| &title.value);
    let intro = format!("{}{name} ({})", word(book, "changes_since"), manifest.version);
    let title = word(book, "changes").to_owned();
    (!parts.is_empty()).then(|| Page { id: "changes".to_owned(), title, intro, parts })
}

fn section(parts: &mut Vec<Part>, book: &Book, head: &str, part: Option<Part>) {
    if let Some(part) = part {
        parts.extend([Part::Heading(word(book, head).to_owned()), part]);
    }
}

fn word<'book>(book: &'book Book, key: &str) -> &'book str {
    book.words.iter().find(|(known, _)| known == key).map_or("", |(_, text)| text.as_str())
}

/// Where entries stand in the book, and what the book calls them.
fn anchors(book: &Book) -> BTreeSet<(String, String)> {
    let parts = book.pages.iter().flat_map(|page| &page.parts);
    let named = parts.filter_map(|part| match part {
        Part::Entry(entry) => Some((entry.id.clone(), entry.title.clone())),
        Part::Table(table) => Some((table.id.clone(), table.title.clone())),
        Part::Heading(_) | Part::Prose(_) | Part::Figure(_) | Part::Index(_) => None,
    });
    named.collect()
}

/// Its name as a link; none where the book does not speak of it.
fn link(change: &Change, known: &BTreeSet<(String, String)>) -> Option<String> {
    let id = format!("{}.{}", change.kind, change.name);
    let (_, title) = known.range((id.clone(), String::new())..).next().filter(|(found, _)| *found == id)?;
    Some(format!("[{}](entry:{id})", title.replace('[', "\\[").replace(']', "\\]")))
}

/// A list of those to which this happened: links where there are places, else what they were called.
fn names(diff: &Diff, known: &BTreeSet<(String, String)>, happened: impl Fn(&What) -> bool) -> Option<String> {
    let of = |change: &Change| if known.is_empty() { Some(change.title.clone()) } else { link(change, known) };
    let all: Vec<String> = diff.changes.iter().filter(|change| happened(&change.what)).filter_map(of).collect();
    (!all.is_empty()).then(|| all.iter().map(|name| format!("- {name}\n")).collect())
}

/// Each thing that reads otherwise, a row for each line of it.
fn changed(diff: &Diff, known: &BTreeSet<(String, String)>, book: &Book) -> Option<Table> {
    let mut rows = Vec::new();
    for change in &diff.changes {
        let other = matches!(change.what, What::Changed | What::Renamed(_));
        let Some(link) = link(change, known).filter(|_| other) else { continue };
        if let What::Renamed(_) = change.what {
            let renamed = change.rows.iter().find(|row| row.label == "name");
            rows.extend(renamed.map(|row| vec![link.clone(), cell(row.old.as_ref(), ""), cell(row.new.as_ref(), "")]));
        }
        rows.extend(change.said.iter().map(|row| {
            let Row { label, old, new } = row;
            vec![link.clone(), cell(old.as_ref(), label), cell(new.as_ref(), label)]
        }));
    }
    let head = ["changes_changed", "changes_before", "changes_now"].map(|key| word(book, key).to_owned()).to_vec();
    (!rows.is_empty()).then(|| Table {
        id: "changes.all".to_owned(),
        title: word(book, "changes_changed").to_owned(),
        head,
        rows,
        ..Table::default()
    })
}

/// One line of Markdown.
fn cell(text: Option<&String>, label: &str) -> String {
    let Some(text) = text else { return "—".to_owned() };
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if label.is_empty() { text } else { format!("{label}: {text}") }
}
