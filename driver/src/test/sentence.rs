//! Expectations of the book's sentences.

use runebook_compiler::ir::{EntryId, Test};
use runebook_grammar::Span;

use super::{Bench, Found};
use crate::book;
use crate::error;

/// What a test wants of the book.
pub(super) struct Wanted<'a> {
    pub text: &'a str,
    pub span: Span,
}

pub(super) fn expect(bench: &Bench<'_>, test: &Test, locale: &str, entry: EntryId, wanted: &Wanted<'_>) -> Found {
    if !bench.pack.locales().iter().any(|known| known == locale) {
        return Found::Unasked(format!("the pack is not published in `{locale}`"));
    }
    match book::sentence(bench.pack, bench.ir, locale, entry) {
        Ok(found) if found == wanted.text => Found::AsExpected,
        Ok(found) => {
            let quoted = |text: &str| format!("\"{text}\"");
            Found::not(error::not_expected(wanted.span, &test.title, &quoted(&found), &quoted(wanted.text)))
        }
        Err(holes) => {
            let missing: Vec<String> = holes.iter().map(|hole| format!("`{}`", hole.message)).collect();
            let why = format!("there is no phrase for it in `{locale}`: {} is missing", missing.join(", "));
            Found::not(error::test_stopped(wanted.span, &test.title, &why, None, None))
        }
    }
}
