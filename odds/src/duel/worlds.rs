//! The worlds of a fight: each is what differs from the world before it, and what a dispatch makes of it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use runebook_runtime::machine::Write;
use runebook_runtime::program::Symbol;

use super::Duel;
use super::board::{Board, Overlay};
use crate::budget::Budget;
use crate::fork::{Keep, Mixer, Open, Prefix, Reads, Tools, Walked, prefix, walk, walk_from};
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
    numbers: HashMap<Rc<[Write]>, usize, BuildHasherDefault<Mixer>>,
    worlds: Vec<Rc<[Write]>>,
    rows: HashMap<(Part, usize), Rc<Row>>,
    /// Cells in which worlds met so far differ.
    differ: Open,
    /// What dispatches do before they read any of these; none where that depends on them.
    begun: HashMap<Part, Option<Rc<Prefix<Float>>>>,
    lost: Vec<Option<[bool; 2]>>,
    pub(super) assumed: BTreeSet<Assumed>,
    pub(super) steps: u64,
    work: u64,
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
            numbers: HashMap::default(),
            worlds: Vec::new(),
            rows: HashMap::new(),
            differ: Open::default(),
            begun: HashMap::new(),
            lost: Vec::new(),
            assumed: BTreeSet::new(),
            steps: 0,
            work: 0,
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
        let walked = self.shared(part, world, function, &args, keep)?;
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

    /// All ways of a dispatch in a world, with what it shares with other worlds done once.
    fn shared(
        &mut self,
        part: Part,
        world: usize,
        function: u32,
        args: &[i64],
        keep: Keep<'_>,
    ) -> Result<Walked<Float>, Refused> {
        let changes = self.worlds.get(world).cloned().unwrap_or_default();
        let before = self.differ.0.len();
        self.differ.0.extend(changes.iter().map(|write| (write.entity, write.cell)));
        if self.differ.0.len() > before {
            // What depends on some of them depends on more of them, too.
            self.begun.retain(|_, begun| begun.is_none());
        }
        if self.differ.0.is_empty() {
            return self.dispatch(world, function, args, keep);
        }
        let begun = match self.begun.get(&part) {
            Some(begun) => begun.clone(),
            None => {
                let begun = self.begin(&changes, function, args, keep.clone())?.map(Rc::new);
                self.begun.insert(part, begun.clone());
                begun
            }
        };
        let Some(begun) = begun else { return self.dispatch(world, function, args, keep) };
        let host = Overlay { board: &self.board, changes: &changes };
        let question = Question { table: self.duel.table, host: &host, function, args, policy: self.duel.policy };
        let left = self.left();
        let walked = walk_from(&mut self.tools, &question, &left, keep, &begun)?;
        self.count_in(walked.steps, walked.work, &walked.assumed);
        Ok(walked)
    }

    /// What a dispatch does before it reads a cell in which worlds differ.
    fn begin(
        &mut self,
        changes: &[Write],
        function: u32,
        args: &[i64],
        keep: Keep<'_>,
    ) -> Result<Option<Prefix<Float>>, Refused> {
        let host = Overlay { board: &self.board, changes };
        let question = Question { table: self.duel.table, host: &host, function, args, policy: self.duel.policy };
        let left = self.left();
        let begun = prefix(&mut self.tools, &question, &left, keep, &self.differ)?;
        if let Some(begun) = &begun {
            self.count_in(begun.steps, begun.work, &begun.assumed);
        }
        Ok(begun)
    }

    /// The steps of a duel are those of all its dispatches.
    fn left(&self) -> Budget<'d> {
        let (steps, work) = (self.budget.steps, self.budget.work);
        Budget { steps: steps.saturating_sub(self.steps), work: work.saturating_sub(self.work), ..*self.budget }
    }

    fn count_in(&mut self, steps: u64, work: u64, assumed: &BTreeSet<Assumed>) {
        self.steps += steps;
        self.work += work;
        self.assumed.extend(assumed.iter().cloned());
    }

    /// All ways of a dispatch in a world.
    fn dispatch(&mut self, world: usize, function: u32, args: &[i64], keep: Keep) -> Result<Walked<Float>, Refused> {
        let changes = self.worlds.get(world).cloned().unwrap_or_default();
        let host = Overlay { board: &self.board, changes: &changes };
        let question = Question { table: self.duel.table, host: &host, function, args, policy: self.duel.policy };
        let left = self.left();
        let walked = walk::<Float, _>(&mut self.tools, &question, &left, keep)?;
        self.count_in(walked.steps, walked.work, &walked.assumed);
        Ok(walked)
    }

    /// The world that changes make of another. What nothing reads or what is as it was before is left out.
    fn changed(&mut self, world: usize, changes: &[Write]) -> Result<usize, Refused> {
        let before = self.worlds.get(world).cloned().unwrap_or_default();
        let (mut old, mut new) = (before.iter().copied().peekable(), changes.iter().copied().peekable());
        let mut merged = Vec::with_capacity(before.len() + changes.len());
        loop {
            let place = |write: &Write| (write.entity, write.cell);
            let next = match (old.peek().map(place), new.peek().map(place)) {
                (None, None) => break,
                (Some(one), Some(other)) if one == other => {
                    old.next();
                    new.next()
                }
                (Some(one), Some(other)) if one < other => old.next(),
                (Some(_), None) => old.next(),
                (None | Some(_), Some(_)) => new.next(),
            };
            let next = next.map(|write| Write { fresh: false, ..write });
            merged.extend(next.filter(|write| self.reads.has(write.cell) && !self.board.is_before(write)));
        }
        self.number(merged)
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
        let who = |entity| match self.duel.sides.iter().position(|side| side.entity == entity) {
            Some(0) => "the first fighter".to_owned(),
            Some(_) => "the second fighter".to_owned(),
            None => format!("entity {entity}"),
        };
        let named = widths.into_iter().take(3);
        named.map(|(width, (entity, cell))| format!("{} of {} ({width} values)", name(cell), who(entity))).collect()
    }
}

/// Adds mass to a place.
fn add<K: Ord>(masses: &mut BTreeMap<K, Float>, place: K, mass: Float) {
    let slot = masses.entry(place).or_insert(Float::ZERO);
    *slot = slot.plus(mass);
}
