//! What became of a save's rows in a table.

use alloc::vec::Vec;

use super::{Fit, Ids, Row, Unknown};
use crate::table::Table;
use crate::world::World;

/// A world that was restored, and what became of its rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    /// The world. What the table does not know is kept in it and will be saved again.
    pub world: World,
    /// What became of the rows.
    pub report: Report,
}

/// What became of rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many are as they were.
    pub kept: usize,
    /// Numbers that had to be rounded or cut.
    pub changed: Vec<(Row, Fit)>,
    /// Rows that the table does not know.
    pub unknown: Vec<(Row, Unknown)>,
}

impl Report {
    /// Puts rows into a world of this table.
    pub(super) fn place(&mut self, table: &Table<'_>, rows: &[Row], world: &mut World) {
        let ids = Ids::of(table);
        for row in rows {
            match row.place(table, &ids) {
                Ok((write, fit)) => {
                    world.set(write.entity, write.cell, write.value);
                    match fit {
                        Fit::Exact => self.kept += 1,
                        Fit::Rounded | Fit::Cut => self.changed.push((*row, fit)),
                    }
                }
                Err(unknown) => {
                    world.keep(*row);
                    self.unknown.push((*row, unknown));
                }
            }
        }
    }
}
