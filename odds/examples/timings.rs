//! How long a few questions take: `cargo run --release -p runebook-odds --example timings`.

#[path = "../tests/kit/mod.rs"]
mod kit;

use std::time::{Duration, Instant};

use kit::{Kit, i, konst, ret};
use runebook_odds::{Budget, Duel, Engine, Policy, Process, Question, Side, duel_exact, duels};
use runebook_runtime::dice::{Mode, Pool};
use runebook_runtime::{Dice, Op, Table};

fn main() {
    let only = std::env::args().nth(1);
    if only.as_deref() == Some("attack") {
        return attack();
    }
    attack();
    checks();
    burst();
    pools();
    days();
    fights(12, 12);
    fights(40, 60);
}

fn timed<R>(name: &str, mut work: impl FnMut() -> R) -> R {
    let mut best = Duration::MAX;
    let started = Instant::now();
    loop {
        let start = Instant::now();
        let result = work();
        best = best.min(start.elapsed());
        if started.elapsed() > Duration::from_millis(400) {
            println!("{name:44} {best:>12.1?}");
            return result;
        }
    }
}

/// Opposed d20, one more die of damage for each 7 of the margin, 3d7 less 2d4 of armour: net damage and critical.
fn full_attack(kit: &mut Kit) -> u32 {
    let (mine, theirs) = (kit.roll(0, Dice::pool(1, 20)), kit.roll(1, Dice::pool(1, 20)));
    let armour = kit.roll(6, Dice::pool(2, 4));
    let code = [
        &mine[..],
        &[i(Op::AddImm, 0, 0, 0, 8)],
        &theirs,
        &[
            i(Op::AddImm, 1, 1, 0, 5),
            i(Op::Sub, 2, 0, 1, 0),
            konst(1, 0),
            konst(4, 0),
            i(Op::LtImm, 3, 2, 0, 1),
            i(Op::JumpIf, 3, 0, 0, 12),
            konst(3, 7),
            i(Op::Div, 4, 2, 3, 1),
            i(Op::AddImm, 5, 4, 0, 3),
            konst(3, 7),
            i(Op::DiceMake, 48, 5, 3, Mode::Sum.to_imm()),
            i(Op::Roll, 5, 48, 0, 15),
        ],
        &armour,
        &[i(Op::Sub, 1, 5, 6, 0), konst(3, 0), i(Op::Max, 1, 1, 3, 0), i(Op::Move, 2, 4, 0, 0), konst(0, 1), ret(0, 3)],
    ];
    kit.function("attack", 0, 3, &code.concat())
}

fn attack() {
    let mut kit = Kit::new();
    let function = full_attack(&mut kit);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let question = Question { table: &table, host: &kit.world, function, args: &[], policy: Policy::First };
    let mut engine = Engine::new();
    let odds = timed("full attack, joint", || engine.ask(&question, &Budget::default()).unwrap());
    println!("  {} outcomes, {} states, {} steps", odds.outcomes.len(), odds.states, odds.steps);
    timed("full attack, joint, doubles", || engine.ask(&question, &Budget::default().certified()).unwrap());
}

fn checks() {
    let mut kit = Kit::new();
    let roll = kit.roll(2, Dice::pool(2, 12));
    let code = [&roll[..], &[i(Op::Add, 2, 2, 0, 0), i(Op::Le, 1, 1, 2, 0), konst(0, 1), ret(0, 2)]].concat();
    let function = kit.function("hold", 2, 2, &code);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut engine = Engine::new();
    timed("2d12 + modifier, 1008 cells", || {
        for modifier in -8..13 {
            for difficulty in 0..48 {
                let args = [modifier, difficulty];
                let question =
                    Question { table: &table, host: &kit.world, function, args: &args, policy: Policy::First };
                engine.ask(&question, &Budget::default()).unwrap();
            }
        }
    });
}

fn burst() {
    let mut kit = Kit::new();
    let roll = kit.roll(1, Dice::pool(1, 6));
    let code = [
        &[konst(0, 16), konst(2, 0)][..],
        &roll,
        &[
            i(Op::Add, 2, 2, 1, 0),
            i(Op::EqImm, 3, 1, 0, 6),
            i(Op::JumpUnless, 3, 0, 0, 2),
            i(Op::Loop, 0, 0, 0, -6),
            i(Op::Bound, 0, 0, 0, 0),
            konst(0, 1),
            i(Op::Move, 3, 1, 0, 0),
            i(Op::Move, 1, 2, 0, 0),
            i(Op::Move, 2, 3, 0, 0),
            ret(0, 3),
        ],
    ];
    let function = kit.function("burst", 0, 3, &code.concat());
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let question = Question { table: &table, host: &kit.world, function, args: &[], policy: Policy::First };
    let mut engine = Engine::new();
    let odds = timed("exploding d6 (16 deep), joint", || engine.ask(&question, &Budget::default()).unwrap());
    println!("  reached {:e}", odds.reached.to_f64());
}

fn pools() {
    let keep = |count, sides, kept| Dice::with(Pool { count, sides, mode: Mode::KeepHigh(kept) });
    timed("keep 4 of 10d10", || runebook_odds::dice(keep(10, 10, 4)).unwrap());
    timed("keep 10 of 40d20", || runebook_odds::dice(keep(40, 20, 10)).unwrap());
    timed("100d6", || runebook_odds::dice(Dice::pool(100, 6)).unwrap());
}

fn days() {
    let mut kit = Kit::new();
    let init = kit.function("init", 2, 1, &[konst(0, 0), ret(0, 1)]);
    let step = kit.function(
        "step",
        3,
        2,
        &[
            i(Op::Add, 2, 2, 0, 0),
            konst(3, 0),
            i(Op::MulImm, 4, 2, 0, 4),
            i(Op::Lt, 4, 4, 1, 0),
            i(Op::JumpIf, 4, 0, 0, 5),
            konst(5, 3),
            i(Op::Pow, 6, 2, 5, 0),
            i(Op::Pow, 7, 1, 5, 0),
            i(Op::Add, 7, 7, 6, 0),
            i(Op::Draw, 3, 6, 7, 0),
            ret(2, 2),
        ],
    );
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut engine = Engine::new();
    for args in [[1, 120], [1, 640]] {
        let (host, policy) = (&kit.world, Policy::First);
        let process = Process { table: &table, host, init, step, args: &args, states: 1, policy };
        let name = format!("days_to_rise({}, {})", args[0], args[1]);
        let odds = timed(&name, || engine.absorb(&process, 0, &Budget::default()).unwrap());
        println!("  {} ticks, {}", odds.states, odds.expected.unwrap().print(9, runebook_odds::Ties::Up));
    }
}

fn fights(mine: i64, theirs: i64) {
    let mut kit = Kit::new();
    let health = kit.cell("health", 10, 0, 1000) as i32;
    let attack = full_attack(&mut kit);
    let code = [
        i(Op::Call, 2, 0, 0, attack as i32),
        i(Op::Get, 5, 1, 0, health),
        i(Op::Sub, 5, 5, 3, 0),
        i(Op::Put, 5, 1, 0, health),
        ret(0, 0),
    ];
    let plan = kit.function("plan", 2, 0, &code);
    let lost = kit.function("lost", 1, 1, &[i(Op::Get, 1, 0, 0, health), i(Op::LtImm, 1, 1, 0, 1), ret(1, 1)]);
    for start in [mine, theirs] {
        let entity = kit.world.spawn();
        kit.world.set(entity, health as u32, start);
    }
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let sides = [Side { entity: 0, plan }, Side { entity: 1, plan }];
    let (world, policy) = (&kit.world, Policy::First);
    let duel = Duel { table: &table, world, sides, tick: None, first: None, lost, at_most: 10_000, policy };
    let name = format!("duel {mine} x {theirs}, exact");
    let odds = timed(&name, || duel_exact(&duel, &Budget::default()).unwrap());
    println!("  {} worlds, {} rounds, {:?}", odds.states, odds.rounds.len(), odds.wins[0].to_f64());
    let name = format!("duel {mine} x {theirs}, 10000 sampled");
    let tally = timed(&name, || duels(&duel, 7, 10_000).unwrap());
    println!("  {:.2} rounds, {:?}", tally.mean_rounds(), tally.wins(0).to_f64());
}
