//! Standing changes: "while you wield a polearm, your Melee rises by 2".

use std::collections::BTreeSet;

use runebook_compiler::ir::{Holder, Ir, Layer, Modifier, Source, StatOwner, Type};

use super::condition::said;
use super::same::same_expr;
use super::scene::Scene;
use super::scope::Frame;
use super::trigger::not_while;
use super::{Arg, Det, Np, Phrase, fold};

/// The sentences of changes that one source makes; those that hold under the same conditions share one.
pub(crate) fn standing(ir: &Ir, source: Source, scene: &Scene<'_>) -> Vec<Phrase> {
    let mut groups: Vec<Vec<&Modifier>> = Vec::new();
    for modifier in ir.modifiers.iter().filter(|modifier| modifier.source == source && !idle(ir, modifier)) {
        match groups.iter_mut().find(|group| same_frame(group[0], modifier)) {
            Some(group) => group.push(modifier),
            None => groups.push(vec![modifier]),
        }
    }
    let mut said: Vec<Phrase> = groups.iter().flat_map(|group| sentence(scene, group)).collect();
    said.extend(typed_rules(groups.iter().flatten().copied()));
    said
}

/// That of each sort of bonus among these only the best counts.
pub(crate) fn typed_rules<'m>(modifiers: impl Iterator<Item = &'m Modifier>) -> Vec<Phrase> {
    let sorts: BTreeSet<&String> = modifiers.filter_map(|modifier| modifier.typed.as_ref()).collect();
    sorts.into_iter().map(|name| Phrase::of("typed-rule", [("typed", sort(name))])).collect()
}

/// A sort of bonus.
fn sort(name: &str) -> Arg {
    Np::new(format!("bonus-{name}"), Det::Bare).arg()
}

/// The sentences of one group.
pub(crate) fn sentence(scene: &Scene<'_>, group: &[&Modifier]) -> Vec<Phrase> {
    let mut scene = scene.clone();
    let when = group[0].when.as_ref();
    if let Some(when) = when {
        scene.take_role(when);
    }
    let atoms = match (when, group[0].source) {
        (Some(when), Source::Status(status)) => scene.without_band(status, when),
        (Some(when), Source::Entry(_) | Source::Rules) => scene.atoms(when, true),
        (None, _) => Vec::new(),
    };
    let Frame { scope, mut conds, unless, buts } = scene.frame(atoms);
    if let Source::Status(status) = group[0].source {
        conds = scene.while_status(status, when, conds);
    }
    let changes = Arg::clauses(changes(&scene, group));
    let moment = group[0].holder == Holder::Nobody && matches!(ir_owner(scene.ir, group[0]), StatOwner::Context(_));
    let (while_, when) = if moment { (Arg::Nothing, conds) } else { (conds, Arg::Nothing) };
    let mut all = vec![Phrase::of(
        "standing",
        [("scope", scope), ("while", while_), ("when", when), ("unless", unless), ("changes", changes)],
    )];
    all.extend(not_while(buts));
    all
}

/// Each change as a clause; stats that change alike share one.
fn changes(scene: &Scene<'_>, group: &[&Modifier]) -> Vec<Arg> {
    let mut alike: Vec<Vec<&Modifier>> = Vec::new();
    for modifier in group {
        match alike.iter_mut().find(|other| {
            other[0].layer == modifier.layer
                && scene.value(&other[0].value) == scene.value(&modifier.value)
                && plain(other[0])
                && plain(modifier)
        }) {
            Some(other) => other.push(modifier),
            None => alike.push(vec![modifier]),
        }
    }
    alike.iter().map(|same| change(scene, same).arg()).collect()
}

/// Whether a change can share its clause with another.
fn plain(modifier: &Modifier) -> bool {
    modifier.every.is_none() && modifier.up_to.is_none() && modifier.typed.is_none() && modifier.value.ty != Type::YesNo
}

fn change(scene: &Scene<'_>, same: &[&Modifier]) -> Phrase {
    let first = same[0];
    let stats = stats(scene, same);
    let key = super::stat_key(scene.ir, first.targets[0]);
    if let (Layer::Is, Type::YesNo) = (first.layer, &first.value.ty) {
        return said(&key, Np::you(), fold::whole(scene.ir, &first.value) != Some(0));
    }
    let amount = scene.amount(&first.value);
    let id = match (first.layer, amount.less) {
        (Layer::Add, false) => "change-more",
        (Layer::Add, true) => "change-less",
        (Layer::Sides, false) => "change-sides-more",
        (Layer::Sides, true) => "change-sides-less",
        (Layer::Count, false) => "change-dice-more",
        (Layer::Count, true) => "change-dice-less",
        (Layer::Times, _) if of_dice(scene.ir, first) => "change-dice-times",
        (Layer::Times, _) => "change-times",
        (Layer::Over, _) => "change-over",
        (Layer::Afterwards, false) => "change-afterwards-more",
        (Layer::Afterwards, true) => "change-afterwards-less",
        (Layer::AtLeast, _) => "change-at-least",
        (Layer::AtMost, _) => "change-at-most",
        (Layer::Is, _) => "change-is",
    };
    let value = if matches!(first.layer, Layer::AtLeast | Layer::AtMost | Layer::Is) {
        scene.value(&first.value)
    } else {
        amount.by
    };
    let cap = first.up_to.as_ref().map_or(Arg::Nothing, |cap| scene.value(cap));
    let typed = first.typed.as_ref().map_or(Arg::Nothing, |name| sort(name));
    let noun = Np { det: Det::Bare, ..scene.target_np(first.targets[0], Det::Bare) }.arg();
    let phrase = Phrase::of(
        id,
        [("stats", stats), ("noun", noun), ("amount", value), ("n", amount.n), ("cap", cap), ("typed", typed)],
    );
    match (id, same.len() + first.targets.len()) {
        ("change-more" | "change-afterwards-more", 2) => phrase.or_else(&key, "more"),
        ("change-less" | "change-afterwards-less", 2) => phrase.or_else(&key, "less"),
        _ => phrase,
    }
}

fn of_dice(ir: &Ir, modifier: &Modifier) -> bool {
    ir.stats[modifier.targets[0]].ty.is_dice()
}

/// The stats that change, each with its owner.
fn stats(scene: &Scene<'_>, same: &[&Modifier]) -> Arg {
    let ir = scene.ir;
    if let Some(kind) = same[0].every {
        let np = Np { plural: false, ..Np::new(super::kind_key(ir, kind), Det::Bare) };
        return Phrase::of("every-of-yours", [("x", np.arg())]).arg();
    }
    let mut items = Vec::new();
    for modifier in same {
        let first = modifier.targets[0];
        let det = owner(ir, modifier, first);
        if modifier.targets.len() > 1 {
            items.push(Np { plural: true, ..Np::new(super::stat_key(ir, first), det) }.arg());
        } else {
            items.push(scene.target_np(first, det).arg());
        }
    }
    Scene::all(items)
}

fn ir_owner(ir: &Ir, modifier: &Modifier) -> StatOwner {
    ir.stats[modifier.targets[0]].owner
}

fn owner(ir: &Ir, modifier: &Modifier, stat: usize) -> Det {
    match (ir.stats[stat].owner, modifier.holder) {
        (StatOwner::Context(_), _) => Det::The,
        (StatOwner::Entity(_), Holder::Nobody | Holder::Owner | Holder::Role(_) | Holder::Audience) => {
            Det::Of(Box::new(Np::you().arg()))
        }
    }
}

fn same_frame(one: &Modifier, other: &Modifier) -> bool {
    let same_when = match (&one.when, &other.when) {
        (Some(one), Some(other)) => same_expr(one, other),
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    };
    same_when && one.gate == other.gate && one.holder == other.holder
}

/// A change that changes nothing: a field left at 0.
fn idle(ir: &Ir, modifier: &Modifier) -> bool {
    let zero =
        fold::whole(ir, &modifier.value) == Some(0) || fold::dice(ir, &modifier.value).is_some_and(|dice| dice == "0");
    zero && matches!(modifier.layer, Layer::Add | Layer::Afterwards | Layer::Sides | Layer::Count)
}
