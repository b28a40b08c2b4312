//! The formatter: one canonical layout of a file, every comment kept, the meaning untouched.
//!
//! It keeps the author's lines and decides the blanks: two per level of brackets, one between words, two before a comment.
//! What comes out is read again; if it said anything else than the original, only the ends of the lines are tidied.

mod lines;
mod space;
mod token;

use crate::layout::layout;
use crate::tree::Tree;
use crate::{Diagnostic, parse};

/// Formats a file.
///
/// # Errors
/// What could not be read in it: a file with mistakes is left alone.
pub fn format(text: &str) -> Result<String, Vec<Diagnostic>> {
    let (tree, problems) = parse(0, text);
    if !problems.is_empty() {
        return Err(problems);
    }
    let printed = lines::print(&token::tokens(text, &layout(0, text)));
    let (again, problems) = parse(0, &printed);
    let same = problems.is_empty() && shape(&again) == shape(&tree) && comments(&printed) == comments(text);
    Ok(if same { printed } else { tidied(text) })
}

/// The comments' words, in order.
fn comments(text: &str) -> Vec<&str> {
    let places = layout(0, text).comments;
    places
        .iter()
        .map(|place| text.get(place.start as usize..place.end as usize).unwrap_or_default().trim_end())
        .collect()
}

/// The tree without its places, to compare two.
fn shape(tree: &Tree) -> String {
    let full = format!("{tree:?}");
    let mut parts = full.split("Span {");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str(part.split_once('}').map_or(part, |(_, after)| after));
    }
    out
}

/// The text without blanks at the ends of lines; used when nothing more is safe.
fn tidied(text: &str) -> String {
    let laid = layout(0, text);
    let mut out = String::with_capacity(text.len());
    let mut from = 0;
    for token in token::tokens(text, &laid) {
        let gap = text.get(from..token.range.start).unwrap_or_default();
        out.push_str(if token.is_newline() { gap.trim_end_matches([' ', '\t']) } else { gap });
        out.push_str(if token.is_newline() { "\n" } else { text.get(token.range.clone()).unwrap_or_default() });
        from = token.range.end;
    }
    out
}
