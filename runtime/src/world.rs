//! A ready-made world: for tests, simulators, and games without one of their own.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::machine::{Held, Host, Write};
use crate::save::Row;
use crate::table::Table;

mod bound;
mod buffers;

pub use buffers::Buffers;

/// Entities with stored cells, and answers to facts and sets. Entities are numbered from 0.
#[derive(Clone, Debug, Default)]
pub struct World {
    spawned: i64,
    /// What each entity has stored, by cell.
    cells: BTreeMap<i64, Vec<(u32, i64)>>,
    facts: BTreeMap<u32, BTreeMap<Vec<i64>, i64>>,
    sets: BTreeMap<u32, BTreeMap<Vec<i64>, Vec<i64>>>,
    kept: Vec<Row>,
    bound: bound::Bound,
}

/// Bindings do not count: they say nothing that is not stored.
impl PartialEq for World {
    fn eq(&self, other: &World) -> bool {
        let parts = |world: &World| (world.spawned, world.stored().collect::<Vec<Write>>());
        parts(self) == parts(other) && (&self.facts, &self.sets, &self.kept) == (&other.facts, &other.sets, &other.kept)
    }
}

impl Eq for World {}

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
        let cells = self.cells.entry(entity).or_default();
        match cells.binary_search_by_key(&cell, |(at, _)| *at) {
            Ok(place) => {
                if let Some(slot) = cells.get_mut(place) {
                    slot.1 = value;
                }
            }
            Err(place) => cells.insert(place, (cell, value)),
        }
        self.bound.stored(entity, cell);
    }

    /// What is stored in a cell, if anything.
    pub fn get(&self, entity: i64, cell: u32) -> Option<i64> {
        let cells = self.cells.get(&entity)?;
        let place = cells.binary_search_by_key(&cell, |(at, _)| *at).ok()?;
        cells.get(place).map(|(_, value)| *value)
    }

    /// Forgets what is stored in a cell: it has its start again.
    pub fn clear(&mut self, entity: i64, cell: u32) {
        if let Some(cells) = self.cells.get_mut(&entity) {
            cells.retain(|(at, _)| *at != cell);
        }
        self.bound.stored(entity, cell);
    }

    /// Everything that is stored, by entity and cell.
    pub fn stored(&self) -> impl Iterator<Item = Write> + '_ {
        let each = self.cells.iter().flat_map(|(entity, cells)| cells.iter().map(move |cell| (*entity, *cell)));
        each.map(|(entity, (cell, value))| Write { entity, cell, value, fresh: false })
    }

    /// Flattens what entities hold, so that dispatches of this table go over nothing else: all of them that are not bound
    /// yet. What an entity learns, forgets, takes up or lays down unbinds it until the next call; until then it is only
    /// slower. Bindings of another table are dropped; a world is bound before its dispatches go on with another.
    pub fn bind(&mut self, table: &Table<'_>) {
        self.bound.begin(table);
        for entity in 0..self.spawned {
            if self.bound.lacks(entity) {
                let binding = crate::bind::Binding::of(table, self, entity);
                self.bound.put(entity, binding);
            }
        }
    }

    /// Drops all bindings.
    pub fn unbind(&mut self) {
        self.bound = bound::Bound::default();
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

    fn held(&self, entity: i64) -> Option<Held<'_>> {
        self.bound.held(entity)
    }
}
