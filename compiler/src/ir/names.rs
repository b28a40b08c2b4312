//! Names and what they name, by the kind of thing expected.

use std::collections::BTreeMap;

use super::{CellId, ContextId, EntityId, EntryId, EnumId, FunctionId, KindId, StatId, StatOwner, UnitId};

/// All declared names. A name may stand in several of these maps; the place where it is used says which is meant.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Units.
    pub units: BTreeMap<String, UnitId>,
    /// Clocks.
    pub clocks: BTreeMap<String, usize>,
    /// `one of` types.
    pub enums: BTreeMap<String, EnumId>,
    /// Members of them.
    pub members: BTreeMap<String, Vec<(EnumId, usize)>>,
    /// Kinds.
    pub kinds: BTreeMap<String, KindId>,
    /// Entries of all kinds.
    pub entries: BTreeMap<String, Vec<EntryId>>,
    /// Statuses.
    pub statuses: BTreeMap<String, usize>,
    /// Entity types.
    pub entities: BTreeMap<String, EntityId>,
    /// Resources, flags, memories and slots of each entity type.
    pub cells: BTreeMap<EntityId, BTreeMap<String, CellId>>,
    /// Stats of each owner.
    pub stats: BTreeMap<OwnerKey, BTreeMap<String, StatId>>,
    /// Families of entities that are read by a member's name: the first stat of each, in order.
    pub by_member: Vec<StatId>,
    /// Contexts.
    pub contexts: BTreeMap<String, ContextId>,
    /// Facts.
    pub facts: BTreeMap<String, usize>,
    /// Sets.
    pub sets: BTreeMap<String, usize>,
    /// Commands.
    pub commands: BTreeMap<String, usize>,
    /// Events.
    pub events: BTreeMap<String, usize>,
    /// Procedures, checks, formulas, chances, tables, dice, processes.
    pub functions: BTreeMap<String, FunctionId>,
    /// Plans.
    pub plans: BTreeMap<String, FunctionId>,
    /// Characters.
    pub characters: BTreeMap<String, usize>,
}

/// A stat owner that can be a key.
pub type OwnerKey = (bool, usize);

/// The key of an owner.
#[must_use]
pub const fn owner_key(owner: StatOwner) -> OwnerKey {
    match owner {
        StatOwner::Entity(id) => (false, id),
        StatOwner::Context(id) => (true, id),
    }
}

impl Names {
    /// A stat of an owner.
    #[must_use]
    pub fn stat(&self, owner: StatOwner, name: &str) -> Option<StatId> {
        self.stats.get(&owner_key(owner))?.get(name).copied()
    }

    /// A cell of an entity type.
    #[must_use]
    pub fn cell(&self, entity: EntityId, name: &str) -> Option<CellId> {
        self.cells.get(&entity)?.get(name).copied()
    }
}
