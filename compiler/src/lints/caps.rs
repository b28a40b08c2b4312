//! Caps that nothing reaches, and caps that are reached as soon as anything is there to be capped.

mod early;

use std::collections::BTreeMap;

use runebook_grammar::{Confidence, Diagnostic, Severity, Span};

use super::Lint;
use super::unused::everything;
use crate::fold::{self, Ratio};
use crate::interval::{self, Interval};
use crate::ir::{BinOp, Expr, Ir, Modifier, Node, walk};

/// W015: a cap that nothing reaches, or nearly everything.
pub(super) const LINT: Lint = Lint {
    code: "W015",
    name: "idle_cap",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("caps.md"),
};

/// What is wrong with a cap.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fault {
    /// Nothing reaches it; the values that it limits.
    Never(String),
    /// It is reached at this value of so many.
    Early { at: i64, of: i64 },
}

/// The caps of a pack by place, with their faults. A cap that a kind gives to each of its entries is written once, and has
/// a fault only if it has it in all of them.
#[derive(Default)]
struct Caps(BTreeMap<Span, Option<Fault>>);

impl Caps {
    fn add(&mut self, place: Span, fault: Option<Fault>) {
        self.0.entry(place).and_modify(|known| *known = known.take().filter(|_| fault.is_some())).or_insert(fault);
    }
}

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let (mut caps, mut of_formulas) = (Caps::default(), Caps::default());
    ir.modifiers.iter().for_each(|one| up_to(ir, one, &mut caps));
    everything(ir, &mut |expr| limit(ir, expr, &[], &mut caps));
    for function in &ir.functions {
        let params: Vec<Interval> = function.params.iter().map(|param| Interval::declared(param.range)).collect();
        if let Some(value) = &function.value {
            walk::each(value, &mut |expr| limit(ir, expr, &params, &mut of_formulas));
        }
    }
    // of a formula more is known where its parameters are
    caps.0.extend(of_formulas.0);
    caps.0.into_iter().filter_map(|(place, fault)| Some(report(place, &fault?))).collect()
}

/// `melee +bonus up to 3`
fn up_to(ir: &Ir, one: &Modifier, caps: &mut Caps) {
    let Some((cap, most)) = one.up_to.as_ref().and_then(|cap| Some((cap, fold::ratio(cap)?))) else { return };
    let values = interval::of(ir, &one.value);
    let idle = below(values, most) && above(values, (-most.0, most.1));
    let fault = idle.then(|| Fault::Never(known(values))).or_else(|| early::fault(ir, &one.value, most, &[]));
    caps.add(cap.span, fault.filter(|_| !of_data(&one.value)));
}

/// `…, at least 0`, `…, at most 9`
fn limit(ir: &Ir, expr: &Expr, params: &[Interval], caps: &mut Caps) {
    let Node::Binary { op: op @ (BinOp::Min | BinOp::Max), left, right } = &expr.node else { return };
    let Some(end) = fold::ratio(right) else { return };
    let values = interval::of_body(ir, left, params);
    let fault = match op {
        BinOp::Min if below(values, end) => Some(Fault::Never(known(values))),
        BinOp::Min => early::fault(ir, left, end, params),
        _ => above(values, end).then(|| Fault::Never(known(values))),
    };
    caps.add(right.span, fault.filter(|_| fold::ratio(left).is_none() && !of_data(left)));
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

fn report(place: Span, fault: &Fault) -> Diagnostic {
    let found = match fault {
        Fault::Never(values) => Diagnostic::warning("W015", place, "nothing ever reaches this limit")
            .here(format!("what it limits lies in {values}")),
        Fault::Early { at, of } => Diagnostic::warning(
            "W015",
            place,
            format!("this limit is reached at {at} already, the second of {of} values"),
        )
        .here("all further values change nothing"),
    };
    found
        .why("the values follow from declared ranges and from the rules")
        .help("leave it out, or check the numbers: is the range meant, or the limit?")
}
