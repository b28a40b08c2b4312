//! Ratios, each against something measured in the same run: `cargo bench -p runebook-bench-machine --features lua54`.
//! What is compared is checked to be equal first.

use std::hint::black_box;
use std::time::{Duration, Instant};

use runebook_bench_machine::game::{Game, Hears};
use runebook_bench_machine::hand::{Fighter, Sites, strike};
use runebook_bench_machine::rule::{Columns, ENTITIES, Stored};
use runebook_bench_machine::{rule, table};
use runebook_runtime::batch::{Batch, LANES, Lent};
use runebook_runtime::machine::Silent;
use runebook_runtime::table::Section;
use runebook_runtime::{Buffers, Key, Machine, Sample, Table};

#[cfg(feature = "peers")]
#[path = "peers.rs"]
mod peers;

/// The best of some rounds, a call each.
pub fn best(calls: u32, mut round: impl FnMut()) -> f64 {
    let once = |_| {
        let began = Instant::now();
        round();
        began.elapsed()
    };
    let best = (0..25).map(once).min().unwrap_or(Duration::ZERO);
    best.as_secs_f64() * 1e9 / f64::from(calls)
}

/// For closures that give nothing.
pub fn ignore<T>(_: T) {}

fn line(what: &str, nanoseconds: f64, of: f64) {
    println!("{what:<28} {nanoseconds:>10.1} ns {:>9.2} ×", nanoseconds / of);
}

fn main() {
    rules();
    attacks();
    loads();
}

fn rules() {
    println!("\none small rule");
    let inputs = rule::inputs();
    let calls = u32::try_from(inputs.len()).unwrap_or(1);
    let native = best(calls, || inputs.iter().for_each(|input| ignore(black_box(rule::native(black_box(*input))))));
    line("native call", native, native);
    let bytes = table("rule");
    let table = Table::load(&bytes).expect("a table");
    let grit = table.export("formula.grit").expect("the rule").function;
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    for input in &inputs {
        assert_eq!(rule::machine(&mut machine, grit, input), rule::native(*input));
    }
    let ours =
        best(calls, || inputs.iter().for_each(|input| ignore(black_box(rule::machine(&mut machine, grit, input)))));
    line("the machine", ours, native);
    let whole =
        best(calls, || inputs.iter().for_each(|input| ignore(black_box(rule::dispatched(&mut machine, grit, input)))));
    line("the machine, as a dispatch", whole, native);
    batches(&machine, grit, &inputs, native);
    #[cfg(feature = "peers")]
    for (name, time) in peers::all(&inputs) {
        println!("{name:<28} {time:>10.1} ns {:>9.2} × {:>8.2} × the machine", time / native, time / ours);
    }
}

/// All entities at once, with inputs of each width; the results are compared one by one before.
fn batches(machine: &Machine<'_, '_>, grit: u32, inputs: &[rule::Inputs], native: f64) {
    let columns = Columns::new(inputs);
    let mut lent = Lent::new();
    let mut batch = Batch::new(lent.room());
    let calls = u32::try_from(ENTITIES).unwrap_or(1);
    for (name, stored) in [("16", Stored::Halves), ("32", Stored::Words), ("64", Stored::Wide)] {
        rule::batch(&mut batch, machine, grit, &columns, stored, |first, column| {
            for lane in 0..LANES {
                assert_eq!(column.get(lane), Some(rule::native(inputs[(first + lane) % inputs.len()])));
            }
        });
        let time = best(calls, || {
            rule::batch(&mut batch, machine, grit, &columns, stored, |_, column| ignore(black_box(column)))
        });
        line(&format!("in columns of {name} bits, each"), time, native);
    }
}

fn attacks() {
    const PAIRS: u32 = 1000;
    println!("\na full attack of content/sil-q, of {PAIRS} loadouts");
    let bytes = table("sil-q");
    let table = Table::load(&bytes).expect("a table");
    let sites = Sites::of(&table);
    let fighters: Vec<Fighter> = (0..2 * u64::from(PAIRS)).map(Fighter::new).collect();
    let dice = |pair: i64| Sample::new(Key { seed: 5, actor: pair.cast_unsigned(), ..Key::default() });
    let mut game = Game::new(&table, PAIRS.into());
    let by_hand = |pair: i64| {
        let at = usize::try_from(2 * pair).unwrap_or(0);
        strike(&sites, 2 * pair, &fighters[at], &fighters[at + 1], &mut dice(pair)).expect("few dice")
    };
    let hand = best(PAIRS, || (0..i64::from(PAIRS)).for_each(|pair| ignore(black_box(by_hand(pair)))));
    line("by hand", hand, hand);
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch());
    let mut all = |game: &Game<'_>, hears: bool| {
        best(PAIRS, || {
            for pair in 0..game.pairs() {
                let mut dice = dice(pair);
                if hears {
                    game.strike(&mut machine, pair, &mut dice, &mut Hears);
                } else {
                    game.strike(&mut machine, pair, &mut dice, &mut Silent);
                }
                black_box(machine.results());
            }
        })
    };
    let unbound = all(&game, false);
    game.bind();
    let (bound, traced) = (all(&game, false), all(&game, true));
    line("bound", bound, hand);
    line("unbound", unbound, hand);
    line("bound, with the trace", traced, hand);
    println!("the trace costs {:.2} × of bound without", traced / bound);
    for pair in 0..game.pairs() {
        game.strike(&mut machine, pair, &mut dice(pair), &mut Silent);
        let blow = by_hand(pair);
        assert_eq!(machine.results(), blow.numbers, "pair {pair}");
        assert_eq!(machine.commands().len(), usize::from(blow.pushed), "pair {pair}");
    }
}

fn loads() {
    println!("\na table of 10,000 abilities");
    let bytes = table("many-stripped");
    let time = best(1, || ignore(black_box(Table::load(&bytes).expect("a table"))));
    let loaded = Table::load(&bytes).expect("a table");
    let abilities = loaded.count(Section::Entries);
    println!("load, all verified           {:>10.1} ms", time / 1e6);
    println!("bytes of an ability, no names {:>9}", bytes.len() / abilities as usize);
}
