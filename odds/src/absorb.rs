//! Processes that go on until they stop: how many ticks that takes, and whether it happens at all.
//!
//! ```text
//!  init ──▶ states ──step──▶ states, stopped? ──▶ … explored tick by tick, equal states merged
//!             closed: the graph is solved, strongly connected parts without subtraction (GTH)
//!             open:   ticks are counted until what is left no longer matters; that rest is in the answer
//! ```

use std::collections::BTreeSet;

use runebook_runtime::{Host, Table};

use crate::ask::Engine;
use crate::budget::{Budget, Precision};
use crate::distribution::{Method, Number};
use crate::question::{Assumed, Policy};
use crate::refused::Refused;
use crate::weight::Weight;

mod explore;
mod graph;
mod gth;
mod parts;
mod ticks;

use explore::{Explored, Explorer};

/// A process: `init(args) -> states`, then each tick `step(args, states) -> (states, stopped)`.
#[derive(Debug)]
pub struct Process<'p, 't, H: ?Sized> {
    /// The table.
    pub table: &'t Table<'t>,
    /// The world that the rules read.
    pub host: &'p H,
    /// Index of the function that gives the first states.
    pub init: u32,
    /// Index of the function that makes one tick.
    pub step: u32,
    /// The arguments of both.
    pub args: &'p [i64],
    /// How many registers of state there are.
    pub states: usize,
    /// How open choices are made.
    pub policy: Policy,
}

impl<H: Host + ?Sized> Clone for Process<'_, '_, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: Host + ?Sized> Copy for Process<'_, '_, H> {}

/// What becomes of a process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absorbed {
    /// Expected number of ticks until it stops; `None` where it may go on for ever.
    pub expected: Option<Number>,
    /// The chance that it ever stops.
    pub stops: Weight,
    /// The chance that it stops at tick 1, 2, … as many as were asked for.
    pub ticks: Vec<Weight>,
    /// On how many ticks a repetition is expected to reach its bound, the beginning counted as one; the chance that any
    /// ever does is no larger. The game goes on from there with what it has, and so does the process. `None` where it may
    /// go on for ever.
    pub reached: Option<Number>,
    /// How it was found.
    pub method: Method,
    /// What the answer took for granted.
    pub assumed: BTreeSet<Assumed>,
    /// States of the process that were told apart.
    pub states: u64,
    /// Runs of the machine from one draw to the next.
    pub steps: u64,
}

/// How long a process goes on, with the chances of its first `ticks` ticks.
///
/// The expected number is exact where the states are few enough and its digits fit, else certified. Where new states
/// never end, the answer is an interval that takes for granted what [`Assumed::StopsAtLeast`] says.
pub fn absorb<H: Host + ?Sized>(
    process: &Process<'_, '_, H>,
    ticks: usize,
    budget: &Budget<'_>,
) -> Result<Absorbed, Refused> {
    Engine::new().absorb(process, ticks, budget)
}

impl Engine {
    /// See [`absorb`].
    pub fn absorb<H: Host + ?Sized>(
        &mut self,
        process: &Process<'_, '_, H>,
        ticks: usize,
        budget: &Budget<'_>,
    ) -> Result<Absorbed, Refused> {
        let mut explorer = Explorer::new(&mut self.tools, process, budget)?;
        let explored = explorer.explore()?;
        let listed = explorer.ticks(ticks)?;
        let graph = explorer.graph;
        let (expected, stops, reached, method) = match explored {
            Explored::Closed => {
                let solved = graph.solve(budget.precision != Precision::Certified)?;
                (solved.expected, solved.stops, solved.reached, Method::Graph)
            }
            Explored::Open(answer) => (Some(answer.expected), answer.stops, Some(answer.reached), Method::Ticks),
        };
        let states = graph.rows.len() as u64;
        let (assumed, steps) = (graph.assumed, graph.steps);
        Ok(Absorbed { expected, stops, ticks: listed, reached, method, assumed, states, steps })
    }
}
