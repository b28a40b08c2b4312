//! Tables of expected values: what the rulebooks print, and what follows from their rules, is what the packs say.

use std::collections::BTreeSet;
use std::fs;

use runebook_book::model::Part;
use runebook_compiler::notation;
use runebook_driver::vectors::{self, Verdict};
use runebook_driver::{Levels, Pack, book, check};
use runebook_tests::packs;

/// Which table is asked of which pack. Each must be reproduced but for what the pack's `vectors.yaml` excepts.
const ASKED: &[(&str, &str)] = &[
    ("rip.json", "rip"),
    ("sil-fr.json", "sil"),
    ("sil-g.json", "sil-g"),
    ("sil-q-ja.json", "sil-q"),
    ("stats.json", "stats"),
];

/// Tables whose packs do not have a whole `vectors.yaml` yet. When one has, its line moves up.
const WAITING: &[(&str, &str)] = &[];

/// What is wrong when a table is asked of a pack, a line each.
fn wrong(table: &str, name: &str) -> Vec<String> {
    let pack = Pack::open(name, &mut packs::shelf()).expect("the pack is there");
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{name} does not check: {:#?}", report.found));
    let bytes = fs::read(packs::root().join("tests/vectors").join(table)).expect("the table is there");
    let run = vectors::run(&pack, &ir, table, &bytes, false).expect("the questions fit a table");
    let of_files = run.found.iter().map(|found| format!("{}: {}", found.code, found.message));
    let failed = run.tried.iter().filter_map(|tried| match &tried.verdict {
        Verdict::Passed | Verdict::Skipped(_) => None,
        Verdict::Failed(found) => Some(format!("{}: {} {}", tried.id, found[0].message, found[0].primary.text)),
    });
    of_files.chain(failed).collect()
}

#[test]
fn every_table_is_reproduced() {
    for (table, pack) in ASKED {
        let wrong = wrong(table, pack);
        assert!(wrong.is_empty(), "{table}, asked of {pack}:\n{}", wrong.join("\n"));
    }
}

#[test]
fn no_table_is_forgotten() {
    let listed: BTreeSet<String> = ASKED.iter().chain(WAITING).map(|(table, _)| (*table).to_owned()).collect();
    let names = fs::read_dir(packs::root().join("tests/vectors")).expect("the tables are there");
    let names = names.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned());
    let found: BTreeSet<String> = names.filter(|name| name.ends_with(".json")).collect();
    assert_eq!(listed, found);
}

/// What a book prints after a thing's name is read by its kind's notation, and written again as it was.
#[test]
fn notations_of_books_are_read_as_they_are_written() {
    let pack = Pack::open("sil-q", &mut packs::shelf()).expect("the pack is there");
    let ir = check(&pack, &Levels::default()).ir.expect("the pack checks");
    let books = book::books(&pack, &ir).unwrap_or_else(|why| panic!("{}", why.lines().join("\n")));
    let plain = |text: &str| -> String {
        let letters = text.chars().filter(|letter| !letter.is_whitespace() && *letter != '+');
        letters.map(|letter| if letter == '\u{2212}' { '-' } else { letter }).collect()
    };
    let mut read = 0;
    for part in books.iter().flat_map(|book| &book.pages).flat_map(|page| &page.parts) {
        let Part::Entry(entry) = part else { continue };
        let (Some(printed), Some((kind, _))) = (&entry.notation, entry.id.split_once('.')) else { continue };
        let (kind, text) = (ir.names.kinds[kind], format!("{} {printed}", entry.title));
        let noted = notation::read(&ir, kind, &text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
        assert_eq!(noted.title, entry.title);
        assert_eq!(plain(&notation::written(&ir, kind, &noted)), plain(&text));
        read += 1;
    }
    assert!(read > books.len() * 10, "{read} notations are too few to prove anything");
}
