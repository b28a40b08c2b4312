//! What each entry, and each change of what a build begins with, is worth to it: how much more often it wins and how much
//! harder it hits, by plan and foe, for what that costs. With and without it the same luck falls.

mod change;
pub mod rank;
pub mod show;

use std::sync::atomic::AtomicBool;

use rayon::prelude::*;
use runebook_compiler::ir::{CellId, Ir, Kind};
use runebook_odds::{Budget, Course, Number, Pairs, Refused, Weight, courses, duel_exact};
use runebook_runtime::Table;

use crate::arena::{Arena, NoDuel, fights, plan};
use crate::balance::change::Price;
use crate::near::nearest;
use crate::pack::Pack;
use crate::roster::{Fighter, Roster};
use crate::scratch::alone;
use crate::sweep::WORK;

/// What is wanted. What is not said is what the duel in `pack.yaml` says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Whoever has each entry in turn.
    pub build: Option<String>,
    /// Whom they fight.
    pub foes: Vec<String>,
    /// The plans they fight by.
    pub plans: Vec<String>,
    /// The plan of their foes.
    pub foe_plan: Option<String>,
    /// Kinds of entries; all unless these or changes are said.
    pub kinds: Vec<String>,
    /// Changes as they stand in the braces of a changed copy, such as `strength +1`; unless these or kinds are said, one
    /// more of each number that the build begins with.
    pub changes: Vec<String>,
    /// How often each fights.
    pub fights: u64,
    /// What the dice are drawn from.
    pub seed: u64,
    /// How many worlds are told apart, at most, where chances are counted and not fought for.
    pub states: u64,
}

/// What all entries and changes are worth.
#[derive(Clone, Debug)]
pub struct Balance {
    /// The pack's name.
    pub pack: String,
    /// What was wanted.
    pub wanted: Wanted,
    /// Whoever has each entry in turn.
    pub build: String,
    /// The plan of their foes.
    pub foe_plan: String,
    /// The fights: plan and foe, and how often the build wins them as it is.
    pub matches: Vec<(String, String, Weight)>,
    /// What is paid with, where entries have a price.
    pub paid_in: Option<String>,
    /// The entries and changes.
    pub rows: Vec<Row>,
    /// Entries that the build cannot have or has, changes that cannot be made, and why.
    pub skipped: Vec<(String, String)>,
}

/// An entry, or a change.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its kind; `change` for a change.
    pub kind: String,
    /// Its name, or the change in words.
    pub entry: String,
    /// How the build has it: `innate`, or a slot; empty for a change.
    pub how: String,
    /// What it costs the build; of changes, one more of what is bought has a cost.
    pub cost: Option<i64>,
    /// What it is worth in each match, or why that is not known.
    pub worth: Vec<Result<Worth, String>>,
}

/// What an entry is worth in a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// How much more often the build wins with it, from -1 to 1.
    pub wins: Number,
    /// How much more a foe is dealt in a round, in what decides the duel; none where nothing is measured.
    pub damage: Option<Number>,
    /// Whether each fight goes as it does without it.
    pub alike: bool,
}

/// A way to have an entry, or a change, as words.
struct Way {
    kind: String,
    entry: String,
    how: String,
    what: What,
}

/// What is weighed.
enum What {
    /// An entry, by its number.
    Entry(usize),
    /// A change; where it is one more of what is bought, its price.
    Change(Option<Price>),
}

/// Weighs all entries. `done` is told of each; none if `cancel` was set on the way.
///
/// # Errors
/// Where somebody or a plan is unknown, or the pack does not say how a duel goes.
pub fn balance(
    pack: &Pack,
    ir: &Ir,
    wanted: Wanted,
    cancel: &AtomicBool,
    progress: &(dyn Fn(Progress) + Sync),
) -> Result<Option<Balance>, NoDuel> {
    let scales = Scales::new(pack, ir, wanted)?;
    let table = scales.arena.table()?;
    for name in scales.plans.iter().chain([&scales.foe_plan]) {
        plan(&scales.ir, &table, name)?;
    }
    progress(Progress::Of(scales.ways.len()));
    match scales.weigh(&table, cancel, progress) {
        Ok(balance) => Ok(Some(balance)),
        Err(Stopped::Cancelled) => Ok(None),
        Err(Stopped::Said(sentence)) => Err(NoDuel::Said(sentence)),
    }
}

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// There are so many entries.
    Of(usize),
    /// One more is weighed.
    Step,
}

enum Stopped {
    Cancelled,
    Said(String),
}

fn stopped(refused: &Refused) -> Stopped {
    if *refused == Refused::Cancelled { Stopped::Cancelled } else { Stopped::Said(refused.to_string()) }
}

/// Everything that is needed to weigh.
struct Scales<'a> {
    pack: &'a Pack,
    ir: Ir,
    wanted: Wanted,
    arena: Arena,
    build: Fighter,
    foes: Vec<Fighter>,
    plans: Vec<String>,
    foe_plan: String,
    ways: Vec<Way>,
    skipped: Vec<(String, String)>,
}

impl<'a> Scales<'a> {
    fn new(pack: &'a Pack, ir: &Ir, wanted: Wanted) -> Result<Self, NoDuel> {
        let duel = &pack.manifest().duel;
        let said = |key: &str, word: &Option<crate::pack::yaml::Placed<String>>| {
            let word = word.as_ref().map(|word| word.value.clone());
            word.ok_or_else(|| NoDuel::Said(format!("`pack.yaml` has no `duel.{key}`: name it, or add it there.")))
        };
        let mut roster = Roster::new(pack, ir);
        let build = roster.one(&wanted.build.clone().map_or_else(|| said("a", &duel.a), Ok)?)?;
        let foes = if wanted.foes.is_empty() { vec![said("b", &duel.b)?] } else { wanted.foes.clone() };
        let foes: Vec<Fighter> = foes.iter().map(|foe| roster.several(foe)).collect::<Result<Vec<_>, _>>()?.concat();
        let plans = if wanted.plans.is_empty() { vec![said("plan", &duel.plan)?] } else { wanted.plans.clone() };
        let foe_plan = wanted.foe_plan.clone().map_or_else(|| said("plan", &duel.plan), Ok)?;
        let (mut ways, mut with, mut skipped) = (Vec::new(), Vec::new(), Vec::new());
        let changes = change::ways(ir, &build.character, &wanted);
        let entries = if wanted.changes.is_empty() || !wanted.kinds.is_empty() {
            all_ways(ir, &wanted.kinds)?
        } else {
            Vec::new()
        };
        for mut way in entries.into_iter().chain(changes) {
            if matches!(way.what, What::Entry(entry) if build.character.holds.contains(&entry)) {
                skipped.push((way.entry, "the build has it".to_owned()));
                continue;
            }
            match roster.one(&having(&build.label, &way)) {
                Ok(fighter) => {
                    if let What::Change(price) = &mut way.what {
                        *price = change::price(ir, &build.character, &fighter.character);
                    }
                    ways.push(way);
                    with.push(fighter);
                }
                Err(NoDuel::Found(_, found)) if !matches!(way.what, What::Change(_)) || wanted.changes.is_empty() => {
                    skipped.push((way.entry, found.first().map_or_else(String::new, |found| found.message.clone())));
                }
                Err(why) => return Err(why),
            }
        }
        let ir = roster.into_ir();
        let all: Vec<&Fighter> = std::iter::once(&build).chain(&with).chain(&foes).collect();
        for fighter in &all {
            fights(&ir, &fighter.character)?;
        }
        let characters: Vec<_> = all.iter().map(|fighter| &fighter.character).collect();
        let prices = change::questions(&ir, ways.iter().filter_map(Way::price))?;
        let arena = Arena::new(&ir, &characters, &prices.iter().collect::<Vec<_>>())?;
        Ok(Self { pack, ir, wanted, arena, build, foes, plans, foe_plan, ways, skipped })
    }

    fn weigh(
        &self,
        table: &Table<'_>,
        cancel: &AtomicBool,
        progress: &(dyn Fn(Progress) + Sync),
    ) -> Result<Balance, Stopped> {
        let matches: Vec<(usize, usize)> =
            (0..self.plans.len()).flat_map(|plan| (0..self.foes.len()).map(move |foe| (plan, foe))).collect();
        let budget = Budget { cancel: Some(cancel), ..Budget::default() };
        let bare = matches.iter().map(|at| self.fought(table, 0, *at, &budget, true)).collect::<Result<Vec<_>, _>>();
        let bare = bare.map_err(|refused| stopped(&refused))?;
        let row = |at: usize| {
            let worth = matches.iter().zip(&bare).map(|(place, bare)| {
                let with = self.fought(table, at + 1, *place, &budget, bare.wins.is_some());
                match with {
                    Ok(with) => Ok(Ok(self.worth(bare, &with))),
                    Err(Refused::Cancelled) => Err(Stopped::Cancelled),
                    Err(refused) => Ok(Err(refused.to_string())),
                }
            });
            let way = &self.ways[at];
            let row = Row {
                kind: way.kind.clone(),
                entry: way.entry.clone(),
                how: way.how.clone(),
                cost: self.cost(table, at),
                worth: worth.collect::<Result<_, _>>()?,
            };
            progress(Progress::Step);
            Ok(row)
        };
        let rows = (0..self.ways.len()).into_par_iter().map(row).collect::<Result<Vec<Row>, Stopped>>()?;
        let named = |((plan, foe), bare): (&(usize, usize), &Fights)| {
            let wins =
                bare.wins.clone().unwrap_or_else(|| Pairs::of(&bare.courses, &bare.courses, self.wanted.seed).wins(0));
            (self.plans[*plan].clone(), self.foes[*foe].label.clone(), wins)
        };
        Ok(Balance {
            pack: self.pack.manifest().name.clone(),
            matches: matches.iter().zip(&bare).map(named).collect(),
            paid_in: self.paid_in(),
            build: self.build.label.clone(),
            foe_plan: self.foe_plan.clone(),
            wanted: self.wanted.clone(),
            rows,
            skipped: self.skipped.clone(),
        })
    }

    /// One of the fighters against a foe: so many fights, and the chance to win where that can be counted.
    fn fought(
        &self,
        table: &Table<'_>,
        who: usize,
        (own, foe): (usize, usize),
        budget: &Budget<'_>,
        count: bool,
    ) -> Result<Fights, Refused> {
        let world = self.arena.world([who, 1 + self.ways.len() + foe]);
        let unasked = |_| Refused::Malformed("the duel cannot be asked about");
        let plans = [&self.plans[own], &self.foe_plan].map(|name| plan(&self.ir, table, name));
        let [mine, theirs] = plans;
        let plans = [mine.map_err(unasked)?, theirs.map_err(unasked)?];
        let duel = self.arena.duel(table, &world, plans).map_err(unasked)?;
        let few = Budget { states: self.wanted.states, work: self.wanted.states.saturating_mul(WORK), ..*budget };
        let wins = match if count && few.states > 0 { duel_exact(&duel, &few).map(Some) } else { Ok(None) } {
            Ok(odds) => odds.map(|odds| odds.wins[0].clone()),
            Err(Refused::Wide { .. }) => None,
            Err(refused) => return Err(refused),
        };
        let measure = self.arena.scratch.lead.map(|(function, _)| function);
        let courses = courses(&duel, measure, self.wanted.seed, self.wanted.fights, budget)?;
        Ok(Fights { wins, courses })
    }

    fn worth(&self, bare: &Fights, with: &Fights) -> Worth {
        let pairs = Pairs::of(&bare.courses, &with.courses, self.wanted.seed);
        let wins = match (&bare.wins, &with.wins) {
            (Some(bare), Some(with)) => with.number().more_than(&bare.number()),
            (None, _) | (_, None) => pairs.gain(),
        };
        let parts = |parts: i64| u32::try_from(parts).unwrap_or(1);
        let damage = self.arena.scratch.lead.map(|(_, by)| pairs.harder().over(parts(by)));
        let even = wins.sampled.is_some() || wins.to_f64() == 0.0;
        Worth { wins, damage, alike: pairs.alike() && even }
    }

    /// What an entry or a change costs the build as it is.
    fn cost(&self, table: &Table<'_>, way: usize) -> Option<i64> {
        let function = match &self.ways[way].what {
            What::Entry(entry) => Some(table.entry(u32::try_from(*entry).ok()?)?.price).filter(|at| *at != u32::MAX),
            What::Change(price) => {
                price.as_ref().filter(|price| Some(price.paid) == self.paid())?;
                let before = self.ways[..way].iter().filter_map(Way::price).count();
                self.arena.of_you().get(before).copied()
            }
        };
        alone(table, function?, &self.arena.world([0, 0]))
    }

    /// What is paid with: with entries, where any has a price.
    fn paid(&self) -> Option<CellId> {
        let entry = |way: &Way| match way.what {
            What::Entry(entry) => self.ir.entries[entry].price.as_ref().map(|(cell, _)| *cell),
            What::Change(_) => None,
        };
        let change = |way: &Way| way.price().map(|price| price.paid);
        self.ways.iter().find_map(entry).or_else(|| self.ways.iter().find_map(change))
    }

    fn paid_in(&self) -> Option<String> {
        self.paid().map(|cell| self.ir.cells[cell].named.name.clone())
    }
}

impl Way {
    /// The price of a change.
    fn price(&self) -> Option<&Price> {
        match &self.what {
            What::Change(price) => price.as_ref(),
            What::Entry(_) => None,
        }
    }
}

/// Fights of one pair.
struct Fights {
    wins: Option<Weight>,
    courses: Vec<Course>,
}

/// Every way to have an entry of these kinds, or of all.
fn all_ways(ir: &Ir, kinds: &[String]) -> Result<Vec<Way>, NoDuel> {
    if let Some(unknown) = kinds.iter().find(|kind| ir.kinds.iter().all(|known| known.named.name != **kind)) {
        let near = nearest(unknown, ir.kinds.iter().map(|kind| kind.named.name.as_str()));
        let near = near.map_or_else(String::new, |near| format!("; did you mean `{near}`?"));
        let dot = if near.is_empty() { "." } else { "" };
        return Err(NoDuel::Said(format!("There is no kind `{unknown}`{near}{dot}")));
    }
    let of = crate::arena::duel_of(ir)?.of;
    let wanted = |kind: &Kind| kinds.is_empty() || kinds.contains(&kind.named.name);
    let mut ways = Vec::new();
    for kind in ir.kinds.iter().filter(|kind| wanted(kind) && kind.held_by_every.is_none()) {
        let slots = kind.slots.iter().map(|slot| &ir.cells[*slot]).filter(|slot| slot.entity == of);
        let mut hows: Vec<String> = slots.map(|slot| slot.named.name.clone()).collect();
        if kind.slots.is_empty() {
            hows.push("innate".to_owned());
        }
        for number in kind.entries.0..kind.entries.1 {
            let entry = &ir.entries[number].named.name;
            let kind = &kind.named.name;
            ways.extend(hows.iter().map(|how| Way {
                kind: kind.clone(),
                entry: entry.clone(),
                how: how.clone(),
                what: What::Entry(number),
            }));
        }
    }
    Ok(ways)
}

/// The build with an entry or a change, in words.
fn having(build: &str, way: &Way) -> String {
    let more = match way.what {
        What::Entry(_) => format!("{} {}", way.how, way.entry),
        What::Change(_) => way.entry.clone(),
    };
    match build.trim_end().strip_suffix('}') {
        Some(copy) => format!("{copy}; {more} }}"),
        None => format!("{build} with {{ {more} }}"),
    }
}
