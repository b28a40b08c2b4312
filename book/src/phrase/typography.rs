//! The marks that a page has for those that are typed: the locale's apostrophe, and blanks at which no line ends.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::grammar::grammar;
use super::messages::Messages;
use super::number::Numbers;

/// A blank at which no line ends.
const NO_BREAK: char = '\u{a0}';

/// What a locale says about them: `typography`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typography {
    /// What is read for a typed apostrophe.
    apostrophe: String,
    /// Marks that no line begins with, and those that no line ends with: the blank beside them does not break.
    before: String,
    after: String,
}

impl Typography {
    /// That of a locale; none, where it says nothing. A locale's file is long, and read for it once.
    #[must_use]
    pub fn of(locale: &str) -> Option<Self> {
        static KNOWN: Mutex<BTreeMap<String, Option<Typography>>> = Mutex::new(BTreeMap::new());
        let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = known().get(locale) {
            return known.clone();
        }
        let read = Self::read(locale);
        known().insert(locale.to_owned(), read.clone());
        read
    }

    fn read(locale: &str) -> Option<Self> {
        const ID: &str = "typography";
        let numbers = std::sync::Arc::new(Numbers::new(locale)?);
        let grammar = Messages::new(locale, &[(locale, grammar(locale)?)], &numbers);
        let said = |attribute| grammar.plain(ID, attribute);
        grammar.has(ID, "").then(|| Self { apostrophe: said(""), before: said("before"), after: said("after") })
    }

    /// Markdown as the locale sets it; code, directives and addresses stay as they are.
    #[must_use]
    pub fn set(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            let kept = verbatim(rest);
            if kept > 0 {
                out.push_str(&rest[..kept]);
                rest = &rest[kept..];
                continue;
            }
            rest = &rest[next.len_utf8()..];
            match next {
                '\'' if follows_a_word(&out, rest) => out.push_str(&self.apostrophe),
                ' ' if self.holds(&out, rest) => out.push(NO_BREAK),
                _ => out.push(next),
            }
        }
        out
    }

    /// Whether the blank between these two does not break.
    fn holds(&self, before: &str, after: &str) -> bool {
        let (Some(last), Some(next)) = (before.chars().next_back(), after.chars().next()) else { return false };
        let opens = self.after.contains(last);
        let shut = self.before.contains(next) && !last.is_whitespace() && !is_row(last, after);
        opens || (shut && (next != '%' || last.is_numeric()))
    }
}

/// Whether the apostrophe belongs to a word, and opens no quotation.
fn follows_a_word(before: &str, after: &str) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    let last = before.chars().next_back();
    letter(last) || (matches!(last, Some(')' | ']' | '*' | '_')) && letter(after.chars().next()))
}

/// A cell of a table's rule, or a picture: what only looks like a mark.
fn is_row(last: char, after: &str) -> bool {
    last == '|' || after.starts_with(":-") || after.starts_with("![")
}

/// How long the part is with which a text begins and that nobody reads as words: code, a directive, an address.
fn verbatim(text: &str) -> usize {
    let until = |open: &str, close: &str| {
        let inner = text.strip_prefix(open)?;
        inner.find(close).map(|at| open.len() + at + close.len())
    };
    let ticks = text.len() - text.trim_start_matches('`').len();
    if ticks > 0 {
        return until(&text[..ticks], &text[..ticks]).unwrap_or(ticks);
    }
    let address = text.strip_prefix('<').is_some_and(|inner| inner.starts_with("http") || inner.starts_with("mailto:"));
    until("{{", "}}").or_else(|| until("](", ")")).or_else(|| until("<", ">").filter(|_| address)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn french(text: &str) -> String {
        Typography::of("fr").unwrap().set(text)
    }

    #[test]
    fn an_apostrophe_is_printed_as_one() {
        assert_eq!(french("l'épée d'[Aule](entry:a'b)"), "l’épée d’[Aule](entry:a'b)");
        assert_eq!(french("`l'x` {{#entry a'b}} ``d'`y`` <http://l'x>"), "`l'x` {{#entry a'b}} ``d'`y`` <http://l'x>");
        assert_eq!(french("'ainsi'"), "'ainsi’");
        assert_eq!(Typography::of("en").unwrap().set("foes' [Aule](entry:a)'s"), "foes’ [Aule](entry:a)’s");
    }

    #[test]
    fn no_line_ends_before_a_high_mark() {
        assert_eq!(french("quoi ? « rien » : 5 %"), "quoi\u{a0}? «\u{a0}rien\u{a0}»\u{a0}: 5\u{a0}%");
        assert_eq!(french("| :-- | :--: |\n\n- a\n ![b](c.png)"), "| :-- | :--: |\n\n- a\n ![b](c.png)");
        assert_eq!(Typography::of("en").unwrap().set("a : b"), "a : b");
    }

    #[test]
    fn a_locale_may_say_nothing() {
        assert_eq!(Typography::of("ja"), None);
    }
}
