//! Finding things by stable id.

use crate::table::{Section, Table};

#[cfg(feature = "world")]
use alloc::{collections::BTreeMap, vec::Vec};

/// Finds indices by stable id.
pub trait Lookup {
    /// The index of a cell.
    fn cell(&self, id: u64) -> Option<u32>;
    /// The index of an entry.
    fn entry(&self, id: u64) -> Option<u32>;
    /// The domain of a member of a `one of`, and its place there.
    fn member(&self, id: u64) -> Option<(u32, u32)>;
}

impl Lookup for Table<'_> {
    fn cell(&self, id: u64) -> Option<u32> {
        self.cell_by_id(id)
    }

    fn entry(&self, id: u64) -> Option<u32> {
        self.entry_by_id(id)
    }

    fn member(&self, id: u64) -> Option<(u32, u32)> {
        members(self).find(|(found, _, _)| *found == id).map(|(_, domain, place)| (domain, place))
    }
}

fn members<'t>(table: &'t Table<'t>) -> impl Iterator<Item = (u64, u32, u32)> + use<'t> {
    (0..table.count(Section::Members))
        .filter_map(|row| table.member(row))
        .map(|member| (member.id, member.domain, member.place))
}

pub(crate) fn member_id(table: &Table<'_>, domain: u16, place: u32) -> Option<u64> {
    members(table).find(|(_, found, at)| (*found, *at) == (domain.into(), place)).map(|(id, _, _)| id)
}

/// The indices of a table by id, made once.
#[cfg(feature = "world")]
#[derive(Clone, Debug, Default)]
pub struct Ids {
    cells: BTreeMap<u64, u32>,
    entries: BTreeMap<u64, u32>,
    members: BTreeMap<u64, (u32, u32)>,
}

#[cfg(feature = "world")]
impl Ids {
    /// Those of a table.
    pub fn of(table: &Table<'_>) -> Ids {
        let cells = (0..table.count(Section::Cells)).filter_map(|at| Some((table.cell(at)?.id, at)));
        let entries = (0..table.count(Section::Entries)).filter_map(|at| Some((table.entry(at)?.id, at)));
        // where an id stands twice the first row counts, as in a search
        let first = |rows: Vec<(u64, u32)>| rows.into_iter().rev().collect();
        Ids {
            cells: first(cells.collect()),
            entries: first(entries.collect()),
            members: members(table).map(|(id, domain, place)| (id, (domain, place))).collect(),
        }
    }
}

#[cfg(feature = "world")]
impl Lookup for Ids {
    fn cell(&self, id: u64) -> Option<u32> {
        self.cells.get(&id).copied()
    }

    fn entry(&self, id: u64) -> Option<u32> {
        self.entries.get(&id).copied()
    }

    fn member(&self, id: u64) -> Option<(u32, u32)> {
        self.members.get(&id).copied()
    }
}
