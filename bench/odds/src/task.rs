//! The tasks. Each gives its chances, and can be done by an engine that knows nothing yet or by one that was asked before.

use std::ops::Range;

use runebook_odds::{
    Budget, Distribution, DuelOdds, Engine, Measure, Policy, Question, Show, Ties, dice, duel_exact, duels,
};
use runebook_runtime::dice::{Mode, Pool};
use runebook_runtime::hash::id;
use runebook_runtime::{Dice, Table, World};

use crate::asked::Asked;

/// Values and their chance, as a fraction or as two ends.
pub type Outcomes = Vec<(Vec<i64>, [String; 2])>;

/// Melee of the one and Evasion of the other in the thousand attacks: some blow lands in each.
pub const POINTS: [Range<i64>; 2] = [6..46, 0..25];

/// A question with the table it is in, to be asked again and again.
pub struct Ready<'a> {
    asked: &'a Asked,
    table: &'a Table<'a>,
}

impl<'a> Ready<'a> {
    /// Over its table.
    #[must_use]
    pub fn new(asked: &'a Asked, table: &'a Table<'a>) -> Ready<'a> {
        Ready { asked, table }
    }

    fn ask(&self, engine: &mut Engine, world: &World, args: &[i64]) -> Distribution {
        let function = self.asked.function;
        let question = Question { table: self.table, host: world, function, args, policy: Policy::First };
        engine.ask(&question, &Budget::default()).expect("odds")
    }

    /// The question as it stands.
    pub fn once(&self, engine: &mut Engine) -> Distribution {
        self.ask(engine, &self.asked.world, &[])
    }

    /// Attacks with each Melee against each Evasion.
    ///
    /// # Panics
    /// If the table is not that of Sil-Q.
    pub fn thousand(&self, engine: &mut Engine) -> Vec<Distribution> {
        let cell = |name: &str| self.table.cell_by_id(id(name)).expect("a cell");
        let (melee, evasion) = (cell("resource.creature.points[melee]"), cell("resource.creature.points[evasion]"));
        let mut world = self.asked.world.clone();
        let mut cells = Vec::new();
        let [mine, theirs] = POINTS;
        for mine in mine {
            world.set(0, melee, mine);
            for theirs in theirs.clone() {
                world.set(1, evasion, theirs);
                cells.push(self.ask(engine, &world, &[]));
            }
        }
        cells
    }

    /// Difficulties by scores: the chance of each, with the digits that the page would show.
    pub fn held(&self, engine: &mut Engine) -> Vec<(Distribution, String)> {
        let decimals = vec![(2, Some((1, 100))), (1, None)];
        let show = Show { percent: true, decimals, shortened: false, ties: Ties::Even };
        let mut cells = Vec::new();
        for difficulty in 1..49 {
            for score in 0..21 {
                let found = self.ask(engine, &self.asked.world, &[difficulty, score]);
                let printed = show.print(&Measure::Chance(found.exactly(0, 1))).to_string();
                cells.push((found, printed));
            }
        }
        cells
    }
}

/// All ends of a duel.
///
/// # Panics
/// If it cannot be counted.
#[must_use]
pub fn fought(asked: &Asked, table: &Table<'_>) -> DuelOdds {
    duel_exact(&asked.duel(table), &Budget::default()).expect("odds")
}

/// So many fights: how many attacks they took.
///
/// # Panics
/// If the rules fail.
#[must_use]
pub fn sampled(asked: &Asked, table: &Table<'_>, runs: u64) -> f64 {
    2.0 * duels(&asked.duel(table), 1, runs).expect("fights").mean_rounds()
}

/// The best of many dice, by closed form.
///
/// # Panics
/// Never: they are few.
#[must_use]
pub fn kept(count: i16, sides: i16, kept: u8) -> Distribution {
    dice(Dice::with(Pool { count, sides, mode: Mode::KeepHigh(kept) })).expect("few dice")
}

/// The outcomes of a distribution as text.
#[must_use]
pub fn outcomes(of: &Distribution) -> Outcomes {
    let ends = |weight: &runebook_odds::Weight| {
        let (ends, fraction) = (weight.ends(), |(num, den)| format!("{num}/{den}"));
        [fraction(ends.low()), fraction(ends.high())]
    };
    of.outcomes.iter().map(|(values, weight)| (values.clone(), ends(weight))).collect()
}
