//! Repetitions with a bound: where it is reached the game goes on with what it has, and the odds follow the very game.

mod kit;

use std::collections::BTreeMap;

use kit::{Kit, i, konst, over, ret};
use num_rational::BigRational;
use num_traits::{One, Zero};
use runebook_odds::{
    Budget, Distribution, Duel, Exactness, Percent, Policy, Process, Question, Side, Ties, absorb, duel, duel_exact,
    duels, sample,
};
use runebook_runtime::{Buffers, Dice, Instr, Machine, Op, Outcome, Script, Silent, Table};

/// Total of a die that is thrown again on a 6, thrown at most `most` times; results begin with what is given (always).
fn burst(kit: &mut Kit, most: i32) -> u32 {
    let roll = kit.roll(1, Dice::pool(1, 6));
    let code = [
        &[konst(0, most), konst(2, 0)][..],
        &roll,
        &[
            i(Op::Add, 2, 2, 1, 0),
            i(Op::EqImm, 1, 1, 0, 6),
            i(Op::JumpUnless, 1, 0, 0, 2),
            i(Op::Loop, 0, 0, 0, -6),
            i(Op::Bound, 0, 0, 0, 0),
            konst(1, 1),
            ret(1, 2),
        ],
    ];
    kit.function("burst", 0, 2, &code.concat())
}

/// The sum of two such dice.
fn two_bursts(kit: &mut Kit, most: i32) -> u32 {
    let burst = burst(kit, most);
    // Two places of the code: their dice are others.
    let call = |to: u8| i(Op::Call, to, 0, 0, Instr::pack(burst, to));
    kit.function("two", 0, 2, &[call(1), call(3), i(Op::Add, 2, 2, 4, 0), konst(1, 1), ret(1, 2)])
}

#[test]
fn where_a_bound_is_reached_the_game_goes_on() {
    let mut kit = Kit::new();
    let burst = burst(&mut kit, 3);
    let odds = kit.ask(burst, &[]).unwrap();
    assert!(odds.residual.is(0, 1) && odds.reached.is(1, 216));
    assert!(odds.exactly(0, 18).is(1, 216));
    // 9, 10, 11 with two dice; 13 to 18 with three.
    let nine = odds.at_least(0, 9);
    assert!(nine.is(1, 9));
    assert_eq!(nine.percent(Percent::digits(1)).to_string(), "11.1 %");
    // 7/2 for each of 1 + 1/6 + 1/36 throws.
    assert_eq!(odds.mean(0).unwrap().low.to_string(), "301/72");
}

#[test]
fn two_bounds_on_one_way_are_counted_once() {
    let mut kit = Kit::new();
    let two = two_bursts(&mut kit, 3);
    let odds = kit.ask(two, &[]).unwrap();
    // 1 - (215/216)²
    assert!(odds.reached.is(431, 46656), "{:?}", odds.reached);
    assert!(odds.exactly(0, 36).is(1, 46656));
}

/// The results of the rolls that are told, and whether a bound was reached; none if another roll is needed.
fn told(table: &Table<'_>, kit: &Kit, function: u32, rolls: &[i64]) -> Option<(Vec<i64>, bool)> {
    let mut buffers = Buffers::new();
    let mut machine = Machine::new(table, buffers.scratch());
    machine.start(function, &[]).unwrap();
    match machine.run(&kit.world, &mut Script::new(rolls), &mut Silent) {
        Outcome::Done => Some((machine.results()[1..].to_vec(), machine.bounds() > 0)),
        Outcome::Failed(_) | Outcome::Ask(_) | Outcome::Drawing(_, _) => None,
    }
}

/// Every way of d6 by script: the outcomes with their shares, and the share that reached a bound.
fn by_script(table: &Table<'_>, kit: &Kit, function: u32) -> (BTreeMap<Vec<i64>, BigRational>, BigRational) {
    let (mut outcomes, mut reached) = (BTreeMap::new(), BigRational::zero());
    let mut todo = vec![(Vec::new(), BigRational::one())];
    while let Some((rolls, share)) = todo.pop() {
        let Some((values, bound)) = told(table, kit, function, &rolls) else {
            let sixth = &share / BigRational::from_integer(6.into());
            todo.extend((1..=6).map(|face| ([&rolls[..], &[face]].concat(), sixth.clone())));
            continue;
        };
        reached += if bound { share.clone() } else { BigRational::zero() };
        *outcomes.entry(values).or_insert_with(BigRational::zero) += share;
    }
    (outcomes, reached)
}

#[test]
fn scripts_samples_and_counted_odds_stop_at_the_same_place() {
    let mut kit = Kit::new();
    let two = two_bursts(&mut kit, 3);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let question = Question { table: &table, host: &kit.world, function: two, args: &[], policy: Policy::First };
    let exact = kit.ask(two, &[]).unwrap();
    let (outcomes, reached) = by_script(&table, &kit, two);
    let ratio = |(num, den): (num_bigint::BigUint, num_bigint::BigUint)| BigRational::new(num.into(), den.into());
    assert_eq!(ratio(exact.reached.ratio()), reached);
    let counted: BTreeMap<Vec<i64>, BigRational> =
        exact.outcomes.iter().map(|(values, weight)| (values.clone(), ratio(weight.ratio()))).collect();
    assert_eq!(counted, outcomes);

    let sampled = sample(&question, 7, 50_000, &Budget::default()).unwrap();
    assert!(sampled.residual.is(0, 1));
    let holds = |sampled: &runebook_odds::Weight, exact: &runebook_odds::Weight| {
        let (low, high) = sampled.ends().to_f64();
        low <= exact.to_f64() && exact.to_f64() <= high
    };
    assert!(holds(&sampled.reached, &exact.reached), "{:?}", sampled.reached);
    for (values, weight) in &sampled.outcomes {
        assert!(holds(weight, &exact.exactly(0, values[0])), "{values:?}");
    }
}

#[test]
fn a_bound_never_met_in_samples_is_not_said_to_be_impossible() {
    let mut kit = Kit::new();
    let burst = burst(&mut kit, 60);
    let plain = kit.function("plain", 0, 2, &[konst(0, 1), konst(1, 5), ret(0, 2)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let of = |function| {
        let question = Question { table: &table, host: &kit.world, function, args: &[], policy: Policy::First };
        sample(&question, 7, 1000, &Budget::default()).unwrap().reached
    };
    assert_eq!(of(burst).percent(Percent::digits(0)).to_string(), "< 1 %");
    assert!(of(plain).is(0, 1));
}

#[test]
fn what_gets_too_long_for_fractions_is_certified() {
    let mut kit = Kit::new();
    let burst = burst(&mut kit, 100);
    let odds = kit.ask(burst, &[]).unwrap();
    // 6 to the power of 100 does not fit 128 bits; ways too unlikely to matter are left open.
    assert!(odds.residual.to_f64() < 1e-18 && odds.residual.to_f64() > 0.0);
    assert_eq!(odds.at_least(0, 9).percent(Percent::digits(9)).to_string(), "11.111111111 %");
    // 3.5 × 6/5
    assert_eq!(odds.mean(0).unwrap().print(9, Ties::Up).to_string(), "4.200000000");
    assert_eq!(odds.variance(0).unwrap().print(6, Ties::Up).to_string(), "10.640000");
    // Any of what is open may reach the bound: that is neither impossible nor likely.
    let Exactness::Bounded(ends) = odds.reached.exactness() else { panic!("{:?}", odds.reached) };
    assert!(ends.to_f64().1 < 1e-18);
    assert_eq!(odds.reached.percent(Percent::digits(2)).to_string(), "< 0.01 %");
}

#[test]
fn exact_fractions_are_followed_to_the_very_bound() {
    let mut kit = Kit::new();
    let burst = burst(&mut kit, 100);
    let odds: Distribution = kit.ask_with(burst, &[], Policy::First, &Budget::default().exact()).unwrap();
    assert!(odds.residual.is(0, 1) && odds.at_least(0, 9).is(1, 9));
    let (num, den) = odds.reached.ratio();
    assert_eq!((num, den), (1u8.into(), num_bigint::BigUint::from(6u8).pow(100)));
    // No false 0 % and no false 100 %, however near.
    assert_eq!(odds.reached.percent(Percent::digits(2)).to_string(), "< 0.01 %");
    assert_eq!(odds.at_most(0, 599).percent(Percent::digits(2)).to_string(), "> 99.99 %");
}

#[test]
fn what_is_given_does_not_change_what_was_reached() {
    let mut kit = Kit::new();
    let burst = burst(&mut kit, 2) as i32;
    // Given that it is at least 9: (6, 3) to (6, 6).
    let code = [i(Op::Call, 1, 0, 0, burst), i(Op::GtImm, 1, 2, 0, 8), ret(1, 2)];
    let given = kit.function("given", 0, 2, &code);
    let odds = kit.ask(given, &[]).unwrap();
    assert_eq!(over(&odds, 4), [(vec![9], 1), (vec![10], 1), (vec![11], 1), (vec![12], 1)]);
    assert!(odds.condition.is(1, 9) && odds.reached.is(1, 36));
}

#[test]
fn a_process_goes_on_past_a_bound() {
    let mut kit = Kit::new();
    let burst = burst(&mut kit, 2) as i32;
    let init = kit.function("init", 0, 1, &[konst(0, 0), ret(0, 1)]);
    // Stops once a total is 9 or more.
    let step =
        kit.function("step", 1, 2, &[i(Op::Call, 2, 0, 0, burst), konst(0, 0), i(Op::GtImm, 1, 3, 0, 8), ret(0, 2)]);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let (host, policy) = (&kit.world, Policy::Refuse);
    let process = Process { table: &table, host, init, step, args: &[], states: 1, policy };
    let odds = absorb(&process, 1, &Budget::default()).unwrap();
    assert_eq!(odds.expected.unwrap().low.to_string(), "9");
    // Nine ticks, each with 1/36.
    let reached = odds.reached.unwrap();
    assert!(reached.is_exact() && reached.low.to_string() == "1/4", "{reached:?}");
    assert!(odds.ticks[0].is(1, 9));
}

#[test]
fn fights_go_on_past_a_bound_sampled_and_counted() {
    let mut kit = Kit::new();
    let health = kit.cell("health", 10, 0, 1000) as i32;
    let burst = burst(&mut kit, 2) as i32;
    let hit = [
        i(Op::Call, 2, 0, 0, burst),
        i(Op::Get, 5, 1, 0, health),
        i(Op::Sub, 5, 5, 3, 0),
        i(Op::Put, 5, 1, 0, health),
        ret(0, 0),
    ];
    let plan = kit.function("plan", 2, 0, &hit);
    let lost = kit.function("lost", 1, 1, &[i(Op::Get, 1, 0, 0, health), i(Op::LtImm, 1, 1, 0, 1), ret(1, 1)]);
    for start in [12, 9] {
        let entity = kit.world.spawn();
        kit.world.set(entity, health as u32, start);
    }
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let sides = [Side { entity: 0, plan }, Side { entity: 1, plan }];
    let (world, policy) = (&kit.world, Policy::First);
    let fight = Duel { table: &table, world, sides, tick: None, first: None, lost, at_most: 1000, policy };
    let odds = duel_exact(&fight, &Budget::default()).unwrap();
    let together = odds.wins[0].to_f64() + odds.wins[1].to_f64();
    assert!((together - 1.0).abs() < 1e-12, "{together}");
    let tally = duels(&fight, 7, 20_000).unwrap();
    let (low, high) = tally.wins(0).ends().to_f64();
    assert!(low <= odds.wins[0].to_f64() && odds.wins[0].to_f64() <= high);
    let seen = tally.reached as f64 / tally.runs as f64;
    assert!((seen - odds.reached.to_f64()).abs() < 0.01, "{seen} {:?}", odds.reached);
    let told = |run| duel(&fight, 7, run, &mut Silent).unwrap().reached;
    assert_eq!((0..200).map(told).sum::<u64>(), duels(&fight, 7, 200).unwrap().reached);
}
