//! Who tells a story: the pack's words and the grammar of a language.

use runebook_book::make::{Memory, Source};
use runebook_book::phrase;
pub use runebook_book::told::{Teller, Value};
use runebook_compiler::ir::Ir;

use crate::book;
use crate::pack::Pack;
use crate::pack::manifest::Manifest;
use crate::pack::words::list;

/// The teller of a pack's stories in `lang`, or in the language it is written in.
///
/// # Errors
/// One sentence, where there is no such language.
pub fn teller(pack: &Pack, ir: &Ir, lang: Option<&str>) -> Result<Teller, String> {
    let known = languages(pack);
    let asked = lang.unwrap_or(&pack.manifest().source_locale);
    if known.iter().any(|locale| locale == asked) {
        return book::of_locale(pack, ir, asked, |source| Teller::new(&source, asked))
            .ok_or_else(|| unknown(asked, &known));
    }
    match lang {
        Some(lang) => Err(unknown(lang, &known)),
        None => titles_alone(ir).ok_or_else(|| unknown(asked, &known)),
    }
}

/// The same in a language that the pack is published in, with a voice that is kept.
///
/// # Errors
/// One sentence, where there is no such language.
pub fn kept(pack: &Pack, ir: &Ir, locale: &str, memory: &Memory) -> Result<Teller, String> {
    let known = languages(pack);
    let teller = || book::of_locale(pack, ir, locale, |source| Teller::kept(&source, locale, memory));
    let is_known = known.iter().any(|known| known == locale);
    is_known.then(teller).flatten().ok_or_else(|| unknown(locale, &known))
}

/// The languages that a pack is published in and that there is a grammar for.
#[must_use]
pub fn languages(pack: &Pack) -> Vec<String> {
    let grammars = phrase::locales();
    let real = |locale: &String| grammars.contains(&phrase::pseudo_of(locale).unwrap_or(locale));
    pack.locales().into_iter().filter(real).collect()
}

/// What a language lacks to tell a story, as one sentence.
#[must_use]
pub fn untold(teller: &Teller, missing: &[String]) -> String {
    let shown: Vec<&str> = missing.iter().take(5).map(String::as_str).collect();
    let more = missing.len().saturating_sub(shown.len());
    let more = if more == 0 { String::new() } else { format!(", and {more} more") };
    format!("The words of the pack in `{}` lack what this needs: {}{more}.", teller.locale(), list(&shown))
}

/// Written in a language without a grammar: the titles of the rules, in the sentences of what packs are written in unless they say otherwise.
fn titles_alone(ir: &Ir) -> Option<Teller> {
    let locale = Manifest::default().source_locale;
    let source = Source { ir, source_locale: &locale, title: None, words: &[], source_words: &[] };
    Teller::new(&source, &locale)
}

fn unknown(asked: &str, known: &[String]) -> String {
    let names: Vec<&str> = known.iter().map(String::as_str).collect();
    match names.as_slice() {
        [] => format!("This pack has no words in `{asked}`, nor in any language that there are sentences for."),
        [only] => format!("This pack has no words in `{asked}`; its only language is `{only}`."),
        many => format!("This pack has no words in `{asked}`; its languages are {}.", list(many)),
    }
}
