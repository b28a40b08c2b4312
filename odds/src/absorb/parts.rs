//! Strongly connected parts of a graph, those that lead to others first (Tarjan's algorithm, without recursion).

use super::graph::Row;

/// The parts, each in ascending order; a part comes before all that can be reached from it.
pub(super) fn parts(rows: &[Row]) -> Vec<Vec<usize>> {
    let mut search = Search {
        rows,
        order: vec![UNSEEN; rows.len()],
        low: vec![0; rows.len()],
        open: vec![false; rows.len()],
        stack: Vec::new(),
        seen: 0,
        parts: Vec::new(),
    };
    for state in 0..rows.len() {
        if search.order[state] == UNSEEN {
            search.from(state);
        }
    }
    search.parts.reverse();
    search.parts
}

const UNSEEN: usize = usize::MAX;

struct Search<'r> {
    rows: &'r [Row],
    order: Vec<usize>,
    low: Vec<usize>,
    open: Vec<bool>,
    stack: Vec<usize>,
    seen: usize,
    parts: Vec<Vec<usize>>,
}

impl Search<'_> {
    fn from(&mut self, state: usize) {
        let mut way: Vec<(usize, usize)> = Vec::new();
        self.enter(state, &mut way);
        while let Some((state, edge)) = way.last_mut() {
            let here = *state;
            match self.rows.get(here).and_then(|row| row.next.get(*edge)) {
                Some((next, _)) => {
                    *edge += 1;
                    let next = *next;
                    if self.order[next] == UNSEEN {
                        self.enter(next, &mut way);
                    } else if self.open[next] {
                        self.low[here] = self.low[here].min(self.order[next]);
                    }
                }
                None => {
                    way.pop();
                    self.leave(here, way.last().map(|(before, _)| *before));
                }
            }
        }
    }

    fn enter(&mut self, state: usize, way: &mut Vec<(usize, usize)>) {
        self.order[state] = self.seen;
        self.low[state] = self.seen;
        self.seen += 1;
        self.open[state] = true;
        self.stack.push(state);
        way.push((state, 0));
    }

    fn leave(&mut self, state: usize, before: Option<usize>) {
        if let Some(before) = before {
            self.low[before] = self.low[before].min(self.low[state]);
        }
        if self.low[state] == self.order[state] {
            let first = self.stack.iter().rposition(|open| *open == state).unwrap_or(0);
            let mut part = self.stack.split_off(first);
            part.iter().for_each(|member| self.open[*member] = false);
            part.sort_unstable();
            self.parts.push(part);
        }
    }
}
