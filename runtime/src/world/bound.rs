//! Bindings of a world's entities, dropped when what they rest on changes.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::NONE;
use crate::bind::Binding;
use crate::machine::Held;
use crate::table::{Section, Table};

/// Bindings by entity.
#[derive(Clone, Debug, Default)]
pub(super) struct Bound {
    /// The content hash of the table they are of.
    content: u64,
    /// Empty while nothing is bound: then none of the bindings is heeded.
    nobody: Option<Binding>,
    entities: BTreeMap<i64, Binding>,
    /// For each cell whether bindings rest on it.
    structure: Vec<bool>,
}

impl Bound {
    /// Prepares for bindings of a table; those of another are dropped.
    pub(super) fn begin(&mut self, table: &Table<'_>) {
        if self.nobody.is_some() && self.content == table.content_hash() {
            return;
        }
        *self = Bound { content: table.content_hash(), nobody: Some(Binding::nobody(table)), ..Bound::default() };
        let kinds = (0..table.count(Section::Cells)).map(|at| table.cell(at));
        self.structure = kinds.map(|cell| cell.is_some_and(|cell| cell.kind.is_structure())).collect();
    }

    pub(super) fn put(&mut self, entity: i64, binding: Binding) {
        self.entities.insert(entity, binding);
    }

    /// Something of an entity was stored.
    pub(super) fn stored(&mut self, entity: i64, cell: u32) {
        if self.structure.get(cell as usize).copied().unwrap_or(false) {
            self.entities.remove(&entity);
        }
    }

    pub(super) fn lacks(&self, entity: i64) -> bool {
        !self.entities.contains_key(&entity)
    }

    pub(super) fn held(&self, entity: i64) -> Option<Held<'_>> {
        let found = if entity == NONE { self.nobody.as_ref() } else { self.entities.get(&entity) };
        found.map(Binding::held)
    }
}
