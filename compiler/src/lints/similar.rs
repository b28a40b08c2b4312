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
        found.extend(near_pairs(entries.clone()).into_iter().map(by_name));
        found.extend(spellings(entries).map(by_title));
    }
    for names in declared(ir) {
        let pairs = near_pairs(names).into_iter().filter(|(one, other)| !inflected(&one.name, &other.name));
        found.extend(pairs.map(by_name));
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

/// Names in their order, each once.
fn in_order(mut names: Vec<&Named>) -> Vec<&Named> {
    names.sort_by(|a, b| a.name.cmp(&b.name));
    names.dedup_by_key(|named| named.span);
    names
}

/// Pairs of names, by name, that are one letter apart. Not every pair is looked at: two names one letter apart are the
/// same with one letter left out of one or of both.
fn near_pairs(names: Vec<&Named>) -> Vec<(&Named, &Named)> {
    let names = in_order(names);
    let mut less: Vec<(u64, usize)> = Vec::new();
    for (at, named) in names.iter().enumerate().filter(|(_, named)| is_long(&named.name)) {
        less.extend(one_left_out(&named.name).into_iter().map(|hash| (hash, at)));
    }
    less.sort_unstable();
    less.dedup();
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for same in less.chunk_by(|one, other| one.0 == other.0) {
        for (at, (_, one)) in same.iter().enumerate() {
            pairs.extend(same[at + 1..].iter().map(|(_, other)| (*one, *other)));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    let pairs = pairs.into_iter().map(|(one, other)| (names[one], names[other]));
    pairs.filter(|(one, other)| strsim::damerau_levenshtein(&one.name, &other.name) == 1).collect()
}

/// Long enough for one letter to be a slip; a digit is none.
fn is_long(name: &str) -> bool {
    name.len() >= 5 && !name.bytes().any(|byte| byte.is_ascii_digit())
}

/// A number for a name, and one for it without each of its letters: equal where what is left is equal.
fn one_left_out(name: &str) -> Vec<u64> {
    const BASE: u64 = 0x9e37_79b9_7f4a_7c15;
    let letters: Vec<u64> = name.chars().map(u64::from).collect();
    // each letter times a power of the base by its place; what stands behind the one left out moves up by a place
    let mut powers = vec![1_u64; letters.len() + 1];
    (1..powers.len()).for_each(|at| powers[at] = powers[at - 1].wrapping_mul(BASE));
    let mut behind: u64 =
        (1..letters.len()).map(|at| letters[at].wrapping_mul(powers[at - 1])).fold(0, u64::wrapping_add);
    let mut before = 0_u64;
    let mut all = Vec::with_capacity(letters.len() + 1);
    for (at, letter) in letters.iter().enumerate() {
        all.push(before.wrapping_add(behind));
        before = before.wrapping_add(letter.wrapping_mul(powers[at]));
        let next = letters.get(at + 1).map_or(0, |next| next.wrapping_mul(powers[at]));
        behind = behind.wrapping_sub(next);
    }
    all.push(before);
    all
}

/// Whether it is the end alone that differs: `hit` and `hits`, `moved` and `mover` are two words.
fn inflected(one: &str, other: &str) -> bool {
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let same = short.bytes().zip(long.bytes()).take_while(|(a, b)| a == b).count();
    same + 1 >= short.len()
}

/// Pairs of titles that differ in capitals, hyphens or blanks alone.
fn spellings(names: Vec<&Named>) -> impl Iterator<Item = (&Named, &Named)> {
    // a sign such as `+` is part of a name as a number is
    let joins = |c: &char| c.is_whitespace() || matches!(c, '-' | '_' | '.' | ',' | '\'' | '’' | '‐'..='—');
    let letters = |title: &str| title.chars().filter(|c| !joins(c)).flat_map(char::to_lowercase).collect();
    let mut same: BTreeMap<String, Vec<&Named>> = BTreeMap::new();
    for named in names {
        same.entry(letters(&named.title)).or_default().push(named);
    }
    same.into_values().flat_map(|names| {
        let names = in_order(names);
        let differ = names.iter().any(|named| named.title != names[0].title);
        let rest = |at: usize| if differ { &names[at + 1..] } else { &[] };
        let pairs = names.iter().enumerate().flat_map(|(at, one)| rest(at).iter().map(|other| (*one, *other)));
        pairs.filter(|(one, other)| one.title != other.title).collect::<Vec<_>>()
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_pair_one_letter_apart_is_missed() {
        let words =
            ["ember", "embers", "amber", "embre", "emberx", "umber", "elder", "tember", "ember2", "embe", "eember"];
        let place = |at: usize| runebook_grammar::Span::new(0, u32::try_from(at).unwrap(), 0);
        let names: Vec<Named> = words
            .iter()
            .enumerate()
            .map(|(at, name)| Named {
                name: (*name).to_owned(),
                title: String::new(),
                span: place(at),
                ..Named::default()
            })
            .collect();
        let found: Vec<_> = near_pairs(names.iter().collect());
        let all = in_order(names.iter().collect());
        let mut expected = Vec::new();
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
                let near = strsim::damerau_levenshtein(&one.name, &other.name) == 1;
                if near && is_long(&one.name) && is_long(&other.name) {
                    expected.push((one.name.as_str(), other.name.as_str()));
                }
            }
        }
        assert!(expected.len() > 6, "{expected:?}");
        assert_eq!(
            found.iter().map(|(one, other)| (one.name.as_str(), other.name.as_str())).collect::<Vec<_>>(),
            expected
        );
    }
}
