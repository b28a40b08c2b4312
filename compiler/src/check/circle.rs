//! Circles in what depends on what: for each knot of things that reach each other, one shortest way round.

use std::collections::BTreeMap;

use petgraph::algo::kosaraju_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use runebook_grammar::Span;

use crate::error::Circle;

/// One thing names another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    /// Who.
    pub from: usize,
    /// Whom.
    pub to: usize,
    /// Where.
    pub place: Span,
    /// Whether an entry says so, and not the declaration itself: there the circle was closed.
    pub added: bool,
    /// Whether the one holds only where the other does not.
    pub turned: bool,
}

/// The number of the knot that each of `count` things is in: those that reach each other have the same.
pub(crate) fn knots(count: usize, edges: &[Edge]) -> Vec<usize> {
    let mut graph: DiGraph<(), ()> = DiGraph::with_capacity(count, edges.len());
    let nodes: Vec<NodeIndex> = (0..count).map(|_| graph.add_node(())).collect();
    for edge in edges {
        graph.add_edge(nodes[edge.from], nodes[edge.to], ());
    }
    let mut knots = vec![usize::MAX; count];
    for (number, part) in kosaraju_scc(&graph).into_iter().enumerate() {
        for node in part {
            knots[node.index()] = number;
        }
    }
    knots
}

/// The circles among `count` things, each with the things on it.
pub(crate) fn circles(count: usize, edges: &[Edge], name: impl Fn(usize) -> String) -> Vec<(Vec<usize>, Circle)> {
    let knot = knots(count, edges);
    let mut inner: BTreeMap<usize, Vec<&Edge>> = BTreeMap::new();
    for edge in edges.iter().filter(|edge| knot[edge.from] == knot[edge.to]) {
        inner.entry(knot[edge.from]).or_default().push(edge);
    }
    inner.into_values().filter_map(|edges| shortest(edges, &name)).collect()
}

/// The shortest way round that begins with what was added, whatever the order of the edges.
fn shortest(mut edges: Vec<&Edge>, name: &impl Fn(usize) -> String) -> Option<(Vec<usize>, Circle)> {
    edges.sort_by_cached_key(|edge| (!edge.added, name(edge.from), name(edge.to), edge.place));
    let first = *edges.first()?;
    let mut reached: BTreeMap<usize, &Edge> = BTreeMap::new();
    let mut front = vec![first.to];
    while first.to != first.from && !front.is_empty() && !reached.contains_key(&first.from) {
        let mut next = Vec::new();
        for edge in edges.iter().filter(|edge| front.contains(&edge.from)) {
            if edge.to != first.to && !reached.contains_key(&edge.to) {
                reached.insert(edge.to, edge);
                next.push(edge.to);
            }
        }
        front = next;
    }
    let mut way = Vec::new();
    let mut at = first.from;
    while at != first.to {
        let edge = *reached.get(&at)?;
        way.push(edge);
        at = edge.from;
    }
    way.push(first);
    way.reverse();
    let things = way.iter().map(|edge| edge.from).collect();
    let names = way.iter().map(|edge| name(edge.from)).collect();
    let places = way.iter().map(|edge| edge.place).collect();
    let turned = way.iter().filter(|edge| edge.turned).count();
    Some((things, Circle { names, places, turned }))
}
