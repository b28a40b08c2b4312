//! Prints how long each task takes and what comes out, as one JSON object; or does one task many times, for callgrind and
//! profilers: `odds TASK TIMES`. An engine that answers `again` has answered the same before, and keeps what it learned
//! about the table, its dice, and functions that keep to their registers; whole answers it does not keep.

use std::hint::black_box;
use std::time::{Duration, Instant};

use runebook_bench_odds::asked::Asked;
use runebook_bench_odds::task::{Outcomes, Ready, fought, kept, outcomes, sampled};
use runebook_odds::{Distribution, DuelOdds, Engine};
use runebook_runtime::Table;
use serde_json::{Value, json};

/// What can be done.
const TASKS: [&str; 9] =
    ["attack", "attacks", "hold", "rip", "duel_12", "duel_40", "keep_4_of_10d10", "keep_10_of_40d20", "sampled"];
/// How many fights are sampled at a time.
const FIGHTS: u64 = 2_000;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.as_slice() {
        [] => {
            let all = TASKS.map(|task| (task.to_owned(), whole(task)));
            println!("{}", Value::Object(all.into_iter().chain([("fight".to_owned(), packs_fight())]).collect()));
        }
        [task, times] => {
            let times: u32 = times.parse().expect("a number");
            with(task, &mut |_, again| (0..times).for_each(|_| again()));
        }
        _ => panic!("`odds`, or `odds TASK TIMES`"),
    }
}

/// The least time of many, in seconds.
fn least(mut work: impl FnMut()) -> f64 {
    let (began, mut least) = (Instant::now(), Duration::MAX);
    while began.elapsed() < Duration::from_millis(700) {
        let start = Instant::now();
        work();
        least = least.min(start.elapsed());
    }
    least.as_secs_f64()
}

fn whole(task: &str) -> Value {
    let mut times = (0.0, 0.0);
    let found = with(task, &mut |first, again| times = (least(first), least(again)));
    json!({ "first": times.0, "again": times.1, "found": found })
}

/// How a task is timed: done by a new engine, and by one that was asked before.
type Timing<'a> = dyn FnMut(&mut dyn FnMut(), &mut dyn FnMut()) + 'a;

/// Hands a task to `timing`, and says what comes out.
fn with(task: &str, timing: &mut Timing<'_>) -> Value {
    let name = match task {
        "attacks" => "attack",
        "sampled" => "duel_40",
        other => other,
    };
    if let Some(count) = [("keep_4_of_10d10", (10, 10, 4)), ("keep_10_of_40d20", (40, 20, 10))]
        .into_iter()
        .find_map(|(name, dice)| (name == task).then_some(dice))
    {
        let mut once = || drop(black_box(kept(count.0, count.1, count.2)));
        timing(&mut once.clone(), &mut once);
        return listed(&kept(count.0, count.1, count.2));
    }
    let asked = Asked::read(name);
    let table = asked.table();
    let ready = Ready::new(&asked, &table);
    let mut engine = Engine::new();
    match task {
        "attack" | "rip" => {
            timing(&mut || drop(black_box(ready.once(&mut Engine::new()))), &mut || {
                drop(black_box(ready.once(&mut engine)));
            });
            listed(&ready.once(&mut engine))
        }
        "attacks" => {
            timing(&mut || drop(black_box(ready.thousand(&mut Engine::new()))), &mut || {
                drop(black_box(ready.thousand(&mut engine)));
            });
            ready.thousand(&mut engine).iter().map(listed).collect()
        }
        "hold" => {
            timing(&mut || drop(black_box(ready.held(&mut Engine::new()))), &mut || {
                drop(black_box(ready.held(&mut engine)));
            });
            let held = ready.held(&mut engine);
            held.iter().map(|(found, shown)| json!([listed(found), shown])).collect()
        }
        "duel_12" | "duel_40" => {
            let mut once = || drop(black_box(fought(&asked, &table)));
            timing(&mut once.clone(), &mut once);
            ends(&fought(&asked, &table))
        }
        "sampled" => {
            let mut once = || {
                black_box(sampled(&asked, &table, FIGHTS));
            };
            timing(&mut once.clone(), &mut once);
            fights(&asked, &table)
        }
        other => panic!("there is no task {other}"),
    }
}

/// A fight of the pack itself, with all its rules.
fn packs_fight() -> Value {
    let asked = Asked::read("fight");
    let table = asked.table();
    let seconds = least(|| {
        black_box(sampled(&asked, &table, FIGHTS / 10));
    });
    json!({ "first": seconds * 10.0, "again": seconds * 10.0, "found": fights(&asked, &table) })
}

fn fights(asked: &Asked, table: &Table<'_>) -> Value {
    json!({ "fights": FIGHTS, "attacks": sampled(asked, table, FIGHTS), "cores": rayon_threads() })
}

fn rayon_threads() -> usize {
    std::env::var("RAYON_NUM_THREADS").ok().and_then(|threads| threads.parse().ok()).unwrap_or(0)
}

fn listed(found: &Distribution) -> Value {
    let outcomes: Outcomes = outcomes(found);
    let residual = found.residual.to_f64();
    json!({ "outcomes": outcomes, "condition": found.condition.to_f64(), "residual": residual, "states": found.states,
            "steps": found.steps })
}

fn ends(found: &DuelOdds) -> Value {
    let chance = |weight: &runebook_odds::Weight| weight.ends().to_f64();
    let rounds: Vec<_> = found.rounds.iter().map(chance).collect();
    json!({ "wins": [chance(&found.wins[0]), chance(&found.wins[1])], "rounds": rounds, "states": found.states,
            "steps": found.steps })
}
