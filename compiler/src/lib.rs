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
mod reader;
mod resolve;
mod why;
pub mod worst;

pub use ask::{Asker, Rolls, SHOW, ask, given_starts, given_text};
pub use check::prose::tags as prose_tags;
pub use check::roller::rolled;
pub use error::{PAGES, html as html_in_prose};
pub use reader::Reader;
pub use resolve::stable_id;
pub use why::{Against, Condition, why_not};

use std::sync::Arc;

use rayon::prelude::*;
use runebook_grammar::tree::Tree;
use runebook_grammar::{Diagnostic, Severity, Span};

use crate::check::unwritten::with_entries;

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
    let read: Vec<_> = files.par_iter().enumerate().map(|(number, file)| read(number, file)).collect();
    let (unread, trees) = told(files, read);
    let (items, merged) = resolve::merge(trees);
    let model = modelled(files, items);
    let unwritten = with_entries(&model.ir, &model.items);
    checked(files, (unread, merged), check::check(model), unwritten)
}

/// The tree of a file, and what was wrong with its text.
fn read(number: usize, file: &File) -> (Tree, Vec<Diagnostic>) {
    runebook_grammar::parse(u32::try_from(number).unwrap_or(u32::MAX), &file.text)
}

/// All that could not be read, and the trees with their editions.
fn told(files: &[File], read: Vec<(Tree, Vec<Diagnostic>)>) -> (Vec<Diagnostic>, Vec<(u32, Tree)>) {
    let (mut unread, mut trees) = (Vec::new(), Vec::new());
    for (file, (tree, found)) in files.iter().zip(read) {
        unread.extend(found);
        trees.push((file.edition, tree));
    }
    (unread, trees)
}

/// The program with all that was found: by the grammar, when editions were merged, in the rules; and in those of kinds
/// without entries, for which there are items with some.
fn checked(
    files: &[File],
    (unread, merged): (Vec<Diagnostic>, Vec<Diagnostic>),
    (ir, mut found): (ir::Ir, Vec<Diagnostic>),
    unwritten: Option<(Vec<resolve::Placed>, Vec<Span>)>,
) -> Checked {
    if let Some((items, places)) = unwritten {
        let (_, more) = check::check(modelled(files, items));
        found.extend(more.into_iter().filter(|found| check::unwritten::within(found, &places)));
    }
    noise::without_follow_ons(files, &unread, &mut found);
    let mut diagnostics = [unread, merged, found].concat();
    diagnostics.sort_by_key(|found| (found.primary.span, found.code));
    diagnostics.dedup_by(|a, b| a.primary.span == b.primary.span && a.code == b.code);
    let failed = diagnostics.iter().any(|found| found.severity == Severity::Error);
    Checked { ir: (!failed).then_some(ir), diagnostics }
}

/// Items → everything declared.
fn modelled(files: &[File], items: Vec<resolve::Placed>) -> resolve::Model {
    let mut model = resolve::resolve(items);
    model.ir.files = files.iter().map(|file| file.path.clone()).collect();
    model.editions = files.iter().map(|file| file.edition).collect();
    model.texts = texts(files);
    model
}

/// The texts of files, for places inside strings.
fn texts(files: &[File]) -> Arc<[String]> {
    files.iter().map(|file| file.text.clone()).collect()
}
