//! Where characters of a pack fight: one table for all of them, a world for each two.

use runebook_compiler::emit::{Scene, Spawn};
use runebook_compiler::ir::{Character, CmpOp, Duel, FunctionKind, Ir, Node, Query};
use runebook_grammar::Diagnostic;
use runebook_grammar::tree::QueryWhat;
use runebook_odds::{Policy, Side};
use runebook_runtime::hash::{FNV, fnv, mix};
use runebook_runtime::program::Symbol;
use runebook_runtime::{Table, World};

use crate::build::Unbuilt;
use crate::near::nearest;
use crate::scratch::{Scratch, world};
use crate::source::Sources;

/// Why there is no fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDuel {
    /// One sentence for people.
    Said(String),
    /// The pack has no table.
    Unbuilt(Unbuilt),
    /// Something is wrong with the words that name who fights.
    Found(Box<Sources>, Vec<Diagnostic>),
}

impl From<Unbuilt> for NoDuel {
    fn from(unbuilt: Unbuilt) -> Self {
        Self::Unbuilt(unbuilt)
    }
}

impl NoDuel {
    pub(crate) fn said(sentence: &str) -> Self {
        Self::Said(sentence.to_owned())
    }

    /// There is nothing of that name.
    pub(crate) fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> Self {
        match nearest(name, known) {
            Some(near) => Self::Said(format!("There is no {what} `{name}`; did you mean `{near}`?")),
            None => Self::Said(format!("There is no {what} `{name}`.")),
        }
    }
}

/// The table of a pack's duel, and what each fighter begins with.
#[derive(Clone, Debug)]
pub(crate) struct Arena {
    /// The rules, with the duel's questions.
    pub scratch: Scratch,
    /// The fighters, in the order given.
    pub spawns: Vec<Spawn>,
    /// A hash of the rules and of how a duel goes, whoever fights.
    pub rules: u64,
    at_most: u32,
    first: bool,
}

impl Arena {
    /// Of the pack's duel between any two of `fighters`. Questions `of_you` take one of them and have one answer each,
    /// by [`Arena::of_you`].
    pub fn new(ir: &Ir, fighters: &[&Character], of_you: &[&Query]) -> Result<Self, NoDuel> {
        let duel = duel_of(ir)?;
        let lost =
            duel.lost.as_ref().ok_or_else(|| NoDuel::said("The duel of this pack does not say `lost when …`."))?;
        let queries: Vec<&Query> = std::iter::once(lost).chain(&duel.first).chain(of_you.iter().copied()).collect();
        let clocks = clocks(ir, duel);
        let lead = lead(lost);
        let rules = content(&Scratch::for_duel(ir, &queries, lead.as_ref(), &[], &clocks)?)?;
        let present: Vec<Query> = fighters.iter().map(|fighter| present(fighter)).collect();
        let others: Vec<&Query> = present.iter().collect();
        let scratch = Scratch::for_duel(ir, &queries, lead.as_ref(), &others, &clocks)?;
        let spawns = scratch.asked[queries.len()..].iter().filter_map(|asked| asked.scene.spawns.first().cloned());
        let at_most = u32::try_from(duel.at_most.0).unwrap_or(1);
        let rules = mix(rules, at_most.into());
        Ok(Self { spawns: spawns.collect(), rules, at_most, first: duel.first.is_some(), scratch })
    }

    /// The table.
    pub fn table(&self) -> Result<Table<'_>, Unbuilt> {
        self.scratch.table()
    }

    /// The functions that answer the questions of one fighter, in the order given.
    pub fn of_you(&self) -> &[u32] {
        self.scratch.alone.get(1 + usize::from(self.first)..).unwrap_or(&[])
    }

    /// The world in which two of the fighters meet, as entities 0 and 1.
    pub fn world(&self, sides: [usize; 2]) -> World {
        let spawns = sides.iter().filter_map(|side| self.spawns.get(*side).cloned()).collect();
        world(&Scene { spawns, said: Vec::new() }, &[])
    }

    /// Their duel.
    pub fn duel<'d, 't>(
        &self,
        table: &'t Table<'t>,
        world: &'d World,
        plans: [u32; 2],
    ) -> Result<runebook_odds::Duel<'d, 't>, NoDuel>
    where
        't: 'd,
    {
        let lost = self.scratch.alone.first().ok_or_else(|| NoDuel::said("The duel cannot be asked about."))?;
        let [mine, theirs] = plans;
        Ok(runebook_odds::Duel {
            table,
            world,
            sides: [Side { entity: 0, plan: mine }, Side { entity: 1, plan: theirs }],
            tick: self.scratch.tick,
            first: self.scratch.alone.get(1).copied().filter(|_| self.first),
            lost: *lost,
            at_most: self.at_most,
            policy: Policy::First,
        })
    }

    /// A hash of what a fighter begins with: dice by what they are and not by their place in the table.
    pub fn fighter(&self, ir: &Ir, table: &Table<'_>, at: usize) -> u64 {
        let cells = self.spawns.get(at).map_or(&[][..], |spawn| &spawn.cells);
        cells.iter().fold(FNV, |hash, (cell, value)| {
            let dice = usize::try_from(*cell).ok().and_then(|cell| ir.cells.get(cell)).filter(|cell| cell.ty.is_dice());
            let dice = dice.and_then(|_| table.dice(u32::try_from(*value).ok()?));
            let written = dice.map_or_else(|| value.to_string(), |dice| dice.to_string());
            fnv(mix(hash, u64::from(*cell)), written.as_bytes())
        })
    }
}

/// How a fight of this pack goes.
pub(crate) fn duel_of(ir: &Ir) -> Result<&Duel, NoDuel> {
    ir.duels.last().ok_or_else(|| NoDuel::said("This pack does not say how a duel goes: add `duel of …`."))
}

/// That `fighter` is of the kind that fights in this pack.
pub(crate) fn fights(ir: &Ir, fighter: &Character) -> Result<(), NoDuel> {
    let of = duel_of(ir)?.of;
    if fighter.of == of {
        return Ok(());
    }
    let (name, kind) = (&fighter.named.title, &ir.entities[of].named.title);
    Err(NoDuel::Said(format!("{name} is no {kind}, and the duel of this pack is between two of that kind.")))
}

/// The function of a plan by name.
pub(crate) fn plan(ir: &Ir, table: &Table<'_>, name: &str) -> Result<u32, NoDuel> {
    let plans = || ir.functions.iter().filter(|function| function.kind == FunctionKind::Plan);
    if !plans().any(|function| function.named.name == name) {
        return Err(NoDuel::unknown("plan", name, plans().map(|function| function.named.name.as_str())));
    }
    let found = table.named(Symbol::Function(0), &format!("plan.{name}"));
    found.ok_or_else(|| NoDuel::said("The plan is not in the table."))
}

/// The clocks that tick at the end of a round.
pub(crate) fn clocks(ir: &Ir, duel: &Duel) -> Vec<String> {
    let ticking = ir.clocks.iter().take(duel.at_most.1 + 1);
    ticking.filter_map(|clock| Some(ir.functions[clock.ticks.get(duel.of)?.0].named.name.clone())).collect()
}

fn content(scratch: &Scratch) -> Result<u64, Unbuilt> {
    let ticks = scratch.tick.map_or(0, |tick| u64::from(tick) + 1);
    Ok(mix(scratch.table()?.content_hash(), ticks))
}

/// The two numbers whose difference says how far one is from having lost, where that is one comparison.
fn lead(lost: &Query) -> Option<Query> {
    let [value] = lost.values.as_slice() else { return None };
    let Node::Compare { op, left, right } = &value.plain().node else { return None };
    let values = match op {
        CmpOp::Lt | CmpOp::Le => [left, right],
        CmpOp::Gt | CmpOp::Ge => [right, left],
        CmpOp::Eq | CmpOp::Ne => return None,
    };
    let names = vec!["left".to_owned(), "right".to_owned()];
    Some(Query { values: values.map(|value| (**value).clone()).to_vec(), names, ..lost.clone() })
}

/// A question with one character in its scene and nothing to answer.
fn present(character: &Character) -> Query {
    Query {
        what: QueryWhat::Value,
        names: Vec::new(),
        values: Vec::new(),
        acts: Vec::new(),
        given: None,
        policy: None,
        best: None,
        process: None,
        fight: None,
        locals: Vec::new(),
        params: 0,
        scene: vec![character.clone()],
        said: Vec::new(),
        span: character.named.span,
    }
}
