//! `one WHAT TIMES PAIRS`: does one thing many times, for callgrind and profilers. Twice with different TIMES, and the
//! difference of the instructions is that of the thing alone: `.ci/machine` does so.

use std::hint::black_box;
use std::time::Instant;

use runebook_bench_machine::game::{Game, Hears};
use runebook_bench_machine::hand::{Fighter, Sites, strike};
use runebook_bench_machine::rule::{Columns, ENTITIES, Stored};
use runebook_bench_machine::{rule, table};
use runebook_runtime::batch::{Batch, Lent};
use runebook_runtime::machine::Silent;
use runebook_runtime::{Buffers, Key, Machine, Sample, Table};

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_default();
    let mut number = |usual| args.next().map_or(usual, |number| number.parse().expect("a number"));
    let (times, pairs) = (number(1000), number(100));
    let began = Instant::now();
    match what.as_str() {
        "native" => native(times),
        "rule" => by_machine(times),
        "halves" => by_batch(times, Stored::Halves),
        "words" => by_batch(times, Stored::Words),
        "wide" => by_batch(times, Stored::Wide),
        "hand" => by_hand(times, pairs),
        "unbound" | "bound" | "traced" => attacks(times, pairs, &what),
        "load" => loads(times),
        other => panic!("what is {other:?}?"),
    }
    eprintln!("{:?} with all that it needs", began.elapsed());
}

fn native(times: i64) {
    let inputs = rule::inputs();
    for (_, input) in (0..times).zip(inputs.iter().cycle()) {
        black_box(rule::native(black_box(*input)));
    }
}

fn by_machine(times: i64) {
    let bytes = table("rule");
    let table = Table::load(&bytes).expect("a table");
    let grit = table.export("formula.grit").expect("the rule").function;
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    let inputs = rule::inputs();
    for (_, input) in (0..times).zip(inputs.iter().cycle()) {
        black_box(rule::machine(&mut machine, grit, black_box(input)));
    }
}

/// Times is of entities, not of blocks.
fn by_batch(times: i64, stored: Stored) {
    let bytes = table("rule");
    let table = Table::load(&bytes).expect("a table");
    let grit = table.export("formula.grit").expect("the rule").function;
    let (mut buffers, mut lent) = (Buffers::new(), Lent::new());
    let machine = Machine::new(&table, buffers.scratch());
    let mut batch = Batch::new(lent.room());
    let columns = Columns::new(&rule::inputs());
    for _ in 0..times / ENTITIES as i64 {
        rule::batch(&mut batch, &machine, grit, black_box(&columns), stored, |_, column| {
            black_box(column);
        });
    }
}

fn dice(nth: i64) -> Sample {
    Sample::new(Key { seed: 5, actor: nth.cast_unsigned(), ..Key::default() })
}

fn by_hand(times: i64, pairs: i64) {
    let bytes = table("sil-q");
    let sites = Sites::of(&Table::load(&bytes).expect("a table"));
    let fighters: Vec<Fighter> = (0..2 * pairs.unsigned_abs()).map(Fighter::new).collect();
    for n in 0..times {
        let you = 2 * (n % pairs);
        let at = usize::try_from(you).expect("few");
        black_box(strike(&sites, you, &fighters[at], &fighters[at + 1], &mut dice(n)).expect("few dice"));
    }
}

fn attacks(times: i64, pairs: i64, how: &str) {
    let bytes = table("sil-q");
    let table = Table::load(&bytes).expect("a table");
    let mut game = Game::new(&table, pairs.unsigned_abs());
    if how != "unbound" {
        game.bind();
    }
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    for n in 0..times {
        if how == "traced" {
            game.strike(&mut machine, n % pairs, &mut dice(n), &mut Hears);
        } else {
            game.strike(&mut machine, n % pairs, &mut dice(n), &mut Silent);
        }
        black_box(machine.results());
    }
}

fn loads(times: i64) {
    let bytes = table("many-stripped");
    for _ in 0..times {
        black_box(Table::load(&bytes).expect("a table"));
    }
}
