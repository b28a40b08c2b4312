//! The walk over all outcomes.

use std::collections::{BTreeSet, HashMap};
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use runebook_runtime::{Ask, Buffers, Draw, Host, Machine, Outcome, Silent};

use super::best::Decisions;
use super::eyes::{Eyes, Forking, Open};
use super::frontier::{Frontier, Mixer, Waiting};
use super::frozen::{freeze, location, take_up};
use super::live::Set;
use super::place::{Place, Places};
use super::sums::{Summed, Sums};
use super::together::Pairs;
use super::tools::{Asked, Keep, Run, Stop, Tools, Walked};
use super::way::Way;
use super::{Reads, wide};
use crate::budget::Budget;
use crate::draw::Draws;
use crate::number::Mass;
use crate::question::{Assumed, Policy, Question};
use crate::refused::Refused;

/// Walks all ways of a question.
pub(crate) fn walk<M: Summed, H: Host + ?Sized>(
    tools: &mut Tools,
    question: &Question<'_, '_, H>,
    budget: &Budget<'_>,
    keep: Keep<'_>,
) -> Result<Walked<M>, Refused> {
    match walk_as::<M, H>(tools, question, budget, keep, false) {
        Ok(walked) => Ok(walked),
        Err(Stop::Refused(refused)) => Err(refused),
        Err(Stop::Long) => Err(Refused::Malformed("a chance is too long")),
    }
}

/// The same; `short` ends the walk where a chance no longer fits 128 bits.
pub(crate) fn walk_as<M: Summed, H: Host + ?Sized>(
    tools: &mut Tools,
    question: &Question<'_, '_, H>,
    budget: &Budget<'_>,
    keep: Keep<'_>,
    short: bool,
) -> Result<Walked<M>, Stop> {
    prepared::<M, H>(tools, question, budget, keep, (short, None)).all()
}

/// A walk that has not begun; `open` are the cells that it leaves open.
pub(super) fn prepared<'w, 'q, 't, M: Summed, H: Host + ?Sized>(
    tools: &'w mut Tools,
    question: &'w Question<'q, 't, H>,
    budget: &'w Budget<'w>,
    keep: Keep<'w>,
    (short, open): (bool, Option<&'w Open>),
) -> Walk<'w, 'q, 't, M, H> {
    let table = question.table;
    tools.belong_to(table);
    let (reads, changes, wanted, asked) = match keep {
        Keep::Results => (tools.reads(table, question.function), false, Set::ALL, None),
        Keep::Changes { reads, results: true } => (reads, true, Set::ALL, None),
        Keep::Changes { reads, results: false } => (reads, true, Set::default(), None),
        Keep::Preview { reads, wanted, asked } => (reads, false, wanted, Some(asked)),
    };
    let Tools { table: _, places, location, draws, pairs, sums, reads: _, buffers, still, room } = tools;
    let watch = asked.map_or(&[][..], |asked| asked.events);
    let machine = Machine::new(table, buffers.scratch()).with_limits(budget.limits).with_watch(watch);
    let (frontier, tally, assumed) = (Frontier::new(), Tally::new(), BTreeSet::new());
    let ready = |buffers: &'w mut Buffers| Machine::new(table, buffers.scratch()).with_limits(budget.limits);
    let [first, second] = still.each_mut().map(ready);
    Walk {
        question,
        budget,
        changes,
        wanted,
        asked,
        short,
        eyes: Eyes::new(question.host, open),
        forking: Forking::new(open, Rc::clone(&reads)),
        reads,
        aside: Vec::new(),
        places,
        location,
        draws,
        pairs,
        sums,
        machine,
        room,
        first,
        second,
        thawed: Vec::new(),
        frontier,
        tally,
        assumed,
        decisions: Decisions::default(),
    }
}

pub(super) struct Walk<'w, 'q, 't, M, H: ?Sized> {
    pub(super) question: &'w Question<'q, 't, H>,
    pub(super) budget: &'w Budget<'w>,
    /// Whether changes are kept.
    pub(super) changes: bool,
    /// The results that are wanted.
    pub(super) wanted: Set,
    /// What a preview asks for.
    pub(super) asked: Option<&'w Asked<'w>>,
    pub(super) short: bool,
    reads: Rc<Reads>,
    pub(super) eyes: Eyes<'w, H>,
    pub(super) forking: Forking<'w>,
    /// States that wait for what was left open.
    pub(super) aside: Vec<(Rc<Place>, Vec<Waiting<M>>)>,
    pub(super) places: &'w mut Places,
    pub(super) location: &'w mut Vec<u64>,
    pub(super) draws: &'w mut Draws,
    pub(super) sums: &'w mut Sums,
    pub(super) machine: Machine<'t, 'w>,
    room: &'w mut Vec<u64>,
    pub(super) thawed: Vec<u64>,
    /// A machine that stands at the draw whose results are tried, and one that stands at the draw after it.
    pub(super) first: Machine<'t, 'w>,
    pub(super) second: Machine<'t, 'w>,
    pub(super) pairs: &'w mut Pairs,
    pub(super) frontier: Frontier<M>,
    pub(super) tally: Tally<M>,
    pub(super) assumed: BTreeSet<Assumed>,
    decisions: Decisions,
}

/// What was found so far.
pub(super) struct Tally<M> {
    pub(super) ends: HashMap<Run, Way<M>, BuildHasherDefault<Mixer>>,
    /// Ways too unlikely to be followed.
    pub(super) open: Way<M>,
    pub(super) states: u64,
    pub(super) steps: u64,
    pub(super) work: u64,
}

impl<M: Mass> Tally<M> {
    pub(super) fn new() -> Tally<M> {
        Tally { ends: HashMap::default(), open: Way::NONE, states: 0, steps: 0, work: 0 }
    }
}

/// What a run from one draw to the next costs beside the fuel it takes: about so many calls.
const RUN: u64 = 10;

impl<M: Summed, H: Host + ?Sized> Walk<'_, '_, '_, M, H> {
    fn all(mut self) -> Result<Walked<M>, Stop> {
        self.begin()?;
        self.walk_on()?;
        Ok(self.walked())
    }

    /// Runs from the start to the first draw.
    pub(super) fn begin(&mut self) -> Result<(), Stop> {
        let started = match self.asked {
            Some(asked) => take_up(&mut self.machine, asked.begun),
            None => self.machine.start(self.question.function, self.question.args),
        };
        started.map_err(|_| Refused::Malformed("the question's function takes other arguments"))?;
        self.go_on(Way::ALL)
    }

    /// Goes on with all states that wait.
    pub(super) fn walk_on(&mut self) -> Result<(), Stop> {
        while let Some((place, states)) = self.frontier.take() {
            self.budget.check()?;
            let left = |state: &Waiting<M>| match state.draw {
                Draw::Cell { entity, cell } => self.forking.leaves(entity, cell),
                Draw::Dice(_) | Draw::Chance { .. } | Draw::Pick(_) => false,
            };
            if states.iter().any(left) {
                self.aside.push((place, states));
                continue;
            }
            if self.sum_up(&place, &states)? {
                continue;
            }
            for state in &states {
                self.try_each(&place, state)?;
                self.within_budget()?;
            }
        }
        Ok(())
    }

    pub(super) fn walked(self) -> Walked<M> {
        let Tally { ends, open, states, steps, work } = self.tally;
        let mut ends: Vec<(Run, Way<M>)> = ends.into_iter().collect();
        ends.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
        let mut reached = open.reached.clone();
        ends.iter().for_each(|(_, way)| reached.join(&way.reached));
        let ends = ends.into_iter().map(|(run, way)| (run, way.all())).collect();
        let (open, bounded) = (open.all(), self.reads.bounded());
        Walked { ends, open, reached, bounded, states, steps, work, assumed: self.assumed }
    }

    /// Runs the machine until it stops.
    pub(super) fn run(&mut self) -> Outcome {
        let before = self.machine.fuel();
        let outcome = self.machine.run(&self.eyes, &mut self.forking, &mut Silent);
        self.forking.pass(None);
        self.tally.steps += 1;
        self.tally.work += RUN + before.saturating_sub(self.machine.fuel());
        outcome
    }

    /// Runs on to the next draw or to the end.
    pub(super) fn go_on(&mut self, way: Way<M>) -> Result<(), Stop> {
        loop {
            match self.run() {
                Outcome::Done => {
                    let way = self.bounded(way);
                    self.end(way);
                    return Ok(());
                }
                Outcome::Drawing(_, draw) => return self.wait(draw, way),
                Outcome::Ask(ask) => match self.choice(ask)? {
                    Some(answer) => self.machine.resume_with(answer),
                    None => return self.wait(Draw::Pick(ask.options.into()), way),
                },
                Outcome::Failed(fault) => {
                    let chain = wide::chain(self.question.table, &self.machine);
                    return Err(Refused::Failed { trap: fault.trap, chain, at: fault.at.pc }.into());
                }
            }
        }
    }

    /// The ways to where the machine is. Where a repetition reached its bound the game goes on, and so do they.
    fn bounded(&self, way: Way<M>) -> Way<M> {
        if self.machine.bounds() > 0 { way.all_reached() } else { way }
    }

    fn end(&mut self, way: Way<M>) {
        if let Some(asked) = self.asked {
            let run = Run { results: seen(asked, &self.machine), changes: Vec::new() };
            self.tally.ends.entry(run).or_insert(Way::NONE).join(&way);
            return;
        }
        let results = if self.wanted == Set::default() { &[] } else { self.machine.results() };
        let wanted = |(register, result): (u8, &i64)| if self.wanted.has(register) { *result } else { 0 };
        let results = (0..=u8::MAX).zip(results).map(wanted).collect();
        let changes = if self.changes { self.machine.journal() } else { &[] };
        let changes = changes.iter().filter(|write| self.reads.has(write.cell)).copied().collect();
        self.tally.ends.entry(Run { results, changes }).or_insert(Way::NONE).join(&way);
    }

    fn wait(&mut self, draw: Draw, way: Way<M>) -> Result<(), Stop> {
        let way = self.bounded(way);
        let all = way.all();
        if self.short && all.is_long() {
            return Err(Stop::Long);
        }
        if all.is_below(self.budget.least) {
            self.tally.open.join(&way);
            return Ok(());
        }
        freeze(&self.machine, self.room, Some(&self.reads));
        location(self.room, self.location);
        let place = self.places.place(self.question.table, self.location, self.room, self.wanted);
        place.clear_dead(self.room);
        let added = self.frontier.add(self.location, &place, self.room, draw, &way);
        if added && !matches!(draw, Draw::Cell { .. }) {
            self.tally.states += 1;
        }
        Ok(())
    }

    pub(super) fn within_budget(&self) -> Result<(), Refused> {
        let (tally, budget) = (&self.tally, self.budget);
        let measured = [
            (tally.states, budget.states, "states"),
            (tally.steps, budget.steps, "runs from draw to draw"),
            (tally.work, budget.work, "steps of the rules"),
            (self.frontier.bytes(), budget.bytes, "bytes of states"),
        ];
        let Some(reached) = wide::beyond(measured) else { return Ok(()) };
        Err(Refused::Wide { reached, widest: wide::widest(self.question.table, &self.frontier.fullest()) })
    }

    /// The answer to a choice; `None` if each is tried.
    fn choice(&mut self, ask: Ask) -> Result<Option<i64>, Refused> {
        let policy = self.question.policy;
        let answer = match policy {
            Policy::First => Some(0),
            Policy::Last => Some(i64::from(ask.options) - 1),
            Policy::Each => None,
            Policy::Best { result } => Some(self.best(ask, result)?),
            Policy::Refuse => return Err(Refused::Choice { site: ask.site.id, options: ask.options }),
        };
        self.assumed.insert(Assumed::Choice { site: ask.site.id, policy });
        Ok(answer)
    }

    /// The option after which a result is highest on average.
    fn best(&mut self, ask: Ask, result: u8) -> Result<i64, Refused> {
        let chosen = self.decisions.best(self.question, self.budget, (&self.machine, ask), result)?;
        self.assumed.extend(chosen.assumed);
        self.tally.states += chosen.states;
        self.tally.steps += chosen.steps;
        self.tally.work += chosen.work;
        self.within_budget()?;
        Ok(chosen.answer)
    }
}

/// What a preview asks for, at the end of a way.
fn seen(asked: &Asked<'_>, machine: &Machine<'_, '_>) -> Vec<i64> {
    let (results, announced, journal) = (machine.results(), machine.announced(), machine.journal());
    let results = asked.results.iter().map(|place| results.get(usize::from(*place)).copied().unwrap_or(0));
    let events = asked.events.iter().map(|event| i64::from(announced.contains(event)));
    let cells = asked.cells.iter().map(|(entity, cell, before)| {
        let written = journal.iter().find(|write| (write.entity, write.cell) == (*entity, *cell));
        written.map_or(*before, |write| write.value)
    });
    results.chain(events).chain(cells).collect()
}
