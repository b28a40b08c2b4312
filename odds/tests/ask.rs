//! Questions about hand-made code.

mod kit;

use kit::{Kit, i, konst, over, ret};
use runebook_odds::{Assumed, Budget, Method, Percent, Policy, Question, Refused, Ties, sample};
use runebook_runtime::dice::{Mode, Pool};
use runebook_runtime::{Dice, Instr, Op, Table, Trap};

/// Whether d20 + `attack` is more than d20 + `evasion`.
fn hit(kit: &mut Kit, attack: i32, evasion: i32) -> u32 {
    let first = kit.roll(0, Dice::pool(1, 20));
    let second = kit.roll(1, Dice::pool(1, 20));
    let code = [
        &first[..],
        &[i(Op::AddImm, 0, 0, 0, attack)],
        &second,
        &[i(Op::AddImm, 1, 1, 0, evasion), i(Op::Lt, 3, 1, 0, 0), konst(2, 1), ret(2, 2)],
    ];
    kit.function("hit", 0, 2, &code.concat())
}

#[test]
fn a_hit_is_counted_exactly() {
    let mut kit = Kit::new();
    let hit = hit(&mut kit, 3, 5);
    let odds = kit.ask(hit, &[]).unwrap();
    let chance = odds.exactly(0, 1);
    assert!(chance.is(153, 400), "{chance:?}");
    assert_eq!(chance.percent(Percent::digits(1)).to_string(), "38.3 %");
    let even = Percent { ties: Ties::Even, ..Percent::digits(1) };
    assert_eq!(chance.percent(even).to_string(), "38.2 %");
    assert_eq!(odds.method, Method::Forked);
    assert!(odds.condition.is(1, 1));
    // Only the difference is seen: 39 of them and two corners, not 400 ways.
    assert!(odds.states == 1 && odds.steps < 50, "{} {}", odds.states, odds.steps);
}

#[test]
fn equal_sides_hit_just_below_half() {
    let mut kit = Kit::new();
    let hit = hit(&mut kit, 5, 5);
    assert!(kit.ask(hit, &[]).unwrap().exactly(0, 1).is(190, 400));
}

/// 3d4 where the highest value so far is what counts, by a counted loop.
#[test]
fn a_loop_merges_at_its_head() {
    let mut kit = Kit::new();
    let roll = kit.roll(1, Dice::pool(1, 4));
    let code = [
        &[konst(0, 10), konst(2, 0)][..],
        &roll,
        &[i(Op::Max, 2, 2, 1, 0), i(Op::Loop, 0, 0, 0, -4), konst(1, 1), ret(1, 2)],
    ];
    let highest = kit.function("highest", 0, 2, &code.concat());
    let odds = kit.ask(highest, &[]).unwrap();
    assert!(odds.exactly(0, 1).is(1, 1 << 20));
    assert!(odds.at_most(0, 3).is(59049, 1 << 20));
    // One state for each round and highest value so far, not one for each way.
    assert_eq!(odds.states, 1 + 9 * 4);
}

#[test]
fn what_is_given_is_divided_out() {
    let mut kit = Kit::new();
    let roll = kit.roll(1, Dice::pool(1, 6));
    let code = [&roll[..], &[i(Op::GtImm, 0, 1, 0, 3), ret(0, 2)]];
    let given = kit.function("given", 0, 2, &code.concat());
    let odds = kit.ask(given, &[]).unwrap();
    assert_eq!(over(&odds, 3), [(vec![4], 1), (vec![5], 1), (vec![6], 1)]);
    assert!(odds.condition.is(1, 2));
}

#[test]
fn what_never_happens_cannot_be_given() {
    let mut kit = Kit::new();
    let never = kit.function("never", 0, 2, &[konst(0, 0), ret(0, 2)]);
    assert_eq!(kit.ask(never, &[]), Err(Refused::NeverGiven));
}

#[test]
fn a_chance_and_a_pick() {
    let mut kit = Kit::new();
    let code = [konst(0, 1), konst(3, 3), konst(4, 8), i(Op::Draw, 1, 3, 4, 0), i(Op::Pick, 2, 3, 0, 1), ret(0, 3)];
    let both = kit.function("both", 0, 3, &code);
    let odds = kit.ask(both, &[]).unwrap();
    assert_eq!(over(&odds, 24).into_iter().map(|(_, n)| n).collect::<Vec<_>>(), [5, 5, 5, 3, 3, 3]);
}

#[test]
fn choices_follow_their_policy() {
    let mut kit = Kit::new();
    let code =
        [konst(0, 1), konst(2, 3), konst(3, 10), konst(4, 20), konst(5, 30), i(Op::Choose, 1, 2, 0, 7), ret(0, 2)];
    let choose = kit.function("choose", 0, 2, &code);
    let with = |policy| kit.ask_with(choose, &[], policy, &Budget::default());
    let first = with(Policy::First).unwrap();
    assert_eq!(first.outcomes[0].0, [10]);
    assert!(first.assumed.contains(&Assumed::Choice { site: 7, policy: Policy::First }));
    assert_eq!(with(Policy::Last).unwrap().outcomes[0].0, [30]);
    assert_eq!(over(&with(Policy::Each).unwrap(), 3), [(vec![10], 1), (vec![20], 1), (vec![30], 1)]);
    assert_eq!(with(Policy::Refuse), Err(Refused::Choice { site: 7, options: 3 }));
}

#[test]
fn a_failure_says_where() {
    let mut kit = Kit::new();
    let inner = kit.function("inner", 0, 1, &[i(Op::Div, 0, 0, 0, 1), ret(0, 1)]);
    let outer = kit.function("outer", 0, 2, &[i(Op::Call, 0, 0, 0, inner as i32), ret(0, 2)]);
    let Err(Refused::Failed { trap, chain, at: 0 }) = kit.ask(outer, &[]) else { panic!() };
    assert_eq!((trap, chain), (Trap::DivisionByZero, vec!["inner".to_owned(), "outer".to_owned()]));
}

#[test]
fn too_wide_names_what_made_it_so() {
    let mut kit = Kit::new();
    let health = kit.cell("health", 0, 0, 1_000_000);
    let mut code: Vec<Instr> = Vec::new();
    for register in 0..4u8 {
        code.extend(kit.roll(register + 2, Dice::pool(1, 20)));
    }
    code.extend([i(Op::Put, 2, 0, 0, health as i32), konst(20, 2), konst(21, 3), i(Op::Draw, 10, 20, 21, 0)]);
    code.extend([i(Op::Get, 1, 0, 0, health as i32), konst(0, 1), ret(0, 6)]);
    let wide = kit.function("wide", 0, 6, &code);
    let budget = Budget { states: 1000, ..Budget::default() };
    let Err(Refused::Wide { reached, widest }) = kit.ask_with(wide, &[], Policy::First, &budget) else { panic!() };
    assert!(reached.contains("1001 states"), "{reached}");
    assert!(widest.iter().any(|name| name.contains("register 3 of wide (20 values)")), "{widest:?}");
}

/// What was drawn is written to a cell that is read first, and a rule that follows rolls again only for some.
#[test]
fn ways_meet_before_a_cell_that_they_change() {
    let mut kit = Kit::new();
    let health = kit.cell("health", 100, 0, 100) as i32;
    let entity = kit.world.spawn();
    assert_eq!(entity, 0);
    let (one, other) = (kit.roll(1, Dice::pool(1, 20)), kit.roll(2, Dice::pool(1, 20)));
    let code = [
        &[konst(0, 0)][..],
        &one,
        &other,
        &[
            // the higher of both, which no sum tells, is lost
            i(Op::Max, 1, 1, 2, 0),
            konst(2, 0),
            i(Op::Get, 3, 0, 0, health),
            i(Op::Sub, 3, 3, 1, 0),
            i(Op::Put, 3, 0, 0, health),
            i(Op::Get, 2, 0, 0, health),
            konst(1, 1),
            ret(1, 2),
        ],
    ];
    let lost = kit.function("lost", 0, 2, &code.concat());
    let odds = kit.ask(lost, &[]).unwrap();
    assert!(odds.exactly(0, 99).is(1, 400) && odds.exactly(0, 80).is(39, 400));
    // 1 to the first die, 20 to the second, 400 to where the cell is read, 20 from there.
    assert_eq!((odds.states, odds.steps), (21, 441));
}

#[test]
fn what_takes_long_is_too_wide() {
    let mut kit = Kit::new();
    let hit = hit(&mut kit, 3, 5);
    let budget = Budget { work: 100, ..Budget::default() };
    let refused = kit.ask_with(hit, &[], Policy::First, &budget).unwrap_err();
    assert!(matches!(&refused, Refused::Wide { reached, .. } if reached.ends_with("steps of the rules")), "{refused}");
}

#[test]
fn changes_that_nothing_reads_tell_nothing_apart() {
    let mut kit = Kit::new();
    let health = kit.cell("health", 0, 0, 1_000_000);
    let roll = kit.roll(1, Dice::pool(1, 100));
    let second = kit.roll(1, Dice::pool(1, 6));
    let code = [&roll[..], &[konst(0, 0), i(Op::Put, 1, 0, 0, health as i32)], &second, &[konst(0, 1), ret(0, 2)]];
    let function = kit.function("writes", 0, 2, &code.concat());
    let odds = kit.ask(function, &[]).unwrap();
    assert_eq!(odds.states, 2);
    assert!(odds.exactly(0, 6).is(1, 6));
}

#[test]
fn registers_of_waiting_functions_are_dropped_too() {
    let mut kit = Kit::new();
    let roll = kit.roll(0, Dice::pool(1, 6));
    let inner = kit.function("inner", 0, 1, &[&roll[..], &[ret(0, 1)]].concat());
    let call = i(Op::Call, 1, 0, 0, inner as i32);
    let outer = kit.function("outer", 0, 2, &[call, call, call, konst(0, 1), ret(0, 2)]);
    // Each call replaces what the one before gave.
    assert_eq!(kit.ask(outer, &[]).unwrap().states, 3);
}

#[test]
fn doubles_agree_with_fractions_within_their_error() {
    let mut kit = Kit::new();
    let hit = hit(&mut kit, 3, 5);
    let odds = kit.ask_with(hit, &[], Policy::First, &Budget::default().certified()).unwrap();
    let exact = kit.ask(hit, &[]).unwrap();
    for ((_, near), (_, exact)) in odds.outcomes.iter().zip(&exact.outcomes) {
        let (low, high) = near.ends().to_f64();
        assert!(low <= exact.to_f64() && exact.to_f64() <= high && high - low < 1e-12);
        assert!(!near.is_exact());
        assert_eq!(near.percent(Percent::digits(4)), exact.percent(Percent::digits(4)));
    }
}

#[test]
fn the_dice_of_the_rules() {
    let keep = Dice::with(Pool { count: 4, sides: 6, mode: Mode::KeepHigh(3) });
    let odds = runebook_odds::dice(keep).unwrap();
    assert!(odds.exactly(0, 18).is(21, 1296));
    let mean = odds.mean(0).unwrap();
    assert!(mean.is_exact());
    assert_eq!(mean.print(2, Ties::Up).to_string(), "12.24");
    let two = runebook_odds::dice(Dice::pool(2, 12)).unwrap();
    assert!(two.at_least(0, 17).is(36, 144));
    assert!(two.at_least(0, 24).is(1, 144));
}

#[test]
fn a_comparison_and_a_sum_are_not_one_form() {
    let mut kit = Kit::new();
    let (first, second) = (kit.roll(0, Dice::pool(1, 4)), kit.roll(1, Dice::pool(1, 4)));
    let code = [&first[..], &second, &[i(Op::Lt, 2, 0, 1, 0), i(Op::Add, 1, 0, 1, 0), konst(0, 1), ret(0, 3)]].concat();
    let function = kit.function("both", 0, 3, &code);
    let odds = kit.ask(function, &[]).unwrap();
    assert!(odds.chance(|values| values == [5, 1]).is(2, 16));
    assert!(odds.chance(|values| values == [5, 0]).is(2, 16));
}

#[test]
fn sampling_holds_what_is_counted() {
    let mut kit = Kit::new();
    let hit = hit(&mut kit, 3, 5);
    let bytes = kit.bytes();
    let table = Table::load(&bytes).unwrap();
    let question = Question { table: &table, host: &kit.world, function: hit, args: &[], policy: Policy::First };
    let odds = sample(&question, 7, 20_000, &Budget::default()).unwrap();
    let (low, high) = odds.exactly(0, 1).ends().to_f64();
    assert!(low < 153.0 / 400.0 && 153.0 / 400.0 < high && high - low < 0.04, "{low} {high}");
    assert_eq!(odds, sample(&question, 7, 20_000, &Budget::default()).unwrap());
}
