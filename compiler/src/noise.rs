//! Follow-on noise: what is said only because a line could not be read.

use std::collections::BTreeSet;

use runebook_grammar::{Diagnostic, Span};

use crate::File;

/// A statement that could not be read: where it is, and the names it may have declared.
struct Unread<'t> {
    place: Span,
    names: BTreeSet<&'t str>,
}

/// Takes away what is found inside statements that could not be read, and that the names they declare are unknown.
/// `unread` are the findings of the grammar; they stay.
pub(crate) fn without_follow_ons(files: &[File], unread: &[Diagnostic], found: &mut Vec<Diagnostic>) {
    let unread: Vec<Unread<'_>> = unread.iter().filter_map(|found| statement(files, found.primary.span)).collect();
    if unread.is_empty() {
        return;
    }
    found.retain(|one| {
        let place = one.primary.span;
        let inside = |unread: &Unread<'_>| {
            unread.place.file == place.file && (unread.place.start..=unread.place.end).contains(&place.start)
        };
        let named = text(files, place).is_some_and(|name| unread.iter().any(|unread| unread.names.contains(name)));
        let of_name = matches!(one.code, "E010" | "E011" | "E017" | "E018" | "E022" | "E029" | "E030");
        let follows = unread.iter().any(inside) || (of_name && named);
        !follows
    });
}

fn text(files: &[File], place: Span) -> Option<&str> {
    files.get(place.file as usize)?.text.get(place.start as usize..place.end as usize)
}

/// The statement around a place: from the mark that ends the one before to the mark that ends it or opens its body.
fn statement(files: &[File], place: Span) -> Option<Unread<'_>> {
    let all = &files.get(place.file as usize)?.text;
    let ends = |c: char| matches!(c, ';' | '\n' | '\r' | '{' | '}');
    let (before, rest) = all.split_at_checked(place.start as usize)?;
    let start = before.rfind(ends).map_or(0, |at| at + 1);
    let end = place.start as usize + rest.find(ends).unwrap_or(rest.len());
    let head = all[start..end].split([':', '=', '(', '"']).next().unwrap_or_default();
    let words = head.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let names = words.filter(|word| !word.is_empty()).skip(1).collect();
    let byte = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    Some(Unread { place: Span::new(place.file, byte(start), byte(end)), names })
}
