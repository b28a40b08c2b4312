//! A duel of two characters, as lines of a story.

use runebook_book::told::{Said, Thing, keys};
use runebook_compiler::ir::{Character, Duel, FunctionKind, Ir, Query};
use runebook_odds::{Moment, Policy, Refused, Side, Witness};
use runebook_runtime::machine::At;
use runebook_runtime::program::Symbol;
use runebook_runtime::transcript::{Begun, Transcript};
use runebook_runtime::{Key, Machine, Outcome, Sink, Step, Table};

use crate::build::Unbuilt;
use crate::near::nearest;
use crate::pack::Pack;
use crate::scratch::{Scratch, world};
use crate::story::names::Names;
use crate::story::told::Recorder;
use crate::story::{Detail, Line, lines};

/// Who fights, how, and what the dice are drawn from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bout<'a> {
    /// The name of one character; that of `pack.yaml` unless said.
    pub a: Option<&'a str>,
    /// The name of the other.
    pub b: Option<&'a str>,
    /// What the dice are drawn from.
    pub seed: u64,
    /// The locale of the game's title; the pack's own unless said.
    pub locale: Option<&'a str>,
}

/// Why there was no duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDuel {
    /// One sentence for people.
    Said(String),
    /// The pack has no table.
    Unbuilt(Unbuilt),
}

impl From<Unbuilt> for NoDuel {
    fn from(unbuilt: Unbuilt) -> Self {
        Self::Unbuilt(unbuilt)
    }
}

/// A fight that was fought.
#[derive(Clone, Debug)]
pub struct Fought {
    /// Its story.
    pub lines: Vec<Line>,
    /// What each dispatch came to.
    pub transcript: Transcript,
}

/// Fights once and tells it.
///
/// # Errors
/// Where nobody is named, a name is unknown, or the rules fail on the way.
pub fn fight(pack: &Pack, ir: &Ir, bout: &Bout<'_>, detail: Detail) -> Result<Fought, NoDuel> {
    let called = Called::of(pack, bout)?;
    let duel = ir.duels.last().ok_or_else(|| said("This pack does not say how a duel goes: add `duel of …`."))?;
    let characters = [character(ir, called.a)?, character(ir, called.b)?];
    if let Some(other) = characters.iter().find(|character| ir.characters[**character].of != duel.of) {
        let (name, kind) = (&ir.characters[*other].named.title, &ir.entities[duel.of].named.title);
        return Err(said(&format!("{name} is no {kind}, and the duel of this pack is between two of that kind.")));
    }
    let scratch = arena(ir, duel, characters)?;
    let table = scratch.table()?;
    let ring = Ring { ir, duel, scratch: &scratch, table: &table, sides: named(ir, characters) };
    ring.fight(pack, &called, bout, detail)
}

/// The characters and the plan of a bout, by name.
struct Called<'a> {
    a: &'a str,
    b: &'a str,
    plan: &'a str,
}

impl<'a> Called<'a> {
    fn of(pack: &'a Pack, bout: &Bout<'a>) -> Result<Self, NoDuel> {
        let said_in_pack = &pack.manifest().duel;
        let word = |given: Option<&'a str>, key: &str, written: &'a Option<crate::pack::yaml::Placed<String>>| {
            let written = written.as_ref().map(|placed| placed.value.as_str());
            given
                .or(written)
                .ok_or_else(|| said(&format!("`pack.yaml` has no `duel.{key}`: name it, or add it there.")))
        };
        Ok(Self {
            a: word(bout.a, "a", &said_in_pack.a)?,
            b: word(bout.b, "b", &said_in_pack.b)?,
            plan: word(None, "plan", &said_in_pack.plan)?,
        })
    }
}

fn said(sentence: &str) -> NoDuel {
    NoDuel::Said(sentence.to_owned())
}

fn character(ir: &Ir, name: &str) -> Result<usize, NoDuel> {
    ir.names.characters.get(name).copied().ok_or_else(|| unknown("character", name, ir.names.characters.keys()))
}

fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a String>) -> NoDuel {
    match nearest(name, known.map(String::as_str)) {
        Some(near) => NoDuel::Said(format!("There is no {what} `{name}`; did you mean `{near}`?")),
        None => NoDuel::Said(format!("There is no {what} `{name}`.")),
    }
}

/// The table of a duel: its questions, with the two characters as the scene of the first.
fn arena(ir: &Ir, duel: &Duel, characters: [usize; 2]) -> Result<Scratch, NoDuel> {
    let lost = duel.lost.clone().ok_or_else(|| said("The duel of this pack does not say `lost when …`."))?;
    let scene = fighters(ir, characters);
    let lost = Query { scene, ..lost };
    let queries: Vec<&Query> = std::iter::once(&lost).chain(&duel.first).collect();
    let clocks: Vec<String> = ir
        .clocks
        .iter()
        .take(duel.at_most.1 + 1)
        .filter_map(|clock| Some(ir.functions[clock.ticks.get(duel.of)?.0].named.name.clone()))
        .collect();
    Ok(Scratch::for_duel(ir, &queries, &clocks)?)
}

fn fighters(ir: &Ir, characters: [usize; 2]) -> Vec<Character> {
    characters.map(|character| ir.characters[character].clone()).to_vec()
}

/// The two characters by name; one who fights its like is told apart.
fn named(ir: &Ir, characters: [usize; 2]) -> [Thing; 2] {
    let fighters = characters.map(|character| &ir.characters[character].named);
    let alike = fighters[0].title == fighters[1].title;
    let named = |at: usize, mark: &str| Thing {
        mark: alike.then(|| mark.to_owned()),
        ..Thing::new(keys::character(&fighters[at].name))
    };
    [named(0, "a"), named(1, "b")]
}

/// Where a duel takes place.
struct Ring<'a> {
    ir: &'a Ir,
    duel: &'a Duel,
    scratch: &'a Scratch,
    table: &'a Table<'a>,
    sides: [Thing; 2],
}

impl Ring<'_> {
    fn fight(&self, pack: &Pack, called: &Called<'_>, bout: &Bout<'_>, detail: Detail) -> Result<Fought, NoDuel> {
        let [lost, first @ ..] = &self.scratch.alone[..] else { return Err(said("The duel cannot be asked about.")) };
        let scene = self.scratch.asked.first().map(|asked| asked.scene.clone()).unwrap_or_default();
        let world = world(&scene, &[]);
        let plan = self.plan(called.plan)?;
        let duel = runebook_odds::Duel {
            table: self.table,
            world: &world,
            sides: [Side { entity: 0, plan }, Side { entity: 1, plan }],
            tick: self.scratch.tick,
            first: first.first().copied(),
            lost: *lost,
            at_most: u32::try_from(self.duel.at_most.0).unwrap_or(1),
            policy: Policy::First,
        };
        let transcript = Transcript::of(self.table);
        let mut watch = Watch { table: self.table, recorder: Recorder::default(), transcript };
        let head = Line { depth: 0, said: self.head(pack, called, bout), place: None };
        runebook_odds::duel(&duel, bout.seed, 0, &mut watch).map_err(|refused| self.refused(&refused))?;
        let mut names = Names::new(self.ir, self.table, &self.sides, &world);
        let lines = std::iter::once(head).chain(lines(&watch.recorder.told, &mut names, detail)).collect();
        Ok(Fought { lines, transcript: watch.transcript })
    }

    fn head(&self, pack: &Pack, called: &Called<'_>, bout: &Bout<'_>) -> Said {
        let manifest = pack.manifest();
        let locale = bout.locale.unwrap_or(&manifest.source_locale);
        let title = |locale: &str| manifest.title.iter().find(|(key, _)| key.value == locale).map(|(_, title)| title);
        let game = title(locale).or_else(|| title(&manifest.source_locale));
        let game = game.map_or_else(|| manifest.name.clone(), |title| title.value.clone());
        let [a, b] = self.sides.clone();
        Said::Duel { game, a, b, plan: keys::plan(called.plan), seed: bout.seed }
    }

    fn plan(&self, name: &str) -> Result<u32, NoDuel> {
        let plans = || self.ir.functions.iter().filter(|function| function.kind == FunctionKind::Plan);
        if !plans().any(|function| function.named.name == name) {
            return Err(unknown("plan", name, plans().map(|function| &function.named.name)));
        }
        let found = self.table.named(Symbol::Function(0), &format!("plan.{name}"));
        found.ok_or_else(|| said("The plan is not in the table."))
    }

    fn refused(&self, refused: &Refused) -> NoDuel {
        NoDuel::Said(format!("The duel could not be fought to its end: {refused}."))
    }
}

/// Watches a duel for its story and its transcript.
struct Watch<'a> {
    table: &'a Table<'a>,
    recorder: Recorder,
    transcript: Transcript,
}

impl Sink for Watch<'_> {
    fn step(&mut self, at: At, step: Step<'_>) {
        self.recorder.step(at, step);
    }
}

impl Witness for Watch<'_> {
    fn moment(&mut self, moment: Moment<'_>) {
        self.recorder.moment(moment);
    }

    fn dispatched(&mut self, machine: &Machine<'_, '_>, (function, args, key): (u32, &[i64], Key)) {
        let call = (Begun::Function(function), args, key);
        self.transcript.note(self.table, call, machine, &Outcome::Done);
    }
}
