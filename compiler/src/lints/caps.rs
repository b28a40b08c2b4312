//! Caps that nothing reaches.

use runebook_grammar::{Diagnostic, Severity, Span};

use super::Lint;
use super::unused::everything;
use crate::fold::{self, Ratio};
use crate::interval::{self, Interval};
use crate::ir::{BinOp, Expr, Ir, Modifier, Node, walk};

/// W015: a cap that nothing reaches.
pub(super) const LINT: Lint =
    Lint { code: "W015", name: "idle_cap", level: Some(Severity::Warning), find, page: include_str!("caps.md") };

fn find(ir: &Ir) -> Vec<Diagnostic> {
    // a cap that a kind gives to each of its entries is written once, and idle only if it is so for all of them
    let mut caps: Vec<(Span, bool, String)> = ir.modifiers.iter().filter_map(|one| up_to(ir, one)).collect();
    everything(ir, &mut |expr| caps.extend(limit(ir, expr)));
    let reached: Vec<Span> = caps.iter().filter(|(_, idle, _)| !idle).map(|(span, ..)| *span).collect();
    caps.retain(|(span, idle, _)| *idle && !reached.contains(span));
    caps.sort();
    caps.dedup_by_key(|(span, ..)| *span);
    caps.into_iter().map(report).collect()
}

/// `melee +bonus up to 3`
fn up_to(ir: &Ir, one: &Modifier) -> Option<(Span, bool, String)> {
    let cap = one.up_to.as_ref()?;
    let most = fold::ratio(cap)?;
    let values = interval::of(ir, &one.value);
    let idle = below(values, most) && above(values, (-most.0, most.1)) && !of_data(&one.value);
    Some((cap.span, idle, known(values)))
}

/// `…, at least 0`, `…, at most 9`
fn limit(ir: &Ir, expr: &Expr) -> Option<(Span, bool, String)> {
    let Node::Binary { op: op @ (BinOp::Min | BinOp::Max), left, right } = &expr.node else { return None };
    let end = fold::ratio(right)?;
    let values = interval::of(ir, left);
    let idle = if *op == BinOp::Min { below(values, end) } else { above(values, end) };
    Some((right.span, idle && fold::ratio(left).is_none() && !of_data(left), known(values)))
}

/// Whether a value comes from the fields of entries: the next entry may have another.
fn of_data(value: &Expr) -> bool {
    let mut found = false;
    walk::each(value, &mut |expr| found |= matches!(expr.node, Node::Field { .. }));
    found
}

fn below(values: Interval, most: Ratio) -> bool {
    values.high.is_some_and(|high| interval::less(most, high) == Some(false))
}

fn above(values: Interval, least: Ratio) -> bool {
    values.low.is_some_and(|low| interval::less(low, least) == Some(false))
}

fn known(values: Interval) -> String {
    let end = |end: Option<Ratio>| match end {
        Some((n, 1)) => n.to_string(),
        Some((n, d)) => format!("{n}/{d}"),
        None => String::new(),
    };
    format!("{}..{}", end(values.low), end(values.high))
}

fn report((span, _, values): (Span, bool, String)) -> Diagnostic {
    Diagnostic::warning("W015", span, "nothing ever reaches this limit")
        .here(format!("what it limits lies in {values}"))
        .why("the interval follows from declared ranges and from the rules")
        .help("leave it out, or check the numbers: is the range meant, or the limit?")
}
