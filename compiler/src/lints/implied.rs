//! A prerequisite that another one brings with it.

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::Lint;
use crate::ir::{EntryId, Expr, Ir, Node};

/// W013: a prerequisite that another one implies.
pub(super) const LINT: Lint = Lint {
    code: "W013",
    name: "implied_need",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find,
    page: include_str!("implied.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for entry in &ir.entries {
        let needs = all_of(entry.needs.as_ref());
        for (needed, expr) in &needs {
            let by = needs.iter().find(|(other, by)| by.span != expr.span && brings(ir, *other, *needed, 0));
            if let Some((by, place)) = by {
                found.push(report(ir, (*needed, expr), (*by, place)));
            }
        }
    }
    found
}

/// The entries that must be had, whatever else is.
pub(super) fn all_of(needs: Option<&Expr>) -> Vec<(EntryId, &Expr)> {
    match needs.map(|needs| (&needs.node, needs)) {
        Some((Node::And(left, right), _)) => [all_of(Some(left)), all_of(Some(right))].concat(),
        Some((Node::Holds { entry, .. }, expr)) => match entry.plain().node {
            Node::Entry(entry) => vec![(entry, expr)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

/// Whether whoever has `entry` has `needed`, or is it. What can be waived brings nothing.
fn brings(ir: &Ir, entry: EntryId, needed: EntryId, deep: usize) -> bool {
    entry == needed
        || deep < ir.entries.len()
            && ir.entries[entry].needs_waived.is_none()
            && all_of(ir.entries[entry].needs.as_ref()).iter().any(|(next, _)| brings(ir, *next, needed, deep + 1))
}

fn report(ir: &Ir, (needed, expr): (EntryId, &Expr), (by, place): (EntryId, &Expr)) -> Diagnostic {
    let (needed, by) = (&ir.entries[needed].named.name, &ir.entries[by].named.name);
    Diagnostic::warning("W013", expr.span, format!("`{by}` brings `{needed}` with it"))
        .here("need not be said")
        .and(place.span, "whoever learns this has it already")
        .help("leave it out, or write `or` if one of them is enough")
}
