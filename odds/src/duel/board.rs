//! The world during a fight: stored cells in a flat list, with what has changed, so that it is quickly set back.

use std::collections::BTreeMap;

use runebook_runtime::machine::Write;
use runebook_runtime::table::Section;
use runebook_runtime::{Host, Table, World};

/// A world whose cells change.
#[derive(Clone, Debug)]
pub(super) struct Board<'w> {
    world: &'w World,
    cells: usize,
    before: Vec<Option<i64>>,
    now: Vec<Option<i64>>,
    changed: Vec<usize>,
    /// Cells of entities that the world does not count.
    beyond: BTreeMap<(i64, u32), i64>,
}

impl<'w> Board<'w> {
    pub(super) fn new(table: &Table<'_>, world: &'w World) -> Board<'w> {
        let cells = table.count(Section::Cells) as usize;
        let entities = usize::try_from(world.entities()).unwrap_or(0);
        let before = vec![None; cells.saturating_mul(entities)];
        let mut board =
            Board { world, cells, now: before.clone(), before, changed: Vec::new(), beyond: BTreeMap::new() };
        for write in world.stored() {
            let place = board.place(write.entity, write.cell);
            if let Some(slot) = place.and_then(|place| board.before.get_mut(place)) {
                *slot = Some(write.value);
            }
        }
        board.now.clone_from(&board.before);
        board
    }

    fn place(&self, entity: i64, cell: u32) -> Option<usize> {
        let (entity, cell) = (usize::try_from(entity).ok()?, usize::try_from(cell).ok()?);
        let place = entity.checked_mul(self.cells)?.checked_add(cell)?;
        (cell < self.cells && place < self.now.len()).then_some(place)
    }

    /// Carries out changes.
    pub(super) fn commit(&mut self, changes: &[Write]) {
        for write in changes {
            match self.place(write.entity, write.cell) {
                Some(place) => {
                    self.changed.push(place);
                    self.now[place] = Some(write.value);
                }
                None => {
                    self.beyond.insert((write.entity, write.cell), write.value);
                }
            }
        }
    }

    /// Takes all changes back.
    pub(super) fn reset(&mut self) {
        for place in self.changed.drain(..) {
            self.now[place] = self.before[place];
        }
        self.beyond.clear();
    }

    /// What differs from the world, by entity and cell.
    pub(super) fn changes(&self) -> Vec<Write> {
        let mut places = self.changed.clone();
        places.sort_unstable();
        places.dedup();
        let differs = places.into_iter().filter(|place| self.now[*place] != self.before[*place]);
        let inside = differs.filter_map(|place| {
            let entity = i64::try_from(place / self.cells).ok()?;
            let cell = u32::try_from(place % self.cells).ok()?;
            Some(Write { entity, cell, value: self.now[place]?, fresh: false })
        });
        let beyond = self.beyond.iter().map(|((entity, cell), value)| (*entity, *cell, *value));
        let mut all: Vec<Write> = inside.collect();
        all.extend(beyond.map(|(entity, cell, value)| Write { entity, cell, value, fresh: false }));
        all.sort_unstable();
        all
    }

    /// Whether a change changes nothing.
    pub(super) fn is_before(&self, write: &Write) -> bool {
        let before = self.place(write.entity, write.cell).and_then(|place| self.before[place]);
        before == Some(write.value)
    }
}

impl Host for Board<'_> {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        match self.place(entity, cell) {
            Some(place) => self.now[place],
            None => self.beyond.get(&(entity, cell)).copied().or_else(|| self.world.get(entity, cell)),
        }
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        self.world.fact(fact, args)
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        self.world.members(set, args, out)
    }
}

/// A board with changes that are not carried out.
pub(super) struct Overlay<'b, 'w> {
    pub(super) board: &'b Board<'w>,
    /// By entity and cell.
    pub(super) changes: &'b [Write],
}

impl Host for Overlay<'_, '_> {
    fn read(&self, entity: i64, cell: u32) -> Option<i64> {
        let place = self.changes.binary_search_by_key(&(entity, cell), |write| (write.entity, write.cell));
        let changed = place.ok().and_then(|place| self.changes.get(place)).map(|write| write.value);
        changed.or_else(|| self.board.read(entity, cell))
    }

    fn fact(&self, fact: u32, args: &[i64]) -> Option<i64> {
        self.board.fact(fact, args)
    }

    fn members(&self, set: u32, args: &[i64], out: &mut [i64]) -> Option<usize> {
        self.board.members(set, args, out)
    }
}
