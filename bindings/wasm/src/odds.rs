//! Odds of a dispatch that has begun and not run.

use std::sync::Mutex;

use runebook_odds::{Budget, Distribution, Engine, Policy, Preview, Range};

use crate::host::Game;
use crate::instance::{given, machine, view, words};

/// The last answer, or why there was none.
static LAST: Mutex<Option<Result<Distribution, String>>> = Mutex::new(None);

/// Asks: places of results (8 bits each), events (32 bits), cells (pairs of 64 bits: entity, cell), a policy (0 first, 1
/// last, 2 each, 3 none). How many outcomes there are; -1 if the odds refuse.
#[unsafe(no_mangle)]
#[expect(clippy::too_many_arguments, reason = "three lists and two numbers")]
pub extern "C" fn odds(
    results: u32,
    result_count: u32,
    events: u32,
    event_count: u32,
    cells: u32,
    cell_count: u32,
    policy: u32,
    states: u32,
) -> i32 {
    let Some(machine) = machine() else { return -1 };
    let mut begun = Vec::new();
    machine.save(&mut |word| begun.push(word));
    let pairs = given::<[i64; 2]>(cells, cell_count).iter();
    let cells: Vec<(i64, u32)> =
        pairs.map(|[entity, cell]| (*entity, u32::try_from(*cell).unwrap_or(u32::MAX))).collect();
    let policy = match policy {
        0 => Policy::First,
        1 => Policy::Last,
        2 => Policy::Each,
        _ => Policy::Refuse,
    };
    let asks = Preview {
        table: machine.table(),
        host: &Game,
        begun: &begun,
        results: given(results, result_count),
        events: given(events, event_count),
        cells: &cells,
        policy,
    };
    let usual = Budget::default();
    let states = if states == 0 { usual.states } else { states.into() };
    let answer = Engine::new().preview(&asks, &Budget { states, ..usual }).map_err(|refused| refused.to_string());
    let count = answer.as_ref().map_or(-1, |odds| i32::try_from(odds.outcomes.len()).unwrap_or(i32::MAX));
    if let Ok(mut last) = LAST.lock() {
        *last = Some(answer);
    }
    count
}

/// Why the odds refused: a view of memory.
#[unsafe(no_mangle)]
pub extern "C" fn odds_refused() -> u64 {
    let Ok(last) = LAST.lock() else { return 0 };
    match last.as_ref() {
        Some(Err(why)) => view(why.as_bytes()),
        _ => 0,
    }
}

fn of_last<T>(otherwise: T, work: impl FnOnce(&Distribution) -> Option<T>) -> T {
    let Ok(last) = LAST.lock() else { return otherwise };
    last.as_ref().and_then(|answer| answer.as_ref().ok()).and_then(work).unwrap_or(otherwise)
}

/// The values of an outcome into the words; its chance, or -1 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn odds_outcome(index: u32) -> f64 {
    of_last(-1.0, |odds| {
        let (values, weight) = odds.outcomes.get(index as usize)?;
        words().iter_mut().zip(values).for_each(|(slot, value)| *slot = *value);
        Some(weight.to_f64())
    })
}

/// The chance that a value is at least `threshold`.
#[unsafe(no_mangle)]
pub extern "C" fn odds_at_least(field: u32, threshold: i64) -> f64 {
    of_last(0.0, |odds| Some(odds.at_least(field as usize, threshold).to_f64()))
}

/// How far a value goes where value number `when` is not 0 (always, if `when` is less than 0), into the words as the bits
/// of doubles where they are no whole numbers: chance, mean, low, its chance, high, its chance; whether it ever is.
#[unsafe(no_mangle)]
pub extern "C" fn odds_range(field: u32, when: i32) -> i32 {
    of_last(0, |odds| {
        let holds = |values: &[i64]| {
            usize::try_from(when).map_or(true, |when| values.get(when).is_some_and(|value| *value != 0))
        };
        let Range { chance, mean, low, high } = odds.range(field as usize, holds)?;
        let bits = |number: f64| number.to_bits().cast_signed();
        let all = [bits(chance.to_f64()), bits(mean), low.0, bits(low.1.to_f64()), high.0, bits(high.1.to_f64())];
        words()[..6].copy_from_slice(&all);
        Some(1)
    })
}
