//! What each translation was made from: `lang/fr.status.yaml`, a line for each message, sorted, so that git merges it well.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use runebook_grammar::{Diagnostic, Span};

use super::Print;
use crate::error;

/// What one file says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Marks by message.
    pub marks: BTreeMap<String, Mark>,
}

/// What is known of a message's translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Whether somebody has looked it over.
    pub stand: Stand,
    /// The text that it translates; in the source language, itself.
    pub text: Print,
    /// The rule that it is about; none for a word.
    pub rule: Option<Print>,
}

/// How far a translation has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stand {
    /// It is there, and nobody has looked it over.
    Unreviewed,
    /// Somebody has looked it over.
    Approved,
}

impl Stand {
    /// All of them, as written.
    pub const ALL: &[(&str, Self)] = &[("unreviewed", Self::Unreviewed), ("approved", Self::Approved)];

    /// As it is written.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Unreviewed => "unreviewed",
            Self::Approved => "approved",
        }
    }
}

/// The path of a locale's ledger within its pack.
#[must_use]
pub fn path(locale: &str) -> String {
    format!("lang/{locale}.status.yaml")
}

/// The locale of a ledger by its path within its pack.
#[must_use]
pub fn locale(path: &str) -> Option<&str> {
    path.strip_prefix("lang/")?.strip_suffix(".status.yaml").filter(|locale| !locale.contains('/'))
}

const HEAD: &str = "# What each text was made from. Written by `runebook i18n`; see docs/translating.md.\n\
                    # message: state, fingerprint of the source text, fingerprint of the rule\n";

impl Ledger {
    /// Reads file number `file`: a line that cannot be read is a finding, and its message counts as unreviewed.
    #[must_use]
    pub fn read(file: u32, text: &str) -> (Self, Vec<Diagnostic>) {
        let (mut ledger, mut found, mut start) = (Self::default(), Vec::new(), 0);
        for line in text.split_inclusive('\n') {
            let said = line.trim_end();
            if !said.is_empty() && !said.starts_with('#') {
                match mark(said) {
                    Some((id, mark)) => drop(ledger.marks.insert(id.to_owned(), mark)),
                    None => {
                        let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
                        found.push(error::no_mark(Span::new(file, place(start), place(start + said.len()))));
                    }
                }
            }
            start += line.len();
        }
        (ledger, found)
    }

    /// As it is written.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        for (id, mark) in &self.marks {
            let rule = mark.rule.map_or_else(String::new, |rule| format!(" {rule}"));
            let _ = writeln!(text, "{id}: {} {}{rule}", mark.stand.word(), mark.text);
        }
        text
    }
}

fn mark(line: &str) -> Option<(&str, Mark)> {
    let (id, rest) = line.split_once(": ")?;
    let mut words = rest.split_whitespace();
    let stand = words.next()?;
    let stand = Stand::ALL.iter().find(|(word, _)| *word == stand)?.1;
    let text = Print::read(words.next()?)?;
    let rule = words.next().map(|word| Print::read(word).ok_or(())).transpose().ok()?;
    let ends = words.next().is_none() && !id.contains(char::is_whitespace);
    ends.then_some((id, Mark { stand, text, rule }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let word = Mark { stand: Stand::Approved, text: Print::of("foe"), rule: None };
        let prose = Mark { stand: Stand::Unreviewed, text: Print::of("a"), rule: Some(Print::of("b")) };
        let marks = [("ability-power-text".to_owned(), prose), ("word-foe".to_owned(), word)].into();
        let ledger = Ledger { marks };
        assert_eq!(Ledger::read(0, &ledger.text()), (ledger, Vec::new()));
    }

    #[test]
    fn a_line_that_cannot_be_read_has_a_place() {
        let (ledger, found) = Ledger::read(3, "# x\nword-foe: aproved 00000000\n\nword-hit: approved 00000000\n");
        assert_eq!(found.iter().map(|one| one.primary.span).collect::<Vec<_>>(), [Span::new(3, 4, 30)]);
        assert_eq!(ledger.marks.len(), 1);
    }

    #[test]
    fn paths_name_their_locale() {
        assert_eq!(locale(&path("pt-BR")), Some("pt-BR"));
        assert_eq!(locale("lang/x/fr.status.yaml"), None);
    }
}
