//! The batch machine and the scalar machine give the same for every function and stat of a table, lane by lane: values and
//! errors, in the rules of all packs over worlds made by chance, and in programs made by chance.

use rayon::prelude::*;
use runebook_compiler::{File, check, emit};
use runebook_runtime::batch::{ARGS, Batch, Column, Columns, LANES, Lent, Stay, Task};
use runebook_runtime::hash::mix;
use runebook_runtime::machine::{Fault, Silent};
use runebook_runtime::program::Shape;
use runebook_runtime::table::Section;
use runebook_runtime::{Buffers, Limits, Machine, Table, World, encode};
use runebook_tests::oracle::generate::Maker;
use runebook_tests::packs;

const LIMITS: Limits = Limits { fuel: 10_000, depth: 64, nesting: 32 };
/// Creatures of a world.
const CREATURES: i64 = 24;
/// Lanes of each question.
const MANY: usize = 150;
/// Programs made by chance.
const MADE: u64 = 150;

/// Chance of its own.
struct Luck(u64);

impl Luck {
    fn below(&mut self, many: i64) -> i64 {
        self.0 = mix(self.0, 0x62_6174);
        i64::try_from(self.0 >> 8).unwrap_or(0) % many.max(1)
    }
}

fn tables(files: &[File]) -> Option<Vec<u8>> {
    encode(&emit::emit(&check(files).ir?).ok()?).ok()
}

/// Creatures that store something, and hold this and that.
fn world(table: &Table<'_>, luck: &mut Luck) -> World {
    let mut world = World::new();
    for _ in 0..CREATURES {
        let you = world.spawn();
        for cell in 0..table.count(Section::Cells) {
            let row = table.cell(cell).expect("a cell of the table");
            if luck.below(100) < 40 {
                let low = row.low.max(-5);
                world.set(
                    you,
                    cell,
                    low + luck.below(row.high.min(low.saturating_add(12)).saturating_sub(low).saturating_add(1)),
                );
            }
        }
        for entry in (0..table.count(Section::Entries)).filter(|_| luck.below(100) < 20).collect::<Vec<_>>() {
            world.hold(table, you, entry);
        }
    }
    world
}

/// What may stand in a register: creatures, contexts, entries, numbers, and what none of these is.
fn words(luck: &mut Luck, contexts: &[i64]) -> Vec<i64> {
    let sort = luck.below(8);
    let mut word = |_| match sort {
        0..4 => luck.below(CREATURES),
        4 | 5 if !contexts.is_empty() => contexts[usize::try_from(luck.below(contexts.len() as i64)).unwrap_or(0)],
        6 => luck.below(CREATURES + 3) - 2,
        7 => [i64::MAX, i64::MIN, 70_000, -1, 0, 3][usize::try_from(luck.below(6)).unwrap_or(0)],
        _ => luck.below(60) - 10,
    };
    (0..MANY).map(&mut word).collect()
}

/// How many lanes were asked, and how many of them stayed in columns.
type Count = (usize, usize);

/// What stands in a slice before anything is put there.
const UNTOUCHED: i64 = 0x7261_7275;

/// One question; a task that stays in columns leaves them only where it fails.
fn asked(
    machine: &mut Machine<'_, '_>,
    lent: &mut Lent,
    world: &World,
    (task, stays): (Task, bool),
    args: &[Vec<i64>],
) -> Count {
    let table = machine.table();
    let results = match task {
        Task::Function(function) => usize::from(table.function(function).expect("a function").results),
        Task::Stat(stat) if table.stat(stat).expect("a stat").shape == Shape::Dice => 8,
        Task::Stat(_) => 1,
    };
    // without results there are no lanes
    let mut out = vec![vec![UNTOUCHED; MANY]; results.max(1)];
    let mut slices: Vec<&mut [i64]> = out.iter_mut().map(Vec::as_mut_slice).collect();
    let mut faults: Vec<Option<Fault>> = vec![None; MANY];
    let columns: Vec<Column<'_>> = args.iter().map(|arg| Column::Wide(arg)).collect();
    let mut failed = |lane: usize, fault| faults[lane] = Some(fault);
    let left = Batch::new(lent.room()).evaluate(machine, world, task, &columns, &mut slices, &mut failed);
    let left = left.expect("there is such a task");
    if stays {
        assert_eq!(left, faults.iter().flatten().count(), "{task:?} stays in columns");
    }
    for lane in 0..MANY {
        let words: Vec<i64> = args.iter().map(|arg| arg[lane]).collect();
        let alone = match task {
            Task::Function(function) => machine.evaluate(world, &mut Silent, function, &words).map(<[i64]>::to_vec),
            Task::Stat(stat) => {
                machine.read_stat(world, &mut Silent, stat, words[0], words[1]).map(|words| words[..results].to_vec())
            }
        };
        let batch = match faults[lane] {
            Some(fault) => {
                assert!(out.iter().all(|out| out[lane] == UNTOUCHED), "{task:?} of {words:?}, lane {lane}");
                Err(fault)
            }
            None => Ok(out.iter().take(results).map(|out| out[lane]).collect::<Vec<i64>>()),
        };
        assert_eq!(batch, alone, "{task:?} of {words:?}, lane {lane}");
    }
    (MANY, MANY - left)
}

/// Every function and stat of a table.
fn all(table: &Table<'_>, seed: u64, bound: bool) -> Count {
    let mut luck = Luck(seed);
    let mut world = world(table, &mut luck);
    if bound {
        world.bind(table);
    }
    let (mut buffers, mut lent) = (Buffers::new(), Lent::new());
    let mut machine = Machine::new(table, buffers.scratch()).with_limits(LIMITS);
    machine.clear();
    let mut contexts = Vec::new();
    for kind in (0..table.count(Section::Contexts)).cycle().take(12) {
        let row = table.context(kind).expect("a kind of context");
        let values: Vec<i64> = (0..row.roles).map(|_| luck.below(CREATURES)).collect();
        contexts.extend(machine.make_context(kind, &values));
    }
    let mut count = (0, 0);
    let mut room = vec![Stay::Stays; table.count(Section::Functions) as usize];
    let columns = Columns::of(table, &mut room);
    let functions = (0..table.count(Section::Functions)).map(Task::Function);
    let stats = (0..table.count(Section::Stats)).map(Task::Stat);
    for task in functions.chain(stats) {
        let params = match task {
            Task::Function(function) => usize::from(table.function(function).expect("a function").params),
            Task::Stat(_) => 2,
        };
        if params <= ARGS {
            let args: Vec<Vec<i64>> = (0..params).map(|_| words(&mut luck, &contexts)).collect();
            let stays = match task {
                Task::Function(function) => columns.function(function) == Some(Stay::Stays),
                Task::Stat(stat) => columns.stat(table, stat),
            };
            let (asked, stayed) = asked(&mut machine, &mut lent, &world, (task, stays), &args);
            count = (count.0 + asked, count.1 + stayed);
        }
    }
    count
}

/// How many functions of a table stay in columns from beginning to end, and how many stats; of how many.
fn share(table: &Table<'_>) -> [(usize, usize); 2] {
    let functions = table.count(Section::Functions) as usize;
    let mut room = vec![Stay::Stays; functions];
    let columns = Columns::of(table, &mut room);
    let stats = (0..table.count(Section::Stats)).filter(|stat| columns.stat(table, *stat)).count();
    let stay = (0..functions as u32).filter(|function| columns.function(*function) == Some(Stay::Stays)).count();
    [(stay, functions), (stats, table.count(Section::Stats) as usize)]
}

#[test]
fn the_rules_of_all_packs() {
    let chains: [&[&str]; 5] = [&["rip"], &["stats"], &["sil"], &["sil", "sil-q"], &["sil", "sil-g"]];
    chains.par_iter().for_each(|packs| {
        let bytes = tables(&packs::files(packs)).expect("the pack has a table");
        let table = Table::load(&bytes).expect("it loads");
        let [functions, stats] = share(&table);
        let (asked, stayed) = all(&table, 1, false);
        let bound = all(&table, 2, true);
        let name = packs.last().expect("a pack");
        println!(
            "{name}: {} of {} functions and {} of {} stats run in columns; {stayed} of {asked} lanes did, {} of {} bound",
            functions.0, functions.1, stats.0, stats.1, bound.1, bound.0
        );
        assert!(functions.0 * 4 > functions.1, "{name}: a quarter of all functions at least");
        assert!(stayed > 0 && bound.1 > 0);
    });
}

#[test]
fn programs_made_by_chance() {
    let counted = (0..MADE).into_par_iter().filter_map(|seed| {
        let file = File { path: "made.rune".to_owned(), text: Maker::new(seed).pack().to_string(), edition: 0 };
        let bytes = tables(&[file])?;
        let table = Table::load(&bytes).expect("it loads");
        Some(all(&table, seed, seed % 2 == 1))
    });
    let (asked, stayed) = counted.reduce(|| (0, 0), |one, other| (one.0 + other.0, one.1 + other.1));
    println!("{stayed} of {asked} lanes stayed in columns");
    assert!(asked > 100_000 && stayed * 10 > asked, "too little is compared: {stayed} of {asked}");
}

#[test]
fn nothing_is_allocated_while_columns_run() {
    let bytes = tables(&packs::files(&["rip"])).expect("the pack has a table");
    let table = Table::load(&bytes).expect("it loads");
    let world = world(&table, &mut Luck(3));
    let (mut buffers, mut lent) = (Buffers::new(), Lent::new());
    let mut machine = Machine::new(&table, buffers.scratch());
    let owners: Vec<i32> = (0..LANES as i32 + 9).map(|lane| lane % (CREATURES as i32 + 1)).collect();
    let mut out = vec![vec![0; owners.len()]; 8];
    let mut slices: Vec<&mut [i64]> = out.iter_mut().map(Vec::as_mut_slice).collect();
    let counted = allocation_counter::measure(|| {
        let mut batch = Batch::new(lent.room());
        let args = [Column::Words(&owners), Column::Same(-1)];
        for stat in 0..table.count(Section::Stats) {
            let left = batch.evaluate(&mut machine, &world, Task::Stat(stat), &args, &mut slices, &mut |_, _| {});
            assert!(left.is_ok());
        }
    });
    assert_eq!(counted.count_total, 0);
}
