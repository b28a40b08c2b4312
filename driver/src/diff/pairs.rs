//! Things of two sides, pair by pair.

use std::collections::{BTreeMap, BTreeSet};

use super::sides::{HELD, One, Things};
use super::{Change, Row, What};

/// What happened to each thing, by kind and name.
pub(super) fn changes(mut before: Things, after: Things) -> Vec<Change> {
    let mut all: Vec<Change> = Vec::new();
    let renamed: BTreeMap<String, String> = before
        .iter()
        .filter_map(|(key, old)| Some((old.name.clone(), after.get(key)?.name.clone())))
        .filter(|(old, new)| old != new)
        .collect();
    for (key, one) in after {
        // a name may have been taken back: then it is the thing of that name
        let was = before.remove(&key).or_else(|| before.remove(&(one.kind.clone(), one.name.clone())));
        match was {
            None => all.push(change(one, What::Added)),
            Some(was) => all.extend(pair(called_anew(was, &one, &renamed), one)),
        }
    }
    all.extend(before.into_values().map(|one| change(one, What::Removed)));
    all.sort_by(|one, other| (&one.kind, &one.name).cmp(&(&other.kind, &other.name)));
    all
}

/// The old side of a thing, where a value of it that differs in nothing but what other things are called is the new one.
fn called_anew(mut old: One, new: &One, renamed: &BTreeMap<String, String>) -> One {
    for (name, value) in &mut old.values {
        let anew: String = words(value).map(|word| renamed.get(word).map_or(word, String::as_str)).collect();
        let same = |now: &&String| if name == HELD { held(&anew) == held(now) } else { anew == **now };
        if let Some(now) = new.values.get(name).filter(same) {
            value.clone_from(now);
        }
    }
    old
}

/// Held entries: which of several comes first is a matter of their names.
fn held(list: &str) -> BTreeSet<&str> {
    list.split(", ").collect()
}

/// The words of a value, and what stands between them.
fn words(value: &str) -> impl Iterator<Item = &str> {
    value.split_inclusive(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').flat_map(|piece| {
        let (word, rest) = piece
            .split_at(piece.trim_end_matches(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').len());
        [word, rest]
    })
}

/// A thing that is on one side only; what it says is said once.
fn change(one: One, what: What) -> Change {
    let One { kind, name, title, said, .. } = one;
    let side = |text: String| match what {
        What::Removed => (Some(text), None),
        What::Added | What::Renamed(_) | What::Changed => (None, Some(text)),
    };
    let rows = said.sentences.into_iter().map(|sentence| {
        let (old, new) = side(sentence);
        Row { label: String::new(), old, new }
    });
    let rows: Vec<Row> = rows.collect();
    Change { kind, name, title, what, said: rows.clone(), rows }
}

/// What of a thing differs; none if nothing does.
fn pair(old: One, new: One) -> Option<Change> {
    let mut rows: Vec<Row> = Vec::new();
    rows.extend(Row::of("name", Some(old.title), Some(new.title.clone())));
    rows.extend(by_name(old.values.into_iter().collect(), new.values.into_iter().collect()));
    let mut said = by_name(old.said.fields, new.said.fields);
    said.extend(by_name(old.said.rows, new.said.rows));
    said.extend(sentences(old.said.sentences, new.said.sentences));
    rows.extend(said.iter().cloned());
    rows.extend(by_name(old.said.prose, new.said.prose));
    let what = if old.name == new.name { What::Changed } else { What::Renamed(old.name) };
    let same = rows.is_empty() && what == What::Changed;
    (!same).then_some(Change { kind: new.kind, name: new.name, title: new.title, what, rows, said })
}

/// Values by their names: those of the new side in its order, then what is gone.
fn by_name(old: Vec<(String, String)>, new: Vec<(String, String)>) -> Vec<Row> {
    let mut before: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, value) in old.into_iter().rev() {
        before.entry(name).or_default().push(value);
    }
    let mut rows: Vec<Row> = Vec::new();
    for (name, value) in new {
        let was = before.get_mut(&name).and_then(Vec::pop);
        rows.extend(Row::of(&name, was, Some(value)));
    }
    let gone =
        before.into_iter().flat_map(|(name, values)| values.into_iter().rev().map(move |value| (name.clone(), value)));
    rows.extend(gone.filter_map(|(name, value)| Row::of(&name, Some(value), None)));
    rows
}

/// Sentences that are on one side only, in pairs of the most alike: the new ones in their order, then what is gone.
fn sentences(old: Vec<String>, new: Vec<String>) -> Vec<Row> {
    let mut gone = old;
    let mut fresh = Vec::new();
    for sentence in new {
        match gone.iter().position(|old| *old == sentence) {
            Some(at) => drop(gone.remove(at)),
            None => fresh.push(sentence),
        }
    }
    // the one that is gone and the one that came instead belong together, however little they have in common
    let only = fresh.len() == 1 && gone.len() == 1;
    let mut rows: Vec<Row> = Vec::new();
    for sentence in fresh {
        let apart = |old: &String| parts_apart(old, &sentence);
        let nearest = gone.iter().enumerate().map(|(at, old)| (apart(old), at)).min();
        let was = nearest.filter(|(apart, _)| only || *apart < APART).map(|(_, at)| gone.remove(at));
        rows.push(Row { label: String::new(), old: was, new: Some(sentence) });
    }
    rows.extend(gone.into_iter().map(|sentence| Row { label: String::new(), old: Some(sentence), new: None }));
    rows
}

/// How far two sentences may be apart, in percent, to be shown as one that changed.
const APART: usize = 70;

/// How far two sentences are apart, in percent of the longer one.
fn parts_apart(one: &str, other: &str) -> usize {
    let longer = one.chars().count().max(other.chars().count()).max(1);
    strsim::levenshtein(one, other) * 100 / longer
}
