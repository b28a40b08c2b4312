//! Cycles: a stat that reaches itself, a prerequisite that needs itself.

use std::collections::BTreeSet;

use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};

use crate::check::Checker;
use crate::error;
use crate::ir::walk::stats_read;
use crate::ir::{EntryId, Expr, Node};

impl Checker {
    /// Reports stats that depend on themselves and entries that nobody can ever learn.
    pub(super) fn order(&mut self) {
        self.stat_cycles();
        self.needs_cycles();
    }

    fn stat_cycles(&mut self) {
        let ir = self.ir();
        let mut graph: DiGraph<usize, ()> = DiGraph::new();
        let nodes: Vec<NodeIndex> = (0..ir.stats.len()).map(|stat| graph.add_node(stat)).collect();
        for (stat, found) in ir.stats.iter().enumerate() {
            let mut reads = BTreeSet::new();
            found.base.iter().for_each(|base| stats_read(ir, base, &mut reads));
            for modifier in ir.modifiers.iter().filter(|modifier| modifier.targets.contains(&stat)) {
                modifier.when.iter().chain([&modifier.value]).chain(&modifier.up_to).for_each(|expr| stats_read(ir, expr, &mut reads));
            }
            for read in reads {
                graph.add_edge(nodes[stat], nodes[read], ());
            }
        }
        let mut cycles: Vec<Vec<usize>> = Vec::new();
        for part in tarjan_scc(&graph) {
            let alone = part.len() == 1 && !graph.contains_edge(part[0], part[0]);
            if !alone {
                let mut members: Vec<usize> = part.iter().map(|node| graph[*node]).collect();
                members.sort_unstable();
                cycles.push(members);
            }
        }
        for cycle in cycles {
            let mut names: Vec<String> = cycle.iter().map(|stat| self.ir().stats[*stat].named.name.clone()).collect();
            names.dedup();
            names.push(names[0].clone());
            let places: Vec<_> = cycle.iter().map(|stat| self.ir().stats[*stat].named.span).collect();
            self.report(error::cycle(places[0], &names, &places));
        }
    }

    /// Which entries can be learned at all: those whose needs can be met by others that can.
    fn needs_cycles(&mut self) {
        let ir = self.ir();
        let mut open: BTreeSet<EntryId> = (0..ir.entries.len()).filter(|entry| ir.entries[*entry].needs.is_some()).collect();
        loop {
            let now: Vec<EntryId> = open.iter().copied().filter(|entry| ir.entries[*entry].needs.as_ref().is_none_or(|needs| met(needs, &open))).collect();
            if now.is_empty() {
                break;
            }
            now.iter().for_each(|entry| {
                open.remove(entry);
            });
        }
        let reports: Vec<_> = open.iter().filter_map(|entry| self.ir().entries[*entry].needs.as_ref().map(|needs| error::needs_itself(needs.span, &self.ir().entries[*entry].named.title))).collect();
        reports.into_iter().for_each(|report| self.report(report));
    }
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
