//! Divisions by what can be 0, in the light of declared ranges and of what was asked before.

use std::collections::BTreeMap;

use runebook_grammar::Span;

use crate::check::Checker;
use crate::check::bound::{Known, declared, fact_ranges};
use crate::error;
use crate::fold;
use crate::interval::Interval;
use crate::ir::{Act, ActKind, BinOp, ChooseRule, Expr, Layer, Node, walk};

impl Checker {
    /// Reports every divisor that can be 0.
    pub(super) fn divisions(&mut self) {
        let ir = self.ir();
        let facts = fact_ranges(ir, &self.model.items);
        let mut found: Vec<Span> = Vec::new();
        for stat in &ir.stats {
            let known = Known::new(ir, &facts, Vec::new());
            stat.base.iter().chain(&stat.low).chain(&stat.high).for_each(|value| divisors(&known, value, &mut found));
        }
        for modifier in &ir.modifiers {
            let mut known = Known::new(ir, &facts, Vec::new());
            if let Some(when) = &modifier.when {
                divisors(&known, when, &mut found);
                known = known.when(when, true);
            }
            divisors(&known, &modifier.value, &mut found);
            if modifier.layer == Layer::Over
                && modifier.value.ty.number().is_some()
                && known.can_be_zero(&modifier.value)
            {
                found.push(modifier.value.span);
            }
        }
        for function in &ir.functions {
            let ranges = function.params.iter().map(|param| param.range.map(declared).unwrap_or_default());
            let known = Known::new(ir, &facts, ranges.collect());
            function.value.iter().chain(&function.starts).for_each(|value| divisors(&known, value, &mut found));
            body(known, &function.body, &mut found);
        }
        let bodies = ir.reactions.iter().map(|reaction| (&reaction.when, None, &reaction.body));
        let replaced = ir.replacements.iter().map(|one| (&one.when, one.value.as_ref(), &one.body));
        for (when, value, acts) in bodies.chain(replaced) {
            let mut known = Known::new(ir, &facts, Vec::new());
            if let Some(when) = when {
                divisors(&known, when, &mut found);
                known = known.when(when, true);
            }
            value.into_iter().for_each(|value| divisors(&known, value, &mut found));
            body(known, acts, &mut found);
        }
        for entry in &ir.entries {
            let known = Known::new(ir, &facts, Vec::new());
            let price = entry.price.iter().map(|(_, price)| price);
            entry.requires.iter().chain(price).for_each(|value| divisors(&known, value, &mut found));
        }
        found.into_iter().for_each(|place| self.report(error::division_by_zero(place, false)));
    }
}

/// The divisors in a value that can be 0.
fn divisors(known: &Known<'_>, expr: &Expr, found: &mut Vec<Span>) {
    match &expr.node {
        Node::Binary { op: BinOp::Div, left, right } => {
            if fold::ratio(right).is_none() && !matches!(right.node, Node::Bad) && known.can_be_zero(right) {
                found.push(right.span);
            }
            divisors(known, left, found);
            divisors(known, right, found);
        }
        Node::If { cond, then, otherwise } => {
            divisors(known, cond, found);
            divisors(&known.when(cond, true), then, found);
            divisors(&known.when(cond, false), otherwise, found);
        }
        Node::And(left, right) | Node::Or(left, right) => {
            divisors(known, left, found);
            divisors(&known.when(left, matches!(expr.node, Node::And(..))), right, found);
        }
        _ => walk::parts(expr).into_iter().for_each(|part| divisors(known, part, found)),
    }
}

/// A body: what is given to a name once is known from there on, and so is what a `stop` has left out.
fn body(mut known: Known<'_>, acts: &[Act], found: &mut Vec<Span>) {
    let mut often: BTreeMap<usize, u32> = BTreeMap::new();
    count(acts, &mut often);
    for (local, _) in often.iter().filter(|(_, times)| **times > 1) {
        if let Some(range) = known.locals.get_mut(*local) {
            *range = Interval::default();
        }
    }
    steps(&mut known, acts, &often, found);
}

fn steps(known: &mut Known<'_>, acts: &[Act], often: &BTreeMap<usize, u32>, found: &mut Vec<Span>) {
    for act in acts {
        match &act.kind {
            ActKind::Assign { local, value } | ActKind::Step { local: Some(local), value: Some(value), .. } => {
                divisors(known, value, found);
                let range = known.of(value);
                learn(known, *local, range, often);
                inner(known, &act.kind, often, found);
            }
            ActKind::If { cond, then, otherwise } => {
                divisors(known, cond, found);
                steps(&mut known.when(cond, true), then, often, found);
                steps(&mut known.when(cond, false), otherwise, often, found);
                if ends(then) {
                    *known = known.when(cond, false);
                }
            }
            _ => {
                values(&act.kind).into_iter().for_each(|value| divisors(known, value, found));
                inner(known, &act.kind, often, found);
            }
        }
    }
}

/// The bodies inside a statement that are not branches.
fn inner(known: &Known<'_>, kind: &ActKind, often: &BTreeMap<usize, u32>, found: &mut Vec<Span>) {
    match kind {
        ActKind::Step { body, .. }
        | ActKind::Repeat { body, .. }
        | ActKind::WithChance { body, .. }
        | ActKind::For { body, .. } => steps(&mut known.clone(), body, often, found),
        _ => {}
    }
}

fn learn(known: &mut Known<'_>, local: usize, range: Interval, often: &BTreeMap<usize, u32>) {
    if often.get(&local) == Some(&1) {
        if known.locals.len() <= local {
            known.locals.resize(local + 1, Interval::default());
        }
        known.locals[local] = range;
    }
}

const fn is_stop(act: &Act) -> bool {
    matches!(act.kind, ActKind::Stop)
}

fn ends(acts: &[Act]) -> bool {
    acts.last().is_some_and(is_stop)
}

/// The values of one statement, without those of the bodies in it.
fn values(kind: &ActKind) -> Vec<&Expr> {
    match kind {
        ActKind::Put { owner, index, value, .. } => [owner, value].into_iter().chain(index).collect(),
        ActKind::Gain { who, amount, ticks, .. } => [who].into_iter().chain(amount).chain(ticks).collect(),
        ActKind::Repeat { at_most, .. } => vec![at_most],
        ActKind::For { iter, .. } => [&iter.of].into_iter().chain(&iter.filter).chain(&iter.order).collect(),
        ActKind::WithChance { chance, .. } | ActKind::StopWithChance(chance) => vec![chance],
        ActKind::Choose { of, filter, by, .. } => {
            let rule = match by {
                ChooseRule::Owner(value) | ChooseRule::Least(value) | ChooseRule::Most(value) => Some(value),
                ChooseRule::First => None,
            };
            [of].into_iter().chain(filter).chain(rule).collect()
        }
        ActKind::Announce { args, .. } | ActKind::Call { args, .. } | ActKind::Command { args, .. } => {
            args.iter().collect()
        }
        ActKind::Assign { value, .. } => vec![value],
        ActKind::Step { value, .. } => value.iter().collect(),
        ActKind::If { cond, .. } => vec![cond],
        ActKind::Lose { who, .. } => vec![who],
        ActKind::Decay { toward, .. } => vec![&toward.to],
        ActKind::Original | ActKind::Stop | ActKind::Bound | ActKind::Expire(_) | ActKind::Forget(_) => Vec::new(),
    }
}

/// How often each local is given a value.
fn count(acts: &[Act], often: &mut BTreeMap<usize, u32>) {
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
