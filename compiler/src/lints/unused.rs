//! Constants that nothing reads, in rules or in prose; facts that no rule asks.

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::{Confidence, Diagnostic, Severity, Span};

use super::Lint;
use crate::ir::{Expr, Ir, Node, walk};
use crate::placeholders;

/// W004: a constant that nothing uses.
pub(super) const LINT: Lint = Lint {
    code: "W004",
    name: "unused",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find,
    page: include_str!("unused.md"),
};

/// W009: a fact or set that no rule asks. A pack that others extend allows it: its editions ask.
pub(super) const FACTS: Lint = Lint {
    code: "W009",
    name: "unasked_fact",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find: unasked,
    page: include_str!("unasked.md"),
};

/// The constants that are named, by entry.
type Used = BTreeMap<Option<usize>, BTreeSet<String>>;

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut names = Used::new();
    everything(ir, &mut |expr| {
        if let Node::Named { name, entry, .. } = &expr.node {
            let of_entry = names.entry(*entry).or_default();
            if !of_entry.contains(name.as_str()) {
                of_entry.insert(String::clone(name));
            }
        }
    });
    constants(ir, &names)
}

fn unasked(ir: &Ir) -> Vec<Diagnostic> {
    let (mut facts, mut sets): (BTreeSet<usize>, BTreeSet<usize>) = (BTreeSet::new(), BTreeSet::new());
    everything(ir, &mut |expr| match &expr.node {
        Node::Fact { fact, .. } => facts.extend([*fact]),
        Node::Set { set, .. } => sets.extend([*set]),
        _ => {}
    });
    sets.extend(ir.events.iter().filter_map(|event| event.audience.as_ref().map(|(set, _)| *set)));
    let facts = ir
        .facts
        .iter()
        .enumerate()
        .filter(|(at, _)| !facts.contains(at))
        .map(|(_, fact)| (fact, "no rule asks the fact"));
    let sets = ir
        .sets
        .iter()
        .enumerate()
        .filter(|(at, _)| !sets.contains(at))
        .map(|(_, set)| (set, "no rule goes through the set"));
    facts
        .chain(sets)
        .map(|(found, what)| {
            Diagnostic::warning("W009", found.named.span, format!("{what} `{}`", found.named.name))
                .why("every host must answer it, for nothing")
                .help("ask it in a rule or remove it; a pack that others extend may set `unasked_fact: allow`")
        })
        .collect()
}

fn constants(ir: &Ir, used: &Used) -> Vec<Diagnostic> {
    let used = |entry: Option<usize>, name: &str| used.get(&entry).is_some_and(|names| names.contains(name));
    let mut spans: Vec<(Span, String, bool)> = Vec::new();
    for (at, entry) in ir.entries.iter().enumerate() {
        let prose: Vec<String> = entry
            .text
            .iter()
            .chain(&entry.says)
            .chain(&entry.notes)
            .chain(entry.image.iter().filter_map(|image| image.shows.as_ref()))
            .flat_map(|(text, _)| placeholders::names(text))
            .collect();
        for constant in &entry.constants {
            let name = &constant.named.name;
            let read = used(Some(at), name) || prose.contains(name);
            spans.push((constant.named.span, name.clone(), read));
        }
    }
    for status in &ir.statuses {
        let shows = status.image.iter().filter_map(|image| image.shows.as_ref());
        let prose = status.text.iter().chain(&status.notes).chain(shows);
        let prose: Vec<String> = prose.flat_map(|(text, _)| placeholders::names(text)).collect();
        for constant in &status.constants {
            let name = &constant.named.name;
            spans.push((constant.named.span, name.clone(), used(None, name) || prose.contains(name)));
        }
    }
    // a constant of a kind is unused only if no entry of it reads it
    let read: BTreeSet<Span> = spans.iter().filter(|(.., read)| *read).map(|(span, ..)| *span).collect();
    let mut found: Vec<Diagnostic> = spans
        .iter()
        .filter(|(span, ..)| !read.contains(span))
        .map(|(span, name, _)| {
            Diagnostic::warning("W004", *span, format!("nothing uses `{name}`"))
                .why("a number that nothing reads is usually one that was meant to be read")
                .help("use it in a rule or as a placeholder in the prose, or remove it")
        })
        .collect();
    found.dedup_by_key(|report| report.primary.span);
    found
}

/// Every value of the program.
pub(super) fn everything(ir: &Ir, visit: &mut dyn FnMut(&Expr)) {
    for modifier in &ir.modifiers {
        modifier.when.iter().chain([&modifier.value]).chain(&modifier.up_to).for_each(|expr| walk::each(expr, visit));
    }
    ir.grants.iter().filter_map(|grant| grant.when.as_ref()).for_each(|expr| walk::each(expr, visit));
    for addition in &ir.additions {
        addition.when.iter().chain([&addition.value]).for_each(|expr| walk::each(expr, visit));
    }
    for reaction in &ir.reactions {
        reaction.when.iter().for_each(|expr| walk::each(expr, visit));
        walk::values(&reaction.body, visit);
    }
    for replacement in &ir.replacements {
        replacement.when.iter().chain(&replacement.value).for_each(|expr| walk::each(expr, visit));
        walk::values(&replacement.body, visit);
    }
    for function in &ir.functions {
        function.value.iter().chain(&function.starts).for_each(|expr| walk::each(expr, visit));
        walk::values(&function.body, visit);
    }
    for stat in &ir.stats {
        stat.base.iter().chain(&stat.low).chain(&stat.high).for_each(|expr| walk::each(expr, visit));
    }
    for cell in &ir.cells {
        cell.low
            .iter()
            .chain(&cell.high)
            .chain(&cell.start)
            .chain(cell.bought.iter().map(|(_, price)| price))
            .for_each(|expr| walk::each(expr, visit));
    }
    for entry in &ir.entries {
        entry
            .requires
            .iter()
            .chain(&entry.needs_waived)
            .chain(entry.price.iter().map(|(_, price)| price))
            .for_each(|expr| walk::each(expr, visit));
        entry.constants.iter().for_each(|constant| walk::each(&constant.value, visit));
        entry.fields.iter().flat_map(|field| &field.values).for_each(|expr| walk::each(expr, visit));
        entry
            .parameters
            .iter()
            .filter_map(|parameter| parameter.filter.as_ref())
            .for_each(|expr| walk::each(expr, visit));
    }
    for question in ir.facts.iter().chain(&ir.sets) {
        question.otherwise.iter().for_each(|expr| walk::each(expr, visit));
    }
}
