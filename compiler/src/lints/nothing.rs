//! Modifiers that change nothing: plus 0, times 1.

use runebook_grammar::{Diagnostic, Severity};

use super::Lint;
use crate::fold;
use crate::ir::{Ir, Layer, Modifier};

/// W003: a modifier that changes nothing.
pub(super) const LINT: Lint = Lint {
    code: "W003",
    name: "idle_modifier",
    level: Some(Severity::Warning),
    find,
    page: include_str!("nothing.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = ir.modifiers.iter().filter(|modifier| idle(modifier)).map(report).collect();
    // what a kind gives to each of its entries is written once, and idle only if it is so for all of them
    found.retain(|report| ir.modifiers.iter().filter(|modifier| modifier.span == report.primary.span).all(idle));
    found.dedup_by_key(|report| report.primary.span);
    found
}

fn idle(modifier: &Modifier) -> bool {
    let neutral = match modifier.layer {
        Layer::Add | Layer::Sides | Layer::Count | Layer::Afterwards => 0,
        Layer::Times | Layer::Over => 1,
        Layer::AtLeast | Layer::AtMost | Layer::Is => return false,
    };
    fold::whole(&modifier.value) == Some(neutral)
}

fn report(modifier: &Modifier) -> Diagnostic {
    Diagnostic::warning("W003", modifier.span, "this changes nothing")
        .here("adds 0, or multiplies by 1")
        .help("write the number that is meant, or leave the line out")
}
