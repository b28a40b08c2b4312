//! Tree → model → checked program → table.
//!
//! ```text
//!  Tree ──resolve──▶ Model ──check──▶ Ir ──emit──▶ Program (the table before it is bytes)
//!        names → ids         types, units,    │
//!                            ranges, roundings └─▶ book, odds, tests: other readings of the same Ir
//! ```
//!
//! Every arrow is a pure function that returns a value and its diagnostics. Nothing here reads files.

mod ask;
mod check;
pub mod emit;
pub mod error;
pub mod fold;
pub mod interval;
pub mod ir;
pub mod lints;
pub mod live;
mod noise;
pub mod notation;
pub mod placeholders;
mod resolve;
pub mod worst;

pub use ask::{Asker, Rolls, SHOW, ask, given_starts, given_text};
pub use check::prose::tags as prose_tags;
pub use error::{PAGES, html as html_in_prose};
pub use resolve::stable_id;

use runebook_grammar::{Diagnostic, Severity};

/// A source file.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path with `/`, as people should read it.
    pub path: String,
    /// Its text.
    pub text: String,
    /// The edition it belongs to: 0 is the base-most pack.
    pub edition: u32,
}

/// What checking gives: the program if there is no error, and everything found.
#[derive(Debug)]
pub struct Checked {
    /// The checked program; none if there is an error.
    pub ir: Option<ir::Ir>,
    /// Everything found, by place.
    pub diagnostics: Vec<Diagnostic>,
}

/// Checks the files of a pack and of all it extends.
#[must_use]
pub fn check(files: &[File]) -> Checked {
    let mut diagnostics = Vec::new();
    let mut trees = Vec::new();
    for (number, file) in files.iter().enumerate() {
        let (tree, found) = runebook_grammar::parse(u32::try_from(number).unwrap_or(u32::MAX), &file.text);
        diagnostics.extend(found);
        trees.push((file.edition, tree));
    }
    let unread = diagnostics.clone();
    let (items, found) = resolve::merge(trees);
    diagnostics.extend(found);
    let (ir, mut found) = looked_at(files, items.clone());
    if let Some((items, places)) = check::unwritten::with_entries(&ir, &items) {
        let (_, more) = looked_at(files, items);
        found.extend(more.into_iter().filter(|found| check::unwritten::within(found, &places)));
    }
    noise::without_follow_ons(files, &unread, &mut found);
    diagnostics.extend(found);
    diagnostics.sort_by_key(|found| (found.primary.span, found.code));
    diagnostics.dedup_by(|a, b| a.primary.span == b.primary.span && a.code == b.code);
    let failed = diagnostics.iter().any(|found| found.severity == Severity::Error);
    Checked { ir: (!failed).then_some(ir), diagnostics }
}

/// Items → the checked program, and what was found.
fn looked_at(files: &[File], items: Vec<resolve::Placed>) -> (ir::Ir, Vec<Diagnostic>) {
    let mut model = resolve::resolve(items);
    model.ir.files = files.iter().map(|file| file.path.clone()).collect();
    model.editions = files.iter().map(|file| file.edition).collect();
    model.texts = files.iter().map(|file| file.text.clone()).collect();
    check::check(model)
}
