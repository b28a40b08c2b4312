//! Joints: where a path cannot go on. They stand there for blanks, so that the grammar need not ask it of each word.

use std::ops::Range;

use super::marks;

/// What stands for a blank before a word that joins: the character before a space.
const JOINT: u8 = 0x1f;

/// What stands for a joint that somebody has written outside strings: nothing that the grammar knows.
const WRITTEN: u8 = 0x1e;

/// A copy of `bytes` with joints for the blanks before each word that joins two parts of a statement.
pub(super) fn marked(bytes: &[u8], strings: &[Range<usize>]) -> Vec<u8> {
    let mut out = bytes.to_vec();
    let mut strings = strings.iter().peekable();
    let mut at = 0;
    while at < bytes.len() {
        if let Some(string) = strings.next_if(|string| string.start <= at) {
            at = string.end.max(at);
        } else if marks::is_name_byte(bytes[at]) {
            let word = marks::word_at(bytes, at);
            if at > 0 && bytes[at - 1] == b' ' && joins(bytes, &word) {
                out[..at].iter_mut().rev().take_while(|byte| **byte == b' ').for_each(|blank| *blank = JOINT);
            }
            at = word.end;
        } else {
            if bytes[at] == JOINT {
                out[at] = WRITTEN;
            }
            at += 1;
        }
    }
    out
}

fn joins(bytes: &[u8], word: &Range<usize>) -> bool {
    match &bytes[word.clone()] {
        b"sides" | b"count" => changes_dice(bytes, word.end),
        word => joining(word),
    }
}

/// `sides +2`, `count -1`, `count >= 7`: an operator after a value.
fn changes_dice(bytes: &[u8], end: usize) -> bool {
    let next = marks::skip_blanks(bytes, end);
    match &bytes[next..] {
        [b'+' | b'-', rest @ ..] => next > end && rest.first() != Some(&b' '),
        [b'<' | b'>', ..] => next > end,
        _ => false,
    }
}

/// Words that may not follow a blank inside a path.
#[rustfmt::skip]
const fn joining(word: &[u8]) -> bool {
    matches!(
        word,
        b"afterwards" | b"against" | b"and" | b"are" | b"as" | b"at"
            | b"because" | b"becomes" | b"below" | b"buy" | b"buys" | b"by"
            | b"calls" | b"changes"
            | b"deep" | b"dominate" | b"dominates"
            | b"else" | b"exactly" | b"explode"
            | b"for" | b"from"
            | b"gain" | b"gains" | b"given" | b"gives"
            | b"has" | b"have" | b"held"
            | b"if" | b"in" | b"is"
            | b"keep"
            | b"learn" | b"learns" | b"lose" | b"loses"
            | b"not"
            | b"of" | b"once" | b"or"
            | b"per" | b"priority"
            | b"reroll" | b"rolls" | b"rounded"
            | b"seen"
            | b"then" | b"times" | b"to"
            | b"unless" | b"unrounded" | b"up"
            | b"was" | b"when" | b"where" | b"while" | b"with" | b"within"
    )
}
