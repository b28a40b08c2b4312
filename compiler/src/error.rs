//! Every error of the compiler: one function each, with its code, its words and its places.

mod name;
mod number;
mod pages;
mod rule;

use runebook_grammar::{Diagnostic, Edit, Fix, Span};

pub use name::*;
pub use number::*;
pub use pages::PAGES;
pub use rule::*;

/// The nearest of `names` to `wanted`, if any is near enough to be meant. Letter case is no difference.
#[must_use]
pub fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let small = wanted.to_lowercase();
    // of a single letter every other is near
    let limit = match wanted.chars().count() {
        0 | 1 => 0,
        length => (length / 3).clamp(1, 3),
    };
    names
        .filter(|name| *name != wanted && name.len().abs_diff(wanted.len()) <= 4 * limit && within(&small, name, limit))
        .map(|name| (strsim::damerau_levenshtein(&small, &name.to_lowercase()), name))
        .filter(|(distance, _)| *distance <= limit)
        .min()
        .map(|(_, name)| name.to_owned())
}

/// Whether two words have nearly the same letters: quickly, and never no where they are near.
fn within(one: &str, other: &str, limit: usize) -> bool {
    let mut letters = [0_i32; 64];
    one.bytes().for_each(|byte| letters[usize::from(byte & 63)] += 1);
    other.bytes().for_each(|byte| letters[usize::from(byte.to_ascii_lowercase() & 63)] -= 1);
    let differ: u32 = letters.iter().map(|count| count.unsigned_abs()).sum();
    !one.is_ascii() || !other.is_ascii() || differ as usize <= 2 * limit
}

fn suggest(diagnostic: Diagnostic, span: Span, near: Option<String>, otherwise: &str) -> Diagnostic {
    match near {
        Some(name) => diagnostic.help(format!("did you mean `{name}`?")).replace(span, name),
        None => diagnostic.help(otherwise),
    }
}

/// A diagnostic with a fix that only the author can approve: there is another way, or the meaning changes.
#[must_use]
pub(crate) fn offer(mut diagnostic: Diagnostic, title: impl Into<String>, edits: Vec<Edit>) -> Diagnostic {
    diagnostic.fix = Some(Fix { title: title.into(), edits, automatic: false });
    diagnostic
}

/// An edit that puts `text` after `span`.
#[must_use]
pub(crate) fn after(span: Span, text: impl Into<String>) -> Edit {
    Edit { span: Span { start: span.end, ..span }, text: text.into() }
}

/// A word with `a` or `an`.
#[must_use]
pub(crate) fn article(name: &str) -> String {
    let vowel = name.starts_with(['a', 'e', 'i', 'o', 'u']) && !name.starts_with("one ") && !name.starts_with("uni");
    format!("{} {name}", if vowel { "an" } else { "a" })
}

/// `a`, `a and b`, `a, b and c`.
#[must_use]
pub(crate) fn listed(words: &[String], last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., end] => format!("{} {last} {end}", front.join(", ")),
    }
}
