//! Triggers whose body no sentence can be made from, and that have no sentence of their own.

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::Lint;
use crate::ir::{Act, ActKind, Ir, Node, Reaction, Source, Type};

/// W012: a trigger that the book cannot tell. Of no interest to a pack without a book.
pub(super) const LINT: Lint = Lint {
    code: "W012",
    name: "untold_trigger",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find,
    page: include_str!("unsaid.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut found: Vec<Diagnostic> = ir
        .reactions
        .iter()
        .filter(|one| one.says.is_none() && !told(ir, one) && works(&one.body))
        .map(|one| report(one))
        .collect();
    found.dedup_by_key(|report| report.primary.span);
    found
}

/// Whether the entry says all of it in a sentence of its own, or nobody reads of it.
fn told(ir: &Ir, one: &Reaction) -> bool {
    match one.source {
        Source::Entry(entry) => ir.entries[entry].says.is_some() || ir.entries[entry].hidden,
        Source::Status(_) => false,
        Source::Rules => true,
    }
}

/// Whether a body names values of its own or repeats something.
fn works(body: &[Act]) -> bool {
    body.iter().any(|act| match &act.kind {
        // a contest names its outcome and its margin, and has its own sentence
        ActKind::Assign { value, .. } => {
            !matches!(value.ty, Type::Record(_)) && !matches!(value.node, Node::Result { .. })
        }
        ActKind::Repeat { .. } => true,
        ActKind::If { then, otherwise, .. } => works(then) || works(otherwise),
        ActKind::For { body, .. } | ActKind::WithChance { body, .. } | ActKind::Step { body, .. } => works(body),
        _ => false,
    })
}

fn report(one: &Reaction) -> Diagnostic {
    Diagnostic::warning("W012", one.span, "the book has no sentence for this trigger")
        .here("names values of its own, or repeats something")
        .why("a sentence made from it would be a program read aloud")
        .help("add `says \"…\"` to its body, with its numbers as placeholders, such as `{healed}`")
}
