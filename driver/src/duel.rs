//! A duel of two characters, as lines of a story.

use runebook_book::told::{Said, Thing, keys};
use runebook_compiler::ir::{Character, Ir};
use runebook_odds::{Moment, Refused, Witness};
use runebook_runtime::machine::At;
use runebook_runtime::transcript::{Begun, Transcript};
use runebook_runtime::{Key, Machine, Outcome, Sink, Step, Table};

pub use crate::arena::NoDuel;
use crate::arena::{Arena, fights, plan};
use crate::pack::Pack;
use crate::roster::Roster;
use crate::story::names::Names;
use crate::story::told::Recorder;
use crate::story::{Detail, Line, lines};

/// Who fights, how, and what the dice are drawn from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bout<'a> {
    /// One character, by name or as `hero with { … }`; that of `pack.yaml` unless said.
    pub a: Option<&'a str>,
    /// The name of the other.
    pub b: Option<&'a str>,
    /// What the dice are drawn from.
    pub seed: u64,
    /// The locale of the game's title; the pack's own unless said.
    pub locale: Option<&'a str>,
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
    let mut roster = Roster::new(pack, ir);
    let fighters = [roster.one(called.a)?, roster.one(called.b)?];
    let ir = &roster.into_ir();
    for fighter in &fighters {
        fights(ir, &fighter.character)?;
    }
    let [a, b] = &fighters;
    let arena = Arena::new(ir, &[&a.character, &b.character], &[])?;
    let table = arena.table()?;
    let ring = Ring { ir, arena: &arena, table: &table, sides: named([&a.character, &b.character]) };
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
                .ok_or_else(|| NoDuel::Said(format!("`pack.yaml` has no `duel.{key}`: name it, or add it there.")))
        };
        Ok(Self {
            a: word(bout.a, "a", &said_in_pack.a)?,
            b: word(bout.b, "b", &said_in_pack.b)?,
            plan: word(None, "plan", &said_in_pack.plan)?,
        })
    }
}

/// The two characters by name; one who fights its like is told apart.
fn named(characters: [&Character; 2]) -> [Thing; 2] {
    let fighters = characters.map(|character| &character.named);
    let alike = fighters[0].title == fighters[1].title;
    let named = |at: usize, mark: &str| Thing {
        mark: alike.then(|| mark.to_owned()),
        ..Thing::new(keys::character(base(&fighters[at].name)))
    };
    [named(0, "a"), named(1, "b")]
}

/// The name of whom a changed copy is one of.
fn base(name: &str) -> &str {
    name.split(' ').next().unwrap_or(name)
}

/// Where a duel takes place.
struct Ring<'a> {
    ir: &'a Ir,
    arena: &'a Arena,
    table: &'a Table<'a>,
    sides: [Thing; 2],
}

impl Ring<'_> {
    fn fight(&self, pack: &Pack, called: &Called<'_>, bout: &Bout<'_>, detail: Detail) -> Result<Fought, NoDuel> {
        let world = self.arena.world([0, 1]);
        let plan = plan(self.ir, self.table, called.plan)?;
        let duel = self.arena.duel(self.table, &world, [plan, plan])?;
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
