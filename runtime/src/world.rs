//! A ready-made world: for tests, simulators, and games without one of their own.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::machine::{Host, Write};
use crate::save::Row;
use crate::table::Table;

mod buffers;

pub use buffers::Buffers;

/// Entities with stored cells, and answers to facts and sets. Entities are numbered from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct World {
    spawned: i64,
    cells: BTreeMap<(i64, u32), i64>,
    facts: BTreeMap<u32, BTreeMap<Vec<i64>, i64>>,
    sets: BTreeMap<u32, BTreeMap<Vec<i64>, Vec<i64>>>,
    kept: Vec<Row>,
}

impl World {
    /// Nobody and nothing.
    pub fn new() -> World {
        World::default()
    }

    /// A new entity that has stored nothing.
    pub fn spawn(&mut self) -> i64 {
        let entity = self.spawned;
        self.spawned = entity.saturating_add(1);
        entity
    }

    /// As many entities as there were elsewhere; none is taken away.
    pub(crate) fn spawn_up_to(&mut self, entities: i64) {
        self.spawned = self.spawned.max(entities);
    }

    /// Keeps a row of a save that the table does not know. It is not read, and saved again.
    pub fn keep(&mut self, row: Row) {
        self.kept.push(row);
    }

    /// Rows of saves that the table does not know.
    pub fn kept(&self) -> &[Row] {
        &self.kept
    }

    /// How many entities there are.
    pub fn entities(&self) -> i64 {
        self.spawned
    }

    /// Stores a cell, as it is: ranges are the rules' business.
    pub fn set(&mut self, entity: i64, cell: u32, value: i64) {
        self.cells.insert((entity, cell), value);
    }

    /// What is stored in a cell, if anything.
    pub fn get(&self, entity: i64, cell: u32) -> Option<i64> {
        self.cells.get(&(entity, cell)).copied()
    }

    /// Forgets what is stored in a cell: it has its start again.
    pub fn clear(&mut self, entity: i64, cell: u32) {
        self.cells.remove(&(entity, cell));
    }

    /// Everything that is stored, by entity and cell.
    pub fn stored(&self) -> impl Iterator<Item = Write> + '_ {
        self.cells.iter().map(|((entity, cell), value)| Write {
            entity: *entity,
            cell: *cell,
            value: *value,
            fresh: false,
        })
    }

    /// Lets an entity hold an entry; false if the table has no such entry or it cannot be held.
    pub fn hold(&mut self, table: &Table<'_>, entity: i64, entry: u32) -> bool {
        let cell = table.entry(entry).map(|row| row.holds).filter(|cell| table.cell(*cell).is_some());
        if let Some(cell) = cell {
            self.set(entity, cell, 1);
        }
        cell.is_some()
    }

    /// Answers a fact.
    pub fn answer(&mut self, fact: u32, args: &[i64], answer: i64) {
        self.facts.entry(fact).or_default().insert(args.to_vec(), answer);
    }

    /// Lists a set, in this order.
    pub fn list(&mut self, set: u32, args: &[i64], members: &[i64]) {
        self.sets.entry(set).or_default().insert(args.to_vec(), members.to_vec());
    }

    /// Takes over the answers of another world, facts and sets numbered anew; where `None`, the answer is dropped.
    pub(crate) fn answer_as(
        &mut self,
        other: &World,
        fact: impl Fn(u32) -> Option<u32>,
        set: impl Fn(u32) -> Option<u32>,
    ) {
        let facts = other.facts.iter().filter_map(|(question, answers)| Some((fact(*question)?, answers.clone())));
        self.facts.extend(facts);
        let sets = other.sets.iter().filter_map(|(question, answers)| Some((set(*question)?, answers.clone())));
        self.sets.extend(sets);
    }

    /// Carries out what a dispatch has changed.
    pub fn commit(&mut self, journal: &[Write]) {
        crate::machine::commit(journal, |entity, cell, value| self.set(entity, cell, value));
    }
}

impl Host for World {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        self.get(entity, cell)
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        self.facts.get(&fact)?.get(args).copied()
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        let members = self.sets.get(&set)?.get(args)?;
        out.iter_mut().zip(members).for_each(|(slot, member)| *slot = *member);
        Some(members.len())
    }
}
