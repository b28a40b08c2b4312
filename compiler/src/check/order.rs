//! What goes in a circle: a value that depends on itself, a rule that calls itself, entries that need each other.

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::Span;

use crate::check::Checker;
use crate::check::circle::{Edge, circles};
use crate::check::reads::Thing;
use crate::error;
use crate::ir::{EntryId, Expr, FunctionKind, Gate, Node, walk};

impl Checker {
    /// Reports all circles.
    pub(super) fn order(&mut self) {
        self.value_circles();
        self.call_circles();
        self.needs_circles();
    }

    fn value_circles(&mut self) {
        let mut edges: Vec<Edge> = Vec::new();
        let mut add = |from: Thing, value: &Expr, added: bool| {
            let from = self.number(from);
            let reads = self.reads(value).into_iter();
            let denied = denied(value);
            let edge = |(to, place)| Edge { from, to: self.number(to), place, added, turned: denied.contains(&place) };
            edges.extend(reads.map(edge));
        };
        let ir = self.ir();
        for (stat, found) in ir.stats.iter().enumerate() {
            found
                .base
                .iter()
                .chain(&found.low)
                .chain(&found.high)
                .for_each(|value| add(Thing::Stat(stat), value, false));
        }
        for modifier in &ir.modifiers {
            for stat in &modifier.targets {
                let values = modifier.when.iter().chain([&modifier.value]).chain(&modifier.up_to);
                values.for_each(|value| add(Thing::Stat(*stat), value, true));
            }
        }
        for grant in &ir.grants {
            grant.when.iter().for_each(|value| add(Thing::Entry(grant.entry), value, true));
        }
        for (function, found) in ir.functions.iter().enumerate() {
            found.value.iter().for_each(|value| add(Thing::Function(function), value, false));
        }
        for (fact, found) in ir.facts.iter().enumerate() {
            found.otherwise.iter().for_each(|value| add(Thing::Fact(fact), value, false));
        }
        for (set, found) in ir.sets.iter().enumerate() {
            found.otherwise.iter().for_each(|value| add(Thing::Set(set), value, false));
            let additions = ir.additions.iter().filter(|one| one.set == set);
            additions
                .flat_map(|one| one.when.iter().chain([&one.value]))
                .for_each(|value| add(Thing::Set(set), value, true));
        }
        edges.extend(self.gates());
        for (from, to, place) in &self.calls {
            // a value that could not be found has lost what it calls
            if ir.functions[*from].value.is_some() && ir.functions[*to].value.is_some() {
                let (from, to) = (self.number(Thing::Function(*from)), self.number(Thing::Function(*to)));
                edges.push(Edge { from, to, place: *place, added: false, turned: false });
            }
        }
        for (_, circle) in circles(self.things(), &edges, |number| self.name_of_thing(number)) {
            self.report(error::cycle(&circle));
        }
    }

    /// What holds only for who has an entry depends on whether they have it.
    fn gates(&self) -> Vec<Edge> {
        let edge = |from: Thing, gate: Gate, place: Span| match gate {
            Gate::Entry(entry) => Some(Edge {
                from: self.number(from),
                to: self.number(Thing::Entry(entry)),
                place,
                added: true,
                turned: false,
            }),
            Gate::Open | Gate::Status(_) => None,
        };
        let ir = self.ir();
        let changes = ir.modifiers.iter().flat_map(|one| one.targets.iter().map(move |stat| (one, *stat)));
        let changes = changes.filter_map(|(one, stat)| edge(Thing::Stat(stat), one.gate, one.span));
        let additions = ir.additions.iter().filter_map(|one| edge(Thing::Set(one.set), one.gate, one.span));
        let grants = ir.grants.iter().filter_map(|one| edge(Thing::Entry(one.entry), one.gate, one.span));
        changes.chain(additions).chain(grants).collect()
    }

    /// Procedures, checks and dice; what has a value was looked at with the values.
    fn call_circles(&mut self) {
        let ir = self.ir();
        let runs = |id: usize| {
            !matches!(ir.functions[id].kind, FunctionKind::Formula | FunctionKind::Table | FunctionKind::Chance)
        };
        let calls = self.calls.iter().filter(|(from, to, _)| runs(*from) && runs(*to));
        let edges: Vec<Edge> = calls
            .map(|(from, to, place)| Edge { from: *from, to: *to, place: *place, added: false, turned: false })
            .collect();
        let found = circles(ir.functions.len(), &edges, |id| ir.functions[id].named.name.clone());
        let dice = |ids: &[usize]| ids.iter().all(|id| ir.functions[*id].kind == FunctionKind::Die);
        let reports: Vec<_> = found.iter().map(|(ids, circle)| error::calls_itself(circle, dice(ids))).collect();
        reports.into_iter().for_each(|report| self.report(report));
    }

    /// Entries that can never be learned, because every way to them needs them; what only needs such an entry is no news.
    fn needs_circles(&mut self) {
        let ir = self.ir();
        let mut open: BTreeSet<EntryId> =
            (0..ir.entries.len()).filter(|entry| ir.entries[*entry].needs.is_some()).collect();
        let mut waiting: BTreeMap<EntryId, Vec<EntryId>> = BTreeMap::new();
        for entry in &open {
            for (needed, _) in ir.entries[*entry].needs.iter().flat_map(named) {
                waiting.entry(needed).or_default().push(*entry);
            }
        }
        let mut next: Vec<EntryId> = open.iter().copied().collect();
        while let Some(entry) = next.pop() {
            let can = ir.entries[entry].needs.as_ref().is_none_or(|needs| met(needs, &open));
            if can && open.remove(&entry) {
                next.extend(waiting.remove(&entry).unwrap_or_default());
            }
        }
        let mut edges: Vec<Edge> = Vec::new();
        for entry in &open {
            let needs = ir.entries[*entry].needs.iter().flat_map(named).filter(|(to, _)| open.contains(to));
            edges.extend(needs.map(|(to, place)| Edge { from: *entry, to, place, added: false, turned: false }));
        }
        for (_, circle) in circles(ir.entries.len(), &edges, |entry| ir.entries[entry].named.name.clone()) {
            self.report(error::needs_itself(&circle));
        }
    }
}

/// The places of what a value denies: `not X`, and `unless X`.
fn denied(value: &Expr) -> BTreeSet<Span> {
    let mut found = BTreeSet::new();
    walk::each(value, &mut |inner| {
        if let Node::Not(inner) = &inner.node
            && let Node::Stat { .. } = inner.plain().node
        {
            found.insert(inner.plain().span);
        }
    });
    found
}

fn met(needs: &Expr, open: &BTreeSet<EntryId>) -> bool {
    match &needs.node {
        Node::And(left, right) => met(left, open) && met(right, open),
        Node::Or(left, right) => met(left, open) || met(right, open),
        Node::Holds { entry, .. } => match entry.node {
            Node::Entry(entry) => !open.contains(&entry),
            _ => true,
        },
        _ => true,
    }
}

/// The entries that a prerequisite names, and where.
fn named(needs: &Expr) -> Vec<(EntryId, Span)> {
    match &needs.node {
        Node::And(left, right) | Node::Or(left, right) => [named(left), named(right)].concat(),
        Node::Holds { entry, .. } => match entry.node {
            Node::Entry(id) => vec![(id, entry.span)],
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}
