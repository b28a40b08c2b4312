//! Choices by what they lead to: each option is walked to its ends, and the one after which a result is highest on average
//! is taken. Choices further on are made in the same way.

use std::collections::{BTreeSet, HashMap};
use std::hash::BuildHasherDefault;

use runebook_runtime::{Ask, Host, Machine};

use super::frontier::Mixer;
use super::frozen::{freeze, take_up, thaw};
use super::tools::{Keep, Stop, Tools, Walked};
use super::walk::prepared;
use super::way::Way;
use crate::budget::Budget;
use crate::number::{Natural, Ratio};
use crate::question::{Assumed, Policy, Question};
use crate::refused::Refused;

/// What was decided where a machine asked, for one question: what led there does not matter any more.
#[derive(Clone, Debug, Default)]
pub struct Decisions {
    known: HashMap<Box<[u64]>, i64, BuildHasherDefault<Mixer>>,
}

impl Decisions {
    /// The option that the policy of the question takes where a machine asks.
    ///
    /// # Errors
    /// Where the policy takes none alone, or what it is best by cannot be counted.
    pub fn decide<H: Host + ?Sized>(
        &mut self,
        question: &Question<'_, '_, H>,
        (machine, ask): (&Machine<'_, '_>, Ask),
        budget: &Budget<'_>,
    ) -> Result<i64, Refused> {
        match question.policy {
            Policy::First => Ok(0),
            Policy::Last => Ok(i64::from(ask.options) - 1),
            Policy::Best { result } => self.best(question, budget, (machine, ask), result).map(|chosen| chosen.answer),
            Policy::Each | Policy::Refuse => Err(Refused::Choice { site: ask.site.id, options: ask.options }),
        }
    }

    /// The best option, which is worked out once.
    pub(super) fn best<H: Host + ?Sized>(
        &mut self,
        question: &Question<'_, '_, H>,
        budget: &Budget<'_>,
        asking: (&Machine<'_, '_>, Ask),
        result: u8,
    ) -> Result<Chosen, Refused> {
        let (mut words, mut thawed) = (Vec::new(), Vec::new());
        freeze(asking.0, &mut words, None);
        if let Some(answer) = self.known.get(words.as_slice()) {
            return Ok(Chosen { answer: *answer, assumed: BTreeSet::new(), states: 0, steps: 0, work: 0 });
        }
        thaw(&words, asking.0.fuel(), &mut thawed);
        let chosen = best(question, budget, (&thawed, asking.1), result)?;
        self.known.insert(words.into(), chosen.answer);
        Ok(chosen)
    }
}

/// What was chosen, and what it took to know.
pub(super) struct Chosen {
    /// The option; the first of those that are as good.
    pub(super) answer: i64,
    pub(super) assumed: BTreeSet<Assumed>,
    pub(super) states: u64,
    pub(super) steps: u64,
    pub(super) work: u64,
}

/// The best option where thawed words ask, by result number `result` of the question.
fn best<H: Host + ?Sized>(
    question: &Question<'_, '_, H>,
    budget: &Budget<'_>,
    (words, ask): (&[u64], Ask),
    result: u8,
) -> Result<Chosen, Refused> {
    let mut chosen = Chosen { answer: 0, assumed: BTreeSet::new(), states: 0, steps: 0, work: 0 };
    let mut most: Option<Mean> = None;
    for option in 0..i64::from(ask.options) {
        budget.check()?;
        let walked = match after(question, budget, words, option) {
            Ok(walked) => walked,
            Err(Stop::Refused(refused)) => return Err(refused),
            Err(Stop::Long) => return Err(Refused::Malformed("a chance is too long")),
        };
        let mean = Mean::of(&walked, usize::from(result));
        if most.as_ref().is_none_or(|most| mean.is_above(most)) {
            (most, chosen.answer) = (Some(mean), option);
        }
        chosen.assumed.extend(walked.assumed);
        chosen.states += walked.states;
        chosen.steps += walked.steps;
        chosen.work += walked.work;
    }
    Ok(chosen)
}

/// All ends of a question from where a machine was that asked, if it is given this option.
fn after<H: Host + ?Sized>(
    question: &Question<'_, '_, H>,
    budget: &Budget<'_>,
    words: &[u64],
    option: i64,
) -> Result<Walked<Ratio>, Stop> {
    let mut tools = Tools::default();
    let mut walk = prepared::<Ratio, H>(&mut tools, question, budget, Keep::Results, (false, None));
    take_up(&mut walk.machine, words).map_err(|_| Refused::Malformed("a state could not be taken up again"))?;
    walk.machine.resume_with(option);
    walk.go_on(Way::ALL)?;
    walk.walk_on()?;
    Ok(walk.walked())
}

/// A mean: what is above 0 of it, and what is below.
struct Mean {
    above: Ratio,
    below: Ratio,
}

impl Mean {
    /// Ways too unlikely to be followed count as 0, and so do those on which what is given does not hold.
    fn of(walked: &Walked<Ratio>, result: usize) -> Mean {
        let mut mean = Mean { above: Ratio::ZERO, below: Ratio::ZERO };
        for (run, mass) in walked.ends.iter().filter(|(run, _)| run.results.first() != Some(&0)) {
            let value = run.results.get(result).copied().unwrap_or(0);
            let part = mass.times(&Natural::from(value.unsigned_abs()), &Natural::ONE);
            let side = if value < 0 { &mut mean.below } else { &mut mean.above };
            *side = side.plus(&part);
        }
        mean
    }

    fn is_above(&self, other: &Mean) -> bool {
        self.above.plus(&other.below) > other.above.plus(&self.below)
    }
}
