//! Prerequisites and prices.

use runebook_compiler::ir::{CmpOp, Entry, Expr, Ir, Node};

use super::scene::Scene;
use super::{Arg, Det, Join, Np, Phrase, Say, fold};

/// What must be true or held before an entry is learned.
pub(crate) fn needs(scene: &Scene<'_>, entry: &Entry) -> Vec<Phrase> {
    let mut least = Vec::new();
    let mut others = Vec::new();
    for cond in &entry.requires {
        match at_least(scene, cond) {
            Some(phrase) => least.push(phrase.arg()),
            None => others.push(Phrase::of("needs-that", [("cond", scene.clause(cond, true))])),
        }
    }
    let entries = entry.needs.as_ref().map_or(Arg::Nothing, |needs| named(scene, needs, true));
    let least = if least.is_empty() { Arg::Nothing } else { Scene::all(least) };
    let mut all = Vec::new();
    if least != Arg::Nothing || entries != Arg::Nothing {
        all.push(Phrase::of("needs", [("values", least), ("entries", entries)]));
    }
    all.extend(others);
    all
}

/// When the entries that are needed do not count.
pub(crate) fn waived(scene: &Scene<'_>, entry: &Entry) -> Option<Phrase> {
    let cond = entry.needs_waived.as_ref()?;
    let kind = Np::new(super::kind_key(scene.ir, entry.kind), Det::Bare).arg();
    Some(Phrase::of("needs-waived", [("cond", scene.clause(cond, true)), ("x", kind)]))
}

/// What an entry costs.
pub(crate) fn price(scene: &Scene<'_>, entry: &Entry) -> Option<Phrase> {
    let (cell, value) = entry.price.as_ref()?;
    Some(bought(scene, *cell, value))
}

/// A price in a resource.
pub(crate) fn bought(scene: &Scene<'_>, cell: usize, value: &Expr) -> Phrase {
    paid(scene, ("price", "price-formula"), cell, value)
}

/// What is paid in a resource: the messages of a number and of a formula.
pub(crate) fn paid(scene: &Scene<'_>, ids: (&'static str, &'static str), cell: usize, value: &Expr) -> Phrase {
    let key = super::names::cell_key(scene.ir, cell);
    let resource = Np::new(key.clone(), Det::Bare).arg();
    let amount = scene.amount(value);
    if !matches!(amount.n, Arg::Number(_)) {
        return Phrase::of(ids.1, [("x", resource), ("amount", amount.by)]);
    }
    let args = [("n".to_owned(), amount.n.clone()), ("x".to_owned(), resource.clone())].into();
    let counted = Phrase { say: vec![Say::Word(key, "amount".to_owned()), Say::Grammar("counted")], args };
    Phrase::of(ids.0, [("x", resource), ("counted", counted.arg()), ("n", amount.n)])
}

/// "Melee 6".
fn at_least(scene: &Scene<'_>, cond: &Expr) -> Option<Phrase> {
    let Node::Compare { op: CmpOp::Ge, left, right } = &cond.node else { return None };
    let n = fold::ratio(scene.ir, right)?;
    let np = match &left.node {
        Node::Cell { owner, cell, index } => scene.cell_np(owner, *cell, index.as_deref()),
        Node::Stat { owner, stat, index, .. } => scene.stat_np(owner, *stat, index.as_deref()),
        _ => return None,
    };
    let key = np.key.clone();
    let mut args = np.args.clone();
    args.extend([("n".to_owned(), Arg::Number(n)), ("x".to_owned(), Np { det: Det::Bare, ..np }.arg())]);
    Some(Phrase { say: vec![Say::Word(key, "needs".to_owned()), Say::Grammar("need-at-least")], args })
}

/// Entries under "and" and "or".
fn named(scene: &Scene<'_>, expr: &Expr, top: bool) -> Arg {
    match &expr.node {
        Node::Holds { entry, .. } => scene.held_entry(entry),
        Node::And(..) => Arg::list(flat(scene, expr, true), Join::And),
        Node::Or(..) if top => Phrase::of("either", [("list", Arg::list(flat(scene, expr, false), Join::Or))]).arg(),
        Node::Or(..) => Arg::list(flat(scene, expr, false), Join::Or),
        _ => scene.clause(expr, true),
    }
}

fn flat(scene: &Scene<'_>, expr: &Expr, and: bool) -> Vec<Arg> {
    match (&expr.node, and) {
        (Node::And(left, right), true) | (Node::Or(left, right), false) => {
            [flat(scene, left, and), flat(scene, right, and)].concat()
        }
        _ => vec![named(scene, expr, and)],
    }
}

/// The entries that a prerequisite names.
#[must_use]
pub fn needed(ir: &Ir, entry: &Entry) -> Vec<usize> {
    entry.needs.iter().flat_map(|needs| held(ir, needs)).collect()
}

/// Those of them of which one is enough: they stand under an `or`.
#[must_use]
pub fn needed_instead(ir: &Ir, entry: &Entry) -> Vec<usize> {
    let mut all = Vec::new();
    let mut visit = |expr: &Expr| {
        if let Node::Or(left, right) = &expr.node {
            all.extend([left, right].into_iter().flat_map(|side| held(ir, side)));
        }
    };
    entry.needs.iter().for_each(|needs| runebook_compiler::ir::walk::each(needs, &mut visit));
    all
}

fn held(ir: &Ir, needs: &Expr) -> Vec<usize> {
    let mut all = Vec::new();
    let mut visit = |expr: &Expr| {
        if let Node::Holds { entry, .. } = &expr.node
            && let Node::Entry(needed) = entry.plain().node
        {
            all.push(needed);
        }
    };
    runebook_compiler::ir::walk::each(needs, &mut visit);
    all.retain(|needed| *needed < ir.entries.len());
    all
}
