//! Lints that ask more than the rules: what a pack's words lack, and what is wrong with them.

mod register;
mod stale;
mod term;
mod translation;
mod written;

use runebook_compiler::ir::Ir;
use runebook_grammar::Diagnostic;

use crate::pack::Pack;
use crate::pack::manifest::Makes;

/// The pages of these lints.
const PAGES: &[(&str, &str)] =
    &[("W017", translation::PAGE), ("W020", stale::PAGE), ("W021", term::PAGE), ("W022", register::PAGE)];

/// The page of a lint of words; empty if it is none.
pub(crate) fn page(code: &str) -> &'static str {
    PAGES.iter().find(|(known, _)| *known == code).map_or("", |(_, page)| page)
}

/// What these lints find in a pack that has a book.
pub(crate) fn find(pack: &Pack, ir: &Ir) -> Vec<Diagnostic> {
    if !pack.manifest().makes.contains(&Makes::Book) {
        return Vec::new();
    }
    let mut found = translation::find(pack, ir);
    found.extend(stale::find(pack, ir));
    found.extend(term::find(pack, ir));
    found.extend(register::find(pack));
    found
}
