//! Translations that are older than what they say.

use runebook_compiler::ir::Ir;
use runebook_compiler::lints;
use runebook_grammar::{Diagnostic, Span};

use super::written;
use crate::i18n::{Older, Sort, older};
use crate::pack::Pack;

/// The page of W020.
pub(crate) const PAGE: &str = include_str!("stale.md");

/// W020: a text whose source, or whose rule, has changed since it was written.
pub(crate) fn find(pack: &Pack, ir: &Ir) -> Vec<Diagnostic> {
    let locales = pack.locales();
    let all = locales.iter().flat_map(|locale| older(pack, ir, locale).into_iter().map(move |one| (locale, one)));
    let found = all.filter_map(|(locale, one)| report(pack, locale, &one));
    found.filter(|found| !lints::allowed(ir, found)).collect()
}

fn report(pack: &Pack, locale: &str, one: &Older) -> Option<Diagnostic> {
    let id = &one.unit.id;
    let place = |id: &str| written::message(pack, locale, id);
    let file = pack.chapters.iter().find(|one| one.locale == *locale && crate::i18n::chapter(&one.name) == *id);
    let file = file.map(|one| Span::new(one.file, 0, 0)).filter(|_| one.unit.sort == Sort::Chapter);
    let span: Span = file.or(one.unit.span).or_else(|| place(id))?;
    let source = locale == pack.manifest().source_locale;
    let what = if one.text { "its text" } else { "its rule" };
    let finding = if source {
        Diagnostic::warning("W020", span, "the rule of this text has changed since it was written")
    } else {
        let stands = match one.unit.sort {
            Sort::Prose | Sort::Chapter => "stands in the source language there, marked",
            Sort::Word => "is said there as before",
        };
        Diagnostic::warning("W020", span, format!("`{id}` in {locale} is older than {what}")).here(stands)
    };
    let help = format!("look it over, then say so: `runebook i18n approve {} {id} --locale {locale}`", pack.folder);
    Some(finding.help(help))
}
