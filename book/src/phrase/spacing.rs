//! Blanks around numbers, and brackets that meet, where a language sets them.

use super::marks::is_mark;
use super::messages::Messages;

/// What a locale says about them: `numbers-apart`, `brackets-meet`.
#[derive(Debug, Default)]
pub(crate) struct Spacing {
    /// What stands between a number and a word.
    apart: String,
    /// Words that a number stays close to: counters, units; and those that it stays close behind.
    close: Vec<String>,
    behind: Vec<String>,
    /// Marks that have no blanks beside them.
    tight: String,
    /// Brackets that meet, and what stands instead.
    meet: Option<(String, String)>,
}

impl Spacing {
    pub fn of(grammar: &Messages) -> Self {
        let word = |attribute| grammar.plain("numbers-apart", attribute);
        let words = |attribute| word(attribute).split_whitespace().map(str::to_owned).collect();
        let meet = grammar
            .has("brackets-meet", "")
            .then(|| (grammar.plain("brackets-meet", ""), grammar.plain("brackets-meet", "share")));
        Self { apart: word(""), close: words("close"), behind: words("behind"), tight: word("tight"), meet }
    }

    /// The text as the locale sets it.
    pub fn set(&self, text: &str) -> String {
        let shared = match &self.meet {
            Some((brackets, share)) => text.replace(brackets, share),
            None => text.to_owned(),
        };
        if self.apart.is_empty() { shared } else { self.tightened(&self.spaced(&shared)) }
    }

    /// Numbers stand apart from words, but not from what counts them.
    fn spaced(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
            let long = number(&rest[at..]);
            let start = at - sign(&rest[..at]);
            let (before, found, after) = (&rest[..start], &rest[start..at + long], &rest[at + long..]);
            out.push_str(before);
            let (left, right) = (out.trim_end_matches(is_mark), after.trim_start_matches(is_mark));
            let counted = self.close.iter().any(|word| right.starts_with(word))
                || self.behind.iter().any(|word| left.ends_with(word));
            let inside = left.ends_with(|c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_');
            let (before, behind) = (!counted && !inside && left.ends_with(word), !counted && right.starts_with(word));
            let marks = left.len();
            if before {
                out.insert_str(marks, &self.apart);
            }
            out.push_str(found);
            let marks = after.len() - right.len();
            out.push_str(&after[..marks]);
            if behind && !found.ends_with('%') {
                out.push_str(&self.apart);
            }
            rest = right;
        }
        out.push_str(rest);
        out
    }

    /// No blanks beside brackets and marks.
    fn tightened(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        for c in text.chars() {
            if self.tight.contains(c) {
                out.truncate(out.trim_end_matches(' ').len());
            }
            if c != ' ' || !out.ends_with(|last| self.tight.contains(last)) {
                out.push(c);
            }
        }
        out
    }
}

/// How long the number is with which a text begins: `1,000`, `2.5`, `1/3`, `2d6`, `38.2%`.
fn number(text: &str) -> usize {
    let mut end = 0;
    for (at, c) in text.char_indices() {
        let after = text[at + c.len_utf8()..].trim_start_matches(is_mark);
        let goes_on = after.starts_with(|c: char| c.is_ascii_digit());
        match c {
            '0'..='9' | '%' => end = at + 1,
            '.' | ',' | '/' | 'd' if goes_on => {}
            _ if is_mark(c) => {}
            _ => break,
        }
    }
    end
}

/// How long the sign is with which a text ends.
fn sign(text: &str) -> usize {
    let shown = text.trim_end_matches(is_mark);
    let signed = shown.ends_with(['+', '\u{2212}']);
    if signed { text.len() - shown.len() + shown.chars().next_back().map_or(0, char::len_utf8) } else { 0 }
}

/// A letter of a word that is not written in the letters of dice and units.
fn word(c: char) -> bool {
    c.is_alphabetic() && !c.is_ascii()
}
