//! Where the names of a tree stand: columns by how much must come before, rows so that few lines cross.

use petgraph::algo::{greedy_feedback_arc_set, toposort};
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
use petgraph::{Direction, stable_graph::StableDiGraph};

/// Times that the rows are put in order anew, forth and back.
const SWEEPS: usize = 8;

/// Where a name stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Node {
    /// Counted from 0, from the left.
    pub(super) column: usize,
    /// Counted from 0, from the top; halves are possible.
    pub(super) row: f64,
}

/// The way of a line: the column and row of its ends and of each column between.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Route {
    /// From the left to the right.
    pub(super) points: Vec<(usize, f64)>,
}

/// Names and lines in their places.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Layout {
    /// By name, in the order given.
    pub(super) nodes: Vec<Node>,
    /// By line, in the order given.
    pub(super) routes: Vec<Route>,
    /// How many columns there are.
    pub(super) columns: usize,
}

/// The places of `count` names and the lines between them, each from what is needed to what needs it. The same names and lines
/// stand in the same places, always.
pub(super) fn of(count: usize, lines: &[(usize, usize)]) -> Layout {
    let columns = columns(count, lines);
    let mut cells: Vec<usize> = columns.clone();
    let mut links: Vec<(usize, usize)> = Vec::new();
    let mut ways = Vec::new();
    for (from, to) in lines {
        let forward = columns[*from] < columns[*to];
        let (start, end) = if forward { (*from, *to) } else { (*to, *from) };
        let mut way = vec![start];
        for column in columns[start] + 1..columns[end] {
            cells.push(column);
            way.push(cells.len() - 1);
        }
        way.push(end);
        links.extend(way.windows(2).map(|pair| (pair[0], pair[1])));
        ways.push(way);
    }
    let rows = rows(&cells, &links);
    let nodes = (0..count).map(|at| Node { column: columns[at], row: rows[at] }).collect();
    let routes = ways.iter().map(|way| Route { points: way.iter().map(|at| (cells[*at], rows[*at])).collect() });
    Layout { nodes, routes: routes.collect(), columns: columns.iter().max().map_or(0, |most| most + 1) }
}

/// The column of each: one more than the rightmost of what it needs. A circle (by way of one of several) is opened first.
fn columns(count: usize, lines: &[(usize, usize)]) -> Vec<usize> {
    let mut graph: StableDiGraph<(), ()> = StableDiGraph::new();
    let nodes: Vec<NodeIndex> = (0..count).map(|_| graph.add_node(())).collect();
    lines.iter().for_each(|(from, to)| {
        graph.add_edge(nodes[*from], nodes[*to], ());
    });
    let circles: Vec<_> = greedy_feedback_arc_set(&graph).map(|edge| edge.id()).collect();
    circles.into_iter().for_each(|edge| {
        graph.remove_edge(edge);
    });
    let mut columns = vec![0; count];
    for node in toposort(&graph, None).unwrap_or_default() {
        let before = graph.neighbors_directed(node, Direction::Incoming).map(|before| columns[before.index()] + 1);
        columns[node.index()] = before.max().unwrap_or(0);
    }
    nearer(&graph, &nodes, &mut columns);
    columns
}

/// What needs nothing stands just before the first that needs it.
fn nearer(graph: &StableDiGraph<(), ()>, nodes: &[NodeIndex], columns: &mut [usize]) {
    for node in nodes {
        let needs_nothing = graph.neighbors_directed(*node, Direction::Incoming).next().is_none();
        let first = graph.neighbors(*node).map(|next| columns[next.index()]).min();
        if let Some(first) = first.filter(|first| needs_nothing && *first > 0) {
            columns[node.index()] = first - 1;
        }
    }
}

/// The row of each cell: every column is put in order by the middle of its neighbours, forth and back; the order with the
/// fewest crossings stays.
fn rows(cells: &[usize], links: &[(usize, usize)]) -> Vec<f64> {
    let mut graph: DiGraph<(), ()> = DiGraph::new();
    let nodes: Vec<NodeIndex> = cells.iter().map(|_| graph.add_node(())).collect();
    links.iter().for_each(|(from, to)| {
        graph.add_edge(nodes[*from], nodes[*to], ());
    });
    let most = cells.iter().max().map_or(0, |most| most + 1);
    let mut order: Vec<Vec<usize>> =
        (0..most).map(|column| (0..cells.len()).filter(|cell| cells[*cell] == column).collect()).collect();
    let mut best = (crossings(&order, links), order.clone());
    for sweep in 0..SWEEPS {
        let (side, way): (Direction, Vec<usize>) = if sweep % 2 == 0 {
            (Direction::Incoming, (0..most).collect())
        } else {
            (Direction::Outgoing, (0..most).rev().collect())
        };
        for column in way {
            let places = places(&order, cells.len());
            let middle = |cell: usize| {
                let near: Vec<f64> =
                    graph.neighbors_directed(nodes[cell], side).map(|near| places[near.index()]).collect();
                if near.is_empty() { places[cell] } else { near.iter().sum::<f64>() / near.len() as f64 }
            };
            let mut wanted: Vec<(f64, usize)> = order[column].iter().map(|cell| (middle(*cell), *cell)).collect();
            wanted.sort_by(|one, other| one.0.total_cmp(&other.0));
            order[column] = wanted.into_iter().map(|(_, cell)| cell).collect();
        }
        let now = crossings(&order, links);
        if now < best.0 {
            best = (now, order.clone());
        }
    }
    let tallest = best.1.iter().map(Vec::len).max().unwrap_or(0) as f64;
    let mut rows = vec![0.0; cells.len()];
    for column in &best.1 {
        let first = (tallest - column.len() as f64) / 2.0;
        column.iter().enumerate().for_each(|(at, cell)| rows[*cell] = first + at as f64);
    }
    rows
}

/// Where each cell stands in its column, counted from the middle.
fn places(order: &[Vec<usize>], count: usize) -> Vec<f64> {
    let mut places = vec![0.0; count];
    for column in order {
        let middle = column.len() as f64 / 2.0;
        column.iter().enumerate().for_each(|(at, cell)| places[*cell] = at as f64 - middle);
    }
    places
}

/// How often lines between neighbouring columns cross.
fn crossings(order: &[Vec<usize>], links: &[(usize, usize)]) -> usize {
    let at = |cell: usize| order.iter().find_map(|column| column.iter().position(|known| *known == cell));
    let column = |cell: usize| order.iter().position(|column| column.contains(&cell));
    let placed: Vec<_> = links.iter().map(|(from, to)| (column(*from), at(*from), at(*to))).collect();
    let pairs = placed.iter().enumerate().flat_map(|(at, one)| placed[at + 1..].iter().map(move |other| (one, other)));
    pairs
        .filter(|(one, other)| {
            one.0 == other.0 && (one.1 < other.1) != (one.2 < other.2) && one.1 != other.1 && one.2 != other.2
        })
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_stands_right_of_all_that_it_needs() {
        let lines = [(0, 2), (1, 2), (2, 3), (0, 3)];
        let layout = of(4, &lines);
        for (from, to) in lines {
            assert!(layout.nodes[from].column < layout.nodes[to].column);
        }
        assert_eq!(layout.columns, 3);
        assert_eq!(layout.routes[3].points.len(), 3);
        assert_eq!(layout, of(4, &lines));
    }

    #[test]
    fn a_circle_is_opened() {
        let layout = of(3, &[(0, 1), (1, 2), (2, 0)]);
        assert_eq!(layout.columns, 3);
        assert_eq!(layout.routes.len(), 3);
    }

    #[test]
    fn lines_that_need_not_cross_do_not() {
        let layout = of(4, &[(0, 3), (1, 2)]);
        assert!((layout.nodes[0].row < layout.nodes[1].row) == (layout.nodes[3].row < layout.nodes[2].row));
    }
}
