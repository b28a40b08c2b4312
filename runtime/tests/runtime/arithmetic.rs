//! Every instruction on numbers and dice, with its edges.

use crate::kit::{Kit, i, konst, ret};
use runebook_runtime::dice::{Mode, Pool};
use runebook_runtime::program::Rounding;
use runebook_runtime::{Dice, Op, Trap, arith};

const MAX: i64 = i64::MAX;
const MIN: i64 = i64::MIN;

/// One instruction of R[0], R[1] into R[2].
fn two(op: Op, imm: i32, left: i64, right: i64) -> Result<i64, Trap> {
    let mut kit = Kit::new();
    let f = kit.function(2, 3, 1, &[i(op, 2, 0, 1, imm), ret(2, 1)]);
    kit.eval(f, &[left, right]).map(|results| results[0])
}

#[test]
fn whole_numbers() {
    assert_eq!(two(Op::Add, 0, 2, 3), Ok(5));
    assert_eq!(two(Op::Add, 0, MAX, 1), Err(Trap::Overflow));
    assert_eq!(two(Op::Sub, 0, 2, 3), Ok(-1));
    assert_eq!(two(Op::Sub, 0, MIN, 1), Err(Trap::Overflow));
    assert_eq!(two(Op::Mul, 0, -4, 3), Ok(-12));
    assert_eq!(two(Op::Mul, 0, MAX, 2), Err(Trap::Overflow));
    assert_eq!(two(Op::Neg, 0, 7, 0), Ok(-7));
    assert_eq!(two(Op::Neg, 0, MIN, 0), Err(Trap::Overflow));
    assert_eq!(two(Op::AddImm, -5, 2, 0), Ok(-3));
    assert_eq!(two(Op::AddImm, 1, MAX, 0), Err(Trap::Overflow));
    assert_eq!(two(Op::MulImm, -5, 2, 0), Ok(-10));
    assert_eq!(two(Op::Min, 0, 2, -3), Ok(-3));
    assert_eq!(two(Op::Max, 0, 2, -3), Ok(2));
    assert_eq!(two(Op::Not, 0, 0, 0), Ok(1));
    assert_eq!(two(Op::Not, 0, -9, 0), Ok(0));
    assert_eq!(two(Op::Move, 0, 8, 0), Ok(8));
}

#[test]
fn powers() {
    assert_eq!(two(Op::Pow, 0, 3, 4), Ok(81));
    assert_eq!(two(Op::Pow, 0, 0, 0), Ok(1));
    assert_eq!(two(Op::Pow, 0, 0, MAX), Ok(0));
    assert_eq!(two(Op::Pow, 0, -1, MAX), Ok(-1));
    assert_eq!(two(Op::Pow, 0, 2, 62), Ok(1 << 62));
    assert_eq!(two(Op::Pow, 0, 2, 63), Err(Trap::Overflow));
    assert_eq!(two(Op::Pow, 0, 2, MAX), Err(Trap::Overflow));
    assert_eq!(two(Op::Pow, 0, 2, -1), Err(Trap::BadPower));
}

#[test]
fn divisions_round_as_they_say() {
    let expect = |left, right, wanted: [i64; 5]| {
        for (rounding, wanted) in (1..6).zip(wanted) {
            assert_eq!(two(Op::Div, rounding, left, right), Ok(wanted), "{left} / {right} by {rounding}");
        }
    };
    // down, up, toward zero, half up, half to even
    expect(7, 2, [3, 4, 3, 4, 4]);
    expect(5, 2, [2, 3, 2, 3, 2]);
    expect(-5, 2, [-3, -2, -2, -2, -2]);
    expect(-7, 2, [-4, -3, -3, -3, -4]);
    expect(7, -2, [-4, -3, -3, -3, -4]);
    expect(-7, 3, [-3, -2, -2, -2, -2]);
    expect(6, 3, [2; 5]);
    assert_eq!(two(Op::Div, 0, 6, 3), Ok(2));
    assert_eq!(two(Op::Div, 0, 7, 3), Err(Trap::Remainder));
    assert_eq!(two(Op::Div, 1, 7, 0), Err(Trap::DivisionByZero));
    assert_eq!(two(Op::Div, 1, MIN, -1), Err(Trap::Overflow));
}

#[test]
fn products_are_exact_before_they_are_divided() {
    let mut kit = Kit::new();
    let f = kit.function(3, 4, 1, &[i(Op::MulDiv, 3, 0, 1, 2 | (Rounding::Down as i32) << 8), ret(3, 1)]);
    assert_eq!(kit.eval(f, &[MAX, MAX, MAX]), Ok(vec![MAX]));
    assert_eq!(kit.eval(f, &[7, 3, 2]), Ok(vec![10]));
    assert_eq!(kit.eval(f, &[7, 3, 0]), Err(Trap::DivisionByZero));
    assert_eq!(kit.eval(f, &[MAX, 3, 2]), Err(Trap::Overflow));
    assert_eq!(arith::mul_div(MIN, MIN, MIN, Rounding::Exactly), Ok(MIN));
}

#[test]
fn comparisons() {
    assert_eq!(two(Op::Eq, 0, 2, 2), Ok(1));
    assert_eq!(two(Op::Ne, 0, 2, 2), Ok(0));
    assert_eq!(two(Op::Lt, 0, 2, 2), Ok(0));
    assert_eq!(two(Op::Le, 0, 2, 2), Ok(1));
    assert_eq!(two(Op::EqImm, 3, 3, 0), Ok(1));
    assert_eq!(two(Op::LtImm, 3, 3, 0), Ok(0));
    assert_eq!(two(Op::GtImm, 3, 4, 0), Ok(1));
    let mut kit = Kit::new();
    let ops = [Op::LeRatio, Op::LtRatio, Op::EqRatio];
    let functions = ops.map(|op| kit.function(4, 5, 1, &[i(op, 4, 0, 1, 2 | 3 << 8), ret(4, 1)]));
    let ask = |args: &[i64]| functions.map(|f| kit.eval(f, args).unwrap()[0]);
    assert_eq!(ask(&[2, 3, 6, 1]), [1, 0, 1]);
    assert_eq!(ask(&[MAX, MAX, MIN, MIN]), [1, 1, 0]);
    assert_eq!(ask(&[MIN, MIN, MAX, MAX]), [0, 0, 0]);
}

#[test]
fn constants_and_loops() {
    let mut kit = Kit::new();
    kit.program.consts.push(MAX);
    let wide = kit.function(0, 1, 1, &[i(Op::Wide, 0, 0, 0, 0), ret(0, 1)]);
    assert_eq!(kit.eval(wide, &[]), Ok(vec![MAX]));
    // the sum of n, n-1 … 1
    let down = kit.function(1, 2, 1, &[i(Op::Add, 1, 1, 0, 0), i(Op::Loop, 0, 0, 0, -2), ret(1, 1)]);
    assert_eq!(kit.eval(down, &[10]), Ok(vec![55]));
    // how often a range of n is gone through
    let up = kit.function(1, 3, 1, &[i(Op::AddImm, 2, 2, 0, 1), i(Op::ForRange, 1, 0, 0, -2), ret(2, 1)]);
    assert_eq!(kit.eval(up, &[10]), Ok(vec![10]));
    assert_eq!(kit.eval(up, &[MAX]), Err(Trap::OutOfFuel));
    let jumps = [i(Op::JumpIf, 0, 0, 0, 2), konst(1, 5), i(Op::Jump, 0, 0, 0, 1), konst(1, 6), ret(1, 1)];
    let way = kit.function(1, 2, 1, &jumps);
    assert_eq!(kit.eval(way, &[1]), Ok(vec![6]));
    assert_eq!(kit.eval(way, &[0]), Ok(vec![5]));
    let trap = kit.function(0, 1, 0, &[i(Op::Trap, 0, 0, 0, 1)]);
    assert_eq!(kit.eval(trap, &[]), Err(Trap::TableGap));
}

#[test]
fn calls_pass_and_return_blocks() {
    let mut kit = Kit::new();
    let swap = kit.function(2, 4, 2, &[i(Op::Move, 2, 1, 0, 0), i(Op::Move, 3, 0, 0, 0), ret(2, 2)]);
    let call = i(Op::Call, 0, 1, 2, runebook_runtime::Instr::pack(swap, 0));
    let f = kit.function(3, 3, 3, &[call, ret(0, 3)]);
    assert_eq!(kit.eval(f, &[9, 1, 2]), Ok(vec![2, 1, 2]));
    let deep = kit.program.functions.len() as u32;
    kit.function(0, 1, 0, &[i(Op::Call, 0, 0, 0, deep as i32), ret(0, 0)]);
    assert_eq!(kit.eval(deep, &[]), Err(Trap::TooDeep));
}

#[test]
fn dice_in_registers() {
    let mut kit = Kit::new();
    kit.program.dice.push(Dice::pool(3, 4));
    let best = Mode::KeepLow(1);
    let f = kit.function(
        1,
        40,
        8,
        &[
            i(Op::DiceConst, 1, 0, 0, 0),
            konst(9, 2),
            konst(10, 10),
            i(Op::DiceMake, 11, 9, 10, best.to_imm()),
            i(Op::DiceAdd, 1, 1, 11, 0),
            i(Op::DiceTimes, 1, 1, 9, 0),
            i(Op::DiceSides, 1, 1, 9, 0),
            i(Op::DiceCount, 1, 1, 9, 0),
            i(Op::DicePlus, 1, 1, 0, 0),
            i(Op::MoveDice, 2, 1, 0, 0),
            ret(2, 8),
        ],
    );
    let words: [i64; 8] = kit.eval(f, &[5]).unwrap().try_into().unwrap();
    assert_eq!(Dice::from_words(words).unwrap().to_string(), "8d6 + 4d12 keep low 1 + 5");
    assert_eq!(kit.eval(f, &[MAX]).map(|_| ()), Ok(()));
    let max = kit.function(1, 9, 1, &[i(Op::DiceMax, 0, 1, 0, 0), ret(0, 1)]);
    assert_eq!(kit.eval(max, &[3]), Ok(vec![0]));
    let junk = kit.function(1, 9, 1, &[konst(2, 77), i(Op::DiceMin, 0, 1, 0, 0), ret(0, 1)]);
    assert_eq!(kit.eval(junk, &[3]), Err(Trap::NotDice));
    let wide = Pool { count: 1, sides: i16::MAX, mode: Mode::Sum };
    assert_eq!(Dice::with(wide).sides(1), Err(Trap::Overflow));
}
