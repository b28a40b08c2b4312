//! An upgrade that is smaller than what it upgrades: whoever has it has the other as well, and the other always wins.

use std::collections::{BTreeMap, BTreeSet};

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::implied::all_of;
use super::{Lint, collide};
use crate::fold::{self, Ratio};
use crate::interval::less;
use crate::ir::{EntryId, Ir, Layer, Modifier, Source};

/// W019: an upgrade that never counts.
pub(super) const LINT: Lint = Lint {
    code: "W019",
    name: "lesser_upgrade",
    level: Some(Severity::Warning),
    sure: Confidence::Reasonable,
    find,
    page: include_str!("upgrade.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut theirs: BTreeMap<EntryId, Vec<usize>> = BTreeMap::new();
    for (at, one) in ir.modifiers.iter().enumerate().filter(|(_, one)| of_best(one)) {
        if let Source::Entry(entry) = one.source {
            theirs.entry(entry).or_default().push(at);
        }
    }
    let mut found = Vec::new();
    for (entry, own) in &theirs {
        let mut others: Vec<usize> =
            below(ir, *entry).iter().filter_map(|of| theirs.get(of)).flatten().copied().collect();
        others.sort_unstable();
        for one in own.iter().map(|at| &ir.modifiers[*at]) {
            let mut others = others.iter().map(|at| &ir.modifiers[*at]);
            found.extend(others.find(|other| beaten(one, other)).map(|other| report(ir, *entry, one, other)));
        }
    }
    found
}

/// Whether only the best of such changes counts.
fn of_best(one: &Modifier) -> bool {
    match one.layer {
        Layer::AtLeast | Layer::AtMost => true,
        Layer::Add => one.typed.is_some(),
        Layer::Sides | Layer::Count | Layer::Times | Layer::Over | Layer::Afterwards | Layer::Is => false,
    }
}

/// The entries that whoever has learned this one has learned before.
fn below(ir: &Ir, entry: EntryId) -> BTreeSet<EntryId> {
    let (mut all, mut front) = (BTreeSet::new(), vec![entry]);
    while let Some(at) = front.pop() {
        if ir.entries[at].needs_waived.is_none() {
            front.extend(
                all_of(ir.entries[at].needs.as_ref())
                    .into_iter()
                    .map(|(needed, _)| needed)
                    .filter(|needed| all.insert(*needed)),
            );
        }
    }
    all.remove(&entry);
    all
}

/// Whether `one` never counts where `other` does: of bonuses of a type the best counts, of limits the tightest.
fn beaten(one: &Modifier, other: &Modifier) -> bool {
    let same = one.targets == other.targets
        && one.layer == other.layer
        && one.holder == other.holder
        && one.typed == other.typed
        && one.span != other.span
        && (other.when.is_none() || collide::alike(one.when.as_ref(), other.when.as_ref()));
    let (Some(value), Some(than)) = (fold::ratio(&one.value), fold::ratio(&other.value)) else { return false };
    same && weaker(one, value, than)
}

fn weaker(one: &Modifier, value: Ratio, than: Ratio) -> bool {
    let lower = |a, b| less(a, b) == Some(true);
    match one.layer {
        Layer::Add if one.typed.is_some() && value.0 > 0 => lower(value, than),
        Layer::Add if one.typed.is_some() => than.0 < 0 && lower(than, value),
        Layer::AtLeast => lower(value, than),
        Layer::AtMost => lower(than, value),
        Layer::Add | Layer::Sides | Layer::Count | Layer::Times | Layer::Over | Layer::Afterwards | Layer::Is => false,
    }
}

fn report(ir: &Ir, entry: EntryId, one: &Modifier, other: &Modifier) -> Diagnostic {
    let name = &ir.entries[entry].named.name;
    let from = match other.source {
        Source::Entry(from) => ir.entries[from].named.name.as_str(),
        Source::Status(_) | Source::Rules => "",
    };
    let rule = match one.layer {
        Layer::AtLeast => "of lower limits only the highest counts",
        Layer::AtMost => "of upper limits only the lowest counts",
        Layer::Add | Layer::Sides | Layer::Count | Layer::Times | Layer::Over | Layer::Afterwards | Layer::Is => {
            "of changes of one type only the best counts, and the worst"
        }
    };
    Diagnostic::warning("W019", one.span, format!("`{name}` gives less than `{from}`, which it needs"))
        .here("never counts")
        .and(other.span, "whoever has the one has this as well")
        .why(rule)
        .help("check the two numbers: the upgrade is the one that should be stronger")
}
