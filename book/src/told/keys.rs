//! Message ids of what a story names.

use runebook_compiler::ir::{
    CellId, CellKind, EntryId, EnumId, FamilyIndex, FunctionId, FunctionKind, Ir, Source, StatId,
};

use super::Thing;
use super::said::Stored;
use crate::describe;

/// A character, by its name; a changed copy is called as what it is a copy of.
#[must_use]
pub fn character(name: &str) -> String {
    let own = name.split_once(' ').map_or(name, |(own, _)| own);
    format!("character-{own}")
}

/// A stored number: a resource, flag, slot or status.
#[must_use]
pub fn cell(ir: &Ir, cell: CellId) -> Thing {
    let found = &ir.cells[cell];
    match (&found.kind, found.index) {
        (CellKind::HostStat(of) | CellKind::StatBase(of), _) => stat(ir, *of),
        (
            CellKind::Resource
            | CellKind::Flag
            | CellKind::Memory
            | CellKind::Slot
            | CellKind::Status(_)
            | CellKind::StatusLeft(_)
            | CellKind::Holds(_)
            | CellKind::Parameter(_)
            | CellKind::Once(_),
            family,
        ) => {
            let key = describe::under_way(ir, cell).map(|action| describe::function_key(ir, action));
            let key = key.unwrap_or_else(|| describe::cell_key(ir, cell));
            member(ir, Thing::new(key), family, place_in_family(ir, cell))
        }
    }
}

/// Which member of its family a cell stands for: they follow each other.
fn place_in_family(ir: &Ir, cell: CellId) -> usize {
    let name = &ir.cells[cell].named.name;
    let before = ir.cells[..cell].iter().rev();
    before.take_while(|before| before.named.name == *name && before.index.is_some()).count()
}

/// How changes of a stored number are told.
#[must_use]
pub fn stored(ir: &Ir, cell: CellId) -> Stored {
    match ir.cells[cell].kind {
        CellKind::Resource | CellKind::Memory => Stored::Amount,
        CellKind::Flag => Stored::State,
        CellKind::Status(status) if ir.statuses[status].counter.is_some() => Stored::Degree,
        CellKind::Status(_) => Stored::State,
        CellKind::StatusLeft(_) => Stored::Left,
        CellKind::Holds(_) => Stored::Held,
        CellKind::Once(_) => Stored::Once,
        CellKind::HostStat(_) | CellKind::StatBase(_) | CellKind::Slot | CellKind::Parameter(_) => Stored::Other,
    }
}

/// A stat; of a family read by its member's name, the member.
#[must_use]
pub fn stat(ir: &Ir, stat: StatId) -> Thing {
    let found = &ir.stats[stat];
    let family = found.index.filter(|_| !found.read_by_member);
    member(ir, Thing::new(describe::target_key(ir, stat)), family, found.member)
}

fn member(ir: &Ir, thing: Thing, family: Option<FamilyIndex>, place: usize) -> Thing {
    match family {
        Some(FamilyIndex::Kind(kind)) => {
            let entry = ir.kinds[kind].entries.0 + place;
            thing.of_member(describe::entry_key(ir, entry), &ir.entries[entry].named.name)
        }
        Some(FamilyIndex::Enum(of)) => {
            thing.of_member(describe::member_key(ir, of, place), &ir.enums[of].members[place].name)
        }
        None => thing,
    }
}

/// A member of a `one of`; none if there are not so many.
#[must_use]
pub fn enum_member(ir: &Ir, of: EnumId, place: usize) -> Option<String> {
    (place < ir.enums.get(of)?.members.len()).then(|| describe::member_key(ir, of, place))
}

/// An entry; none if there are not so many.
#[must_use]
pub fn entry(ir: &Ir, entry: EntryId) -> Option<String> {
    (entry < ir.entries.len()).then(|| describe::entry_key(ir, entry))
}

/// A unit, by its name.
#[must_use]
pub fn unit(name: &str) -> String {
    describe::unit_key(name)
}

/// A clock.
#[must_use]
pub fn clock(ir: &Ir, clock: usize) -> String {
    describe::clock_key(ir, clock)
}

/// A context.
#[must_use]
pub fn context(ir: &Ir, context: usize) -> String {
    describe::context_key(ir, context)
}

/// A role or field of a context.
#[must_use]
pub fn role(context: &str, role: &str) -> String {
    format!("role-{context}-{role}")
}

/// A parameter of a function, event or command, by both names.
#[must_use]
pub fn param(of: &str, param: &str) -> String {
    // the end of an action goes by its name
    format!("param-{}-{param}", of.split('.').next().unwrap_or_default())
}

/// An event, by its name.
#[must_use]
pub fn event(name: &str) -> String {
    format!("event-{name}")
}

/// A fact, by its name.
#[must_use]
pub fn fact(name: &str) -> String {
    format!("fact-{name}")
}

/// A command, by its name.
#[must_use]
pub fn command(name: &str) -> String {
    describe::command_key(name)
}

/// A plan, by its name.
#[must_use]
pub fn plan(name: &str) -> String {
    format!("plan-{name}")
}

/// A procedure, check, die, formula or table; the clock of what happens at its tick.
#[must_use]
pub fn function(ir: &Ir, function: FunctionId) -> String {
    match ir.functions[function].kind {
        FunctionKind::Tick => format!("clock-{}", ir.functions[function].named.name),
        FunctionKind::Procedure
        | FunctionKind::Action
        | FunctionKind::Check
        | FunctionKind::Formula
        | FunctionKind::Chance
        | FunctionKind::Table
        | FunctionKind::Die
        | FunctionKind::Process
        | FunctionKind::Plan => describe::function_key(ir, function),
    }
}

/// A step of a procedure, or another value of it by its name.
#[must_use]
pub fn step(ir: &Ir, function: FunctionId, name: &str) -> String {
    step_or(ir, function, name, "local")
}

/// A result of a procedure, check or die.
#[must_use]
pub fn result(ir: &Ir, function: FunctionId, name: &str) -> String {
    step_or(ir, function, name, "result")
}

fn step_or(ir: &Ir, function: FunctionId, name: &str, other: &str) -> String {
    let found = &ir.functions[function];
    let sort = if found.steps.iter().any(|step| step.name == name) { "step" } else { other };
    format!("{sort}-{}-{name}", found.named.name)
}

/// Where a modifier or trigger comes from; none for rules that nobody holds.
#[must_use]
pub fn source(ir: &Ir, source: Source) -> Option<Thing> {
    match source {
        Source::Entry(id) => Some(Thing::new(describe::entry_key(ir, id))),
        Source::Status(id) => Some(Thing::new(format!("status-{}", ir.statuses[id].named.name))),
        Source::Rules => None,
    }
}
