//! Names that were looked up in vain: what they name instead, and what an edition did to them.

use runebook_grammar::Span;
use runebook_grammar::tree::Name;

use super::Model;
use crate::error::{self, article};
use crate::ir::{CellKind, EntryId, FunctionKind, Ir, Named};

impl Model {
    /// Reports that no `kind` is called `name`: it is something else, it is gone, or it is unknown.
    pub(crate) fn no_such(&mut self, name: &Name, kind: &str, near: Option<String>) {
        // where any entry may stand, whatever kind it was of
        let any = |(of, called): &(String, String)| called == &name.text && (of == kind || kind == "entry");
        if let Some(((kind, _), gone)) = self.gone.iter().find(|(key, _)| any(key)) {
            let report = error::gone(name.span, &name.text, kind, gone.now.as_deref(), gone.place);
            self.report(report);
            return;
        }
        match what(&self.ir, &name.text) {
            Some((is, declared)) if is != kind => {
                let (is, wanted) = (article(&is), article(kind));
                self.report(error::wrong_kind(name.span, &name.text, &is, &wanted, declared, near));
            }
            _ => self.report(error::unknown(name.span, &name.text, kind, near)),
        }
    }
}

impl Model {
    /// The entries of this name. A pack goes on naming an entry as it did, though one that extends it has renamed it.
    pub(crate) fn entries_called(&self, name: &Name) -> Vec<EntryId> {
        let mut all = self.ir.names.entries.get(&name.text).cloned().unwrap_or_default();
        let edition = |place: Span| self.editions.get(place.file as usize);
        for ((kind, old), gone) in &self.gone {
            if let Some(now) =
                gone.now.as_ref().filter(|_| *old == name.text && edition(name.span) < edition(gone.place))
            {
                let renamed = self.ir.names.entries.get(now).into_iter().flatten().copied();
                all.extend(renamed.filter(|entry| self.ir.kinds[self.ir.entries[*entry].kind].named.name == *kind));
            }
        }
        all
    }
}

/// What a name names, whatever was wanted, and where it is declared.
pub(crate) fn what(ir: &Ir, name: &str) -> Option<(String, Span)> {
    let names = &ir.names;
    if let Some(entry) = names.entries.get(name).and_then(|all| all.first()) {
        let entry = &ir.entries[*entry];
        return Some((ir.kinds[entry.kind].named.name.clone(), entry.named.span));
    }
    if let Some((id, at)) = names.members.get(name).and_then(|all| all.first()) {
        return Some((ir.enums[*id].named.name.clone(), ir.enums[*id].members[*at].span));
    }
    declared(ir, name).or_else(|| member(ir, name)).map(|(what, place)| (what.to_owned(), place))
}

/// A stat or something stored of whatever entity or context has one of that name.
pub(crate) fn member(ir: &Ir, name: &str) -> Option<(&'static str, Span)> {
    let names = &ir.names;
    if let Some(cell) = names.cells.values().find_map(|of_one| of_one.get(name).copied()) {
        let what = match ir.cells[cell].kind {
            CellKind::Slot => "slot",
            CellKind::Memory => "memory",
            CellKind::Flag => "flag",
            _ => "resource",
        };
        return Some((what, ir.cells[cell].named.span));
    }
    let stat = names.stats.values().find_map(|of_one| of_one.get(name).copied())?;
    Some(("stat", ir.stats[stat].named.span))
}

/// Something declared at the top of a file.
fn declared(ir: &Ir, name: &str) -> Option<(&'static str, Span)> {
    let names = &ir.names;
    let function = names.functions.get(name).or_else(|| names.plans.get(name)).map(|id| &ir.functions[*id]);
    let all: [(&'static str, Option<&Named>); 14] = [
        ("status", names.statuses.get(name).map(|id| &ir.statuses[*id].named)),
        ("kind", names.kinds.get(name).map(|id| &ir.kinds[*id].named)),
        ("`one of`", names.enums.get(name).map(|id| &ir.enums[*id].named)),
        ("entity", names.entities.get(name).map(|id| &ir.entities[*id].named)),
        ("clock", names.clocks.get(name).map(|id| &ir.clocks[*id].named)),
        ("unit", names.units.get(name).map(|id| &ir.units[usize::from(*id)])),
        ("event", names.events.get(name).map(|id| &ir.events[*id].named)),
        ("command", names.commands.get(name).map(|id| &ir.commands[*id].named)),
        ("fact", names.facts.get(name).map(|id| &ir.facts[*id].named)),
        ("set", names.sets.get(name).map(|id| &ir.sets[*id].named)),
        (function.map_or("rule", |function| words(function.kind)), function.map(|function| &function.named)),
        ("context", names.contexts.get(name).map(|id| &ir.contexts[*id].named)),
        ("character", names.characters.get(name).map(|id| &ir.characters[*id].named)),
        ("step", ir.functions.iter().flat_map(|function| &function.steps).find(|step| step.name == name)),
    ];
    all.into_iter().find_map(|(what, named)| Some((what, named?.span)))
}

/// What a kind of function is called; a tick is its clock's.
pub(crate) fn words(kind: FunctionKind) -> &'static str {
    if kind == FunctionKind::Tick { "clock" } else { kind.word() }
}
