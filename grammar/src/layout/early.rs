//! A brace closed too early: the rest of its body stands outside, and the `}` that was meant closes nothing. Read as it was
//! meant, that is one mistake and not one for every line.

use std::ops::Range;

use super::brackets::Matched;
use super::{marks, span};
use crate::{Diagnostic, error};

/// Blanks every `}` in `bytes` that closed too early; what is wrong with each comes back.
pub(super) fn mend(file: u32, bytes: &mut [u8], matched: &Matched) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut ends: Vec<usize> = matched.braces.iter().map(|brace| brace.1).collect();
    ends.sort_unstable();
    let mut seen = None;
    for stray in &matched.stray {
        let before = ends.partition_point(|end| end < stray);
        let last = before.checked_sub(1).and_then(|last| ends.get(last)).copied();
        // Only the first `}` too many after a body can be the one that was meant to close it.
        let last = last.filter(|early| seen.replace(*early) != Some(*early));
        if let Some(early) = last.filter(|early| is_rest_of_body(bytes, *early + 1..*stray)) {
            bytes[early] = b' ';
            let place = |at: usize| span(file, &(at..at + 1));
            found.push(error::closed_early(place(early), place(*stray)));
        }
    }
    found
}

/// Something stands in `between`, and all of it on lines that are indented.
fn is_rest_of_body(bytes: &[u8], between: Range<usize>) -> bool {
    let lines = bytes[between.clone()].split(|byte| *byte == b'\n');
    let full = lines.clone().filter(|line| !line.trim_ascii().is_empty()).count();
    let indented = lines.skip(1).filter(|line| !line.trim_ascii().is_empty()).all(|line| line.starts_with(b" "));
    full > 0
        && indented
        && bytes[between.clone()].contains(&b'\n')
        && !marks::begins_item(bytes, marks::skip_space(bytes, between.start))
}
