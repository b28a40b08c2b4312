//! Checking again what was checked before: only what a change of some entries can touch is looked at anew.
//!
//! A part is kept as long as its own text stays, and that of every entry whose constants and fields it names. Where a change
//! could reach further, as by a new name or another field, [`Kept::again`] says so, and all is checked from nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use runebook_grammar::tree::{Entry, Item, ItemKind, Stmt, StmtKind};
use runebook_grammar::{Diagnostic, Span};

use crate::check::order::Looked;
use crate::check::part::{About, Part, Written};
use crate::check::{Checker, Of, Whole, Whose};
use crate::ir::{EntryId, Expr, Ir, walk};
use crate::resolve::{Model, Placed, key, renew, renew_status};

/// What was checked, in parts.
pub(crate) struct Kept {
    base: Checker,
    /// Of statuses, then of entries.
    parts: Vec<Part>,
    looked: Looked,
    /// Entries whose constants and fields are named by others than rules of entries and statuses.
    lent: BTreeSet<EntryId>,
}

/// An item, as it was and as it is.
pub(crate) struct Change {
    pub before: Arc<Item>,
    pub after: Arc<Item>,
}

/// Whom the changes are about, by number.
#[derive(Default)]
struct Touched {
    items: BTreeMap<usize, Arc<Item>>,
    entries: BTreeMap<EntryId, Arc<Entry>>,
    statuses: BTreeMap<usize, Arc<Entry>>,
}

impl Kept {
    /// Checks from nothing.
    pub(crate) fn new(model: Model) -> Self {
        let mut base = Checker::base(model);
        let lent = std::mem::take(&mut base.asked);
        let parts = base.parts();
        Self { base, parts, looked: Looked::default(), lent }
    }

    /// The items that were checked.
    pub(crate) fn items(&self) -> &[Placed] {
        &self.base.model.items
    }

    /// The program, and what was found.
    pub(crate) fn found(&mut self) -> (Ir, Vec<Diagnostic>) {
        let Whole { ir, found, clear } = self.base.clone().whole(&self.parts, self.looked);
        self.looked = clear;
        (ir, found)
    }

    /// Checks what the changes of these files touch, and says how many entries and statuses that were. None if it may be more
    /// than can be told: then nothing here holds any more.
    pub(crate) fn again(&mut self, changes: &[Change], files: &BTreeSet<u32>, texts: Arc<[String]>) -> Option<usize> {
        if !changes.iter().all(|change| alike(&change.before, &change.after)) {
            return None;
        }
        let touched = self.touched(changes)?;
        let lent = touched.entries.keys().any(|entry| self.lent.contains(entry));
        if lent || self.base.model.diagnostics.iter().any(|found| names(found, files)) {
            return None;
        }
        self.base.model.texts = texts;
        let fields = self.renew(&touched);
        if !fields || self.base.aside.iter().any(|(of, found)| !touched.holds(*of) && any(found, files)) {
            return None;
        }
        Some(self.look_again(&touched, files))
    }

    /// Whom the changes are about; none if that is more than entries, statuses and what is asked of the program.
    fn touched(&self, changes: &[Change]) -> Option<Touched> {
        let model = &self.base.model;
        let at = |item: &Arc<Item>| Arc::as_ptr(item) as usize;
        let items: BTreeMap<usize, usize> =
            model.items.iter().enumerate().map(|(number, placed)| (at(&placed.item), number)).collect();
        let at = |entry: &Arc<Entry>| Arc::as_ptr(entry) as usize;
        let entries: BTreeMap<usize, EntryId> =
            model.entries.iter().enumerate().map(|(number, entry)| (at(entry), number)).collect();
        let statuses: BTreeMap<usize, usize> =
            model.statuses.iter().enumerate().map(|(number, status)| (at(status), number)).collect();
        let mut touched = Touched::default();
        for Change { before, after } in changes {
            touched.items.insert(*items.get(&(Arc::as_ptr(before) as usize))?, after.clone());
            let (ItemKind::Entry(before), ItemKind::Entry(after)) = (&before.kind, &after.kind) else { continue };
            if before.kind.text == "status" {
                touched.statuses.insert(*statuses.get(&at(before))?, after.clone());
                continue;
            }
            touched.entries.insert(*entries.get(&at(before))?, after.clone());
            for (before, after) in inner(before).zip(inner(after)) {
                touched.statuses.insert(*statuses.get(&at(before))?, after.clone());
            }
        }
        Some(touched)
    }

    /// Reads what others may ask of what has changed. False if fields and counters are not what they were.
    fn renew(&mut self, touched: &Touched) -> bool {
        let base = &mut self.base;
        let before: Vec<_> = touched.entries.keys().map(|id| base.model.ir.entries[*id].clone()).collect();
        let counters: Vec<_> = touched.statuses.keys().map(|id| base.model.ir.statuses[*id].counter).collect();
        base.aside.retain(|of, _| !touched.holds(*of));
        let mut known = BTreeMap::new();
        for (at, item) in &touched.items {
            Arc::make_mut(&mut base.model.items)[*at].item = item.clone();
            base.aside(Of::Item(*at), |base| base.prose_of(*at));
            base.aside(Of::Item(*at), |base| base.open_names_of(*at, &mut known));
        }
        let shared = base.shared.clone();
        for (id, entry) in &touched.entries {
            renew(&mut base.model, *id, entry.clone());
            let shared = &shared[base.model.ir.entries[*id].kind];
            base.aside(Of::Head(Whose::Entry(*id)), |base| base.announce_names(*id, shared, entry));
        }
        for (id, entry) in &touched.entries {
            let kind = base.model.ir.entries[*id].kind;
            base.aside(Of::Head(Whose::Entry(*id)), |base| base.fields(*id, kind, entry));
        }
        for id in touched.entries.keys() {
            base.aside(Of::Head(Whose::Entry(*id)), |base| base.names_of(*id));
        }
        for (id, status) in &touched.statuses {
            renew_status(&mut base.model, *id, status.clone());
            base.aside(Of::Head(Whose::Status(*id)), |base| base.status(*id, status));
        }
        self.lent.append(&mut base.asked);
        let ir = &base.model.ir;
        let fields = touched.entries.keys().zip(&before).all(|(id, before)| {
            let now = &ir.entries[*id].fields;
            now.len() == before.fields.len()
                && now.iter().zip(&before.fields).all(|(now, before)| {
                    now.is_default == before.is_default
                        && now.values.len() == before.values.len()
                        && now.values.iter().zip(&before.values).all(|(now, before)| same(now, before))
                })
        });
        fields && touched.statuses.keys().zip(&counters).all(|(id, before)| ir.statuses[*id].counter == *before)
    }

    /// Looks again at the parts that have changed, and at those that name what has.
    fn look_again(&mut self, touched: &Touched, files: &BTreeSet<u32>) -> usize {
        let is_touched = |part: &Part| {
            let own = match part.about {
                About::Entry(id, _) => touched.entries.contains_key(&id),
                About::Status(id, _) => touched.statuses.contains_key(&id),
            };
            own || part.asked.iter().any(|entry| touched.entries.contains_key(entry)) || any(&part.found, files)
        };
        let numbers: Vec<usize> = (0..self.parts.len()).filter(|at| is_touched(&self.parts[*at])).collect();
        let written = |at: &usize| match self.parts[*at].about {
            About::Entry(id, _) => (Whose::Entry(id), self.base.model.entries[id].clone()),
            About::Status(id, _) => (Whose::Status(id), self.base.model.statuses[id].clone()),
        };
        let written: Vec<Written> = numbers.iter().map(written).collect();
        for (at, part) in numbers.iter().copied().zip(self.base.parts_of(written)) {
            let before = std::mem::replace(&mut self.parts[at], part);
            let part = &self.parts[at];
            self.looked.values &= reaches_no_more(&before, part);
            self.looked.needs &= needs_the_same(&before, part);
        }
        numbers.len()
    }
}

impl Touched {
    fn holds(&self, of: Of) -> bool {
        match of {
            Of::Item(at) => self.items.contains_key(&at),
            Of::Head(Whose::Entry(id)) => self.entries.contains_key(&id),
            Of::Head(Whose::Status(id)) => self.statuses.contains_key(&id),
        }
    }
}

/// Whether what others may ask of two items by name is the same.
fn alike(before: &Item, after: &Item) -> bool {
    match (&before.kind, &after.kind) {
        (ItemKind::Entry(before), ItemKind::Entry(after)) => alike_entries(before, after),
        (ItemKind::Test { .. }, ItemKind::Test { .. })
        | (ItemKind::Figure { .. }, ItemKind::Figure { .. })
        | (ItemKind::Character { .. }, ItemKind::Character { .. })
        | (ItemKind::Duel { .. }, ItemKind::Duel { .. }) => {
            let name = |item| key(item).map(|(kind, name)| (kind, name.text.clone()));
            name(before) == name(after)
        }
        _ => false,
    }
}

fn alike_entries(before: &Entry, after: &Entry) -> bool {
    let said = |entry: &Entry| {
        let title = entry.title.as_ref().map(|title| title.text.clone());
        let was = entry.was.as_ref().map(|was| was.text.clone());
        (entry.kind.text.clone(), entry.name.text.clone(), title, was)
    };
    let plain = |entry: &Entry| entry.noted.is_empty() && !entry.body.iter().any(reaches_far);
    plain(before)
        && plain(after)
        && said(before) == said(after)
        && inner(before).count() == inner(after).count()
        && inner(before).zip(inner(after)).all(|(before, after)| alike_entries(before, after))
}

/// Whether a statement is kept in lists of its own, or chooses what has a place in every holder.
const fn reaches_far(stmt: &Stmt) -> bool {
    matches!(stmt.kind, StmtKind::Allow { .. } | StmtKind::Choose { .. })
}

/// The statuses that stand in an entry.
fn inner(entry: &Entry) -> impl Iterator<Item = &Arc<Entry>> {
    entry.body.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::Status(status) => Some(status),
        _ => None,
    })
}

/// Whether one of these findings names a place in one of these files.
pub(crate) fn any(found: &[Diagnostic], files: &BTreeSet<u32>) -> bool {
    found.iter().any(|found| names(found, files))
}

/// Whether a finding names a place in one of these files.
fn names(found: &Diagnostic, files: &BTreeSet<u32>) -> bool {
    let within = |span: &Span| files.contains(&span.file);
    within(&found.primary.span)
        || found.others.iter().any(|label| within(&label.span))
        || found.fix.iter().flat_map(|fix| &fix.edits).any(|edit| within(&edit.span))
}

/// Whether nothing depends on more by a part than by the one before.
fn reaches_no_more(before: &Part, after: &Part) -> bool {
    let before: BTreeSet<_> = before.edges.iter().map(|edge| (edge.from, edge.to)).collect();
    after.edges.iter().all(|edge| before.contains(&(edge.from, edge.to)))
}

fn needs_the_same(before: &Part, after: &Part) -> bool {
    let needs = |part: &Part| match &part.about {
        About::Entry(_, entry) => entry.needs.as_ref().map(unplaced),
        About::Status(..) => None,
    };
    needs(before) == needs(after)
}

fn same(one: &Expr, other: &Expr) -> bool {
    unplaced(one) == unplaced(other)
}

/// A value as if it stood nowhere.
fn unplaced(value: &Expr) -> Expr {
    let mut value = value.clone();
    lift(&mut value);
    value
}

fn lift(value: &mut Expr) {
    value.span = Span::default();
    walk::parts_mut(value).into_iter().for_each(lift);
}
