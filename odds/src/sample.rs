//! Sampling: for what is too wide to be counted. Every share comes with its interval.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;
use runebook_runtime::machine::{Pause, Site};
use runebook_runtime::{Ask, Buffers, Chooser, Draw, Host, Key, Machine, Outcome, Sample, Silent};

use crate::budget::Budget;
use crate::distribution::{Distribution, Method};
use crate::fork::{Decisions, Reads, chain};
use crate::question::{Assumed, Policy, Question};
use crate::refused::Refused;
use crate::weight::Weight;

mod pairs;
mod process;

pub(crate) use pairs::gain;
pub use pairs::{Paired, sample_pairs};
pub use process::sample_process;

/// Runs that one thread takes at a time.
const BATCH: u64 = 256;

/// The distribution of a function's results from `runs` runs: run number 0, 1, 2 … of the seed. The same bits for any
/// number of threads. Each chance has an interval of at least 99.9 % confidence.
pub fn sample<H: Host + Sync + ?Sized>(
    question: &Question<'_, '_, H>,
    seed: u64,
    runs: u64,
    budget: &Budget<'_>,
) -> Result<Distribution, Refused> {
    let batch = |(buffers, decisions): &mut (Buffers, Decisions), number: u64| {
        budget.check().map_err(|refused| (0, refused))?;
        let mut seen = Seen::default();
        for run in number * BATCH..((number + 1) * BATCH).min(runs) {
            let decide = |machine: &Machine<'_, '_>, ask, dice: &Sample| {
                decided(decisions, question, (machine, ask), dice, budget)
            };
            seen.run(question, Plain(dice(seed, run)), (buffers, decide), budget).map_err(|refused| (run, refused))?;
        }
        Ok(seen)
    };
    let all = (0..runs.div_ceil(BATCH)).into_par_iter().map_init(Default::default, batch);
    let seen = all.reduce(|| Ok(Seen::default()), joined).map_err(|(_, refused)| refused)?;
    seen.answer(seed, runs, Reads::of(question.table, &[question.function]).bounded())
}

/// The same on this thread alone, for what knows no others; `watch` may put something around the dice of each run.
pub fn sample_alone<H: Host + ?Sized, C: Chooser + AsRef<Sample>>(
    question: &Question<'_, '_, H>,
    seed: u64,
    runs: u64,
    budget: &Budget<'_>,
    watch: impl Fn(Sample) -> C,
) -> Result<Distribution, Refused> {
    let (mut seen, mut buffers) = (Seen::default(), Buffers::new());
    for run in 0..runs {
        budget.check()?;
        let decide = |_: &Machine<'_, '_>, ask, dice: &Sample| answer(question.policy, &ask, dice);
        seen.run(question, watch(dice(seed, run)), (&mut buffers, decide), budget)?;
    }
    seen.answer(seed, runs, Reads::of(question.table, &[question.function]).bounded())
}

/// The answer to a choice of a run, by any policy.
fn decided<H: Host + ?Sized>(
    decisions: &mut Decisions,
    question: &Question<'_, '_, H>,
    (machine, ask): (&Machine<'_, '_>, Ask),
    dice: &Sample,
    budget: &Budget<'_>,
) -> Result<i64, Refused> {
    match question.policy {
        Policy::Each => answer(Policy::Each, &ask, dice),
        Policy::First | Policy::Last | Policy::Best { .. } | Policy::Refuse => {
            decisions.decide(question, (machine, ask), budget)
        }
    }
}

/// The dice of a run.
pub(crate) fn dice(seed: u64, run: u64) -> Sample {
    Sample::new(Key { seed, run, ..Key::default() })
}

/// Dice that nobody watches.
pub(crate) struct Plain(pub(crate) Sample);

impl AsRef<Sample> for Plain {
    fn as_ref(&self) -> &Sample {
        &self.0
    }
}

impl Chooser for Plain {
    fn draw(&mut self, site: Site, draw: Draw) -> Result<i64, Pause> {
        self.0.draw(site, draw)
    }

    fn faces(&self) -> &[i16] {
        self.0.faces()
    }
}

type Batch = Result<Seen, (u64, Refused)>;

fn joined(left: Batch, right: Batch) -> Batch {
    match (left, right) {
        (Ok(left), Ok(right)) => Ok(left.with(right)),
        (Err(left), Err(right)) => Err(if left.0 <= right.0 { left } else { right }),
        (Err(refused), Ok(_)) | (Ok(_), Err(refused)) => Err(refused),
    }
}

/// What was seen in some runs.
#[derive(Default)]
struct Seen {
    given: BTreeMap<Vec<i64>, u64>,
    reached: u64,
    assumed: BTreeSet<Assumed>,
}

impl Seen {
    fn with(mut self, other: Seen) -> Seen {
        for (values, count) in other.given {
            *self.given.entry(values).or_insert(0) += count;
        }
        self.reached += other.reached;
        self.assumed.extend(other.assumed);
        self
    }

    /// One run: the values that were asked for, if what is given holds.
    fn run<H: Host + ?Sized, C: Chooser + AsRef<Sample>>(
        &mut self,
        question: &Question<'_, '_, H>,
        mut chooser: C,
        (buffers, mut decide): (&mut Buffers, impl FnMut(&Machine<'_, '_>, Ask, &Sample) -> Result<i64, Refused>),
        budget: &Budget<'_>,
    ) -> Result<Option<Vec<i64>>, Refused> {
        let mut machine = Machine::new(question.table, buffers.scratch()).with_limits(budget.limits);
        let started = machine.start(question.function, question.args);
        started.map_err(|_| Refused::Malformed("the question's function takes other arguments"))?;
        loop {
            match machine.run(question.host, &mut chooser, &mut Silent) {
                Outcome::Done => break,
                Outcome::Ask(ask) => {
                    self.assumed.insert(Assumed::Choice { site: ask.site.id, policy: question.policy });
                    let answer = decide(&machine, ask, chooser.as_ref())?;
                    machine.resume_with(answer);
                }
                Outcome::Failed(fault) => {
                    let chain = chain(question.table, &machine);
                    return Err(Refused::Failed { trap: fault.trap, chain, at: fault.at.pc });
                }
                Outcome::Drawing(_, _) => return Err(Refused::Malformed("a draw was left open")),
            }
        }
        self.reached += u64::from(machine.bounds() > 0);
        match machine.results().split_first() {
            Some((0, _)) => Ok(None),
            Some(_) => {
                let values = question.policy.values(machine.results());
                *self.given.entry(values.clone()).or_insert(0) += 1;
                Ok(Some(values))
            }
            None => Err(Refused::Malformed("the question's function returns nothing")),
        }
    }

    /// `bounded` says whether a repetition can reach its bound.
    fn answer(self, seed: u64, runs: u64, bounded: bool) -> Result<Distribution, Refused> {
        let given: u64 = self.given.values().sum();
        if given == 0 {
            return Err(Refused::NeverGiven);
        }
        let share = |count: u64, of: u64| Weight::sampled(count, of, seed);
        Ok(Distribution {
            outcomes: self.given.into_iter().map(|(values, count)| (values, share(count, given))).collect(),
            residual: Weight::ZERO,
            reached: if bounded { share(self.reached, runs) } else { Weight::ZERO },
            condition: if given == runs { Weight::ONE } else { share(given, runs) },
            method: Method::Sampled,
            assumed: self.assumed,
            states: 0,
            steps: runs,
        })
    }
}

/// The answer to a choice; by chance with a counter that no die has, so that it disturbs no roll.
pub(crate) fn answer(policy: Policy, ask: &Ask, chooser: &Sample) -> Result<i64, Refused> {
    match policy {
        Policy::First => Ok(0),
        Policy::Last => Ok(i64::from(ask.options) - 1),
        Policy::Each => Ok(i64::try_from(chooser.below(ask.site, u32::MAX, ask.options.into())).unwrap_or(0)),
        // what it is best by is a result of a question: who asks none has none
        Policy::Best { result: _ } | Policy::Refuse => Err(Refused::Choice { site: ask.site.id, options: ask.options }),
    }
}
