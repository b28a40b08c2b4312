//! The file's header, its sections and their order.

use crate::hash;
use crate::record::{ExportRow, KindRow, Label, PlaceRow, Record, ResultRow, Text};

use crate::dice::Dice;
use crate::ops::Instr;
use crate::program::{Cell, Context, Entry, Event, Function, Meaning, Member, Modifier, Question, Reaction, Stat};

/// The first eight bytes of a table.
pub const MAGIC: [u8; 8] = *b"RUNETBL\0";
/// Major version: a table of a newer one is refused.
pub const MAJOR: u16 = 1;
/// Minor version: rows may be longer and sections more in a newer one; they are read all the same.
pub const MINOR: u16 = 3;

/// Where the checksum stands.
pub(crate) const CRC_AT: usize = 12;
/// Where the content hash stands.
pub(crate) const CONTENT_AT: usize = 16;
/// Where the host contract hash stands.
pub(crate) const CONTRACT_AT: usize = 24;
/// Where the length of the file, the number of sections and the length of the name stand.
pub(crate) const LENGTH_AT: usize = 32;
/// Where the number of sections stands.
pub(crate) const SECTIONS_AT: usize = 36;
/// Where the length of the name stands.
pub(crate) const NAME_AT: usize = 40;
/// Bytes of the header.
pub(crate) const HEADER: usize = 48;
/// Bytes of a line of the directory.
pub(crate) const LINE: usize = 16;

/// The sections of a table. The order of the file is that of [`Section::ALL`]: what may be stripped comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u32)]
pub enum Section {
    /// Strings of the pack, exports and results.
    Names,
    /// Wide numbers.
    Consts,
    /// Dice constants.
    Dice,
    /// Instructions.
    Code,
    /// Functions.
    Functions,
    /// Cells.
    Cells,
    /// Stats.
    Stats,
    /// Modifiers.
    Modifiers,
    /// Kinds of context.
    Contexts,
    /// Kinds of entry.
    Kinds,
    /// Slots of the kinds.
    Slots,
    /// Entries.
    Entries,
    /// Fields of the entries.
    Fields,
    /// Facts.
    Facts,
    /// Sets.
    Sets,
    /// Commands.
    Commands,
    /// Events.
    Events,
    /// Reactions.
    Reactions,
    /// Exports.
    Exports,
    /// Results of the exports.
    Results,
    /// Draw sites.
    Sites,
    /// Source files; strippable, as are the next three.
    Files,
    /// Names of things.
    Labels,
    /// Places in the source.
    Places,
    /// Strings of files and names.
    Text,
    /// Members of every `one of`; since 1.1.
    Members,
    /// What the fields of the kinds mean; since 1.1.
    Meanings,
}

impl Section {
    /// How many there are.
    pub const COUNT: usize = 27;

    /// All of them, in the order of the file.
    pub const ALL: [Section; Section::COUNT] = [
        Section::Names,
        Section::Consts,
        Section::Dice,
        Section::Code,
        Section::Functions,
        Section::Cells,
        Section::Stats,
        Section::Modifiers,
        Section::Contexts,
        Section::Kinds,
        Section::Slots,
        Section::Entries,
        Section::Fields,
        Section::Facts,
        Section::Sets,
        Section::Commands,
        Section::Events,
        Section::Reactions,
        Section::Exports,
        Section::Results,
        Section::Sites,
        Section::Members,
        Section::Meanings,
        Section::Files,
        Section::Labels,
        Section::Places,
        Section::Text,
    ];

    /// Bytes of a row in this version.
    pub const fn row_size(self) -> usize {
        match self {
            Section::Names | Section::Text => 1,
            Section::Consts | Section::Fields => i64::SIZE,
            Section::Dice => Dice::SIZE,
            Section::Code => Instr::SIZE,
            Section::Functions => Function::SIZE,
            Section::Cells => Cell::SIZE,
            Section::Stats => Stat::SIZE,
            Section::Modifiers => Modifier::SIZE,
            Section::Contexts => Context::SIZE,
            Section::Kinds => KindRow::SIZE,
            Section::Slots => <(u32, u32)>::SIZE,
            Section::Entries => Entry::SIZE,
            Section::Facts | Section::Sets | Section::Commands => Question::SIZE,
            Section::Events => Event::SIZE,
            Section::Reactions => Reaction::SIZE,
            Section::Exports => ExportRow::SIZE,
            Section::Results => ResultRow::SIZE,
            Section::Sites => u64::SIZE,
            Section::Members => Member::SIZE,
            Section::Meanings => Meaning::SIZE,
            Section::Files => Text::SIZE,
            Section::Labels => Label::SIZE,
            Section::Places => PlaceRow::SIZE,
        }
    }

    /// Whether it may be stripped: it changes no behaviour.
    pub fn strippable(self) -> bool {
        matches!(self, Section::Files | Section::Labels | Section::Places | Section::Text)
    }

    /// The section of a number in the directory; `None` for those of newer versions.
    pub fn from_number(number: u32) -> Option<Section> {
        Section::ALL.into_iter().find(|section| *section as u32 == number)
    }

    /// What its rows are, in the plural.
    pub fn what(self) -> &'static str {
        match self {
            Section::Names => "names",
            Section::Consts => "constants",
            Section::Dice => "dice",
            Section::Code => "instructions",
            Section::Functions => "functions",
            Section::Cells => "cells",
            Section::Stats => "stats",
            Section::Modifiers => "modifiers",
            Section::Contexts => "contexts",
            Section::Kinds => "kinds",
            Section::Slots => "slots",
            Section::Entries => "entries",
            Section::Fields => "fields",
            Section::Facts => "facts",
            Section::Sets => "sets",
            Section::Commands => "commands",
            Section::Events => "events",
            Section::Reactions => "reactions",
            Section::Exports => "exports",
            Section::Results => "results",
            Section::Sites => "draw sites",
            Section::Members => "members",
            Section::Meanings => "meanings",
            Section::Files => "files",
            Section::Labels => "labels",
            Section::Places => "places",
            Section::Text => "text",
        }
    }
}

/// The checksum of a file: that of all bytes, the four of the checksum itself taken as 0.
pub(crate) fn sealed(bytes: &[u8]) -> u32 {
    let (front, back) = bytes.split_at(CRC_AT.min(bytes.len()));
    let crc = hash::crc32(hash::crc32(0, front), &[0; 4]);
    hash::crc32(crc, back.get(4..).unwrap_or(&[]))
}
