//! The laws of modifier layers, against a plain second calculation.

use runebook_runtime::arith;
use runebook_runtime::machine::{DiceLayers, NumberLayers};
use runebook_runtime::program::{Layer, Rounding};
use runebook_runtime::{Dice, Trap};

use crate::kit::Luck;

/// layer, type of bonus, id, priority, value, denominator
type Row = (Layer, u16, u64, i32, i64, i64);

fn layered(base: i64, rows: &[Row], rounding: Rounding, positives_only: bool) -> Result<i64, Trap> {
    let mut sorted = rows.to_vec();
    sorted.sort_by_key(|row| (row.0, row.1, row.2));
    let mut layers = NumberLayers::new(base, 1)?;
    for (layer, bonus_type, _, priority, value, by) in sorted {
        layers.apply(layer, bonus_type, priority, value, by)?;
    }
    layers.finish(rounding, positives_only)
}

/// The same by the words of the language: each layer picked out of the unsorted rows.
fn plain(base: i64, rows: &[Row], rounding: Rounding, positives_only: bool) -> Result<i64, Trap> {
    let of = |layer: Layer| rows.iter().filter(move |row| row.0 == layer);
    let added = |layer: Layer| {
        let mut sum: i64 = of(layer).filter(|row| row.1 == 0).map(|row| row.4).sum();
        for bonus_type in 1..4 {
            let values = || of(layer).filter(move |row| row.1 == bonus_type).map(|row| row.4);
            sum += values().filter(|value| *value > 0).max().unwrap_or(0);
            sum += values().filter(|value| *value < 0).min().unwrap_or(0);
        }
        sum
    };
    let top = of(Layer::Is).map(|row| row.3).max();
    if let Some(row) = of(Layer::Is).filter(|row| Some(row.3) == top).min_by_key(|row| row.2) {
        return Ok(row.4);
    }
    let mut value = base + added(Layer::Add);
    if !positives_only || value > 0 {
        let num: i128 = of(Layer::Factor).map(|row| i128::from(row.4)).product();
        let den: i128 = of(Layer::Factor).map(|row| i128::from(row.5)).product();
        value = arith::rounded(i128::from(value) * num, den, rounding)?;
    }
    value += added(Layer::Afterwards);
    value = of(Layer::AtLeast).map(|row| row.4).fold(value, i64::max);
    Ok(of(Layer::AtMost).map(|row| row.4).fold(value, i64::min))
}

#[test]
fn order_never_matters() {
    let mut luck = Luck(42);
    let layers = [Layer::Add, Layer::Add, Layer::Factor, Layer::Afterwards, Layer::AtLeast, Layer::AtMost, Layer::Is];
    for round in 0..4000 {
        let few = if round % 3 == 0 { 7 } else { 6 };
        let mut rows: Vec<Row> = (0..luck.below(9))
            .map(|id| {
                let layer = layers[luck.below(few) as usize];
                let typed = layer == Layer::Add || layer == Layer::Afterwards;
                let bonus_type = if typed { luck.below(4) as u16 } else { 0 };
                (layer, bonus_type, id, luck.between(0, 1) as i32, luck.between(-6, 9), luck.between(1, 4))
            })
            .collect();
        let base = luck.between(-20, 20);
        let rounding = Rounding::from_number(luck.below(6) as i32).unwrap();
        let positives_only = luck.below(2) == 0;
        let wanted = plain(base, &rows, rounding, positives_only);
        for _ in 0..4 {
            luck.shuffle(&mut rows);
            assert_eq!(layered(base, &rows, rounding, positives_only), wanted, "{base} {rows:?}");
        }
    }
}

#[test]
fn factors_are_rounded_once() {
    let half = (Layer::Factor, 0, 0, 0, 1, 2);
    let rows = [half, (Layer::Factor, 0, 1, 0, 1, 2)];
    assert_eq!(layered(7, &rows, Rounding::Up, false), Ok(2));
    assert_eq!(layered(7, &rows, Rounding::Exactly, false), Err(Trap::Remainder));
    assert_eq!(layered(-4, &[half], Rounding::Down, true), Ok(-4));
    assert_eq!(layered(-4, &[half], Rounding::Down, false), Ok(-2));
    assert_eq!(layered(4, &[(Layer::Factor, 0, 0, 0, 1, 0)], Rounding::Down, false), Err(Trap::DivisionByZero));
    let wide = [(Layer::Factor, 0, 0, 0, i64::MAX, i64::MAX); 5];
    assert_eq!(layered(i64::MAX, &wide, Rounding::Exactly, false), Ok(i64::MAX));
}

#[test]
fn at_most_wins_where_limits_cross() {
    let rows = [(Layer::AtLeast, 0, 0, 0, 9, 1), (Layer::AtMost, 0, 1, 0, 5, 1)];
    assert_eq!(layered(7, &rows, Rounding::Down, false), Ok(5));
}

#[test]
fn sums_may_pass_the_range_on_the_way() {
    let rows = [(Layer::Add, 0, 0, 0, i64::MAX, 1), (Layer::Add, 0, 1, 0, i64::MIN, 1)];
    assert_eq!(layered(i64::MAX, &rows, Rounding::Down, false), Ok(i64::MAX - 1));
    assert_eq!(layered(1, &rows[..1], Rounding::Down, false), Err(Trap::Overflow));
}

#[test]
fn dice_have_layers_of_their_own() {
    let mut layers = DiceLayers::new(Dice::pool(3, 4));
    layers.apply(Layer::Sides, 0, 2, 1).unwrap();
    layers.apply(Layer::Count, 0, 1, 1).unwrap();
    layers.apply(Layer::Factor, 0, 3, 2).unwrap();
    layers.apply_dice(Layer::Add, 0, Dice::pool(2, 2).plus(1).unwrap()).unwrap();
    assert_eq!(layers.finish(Rounding::Down).unwrap().to_string(), "6d6 + 3d4 + 1");
    layers.apply_dice(Layer::Is, 1, Dice::pool(1, 1)).unwrap();
    layers.apply_dice(Layer::Is, 1, Dice::pool(9, 9)).unwrap();
    assert_eq!(layers.finish(Rounding::Down), Ok(Dice::pool(1, 1)));
}

#[test]
fn a_base_that_is_a_fraction_is_rounded_with_all_the_rest() {
    let of = |n: i64, d: i64, factors: &[(i64, i64)], more: i64, rounding: Rounding, positives_only: bool| {
        let mut layers = NumberLayers::new(n, d)?;
        layers.apply(Layer::Add, 0, 0, more, 1)?;
        factors.iter().try_for_each(|(num, den)| layers.apply(Layer::Factor, 0, 0, *num, *den))?;
        layers.finish(rounding, positives_only)
    };
    assert_eq!(of(7, 2, &[], 0, Rounding::Down, false), Ok(3));
    assert_eq!(of(7, 2, &[(2, 1)], 0, Rounding::Down, false), Ok(7));
    assert_eq!(of(7, 2, &[(2, 1)], 1, Rounding::Down, false), Ok(9));
    assert_eq!(of(7, 2, &[(1, 2)], 0, Rounding::HalfUp, false), Ok(2));
    assert_eq!(of(-7, 2, &[(1, 2)], 0, Rounding::Down, true), Ok(-4));
    assert_eq!(of(-7, -2, &[], 0, Rounding::Exactly, false), Err(Trap::Remainder));
    assert_eq!(of(7, 0, &[], 0, Rounding::Down, false), Err(Trap::DivisionByZero));
}
