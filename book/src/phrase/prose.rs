//! Prose: the author's text as a Fluent message, its translations, and the numbers filled in.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::messages::Messages;
use super::mood::Mood;
use super::number::Numbers;
use super::speaker::{Found, Speaker};
use crate::describe::{Arg, Args};

/// The id of the message that [`source_message`] makes.
const ID: &str = "prose";

impl Speaker<'_> {
    /// Prose in the source language, numbers filled in.
    pub fn source_prose(&mut self, text: &str, args: &Args) -> String {
        let plural = |word: &str| self.say(&super::noun::plural_of(word), &Mood::default());
        let message = source_message(text, plural);
        let messages = Messages::new(&self.voice.locale, &[(ID, &message)], &Arc::clone(&self.voice.numbers));
        self.holes.extend(messages.faults.iter().map(|(_, fault)| format!("text: {fault}")));
        self.prose_of(&messages, ID, args)
    }

    /// A translation, numbers filled in; none if there is none.
    pub fn translated(&mut self, id: &str, source: &str, args: &Args) -> Option<String> {
        let id = self.voice.resolve(id, "")?;
        let wanted = placeholders(source, &self.voice.numbers);
        let given: BTreeSet<String> = self.voice.words.asks(&id, "").iter().cloned().collect();
        self.holes.extend(wanted.difference(&given).map(|lost| format!("{id}: the number ${lost} is lost")));
        self.holes.extend(given.difference(&wanted).map(|new| format!("{id}: nothing is called ${new} there")));
        let voice = self.voice;
        Some(self.prose_of(&voice.words, &id, args))
    }

    fn prose_of(&mut self, messages: &Messages, id: &str, args: &Args) -> String {
        self.mentioned.clear();
        let asks = messages.asks(id, "").to_vec();
        let mut values = Vec::new();
        for name in asks {
            match args.get(&name) {
                Some(Arg::Number(ratio)) => values.push((name, super::number::fluent(*ratio))),
                Some(other) => {
                    let text = self.text(other, "", &Mood::default());
                    values.push((name, fluent_bundle::FluentValue::from(text)));
                }
                None => {}
            }
        }
        let (text, errors) = messages.say(id, "", &values);
        self.holes.extend(errors.into_iter().map(|error| format!("{id}: {error}")));
        text
    }

    /// Fills a message of the pack: a label, a title.
    pub fn word(&mut self, key: &str, attribute: &str) -> Option<String> {
        let id = self.voice.resolve(key, attribute)?;
        Some(self.fill(&Found { word: true, id, attribute: attribute.to_owned() }, &Args::new(), &Mood::default()))
    }
}

/// The numbers that a text asks for.
#[must_use]
pub fn placeholders(text: &str, numbers: &Arc<Numbers>) -> BTreeSet<String> {
    let message = source_message(text, str::to_owned);
    Messages::new("und", &[(ID, &message)], numbers).asks(ID, "").iter().cloned().collect()
}

/// The numbers that a text has words of its own for: `[0]`.
pub(crate) fn prose_numbers(text: &str, numbers: &Arc<Numbers>) -> Vec<i64> {
    let message = source_message(text, str::to_owned);
    Messages::new("und", &[(ID, &message)], numbers).numbers().collect()
}

/// The author's text as a Fluent message: `{flat}` is `{ $flat }`, `{count sides side}` selects, `{bonus signed}` has a sign.
#[must_use]
pub fn source_message(text: &str, mut plural: impl FnMut(&str) -> String) -> String {
    let plural: &mut dyn FnMut(&str) -> String = &mut plural;
    let mut out = format!("{ID} =\n    ");
    let mut rest = text;
    let mut starts = true;
    while let Some(at) = rest.find(['{', '\n', '[', '*', '.', '}']) {
        starts = starts && rest[..at].trim().is_empty();
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with('{') {
            let end = closing(rest);
            out.push_str(&placeable(rest[1..end].trim(), plural));
            rest = rest.get(end + 1..).unwrap_or("");
            starts = false;
        } else if let Some(after) = rest.strip_prefix('\n') {
            out.push_str("\n    ");
            rest = after.trim_start_matches(' ');
            starts = true;
        } else {
            let mark = &rest[..1];
            if starts || mark == "}" {
                out.push_str(&format!("{{\"{mark}\"}}"));
            } else {
                out.push_str(mark);
            }
            rest = &rest[1..];
            starts = false;
        }
    }
    out.push_str(rest);
    out.push('\n');
    out
}

/// The place of the bracket that closes the first one.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 1 => return at,
            '}' => depth -= 1,
            _ => {}
        }
    }
    text.len()
}

fn placeable(inner: &str, plural: &mut dyn FnMut(&str) -> String) -> String {
    if let Some(selector) = selector(inner, plural) {
        return selector;
    }
    let words: Vec<&str> = inner.split_whitespace().collect();
    match words.as_slice() {
        [name] if !name.starts_with(['$', '"']) => format!("{{ ${name} }}"),
        [name, "signed"] => format!("{{ SIGNED(${name}) }}"),
        ["count", name, one] => counted(name, one, &plural(one)),
        ["count", name, one, other] => counted(name, one, other),
        _ => format!("{{ {inner} }}"),
    }
}

/// `flat -> [one] a point *[other] {flat} points`, in one line or in several: each variant on a line of its own.
fn selector(inner: &str, plural: &mut dyn FnMut(&str) -> String) -> Option<String> {
    let (head, rest) = inner.split_once("->")?;
    let name = head.trim().trim_start_matches('$');
    if name.is_empty() || !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return None;
    }
    let starts = variants(rest);
    let mut out = format!("{{ ${name} ->");
    for (at, (start, end)) in starts.iter().enumerate() {
        let until = starts.get(at + 1).map_or(rest.len(), |(next, _)| *next);
        let (key, text) = (&rest[*start..*end], rest[*end..until].trim());
        let blanks = if key.starts_with('*') { "       " } else { "        " };
        let text = if text.is_empty() { "{\"\"}".to_owned() } else { within(text, plural) };
        out.push_str(&format!("\n{blanks}{key} {text}"));
    }
    out.push_str("\n    }");
    (!starts.is_empty()).then_some(out)
}

/// Where `[one]` and `*[other]` stand outside of brackets within.
fn variants(text: &str) -> Vec<(usize, usize)> {
    let (mut depth, mut found, mut free) = (0, Vec::new(), true);
    for (at, c) in text.char_indices() {
        let rest = &text[at..];
        let key = rest.strip_prefix('*').unwrap_or(rest);
        if depth == 0 && free && key.starts_with('[') {
            let length = key.find(']').map_or(0, |close| rest.len() - key.len() + close + 1);
            let ends = text[at + length..].chars().next().is_none_or(|next| next.is_whitespace() || next == '{');
            let word = key.get(1..key.find(']').unwrap_or(1)).is_some_and(|word| !word.trim().is_empty());
            if length > 0 && ends && word {
                found.push((at, at + length));
            }
        }
        depth += i32::from(c == '{') - i32::from(c == '}');
        free = c.is_whitespace();
    }
    found
}

/// The text of a variant: its placeholders are written like all others.
fn within(text: &str, plural: &mut dyn FnMut(&str) -> String) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('{') {
        out.push_str(&rest[..at].replace('\n', " "));
        let end = closing(&rest[at..]) + at;
        out.push_str(&placeable(rest[at + 1..end].trim(), plural));
        rest = rest.get(end + 1..).unwrap_or("");
    }
    out.push_str(&rest.replace('\n', " "));
    out
}

fn counted(name: &str, one: &str, other: &str) -> String {
    format!("{{ ${name} ->\n        [one] {{ ${name} }} {one}\n       *[other] {{ ${name} }} {other}\n    }}")
}
