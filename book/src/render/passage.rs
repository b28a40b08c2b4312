//! Parts of a book in somebody else's: Markdown for a chapter of an ordinary mdBook.

use std::collections::BTreeMap;

use super::places::Places;
use super::{art, chapter, entry, markdown, quoted};
use crate::model::{Book, Entry, Page, Part, Table};

/// Where entries stand in the other book: by anchor, the path of the chapter in its source folder, with `/` and `.md`.
pub type Elsewhere = BTreeMap<String, String>;

/// What the pages of the other book are called here, so that links are found again when they are written.
const ROOT: &str = "runebook-root/";

/// Markdown of `part` for the chapter at `path`: the first time with its anchor; the `number`th time of the chapter without.
/// Links to what stands in no chapter are left out; their words stay.
#[must_use]
pub fn passage(part: &Part, first: bool, number: usize, book: &Book, path: &str, elsewhere: &Elsewhere) -> String {
    let other = pages_of(elsewhere, book);
    let places = Places::of(&other);
    let part = unlinked(part, &places);
    let text = match &part {
        Part::Entry(entry) if first => entry::source(entry, 3, None, book, &places),
        part if first => chapter::part(part, 3, book, &places),
        part => quoted::source(part, number, 3, book, &places),
    };
    art::within(&text.replace(ROOT, &"../".repeat(path.matches('/').count())), book)
}

/// The address of an anchor as seen from the chapter at `path`.
#[must_use]
pub fn address(id: &str, path: &str, elsewhere: &Elsewhere) -> Option<String> {
    elsewhere.get(id).map(|chapter| format!("{}{chapter}#{id}", "../".repeat(path.matches('/').count())))
}

/// The other book's chapters as pages that hold what stands there.
fn pages_of(elsewhere: &Elsewhere, book: &Book) -> Book {
    let places = Places::of(book);
    let mut pages: BTreeMap<&str, Page> = BTreeMap::new();
    for (id, path) in elsewhere {
        let chapter = path.strip_suffix(".md").unwrap_or(path);
        let page = pages.entry(chapter).or_default();
        page.id = format!("{ROOT}{chapter}");
        let title = places.entry(id).map(|place| place.title.to_owned()).unwrap_or_default();
        page.parts.push(Part::Entry(Box::new(Entry { id: id.clone(), title, ..Entry::default() })));
    }
    Book { pages: pages.into_values().collect(), ..Book::default() }
}

fn unlinked(part: &Part, places: &Places<'_>) -> Part {
    let plain = |text: &String| markdown::unlinked(text, places);
    match part {
        Part::Entry(entry) => {
            let mut entry = (**entry).clone();
            entry.sentences.iter_mut().for_each(|said| said.text = plain(&said.text));
            entry.fields.iter_mut().for_each(|(_, value)| *value = plain(value));
            entry.notes.iter_mut().for_each(|note| *note = plain(note));
            entry.prose = entry.prose.as_ref().map(plain);
            Part::Entry(Box::new(entry))
        }
        Part::Table(table) => {
            let rows = table.rows.iter().map(|row| row.iter().map(plain).collect()).collect();
            Part::Table(Table { rows, notes: table.notes.iter().map(plain).collect(), ..table.clone() })
        }
        Part::Prose(text) => Part::Prose(plain(text)),
        Part::Quoted(part) => unlinked(part, places),
        Part::Heading(_) | Part::Figure(_) | Part::Calculator(_) | Part::Trace(_) | Part::Index(_) => part.clone(),
    }
}
