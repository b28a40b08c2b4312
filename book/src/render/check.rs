//! What must be right before a page is drawn: mdBook passes dead links and duplicate ids in silence.

use std::collections::{BTreeMap, BTreeSet};

use super::error::{Fault, FaultKind, RenderError};
use super::figure::FORMS;
use super::places::{Places, anchors};
use super::{markdown, words};
use crate::model::{Book, Entry, Figure, Initial, Page, Part, Table};

/// Pages that the output needs for itself.
const RESERVED: &[&str] = &["index", "print", "toc", "404", "SUMMARY"];

/// All faults of the books of one pack.
pub fn check(books: &[Book]) -> Result<(), RenderError> {
    let mut faults = Vec::new();
    for book in books {
        let places = Places::of(book);
        let mut report = Report { locale: &book.locale, places: &places, faults: &mut faults };
        report.words(book);
        report.ids(book);
        report.parts(book);
    }
    if let Some((first, others)) = books.split_first() {
        faults.extend(others.iter().flat_map(|other| uneven(first, other)));
    }
    if faults.is_empty() { Ok(()) } else { Err(RenderError::Faults(faults)) }
}

/// The faults of one page by itself.
pub fn page(book: &Book, id: &str) -> Result<(), RenderError> {
    let (places, mut faults) = (Places::of(book), Vec::new());
    let mut report = Report { locale: &book.locale, places: &places, faults: &mut faults };
    report.words(book);
    report.ids(book);
    match book.pages.iter().find(|page| page.id == id) {
        Some(page) => report.page(page),
        None => report.links("index", &book.intro),
    }
    if faults.is_empty() { Ok(()) } else { Err(RenderError::Faults(faults)) }
}

struct Report<'a> {
    locale: &'a str,
    places: &'a Places<'a>,
    faults: &'a mut Vec<Fault>,
}

impl Report<'_> {
    fn add(&mut self, place: &str, kind: FaultKind) {
        self.faults.push(Fault { locale: self.locale.to_owned(), place: place.to_owned(), kind });
    }

    fn words(&mut self, book: &Book) {
        let missing = words::missing(book);
        if !missing.is_empty() {
            self.add("", FaultKind::MissingWords(missing));
        }
    }

    fn ids(&mut self, book: &Book) {
        let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
        let mut pages: BTreeSet<&str> = BTreeSet::new();
        for page in &book.pages {
            if !pages.insert(&page.id) {
                self.add(&page.id, FaultKind::DuplicateId(page.id.clone(), page.id.clone()));
            }
            if RESERVED.contains(&page.id.as_str()) {
                self.add(&page.id, FaultKind::ReservedPage);
            }
            for id in std::iter::once(page.id.as_str()).chain(anchors(page).map(|(id, _)| id)) {
                if !fits(id) {
                    self.add(id, FaultKind::BadId);
                }
            }
            for (id, _) in anchors(page) {
                if let Some(earlier) = seen.insert(id, &page.id) {
                    self.add(id, FaultKind::DuplicateId(earlier.to_owned(), page.id.clone()));
                }
            }
        }
    }

    fn parts(&mut self, book: &Book) {
        self.links("index", &book.intro);
        book.pages.iter().for_each(|page| self.page(page));
    }

    fn page(&mut self, page: &Page) {
        self.links(&page.id, &page.intro);
        page.parts.iter().for_each(|part| self.part(&page.id, part));
    }

    fn part(&mut self, page: &str, part: &Part) {
        match part {
            Part::Heading(_) | Part::Trace(_) | Part::Calculator(_) => {}
            Part::Index(initials) => self.index(initials),
            Part::Prose(text) => self.links(page, text),
            Part::Entry(entry) => self.entry(entry),
            Part::Table(table) => self.table(table),
            Part::Figure(figure) => self.figure(figure),
            Part::Quoted(part) => self.part(page, part),
        }
    }

    fn index(&mut self, initials: &[Initial]) {
        for name in initials.iter().flat_map(|initial| &initial.names) {
            if self.places.entry(&name.id).is_none() {
                self.add("names", FaultKind::DeadLink(name.id.clone()));
            }
        }
    }

    fn entry(&mut self, entry: &Entry) {
        let fields = entry.fields.iter().map(|(_, value)| value);
        let sentences = entry.sentences.iter().map(|sentence| &sentence.text);
        for text in entry.prose.iter().chain(fields).chain(sentences).chain(&entry.notes) {
            self.links(&entry.id, text);
        }
        let related = [&entry.needs, &entry.needed_by, &entry.granted_by, &entry.brought_by, &entry.not_with];
        for id in related.into_iter().flatten().chain(&entry.named_by) {
            if self.places.entry(id).is_none() {
                self.add(&entry.id, FaultKind::DeadLink(id.clone()));
            }
        }
    }

    fn table(&mut self, table: &Table) {
        table.rows.iter().flatten().for_each(|cell| self.links(&table.id, cell));
        if table.rows.iter().any(|row| row.len() != table.head.len()) {
            self.add(&table.id, FaultKind::Ragged);
        }
    }

    fn figure(&mut self, figure: &Figure) {
        for form in figure.forms.iter().filter(|form| !FORMS.contains(&form.as_str())) {
            self.add(&figure.id, FaultKind::UnknownForm(form.clone()));
        }
        let across = figure.column_heads.len().max(1);
        let shapes = [lengths(&figure.cells), lengths(&figure.values)];
        let fits = |shape: &Vec<usize>| shape.len() == figure.row_heads.len() && shape.iter().all(|row| *row == across);
        if !shapes.iter().all(fits) {
            self.add(&figure.id, FaultKind::Ragged);
        }
    }

    fn links(&mut self, place: &str, text: &str) {
        for link in markdown::links(text) {
            if let Some(Err(_)) = self.places.link(&link) {
                self.add(place, FaultKind::DeadLink(link));
            }
        }
    }
}

fn lengths<T>(rows: &[Vec<T>]) -> Vec<usize> {
    rows.iter().map(Vec::len).collect()
}

/// Whether `id` is the same in an address, an attribute and a file name.
fn fits(id: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"._-".contains(&byte);
    id.bytes().all(plain) && id.starts_with(|first: char| first.is_ascii_alphanumeric())
}

/// Anchors are the same in all languages: the picker keeps the page and the anchor.
fn uneven(first: &Book, other: &Book) -> Vec<Fault> {
    let [ours, theirs] = [first, other].map(addresses);
    let differ = ours.symmetric_difference(&theirs);
    let fault = |(page, anchor): &(&str, &str)| Fault {
        locale: other.locale.clone(),
        place: if anchor.is_empty() { format!("the page {page}") } else { (*anchor).to_owned() },
        kind: FaultKind::OnlyIn(first.locale.clone()),
    };
    differ.map(fault).collect()
}

fn addresses(book: &Book) -> BTreeSet<(&str, &str)> {
    let whole = book.pages.iter().map(|page| (page.id.as_str(), ""));
    let parts = book.pages.iter().flat_map(|page| anchors(page).map(|(id, _)| (page.id.as_str(), id)));
    whole.chain(parts).collect()
}
