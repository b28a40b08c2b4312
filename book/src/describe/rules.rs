//! Rules that nobody holds, and the values of which they speak: one group for each type of entity and kind of context.

use runebook_compiler::ir::{CellKind, ContextId, EntityId, Holder, Ir, Modifier, Source, Stat, StatOwner, Type};

use super::entry::Described;
use super::names::{cell_key, context_key, stat_key};
use super::scene::Scene;
use super::standing::sentence;
use super::{Arg, Det, Np, Phrase, Say};
use crate::model::Topic;

/// The rules of one type of entity or kind of context.
#[derive(Clone, Debug, PartialEq)]
pub struct RuleGroup {
    /// The message of its name.
    pub key: String,
    /// Its name in the source, for anchors.
    pub name: String,
    /// Its sentences.
    pub said: Vec<Described>,
}

/// All groups that say something.
#[must_use]
pub fn rules(ir: &Ir) -> Vec<RuleGroup> {
    let entities = (0..ir.entities.len()).map(|entity| of_entity(ir, entity));
    let contexts = (0..ir.contexts.len()).map(|context| of_context(ir, context));
    entities.chain(contexts).filter(|group| !group.said.is_empty()).collect()
}

fn of_entity(ir: &Ir, entity: EntityId) -> RuleGroup {
    let scene = Scene::standing(ir);
    let owner = StatOwner::Entity(entity);
    let mut said = stats(&scene, owner, &Det::Of(Box::new(Np::you().arg())));
    said.extend(stored(&scene, entity));
    said.extend(standing(&scene, owner));
    for (at, reaction) in
        ir.reactions.iter().enumerate().filter(|(_, reaction)| reaction.source == Source::Rules && entity == 0)
    {
        said.extend(Described::trigger(ir, reaction, &Scene::new(ir), at));
    }
    let name = ir.entities[entity].named.name.clone();
    RuleGroup { key: format!("entity-{name}"), name, said }
}

fn of_context(ir: &Ir, context: ContextId) -> RuleGroup {
    let mut scene = Scene::new(ir);
    scene.context_local(0, context);
    scene.context_local(1, context);
    let owner = StatOwner::Context(context);
    let mut said = stats(&scene, owner, &Det::The);
    said.extend(standing(&scene, owner));
    RuleGroup { key: context_key(ir, context), name: ir.contexts[context].named.name.clone(), said }
}

fn standing(scene: &Scene<'_>, owner: StatOwner) -> Vec<Described> {
    let of = |modifier: &&Modifier| {
        modifier.source == Source::Rules
            && modifier.holder == Holder::Nobody
            && scene.ir.stats[modifier.targets[0]].owner == owner
    };
    scene
        .ir
        .modifiers
        .iter()
        .filter(of)
        .flat_map(|modifier| sentence(scene, &[modifier]))
        .map(|phrase| Described::new(Topic::Standing, phrase))
        .collect()
}

/// What each stat is made of.
fn stats(scene: &Scene<'_>, owner: StatOwner, det: &Det) -> Vec<Described> {
    let of = |(_, stat): &(usize, &Stat)| stat.owner == owner && stat.member == 0 && stat.base.is_some();
    scene
        .ir
        .stats
        .iter()
        .enumerate()
        .filter(of)
        .filter_map(|(id, stat)| base(scene, id, stat, det))
        .map(|phrase| Described::new(Topic::Rule, phrase))
        .collect()
}

fn base(scene: &Scene<'_>, id: usize, stat: &Stat, det: &Det) -> Option<Phrase> {
    let base = stat.base.as_ref()?;
    let mut np = Np::new(stat_key(scene.ir, id), det.clone());
    np.plural = stat.index.is_some() && stat.size > 1;
    if stat.ty == Type::YesNo {
        let said = match stat.owner {
            StatOwner::Entity(_) => super::condition::said(&np.key, Np::you(), true),
            StatOwner::Context(context) => scene.it_is(context, &np.key, super::Args::new(), true),
        };
        return Some(Phrase::of("stat-when", [("said", said.arg()), ("cond", scene.clause(base, true))]));
    }
    let mut scene = scene.clone();
    if let Some(runebook_compiler::ir::FamilyIndex::Kind(kind)) = stat.index {
        np.plural = false;
        scene.any = Some(scene.ir.kinds[kind].entries.0);
    }
    if nothing(scene.ir, base) {
        return None;
    }
    Some(Phrase::of("stat-is", [("x", np.arg()), ("value", scene.value(base))]))
}

/// A base of nothing, to which changes add.
fn nothing(ir: &Ir, base: &runebook_compiler::ir::Expr) -> bool {
    super::fold::ratio(ir, base).is_some_and(|value| value.num == 0)
        || super::fold::dice(ir, base).is_some_and(|dice| dice.starts_with('0'))
}

/// What is stored: from where to where, where it starts, how it fades, what more of it costs.
fn stored(scene: &Scene<'_>, entity: EntityId) -> Vec<Described> {
    let ir = scene.ir;
    let mut all = Vec::new();
    let first = |id: usize| id == 0 || ir.cells[id - 1].named != ir.cells[id].named;
    for (id, cell) in ir
        .cells
        .iter()
        .enumerate()
        .filter(|(id, cell)| cell.entity == entity && cell.kind == CellKind::Resource && first(*id))
    {
        let mut np = Np::new(cell_key(ir, id), Det::Of(Box::new(Np::you().arg())));
        np.plural = cell.index.is_some();
        let x = np.arg();
        if let (Some(low), Some(high)) = (&cell.low, &cell.high) {
            let starts = cell.start.as_ref().map_or(Arg::Nothing, |start| scene.value(start));
            all.push(Phrase::of(
                "resource-range",
                [("x", x.clone()), ("low", scene.value(low)), ("high", scene.value(high)), ("start", starts)],
            ));
        }
        all.extend(cell.ticks.iter().map(|(clock, toward)| super::status::decay(scene, x.clone(), *clock, toward)));
        if let Some((paid, price)) = &cell.bought {
            let mut scene = scene.clone();
            if let Some(runebook_compiler::ir::FamilyIndex::Kind(kind)) = cell.index {
                scene.thing(2, Np::new(super::kind_key(ir, kind), Det::The));
            }
            let price = super::needs::bought(&scene, *paid, price);
            let mut args = price.args;
            args.insert("paid".to_owned(), args.get("x").cloned().unwrap_or(Arg::Nothing));
            args.insert("x".to_owned(), x);
            let id = if price.say == [Say::Grammar("price")] { "resource-bought" } else { "resource-bought-formula" };
            all.push(Phrase { say: vec![Say::Grammar(id)], args });
        }
    }
    all.into_iter().map(|phrase| Described::new(Topic::Rule, phrase)).collect()
}
