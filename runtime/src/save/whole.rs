//! A whole world, by ids.

use alloc::vec::Vec;

use super::{Report, Restored, Row};
use crate::machine::Key;
use crate::table::Table;
use crate::world::World;

/// What a game saves of its entities: their stored numbers, and the key of its chance.
///
/// Answers to facts and sets are the host's own state and not part of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Save {
    /// The key of the next dispatch.
    pub key: Key,
    /// How many entities there are.
    pub entities: i64,
    /// What they have stored, and what earlier tables knew, sorted by entity and id.
    pub rows: Vec<Row>,
}

impl Save {
    /// What a world has stored. A number that names nothing in the table (an entry that is not there) is left out: its
    /// cell has its start again.
    pub fn of(table: &Table<'_>, world: &World, key: Key) -> Save {
        Save { key, entities: world.entities(), rows: rows(table, world) }
    }

    /// The world that was saved, under a table that may be another one.
    pub fn restore(&self, table: &Table<'_>) -> Restored {
        let mut world = World::new();
        world.spawn_up_to(self.entities);
        let mut report = Report::default();
        report.place(table, &self.rows, &mut world);
        Restored { world, report }
    }
}

/// What a world has stored and what it keeps for other tables, sorted by entity and id. A kept row whose cell was stored
/// since is gone: what the game wrote last counts.
pub(super) fn rows(table: &Table<'_>, world: &World) -> Vec<Row> {
    let place = |row: &Row| (row.entity, row.cell);
    let mut rows: Vec<Row> = world.stored().filter_map(|write| Row::of(table, &write)).collect();
    rows.sort_by_key(place);
    let stored = |row: &&Row| rows.binary_search_by_key(&place(row), place).is_ok();
    let kept: Vec<Row> = world.kept().iter().filter(|row| !stored(row)).copied().collect();
    rows.extend(kept);
    rows.sort_by_key(place);
    rows
}
