//! Names of everything that stands at the top of a file.

use std::sync::Arc;

use runebook_grammar::tree::{ItemKind, Name, Str};

use super::{Model, named};
use crate::error;
use crate::ir::{Clock, Context, Entity, Kind, Named, OneOf};

/// Declares units, clocks, `one of` types, kinds, entities and contexts: all that a type can name.
pub(super) fn names(model: &mut Model) {
    let main = main_entity(model);
    let all = main.into_iter().chain((0..model.items.len()).filter(|index| Some(*index) != main));
    for index in all {
        let placed = model.items[index].clone();
        let edition = placed.edition;
        match &placed.item.kind {
            ItemKind::Unit(names) => names.iter().for_each(|name| unit(model, name, edition)),
            ItemKind::Clock(names) => names.iter().for_each(|name| clock(model, name, edition)),
            ItemKind::OneOf { name, title, members } => one_of(model, name, title.as_ref(), members, edition),
            ItemKind::Kind { name, title, .. } => {
                let id = model.ir.kinds.len();
                Arc::make_mut(&mut model.ir.names).kinds.insert(name.text.clone(), id);
                model.ir.kinds.push(Kind {
                    named: named(name, title.as_ref(), edition),
                    fields: Vec::new(),
                    held_by_every: None,
                    notation: None,
                    slots: Vec::new(),
                    entries: (0, 0),
                });
            }
            ItemKind::Entity { name, title, .. } => {
                Arc::make_mut(&mut model.ir.names).entities.insert(name.text.clone(), model.ir.entities.len());
                model.ir.entities.push(Entity { named: named(name, title.as_ref(), edition) });
            }
            ItemKind::Context { name, title, .. } => context(model, named(name, title.as_ref(), edition)),
            ItemKind::Check { name, title, params, .. } if !params.is_empty() => {
                // a check with roles is a context too, so that a rule can reach the reads it makes
                context(model, named(name, title.as_ref(), edition));
            }
            _ => {}
        }
    }
}

/// The entity that holds entries, the first of all: the one that says so, or the only one.
fn main_entity(model: &mut Model) -> Option<usize> {
    let entity = |index: &usize| match &model.items[*index].item.kind {
        ItemKind::Entity { name, holds, body, .. } => Some((*index, name.span, *holds, body.len())),
        _ => None,
    };
    let all: Vec<_> = (0..model.items.len()).filter_map(|index| entity(&index)).collect();
    let said: Vec<_> = all.iter().filter_map(|(index, _, holds, _)| Some((*index, (*holds)?))).collect();
    if let (Some((_, first)), Some((_, second))) = (said.first(), said.get(1)) {
        model.report(error::said_twice(*second, "`holds entries`", *first));
    }
    let (_, name, ..) = *all.first()?;
    // where it is asked, the one with most to say stands in, lest more be found wrong for it
    let most = all.iter().rev().max_by_key(|(.., lines)| *lines).map(|(index, ..)| *index);
    let entries = model.items.iter().any(|placed| matches!(placed.item.kind, ItemKind::Entry(_)));
    if said.is_empty()
        && entries
        && let Some((_, other, ..)) = all.get(1)
    {
        let ask = "write it after the title of one of them: `entity creature \"Creature\" holds entries { … }`";
        let report = error::unsaid(name, "nothing says which of the entities holds entries", ask);
        model.report(report.here("this one?").and(*other, "or this one?"));
    }
    said.first().map(|(index, _)| *index).or(most)
}

fn context(model: &mut Model, named: Named) {
    Arc::make_mut(&mut model.ir.names).contexts.insert(named.name.clone(), model.ir.contexts.len());
    model.ir.contexts.push(Context { named, roles: Vec::new(), role_count: 0, calls: Vec::new() });
}

fn unit(model: &mut Model, name: &Name, edition: u32) {
    let first = model.ir.names.units.get(&name.text).map(|id| model.ir.units[usize::from(*id)].span);
    if let Some(first) = first {
        model.report(error::duplicate(name.span, &name.text, "unit", first));
        return;
    }
    // one more than there is room for is no unit, and whoever asks for it is told so
    let Some(id) = crate::ir::UnitId::new(model.ir.units.len()) else { return };
    Arc::make_mut(&mut model.ir.names).units.insert(name.text.clone(), id);
    model.ir.units.push(named(name, None, edition));
}

fn clock(model: &mut Model, name: &Name, edition: u32) {
    let first = model.ir.names.clocks.get(&name.text).map(|id| model.ir.clocks[*id].named.span);
    if let Some(first) = first {
        model.report(error::duplicate(name.span, &name.text, "clock", first));
        return;
    }
    Arc::make_mut(&mut model.ir.names).clocks.insert(name.text.clone(), model.ir.clocks.len());
    model.ir.clocks.push(Clock { named: named(name, None, edition), ticks: Vec::new() });
}

fn one_of(model: &mut Model, name: &Name, title: Option<&Str>, members: &[(Name, Option<Str>)], edition: u32) {
    let id = model.ir.enums.len();
    Arc::make_mut(&mut model.ir.names).enums.insert(name.text.clone(), id);
    let mut list: Vec<Named> = Vec::new();
    for (member, title) in members {
        if let Some(first) = list.iter().find(|seen| seen.name == member.text) {
            let first = first.span;
            model.report(error::twice_in(member.span, &member.text, &format!("`{}`", name.text), first));
            continue;
        }
        Arc::make_mut(&mut model.ir.names).members.entry(member.text.clone()).or_default().push((id, list.len()));
        list.push(named(member, title.as_ref(), edition));
    }
    model.ir.enums.push(OneOf { named: named(name, title, edition), members: list });
}
