//! The pages of the compiler's errors: one for each code, and what their examples say is what the compiler says.

mod kit;

use std::collections::BTreeSet;
use std::path::Path;

use runebook_compiler::lints::{self, Lint};
use runebook_compiler::{File, PAGES};
use runebook_grammar::Diagnostic;

/// The codes that the compiler's errors name, from their source.
fn raised() -> BTreeSet<String> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join("compiler/src");
    let mut files = vec![source.join("error.rs")];
    let rooms = std::fs::read_dir(source.join("error")).unwrap().map(|entry| entry.unwrap().path());
    files.extend(
        rooms.filter(|path| path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("pages.rs")),
    );
    let texts = files.iter().map(|path| std::fs::read_to_string(path).unwrap());
    texts.flat_map(|text| text.split('"').filter(|word| is_code(word)).map(str::to_owned).collect::<Vec<_>>()).collect()
}

fn is_code(word: &str) -> bool {
    word.len() == 4 && word.starts_with('E') && word[1..].bytes().all(|byte| byte.is_ascii_digit())
}

/// The packs of a page that stand in blocks with this word, each with its text.
fn examples(page: &str, word: &str) -> Vec<File> {
    let blocks = kit::blocks(page).into_iter();
    let wanted = blocks.filter(|block| block.info.split_whitespace().any(|info| info == word));
    wanted.filter_map(|block| block.file()).collect()
}

#[test]
fn every_code_has_a_page_and_every_page_a_code() {
    let pages: BTreeSet<String> = PAGES.iter().map(|(code, _)| (*code).to_owned()).collect();
    assert_eq!(raised(), pages);
    for (code, page) in PAGES {
        assert!(page.starts_with(&format!("# {code}: ")), "{code} does not begin with its title");
    }
}

#[test]
fn failing_examples_fail_with_their_code_alone() {
    for (code, page) in PAGES {
        let examples = examples(page, "fails");
        assert!(!examples.is_empty(), "{code} has no example that fails");
        for example in examples {
            let found = kit::found(std::slice::from_ref(&example));
            let shown = kit::short(std::slice::from_ref(&example), &found);
            assert!(!found.is_empty(), "{code}: nothing is found in\n{}", example.text);
            assert!(found.iter().all(|one| one.code == *code), "{code}: found\n{shown}");
        }
    }
}

#[test]
fn mended_examples_are_in_order() {
    for (code, page) in PAGES {
        let examples = examples(page, "fine");
        assert!(!examples.is_empty(), "{code} has no mended example");
        for example in examples {
            let found = kit::found(std::slice::from_ref(&example));
            assert!(found.is_empty(), "{code}: found\n{}", kit::short(std::slice::from_ref(&example), &found));
        }
    }
}

#[test]
fn no_page_is_longer_than_a_screen() {
    for (code, page) in PAGES {
        assert!(page.lines().count() <= 60, "{code} is too long to be read");
    }
}

/// What one lint finds in the examples of its page that stand in blocks with this word.
fn lint_examples(lint: &Lint, word: &str) -> Vec<(File, Vec<Diagnostic>)> {
    let examples = examples(lint.page, word);
    assert!(!examples.is_empty(), "{} has no example that is {word}", lint.code);
    let looked = examples.into_iter().map(|example| {
        let checked = runebook_compiler::check(std::slice::from_ref(&example));
        let ir = checked.ir.unwrap_or_else(|| panic!("{}: an example is not in order\n{}", lint.code, example.text));
        let found = (lint.find)(&ir);
        (example, found)
    });
    looked.collect()
}

#[test]
fn lints_find_their_own_code_in_what_their_page_warns_of() {
    for lint in lints::ALL {
        assert!(lint.page.starts_with(&format!("# {}: ", lint.code)), "{} does not begin with its title", lint.code);
        for (example, found) in lint_examples(lint, "warns") {
            assert!(!found.is_empty(), "{}: nothing is found in\n{}", lint.code, example.text);
            assert!(found.iter().all(|one| one.code == lint.code), "{}: found {found:#?}", lint.code);
        }
    }
}

#[test]
fn lints_are_silent_on_what_their_page_mends() {
    for lint in lints::ALL {
        for (example, found) in lint_examples(lint, "fine") {
            assert!(found.is_empty(), "{}: found {found:#?} in\n{}", lint.code, example.text);
        }
    }
}
