//! Names so alike that one is taken for the other.

use runebook_grammar::{Diagnostic, Severity};

use super::Lint;
use crate::ir::{Ir, Named};

/// W007: two names of one kind that differ by a letter.
pub(super) const LINT: Lint = Lint {
    code: "W007",
    name: "similar_names",
    level: Some(Severity::Warning),
    find,
    page: include_str!("similar.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for kind in 0..ir.kinds.len() {
        let (first, end) = ir.kinds[kind].entries;
        let mut names: Vec<&Named> = ir.entries[first..end].iter().map(|entry| &entry.named).collect();
        names.sort_by(|a, b| a.name.cmp(&b.name));
        for (at, one) in names.iter().enumerate() {
            found.extend(
                names[at + 1..].iter().filter(|other| alike(&one.name, &other.name)).map(|other| report(one, other)),
            );
        }
    }
    found
}

/// One letter apart, in names long enough for that to be a slip.
fn alike(one: &str, other: &str) -> bool {
    one.len().min(other.len()) >= 5
        && strsim::damerau_levenshtein(one, other) == 1
        && !one.chars().chain(other.chars()).any(|c| c.is_ascii_digit())
}

fn report(one: &Named, other: &Named) -> Diagnostic {
    Diagnostic::warning("W007", other.span, format!("`{}` is but one letter away from `{}`", other.name, one.name))
        .and(one.span, "the other one")
        .help("if they are the same thing, keep one; if not, give one a name that cannot be mistaken")
}
