//! Rolling: the faces come from outside, one die at a time; what they add up to is decided here, once for all.

use super::{Dice, Mode, Pool};
use crate::trap::Trap;

/// Which die of a dice value is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// Which pool, from 0.
    pub pool: u8,
    /// Which die of the pool, from 0.
    pub index: u16,
    /// 0 for the first throw, then 1, 2 … for explosions or the reroll.
    pub again: u8,
    /// Sides, at least 1: the face is 1 to this.
    pub sides: i16,
}

impl Die {
    /// A number of its own for each throw: adding a die to one pool moves no other.
    pub fn counter(self) -> u32 {
        u32::from(self.pool) << 24 | u32::from(self.index) << 8 | u32::from(self.again)
    }
}

impl Dice {
    /// Rolls all dice, asking `face` for each throw in order: pool by pool, die by die, explosions at once.
    ///
    /// The error is whatever `face` gives, or a [`Trap::Overflow`] of the total.
    pub fn roll<E: From<Trap>>(&self, face: &mut impl FnMut(Die) -> Result<i16, E>) -> Result<i64, E> {
        let mut total = self.words[0];
        for (place, pool) in (0u8..).zip(self.pools()) {
            let got = if pool.is_live() { roll_pool(place, pool, face)? } else { 0 };
            total = total.checked_add(got).ok_or(Trap::Overflow)?;
        }
        Ok(total)
    }
}

fn roll_pool<E>(place: u8, pool: Pool, face: &mut impl FnMut(Die) -> Result<i16, E>) -> Result<i64, E> {
    let mut throw = |index, again| face(Die { pool: place, index, again, sides: pool.sides });
    match pool.mode {
        Mode::Sum => each(pool, |index| throw(index, 0).map(i64::from)),
        Mode::KeepHigh(k) => keep(pool, Kept::new(k, true), &mut throw),
        Mode::KeepLow(k) => keep(pool, Kept::new(k, false), &mut throw),
        Mode::CountAtLeast(least) => each(pool, |index| throw(index, 0).map(|shown| i64::from(shown >= least))),
        Mode::ExplodeOn { face, deep } => each(pool, |index| explode(face, deep, &mut |again| throw(index, again))),
        Mode::RerollOnce(most) => each(pool, |index| reroll(most, &mut |again| throw(index, again))),
    }
}

fn each<E>(pool: Pool, mut die: impl FnMut(u16) -> Result<i64, E>) -> Result<i64, E> {
    let mut total = 0;
    for index in 0..pool.count.unsigned_abs() {
        total += die(index)?;
    }
    Ok(total)
}

fn keep<E>(pool: Pool, mut kept: Kept, throw: &mut impl FnMut(u16, u8) -> Result<i16, E>) -> Result<i64, E> {
    each(pool, |index| throw(index, 0).map(|shown| kept.take(shown)))
}

fn explode<E>(face: i16, deep: u8, throw: &mut impl FnMut(u8) -> Result<i16, E>) -> Result<i64, E> {
    let mut total = 0;
    for again in 0..=deep {
        let shown = throw(again)?;
        total += i64::from(shown);
        if shown != face {
            break;
        }
    }
    Ok(total)
}

fn reroll<E>(most: i16, throw: &mut impl FnMut(u8) -> Result<i16, E>) -> Result<i64, E> {
    let first = throw(0)?;
    Ok(i64::from(if first <= most { throw(1)? } else { first }))
}

/// The dice kept so far, the one to give up first at the front.
struct Kept {
    faces: [i16; 255],
    held: usize,
    room: usize,
    high: bool,
}

impl Kept {
    fn new(room: u8, high: bool) -> Kept {
        Kept { faces: [0; 255], held: 0, room: usize::from(room), high }
    }

    /// Takes a face in; returns by how much the sum of the kept dice changes.
    fn take(&mut self, face: i16) -> i64 {
        if self.held < self.room {
            self.insert(self.held, face);
            self.held += 1;
            return i64::from(face);
        }
        match self.faces.first().copied().filter(|_| self.room > 0) {
            Some(worst) if self.better(face, worst) => {
                self.faces.copy_within(1..self.held, 0);
                self.insert(self.held - 1, face);
                i64::from(face) - i64::from(worst)
            }
            Some(_) | None => 0,
        }
    }

    fn better(&self, face: i16, than: i16) -> bool {
        if self.high { face > than } else { face < than }
    }

    fn insert(&mut self, held: usize, face: i16) {
        let place = self.faces.iter().take(held).take_while(|old| self.better(face, **old)).count();
        self.faces.copy_within(place..held, place + 1);
        if let Some(slot) = self.faces.get_mut(place) {
            *slot = face;
        }
    }
}
