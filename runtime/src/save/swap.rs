//! Another table in a running game: what both know, and a world taken over into the new one.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::{Report, whole};
use crate::table::{Section, Table, digest};
use crate::world::World;

/// What changed when a table took another's place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Swap {
    /// Things that both tables have, alike.
    pub kept: Vec<Thing>,
    /// Things that only the old table has.
    pub lost: Vec<Thing>,
    /// Things that only the new table has.
    pub new: Vec<Thing>,
    /// Things that both have and that do something else now.
    pub changed: Vec<Thing>,
    /// What became of the stored numbers.
    pub stored: Report,
}

/// Something that tables declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Thing {
    /// The section it stands in: cells, stats, entries, facts, sets, commands, events, or exports.
    pub section: Section,
    /// Its stable id.
    pub id: u64,
}

impl World {
    /// Takes the world over into another table, in the midst of a game: what entities hold and have stored is found again
    /// by id, counters go on, and what the new table does not know is kept for a table that will.
    ///
    /// Answers to facts and sets stay, by the id of the question; those to questions that are gone are dropped. Their
    /// arguments stay as the numbers they are: a host answers anew what it said of an entry or a member.
    pub fn swap(&mut self, old: &Table<'_>, new: &Table<'_>) -> Swap {
        let rows = whole::rows(old, self);
        let mut world = World::new();
        world.spawn_up_to(self.entities());
        let mut swap = Swap::between(old, new);
        swap.stored.place(new, &rows, &mut world);
        let again = |section, question| {
            let id = identity(old, section, question)?;
            (0..new.count(section)).find(|at| identity(new, section, *at) == Some(id))
        };
        world.answer_as(self, |fact| again(Section::Facts, fact), |set| again(Section::Sets, set));
        *self = world;
        swap
    }
}

impl Swap {
    /// What two tables have in common and what not, without a world. Each list is sorted by section and id.
    pub fn between(old: &Table<'_>, new: &Table<'_>) -> Swap {
        let (before, after) = (things(old), things(new));
        let mut swap = Swap::default();
        for (thing, digest) in &before {
            match after.get(thing) {
                None => swap.lost.push(*thing),
                Some(now) if now == digest => swap.kept.push(*thing),
                Some(_) => swap.changed.push(*thing),
            }
        }
        swap.new = after.keys().filter(|thing| !before.contains_key(thing)).copied().collect();
        swap
    }
}

/// What a game knows by id.
const SECTIONS: [Section; 8] = [
    Section::Cells,
    Section::Stats,
    Section::Entries,
    Section::Facts,
    Section::Sets,
    Section::Commands,
    Section::Events,
    Section::Exports,
];

fn things(table: &Table<'_>) -> BTreeMap<Thing, u64> {
    let all = SECTIONS.into_iter().flat_map(|section| (0..table.count(section)).map(move |at| (section, at)));
    all.filter_map(|(section, at)| {
        let id = identity(table, section, at)?;
        Some((Thing { section, id }, digest(table, section, at)))
    })
    .collect()
}

/// The stable id of a row.
fn identity(table: &Table<'_>, section: Section, at: u32) -> Option<u64> {
    match section {
        Section::Cells => table.cell(at).map(|row| row.id),
        Section::Stats => table.stat(at).map(|row| row.id),
        Section::Entries => table.entry(at).map(|row| row.id),
        Section::Facts => table.fact(at).map(|row| row.id),
        Section::Sets => table.set(at).map(|row| row.id),
        Section::Commands => table.command(at).map(|row| row.id),
        Section::Events => table.event(at).map(|row| row.id),
        Section::Exports => table.export_row(at).map(|row| row.id),
        Section::Names
        | Section::Consts
        | Section::Dice
        | Section::Code
        | Section::Functions
        | Section::Modifiers
        | Section::Contexts
        | Section::Kinds
        | Section::Slots
        | Section::Fields
        | Section::Reactions
        | Section::Results
        | Section::Sites
        | Section::Files
        | Section::Labels
        | Section::Places
        | Section::Text
        | Section::Members
        | Section::Meanings => None,
    }
}
