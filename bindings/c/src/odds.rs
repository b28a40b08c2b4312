//! Odds of a dispatch that has begun and not run, from the same table and world.

use runebook_odds::{Budget, Distribution, Engine, Policy, Preview};

use crate::error::{Said, answered, copied, given, rune_error, rune_status, value, values};
use crate::host::{Asked, rune_host};
use crate::machine::rune_machine;
use crate::rows::put;

/// How open choices are made where odds are asked.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum rune_policy {
    /// The first option.
    RUNE_FIRST = 0,
    /// The last option.
    RUNE_LAST = 1,
    /// Each option, as likely as any other.
    RUNE_EACH = 2,
    /// Not at all: odds of a dispatch with an open choice are refused.
    RUNE_REFUSE_CHOICES = 3,
}

impl rune_policy {
    /// That of a number from C, where an enum can hold any.
    pub(crate) fn from_number(number: u32) -> Option<rune_policy> {
        let all =
            [rune_policy::RUNE_FIRST, rune_policy::RUNE_LAST, rune_policy::RUNE_EACH, rune_policy::RUNE_REFUSE_CHOICES];
        all.get(number as usize).copied()
    }
}

/// A cell of an entity.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_held {
    /// The entity.
    pub entity: i64,
    /// The cell.
    pub cell: u32,
}

/// What is asked of the end of a dispatch. What is not asked for does not tell outcomes apart, so ask for little.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_question {
    /// Results, by their place among the results of the function.
    pub results: *const u8,
    /// How many results.
    pub result_count: usize,
    /// Events: each is asked whether it is announced.
    pub events: *const u32,
    /// How many events.
    pub event_count: usize,
    /// Cells: each is asked what it holds afterwards.
    pub cells: *const rune_held,
    /// How many cells.
    pub cell_count: usize,
    /// How open choices are made: a rune_policy.
    pub policy: u32,
    /// Most states that are told apart; 0 for a million.
    pub states: u64,
}

/// Every outcome with its chance. Each has as values the results that were asked for, then 1 or 0 for each event, then
/// the cells, in the order asked. End it with rune_odds_free.
#[derive(Debug)]
pub struct rune_odds(Distribution);

/// A value where something holds.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct rune_range {
    /// The chance that it holds.
    pub chance: f64,
    /// The mean of the value where it holds.
    pub mean: f64,
    /// The lowest value where it holds.
    pub low: i64,
    /// The chance of just that.
    pub low_chance: f64,
    /// The highest value where it holds.
    pub high: i64,
    /// The chance of just that.
    pub high_chance: f64,
}

/// Asks for the odds of the dispatch that `machine` has begun and not run. The machine is left as it is: run it next.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_odds_ask(
    machine: *const rune_machine,
    host: *const rune_host,
    question: *const rune_question,
    out: *mut *mut rune_odds,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: the caller gives null or what each pointer says.
        let (question, machine, host) =
            unsafe { (given(question, "the question is null")?, rune_machine::get(machine)?, Asked(host.as_ref())) };
        // SAFETY: as above.
        let (results, events, cells) = unsafe {
            (
                values(question.results, question.result_count)?,
                values(question.events, question.event_count)?,
                values(question.cells, question.cell_count)?,
            )
        };
        let cells: Vec<(i64, u32)> = cells.iter().map(|held| (held.entity, held.cell)).collect();
        let mut begun = Vec::new();
        machine.save(&mut |word| begun.push(word));
        let policy = rune_policy::from_number(question.policy);
        let policy = match policy.ok_or(Said::argument("the policy is none"))? {
            rune_policy::RUNE_FIRST => Policy::First,
            rune_policy::RUNE_LAST => Policy::Last,
            rune_policy::RUNE_EACH => Policy::Each,
            rune_policy::RUNE_REFUSE_CHOICES => Policy::Refuse,
        };
        let asks =
            Preview { table: machine.table(), host: &host, begun: &begun, results, events, cells: &cells, policy };
        let usual = Budget::default();
        let states = if question.states == 0 { usual.states } else { question.states };
        let odds = Engine::new().preview(&asks, &Budget { states, ..usual });
        let odds = odds.map_err(|refused| Said::new(rune_status::RUNE_REFUSED, refused))?;
        let odds = Box::into_raw(Box::new(rune_odds(odds)));
        // SAFETY: as above.
        unsafe { put(out, odds) }
    })
}

/// Ends odds. Null is ignored.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_odds_free(odds: *mut rune_odds) {
    value((), || {
        if !odds.is_null() {
            // SAFETY: it was made by `rune_odds_ask`.
            drop(unsafe { Box::from_raw(odds) });
        }
        Some(())
    });
}

/// How many outcomes there are.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_odds_count(odds: *const rune_odds) -> usize {
    // SAFETY: the caller gives null or odds.
    value(0, || Some(unsafe { odds.as_ref()? }.0.outcomes.len()))
}

/// An outcome: its chance, and its values copied; less than 0 if there is no such outcome.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_odds_outcome(odds: *const rune_odds, index: usize, out: *mut i64, room: usize) -> f64 {
    value(-1.0, || {
        // SAFETY: as above, and room for so many.
        unsafe {
            let (values, weight) = odds.as_ref()?.0.outcomes.get(index)?;
            copied(values.iter().copied(), out, room);
            Some(weight.to_f64())
        }
    })
}

/// The chance that a value, counted from 0, is at least `threshold`; 0 without odds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_odds_at_least(odds: *const rune_odds, field: usize, threshold: i64) -> f64 {
    // SAFETY: as above.
    value(0.0, || Some(unsafe { odds.as_ref()? }.0.at_least(field, threshold).to_f64()))
}

/// How far a value goes where value number `when` is not 0; RUNE_NOWHERE for `when` means always. RUNE_NO_SUCH if it
/// never is, or there is no such value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rune_odds_range(
    odds: *const rune_odds,
    field: usize,
    when: u32,
    out: *mut rune_range,
    error: *mut rune_error,
) -> rune_status {
    answered(error, || {
        // SAFETY: as above.
        let odds = &unsafe { given(odds, "the odds are null")? }.0;
        let holds =
            |values: &[i64]| when == crate::RUNE_NOWHERE || values.get(when as usize).is_some_and(|value| *value != 0);
        let found = odds.range(field, holds).ok_or_else(|| crate::rows::none("value in any outcome"))?;
        let range = rune_range {
            chance: found.chance.to_f64(),
            mean: found.mean,
            low: found.low.0,
            low_chance: found.low.1.to_f64(),
            high: found.high.0,
            high_chance: found.high.1.to_f64(),
        };
        // SAFETY: as above.
        unsafe { put(out, range) }
    })
}
