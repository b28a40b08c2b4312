//! Walks over values and acts.

use std::collections::BTreeSet;

use super::{Act, ActKind, ChooseRule, Expr, Ir, Node, StatId};

/// Calls `visit` for the value and everything in it.
pub fn each(expr: &Expr, visit: &mut dyn FnMut(&Expr)) {
    visit(expr);
    for inner in parts(expr) {
        each(inner, visit);
    }
}

/// The values directly inside a value.
#[must_use]
pub fn parts(expr: &Expr) -> Vec<&Expr> {
    match &expr.node {
        Node::Const(_)
        | Node::Dice { .. }
        | Node::None
        | Node::Entry(_)
        | Node::Character(_)
        | Node::Text(_)
        | Node::Local(_)
        | Node::Here(_)
        | Node::Outer(_)
        | Node::AllEntries(_)
        | Node::AllMembers(_)
        | Node::Announced(_)
        | Node::Bad => Vec::new(),
        Node::Named { value, .. }
        | Node::Neg(value)
        | Node::Round { value, .. }
        | Node::Unrounded(value)
        | Node::InUnit(value)
        | Node::Not(value)
        | Node::Roll(value)
        | Node::Maximum(value)
        | Node::Minimum(value) => vec![value],
        Node::Cell { owner, index, .. } => std::iter::once(&**owner).chain(index.as_deref()).collect(),
        Node::Stat { owner, index, within, .. } => {
            std::iter::once(&**owner).chain(index.as_deref()).chain(within.as_deref()).collect()
        }
        Node::StatNamed { owner, name, within } => [&**owner, name].into_iter().chain(within.as_deref()).collect(),
        Node::Field { entry, .. } | Node::FieldHas { entry, .. } => vec![entry],
        Node::Role { context, .. } => vec![context],
        Node::NewContext { values, .. } => values.iter().collect(),
        Node::InRole { who, .. } => vec![who],
        Node::Call { args, .. } | Node::Fact { args, .. } | Node::Set { args, .. } => args.iter().collect(),
        Node::Result { record, .. } => vec![record],
        Node::SlotSet { owner, .. } => vec![owner],
        Node::Binary { left, right, .. }
        | Node::Compare { left, right, .. }
        | Node::And(left, right)
        | Node::Or(left, right) => vec![left, right],
        Node::If { cond, then, otherwise } => vec![cond, then, otherwise],
        Node::DiceOf { count, sides } => vec![count, sides],
        Node::DiceOp { dice, by, .. } => vec![dice, by],
        Node::SumFamily { owner, within, .. } => std::iter::once(&**owner).chain(within.as_deref()).collect(),
        Node::SumOver { of, filter, value, .. } => {
            std::iter::once(&**of).chain(filter.as_deref()).chain([&**value]).collect()
        }
        Node::CountOver { of, filter, .. } => std::iter::once(&**of).chain(filter.as_deref()).collect(),
        Node::CountLearned { who, with, .. } => {
            std::iter::once(&**who).chain(with.as_ref().map(|(_, value)| &**value)).collect()
        }
        Node::Holds { who, entry } => vec![who, entry],
        Node::InSlot { owner, entry, .. } => vec![owner, entry],
    }
}

/// The stats a value reads, and what the formulas it calls read.
pub fn stats_read(ir: &Ir, expr: &Expr, found: &mut BTreeSet<StatId>) {
    let mut seen = BTreeSet::new();
    read(ir, expr, found, &mut seen);
}

fn read(ir: &Ir, expr: &Expr, found: &mut BTreeSet<StatId>, seen: &mut BTreeSet<usize>) {
    each(expr, &mut |value| match &value.node {
        Node::Stat { stat, index, .. } => match index.as_deref().map(|index| member(ir, *stat, index)) {
            None => {
                found.insert(*stat);
            }
            Some(Some(member)) => {
                found.insert(stat + member);
            }
            Some(None) => found.extend(*stat..stat + ir.stats[*stat].size),
        },
        Node::SumFamily { stat, size, .. } => found.extend(*stat..stat + size),
        Node::StatNamed { name, .. } => {
            if let Node::Field { kind, field, entry } = &name.node {
                let named = |entry: usize| match ir.entries[entry]
                    .fields
                    .get(*field)
                    .and_then(|value| value.values.first())
                    .map(|value| &value.node)
                {
                    Some(Node::Const(stat)) => usize::try_from(*stat).ok(),
                    _ => None,
                };
                match entry.plain().node {
                    Node::Entry(entry) => found.extend(named(entry)),
                    _ => found.extend((ir.kinds[*kind].entries.0..ir.kinds[*kind].entries.1).filter_map(named)),
                }
            }
        }
        Node::Call { function, .. } => {
            if seen.insert(*function)
                && let Some(value) = &ir.functions[*function].value
            {
                read(ir, value, found, seen);
            }
        }
        _ => {}
    });
}

/// The place of a constant member in a family of stats.
fn member(ir: &Ir, stat: StatId, index: &Expr) -> Option<usize> {
    match (ir.stats[stat].index?, &index.plain().node) {
        (super::FamilyIndex::Kind(kind), Node::Entry(entry)) => entry.checked_sub(ir.kinds[kind].entries.0),
        (super::FamilyIndex::Enum(_), Node::Const(at)) => usize::try_from(*at).ok(),
        (_, Node::Field { entry, field, .. }) => {
            let Node::Entry(entry) = entry.plain().node else { return None };
            member(ir, stat, ir.entries[entry].fields.get(*field)?.values.first()?)
        }
        _ => None,
    }
}

/// Calls `visit` for every value in the acts.
pub fn values(acts: &[Act], visit: &mut dyn FnMut(&Expr)) {
    for act in acts {
        act_values(&act.kind, visit);
    }
}

fn act_values(kind: &ActKind, visit: &mut dyn FnMut(&Expr)) {
    match kind {
        ActKind::Assign { value, .. } => each(value, visit),
        ActKind::Step { value, body, .. } => {
            value.iter().for_each(|value| each(value, visit));
            values(body, visit);
        }
        ActKind::Put { owner, index, value, .. } => {
            [Some(owner), index.as_ref(), Some(value)].into_iter().flatten().for_each(|value| each(value, visit))
        }
        ActKind::Gain { who, amount, ticks, .. } => {
            [Some(who), amount.as_ref(), ticks.as_ref()].into_iter().flatten().for_each(|value| each(value, visit))
        }
        ActKind::Lose { who, .. } => each(who, visit),
        ActKind::If { cond, then, otherwise } => {
            each(cond, visit);
            values(then, visit);
            values(otherwise, visit);
        }
        ActKind::Repeat { at_most, body } => {
            each(at_most, visit);
            values(body, visit);
        }
        ActKind::For { iter, body } => {
            [Some(&iter.of), iter.filter.as_ref(), iter.order.as_ref()]
                .into_iter()
                .flatten()
                .for_each(|value| each(value, visit));
            values(body, visit);
        }
        ActKind::WithChance { chance, body } => {
            each(chance, visit);
            values(body, visit);
        }
        ActKind::StopWithChance(chance) => each(chance, visit),
        ActKind::Choose { of, filter, by, .. } => {
            let rule = match by {
                ChooseRule::Owner(value) | ChooseRule::Least(value) | ChooseRule::Most(value) => Some(value),
                ChooseRule::First => None,
            };
            [Some(of), filter.as_ref(), rule].into_iter().flatten().for_each(|value| each(value, visit));
        }
        ActKind::Announce { args, .. } | ActKind::Call { args, .. } | ActKind::Command { args, .. } => {
            args.iter().for_each(|value| each(value, visit))
        }
        ActKind::Decay { toward, .. } => each(&toward.to, visit),
        ActKind::Original | ActKind::Stop | ActKind::Bound | ActKind::Expire(_) | ActKind::Forget(_) => {}
    }
}
