//! Bytes: writing, loading, stripping, versions, names.

use runebook_runtime::ops::{ALL, disassemble};
use runebook_runtime::program::{CellKind, Place, Program, Symbol};
use runebook_runtime::table::{MAJOR, MINOR, Section};
use runebook_runtime::write::seal;
use runebook_runtime::{Dice, Instr, LoadError, Op, Table, WriteError, encode, strip};

use crate::kit::{Kit, i, konst, ret};

fn sample() -> Kit {
    let mut kit = Kit::new();
    let cell = kit.cell(7, -3, 100);
    kit.program.dice.push(Dice::pool(3, 4));
    kit.program.consts.push(i64::MIN);
    let slot = kit.cell(-1, -1, 9);
    kit.kind(2, &[5, 6], &[(slot, 1)]);
    let f = kit.function(1, 10, 1, &[i(Op::DiceConst, 1, 0, 0, 0), i(Op::Get, 0, 0, 0, cell as i32), ret(0, 1)]);
    kit.export("formula.price", f);
    kit.program.symbols.files.push("rules/fight.rune".into());
    kit.program.symbols.places.push((0, Place { file: 0, start: 10, end: 20 }));
    kit.program.symbols.places.push((2, Place { file: 0, start: 30, end: 40 }));
    kit
}

#[test]
fn what_is_written_is_read() {
    let kit = sample();
    let program = kit.finish();
    let bytes = encode(&program).unwrap();
    assert_eq!(bytes, encode(&program).unwrap());
    assert_eq!(bytes.len() % 8, 0);
    let table = Table::load(&bytes).unwrap();
    assert_eq!(table.pack(), "kit");
    for (index, function) in (0u32..).zip(&program.functions) {
        assert_eq!(table.function(index).as_ref(), Some(function));
    }
    for (index, instr) in (0u32..).zip(&program.code) {
        assert_eq!(table.instr(index), Some(*instr));
    }
    for (index, cell) in (0u32..).zip(&program.cells) {
        assert_eq!(table.cell(index).as_ref(), Some(cell));
    }
    for (index, entry) in (0u32..).zip(&program.entries) {
        assert_eq!(table.entry(index).as_ref(), Some(entry));
    }
    let entry = table.entry(1).unwrap();
    assert_eq!((table.field(&entry, 0), table.field(&entry, 1), table.field(&entry, 2)), (Some(6), Some(7), None));
    assert_eq!((table.dice(0), table.dice(1)), (Some(Dice::pool(3, 4)), None));
    assert_eq!(table.constant(0), Some(i64::MIN));
    let export = table.export("formula.price").unwrap();
    assert_eq!(table.text(table.result(export.results.0).unwrap().name), "r0");
    assert_eq!(table.export_by_id(export.id), Some(export));
    assert_eq!(table.export("formula.cost"), None);
    assert_eq!(table.name(Symbol::Cell(0)), Some("c0"));
    assert_eq!(table.named(Symbol::Cell(0), "c1"), Some(1));
    assert_eq!(table.cell_by_id(501), Some(1));
    assert_eq!(table.place(1).map(|place| place.start), Some(10));
    assert_eq!(table.place(2).map(|place| place.start), Some(30));
    assert_eq!(table.file(0), Some("rules/fight.rune"));
    assert_eq!(table.count(Section::Cells), program.cells.len() as u32);
}

/// Frozen: a change of the format changes this, and needs a new version.
#[test]
fn golden_bytes() {
    let bytes = sample().bytes();
    assert_eq!(&bytes[..12], b"RUNETBL\0\x01\0\x03\0");
    let table = Table::load(&bytes).unwrap();
    assert_eq!((bytes.len(), table.content_hash(), table.contract_hash()), GOLDEN);
}

const GOLDEN: (usize, u64, u64) = (1184, 10_711_329_090_369_526_725, 11_530_175_287_121_593_000);

#[test]
fn stripping_takes_names_and_nothing_else() {
    let bytes = sample().bytes();
    let stripped = strip(&bytes).unwrap();
    assert!(stripped.len() < bytes.len());
    let (full, bare) = (Table::load(&bytes).unwrap(), Table::load(&stripped).unwrap());
    assert_eq!(full.content_hash(), bare.content_hash());
    assert_eq!(full.contract_hash(), bare.contract_hash());
    assert_eq!(bare.name(Symbol::Cell(0)), None);
    assert_eq!(bare.place(0), None);
    assert_eq!(bare.pack(), "kit");
    assert_eq!(bare.export("formula.price"), full.export("formula.price"));
    assert_eq!(strip(&stripped).unwrap(), stripped);
}

#[test]
fn the_contract_is_what_the_host_must_give() {
    let contract = |change: &dyn Fn(&mut Kit)| {
        let mut kit = sample();
        let zero = kit.constants(1, &[0]);
        let fact = kit.fact(1, zero);
        kit.program.facts[fact as usize].id = 77;
        kit.program.cells[0].kind = CellKind::HostStat;
        change(&mut kit);
        let bytes = kit.bytes();
        let table = Table::load(&bytes).unwrap();
        (table.content_hash(), table.contract_hash())
    };
    let base = contract(&|_| ());
    let balance = contract(&|kit| kit.program.fields[0] = 999);
    assert_ne!(base.0, balance.0);
    assert_eq!(base.1, balance.1);
    assert_ne!(base.1, contract(&|kit| kit.program.facts[0].id = 78).1);
    assert_ne!(base.1, contract(&|kit| kit.program.cells[0].start = 8).1);
    assert_ne!(base.1, contract(&|kit| assert_eq!(kit.event(2, u32::MAX), 0)).1);
    let other = contract(&|kit| {
        let one = kit.constants(1, &[1]);
        kit.program.facts[0].otherwise = one;
    });
    assert_ne!(base.1, other.1);
}

#[test]
fn other_versions_and_files_are_refused_with_a_sentence() {
    let bytes = sample().bytes();
    let mut newer = bytes.clone();
    newer[8..10].copy_from_slice(&(MAJOR + 1).to_le_bytes());
    let error = Table::load(&newer).unwrap_err();
    assert_eq!(error, LoadError::Newer { major: MAJOR + 1, minor: MINOR });
    let sentence = error.to_string();
    assert!(sentence.contains(&format!("{}.{MINOR}", MAJOR + 1)) && sentence.contains("reads up to 1"), "{sentence}");
    assert_eq!(Table::load(b"%PDF-1.7").unwrap_err(), LoadError::NotATable);
    assert_eq!(Table::load(&[]).unwrap_err(), LoadError::NotATable);
    let mut damaged = bytes.clone();
    *damaged.last_mut().unwrap() ^= 1;
    assert!(matches!(Table::load(&damaged), Err(LoadError::Checksum { .. })));
    let mut minor = bytes;
    minor[10] = 9;
    seal(&mut minor);
    assert!(Table::load(&minor).is_ok());
}

fn refused(change: impl Fn(&mut Program)) -> String {
    let mut program = sample().finish();
    change(&mut program);
    match encode(&program) {
        Err(WriteError::Refused(error)) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_verifier_names_the_place() {
    let code = |at: usize, instr: Instr| refused(move |program| program.code[at] = instr);
    assert_eq!(code(1, konst(10, 1)), "instruction 1 in function 0: a register is outside the function's");
    assert!(code(0, i(Op::DiceConst, 3, 0, 0, 0)).contains("register"));
    assert!(code(0, i(Op::DiceConst, 1, 0, 0, 1)).contains("out of range"));
    assert!(code(1, i(Op::Get, 0, 0, 0, 99)).contains("out of range"));
    assert!(code(1, i(Op::Get, 0, 0, 0, -1)).contains("out of range"));
    assert!(code(1, i(Op::Jump, 0, 0, 0, -1)).contains("out of range"));
    assert!(code(1, i(Op::Jump, 0, 0, 0, 1)).contains("out of range"));
    assert!(code(1, i(Op::Loop, 0, 0, 0, -3)).contains("out of range"));
    assert!(code(1, i(Op::Loop, 0, 0, 0, 0)).contains("out of range"));
    assert!(code(2, konst(0, 1)).contains("runs over its end"));
    assert!(code(2, ret(0, 2)).contains("another number of registers"));
    assert!(code(1, i(Op::Call, 0, 0, 2, 0)).contains("arguments"));
    assert!(code(1, i(Op::Div, 0, 0, 0, 6)).contains("out of range"));
    assert!(code(1, i(Op::Salt, 0, 0, 0, 8)).contains("out of range"));
    assert!(refused(|program| program.functions[0].registers = 257).contains("256"));
    assert!(refused(|program| program.functions[0].end = 9).contains("code"));
    assert!(refused(|program| program.entries[1].holds = 99).contains("row 1 of the entries"));
    assert!(refused(|program| program.entries.swap(0, 1)).contains("order"));
    assert!(refused(|program| program.cells[0].start_function = 9).contains("row 0 of the cells"));
}

#[test]
fn rows_and_instructions_stay_together() {
    let mut seen = 0;
    for row in ALL.iter().copied().flatten() {
        assert_eq!(Op::from_number(row.op.number()), Some(row.op));
        assert_eq!(row.op.info().map(|info| info.mnemonic), Some(row.mnemonic));
        let instr = i(row.op, 1, 2, 3, -4);
        assert_eq!(Instr::decode(instr.encode()), Some(instr));
        seen += 1;
    }
    let known = (0..=255).filter(|number| Op::from_number(*number).is_some()).count();
    assert_eq!(seen, known);
    assert_eq!(seen, NUMBERS.len());
    for (op, number) in NUMBERS {
        assert_eq!(op.number(), number, "{op} was renumbered");
    }
}

/// Frozen.
const NUMBERS: [(Op, u8); 92] = [
    (Op::Const, 0x01),
    (Op::Wide, 0x02),
    (Op::Move, 0x03),
    (Op::MoveDice, 0x04),
    (Op::DiceConst, 0x05),
    (Op::Entry, 0x06),
    (Op::Add, 0x10),
    (Op::Sub, 0x11),
    (Op::Mul, 0x12),
    (Op::Neg, 0x13),
    (Op::AddImm, 0x14),
    (Op::MulImm, 0x15),
    (Op::Min, 0x16),
    (Op::Max, 0x17),
    (Op::Pow, 0x18),
    (Op::Div, 0x19),
    (Op::MulDiv, 0x1a),
    (Op::Eq, 0x20),
    (Op::Ne, 0x21),
    (Op::Lt, 0x22),
    (Op::Le, 0x23),
    (Op::EqImm, 0x24),
    (Op::LtImm, 0x25),
    (Op::GtImm, 0x26),
    (Op::LeRatio, 0x27),
    (Op::LtRatio, 0x28),
    (Op::EqRatio, 0x29),
    (Op::Not, 0x2a),
    (Op::Jump, 0x30),
    (Op::JumpIf, 0x31),
    (Op::JumpUnless, 0x32),
    (Op::Loop, 0x33),
    (Op::ForRange, 0x34),
    (Op::Salt, 0x35),
    (Op::Call, 0x38),
    (Op::Ret, 0x39),
    (Op::Later, 0x3a),
    (Op::Trap, 0x3b),
    (Op::Settle, 0x3c),
    (Op::Next, 0x3d),
    (Op::Get, 0x40),
    (Op::GetAt, 0x41),
    (Op::Put, 0x42),
    (Op::PutAt, 0x43),
    (Op::Wrote, 0x44),
    (Op::Stat, 0x45),
    (Op::StatAt, 0x46),
    (Op::Field, 0x47),
    (Op::FieldDice, 0x48),
    (Op::Kind, 0x49),
    (Op::Holds, 0x4a),
    (Op::HoldsEntry, 0x4b),
    (Op::InSlot, 0x4c),
    (Op::IfEq, 0x50),
    (Op::IfNe, 0x51),
    (Op::IfLt, 0x52),
    (Op::IfLe, 0x53),
    (Op::IfEqImm, 0x54),
    (Op::IfNeImm, 0x55),
    (Op::IfLtImm, 0x56),
    (Op::IfLeImm, 0x57),
    (Op::IfGtImm, 0x58),
    (Op::IfAbove, 0x59),
    (Op::IfFrom, 0x5a),
    (Op::NewContext, 0x60),
    (Op::Role, 0x61),
    (Op::SetRole, 0x62),
    (Op::InRole, 0x63),
    (Op::Outer, 0x64),
    (Op::Fact, 0x68),
    (Op::Members, 0x69),
    (Op::Index, 0x6a),
    (Op::Command, 0x6b),
    (Op::Announce, 0x6c),
    (Op::AnnounceTo, 0x6f),
    (Op::Choose, 0x6d),
    (Op::Append, 0x6e),
    (Op::Roll, 0x70),
    (Op::Draw, 0x71),
    (Op::Pick, 0x72),
    (Op::DiceMake, 0x78),
    (Op::DiceAdd, 0x79),
    (Op::DicePlus, 0x7a),
    (Op::DiceTimes, 0x7b),
    (Op::DiceSides, 0x7c),
    (Op::DiceCount, 0x7d),
    (Op::DiceMax, 0x7e),
    (Op::DiceMin, 0x7f),
    (Op::DiceEq, 0x80),
    (Op::DiceRead, 0x81),
    (Op::Was, 0x90),
    (Op::Bound, 0x91),
];

#[test]
fn disassembly_is_readable() {
    let bytes = sample().bytes();
    let table = Table::load(&bytes).unwrap();
    let text = disassemble(&table, 0).to_string();
    let wanted = "function 0 f0(1) 10 registers -> 1\n     0  dice_const   d1 3d4\n     1  get          r0 r0 c0\n     2  ret          r0.. 1\n";
    assert_eq!(text, wanted);
    assert_eq!(disassemble(&table, 9).to_string(), "");
}

/// What 1.0 wrote: no members, no meanings, shorter rows of kinds.
const FIRST: &[u8] = include_bytes!("tables/1.0.runetable");

#[test]
fn an_older_minor_version_loads_and_plays_alike() {
    let table = Table::load(FIRST).unwrap();
    let now = sample().bytes();
    let now = Table::load(&now).unwrap();
    assert_eq!(FIRST[8..12], [1, 0, 0, 0]);
    assert_eq!(table.contract_hash(), now.contract_hash());
    assert_eq!((table.count(Section::Members), table.count(Section::Meanings)), (0, 0));
    assert_eq!(table.cell(0), now.cell(0));
    let run = |table: &Table<'_>| {
        let mut buffers = runebook_runtime::Buffers::new();
        let mut machine = runebook_runtime::Machine::new(table, buffers.scratch());
        machine.start(table.export("formula.price").unwrap().function, &[0]).unwrap();
        let mut chooser = runebook_runtime::Fork;
        let end = machine.run(&runebook_runtime::machine::Bare, &mut chooser, &mut runebook_runtime::machine::Silent);
        (end, machine.results().to_vec())
    };
    assert_eq!(run(&table), run(&now));
}

/// The page on the format lists every section as it is.
#[test]
fn the_page_on_the_format_is_true() {
    let page = include_str!("../../../docs/table-format.md");
    let version = format!("Version {MAJOR}.{MINOR}.");
    assert!(page.contains(&version), "{version}");
    let rows = page.lines().filter_map(|line| {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, number, what, size, strippable, ..] = cells[..] else { return None };
        Some((number.parse::<u32>().ok()?, what.to_owned(), size.parse::<usize>().ok()?, strippable == "yes"))
    });
    let ours = Section::ALL
        .iter()
        .map(|section| (*section as u32, section.what().to_owned(), section.row_size(), section.strippable()));
    let sections = |row: &(u32, String, usize, bool)| row.3 || ours.clone().any(|ours| ours.1 == row.1);
    assert_eq!(rows.filter(sections).collect::<Vec<_>>(), ours.clone().collect::<Vec<_>>());
}
