//! Layout: the pass before the grammar. It changes no byte's place, so every span is a span of what was written.
//!
//! ```text
//!  text ──scan──▶ same length, comments blanked, full-width marks folded ──brackets──▶ what closes what
//!       ──lines──▶ newlines that end no statement blanked ──split──▶ one piece a declaration
//!       ──joints──▶ the same with joints where no path goes on: what the grammar reads
//! ```

mod brackets;
mod early;
mod fold;
mod joints;
mod lines;
mod marks;
mod scan;
mod split;

use std::ops::Range;

use crate::{Diagnostic, Span};

/// The text with one statement a line.
#[derive(Clone, Debug, Default)]
pub struct Laid {
    /// As many bytes as the original; strings are untouched.
    pub text: String,
    /// As the grammar reads it: joints stand for the blanks before a word that joins.
    pub(crate) joined: String,
    /// Every comment's place, from `//` to the end of its line.
    pub comments: Vec<Span>,
    /// What was wrong already: strings and brackets left open, names in another script, nesting too deep.
    pub problems: Vec<Diagnostic>,
    /// The pieces that hold one declaration each.
    pub(crate) items: Vec<Range<usize>>,
    /// Words in another script: `text` has a stand-in there.
    pub(crate) foreign: Vec<Range<usize>>,
    /// Whether marks or digits of other keyboards were folded to ASCII.
    pub(crate) folded: bool,
    /// Where nesting is too deep to be read.
    pub(crate) too_deep: Vec<usize>,
}

/// Lays `text` out for the grammar.
#[must_use]
pub fn layout(file: u32, text: &str) -> Laid {
    let scanned = scan::scan(file, text);
    let mut bytes = scanned.out;
    let mut matched = brackets::match_up(file, &bytes, &scanned.strings);
    let early = early::mend(file, &mut bytes, &matched);
    if !early.is_empty() {
        matched = brackets::match_up(file, &bytes, &scanned.strings);
    }
    lines::join(&mut bytes, &scanned.strings, &matched);
    let items = split::items(&bytes, &scanned.strings, &matched);
    let mut problems = scanned.problems;
    problems.extend(early);
    problems.extend(matched.problems);
    for problem in &mut problems {
        problem.primary.span = snapped(text, problem.primary.span);
    }
    problems.sort_by_key(|problem| problem.primary.span);
    let joined = whole_text(joints::marked(&bytes, &scanned.strings));
    Laid {
        text: whole_text(bytes),
        joined,
        comments: scanned.comments,
        problems,
        items,
        foreign: scanned.foreign,
        folded: scanned.folded,
        too_deep: matched.too_deep,
    }
}

/// Only ASCII was written over whole characters, so this never fails; a lossy copy keeps the function total.
fn whole_text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|broken| String::from_utf8_lossy(broken.as_bytes()).into_owned())
}

/// A span from byte offsets; files are smaller than 64 MiB, so they fit.
pub(crate) fn span(file: u32, range: &Range<usize>) -> Span {
    let byte = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
    Span::new(file, byte(range.start), byte(range.end))
}

/// The span with the full-width digits and signs beside it whose bytes the laid text leaves blank: they are part of its
/// first or last number.
pub(crate) fn whole_number(text: &str, laid: &str, span: Span) -> Span {
    let (mut start, mut end) = (span.start as usize, span.end as usize);
    let folded = |c: char, from: usize| {
        let blank =
            laid.as_bytes().get(from..from + c.len_utf8()).is_some_and(|bytes| bytes.iter().all(|byte| *byte == b' '));
        blank && (fold::in_number(c).is_some() || matches!(fold::mark(c), Some("+" | "-")))
    };
    if start == end {
        return span;
    }
    while let Some(c) = text[..start].chars().next_back().filter(|c| folded(*c, start - c.len_utf8())) {
        start -= c.len_utf8();
    }
    while let Some(c) = text[end..].chars().next().filter(|c| folded(*c, end)) {
        end += c.len_utf8();
    }
    self::span(span.file, &(start..end))
}

/// The span widened to whole characters of `text`: a full-width mark is one byte of the laid text and three of the original.
pub(crate) fn snapped(text: &str, span: Span) -> Span {
    let inside = |at: u32| !text.is_char_boundary(at as usize);
    let (mut start, mut end) = (span.start, span.end);
    while inside(start) && start > 0 {
        start -= 1;
    }
    while inside(end) && (end as usize) < text.len() {
        end += 1;
    }
    Span { start, end, ..span }
}
