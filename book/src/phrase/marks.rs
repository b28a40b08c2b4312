//! Numbers that are told apart in finished text: each stands between two marks, with its exact value behind the first.
//!
//! ```text
//!  OPEN value MIDDLE what is read CLOSE
//! ```
//!
//! Marks are letters for private use that no text has. They change nothing else: whatever looks at its neighbours skips them.

use crate::describe::Ratio;

const OPEN: char = '\u{100000}';
const MIDDLE: char = '\u{100001}';
const CLOSE: char = '\u{100002}';
/// What an ASCII letter of a value is moved by, out of sight of whoever looks for digits.
const HIDDEN: u32 = 0x10_0100;

/// A part of a text that may have marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<'t> {
    /// Words.
    Words(&'t str),
    /// A number, and how it is written.
    Number(Ratio, &'t str),
}

/// Whether this is a mark, or a part of a value.
pub(crate) fn is_mark(c: char) -> bool {
    (OPEN..='\u{1001ff}').contains(&c)
}

/// A number as it is written, between marks.
pub(crate) fn marked(ratio: Ratio, written: &str) -> String {
    let value = format!("{}/{}", ratio.num, ratio.den);
    let hidden: String = value.bytes().filter_map(|byte| char::from_u32(HIDDEN + u32::from(byte))).collect();
    format!("{OPEN}{hidden}{MIDDLE}{written}{CLOSE}")
}

/// The text as it is read.
#[must_use]
pub fn unmarked(text: &str) -> String {
    text.chars().filter(|c| !is_mark(*c)).collect()
}

/// The parts of a text.
#[must_use]
pub fn parts(text: &str) -> Vec<Part<'_>> {
    let mut all = Vec::new();
    let mut rest = text;
    while let Some((before, value, written, after)) = next(rest) {
        all.extend((!before.is_empty()).then_some(Part::Words(before)));
        all.push(Part::Number(value, written));
        rest = after;
    }
    all.extend((!rest.is_empty()).then_some(Part::Words(rest)));
    all
}

/// The first number of a text: what is before it, its value, how it is written, and what follows.
fn next(text: &str) -> Option<(&str, Ratio, &str, &str)> {
    let (before, rest) = text.split_once(OPEN)?;
    let (hidden, rest) = rest.split_once(MIDDLE)?;
    let (written, after) = rest.split_once(CLOSE)?;
    let shown = |c: char| u32::from(c).checked_sub(HIDDEN).and_then(char::from_u32);
    let value: String = hidden.chars().filter_map(shown).collect();
    let (num, den) = value.split_once('/')?;
    Some((before, Ratio::new(num.parse().ok()?, den.parse().ok()?)?, written, after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_found_again() {
        let third = Ratio::new(-1, 3).unwrap();
        let text = format!("a {} b", marked(third, "\u{2212}1/3"));
        assert_eq!(parts(&text), [Part::Words("a "), Part::Number(third, "\u{2212}1/3"), Part::Words(" b")]);
        assert_eq!(unmarked(&text), "a \u{2212}1/3 b");
    }
}
