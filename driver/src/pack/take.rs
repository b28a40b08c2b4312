//! Values out of YAML: what is none of what is wanted is a finding at its place.

use runebook_grammar::Diagnostic;

use super::words;
use super::yaml::{Placed, Yaml};
use crate::error;

/// Keys and values in order, each key once.
pub(crate) type Pairs = Vec<(Placed<String>, Placed<Yaml>)>;

/// A text or a number; `wanted` says what of.
pub(crate) fn word(value: Placed<Yaml>, wanted: &str, found: &mut Vec<Diagnostic>) -> Option<Placed<String>> {
    match value.value {
        Yaml::Word(word) => Some(Placed { value: word, span: value.span }),
        Yaml::Nothing | Yaml::List(_) | Yaml::Map(_) => {
            found.push(error::wrong_value(value.span, wanted));
            None
        }
    }
}

/// A list.
pub(crate) fn list(value: Placed<Yaml>, wanted: &str, found: &mut Vec<Diagnostic>) -> Vec<Placed<Yaml>> {
    match value.value {
        Yaml::List(items) => items,
        Yaml::Nothing | Yaml::Word(_) | Yaml::Map(_) => {
            found.push(error::wrong_value(value.span, wanted));
            Vec::new()
        }
    }
}

/// Keys of which only these are known.
pub(crate) fn map(value: Placed<Yaml>, whose: &str, keys: &[&str], found: &mut Vec<Diagnostic>) -> Pairs {
    let mut pairs = any_map(value, &format!("the keys {}", words::list(keys)), found);
    pairs.retain(|(key, _)| {
        let known = keys.contains(&key.value.as_str());
        if !known {
            found.push(error::unknown_key(key, whose, keys));
        }
        known
    });
    pairs
}

/// Keys, whatever they are.
pub(crate) fn any_map(value: Placed<Yaml>, wanted: &str, found: &mut Vec<Diagnostic>) -> Pairs {
    let Yaml::Map(pairs) = value.value else {
        found.push(error::wrong_value(value.span, wanted));
        return Pairs::new();
    };
    let mut once = Pairs::new();
    for (key, value) in pairs {
        match once.iter().find(|(first, _)| first.value == key.value) {
            Some((first, _)) => found.push(error::repeated_key(&key, first.span)),
            None => once.push((key, value)),
        }
    }
    once
}
