//! The likeliest ways to an outcome, roll by roll: each can be supplied to a game, a test or a trace, which then does
//! it.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use runebook_runtime::machine::Site;
use runebook_runtime::{Buffers, Chooser, Draw, Host, Machine, Outcome, Pause, Silent};

use crate::budget::Budget;
use crate::draw::Draws;
use crate::fork::{Decisions, chain};
use crate::number::Ratio;
use crate::question::Question;
use crate::refused::Refused;
use crate::weight::Weight;

/// One way: what every roll came to, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The results of the rolls: totals of dice, 1 or 0 for a chance, the place of what was picked.
    pub rolls: Vec<i64>,
    /// The values that were asked for.
    pub values: Vec<i64>,
    /// Its share of all ways, whether or not they meet what was given.
    pub chance: Weight,
}

/// The likeliest ways, in descending order; those that are as likely as each other by their rolls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likeliest {
    /// The ways.
    pub ways: Vec<Way>,
    /// Whether every way that may be as likely was looked at. If not, there may be likelier ones than the last.
    pub proved: bool,
    /// Runs of the machine.
    pub runs: u64,
}

/// A way that has begun, the likeliest first.
type Begun = (Ratio, Reverse<Vec<i64>>);

/// The `most` likeliest ways in which what is given holds and `wanted` does of the values asked for. Each is begun
/// where no likelier one is left to go on with, so that the first that end are the likeliest; the budget's steps are
/// runs.
pub fn likeliest<H: Host + ?Sized>(
    question: &Question<'_, '_, H>,
    wanted: &dyn Fn(&[i64]) -> bool,
    most: usize,
    budget: &Budget<'_>,
) -> Result<Likeliest, Refused> {
    let (mut found, mut draws) = (Vec::new(), Draws::default());
    let (mut buffers, mut decisions) = (Buffers::new(), Decisions::default());
    let mut begun: BinaryHeap<Begun> = BinaryHeap::from([(Ratio::ONE, Reverse(Vec::new()))]);
    let mut runs = 0;
    while found.len() < most {
        let Some((mass, Reverse(rolls))) = begun.pop() else { break };
        budget.check()?;
        if runs >= budget.steps || begun.len() as u64 > budget.states {
            return Ok(Likeliest { ways: found, proved: false, runs });
        }
        runs += 1;
        match run(question, &rolls, (&mut buffers, &mut decisions), budget)? {
            End::Open(draw) => {
                let faces = draws.faces(draw)?;
                for (result, ways) in faces.results.iter().filter(|(_, ways)| !ways.is_zero()) {
                    let rolls = rolls.iter().copied().chain([*result]).collect();
                    begun.push((mass.times(ways, &faces.ways), Reverse(rolls)));
                }
            }
            End::Done(results) => match results.split_first() {
                Some((0, _)) => {}
                Some(_) => {
                    let values = question.policy.values(&results);
                    if wanted(&values) {
                        found.push(Way { rolls, values, chance: Weight::from_ratio(mass.lowest()) });
                    }
                }
                None => return Err(Refused::Malformed("the question's function returns nothing")),
            },
        }
    }
    Ok(Likeliest { ways: found, proved: true, runs })
}

enum End {
    Open(Draw),
    Done(Vec<i64>),
}

/// Supplies what was rolled so far, then leaves the next roll open.
struct Begins<'r> {
    rolls: &'r [i64],
}

impl Chooser for Begins<'_> {
    fn draw(&mut self, _site: Site, _draw: Draw) -> Result<i64, Pause> {
        let (first, rest) = self.rolls.split_first().ok_or(Pause::Wait)?;
        self.rolls = rest;
        Ok(*first)
    }
}

fn run<H: Host + ?Sized>(
    question: &Question<'_, '_, H>,
    rolls: &[i64],
    (buffers, decisions): (&mut Buffers, &mut Decisions),
    budget: &Budget<'_>,
) -> Result<End, Refused> {
    let mut machine = Machine::new(question.table, buffers.scratch()).with_limits(budget.limits);
    let started = machine.start(question.function, question.args);
    started.map_err(|_| Refused::Malformed("the question's function takes other arguments"))?;
    let mut chooser = Begins { rolls };
    loop {
        match machine.run(question.host, &mut chooser, &mut Silent) {
            Outcome::Done => return Ok(End::Done(machine.results().to_vec())),
            Outcome::Drawing(_, draw) => return Ok(End::Open(draw)),
            Outcome::Ask(ask) => machine.resume_with(decisions.decide(question, (&machine, ask), budget)?),
            Outcome::Failed(fault) => {
                let chain = chain(question.table, &machine);
                return Err(Refused::Failed { trap: fault.trap, chain, at: fault.at.pc });
            }
        }
    }
}
