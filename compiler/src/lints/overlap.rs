//! Bands of one value that overlap and add up: a reader takes the one that fits, the rule takes all.

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::{Confidence, Diagnostic, Severity, Span};

use super::Lint;
use super::collide::{self, Band};
use crate::fold::{self, Ratio};
use crate::interval::Interval;
use crate::ir::{Ir, Layer, Modifier, Source};

/// W010: bands that overlap and add up.
pub(super) const LINT: Lint = Lint {
    code: "W010",
    name: "overlapping_bands",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("overlap.md"),
};

/// A change that holds within a band.
struct Banded<'i> {
    one: &'i Modifier,
    adds: Ratio,
    band: Band<'i>,
}

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let all: Vec<Banded<'_>> = ir.modifiers.iter().filter_map(|modifier| banded(modifier)).collect();
    let mut sources: BTreeMap<Source, Vec<&Banded<'_>>> = BTreeMap::new();
    all.iter().for_each(|one| sources.entry(one.one.source).or_default().push(one));
    let mut nth: BTreeMap<Source, usize> = BTreeMap::new();
    let mut seen: BTreeMap<Span, Vec<BTreeSet<Span>>> = BTreeMap::new();
    let mut found = Vec::new();
    for one in &all {
        let at = nth.entry(one.one.source).or_default();
        let together = together(&sources[&one.one.source][*at..]);
        *at += 1;
        let spans: BTreeSet<Span> = together.iter().map(|one| one.one.span).collect();
        // what overlaps in a larger set was said with it
        let said = seen.get(&one.one.span).is_some_and(|larger| larger.iter().any(|other| spans.is_subset(other)));
        if spans.len() > 1 && !said {
            found.push(report(&together));
            spans.iter().for_each(|span| seen.entry(*span).or_default().push(spans.clone()));
        }
    }
    found
}

/// What a modifier adds, where that is known, no bonus of a type and not 0, and the band in which it does.
fn banded(one: &Modifier) -> Option<Banded<'_>> {
    let plain = one.layer == Layer::Add && one.typed.is_none();
    let adds = fold::ratio(&one.value).filter(|(n, _)| plain && *n != 0)?;
    Some(Banded { one, adds, band: collide::band(one.when.as_ref()?)? })
}

/// The bands that hold together with the first and with each other, of those that are written in one place.
fn together<'b, 'i>(all: &[&'b Banded<'i>]) -> Vec<&'b Banded<'i>> {
    let mut found = vec![all[0]];
    let mut left: Interval = all[0].band.1;
    for other in &all[1..] {
        let fits = !left.meet(other.band.1).is_empty();
        if fits && found.iter().all(|one| of_one_sort(one, other)) {
            left = left.meet(other.band.1);
            found.push(other);
        }
    }
    found
}

/// Whether a reader would take one of the two; what holds in the very same band is meant twice.
fn of_one_sort(one: &Banded<'_>, other: &Banded<'_>) -> bool {
    one.one.source == other.one.source
        && one.one.targets == other.one.targets
        && one.one.holder == other.one.holder
        && (one.adds.0 > 0) == (other.adds.0 > 0)
        && one.one.span != other.one.span
        && one.band.1 != other.band.1
        && collide::same_value(&one.band, &other.band)
}

fn report(together: &[&Banded<'_>]) -> Diagnostic {
    let sum = together.iter().fold((0, 1), |(a, b), one| (a * one.adds.1 + one.adds.0 * b, b * one.adds.1));
    let sum = if sum.0 % sum.1 == 0 { (sum.0 / sum.1).to_string() } else { format!("{}/{}", sum.0, sum.1) };
    let (last, others) = together.split_last().expect("at least the one that was begun with");
    let what = match others.len() {
        1 => "this band overlaps another",
        2 => "this band overlaps two others",
        _ => "this band overlaps several others",
    };
    let mut found = Diagnostic::warning("W010", last.one.span, format!("{what}, and together they make {sum}"));
    found = found.here("counts as well");
    for other in others {
        found = found.and(other.one.span, "as this one");
    }
    found
        .why("a reader takes the band that fits; the rule adds up all that hold")
        .help("if one is meant, let each band begin where the other ends, such as `1..25` and `26..50`")
}
