//! What a book would stumble over in words: texts and messages that cannot be read, and entries that name what readers do not see.

use std::collections::BTreeSet;

use runebook_book::make;
use runebook_book::phrase::{Unread, source_message, unread};
use runebook_compiler::ir::mention::{Thing, mentions};
use runebook_compiler::ir::{Entry, Ir};
use runebook_grammar::{Diagnostic, Span};

use crate::error;
use crate::pack::Pack;

/// Everything of it.
pub(super) fn check(pack: &Pack, ir: &Ir) -> Vec<Diagnostic> {
    let mut found = hidden(ir);
    for words in &pack.words {
        let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let report = |Unread { at, why }: Unread| {
            error::unreadable_words(Span::new(words.file, place(at.start), place(at.end)), &why)
        };
        found.extend(unread(&words.text).into_iter().map(report));
    }
    for prose in make::prose(ir) {
        let message = source_message(&prose.text, |word| format!("{word}s"));
        // its places are those of the message that was made of it
        found.extend(unread(&message).first().map(|unread| error::unreadable_words(prose.span, &unread.why)));
    }
    found
}

/// Entries that players read and that speak of what they do not: the book would have to name it.
fn hidden(ir: &Ir) -> Vec<Diagnostic> {
    if ir.entries.iter().all(|entry| !entry.hidden) {
        return Vec::new();
    }
    let shown: Vec<&Entry> = ir.entries.iter().filter(|entry| !entry.hidden).map(|entry| &**entry).collect();
    let (mut seen, mut found) = (BTreeSet::new(), Vec::new());
    mentions(ir, &mut |thing, span| {
        let Thing::Entry(id) = thing else { return };
        let inside = |entry: &&Entry| {
            let whole = entry.whole;
            whole.file == span.file && whole.start <= span.start && span.end <= whole.end
        };
        if ir.entries[id].hidden && shown.iter().any(inside) && seen.insert((span, id)) {
            found.push(error::speaks_of_hidden(span, &ir.entries[id].named.name));
        }
    });
    found
}
