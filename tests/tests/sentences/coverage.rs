//! Every message that the code asks for is in every locale, and none is only its arguments.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use runebook_book::phrase::{Messages, Numbers, grammar, locales};

/// First words of the ids that the code asks for.
const SORTS: &[&str] = &[
    "bound", "change", "choose", "clauses", "cond", "counted", "decay", "do", "each", "either", "every", "field",
    "formula", "head", "lasting", "led", "line", "math", "need", "needs", "not", "np", "page", "percent", "price",
    "replace", "resource", "rest", "row", "rule", "scope", "stacks", "standing", "stat", "status", "such", "told",
    "trigger", "value", "word", "against", "layer", "scaled", "table",
];

/// Messages that a language may do without.
const OPTIONAL: &[&str] = &[
    "np-block",
    "two-nouns",
    "two-nouns-or",
    "many-nouns",
    "many-nouns-or",
    "clauses-or",
    "clauses-or-apart",
    "clauses-then-any",
];

/// What stands for "this cannot be said": no language has it.
const HOLES: &[&str] = &["value-unsaid"];

fn messages(locale: &str) -> Messages {
    let numbers = Arc::new(Numbers::new(locale).expect("numbers"));
    let found = Messages::new(locale, &[(locale, grammar(locale).expect("a grammar"))], &numbers);
    assert!(found.faults.is_empty(), "{locale}: {:?}", found.faults);
    found
}

/// String literals of the code that look like ids of messages.
fn asked() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for folder in ["describe", "make", "phrase", "told"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../book/src").join(folder);
        let mut rooms = vec![folder.with_extension("rs")];
        files(&folder, &mut rooms);
        for path in rooms {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            found.extend(text.split('"').skip(1).step_by(2).filter(|literal| is_id(literal)).map(str::to_owned));
        }
    }
    found
}

/// All files below a folder.
fn files(folder: &Path, found: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

fn is_id(literal: &str) -> bool {
    let plain = literal.chars().all(|c| c.is_ascii_lowercase() || c == '-' || c == '_')
        && literal.contains('-')
        && !literal.ends_with('-');
    let word = literal.split('-').next().unwrap_or_default();
    plain && SORTS.contains(&word) && !HOLES.contains(&literal) && !OPTIONAL.contains(&literal)
}

#[test]
fn every_locale_has_what_the_code_asks_for() {
    let asked = asked();
    assert!(asked.len() > 150, "the ids of the code are found: {}", asked.len());
    for locale in locales() {
        let known = messages(locale);
        let missing: Vec<&String> = asked.iter().filter(|id| !known.has(id, "")).collect();
        assert!(missing.is_empty(), "{locale}: {missing:?}");
    }
}

#[test]
fn every_locale_has_the_words_of_the_pages() {
    for locale in locales() {
        let known = messages(locale);
        for word in runebook_book::render::WORDS {
            assert!(known.has(&format!("word-{word}"), ""), "{locale}: word-{word}");
        }
    }
}

/// First words of ids whose messages are clauses or sentences: they have words of their own, or those of another message.
pub const SAYS: &[&str] = &[
    "bound", "change", "cond", "decay", "do", "each", "line", "needs", "not", "price", "replace", "resource", "stacks",
    "standing", "trigger",
];

#[test]
fn no_sentence_is_only_its_arguments() {
    for locale in locales() {
        let text = grammar(locale).expect("a grammar");
        let messages =
            text.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(|line| line.split_once(" = "));
        for (id, value) in messages.filter(|(id, _)| SAYS.contains(&id.split('-').next().unwrap_or_default())) {
            let pieces = || value.split('{').skip(1).filter_map(|piece| piece.split_once('}'));
            let refers = pieces().any(|(inside, _)| !inside.contains('$'));
            let says = value.split('{').next().is_some_and(|before| !before.trim().is_empty())
                || pieces().any(|(_, after)| !after.trim().is_empty());
            assert!(refers || says || value.contains("->"), "{locale}: {id} = {value}");
        }
    }
}

#[test]
fn no_locale_has_a_message_that_stands_for_a_hole() {
    for locale in locales() {
        let known = messages(locale);
        assert!(HOLES.iter().all(|id| !known.has(id, "")), "{locale}");
    }
}
