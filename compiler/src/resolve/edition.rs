//! Editions: later packs override, replace, remove and rename what earlier ones declared.

use std::collections::BTreeMap;

use runebook_grammar::{Diagnostic, tree};
use tree::{ItemKind, Stmt, StmtKind};

use super::Placed;
use crate::error;

/// What makes two items the same thing: kind and name. `rules`, tests and sheets never clash.
pub(crate) fn key(item: &tree::Item) -> Option<(String, &tree::Name)> {
    let (kind, name) = match &item.kind {
        ItemKind::OneOf { name, .. } => ("one of", name),
        ItemKind::Kind { name, .. } => ("kind", name),
        ItemKind::Entry(entry) => return Some((entry.kind.text.clone(), &entry.name)),
        ItemKind::Entity { name, .. } => ("entity", name),
        ItemKind::Fact { name, .. } => ("fact", name),
        ItemKind::Set { name, .. } => ("set", name),
        ItemKind::Check { name, .. } => ("check", name),
        ItemKind::Context { name, .. } => ("context", name),
        ItemKind::Event { name, .. } => ("event", name),
        ItemKind::Command { name, .. } => ("command", name),
        ItemKind::Procedure { name, .. } => ("procedure", name),
        ItemKind::Formula { name, .. } => ("formula", name),
        ItemKind::Chance { name, .. } => ("chance", name),
        ItemKind::Table { name, .. } => ("table", name),
        ItemKind::Die { name, .. } => ("die", name),
        ItemKind::Process { name, .. } => ("process", name),
        ItemKind::Figure { name, .. } => ("figure", name),
        ItemKind::Character { name, .. } => ("character", name),
        ItemKind::Plan { name, .. } => ("plan", name),
        ItemKind::Duel { of, .. } => ("duel of", of),
        ItemKind::Unit(_)
        | ItemKind::Clock(_)
        | ItemKind::Sheet { .. }
        | ItemKind::Rules { .. }
        | ItemKind::Test { .. }
        | ItemKind::Override { .. }
        | ItemKind::Remove { .. }
        | ItemKind::Rename { .. }
        | ItemKind::Bad => return None,
    };
    Some((kind.to_owned(), name))
}

/// All items of all editions as one list, in an order that does not depend on files: by kind and name, then by place.
#[must_use]
pub fn merge(trees: Vec<(u32, tree::Tree)>) -> (Vec<Placed>, Vec<Diagnostic>) {
    let mut merged = Merged::default();
    let mut trees = trees;
    trees.sort_by_key(|(edition, _)| *edition);
    let last = trees.last().map_or(0, |(edition, _)| *edition);
    for edition in 0..=last {
        let items: Vec<_> = trees.iter().filter(|(e, _)| *e == edition).flat_map(|(_, tree)| tree.items.clone()).collect();
        let (changes, plain): (Vec<_>, Vec<_>) = items
            .into_iter()
            .partition(|item| matches!(item.kind, ItemKind::Override { .. } | ItemKind::Remove { .. } | ItemKind::Rename { .. }));
        plain.into_iter().for_each(|item| merged.declare(item, edition));
        changes.into_iter().for_each(|item| merged.change(item));
    }
    merged.finish()
}

#[derive(Default)]
struct Merged {
    keyed: BTreeMap<(String, String), Placed>,
    free: Vec<Placed>,
    found: Vec<Diagnostic>,
}

impl Merged {
    fn declare(&mut self, item: tree::Item, edition: u32) {
        let Some((kind, name)) = key(&item) else {
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

    fn change(&mut self, item: tree::Item) {
        match item.kind {
            ItemKind::Override { kind, name, body } => {
                if let Some(entry) = self.target(&kind, &name) {
                    override_body(&mut entry.body, body);
                }
            }
            ItemKind::Remove { kind, name } => {
                if self.target(&kind, &name).is_some() {
                    self.keyed.remove(&(kind.text, name.text));
                }
            }
            ItemKind::Rename { kind, name, was } => {
                if self.target(&kind, &was).is_some()
                    && let Some(mut placed) = self.keyed.remove(&(kind.text.clone(), was.text.clone()))
                {
                    if let ItemKind::Entry(entry) = &mut placed.item.kind {
                        entry.name = name.clone();
                        entry.was = Some(was);
                    }
                    self.keyed.insert((kind.text, name.text), placed);
                }
            }
            _ => {}
        }
    }

    fn target(&mut self, kind: &tree::Name, name: &tree::Name) -> Option<&mut tree::Entry> {
        let at = (kind.text.clone(), name.text.clone());
        if !self.keyed.contains_key(&at) {
            let near = error::nearest(&name.text, self.keyed.keys().filter(|(k, _)| *k == kind.text).map(|(_, n)| n.as_str()));
            self.found.push(error::override_of_nothing(name.span, &kind.text, &name.text, near));
            return None;
        }
        match &mut self.keyed.get_mut(&at)?.item.kind {
            ItemKind::Entry(entry) => Some(entry),
            _ => None,
        }
    }

    fn finish(self) -> (Vec<Placed>, Vec<Diagnostic>) {
        let mut items: Vec<Placed> = self.keyed.into_values().collect();
        items.extend(self.free);
        (items, self.found)
    }
}

/// A statement of the same name takes the old one's place; others are added.
fn override_body(body: &mut Vec<Stmt>, changes: Vec<Stmt>) {
    for change in changes {
        let place = statement_key(&change).and_then(|key| body.iter().position(|old| statement_key(old).as_ref() == Some(&key)));
        match place {
            Some(place) => body[place] = change,
            None => body.push(change),
        }
    }
}

fn statement_key(stmt: &Stmt) -> Option<String> {
    match &stmt.kind {
        StmtKind::Let { name, .. } => Some(format!("let {}", name.text)),
        StmtKind::Field { name, .. } => Some(format!("field {}", name.text)),
        StmtKind::Text(_) => Some("text".to_owned()),
        StmtKind::Says(_) => Some("says".to_owned()),
        StmtKind::Needs(_) => Some("needs".to_owned()),
        StmtKind::Stacks { .. } => Some("stacks".to_owned()),
        StmtKind::Counter { .. } => Some("counter".to_owned()),
        _ => None,
    }
}
