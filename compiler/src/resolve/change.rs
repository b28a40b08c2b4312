//! What an edition does to what is there: declares, replaces, overrides, removes, renames.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_grammar::{Diagnostic, Span, tree};
use tree::{ItemKind, Name, Stmt, StmtKind};

use super::Placed;
use super::edition::key;
use crate::error;

/// Where an edition has said what of which entry: kind, name and statement.
pub(super) type Said = BTreeMap<(String, String, String), Span>;

/// The items of the editions so far.
#[derive(Default)]
pub(super) struct Merged {
    keyed: BTreeMap<(String, String), Placed>,
    free: Vec<Placed>,
    found: Vec<Diagnostic>,
}

impl Merged {
    /// Adds an item; it replaces one of an earlier edition.
    pub(super) fn declare(&mut self, item: Arc<tree::Item>, edition: u32) {
        let Some((kind, name)) = key(&item) else {
            // a test of an edition stands for that of the same title in what it extends
            if let ItemKind::Test { title, .. } = &item.kind {
                self.free.retain(|earlier| earlier.edition == edition || title_of(&earlier.item) != Some(&title.text));
            }
            self.free.push(Placed { item, edition });
            return;
        };
        let at = (kind, name.text.clone());
        if let Some(first) = self.keyed.get(&at)
            && first.edition == edition
            && let Some((_, first_name)) = key(&first.item)
        {
            self.found.push(error::duplicate(name.span, &at.1, &at.0, first_name.span));
            return;
        }
        self.keyed.insert(at, Placed { item, edition });
    }

    /// Applies an override, a removal or a renaming.
    pub(super) fn change(&mut self, item: Arc<tree::Item>, edition: u32, said: &mut Said) {
        match &item.kind {
            ItemKind::Override { kind, name, body } => self.alter(kind, name, body, said),
            ItemKind::Remove { kind, name } if kind.text == "test" => self.remove_test(name),
            ItemKind::Remove { kind, name } if self.exists(kind, name, "remove") => {
                self.keyed.remove(&at(kind, name));
                self.free.push(Placed { item, edition });
            }
            ItemKind::Rename { kind, name, was }
                if self.exists(kind, was, "rename") && self.renamed(kind, name, was) =>
            {
                self.free.push(Placed { item, edition });
            }
            _ => {}
        }
    }

    fn remove_test(&mut self, title: &Name) {
        let before = self.free.len();
        self.free.retain(|placed| title_of(&placed.item) != Some(&title.text));
        if self.free.len() == before {
            let titles = self.free.iter().filter_map(|placed| title_of(&placed.item)).map(String::as_str);
            let near = error::nearest(&title.text, titles);
            self.found.push(error::removal_of_no_test(title.span, &title.text, near));
        }
    }

    fn alter(&mut self, kind: &Name, name: &Name, body: &[Stmt], said: &mut Said) {
        if !self.exists(kind, name, "change") {
            return;
        }
        if self.entry(kind, name).is_none() {
            let help = format!(
                "only entries can be changed in part: declare `{} {}` anew, with all it shall have",
                kind.text, name.text
            );
            self.no_entry(kind, name, "a change of", &help);
            return;
        }
        for change in body {
            if let Some((what, span)) = statement_key(change) {
                let first = *said.entry((kind.text.clone(), name.text.clone(), what.clone())).or_insert(span);
                if first != span {
                    self.found.push(error::said_twice(span, &format!("the {what} of `{}`", name.text), first));
                    continue;
                }
            }
            if let Some(entry) = self.entry(kind, name) {
                put(&mut entry.body, change);
            }
        }
    }

    fn renamed(&mut self, kind: &Name, name: &Name, was: &Name) -> bool {
        if let Some((_, taken)) = self.keyed.get(&at(kind, name)).and_then(|placed| key(&placed.item)) {
            self.found.push(error::duplicate(name.span, &name.text, &kind.text, taken.span));
            return false;
        }
        if self.entry(kind, was).is_none() {
            self.no_entry(
                kind,
                was,
                "a new name for",
                "only entries can be renamed; other names change where they are declared",
            );
            return false;
        }
        let Some(mut placed) = self.keyed.remove(&at(kind, was)) else { return false };
        if let ItemKind::Entry(entry) = &mut Arc::make_mut(&mut placed.item).kind {
            let entry = Arc::make_mut(entry);
            entry.name = name.clone();
            entry.was.get_or_insert_with(|| was.clone());
        }
        self.keyed.insert(at(kind, name), placed);
        true
    }

    fn no_entry(&mut self, kind: &Name, name: &Name, what: &str, help: &str) {
        let what = format!("{what} the {} `{}`", kind.text, name.text);
        self.found.push(error::misplaced(kind.span.to(name.span), &what, "an edition", help));
    }

    fn entry(&mut self, kind: &Name, name: &Name) -> Option<&mut tree::Entry> {
        match &mut Arc::make_mut(&mut self.keyed.get_mut(&at(kind, name))?.item).kind {
            ItemKind::Entry(entry) => Some(Arc::make_mut(entry)),
            _ => None,
        }
    }

    /// Whether there is such a thing. If not, what is near is named: the name, the kind, or the kind of that name.
    fn exists(&mut self, kind: &Name, name: &Name, verb: &str) -> bool {
        if self.keyed.contains_key(&at(kind, name)) {
            return true;
        }
        let of_kind = self.keyed.keys().filter(|(other, _)| *other == kind.text).map(|(_, name)| name.as_str());
        let near_name = error::nearest(&name.text, of_kind);
        let of_name = self.keyed.keys().filter(|(_, other)| *other == name.text).map(|(kind, _)| kind.as_str());
        let near_kind =
            error::nearest(&kind.text, of_name.clone()).or_else(|| of_name.clone().next().map(str::to_owned));
        let place = if near_name.is_none() && near_kind.is_some() { kind.span } else { name.span };
        self.found.push(error::override_of_nothing(place, &kind.text, &name.text, verb, near_name.or(near_kind)));
        false
    }

    /// All items, by kind and name, and what was found.
    pub(super) fn finish(self) -> (Vec<Placed>, Vec<Diagnostic>) {
        let mut items: Vec<Placed> = self.keyed.into_values().collect();
        items.extend(self.free);
        (items, self.found)
    }
}

fn title_of(item: &tree::Item) -> Option<&String> {
    if let ItemKind::Test { title, .. } = &item.kind { Some(&title.text) } else { None }
}

fn at(kind: &Name, name: &Name) -> (String, String) {
    (kind.text.clone(), name.text.clone())
}

/// A statement of the same name takes the old one's place; others are added.
fn put(body: &mut Vec<Stmt>, change: &Stmt) {
    let what = statement_key(change).map(|(what, _)| what);
    let same = |old: &Stmt| statement_key(old).is_some_and(|(old, _)| Some(&old) == what.as_ref());
    match body.iter().position(same) {
        Some(place) => body[place] = change.clone(),
        None => body.push(change.clone()),
    }
}

/// What a statement says, where an entry says it once, and the place of that word.
fn statement_key(stmt: &Stmt) -> Option<(String, Span)> {
    match &stmt.kind {
        StmtKind::Let { name, .. } => Some((format!("`let {}`", name.text), name.span)),
        StmtKind::Field { name, .. } => Some((format!("`{}`", name.text), name.span)),
        StmtKind::Text(_) => Some(("`text`".to_owned(), stmt.span)),
        StmtKind::Says(_) => Some(("`says`".to_owned(), stmt.span)),
        StmtKind::Image(_) => Some(("`image`".to_owned(), stmt.span)),
        StmtKind::Needs(_) => Some(("`needs`".to_owned(), stmt.span)),
        StmtKind::Stacks { .. } => Some(("`stacks`".to_owned(), stmt.span)),
        StmtKind::Counter { .. } => Some(("`counter`".to_owned(), stmt.span)),
        _ => None,
    }
}
