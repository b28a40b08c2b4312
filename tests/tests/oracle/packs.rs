//! Every question of a pack's tests, and of the tests on the pages of the language, asked of both; and what the tests say
//! must hold.

use std::path::Path;

use runebook_compiler::ir::{Expect, Ir, Query};
use runebook_compiler::{File, check, fold};
use runebook_runtime::Key;
use runebook_tests::oracle::{Bench, Compared, Dice, Seen};
use runebook_tests::packs;

use crate::blocks::{Block, blocks};

/// A test's title, one of its questions, and the rolls it says.
type Question<'a> = (&'a str, &'a Query, Option<Vec<Vec<i64>>>);

/// Asks both every question of a program's tests; those with rolls get them, all get keyed dice.
pub fn differences(ir: &Ir, what: &str) -> Vec<String> {
    let mut questions: Vec<Question<'_>> = Vec::new();
    for test in &ir.tests {
        for expect in &test.expects {
            match expect {
                Expect::Holds { query, rolls } => {
                    let number = |roll| fold::whole(roll).unwrap_or(i64::MIN);
                    let rolls = rolls.iter().map(|rolls| rolls.iter().map(number).collect()).collect();
                    questions.push((&test.title, query, Some(rolls)));
                }
                Expect::Odds { query, .. } if query.process.is_none() => questions.push((&test.title, query, None)),
                Expect::Odds { .. } | Expect::Dominates { .. } | Expect::Order { .. } | Expect::Sentence { .. } => {}
            }
        }
    }
    let Some(bench) = Bench::new(ir, questions.iter().map(|(_, query, _)| *query).collect()) else {
        return vec![format!("{what} has no table")];
    };
    let table = bench.table();
    let mut found = Vec::new();
    let mut seen = Seen::default();
    for (at, (title, _, rolls)) in questions.iter().enumerate() {
        let keyed = (0..2).map(|seed| Dice::Keyed(Key { seed, ..Key::default() }));
        for dice in rolls.iter().cloned().map(Dice::Supplied).chain(keyed) {
            if let Compared::Differs(differs) = bench.compared(&table, at, &dice, &[], &mut seen) {
                found.push(format!("{what}, {title:?} (question {at}), {dice:?}:\n{differs}"));
            }
            if matches!(dice, Dice::Supplied(_)) && !bench.holds(&table, at, &dice) {
                found.push(format!("{what}, {title:?} (question {at}) does not hold"));
            }
        }
    }
    found
}

fn same(chain: &[&str]) {
    let ir = check(&packs::files(chain)).ir.expect("the pack checks");
    let found = differences(&ir, chain.last().expect("a pack"));
    assert!(found.is_empty(), "{} differences\n{}", found.len(), found[..found.len().min(5)].join("\n"));
}

#[test]
fn the_tests_of_sil() {
    same(&["sil"]);
}

#[test]
fn the_tests_of_sil_g() {
    same(&["sil", "sil-g"]);
}

#[test]
fn the_tests_of_sil_q() {
    same(&["sil", "sil-q"]);
}

#[test]
fn the_tests_of_rip() {
    same(&["rip"]);
}

#[test]
fn the_tests_of_stats() {
    same(&["stats"]);
}

/// The examples that are packs of their own, with what stands before all examples of their page.
fn examples(page: &Path) -> Vec<Vec<File>> {
    let all = blocks(&std::fs::read_to_string(page).unwrap());
    let has = |block: &Block, word: &str| block.info.split_whitespace().any(|info| info == word);
    let prelude: Vec<File> = all.iter().filter(|block| has(block, "prelude")).filter_map(Block::file).collect();
    let fine = all.iter().filter(|block| has(block, "fine")).filter_map(Block::file);
    fine.map(|file| prelude.iter().cloned().chain([file]).collect()).collect()
}

#[test]
fn the_tests_of_all_pages() {
    let folder = packs::root().join("docs/language");
    let mut pages: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    pages.retain(|path| path.extension().is_some_and(|ending| ending == "md"));
    pages.sort();
    let mut found = Vec::new();
    for page in &pages {
        for files in examples(page) {
            let Some(ir) = check(&files).ir else { continue };
            found.extend(differences(&ir, &page.file_name().unwrap().to_string_lossy()));
        }
    }
    assert!(found.is_empty(), "{} differences\n{}", found.len(), found[..found.len().min(5)].join("\n"));
}

/// Packs in which the two differed once: both say yes to every question of their tests now.
#[test]
fn they_agree_where_they_once_did_not() {
    let text = std::fs::read_to_string(packs::root().join("tests/cases/oracle/met.md")).unwrap();
    for block in blocks(&text) {
        let files: Vec<File> = block.file().into_iter().collect();
        let checked = check(&files);
        let ir = checked.ir.unwrap_or_else(|| panic!("{:#?}\n{}", checked.diagnostics, block.text));
        let found = differences(&ir, "met.md");
        assert!(found.is_empty(), "{}\n{}", found.join("\n"), block.text);
    }
}
