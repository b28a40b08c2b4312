//! The likeliest ways to an outcome, and two questions asked of the same luck.

mod kit;

use kit::{Kit, i, konst, ret};
use runebook_odds::{Budget, Policy, Question, likeliest, sample, sample_pairs};
use runebook_runtime::{Buffers, Dice, Machine, Op, Outcome, Script, Silent, Table, World};

/// 2d4, and d6 more where that is 7 or 8: the sum.
fn sum(kit: &mut Kit, more: i32) -> u32 {
    let first = kit.roll(1, Dice::pool(2, 4));
    let second = kit.roll(2, Dice::pool(1, 6));
    let code = [
        &[konst(2, 0)][..],
        &first,
        &[i(Op::LtImm, 3, 1, 0, 7), i(Op::JumpIf, 3, 0, 0, 2)],
        &second,
        &[konst(4, 1), i(Op::Add, 5, 1, 2, 0), i(Op::AddImm, 5, 5, 0, more), ret(4, 2)],
    ];
    kit.function("sum", 0, 2, &code.concat())
}

fn asked<R>(kit: &Kit, function: u32, then: impl FnOnce(&Question<'_, '_, World>) -> R) -> R {
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    then(&Question { table: &table, host: &kit.world, function, args: &[], policy: Policy::First })
}

#[test]
fn the_likeliest_ways_come_first_and_replay() {
    let mut kit = Kit::new();
    let function = sum(&mut kit, 0);
    asked(&kit, function, |question| {
        let any = likeliest(question, &|_| true, 4, &Budget::default()).unwrap();
        let rolls: Vec<_> = any.ways.iter().map(|way| way.rolls.clone()).collect();
        assert_eq!(rolls, [vec![5], vec![4], vec![6], vec![3]], "4, 3, 3 and 2 in 16");
        assert!(any.proved && any.ways[0].chance.is(4, 16) && any.ways[3].chance.is(2, 16));
        let eight = likeliest(question, &|values| values == [8], 9, &Budget::default()).unwrap();
        let rolls: Vec<_> = eight.ways.iter().map(|way| way.rolls.clone()).collect();
        assert_eq!(rolls, [[7, 1]], "an 8 rolls on");
        assert!(eight.proved && eight.ways[0].chance.is(2, 96));
        for way in likeliest(question, &|values| values[0] > 9, 9, &Budget::default()).unwrap().ways {
            let mut buffers = Buffers::new();
            let mut machine = Machine::new(question.table, buffers.scratch());
            machine.start(question.function, &[]).unwrap();
            let mut script = Script::totals(&way.rolls);
            assert!(matches!(machine.run(question.host, &mut script, &mut Silent), Outcome::Done));
            assert_eq!((machine.results()[1..].to_vec(), script.left_over()), (way.values, &[][..]));
        }
    });
}

#[test]
fn a_search_that_ends_early_says_so() {
    let mut kit = Kit::new();
    let function = sum(&mut kit, 0);
    asked(&kit, function, |question| {
        let budget = Budget { steps: 5, ..Budget::default() };
        let found = likeliest(question, &|values| values == [8], 1, &budget).unwrap();
        assert!(!found.proved && found.ways.is_empty() && found.runs == 5);
    });
}

#[test]
fn the_same_luck_tells_a_change_apart_that_other_luck_hides() {
    let (mut kit, mut other) = (Kit::new(), Kit::new());
    let (one, two) = (sum(&mut kit, 0), sum(&mut other, 1));
    asked(&kit, one, |one| {
        asked(&other, two, |two| {
            let paired = sample_pairs(one, two, 7, 2000, &Budget::default()).unwrap();
            let more = paired.more(0).unwrap();
            assert_eq!(more.ends(), (1.0, 1.0), "one more, whatever is rolled");
            assert_eq!(paired.one, sample(one, 7, 2000, &Budget::default()).unwrap());
            assert_eq!(paired.other, sample(two, 7, 2000, &Budget::default()).unwrap());
            let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
            assert_eq!(pool.install(|| sample_pairs(one, two, 7, 2000, &Budget::default())).unwrap(), paired);
        });
    });
}
