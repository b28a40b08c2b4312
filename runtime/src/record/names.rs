//! Rows of names and places.

#[cfg(feature = "write")]
use super::Writer;
use super::{Reader, Record, Tag};
use crate::program::{Place, Shape, Symbol};

/// A string: a range of the bytes of a pool of strings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// First byte.
    pub start: u32,
    /// Bytes.
    pub length: u32,
}

/// A function that can be called from outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ExportRow {
    /// Stable id.
    pub id: u64,
    /// Its name; see `Table::text`.
    pub name: Text,
    /// Index of the function.
    pub function: u32,
    /// Its results: a range of the result rows.
    pub results: (u32, u32),
    /// Hash of names, order and types of what it takes and gives; 0 if nothing is known of it, as before version 1.3.
    pub signature: u32,
}

/// A named result of an export.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultRow {
    /// Its name; see `Table::text`.
    pub name: Text,
    /// Registers it takes.
    pub shape: Shape,
}

/// A name of something, sorted by tag and index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// What it names; see [`Symbol::parts`].
    pub tag: u32,
    /// Index of what it names.
    pub index: u32,
    /// The name, in the strippable pool.
    pub name: Text,
}

/// A place in the source, from an instruction on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceRow {
    /// First instruction.
    pub at: u32,
    /// The place.
    pub place: Place,
}

impl Symbol {
    /// Its kind as a number, and its index.
    pub fn parts(self) -> (u32, u32) {
        match self {
            Symbol::Function(index) => (0, index),
            Symbol::Cell(index) => (1, index),
            Symbol::Stat(index) => (2, index),
            Symbol::Modifier(index) => (3, index),
            Symbol::Entry(index) => (4, index),
            Symbol::Kind(index) => (5, index),
            Symbol::Context(index) => (6, index),
            Symbol::Fact(index) => (7, index),
            Symbol::Set(index) => (8, index),
            Symbol::Event(index) => (9, index),
            Symbol::Command(index) => (10, index),
            Symbol::Reaction(index) => (11, index),
            Symbol::Site(index) => (12, index),
        }
    }
}

impl Record for Text {
    const SIZE: usize = 8;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Text> {
        Some(Text { start: r.u32(), length: r.u32() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u32(self.start);
        w.u32(self.length);
    }
}

impl Record for ExportRow {
    const SIZE: usize = 32;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<ExportRow> {
        Some(ExportRow { id: r.u64(), name: Text::read(r)?, results: r.pair(), function: r.u32(), signature: r.u32() })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u64(self.id);
        self.name.write(w);
        w.pair(self.results);
        w.u32(self.function);
        w.u32(self.signature);
    }
}

impl Record for ResultRow {
    const SIZE: usize = 16;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<ResultRow> {
        Some(ResultRow { name: Text::read(r)?, shape: Shape::from_tag(r.u8())? })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        self.name.write(w);
        w.u8(self.shape.tag());
    }
}

impl Record for Label {
    const SIZE: usize = 16;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<Label> {
        Some(Label { tag: r.u32(), index: r.u32(), name: Text::read(r)? })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u32(self.tag);
        w.u32(self.index);
        self.name.write(w);
    }
}

impl Record for PlaceRow {
    const SIZE: usize = 16;

    #[inline(always)]
    fn read(r: &mut Reader<'_>) -> Option<PlaceRow> {
        Some(PlaceRow { at: r.u32(), place: Place { file: r.u32(), start: r.u32(), end: r.u32() } })
    }

    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer) {
        w.u32(self.at);
        w.u32(self.place.file);
        w.u32(self.place.start);
        w.u32(self.place.end);
    }
}
