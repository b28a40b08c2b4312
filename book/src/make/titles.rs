//! Names in the source language, by message id.

use std::collections::BTreeMap;

use runebook_compiler::ir::{CellKind, Ir, Named};

use crate::describe;
use crate::phrase::Titles;

/// The names that the source gives, by message id; ids are whole: `stat-creature-strength`.
#[must_use]
pub fn titles(ir: &Ir) -> Titles {
    let mut all = Titles::new();
    let mut add = |key: String, named: &Named| {
        all.insert(key, named.title.clone());
    };
    ir.units.iter().for_each(|unit| add(describe::unit_key(&unit.name), unit));
    ir.clocks.iter().for_each(|clock| add(format!("clock-{}", clock.named.name), &clock.named));
    ir.entities.iter().for_each(|entity| add(describe::entity_key(&entity.named.name), &entity.named));
    ir.characters.iter().for_each(|character| add(format!("character-{}", character.named.name), &character.named));
    ir.figures.iter().for_each(|figure| add(format!("figure-{}", figure.named.name), &figure.named));
    ir.calculators.iter().for_each(|one| add(format!("calculator-{}", one.named.name), &one.named));
    for (of, found) in ir.enums.iter().enumerate() {
        add(format!("enum-{}", found.named.name), &found.named);
        found.members.iter().enumerate().for_each(|(at, member)| add(describe::member_key(ir, of, at), member));
    }
    for (id, kind) in ir.kinds.iter().enumerate() {
        add(describe::kind_key(ir, id), &kind.named);
        kind.fields
            .iter()
            .for_each(|field| add(format!("field-{}-{}", kind.named.name, field.named.name), &field.named));
    }
    for (id, entry) in ir.entries.iter().enumerate() {
        add(describe::entry_key(ir, id), &entry.named);
        entry.parameters.iter().for_each(|parameter| {
            add(format!("parameter-{}-{}", entry.named.name, parameter.named.name), &parameter.named)
        });
    }
    for (id, status) in ir.statuses.iter().enumerate() {
        add(format!("status-{}", status.named.name), &status.named);
        status.bands.iter().enumerate().for_each(|(at, (.., named))| add(describe::band(ir, id, at), named));
    }
    ir.stats.iter().enumerate().for_each(|(id, stat)| add(describe::stat_key(ir, id), &stat.named));
    stored(ir, &mut add);
    rules(ir, &mut add);
    all
}

fn stored(ir: &Ir, add: &mut impl FnMut(String, &Named)) {
    for cell in &ir.cells {
        let sort = match cell.kind {
            CellKind::Resource | CellKind::Memory => "resource",
            CellKind::Flag => "flag",
            CellKind::Slot => "slot",
            CellKind::HostStat(_)
            | CellKind::StatBase(_)
            | CellKind::Status(_)
            | CellKind::StatusLeft(_)
            | CellKind::Holds(_)
            | CellKind::Parameter(_)
            | CellKind::Once(_) => continue,
        };
        // a pack without entities has cells, too: whether its entries are had
        let owner = &ir.entities[cell.entity].named.name;
        add(format!("{sort}-{owner}-{}", cell.named.name), &cell.named);
    }
}

fn rules(ir: &Ir, add: &mut impl FnMut(String, &Named)) {
    for context in &ir.contexts {
        add(format!("context-{}", context.named.name), &context.named);
        context
            .roles
            .iter()
            .for_each(|role| add(format!("role-{}-{}", context.named.name, role.named.name), &role.named));
    }
    for event in &ir.events {
        add(format!("event-{}", event.named.name), &event.named);
        event
            .params
            .iter()
            .for_each(|param| add(format!("param-{}-{}", event.named.name, param.named.name), &param.named));
    }
    for (sort, questions) in [("fact", &ir.facts), ("set", &ir.sets), ("command", &ir.commands)] {
        for question in questions {
            let name = &question.named.name;
            add(format!("{sort}-{name}"), &question.named);
            question.params.iter().for_each(|param| add(format!("param-{name}-{}", param.named.name), &param.named));
        }
    }
    for (id, function) in ir.functions.iter().enumerate() {
        let name = &function.named.name;
        add(describe::function_key(ir, id), &function.named);
        function.params.iter().for_each(|param| add(format!("param-{name}-{}", param.named.name), &param.named));
        function.steps.iter().for_each(|step| add(format!("step-{name}-{}", step.name), step));
        for (at, local) in function.locals.iter().enumerate().filter(|(at, _)| *at >= function.params.len()) {
            let sort = if function.results.iter().any(|(_, result)| *result == at) { "result" } else { "local" };
            let named = Named { name: local.name.clone(), title: local.name.replace('_', " "), ..Named::default() };
            add(format!("{sort}-{name}-{}", local.name), &named);
            add(format!("local-{name}-{}", local.name), &named);
        }
    }
}

/// The kind of each entry, by message ids.
pub(crate) fn kinds(ir: &Ir) -> BTreeMap<String, String> {
    (0..ir.entries.len())
        .map(|entry| (describe::entry_key(ir, entry), describe::kind_key(ir, ir.entries[entry].kind)))
        .collect()
}
