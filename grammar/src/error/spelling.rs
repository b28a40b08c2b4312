//! Words of the language with a slip in them: what was meant.

use crate::{Diagnostic, Span};

/// Words that begin a clause in the middle of a line.
const CLAUSES: [&str; 10] =
    ["when", "unless", "while", "where", "rounded", "priority", "afterwards", "against", "within", "exactly"];

/// Words that mean something together.
const PHRASES: [&[&str]; 22] = [
    &["rounded", "down"],
    &["rounded", "up"],
    &["rounded", "toward", "zero"],
    &["rounded", "to", "nearest"],
    &["at", "least"],
    &["at", "most"],
    &["once", "per"],
    &["up", "to"],
    &["starts", "at"],
    &["scales", "positives", "only"],
    &["ends", "on"],
    &["keep", "high"],
    &["keep", "low"],
    &["explode", "on"],
    &["in", "order", "of"],
    &["of", "yours"],
    &["seen", "by"],
    &["held", "by"],
    &["bought", "with"],
    &["told", "by", "the", "game"],
    &["holds", "entries"],
    &["first", "that", "fits"],
];

/// A word of a line with its place.
pub(crate) type Spelled<'w> = (Span, &'w str);

/// Whether one letter too many, too few or another, or two that have changed places, make the one word of the other.
fn a_slip_apart(one: &[u8], other: &[u8]) -> bool {
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    let (one, other) = (&one[same..], &other[same..]);
    match (one, other) {
        ([], []) => false,
        ([a, b, rest @ ..], [c, d, others @ ..]) if a == d && b == c => rest == others,
        ([_, rest @ ..], [_, others @ ..]) if rest == others => true,
        ([_, rest @ ..], _) if rest == other => true,
        (_, [_, others @ ..]) => others == one,
        _ => false,
    }
}

/// Whether a word is another with its letters out of place.
fn near(word: &str, meant: &str) -> bool {
    a_slip_apart(word.to_ascii_lowercase().as_bytes(), meant.as_bytes())
}

/// A word of the language that a name may have been meant to be: `aferwards`.
#[must_use]
pub fn clause_meant(word: &str) -> Option<&'static str> {
    CLAUSES.iter().find(|clause| word.len() >= 4 && near(word, clause)).copied()
}

/// A line that cannot be read may have a slip in the words that join its parts. `around` is the place where reading ended
/// with its neighbours, `middle` the word it ended at.
pub(crate) fn misspelled(found: Diagnostic, around: &[Spelled<'_>], middle: usize) -> Diagnostic {
    let nearest = &around[middle.saturating_sub(1)..around.len().min(middle + 1)];
    let word = |(span, word): &Spelled<'_>| {
        // a word of ours in a place of its own is no slip
        if *word == "then" {
            return None;
        }
        let clause = CLAUSES.iter().find(|clause| word.len() >= 3 && near(word, clause))?;
        Some((*span, *clause))
    };
    let swapped = |(span, word): &Spelled<'_>| (*word == "fro").then_some((*span, "for"));
    let meant =
        phrase(around, middle).or_else(|| nearest.iter().find_map(word)).or_else(|| nearest.iter().find_map(swapped));
    let Some((span, meant)) = meant else { return found };
    let mut found = found.help(format!("did you mean `{meant}`?")).replace(span, meant);
    // it may be a name that something else is wrong with
    found.fix.iter_mut().for_each(|fix| fix.automatic = false);
    found
}

/// The one word of a phrase that has a slip, where the others stand as they should.
fn phrase(around: &[Spelled<'_>], middle: usize) -> Option<(Span, &'static str)> {
    let slips = |start: usize, phrase: &'static [&'static str]| {
        let words = around.get(start..start + phrase.len()).filter(|_| start + phrase.len() >= middle)?;
        let mut wrong = words.iter().zip(phrase).filter(|((_, word), meant)| word != *meant);
        let ((span, word), meant) = wrong.next()?;
        (wrong.next().is_none() && near(word, meant)).then_some((*span, *meant))
    };
    (0..=middle).rev().find_map(|start| PHRASES.iter().find_map(|phrase| slips(start, phrase)))
}
