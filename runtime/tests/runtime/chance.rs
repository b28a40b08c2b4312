//! Sampling is fair and frozen; scripts supply die by die.

use runebook_runtime::dice::{Mode, Pool};
use runebook_runtime::machine::{ALGORITHM, philox};
use runebook_runtime::{Chooser, Dice, Draw, Key, Op, Pause, Sample, Script, Site, Trap};

use crate::kit::{Kit, i, konst, ret};

const SITE: Site = Site { id: 11, path: 22, occurrence: 0 };

fn key(nth: u64) -> Key {
    Key { seed: 2024, run: 1, turn: 2, actor: 3, nth }
}

#[test]
fn philox_is_the_published_one() {
    assert_eq!(ALGORITHM, "philox4x32-10/1");
    assert_eq!(philox([0; 4], [0; 2]), [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
}

/// Frozen: saved games and replays hold these. A change needs a new version in `ALGORITHM`.
#[test]
fn golden_draws() {
    let mut sample = Sample::new(key(0));
    let rolls: Vec<i64> = (0..8)
        .map(|occurrence| sample.draw(Site { occurrence, ..SITE }, Draw::Dice(Dice::pool(3, 6))).unwrap())
        .collect();
    let picks: Vec<i64> =
        (0..8).map(|occurrence| sample.draw(Site { occurrence, ..SITE }, Draw::Pick(1000)).unwrap()).collect();
    assert_eq!(rolls, GOLDEN_ROLLS);
    assert_eq!(picks, GOLDEN_PICKS);
}

const GOLDEN_ROLLS: [i64; 8] = [10, 7, 7, 12, 11, 12, 11, 10];
const GOLDEN_PICKS: [i64; 8] = [962, 235, 92, 918, 291, 928, 982, 542];

#[test]
fn each_part_of_key_and_site_counts() {
    let draw = |key: Key, site: Site| Sample::new(key).draw(site, Draw::Pick(1 << 40)).unwrap();
    let base = Key::default();
    let keys = [
        base,
        Key { seed: 1, ..base },
        Key { run: 1, ..base },
        Key { turn: 1, ..base },
        Key { actor: 1, ..base },
        Key { nth: 1, ..base },
    ];
    let mut seen: Vec<i64> = keys.iter().map(|key| draw(*key, SITE)).collect();
    seen.push(draw(base, Site { id: 1, ..SITE }));
    seen.push(draw(base, Site { path: 1, ..SITE }));
    seen.push(draw(base, Site { occurrence: 1, ..SITE }));
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 9);
    assert_eq!(draw(base, SITE), draw(base, SITE));
}

#[test]
fn faces_are_fair() {
    for sides in [2i64, 3, 6, 7, 10, 20, 100] {
        let trials = 20_000;
        let mut counts = vec![0i64; sides as usize];
        let mut sample = Sample::new(key(7));
        for occurrence in 0..trials {
            let face = sample.draw(Site { occurrence, ..SITE }, Draw::Dice(Dice::pool(1, sides as i16))).unwrap();
            counts[face as usize - 1] += 1;
        }
        // Chi-square times the expected count; the bound is about six standard deviations above its mean.
        let expected = trials as f64 / sides as f64;
        let chi: f64 = counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
        let free = (sides - 1) as f64;
        assert!(chi < free + 6.0 * (2.0 * free).sqrt() + 6.0, "d{sides}: {chi}");
    }
}

#[test]
fn ranges_that_do_not_divide_a_word_are_fair() {
    // Three quarters of a word: without rejection the lower third would come twice as often.
    let n = (1u64 << 63) + (1 << 62);
    let sample = Sample::new(key(1));
    let low = (0..4000).filter(|counter| sample.below(SITE, *counter, n) < 1 << 62).count();
    assert!((1150..1520).contains(&low), "{low}");
    assert_eq!(sample.below(SITE, 0, 0), 0);
    assert_eq!(sample.below(SITE, 0, 1), 0);
}

#[test]
fn chances_are_ratios() {
    let mut sample = Sample::new(key(3));
    let mut count = |num, den| {
        (0..8000)
            .filter(|occurrence| {
                let site = Site { occurrence: *occurrence, ..SITE };
                sample.draw(site, Draw::Chance { num, den }) == Ok(1)
            })
            .count()
    };
    assert!((1000..1420).contains(&count(15, 100)));
    assert!((5000..5670).contains(&count(2, 3)));
}

#[test]
fn a_die_added_to_one_pool_moves_no_other() {
    let mut sample = Sample::new(key(5));
    let mut faces = |first| {
        let dice = Dice::pool(first, 6).add(Dice::pool(2, 8)).unwrap();
        sample.draw(SITE, Draw::Dice(dice)).unwrap();
        sample.faces().to_vec()
    };
    let (three, four) = (faces(3), faces(4));
    assert_eq!(three[..3], four[..3]);
    assert_eq!(three[3..], four[4..]);
}

#[test]
fn scripts_supply_each_die() {
    let explode = Dice::with(Pool { count: 2, sides: 6, mode: Mode::ExplodeOn { face: 6, deep: 3 } });
    let mut script = Script::new(&[6, 2, 5, 1, 3, 9]);
    assert_eq!(script.draw(SITE, Draw::Dice(explode)), Ok(13));
    assert_eq!(script.faces(), [6, 2, 5]);
    assert_eq!(script.draw(SITE, Draw::Chance { num: 1, den: 2 }), Ok(1));
    assert_eq!(script.draw(SITE, Draw::Pick(4)), Ok(3));
    assert_eq!(script.left_over(), [9]);
    assert_eq!(script.draw(SITE, Draw::Dice(Dice::pool(1, 6))), Err(Pause::Impossible));
    assert_eq!(script.left_over(), [9]);
    assert_eq!(Script::new(&[]).draw(SITE, Draw::Pick(2)), Err(Pause::RanOut));
}

#[test]
fn what_needs_no_chance_draws_nothing() {
    let mut kit = Kit::new();
    let site = kit.site();
    let f = kit.function(
        2,
        12,
        3,
        &[
            i(Op::Draw, 2, 0, 1, site),
            konst(3, 1),
            i(Op::Pick, 3, 3, 0, site),
            konst(4, 9),
            i(Op::Roll, 4, 4, 0, site),
            ret(2, 3),
        ],
    );
    assert_eq!(kit.eval(f, &[0, 5]), Ok(vec![0, 0, 9]));
    assert_eq!(kit.eval(f, &[5, 5]), Ok(vec![1, 0, 9]));
    assert_eq!(kit.eval(f, &[6, 5]), Err(Trap::BadChance));
    assert_eq!(kit.eval(f, &[-1, 5]), Err(Trap::BadChance));
    assert_eq!(kit.eval(f, &[0, 0]), Err(Trap::BadChance));
    assert_eq!(kit.eval(f, &[1, 2]), Err(Trap::RanOut));
    let pick = kit.function(1, 1, 1, &[i(Op::Pick, 0, 0, 0, site), ret(0, 1)]);
    assert_eq!(kit.eval(pick, &[0]), Err(Trap::BadCount));
}
