//! All fights at once: what has changed in the world is the state, and equal worlds become one.

use std::collections::{BTreeMap, BTreeSet};

use super::worlds::{Part, Worlds};
use super::{Duel, End};
use crate::budget::Budget;
use crate::distribution::Number;
use crate::number::{Float, Mass, Ratio};
use crate::question::Assumed;
use crate::refused::Refused;
use crate::weight::Weight;

/// When no more than this is still fighting, the rest is put into the intervals.
const REST: f64 = 1e-15;

/// How a duel ends, exactly but for certified roundings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelOdds {
    /// The chance that each side wins.
    pub wins: [Weight; 2],
    /// The chance of a draw: both lose at once, or rounds run out.
    pub draw: Weight,
    /// The chance that it ends in round 1, 2, …
    pub rounds: Vec<Weight>,
    /// The expected number of rounds.
    pub expected: Number,
    /// In how many dispatches of a fight a repetition is expected to reach its bound; the chance that any does is no
    /// larger. The game goes on from there with what it has, and so do these odds.
    pub reached: Number,
    /// What the answer took for granted.
    pub assumed: BTreeSet<Assumed>,
    /// Worlds that were told apart.
    pub states: u64,
    /// Runs of the machine from one draw to the next.
    pub steps: u64,
}

/// The chances of all ends of a duel. Refused if there are more different worlds than the budget allows; the message
/// names the cells that made it so.
pub fn duel_exact(duel: &Duel<'_, '_>, budget: &Budget<'_>) -> Result<DuelOdds, Refused> {
    let mut worlds = Worlds::new(duel, budget);
    let mut front = Front::default();
    front.begin(&mut worlds, duel.first.is_some())?;
    for round in 1..=duel.at_most.max(1) {
        budget.check()?;
        front.round(&mut worlds, duel.tick.is_some())?;
        let left: f64 = front.alive.all().map(|(_, _, mass)| mass.value).sum();
        if left <= REST && round < duel.at_most {
            break;
        }
    }
    Ok(answer(&worlds, &front, duel.at_most.max(1)))
}

/// Masses by world and by which side began.
#[derive(Default)]
struct Alive {
    masses: Vec<[Float; 2]>,
}

impl Alive {
    fn add(&mut self, world: usize, began: usize, mass: Float) {
        if self.masses.len() <= world {
            self.masses.resize(world + 1, [Float::ZERO; 2]);
        }
        if let Some(slot) = self.masses.get_mut(world).and_then(|sides| sides.get_mut(began)) {
            *slot = slot.plus(mass);
        }
    }

    /// All that is there, in order: world, who began, mass.
    fn all(&self) -> impl Iterator<Item = (usize, usize, Float)> + '_ {
        let sides = |(world, sides): (usize, &[Float; 2])| [(world, 0, sides[0]), (world, 1, sides[1])];
        self.masses.iter().enumerate().flat_map(sides).filter(|(_, _, mass)| mass.value != 0.0)
    }
}

/// Masses that fight and that have ended.
#[derive(Default)]
struct Front {
    alive: Alive,
    ended: BTreeMap<End, Float>,
    this_round: Float,
    rounds: Vec<Float>,
    /// What was not followed to its end.
    open: Float,
    /// Dispatches in which a repetition reached its bound.
    reached: Float,
}

impl Front {
    /// Both roll who begins.
    fn begin(&mut self, worlds: &mut Worlds<'_, '_>, rolls: bool) -> Result<(), Refused> {
        let start = worlds.number(Vec::new())?;
        if !rolls {
            self.alive.add(start, 0, Float::ONE);
            return Ok(());
        }
        let mine = worlds.row(Part::First(0), start)?;
        self.open = mine.open;
        self.reached = mine.reached;
        for (mine, world, share) in &mine.ends {
            let theirs = worlds.row(Part::First(1), *world)?;
            self.open = self.open.plus(share.times(theirs.open));
            self.reached = self.reached.plus(share.times(theirs.reached));
            for (theirs, world, more) in &theirs.ends {
                let began = usize::from(theirs > mine);
                self.alive.add(*world, began, share.times(*more));
            }
        }
        Ok(())
    }

    fn round(&mut self, worlds: &mut Worlds<'_, '_>, ticks: bool) -> Result<(), Refused> {
        for turn in 0..2 {
            self.part(worlds, |began| Part::Plan(if turn == 0 { began } else { 1 - began }), true)?;
        }
        if ticks {
            self.part(worlds, Part::Tick, false)?;
            self.part(worlds, |began| Part::Tick(1 - began), true)?;
        }
        self.rounds.push(std::mem::replace(&mut self.this_round, Float::ZERO));
        Ok(())
    }

    /// Lets every world that still fights go through one dispatch; `look` says whether it is then looked who has lost.
    fn part(&mut self, worlds: &mut Worlds<'_, '_>, part: impl Fn(usize) -> Part, look: bool) -> Result<(), Refused> {
        for (world, began, mass) in std::mem::take(&mut self.alive).all() {
            let row = worlds.row(part(began), world)?;
            self.open = self.open.plus(mass.times(row.open));
            self.reached = self.reached.plus(mass.times(row.reached));
            for (_, next, share) in &row.ends {
                let more = mass.times(*share);
                match if look { End::of(worlds.has_lost(*next)?) } else { None } {
                    Some(end) => self.end(end, more),
                    None => self.alive.add(*next, began, more),
                }
            }
        }
        Ok(())
    }

    fn end(&mut self, end: End, mass: Float) {
        self.this_round = self.this_round.plus(mass);
        let slot = self.ended.entry(end).or_insert(Float::ZERO);
        *slot = slot.plus(mass);
    }
}

/// The masses as chances.
fn answer(worlds: &Worlds<'_, '_>, front: &Front, at_most: u32) -> DuelOdds {
    let left = front.alive.all().fold(Float::ZERO, |sum, (_, _, mass)| sum.plus(mass));
    let cut_off = front.rounds.len() < at_most.max(1) as usize;
    let mass = |end| front.ended.get(&end).copied().unwrap_or(Float::ZERO);
    let open = if cut_off { front.open.plus(left) } else { front.open }.ends().1;
    let weight = |mass: Float| {
        let (low, high) = mass.ends();
        Weight::between(low, high.plus(&open).min(Ratio::ONE))
    };
    let drawn = if cut_off { mass(End::Draw) } else { mass(End::Draw).plus(left) };
    let mut rounds = front.rounds.clone();
    if let Some(last) = rounds.last_mut().filter(|_| !cut_off) {
        *last = last.plus(left);
    }
    DuelOdds {
        wins: [weight(mass(End::Won(0))), weight(mass(End::Won(1)))],
        draw: weight(drawn),
        expected: expected(&rounds, &open, at_most),
        reached: if worlds.bounded() { reached(front.reached, &open, at_most) } else { Number::zero() },
        rounds: rounds.iter().map(Weight::of_mass).collect(),
        assumed: worlds.assumed.clone(),
        states: worlds.count() as u64,
        steps: worlds.steps,
    }
}

/// The expected number of dispatches that reach a bound; what is open may do so in all that are allowed: two rolls for who
/// begins, and four in each round.
fn reached(reached: Float, open: &Ratio, at_most: u32) -> Number {
    let (low, high) = Mass::ends(&reached);
    let most = Ratio::new((2 + 4 * u64::from(at_most)).into(), 1u64.into());
    Number::between(low.signed(), high.plus(&open.product(&most)).signed())
}

/// The expected number of rounds; what is open may take all that are allowed.
fn expected(rounds: &[Float], open: &Ratio, at_most: u32) -> Number {
    let whole = |round: u64| Ratio::new(round.into(), 1u64.into());
    let (mut low, mut high) = (Ratio::ZERO, open.product(&whole(at_most.into())));
    for (round, mass) in (1u64..).zip(rounds) {
        let (least, most) = Mass::ends(mass);
        low = low.plus(&least.product(&whole(round)));
        high = high.plus(&most.product(&whole(round)));
    }
    Number::between(low.signed(), high.signed())
}
