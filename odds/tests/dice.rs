//! Closed forms of dice against the throwing of every face.

use std::collections::BTreeMap;

use proptest::prelude::*;
use runebook_odds::dice;
use runebook_runtime::Dice;
use runebook_runtime::dice::{Mode, Pool};

/// All totals by throwing every face in turn, each with its chance as ways out of `sides^throws`.
fn thrown(all: Dice) -> BTreeMap<i64, f64> {
    let mut totals = BTreeMap::new();
    let mut script: Vec<(i16, i16)> = Vec::new();
    loop {
        let mut at = 0;
        let mut face = |die: runebook_runtime::dice::Die| {
            if at == script.len() {
                script.push((1, die.sides));
            }
            at += 1;
            Ok::<i16, runebook_runtime::Trap>(script[at - 1].0)
        };
        let total = all.roll(&mut face).unwrap();
        let chance: f64 = script.iter().map(|(_, sides)| 1.0 / f64::from(*sides)).product();
        *totals.entry(total).or_insert(0.0) += chance;
        while script.last().is_some_and(|(shown, sides)| shown == sides) {
            script.pop();
        }
        match script.last_mut() {
            Some((shown, _)) => *shown += 1,
            None => return totals,
        }
    }
}

fn mode() -> impl Strategy<Value = Mode> {
    prop_oneof![
        Just(Mode::Sum),
        (0u8..5).prop_map(Mode::KeepHigh),
        (0u8..5).prop_map(Mode::KeepLow),
        (-1i16..8).prop_map(Mode::CountAtLeast),
        (0i16..7, 0u8..3).prop_map(|(face, deep)| Mode::ExplodeOn { face, deep }),
        (0i16..7).prop_map(Mode::RerollOnce),
    ]
}

fn pool(most: i16) -> impl Strategy<Value = Pool> {
    (0..=most, 0i16..6, mode()).prop_map(|(count, sides, mode)| Pool { count, sides, mode })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn every_mode_is_what_throwing_gives(pool in pool(4)) {
        same(Dice::with(pool))?;
    }

    #[test]
    fn pools_add_up(one in pool(2), other in pool(2), constant in -5i64..5) {
        same(Dice::with(one).add(Dice::with(other)).unwrap().plus(constant).unwrap())?;
    }
}

fn same(all: Dice) -> Result<(), TestCaseError> {
    let odds = dice(all).unwrap();
    let expected = thrown(all);
    let totals: Vec<i64> = odds.outcomes.iter().map(|(total, _)| total[0]).collect();
    prop_assert_eq!(totals, expected.keys().copied().collect::<Vec<_>>());
    for (total, weight) in &odds.outcomes {
        prop_assert!(weight.is_exact());
        prop_assert!((weight.to_f64() - expected[&total[0]]).abs() < 1e-12, "{} {}", all, total[0]);
    }
    prop_assert!(odds.at_least(0, i64::MIN).is(1, 1));
    Ok(())
}

#[test]
fn large_pools_stay_exact() {
    let odds = dice(Dice::with(Pool { count: 40, sides: 20, mode: Mode::KeepHigh(10) })).unwrap();
    let whole = odds.outcomes.iter().map(|(_, weight)| weight.ratio());
    let sum = whole.fold(num_rational::BigRational::from_integer(0.into()), |sum, (num, den)| {
        sum + num_rational::BigRational::new(num.into(), den.into())
    });
    assert_eq!(sum, num_rational::BigRational::from_integer(1.into()));
    assert!(odds.exactly(0, 200).to_f64() > 1e-7);
}

#[test]
fn dice_without_end_are_refused() {
    assert!(dice(Dice::pool(32767, 32767)).is_err());
    assert!(dice(Dice::pool(32767, 100)).is_err());
}
