//! Records: how each row of a table stands in bytes. Reader and writer walk the same fields in the same order.

#[cfg(feature = "write")]
use alloc::vec::Vec;

use crate::program::{CellKind, Gate, Holder, Layer, Meaning, Rounding, Shape};

mod code;
mod content;
mod host;
mod names;
mod stats;
mod tags;

pub use content::KindRow;
pub use names::{ExportRow, Label, PlaceRow, ResultRow, Text};

/// A row of fixed size.
pub(crate) trait Record: Sized {
    /// Bytes of a row, padding included: a multiple of 8.
    const SIZE: usize;

    /// The row of these bytes; `None` if a tag is unknown.
    fn read(r: &mut Reader<'_>) -> Option<Self>;

    /// Appends the row.
    #[cfg(feature = "write")]
    fn write(&self, w: &mut Writer);
}

/// Takes numbers from the front of bytes; past the end they are 0.
pub(crate) struct Reader<'b> {
    bytes: &'b [u8],
}

// Always inlined: over a slice whose length is known, each field is then a load, and one that nobody wants is not read.
impl<'b> Reader<'b> {
    #[inline(always)]
    pub(crate) fn new(bytes: &'b [u8]) -> Reader<'b> {
        Reader { bytes }
    }

    #[inline(always)]
    fn take<const N: usize>(&mut self) -> [u8; N] {
        match self.bytes.split_first_chunk::<N>() {
            Some((first, rest)) => {
                self.bytes = rest;
                *first
            }
            None => [0; N],
        }
    }

    #[inline(always)]
    pub(crate) fn u8(&mut self) -> u8 {
        u8::from_le_bytes(self.take())
    }

    #[inline(always)]
    pub(crate) fn u16(&mut self) -> u16 {
        u16::from_le_bytes(self.take())
    }

    #[inline(always)]
    pub(crate) fn u32(&mut self) -> u32 {
        u32::from_le_bytes(self.take())
    }

    #[inline(always)]
    pub(crate) fn i32(&mut self) -> i32 {
        i32::from_le_bytes(self.take())
    }

    #[inline(always)]
    pub(crate) fn u64(&mut self) -> u64 {
        u64::from_le_bytes(self.take())
    }

    #[inline(always)]
    pub(crate) fn i64(&mut self) -> i64 {
        i64::from_le_bytes(self.take())
    }

    #[inline(always)]
    pub(crate) fn flag(&mut self) -> Option<bool> {
        match self.u8() {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    #[inline(always)]
    pub(crate) fn pair(&mut self) -> (u32, u32) {
        (self.u32(), self.u32())
    }
}

/// Appends numbers in little-endian order.
#[cfg(feature = "write")]
#[derive(Default)]
pub(crate) struct Writer {
    pub(crate) bytes: Vec<u8>,
}

#[cfg(feature = "write")]
impl Writer {
    /// Appends a row and fills it up to its size.
    pub(crate) fn record<R: Record>(&mut self, row: &R) {
        let end = self.bytes.len() + R::SIZE;
        row.write(self);
        self.bytes.resize(end, 0);
    }

    pub(crate) fn u8(&mut self, n: u8) {
        self.bytes.push(n);
    }

    pub(crate) fn u16(&mut self, n: u16) {
        self.bytes.extend_from_slice(&n.to_le_bytes());
    }

    pub(crate) fn u32(&mut self, n: u32) {
        self.bytes.extend_from_slice(&n.to_le_bytes());
    }

    pub(crate) fn i32(&mut self, n: i32) {
        self.bytes.extend_from_slice(&n.to_le_bytes());
    }

    pub(crate) fn u64(&mut self, n: u64) {
        self.bytes.extend_from_slice(&n.to_le_bytes());
    }

    pub(crate) fn i64(&mut self, n: i64) {
        self.bytes.extend_from_slice(&n.to_le_bytes());
    }

    pub(crate) fn pair(&mut self, (first, second): (u32, u32)) {
        self.u32(first);
        self.u32(second);
    }
}

/// An enum that is one byte in a row.
pub(crate) trait Tag: Sized + Copy {
    /// The byte.
    #[cfg(any(feature = "write", test))]
    fn tag(self) -> u8;
    /// The value of a byte, if it has one.
    fn from_tag(tag: u8) -> Option<Self>;
}

impl Tag for Shape {
    #[cfg(any(feature = "write", test))]
    fn tag(self) -> u8 {
        match self {
            Shape::Number => 0,
            Shape::Dice => 1,
        }
    }

    fn from_tag(tag: u8) -> Option<Shape> {
        match tag {
            0 => Some(Shape::Number),
            1 => Some(Shape::Dice),
            _ => None,
        }
    }
}

impl Tag for Rounding {
    #[cfg(any(feature = "write", test))]
    fn tag(self) -> u8 {
        self as u8
    }

    fn from_tag(tag: u8) -> Option<Rounding> {
        Rounding::from_number(i32::from(tag))
    }
}

impl Tag for Layer {
    #[cfg(any(feature = "write", test))]
    fn tag(self) -> u8 {
        self as u8
    }

    fn from_tag(tag: u8) -> Option<Layer> {
        tags::LAYERS.get(usize::from(tag)).copied()
    }
}

impl Tag for CellKind {
    #[cfg(any(feature = "write", test))]
    fn tag(self) -> u8 {
        self as u8
    }

    fn from_tag(tag: u8) -> Option<CellKind> {
        tags::CELL_KINDS.get(usize::from(tag)).copied()
    }
}

impl Holder {
    #[cfg(feature = "write")]
    pub(crate) fn to_bytes(self) -> (u8, u8) {
        match self {
            Holder::Nobody => (0, 0),
            Holder::Owner => (1, 0),
            Holder::Role(role) => (2, role),
            Holder::Audience => (3, 0),
        }
    }

    pub(crate) fn from_bytes(tag: u8, role: u8) -> Option<Holder> {
        match tag {
            0 => Some(Holder::Nobody),
            1 => Some(Holder::Owner),
            2 => Some(Holder::Role(role)),
            3 => Some(Holder::Audience),
            _ => None,
        }
    }
}

impl Gate {
    #[cfg(feature = "write")]
    pub(crate) fn to_parts(self) -> (u8, u32) {
        match self {
            Gate::Open => (0, 0),
            Gate::Entry(entry) => (1, entry),
            Gate::Cell(cell) => (2, cell),
        }
    }

    pub(crate) fn from_parts(tag: u8, index: u32) -> Option<Gate> {
        match tag {
            0 => Some(Gate::Open),
            1 => Some(Gate::Entry(index)),
            2 => Some(Gate::Cell(index)),
            _ => None,
        }
    }
}

impl Meaning {
    #[cfg(feature = "write")]
    pub(crate) fn to_parts(self) -> (u8, u16) {
        match self {
            Meaning::Number => (0, 0),
            Meaning::Entity => (1, 0),
            Meaning::Entry => (2, 0),
            Meaning::Member(domain) => (3, domain),
            Meaning::Dice => (4, 0),
        }
    }

    pub(crate) fn from_parts(tag: u8, domain: u16) -> Option<Meaning> {
        match tag {
            0 => Some(Meaning::Number),
            1 => Some(Meaning::Entity),
            2 => Some(Meaning::Entry),
            3 => Some(Meaning::Member(domain)),
            4 => Some(Meaning::Dice),
            _ => None,
        }
    }
}
