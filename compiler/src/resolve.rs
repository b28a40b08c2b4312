//! Trees → model: editions merged, every declared name numbered, every declared type known. Bodies come later.

mod action;
mod change;
mod declare;
mod edition;
mod entries;
pub(crate) mod lookup;
mod members;
mod noted;
mod signature;
pub(crate) mod types;
mod was;

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_grammar::{Diagnostic, Span, tree};

use crate::ir::{Ir, Named};

pub(crate) use edition::key;
pub(crate) use entries::{renew, renew_status};

pub use edition::merge;
pub(crate) use signature::{constant_range, params};

/// An item with the edition it comes from.
#[derive(Clone, Debug)]
pub struct Placed {
    /// The item, overrides applied.
    pub item: Arc<tree::Item>,
    /// 0 for the base-most pack.
    pub edition: u32,
}

/// Everything declared, with the items whose bodies are still to be checked.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// Declarations; bodies are empty.
    pub ir: Ir,
    /// Items in an order that does not depend on files.
    pub items: Arc<Vec<Placed>>,
    /// Statuses in the order of [`Ir::statuses`]: the statement, and the entry it stands in.
    pub statuses: Arc<Vec<Arc<tree::Entry>>>,
    /// Entries in the order of [`Ir::entries`].
    pub entries: Arc<Vec<Arc<tree::Entry>>>,
    /// What was found.
    pub diagnostics: Vec<Diagnostic>,
    /// The texts of the files, for places inside strings; none where a question is asked.
    pub texts: Arc<[String]>,
    /// The edition of each file.
    pub editions: Vec<u32>,
    /// Entries that an edition has removed or renamed, by kind and old name.
    pub gone: BTreeMap<(String, String), Gone>,
}

/// What became of an entry.
#[derive(Clone, Debug)]
pub struct Gone {
    /// Where the edition says so.
    pub place: Span,
    /// Its new name, if it has one.
    pub now: Option<String>,
}

/// Declares everything.
#[must_use]
pub fn resolve(items: Vec<Placed>) -> Model {
    let mut model = Model { items: Arc::new(items), ..Model::default() };
    edition::gone(&mut model);
    declare::names(&mut model);
    entries::entries(&mut model);
    signature::kinds(&mut model);
    signature::contexts(&mut model);
    members::entities(&mut model);
    signature::questions(&mut model);
    signature::functions(&mut model);
    entries::cells(&mut model);
    was::twice(&mut model);
    model
}

impl Model {
    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }
}

/// What people read for a name: its title, or the name with blanks.
pub(crate) fn named(name: &tree::Name, title: Option<&tree::Str>, edition: u32) -> Named {
    Named {
        name: name.text.clone(),
        title: title.map_or_else(|| name.text.replace('_', " "), |title| title.text.clone()),
        span: name.span,
        edition,
        was: name.was.as_ref().map(|was| was.text.as_str().into()),
    }
}

/// A 64-bit id from `kind.name`, the same in every edition and on every machine.
#[must_use]
pub fn stable_id(qualified: &str) -> u64 {
    runebook_runtime::hash::id(qualified)
}

pub(crate) const NOWHERE: Span = Span::new(0, 0, 0);
