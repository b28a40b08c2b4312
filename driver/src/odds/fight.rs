//! Questions about fights: counted where that is not too much, else fought.

use runebook_compiler::emit::{Asked, AskedFight, Ring};
use runebook_compiler::ir::FightValue;
use runebook_odds::{
    Budget, Distribution, Duel, DuelValue, Paired, Policy, Refused, Side, duel_exact, duel_pairs, duels_within,
};
use runebook_runtime::{Table, World};

use super::sampled::Effort;
use crate::scratch::world;
use crate::sweep::WORK;

/// A count of fights takes no more worlds than this: beyond, fights tell sooner.
const WORLDS: u64 = 20_000;

/// A question about a fight, and how fights go.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// The question.
    pub asked: &'a Asked,
    /// The fight it asks about.
    pub fight: AskedFight,
    /// How fights go.
    pub ring: Ring,
    /// How open choices are made.
    pub policy: Policy,
}

impl<'a> Asking<'a> {
    /// None where the question asks about no fight.
    #[must_use]
    pub fn of(asked: &'a Asked, policy: Policy) -> Option<Self> {
        let fight = asked.fight?;
        Some(Self { asked, fight, ring: fight.ring?, policy })
    }

    fn world(&self) -> World {
        world(&self.asked.scene, &[])
    }

    fn duel<'d, 't>(&self, table: &'t Table<'t>, world: &'d World) -> Duel<'d, 't>
    where
        't: 'd,
    {
        let Ring { lost, first, tick, at_most } = self.ring;
        let side = |at: usize| Side { entity: self.fight.sides[at], plan: self.fight.plans[at] };
        Duel { table, world, sides: [side(0), side(1)], tick, first, lost, at_most, policy: self.policy }
    }

    fn value(&self) -> DuelValue {
        match self.fight.value {
            FightValue::Win => DuelValue::Win,
            FightValue::Draw => DuelValue::Draw,
            FightValue::Loss => DuelValue::Loss,
            FightValue::Rounds => DuelValue::Rounds,
        }
    }

    /// All fights.
    ///
    /// # Errors
    /// Where there are too many ways, or the rules fail on some of them.
    pub fn count(&self, table: &Table<'_>, budget: &Budget<'_>) -> Result<Distribution, Refused> {
        let states = budget.states.min(WORLDS);
        let few = Budget { states, work: budget.work.min(states.saturating_mul(WORK)), ..*budget };
        let world = self.world();
        Ok(duel_exact(&self.duel(table, &world), &few)?.distribution(self.value()))
    }

    /// So many fights.
    ///
    /// # Errors
    /// Where the rules fail in one of them.
    pub fn draw(&self, table: &Table<'_>, effort: Effort) -> Result<Distribution, Refused> {
        let world = self.world();
        let tally = duels_within(&self.duel(table, &world), effort.seed, effort.runs.max(1), &Budget::default())?;
        Ok(tally.distribution(self.value()))
    }

    /// So many fights of this question and of another, with the same luck.
    ///
    /// # Errors
    /// Where the rules fail in one of them.
    pub fn pairs(&self, table: &Table<'_>, other: (&Self, &Table<'_>), effort: Effort) -> Result<Paired, Refused> {
        let (other, their_table) = other;
        let (mine, theirs) = (self.world(), other.world());
        let (one, two) = (self.duel(table, &mine), other.duel(their_table, &theirs));
        duel_pairs((&one, &two), self.value(), effort.seed, effort.runs.max(1), &Budget::default())
    }
}
