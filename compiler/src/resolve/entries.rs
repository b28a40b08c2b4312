//! Entries and statuses: numbered by kind and stable id, whatever file they stand in.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_grammar::tree::{self, ItemKind, StmtKind};

use super::{Model, named, stable_id};
use crate::error;
use crate::ir::{Cell, CellKind, Entry, Named, Stacks, Status, Type};

/// Numbers entries and statuses.
pub(super) fn entries(model: &mut Model) {
    let mut found: Vec<(usize, u64, u32, Arc<tree::Entry>)> = Vec::new();
    let mut statuses: Vec<(u32, Arc<tree::Entry>)> = Vec::new();
    let mut unknown: BTreeMap<String, Vec<tree::Name>> = BTreeMap::new();
    for placed in model.items.iter() {
        let ItemKind::Entry(entry) = &placed.item.kind else { continue };
        if entry.kind.text == "status" {
            statuses.push((placed.edition, entry.clone()));
            continue;
        }
        let Some(kind) = model.ir.names.kinds.get(&entry.kind.text).copied() else {
            unknown.entry(entry.kind.text.clone()).or_default().push(entry.kind.clone());
            continue;
        };
        for stmt in &entry.body {
            if let StmtKind::Status(status) = &stmt.kind {
                statuses.push((placed.edition, status.clone()));
            }
        }
        let known = entry.was.as_ref().unwrap_or(&entry.name);
        let id = stable_id(&format!("{}.{}", model.ir.kinds[kind].named.known_as(), known.text));
        found.push((kind, id, placed.edition, entry.clone()));
    }
    unknown.into_values().for_each(|all| unknown_kind(model, all));
    found.sort_by(|a, b| (a.0, a.1, &a.3.name.text).cmp(&(b.0, b.1, &b.3.name.text)));
    for (kind, id, edition, entry) in found {
        declare(model, kind, id, edition, &entry);
        Arc::make_mut(&mut model.entries).push(entry);
    }
    ranges(model);
    statuses.sort_by(|a, b| a.1.name.text.cmp(&b.1.name.text));
    statuses.into_iter().for_each(|(edition, status)| declare_status(model, edition, status));
}

/// A kind that is misspelled is a mistake each time; one that nobody declared is one mistake.
fn unknown_kind(model: &mut Model, mut all: Vec<tree::Name>) {
    all.sort_by_key(|name| name.span);
    let known = model.ir.names.kinds.keys().map(String::as_str).chain(error::DECLARING);
    let near = error::nearest(&all[0].text, known);
    let once = if near.is_some() { all.len() } else { 1 };
    for name in &all[..once] {
        model.no_such(name, "kind", near.clone());
    }
}

fn declare(model: &mut Model, kind: usize, id: u64, edition: u32, entry: &tree::Entry) {
    let index = model.ir.entries.len();
    Arc::make_mut(&mut model.ir.names).entries.entry(entry.name.text.clone()).or_default().push(index);
    model.ir.entries.push(Arc::new(declared(kind, id, edition, entry)));
}

/// An entry of which nothing is known but that it is declared.
fn declared(kind: usize, id: u64, edition: u32, entry: &tree::Entry) -> Entry {
    Entry {
        named: named(&entry.name, entry.title.as_ref(), edition),
        was: entry.was.as_ref().map(|was| was.text.clone()),
        kind,
        id,
        fields: Vec::new(),
        constants: Vec::new(),
        parameters: Vec::new(),
        holds: 0,
        requires: Vec::new(),
        needs: None,
        needs_waived: None,
        price: None,
        text: None,
        says: None,
        notes: Vec::new(),
        image: None,
        hidden: false,
        draft: false,
        whole: entry.kind.span.to(entry.body.last().map_or(entry.name.span, |stmt| stmt.span)),
    }
}

fn ranges(model: &mut Model) {
    for (id, kind) in model.ir.kinds.iter_mut().enumerate() {
        let first = model.ir.entries.partition_point(|entry| entry.kind < id);
        let end = model.ir.entries.partition_point(|entry| entry.kind <= id);
        kind.entries = (first, end);
    }
}

fn declare_status(model: &mut Model, edition: u32, status: Arc<tree::Entry>) {
    if let Some(first) = model.ir.names.statuses.get(&status.name.text).map(|id| model.ir.statuses[*id].named.span) {
        model.report(error::duplicate(status.name.span, &status.name.text, "status", first));
        return;
    }
    Arc::make_mut(&mut model.ir.names).statuses.insert(status.name.text.clone(), model.ir.statuses.len());
    model.ir.statuses.push(declared_status(edition, &status));
    Arc::make_mut(&mut model.statuses).push(status);
}

fn declared_status(edition: u32, status: &tree::Entry) -> Status {
    Status {
        named: named(&status.name, status.title.as_ref(), edition),
        was: status.was.as_ref().map(|was| was.text.clone()),
        entry: None,
        cells: (0, 0),
        clock: None,
        counter: None,
        stacks: Stacks::Unsaid,
        bands: Vec::new(),
        ends_on: Vec::new(),
        ticks: Vec::new(),
        constants: Vec::new(),
        text: None,
        notes: Vec::new(),
        image: None,
    }
}

/// An entry is written anew, with the same names in it.
pub(crate) fn renew(model: &mut Model, id: usize, entry: Arc<tree::Entry>) {
    let before = &model.ir.entries[id];
    let mut found = declared(before.kind, before.id, before.named.edition, &entry);
    found.holds = before.holds;
    model.ir.cells[found.holds].named = found.named.clone();
    model.ir.entries[id] = Arc::new(found);
    Arc::make_mut(&mut model.entries)[id] = entry;
}

/// A status is written anew, in the same entry.
pub(crate) fn renew_status(model: &mut Model, id: usize, status: Arc<tree::Entry>) {
    let before = &model.ir.statuses[id];
    let (cells, entry) = (before.cells, before.entry);
    let found = Status { cells, entry, ..declared_status(before.named.edition, &status) };
    for cell in [cells.0, cells.1] {
        let cell = &mut model.ir.cells[cell];
        (cell.low, cell.high, cell.named) = (None, None, found.named.clone());
        cell.ticks.clear();
    }
    model.ir.statuses[id] = found;
    Arc::make_mut(&mut model.statuses)[id] = status;
}

/// Cells that every entry and status brings: held or not, active or not, ticks left. Parameters come with the bodies.
pub(super) fn cells(model: &mut Model) {
    for entry in 0..model.ir.entries.len() {
        let named = model.ir.entries[entry].named.clone();
        let holds = push(model, named, CellKind::Holds(entry));
        Arc::make_mut(&mut model.ir.entries[entry]).holds = holds;
    }
    for status in 0..model.ir.statuses.len() {
        let named = model.ir.statuses[status].named.clone();
        let active = push(model, named.clone(), CellKind::Status(status));
        let left = push(model, named, CellKind::StatusLeft(status));
        model.ir.statuses[status].cells = (active, left);
    }
}

fn push(model: &mut Model, named: Named, kind: CellKind) -> usize {
    model.ir.cells.push(Cell {
        named,
        entity: 0,
        kind,
        ty: Type::WHOLE,
        index: None,
        size: 1,
        low: None,
        high: None,
        start: None,
        bought: None,
        ticks: Vec::new(),
    });
    model.ir.cells.len() - 1
}
