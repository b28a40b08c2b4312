//! Saves: rows by id, bytes, hostile bytes, and a world taken over into another table.

use runebook_runtime::machine::Write;
use runebook_runtime::program::{CellKind, Meaning, Member};
use runebook_runtime::save::{Fit, Ids, Lookup, Row, Save, SaveError, Unknown, Value};
use runebook_runtime::table::Section;
use runebook_runtime::{Dice, Key, NONE, Table, World};

use crate::kit::Kit;

/// Health 0..100 in thirds, a friend, a weapon of two, a mood of three, dice.
fn base() -> Kit {
    let mut kit = Kit::new();
    kit.kind(2, &[], &[]);
    for (at, entry) in kit.program.entries.iter_mut().enumerate() {
        entry.id = 70 + at as u64;
    }
    let cells = [
        (11, Meaning::Number, 300),
        (12, Meaning::Entity, i64::MAX),
        (13, Meaning::Entry, i64::MAX),
        (14, Meaning::Member(0), i64::MAX),
        (15, Meaning::Dice, i64::MAX),
    ];
    for (id, meaning, high) in cells {
        let at = kit.cell(0, i64::MIN, high) as usize;
        let cell = &mut kit.program.cells[at];
        (cell.id, cell.meaning, cell.denominator) = (id, meaning, if id == 11 { 3 } else { 1 });
        if meaning == Meaning::Dice {
            cell.kind = CellKind::StatBase;
        }
    }
    kit.program.dice = vec![Dice::pool(1, 4), Dice::pool(2, 6)];
    kit.program.members = (0..3).map(|place| Member { id: 90 + u64::from(place), domain: 0, place }).collect();
    kit
}

fn cell(table: &Table<'_>, id: u64) -> u32 {
    table.cell_by_id(id).unwrap()
}

fn filled(table: &Table<'_>) -> World {
    let mut world = World::new();
    let (hero, orc) = (world.spawn(), world.spawn());
    for (id, value) in [(11, 100), (12, orc), (13, 1), (14, 2), (15, 1)] {
        world.set(hero, cell(table, id), value);
    }
    world.set(orc, cell(table, 13), NONE);
    world.set(orc, cell(table, 15), i64::MIN);
    world
}

#[test]
fn a_number_is_said_by_ids() {
    let bytes = base().bytes();
    let table = Table::load(&bytes).unwrap();
    let value =
        |id, value| Row::of(&table, &Write { cell: cell(&table, id), value, ..Write::default() }).map(|row| row.value);
    assert_eq!(value(11, 100), Some(Value::Number { parts: 100, denominator: 3 }));
    assert_eq!(value(12, 5), Some(Value::Entity(5)));
    assert_eq!(value(13, 1), Some(Value::Entry(Some(71))));
    assert_eq!(value(13, NONE), Some(Value::Entry(None)));
    assert_eq!(value(13, 2), None);
    assert_eq!(value(14, 2), Some(Value::Member(Some(92))));
    assert_eq!(value(14, 3), None);
    assert_eq!(value(15, 1), Some(Value::Dice(Dice::pool(2, 6))));
    assert_eq!(value(15, i64::MIN), Some(Value::Unset));
}

#[test]
fn a_save_comes_back_as_it_was() {
    let bytes = base().bytes();
    let table = Table::load(&bytes).unwrap();
    let (world, key) = (filled(&table), Key { seed: 1, run: 2, turn: 3, actor: 4, nth: 5 });
    let save = Save::of(&table, &world, key);
    let read = Save::from_bytes(&save.to_bytes()).unwrap();
    assert_eq!(read, save);
    assert_eq!(read.key, key);
    let restored = read.restore(&table);
    assert_eq!(restored.world, world);
    assert_eq!((restored.report.kept, restored.report.changed.len(), restored.report.unknown.len()), (7, 0, 0));
}

#[test]
fn content_may_move_grow_and_shrink() {
    let old = base().bytes();
    let old = Table::load(&old).unwrap();
    let mut world = filled(&old);
    let mut kit = base();
    // moved: the cells stand in reverse; the members turned round; a new entry between; other dice before
    kit.program.cells.reverse();
    kit.program.entries.iter_mut().for_each(|entry| entry.holds = u32::MAX);
    kit.program.entries[1].id = 75;
    kit.program.members = (0..3).map(|place| Member { id: 92 - u64::from(place), domain: 0, place }).collect();
    kit.program.dice.insert(0, Dice::pool(9, 9));
    // changed: health in halves, at most 20
    let health = kit.program.cells.iter_mut().find(|cell| cell.id == 11).unwrap();
    (health.denominator, health.high) = (2, 40);
    let new = kit.bytes();
    let new = Table::load(&new).unwrap();
    let swap = world.swap(&old, &new);
    assert_eq!(world.get(0, cell(&new, 11)), Some(40));
    assert_eq!(world.get(0, cell(&new, 12)), Some(1));
    assert_eq!(world.get(0, cell(&new, 14)), Some(0));
    assert_eq!(world.get(0, cell(&new, 15)), Some(2));
    assert_eq!(world.get(0, cell(&new, 13)), None, "its entry is gone");
    let lost = Row { entity: 0, cell: 13, value: Value::Entry(Some(71)) };
    assert_eq!(swap.stored.unknown, [(lost, Unknown::Value)]);
    assert_eq!(swap.stored.changed.len(), 1);
    assert_eq!(swap.stored.changed[0].1, Fit::Cut);
    let ids = |things: &[runebook_runtime::save::Thing]| {
        things.iter().map(|thing| (thing.section, thing.id)).collect::<Vec<_>>()
    };
    assert_eq!(ids(&swap.lost), [(Section::Entries, 71)]);
    assert_eq!(ids(&swap.new), [(Section::Entries, 75)]);
    assert_eq!(ids(&swap.changed), [(Section::Cells, 11)]);
    assert!(ids(&swap.kept).contains(&(Section::Entries, 70)));
    // what the new table does not know was kept, and is found again by one that does
    let save = Save::from_bytes(&Save::of(&new, &world, Key::default()).to_bytes()).unwrap();
    assert!(save.rows.contains(&lost));
    let again = save.restore(&old).world;
    assert_eq!(again.get(0, cell(&old, 13)), Some(1));
}

#[test]
fn a_remainder_is_told() {
    let bytes = base().bytes();
    let table = Table::load(&bytes).unwrap();
    let row = |parts, denominator| Row { entity: 0, cell: 11, value: Value::Number { parts, denominator } };
    let placed = |row: Row| row.place(&table, &table).map(|(write, fit)| (write.value, fit));
    assert_eq!(placed(row(7, 3)), Ok((7, Fit::Exact)));
    assert_eq!(placed(row(7, 1)), Ok((21, Fit::Exact)));
    assert_eq!(placed(row(-7, 2)), Ok((-10, Fit::Rounded)));
    assert_eq!(placed(row(i64::MAX, 2)), Err(Unknown::Value));
    assert_eq!(placed(Row { cell: 99, ..row(7, 3) }), Err(Unknown::Cell));
    assert_eq!(placed(Row { value: Value::Entity(3), ..row(7, 3) }), Err(Unknown::Meaning));
    let ids = Ids::of(&table);
    assert_eq!((ids.member(91), Lookup::member(&table, 91)), (Some((0, 1)), Some((0, 1))));
}

#[test]
fn hostile_bytes_are_an_error() {
    let bytes = base().bytes();
    let table = Table::load(&bytes).unwrap();
    let good = Save::of(&table, &filled(&table), Key::default()).to_bytes();
    for length in 0..good.len() {
        assert!(Save::from_bytes(&good[..length]).is_err(), "{length} bytes");
    }
    for at in 0..good.len() {
        for flip in [1, 0x80, 0xff] {
            let mut bad = good.clone();
            bad[at] ^= flip;
            assert!(Save::from_bytes(&bad).is_err(), "byte {at}");
            // the checksum holds off accidents only: with it set right, whatever is read can be placed or is told
            let crc = runebook_runtime::hash::crc32(0, &bad[16..]).to_le_bytes();
            bad[12..16].copy_from_slice(&crc);
            if let Ok(save) = Save::from_bytes(&bad) {
                let restored = save.restore(&table);
                let report = restored.report;
                assert_eq!(report.kept + report.changed.len() + report.unknown.len(), save.rows.len());
            }
        }
    }
    let mut newer = good.clone();
    newer[8] = 9;
    assert_eq!(Save::from_bytes(&newer), Err(SaveError::Newer(9)));
    assert_eq!(Save::from_bytes(b"hello"), Err(SaveError::NotASave));
}

#[test]
fn a_transcript_is_read_back_and_names_the_first_difference() {
    use runebook_runtime::transcript::{Begun, Difference, Transcript};
    use runebook_runtime::{Buffers, Instr, Machine, Op, Sample};
    let mut kit = base();
    let code = [
        Instr::new(Op::DiceConst, 2, 0, 0, 1),
        Instr::new(Op::Roll, 10, 2, 0, 0),
        Instr::new(Op::Put, 10, 0, 0, 2),
        Instr::new(Op::Command, 0, 0, 1, 0),
        Instr::new(Op::Ret, 10, 1, 0, 0),
    ];
    kit.program.sites.push(5);
    kit.command(1);
    let strike = kit.function(1, 11, 1, &code);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let play = |seeds: &[u64]| {
        let (mut world, mut buffers) = (filled(&table), Buffers::new());
        let mut transcript = Transcript::of(&table);
        for (turn, seed) in (0..).zip(seeds) {
            let key = Key { seed: *seed, turn, ..Key::default() };
            let mut machine = Machine::new(&table, buffers.scratch());
            machine.start(strike, &[1]).unwrap();
            let outcome = machine.run(&world, &mut Sample::new(key), &mut runebook_runtime::Silent);
            transcript.note(&table, (Begun::Function(strike), &[1], key), &machine, &outcome);
            world.commit(machine.journal());
        }
        transcript
    };
    let one = play(&[1, 2, 3]);
    assert_eq!(Transcript::parse(&one.text()).as_ref(), Ok(&one));
    assert_eq!(one.diverges(&play(&[1, 2, 3])), None);
    let part = |other: &Transcript| one.diverges(other).map(|parted| (parted.at, parted.difference));
    assert_eq!(part(&play(&[1, 2, 4])), Some((2, Difference::Key)));
    assert_eq!(part(&play(&[1, 2])), Some((2, Difference::Length)));
    let mut other = one.clone();
    other.lines[1].changes[0].entity = 7;
    assert_eq!(part(&other), Some((1, Difference::Change { entity: 1, cell: 11 })));
    other.lines[0].results[0] += 1;
    assert_eq!(part(&other), Some((0, Difference::Results)));
    assert_eq!(Transcript::parse("hello").map_err(|error| error.line), Err(1));
    assert_eq!(Transcript::parse(&one.text().replace("  = done", "  % done")).map_err(|error| error.line), Err(3));
}

/// An event, a change that names nothing, and a trap are said, and read back.
#[test]
fn a_transcript_says_what_began_and_what_failed() {
    use runebook_runtime::transcript::{Begun, Transcript};
    use runebook_runtime::{Buffers, Instr, Machine, Op, Sample};
    let mut kit = base();
    let weapon = kit.program.cells.iter().position(|cell| cell.id == 13).unwrap();
    let put = [Instr::new(Op::Put, 1, 0, 0, weapon as i32), Instr::new(Op::Ret, 0, 0, 0, 0)];
    let arm = kit.function(2, 2, 0, &put);
    let fail = kit.function(0, 1, 0, &[Instr::new(Op::Trap, 0, 0, 0, 7)]);
    let dawn = kit.event(0, crate::kit::NO);
    kit.program.events[dawn as usize].id = 4711;
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let (mut buffers, mut transcript) = (Buffers::new(), Transcript::of(&table));
    let starts: [(Begun, &[i64]); 3] =
        [(Begun::Function(arm), &[0, 99]), (Begun::Function(fail), &[]), (Begun::Event(dawn), &[])];
    for (begun, args) in starts {
        let mut machine = Machine::new(&table, buffers.scratch());
        match begun {
            Begun::Function(function) => machine.start(function, args).unwrap(),
            Begun::Event(event) => machine.begin_event(event, args).unwrap(),
        }
        let mut dice = Sample::new(Key::default());
        let outcome = machine.run(&World::new(), &mut dice, &mut runebook_runtime::Silent);
        transcript.note(&table, (begun, args, Key::default()), &machine, &outcome);
    }
    assert_eq!(Transcript::parse(&transcript.text()).as_ref(), Ok(&transcript));
    let lines = &transcript.lines;
    assert_eq!(lines[0].changes[0].value, Value::Number { parts: 99, denominator: 0 }, "there is no entry 99");
    assert_eq!((lines[1].ended.as_str(), lines[2].ended.as_str()), ("trap 32 reason 7", "done"));
    assert_eq!(lines[2].function, 4711);
}

#[test]
fn what_was_stored_since_counts_and_not_what_was_kept() {
    let old = base().bytes();
    let old = Table::load(&old).unwrap();
    let mut kit = base();
    kit.program.entries[1].id = 75;
    let new = kit.bytes();
    let new = Table::load(&new).unwrap();
    let mut world = filled(&old);
    world.swap(&old, &new);
    assert_eq!(world.kept().len(), 1, "the weapon that is gone");
    world.set(0, cell(&new, 13), 0);
    let save = Save::from_bytes(&Save::of(&new, &world, Key::default()).to_bytes()).unwrap();
    assert_eq!(save.restore(&old).world.get(0, cell(&old, 13)), Some(0));
    world.swap(&new, &old);
    assert_eq!((world.get(0, cell(&old, 13)), world.kept().len()), (Some(0), 0));
}

#[test]
fn a_save_makes_no_world_without_bound() {
    let save = |entities, entity| {
        let row = Row { entity, cell: 11, value: Value::Entity(0) };
        Save::from_bytes(&Save { entities, rows: vec![row], ..Save::default() }.to_bytes())
    };
    assert!(save(1, 0).is_ok());
    for (entities, entity) in [(1, 1), (1, -1), (-1, 0), (i64::MAX, 0)] {
        assert_eq!(save(entities, entity), Err(SaveError::Damaged), "{entities} {entity}");
    }
}

#[test]
fn bindings_of_another_table_are_not_heeded() {
    use runebook_runtime::program::{Gate, Layer, Shape};
    use runebook_runtime::{Buffers, Machine, Sample, Silent};
    let made = |gates: [u32; 2]| {
        let mut kit = base();
        let base = kit.constants(2, &[1]);
        let stat = kit.stat(Shape::Number, base);
        for (gate, more) in gates.into_iter().zip([10, 200]) {
            let function = kit.constants(2, &[1, more, 1]);
            kit.modifier(stat, Layer::Add, function).gate = Gate::Entry(gate);
        }
        let code =
            [runebook_runtime::Instr::new(runebook_runtime::Op::Stat, 1, 0, 0, 255 << 24), crate::kit::ret(1, 1)];
        let ask = kit.function(1, 2, 1, &code);
        (kit.bytes(), ask)
    };
    let ((one, ask), (other, _)) = (made([0, 1]), made([1, 0]));
    let (one, other) = (Table::load(&one).unwrap(), Table::load(&other).unwrap());
    let mut world = World::new();
    let hero = world.spawn();
    assert!(world.hold(&one, hero, 0));
    let mut buffers = Buffers::new();
    let mut read = |table: &Table<'_>, world: &World| {
        let mut machine = Machine::new(table, buffers.scratch());
        machine.start(ask, &[hero]).unwrap();
        machine.run(world, &mut Sample::new(Key::default()), &mut Silent);
        machine.results().to_vec()
    };
    for table in [&one, &other, &one] {
        world.bind(table);
        assert_eq!(read(table, &world), if core::ptr::eq(table, &other) { [201] } else { [11] });
        let mut plain = world.clone();
        plain.unbind();
        assert_eq!(read(table, &plain), read(table, &world));
    }
}
