//! The words, marks, strings, comments and line ends of a file, in order.

use std::ops::Range;

use crate::layout::Laid;
use crate::lower::unix_lines;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name, keyword or number.
    Word,
    /// A string.
    Text,
    /// A mark: `(`, `<=`, `..`.
    Mark,
    /// A comment.
    Comment,
    /// A line's end; whether it ends a statement.
    Newline { ends: bool },
}

/// A piece of the file with its place.
#[derive(Clone, Debug)]
pub(super) struct Token {
    /// What it is.
    pub kind: Kind,
    /// What is printed for it.
    pub text: String,
    /// Its place.
    pub range: Range<usize>,
    /// Nothing stands between it and the token before.
    pub touches: bool,
}

impl Token {
    /// Whether it ends a line.
    pub fn is_newline(&self) -> bool {
        matches!(self.kind, Kind::Newline { .. })
    }

    /// Whether it is this mark or word.
    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Word | Kind::Mark) && self.text == text
    }
}

/// Marks of two characters.
const DOUBLE: [&str; 5] = ["<=", ">=", "!=", "..", "+-"];

/// Every token of `original`, laid out as `laid`.
pub(super) fn tokens(original: &str, laid: &Laid) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut comments = laid.comments.iter().peekable();
    let mut at = 0;
    while at < original.len() {
        let comment = comments
            .next_if(|comment| comment.start as usize <= at)
            .map(|comment| comment.start as usize..comment.end as usize);
        let Some((kind, range)) = comment.map(|range| (Kind::Comment, range)).or_else(|| next(original, laid, at))
        else {
            at += 1;
            continue;
        };
        at = range.end;
        let touches = found.last().is_some_and(|last| last.range.end == range.start);
        found.push(Token { kind, text: printed(kind, original, laid, &range), range, touches });
    }
    found
}

/// The token that begins at `at`, if one does.
fn next(original: &str, laid: &Laid, at: usize) -> Option<(Kind, Range<usize>)> {
    let rest = laid.text.get(at..)?;
    let first = rest.chars().next()?;
    // the name of a licence, `CC-BY-4.0`, is one word
    let licence = laid.text[..at].trim_end_matches([' ', '\t']).ends_with("licence");
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || (licence && "-.+".contains(c));
    if let Some(end) = line_end(original, at) {
        return Some((Kind::Newline { ends: rest.as_bytes()[end - at - 1] == b'\n' }, at..end));
    }
    match first {
        ' ' => None,
        '"' => Some((Kind::Text, at..at + string_len(rest))),
        c if is_word(c) => Some((Kind::Word, at..at + rest.find(|c| !is_word(c)).unwrap_or(rest.len()))),
        c => {
            Some((Kind::Mark, at..at + if DOUBLE.iter().any(|mark| rest.starts_with(mark)) { 2 } else { c.len_utf8() }))
        }
    }
}

/// The end of a line's end at `at`: LF, CR LF, CR CR LF or a lone CR.
fn line_end(original: &str, at: usize) -> Option<usize> {
    let rest = original.as_bytes().get(at..)?;
    let run = rest.iter().take_while(|byte| **byte == b'\r').count();
    match (rest.first()?, rest.get(run)) {
        (b'\n', _) => Some(at + 1),
        (b'\r', Some(b'\n')) => Some(at + run + 1),
        (b'\r', _) => Some(at + 1),
        _ => None,
    }
}

fn string_len(rest: &str) -> usize {
    if let Some(long) = rest.strip_prefix("\"\"\"") {
        return long.find("\"\"\"").map_or(rest.len(), |len| len + 6);
    }
    let mut escaped = true;
    for (at, c) in rest.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

fn printed(kind: Kind, original: &str, laid: &Laid, range: &Range<usize>) -> String {
    let from = match kind {
        Kind::Word | Kind::Mark => &laid.text,
        Kind::Text | Kind::Comment | Kind::Newline { .. } => original,
    };
    let text = from.get(range.clone()).unwrap_or_default();
    match kind {
        Kind::Text => unix_lines(text),
        Kind::Comment => text.trim_end().to_owned(),
        Kind::Word => spelled_out(text).unwrap_or_else(|| text.to_owned()),
        Kind::Mark | Kind::Newline { .. } => text.to_owned(),
    }
}

/// `4d6kh3` as `4d6 keep high 3`.
fn spelled_out(word: &str) -> Option<String> {
    let (dice, kept) = word.split_once('k')?;
    let (how, count) =
        kept.strip_prefix('h').map(|n| ("high", n)).or_else(|| Some(("low", kept.strip_prefix('l')?)))?;
    let numbers = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (many, sides) = dice.split_once('d')?;
    (numbers(many) && numbers(sides) && numbers(count)).then(|| format!("{dice} keep {how} {count}"))
}
