//! Declared things by the names that people type: `power`, `ability.power`, `creature.melee`, `"Power"`.

use runebook_compiler::ir::{CellKind, FamilyIndex, FunctionKind, Ir, Named, Stat, StatOwner, Thing};

use crate::near::nearest;

/// Everything that `name` can mean, in a fixed order.
///
/// # Errors
/// A sentence with the nearest name, where nothing is called so.
pub fn find(ir: &Ir, name: &str) -> Result<Vec<Thing>, String> {
    let wanted = name.trim().trim_matches('"');
    let all = all(ir);
    let exact: Vec<Thing> = all.iter().copied().filter(|thing| names(ir, *thing).any(|name| name == wanted)).collect();
    if !exact.is_empty() {
        return Ok(exact);
    }
    if let Some(family) = read_by_member(ir, wanted) {
        return Ok(vec![family]);
    }
    let folded = wanted.to_lowercase();
    let called = |thing: &Thing| named(ir, *thing).is_some_and(|named| named.title.to_lowercase() == folded);
    let titled: Vec<Thing> = all.iter().copied().filter(called).collect();
    if !titled.is_empty() {
        return Ok(titled);
    }
    let known: Vec<String> = all.iter().flat_map(|thing| names(ir, *thing)).collect();
    let near = nearest(wanted, known.iter().map(String::as_str));
    let hint = near.map(|near| format!(" Did you mean `{near}`?"));
    Err(format!("Nothing in this pack is called `{wanted}`.{}", hint.unwrap_or_default()))
}

/// `creature.melee` for `total[melee]` of a creature, where the family is read by its member's name.
fn read_by_member(ir: &Ir, name: &str) -> Option<Thing> {
    let (entity, member) = name.split_once('.')?;
    let owner = StatOwner::Entity(*ir.names.entities.get(entity)?);
    let is_member = |index: FamilyIndex| match index {
        FamilyIndex::Kind(kind) => {
            ir.names.entries.get(member).is_some_and(|all| all.iter().any(|entry| ir.entries[*entry].kind == kind))
        }
        FamilyIndex::Enum(id) => ir.enums[id].members.iter().any(|named| named.name == member),
    };
    let family = |stat: &Stat| stat.owner == owner && stat.read_by_member && stat.index.is_some_and(is_member);
    ir.stats.iter().position(family).map(Thing::Stat)
}

/// What a thing is, in words, and its name: `stat of creature melee`, `ability power "Power"`.
#[must_use]
pub fn words(ir: &Ir, thing: Thing) -> String {
    let (word, name) = (noun(ir, thing), named(ir, thing).map_or_else(String::new, |named| named.name.clone()));
    let title = named(ir, thing).map_or("", |named| named.title.as_str());
    let plain = title.is_empty() || title.eq_ignore_ascii_case(&name.replace('_', " "));
    if plain { format!("{word} {name}") } else { format!("{word} {name} \"{title}\"") }
}

/// The name and place of a thing.
#[must_use]
pub fn named(ir: &Ir, thing: Thing) -> Option<&Named> {
    match thing {
        Thing::Unit(id) => ir.units.get(id),
        Thing::Clock(id) => ir.clocks.get(id).map(|clock| &clock.named),
        Thing::OneOf(id) => ir.enums.get(id).map(|one_of| &one_of.named),
        Thing::Member(id, at) => ir.enums.get(id).and_then(|one_of| one_of.members.get(at)),
        Thing::Kind(id) => ir.kinds.get(id).map(|kind| &kind.named),
        Thing::Field(id, at) => ir.kinds.get(id).and_then(|kind| kind.fields.get(at)).map(|field| &field.named),
        Thing::Entry(id) => ir.entries.get(id).map(|entry| &entry.named),
        Thing::Status(id) => ir.statuses.get(id).map(|status| &status.named),
        Thing::Entity(id) => ir.entities.get(id).map(|entity| &entity.named),
        Thing::Cell(id) => ir.cells.get(id).map(|cell| &cell.named),
        Thing::Stat(id) => ir.stats.get(id).map(|stat| &stat.named),
        Thing::Context(id) => ir.contexts.get(id).map(|context| &context.named),
        Thing::Fact(id) => ir.facts.get(id).map(|fact| &fact.named),
        Thing::Set(id) => ir.sets.get(id).map(|set| &set.named),
        Thing::Command(id) => ir.commands.get(id).map(|command| &command.named),
        Thing::Event(id) => ir.events.get(id).map(|event| &event.named),
        Thing::Function(id) => ir.functions.get(id).map(|function| &function.named),
        Thing::Step(id, at) => ir.functions.get(id).and_then(|function| function.steps.get(at)),
        Thing::Character(id) => ir.characters.get(id).map(|character| &character.named),
    }
}

/// The names a thing answers to: its own, and that with its kind or owner before it.
fn names(ir: &Ir, thing: Thing) -> impl Iterator<Item = String> {
    let own = named(ir, thing).map(|named| named.name.clone());
    let owner = owner(ir, thing);
    let long = own.as_ref().zip(owner).map(|(own, owner)| format!("{owner}.{own}"));
    own.into_iter().chain(long)
}

fn owner(ir: &Ir, thing: Thing) -> Option<String> {
    let named = match thing {
        Thing::Member(id, _) => &ir.enums.get(id)?.named,
        Thing::Field(id, _) => &ir.kinds.get(id)?.named,
        Thing::Entry(id) => &ir.kinds.get(ir.entries.get(id)?.kind)?.named,
        Thing::Cell(id) => &ir.entities.get(ir.cells.get(id)?.entity)?.named,
        Thing::Stat(id) => match ir.stats.get(id)?.owner {
            StatOwner::Entity(id) => &ir.entities.get(id)?.named,
            StatOwner::Context(id) => &ir.contexts.get(id)?.named,
        },
        Thing::Step(id, _) => &ir.functions.get(id)?.named,
        Thing::Unit(_)
        | Thing::Clock(_)
        | Thing::OneOf(_)
        | Thing::Kind(_)
        | Thing::Status(_)
        | Thing::Entity(_)
        | Thing::Context(_)
        | Thing::Fact(_)
        | Thing::Set(_)
        | Thing::Command(_)
        | Thing::Event(_)
        | Thing::Function(_)
        | Thing::Character(_) => return None,
    };
    Some(named.name.clone())
}

/// The word of the language for what a thing is.
pub(crate) fn noun(ir: &Ir, thing: Thing) -> String {
    let of = |word: &str| owner(ir, thing).map_or_else(|| word.to_owned(), |owner| format!("{word} of {owner}"));
    match thing {
        Thing::Unit(_) => "unit".to_owned(),
        Thing::Clock(_) => "clock".to_owned(),
        Thing::OneOf(_) => "one of".to_owned(),
        Thing::Member(..) => of("member"),
        Thing::Kind(_) => "kind".to_owned(),
        Thing::Field(..) => of("field"),
        Thing::Entry(_) => owner(ir, thing).unwrap_or_default(),
        Thing::Status(_) => "status".to_owned(),
        Thing::Entity(_) => "entity".to_owned(),
        Thing::Cell(id) => of(cell_word(&ir.cells[id].kind)),
        Thing::Stat(_) => of("stat"),
        Thing::Context(_) => "context".to_owned(),
        Thing::Fact(_) => "fact".to_owned(),
        Thing::Set(_) => "set".to_owned(),
        Thing::Command(_) => "command".to_owned(),
        Thing::Event(_) => "event".to_owned(),
        Thing::Function(id) => ir.functions[id].kind.word().to_owned(),
        Thing::Step(..) => of("step"),
        Thing::Character(_) => "character".to_owned(),
    }
}

const fn cell_word(kind: &CellKind) -> &'static str {
    match kind {
        CellKind::Flag => "flag",
        CellKind::Memory => "memory",
        CellKind::Slot => "slot",
        CellKind::Resource
        | CellKind::HostStat(_)
        | CellKind::StatBase(_)
        | CellKind::Status(_)
        | CellKind::StatusLeft(_)
        | CellKind::Holds(_)
        | CellKind::Parameter(_)
        | CellKind::Once(_) => "resource",
    }
}

/// Everything a pack declares, families once.
pub(crate) fn all(ir: &Ir) -> Vec<Thing> {
    let declared = |id: &usize| {
        let cell = &ir.cells[*id];
        let first = *id == 0 || ir.cells[*id - 1].named != cell.named;
        first && matches!(cell.kind, CellKind::Resource | CellKind::Flag | CellKind::Memory | CellKind::Slot)
    };
    let flag = |id: usize| ir.stats[id].host.is_some_and(|cell| ir.cells[cell].kind == CellKind::Flag);
    let mut all: Vec<Thing> = (0..ir.units.len()).map(Thing::Unit).collect();
    all.extend((0..ir.clocks.len()).map(Thing::Clock));
    for (id, one_of) in ir.enums.iter().enumerate() {
        all.push(Thing::OneOf(id));
        all.extend((0..one_of.members.len()).map(|at| Thing::Member(id, at)));
    }
    for (id, kind) in ir.kinds.iter().enumerate() {
        all.push(Thing::Kind(id));
        all.extend((0..kind.fields.len()).map(|at| Thing::Field(id, at)));
    }
    all.extend((0..ir.entries.len()).map(Thing::Entry));
    all.extend((0..ir.statuses.len()).map(Thing::Status));
    all.extend((0..ir.entities.len()).map(Thing::Entity));
    all.extend((0..ir.cells.len()).filter(declared).map(Thing::Cell));
    all.extend((0..ir.stats.len()).filter(|id| ir.stats[*id].member == 0 && !flag(*id)).map(Thing::Stat));
    all.extend((0..ir.contexts.len()).map(Thing::Context));
    all.extend((0..ir.facts.len()).map(Thing::Fact));
    all.extend((0..ir.sets.len()).map(Thing::Set));
    all.extend((0..ir.commands.len()).map(Thing::Command));
    all.extend((0..ir.events.len()).filter(|id| ir.events[*id].clock.is_none()).map(Thing::Event));
    // people declare neither the tick of a clock nor, by itself, the end of an action
    let functions = ir.functions.iter().enumerate();
    for (id, function) in functions.filter(|(id, function)| function.kind != FunctionKind::Tick && !ir.ends_action(*id))
    {
        all.push(Thing::Function(id));
        all.extend((0..function.steps.len()).map(|at| Thing::Step(id, at)));
    }
    all.extend((0..ir.characters.len()).map(Thing::Character));
    all
}
