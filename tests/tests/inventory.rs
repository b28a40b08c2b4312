//! What the rulebooks list and what the packs say of themselves: nothing of a list is lost, and what is told of a file or a test
//! is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use runebook_compiler::ir::{EntryId, Ir, Node};
use runebook_driver::{Levels, Pack, book, check};
use runebook_tests::packs;

const PACKS: [&str; 5] = ["sil", "sil-q", "sil-g", "rip", "stats"];

fn read(path: &str) -> String {
    fs::read_to_string(packs::root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn program(name: &str) -> (Pack, Ir) {
    let pack = Pack::open(name, &mut packs::shelf()).expect("the pack is there");
    let report = check(&pack, &Levels::default());
    let ir = report.ir.unwrap_or_else(|| panic!("{name}: {:#?}", report.found));
    (pack, ir)
}

/// A name for comparing: small letters without marks, words apart however they are joined.
fn plain(name: &str) -> String {
    name.to_lowercase().replace('ó', "o").replace('-', " ")
}

fn field(ir: &Ir, entry: EntryId, name: &str) -> Option<Node> {
    let found = &ir.entries[entry];
    let at = ir.kinds[found.kind].fields.iter().position(|field| field.named.name == name)?;
    Some(found.fields[at].values.first()?.plain().node.clone())
}

/// The abilities and songs of a pack: skill, title, level.
fn learned(ir: &Ir) -> BTreeSet<(String, String, i64)> {
    let kinds = ["ability", "song"];
    let entries =
        (0..ir.entries.len()).filter(|id| kinds.contains(&ir.kinds[ir.entries[*id].kind].named.name.as_str()));
    let row = |id: EntryId| {
        let skill = match field(ir, id, "skill") {
            Some(Node::Entry(skill)) => ir.entries[skill].named.name.clone(),
            _ => "song".to_owned(),
        };
        let level = field(ir, id, "level").and_then(|level| match level {
            Node::Const(level) => Some(level),
            _ => None,
        });
        (skill, plain(&ir.entries[id].named.title), level.unwrap_or(0))
    };
    entries.map(row).collect()
}

/// The rows of `tests/inventory/abilities.csv`, as the rulebooks list them: skill, ability, its level in `sil-g` and in `sil-q`,
/// its name in the Japanese rulebook.
fn listed() -> Vec<[String; 5]> {
    let text = read("tests/inventory/abilities.csv");
    let row = |line: &str| {
        let cells: Vec<String> = line.split(',').map(str::to_owned).collect();
        cells.try_into().unwrap_or_else(|cells| panic!("five cells: {cells:?}"))
    };
    text.lines().skip(1).map(row).collect()
}

#[test]
fn an_edition_has_the_abilities_that_its_rulebook_lists_and_no_others() {
    for (name, column) in [("sil-g", 2), ("sil-q", 3)] {
        let row = |row: [String; 5]| Some((row[0].clone(), plain(&row[1]), row[column].parse().ok()?));
        let wanted: BTreeSet<(String, String, i64)> = listed().into_iter().filter_map(row).collect();
        assert!(wanted.len() > 75, "{name} lists {}", wanted.len());
        let found = learned(&program(name).1);
        let (lost, more): (Vec<_>, Vec<_>) = (wanted.difference(&found).collect(), found.difference(&wanted).collect());
        assert!(lost.is_empty() && more.is_empty(), "{name} lacks {lost:?} and has {more:?}");
    }
}

#[test]
fn abilities_have_the_names_of_the_japanese_rulebook() {
    let (pack, ir) = program("sil-q");
    let titles: BTreeSet<String> = book::things(&pack, &ir, "ja")
        .into_iter()
        .filter_map(|(part, _)| match part {
            book::Part::Entry(entry) => Some(entry.title),
            _ => None,
        })
        .collect();
    let names = listed().into_iter().map(|row| row[4].clone()).filter(|name| !name.is_empty());
    let lost: Vec<String> = names.filter(|name| !titles.contains(name)).collect();
    assert!(lost.is_empty(), "no entry is called {lost:?}");
}

/// The rows of a table of Markdown under a heading: their cells.
fn rows(text: &str, heading: &str) -> Vec<Vec<String>> {
    let part = text.split("\n## ").find(|part| part.starts_with(heading)).unwrap_or_default();
    let lines = part.lines().filter(|line| line.starts_with('|')).skip(2);
    lines.map(|line| line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_owned()).collect()).collect()
}

#[test]
fn hard_rules_stand_in_their_files_and_their_tests_are_there() {
    let rows = rows(&read("content/README.md"), "The hard rules");
    assert!(rows.len() >= 40, "{}", rows.len());
    for row in &rows {
        let [rule, files, tests] = row.as_slice() else { panic!("three cells: {row:?}") };
        let texts: String = files.split('`').skip(1).step_by(2).map(|file| read(&format!("content/{file}"))).collect();
        for test in tests.split("; ") {
            assert!(texts.contains(&format!("test \"{test}\"")), "{rule}: no test `{test}` in {files}");
        }
    }
}

#[test]
fn what_a_pack_lacks_has_its_reason_and_what_it_names_is_there() {
    for name in PACKS {
        let text = read(&format!("content/{name}/README.md"));
        let missing = rows(&text, "What is not here");
        assert!(!missing.is_empty(), "{name} lists nothing that it lacks");
        for row in missing {
            assert!(row.len() == 2 && row.iter().all(|cell| !cell.is_empty()), "{name}: no reason in {row:?}");
        }
        let table =
            text.lines().skip_while(|line| !line.starts_with("|---")).skip(1).take_while(|line| line.starts_with('|'));
        for cell in table.map(|line| line.split('|').nth(1).unwrap_or_default()) {
            // what is named after another lies beside it
            let mut beside = packs::root().join("content").join(name);
            for path in cell.split('`').skip(1).step_by(2) {
                let own = packs::root().join("content").join(name).join(path);
                assert!(own.exists() || beside.join(path).exists(), "{name}: no {path}");
                if own.exists() {
                    beside = own.parent().map_or(beside, Path::to_path_buf);
                }
            }
        }
    }
}
