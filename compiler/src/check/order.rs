//! What goes in a circle: a value that depends on itself, a rule that calls itself, entries that need each other.

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::{Diagnostic, Span};

use crate::check::Checker;
use crate::check::circle::{Edge, circles};
use crate::check::part::Part;
use crate::check::reads::Thing;
use crate::check::view::Rules;
use crate::error;
use crate::ir::{EntryId, Expr, FunctionKind, Gate, Node, walk};

/// What is known to go in no circle, so that nobody need look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Looked {
    pub values: bool,
    pub needs: bool,
}

/// The circles, and what goes in none.
pub(super) struct Order {
    pub found: Vec<Diagnostic>,
    pub clear: Looked,
}

impl Checker {
    /// All circles.
    pub(super) fn order(&self, parts: &[Part], rest: Rules<'_>, looked: Looked) -> Order {
        let values = || if looked.values { Vec::new() } else { self.value_circles(parts, rest) };
        let needs = || if looked.needs { Vec::new() } else { self.needs_circles() };
        let (values, (calls, needs)) = rayon::join(values, || (self.call_circles(), needs()));
        let clear = Looked { values: values.is_empty(), needs: needs.is_empty() };
        Order { found: [values, calls, needs].concat(), clear }
    }

    fn value_circles(&self, parts: &[Part], rest: Rules<'_>) -> Vec<Diagnostic> {
        let mut edges: Vec<Edge> = self.edges(rest);
        edges.extend(parts.iter().flat_map(|part| &part.edges));
        let ir = self.ir();
        for (stat, found) in ir.stats.iter().enumerate() {
            let values = found.base.iter().chain(&found.low).chain(&found.high);
            values.for_each(|value| self.edges_of(Thing::Stat(stat), value, false, &mut edges));
        }
        for (function, found) in ir.functions.iter().enumerate() {
            let value = found.value.iter();
            value.for_each(|value| self.edges_of(Thing::Function(function), value, false, &mut edges));
        }
        for (fact, found) in ir.facts.iter().enumerate() {
            found.otherwise.iter().for_each(|value| self.edges_of(Thing::Fact(fact), value, false, &mut edges));
        }
        for (set, found) in ir.sets.iter().enumerate() {
            found.otherwise.iter().for_each(|value| self.edges_of(Thing::Set(set), value, false, &mut edges));
        }
        for (from, to, place) in &self.calls {
            // a value that could not be found has lost what it calls
            if ir.functions[*from].value.is_some() && ir.functions[*to].value.is_some() {
                let (from, to) = (self.number(Thing::Function(*from)), self.number(Thing::Function(*to)));
                edges.push(Edge { from, to, place: *place, added: false, turned: false });
            }
        }
        let found = circles(self.things(), &edges, |number| self.name_of_thing(number));
        found.iter().map(|(_, circle)| error::cycle(circle)).collect()
    }

    /// What depends on what by these rules.
    pub(super) fn edges(&self, rules: Rules<'_>) -> Vec<Edge> {
        let mut edges = self.gates(rules);
        for modifier in rules.modifiers {
            for stat in &modifier.targets {
                let values = modifier.when.iter().chain([&modifier.value]).chain(&modifier.up_to);
                values.for_each(|value| self.edges_of(Thing::Stat(*stat), value, true, &mut edges));
            }
        }
        for grant in rules.grants {
            let when = grant.when.iter();
            when.for_each(|value| self.edges_of(Thing::Entry(grant.entry), value, true, &mut edges));
        }
        for one in rules.additions {
            let values = one.when.iter().chain([&one.value]);
            values.for_each(|value| self.edges_of(Thing::Set(one.set), value, true, &mut edges));
        }
        edges
    }

    fn edges_of(&self, from: Thing, value: &Expr, added: bool, edges: &mut Vec<Edge>) {
        let from = self.number(from);
        let denied = denied(value);
        let edge = |(to, place)| Edge { from, to: self.number(to), place, added, turned: denied.contains(&place) };
        edges.extend(self.reads(value).into_iter().map(edge));
    }

    /// What holds only for who has an entry depends on whether they have it.
    fn gates(&self, rules: Rules<'_>) -> Vec<Edge> {
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
        let changes = rules.modifiers.iter().flat_map(|one| one.targets.iter().map(move |stat| (one, *stat)));
        let changes = changes.filter_map(|(one, stat)| edge(Thing::Stat(stat), one.gate, one.span));
        let additions = rules.additions.iter().filter_map(|one| edge(Thing::Set(one.set), one.gate, one.span));
        let grants = rules.grants.iter().filter_map(|one| edge(Thing::Entry(one.entry), one.gate, one.span));
        changes.chain(additions).chain(grants).collect()
    }

    /// Procedures, checks and dice; what has a value was looked at with the values.
    fn call_circles(&self) -> Vec<Diagnostic> {
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
        found.iter().map(|(ids, circle)| error::calls_itself(circle, dice(ids))).collect()
    }

    /// Entries that can never be learned, because every way to them needs them; what only needs such an entry is no news.
    fn needs_circles(&self) -> Vec<Diagnostic> {
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
        let found = circles(ir.entries.len(), &edges, |entry| ir.entries[entry].named.name.clone());
        found.iter().map(|(_, circle)| error::needs_itself(circle)).collect()
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
