//! Names so alike that one is taken for the other.

use std::collections::BTreeMap;

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::Lint;
use crate::ir::{CellKind, Ir, Named, StatOwner};

/// W007: two names of one sort that differ by a letter, or two titles that differ by no letter at all.
pub(super) const LINT: Lint = Lint {
    code: "W007",
    name: "similar_names",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("similar.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for kind in &ir.kinds {
        let entries: Vec<&Named> =
            ir.entries[kind.entries.0..kind.entries.1].iter().map(|entry| &entry.named).collect();
        found.extend(pairs(entries.clone(), |one, other| near(&one.name, &other.name)).map(by_name));
        found.extend(spellings(entries).map(by_title));
    }
    for names in declared(ir) {
        found.extend(
            pairs(names, |one, other| near(&one.name, &other.name) && !inflected(&one.name, &other.name)).map(by_name),
        );
    }
    found
}

/// What is not an entry, by sort: what an entity has, what a pack declares.
fn declared(ir: &Ir) -> Vec<Vec<&Named>> {
    let of_entity = |entity: usize| {
        let stats = ir.stats.iter().filter(move |stat| stat.member == 0 && stat.owner == StatOwner::Entity(entity));
        let cells = ir.cells.iter().filter(move |cell| {
            let own = matches!(cell.kind, CellKind::Resource | CellKind::Flag | CellKind::Memory | CellKind::Slot);
            own && cell.entity == entity
        });
        stats.map(|stat| &stat.named).chain(cells.map(|cell| &cell.named)).collect()
    };
    let mut all: Vec<Vec<&Named>> = (0..ir.entities.len()).map(of_entity).collect();
    all.push(ir.statuses.iter().map(|status| &status.named).collect());
    all.push(ir.events.iter().map(|event| &event.named).collect());
    all.push(ir.facts.iter().chain(&ir.sets).map(|question| &question.named).collect());
    all.push(ir.functions.iter().map(|function| &function.named).collect());
    all.extend(ir.enums.iter().map(|one_of| one_of.members.iter().collect()));
    all
}

/// Pairs of names, by name, that are too alike.
fn pairs(mut names: Vec<&Named>, alike: impl Fn(&Named, &Named) -> bool) -> impl Iterator<Item = (&Named, &Named)> {
    names.sort_by(|a, b| a.name.cmp(&b.name));
    names.dedup_by_key(|named| named.span);
    let mut found = Vec::new();
    for (at, one) in names.iter().enumerate() {
        found.extend(names[at + 1..].iter().filter(|other| alike(one, other)).map(|other| (*one, *other)));
    }
    found.into_iter()
}

/// One letter apart, in names long enough for that to be a slip.
fn near(one: &str, other: &str) -> bool {
    one.len().min(other.len()) >= 5
        && one.len().abs_diff(other.len()) <= 1
        && strsim::damerau_levenshtein(one, other) == 1
        && !one.chars().chain(other.chars()).any(|c| c.is_ascii_digit())
}

/// Whether it is the end alone that differs: `hit` and `hits`, `moved` and `mover` are two words.
fn inflected(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let same = short.bytes().zip(long.bytes()).take_while(|(a, b)| a == b).count();
    same + 1 >= short.len()
}

/// Pairs of titles that differ in capitals, hyphens or blanks alone.
fn spellings(names: Vec<&Named>) -> impl Iterator<Item = (&Named, &Named)> {
    let letters = |title: &str| title.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    let mut same: BTreeMap<String, Vec<&Named>> = BTreeMap::new();
    for named in names {
        same.entry(letters(&named.title)).or_default().push(named);
    }
    same.into_values().flat_map(|names| pairs(names, |one, other| one.title != other.title))
}

fn by_name((one, other): (&Named, &Named)) -> Diagnostic {
    Diagnostic::warning("W007", other.span, format!("`{}` is but one letter away from `{}`", other.name, one.name))
        .and(one.span, "the other one")
        .help("if they are the same thing, keep one; if not, give one a name that cannot be mistaken")
}

fn by_title((one, other): (&Named, &Named)) -> Diagnostic {
    let message = format!("the title \"{}\" is but another spelling of \"{}\"", other.title, one.title);
    Diagnostic::warning("W007", other.span, message)
        .and(one.span, "the other one")
        .help("if they are the same thing, keep one; if not, give one a title that cannot be mistaken")
}
