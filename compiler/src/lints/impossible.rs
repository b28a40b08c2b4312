//! Conditions that can never hold, and conditions that always do.

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::Lint;
use super::collide::{self, Collision};
use crate::ir::{Act, ActKind, Expr, Ir};

/// W001: a condition that can never hold.
pub(super) const NEVER: Lint = Lint {
    code: "W001",
    name: "impossible_condition",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find: |ir| {
        conditions(ir)
            .into_iter()
            .filter_map(|cond| Some(report("W001", cond, &collide::never(ir, cond)?, "this can never be true")))
            .collect()
    },
    page: include_str!("impossible.md"),
};

/// W002: a condition that always holds.
pub(super) const ALWAYS: Lint = Lint {
    code: "W002",
    name: "needless_condition",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find: |ir| {
        conditions(ir)
            .into_iter()
            .filter_map(|cond| Some(report("W002", cond, &collide::always(ir, cond)?, "this is always true")))
            .collect()
    },
    page: include_str!("needless.md"),
};

fn report(code: &'static str, cond: &Expr, collision: &Collision, what: &str) -> Diagnostic {
    let found = match collision.spans.as_slice() {
        [one, two] if code == "W001" => {
            let found = Diagnostic::warning(code, *two, format!("{what}: these two never hold together"));
            found.here("not while the other holds").and(*one, "this one")
        }
        [one, ..] if code == "W001" => Diagnostic::warning(code, *one, what).here("outside what the value can be"),
        _ => Diagnostic::warning(code, cond.span, what).here("holds whatever the value is"),
    };
    let help = if code == "W001" {
        "check the signs and the numbers: an `or` for an `and`, a `<` for a `>`?"
    } else {
        "leave it out, or check the numbers"
    };
    found.why("the interval of each side follows from its declared range and from the rules").help(help)
}

/// Every condition of the rules.
fn conditions(ir: &Ir) -> Vec<&Expr> {
    let mut all: Vec<&Expr> = Vec::new();
    all.extend(ir.modifiers.iter().filter_map(|modifier| modifier.when.as_ref()));
    all.extend(ir.grants.iter().filter_map(|grant| grant.when.as_ref()));
    all.extend(ir.additions.iter().filter_map(|addition| addition.when.as_ref()));
    for reaction in &ir.reactions {
        all.extend(&reaction.when);
        acts(&reaction.body, &mut all);
    }
    for replacement in &ir.replacements {
        all.extend(&replacement.when);
        acts(&replacement.body, &mut all);
    }
    for function in &ir.functions {
        all.extend(function.rows.iter().filter_map(|(when, _)| when.as_ref()));
        if !matches!(function.kind, crate::ir::FunctionKind::Die) {
            acts(&function.body, &mut all);
        }
    }
    for entry in &ir.entries {
        all.extend(&entry.requires);
    }
    all
}

fn acts<'e>(body: &'e [Act], all: &mut Vec<&'e Expr>) {
    for act in body {
        match &act.kind {
            ActKind::If { cond, then, otherwise } => {
                all.push(cond);
                acts(then, all);
                acts(otherwise, all);
            }
            ActKind::Step { body, .. } | ActKind::Repeat { body, .. } | ActKind::WithChance { body, .. } => {
                acts(body, all)
            }
            ActKind::For { iter, body } => {
                all.extend(&iter.filter);
                acts(body, all);
            }
            _ => {}
        }
    }
}
