//! Small random programs: the merged walk against the plain tree of all ways.

mod kit;

use std::collections::BTreeMap;

use kit::{Kit, i, konst, ret};
use num_rational::BigRational;
use num_traits::{One, Zero};
use proptest::prelude::*;
use runebook_odds::Refused;
use runebook_runtime::machine::{Chooser, Pause, Silent, Site};
use runebook_runtime::{Buffers, Dice, Draw, Instr, Machine, Op, Outcome, Table};

/// Gives the results it was told, then remembers what was asked and stops.
struct Told<'r> {
    results: &'r [i64],
    taken: usize,
    asked: Option<Draw>,
}

impl Chooser for Told<'_> {
    fn draw(&mut self, _site: Site, draw: Draw) -> Result<i64, Pause> {
        let next = self.results.get(self.taken).copied();
        self.taken += 1;
        self.asked = Some(draw);
        next.ok_or(Pause::Wait)
    }
}

/// Outcomes with their shares, and the share of ways on which a bound was reached.
type Ends = (BTreeMap<Vec<i64>, BigRational>, BigRational);

/// All ways, each run from the start.
fn tree(table: &Table<'_>, kit: &Kit, function: u32) -> Result<Ends, ()> {
    let (mut ends, mut reached) = (BTreeMap::new(), BigRational::zero());
    let mut todo = vec![(Vec::new(), BigRational::one())];
    let mut buffers = Buffers::new();
    while let Some((results, share)) = todo.pop() {
        let mut machine = Machine::new(table, buffers.scratch());
        machine.start(function, &[]).unwrap();
        let mut chooser = Told { results: &results, taken: 0, asked: None };
        match machine.run(&kit.world, &mut chooser, &mut Silent) {
            Outcome::Done => {
                reached += if machine.bounds() > 0 { share.clone() } else { BigRational::zero() };
                *ends.entry(machine.results().to_vec()).or_insert_with(BigRational::zero) += share;
            }
            Outcome::Drawing(_, draw) => {
                for (value, num, den) in single(draw) {
                    let more = [&results[..], &[value]].concat();
                    todo.push((more, &share * BigRational::new(num.into(), den.into())));
                }
            }
            Outcome::Failed(_) => return Err(()),
            Outcome::Ask(_) => unreachable!(),
        }
    }
    Ok((ends, reached))
}

/// The programs below only roll single dice.
fn single(draw: Draw) -> Vec<(i64, i64, i64)> {
    match draw {
        Draw::Chance { num, den } => vec![(0, den - num, den), (1, num, den)],
        Draw::Pick(n) => (0..n).map(|at| (at, 1, n)).collect(),
        Draw::Cell { .. } => unreachable!(),
        Draw::Dice(dice) => {
            let (low, high) = (dice.minimum().unwrap(), dice.maximum().unwrap());
            (low..=high).map(|at| (at, 1, high - low + 1)).collect()
        }
    }
}

/// Registers 0 to 7; 56 and on are dice.
fn line(cell: i32, inner: u32) -> impl Strategy<Value = Vec<Instr>> {
    let register = || 0u8..8;
    let plain = (0usize..18, register(), register(), register(), -3i32..4).prop_map(move |(op, a, b, c, n)| {
        let ops = [
            i(Op::Add, a, b, c, 0),
            i(Op::Sub, a, b, c, 0),
            i(Op::Move, a, b, 0, 0),
            i(Op::Neg, a, b, 0, 0),
            i(Op::AddImm, a, b, 0, n),
            i(Op::MulImm, a, b, 0, n),
            i(Op::Lt, a, b, c, 0),
            i(Op::Le, a, b, c, 0),
            i(Op::Max, a, b, c, 0),
            i(Op::Min, a, b, c, 0),
            i(Op::GtImm, a, b, 0, n),
            i(Op::EqImm, a, b, 0, n),
            konst(a, n),
            i(Op::Put, a, 40, 0, cell),
            i(Op::Get, a, 40, 0, cell),
            i(Op::Call, a, b, 1, Instr::pack(inner, 0)),
            i(Op::Call, a, b, 1, Instr::pack(inner + 1, 0)),
            i(Op::Call, a, b, 1, Instr::pack(inner + 2, 0)),
        ];
        vec![ops[op]]
    });
    let roll =
        (register(), 0i32..3).prop_map(|(a, dice)| vec![i(Op::DiceConst, 56, 0, 0, dice), i(Op::Roll, a, 56, 0, 0)]);
    let chance = register().prop_map(|a| vec![konst(41, 1), konst(42, 3), i(Op::Draw, a, 41, 42, 0)]);
    let branch = (register(), 0i32..4).prop_map(|(a, far)| vec![i(Op::JumpIf, a, 0, 0, far)]);
    let bound = Just(vec![i(Op::Bound, 0, 0, 0, 0)]);
    prop_oneof![8 => plain, 4 => roll, 1 => chance, 1 => branch, 1 => bound]
}

fn draws(code: &[Instr]) -> usize {
    code.iter().filter(|instr| instr.op == Op::Roll || instr.op == Op::Draw || instr.op == Op::Call).count()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn merged_ways_are_all_ways(lines in prop::collection::vec(line(0, 0), 3..22)) {
        compare(lines.concat())?;
    }

    /// Two rolls and a little arithmetic, where what is seen is often a sum or a difference.
    #[test]
    fn pairs_of_rolls_are_all_ways(
        between in prop::collection::vec(line(0, 0), 0..2),
        after in prop::collection::vec(line(0, 0), 1..5),
        (a, b) in (0u8..4, 0u8..4),
    ) {
        let roll = |a, dice| [i(Op::DiceConst, 56, 0, 0, dice), i(Op::Roll, a, 56, 0, dice)];
        compare([&roll(a, 0)[..], &between.concat(), &roll(b, 1), &after.concat()].concat())?;
    }
}

/// Asks both ways what the code leaves in registers 1 to 3.
fn compare(mut code: Vec<Instr>) -> Result<(), TestCaseError> {
    let mut kit = Kit::new();
    let cell = kit.cell("cell", 2, -50, 50);
    kit.world.spawn();
    kit.program.dice = vec![Dice::pool(1, 4), Dice::pool(1, 3), Dice::pool(1, 2)];
    // The inner function adds a coin to what it is given, through the cell.
    kit.function(
        "inner",
        1,
        1,
        &[
            i(Op::DiceConst, 56, 0, 0, 2),
            i(Op::Roll, 1, 56, 0, 3),
            i(Op::Get, 2, 40, 0, cell as i32),
            i(Op::Add, 0, 0, 1, 0),
            i(Op::Add, 0, 0, 2, 0),
            ret(0, 1),
        ],
    );
    // This one keeps to its registers, and reaches a bound where the coin falls on 2.
    let coin = [i(Op::DiceConst, 56, 0, 0, 2), i(Op::Roll, 1, 56, 0, 4)];
    let bound = [i(Op::EqImm, 2, 1, 0, 2), i(Op::JumpUnless, 2, 0, 0, 1), i(Op::Bound, 0, 0, 0, 0)];
    let code_of_coin = [&coin[..], &bound, &[i(Op::Add, 0, 0, 1, 0), ret(0, 2)]].concat();
    kit.function("tossed", 1, 2, &code_of_coin);
    // This one calls it, and rolls before.
    let roll = [i(Op::DiceConst, 56, 0, 0, 1), i(Op::Roll, 1, 56, 0, 5)];
    let call = [i(Op::Add, 0, 0, 1, 0), i(Op::Call, 3, 0, 1, Instr::pack(1, 1)), i(Op::Max, 0, 3, 4, 0), ret(0, 1)];
    kit.function("thrown", 1, 1, &[&roll[..], &call].concat());
    while draws(&code) > 6 {
        let last = code.iter().rposition(|instr| draws(&[*instr]) > 0).unwrap();
        code.remove(last);
    }
    // Jumps may reach past the end: pad.
    code.extend([konst(7, 0); 4]);
    code.extend([konst(0, 1), ret(0, 4)]);
    let function = kit.function("main", 0, 4, &code);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    match (tree(&table, &kit, function), kit.ask(function, &[])) {
        (Err(()), Err(Refused::Failed { .. })) => {}
        (Ok((ends, reached)), Ok(odds)) => {
            let (num, den) = odds.reached.ratio();
            prop_assert!(odds.reached.is_exact() && odds.residual.is(0, 1));
            prop_assert_eq!(reached, BigRational::new(num.into(), den.into()));
            prop_assert_eq!(ends.len(), odds.outcomes.len());
            for ((values, share), (found, weight)) in ends.iter().zip(&odds.outcomes) {
                prop_assert_eq!(&values[1..], &found[..]);
                let (num, den) = weight.ratio();
                prop_assert_eq!(share, &BigRational::new(num.into(), den.into()));
            }
        }
        (ends, odds) => prop_assert!(false, "{:?} {:?}", ends, odds),
    }
    Ok(())
}
