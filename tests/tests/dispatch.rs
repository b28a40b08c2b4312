//! A dispatch is a transaction that allocates nothing: it is made to fail at steps all along its way, with the rules of
//! whole packs, and nothing has changed.

use std::cell::RefCell;
use std::collections::BTreeSet;

use runebook_compiler::emit::{Asked, emit_with};
use runebook_compiler::ir::{Expect, Query};
use runebook_runtime::machine::{Command, Frame, Queued, Silent, Write};
use runebook_runtime::trap::Room;
use runebook_runtime::{Buffers, Key, Limits, Machine, Outcome, Sample, Table, Trap, World, encode};
use runebook_tests::observe::world;
use runebook_tests::packs::files;

/// The tests of a pack, as dispatches over their worlds.
fn dispatches(packs: &[&str], check: impl Fn(&Table<'_>, &World, &Asked)) {
    let ir = runebook_compiler::check(&files(packs)).ir.expect("the pack is clean");
    let expects = ir.tests.iter().flat_map(|test| &test.expects);
    let queries: Vec<&Query> = expects
        .filter_map(|expect| match expect {
            Expect::Holds { query, rolls: _ } => Some(query),
            Expect::Odds { .. } | Expect::Dominates { .. } | Expect::Order { .. } | Expect::Sentence { .. } => None,
        })
        .collect();
    let (program, asked) = emit_with(&ir, &queries).expect("the pack has a table");
    let bytes = encode(&program).expect("it can be verified");
    let table = Table::load(&bytes).expect("it loads");
    assert!(asked.len() > 20, "{packs:?} has tests of what happens");
    asked.iter().for_each(|asked| check(&table, &world(&asked.scene, &[]), asked));
}

/// What a dispatch leaves behind.
#[derive(Debug, PartialEq)]
struct Left {
    outcome: Outcome,
    results: Vec<i64>,
    journal: Vec<Write>,
    commands: Vec<Command>,
    digest: u64,
}

/// Runs with dice of its own: the scripted ones are there for the odds of a reader, not for this.
fn play(table: &Table<'_>, world: &World, asked: &Asked, buffers: &mut Buffers, limits: Limits) -> (Left, u64) {
    let mut machine = Machine::new(table, buffers.scratch()).with_limits(limits);
    let mut chance = Sample::new(Key { seed: 11, ..Key::default() });
    let mut outcome = match machine.start(asked.function, &vec![0; asked.params]) {
        Ok(()) => machine.run(world, &mut chance, &mut Silent),
        Err(trap) => Outcome::Failed(runebook_runtime::machine::Fault { trap, at: Default::default() }),
    };
    while let Outcome::Ask(_) = outcome {
        machine.resume_with(0);
        outcome = machine.run(world, &mut chance, &mut Silent);
    }
    let left = Left {
        outcome,
        results: machine.results().to_vec(),
        journal: machine.journal().to_vec(),
        commands: machine.commands().to_vec(),
        digest: machine.digest(),
    };
    (left, machine.fuel())
}

fn failed(left: &Left) -> Option<Trap> {
    match left.outcome {
        Outcome::Failed(fault) => Some(fault.trap),
        Outcome::Done | Outcome::Ask(_) | Outcome::Drawing(_, _) => None,
    }
}

/// Lets the budget run out at some sixty steps, evenly taken, and every slice be full at each of its first lengths; which
/// of the slices were ever full.
fn fails_everywhere(table: &Table<'_>, world: &World, asked: &Asked, full: &mut BTreeSet<String>) {
    let mut buffers = Buffers::new();
    let limits = Limits::default();
    let (whole, left) = play(table, world, asked, &mut buffers, limits);
    let used = limits.fuel - left;
    let every = (used / 60).max(1);
    for fuel in (0..used).step_by(usize::try_from(every).expect("small")) {
        let (cut, _) = play(table, world, asked, &mut buffers, Limits { fuel, ..limits });
        assert_eq!(failed(&cut), Some(Trap::OutOfFuel), "fuel {fuel} of {used}");
        // a host that carries out what it is given carries out nothing
        let mut after = world.clone();
        after.commit(&cut.journal);
        assert_eq!((after, cut.commands.len()), (world.clone(), 0));
        // the same slices serve the next dispatch as if nothing had been
        let (again, _) = play(table, world, asked, &mut buffers, limits);
        assert_eq!(again, whole, "after fuel {fuel}");
    }
    for (room, shrink) in ROOMS {
        for length in 0..12 {
            let mut small = Buffers::new();
            shrink(&mut small, length);
            let (cut, _) = play(table, world, asked, &mut small, limits);
            match failed(&cut) {
                Some(Trap::Full(found)) => {
                    assert_eq!(found, *room, "length {length}");
                    full.insert(format!("{found:?}"));
                }
                Some(trap) if failed(&whole) != Some(trap) => panic!("{room:?} of {length}: {trap:?}"),
                Some(_) | None => assert_eq!(cut, whole, "{room:?} of {length}"),
            }
        }
    }
}

type Shrink = fn(&mut Buffers, usize);

const ROOMS: &[(Room, Shrink)] = &[
    (Room::Registers, |buffers, length| buffers.registers.truncate(length * 8)),
    (Room::Frames, |buffers, length| buffers.frames.resize(length, Frame::default())),
    (Room::Contexts, |buffers, length| buffers.contexts.truncate(length)),
    (Room::Journal, |buffers, length| buffers.journal.resize(length, Write::default())),
    (Room::Commands, |buffers, length| buffers.commands.resize(length, Command::default())),
    (Room::Queue, |buffers, length| buffers.queue.resize(length, Queued::default())),
];

#[test]
fn a_dispatch_that_fails_changes_nothing() {
    let full = RefCell::new(BTreeSet::new());
    for packs in [&["rip"], &["stats"]] {
        dispatches(packs, |table, world, asked| fails_everywhere(table, world, asked, &mut full.borrow_mut()));
    }
    let full = full.into_inner();
    let always = ["Registers", "Frames", "Journal"];
    assert!(always.iter().all(|room| full.contains(*room)), "only these were ever full: {full:?}");
}

#[test]
fn nothing_is_allocated_while_rules_run() {
    let quiet = |table: &Table<'_>, world: &World, asked: &Asked| {
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(table, buffers.scratch());
        let args = vec![0; asked.params];
        let counted = allocation_counter::measure(|| {
            let mut chance = Sample::new(Key::default());
            assert_eq!(machine.start(asked.function, &args), Ok(()));
            while let Outcome::Ask(_) = machine.run(world, &mut chance, &mut Silent) {
                machine.resume_with(0);
            }
        });
        assert_eq!(counted.count_total, 0);
    };
    dispatches(&["rip"], quiet);
    dispatches(&["sil", "sil-q"], quiet);
    assert_ne!(allocation_counter::measure(|| drop(vec![1])).count_total, 0, "the counter counts");
}

#[test]
fn bound_and_unbound_are_the_same_game() {
    let alike = |table: &Table<'_>, world: &World, asked: &Asked| {
        let mut buffers = Buffers::new();
        let unbound = play(table, world, asked, &mut buffers, Limits::default());
        let mut bound = world.clone();
        bound.bind(table);
        assert_eq!(play(table, &bound, asked, &mut buffers, Limits::default()), unbound);
        // what is committed may change what is held
        bound.commit(&unbound.0.journal);
        let again = play(table, &bound, asked, &mut buffers, Limits::default());
        bound.unbind();
        assert_eq!(play(table, &bound, asked, &mut buffers, Limits::default()), again);
        bound.bind(table);
        assert_eq!(play(table, &bound, asked, &mut buffers, Limits::default()), again);
    };
    dispatches(&["rip"], alike);
    dispatches(&["stats"], alike);
    dispatches(&["sil", "sil-q"], alike);
    dispatches(&["sil", "sil-g"], alike);
}
