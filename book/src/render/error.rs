//! Why a book is not rendered.

use std::fmt::{Display, Formatter, Result as Printed};

/// Why a book is not rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RenderError {
    /// The model has faults: all of them, in the order of the book.
    Faults(Vec<Fault>),
    /// mdBook or the temporary folder failed.
    Machinery(String),
}

/// Something wrong with a book, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The book's locale.
    pub locale: String,
    /// The page, entry, table or figure it is in; empty for the whole book.
    pub place: String,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// A link or a relation names something that is not in the book.
    DeadLink(String),
    /// Two things have the same id; the pages they are on.
    DuplicateId(String, String),
    /// An id that cannot stand in an address as it is.
    BadId,
    /// A page has a name that the theme needs.
    ReservedPage,
    /// The theme has no words for these keys.
    MissingWords(Vec<&'static str>),
    /// Rows or columns of a table or figure do not match their heads.
    Ragged,
    /// A figure asks for a form that is none.
    UnknownForm(String),
    /// The first book has this id on this page, this one has not, or the other way round.
    OnlyIn(String),
}

impl Display for RenderError {
    fn fmt(&self, out: &mut Formatter<'_>) -> Printed {
        match self {
            RenderError::Faults(faults) => {
                let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
                out.write_str(&lines.join("\n"))
            }
            RenderError::Machinery(why) => write!(out, "the pages could not be made: {why}"),
        }
    }
}

impl std::error::Error for RenderError {}

impl Display for Fault {
    fn fmt(&self, out: &mut Formatter<'_>) -> Printed {
        let Fault { locale, place, kind } = self;
        match kind {
            FaultKind::DeadLink(to) => write!(out, "{locale}: {place} links to {to}, which is not in the book"),
            FaultKind::DuplicateId(one, other) if one == other => {
                write!(out, "{locale}: {place} is there twice, on the page {one}")
            }
            FaultKind::DuplicateId(one, other) => {
                write!(out, "{locale}: {place} is there twice, on the pages {one} and {other}")
            }
            FaultKind::BadId => {
                write!(out, "{locale}: `{place}` cannot be an address: use a-z, 0-9, `.`, `_` and `-`")
            }
            FaultKind::ReservedPage => write!(out, "{locale}: no page may be called {place}"),
            FaultKind::MissingWords(keys) => write!(out, "{locale}: the theme has no words for {}", keys.join(", ")),
            FaultKind::Ragged => write!(out, "{locale}: {place} has rows that do not match its heads"),
            FaultKind::UnknownForm(form) => {
                write!(out, "{locale}: {place} cannot be drawn as `{form}`: table, curve or heat map")
            }
            FaultKind::OnlyIn(other) => write!(out, "{locale}: {place} is not on the same page as in {other}"),
        }
    }
}
