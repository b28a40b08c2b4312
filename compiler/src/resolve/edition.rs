//! Editions: later packs override, replace, remove and rename what earlier ones declared.

use std::collections::BTreeMap;

use runebook_grammar::{Diagnostic, tree};
use tree::ItemKind;

use super::change::Merged;
use super::{Gone, Model, Placed, noted};

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
        ItemKind::Action { name, .. } => ("action", name),
        ItemKind::Formula { name, .. } => ("formula", name),
        ItemKind::Chance { name, .. } => ("chance", name),
        ItemKind::Table { name, .. } => ("table", name),
        ItemKind::Die { name, .. } => ("die", name),
        ItemKind::Process { name, .. } => ("process", name),
        ItemKind::Calculator { name, .. } => ("calculator", name),
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
    let mut trees = trees;
    let unread = noted::spelled_out(&mut trees);
    let mut merged = Merged::default();
    trees.sort_by_key(|(edition, _)| *edition);
    let last = trees.last().map_or(0, |(edition, _)| *edition);
    for edition in 0..=last {
        let of_edition = trees.iter_mut().filter(|(e, _)| *e == edition);
        let items: Vec<_> = of_edition.flat_map(|(_, tree)| std::mem::take(&mut tree.items)).collect();
        let (changes, plain): (Vec<_>, Vec<_>) = items.into_iter().partition(|item| {
            matches!(item.kind, ItemKind::Override { .. } | ItemKind::Remove { .. } | ItemKind::Rename { .. })
        });
        plain.into_iter().for_each(|item| merged.declare(item, edition));
        let mut said = BTreeMap::new();
        changes.into_iter().for_each(|item| merged.change(item, edition, &mut said));
    }
    let (items, mut found) = merged.finish();
    found.extend(unread);
    (items, found)
}

/// What editions have removed and renamed, for those who still name it.
pub(super) fn gone(model: &mut Model) {
    for placed in model.items.iter() {
        let (kind, name, now) = match &placed.item.kind {
            ItemKind::Remove { kind, name } => (kind, name, None),
            ItemKind::Rename { kind, name, was } => (kind, was, Some(name.text.clone())),
            _ => continue,
        };
        model.gone.insert((kind.text.clone(), name.text.clone()), Gone { place: name.span, now });
    }
}
