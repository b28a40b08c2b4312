//! Divisions by what can be 0, in the light of declared ranges and of what was asked before.

use std::collections::BTreeMap;

use runebook_grammar::Span;

use crate::check::Checker;
use crate::check::combine::declared;
use crate::check::known::Known;
use crate::check::statement::count;
use crate::error;
use crate::fold;
use crate::ir::{Act, ActKind, BinOp, Expr, Layer, Node, walk};

impl Checker {
    /// Reports every divisor that can be 0.
    pub(super) fn divisions(&mut self) {
        let ir = self.ir();
        let mut found: Vec<Span> = Vec::new();
        for stat in &ir.stats {
            let known = Known::new(ir, Vec::new());
            stat.base.iter().chain(&stat.low).chain(&stat.high).for_each(|value| divisors(&known, value, &mut found));
        }
        for modifier in &ir.modifiers {
            let mut known = Known::new(ir, Vec::new());
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
        let known = Known::new(ir, Vec::new());
        let conditions = ir.grants.iter().filter_map(|grant| grant.when.as_ref());
        conditions.for_each(|value| divisors(&known, value, &mut found));
        for addition in &ir.additions {
            let known = Known::new(ir, Vec::new());
            addition.when.iter().chain([&addition.value]).for_each(|value| divisors(&known, value, &mut found));
        }
        for function in &ir.functions {
            let ranges = function.params.iter().map(|param| param.range.map(declared).unwrap_or_default());
            let known = Known::new(ir, ranges.collect());
            function.value.iter().chain(&function.starts).for_each(|value| divisors(&known, value, &mut found));
            body(known, &function.body, &mut found);
        }
        let bodies = ir.reactions.iter().map(|reaction| (&reaction.when, None, &reaction.body));
        let replaced = ir.replacements.iter().map(|one| (&one.when, one.value.as_ref(), &one.body));
        for (when, value, acts) in bodies.chain(replaced) {
            let mut known = Known::new(ir, Vec::new());
            if let Some(when) = when {
                divisors(&known, when, &mut found);
                known = known.when(when, true);
            }
            value.into_iter().for_each(|value| divisors(&known, value, &mut found));
            body(known, acts, &mut found);
        }
        for entry in &ir.entries {
            let known = Known::new(ir, Vec::new());
            let price = entry.price.iter().map(|(_, price)| price);
            entry.requires.iter().chain(price).for_each(|value| divisors(&known, value, &mut found));
        }
        found.into_iter().for_each(|place| self.report(error::division_by_zero(place, false)));
    }
}

/// The divisors in a value that can be 0.
fn divisors<'a>(known: &Known<'a>, expr: &'a Expr, found: &mut Vec<Span>) {
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
        _ => walk::parts(expr).for_each(|part| divisors(known, part, found)),
    }
}

/// A body: what is given to a name once is known from there on, and so is what a `stop` has left out.
fn body<'a>(mut known: Known<'a>, acts: &'a [Act], found: &mut Vec<Span>) {
    let mut often: BTreeMap<usize, u32> = BTreeMap::new();
    count(acts, &mut often);
    for (local, _) in often.iter().filter(|(_, times)| **times > 1) {
        known.forget(*local);
    }
    steps(&mut known, acts, &often, found);
}

fn steps<'a>(known: &mut Known<'a>, acts: &'a [Act], often: &BTreeMap<usize, u32>, found: &mut Vec<Span>) {
    for act in acts {
        match &act.kind {
            ActKind::Assign { local, value } | ActKind::Step { local: Some(local), value: Some(value), .. } => {
                divisors(known, value, found);
                if often.get(local) == Some(&1) {
                    known.local(*local, value);
                }
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
                walk::own_values(&act.kind).into_iter().for_each(|value| divisors(known, value, found));
                inner(known, &act.kind, often, found);
            }
        }
    }
}

/// The bodies inside a statement that are not branches.
fn inner<'a>(known: &Known<'a>, kind: &'a ActKind, often: &BTreeMap<usize, u32>, found: &mut Vec<Span>) {
    match kind {
        ActKind::Step { body, .. }
        | ActKind::Repeat { body, .. }
        | ActKind::WithChance { body, .. }
        | ActKind::For { body, .. } => steps(&mut known.clone(), body, often, found),
        _ => {}
    }
}

const fn is_stop(act: &Act) -> bool {
    matches!(act.kind, ActKind::Stop)
}

fn ends(acts: &[Act]) -> bool {
    acts.last().is_some_and(is_stop)
}
