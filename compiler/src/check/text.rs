//! Prose: every placeholder names something of the entry, the status or the trigger it belongs to.

use runebook_grammar::Span;

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::EntryId;
use crate::placeholders::{names, unclosed};

impl Checker {
    /// Reports placeholders of an entry's prose that name nothing.
    pub(crate) fn placeholders(&mut self, entry: EntryId) {
        let found = &self.ir().entries[entry];
        let shows = found.image.iter().filter_map(|image| image.shows.as_ref());
        let texts = found.text.iter().chain(&found.says).chain(&found.notes).chain(shows);
        let texts: Vec<(String, Span)> = texts.cloned().collect();
        let known = self.names_in(entry);
        texts.iter().for_each(|text| self.placeholders_in(text, &known));
    }

    /// The same for a status.
    pub(crate) fn status_placeholders(&mut self, status: usize) {
        let found = &self.ir().statuses[status];
        let mut known: Vec<String> = found.constants.iter().map(|constant| constant.named.name.clone()).collect();
        known.extend(found.entry.map(|entry| self.names_in(entry)).unwrap_or_default());
        let found = &self.ir().statuses[status];
        let shows = found.image.iter().filter_map(|image| image.shows.as_ref());
        let texts: Vec<(String, Span)> = found.text.iter().chain(&found.notes).chain(shows).cloned().collect();
        texts.iter().for_each(|text| self.placeholders_in(text, &known));
    }

    /// The same for the sentence of a trigger, which may name what its body names.
    pub(crate) fn says_placeholders(&mut self, scope: &Scope) {
        let Some(says) = scope.says.clone() else { return };
        let mut known: Vec<String> = scope.locals.iter().map(|local| local.name.clone()).collect();
        known.extend(scope.constants.iter().map(|constant| constant.named.name.clone()));
        known.extend(scope.this.map(|entry| self.names_in(entry)).unwrap_or_default());
        self.placeholders_in(&says, &known);
    }

    /// Constants, parameters and fields of an entry.
    fn names_in(&self, entry: EntryId) -> Vec<String> {
        let found = &self.ir().entries[entry];
        let constants = found.constants.iter().map(|constant| &constant.named);
        let parameters = found.parameters.iter().map(|parameter| &parameter.named);
        let fields = self.ir().kinds[found.kind].fields.iter().map(|field| &field.named);
        constants.chain(parameters).chain(fields).map(|named| named.name.clone()).collect()
    }

    fn placeholders_in(&mut self, (text, span): &(String, Span), known: &[String]) {
        if let Some(at) = unclosed(text) {
            let part = text[at..].lines().next().unwrap_or_default();
            let place = place_of(&self.model.texts, part, *span);
            self.report(error::open_brace(place));
            return;
        }
        for name in names(text) {
            if !known.contains(&name) {
                let near = error::nearest(&name, known.iter().map(String::as_str));
                let place = place_in(&self.model.texts, &name, *span);
                self.report(error::placeholder(place, &name, near));
            }
        }
    }
}

/// The place of a part of a string as it was written; else the whole string.
pub(super) fn place_of(texts: &[String], part: &str, span: Span) -> Span {
    let written = texts.get(span.file as usize).and_then(|text| text.get(span.start as usize..span.end as usize));
    let byte = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    let at = written.and_then(|written| written.find(part));
    at.map_or(span, |at| Span { start: span.start + byte(at), end: span.start + byte(at + part.len()), ..span })
}

/// The place of a placeholder's name inside a string as it was written; else the whole string.
fn place_in(texts: &[String], name: &str, span: Span) -> Span {
    let written = texts.get(span.file as usize).and_then(|text| text.get(span.start as usize..span.end as usize));
    let written = written.unwrap_or_default();
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let at = written.match_indices(name).map(|(at, _)| at).find(|at| {
        let (before, after) = (&written[..*at], &written[at + name.len()..]);
        let open = before.contains('{') && before.rfind('{') > before.rfind('}');
        open && !before.ends_with(is_word) && !after.starts_with(is_word)
    });
    let byte = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    at.map_or(span, |at| Span { start: span.start + byte(at), end: span.start + byte(at + name.len()), ..span })
}
