//! What an edition changes in the pack that it extends, as a page of its book: what is new, what reads otherwise, what is gone.

use std::collections::BTreeMap;

use runebook_book::make::Memory;
use runebook_book::model::{Book, Edition, Figure, Page, Part, Table};
use runebook_book::render::word;

use crate::diff::{Change, Old, Row, Side, What};

/// What a book calls what stands in it, by anchor.
type Names = BTreeMap<String, String>;

/// What the old side says in a language.
pub(super) struct Said {
    /// Its own book: what that does not show, such as a draft, is named nowhere here.
    book: Book,
    names: Names,
    things: Old,
}

impl Said {
    pub(super) fn new(side: Side<'_>, book: Book) -> Self {
        Self { names: names(&book), things: Old::new(side, &book.locale), book }
    }
}

/// Adds the page, and says at each entry what the edition made of it.
pub(super) fn add(said: &Said, old: Side<'_>, new: Side<'_>, book: &mut Book) {
    let changes = said.things.changes(new, &book.locale);
    let now = names(book);
    let page = page(&changes, old, said, &now, book);
    let after = word(book, "after_label").to_owned();
    let marks = marks(&changes, (&said.names, &now), &after);
    book.pages.iter_mut().for_each(|page| mark(&marks, said, page, &after));
    book.pages.extend(page);
}

/// Says at each entry of one page what the edition made of it.
pub(super) fn add_to(said: &Said, new: Side<'_>, book: &mut Book, at: usize, memory: &Memory) {
    let ids = book.pages[at].parts.iter().filter_map(named).map(|(id, _)| id.to_owned()).collect();
    let changes = said.things.changes_at(new, &book.locale, memory, &ids);
    let after = word(book, "after_label").to_owned();
    let marks = marks(&changes, (&said.names, &names(book)), &after);
    mark(&marks, said, &mut book.pages[at], &after);
}

/// Says at each entry and table of a page what was said there before.
pub(super) fn keep(was: &Page, now: &mut Page) {
    let said = was.parts.iter().filter_map(|part| match part {
        Part::Entry(entry) => Some((entry.id.as_str(), entry.edition.as_ref()?)),
        Part::Table(table) => Some((table.id.as_str(), table.edition.as_ref()?)),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    });
    let marks = said.map(|(id, edition)| (id.to_owned(), edition.clone())).collect();
    put(&marks, now);
}

/// The page; none where a reader would find no difference.
fn page(diff: &[Change], old: Side<'_>, said: &Said, now: &Names, book: &Book) -> Option<Page> {
    let was = &said.names;
    let mut parts = Vec::new();
    let added = list(diff, book, |change| link(change, now).filter(|_| change.what == What::Added));
    section(&mut parts, book, "changes_new", added);
    parts.extend(changed(diff, (was, now), book).map(Part::Table));
    let gone = list(diff, &said.book, |change| {
        let title = was.get(&anchor(change)).filter(|_| change.what == What::Removed)?;
        // what is gone has no name in a language that came later
        Some(if title.is_empty() { change.title.clone() } else { title.clone() })
    });
    section(&mut parts, book, "changes_gone", gone);
    let manifest = old.pack.manifest();
    let titled = manifest.title.iter().find(|(locale, _)| locale.value == book.locale);
    let name = titled.map_or(&manifest.name, |(_, title)| &title.value);
    let intro = format!("{}{name} ({})", word(book, "changes_since"), manifest.version);
    let title = word(book, "changes").to_owned();
    (!parts.is_empty()).then(|| Page { id: "changes".to_owned(), title, intro, parts, ..Page::default() })
}

fn section(parts: &mut Vec<Part>, book: &Book, head: &str, names: Option<String>) {
    if let Some(names) = names {
        parts.extend([Part::Heading(word(book, head).to_owned()), Part::Prose(names)]);
    }
}

fn names(book: &Book) -> Names {
    let parts = book.pages.iter().flat_map(|page| &page.parts);
    parts.filter_map(named).map(|(id, title)| (id.to_owned(), title.to_owned())).collect()
}

/// The anchor and the name of an entry or a table.
fn named(part: &Part) -> Option<(&str, &str)> {
    match part {
        Part::Entry(entry) => Some((&entry.id, &entry.title)),
        Part::Table(table) => Some((&table.id, &table.title)),
        Part::Heading(_)
        | Part::Prose(_)
        | Part::Figure(_)
        | Part::Calculator(_)
        | Part::Quoted(_)
        | Part::Trace(_)
        | Part::Index(_) => None,
    }
}

/// Where it stands, by the name that it has on the newest side that has it.
fn anchor(change: &Change) -> String {
    format!("{}.{}", change.kind, change.name)
}

/// Its name as a link; none where the book does not speak of it.
fn link(change: &Change, now: &Names) -> Option<String> {
    let id = anchor(change);
    let title = now.get(&id)?.replace('[', "\\[").replace(']', "\\]");
    Some(format!("[{title}](entry:{id})"))
}

/// Those that are named, by the page of a book on which they stand; nothing where none is.
fn list(diff: &[Change], book: &Book, name: impl Fn(&Change) -> Option<String>) -> Option<String> {
    let places = book.pages.iter().enumerate();
    let places: BTreeMap<&str, usize> =
        places.flat_map(|(at, page)| page.parts.iter().filter_map(named).map(move |(id, _)| (id, at))).collect();
    let mut by_page: BTreeMap<Option<usize>, Vec<String>> = BTreeMap::new();
    for (change, name) in diff.iter().filter_map(|change| Some((change, name(change)?))) {
        by_page.entry(places.get(anchor(change).as_str()).copied()).or_default().push(name);
    }
    let line = |(at, names): (&Option<usize>, &Vec<String>)| {
        let page = at.map_or(String::new(), |at| format!("**{}**  \n  ", book.pages[at].title));
        format!("- {page}{}\n", names.join(" · "))
    };
    (!by_page.is_empty()).then(|| by_page.iter().map(line).collect())
}

/// Each thing that reads otherwise, a row for each line of it.
fn changed(diff: &[Change], (was, now): (&Names, &Names), book: &Book) -> Option<Table> {
    let mut rows = Vec::new();
    for change in diff {
        let Some(link) = link(change, now) else { continue };
        let both = differences(change, (was, now), word(book, "after_label")).into_iter();
        rows.extend(
            both.map(|(old, new)| [Some(link.clone()), old, new].map(|cell| cell.unwrap_or("—".to_owned())).to_vec()),
        );
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

/// What of a thing reads otherwise: what was and what is, one line of Markdown each; `after` stands behind a label.
fn differences(change: &Change, (was, now): (&Names, &Names), after: &str) -> Vec<(Option<String>, Option<String>)> {
    let old = match &change.what {
        What::Added | What::Removed => return Vec::new(),
        What::Changed => anchor(change),
        What::Renamed(old) => format!("{}.{old}", change.kind),
    };
    let titles = (was.get(&old), now.get(&anchor(change)));
    let renamed = titles.0.is_some() && titles.0 != titles.1;
    let mut all: Vec<_> = renamed.then(|| (cell(titles.0, "", after), cell(titles.1, "", after))).into_iter().collect();
    all.extend(change.said.iter().map(|row| {
        let Row { label, old, new } = row;
        (cell(old.as_ref(), label, after), cell(new.as_ref(), label, after))
    }));
    all
}

/// What the edition made of each thing, by anchor: the same as the page says.
fn marks(changes: &[Change], names: (&Names, &Names), after: &str) -> BTreeMap<String, Edition> {
    let mut marks: BTreeMap<String, Edition> = BTreeMap::new();
    for change in changes {
        let rows = differences(change, names, after);
        let rows: Vec<_> =
            rows.into_iter().map(|(old, new)| (old.unwrap_or_default(), new.unwrap_or_default())).collect();
        match change.what {
            What::Added => drop(marks.insert(anchor(change), Edition::New)),
            What::Changed | What::Renamed(_) if !rows.is_empty() => {
                drop(marks.insert(anchor(change), Edition::Changed(rows)))
            }
            What::Changed | What::Renamed(_) | What::Removed => {}
        }
    }
    marks
}

/// Says at each entry, table and figure of a page what the edition made of it.
fn mark(marks: &BTreeMap<String, Edition>, said: &Said, page: &mut Page, after: &str) {
    put(marks, page);
    for part in &mut page.parts {
        if let Part::Figure(figure) = part {
            figure.edition = redrawn(&said.book, figure, after);
        }
    }
}

fn put(marks: &BTreeMap<String, Edition>, page: &mut Page) {
    for part in &mut page.parts {
        match part {
            Part::Entry(entry) => entry.edition = marks.get(&entry.id).cloned(),
            Part::Table(table) => table.edition = marks.get(&table.id).cloned(),
            Part::Heading(_)
            | Part::Prose(_)
            | Part::Figure(_)
            | Part::Calculator(_)
            | Part::Quoted(_)
            | Part::Trace(_)
            | Part::Index(_) => {}
        }
    }
}

/// So many numbers of a figure are said; more are a new figure.
const MOST_CELLS: usize = 6;

/// What the edition made of a figure: the numbers that were others before.
fn redrawn(before: &Book, figure: &Figure, after: &str) -> Option<Edition> {
    let parts = before.pages.iter().flat_map(|page| &page.parts);
    let old = parts.filter_map(|part| if let Part::Figure(old) = part { Some(old) } else { None });
    let Some(old) = old.into_iter().find(|old| old.id == figure.id) else { return Some(Edition::New) };
    let heads = |figure: &Figure| [figure.row_heads.clone(), figure.column_heads.clone()];
    let mut cells = Vec::new();
    for (row, (was, now)) in old.cells.iter().zip(&figure.cells).enumerate() {
        for (column, (was, now)) in was.iter().zip(now).enumerate().filter(|(_, (was, now))| was != now) {
            let place = [figure.row_heads.get(row), figure.column_heads.get(column)];
            let place = place.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" × ");
            cells.push((format!("{place}{after}{was}"), format!("{place}{after}{now}")));
        }
    }
    let same = heads(old) == heads(figure);
    cells.truncate(if same { MOST_CELLS } else { 0 });
    (!same || !cells.is_empty()).then_some(Edition::Changed(cells))
}

/// One line of Markdown.
fn cell(text: Option<&String>, label: &str, after: &str) -> Option<String> {
    let text = text?.split_whitespace().collect::<Vec<_>>().join(" ");
    Some(if label.is_empty() { text } else { format!("{label}{after}{text}") })
}
