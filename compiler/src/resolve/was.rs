//! Old names: what was renamed keeps the ids of its old name, so nothing else may have that name or have had it.

use std::collections::BTreeMap;

use crate::error;
use crate::ir::{CellKind, Ir, Named, StatOwner};

use super::Model;

/// Reports old names that something of the same sort goes by.
pub(super) fn twice(model: &mut Model) {
    let mut known: BTreeMap<(String, &str), &Named> = BTreeMap::new();
    let mut found = Vec::new();
    each(&model.ir, &mut |sort, named, was| {
        let other = known.entry((sort, was)).or_insert(named);
        if other.span != named.span && (other.known_as() != other.name || named.known_as() != named.name) {
            // the one that says `was` is told, and both places are shown
            let (one, two) = if was == named.name { (*other, named) } else { (named, *other) };
            found.push(error::was_another(one.span, &one.name, was, two.span));
        }
    });
    model.diagnostics.extend(found);
}

/// Everything that has ids, with the sort of things that its old name must be the only one of, and that name.
fn each<'i>(ir: &'i Ir, told: &mut impl FnMut(String, &'i Named, &'i str)) {
    let mut plain = |sort: &str, named: &'i Named| told(sort.to_owned(), named, named.known_as());
    ir.clocks.iter().for_each(|clock| plain("clock", &clock.named));
    ir.enums.iter().for_each(|one_of| plain("one of", &one_of.named));
    ir.kinds.iter().for_each(|kind| plain("kind", &kind.named));
    ir.entities.iter().for_each(|entity| plain("entity", &entity.named));
    ir.contexts.iter().for_each(|context| plain("context", &context.named));
    ir.facts.iter().for_each(|fact| plain("fact", &fact.named));
    ir.sets.iter().for_each(|set| plain("set", &set.named));
    ir.commands.iter().for_each(|command| plain("command", &command.named));
    ir.events.iter().filter(|event| event.clock.is_none()).for_each(|event| plain("event", &event.named));
    ir.functions.iter().for_each(|function| plain(function.kind.word(), &function.named));
    for one_of in &ir.enums {
        one_of.members.iter().for_each(|member| told(one_of.named.name.clone(), member, member.known_as()));
    }
    for kind in &ir.kinds {
        kind.fields
            .iter()
            .for_each(|field| told(format!("{}.", kind.named.name), &field.named, field.named.known_as()));
    }
    for stat in &ir.stats {
        let owner = match stat.owner {
            StatOwner::Entity(entity) => &ir.entities[entity].named.name,
            StatOwner::Context(context) => &ir.contexts[context].named.name,
        };
        told(format!("stat {owner}"), &stat.named, stat.named.known_as());
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
        told(format!("{sort} {}", cell.entity), &cell.named, cell.named.known_as());
    }
    for entry in &ir.entries {
        told(format!("{} ", ir.kinds[entry.kind].named.name), &entry.named, entry.known_as());
    }
    ir.statuses.iter().for_each(|status| told("status ".to_owned(), &status.named, status.known_as()));
}
