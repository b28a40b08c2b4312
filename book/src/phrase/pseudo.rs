//! The pseudo-locale: a language's own messages with accents and longer words. What stands in a book of it without accents
//! is what no translator can reach.

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

/// The tag of the pseudo-locale of English; that of another language is `qps-fr`.
const TAG: &str = "qps";

/// Messages of a grammar that are not words but say how words are put together.
const DATA: &[&str] = &[
    "cases",
    "noun-needs",
    "vowels",
    "marks",
    "places",
    "numbers-apart",
    "brackets-meet",
    "typography",
    "index-heads",
];

/// Attributes that are asked, and not read by anyone.
pub(super) const ASKED: &[&str] = &[
    "bare", "elides", "gender", "lasts", "leads", "number", "other", "shape", "whose", "close", "tight", "share", "led",
];

/// The pseudo-locale of a language.
#[must_use]
pub fn pseudo_locale(source: &str) -> String {
    if source == "en" { TAG.to_owned() } else { format!("{TAG}-{source}") }
}

/// The language that a pseudo-locale is made from; none of any other locale.
#[must_use]
pub fn pseudo_of(locale: &str) -> Option<&str> {
    match locale.strip_prefix(TAG)? {
        "" => Some("en"),
        rest => rest.strip_prefix('-'),
    }
}

/// The language whose numbers, plurals, lists and order a locale has: its own.
pub(super) fn real(locale: &str) -> &str {
    pseudo_of(locale).unwrap_or(locale)
}

/// A file of messages with every word in accents. What cannot be read is left out.
#[must_use]
pub fn accented(text: &str) -> String {
    let mut resource = parse(text.replace("\r\n", "\n")).unwrap_or_else(|(read, _)| read);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) if !DATA.contains(&message.id.name.as_str()) => self::message(message),
            Entry::Term(term) => {
                pattern(&mut term.value);
                attributes(&mut term.attributes);
            }
            Entry::Message(_)
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => {}
        }
    }
    serialize(&resource)
}

fn message(message: &mut Message<String>) {
    message.value.iter_mut().for_each(pattern);
    attributes(&mut message.attributes);
}

fn attributes(all: &mut [Attribute<String>]) {
    let read = all.iter_mut().filter(|attribute| !ASKED.contains(&attribute.id.name.as_str()));
    read.for_each(|attribute| pattern(&mut attribute.value));
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = accent(value),
            PatternElement::Placeable { expression } => self::expression(expression),
        }
    }
}

fn expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Inline(inline) => self::inline(inline),
        Expression::Select { selector: _, variants } => {
            variants.iter_mut().for_each(|variant| pattern(&mut variant.value));
        }
    }
}

fn inline(inline: &mut InlineExpression<String>) {
    match inline {
        InlineExpression::StringLiteral { value } if !value.contains('\\') => *value = accent(value),
        InlineExpression::Placeable { expression } => self::expression(expression),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. }
        | InlineExpression::VariableReference { .. } => {}
    }
}

/// A text with an accent on every letter that can have one, and every vowel twice: translations are longer than English.
#[must_use]
pub fn accent(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let with = accents(letter);
        out.push(with);
        if matches!(letter, 'a' | 'e' | 'i' | 'o' | 'u') {
            out.push(with);
        }
    }
    out
}

const fn accents(letter: char) -> char {
    match letter {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'y' => 'ý',
        'c' => 'ç',
        'n' => 'ñ',
        's' => 'š',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        'Y' => 'Ý',
        'C' => 'Ç',
        'N' => 'Ñ',
        'S' => 'Š',
        plain => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_accents_and_what_is_asked_has_none() {
        let text = "cases = of\na = the { $x } one { $n ->\n      [one] { \" day\" }\n     *[other] days\n    }\n    .number = plural\n";
        let made = accented(text);
        assert!(made.contains("cases = of\n") && made.contains(".number = plural"), "{made}");
        assert!(made.contains("théé { $x } óóñéé"), "{made}");
        assert!(made.contains("{ \" dááý\" }") && made.contains("[one]") && made.contains("dááýš"), "{made}");
    }

    #[test]
    fn a_pseudo_locale_has_a_language() {
        assert_eq!(["qps", "qps-fr", "fr", "qpsx"].map(pseudo_of), [Some("en"), Some("fr"), None, None]);
        assert_eq!(pseudo_of(&pseudo_locale("en")), Some("en"));
        assert_eq!(pseudo_of(&pseudo_locale("ja")), Some("ja"));
    }
}
