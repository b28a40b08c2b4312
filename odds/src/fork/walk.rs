//! The walk over all outcomes.

use std::collections::{BTreeSet, HashMap};
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use runebook_runtime::{Ask, Draw, Fork, Host, Machine, Outcome, Silent};

use super::frontier::{Frontier, Mixer, Waiting};
use super::frozen::{freeze, location, take_up, thaw};
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
    let table = question.table;
    tools.belong_to(table);
    let (reads, changes, wanted, asked) = match keep {
        Keep::Results => (tools.reads(table, question.function), false, Set::ALL, None),
        Keep::Changes { reads, results: true } => (reads, true, Set::ALL, None),
        Keep::Changes { reads, results: false } => (reads, true, Set::default(), None),
        Keep::Preview { reads, wanted, asked } => (reads, false, wanted, Some(asked)),
    };
    let Tools { table: _, places, location, draws, pairs, sums, reads: _, buffers, room } = tools;
    let watch = asked.map_or(&[][..], |asked| asked.events);
    let machine = Machine::new(table, buffers.scratch()).with_limits(budget.limits).with_watch(watch);
    let (frontier, tally, assumed) = (Frontier::new(), Tally::new(), BTreeSet::new());
    let (thawed, second) = (Vec::new(), Vec::new());
    let walk = Walk {
        question,
        budget,
        changes,
        wanted,
        asked,
        short,
        reads,
        places,
        location,
        draws,
        pairs,
        sums,
        machine,
        room,
        thawed,
        second,
        frontier,
        tally,
        assumed,
    };
    walk.all()
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
    pub(super) places: &'w mut Places,
    pub(super) location: &'w mut Vec<u64>,
    draws: &'w mut Draws,
    pub(super) sums: &'w mut Sums,
    pub(super) machine: Machine<'t, 'w>,
    room: &'w mut Vec<u64>,
    pub(super) thawed: Vec<u64>,
    second: Vec<u64>,
    pairs: &'w mut Pairs,
    pub(super) frontier: Frontier<M>,
    pub(super) tally: Tally<M>,
    assumed: BTreeSet<Assumed>,
}

/// What was found so far.
pub(super) struct Tally<M> {
    pub(super) ends: HashMap<Run, Way<M>, BuildHasherDefault<Mixer>>,
    /// Ways too unlikely to be followed.
    pub(super) open: Way<M>,
    pub(super) states: u64,
    pub(super) steps: u64,
}

impl<M: Mass> Tally<M> {
    pub(super) fn new() -> Tally<M> {
        Tally { ends: HashMap::default(), open: Way::NONE, states: 0, steps: 0 }
    }
}

impl<M: Summed, H: Host + ?Sized> Walk<'_, '_, '_, M, H> {
    fn all(mut self) -> Result<Walked<M>, Stop> {
        let started = match self.asked {
            Some(asked) => take_up(&mut self.machine, asked.begun),
            None => self.machine.start(self.question.function, self.question.args),
        };
        started.map_err(|_| Refused::Malformed("the question's function takes other arguments"))?;
        self.go_on(Way::ALL)?;
        self.walk_on()?;
        Ok(self.walked())
    }

    /// Goes on with all states that wait.
    pub(super) fn walk_on(&mut self) -> Result<(), Stop> {
        while let Some((place, states)) = self.frontier.take() {
            self.budget.check()?;
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

    fn walked(self) -> Walked<M> {
        let Tally { ends, open, states, steps } = self.tally;
        let mut ends: Vec<(Run, Way<M>)> = ends.into_iter().collect();
        ends.sort_unstable_by(|(left, _), (right, _)| left.cmp(right));
        let mut reached = open.reached.clone();
        ends.iter().for_each(|(_, way)| reached.join(&way.reached));
        let ends = ends.into_iter().map(|(run, way)| (run, way.all())).collect();
        let (open, bounded) = (open.all(), self.reads.bounded());
        Walked { ends, open, reached, bounded, states, steps, assumed: self.assumed }
    }

    /// Tries each result of the draw that a state waits for.
    fn try_each(&mut self, place: &Place, state: &Waiting<M>) -> Result<(), Stop> {
        let mut thawed = std::mem::take(&mut self.thawed);
        thaw(&state.words, self.budget.limits.fuel, &mut thawed);
        let mut second = std::mem::take(&mut self.second);
        if !self.try_pair(place, state, &thawed, &mut second)? {
            let faces = self.draws.faces(state.draw)?;
            for (result, ways) in &faces.results {
                self.take_up(&thawed, *result)?;
                self.go_on(state.way.share(ways, &faces.ways))?;
            }
        }
        (self.thawed, self.second) = (thawed, second);
        Ok(())
    }

    fn take_up(&mut self, thawed: &[u64], result: i64) -> Result<(), Refused> {
        let taken = take_up(&mut self.machine, thawed);
        taken.map_err(|_| Refused::Malformed("a state could not be taken up again"))?;
        self.machine.resume_with(result);
        Ok(())
    }

    /// Tries two draws together where only their sum or difference is ever seen; whether it did.
    fn try_pair(
        &mut self,
        place: &Place,
        state: &Waiting<M>,
        thawed: &[u64],
        second: &mut Vec<u64>,
    ) -> Result<bool, Stop> {
        if place.seconds.is_empty() {
            return Ok(false);
        }
        let faces = self.draws.faces(state.draw)?;
        let Some((lowest, _)) = faces.results.first() else { return Ok(false) };
        self.take_up(thawed, *lowest)?;
        let Some((pc, draw)) = self.next_draw(place) else { return Ok(false) };
        let Some(form) = place.seconds.get(&pc) else { return Ok(false) };
        let together = self.pairs.together(self.draws, *form, state.draw, draw)?;
        for (first, seconds) in &together.results {
            self.take_up(thawed, *first)?;
            if self.next_draw(place) != Some((pc, draw)) {
                return Err(Refused::Malformed("a draw changed the way to another that does not depend on it").into());
            }
            freeze(&self.machine, self.room, None);
            thaw(self.room, self.budget.limits.fuel, second);
            for (result, ways) in seconds {
                self.take_up(second, *result)?;
                self.go_on(state.way.share(ways, &together.ways))?;
            }
        }
        Ok(true)
    }

    /// Runs on to the next draw and says where it is; `None` if it is in another function or something else comes first.
    fn next_draw(&mut self, place: &Place) -> Option<(u32, Draw)> {
        self.tally.steps += 1;
        match self.machine.run(self.question.host, &mut Fork, &mut Silent) {
            Outcome::Drawing(_, draw) => {
                let at = self.machine.chain().next().filter(|at| at.function == place.function)?;
                // It is said to be at the instruction before the next one.
                (self.machine.chain().count() == place.depth).then_some((at.pc.wrapping_add(1), draw))
            }
            Outcome::Done | Outcome::Ask(_) | Outcome::Failed(_) => None,
        }
    }

    /// Runs on to the next draw or to the end.
    pub(super) fn go_on(&mut self, way: Way<M>) -> Result<(), Stop> {
        loop {
            self.tally.steps += 1;
            match self.machine.run(self.question.host, &mut Fork, &mut Silent) {
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
        if self.frontier.add(self.location, &place, self.room, draw, &way) {
            self.tally.states += 1;
        }
        Ok(())
    }

    pub(super) fn within_budget(&self) -> Result<(), Refused> {
        let reached = if self.tally.states > self.budget.states {
            format!("{} states", self.tally.states)
        } else if self.tally.steps > self.budget.steps {
            format!("{} runs from draw to draw", self.tally.steps)
        } else if self.frontier.bytes() > self.budget.bytes {
            format!("{} bytes of states", self.frontier.bytes())
        } else {
            return Ok(());
        };
        Err(Refused::Wide { reached, widest: wide::widest(self.question.table, &self.frontier.fullest()) })
    }

    /// The answer to a choice; `None` if each is tried.
    fn choice(&mut self, ask: Ask) -> Result<Option<i64>, Refused> {
        let policy = self.question.policy;
        let answer = match policy {
            Policy::First => Some(0),
            Policy::Last => Some(i64::from(ask.options) - 1),
            Policy::Each => None,
            Policy::Refuse => return Err(Refused::Choice { site: ask.site.id, options: ask.options }),
        };
        self.assumed.insert(Assumed::Choice { site: ask.site.id, policy });
        Ok(answer)
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
