//! Who has to do with whom beyond what is needed: who gives, who brings, whose bonuses compete, who speaks of what.

use std::collections::{BTreeMap, BTreeSet};

use runebook_compiler::ir::walk::acts;
use runebook_compiler::ir::{Act, ActKind, EntryId, Ir, Modifier, Source};

use super::entries::anchor;
use crate::model::{Entry, Page, Part, Topic};
use crate::render::links;

/// Where a reader finds what a rule comes from; nothing for rules that nobody holds and for what is not shown.
fn shown(ir: &Ir, source: Source) -> Option<String> {
    match source {
        Source::Entry(id) => (!ir.entries[id].hidden).then(|| anchor(ir, id)),
        Source::Status(id) => {
            let inside = ir.statuses[id].entry.is_some_and(|entry| ir.entries[entry].hidden);
            (!inside).then(|| format!("status.{}", ir.statuses[id].named.name))
        }
        Source::Rules => None,
    }
}

/// Each once, in the order of the rules.
fn once(ir: &Ir, all: impl Iterator<Item = Source>) -> Vec<String> {
    let sources: BTreeSet<Source> = all.collect();
    sources.into_iter().filter_map(|source| shown(ir, source)).collect()
}

/// What gives an entry to whoever has it.
pub(super) fn granted_by(ir: &Ir, id: EntryId) -> Vec<String> {
    once(ir, ir.grants.iter().filter(|grant| grant.entry == id).map(|grant| grant.source))
}

/// What a status is gained by.
pub(super) fn brought_by(ir: &Ir, status: usize) -> Vec<String> {
    let reactions = ir.reactions.iter().map(|reaction| (reaction.source, &reaction.body));
    let bodies = reactions.chain(ir.replacements.iter().map(|replacement| (replacement.source, &replacement.body)));
    once(ir, bodies.filter(|(_, body)| gains(body, status)).map(|(source, _)| source))
}

fn gains(body: &[Act], status: usize) -> bool {
    let mut found = false;
    acts(body, &mut |act| found |= matches!(act.kind, ActKind::Gain { status: gained, .. } if gained == status));
    found
}

/// Those whose bonuses have the same type and change the same: of them only the best counts.
pub(super) fn not_with(ir: &Ir, own: Source) -> Vec<String> {
    let typed = || ir.modifiers.iter().filter(|modifier| modifier.typed.is_some());
    let mine: Vec<_> = typed().filter(|modifier| modifier.source == own).collect();
    let competes = |source: Source| source != own;
    let rivals = typed().filter(|other| competes(other.source)).filter(|other| {
        let touches = |one: &Modifier| one.targets.iter().any(|target| other.targets.contains(target));
        mine.iter().any(|one| one.typed == other.typed && touches(one))
    });
    once(ir, rivals.map(|modifier| modifier.source))
}

/// Fills in who else speaks of the entries of a page that was made anew: `before` is the same page as it was. What other pages
/// say of them is taken to be as it was. `made` are the ids of pages in the order in which a book is made.
pub fn name_again(pages: &mut [Page], at: usize, before: &Page, made: &[String]) {
    let own: BTreeSet<&str> = before.entries().map(|entry| entry.id.as_str()).collect();
    let mut ordered: Vec<&Page> = pages.iter().collect();
    ordered.sort_by_key(|page| made.iter().position(|id| *id == page.id));
    let ordered = ordered.into_iter().flat_map(Page::entries);
    let order: BTreeMap<String, usize> = ordered.map(|entry| entry.id.clone()).zip(0..).collect();
    let mut named: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for entry in before.entries() {
        let others = entry.named_by.iter().filter(|id| !own.contains(id.as_str())).cloned();
        named.entry(entry.id.clone()).or_default().extend(others);
    }
    pages[at].entries().for_each(|entry| names_of(entry, &mut named));
    named.values_mut().for_each(|all| all.sort_by_key(|id| order.get(id)));
    fill_in(&mut pages[at], &mut named);
}

/// Fills in who else speaks of each entry: those that are found so already, and what is asked for in prices and
/// prerequisites, left out.
pub(super) fn name_each_other(pages: &mut [Page]) {
    let mut named: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for page in pages.iter() {
        page.entries().for_each(|entry| names_of(entry, &mut named));
    }
    pages.iter_mut().for_each(|page| fill_in(page, &mut named));
}

/// Notes of what an entry speaks.
fn names_of(entry: &Entry, named: &mut BTreeMap<String, Vec<String>>) {
    let said = entry.sentences.iter().filter(|said| !matches!(said.topic, Topic::Needs | Topic::Price));
    let texts = said.map(|said| &said.text).chain(&entry.prose);
    for id in texts.flat_map(|text| links(text)).filter_map(|link| link.strip_prefix("entry:").map(str::to_owned)) {
        let all = named.entry(id).or_default();
        if all.last() != Some(&entry.id) {
            all.push(entry.id.clone());
        }
    }
}

fn fill_in(page: &mut Page, named: &mut BTreeMap<String, Vec<String>>) {
    for entry in &mut page.parts {
        if let Part::Entry(entry) = entry {
            let known = |id: &String| {
                let related = [&entry.needs, &entry.needed_by, &entry.granted_by, &entry.brought_by, &entry.not_with];
                *id == entry.id || related.into_iter().any(|ids| ids.contains(id))
            };
            let others = named.remove(&entry.id).unwrap_or_default();
            entry.named_by = others.into_iter().filter(|id| !known(id)).collect();
        }
    }
}
