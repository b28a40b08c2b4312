//! The message ids of named things.

use runebook_compiler::ir::{
    CellId, CellKind, EntryId, EnumId, FamilyIndex, FunctionId, Ir, KindId, StatId, StatOwner,
};

/// The message of a kind.
#[must_use]
pub fn kind_key(ir: &Ir, kind: KindId) -> String {
    format!("kind-{}", ir.kinds[kind].named.name)
}

/// The message of an entry.
#[must_use]
pub fn entry_key(ir: &Ir, entry: EntryId) -> String {
    let found = &ir.entries[entry];
    format!("{}-{}", ir.kinds[found.kind].named.name, found.named.name)
}

/// The anchor of an entry.
pub(crate) fn entry_anchor(ir: &Ir, entry: EntryId) -> String {
    let found = &ir.entries[entry];
    format!("{}.{}", ir.kinds[found.kind].named.name, found.named.name)
}

/// The message of a stat; that of its flag, if it is one.
#[must_use]
pub fn stat_key(ir: &Ir, stat: StatId) -> String {
    let found = &ir.stats[stat];
    let owner = match found.owner {
        StatOwner::Entity(entity) => &ir.entities[entity].named.name,
        StatOwner::Context(context) => &ir.contexts[context].named.name,
    };
    let flag = found.host.is_some_and(|cell| ir.cells[cell].kind == CellKind::Flag);
    format!("{}-{owner}-{}", if flag { "flag" } else { "stat" }, found.named.name)
}

/// The message of a stat by itself; of one that is read by its member's name, the member's.
#[must_use]
pub fn target_key(ir: &Ir, stat: StatId) -> String {
    let found = &ir.stats[stat];
    match found.index {
        Some(FamilyIndex::Kind(kind)) if found.read_by_member => entry_key(ir, ir.kinds[kind].entries.0 + found.member),
        Some(FamilyIndex::Kind(_) | FamilyIndex::Enum(_)) | None => stat_key(ir, stat),
    }
}

/// The message of a stored number.
#[must_use]
pub fn cell_key(ir: &Ir, cell: CellId) -> String {
    let found = &ir.cells[cell];
    let owner = || &ir.entities[found.entity].named.name;
    let name = &found.named.name;
    match found.kind {
        CellKind::HostStat(stat) | CellKind::StatBase(stat) => stat_key(ir, stat),
        CellKind::Resource | CellKind::Memory => format!("resource-{}-{name}", owner()),
        CellKind::Flag => format!("flag-{}-{name}", owner()),
        CellKind::Slot => format!("slot-{}-{name}", owner()),
        CellKind::Status(status) | CellKind::StatusLeft(status) => status_key(ir, status),
        CellKind::Holds(entry) => entry_key(ir, entry),
        CellKind::Parameter(entry) => {
            let found = &ir.entries[entry];
            let name = found
                .parameters
                .iter()
                .find(|parameter| parameter.cell == cell)
                .map_or(name, |parameter| &parameter.named.name);
            format!("parameter-{}-{name}", found.named.name)
        }
        CellKind::Once(clock) => clock_key(ir, clock),
    }
}

/// The message of a member of a `one of`.
#[must_use]
pub fn member_key(ir: &Ir, of: EnumId, member: usize) -> String {
    let found = &ir.enums[of];
    format!("member-{}-{}", found.named.name, found.members[member].name)
}

/// The message of a `one of`.
pub(crate) fn enum_key(ir: &Ir, of: EnumId) -> String {
    format!("enum-{}", ir.enums[of].named.name)
}

/// The message of a unit.
pub(crate) fn unit_key(name: &str) -> String {
    format!("unit-{name}")
}

/// The message of a sort of entity.
pub(crate) fn entity_key(name: &str) -> String {
    format!("entity-{name}")
}

/// The message of a command.
pub(crate) fn command_key(name: &str) -> String {
    format!("command-{name}")
}

pub(crate) fn status_key(ir: &Ir, status: usize) -> String {
    format!("status-{}", ir.statuses[status].named.name)
}

/// The message of a status's band, counted from 0.
#[must_use]
pub fn band(ir: &Ir, status: usize, at: usize) -> String {
    format!("{}-band-{}", status_key(ir, status), at + 1)
}

pub(crate) fn clock_key(ir: &Ir, clock: usize) -> String {
    format!("clock-{}", ir.clocks[clock].named.name)
}

pub(crate) fn context_key(ir: &Ir, context: usize) -> String {
    format!("context-{}", ir.contexts[context].named.name)
}

pub(crate) fn role_key(ir: &Ir, context: usize, role: usize) -> String {
    let found = &ir.contexts[context];
    format!("role-{}-{}", found.named.name, found.roles[role].named.name)
}

pub(crate) fn field_key(ir: &Ir, kind: KindId, field: usize) -> String {
    let found = &ir.kinds[kind];
    format!("field-{}-{}", found.named.name, found.fields[field].named.name)
}

pub(crate) fn event_key(ir: &Ir, event: usize) -> String {
    format!("event-{}", ir.events[event].named.name)
}

/// The message of a function: its sort, then its name.
#[must_use]
pub fn function_key(ir: &Ir, function: FunctionId) -> String {
    let found = &ir.functions[function];
    // the end of an action goes by its name
    let name = found.named.name.split('.').next().unwrap_or_default();
    format!("{}-{name}", found.kind.word())
}
