//! Splitting: the pieces of a file that hold one declaration each.

use std::ops::Range;

use super::brackets::Matched;

/// The pieces between newlines and `;` outside all braces; blank ones are left out.
pub(super) fn items(bytes: &[u8], strings: &[Range<usize>], matched: &Matched) -> Vec<Range<usize>> {
    let mut pieces = Vec::new();
    let mut from = 0;
    let mut at = 0;
    let mut skips = Skips { strings, braces: &matched.braces };
    while at < bytes.len() {
        if let Some(end) = skips.past(at) {
            at = end.max(at + 1);
            continue;
        }
        if matches!(bytes[at], b'\n' | b';') {
            push(&mut pieces, bytes, from..at);
            from = at + 1;
        }
        at += 1;
    }
    push(&mut pieces, bytes, from..bytes.len());
    pieces
}

/// What is stepped over whole: strings and braces, both by start.
struct Skips<'a> {
    strings: &'a [Range<usize>],
    braces: &'a [(usize, usize)],
}

impl Skips<'_> {
    /// Where what starts at `at` ends, if anything does.
    fn past(&mut self, at: usize) -> Option<usize> {
        self.strings = drop_before(self.strings, at, |string| string.start);
        self.braces = drop_before(self.braces, at, |brace| brace.0);
        let string = self.strings.first().filter(|string| string.start == at).map(|string| string.end);
        string.or_else(|| self.braces.first().filter(|brace| brace.0 == at).map(|brace| brace.1))
    }
}

fn drop_before<T>(list: &[T], at: usize, start: impl Fn(&T) -> usize) -> &[T] {
    let gone = list.iter().take_while(|entry| start(entry) < at).count();
    &list[gone..]
}

fn push(pieces: &mut Vec<Range<usize>>, bytes: &[u8], range: Range<usize>) {
    let piece = &bytes[range.clone()];
    let start = range.start + (piece.len() - piece.trim_ascii_start().len());
    let end = range.start + piece.trim_ascii_end().len();
    if start < end {
        pieces.push(start..end);
    }
}
