//! The worlds of a fight: each is what differs from the world before it, and what a dispatch makes of it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use runebook_runtime::machine::Write;
use runebook_runtime::program::Symbol;

use super::Duel;
use super::board::{Board, Overlay};
use crate::budget::Budget;
use crate::fork::{Keep, Reads, Tools, Walked, walk};
use crate::number::Float;
use crate::question::{Assumed, Question};
use crate::refused::Refused;

/// A dispatch of the fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Part {
    First(usize),
    Plan(usize),
    Tick(usize),
}

/// What a dispatch makes of a world.
pub(super) struct Row {
    /// Results, next worlds and their chances.
    pub(super) ends: Vec<(i64, usize, Float)>,
    /// The chance of ways that were not followed to their end.
    pub(super) open: Float,
    /// The chance that a repetition reaches its bound.
    pub(super) reached: Float,
}

/// All worlds that were met, by what differs from the world before the fight.
pub(super) struct Worlds<'d, 't> {
    duel: Duel<'d, 't>,
    budget: &'d Budget<'d>,
    board: Board<'d>,
    tools: Tools,
    reads: Rc<Reads>,
    numbers: HashMap<Rc<[Write]>, usize>,
    worlds: Vec<Rc<[Write]>>,
    rows: HashMap<(Part, usize), Rc<Row>>,
    lost: Vec<Option<[bool; 2]>>,
    pub(super) assumed: BTreeSet<Assumed>,
    pub(super) steps: u64,
}

impl<'d, 't> Worlds<'d, 't> {
    pub(super) fn new(duel: &Duel<'d, 't>, budget: &'d Budget<'d>) -> Worlds<'d, 't> {
        let plans = duel.sides.map(|side| side.plan);
        let functions: Vec<u32> = plans.into_iter().chain([duel.lost]).chain(duel.tick).chain(duel.first).collect();
        Worlds {
            duel: *duel,
            budget,
            board: Board::new(duel.table, duel.world),
            tools: Tools::default(),
            reads: Rc::new(Reads::of(duel.table, &functions)),
            numbers: HashMap::new(),
            worlds: Vec::new(),
            rows: HashMap::new(),
            lost: Vec::new(),
            assumed: BTreeSet::new(),
            steps: 0,
        }
    }

    pub(super) fn row(&mut self, part: Part, world: usize) -> Result<Rc<Row>, Refused> {
        if let Some(known) = self.rows.get(&(part, world)) {
            return Ok(Rc::clone(known));
        }
        let entity = |side: usize| self.duel.sides[side].entity;
        let missing = Refused::Malformed("the duel has no such function");
        let (function, args) = match part {
            Part::First(side) => (self.duel.first.ok_or(missing)?, vec![entity(side)]),
            Part::Plan(side) => (self.duel.sides[side].plan, vec![entity(side), entity(1 - side)]),
            Part::Tick(side) => (self.duel.tick.ok_or(missing)?, vec![entity(side)]),
        };
        let result = matches!(part, Part::First(_));
        let keep = Keep::Changes { reads: Rc::clone(&self.reads), results: result };
        let walked = self.dispatch(world, function, &args, keep)?;
        let mut ends: BTreeMap<(i64, usize), Float> = BTreeMap::new();
        for (run, mass) in walked.ends {
            let next = self.changed(world, &run.changes)?;
            let result = run.results.first().copied().filter(|_| result).unwrap_or(0);
            add(&mut ends, (result, next), mass);
        }
        let ends = ends.into_iter().map(|((result, next), mass)| (result, next, mass)).collect();
        let row = Rc::new(Row { ends, open: walked.open, reached: walked.reached });
        self.rows.insert((part, world), Rc::clone(&row));
        Ok(row)
    }

    pub(super) fn has_lost(&mut self, world: usize) -> Result<[bool; 2], Refused> {
        if let Some(Some(known)) = self.lost.get(world) {
            return Ok(*known);
        }
        let mut lost = [false; 2];
        for (side, slot) in lost.iter_mut().enumerate() {
            let args = [self.duel.sides[side].entity];
            let walked = self.dispatch(world, self.duel.lost, &args, Keep::Results)?;
            let [(run, _)] = walked.ends.as_slice() else {
                return Err(Refused::Malformed("whether someone has lost is left to chance"));
            };
            *slot = run.results.first().is_some_and(|lost| *lost != 0);
        }
        if let Some(slot) = self.lost.get_mut(world) {
            *slot = Some(lost);
        }
        Ok(lost)
    }

    /// All ways of a dispatch in a world.
    fn dispatch(&mut self, world: usize, function: u32, args: &[i64], keep: Keep) -> Result<Walked<Float>, Refused> {
        let changes = self.worlds.get(world).cloned().unwrap_or_default();
        let host = Overlay { board: &self.board, changes: &changes };
        let question = Question { table: self.duel.table, host: &host, function, args, policy: self.duel.policy };
        // the steps of a duel are those of all its dispatches
        let left = Budget { steps: self.budget.steps.saturating_sub(self.steps), ..*self.budget };
        let walked = walk::<Float, _>(&mut self.tools, &question, &left, keep)?;
        self.steps += walked.steps;
        self.assumed.extend(walked.assumed.iter().cloned());
        Ok(walked)
    }

    /// The world that changes make of another. What nothing reads or what is as it was before is left out.
    fn changed(&mut self, world: usize, changes: &[Write]) -> Result<usize, Refused> {
        let before = self.worlds.get(world).cloned().unwrap_or_default();
        let mut cells: BTreeMap<(i64, u32), i64> =
            before.iter().map(|write| ((write.entity, write.cell), write.value)).collect();
        for write in changes.iter().filter(|write| self.reads.has(write.cell)) {
            cells.insert((write.entity, write.cell), write.value);
        }
        let writes = cells.into_iter().map(|((entity, cell), value)| Write { entity, cell, value, fresh: false });
        self.number(writes.filter(|write| !self.board.is_before(write)).collect())
    }

    /// Whether a repetition can reach its bound.
    pub(super) fn bounded(&self) -> bool {
        self.reads.bounded()
    }

    /// How many were met.
    pub(super) fn count(&self) -> usize {
        self.worlds.len()
    }

    /// Which world this is.
    pub(super) fn number(&mut self, changes: Vec<Write>) -> Result<usize, Refused> {
        if let Some(known) = self.numbers.get(changes.as_slice()) {
            return Ok(*known);
        }
        let number = self.worlds.len();
        if number as u64 >= self.budget.states {
            return Err(Refused::Wide { reached: format!("{number} different worlds"), widest: self.widest() });
        }
        let changes: Rc<[Write]> = changes.into();
        self.numbers.insert(Rc::clone(&changes), number);
        self.worlds.push(changes);
        self.lost.push(None);
        Ok(number)
    }

    fn widest(&self) -> Vec<String> {
        let mut seen: BTreeMap<(i64, u32), BTreeSet<i64>> = BTreeMap::new();
        for write in self.worlds.iter().flat_map(|world| world.iter()) {
            seen.entry((write.entity, write.cell)).or_default().insert(write.value);
        }
        let mut widths: Vec<(usize, (i64, u32))> = seen.into_iter().map(|(at, values)| (values.len(), at)).collect();
        widths.sort_by(|(left, a), (right, b)| right.cmp(left).then(a.cmp(b)));
        let name = |cell| self.duel.table.name(Symbol::Cell(cell)).map_or(format!("cell {cell}"), str::to_owned);
        let named = widths.into_iter().take(3);
        named.map(|(width, (entity, cell))| format!("{} of entity {entity} ({width} values)", name(cell))).collect()
    }
}

/// Adds mass to a place.
pub(super) fn add<K: Ord>(masses: &mut BTreeMap<K, Float>, place: K, mass: Float) {
    let slot = masses.entry(place).or_insert(Float::ZERO);
    *slot = slot.plus(mass);
}
