//! Every message of every language, said with every combination of what it chooses by: nothing is left over, and no variant
//! fails.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use fluent_bundle::FluentValue;
use runebook_book::phrase::{Messages, Numbers, grammar, locales, sentence};

use crate::coverage::SAYS;

/// More combinations than this are sampled: each choice with each other one, many times over.
const MOST: usize = 4_000;

/// What stands for a word.
const WORD: &str = "Xyz";

/// What stands for a word in a form that a message asks for.
const FORM: &str = "Abc";

/// The keys that each variable of a file chooses by.
fn keys(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let (mut all, mut open): (BTreeMap<String, BTreeSet<String>>, Vec<Option<String>>) = Default::default();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let start = line.trim_start();
        if let Some((key, _)) = start.trim_start_matches('*').strip_prefix('[').and_then(|rest| rest.split_once(']'))
            && let Some(Some(variable)) = open.last()
        {
            all.entry(variable.clone()).or_default().insert(key.trim().to_owned());
        }
        for (at, mark) in line.match_indices(['{', '}']) {
            if mark == "}" {
                open.pop();
                continue;
            }
            let inner = line[at + 1..].trim_start();
            let name = inner.strip_prefix('$').and_then(|rest| rest.split_once(' '));
            open.push(name.filter(|(_, rest)| rest.starts_with("->")).map(|(name, _)| name.to_owned()));
        }
    }
    all
}

/// What a variable may be: one value for each key, and numbers where it counts.
fn values(variable: &str, keys: &BTreeMap<String, BTreeSet<String>>) -> Vec<FluentValue<'static>> {
    // what is asked for in a form of its own brings words: "if …", "que …"
    let word = if variable.contains('_') { FORM } else { WORD };
    let Some(keys) = keys.get(variable) else { return vec![FluentValue::from(word)] };
    let number = |key: &String| key.parse::<i64>().ok();
    let counts = keys.iter().any(|key| number(key).is_some() || ["one", "two", "few", "many"].contains(&key.as_str()));
    let mut all: Vec<FluentValue<'static>> = Vec::new();
    if counts {
        let own: BTreeSet<i64> = keys.iter().filter_map(number).chain([0, 1, 2, 5, 21]).collect();
        all.extend(own.into_iter().map(FluentValue::from));
    }
    let words = keys.iter().filter(|key| number(key).is_none());
    all.extend(words.map(|key| FluentValue::from(key.clone())));
    all
}

/// The combinations: all of them, or many that differ in every place.
fn combinations(sizes: &[usize]) -> Vec<Vec<usize>> {
    let all = sizes.iter().try_fold(1_usize, |all, size| all.checked_mul(*size)).filter(|all| *all <= MOST);
    let pick = |number: u64| {
        let mut left = number;
        let next = |size: &usize| {
            let size = *size as u64;
            let at = left % size;
            left /= size;
            usize::try_from(at).expect("an index")
        };
        sizes.iter().map(next).collect()
    };
    match all {
        Some(all) => (0..all as u64).map(pick).collect(),
        None => (0..MOST as u64).map(|at| pick(at.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17))).collect(),
    }
}

/// What no sentence has.
fn leftover(text: &str) -> Option<&'static str> {
    let found = ["{", "}", "$", "  ", " ,", " .", ",,", "( ", " )", "()", "（）", ", ,", ": :", "?!", "undefined"];
    let starts = text.starts_with([',', '.', ';']) && text.chars().count() > 1;
    found.into_iter().find(|one| text.contains(one)).or(starts.then_some("a mark at its start"))
}

/// Frames around whole sentences and around what is set in brackets: their words are those of what they hold.
const FRAMES: &[&str] = &[
    "cond-group",
    "line-check",
    "line-do",
    "line-is",
    "line-step",
    "line-step-do",
    "standing",
    // adjectives of Japanese end a clause by themselves
    "cond-is",
    "cond-is-not",
    "cond-it-is",
];

#[test]
fn no_combination_leaves_anything_over() {
    let mut wrong = BTreeSet::new();
    for locale in locales() {
        let text = grammar(locale).expect("a grammar");
        let numbers = Arc::new(Numbers::new(locale).expect("numbers"));
        let messages = Messages::new(locale, &[(locale, text)], &numbers);
        let keys = keys(text);
        let mut said = 0;
        // pieces of sentences begin and end as they need to; a whole one is a message with a hyphen that no other one holds
        for (id, attribute) in messages.ids().filter(|(id, _)| !id.starts_with("word-") && !id.starts_with("register-"))
        {
            let asks = messages.asks(id, attribute);
            let values: Vec<_> = asks.iter().map(|variable| values(variable, &keys)).collect();
            let sizes: Vec<usize> = values.iter().map(Vec::len).collect();
            for picked in combinations(&sizes) {
                let args = asks.iter().zip(&picked).zip(&values);
                let args: Vec<_> = args.map(|((name, at), values)| (name.clone(), values[*at].clone())).collect();
                let (text, errors) = messages.say(id, attribute, &args);
                said += 1;
                if !errors.is_empty() {
                    wrong.insert(format!("{locale}: {id}: {errors:?}"));
                }
                let whole = id.contains('-') && attribute.is_empty() && !PIECES.iter().any(|one| id.starts_with(one));
                let frame = FRAMES.contains(&id);
                let says = attribute.is_empty()
                    && id.contains('-')
                    && !frame
                    && SAYS.contains(&id.split('-').next().unwrap_or_default());
                if says && !text.replace(WORD, "").chars().any(char::is_alphabetic) {
                    wrong.insert(format!("{locale}: {id} says nothing of its own: {text}"));
                }
                if let Some(what) = leftover(&sentence(&text)).filter(|_| whole) {
                    wrong.insert(format!("{locale}: {id} leaves `{what}`: {}", sentence(&text)));
                }
            }
        }
        assert!(said > 2_000, "{locale}: {said} were said");
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().take(60).collect::<Vec<_>>().join("\n"));
}

/// Pieces that stand behind others, and begin as that needs.
const PIECES: &[&str] = &["rest-", "sort-", "die-", "np-not", "qui-", "told-limit", "told-changed", "between-"];
