//! Every code has a page, whose first example fails with it and whose last is clean.

use runebook_grammar::{PAGES, decode, parse};

fn examples(page: &str) -> Vec<&str> {
    page.split("```rune\n").skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn pages_are_true() {
    for (code, page) in PAGES {
        assert!(page.starts_with(&format!("# {code}: ")), "{code}");
        let examples = examples(page);
        let mended = examples.last().expect("an example that is right");
        assert!(parse(0, mended).1.is_empty(), "{code}: {:?}", parse(0, mended).1);
        if *code == "E006" {
            assert_eq!(
                decode(0, b"ability epee \"\xc9p\xe9e\" { level 1 }").map_err(|broken| broken.code),
                Err("E006")
            );
        } else {
            let problems = parse(0, examples[0]).1;
            assert!(
                !problems.is_empty() && problems.iter().all(|problem| problem.code == *code),
                "{code}: {problems:?}"
            );
        }
    }
}

#[test]
fn every_code_in_the_source_has_a_page() {
    let source = include_str!("../src/error.rs");
    for part in source.split("Diagnostic::error(\"").skip(1) {
        let code = &part[..4];
        assert!(PAGES.iter().any(|(known, _)| *known == code), "{code}");
    }
}
