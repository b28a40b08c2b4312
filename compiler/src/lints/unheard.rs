//! Triggers on events that nothing announces: no rule does, and no declaration says that the game tells it.

use std::collections::BTreeSet;

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::Lint;
use crate::ir::{Act, ActKind, Ir, Type};

/// W016: a trigger on an event that nothing announces.
pub(super) const LINT: Lint = Lint {
    code: "W016",
    name: "unheard_event",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("unheard.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut told = BTreeSet::new();
    let functions = ir.functions.iter().map(|function| &function.body);
    let reactions = ir.reactions.iter().map(|reaction| &reaction.body);
    let bodies = functions.chain(reactions).chain(ir.replacements.iter().map(|one| &one.body));
    bodies.for_each(|body| announced(body, &mut told));
    let silent = |event: usize| !told.contains(&event) && !ir.events[event].told;
    let waiting = ir.reactions.iter().filter(|one| silent(one.event) && !named_by_field(ir));
    let mut found: Vec<Diagnostic> = waiting
        .map(|one| {
            let event = &ir.events[one.event].named;
            Diagnostic::warning("W016", one.span, format!("nothing announces `{}`", event.name))
                .here("waits for what never happens")
                .and(event.span, "declared here")
                .why("no rule announces it, and the event does not say that the game tells it")
                .help(format!(
                    "write `announce {}(…)` where it happens; or, if the game tells it, `told by the game` after the event",
                    event.name
                ))
        })
        .collect();
    found.dedup_by_key(|report| report.primary.span);
    found
}

/// Whether entries name events in fields, so that one trigger waits for several.
fn named_by_field(ir: &Ir) -> bool {
    ir.kinds.iter().flat_map(|kind| &kind.fields).any(|field| field.ty == Type::EventName)
}

fn announced(body: &[Act], told: &mut BTreeSet<usize>) {
    for act in body {
        match &act.kind {
            ActKind::Announce { event, .. } => {
                told.insert(*event);
            }
            ActKind::If { then, otherwise, .. } => {
                announced(then, told);
                announced(otherwise, told);
            }
            ActKind::Step { body, .. }
            | ActKind::Repeat { body, .. }
            | ActKind::WithChance { body, .. }
            | ActKind::For { body, .. } => announced(body, told),
            _ => {}
        }
    }
}
