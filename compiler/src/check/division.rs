//! Divisions by what can be 0, in the light of declared ranges and of what was asked before.

use std::collections::BTreeMap;

use runebook_grammar::{Diagnostic, Span};

use crate::check::Checker;
use crate::check::combine::declared;
use crate::check::known::Known;
use crate::check::part::Part;
use crate::check::statement::count;
use crate::check::view::Rules;
use crate::error;
use crate::fold;
use crate::ir::{Act, ActKind, BinOp, Expr, Ir, Layer, Modifier, Node, walk};

impl Checker {
    /// Every divisor that can be 0. Most parts divide by nothing that could be.
    pub(super) fn divisions(&self, parts: &[Part], rest: Rules<'_>) -> Vec<Diagnostic> {
        let ir = self.ir();
        let mut found: Vec<Span> = Vec::new();
        for stat in &ir.stats {
            let known = Known::new(ir, Vec::new());
            stat.base.iter().chain(&stat.low).chain(&stat.high).for_each(|value| divisors(&known, value, &mut found));
        }
        for function in &ir.functions {
            let ranges = function.params.iter().map(|param| param.range.map(declared).unwrap_or_default());
            let known = Known::new(ir, ranges.collect());
            function.value.iter().chain(&function.starts).for_each(|value| divisors(&known, value, &mut found));
            body(known, &function.body, &mut found);
        }
        let parts = parts.iter().filter(|part| part.divides).map(Part::rules);
        parts.chain([rest]).for_each(|rules| of_rules(ir, rules, &mut found));
        found.into_iter().map(|place| error::division_by_zero(place, false)).collect()
    }
}

/// Whether rules divide by something that is no constant.
pub(super) fn divides(rules: Rules<'_>) -> bool {
    let over = |one: &Modifier| one.layer == Layer::Over && fold::ratio(&one.value).is_none();
    let by = |value: &Expr| matches!(&value.node, Node::Binary { op: BinOp::Div, right, .. } if fold::ratio(right).is_none());
    rules.modifiers.iter().any(|one| over(one)) || rules.any(&by)
}

fn of_rules(ir: &Ir, rules: Rules<'_>, found: &mut Vec<Span>) {
    for modifier in rules.modifiers {
        let mut known = Known::new(ir, Vec::new());
        if let Some(when) = &modifier.when {
            divisors(&known, when, found);
            known = known.when(when, true);
        }
        divisors(&known, &modifier.value, found);
        if modifier.layer == Layer::Over && modifier.value.ty.number().is_some() && known.can_be_zero(&modifier.value) {
            found.push(modifier.value.span);
        }
    }
    let known = Known::new(ir, Vec::new());
    let conditions = rules.grants.iter().filter_map(|grant| grant.when.as_ref());
    conditions.for_each(|value| divisors(&known, value, found));
    for addition in rules.additions {
        addition.when.iter().chain([&addition.value]).for_each(|value| divisors(&known, value, found));
    }
    let bodies = rules.reactions.iter().map(|reaction| (&reaction.when, None, &reaction.body));
    let replaced = rules.replacements.iter().map(|one| (&one.when, one.value.as_ref(), &one.body));
    for (when, value, acts) in bodies.chain(replaced) {
        let mut known = Known::new(ir, Vec::new());
        if let Some(when) = when {
            divisors(&known, when, found);
            known = known.when(when, true);
        }
        value.into_iter().for_each(|value| divisors(&known, value, found));
        body(known, acts, found);
    }
    for entry in rules.entries {
        let price = entry.price.iter().map(|(_, price)| price);
        entry.requires.iter().chain(price).for_each(|value| divisors(&known, value, found));
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
