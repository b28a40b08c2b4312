//! Text of the rune language with holes: `price({score}, {weight as lb})`.

use runebook_grammar::Span;

use crate::error;
use crate::pack::yaml::Placed;
use runebook_grammar::Diagnostic;

/// Text with holes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Template {
    /// Its parts in order.
    pub parts: Vec<Part>,
    /// Where it is written.
    pub span: Span,
}

/// A part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Text as it is; where it is written, and whether letter for letter.
    Text(String, Span, bool),
    /// What the input has.
    Hole(Hole),
}

/// `{key}`, `{key as lb}`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hole {
    /// Which key of the input; `a.b` for a key within another.
    pub key: String,
    /// What it is read as.
    pub form: Option<String>,
    /// Where it stands.
    pub span: Span,
}

/// Text up to the first place in bytes that a template's text has in its file.
struct Places<'a> {
    whole: Span,
    /// Where the text begins, if the file has it letter for letter.
    first: Option<u32>,
    text: &'a str,
}

impl Places<'_> {
    fn of(&self, from: usize, to: usize) -> (Span, bool) {
        let short = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        match self.first {
            Some(first) => (Span::new(self.whole.file, first + short(from), first + short(to)), true),
            None => (self.whole, false),
        }
    }
}

impl Template {
    /// Reads a text of the YAML file `source`.
    pub fn read(word: &Placed<String>, source: &str) -> Self {
        let text = word.value.as_str();
        let start = word.span.start as usize;
        let raw = source.get(start..).unwrap_or_default();
        let quoted = usize::from(raw.starts_with(['"', '\'']));
        let same = raw.get(quoted..).is_some_and(|raw| raw.starts_with(text));
        let first = same.then(|| word.span.start + u32::try_from(quoted).unwrap_or(0));
        let places = Places { whole: word.span, first, text };
        Self { parts: parts(&places), span: word.span }
    }

    /// The holes.
    pub fn holes(&self) -> impl Iterator<Item = &Hole> {
        self.parts.iter().filter_map(|part| match part {
            Part::Hole(hole) => Some(hole),
            Part::Text(..) => None,
        })
    }

    /// A number or arithmetic besides the holes: the rule would live here and not in the pack.
    pub fn literals(&self) -> Vec<Diagnostic> {
        let mut found = Vec::new();
        for part in &self.parts {
            let Part::Text(text, span, same) = part else { continue };
            for (from, to, what) in literals(text) {
                let short = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
                let at =
                    if *same { Span::new(span.file, span.start + short(from), span.start + short(to)) } else { *span };
                found.push(error::rule_in_mapping(at, &text[from..to], what));
            }
        }
        found
    }
}

fn parts(places: &Places<'_>) -> Vec<Part> {
    let text = places.text;
    let (mut parts, mut from) = (Vec::new(), 0);
    for (open, _) in text.match_indices('{') {
        let Some((hole, to)) = hole(text, open).filter(|_| open >= from) else { continue };
        if open > from {
            let (span, same) = places.of(from, open);
            parts.push(Part::Text(text[from..open].to_owned(), span, same));
        }
        let (key, form) = hole;
        parts.push(Part::Hole(Hole { key, form, span: places.of(open, to).0 }));
        from = to;
    }
    if from < text.len() || parts.is_empty() {
        let (span, same) = places.of(from, text.len());
        parts.push(Part::Text(text[from..].to_owned(), span, same));
    }
    parts
}

/// The hole that begins at the brace `open`, and where it ends. A brace with a blank after it belongs to the rules.
fn hole(text: &str, open: usize) -> Option<((String, Option<String>), usize)> {
    let close = open + text[open..].find('}')?;
    let inside = &text[open + 1..close];
    let (key, form) = match inside.split_once(" as ") {
        Some((key, form)) => (key, Some(form.trim().to_owned())),
        None => (inside, None),
    };
    let word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '.';
    (!key.is_empty() && key.chars().all(word)).then(|| ((key.to_owned(), form), close + 1))
}

/// Parts of a whole, as words.
const FRACTIONS: &[&str] = &[
    "half",
    "third",
    "quarter",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "twentieth",
    "hundredth",
    "thousandth",
];

/// Numbers, dice and arithmetic in a text: from, to, and what it is.
fn literals(text: &str) -> Vec<(usize, usize, &'static str)> {
    let mut found = Vec::new();
    let mut rest = text.char_indices().peekable();
    while let Some((at, letter)) = rest.next() {
        if letter == '"' {
            rest.by_ref().take_while(|(_, letter)| *letter != '"').for_each(drop);
        } else if matches!(letter, '+' | '-' | '*' | '/' | '^' | '\u{2212}' | '\u{d7}') {
            found.push((at, at + letter.len_utf8(), "arithmetic"));
        } else if letter.is_alphanumeric() || letter == '_' {
            let mut to = at + letter.len_utf8();
            while let Some((next, more)) = rest.next_if(|(_, more)| more.is_alphanumeric() || *more == '_') {
                to = next + more.len_utf8();
            }
            found.extend(what(&text[at..to], &text[to..]).map(|what| (at, to, what)));
        }
    }
    found
}

/// What a word is that may not stand in a mapping.
fn what(word: &str, after: &str) -> Option<&'static str> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if word.split_once('d').is_some_and(|(count, sides)| (count.is_empty() || digits(count)) && digits(sides)) {
        Some("dice")
    } else if word.starts_with(|first: char| first.is_ascii_digit()) {
        Some("a number")
    } else if FRACTIONS.contains(&word) && after.trim_start().starts_with("of ") {
        Some("arithmetic")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn template(text: &str) -> Template {
        let word = Placed { value: text.to_owned(), span: Span::new(0, 3, 3 + u32::try_from(text.len()).unwrap()) };
        Template::read(&word, &format!("a: {text}\n"))
    }

    #[test]
    fn holes_are_told_from_braces_of_the_rules() {
        let read = template("thora { score[strength] {str} }");
        let Part::Hole(hole) = &read.parts[1] else { panic!("{read:?}") };
        assert_eq!((hole.key.as_str(), hole.span), ("str", Span::new(0, 27, 32)));
        assert_eq!(read.parts.len(), 3);
        let read = template("f({a.b}, {c as notation of weapon, armour})");
        let forms: Vec<_> = read.holes().map(|hole| (hole.key.as_str(), hole.form.as_deref())).collect();
        assert_eq!(forms, [("a.b", None), ("c", Some("notation of weapon, armour"))]);
    }

    #[test]
    fn rules_in_a_mapping_are_found() {
        let found = |text: &str| {
            let read = template(text);
            read.literals().iter().map(|one| (one.code, one.primary.span.start - 3)).collect::<Vec<_>>()
        };
        assert_eq!(found("chance of hold({score}, {d}) given hero_2.met(d6_total, \"7\")"), []);
        assert_eq!(found("f({a} - {b})"), [("E096", 6)]);
        assert_eq!(found("f(10, {b}) >= 3d4"), [("E096", 2), ("E096", 14)]);
        assert_eq!(found("half of f(d6, x)"), [("E096", 0), ("E096", 10)]);
    }
}
