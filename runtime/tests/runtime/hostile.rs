//! Tables from strangers: whatever is damaged, loading refuses it or the machine stays within its bounds.

use runebook_runtime::batch::Lent;
use runebook_runtime::machine::{Bare, Silent};
use runebook_runtime::program::{Gate, Holder, Layer, Shape};
use runebook_runtime::write::{assemble, seal};
use runebook_runtime::{Buffers, Dice, Fork, Instr, Key, Limits, LoadError, Machine, Op, Outcome, Sample, Table};

use crate::exercise::{Wild, edited, exercise, in_columns, small};
use crate::kit::{Kit, Luck, i, konst, ret};

/// A program that uses every section and nearly every instruction.
fn rich() -> Kit {
    let mut kit = Kit::new();
    kit.program.consts.push(1 << 40);
    kit.program.dice.push(Dice::pool(2, 6).plus(1).unwrap());
    let slot = kit.cell(-1, -1, 9);
    let cell = kit.cell(3, 0, 100) as i32;
    let kind = kit.kind(2, &[0, 5], &[(slot, 2)]);
    let attack = kit.context(3, 2, 0b11) as i32;
    let (site, fact) = (kit.site(), {
        let one = kit.constants(1, &[1]);
        kit.fact(1, one) as i32
    });
    let listed = kit.constants(1, &[1, 0, 0]);
    let set = kit.set(1, 2, listed);
    let event = kit.event(1, set);
    kit.program.events[0].watched = true;
    let command = kit.command(2) as i32;
    let base = kit.function(2, 4, 1, &[i(Op::Get, 2, 0, 0, cell), i(Op::HoldsEntry, 3, 0, 0, 1), ret(2, 1)]);
    let stat = kit.stat(Shape::Number, base);
    let dice_base = kit.function(2, 10, 8, &[i(Op::DiceConst, 2, 0, 0, 0), ret(2, 8)]);
    let dice = kit.stat(Shape::Dice, dice_base);
    let plus = kit.constants(2, &[1, 2, 3]);
    kit.modifier(stat, Layer::Add, plus).gate = Gate::Entry(1);
    kit.modifier(stat, Layer::Factor, plus).holder = Holder::Role(0);
    kit.modifier(dice, Layer::Sides, plus).gate = Gate::Cell(0);
    let force = kit.stat(Shape::Number, base);
    kit.program.stats[force as usize].context = attack as u32;
    let react = kit.function(2, 3, 0, &[i(Op::Put, 0, 1, 0, cell), ret(0, 0)]);
    kit.reaction(event, 0, Holder::Audience, react);
    kit.reaction(event, 1, Holder::Role(0), react).gate = Gate::Entry(0);
    let inner = kit.function_in(
        2,
        4,
        1,
        0,
        0,
        &[i(Op::Outer, 2, 0, 0, attack), i(Op::Role, 3, 0, 0, 2), i(Op::Pow, 3, 3, 3, 0), ret(3, 1)],
    );
    let main = [
        konst(1, 2),
        i(Op::NewContext, 3, 0, 0, attack),
        i(Op::Wide, 2, 0, 0, 0),
        i(Op::Call, 4, 3, 2, Instr::pack(inner, 1)),
        i(Op::MulDiv, 5, 1, 2, 1 | 1 << 8),
        i(Op::Stat, 6, 0, 0, Instr::pack(stat, 3)),
        i(Op::Stat, 8, 0, 0, Instr::pack(dice, 255)),
        i(Op::Roll, 7, 8, 0, site),
        i(Op::DiceTimes, 8, 8, 1, 0),
        i(Op::DiceMake, 16, 1, 1, runebook_runtime::dice::Mode::KeepHigh(1).to_imm()),
        i(Op::DiceAdd, 8, 8, 16, 0),
        i(Op::Salt, 1, 0, 0, 1),
        i(Op::Loop, 1, 0, 0, -2),
        i(Op::Field, 16, 0, 0, 1),
        i(Op::FieldDice, 16, 0, 0, 0),
        i(Op::Holds, 17, 0, 0, 0),
        i(Op::InSlot, 17, 0, 0, Instr::pack(slot, 2)),
        i(Op::Fact, 17, 0, 1, fact),
        i(Op::Members, 17, 0, 1, set as i32),
        i(Op::Choose, 20, 17, 0, site),
        i(Op::Index, 20, 17, 1, 2),
        i(Op::Append, 20, 17, 0, 2),
        i(Op::PutAt, 20, 0, 1, cell),
        i(Op::Announce, 0, 0, 1, event as i32),
        i(Op::Later, 0, 0, 2, react as i32),
        i(Op::Command, 0, 0, 2, command),
        i(Op::SetRole, 1, 3, 0, 2),
        i(Op::Wrote, 21, 0, 0, cell),
        i(Op::Kind, 21, 20, 0, 0),
        konst(22, 3),
        i(Op::Draw, 21, 17, 22, site),
        i(Op::Pick, 21, 22, 0, site),
        i(Op::Was, 21, 0, 0, event as i32),
        i(Op::JumpIf, 21, 0, 0, 1),
        i(Op::Bound, 0, 0, 0, site),
        i(Op::StatAt, 21, 0, 1, Instr::pack(stat, 255)),
        i(Op::InRole, 21, 3, 0, attack | 1 << 8),
        i(Op::LeRatio, 21, 0, 1, 2 | 3 << 8),
        ret(21, 1),
    ];
    let main = kit.function(1, 24, 1, &main);
    kit.export("procedure.main", main);
    assert_eq!(kind, 0);
    kit
}

#[test]
fn the_rich_table_runs() {
    let kit = rich();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(&table, buffers.scratch()).with_answers(&[0]);
    let function = table.export("procedure.main").unwrap().function;
    machine.start(function, &[0]).unwrap();
    let outcome = machine.run(&Bare, &mut Sample::new(Key::default()), &mut Silent);
    assert_eq!(outcome, Outcome::Done, "{:?}", machine.chain().next());
    exercise(&table, &mut small());
}

#[test]
fn every_truncation_is_refused() {
    let bytes = rich().bytes();
    for length in 0..bytes.len() {
        assert!(Table::load(&bytes[..length]).is_err(), "{length} bytes loaded");
        let mut cut = bytes[..length].to_vec();
        if length >= 40 {
            cut[32..36].copy_from_slice(&(length as u32).to_le_bytes());
        }
        seal(&mut cut);
        if let Ok(table) = Table::load(&cut) {
            exercise(&table, &mut small());
        }
    }
}

#[test]
fn no_flipped_byte_does_harm() {
    let bytes = runebook_runtime::strip(&rich().bytes()).unwrap();
    let mut buffers = small();
    let mut loaded = 0;
    for at in 0..bytes.len() {
        for flip in [0x01u8, 0x02, 0x10, 0x80, 0xff] {
            let mut damaged = bytes.clone();
            damaged[at] ^= flip;
            seal(&mut damaged);
            match Table::load(&damaged) {
                Ok(table) => {
                    loaded += 1;
                    exercise(&table, &mut buffers);
                }
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }
    assert!(loaded > 1000, "{loaded}");
}

#[test]
fn no_random_code_does_harm() {
    let mut luck = Luck(9);
    let mut buffers = small();
    let ops: Vec<Op> = (0..=255).filter_map(Op::from_number).collect();
    let mut loaded = 0;
    let kit = rich();
    let program = kit.finish();
    for _ in 0..30_000 {
        let mut program = program.clone();
        for _ in 0..luck.between(1, 3) {
            let at = luck.below(program.code.len() as u64) as usize;
            let op = ops[luck.below(ops.len() as u64) as usize];
            let mut register = || luck.below(24) as u8;
            let (a, b, c) = (register(), register(), register());
            let imm = match luck.below(4) {
                0 => luck.between(-5, 5) as i32,
                1 => luck.below(1 << 12) as i32,
                2 => Instr::pack(luck.below(4) as u32, luck.below(256) as u8),
                _ => program.code[at].imm,
            };
            program.code[at] = i(op, a, b, c, imm);
        }
        let bytes = assemble(&program).unwrap();
        if let Ok(table) = Table::load(&bytes) {
            loaded += 1;
            exercise(&table, &mut buffers);
        }
    }
    assert!(loaded > 1000, "{loaded}");
}

#[test]
fn no_tampered_state_does_harm() {
    let bytes = rich().bytes();
    let table = Table::load(&bytes).unwrap();
    let function = table.export("procedure.main").unwrap().function;
    let limits = Limits { fuel: 500, depth: 8, nesting: 4 };
    let mut luck = Luck(4);
    let mut buffers = small();
    for stop in 0..4 {
        let mut machine = Machine::new(&table, buffers.scratch()).with_limits(limits).with_answers(&[0]);
        machine.start(function, &[0]).unwrap();
        for _ in 0..=stop {
            machine.run(&Bare, &mut Fork, &mut Silent);
            machine.resume_with(3);
        }
        let mut saved = Vec::new();
        machine.save(&mut |word| saved.push(word));
        for _ in 0..5000 {
            let mut words = saved.clone();
            let at = luck.below(words.len() as u64) as usize;
            words[at] = match luck.below(4) {
                0 => luck.below(40),
                1 => words[at] ^ 1 << luck.below(64),
                2 => u64::MAX >> luck.below(64),
                _ => 1 << luck.below(64),
            };
            let mut next = words.into_iter();
            if machine.restore(&mut || next.next()).is_ok() {
                machine.run(&Wild, &mut Sample::new(Key::default()), &mut Silent);
                machine.clear_dead(&mut |_, _, _| false);
                machine.key(&mut |_| ());
            }
        }
    }
}

#[test]
fn a_directory_that_lies_is_refused() {
    let bytes = rich().bytes();
    let line = |row: usize, at: usize, value: u32| {
        let mut damaged = bytes.clone();
        let place = 48 + 16 * row + at;
        damaged[place..place + 4].copy_from_slice(&value.to_le_bytes());
        seal(&mut damaged);
        Table::load(&damaged).map(|_| ())
    };
    let directory = |result: Result<(), LoadError>| matches!(result, Err(LoadError::Directory { .. }));
    assert!(directory(line(4, 8, 4)));
    assert!(directory(line(4, 8, u32::MAX - 7)));
    assert!(directory(line(4, 12, u32::MAX)));
    assert!(directory(line(4, 4, 8)));
    assert!(directory(line(4, 0, 5)));
    assert!(line(4, 0, 4000).is_err(), "a missing section is empty, and its rows are missed");
}

/// The base of the edits that are kept: a table as `rich` made it once. Older tables load for ever.
const BASE: &[u8] = include_bytes!("../hostile/rich.table");

/// What the fuzzer found worth keeping: whole tables, and edits of one, each tried as it is and with a checksum that fits.
#[test]
fn none_of_the_tables_that_are_kept_does_harm() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hostile");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let (mut tried, mut loaded) = ([0, 0], 0);
    let (mut buffers, mut lent) = (small(), Lent::new());
    for file in files {
        let bytes = std::fs::read(&file).unwrap();
        let (kind, bytes) = match file.extension().and_then(|ending| ending.to_str()) {
            Some("table") => (0, bytes),
            Some("edits") => (1, edited(BASE, &bytes)),
            Some(_) | None => continue,
        };
        tried[kind] += 1;
        let mut sealed = bytes.clone();
        seal(&mut sealed);
        for bytes in [bytes, sealed] {
            if let Ok(table) = Table::load(&bytes) {
                loaded += 1;
                exercise(&table, &mut buffers);
                in_columns(&table, &mut buffers, &mut lent);
            }
        }
    }
    println!("{tried:?} tables and edits, {loaded} loaded");
    assert!(tried[0] > 10 && tried[1] > 40 && loaded > 20, "{tried:?}, {loaded}");
}
