//! Old names: what was renamed keeps the ids of its old name, so nothing else may have that name or have had it.

use std::collections::BTreeMap;

use crate::error;
use crate::ir::{CellKind, Ir, Named, StatOwner};

use super::Model;

/// A sort of thing, and what it belongs to: within it, names are told apart.
type Sort = (&'static str, usize);

/// Reports old names that something of the same sort goes by.
pub(super) fn twice(model: &mut Model) {
    let mut any = false;
    each(&model.ir, &mut |_, named, was| any |= was != named.name);
    if !any {
        return;
    }
    let mut known: BTreeMap<(Sort, &str), &Named> = BTreeMap::new();
    let mut found = Vec::new();
    each(&model.ir, &mut |sort, named, was| {
        let other = *known.entry((sort, was)).or_insert(named);
        if other.span != named.span {
            // the one that says `was` is told, and both places are shown
            let (one, two) = if was == named.name { (other, named) } else { (named, other) };
            if was != one.name {
                found.push(error::was_another(one.span, &one.name, was, two.span));
            }
        }
    });
    model.diagnostics.extend(found);
}

/// Everything that has ids, with its sort and the name that they are made of.
fn each<'i>(ir: &'i Ir, told: &mut impl FnMut(Sort, &'i Named, &'i str)) {
    let mut plain = |sort: Sort, named: &'i Named| told(sort, named, named.known_as());
    ir.clocks.iter().for_each(|clock| plain(("clock", 0), &clock.named));
    ir.enums.iter().for_each(|one_of| plain(("one of", 0), &one_of.named));
    ir.kinds.iter().for_each(|kind| plain(("kind", 0), &kind.named));
    ir.entities.iter().for_each(|entity| plain(("entity", 0), &entity.named));
    ir.contexts.iter().for_each(|context| plain(("context", 0), &context.named));
    ir.facts.iter().for_each(|fact| plain(("fact", 0), &fact.named));
    ir.sets.iter().for_each(|set| plain(("set", 0), &set.named));
    ir.commands.iter().for_each(|command| plain(("command", 0), &command.named));
    ir.events.iter().filter(|event| event.clock.is_none()).for_each(|event| plain(("event", 0), &event.named));
    ir.functions.iter().for_each(|function| plain((function.kind.word(), 0), &function.named));
    for (id, one_of) in ir.enums.iter().enumerate() {
        one_of.members.iter().for_each(|member| plain(("member", id), member));
    }
    for (id, kind) in ir.kinds.iter().enumerate() {
        kind.fields.iter().for_each(|field| plain(("field", id), &field.named));
    }
    for stat in &ir.stats {
        let sort = match stat.owner {
            StatOwner::Entity(entity) => ("stat", entity),
            StatOwner::Context(context) => ("context stat", context),
        };
        plain(sort, &stat.named);
    }
    for cell in &ir.cells {
        let sort = match cell.kind {
            CellKind::Resource => "resource",
            CellKind::Flag => "flag",
            CellKind::Memory => "memory",
            CellKind::Slot => "slot",
            CellKind::HostStat(_)
            | CellKind::StatBase(_)
            | CellKind::Status(_)
            | CellKind::StatusLeft(_)
            | CellKind::Holds(_)
            | CellKind::Parameter(_)
            | CellKind::Once(_) => continue,
        };
        plain((sort, cell.entity), &cell.named);
    }
    ir.entries.iter().for_each(|entry| told(("entry", entry.kind), &entry.named, entry.known_as()));
    ir.statuses.iter().for_each(|status| told(("status", 0), &status.named, status.known_as()));
}
