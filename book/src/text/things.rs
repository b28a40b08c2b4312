//! What a game may want to name: everything that has an id in the table.

use runebook_compiler::ir::{CellKind, FamilyIndex, Ir, StatOwner};

use crate::describe::{self, Np};
use crate::make::anchor;

/// Something with words.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// What it is.
    pub thing: Thing,
    /// Its qualified name: `ability.power`, `stat.creature.melee`.
    pub name: String,
    /// Its message: `ability-power`.
    pub(super) key: String,
    /// The member of a family, whose name is said with the family's.
    pub(super) member: Option<Np>,
}

/// What it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// An entry.
    Entry(usize),
    /// A status.
    Status(usize),
    /// A stat.
    Stat(usize),
    /// A stored number.
    Cell(usize),
    /// Anything else: its id is made from its qualified name.
    Other,
}

/// All things that games may show, those for game masters left out.
#[must_use]
pub fn things(ir: &Ir) -> Vec<Named> {
    let mut all = Vec::new();
    let entries = (0..ir.entries.len()).filter(|id| !ir.entries[*id].hidden);
    all.extend(entries.map(|id| named(Thing::Entry(id), anchor(ir, id), describe::entry_key(ir, id))));
    let hidden = |id: &usize| ir.statuses[*id].entry.is_some_and(|entry| ir.entries[entry].hidden);
    for id in (0..ir.statuses.len()).filter(|id| !hidden(id)) {
        let name = &ir.statuses[id].named.name;
        all.push(named(Thing::Status(id), format!("status.{name}"), format!("status-{name}")));
    }
    all.extend((0..ir.stats.len()).filter(|id| !is_of_hidden(ir, *id)).map(|id| stat(ir, id)));
    all.extend((0..ir.cells.len()).filter_map(|id| cell(ir, id)));
    others(ir, &mut all);
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all.dedup_by(|a, b| a.name == b.name);
    all
}

fn named(thing: Thing, name: String, key: String) -> Named {
    Named { thing, name, key, member: None }
}

/// Whether a stat of a family belongs to an entry that is left out.
fn is_of_hidden(ir: &Ir, stat: usize) -> bool {
    let found = &ir.stats[stat];
    match found.index {
        Some(FamilyIndex::Kind(kind)) => ir.entries[ir.kinds[kind].entries.0 + found.member].hidden,
        Some(FamilyIndex::Enum(_)) | None => false,
    }
}

fn stat(ir: &Ir, id: usize) -> Named {
    let found = &ir.stats[id];
    let (sort, owner) = match found.owner {
        StatOwner::Entity(entity) => ("stat", &ir.entities[entity].named.name),
        StatOwner::Context(context) => ("context_stat", &ir.contexts[context].named.name),
    };
    let member = found.index.map(|index| match index {
        FamilyIndex::Kind(kind) => &ir.entries[ir.kinds[kind].entries.0 + found.member].named.name,
        FamilyIndex::Enum(of) => &ir.enums[of].members[found.member].name,
    });
    let tail = member.map(|member| format!("[{member}]")).unwrap_or_default();
    let name = format!("{sort}.{owner}.{}{tail}", found.named.name);
    let np = member.map(|_| describe::stat_name(ir, id));
    Named { member: np, ..named(Thing::Stat(id), name, describe::stat_key(ir, id)) }
}

/// Stored numbers that have names of their own; the first of a family stands for all.
fn cell(ir: &Ir, id: usize) -> Option<Named> {
    let found = &ir.cells[id];
    let entity = ir.entities.get(found.entity).map_or("", |entity| entity.named.name.as_str());
    let sort = match found.kind {
        CellKind::Resource => "resource",
        CellKind::Memory => "memory",
        CellKind::Slot => "slot",
        CellKind::Flag => "flag",
        CellKind::HostStat(_)
        | CellKind::StatBase(_)
        | CellKind::Status(_)
        | CellKind::StatusLeft(_)
        | CellKind::Holds(_)
        | CellKind::Parameter(_)
        | CellKind::Once(_) => return None,
    };
    let name = format!("{sort}.{entity}.{}", found.named.name);
    Some(named(Thing::Cell(id), name, describe::cell_key(ir, id)))
}

fn others(ir: &Ir, all: &mut Vec<Named>) {
    let mut add = |id: String, key: String| all.push(named(Thing::Other, id, key));
    let of = |sort: &str, name: &str| format!("{sort}.{name}");
    let ids = |count: usize| 0..count;
    ids(ir.kinds.len()).for_each(|id| add(of("kind", &ir.kinds[id].named.name), describe::kind_key(ir, id)));
    for entity in &ir.entities {
        add(of("entity", &entity.named.name), describe::entity_key(&entity.named.name));
    }
    ids(ir.contexts.len())
        .for_each(|id| add(of("context", &ir.contexts[id].named.name), describe::context_key(ir, id)));
    // an event of a clock has the clock's name
    for id in ids(ir.events.len()).filter(|id| ir.events[*id].clock.is_none()) {
        add(of("event", &ir.events[id].named.name), describe::event_key(ir, id));
    }
    ids(ir.clocks.len()).for_each(|id| add(of("clock", &ir.clocks[id].named.name), describe::clock_key(ir, id)));
    for unit in &ir.units {
        add(of("unit", &unit.name), describe::unit_key(&unit.name));
    }
    for command in &ir.commands {
        add(of("command", &command.named.name), describe::command_key(&command.named.name));
    }
    // the end of an action goes by the action's name
    for id in ids(ir.functions.len()).filter(|id| !ir.functions[*id].named.name.contains('.')) {
        let found = &ir.functions[id];
        add(of(found.kind.word(), &found.named.name), describe::function_key(ir, id));
    }
    for (id, found) in ir.enums.iter().enumerate() {
        for at in 0..found.members.len() {
            let name = format!("one_of.{}.{}", found.named.name, found.members[at].name);
            add(name, describe::member_key(ir, id, at));
        }
    }
}
