//! One value of a duel as a distribution, whether all its fights were counted or some were fought.

use std::collections::BTreeSet;

use super::{Course, Duel, DuelOdds, End, Tally, courses};
use crate::budget::Budget;
use crate::distribution::{Distribution, Method};
use crate::number::Ratio;
use crate::refused::Refused;
use crate::sample::Paired;
use crate::weight::Weight;

/// What may be asked of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuelValue {
    /// Whether side 0 wins: 1 or 0.
    Win,
    /// Whether nobody does.
    Draw,
    /// Whether side 1 does.
    Loss,
    /// The number of rounds.
    Rounds,
}

impl DuelValue {
    fn of(self, course: &Course) -> i64 {
        i64::from(match self {
            DuelValue::Win => course.end == End::Won(0),
            DuelValue::Draw => course.end == End::Draw,
            DuelValue::Loss => course.end == End::Won(1),
            DuelValue::Rounds => return course.rounds.into(),
        })
    }
}

impl DuelOdds {
    /// The distribution of one value.
    pub fn distribution(&self, value: DuelValue) -> Distribution {
        let [win, loss] = &self.wins;
        let outcomes = match value {
            DuelValue::Win => yes_or_no(win, [loss, &self.draw]),
            DuelValue::Draw => yes_or_no(&self.draw, [win, loss]),
            DuelValue::Loss => yes_or_no(loss, [win, &self.draw]),
            DuelValue::Rounds => (1..).map(|round| vec![round]).zip(self.rounds.iter().cloned()).collect(),
        };
        let reached = Ratio::from_f64(self.reached.ends().1.min(1.0));
        Distribution {
            outcomes: outcomes.into_iter().filter(|(_, weight)| *weight != Weight::ZERO).collect(),
            residual: Weight::ZERO,
            reached: Weight::between(Ratio::ZERO, reached),
            condition: Weight::ONE,
            method: Method::Forked,
            assumed: self.assumed.clone(),
            states: self.states,
            steps: self.steps,
        }
    }
}

fn yes_or_no(yes: &Weight, no: [&Weight; 2]) -> Vec<(Vec<i64>, Weight)> {
    let [one, other] = no.map(Weight::ends);
    let no = Weight::between(one.low.plus(&other.low), one.high.plus(&other.high).min(Ratio::ONE));
    vec![(vec![0], no), (vec![1], yes.clone())]
}

impl Tally {
    /// The distribution of one value in these fights.
    pub fn distribution(&self, value: DuelValue) -> Distribution {
        let share = |count: u64| Weight::sampled(count, self.runs, self.seed);
        let either = |count: u64| vec![(vec![0], share(self.runs - count)), (vec![1], share(count))];
        let outcomes = match value {
            DuelValue::Win => either(self.won[0]),
            DuelValue::Draw => either(self.drawn),
            DuelValue::Loss => either(self.won[1]),
            DuelValue::Rounds => {
                self.rounds.iter().map(|(round, count)| (vec![i64::from(*round)], share(*count))).collect()
            }
        };
        Distribution {
            outcomes,
            residual: Weight::ZERO,
            reached: Weight::ZERO,
            condition: Weight::ONE,
            method: Method::Sampled,
            assumed: BTreeSet::new(),
            states: 0,
            steps: self.runs,
        }
    }
}

/// One value of two duels from `runs` fights of each with the same luck.
pub fn duel_pairs(
    (one, other): (&Duel<'_, '_>, &Duel<'_, '_>),
    value: DuelValue,
    seed: u64,
    runs: u64,
    budget: &Budget<'_>,
) -> Result<Paired, Refused> {
    let [one, other] = [one, other].map(|duel| courses(duel, None, seed, runs, budget));
    let (one, other) = (one?, other?);
    let both = one.iter().zip(&other).map(|(one, other)| (value.of(one), value.of(other)));
    let difference = both.fold((0, 0), |(sum, squares), (one, other)| {
        let more = i128::from(other) - i128::from(one);
        (sum + more, squares + more * more)
    });
    let [one, other] = [one, other].map(|courses| Tally::of(&courses, seed).distribution(value));
    Ok(Paired::of(one, other, runs, vec![difference]))
}
