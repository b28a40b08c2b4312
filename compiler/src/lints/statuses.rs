//! Statuses that are given and change nothing, or change something and are never given.

use std::collections::BTreeSet;

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::Lint;
use super::unused::everything;
use crate::ir::{Act, ActKind, CellKind, Ir, Node, Source};

/// W005: a status that is given and never read, or read and never given.
pub(super) const LINT: Lint = Lint {
    code: "W005",
    name: "lonely_status",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find,
    page: include_str!("statuses.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let (given, read) = (given(ir), read(ir));
    let mut found = Vec::new();
    for (at, status) in ir.statuses.iter().enumerate() {
        let (is_given, is_read) = (given.contains(&at), read.contains(&at));
        if is_given && !is_read {
            let report = Diagnostic::warning(
                "W005",
                status.named.span,
                format!("`{}` is given, but nothing depends on it", status.named.name),
            );
            found.push(report.help("let a rule ask for it, or give it a standing change; a status that only the host reads says so in a `text`"));
        }
        if is_read && !is_given && status.text.is_none() {
            let report = Diagnostic::warning(
                "W005",
                status.named.span,
                format!("`{}` is asked for, but nothing gives it", status.named.name),
            );
            found.push(
                report.help("give it with `gain …`, or remove it; one that only the host gives says so in a `text`"),
            );
        }
    }
    found
}

fn given(ir: &Ir) -> BTreeSet<usize> {
    let mut all = BTreeSet::new();
    let bodies = ir
        .functions
        .iter()
        .map(|function| &function.body)
        .chain(ir.reactions.iter().map(|reaction| &reaction.body))
        .chain(ir.replacements.iter().map(|replacement| &replacement.body));
    bodies.for_each(|body| gains(body, &mut all));
    all
}

fn gains(body: &[Act], all: &mut BTreeSet<usize>) {
    for act in body {
        match &act.kind {
            ActKind::Gain { status, .. } => {
                all.insert(*status);
            }
            ActKind::If { then, otherwise, .. } => {
                gains(then, all);
                gains(otherwise, all);
            }
            ActKind::Step { body, .. }
            | ActKind::Repeat { body, .. }
            | ActKind::WithChance { body, .. }
            | ActKind::For { body, .. } => gains(body, all),
            _ => {}
        }
    }
}

/// Statuses whose cell a rule reads, that have rules of their own, or prose for whoever plays the host.
fn read(ir: &Ir) -> BTreeSet<usize> {
    let mut all = BTreeSet::new();
    everything(ir, &mut |expr| {
        if let Node::Cell { cell, .. } = &expr.node
            && let CellKind::Status(status) = ir.cells[*cell].kind
        {
            all.insert(status);
        }
    });
    let sources = ir
        .modifiers
        .iter()
        .map(|modifier| modifier.source)
        .chain(ir.grants.iter().map(|grant| grant.source))
        .chain(ir.additions.iter().map(|addition| addition.source))
        .chain(ir.reactions.iter().filter(|reaction| !only_ends(reaction)).map(|reaction| reaction.source));
    all.extend(sources.filter_map(|source| match source {
        Source::Status(status) => Some(status),
        Source::Entry(_) | Source::Rules => None,
    }));
    all.extend(ir.statuses.iter().enumerate().filter(|(_, status)| status.text.is_some()).map(|(at, _)| at));
    all
}

fn only_ends(reaction: &crate::ir::Reaction) -> bool {
    matches!(reaction.body.as_slice(), [Act { kind: ActKind::Lose { .. }, .. }])
}
