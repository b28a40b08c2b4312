//! A process run many times, for one whose states are too many: how long each run goes on.

use std::collections::BTreeSet;

use rayon::prelude::*;
use runebook_runtime::{Buffers, Host, Key, Machine, Outcome, Sample, Silent};

use super::{BATCH, answer};
use crate::absorb::{Absorbed, Process};
use crate::budget::Budget;
use crate::distribution::{Method, Number};
use crate::fork::{Reads, chain};
use crate::question::Assumed;
use crate::refused::Refused;
use crate::weight::Weight;

/// So many runs tell how long one takes.
const TRIES: u64 = 16;
/// Most ticks of one run: who goes on for longer may go on for ever.
const LONGEST: u64 = 1_000_000;
/// Most ticks of all runs together: some ten seconds of a usual processor.
const MOST: u64 = 30_000_000;

/// How long a process goes on, from `runs` runs: run number 0, 1, 2 … of the seed. The same bits for any number of
/// threads.
///
/// Refused where a run does not stop within a million ticks, where so many runs would take too long, or where the rules
/// fail in one of them.
pub fn sample_process<H: Host + Sync + ?Sized>(
    process: &Process<'_, '_, H>,
    seed: u64,
    runs: u64,
    budget: &Budget<'_>,
) -> Result<Absorbed, Refused> {
    let tried = fought(process, seed, 0..TRIES.min(runs), budget)?;
    let each = tried.ticks.0 / i128::from(TRIES.min(runs).max(1));
    if each * i128::from(runs) > i128::from(MOST) {
        let fewer = i128::from(MOST) / each.max(1);
        return Err(Refused::Wide {
            reached: format!(
                "a run takes some {each} ticks, and {runs} are too many; `--runs {fewer}` can be waited for"
            ),
            widest: Vec::new(),
        });
    }
    let seen = fought(process, seed, 0..runs, budget)?;
    let bounded = Reads::of(process.table, &[process.init, process.step]).bounded();
    Ok(Absorbed {
        expected: Some(Number::averaged(seen.ticks.0, seen.ticks.1, runs)),
        stops: Weight::sampled(runs, runs, seed),
        ticks: Vec::new(),
        reached: Some(if bounded { Number::seen(seen.reached, runs) } else { Number::zero() }),
        method: Method::Sampled,
        assumed: seen.assumed,
        states: 0,
        steps: runs,
    })
}

/// What was seen in some runs.
#[derive(Default)]
struct Seen {
    /// The sum of ticks, and of their squares.
    ticks: (i128, i128),
    /// On how many ticks a repetition reached its bound.
    reached: u64,
    assumed: BTreeSet<Assumed>,
}

type Batch = Result<Seen, (u64, Refused)>;

fn joined(left: Batch, right: Batch) -> Batch {
    match (left, right) {
        (Ok(mut left), Ok(right)) => {
            left.ticks = (left.ticks.0 + right.ticks.0, left.ticks.1 + right.ticks.1);
            left.reached += right.reached;
            left.assumed.extend(right.assumed);
            Ok(left)
        }
        (Err(left), Err(right)) => Err(if left.0 <= right.0 { left } else { right }),
        (Err(refused), Ok(_)) | (Ok(_), Err(refused)) => Err(refused),
    }
}

fn fought<H: Host + Sync + ?Sized>(
    process: &Process<'_, '_, H>,
    seed: u64,
    runs: std::ops::Range<u64>,
    budget: &Budget<'_>,
) -> Result<Seen, Refused> {
    let batch = |buffers: &mut Buffers, number: u64| {
        let mut seen = Seen::default();
        for run in number * BATCH..((number + 1) * BATCH).min(runs.end) {
            budget.check().map_err(|refused| (run, refused))?;
            let mut one = Run { process, budget, buffers, seen: &mut seen, key: Key { seed, run, ..Key::default() } };
            let ticks = i128::from(one.ticks().map_err(|refused| (run, refused))?);
            seen.ticks = (seen.ticks.0 + ticks, seen.ticks.1 + ticks * ticks);
        }
        Ok(seen)
    };
    let all = (0..runs.end.div_ceil(BATCH)).into_par_iter().map_init(Buffers::new, batch);
    all.reduce(|| Ok(Seen::default()), joined).map_err(|(_, refused)| refused)
}

struct Run<'r, 'p, 't, H: ?Sized> {
    process: &'r Process<'p, 't, H>,
    budget: &'r Budget<'r>,
    buffers: &'r mut Buffers,
    seen: &'r mut Seen,
    key: Key,
}

impl<H: Host + ?Sized> Run<'_, '_, '_, H> {
    /// How many ticks this run takes to stop.
    fn ticks(&mut self) -> Result<u64, Refused> {
        let mut states = self.call(self.process.init, self.process.args)?;
        for tick in 1..=LONGEST {
            self.key.turn = tick;
            let args = [self.process.args, &states].concat();
            states = self.call(self.process.step, &args)?;
            match states.pop().filter(|_| states.len() == self.process.states) {
                Some(0) => {}
                Some(_) => return Ok(tick),
                None => return Err(Refused::Malformed("a tick of the process gives another number of states")),
            }
        }
        Err(Refused::Wide {
            reached: format!("run {} of the process has not stopped within {LONGEST} ticks", self.key.run + 1),
            widest: Vec::new(),
        })
    }

    fn call(&mut self, function: u32, args: &[i64]) -> Result<Vec<i64>, Refused> {
        let Process { table, host, policy, .. } = *self.process;
        let mut machine = Machine::new(table, self.buffers.scratch()).with_limits(self.budget.limits);
        let started = machine.start(function, args);
        started.map_err(|_| Refused::Malformed("a function of the process takes other arguments"))?;
        let mut dice = Sample::new(self.key);
        loop {
            match machine.run(host, &mut dice, &mut Silent) {
                Outcome::Done => break,
                Outcome::Ask(ask) => {
                    self.seen.assumed.insert(Assumed::Choice { site: ask.site.id, policy });
                    machine.resume_with(answer(policy, &ask, &dice)?);
                }
                Outcome::Failed(fault) => {
                    return Err(Refused::Failed { trap: fault.trap, chain: chain(table, &machine), at: fault.at.pc });
                }
                Outcome::Drawing(_, _) => return Err(Refused::Malformed("a draw was left open")),
            }
        }
        self.seen.reached += u64::from(machine.bounds() > 0);
        Ok(machine.results().to_vec())
    }
}
