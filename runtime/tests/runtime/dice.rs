//! Dice as values: canonical forms, extremes, rolling.

use runebook_runtime::dice::{Die, Mode, Pool};
use runebook_runtime::{Dice, Trap};

use crate::kit::Luck;

fn with(count: i16, sides: i16, mode: Mode) -> Dice {
    Dice::with(Pool { count, sides, mode })
}

#[test]
fn equal_pools_are_one() {
    let sum = Dice::pool(3, 4).add(Dice::pool(1, 4)).unwrap();
    assert_eq!(sum, Dice::pool(4, 4));
    let mixed = Dice::pool(1, 4).add(Dice::pool(2, 2)).unwrap().plus(1).unwrap();
    assert_eq!(mixed.to_string(), "1d4 + 2d2 + 1");
    assert_eq!(mixed.add(Dice::pool(1, 2)).unwrap().to_string(), "1d4 + 3d2 + 1");
    let kept = with(2, 4, Mode::KeepLow(1));
    assert_eq!(kept.add(kept).unwrap().to_string(), "2d4 keep low 1 + 2d4 keep low 1");
}

#[test]
fn notation_is_canonical() {
    let shown = [
        (Dice::default(), "0"),
        (Dice::constant(-3), "-3"),
        (Dice::pool(3, 4), "3d4"),
        (Dice::pool(1, 6).plus(-2).unwrap(), "1d6 - 2"),
        (with(2, 10, Mode::KeepLow(1)), "2d10 keep low 1"),
        (with(4, 6, Mode::KeepHigh(3)), "4d6 keep high 3"),
        (with(5, 10, Mode::CountAtLeast(7)), "5d10 count >= 7"),
        (with(5, 6, Mode::ExplodeOn { face: 6, deep: 9 }), "5d6 explode on 6 at most 9 deep"),
        (with(3, 6, Mode::RerollOnce(1)), "3d6 reroll <= 1 once"),
        (Dice::pool(0, 6), "0d6"),
    ];
    for (dice, text) in shown {
        assert_eq!(dice.to_string(), text);
        assert_eq!(Dice::from_words(dice.words()), Some(dice));
    }
}

#[test]
fn modes_survive_instructions() {
    let modes = [
        Mode::Sum,
        Mode::KeepHigh(255),
        Mode::KeepLow(0),
        Mode::CountAtLeast(-5),
        Mode::ExplodeOn { face: 20, deep: 255 },
        Mode::RerollOnce(i16::MIN),
    ];
    for mode in modes {
        assert_eq!(Mode::from_imm(mode.to_imm()), Some(mode));
    }
    for imm in [0, -1, 7 << 24, 1 << 24 | 1, 2 << 24 | 256] {
        assert_eq!(Mode::from_imm(imm), None);
    }
}

#[test]
fn a_pool_of_nothing_gives_nothing_but_can_grow() {
    let none = Dice::pool(0, 6);
    assert_eq!((none.minimum(), none.maximum(), none.is_random()), (Ok(0), Ok(0), false));
    assert_eq!(none.count(2).unwrap(), Dice::pool(2, 6));
    assert_eq!(Dice::pool(2, -1).sides(4).unwrap(), Dice::pool(2, 3));
    assert_eq!(Dice::pool(-2, 6).maximum(), Ok(0));
    assert_eq!(Dice::constant(4).count(1).unwrap(), Dice::constant(4));
    assert_eq!(Dice::pool(3, 4).plus(1).unwrap().times(2).unwrap().to_string(), "6d4 + 1");
}

#[test]
fn limits_are_errors() {
    assert_eq!(Dice::pool(i16::MAX, 6).count(1), Err(Trap::Overflow));
    assert_eq!(Dice::pool(3, 6).times(i64::MAX), Err(Trap::Overflow));
    assert_eq!(Dice::constant(i64::MAX).plus(1), Err(Trap::Overflow));
    let seven = (1..=7).fold(Dice::default(), |dice, sides| dice.add(Dice::pool(1, sides)).unwrap());
    assert_eq!(seven.add(Dice::pool(1, 8)), Err(Trap::TooManyPools));
    assert!(seven.add(Dice::pool(1, 7)).is_ok());
}

#[test]
fn words_that_are_no_dice_are_refused() {
    assert_eq!(Dice::from_words([5, 0, 0, 0, 0, 0, 0, 0]), Some(Dice::constant(5)));
    assert_eq!(Dice::from_words([5, 1, 0, 0, 0, 0, 0, 0]), None);
    let pool = Dice::pool(1, 6).words()[1];
    assert_eq!(Dice::from_words([0, 0, pool, 0, 0, 0, 0, 0]), None);
}

#[test]
fn rolls_read_the_faces_as_the_mode_says() {
    let roll = |dice: Dice, faces: &[i16]| {
        let mut left = faces.iter().copied();
        let total = dice.roll::<Trap>(&mut |_| left.next().ok_or(Trap::RanOut));
        assert_eq!(left.next(), None, "a face is left over");
        total
    };
    assert_eq!(roll(Dice::pool(3, 4).plus(10).unwrap(), &[1, 2, 4]), Ok(17));
    assert_eq!(roll(with(4, 6, Mode::KeepHigh(3)), &[1, 6, 3, 4]), Ok(13));
    assert_eq!(roll(with(4, 6, Mode::KeepLow(2)), &[5, 6, 3, 4]), Ok(7));
    assert_eq!(roll(with(2, 6, Mode::KeepHigh(5)), &[5, 6]), Ok(11));
    assert_eq!(roll(with(2, 6, Mode::KeepHigh(0)), &[5, 6]), Ok(0));
    assert_eq!(roll(with(4, 10, Mode::CountAtLeast(7)), &[7, 6, 10, 1]), Ok(2));
    assert_eq!(roll(with(2, 6, Mode::ExplodeOn { face: 6, deep: 2 }), &[6, 6, 6, 3]), Ok(21));
    assert_eq!(roll(with(2, 6, Mode::RerollOnce(2)), &[1, 1, 5]), Ok(6));
    assert_eq!(roll(Dice::pool(0, 6), &[]), Ok(0));
}

#[test]
fn counters_tell_all_throws_apart() {
    let dice = with(3, 6, Mode::ExplodeOn { face: 6, deep: 3 }).add(Dice::pool(300, 6)).unwrap();
    let mut seen = std::collections::BTreeSet::new();
    let total = dice.roll::<Trap>(&mut |die: Die| {
        assert!(seen.insert(die.counter()));
        Ok(6)
    });
    assert_eq!(total, Ok(6 * 4 * 3 + 6 * 300));
}

#[test]
fn extremes_bound_every_roll() {
    let mut luck = Luck(1);
    for _ in 0..3000 {
        let (count, sides) = (luck.between(0, 4) as i16, luck.between(0, 6) as i16);
        let mode = match luck.below(6) {
            0 => Mode::Sum,
            1 => Mode::KeepHigh(luck.below(5) as u8),
            2 => Mode::KeepLow(luck.below(5) as u8),
            3 => Mode::CountAtLeast(luck.between(-1, 8) as i16),
            4 => Mode::ExplodeOn { face: luck.between(0, 7) as i16, deep: luck.below(3) as u8 },
            _ => Mode::RerollOnce(luck.between(0, 7) as i16),
        };
        let dice = with(count, sides, mode);
        let (low, high) = (dice.minimum().unwrap(), dice.maximum().unwrap());
        let mut reached = (i64::MAX, i64::MIN);
        for trial in 0..60 {
            let mut face = |die: Die| {
                // The extremes are reached by always throwing the same face, or the exploding one first.
                let fixed = match (trial, mode) {
                    (0, _) => Some(1),
                    (1, _) => Some(die.sides),
                    (2, Mode::ExplodeOn { face, deep }) if die.again < deep => Some(face),
                    (2, _) => Some(die.sides),
                    (3, _) => Some(2),
                    (_, _) => None,
                };
                let random = luck.between(1, i64::from(die.sides)) as i16;
                Ok::<i16, Trap>(fixed.filter(|face| (1..=die.sides).contains(face)).unwrap_or(random))
            };
            let total = dice.roll(&mut face).unwrap();
            assert!(low <= total && total <= high, "{dice}: {total} is outside {low}..{high}");
            reached = (reached.0.min(total), reached.1.max(total));
        }
        assert_eq!(reached, (low, high), "{dice}");
    }
}
