//! Prose without a translation.

use std::collections::BTreeMap;

use runebook_compiler::ir::Ir;
use runebook_compiler::lints;
use runebook_grammar::{Diagnostic, Span};

use crate::book::untold;
use crate::i18n;
use crate::pack::Pack;

/// The page of W017.
pub(crate) const PAGE: &str = include_str!("translation.md");

/// W017: prose that has no translation in a language of the pack's book.
pub(crate) fn find(pack: &Pack, ir: &Ir) -> Vec<Diagnostic> {
    let mut lacking: BTreeMap<(Span, String), Vec<String>> = BTreeMap::new();
    for locale in pack.locales().into_iter().filter(|locale| *locale != pack.manifest().source_locale) {
        // what is there and too old is another lint's
        let older = i18n::stale(pack, ir, &locale);
        for (span, message) in untold(pack, ir, &locale).into_iter().filter(|(_, id)| !older.contains(id)) {
            lacking.entry((span, message)).or_default().push(locale.clone());
        }
    }
    let found = lacking.into_iter().map(|((span, message), locales)| report(span, &message, &locales));
    found.filter(|found| !lints::allowed(ir, found)).collect()
}

fn report(span: Span, message: &str, locales: &[String]) -> Diagnostic {
    let files: Vec<String> = locales.iter().map(|locale| format!("`lang/{locale}.ftl`")).collect();
    Diagnostic::warning("W017", span, format!("this text has no translation in {}", locales.join(", ")))
        .here("stands in the source language there, marked")
        .help(format!("add the message `{message}` to {}", files.join(" and ")))
}
