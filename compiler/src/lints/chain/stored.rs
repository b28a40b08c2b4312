//! What a condition on the way asks about that the way itself changes.

use std::collections::BTreeSet;

use super::graph::Thing;
use crate::ir::{CellId, Expr, Ir, Node, StatId, Type, walk};

/// Whether a condition asks about a number that was handed in.
pub(super) fn asks_number(ir: &Ir, thing: Thing, guard: &Expr) -> bool {
    let params = match thing {
        Thing::Event(event) => &ir.events[event].params,
        Thing::Trigger(trigger) => &ir.events[ir.reactions[trigger].event].params,
        Thing::Function(function) => &ir.functions[function].params,
    };
    let number = |local: usize| params.get(local).is_some_and(|param| param.ty.number().is_some());
    let mut found = false;
    walk::each(guard, &mut |value| found |= matches!(value.node, Node::Local(local) if number(local)));
    found
}

/// Whether a condition asks the host about more than who takes part: the answer may be another each time.
pub(super) fn asks_world(ir: &Ir, guard: &Expr) -> bool {
    let mut found = false;
    walk::each(guard, &mut |value| {
        if let Node::Fact { fact, .. } | Node::Set { set: fact, .. } = value.node {
            let questions = if matches!(value.node, Node::Fact { .. }) { &ir.facts } else { &ir.sets };
            found |= questions[fact].params.iter().any(|param| !matches!(param.ty, Type::Entity(_)));
        }
    });
    found
}

/// Whether a condition asks about one of these stored things, itself or through stats.
pub(super) fn asks_stored(ir: &Ir, guard: &Expr, changed: &BTreeSet<CellId>) -> bool {
    let mut seen = BTreeSet::new();
    asks(ir, guard, changed, &mut seen)
}

fn asks(ir: &Ir, guard: &Expr, changed: &BTreeSet<CellId>, seen: &mut BTreeSet<StatId>) -> bool {
    let (mut found, mut stats) = (false, Vec::new());
    walk::each(guard, &mut |value| match &value.node {
        Node::Cell { cell, .. } | Node::InSlot { cell, .. } | Node::SlotSet { cell, .. } => {
            found |= changed.contains(cell)
        }
        Node::Stat { stat, .. } => stats.push(*stat),
        _ => {}
    });
    found || stats.into_iter().any(|stat| seen.insert(stat) && through(ir, stat, changed, seen))
}

/// A stat's own value is followed, and of a flag all that can set it: what changes a number by a little ends nothing.
fn through(ir: &Ir, stat: StatId, changed: &BTreeSet<CellId>, seen: &mut BTreeSet<StatId>) -> bool {
    let base = ir.stats[stat].base.iter();
    let flag = ir.stats[stat].ty == Type::YesNo;
    let set = ir.modifiers.iter().filter(|one| flag && one.targets.contains(&stat));
    let values: Vec<&Expr> = base.chain(set.flat_map(|one| &one.when)).collect();
    values.into_iter().any(|value| asks(ir, value, changed, seen))
}
