//! Kinds and entries.

use runebook_grammar::{Span, tree};

use crate::ir::{CellId, EntityId, EntryId, Expr, KindId, Named, Type};

/// A kind of entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Kind {
    /// Its name.
    pub named: Named,
    /// Fields of each entry.
    pub fields: Vec<Field>,
    /// Held by every entity of this type.
    pub held_by_every: Option<EntityId>,
    /// Notation: literal text and fields in turn.
    pub notation: Option<String>,
    /// Slots that can hold its entries: first cells.
    pub slots: Vec<CellId>,
    /// Stable order of its entries in [`crate::ir::Ir::entries`].
    pub entries: (EntryId, EntryId),
}

/// A field of a kind, a parameter, a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Its name.
    pub named: Named,
    /// Its type.
    pub ty: Type,
    /// Smallest and largest value, when declared.
    pub range: Option<(i64, i64)>,
    /// Its value when nothing is said.
    pub default: Option<Expr>,
    /// The clock of `per turn`.
    pub per: Option<usize>,
}

/// A named constant of an entry or of its kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Constant {
    /// Its name.
    pub named: Named,
    /// Its value.
    pub value: Expr,
    /// Whether it stands in the kind's body.
    pub of_kind: bool,
}

/// An entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name.
    pub named: Named,
    /// The name it had before.
    pub was: Option<String>,
    /// Its kind.
    pub kind: KindId,
    /// Stable id.
    pub id: u64,
    /// Values of the kind's fields: one expression, or several for a set.
    pub fields: Vec<FieldValue>,
    /// Its constants, in the order written.
    pub constants: Vec<Constant>,
    /// What is chosen when it is learned.
    pub parameters: Vec<Parameter>,
    /// Its `Holds` cell.
    pub holds: CellId,
    /// Conditions that cannot be waived; in terms of local 0, you.
    pub requires: Vec<Expr>,
    /// Entries that must be held, with and without alternatives: [`crate::ir::Node::Holds`] under and/or.
    pub needs: Option<Expr>,
    /// When `needs` does not count.
    pub needs_waived: Option<Expr>,
    /// The paying resource and the price.
    pub price: Option<(CellId, Expr)>,
    /// Prose in the source language.
    pub text: Option<(String, Span)>,
    /// A sentence that replaces the generated ones.
    pub says: Option<(String, Span)>,
    /// Words to the reader about the rule's source.
    pub notes: Vec<(String, Span)>,
    /// A picture of it.
    pub image: Option<Image>,
    /// Not for players' books.
    pub hidden: bool,
    /// For nobody's book yet.
    pub draft: bool,
    /// The whole entry in the source.
    pub whole: Span,
}

impl Entry {
    /// The name that its stable ids are made of: the one it had before, if it was renamed.
    #[must_use]
    pub fn known_as(&self) -> &str {
        self.was.as_deref().unwrap_or(&self.named.name)
    }
}

/// A picture of an entry or a status, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Its file in the pack that says so, with `/`.
    pub path: String,
    /// Where that is said; its file is one of that pack's.
    pub span: Span,
    /// Who made it.
    pub by: Option<String>,
    /// Under which licence.
    pub licence: Option<String>,
    /// What it shows, in the source language.
    pub shows: Option<(String, Span)>,
}

impl From<&tree::Image> for Image {
    fn from(image: &tree::Image) -> Self {
        let said = |part: &Option<tree::Str>| part.as_ref().map(|part| part.text.clone());
        Self {
            path: image.path.text.clone(),
            span: image.path.span,
            by: said(&image.by),
            licence: said(&image.licence),
            shows: image.shows.as_ref().map(|shows| (shows.text.clone(), shows.span)),
        }
    }
}

/// A field's value.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldValue {
    /// One value, or the members of a set.
    pub values: Vec<Expr>,
    /// Where it was said; the kind's default otherwise.
    pub span: Span,
    /// Whether it is the kind's default.
    pub is_default: bool,
}

/// What is chosen when an entry is learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name.
    pub named: Named,
    /// Its type.
    pub ty: Type,
    /// Which values may be chosen; local 0 is you, local 1 no context, local 2 the value.
    pub filter: Option<Expr>,
    /// Its cell.
    pub cell: CellId,
}

/// A lint that an entry allows, and says why.
#[derive(Clone, Debug, PartialEq)]
pub struct Allow {
    /// The lint's code.
    pub code: &'static str,
    /// What it is allowed in: the declaration, and what editions add to it.
    pub places: Vec<Span>,
    /// Where it was written.
    pub span: Span,
}

impl Allow {
    /// Whether a finding of this code at this place is allowed.
    #[must_use]
    pub fn covers(&self, code: &str, at: Span) -> bool {
        let inside = |place: &Span| place.file == at.file && place.start <= at.start && at.end <= place.end;
        self.code == code && self.places.iter().any(inside)
    }
}
