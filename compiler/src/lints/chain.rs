//! Chains that can feed themselves: a trigger that sets itself off again, with nothing that ends it but the machine.
//!
//! A way goes from an event to the triggers on it, from a trigger or a procedure to what it announces and calls. These
//! bound it, and are silent: `once per …`; a condition that what is handed on makes false (`attack kind is not riposte`,
//! and a riposte is struck); a condition about something stored that is changed on the way; a number that is handed on and
//! asked about; a fact about more than who takes part.

mod graph;
mod known;
mod stored;

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::{Confidence, Diagnostic, Severity};

use self::graph::{Graph, Link, Thing};
use super::Lint;
use crate::check::circle::{Edge, circles, knots};
use crate::ir::{CellId, Ir, Source};

/// W018: a chain that can feed itself.
pub(super) const LINT: Lint = Lint {
    code: "W018",
    name: "endless_chain",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("chain.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let graph = Graph::of(ir);
    let links: Vec<&Link<'_>> = graph.links.iter().filter(|link| !link.once).collect();
    let knots = knots(graph.states.len(), &edges(&links));
    let mut rounds = BTreeMap::new();
    let unbounded: Vec<&Link<'_>> =
        links.into_iter().filter(|link| !bounded(ir, &graph, &knots, &mut rounds, link)).collect();
    let found = circles(graph.states.len(), &edges(&unbounded), |state| name(ir, graph.states[state].thing));
    let mut seen = BTreeSet::new();
    let mut reports: Vec<Diagnostic> = found
        .iter()
        .filter(|(states, _)| {
            seen.insert(states.iter().map(|state| graph.states[*state].thing).collect::<BTreeSet<_>>())
        })
        .map(|(states, circle)| report(ir, &graph, states, &circle.places))
        .collect();
    // what a kind gives to each of its entries is written once
    reports.sort_by_key(|report| report.primary.span);
    reports.dedup_by_key(|report| report.primary.span);
    reports
}

fn edges(links: &[&Link<'_>]) -> Vec<Edge> {
    links
        .iter()
        .map(|link| Edge { from: link.from, to: link.to, place: link.place, added: false, turned: false })
        .collect()
}

/// What happens on the ways round a knot: the same wherever one stands in it.
struct Round {
    /// Whether a number that was handed in is handed on.
    counts: bool,
    /// What is changed.
    changed: BTreeSet<CellId>,
}

impl Round {
    fn of(graph: &Graph<'_>, knots: &[usize], knot: usize, state: usize) -> Self {
        let inside = |other: &&Link<'_>| knots[other.from] == knot && knots[other.to] == knot;
        let counts = graph.links.iter().filter(inside).any(|other| other.hands_on);
        Self { counts, changed: graph.changed_after(state) }
    }
}

/// Whether something on the way round ends it here sooner or later.
fn bounded(ir: &Ir, graph: &Graph<'_>, knots: &[usize], rounds: &mut BTreeMap<usize, Round>, link: &Link<'_>) -> bool {
    let knot = knots[link.from];
    if knot != knots[link.to] || link.guards.is_empty() {
        return false;
    }
    let round = rounds.entry(knot).or_insert_with(|| Round::of(graph, knots, knot, link.from));
    link.guards.iter().any(|guard| {
        stored::asks_number(ir, graph.states[link.from].thing, guard) && round.counts
            || stored::asks_world(ir, guard)
            || stored::asks_stored(ir, guard, &round.changed)
    })
}

fn name(ir: &Ir, thing: Thing) -> String {
    match thing {
        Thing::Event(event) => ir.events[event].named.name.clone(),
        Thing::Function(function) => ir.functions[function].named.name.clone(),
        Thing::Trigger(trigger) => match ir.reactions[trigger].source {
            Source::Entry(entry) => ir.entries[entry].named.name.clone(),
            Source::Status(status) => ir.statuses[status].named.name.clone(),
            Source::Rules => format!("on {}", ir.events[ir.reactions[trigger].event].named.name),
        },
    }
}

fn report(ir: &Ir, graph: &Graph<'_>, states: &[usize], places: &[runebook_grammar::Span]) -> Diagnostic {
    let things: Vec<Thing> = states.iter().map(|state| graph.states[*state].thing).collect();
    // the way is told from its first trigger on
    let first = (0..things.len()).filter(|at| matches!(things[*at], Thing::Trigger(_))).min_by_key(|at| places[*at]);
    let first = first.unwrap_or(0);
    let turn = |at: usize| (first + at) % things.len();
    let names: Vec<String> = (0..=things.len()).map(|at| format!("`{}`", name(ir, things[turn(at)]))).collect();
    let place = match things[first] {
        Thing::Trigger(trigger) => ir.reactions[trigger].span,
        Thing::Event(_) | Thing::Function(_) => places[first],
    };
    let what = if matches!(things[first], Thing::Trigger(_)) { "this trigger" } else { "this call" };
    let message = format!("{what} can set itself off again and again: {}", names.join(" → "));
    let mut found = Diagnostic::warning("W018", place, message).here("begins anew each time");
    for at in 0..things.len() {
        let says = match things[turn(at + 1)] {
            Thing::Event(_) => format!("{} announces {}", names[at], names[at + 1]),
            Thing::Function(_) => format!("{} calls {}", names[at], names[at + 1]),
            Thing::Trigger(_) => continue,
        };
        found = found.and(places[turn(at)], says);
    }
    let help = match things[first] {
        Thing::Trigger(_) => {
            "bound it: `once per round`, or a condition that what it does itself does not meet, such as `when attack kind is regular`"
        }
        Thing::Event(_) | Thing::Function(_) => "let a condition end it, or repeat it with `repeat at most 10 times`",
    };
    found
        .why("nothing on this way ends it, so a game stops it as nested too deep, and all that was done is dropped")
        .help(help)
}
