//! Dice as a value: a constant and up to seven pools, packed into eight registers.
//!
//! Register 0 is the constant; each further register is one pool, 0 where there is none. Pools stand in the order in
//! which they first appeared; pools of equal sides that are simply summed are one pool, so that `3d4 + 1d4` is `4d4`.
//! A pool whose count or sides are 0 or less is kept (a die may be added later) and gives 0 when it is rolled.

use crate::trap::Trap;

mod pool;
mod roll;
mod show;

pub use pool::{Mode, Pool};
pub use roll::Die;

/// Registers that a dice value takes.
pub const REGISTERS: usize = 8;
/// Most pools of one dice value.
pub const POOLS: usize = 7;

/// A sum of pools of dice and a constant, in canonical form: equal values are equal words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice {
    words: [i64; REGISTERS],
}

impl Dice {
    /// No dice: always `n`.
    pub const fn constant(n: i64) -> Dice {
        let mut words = [0; REGISTERS];
        words[0] = n;
        Dice { words }
    }

    /// `count` dice of `sides` sides, summed.
    pub const fn pool(count: i16, sides: i16) -> Dice {
        Dice::with(Pool { count, sides, mode: Mode::Sum })
    }

    /// One pool of any mode.
    pub const fn with(pool: Pool) -> Dice {
        let mut words = [0; REGISTERS];
        words[1] = pool.pack();
        Dice { words }
    }

    /// The eight registers.
    pub const fn words(&self) -> [i64; REGISTERS] {
        self.words
    }

    /// Dice from eight registers; `None` if they hold none.
    pub fn from_words(words: [i64; REGISTERS]) -> Option<Dice> {
        let mut ended = false;
        for word in words.into_iter().skip(1) {
            let fits = if word == 0 { true } else { !ended && Pool::unpack(word).is_some() };
            if !fits {
                return None;
            }
            ended |= word == 0;
        }
        Some(Dice { words })
    }

    /// The constant and the pools in order.
    pub fn parts(&self) -> (i64, impl Iterator<Item = Pool> + '_) {
        (self.words[0], self.pools())
    }

    /// The pools in order.
    pub fn pools(&self) -> impl Iterator<Item = Pool> + '_ {
        self.words.iter().skip(1).map_while(|word| Pool::unpack(*word))
    }

    /// Whether a roll needs chance: some pool has dice with sides.
    pub fn is_random(&self) -> bool {
        self.pools().any(Pool::is_live)
    }

    /// Dice that are thrown, without explosions and rerolls.
    pub fn thrown(&self) -> u64 {
        self.pools().filter(|pool| pool.is_live()).map(|pool| u64::from(pool.count.unsigned_abs())).sum()
    }

    /// Both together (`+` between dice).
    #[expect(clippy::should_implement_trait, reason = "adding dice can fail, and an operator could not say so")]
    pub fn add(self, other: Dice) -> Result<Dice, Trap> {
        let mut sum = self.plus(other.words[0])?;
        for pool in other.pools() {
            sum.join(pool)?;
        }
        Ok(sum)
    }

    /// With `n` added to the constant.
    pub fn plus(mut self, n: i64) -> Result<Dice, Trap> {
        self.words[0] = self.words[0].checked_add(n).ok_or(Trap::Overflow)?;
        Ok(self)
    }

    /// With each count `n` times as large; the constant stays.
    pub fn times(self, n: i64) -> Result<Dice, Trap> {
        self.each_count(|count| count.checked_mul(n).ok_or(Trap::Overflow))
    }

    /// With `n` more sides on each die.
    pub fn sides(self, n: i64) -> Result<Dice, Trap> {
        self.rebuild(|_, pool| Ok(Pool { sides: narrow(i64::from(pool.sides).checked_add(n))?, ..pool }))
    }

    /// With `n` more dice in the first pool; dice without a pool stay as they are.
    pub fn count(self, n: i64) -> Result<Dice, Trap> {
        self.rebuild(|place, pool| match place {
            0 => Ok(Pool { count: narrow(i64::from(pool.count).checked_add(n))?, ..pool }),
            _ => Ok(pool),
        })
    }

    /// With the dice of its only pool read another way; `None` if it has a constant, several pools, or one that is read
    /// in a way of its own already. Nothing stays nothing.
    pub fn read(self, mode: Mode) -> Option<Dice> {
        let mut pools = self.pools();
        match (self.words[0], pools.next(), pools.next()) {
            (0, None, None) => Some(self),
            (0, Some(pool), None) if pool.mode == Mode::Sum => Some(Dice::with(Pool { mode, ..pool })),
            _ => None,
        }
    }

    /// With each count changed by `f`; the constant stays.
    pub(crate) fn each_count(self, f: impl Fn(i64) -> Result<i64, Trap>) -> Result<Dice, Trap> {
        self.rebuild(|_, pool| Ok(Pool { count: narrow(Some(f(i64::from(pool.count))?))?, ..pool }))
    }

    /// The largest total.
    pub fn maximum(&self) -> Result<i64, Trap> {
        self.pools().try_fold(self.words[0], |sum, pool| sum.checked_add(pool.maximum()).ok_or(Trap::Overflow))
    }

    /// The smallest total.
    pub fn minimum(&self) -> Result<i64, Trap> {
        self.pools().try_fold(self.words[0], |sum, pool| sum.checked_add(pool.minimum()).ok_or(Trap::Overflow))
    }

    fn rebuild(self, f: impl Fn(usize, Pool) -> Result<Pool, Trap>) -> Result<Dice, Trap> {
        let mut built = Dice::constant(self.words[0]);
        for (place, pool) in self.pools().enumerate() {
            built.join(f(place, pool)?)?;
        }
        Ok(built)
    }

    fn join(&mut self, new: Pool) -> Result<(), Trap> {
        for word in self.words.iter_mut().skip(1) {
            match Pool::unpack(*word) {
                Some(old) if old.sides == new.sides && old.mode == Mode::Sum && new.mode == Mode::Sum => {
                    let count = old.count.checked_add(new.count).ok_or(Trap::Overflow)?;
                    *word = Pool { count, ..old }.pack();
                    return Ok(());
                }
                Some(_) => {}
                None => {
                    *word = new.pack();
                    return Ok(());
                }
            }
        }
        Err(Trap::TooManyPools)
    }
}

fn narrow(n: Option<i64>) -> Result<i16, Trap> {
    n.and_then(|n| i16::try_from(n).ok()).ok_or(Trap::Overflow)
}
