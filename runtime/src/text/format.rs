//! The file's header, its sections and their order.

use super::row::{ChoiceRow, ClassRow, FormRow, HoleRow, ItemRow, NumbersRow, PieceRow, RuleRow};
use crate::hash;
use crate::record::Record;

/// The first eight bytes of a file of words.
pub const MAGIC: [u8; 8] = *b"RUNETXT\0";
/// Major version: a file of another one is refused.
pub const MAJOR: u16 = 1;
/// Minor version: rows may be longer and sections more in a newer one; they are read all the same.
pub const MINOR: u16 = 0;

/// Where the checksum stands.
pub(super) const CRC_AT: usize = 12;
/// Where the content hash of the table stands.
pub(super) const CONTENT_AT: usize = 16;
/// Where the length of the file stands.
pub(super) const LENGTH_AT: usize = 24;
/// Where the number of sections stands.
pub(super) const SECTIONS_AT: usize = 28;
/// Where the length of the locale's name stands.
pub(super) const LOCALE_AT: usize = 32;
/// Bytes of the header.
pub(super) const HEADER: usize = 40;
/// Bytes of a line of the directory.
pub(super) const LINE: usize = 16;

/// The texts that a thing can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u32)]
pub enum Form {
    /// Its name, as a heading.
    Name,
    /// A few words: the pack's own (`.short` of its message), or else its notation, or the first sentence of what it does.
    Short,
    /// The author's prose, Markdown apart from links.
    Prose,
    /// What must be true or held before it can be had, and what it costs.
    Needs,
    /// What it does: the generated sentences, with a break between them.
    Rules,
    /// The numbers after its name: `(-3, 3d4)`.
    Notation,
    /// Its fields, a line each: label, a break (a tabulator), value; a break (a new line) before the next.
    Fields,
    /// The name of its kind: "Ability".
    Kind,
}

impl Form {
    /// All forms, by number.
    pub const ALL: [Form; 8] =
        [Form::Name, Form::Short, Form::Prose, Form::Needs, Form::Rules, Form::Notation, Form::Fields, Form::Kind];

    /// The form of a number.
    pub fn from_number(number: u32) -> Option<Form> {
        Form::ALL.get(usize::try_from(number).ok()?).copied()
    }

    /// Its name in files for people: `rules`.
    pub fn word(self) -> &'static str {
        match self {
            Form::Name => "name",
            Form::Short => "short",
            Form::Prose => "prose",
            Form::Needs => "needs",
            Form::Rules => "rules",
            Form::Notation => "notation",
            Form::Fields => "fields",
            Form::Kind => "kind",
        }
    }
}

/// The sections, in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u32)]
pub enum Section {
    /// All strings in UTF-8, those of the locale's name first.
    Strings,
    /// How numbers are written: one row.
    Numbers,
    /// Things by ascending id, each with its forms.
    Items,
    /// Texts: a range of pieces as the book prints it, and one with numbers in place.
    Forms,
    /// What texts are made of.
    Pieces,
    /// Numbers that differ from holder to holder.
    Holes,
    /// Places where numbers pick among alternatives.
    Choices,
    /// The alternatives: ranges of pieces.
    Options,
    /// How numbers fall into classes.
    Classes,
    /// The tests of the classes.
    Rules,
}

impl Section {
    /// How many sections there are.
    pub const COUNT: usize = 10;
    /// All sections, by number.
    pub const ALL: [Section; Section::COUNT] = [
        Section::Strings,
        Section::Numbers,
        Section::Items,
        Section::Forms,
        Section::Pieces,
        Section::Holes,
        Section::Choices,
        Section::Options,
        Section::Classes,
        Section::Rules,
    ];

    /// Bytes of a row.
    pub fn row_size(self) -> usize {
        match self {
            Section::Strings => 1,
            Section::Numbers => NumbersRow::SIZE,
            Section::Items => ItemRow::SIZE,
            Section::Forms => FormRow::SIZE,
            Section::Pieces => PieceRow::SIZE,
            Section::Holes => HoleRow::SIZE,
            Section::Choices => ChoiceRow::SIZE,
            Section::Options => <(u32, u32)>::SIZE,
            Section::Classes => ClassRow::SIZE,
            Section::Rules => RuleRow::SIZE,
        }
    }

    /// What its rows are, in the plural.
    pub fn what(self) -> &'static str {
        match self {
            Section::Strings => "strings",
            Section::Numbers => "ways to write numbers",
            Section::Items => "things",
            Section::Forms => "texts",
            Section::Pieces => "pieces",
            Section::Holes => "live numbers",
            Section::Choices => "choices",
            Section::Options => "alternatives",
            Section::Classes => "classes",
            Section::Rules => "tests of numbers",
        }
    }
}

/// The checksum of a file: that of all bytes, the four of the checksum itself taken as 0.
pub(super) fn sealed(bytes: &[u8]) -> u32 {
    let (front, back) = bytes.split_at(CRC_AT.min(bytes.len()));
    let crc = hash::crc32(hash::crc32(0, front), &[0; 4]);
    hash::crc32(crc, back.get(4..).unwrap_or(&[]))
}
