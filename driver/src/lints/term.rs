//! Terms that a translation renders otherwise than the glossary does.

use std::collections::BTreeMap;

use runebook_book::make;
use runebook_book::phrase::forms;
use runebook_compiler::ir::Ir;
use runebook_compiler::lints;
use runebook_grammar::Diagnostic;

use super::written;
use crate::i18n::{Cut, Message};
use crate::pack::{Pack, Words};

/// The page of W021.
pub(crate) const PAGE: &str = include_str!("term.md");

/// How the ids of a glossary's messages begin.
const TERM: &str = "gloss-";

/// A word of the glossary in two languages.
struct Term {
    id: String,
    /// What tells that a text speaks of it.
    source: Vec<String>,
    /// One of these then stands in its translation.
    target: Vec<String>,
}

/// W021: prose whose source uses a term of the glossary, and whose translation has none of its forms.
pub(crate) fn find(pack: &Pack, ir: &Ir) -> Vec<Diagnostic> {
    let source = of_locale(pack, &pack.manifest().source_locale);
    if !source.keys().any(|id| id.starts_with(TERM)) {
        return Vec::new();
    }
    let (prose, mut found) = (make::prose(ir), Vec::new());
    for locale in pack.locales().into_iter().filter(|locale| *locale != pack.manifest().source_locale) {
        let target = of_locale(pack, &locale);
        let terms: Vec<Term> = source.iter().filter_map(|(id, (_, message))| term(id, message, &target)).collect();
        for text in &prose {
            let Some((words, message)) = target.get(&text.id) else { continue };
            if words.edition as usize != pack.manifests.len() - 1 {
                continue;
            }
            let (asked, said) = (plain(&text.text), plain(&message.text));
            let other = terms.iter().filter(|term| has(&asked, &term.source) && !has(&said, &term.target));
            found.extend(other.map(|term| report(words, message, term, &locale)));
        }
    }
    found.retain(|found| !lints::allowed(ir, found));
    found
}

/// The messages of a locale, each with its file; the last one counts.
fn of_locale<'pack>(pack: &'pack Pack, locale: &str) -> BTreeMap<String, (&'pack Words, Message)> {
    let files = pack.words.iter().filter(|words| words.locale == locale);
    let messages = files.flat_map(|words| Cut::of(&words.text).messages.into_iter().map(move |one| (words, one)));
    messages.map(|(words, message)| (message.id.clone(), (words, message))).collect()
}

fn term(id: &str, source: &Message, target: &BTreeMap<String, (&Words, Message)>) -> Option<Term> {
    let (_, other) = target.get(id).filter(|_| id.starts_with(TERM))?;
    let all = |message: &Message| forms(&message.text).iter().map(|form| plain(form)).collect();
    Some(Term { id: id.to_owned(), source: all(source), target: all(other) })
}

fn report(words: &Words, message: &Message, term: &Term, locale: &str) -> Diagnostic {
    let span = written::span(words, message.at, message.at + message.id.len());
    let said = |forms: &[String]| format!("`{}`", forms.first().map_or("", String::as_str));
    let what = format!("`{}` does not say {} as the glossary does", message.id, said(&term.source));
    Diagnostic::warning("W021", span, what)
        .here(format!("the glossary says {}", said(&term.target)))
        .help(format!("use one of its forms, or add the one that stands here to `{}` in `lang/{locale}.ftl`", term.id))
}

/// A text for comparing: small letters, one blank between words, one sort of apostrophe.
fn plain(text: &str) -> String {
    let text = text.replace(['\u{a0}', '\u{202f}'], " ").replace('’', "'").to_lowercase();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether one of the forms stands in a text as whole words; in scripts that write no blanks, anywhere.
fn has(text: &str, forms: &[String]) -> bool {
    let joins = |letter: char| letter.is_alphanumeric() && blanks(letter);
    forms.iter().any(|form| {
        text.match_indices(form.as_str()).any(|(at, found)| {
            let before = text[..at].chars().next_back().is_some_and(joins);
            let after = text[at + found.len()..].chars().next().is_some_and(joins);
            let (first, last) = (found.chars().next(), found.chars().next_back());
            !(before && first.is_some_and(blanks) || after && last.is_some_and(blanks))
        })
    })
}

/// Whether words of this letter's script stand between blanks: not those of kana and ideographs.
fn blanks(letter: char) -> bool {
    !matches!(u32::from(letter), 0x3040..=0x30ff | 0x3400..=0x9fff | 0xf900..=0xfaff | 0x20000..=0x3ffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_whole_words_where_there_are_words() {
        let forms = ["hit".to_owned(), "coups nets".to_owned()];
        assert!(has("a hit.", &forms) && has("deux coups nets", &forms) && !has("white hits", &forms));
        assert!(has("会心の一撃を受ける", &["会心の一撃".to_owned()]));
    }
}
