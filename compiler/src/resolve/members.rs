//! Members of entities and contexts: stats, resources, flags, memories, slots.

use std::sync::Arc;

use runebook_grammar::tree::{ItemKind, Name, StatDecl, Stmt, StmtKind, Str};

use super::{Model, named};
use crate::error;
use crate::ir::{Cell, CellKind, FamilyIndex, Named, Stat, StatOwner, Type, owner_key};

/// Declares the members of every entity and the stats of every context.
pub(super) fn entities(model: &mut Model) {
    for index in 0..model.items.len() {
        let placed = model.items[index].clone();
        match &placed.item.kind {
            ItemKind::Entity { name, body, .. } => {
                let entity = model.ir.names.entities[&name.text];
                body.iter().for_each(|stmt| member(model, entity, placed.edition, stmt));
            }
            ItemKind::Context { name, body, .. } => {
                let owner = StatOwner::Context(model.ir.names.contexts[&name.text]);
                for stmt in body {
                    if let StmtKind::Stat(decl) = &stmt.kind {
                        stats(model, owner, placed.edition, decl);
                    }
                }
            }
            _ => {}
        }
    }
}

fn member(model: &mut Model, entity: usize, edition: u32, stmt: &Stmt) {
    match &stmt.kind {
        StmtKind::Stat(decl) => stats(model, StatOwner::Entity(entity), edition, decl),
        StmtKind::Resource { name, title, index, ty, .. } => {
            let place = ty.span;
            let ty = model.ty(ty);
            model.no_chance(&ty, place, "a resource");
            let index = family(model, index.as_ref());
            cell(model, entity, named(name, title.as_ref(), edition), CellKind::Resource, ty, index);
        }
        StmtKind::Flag(flags) => {
            flags.iter().for_each(|(name, title)| flag(model, entity, edition, name, title.as_ref()))
        }
        StmtKind::Remembers { name, ty, .. } => {
            let ty = model.ty(ty);
            cell(model, entity, named(name, None, edition), CellKind::Memory, ty, None);
        }
        StmtKind::Slot { name, title, ty, .. } => {
            let ty = model.ty(ty);
            let kind = match &ty {
                Type::Entry(kind) => Some(*kind),
                Type::Set(inner, _) => match **inner {
                    Type::Entry(kind) => Some(kind),
                    _ => None,
                },
                _ => None,
            };
            if let Some(id) = cell(model, entity, named(name, title.as_ref(), edition), CellKind::Slot, ty, None)
                && let Some(kind) = kind
            {
                model.ir.kinds[kind].slots.push(id);
            }
        }
        _ => {}
    }
}

fn family(model: &mut Model, index: Option<&Name>) -> Option<FamilyIndex> {
    let name = index?;
    let names = &model.ir.names;
    if let Some(kind) = names.kinds.get(&name.text) {
        return Some(FamilyIndex::Kind(*kind));
    }
    if let Some(id) = names.enums.get(&name.text) {
        return Some(FamilyIndex::Enum(*id));
    }
    let near = error::nearest(&name.text, names.kinds.keys().chain(names.enums.keys()).map(String::as_str));
    model.no_such(name, "kind or `one of`", near);
    None
}

impl Model {
    /// How many members a family has, and the name of each.
    pub(crate) fn family_members(&self, index: FamilyIndex) -> Vec<Named> {
        match index {
            FamilyIndex::Kind(kind) => {
                let (first, end) = self.ir.kinds[kind].entries;
                self.ir.entries[first..end].iter().map(|entry| entry.named.clone()).collect()
            }
            FamilyIndex::Enum(id) => self.ir.enums[id].members.clone(),
        }
    }

    /// The place of the member of this name in a family.
    pub(crate) fn family_place(&self, index: FamilyIndex, name: &str) -> Option<usize> {
        match index {
            FamilyIndex::Kind(kind) => {
                let (first, end) = self.ir.kinds[kind].entries;
                let called = self.ir.names.entries.get(name)?;
                called.iter().find(|entry| (first..end).contains(*entry)).map(|entry| entry - first)
            }
            FamilyIndex::Enum(id) => self.ir.enums[id].members.iter().position(|member| member.name == name),
        }
    }
}

pub(super) fn cell(
    model: &mut Model,
    entity: usize,
    named: Named,
    kind: CellKind,
    ty: Type,
    index: Option<FamilyIndex>,
) -> Option<usize> {
    if !unique(model, entity, &named) {
        return None;
    }
    let id = model.ir.cells.len();
    let size = match (&index, &ty) {
        (Some(index), _) => model.family_members(*index).len().max(1),
        (None, Type::Set(_, most)) => usize::from(*most),
        (None, _) => 1,
    };
    Arc::make_mut(&mut model.ir.names).cells.entry(entity).or_default().insert(named.name.clone(), id);
    for _ in 0..size {
        model.ir.cells.push(Cell {
            named: named.clone(),
            entity,
            kind: kind.clone(),
            ty: ty.clone(),
            index,
            size,
            low: None,
            high: None,
            start: None,
            bought: None,
            ticks: Vec::new(),
        });
    }
    Some(id)
}

/// A flag is stored, and read as a stat of yes or no, so that `you are FLAG` can set it while a condition holds.
pub(super) fn flag(model: &mut Model, entity: usize, edition: u32, name: &Name, title: Option<&Str>) {
    let named = named(name, title, edition);
    let Some(id) = cell(model, entity, named.clone(), CellKind::Flag, Type::YesNo, None) else { return };
    let owner = StatOwner::Entity(entity);
    let stat = model.ir.stats.len();
    Arc::make_mut(&mut model.ir.names).stats.entry(owner_key(owner)).or_default().insert(named.name.clone(), stat);
    model.ir.stats.push(blank(named, owner, Type::YesNo, None, 1, 0));
    model.ir.stats[stat].host = Some(id);
}

fn blank(named: Named, owner: StatOwner, ty: Type, index: Option<FamilyIndex>, size: usize, member: usize) -> Stat {
    Stat {
        named,
        owner,
        ty,
        index,
        size,
        member,
        read_by_member: false,
        base: None,
        host: None,
        base_cell: None,
        exact: None,
        rounded: None,
        positives_only: false,
        low: None,
        high: None,
    }
}

fn stats(model: &mut Model, owner: StatOwner, edition: u32, decl: &StatDecl) {
    let ty = match &decl.ty {
        Some(ty) => model.ty(ty),
        None => Type::WHOLE,
    };
    model.no_chance(&ty, decl.ty.as_ref().map_or(crate::resolve::NOWHERE, |ty| ty.span), "a stat");
    let index = family(model, decl.index.as_ref());
    for (name, title) in &decl.names {
        stat(model, owner, named(name, title.as_ref(), edition), &ty, index, decl);
    }
}

fn stat(model: &mut Model, owner: StatOwner, named: Named, ty: &Type, index: Option<FamilyIndex>, decl: &StatDecl) {
    if let StatOwner::Entity(entity) = owner
        && !unique(model, entity, &named)
    {
        return;
    }
    if let Some(first) = model.ir.names.stat(owner, &named.name).map(|id| model.ir.stats[id].named.span) {
        model.report(error::twice_in(named.span, &named.name, "the context", first));
        return;
    }
    let members = index.map_or_else(|| vec![named.clone()], |index| model.family_members(index));
    let first = model.ir.stats.len();
    Arc::make_mut(&mut model.ir.names).stats.entry(owner_key(owner)).or_default().insert(named.name.clone(), first);
    if decl.read_by_member && matches!(owner, StatOwner::Entity(_)) {
        Arc::make_mut(&mut model.ir.names).by_member.push(first);
    }
    // a family of a kind without entries has a name all the same
    for member in 0..members.len().max(1) {
        let mut stat = blank(named.clone(), owner, ty.clone(), index, members.len(), member);
        stat.read_by_member = decl.read_by_member;
        stat.rounded = decl.rounded;
        stat.positives_only = decl.scales_positives_only;
        model.ir.stats.push(stat);
    }
    if decl.value.is_none() {
        hosts(model, owner, first, members.len(), &named, ty, index);
    }
}

/// A stat without `=` is the host's: each member has a cell.
fn hosts(
    model: &mut Model,
    owner: StatOwner,
    first: usize,
    size: usize,
    named: &Named,
    ty: &Type,
    index: Option<FamilyIndex>,
) {
    let StatOwner::Entity(entity) = owner else {
        model.report(error::unsaid(named.span, "a context's stat must say what it is", "write `= …` after its type"));
        return;
    };
    if ty.is_dice() {
        return; // dice are never stored: the base is what `else` says
    }
    for member in 0..size {
        let id = model.ir.cells.len();
        model.ir.cells.push(Cell {
            named: named.clone(),
            entity,
            kind: CellKind::HostStat(first + member),
            ty: ty.clone(),
            index,
            size: size - member,
            low: None,
            high: None,
            start: None,
            bought: None,
            ticks: Vec::new(),
        });
        model.ir.stats[first + member].host = Some(id);
    }
}

fn unique(model: &mut Model, entity: usize, named: &Named) -> bool {
    let names = &model.ir.names;
    let stat = names.stat(StatOwner::Entity(entity), &named.name).map(|id| model.ir.stats[id].named.span);
    let cell = names.cell(entity, &named.name).map(|id| model.ir.cells[id].named.span);
    match stat.or(cell) {
        Some(first) => {
            let of = model.ir.entities[entity].named.name.clone();
            model.report(error::twice_in(named.span, &named.name, &format!("`{of}`"), first));
            false
        }
        None => true,
    }
}
