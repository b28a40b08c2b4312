//! Bands of one value that overlap and add up: a reader takes the one that fits, the rule takes all.

use std::collections::BTreeSet;

use runebook_grammar::{Diagnostic, Severity};

use super::{Lint, collide};
use crate::fold::{self, Ratio};
use crate::ir::{Ir, Layer, Modifier};

/// W010: bands that overlap and add up.
pub(super) const LINT: Lint = Lint {
    code: "W010",
    name: "overlapping_bands",
    level: Some(Severity::Warning),
    find,
    page: include_str!("overlap.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let adding: Vec<(&Modifier, Ratio)> = ir.modifiers.iter().filter_map(|one| Some((one, amount(one)?))).collect();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (at, (one, adds)) in adding.iter().enumerate() {
        for (other, more) in &adding[at + 1..] {
            if one.source == other.source
                && one.targets == other.targets
                && one.holder == other.holder
                && (adds.0 > 0) == (more.0 > 0)
                && one.span != other.span
                && overlap(one, other)
                && seen.insert((one.span, other.span))
            {
                found.push(report(one, other, *adds, *more));
            }
        }
    }
    found
}

/// What a modifier adds, where that is known, no bonus of a type and not 0.
fn amount(one: &Modifier) -> Option<Ratio> {
    let plain = one.layer == Layer::Add && one.typed.is_none() && one.when.is_some();
    fold::ratio(&one.value).filter(|(n, _)| plain && *n != 0)
}

fn overlap(one: &Modifier, other: &Modifier) -> bool {
    let (Some(one), Some(other)) = (&one.when, &other.when) else { return false };
    collide::bands_overlap(one, other)
}

fn report(one: &Modifier, other: &Modifier, (a, b): Ratio, (c, d): Ratio) -> Diagnostic {
    let (sum, parts) = (a * d + c * b, b * d);
    let sum = if sum % parts == 0 { (sum / parts).to_string() } else { format!("{sum}/{parts}") };
    Diagnostic::warning("W010", other.span, format!("this band overlaps another, and together they make {sum}"))
        .here("counts as well")
        .and(one.span, "as this one")
        .why("a reader takes the band that fits; the rule adds up all that hold")
        .help("if one is meant, let each band begin where the other ends, such as `1..25` and `26..50`")
}
