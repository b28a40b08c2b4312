//! Prose: every placeholder names something of the entry.

use runebook_grammar::Span;

use crate::check::Checker;
use crate::error;
use crate::ir::EntryId;

impl Checker {
    /// Reports placeholders of an entry's prose that name nothing.
    pub(crate) fn placeholders(&mut self, entry: EntryId) {
        let found = &self.ir().entries[entry];
        let texts: Vec<(String, Span)> = found.text.iter().chain(&found.says).chain(&found.notes).cloned().collect();
        let mut known: Vec<String> = found.constants.iter().map(|constant| constant.named.name.clone()).collect();
        known.extend(found.parameters.iter().map(|parameter| parameter.named.name.clone()));
        known.extend(self.ir().kinds[found.kind].fields.iter().map(|field| field.named.name.clone()));
        for (text, span) in texts {
            for name in names(&text) {
                if !known.contains(&name) {
                    let near = error::nearest(&name, known.iter().map(String::as_str));
                    let place = place_in(&text, &name, span);
                    self.report(error::placeholder(place, &name, near));
                }
            }
        }
    }
}

/// The names that placeholders of a text ask for: `{flat}`, `{count sides side}`, `{bonus signed}`, `{ $flat -> …}`.
pub(crate) fn names(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find('{') {
        let inner = &rest[start + 1..];
        let end = inner.find(['}', '{']).unwrap_or(inner.len());
        let mut words = inner[..end].split_whitespace();
        let first = words.next().unwrap_or("");
        let name = if first == "count" { words.next().unwrap_or("") } else { first };
        let name = name.trim_start_matches('$').trim_end_matches(['-', '>']);
        let plain = name.chars().next().is_some_and(|c| c.is_ascii_lowercase()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if plain {
            all.push(name.to_owned());
        }
        rest = &inner[end..];
    }
    all
}

/// The placeholder's name inside the string, where the string has no escapes before it; else the whole string.
fn place_in(text: &str, name: &str, span: Span) -> Span {
    let quotes = (span.end - span.start).saturating_sub(u32::try_from(text.len()).unwrap_or(0)) / 2;
    match text.find(&format!("{{{name}")).and_then(|at| u32::try_from(at).ok()) {
        Some(at) if (span.end - span.start) as usize == text.len() + 2 * quotes as usize => {
            let start = span.start + quotes + at + 1;
            Span { start, end: start + u32::try_from(name.len()).unwrap_or(0), ..span }
        }
        _ => span,
    }
}
