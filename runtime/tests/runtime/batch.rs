//! The batch machine and the scalar machine give the same, lane by lane: values and errors.

use runebook_runtime::batch::{Batch, Column, Columns, LANES, Lent, Stay, Task};
use runebook_runtime::machine::{Bare, Fault, Silent};
use runebook_runtime::program::{Gate, Layer, Shape};
use runebook_runtime::{Buffers, Host, Instr, Limits, Machine, Op, Table, Trap};

use crate::kit::{Kit, Luck, i, konst, ret};

/// What one lane came to: all results, or why there are none.
pub type Came = Result<Vec<i64>, Fault>;

/// All lanes by the batch machine, and how many of them it left to the other.
fn in_columns(table: &Table<'_>, host: &dyn Host, task: Task, args: &[Column<'_>], lanes: usize) -> (Vec<Came>, usize) {
    let results = match task {
        Task::Function(function) => usize::from(table.function(function).unwrap().results),
        Task::Stat(_) => 1,
    };
    let (mut lent, mut buffers) = (Lent::new(), Buffers::new());
    let mut machine = Machine::new(table, buffers.scratch()).with_limits(LIMITS);
    let mut out = vec![vec![i64::MAX; lanes]; results];
    let mut faults = vec![None; lanes];
    let mut slices: Vec<&mut [i64]> = out.iter_mut().map(Vec::as_mut_slice).collect();
    let alone = Batch::new(lent.room())
        .evaluate(&mut machine, host, task, args, &mut slices, &mut |lane, fault| faults[lane] = Some(fault))
        .unwrap();
    let lane = |lane: usize| match faults[lane] {
        Some(fault) => Err(fault),
        None => Ok(out.iter().map(|out| out[lane]).collect()),
    };
    ((0..lanes).map(lane).collect(), alone)
}

fn one_by_one(table: &Table<'_>, host: &dyn Host, task: Task, args: &[Column<'_>], lanes: usize) -> Vec<Came> {
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(table, buffers.scratch()).with_limits(LIMITS);
    let lane = |lane: usize| {
        let words: Vec<i64> = args.iter().map(|arg| arg.get(lane).unwrap()).collect();
        match task {
            Task::Function(function) => machine.evaluate(host, &mut Silent, function, &words).map(<[i64]>::to_vec),
            Task::Stat(stat) => machine.read_stat(host, &mut Silent, stat, words[0], words[1]).map(|all| vec![all[0]]),
        }
    };
    (0..lanes).map(lane).collect()
}

const LIMITS: Limits = Limits { fuel: 2_000, depth: 64, nesting: 32 };

/// Compares; how many lanes stayed in columns.
fn compared(table: &Table<'_>, host: &dyn Host, task: Task, args: &[Column<'_>], lanes: usize) -> usize {
    let (batch, alone) = in_columns(table, host, task, args, lanes);
    let scalar = one_by_one(table, host, task, args, lanes);
    for (lane, (batch, scalar)) in batch.iter().zip(&scalar).enumerate() {
        let words: Vec<_> = args.iter().map(|arg| arg.get(lane).unwrap()).collect();
        assert_eq!(batch, scalar, "lane {lane} of {lanes}, {task:?} of {words:?}");
    }
    lanes - alone
}

/// Some have stored something, and some questions have an answer.
struct Sparse;

impl Host for Sparse {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        // programs made by chance ask of any number, the largest as well
        let value = entity.wrapping_add(i64::from(cell) * 5 + 1) % 3;
        Some(value).filter(|value| *value > 0 && entity < 1000)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        args.first().map(|first| first ^ i64::from(fact)).filter(|answer| answer % 2 == 0)
    }
}

/// A program of which random functions are asked: functions that call those before them, and read stats and cells.
fn made(luck: &mut Luck) -> (Kit, u32) {
    let mut kit = Kit::new();
    kit.program.consts.extend([1 << 40, i64::MIN, i64::MAX]);
    let cell = kit.cell(3, 0, 100);
    let from_rule = kit.cell(0, 0, 100);
    let kind = kit.kind(3, &[4, -9], &[]);
    assert_eq!(kind, 0);
    let start = kit.function(1, 2, 1, &[i(Op::MulImm, 1, 0, 0, 7), ret(1, 1)]);
    kit.program.cells[from_rule as usize].start_function = start;
    let fact = kit.fact(1, start) as i32;
    let base = kit.function(2, 3, 1, &[i(Op::Get, 2, 0, 0, cell as i32), i(Op::Add, 2, 2, 0, 0), ret(2, 1)]);
    let stat = kit.stat(Shape::Number, base);
    let odd =
        [i(Op::Get, 3, 0, 0, from_rule as i32), i(Op::GtImm, 2, 3, 0, 20), i(Op::AddImm, 3, 3, 0, -40), ret(2, 3)];
    let odd = kit.function(2, 5, 3, &odd);
    let layer = [Layer::Add, Layer::Factor, Layer::Afterwards, Layer::AtLeast, Layer::Is][luck.below(5) as usize];
    kit.modifier(stat, Layer::Add, odd).gate = Gate::Entry(1);
    kit.modifier(stat, Layer::Add, odd).bonus_type = luck.below(3) as u16;
    kit.modifier(stat, layer, odd).gate = Gate::Cell(cell);
    let (mut inner, count) = (start, 1 + luck.below(3));
    for _ in 0..count {
        let code =
            body(luck, if inner == start { 0 } else { inner }, [cell, from_rule, stat].map(|index| index as i32), fact);
        inner = kit.function(4, REGISTERS.into(), 2, &code);
    }
    (kit, inner)
}

const REGISTERS: u8 = 10;

fn body(luck: &mut Luck, inner: u32, [cell, from_rule, stat]: [i32; 3], fact: i32) -> Vec<Instr> {
    let r = |luck: &mut Luck| luck.below(REGISTERS.into()) as u8;
    let length = 6 + luck.below(14) as i32;
    let mut code = Vec::new();
    for at in 0..length {
        let (a, b, c, d) = (r(luck), r(luck), r(luck), r(luck));
        let small = luck.between(-6, 12) as i32;
        let forward = luck.between(0, i64::from(length - at - 1).min(6)) as i32;
        let when = luck.below(2) as u8;
        let next = match luck.below(46) {
            0 => konst(a, small),
            1 => i(Op::Wide, a, 0, 0, luck.below(3) as i32),
            2 => i(Op::Move, a, b, 0, 0),
            3..6 => i(Op::Add, a, b, c, 0),
            6 | 7 => i(Op::Sub, a, b, c, 0),
            8 => i(Op::Mul, a, b, c, 0),
            9 => i(Op::Neg, a, b, 0, 0),
            10 | 11 => i(Op::AddImm, a, b, 0, small),
            12 => i(Op::MulImm, a, b, 0, small),
            13 => i(Op::Min, a, b, c, 0),
            14 => i(Op::Max, a, b, c, 0),
            15 => i(Op::Pow, a, b, c, 0),
            16 => i(Op::Div, a, b, c, luck.below(6) as i32),
            17 => i(Op::MulDiv, a, b, c, i32::from(d) | (luck.below(6) as i32) << 8),
            18 => i(Op::Eq, a, b, c, 0),
            19 => i(Op::Ne, a, b, c, 0),
            20 => i(Op::Lt, a, b, c, 0),
            21 => i(Op::Le, a, b, c, 0),
            22 => i(Op::EqImm, a, b, 0, small),
            23 => i(Op::LtImm, a, b, 0, small),
            24 => i(Op::GtImm, a, b, 0, small),
            25 => i([Op::LeRatio, Op::LtRatio, Op::EqRatio][luck.below(3) as usize], a, b, c, i32::from(d) | 3 << 8),
            26 => i(Op::Not, a, b, 0, 0),
            27 => i(Op::Jump, 0, 0, 0, forward),
            28 | 29 => i(Op::JumpIf, a, 0, 0, forward),
            30 => i(Op::JumpUnless, a, 0, 0, forward),
            31 => i([Op::IfEq, Op::IfNe][luck.below(2) as usize], a, b, when, forward),
            32 => i([Op::IfLt, Op::IfLe][luck.below(2) as usize], a, b, when, forward),
            33 => i([Op::IfEqImm, Op::IfNeImm, Op::IfGtImm][luck.below(3) as usize], a, small as u8, when, forward),
            34 => i([Op::IfLtImm, Op::IfLeImm][luck.below(2) as usize], a, small as u8, when, forward),
            35 => i([Op::IfAbove, Op::IfFrom][luck.below(2) as usize], a, small as u8, when, forward),
            36 if at > 2 => i(Op::Loop, a, 0, 0, -(luck.between(1, 3) as i32)),
            37 if at > 2 => i(Op::ForRange, a, b, 0, -(luck.between(1, 3) as i32)),
            38 => i(Op::Get, a, b, 0, cell),
            39 => i(Op::Get, a, b, 0, from_rule),
            40 => i(Op::Stat, a, b, 0, Instr::pack(stat as u32, 255)),
            41 => i(Op::Field, a, b, 0, luck.below(3) as i32),
            42 => i(Op::HoldsEntry, a, b, 0, luck.below(3) as i32),
            43 => i(Op::Fact, a, b, 1, fact),
            44 => i(Op::Holds, a, b, c, 0),
            45 if inner != 0 => i(Op::Call, a.min(REGISTERS - 2), b.min(REGISTERS - 4), 4, Instr::pack(inner, 0)),
            _ => i(Op::Kind, a, b, 0, 0),
        };
        code.push(next);
    }
    code.push(ret(luck.below(u64::from(REGISTERS) - 1) as u8, 2));
    code
}

/// Numbers of all sizes, small ones most.
fn numbers(luck: &mut Luck, lanes: usize) -> Vec<i64> {
    let size = luck.below(8);
    let mut number = |_| match size {
        0 => luck.between(i64::from(i32::MIN), i64::from(i32::MAX)),
        1 => [i64::MAX, i64::MIN, 0, -1, 40_000][luck.below(5) as usize],
        2 => luck.between(-40_000, 40_000),
        _ => luck.between(-3, 12),
    };
    (0..lanes).map(&mut number).collect()
}

#[test]
fn columns_and_lanes_agree_on_functions_made_by_chance() {
    let mut luck = Luck(77);
    let (mut all, mut stayed) = (0, 0);
    for round in 0..400 {
        let (kit, function) = made(&mut luck);
        let bytes = kit.bytes();
        let table = Table::load(&bytes).unwrap();
        let lanes = [1, 7, 64, 255, LANES + 40][round % 5];
        let args: Vec<Vec<i64>> = (0..4).map(|_| numbers(&mut luck, lanes)).collect();
        let mut columns: Vec<Column<'_>> = args.iter().map(|arg| Column::Wide(arg)).collect();
        columns[3] = Column::Same(args[3][0]);
        stayed += compared(&table, &Sparse, Task::Function(function), &columns, lanes);
        stayed += compared(&table, &Sparse, Task::Stat(0), &[columns[0], Column::Same(-1)], lanes);
        all += 2 * lanes;
    }
    println!("{stayed} of {all} lanes stayed in columns");
    assert!(stayed * 2 > all, "too few stay in columns to prove much: {stayed} of {all}");
}

fn grit() -> (Kit, u32) {
    let mut kit = Kit::new();
    let code = [
        i(Op::IfLeImm, 4, 3, 1, 2),
        i(Op::Sub, 6, 0, 4, 0),
        i(Op::Jump, 0, 0, 0, 1),
        i(Op::Move, 6, 0, 0, 0),
        i(Op::MulImm, 6, 6, 0, 3),
        i(Op::IfLeImm, 5, 0, 1, 2),
        i(Op::Move, 7, 1, 0, 0),
        i(Op::Jump, 0, 0, 0, 1),
        i(Op::Move, 7, 2, 0, 0),
        i(Op::Add, 6, 6, 7, 0),
        i(Op::Sub, 6, 6, 3, 0),
        ret(6, 1),
    ];
    let function = kit.function(6, 8, 1, &code);
    (kit, function)
}

#[test]
fn every_width_gives_the_same() {
    let (kit, function) = grit();
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let halves: Vec<i16> = (0..1024).map(|n| (n * 37 % 101) as i16).collect();
    let words: Vec<i32> = halves.iter().map(|n| i32::from(*n)).collect();
    let wide: Vec<i64> = halves.iter().map(|n| i64::from(*n)).collect();
    for column in [Column::Halves(&halves), Column::Words(&words), Column::Wide(&wide)] {
        let args: Vec<Column<'_>> = (0..6).map(|n| column.part(n * 13, 900)).collect();
        assert_eq!(compared(&table, &Bare, Task::Function(function), &args, 900), 900, "all stay in columns");
    }
    // what is too large for 16 bits, and for 32, is worked out in more
    for large in [40_000, i64::from(i32::MAX), i64::MAX / 4] {
        let mut numbers = wide.clone();
        numbers[500] = large;
        let args: Vec<Column<'_>> = (0..6).map(|n| Column::Wide(&numbers).part(n * 13, 900)).collect();
        assert_eq!(compared(&table, &Bare, Task::Function(function), &args, 900), 900);
    }
    // and where it leaves 64, the lane fails as it does alone
    let mut numbers = wide.clone();
    numbers[500] = i64::MAX / 2;
    let args: Vec<Column<'_>> = (0..6).map(|n| Column::Wide(&numbers).part(n * 13, 900)).collect();
    let stayed = compared(&table, &Bare, Task::Function(function), &args, 900);
    assert!((890..900).contains(&stayed), "{stayed}");
}

#[test]
fn too_little_room_is_the_scalar_machines_affair() {
    let mut luck = Luck(5);
    for _ in 0..200 {
        let (kit, function) = made(&mut luck);
        let bytes = kit.bytes();
        let table = Table::load(&bytes).unwrap();
        let args: Vec<Vec<i64>> = (0..4).map(|_| numbers(&mut luck, LANES)).collect();
        let columns: Vec<Column<'_>> = args.iter().map(|arg| Column::Wide(arg)).collect();
        let task = Task::Function(function);
        let scalar = one_by_one(&table, &Sparse, task, &columns, LANES);
        let (mut lent, mut buffers) = (Lent::new(), Buffers::new());
        lent.slots.truncate(luck.below(12) as usize);
        lent.values.truncate(luck.below(40) as usize);
        let mut machine = Machine::new(&table, buffers.scratch()).with_limits(LIMITS);
        let (mut one, mut other) = (vec![0; LANES], vec![0; LANES]);
        let mut faults = vec![None; LANES];
        Batch::new(lent.room())
            .evaluate(&mut machine, &Sparse, task, &columns, &mut [&mut one, &mut other], &mut |lane, fault| {
                faults[lane] = Some(fault);
            })
            .unwrap();
        for (lane, scalar) in scalar.into_iter().enumerate() {
            let batch = faults[lane].map_or(Ok(vec![one[lane], other[lane]]), Err);
            assert_eq!(batch, scalar);
        }
    }
}

#[test]
fn a_column_that_is_too_short_is_no_column_of_zeros() {
    let mut kit = Kit::new();
    let sum = kit.function(2, 3, 1, &[i(Op::Add, 2, 0, 1, 0), ret(2, 1)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let (mut lent, mut buffers) = (Lent::new(), Buffers::new());
    let mut machine = Machine::new(&table, buffers.scratch());
    let long: Vec<i64> = (0..300).collect();
    for short in [0, 1, 255, 256, 299] {
        let args = [Column::Wide(&long), Column::Wide(&long[..short])];
        let mut out = vec![7; 300];
        let tried = Batch::new(lent.room()).evaluate(
            &mut machine,
            &Bare,
            Task::Function(sum),
            &args,
            &mut [&mut out],
            &mut |_, _| panic!("no lane was tried"),
        );
        assert_eq!((tried, out), (Err(Trap::BadCount), vec![7; 300]));
        let lanes = (short + 1).min(LANES);
        if lanes > short {
            let mut batch = Batch::new(lent.room());
            let block = batch.block(&machine, &Bare, Task::Function(sum), &args, lanes).unwrap();
            assert_eq!(block.left().count(), lanes, "nothing is worked out of what is not there");
        }
    }
}

#[test]
fn lanes_that_fail_keep_what_the_caller_had() {
    let mut kit = Kit::new();
    let over = kit.function(2, 3, 1, &[i(Op::Mul, 2, 0, 1, 0), ret(2, 1)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let (mut lent, mut buffers) = (Lent::new(), Buffers::new());
    let mut machine = Machine::new(&table, buffers.scratch());
    let numbers: Vec<i64> = (0..9).map(|lane| if lane % 3 == 0 { i64::MAX } else { lane }).collect();
    let (mut out, mut failed) = (vec![-5; 9], Vec::new());
    let args = [Column::Wide(&numbers), Column::Same(2)];
    let task = Task::Function(over);
    Batch::new(lent.room())
        .evaluate(&mut machine, &Bare, task, &args, &mut [&mut out], &mut |lane, _| failed.push(lane))
        .unwrap();
    assert_eq!((out, failed), (vec![-5, 2, 4, -5, 8, 10, -5, 14, 16], vec![0, 3, 6]));
}

#[test]
fn the_last_register_may_be_an_argument() {
    let mut kit = Kit::new();
    let twice = kit.function(1, 2, 1, &[i(Op::MulImm, 1, 0, 0, 2), ret(1, 1)]);
    let call = i(Op::Call, 1, 255, 1, Instr::pack(twice, 0));
    let calls = kit.function(1, 256, 1, &[i(Op::AddImm, 255, 0, 0, 1), call, ret(1, 1)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let numbers: Vec<i64> = (0..20).collect();
    assert_eq!(compared(&table, &Bare, Task::Function(calls), &[Column::Wide(&numbers)], 20), 20);
}

#[test]
fn a_table_says_what_stays_in_columns() {
    let mut kit = Kit::new();
    let site = kit.site();
    let plain = kit.function(1, 2, 1, &[i(Op::MulImm, 1, 0, 0, 3), ret(1, 1)]);
    let rolls = kit.function(1, 2, 1, &[i(Op::Pick, 1, 0, 0, site), ret(1, 1)]);
    let calls = kit.function(1, 2, 1, &[i(Op::Call, 1, 0, 1, Instr::pack(rolls, 0)), ret(1, 1)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut room = [Stay::Stays; 3];
    let columns = Columns::of(&table, &mut room);
    assert_eq!(columns.function(plain), Some(Stay::Stays));
    assert_eq!(columns.function(rolls), Some(Stay::Leaves(2, Op::Pick)));
    assert_eq!(columns.function(calls), Some(Stay::Calls(4)));
    assert_eq!(columns.function(9), None);
}

/// Where a rule says with what a cell starts, or who is granted an entry, and which of them differs from lane to lane.
#[test]
fn what_differs_from_lane_to_lane_and_has_a_rule_leaves_columns() {
    let mut kit = Kit::new();
    let site = kit.site();
    let rolls = kit.function(1, 2, 1, &[i(Op::Pick, 1, 0, 0, site), ret(1, 1)]);
    let plain = kit.cell(3, 0, 9);
    let ruled = kit.cell(0, 0, 9);
    kit.program.cells[ruled as usize].start_function = rolls;
    let one = |kit: &mut Kit, op, a: i32| kit.function(2, 3, 1, &[i(op, 2, 0, 1, a), ret(2, 1)]);
    let at = one(&mut kit, Op::GetAt, plain as i32);
    let slot = kit.function(2, 3, 1, &[i(Op::InSlot, 2, 0, 1, Instr::pack(ruled, 1)), ret(2, 1)]);
    let zero = kit.constants(2, &[0]);
    let (gated, open) = (kit.stat(Shape::Number, zero), kit.stat(Shape::Number, zero));
    let always = kit.constants(2, &[1, 1, 1]);
    kit.modifier(gated, Layer::Add, always).gate = Gate::Cell(ruled);
    kit.modifier(open, Layer::Add, always).gate = Gate::Cell(plain);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let mut room = [Stay::Stays; 8];
    let columns = Columns::of(&table, &mut room);
    for function in [at, slot] {
        assert!(matches!(columns.function(function), Some(Stay::Calls(_))), "{function}");
    }
    assert_eq!((columns.stat(&table, gated), columns.stat(&table, open)), (false, true));
}
