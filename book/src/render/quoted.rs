//! A part that stands elsewhere, shown here, too: its anchors are this page's own, and its name leads to where it stands.

use super::chapter;
use super::entry;
use super::places::Places;
use crate::model::{Book, Calculator, Figure, Part, Table};

/// The part as the `number`th of its page.
pub fn source(part: &Part, number: usize, level: u8, book: &Book, places: &Places<'_>) -> String {
    let id = |id: &str| format!("quoted-{number}.{id}");
    match part {
        Part::Entry(entry) => {
            let real = places.entry(&entry.id).map(|place| place.source());
            let copy = crate::model::Entry { id: id(&entry.id), was: None, edition: None, ..(**entry).clone() };
            entry::source(&copy, level, real.as_deref(), book, places)
        }
        Part::Table(table) => {
            let copy = Table { id: id(&table.id), edition: None, ..table.clone() };
            chapter::part(&Part::Table(copy), level, book, places)
        }
        Part::Figure(figure) => {
            let copy = Figure { id: id(&figure.id), edition: None, ..figure.clone() };
            chapter::part(&Part::Figure(copy), level, book, places)
        }
        Part::Calculator(calculator) => {
            let copy = Calculator { id: id(&calculator.id), ..calculator.clone() };
            chapter::part(&Part::Calculator(copy), level, book, places)
        }
        Part::Quoted(part) => source(part, number, level, book, places),
        Part::Heading(_) | Part::Prose(_) | Part::Trace(_) | Part::Index(_) => chapter::part(part, level, book, places),
    }
}
