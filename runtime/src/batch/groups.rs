//! Lanes that wait at different instructions. Those that are furthest behind go first, so that they meet the others.

use super::Leave;
use super::engine::{Engine, is_column};
use super::lane::Lane;
use super::value::Mask;
use crate::machine::Host;

/// Most places at which lanes of one function wait at once.
const MOST: usize = 12;

pub(super) struct Groups {
    groups: [(u32, Mask); MOST],
    count: usize,
}

impl Groups {
    pub(super) fn new(start: u32) -> Groups {
        let mut groups = [(u32::MAX, Mask::ALL); MOST];
        groups[0].0 = start;
        Groups { groups, count: 1 }
    }

    /// The instruction furthest behind.
    pub(super) fn first(&self) -> u32 {
        self.groups.get(..self.count).unwrap_or(&[]).iter().map(|(pc, _)| *pc).min().unwrap_or(u32::MAX)
    }

    /// Takes the lanes furthest behind.
    pub(super) fn take(&mut self) -> Option<(u32, Mask)> {
        let first = self.first();
        let place = self.groups.get(..self.count)?.iter().position(|(pc, _)| *pc == first)?;
        let found = self.groups[place];
        self.count -= 1;
        self.groups[place] = self.groups[self.count];
        Some(found)
    }

    /// Lanes wait at an instruction, together with those that do already.
    pub(super) fn put<T: Lane, H: Host + ?Sized>(
        &mut self,
        engine: &mut Engine<'_, '_, T, H>,
        pc: u32,
        mask: Mask,
    ) -> Result<(), Leave> {
        let waiting = self.groups.get_mut(..self.count).ok_or(Leave::Whole)?;
        if let Some((_, there)) = waiting.iter_mut().find(|(at, _)| *at == pc) {
            let both = engine.or(*there, mask)?;
            engine.forget(*there);
            engine.forget(mask);
            *there = both;
            return Ok(());
        }
        *self.groups.get_mut(self.count).ok_or(Leave::Whole)? = (pc, mask);
        self.count += 1;
        Ok(())
    }
}

impl<T: Lane, H: Host + ?Sized> Engine<'_, '_, T, H> {
    /// A mask that is no longer needed.
    pub(super) fn forget(&mut self, mask: Mask) {
        if is_column(mask.column) {
            self.pool.give_back(mask.column);
        }
    }
}
