//! A world out of words: who is there with what, and what is said of facts and sets.

use runebook_runtime::Host;

/// What the page says of the world.
#[derive(Default)]
pub(crate) struct World {
    /// Entity, cell, what is stored.
    stored: Vec<(i64, u32, i64)>,
    said: Vec<Said>,
}

/// The answer to a fact, or the members of a set.
struct Said {
    set: bool,
    question: u32,
    args: Vec<i64>,
    values: Vec<i64>,
}

impl World {
    /// Reads: how many are there; for each how many cells, and each cell with what is stored; how many facts and sets are
    /// said, and for each whether it is a set, which, how many arguments, these, how many values, and these.
    pub(crate) fn read(words: &[i64]) -> Option<Self> {
        let mut words = Words(words);
        let mut world = Self::default();
        for entity in 0..words.next()? {
            for _ in 0..words.next()? {
                world.stored.push((entity, u32::try_from(words.next()?).ok()?, words.next()?));
            }
        }
        for _ in 0..words.next()? {
            let set = words.next()? != 0;
            let question = u32::try_from(words.next()?).ok()?;
            world.said.push(Said { set, question, args: words.list()?, values: words.list()? });
        }
        Some(world)
    }

    fn said(&self, set: bool, question: u32, args: &[i64]) -> Option<&[i64]> {
        let is = |said: &&Said| said.set == set && said.question == question && said.args == args;
        self.said.iter().find(is).map(|said| said.values.as_slice())
    }
}

impl Host for World {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        // of what is stored twice the last counts
        self.stored.iter().rev().find(|(who, which, _)| (*who, *which) == (entity, cell)).map(|(_, _, value)| *value)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        self.said(false, fact, args)?.first().copied()
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        let members = self.said(true, set, args)?;
        out.iter_mut().zip(members).for_each(|(slot, member)| *slot = *member);
        Some(members.len())
    }
}

struct Words<'w>(&'w [i64]);

impl Words<'_> {
    fn next(&mut self) -> Option<i64> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn list(&mut self) -> Option<Vec<i64>> {
        let count = usize::try_from(self.next()?).ok()?;
        let (list, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(list.to_vec())
    }
}
