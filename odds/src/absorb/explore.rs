//! Exploring a process tick by tick, until no new states come or what is left does not matter.

use std::collections::BTreeMap;

use num_rational::BigRational;
use runebook_runtime::Host;

use super::Process;
use super::graph::{Graph, Row};
use super::gth::Field;
use crate::budget::Budget;
use crate::distribution::Number;
use crate::fork::{Keep, Tools, Walked, walk};
use crate::number::{Float, Mass, Ratio};
use crate::question::{Assumed, Question};
use crate::refused::Refused;
use crate::weight::Weight;

/// What is left out may change the expected number of ticks by this part of it at most.
const REST: f64 = 1e-14;

/// What it costs to carry a mass from a state to the next, in work of the rules.
const EDGE: u64 = 3;

/// How exploring ended.
pub(super) enum Explored {
    /// All states are known.
    Closed,
    /// New states never ended; what is left does not matter.
    Open(Box<Open>),
}

/// What is known where new states never ended.
pub(super) struct Open {
    pub(super) expected: Number,
    /// The chance to stop.
    pub(super) stops: Weight,
    /// On how many ticks a repetition is expected to reach its bound.
    pub(super) reached: Number,
}

/// Results, each with its chance.
type Ends = Vec<(Vec<i64>, Ratio)>;

/// Finds the states of a process.
pub(super) struct Explorer<'e, 'p, 't, H: ?Sized> {
    tools: &'e mut Tools,
    process: &'e Process<'p, 't, H>,
    budget: &'e Budget<'e>,
    numbers: BTreeMap<Vec<i64>, usize>,
    /// States whose tick is not known yet stand behind those whose tick is.
    states: Vec<Vec<i64>>,
    /// Whether a repetition can reach its bound.
    bounded: bool,
    /// What all runs so far cost.
    work: u64,
    pub(super) graph: Graph,
}

impl<'e, 'p, 't, H: Host + ?Sized> Explorer<'e, 'p, 't, H> {
    pub(super) fn new(
        tools: &'e mut Tools,
        process: &'e Process<'p, 't, H>,
        budget: &'e Budget<'e>,
    ) -> Result<Self, Refused> {
        let (numbers, states, graph) = (BTreeMap::new(), Vec::new(), Graph::default());
        let mut explorer = Explorer { tools, process, budget, numbers, states, bounded: false, work: 0, graph };
        let (ends, reached) = explorer.run(process.init, process.args)?;
        explorer.graph.reached = reached;
        for (results, share) in ends {
            if results.len() != process.states {
                return Err(Refused::Malformed("the process begins with another number of states than it has"));
            }
            let number = explorer.number(results);
            explorer.graph.start.push((number, share));
        }
        Ok(explorer)
    }

    pub(super) fn explore(&mut self) -> Result<Explored, Refused> {
        let mut alive: BTreeMap<usize, Float> = BTreeMap::new();
        for (state, share) in &self.graph.start {
            alive.insert(*state, Float::share(&share.num, &share.den));
        }
        let mut counted = Float::ZERO;
        let mut stopped = Float::ZERO;
        let mut reached = self.graph.reached.as_ref().map_or(Float::ZERO, <Float as Field>::of);
        loop {
            self.budget.check()?;
            let known = self.states.len();
            let tick = self.tick(&alive)?;
            counted = alive.values().fold(counted, |sum, mass| sum.plus(*mass));
            stopped = stopped.plus(tick.stopped);
            reached = reached.plus(tick.reached);
            alive = tick.alive;
            if self.graph.rows.len() == self.states.len() && known == self.states.len() {
                return Ok(Explored::Closed);
            }
            let left = alive.values().fold(Float::ZERO, |sum, mass| sum.plus(*mass));
            // Were the chance to stop never less than now, so many ticks would still come.
            let rest = left.value * (1.0 + left.error()) / tick.least;
            if tick.least > 0.0 && rest <= REST * counted.value {
                return Ok(self.open(counted, stopped, reached, rest, tick.least));
            }
        }
    }

    fn open(&mut self, counted: Float, stopped: Float, reached: Float, rest: f64, least: f64) -> Explored {
        self.graph.assumed.insert(Assumed::StopsAtLeast((least * 100.0) as u32));
        let (low, high) = counted.ends();
        let rest: BigRational = Ratio::from_f64(rest.next_up()).signed();
        let expected = Number::between(low.signed(), high.signed() + &rest);
        let (low, high) = reached.ends();
        // Each of the ticks that still come may be one.
        let later = if self.bounded { rest } else { BigRational::default() };
        let reached = Number::between(low.signed(), high.signed() + later);
        let (low, _) = stopped.ends();
        let stops = Weight::between(low.min(Ratio::ONE), Ratio::ONE);
        Explored::Open(Box::new(Open { expected, stops, reached }))
    }

    /// What one tick makes of masses in states.
    fn tick(&mut self, alive: &BTreeMap<usize, Float>) -> Result<Tick, Refused> {
        let mut tick = Tick { alive: BTreeMap::new(), stopped: Float::ZERO, reached: Float::ZERO, least: 1.0 };
        for (state, mass) in alive {
            self.know(*state)?;
            let Some(row) = self.graph.rows.get(*state) else { continue };
            let stop = row.stop.as_ref().map_or(Float::ZERO, |stop| Float::share(&stop.num, &stop.den));
            tick.least = tick.least.min(stop.value);
            tick.stopped = tick.stopped.plus(mass.times(stop));
            if let Some(reached) = &row.reached {
                tick.reached = tick.reached.plus(mass.times(Float::share(&reached.num, &reached.den)));
            }
            self.work += EDGE * (row.next.len() as u64 + 1);
            for (next, share) in &row.next {
                let more = mass.times(Float::share(&share.num, &share.den));
                let slot = tick.alive.entry(*next).or_insert(Float::ZERO);
                *slot = slot.plus(more);
            }
            if self.work > self.budget.work {
                return Err(self.wide());
            }
        }
        Ok(tick)
    }

    /// Works out the ticks of all states up to this one.
    fn know(&mut self, state: usize) -> Result<(), Refused> {
        while self.graph.rows.len() <= state {
            let Some(values) = self.states.get(self.graph.rows.len()).cloned() else { return Ok(()) };
            let row = self.row(&values)?;
            self.graph.rows.push(row);
            if self.states.len() as u64 > self.budget.states || self.work > self.budget.work {
                return Err(self.wide());
            }
        }
        Ok(())
    }

    fn wide(&self) -> Refused {
        Refused::Wide { reached: format!("{} states of the process", self.states.len()), widest: self.widest() }
    }

    fn row(&mut self, values: &[i64]) -> Result<Row, Refused> {
        let args = [self.process.args, values].concat();
        let (ends, reached) = self.run(self.process.step, &args)?;
        let mut row = Row { reached, ..Row::default() };
        for (mut results, share) in ends {
            let stopped = results.pop().filter(|_| results.len() == self.process.states);
            match stopped {
                Some(0) => {
                    let number = self.number(results);
                    row.next.push((number, share));
                }
                Some(_) => row.stop = Some(row.stop.map_or(share.clone(), |stop| stop.plus(&share))),
                None => return Err(Refused::Malformed("a tick of the process gives another number of states")),
            }
        }
        row.next.sort_by_key(|(number, _)| *number);
        Ok(row)
    }

    fn number(&mut self, state: Vec<i64>) -> usize {
        let next = self.states.len();
        let number = *self.numbers.entry(state.clone()).or_insert(next);
        if number == next {
            self.states.push(state);
        }
        number
    }

    /// The ends of a function, each with its chance, and the chance that a repetition reaches its bound.
    fn run(&mut self, function: u32, args: &[i64]) -> Result<(Ends, Option<Ratio>), Refused> {
        let Process { table, host, policy, .. } = *self.process;
        let question = Question { table, host, function, args, policy };
        // Fractions are followed however unlikely they get, so nothing is left open.
        let Walked { ends, open: _, reached, bounded, states: _, steps, work, assumed } =
            walk::<Ratio, H>(self.tools, &question, self.budget, Keep::Results)?;
        self.bounded |= bounded;
        self.graph.steps += steps;
        self.work += work;
        self.graph.assumed.extend(assumed);
        let ends = ends.into_iter().map(|(run, share)| (run.results, share)).collect();
        Ok((ends, Some(reached).filter(|reached| !reached.is_zero())))
    }

    fn widest(&self) -> Vec<String> {
        let width = |place: usize| {
            let values: std::collections::BTreeSet<i64> =
                self.states.iter().filter_map(|state| state.get(place)).copied().collect();
            (values.len(), place)
        };
        let mut widths: Vec<(usize, usize)> = (0..self.process.states).map(width).collect();
        widths.sort_unstable_by(|left, right| right.cmp(left));
        widths.iter().take(3).map(|(width, place)| format!("state {place} ({width} values)")).collect()
    }
}

/// One tick of all masses.
struct Tick {
    alive: BTreeMap<usize, Float>,
    stopped: Float,
    /// What reached the bound of a repetition.
    reached: Float,
    /// The least chance to stop of the states that were alive.
    least: f64,
}

impl<H: Host + ?Sized> Explorer<'_, '_, '_, H> {
    /// Makes sure that everything that can be alive in `ticks` ticks is known, and lists the chances to stop.
    pub(super) fn ticks(&mut self, ticks: usize) -> Result<Vec<Weight>, Refused> {
        let mut reach: Vec<usize> = self.graph.start.iter().map(|(state, _)| *state).collect();
        for _ in 0..ticks {
            let mut next = std::collections::BTreeSet::new();
            for state in reach {
                self.know(state)?;
                let row = self.graph.rows.get(state);
                next.extend(row.into_iter().flat_map(|row| row.next.iter().map(|(state, _)| *state)));
            }
            reach = next.into_iter().collect();
        }
        Ok(super::ticks::listed(&self.graph, ticks))
    }
}
