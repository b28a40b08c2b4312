//! The pages of the language: every example is checked, and what they say of a mistake is what the compiler says.

mod kit;

use std::path::{Path, PathBuf};

use kit::blocks::Block;
use runebook_compiler::File;
use runebook_driver::{Levels, Pack, check, test};
use runebook_grammar::{Diagnostic, Severity};

/// A page, with its fenced blocks in order.
struct Page {
    name: String,
    text: String,
    blocks: Vec<Block>,
}

impl Page {
    /// The blocks of rules with this word, each with the place it has among all.
    fn examples(&self, word: &str) -> Vec<(usize, &Block)> {
        self.blocks.iter().enumerate().filter(|(_, block)| is_rune(block) && has(block, word)).collect()
    }

    /// The files of an example: what stands before all examples of the page, and its own.
    fn files(&self, example: &Block) -> Vec<File> {
        let before = self.blocks.iter().filter(|block| is_rune(block) && has(block, "prelude"));
        let before = before.map(|block| File { path: "prelude.rune".to_owned(), text: block.text.clone(), edition: 0 });
        before.chain(example.file()).collect()
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("docs/language")
}

/// All pages, by name.
fn pages() -> Vec<Page> {
    let paths = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect();
    paths.sort();
    let page = |path: &PathBuf| {
        let text = std::fs::read_to_string(path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        Page { name, blocks: kit::blocks(&text), text }
    };
    paths.iter().map(page).collect()
}

fn is_rune(block: &Block) -> bool {
    block.info.split_whitespace().next() == Some("rune")
}

fn has(block: &Block, word: &str) -> bool {
    block.info.split_whitespace().any(|info| info == word)
}

/// The code that an example fails with: the word after `fails`.
fn code(block: &Block) -> &str {
    block.info.split_whitespace().skip_while(|word| *word != "fails").nth(1).unwrap_or_default()
}

fn errors(files: &[File]) -> Vec<Diagnostic> {
    kit::found(files).into_iter().filter(|found| found.severity == Severity::Error).collect()
}

/// Messages as pages quote them, line by line, in no order that a page must keep.
fn said(found: &[Diagnostic]) -> Vec<String> {
    let mut lines = Vec::new();
    for one in found {
        lines.push(format!("error[{}]: {}", one.code, one.message));
        lines.extend(one.help.iter().map(|help| format!("  help: {help}")));
    }
    lines.sort();
    lines
}

#[test]
fn every_page_has_an_example_and_is_linked() {
    let pages = pages();
    let index = pages.iter().find(|page| page.name == "README.md").expect("an index");
    for page in &pages {
        let examples = page.examples("fine").len() + page.examples("fails").len();
        assert!(examples > 0, "{} has no example that is checked", page.name);
        let linked = index.text.contains(&format!("({})", page.name));
        assert!(linked || page.name == "README.md", "README.md does not link {}", page.name);
    }
}

#[test]
fn every_block_of_rules_says_what_it_is() {
    for page in pages() {
        for block in page.blocks.iter().filter(|block| is_rune(block)) {
            let words = ["fine", "fails", "part", "prelude"].iter().filter(|word| has(block, word)).count();
            assert_eq!(words, 1, "{}: `{}`", page.name, block.info);
        }
        assert!(page.examples("prelude").len() < 2, "{} has more than one prelude", page.name);
    }
}

#[test]
fn fine_examples_are_in_order() {
    for page in pages() {
        for (_, example) in page.examples("fine") {
            let files = page.files(example);
            let found = errors(&files);
            assert!(found.is_empty(), "{}: found\n{}in\n{}", page.name, kit::short(&files, &found), example.text);
        }
    }
}

#[test]
fn failing_examples_fail_with_their_code_alone() {
    for page in pages() {
        for (_, example) in page.examples("fails") {
            let files = page.files(example);
            let found = errors(&files);
            let shown = kit::short(&files, &found);
            assert!(!found.is_empty(), "{}: nothing is found in\n{}", page.name, example.text);
            let all = found.iter().all(|one| one.code == code(example));
            assert!(all, "{}: found\n{shown}in\n{}", page.name, example.text);
        }
    }
}

#[test]
fn messages_are_quoted_as_they_are() {
    for page in pages() {
        for (at, example) in page.examples("fails") {
            let next = page.blocks.get(at + 1).filter(|block| block.info == "text");
            let quoted = next.unwrap_or_else(|| panic!("{}: no message below\n{}", page.name, example.text));
            let mut lines: Vec<String> = quoted.text.lines().map(str::to_owned).collect();
            lines.sort();
            assert_eq!(lines, said(&errors(&page.files(example))), "{}: below\n{}", page.name, example.text);
        }
    }
}

/// What an example expects is what happens.
#[test]
fn tests_in_examples_pass() {
    let mut ran = 0;
    for page in pages() {
        for (_, example) in page.examples("fine") {
            let files = page.files(example);
            if !example.text.contains("test \"") || files.iter().any(|file| file.edition > 0) {
                continue;
            }
            let texts: Vec<&str> = files.iter().map(|file| file.text.as_str()).collect();
            let pack = Pack::of_text("example.rune", texts.join("\n").as_bytes());
            let ir = check(&pack, &Levels::default()).ir.unwrap_or_else(|| panic!("{}: {}", page.name, example.text));
            let tested = test::run(&pack, &ir).unwrap_or_else(|why| panic!("{}: {why:?}", page.name));
            ran += tested.len();
            let count = test::count(&tested);
            assert!(count.contains(" 0 failed"), "{}: {count} in\n{}", page.name, example.text);
        }
    }
    assert!(ran > 50, "only {ran} tests stand in the examples");
}
