//! Entries that no test of the pack mentions.

use std::collections::BTreeSet;

use runebook_grammar::{Confidence, Diagnostic};

use super::Lint;
use crate::ir::{Character, EntryId, Expect, Expr, Ir, Node, Query, walk};

/// W008: an entry without a test. Allowed unless the pack asks for it.
pub(super) const LINT: Lint = Lint {
    code: "W008",
    name: "untested_entry",
    level: None,
    sure: Confidence::Certain,
    find,
    page: include_str!("untested.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut seen: BTreeSet<EntryId> = BTreeSet::new();
    for expect in ir.tests.iter().flat_map(|test| &test.expects) {
        match expect {
            Expect::Holds { .. } | Expect::Odds { .. } | Expect::Dominates { .. } | Expect::Order { .. } => {
                expect.queries().into_iter().for_each(|query| of_query(query, &mut seen));
            }
            Expect::Sentence { entry, .. } => {
                seen.insert(*entry);
            }
        }
    }
    ir.entries
        .iter()
        .enumerate()
        .filter(|(at, _)| !seen.contains(at))
        .map(|(_, entry)| {
            Diagnostic::warning("W008", entry.named.span, format!("no test mentions `{}`", entry.named.name))
                .help("add a `test` that shows it doing what its prose says, and one that shows when it does not")
        })
        .collect()
}

fn of_query(query: &Query, seen: &mut BTreeSet<EntryId>) {
    query.scene.iter().for_each(|character| of_character(character, seen));
    let mut visit = |expr: &Expr| {
        if let Node::Entry(entry) = expr.node {
            seen.insert(entry);
        }
    };
    query.values.iter().for_each(|value| walk::each(value, &mut visit));
    walk::values(&query.acts, &mut visit);
}

fn of_character(character: &Character, seen: &mut BTreeSet<EntryId>) {
    seen.extend(&character.holds);
    for store in &character.stores {
        if let Node::Entry(entry) = store.value.plain().node {
            seen.insert(entry);
        }
    }
}
