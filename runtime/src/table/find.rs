//! Finding rows: exports by name, anything by stable id or by its name, places by instruction.

use super::{Section, Table};
use crate::program::Symbol;
use crate::record::{ExportRow, Label, PlaceRow, Record};

impl<'b> Table<'b> {
    /// The export of a name such as `procedure.strike`.
    pub fn export(&self, name: &str) -> Option<ExportRow> {
        self.exports().find(|export| self.text(export.name) == name)
    }

    /// The export of a stable id.
    pub fn export_by_id(&self, id: u64) -> Option<ExportRow> {
        self.exports().find(|export| export.id == id)
    }

    /// What a game compiled for a table takes for granted of a row, beside the host contract: how many stored parts make one
    /// of a cell or stat, how many values the entries of a kind have, and of a function that can be started (by its index
    /// in `Exports`' rows) a hash of the names, order and types of what it takes and gives. 0 where nothing is.
    ///
    /// A game that finds another signature must be compiled anew; `runebook bind` writes the comparison.
    pub fn signature(&self, section: Section, index: u32) -> u32 {
        let found = match section {
            Section::Cells => self.cell(index).map(|row| row.denominator),
            Section::Stats => self.stat(index).map(|row| row.denominator),
            Section::Kinds => self.kind(index).map(|row| row.fields.into()),
            Section::Exports => self.exports().find(|row| row.function == index).map(|row| row.signature),
            _ => None,
        };
        found.unwrap_or(0)
    }

    /// All exports.
    pub fn exports(&self) -> impl Iterator<Item = ExportRow> + '_ {
        self.rows(Section::Exports)
    }

    /// The index of the cell of a stable id.
    pub fn cell_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Cells)).find(|index| self.cell(*index).is_some_and(|cell| cell.id == id))
    }

    /// The index of the entry of a stable id.
    pub fn entry_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Entries)).find(|index| self.entry(*index).is_some_and(|entry| entry.id == id))
    }

    /// The index of the event of a stable id.
    pub fn event_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Events)).find(|index| self.event(*index).is_some_and(|event| event.id == id))
    }

    /// The index of the stat of a stable id.
    pub fn stat_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Stats)).find(|index| self.stat(*index).is_some_and(|stat| stat.id == id))
    }

    /// The index of the kind of entry of a stable id.
    pub fn kind_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Kinds)).find(|index| self.kind(*index).is_some_and(|kind| kind.id == id))
    }

    /// The index of the kind of context of a stable id.
    pub fn context_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Contexts)).find(|index| self.context(*index).is_some_and(|context| context.id == id))
    }

    /// The index of the fact of a stable id.
    pub fn fact_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Facts)).find(|index| self.fact(*index).is_some_and(|fact| fact.id == id))
    }

    /// The index of the set of a stable id.
    pub fn set_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Sets)).find(|index| self.set(*index).is_some_and(|set| set.id == id))
    }

    /// The index of the command of a stable id.
    pub fn command_by_id(&self, id: u64) -> Option<u32> {
        (0..self.count(Section::Commands)).find(|index| self.command(*index).is_some_and(|command| command.id == id))
    }

    /// The index of what has this name among things of one kind (`Symbol::Cell(0)` says which); needs the symbols.
    pub fn named(&self, kind: Symbol, name: &str) -> Option<u32> {
        let (tag, _) = kind.parts();
        (0..self.count(Section::Labels))
            .filter_map(|index| self.label(index))
            .find(|label| label.tag == tag && self.string(Section::Text, label.name) == name)
            .map(|label| label.index)
    }

    /// All rows of a section.
    pub(crate) fn rows<R: Record>(&self, section: Section) -> impl Iterator<Item = R> + '_ {
        (0..self.count(section)).filter_map(move |index| self.row(section, index))
    }
}

pub(super) fn label(table: &Table<'_>, symbol: Symbol) -> Option<Label> {
    let wanted = symbol.parts();
    let after = partition(table.count(Section::Labels), |index| {
        table.label(index).is_some_and(|label| (label.tag, label.index) <= wanted)
    });
    table.label(after.checked_sub(1)?).filter(|label| (label.tag, label.index) == wanted)
}

pub(super) fn place(table: &Table<'_>, instr: u32) -> Option<PlaceRow> {
    let after =
        partition(table.count(Section::Places), |index| table.place_row(index).is_some_and(|row| row.at <= instr));
    table.place_row(after.checked_sub(1)?)
}

/// The first of `0..count` for which `before` no longer holds.
fn partition(count: u32, before: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, count);
    while low < high {
        let middle = low + (high - low) / 2;
        if before(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}
