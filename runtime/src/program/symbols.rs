//! Names and places, for people.

#[cfg(feature = "write")]
use alloc::{string::String, vec::Vec};

/// Names and places, for people. Stripping them changes no behaviour.
#[cfg(feature = "write")]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    /// Source files, with `/`.
    pub files: Vec<String>,
    /// Names by what they name.
    pub names: Vec<(Symbol, String)>,
    /// Places in the source: from this instruction on, until the next row. Sorted by instruction.
    pub places: Vec<(u32, Place)>,
}

/// What a name belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// Index into `functions`.
    Function(u32),
    /// Index into `cells`.
    Cell(u32),
    /// Index into `stats`.
    Stat(u32),
    /// Index into `modifiers`.
    Modifier(u32),
    /// Index into `entries`.
    Entry(u32),
    /// Index into `kinds`.
    Kind(u32),
    /// Index into `contexts`.
    Context(u32),
    /// Index into `facts`.
    Fact(u32),
    /// Index into `sets`.
    Set(u32),
    /// Index into `events`.
    Event(u32),
    /// Index into `commands`.
    Command(u32),
    /// Index into `reactions`.
    Reaction(u32),
    /// Index into `sites`.
    Site(u32),
}

/// A place in the source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Index into `Symbols::files`.
    pub file: u32,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}
