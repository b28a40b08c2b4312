//! A table as a game loads it: borrowed bytes that were verified once, and the rows in them.
//!
//! ```text
//! 0  magic "RUNETBL\0"   8 major u16   10 minor u16   12 CRC-32 of the file with these four bytes 0
//! 16 content hash u64   24 host contract hash u64   32 bytes of the file u32   36 sections u32   40 bytes of the name u32
//! 48 one line of 16 bytes for each section: number u32, bytes of a row u32, offset u32, rows u32
//! .. sections, each at a multiple of 8, the strippable ones last
//! ```
//!
//! Numbers are little-endian. The name is the start of the section of names.

use crate::dice::{Dice, REGISTERS};
use crate::ops::Instr;
use crate::program::{
    Cell, Context, Entry, Event, Function, Meaning, Member, Modifier, Place, Question, Reaction, Stat, Symbol,
};
use crate::record::{ExportRow, KindRow, Label, PlaceRow, Reader, Record, ResultRow, Text};

#[cfg(feature = "world")]
mod digest;
mod error;
mod find;
mod format;
mod load;

#[cfg(feature = "world")]
pub(crate) use digest::digest;
pub use error::LoadError;
#[cfg(feature = "write")]
pub(crate) use format::{CRC_AT, HEADER, LINE, sealed};
pub use format::{MAGIC, MAJOR, MINOR, Section};

/// A verified table over the bytes of its file. Nothing is copied.
#[derive(Clone, Copy, Debug)]
pub struct Table<'b> {
    pub(crate) content: u64,
    pub(crate) contract: u64,
    pub(crate) name: Text,
    /// The instructions, as they stand in their section.
    pub(crate) code: &'b [[u8; 8]],
    pub(crate) sections: [Rows<'b>; Section::COUNT],
}

/// The rows of one section.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rows<'b> {
    pub(crate) bytes: &'b [u8],
    pub(crate) size: usize,
    pub(crate) count: u32,
}

impl<'b> Rows<'b> {
    /// The first `length` bytes of a row.
    #[inline(always)]
    fn get(&self, index: u32, length: usize) -> Option<&'b [u8]> {
        if index >= self.count {
            return None;
        }
        // Loading has seen that so many rows of this size are there.
        let start = (index as usize).wrapping_mul(self.size);
        self.bytes.get(start..)?.get(..length)
    }
}

impl<'b> Table<'b> {
    /// The pack's name.
    pub fn pack(&self) -> &'b str {
        self.text(self.name)
    }

    /// Hash of everything but the symbols: equal tables play alike.
    pub fn content_hash(&self) -> u64 {
        self.content
    }

    /// Hash of what the table asks of the host: host stats, facts, sets, commands, events, their sizes and defaults.
    pub fn contract_hash(&self) -> u64 {
        self.contract
    }

    /// Rows of a section.
    pub fn count(&self, section: Section) -> u32 {
        self.sections[section as usize].count
    }

    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn row<R: Record>(&self, section: Section, index: u32) -> Option<R> {
        R::read(&mut Reader::new(self.sections[section as usize].get(index, R::SIZE)?))
    }

    /// A string of exports and results.
    pub fn text(&self, text: Text) -> &'b str {
        self.string(Section::Names, text)
    }

    pub(crate) fn string(&self, section: Section, text: Text) -> &'b str {
        let bytes: &'b [u8] = self.sections[section as usize].bytes;
        let start = text.start as usize;
        let range = start..start.saturating_add(text.length as usize);
        bytes.get(range).and_then(|bytes| core::str::from_utf8(bytes).ok()).unwrap_or("")
    }

    /// A number too wide for an instruction.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn constant(&self, index: u32) -> Option<i64> {
        self.row(Section::Consts, index)
    }

    /// A dice constant.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn dice(&self, index: u32) -> Option<Dice> {
        self.row(Section::Dice, index)
    }

    /// The registers of a dice constant. The verifier has seen that they are dice.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub(crate) fn dice_words(&self, index: u32) -> Option<[i64; REGISTERS]> {
        self.row(Section::Dice, index)
    }

    /// An instruction.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn instr(&self, index: u32) -> Option<Instr> {
        Instr::decode(*self.code.get(index as usize)?)
    }

    /// A function.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn function(&self, index: u32) -> Option<Function> {
        self.row(Section::Functions, index)
    }

    /// A cell.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn cell(&self, index: u32) -> Option<Cell> {
        self.row(Section::Cells, index)
    }

    /// A stat.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn stat(&self, index: u32) -> Option<Stat> {
        self.row(Section::Stats, index)
    }

    /// A modifier.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn modifier(&self, index: u32) -> Option<Modifier> {
        self.row(Section::Modifiers, index)
    }

    /// A kind of context.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn context(&self, index: u32) -> Option<Context> {
        self.row(Section::Contexts, index)
    }

    /// A kind of entry.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn kind(&self, index: u32) -> Option<KindRow> {
        self.row(Section::Kinds, index)
    }

    /// A run of cells that can hold an entry: the first and how many. Kinds name ranges of these.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn slot(&self, index: u32) -> Option<(u32, u32)> {
        self.row(Section::Slots, index)
    }

    /// An entry.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn entry(&self, index: u32) -> Option<Entry> {
        self.row(Section::Entries, index)
    }

    /// Field number `field` of an entry.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn field(&self, entry: &Entry, field: u32) -> Option<i64> {
        let kind = self.kind(entry.kind)?;
        self.row(Section::Fields, entry.fields.checked_add(field)?).filter(|_| field < u32::from(kind.fields))
    }

    /// A fact.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn fact(&self, index: u32) -> Option<Question> {
        self.row(Section::Facts, index)
    }

    /// A set.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn set(&self, index: u32) -> Option<Question> {
        self.row(Section::Sets, index)
    }

    /// A command.
    pub fn command(&self, index: u32) -> Option<Question> {
        self.row(Section::Commands, index)
    }

    /// An event.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn event(&self, index: u32) -> Option<Event> {
        self.row(Section::Events, index)
    }

    /// A reaction.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn reaction(&self, index: u32) -> Option<Reaction> {
        self.row(Section::Reactions, index)
    }

    /// An export.
    pub fn export_row(&self, index: u32) -> Option<ExportRow> {
        self.row(Section::Exports, index)
    }

    /// A named result of an export.
    pub fn result(&self, index: u32) -> Option<ResultRow> {
        self.row(Section::Results, index)
    }

    /// The stable id of a draw site.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn site(&self, index: u32) -> Option<u64> {
        self.row(Section::Sites, index)
    }

    /// A member of a `one of`. Tables older than 1.1 name none.
    pub fn member(&self, index: u32) -> Option<Member> {
        self.row(Section::Members, index)
    }

    /// What field number `field` of a kind's entries means.
    pub fn meaning(&self, kind: &KindRow, field: u32) -> Meaning {
        let first = kind.meanings.filter(|_| field < u32::from(kind.fields));
        first.and_then(|first| self.row(Section::Meanings, first.checked_add(field)?)).unwrap_or_default()
    }

    pub(crate) fn has_meaning(&self, row: u32) -> bool {
        self.row::<Meaning>(Section::Meanings, row).is_some()
    }

    /// A source file's path.
    pub fn file(&self, index: u32) -> Option<&'b str> {
        Some(self.string(Section::Text, self.row(Section::Files, index)?))
    }

    /// The name of something, unless the symbols were stripped.
    pub fn name(&self, symbol: Symbol) -> Option<&'b str> {
        let label = find::label(self, symbol)?;
        Some(self.string(Section::Text, label.name))
    }

    /// The place in the source of an instruction, unless the symbols were stripped.
    pub fn place(&self, instr: u32) -> Option<Place> {
        find::place(self, instr).map(|row| row.place)
    }

    pub(crate) fn label(&self, index: u32) -> Option<Label> {
        self.row(Section::Labels, index)
    }

    pub(crate) fn place_row(&self, index: u32) -> Option<PlaceRow> {
        self.row(Section::Places, index)
    }
}
