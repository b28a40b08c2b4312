//! Words that name something and stand in no body: what a notation shows, what a command changes.

use std::collections::BTreeMap;

use runebook_grammar::Span;
use runebook_grammar::tree::{ItemKind, Name, Stmt, StmtKind, Str};

use crate::check::Checker;
use crate::error;

impl Checker {
    /// Reports names in notations and after `changes` that name nothing.
    pub(super) fn told(&mut self) {
        let items = self.model.items.clone();
        for placed in items.iter() {
            match &placed.item.kind {
                ItemKind::Kind { name, body, .. } => self.notations(name, body),
                ItemKind::Command { changes, .. } => changes.iter().for_each(|name| self.can_change(name)),
                _ => {}
            }
        }
    }

    fn notations(&mut self, kind: &Name, body: &[Stmt]) {
        for stmt in body {
            let StmtKind::Notation(text) = &stmt.kind else { continue };
            let fields = &self.ir().kinds[self.ir().names.kinds[&kind.text]].fields;
            let known: Vec<&str> = fields.iter().map(|field| field.named.name.as_str()).collect();
            let unknown = words(text).into_iter().filter(|(word, _)| !known.contains(&word.as_str()));
            let owner = format!("the kind `{}`", kind.text);
            let found: Vec<_> =
                unknown.map(|(word, place)| error::unknown_field(place, &word, &owner, &known)).collect();
            found.into_iter().for_each(|report| self.report(report));
        }
    }

    /// A command changes what the host answers or keeps.
    fn can_change(&mut self, name: &Name) {
        let names = &self.ir().names;
        let members = names.cells.values().chain(names.stats.values()).flat_map(BTreeMap::keys);
        let known: Vec<&str> = names.facts.keys().chain(names.sets.keys()).chain(members).map(String::as_str).collect();
        if !known.contains(&name.text.as_str()) {
            let near = error::nearest(&name.text, known.into_iter());
            self.report(error::nothing_to_change(name.span, &name.text, near));
        }
    }
}

/// The names in a notation, each with its place; what stands between quotes is printed as it is.
fn words(text: &Str) -> Vec<(String, Span)> {
    let mut found = Vec::new();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut rest = text.text.as_str();
    while let Some(c) = rest.chars().next() {
        let at = text.text.len() - rest.len();
        let length = match c {
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            c if is_word(c) => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        if is_word(c) {
            found.push((rest[..length].to_owned(), place(text, at, at + length)));
        }
        rest = &rest[length..];
    }
    found
}

/// The place of a part of a text that was written as it reads; else the whole.
fn place(text: &Str, from: usize, to: usize) -> Span {
    let byte = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    if (text.span.end - text.span.start) as usize != text.text.len() {
        return text.span;
    }
    Span { start: text.span.start + byte(from), end: text.span.start + byte(to), ..text.span }
}
