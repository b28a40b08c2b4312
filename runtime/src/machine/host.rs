//! What the game answers while rules run.

use super::Machine;
use super::held::Held;
use crate::dice::REGISTERS;

/// The owner of the world. It is only ever read: a dispatch writes to its journal.
pub trait Host {
    /// The stored number of a cell; `None` where nothing was stored, which means the cell's start.
    fn read(&self, entity: i64, cell: u32) -> Option<i64>;

    /// The answer to a fact; `None` leaves it to what the rules say without a host.
    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        let _ = (fact, args);
        None
    }

    /// Lists the members of a set into `out` (as long as the set may have members) and returns how many there are;
    /// `None` leaves it to what the rules say without a host.
    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        let _ = (set, args, out);
        None
    }

    /// What an entity holds, flattened ahead by a [`Binding`](crate::bind::Binding): then only what it holds is gone over.
    /// For [`NONE`](crate::NONE) it is what nobody holds; without that one, none of the others is heeded. `None` for an
    /// entity that was not bound, or whose entries or slots have changed since.
    fn held(&self, entity: i64) -> Option<Held<'_>> {
        let _ = entity;
        None
    }

    /// What a stat came to before, where the host remembers: the same stat of the same owner, read in the same context
    /// with equal [`Machine::surroundings`] and the same answers of the host. Whoever listens to steps has it worked out.
    fn recall(&self, machine: &Machine<'_, '_>, stat: u32, owner: i64, evaluation: i64) -> Option<[i64; REGISTERS]> {
        let _ = (machine, stat, owner, evaluation);
        None
    }

    /// What the stat came to that the host was last asked to recall, and did not.
    fn remember(&self, words: &[i64]) {
        let _ = words;
    }
}

/// A host that has stored nothing and answers nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bare;

impl Host for Bare {
    fn read(&self, _entity: i64, _cell: u32) -> Option<i64> {
        None
    }
}

impl<H: Host + ?Sized> Host for &H {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        (**self).read(entity, cell)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        (**self).fact(fact, args)
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        (**self).members(set, args, out)
    }

    fn held(&self, entity: i64) -> Option<Held<'_>> {
        (**self).held(entity)
    }

    fn recall(&self, machine: &Machine<'_, '_>, stat: u32, owner: i64, evaluation: i64) -> Option<[i64; REGISTERS]> {
        (**self).recall(machine, stat, owner, evaluation)
    }

    fn remember(&self, words: &[i64]) {
        (**self).remember(words);
    }
}
