//! Dice as lists of pools: what the language says of them, and how they fall.

use runebook_compiler::ir::DiceOp;
use runebook_runtime::Trap;
use runebook_runtime::dice::Mode;

/// A sum of pools and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pools {
    /// What is added.
    pub constant: i64,
    /// The pools, in the order in which they were joined.
    pub pools: Vec<Pool>,
}

/// So many dice of so many sides, and how they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool {
    pub count: i64,
    pub sides: i64,
    pub read: Read,
}

/// How the faces of a pool are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    Sum,
    High(i64),
    Low(i64),
    AtLeast(i64),
    Explode(i64, u8),
    Reroll(i64),
}

impl Pools {
    pub fn constant(constant: i64) -> Self {
        Self { constant, pools: Vec::new() }
    }

    pub fn of(count: i64, sides: i64) -> Result<Self, Trap> {
        let pool = Pool { count: narrow(count)?, sides: narrow(sides)?, read: Read::Sum };
        Ok(Self { constant: 0, pools: vec![pool] })
    }

    /// Pools that are only added up and have equal sides are one.
    fn joined(constant: i64, pools: impl IntoIterator<Item = Pool>) -> Result<Self, Trap> {
        let mut all: Vec<Pool> = Vec::new();
        for pool in pools {
            let same = |old: &&mut Pool| old.sides == pool.sides && old.read == Read::Sum && pool.read == Read::Sum;
            match all.iter_mut().find(same) {
                Some(old) => old.count = narrow(old.count + pool.count)?,
                None => all.push(pool),
            }
        }
        if all.len() > 7 { Err(Trap::TooManyPools) } else { Ok(Self { constant, pools: all }) }
    }

    pub fn and(self, other: Self) -> Result<Self, Trap> {
        let constant = self.constant.checked_add(other.constant).ok_or(Trap::Overflow)?;
        Self::joined(constant, self.pools.into_iter().chain(other.pools))
    }

    fn each(self, change: impl Fn(usize, Pool) -> Result<Pool, Trap>) -> Result<Self, Trap> {
        let changed: Result<Vec<Pool>, Trap> =
            self.pools.iter().enumerate().map(|(at, pool)| change(at, *pool)).collect();
        Self::joined(self.constant, changed?)
    }

    /// With another count in each pool.
    pub fn counts(self, count: impl Fn(i64) -> Result<i64, Trap>) -> Result<Self, Trap> {
        self.each(|_, pool| Ok(Pool { count: narrow(count(pool.count)?)?, ..pool }))
    }

    pub fn sides(self, more: i64) -> Result<Self, Trap> {
        self.each(|_, pool| Ok(Pool { sides: narrow(pool.sides.saturating_add(more))?, ..pool }))
    }

    pub fn count(self, more: i64) -> Result<Self, Trap> {
        self.each(|at, pool| match at {
            0 => Ok(Pool { count: narrow(pool.count.saturating_add(more))?, ..pool }),
            _ => Ok(pool),
        })
    }

    /// Changed by a number.
    pub fn changed(self, op: DiceOp, by: i64) -> Result<Self, Trap> {
        let few = by.clamp(0, 255);
        match op {
            DiceOp::Add | DiceOp::Plus => self.and(Self::constant(by)),
            DiceOp::Times => self.counts(|count| count.checked_mul(by).ok_or(Trap::Overflow)),
            DiceOp::Sides => self.sides(by),
            DiceOp::Count => self.count(by),
            DiceOp::KeepHigh => self.read(Read::High(few)),
            DiceOp::KeepLow => self.read(Read::Low(few)),
            DiceOp::CountAtLeast => self.read(Read::AtLeast(narrow(by)?)),
            DiceOp::Explode(deep) => self.read(Read::Explode(narrow(by)?, deep)),
            DiceOp::Reroll => self.read(Read::Reroll(narrow(by)?)),
        }
    }

    /// Read otherwise: dice of one sort, with nothing added.
    fn read(self, read: Read) -> Result<Self, Trap> {
        match (self.constant, &self.pools[..]) {
            (0, []) => Ok(self),
            (0, [pool]) if pool.read == Read::Sum => Ok(Self { constant: 0, pools: vec![Pool { read, ..*pool }] }),
            _ => Err(Trap::NotDice),
        }
    }

    /// Whether chance has a say.
    pub fn is_random(&self) -> bool {
        self.pools.iter().any(Pool::is_live)
    }

    pub fn maximum(&self) -> i64 {
        self.constant + self.pools.iter().map(|pool| pool.extreme(true)).sum::<i64>()
    }

    pub fn minimum(&self) -> i64 {
        self.constant + self.pools.iter().map(|pool| pool.extreme(false)).sum::<i64>()
    }

    /// The total, where `face` is asked for each throw: pool, die, how often it was thrown before, sides.
    pub fn thrown(&self, face: &mut dyn FnMut(usize, i64, u8, i64) -> i64) -> i64 {
        let mut total = self.constant;
        for (at, pool) in self.pools.iter().enumerate().filter(|(_, pool)| pool.is_live()) {
            total += pool.thrown(&mut |die, again| face(at, die, again, pool.sides));
        }
        total
    }
}

impl Pool {
    fn is_live(&self) -> bool {
        self.count > 0 && self.sides > 0
    }

    fn thrown(&self, throw: &mut dyn FnMut(i64, u8) -> i64) -> i64 {
        let mut shown: Vec<i64> = (0..self.count).map(|die| self.one(&mut |again| throw(die, again))).collect();
        shown.sort_unstable();
        let kept = |few: i64| usize::try_from(few.min(self.count)).unwrap_or(0);
        match self.read {
            Read::Sum | Read::Explode(..) | Read::Reroll(_) => shown.iter().sum(),
            Read::High(few) => shown.iter().rev().take(kept(few)).sum(),
            Read::Low(few) => shown.iter().take(kept(few)).sum(),
            Read::AtLeast(least) => i64::try_from(shown.iter().filter(|face| **face >= least).count()).unwrap_or(0),
        }
    }

    /// What one die comes to.
    fn one(&self, throw: &mut dyn FnMut(u8) -> i64) -> i64 {
        let first = throw(0);
        match self.read {
            Read::Reroll(most) if first <= most => throw(1),
            Read::Explode(face, deep) => {
                let (mut last, mut total) = (first, first);
                for again in 1..=deep {
                    if last != face {
                        break;
                    }
                    last = throw(again);
                    total += last;
                }
                total
            }
            Read::Sum | Read::High(_) | Read::Low(_) | Read::AtLeast(_) | Read::Reroll(_) => first,
        }
    }

    /// The most or the least: one face is tried after the other. All dice showing alike is extreme, and so is, where dice
    /// explode, the face that does so again and again.
    fn extreme(&self, most: bool) -> i64 {
        if !self.is_live() {
            return 0;
        }
        let mut totals: Vec<i64> = Vec::new();
        let faces = || [1, self.sides.min(2), self.sides].into_iter().chain(self.special());
        for first in faces() {
            for later in faces() {
                for last in faces() {
                    let deep = |again: u8| match again {
                        0 => first,
                        _ if again == self.deepest() => last,
                        _ => later,
                    };
                    totals.push(self.thrown(&mut |_, again| deep(again)));
                }
            }
        }
        let best = if most { totals.iter().max() } else { totals.iter().min() };
        best.copied().unwrap_or(0)
    }

    fn special(&self) -> Option<i64> {
        match self.read {
            Read::Explode(face, _) => Some(face).filter(|face| (1..=self.sides).contains(face)),
            Read::Sum | Read::High(_) | Read::Low(_) | Read::AtLeast(_) | Read::Reroll(_) => None,
        }
    }

    fn deepest(&self) -> u8 {
        match self.read {
            Read::Explode(_, deep) => deep,
            Read::Reroll(_) => 1,
            Read::Sum | Read::High(_) | Read::Low(_) | Read::AtLeast(_) => 0,
        }
    }
}

impl From<runebook_runtime::Dice> for Pools {
    fn from(dice: runebook_runtime::Dice) -> Self {
        let (constant, pools) = dice.parts();
        let pools =
            pools.map(|pool| Pool { count: pool.count.into(), sides: pool.sides.into(), read: pool.mode.into() });
        Self { constant, pools: pools.collect() }
    }
}

impl From<Mode> for Read {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Sum => Self::Sum,
            Mode::KeepHigh(few) => Self::High(few.into()),
            Mode::KeepLow(few) => Self::Low(few.into()),
            Mode::CountAtLeast(least) => Self::AtLeast(least.into()),
            Mode::ExplodeOn { face, deep } => Self::Explode(face.into(), deep),
            Mode::RerollOnce(most) => Self::Reroll(most.into()),
        }
    }
}

/// Counts and sides are small.
fn narrow(number: i64) -> Result<i64, Trap> {
    i16::try_from(number).map(i64::from).map_err(|_| Trap::Overflow)
}
