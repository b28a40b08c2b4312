//! The answer to a question: every outcome with its chance.

use std::collections::BTreeSet;

use crate::number::Mass;
use crate::question::Assumed;
use crate::refused::Refused;
use crate::weight::Weight;

mod compare;
mod moments;
mod shown;
mod tails;

pub use compare::Dominance;
pub use moments::Number;

/// Every outcome with its chance, what was left open, and how it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Distribution {
    /// The values asked for, in ascending order, each with its chance under what was given. Numbers with a declared
    /// denominator are stored multiplied by it. Where `residual` is not 0 the chances are intervals that allow for it.
    pub outcomes: Vec<(Vec<i64>, Weight)>,
    /// The share of all ways that were too unlikely to be followed: nothing is known of them.
    pub residual: Weight,
    /// The share of all ways, whether or not they meet what was given, on which a repetition reached its bound. The game
    /// goes on from there with what it has: these ways are among the outcomes like any others. Exactly 0 where no
    /// repetition has a bound to reach.
    pub reached: Weight,
    /// The chance of what was given; 1 where nothing was. What was left open is taken for given.
    pub condition: Weight,
    /// How it was found.
    pub method: Method,
    /// Policies and the like that the answer depends on.
    pub assumed: BTreeSet<Assumed>,
    /// States that were told apart.
    pub states: u64,
    /// Runs of the machine from one draw to the next.
    pub steps: u64,
}

/// How an answer was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Nothing was left to chance.
    Certain,
    /// By the closed form of a roll.
    ClosedForm,
    /// By trying every result of every draw, equal states merged.
    Forked,
    /// By the graph of a process's states.
    Graph,
    /// Tick by tick, until what was left did not matter.
    Ticks,
    /// By many runs.
    Sampled,
}

/// Outcomes under a condition, the chance of the condition, and what was left open.
pub(crate) type Chances = (Vec<(Vec<i64>, Weight)>, Weight, Weight);

/// Ways gathered by whether what was given holds.
pub(crate) struct Gathered<M> {
    pub(crate) given: Vec<(Vec<i64>, M)>,
    pub(crate) not_given: M,
    pub(crate) open: M,
}

impl<M: Mass> Gathered<M> {
    /// Turns masses into chances under the condition.
    pub(crate) fn chances(mut self) -> Result<Chances, Refused> {
        M::align(self.given.iter_mut().map(|(_, mass)| mass).chain([&mut self.not_given, &mut self.open]));
        let mut all = M::NONE;
        self.given.iter().for_each(|(_, mass)| all.join(mass));
        let (low, high) = all.ends();
        let (_, open) = self.open.ends();
        if high.is_zero() && open.is_zero() {
            return Err(Refused::NeverGiven);
        }
        let nothing_else = self.not_given.ends().1.is_zero();
        let condition = if nothing_else { Weight::ONE } else { Weight::between(low, high.plus(&open)) };
        let given = (!nothing_else).then_some(&all);
        let shares = |mass: &M| {
            let (least, most) = mass.chance(given, &self.open);
            Weight::between(least, most)
        };
        let outcomes = self.given.into_iter().map(|(values, mass)| (values, shares(&mass))).collect();
        Ok((outcomes, condition, Weight::of_mass(&self.open)))
    }
}
