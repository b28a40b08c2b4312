//! The layers of a stat: what its modifiers make of its base, in whatever order they were gained.
//!
//! Sum of additions (of each type of bonus the best and the worst) → one exact product of factors, rounded once →
//! additions afterwards → the highest "at least" → the lowest "at most", which wins → "is".

use crate::arith::{common_divisor, positive_denominator, rounded};
use crate::dice::Dice;
use crate::program::{Layer, Rounding};
use crate::trap::Trap;

/// Gathers the modifiers of a number. Those of one layer and type of bonus must come together, and those of layer `Is`
/// by id, as a table's are sorted; else the order does not matter.
#[derive(Clone, Copy, Debug)]
pub struct NumberLayers {
    base: (i64, i64),
    sum: Typed,
    factor: Factor,
    afterwards: Typed,
    at_least: Option<i64>,
    at_most: Option<i64>,
    replaced: Option<(i32, i64)>,
}

impl NumberLayers {
    /// Before any modifier. A base can be a fraction, `base` over `denominator` of the stat's own parts: it is rounded with
    /// all the rest, once.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn new(base: i64, denominator: i64) -> Result<NumberLayers, Trap> {
        if denominator == 0 {
            return Err(Trap::DivisionByZero);
        }
        let base = match denominator {
            1 => (base, 1),
            _ => {
                let (num, den) = positive_denominator(i128::from(base), i128::from(denominator))?;
                let (num, den) = reduced(num, den);
                (narrow(num)?, narrow(den)?)
            }
        };
        Ok(NumberLayers {
            base,
            sum: Typed::new(0),
            factor: Factor::ONE,
            afterwards: Typed::new(0),
            at_least: None,
            at_most: None,
            replaced: None,
        })
    }

    /// Takes in one modifier that applies. `denominator` counts for factors only.
    #[cfg_attr(not(feature = "lean"), inline)]
    pub fn apply(
        &mut self,
        layer: Layer,
        bonus_type: u16,
        priority: i32,
        value: i64,
        denominator: i64,
    ) -> Result<(), Trap> {
        match layer {
            Layer::Add => self.sum.add(bonus_type, value),
            Layer::Factor => self.factor.multiply(value, denominator)?,
            Layer::Afterwards => self.afterwards.add(bonus_type, value),
            Layer::AtLeast => self.at_least = Some(self.at_least.map_or(value, |old| old.max(value))),
            Layer::AtMost => self.at_most = Some(self.at_most.map_or(value, |old| old.min(value))),
            Layer::Is => replace(&mut self.replaced, priority, value),
            Layer::Sides | Layer::Count => return Err(Trap::Broken),
        }
        Ok(())
    }

    /// The value, before the stat's own range.
    pub fn finish(&self, rounding: Rounding, positives_only: bool) -> Result<i64, Trap> {
        if let Some((_, value)) = self.replaced {
            return Ok(value);
        }
        if self.base.1 == 1 && self.factor == Factor::ONE {
            let value = narrow(i128::from(self.base.0) + self.sum.total() + self.afterwards.total());
            return value.map(|value| self.limited(value));
        }
        let (base, parts) = (i128::from(self.base.0), i128::from(self.base.1));
        let more = self.sum.total().checked_mul(parts).ok_or(Trap::Overflow)?;
        let sum = base.checked_add(more).ok_or(Trap::Overflow)?;
        let factor = if positives_only && sum <= 0 { Factor::ONE } else { self.factor };
        let scaled = factor.of(sum, parts, rounding)?;
        narrow(i128::from(scaled) + self.afterwards.total()).map(|value| self.limited(value))
    }

    fn limited(&self, value: i64) -> i64 {
        let raised = self.at_least.map_or(value, |limit| value.max(limit));
        self.at_most.map_or(raised, |limit| raised.min(limit))
    }
}

/// Gathers the modifiers of dice: joined dice → count → sides → factors of each count → "is".
#[derive(Clone, Copy, Debug)]
pub struct DiceLayers {
    joined: Dice,
    count: Typed,
    sides: Typed,
    factor: Factor,
    replaced: Option<(i32, Dice)>,
}

impl DiceLayers {
    /// Before any modifier.
    pub fn new(base: Dice) -> DiceLayers {
        DiceLayers { joined: base, count: Typed::new(0), sides: Typed::new(0), factor: Factor::ONE, replaced: None }
    }

    /// Takes in a modifier that is dice: joined, or instead of all.
    pub fn apply_dice(&mut self, layer: Layer, priority: i32, dice: Dice) -> Result<(), Trap> {
        match layer {
            Layer::Add => self.joined = self.joined.add(dice)?,
            Layer::Is => replace(&mut self.replaced, priority, dice),
            Layer::Sides | Layer::Count | Layer::Factor | Layer::Afterwards | Layer::AtLeast | Layer::AtMost => {
                return Err(Trap::Broken);
            }
        }
        Ok(())
    }

    /// Takes in a modifier that is a number.
    pub fn apply(&mut self, layer: Layer, bonus_type: u16, value: i64, denominator: i64) -> Result<(), Trap> {
        match layer {
            Layer::Sides => self.sides.add(bonus_type, value),
            Layer::Count => self.count.add(bonus_type, value),
            Layer::Factor => self.factor.multiply(value, denominator)?,
            Layer::Add | Layer::Afterwards | Layer::AtLeast | Layer::AtMost | Layer::Is => return Err(Trap::Broken),
        }
        Ok(())
    }

    /// The dice.
    pub fn finish(&self, rounding: Rounding) -> Result<Dice, Trap> {
        if let Some((_, dice)) = self.replaced {
            return Ok(dice);
        }
        let more = self.joined.count(narrow(self.count.total())?)?.sides(narrow(self.sides.total())?)?;
        more.each_count(|count| self.factor.of(i128::from(count), 1, rounding))
    }
}

/// A sum in which of each type of bonus only the best and the worst count.
#[derive(Clone, Copy, Debug)]
struct Typed {
    sum: i128,
    bonus_type: u16,
    best: i64,
    worst: i64,
}

impl Typed {
    fn new(start: i64) -> Typed {
        Typed { sum: i128::from(start), bonus_type: 0, best: 0, worst: 0 }
    }

    fn add(&mut self, bonus_type: u16, value: i64) {
        if bonus_type != self.bonus_type {
            *self = Typed { sum: self.total(), bonus_type, best: 0, worst: 0 };
        }
        if bonus_type == 0 {
            self.sum += i128::from(value);
        } else {
            self.best = self.best.max(value);
            self.worst = self.worst.min(value);
        }
    }

    fn total(&self) -> i128 {
        self.sum + i128::from(self.best) + i128::from(self.worst)
    }
}

/// An exact product of fractions, in lowest terms, its denominator above 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Factor {
    num: i128,
    den: i128,
}

impl Factor {
    const ONE: Factor = Factor { num: 1, den: 1 };

    fn multiply(&mut self, num: i64, den: i64) -> Result<(), Trap> {
        if den == 0 {
            return Err(Trap::DivisionByZero);
        }
        let (num, den) = positive_denominator(i128::from(num), i128::from(den))?;
        let (num, den) = reduced(num, den);
        let (left, right) = (common_divisor(num, self.den), common_divisor(self.num, den));
        let num = (num / left).checked_mul(self.num / right).ok_or(Trap::Overflow)?;
        let den = (den / right).checked_mul(self.den / left).ok_or(Trap::Overflow)?;
        *self = if num == 0 { Factor { num: 0, den: 1 } } else { Factor { num, den } };
        Ok(())
    }

    /// The factor times `amount / parts`, rounded.
    fn of(&self, amount: i128, parts: i128, rounding: Rounding) -> Result<i64, Trap> {
        if *self == Factor::ONE && parts == 1 {
            return narrow(amount);
        }
        let den = self.den.checked_mul(parts).ok_or(Trap::Overflow)?;
        let shared = common_divisor(amount, den);
        let product = (amount / shared).checked_mul(self.num).ok_or(Trap::Overflow)?;
        rounded(product, den / shared, rounding)
    }
}

fn reduced(num: i128, den: i128) -> (i128, i128) {
    let shared = common_divisor(num, den);
    (num / shared, den / shared)
}

fn replace<T>(held: &mut Option<(i32, T)>, priority: i32, value: T) {
    if held.as_ref().is_none_or(|(old, _)| priority > *old) {
        *held = Some((priority, value));
    }
}

fn narrow(n: i128) -> Result<i64, Trap> {
    i64::try_from(n).map_err(|_| Trap::Overflow)
}
