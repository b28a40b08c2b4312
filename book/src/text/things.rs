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
    all.extend((0..ir.stats.len()).map(|id| stat(ir, id)));
    all.extend((0..ir.cells.len()).filter_map(|id| cell(ir, id)));
    others(ir, &mut all);
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all.dedup_by(|a, b| a.name == b.name);
    all
}

fn named(thing: Thing, name: String, key: String) -> Named {
    Named { thing, name, key, member: None }
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
    let mut add = |sort: &str, name: &str| {
        all.push(named(Thing::Other, format!("{sort}.{name}"), format!("{sort}-{name}")));
    };
    ir.kinds.iter().for_each(|kind| add("kind", &kind.named.name));
    ir.entities.iter().for_each(|entity| add("entity", &entity.named.name));
    ir.contexts.iter().for_each(|context| add("context", &context.named.name));
    // an event of a clock has the clock's name
    ir.events.iter().filter(|event| event.clock.is_none()).for_each(|event| add("event", &event.named.name));
    ir.clocks.iter().for_each(|clock| add("clock", &clock.named.name));
    ir.units.iter().for_each(|unit| add("unit", &unit.name));
    ir.commands.iter().for_each(|command| add("command", &command.named.name));
    ir.functions.iter().for_each(|function| add(function.kind.word(), &function.named.name));
    for of in &ir.enums {
        for member in &of.members {
            let (name, key) = (
                format!("member.{}.{}", of.named.name, member.name),
                format!("member-{}-{}", of.named.name, member.name),
            );
            all.push(named(Thing::Other, name, key));
        }
    }
}
