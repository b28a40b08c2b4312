//! What earlier runs found, by the hash of what was asked: rules, fighters, plans and how much was counted or fought.

use std::collections::BTreeMap;

use super::Fared;

/// Cells that are known already.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    cells: BTreeMap<u64, Fared>,
}

/// The first line of a file of finished cells.
pub const HEAD: &str = "# Cells that `runebook sweep` has finished; it goes on from them, and they may be deleted.\n";

impl Kept {
    /// Those in the text of a file. Torn lines are passed over.
    #[must_use]
    pub fn read(text: &str) -> Self {
        Self { cells: text.lines().filter_map(Fared::from_line).collect() }
    }

    /// A cell by its key.
    #[must_use]
    pub fn get(&self, key: u64) -> Option<&Fared> {
        self.cells.get(&key)
    }

    /// How many of `keys` are known.
    #[must_use]
    pub fn known(&self, keys: &[u64]) -> usize {
        keys.iter().filter(|key| self.cells.contains_key(key)).count()
    }
}
