//! What a game can name of a pack, whatever its language.

use runebook_runtime::Table;
use runebook_runtime::table::Section;

/// Everything of a pack that a game may name, in a fixed order.
#[derive(Debug)]
pub(super) struct Names {
    pub(super) pack: String,
    pub(super) contract: u64,
    pub(super) content: u64,
    pub(super) groups: Vec<Group>,
    pub(super) enums: Vec<Members>,
    pub(super) kinds: Vec<KindOf>,
    pub(super) contexts: Vec<Shape>,
    pub(super) calls: Vec<Call>,
    pub(super) events: Vec<Shape>,
}

/// What an index belongs to; the words are those of all targets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Cell,
    Stat,
    Entry,
    Kind,
    Context,
    Fact,
    Set,
    Command,
    Event,
    Function,
}

/// How the index of something with an id is found in a table.
type Find = fn(&Table<'_>, u64) -> Option<u32>;

impl What {
    /// The rows of which a table says what a game takes for granted, and how one is found. Of all others the host contract knows.
    pub(super) fn signed(self) -> Option<(Section, Find)> {
        match self {
            What::Cell => Some((Section::Cells, |table, id| table.cell_by_id(id))),
            What::Stat => Some((Section::Stats, |table, id| table.stat_by_id(id))),
            What::Kind => Some((Section::Kinds, |table, id| table.kind_by_id(id))),
            What::Function => {
                Some((Section::Exports, |table, id| table.export_by_id(id).map(|export| export.function)))
            }
            What::Entry | What::Context | What::Fact | What::Set | What::Command | What::Event => None,
        }
    }
}

/// Things whose index is looked up by id.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) what: What,
    pub(super) items: Vec<Item>,
}

impl Group {
    /// Notes what the table says of each that the file takes for granted.
    pub(super) fn sign(&mut self, table: &Table<'_>) {
        for item in &mut self.items {
            if let Some((section, find)) = self.what.signed() {
                item.signature = find(table, item.id).map_or(0, |index| table.signature(section, index));
            }
        }
    }
}

/// One of them.
#[derive(Debug)]
pub(super) struct Item {
    pub(super) name: String,
    pub(super) id: u64,
    pub(super) about: String,
    /// The declared denominator of its numbers, where that is not 1.
    pub(super) denominator: Option<u32>,
    /// What the file takes for granted of it; see `Table::signature`.
    pub(super) signature: u32,
}

/// A `one of`.
#[derive(Debug)]
pub(super) struct Members {
    pub(super) name: String,
    pub(super) about: String,
    pub(super) members: Vec<(String, String)>,
}

/// A kind of entry.
#[derive(Debug)]
pub(super) struct KindOf {
    pub(super) name: String,
    /// Its fields: name, place, what it is.
    pub(super) fields: Vec<(String, u32, String)>,
}

/// Something with parameters in a row.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) name: String,
    /// The name of its index in its group.
    pub(super) index: String,
    pub(super) about: String,
    pub(super) params: Vec<Param>,
}

/// A parameter, role or field.
#[derive(Debug)]
pub(super) struct Param {
    pub(super) name: String,
    pub(super) about: String,
    /// How many numbers it takes.
    pub(super) size: usize,
}

/// A function that a game may call.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) shape: Shape,
    /// Its results: name, place, what it is.
    pub(super) results: Vec<(String, usize, String)>,
}
