//! Columns of one width: taken, shared and given back. A column that has been filled is never written again, so that to
//! move or to hand over a value is to name its column twice.

use super::lane::Lane;
use super::{LANES, Leave, Numbers};

/// No column.
pub(super) const NONE: u16 = u16::MAX;

/// What is known of a column of the caller's: who uses it, or which is free after it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Slot {
    uses: u16,
    next: u16,
}

pub(super) struct Pool<'c, T> {
    columns: &'c mut [Numbers<T>],
    slots: &'c mut [Slot],
    /// Columns that were given back, the last first.
    free: u16,
    /// Columns from here on were never taken.
    fresh: u16,
}

impl<'c, T: Lane> Pool<'c, T> {
    /// All columns are free.
    pub(super) fn new(columns: &'c mut [Numbers<T>], slots: &'c mut [Slot]) -> Pool<'c, T> {
        Pool { columns, slots, free: NONE, fresh: 0 }
    }

    /// A column whose content does not matter.
    pub(super) fn take(&mut self) -> Result<u16, Leave> {
        if let Some(slot) = self.slots.get_mut(usize::from(self.free)) {
            let column = self.free;
            (self.free, slot.uses) = (slot.next, 1);
            return Ok(column);
        }
        let column = self.fresh;
        self.columns.get(usize::from(column)).ok_or(Leave::Whole)?;
        self.slots.get_mut(usize::from(column)).ok_or(Leave::Whole)?.uses = 1;
        self.fresh += 1;
        Ok(column)
    }

    /// One more uses a column.
    pub(super) fn share(&mut self, column: u16) {
        if let Some(slot) = self.slots.get_mut(usize::from(column)) {
            slot.uses += 1;
        }
    }

    /// One less uses a column.
    pub(super) fn give_back(&mut self, column: u16) {
        let Some(slot) = self.slots.get_mut(usize::from(column)) else { return };
        slot.uses -= 1;
        if slot.uses == 0 {
            slot.next = self.free;
            self.free = column;
        }
    }

    pub(super) fn column(&self, column: u16) -> Result<&[T; LANES], Leave> {
        self.columns.get(usize::from(column)).map(|numbers| &numbers.0).ok_or(Leave::Whole)
    }

    pub(super) fn column_mut(&mut self, column: u16) -> Result<&mut [T; LANES], Leave> {
        self.columns.get_mut(usize::from(column)).map(|numbers| &mut numbers.0).ok_or(Leave::Whole)
    }

    pub(super) fn at(&self, column: u16, lane: usize) -> i64 {
        self.columns.get(usize::from(column)).and_then(|column| column.0.get(lane)).map_or(0, |lane| lane.word())
    }

    /// A new column: what `f` makes of each lane of another.
    #[inline(always)]
    pub(super) fn map(&mut self, from: u16, f: impl Fn(T) -> T) -> Result<u16, Leave> {
        let made = self.take()?;
        let [to, from] = self.some([made, from])?;
        for (to, from) in to.0.iter_mut().zip(&from.0) {
            *to = f(*from);
        }
        Ok(made)
    }

    /// A new column: what `f` makes of each lane of two others.
    #[inline(always)]
    pub(super) fn zip(&mut self, one: u16, other: u16, f: impl Fn(T, T) -> T) -> Result<u16, Leave> {
        if one == other {
            return self.map(one, |lane| f(lane, lane));
        }
        let made = self.take()?;
        let [to, one, other] = self.some([made, one, other])?;
        for ((to, one), other) in to.0.iter_mut().zip(&one.0).zip(&other.0) {
            *to = f(*one, *other);
        }
        Ok(made)
    }

    /// A new column, and in how many lanes it is not 0: all bits of a lane are set there.
    #[inline(always)]
    pub(super) fn map_counted(&mut self, from: u16, f: impl Fn(T) -> T) -> Result<(u16, u16), Leave> {
        let made = self.take()?;
        let [to, from] = self.some([made, from])?;
        let mut count = T::default();
        for (to, from) in to.0.iter_mut().zip(&from.0) {
            *to = f(*from);
            count = count.minus(*to);
        }
        Ok((made, count.word() as u16))
    }

    /// As `map_counted`, of two.
    #[inline(always)]
    pub(super) fn zip_counted(&mut self, one: u16, other: u16, f: impl Fn(T, T) -> T) -> Result<(u16, u16), Leave> {
        if one == other {
            return self.map_counted(one, |lane| f(lane, lane));
        }
        let made = self.take()?;
        let [to, one, other] = self.some([made, one, other])?;
        let mut count = T::default();
        for ((to, one), other) in to.0.iter_mut().zip(&one.0).zip(&other.0) {
            *to = f(*one, *other);
            count = count.minus(*to);
        }
        Ok((made, count.word() as u16))
    }

    /// A new column: where the mask is set the lane of one, else of the other.
    pub(super) fn blend(&mut self, mask: u16, one: Source<T>, other: Source<T>) -> Result<u16, Leave> {
        let pick = |mask: T, one: T, other: T| (one & mask) | (other & !mask);
        let none = T::default();
        match (one, other) {
            // registers begin with 0, so that this is most of them
            (Source::Column(one), Source::Same(other)) if other == none => self.zip(mask, one, |mask, one| one & mask),
            (Source::Same(one), Source::Column(other)) if one == none => {
                self.zip(mask, other, |mask, other| other & !mask)
            }
            (Source::Same(one), Source::Same(other)) => self.map(mask, |mask| pick(mask, one, other)),
            (Source::Same(one), Source::Column(other)) => self.zip(mask, other, |mask, other| pick(mask, one, other)),
            (Source::Column(one), Source::Same(other)) => self.zip(mask, one, |mask, one| pick(mask, one, other)),
            (Source::Column(one), Source::Column(other)) if one == other => {
                self.share(one);
                Ok(one)
            }
            (Source::Column(one), Source::Column(other)) => {
                let made = self.take()?;
                let [to, mask, one, other] = self.some([made, mask, one, other])?;
                for (((to, mask), one), other) in to.0.iter_mut().zip(&mask.0).zip(&one.0).zip(&other.0) {
                    *to = pick(*mask, *one, *other);
                }
                Ok(made)
            }
        }
    }

    /// Columns that are different from each other.
    fn some<const N: usize>(&mut self, which: [u16; N]) -> Result<[&mut Numbers<T>; N], Leave> {
        self.columns.get_disjoint_mut(which.map(usize::from)).map_err(|_| Leave::Whole)
    }
}

/// A value in each lane.
#[derive(Clone, Copy)]
pub(super) enum Source<T> {
    Same(T),
    Column(u16),
}
