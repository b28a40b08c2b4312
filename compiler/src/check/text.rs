//! Prose: every placeholder names something of the entry.

use runebook_grammar::Span;

use crate::check::Checker;
use crate::error;
use crate::ir::EntryId;
use crate::placeholders::names;

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
