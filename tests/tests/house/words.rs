//! Messages in the author's words, and a page for every code.

use std::collections::BTreeMap;

use crate::walk::{File, files, none};

const JARGON: &[&str] =
    &["token", "tokens", "identifier", "identifiers", "expression", "expressions", "type mismatch", "eof"];

/// Pages of codes and lints.
fn pages() -> Vec<File> {
    let mut pages = files(".md");
    pages.retain(|file| file.path.contains("/src/error/") || file.path.contains("/src/lints/"));
    pages
}

/// Code that words messages.
fn messages() -> Vec<File> {
    let mut messages = files(".rs");
    messages.retain(|file| {
        file.path.ends_with("/src/error.rs") || file.path.contains("/src/error/") || file.path.contains("/src/lints/")
    });
    messages
}

#[test]
fn messages_are_free_of_jargon() {
    let mut complaints = Vec::new();
    for file in pages() {
        let lines = file.text.lines().enumerate();
        complaints.extend(lines.filter_map(|(number, line)| jargon(&file.path, number, line)));
    }
    for file in messages() {
        let lines = file.text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
        let quoted =
            lines.flat_map(|(number, line)| line.split('"').skip(1).step_by(2).map(move |text| (number, text)));
        complaints.extend(quoted.filter_map(|(number, text)| jargon(&file.path, number, text)));
    }
    none(&complaints);
}

fn jargon(path: &str, number: usize, text: &str) -> Option<String> {
    let words = text.to_lowercase().replace(|letter: char| !letter.is_alphanumeric() && letter != '_', " ");
    let padded = format!(" {} ", words.split_whitespace().collect::<Vec<_>>().join(" "));
    let met = JARGON.iter().find(|word| padded.contains(&format!(" {word} ")));
    met.map(|word| format!("{path}:{}: `{word}` in: {text}", number + 1))
}

#[test]
fn every_code_has_one_page() {
    let mut by_code: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for page in pages() {
        let code = page.text.trim_start_matches(['#', ' ']).split([':', ' ']).next().unwrap_or_default();
        by_code.entry(code.to_owned()).or_default().push(page.path.clone());
    }
    let twice = by_code.iter().filter(|(_, pages)| pages.len() > 1);
    let mut complaints: Vec<String> = twice.map(|(code, pages)| format!("{code} has the pages {pages:?}")).collect();
    for file in messages() {
        let codes = file.text.split('"').skip(1).step_by(2).filter(|text| is_code(text));
        let bare = codes.filter(|code| !by_code.contains_key(*code));
        complaints.extend(bare.map(|code| format!("{}: {code} has no page", file.path)));
    }
    complaints.dedup();
    none(&complaints);
}

fn is_code(text: &str) -> bool {
    text.len() == 4 && text.starts_with(['E', 'W']) && text[1..].bytes().all(|byte| byte.is_ascii_digit())
}

#[test]
fn pages_begin_with_their_title() {
    let bad = pages().into_iter().filter(|page| !page.text.starts_with("# "));
    none(&bad.map(|page| format!("{} does not begin with `# CODE: title`", page.path)).collect::<Vec<_>>());
}
