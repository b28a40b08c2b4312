//! All codes and lints, from whichever crate raises them, and their pages.

use runebook_compiler::lints;

use crate::error;
use crate::near::nearest;

/// A lint: its code and its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lint {
    /// `W012`.
    pub code: &'static str,
    /// `untested_entry`.
    pub name: &'static str,
}

/// Pages of errors by code, in the order of the stages.
const PAGES: &[&[(&str, &str)]] = &[runebook_grammar::PAGES, runebook_compiler::PAGES, error::PAGES];

/// All lints.
fn lints() -> impl Iterator<Item = Lint> {
    let all = lints::ALL.iter().map(|lint| (lint.code, lint.name)).chain(lints::OF_WORDS.iter().copied());
    all.map(|(code, name)| Lint { code, name })
}

/// The lint with this code or name.
#[must_use]
pub fn lint(word: &str) -> Option<Lint> {
    lints().find(|lint| lint.code == word || lint.name == word)
}

/// The names of all lints.
pub fn lint_names() -> impl Iterator<Item = &'static str> {
    lints().map(|lint| lint.name)
}

/// Whether a level may be set for `word`.
#[must_use]
pub fn is_lint(word: &str) -> bool {
    lint(word).is_some()
}

/// All pages with their keys, in order.
pub fn pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of_words = lints::OF_WORDS.iter().map(|(code, _)| (*code, crate::lints::page(code)));
    let lints = lints::ALL.iter().map(|lint| (lint.code, lint.page)).chain(of_words);
    PAGES.iter().flat_map(|pages| pages.iter().copied()).chain(lints)
}

/// The page of a code or a lint, however its letters are written.
///
/// # Errors
/// A sentence that names the nearest code, if there is no such page.
pub fn explain(word: &str) -> Result<&'static str, String> {
    let wanted = word.trim();
    let same = |key: &str| key.eq_ignore_ascii_case(wanted);
    let by_lint = |key: &str| lint(key).is_some_and(|lint| same(lint.code) || same(lint.name));
    match pages().find(|(key, _)| same(key) || by_lint(key)) {
        Some((_, page)) => Ok(page),
        None => Err(no_page(wanted)),
    }
}

fn no_page(word: &str) -> String {
    let names = pages().map(|(key, _)| key).chain(lint_names());
    match nearest(word, names) {
        Some(near) => format!("There is no page for `{word}`; the nearest is `{near}`."),
        None => format!("There is no page for `{word}`; `runebook explain` alone lists all."),
    }
}

/// The sentence for a lint that does not exist.
#[must_use]
pub fn no_lint(word: &str) -> String {
    if pages().any(|(key, _)| key == word && key.starts_with('E')) {
        return format!("`{word}` is an error of the language and cannot be allowed or denied.");
    }
    match nearest(word, lint_names()) {
        Some(near) => format!("There is no lint `{word}`; did you mean `{near}`?"),
        None => format!("There is no lint `{word}`."),
    }
}

/// Title of a page: its first line without the mark.
#[must_use]
pub fn title(page: &str) -> &str {
    page.lines().next().unwrap_or_default().trim_start_matches('#').trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_found_and_nearest_ones_named() {
        assert!(explain("e081").unwrap().starts_with("# E081: "));
        assert_eq!(title(explain("E081").unwrap()), "E081: unknown key");
        assert!(explain("E08l").unwrap_err().contains("nearest is `E08"));
    }

    #[test]
    fn keys_are_unique() {
        let mut keys: Vec<_> = pages().map(|(key, _)| key).collect();
        let all = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), all);
    }
}
