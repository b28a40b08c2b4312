//! Asking: a question in, every outcome with its chance out.

use runebook_runtime::{Dice, Draw, Host};

use crate::budget::{Budget, Precision};
use crate::distribution::{Distribution, Gathered, Method};
use crate::draw::Faces;
use crate::fork::{Keep, Stop, Tools, Walked, walk, walk_as};
use crate::number::{Float, Mass, Ratio};
use crate::question::{Policy, Question};
use crate::refused::Refused;
use crate::weight::Weight;

/// Most states for which fractions are tried where they need not be.
const FEW: u64 = 50_000;

/// Answers questions and remembers what it learned about their table: for many questions, use one.
#[derive(Debug, Default)]
pub struct Engine {
    pub(crate) tools: Tools,
}

impl Engine {
    /// One that knows nothing yet.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// The distribution of a function's results, from the code that the game runs.
    ///
    /// Refused if the rules fail on some of the ways, the budget does not do, a choice has no policy, or what is given
    /// never happens.
    pub fn ask<H: Host + ?Sized>(
        &mut self,
        question: &Question<'_, '_, H>,
        budget: &Budget<'_>,
    ) -> Result<Distribution, Refused> {
        self.ask_keeping(question, budget, &Keep::Results)
    }

    /// The same in fractions alone, for what cannot afford to carry doubles with it. What is too wide for them is refused.
    pub fn ask_exact<H: Host + ?Sized>(
        &mut self,
        question: &Question<'_, '_, H>,
        budget: &Budget<'_>,
    ) -> Result<Distribution, Refused> {
        let keep = Keep::Results;
        let walked = walk::<Ratio, H>(&mut self.tools, question, &budget.exact(), keep.clone())?;
        answer(walked, question.policy, &keep)
    }

    pub(crate) fn ask_keeping<H: Host + ?Sized>(
        &mut self,
        question: &Question<'_, '_, H>,
        budget: &Budget<'_>,
        keep: &Keep<'_>,
    ) -> Result<Distribution, Refused> {
        match budget.precision {
            Precision::Exact => {
                answer(walk::<Ratio, H>(&mut self.tools, question, budget, keep.clone())?, question.policy, keep)
            }
            Precision::Certified => {
                answer(walk::<Float, H>(&mut self.tools, question, budget, keep.clone())?, question.policy, keep)
            }
            Precision::Auto => self.ask_short(question, budget, keep),
        }
    }

    /// Tries exact fractions, and where these get long or states many, doubles.
    fn ask_short<H: Host + ?Sized>(
        &mut self,
        question: &Question<'_, '_, H>,
        budget: &Budget<'_>,
        keep: &Keep<'_>,
    ) -> Result<Distribution, Refused> {
        let few = Budget { states: budget.states.min(FEW), ..*budget };
        match walk_as::<Ratio, H>(&mut self.tools, question, &few, keep.clone(), true) {
            Ok(walked) => answer(walked, question.policy, keep),
            Err(Stop::Long | Stop::Refused(Refused::Wide { reached: _, widest: _ })) => {
                answer(walk::<Float, H>(&mut self.tools, question, budget, keep.clone())?, question.policy, keep)
            }
            Err(Stop::Refused(refused)) => Err(refused),
        }
    }
}

/// The distribution of a function's results; see [`Engine::ask`].
pub fn ask<H: Host + ?Sized>(question: &Question<'_, '_, H>, budget: &Budget<'_>) -> Result<Distribution, Refused> {
    Engine::new().ask(question, budget)
}

/// The distribution of a roll, by closed form.
///
/// Refused if the dice have too many different totals.
pub fn dice(dice: Dice) -> Result<Distribution, Refused> {
    let faces = Faces::of(Draw::Dice(dice))?;
    let chance = |ways| Weight::from_ratio(Ratio::new(ways, faces.ways.clone()));
    let outcomes = faces.results.into_iter().map(|(total, ways)| (vec![total], chance(ways))).collect();
    Ok(Distribution {
        outcomes,
        residual: Weight::ZERO,
        reached: Weight::ZERO,
        condition: Weight::ONE,
        method: Method::ClosedForm,
        assumed: Default::default(),
        states: 0,
        steps: 0,
    })
}

fn answer<M: Mass>(walked: Walked<M>, policy: Policy, keep: &Keep<'_>) -> Result<Distribution, Refused> {
    let reached = walked.share_reached();
    let Walked { ends, open, reached: _, bounded: _, states, steps, work: _, assumed } = walked;
    let mut gathered = Gathered { given: Vec::with_capacity(ends.len()), not_given: M::NONE, open };
    let given = matches!(keep, Keep::Preview { .. });
    for (run, mass) in ends {
        if given {
            gathered.given.push((run.results, mass));
            continue;
        }
        match run.results.first() {
            Some(0) => gathered.not_given.join(&mass),
            Some(_) => {
                let values = policy.values(&run.results);
                // ends come in order, and what choices are best by stands last in them
                match gathered.given.last_mut() {
                    Some((last, all)) if *last == values => all.join(&mass),
                    Some(_) | None => gathered.given.push((values, mass)),
                }
            }
            None => return Err(Refused::Malformed("the question's function returns nothing")),
        }
    }
    let method = if states == 0 { Method::Certain } else { Method::Forked };
    let (outcomes, condition, residual) = gathered.chances()?;
    Ok(Distribution { outcomes, residual, reached, condition, method, assumed, states, steps })
}
