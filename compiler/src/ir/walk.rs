//! Walks over values and acts.

use super::{Act, ActKind, ChooseRule, Expr, Iter, Node};

/// Calls `visit` for the value and everything in it.
pub fn each(expr: &Expr, visit: &mut dyn FnMut(&Expr)) {
    visit(expr);
    for inner in parts(expr) {
        each(inner, visit);
    }
}

/// The values directly inside a value.
pub fn parts(expr: &Expr) -> impl Iterator<Item = &Expr> {
    let (few, many) = inside(expr);
    few.into_iter().flatten().chain(many)
}

/// The values directly inside a value: up to three of their own, then those of a list.
fn inside(expr: &Expr) -> ([Option<&Expr>; 3], &[Expr]) {
    let few = match &expr.node {
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
        | Node::Bad => [None; 3],
        Node::NewContext { values: many, .. }
        | Node::Call { args: many, .. }
        | Node::Fact { args: many, .. }
        | Node::Set { args: many, .. } => return ([None; 3], many),
        Node::Named { value: one, .. }
        | Node::Neg(one)
        | Node::Round { value: one, .. }
        | Node::Unrounded(one)
        | Node::InUnit(one)
        | Node::Not(one)
        | Node::Roll(one)
        | Node::Maximum(one)
        | Node::Minimum(one)
        | Node::Field { entry: one, .. }
        | Node::FieldHas { entry: one, .. }
        | Node::Role { context: one, .. }
        | Node::InRole { who: one, .. }
        | Node::Result { record: one, .. }
        | Node::SlotSet { owner: one, .. }
        | Node::OfMember { of: one, .. } => [Some(&**one), None, None],
        Node::Cell { owner, index, .. } => [Some(&**owner), index.as_deref(), None],
        Node::Stat { owner, index, within, .. } => [Some(&**owner), index.as_deref(), within.as_deref()],
        Node::StatNamed { owner, name, within } => [Some(&**owner), Some(name), within.as_deref()],
        Node::Binary { left, right, .. }
        | Node::Compare { left, right, .. }
        | Node::And(left, right)
        | Node::Or(left, right)
        | Node::DiceOf { count: left, sides: right }
        | Node::DiceOp { dice: left, by: right, .. }
        | Node::Numbers { low: left, high: right }
        | Node::Holds { who: left, entry: right }
        | Node::InSlot { owner: left, entry: right, .. } => [Some(&**left), Some(right), None],
        Node::If { cond, then, otherwise } => [Some(&**cond), Some(then), Some(otherwise)],
        Node::SumFamily { owner, within, .. } => [Some(&**owner), within.as_deref(), None],
        Node::SumOver { of, filter, value, .. } => [Some(&**of), filter.as_deref(), Some(value)],
        Node::CountOver { of, filter, .. } => [Some(&**of), filter.as_deref(), None],
        Node::CountLearned { who, with, .. } => [Some(&**who), with.as_ref().map(|(_, value)| &**value), None],
    };
    (few, &[])
}

/// The values directly inside a value, to be changed.
pub fn parts_mut(expr: &mut Expr) -> Vec<&mut Expr> {
    match &mut expr.node {
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
        Node::Cell { owner, index, .. } => std::iter::once(&mut **owner).chain(index.as_deref_mut()).collect(),
        Node::Stat { owner, index, within, .. } => {
            std::iter::once(&mut **owner).chain(index.as_deref_mut()).chain(within.as_deref_mut()).collect()
        }
        Node::StatNamed { owner, name, within } => {
            [&mut **owner, name].into_iter().chain(within.as_deref_mut()).collect()
        }
        Node::Field { entry, .. } | Node::FieldHas { entry, .. } => vec![entry],
        Node::Role { context, .. } => vec![context],
        Node::NewContext { values, .. } => values.iter_mut().collect(),
        Node::InRole { who, .. } => vec![who],
        Node::Call { args, .. } | Node::Fact { args, .. } | Node::Set { args, .. } => args.iter_mut().collect(),
        Node::Result { record, .. } => vec![record],
        Node::SlotSet { owner, .. } => vec![owner],
        Node::Binary { left, right, .. }
        | Node::Compare { left, right, .. }
        | Node::And(left, right)
        | Node::Or(left, right) => vec![left, right],
        Node::If { cond, then, otherwise } => vec![cond, then, otherwise],
        Node::DiceOf { count, sides } => vec![count, sides],
        Node::DiceOp { dice, by, .. } => vec![dice, by],
        Node::SumFamily { owner, within, .. } => std::iter::once(&mut **owner).chain(within.as_deref_mut()).collect(),
        Node::SumOver { of, filter, value, .. } => {
            std::iter::once(&mut **of).chain(filter.as_deref_mut()).chain([&mut **value]).collect()
        }
        Node::CountOver { of, filter, .. } => std::iter::once(&mut **of).chain(filter.as_deref_mut()).collect(),
        Node::CountLearned { who, with, .. } => {
            std::iter::once(&mut **who).chain(with.as_mut().map(|(_, value)| &mut **value)).collect()
        }
        Node::Numbers { low, high } => vec![low, high],
        Node::Holds { who, entry } => vec![who, entry],
        Node::InSlot { owner, entry, .. } => vec![owner, entry],
        Node::OfMember { of, .. } => vec![of],
    }
}

/// Calls `visit` for every act and every act in it.
pub fn acts(all: &[Act], visit: &mut dyn FnMut(&Act)) {
    for act in all {
        visit(act);
        bodies(&act.kind).into_iter().for_each(|body| acts(body, visit));
    }
}

/// The bodies directly inside an act.
#[must_use]
pub fn bodies(kind: &ActKind) -> Vec<&[Act]> {
    match kind {
        ActKind::Step { body, .. }
        | ActKind::Repeat { body, .. }
        | ActKind::For { body, .. }
        | ActKind::WithChance { body, .. } => vec![body],
        ActKind::If { then, otherwise, .. } => vec![then, otherwise],
        ActKind::Assign { .. }
        | ActKind::PerMember { .. }
        | ActKind::Original
        | ActKind::Put { .. }
        | ActKind::Gain { .. }
        | ActKind::Lose { .. }
        | ActKind::Buy { .. }
        | ActKind::Stop
        | ActKind::StopWithChance(_)
        | ActKind::Choose { .. }
        | ActKind::Announce { .. }
        | ActKind::Call { .. }
        | ActKind::Command { .. }
        | ActKind::Bound
        | ActKind::Decay { .. }
        | ActKind::Expire(_)
        | ActKind::Forget(_) => Vec::new(),
    }
}

/// Calls `visit` for every value in the acts.
pub fn values(acts: &[Act], visit: &mut dyn FnMut(&Expr)) {
    for act in acts {
        own_values(&act.kind).into_iter().for_each(|value| each(value, visit));
        bodies(&act.kind).into_iter().for_each(|body| values(body, visit));
    }
}

/// The values of one act, without those of the bodies in it.
#[must_use]
pub fn own_values(kind: &ActKind) -> Vec<&Expr> {
    match kind {
        ActKind::Assign { value, .. } => vec![value],
        ActKind::PerMember { iter, value, .. } => of_iter(iter).chain([value]).collect(),
        ActKind::Step { value, .. } => value.iter().collect(),
        ActKind::Put { owner, index, value, .. } => [owner].into_iter().chain(index).chain([value]).collect(),
        ActKind::Gain { who, amount, ticks, .. } => [who].into_iter().chain(amount).chain(ticks).collect(),
        ActKind::Lose { who, .. } => vec![who],
        ActKind::Buy { who, goods } => [who].into_iter().chain(goods.values()).collect(),
        ActKind::If { cond, .. } => vec![cond],
        ActKind::Repeat { at_most, .. } => vec![at_most],
        ActKind::For { iter, .. } => of_iter(iter).collect(),
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
        ActKind::Decay { toward, .. } => vec![&toward.to],
        ActKind::Original | ActKind::Stop | ActKind::Bound | ActKind::Expire(_) | ActKind::Forget(_) => Vec::new(),
    }
}

fn of_iter(iter: &Iter) -> impl Iterator<Item = &Expr> {
    [&iter.of].into_iter().chain(&iter.filter).chain(&iter.order)
}
