//! Marks: which bytes mean something, where words end, and what a line that starts a declaration looks like.

use std::ops::Range;

/// Marks that the language gives a meaning (outside names, digits, strings and blanks).
pub(super) const fn has_meaning(byte: u8) -> bool {
    matches!(
        byte,
        b'+' | b'-'
            | b'*'
            | b'/'
            | b'^'
            | b'('
            | b')'
            | b'['
            | b']'
            | b'{'
            | b'}'
            | b','
            | b';'
            | b':'
            | b'='
            | b'<'
            | b'>'
            | b'!'
            | b'%'
            | b'.'
            | b'\''
            | b'\\'
    )
}

/// A byte of a name.
pub(super) const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// The word at `at`, empty where none stands.
pub(super) fn word_at(bytes: &[u8], at: usize) -> Range<usize> {
    let len = bytes.get(at..).map_or(0, |rest| rest.iter().take_while(|byte| is_name_byte(**byte)).count());
    at..at + len
}

/// The first byte at or after `at` that is no blank.
pub(super) fn skip_blanks(bytes: &[u8], at: usize) -> usize {
    at + bytes.get(at..).map_or(0, |rest| rest.iter().take_while(|byte| **byte == b' ').count())
}

/// The first byte at or after `at` that is neither blank nor newline.
pub(super) fn skip_space(bytes: &[u8], at: usize) -> usize {
    at + bytes.get(at..).map_or(0, |rest| rest.iter().take_while(|byte| matches!(byte, b' ' | b'\n')).count())
}

/// The start of the next line after `from` that begins like a declaration.
pub(super) fn next_item_line(bytes: &[u8], from: usize) -> Option<usize> {
    let ends = bytes.iter().enumerate().skip(from).filter(|(_, byte)| matches!(byte, b'\n' | b'\r'));
    ends.map(|(at, _)| at + 1).find(|start| begins_item(bytes, *start))
}

/// Words that begin a declaration and, at the left margin, nothing else.
const ITEM_WORDS: [&[u8]; 23] = [
    b"action",
    b"calculator",
    b"character",
    b"check",
    b"clock",
    b"command",
    b"context",
    b"die",
    b"duel",
    b"entity",
    b"event",
    b"fact",
    b"figure",
    b"formula",
    b"kind",
    b"override",
    b"plan",
    b"procedure",
    b"process",
    b"rules",
    b"table",
    b"test",
    b"status",
];

/// Words that begin a statement, or carry one on, so that `given hero {` is not taken for an entry.
const STATEMENT_WORDS: [&[u8]; 30] = [
    b"announce",
    b"band",
    b"choose",
    b"contest",
    b"dist",
    b"each",
    b"for",
    b"given",
    b"if",
    b"in",
    b"later",
    b"let",
    b"match",
    b"on",
    b"repeat",
    b"resource",
    b"stat",
    b"state",
    b"step",
    b"while",
    b"with",
    b"set",
    b"when",
    b"where",
    b"and",
    b"or",
    b"else",
    b"unless",
    b"by",
    b"then",
];

/// Whether the line at `start` begins like a declaration: `kind x`, `fact f(`, `ability power "Power" {`.
pub(super) fn begins_item(bytes: &[u8], start: usize) -> bool {
    let first = word_at(bytes, start);
    let second = word_at(bytes, skip_blanks(bytes, first.end));
    if first.start == first.end || first.end == second.start || bytes[start].is_ascii_digit() {
        return false;
    }
    let word = &bytes[first];
    if ITEM_WORDS.contains(&word) {
        return second.start < second.end || (word == b"test" && bytes.get(second.start) == Some(&b'"'));
    }
    match word {
        b"one" => &bytes[second] == b"of",
        b"set" | b"chance" => second.start < second.end && bytes.get(second.end) == Some(&b'('),
        _ => second.start < second.end && !STATEMENT_WORDS.contains(&word) && entry_goes_on(bytes, second.end),
    }
}

/// After the two names of an entry: a title and `{`, or `{` at once.
fn entry_goes_on(bytes: &[u8], at: usize) -> bool {
    let next = skip_blanks(bytes, at);
    match bytes.get(next) {
        Some(b'{') => true,
        Some(b'(' | b'[') => bytes[next..].iter().take_while(|byte| **byte != b'\n').any(|byte| *byte == b'{'),
        Some(b'"') => bytes[next + 1..].iter().take_while(|byte| **byte != b'\n').any(|byte| *byte == b'{'),
        _ => false,
    }
}

/// Words that begin a statement whatever follows: a line ending in a comma does not run on into them.
const NEVER_GO_ON: [&[u8]; 13] = [
    b"let",
    b"dist",
    b"step",
    b"state",
    b"stat",
    b"resource",
    b"flag",
    b"slot",
    b"announce",
    b"requires",
    b"needs",
    b"succeeds",
    b"text",
];

/// Whether a line that begins at `at` cannot be the rest of the line before it, whatever that ended in.
pub(super) fn never_goes_on(bytes: &[u8], at: usize) -> bool {
    let word = word_at(bytes, at);
    let next = skip_blanks(bytes, word.end);
    let name_or_text = bytes.get(next).is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'"');
    let margin = at == 0 || bytes[at - 1] == b'\n';
    bytes.get(at) == Some(&b'}')
        || (NEVER_GO_ON.contains(&&bytes[word]) && next > at && name_or_text)
        || (margin && begins_item(bytes, at))
}
