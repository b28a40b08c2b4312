//! Every number is alive: change it by one, and something that can be observed changes with it.

use std::collections::BTreeSet;
use std::fs;

use rayon::prelude::*;
use runebook_compiler::{File, Reader, check};
use runebook_tests::literals::{self, Literal};
use runebook_tests::observe::{self, Seen};
use runebook_tests::packs;

/// How many numbers one reader is shown, one after another.
const TOGETHER: usize = 100;

/// Whether anything that can be seen changes when one number does. The reader looks again only at what the number touches; that this
/// finds the same as to check from nothing is what `again.rs` holds.
fn alive(reader: &mut Reader, files: &[File], literal: &Literal, before: &[Seen]) -> bool {
    let Some(ir) = reader.check(&literals::with(files, literal)).ir else { return true };
    observe::LOOKS.iter().zip(before).any(|(look, before)| look(&ir) != *before)
}

fn unused(packs: &[&str]) -> BTreeSet<String> {
    let files = packs::files(packs);
    let ir = check(&files).ir.expect("the pack checks");
    let before: Vec<Seen> = observe::LOOKS.iter().map(|look| look(&ir)).collect();
    assert!(before.iter().all(|seen| !seen.contains_key("emit")), "a look at the pack as it is has no table");
    let last = u32::try_from(packs.len() - 1).expect("few packs");
    let own: Vec<Literal> =
        literals::all(&files).into_iter().filter(|literal| files[literal.file].edition == last).collect();
    assert!(!own.is_empty(), "a pack without numbers proves nothing");
    let unused = own.par_chunks(TOGETHER).flat_map_iter(|some| {
        let mut reader = Reader::default();
        let dead: Vec<&Literal> = some.iter().filter(|literal| !alive(&mut reader, &files, literal, &before)).collect();
        dead.into_iter().map(|literal| literals::place(&files, literal))
    });
    unused.collect()
}

/// The numbers nothing depends on are those that the list names, each with its reason; no other, and none too many.
fn only_listed(packs: &[&str]) {
    let name = packs.last().expect("one pack at least");
    let list = packs::root().join(format!("tests/cases/alive/{name}.txt"));
    let found = unused(packs);
    let text = fs::read_to_string(&list).unwrap_or_default();
    let listed: BTreeSet<String> =
        text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::to_owned).collect();
    let (dead, woken) = (found.difference(&listed).collect::<Vec<_>>(), listed.difference(&found).collect::<Vec<_>>());
    assert!(
        dead.is_empty(),
        "nothing depends on these numbers: use them, test them, or list them with a reason\n{dead:#?}"
    );
    assert!(woken.is_empty(), "these are alive now: take them off the list\n{woken:#?}");
}

#[test]
fn every_number_of_rip() {
    only_listed(&["rip"]);
}

#[test]
fn every_number_of_stats() {
    only_listed(&["stats"]);
}

/// The base's numbers too: without its editions nobody learns anything there.
#[test]
fn every_number_of_sil_q() {
    only_listed(&["sil", "sil-q"]);
}

/// Changing what Finesse gives changes what Finesse touches and nothing else.
#[test]
fn one_number_touches_its_own_only() {
    let files = packs::files(&["sil", "sil-q"]);
    let before = observe::all(&check(&files).ir.expect("the pack checks"));
    let at = files.iter().position(|file| file.text.contains("ability finesse")).expect("Finesse is there");
    let start = files[at].text.find("ability finesse").expect("it is");
    let literal = literals::all(&files)
        .into_iter()
        .find(|literal| {
            literal.file == at
                && literal.range.start > start
                && files[at].text[..literal.range.start].trim_end().ends_with('=')
        })
        .expect("Finesse has a number");
    let after = observe::all(&check(&literals::with(&files, &literal)).ir.expect("the changed pack checks"));
    let changed: Vec<&String> = before
        .iter()
        .filter(|(name, value)| !name.starts_with("test ") && after.get(*name) != Some(*value))
        .map(|(name, _)| name)
        .collect();
    assert!(!changed.is_empty());
    assert!(
        changed.iter().all(|name| name.starts_with("attack ") && name.contains("holding finesse in 0")),
        "{changed:#?}"
    );
}
