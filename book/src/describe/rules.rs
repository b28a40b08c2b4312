//! Rules that nobody holds, and the values of which they speak: one group for each type of entity and kind of context.

use runebook_compiler::ir::{
    Cell, CellKind, ContextId, EntityId, EnumId, FamilyIndex, Holder, Ir, Local, Modifier, Source, Stat, StatOwner,
    Type, walk,
};

use super::addition::additions;
use super::entry::Described;
use super::grants::grants;
use super::names::{cell_key, context_key, enum_key, stat_key};
use super::scene::{Meaning, Scene};
use super::standing::{sentence, typed_rules};
use super::{Arg, Args, Det, Np, Phrase, Say};
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
    let mut scene = Scene::standing(ir);
    if !is_reader(ir, entity) {
        scene.thing(0, Np::new(super::entity_key(&ir.entities[entity].named.name), Det::The));
    }
    let owner = StatOwner::Entity(entity);
    let mut said = stats(&scene, owner, &whose(&scene));
    said.extend(stored(&scene, entity));
    said.extend(standing(&scene, owner));
    let of = |locals: &[Local], you: usize| locals.get(you).is_some_and(|local| local.ty == Type::Entity(entity));
    said.extend(grants(&Scene::new(ir), |one| one.source == Source::Rules && entity == 0));
    said.extend(additions(&Scene::new(ir), |one| one.source == Source::Rules && of(&one.locals, one.role)));
    for (at, reaction) in ir
        .reactions
        .iter()
        .enumerate()
        .filter(|(_, reaction)| reaction.source == Source::Rules && of(&reaction.locals, reaction.you))
        .filter(|(_, reaction)| !super::action::of_action(ir, reaction))
    {
        said.extend(Described::trigger(ir, reaction, &Scene::new(ir), at));
    }
    let name = ir.entities[entity].named.name.clone();
    RuleGroup { key: format!("entity-{name}"), name, said }
}

/// Whether the reader is one of these: whoever holds entries; where none do, each in turn.
fn is_reader(ir: &Ir, entity: EntityId) -> bool {
    let mut holders = ir.cells.iter().filter(|cell| matches!(cell.kind, CellKind::Holds(_))).peekable();
    holders.peek().is_none() || holders.any(|cell| cell.entity == entity)
}

/// The owner in a standing scene.
fn owner(scene: &Scene<'_>) -> Np {
    match scene.locals.get(&0) {
        Some(Meaning::Thing(np)) => (**np).clone(),
        Some(Meaning::Context(..) | Meaning::Outcome(..) | Meaning::Margin | Meaning::Is(_)) | None => Np::you(),
    }
}

/// "Your", "the place's".
fn whose(scene: &Scene<'_>) -> Det {
    Det::Of(Box::new(owner(scene).arg()))
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
    let found: Vec<&Modifier> = scene.ir.modifiers.iter().map(AsRef::as_ref).filter(of).collect();
    let said = found.iter().flat_map(|modifier| sentence(scene, &[modifier]));
    said.chain(typed_rules(found.iter().copied())).map(|phrase| Described::new(Topic::Standing, phrase)).collect()
}

/// What each stat is made of.
fn stats(scene: &Scene<'_>, owner: StatOwner, det: &Det) -> Vec<Described> {
    let of = |(_, stat): &(usize, &Stat)| stat.owner == owner && stat.member == 0;
    scene
        .ir
        .stats
        .iter()
        .enumerate()
        .filter(of)
        .flat_map(|(id, stat)| stat_rules(scene, id, stat, det))
        .map(|phrase| Described::new(Topic::Rule, phrase))
        .collect()
}

/// What a stat is made of, and what holds for all its changes together.
fn stat_rules(scene: &Scene<'_>, id: usize, stat: &Stat, det: &Det) -> Vec<Phrase> {
    let np = stat_np(scene, id, stat, det);
    base(scene, id, stat, &np).into_iter().chain(scene.header(id, &np)).collect()
}

fn stat_np(scene: &Scene<'_>, id: usize, stat: &Stat, det: &Det) -> Np {
    let mut np = Np::new(stat_key(scene.ir, id), det.clone());
    match stat.index {
        Some(FamilyIndex::Kind(kind)) => {
            np.args = any_member(super::kind_key(scene.ir, kind), Det::A);
            np.args.insert("computed".to_owned(), Arg::id("yes"));
        }
        Some(FamilyIndex::Enum(of)) if stat.size > 1 && reads_member(stat, of) => {
            np.args = any_member(enum_key(scene.ir, of), Det::A);
            np.args.insert("computed".to_owned(), Arg::id("yes"));
        }
        Some(FamilyIndex::Enum(of)) if stat.size > 1 => np.args = any_member(enum_key(scene.ir, of), Det::Each),
        Some(FamilyIndex::Enum(_)) => {}
        None => {}
    }
    np
}

/// Whether the base of a family's first member reads something of that member.
fn reads_member(stat: &Stat, of: EnumId) -> bool {
    let mut found = false;
    stat.base.iter().for_each(|base| walk::each(base, &mut |part| found |= part.ty == Type::Member(of)));
    found
}

fn base(scene: &Scene<'_>, id: usize, stat: &Stat, np: &Np) -> Option<Phrase> {
    let base = stat.base.as_ref()?;
    if stat.ty == Type::YesNo {
        let said = match stat.owner {
            StatOwner::Entity(_) => super::condition::said(&np.key, owner(scene), true),
            StatOwner::Context(context) => scene.it_is(context, &np.key, super::Args::new(), true),
        };
        return Some(Phrase::of("stat-when", [("said", said.arg()), ("cond", scene.clause(base, true))]));
    }
    let mut scene = scene.clone();
    if let Some(FamilyIndex::Kind(kind)) = stat.index {
        scene.any = Some(scene.ir.kinds[kind].entries.0);
    }
    if let Some(FamilyIndex::Enum(of)) = stat.index {
        scene.any_member = Some((of, stat.member));
    }
    let changed = || stat.ty != Type::Dice && scene.ir.modifiers.iter().any(|found| found.targets.contains(&id));
    let say = match (nothing(scene.ir, base), changed()) {
        (false, _) => "stat-is",
        (true, true) => "stat-starts",
        (true, false) => return None,
    };
    Some(Phrase::of(say, [("x", np.clone().arg()), ("value", scene.value(base))]))
}

/// A base of nothing, to which changes add.
fn nothing(ir: &Ir, base: &runebook_compiler::ir::Expr) -> bool {
    super::fold::ratio(ir, base).is_some_and(|value| value.num == 0)
        || super::fold::dice(ir, base).is_some_and(|dice| dice.starts_with('0'))
}

/// What is stored: from where to where, where it starts, how it fades, what more of it costs.
fn stored(scene: &Scene<'_>, entity: EntityId) -> Vec<Described> {
    let ir = scene.ir;
    let first = |id: usize| id == 0 || ir.cells[id - 1].named != ir.cells[id].named;
    let cells = ir.cells.iter().enumerate();
    cells
        .filter(|(id, cell)| cell.entity == entity && cell.kind == CellKind::Resource && first(*id))
        .filter(|(id, _)| !super::action::keeps(ir, *id))
        .flat_map(|(id, cell)| resource(scene, id, cell))
        .map(|phrase| Described::new(Topic::Rule, phrase))
        .collect()
}

fn resource(scene: &Scene<'_>, id: usize, cell: &Cell) -> Vec<Phrase> {
    let mut all = Vec::new();
    let x = of_yours(scene, id, cell, Det::Each).arg();
    if let (Some(low), Some(high)) = (&cell.low, &cell.high) {
        let starts = cell.start.as_ref().map_or(Arg::Nothing, |start| scene.value(start));
        let range = [("x", x.clone()), ("low", scene.value(low)), ("high", scene.value(high)), ("start", starts)];
        all.push(Phrase::of("resource-range", range));
    }
    let low = cell.low.as_ref().and_then(|low| super::fold::ratio(scene.ir, low));
    let grain = cell.ty.number().map_or(1, |number| number.denominator);
    all.extend(
        cell.ticks.iter().map(|(clock, toward)| super::status::decay(scene, x.clone(), *clock, toward, (low, grain))),
    );
    all.extend(bought(scene, id, cell));
    all
}

/// What one more of a resource costs.
fn bought(scene: &Scene<'_>, id: usize, cell: &Cell) -> Option<Phrase> {
    let (paid, price) = cell.bought.as_ref()?;
    let mut scene = scene.clone();
    if let Some(FamilyIndex::Kind(kind)) = cell.index {
        scene.thing(2, Np::new(super::kind_key(scene.ir, kind), Det::The));
    }
    let price = super::needs::bought(&scene, *paid, price);
    let mut args = price.args;
    args.insert("paid".to_owned(), args.get("x").cloned().unwrap_or(Arg::Nothing));
    args.insert("x".to_owned(), of_yours(&scene, id, cell, Det::A).arg());
    let id = if price.say == [Say::Grammar("price")] { "resource-bought" } else { "resource-bought-formula" };
    Some(Phrase { say: vec![Say::Grammar(id)], args })
}

/// "Your health"; of a family, "your points in each skill".
fn of_yours(scene: &Scene<'_>, id: usize, cell: &Cell, member: Det) -> Np {
    let mut np = Np::new(cell_key(scene.ir, id), whose(scene));
    let of = match cell.index {
        Some(FamilyIndex::Kind(kind)) => super::kind_key(scene.ir, kind),
        Some(FamilyIndex::Enum(of)) => enum_key(scene.ir, of),
        None => return np,
    };
    np.args = any_member(of, member);
    np
}

/// A family by any of its members: "points in a skill", "in each skill".
fn any_member(of: String, det: Det) -> Args {
    [("member".to_owned(), Np::new(of, det).arg()), ("member_id".to_owned(), Arg::id("other"))].into()
}
