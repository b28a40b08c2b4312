//! The values of one statement, for those who look through a body step by step.

use std::collections::BTreeMap;

use crate::ir::{Act, ActKind, ChooseRule, Expr};

/// The values of one statement, without those of the bodies in it.
pub(crate) fn values(kind: &ActKind) -> Vec<&Expr> {
    match kind {
        ActKind::Put { owner, index, value, .. } => [owner, value].into_iter().chain(index).collect(),
        ActKind::Gain { who, amount, ticks, .. } => [who].into_iter().chain(amount).chain(ticks).collect(),
        ActKind::Repeat { at_most, .. } => vec![at_most],
        ActKind::For { iter, .. } => [&iter.of].into_iter().chain(&iter.filter).chain(&iter.order).collect(),
        ActKind::PerMember { iter, value, .. } => [&iter.of, value].into_iter().chain(&iter.filter).collect(),
        ActKind::WithChance { chance, .. } | ActKind::StopWithChance(chance) => vec![chance],
        ActKind::Choose { of, filter, by, .. } => {
            let rule = match by {
                ChooseRule::Owner(value) | ChooseRule::Least(value) | ChooseRule::Most(value) => Some(value),
                ChooseRule::First => None,
            };
            [of].into_iter().chain(filter).chain(rule).collect()
        }
        ActKind::Announce { args, seen, .. } => args.iter().chain(seen.iter().flatten()).collect(),
        ActKind::Call { args, .. } | ActKind::Command { args, .. } => args.iter().collect(),
        ActKind::Assign { value, .. } => vec![value],
        ActKind::Step { value, .. } => value.iter().collect(),
        ActKind::If { cond, .. } => vec![cond],
        ActKind::Lose { who, .. } => vec![who],
        ActKind::Buy { who, goods } => [who].into_iter().chain(goods.values()).collect(),
        ActKind::Decay { toward, .. } => vec![&toward.to],
        ActKind::Original | ActKind::Stop | ActKind::Bound | ActKind::Expire(_) | ActKind::Forget(_) => Vec::new(),
    }
}

/// How often each local is given a value.
pub(super) fn count(acts: &[Act], often: &mut BTreeMap<usize, u32>) {
    for act in acts {
        match &act.kind {
            ActKind::Assign { local, .. } => *often.entry(*local).or_default() += 1,
            ActKind::Step { local, body, .. } => {
                local.iter().for_each(|local| *often.entry(*local).or_default() += 1);
                count(body, often);
            }
            ActKind::If { then, otherwise, .. } => [then, otherwise].into_iter().for_each(|body| count(body, often)),
            ActKind::Repeat { body, .. } | ActKind::WithChance { body, .. } | ActKind::For { body, .. } => {
                count(body, often)
            }
            _ => {}
        }
    }
}
