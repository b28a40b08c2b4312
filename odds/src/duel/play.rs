//! One fight, dispatch by dispatch.

use runebook_runtime::machine::{Command, Write};
use runebook_runtime::{
    Ask, Buffers, Chooser, Key, Limits, Machine, Outcome, Sample, Script, Silent, Sink, Step, Table,
};

use super::board::Board;
use super::{Duel, End};
use crate::fork::chain;
use crate::question::Policy;
use crate::refused::Refused;

/// Watches a fight: every step of its rules, and its moments.
pub trait Witness: Sink {
    /// Takes a moment.
    fn moment(&mut self, moment: Moment<'_>) {
        let _ = moment;
    }

    /// Takes a dispatch that ended, before it is committed: the machine as it is, and what was started with which
    /// arguments and dice.
    fn dispatched(&mut self, machine: &Machine<'_, '_>, call: (u32, &[i64], Key)) {
        let _ = (machine, call);
    }
}

impl Witness for Silent {}

/// Takes the steps, and no moments.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet<K>(pub K);

impl<K: Sink> Sink for Quiet<K> {
    const ON: bool = K::ON;

    fn step(&mut self, at: runebook_runtime::machine::At, step: Step<'_>) {
        self.0.step(at, step);
    }
}

impl<K: Sink> Witness for Quiet<K> {}

/// Something that happens between dispatches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment<'m> {
    /// A side rolls who begins.
    Rolls {
        /// Which side.
        side: usize,
    },
    /// A side begins the fight.
    Begins {
        /// Which side.
        side: usize,
    },
    /// A round begins.
    Round {
        /// Which, from 1.
        round: u32,
    },
    /// A side acts by its plan.
    Acts {
        /// Which side.
        side: usize,
    },
    /// Time passes for a side.
    Ticks {
        /// Which side.
        side: usize,
    },
    /// What the last dispatch changed and asked of the host.
    Done {
        /// Its changes, now part of the world.
        changes: &'m [Write],
        /// Its requests, in order.
        commands: &'m [Command],
    },
    /// The fight is over.
    Over {
        /// How.
        end: End,
    },
}

/// A fight that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fight {
    /// How it ended.
    pub end: End,
    /// Which side began.
    pub began: usize,
    /// The round it ended in.
    pub rounds: u32,
    /// What it changed in the world.
    pub changes: Vec<Write>,
    /// In how many of its dispatches a repetition reached its bound, and went on from there with what it had.
    pub reached: u64,
}

/// Fights once. The dice are those of (`seed`, `run`, round, entity, how many dispatches of it in that round): the same
/// numbers give the same fight everywhere. Rolls for who begins count as round 0.
pub fn duel<W: Witness>(duel: &Duel<'_, '_>, seed: u64, run: u64, witness: &mut W) -> Result<Fight, Refused> {
    let mut ring = Ring::new(duel, seed);
    let (end, began, rounds) = ring.fight(run, witness)?;
    Ok(Fight { end, began, rounds, changes: ring.board.changes(), reached: ring.reached })
}

/// Where fights take place, one after the other.
pub(super) struct Ring<'d, 't> {
    duel: Duel<'d, 't>,
    board: Board<'d>,
    buffers: Buffers,
    seed: u64,
    run: u64,
    /// Dispatches of the fight in which a repetition reached its bound.
    pub(super) reached: u64,
    /// Whether a choice was open in any fight here.
    pub(super) asked: bool,
}

impl<'d, 't> Ring<'d, 't> {
    pub(super) fn new(duel: &Duel<'d, 't>, seed: u64) -> Ring<'d, 't> {
        let board = Board::new(duel.table, duel.world);
        Ring { duel: *duel, board, buffers: Buffers::new(), seed, run: 0, reached: 0, asked: false }
    }

    /// How a fight ends, who began, and in which round it ended.
    pub(super) fn fight<W: Witness>(&mut self, run: u64, witness: &mut W) -> Result<(End, usize, u32), Refused> {
        self.run = run;
        self.board.reset();
        self.reached = 0;
        let began = self.who_begins(witness)?;
        witness.moment(Moment::Begins { side: began });
        for round in 1..=self.duel.at_most.max(1) {
            witness.moment(Moment::Round { round });
            if let Some(end) = self.round(round, [began, 1 - began], witness)? {
                witness.moment(Moment::Over { end });
                return Ok((end, began, round));
            }
        }
        witness.moment(Moment::Over { end: End::Draw });
        Ok((End::Draw, began, self.duel.at_most.max(1)))
    }

    fn who_begins<W: Witness>(&mut self, witness: &mut W) -> Result<usize, Refused> {
        let Some(first) = self.duel.first else { return Ok(0) };
        let mut rolled = [0; 2];
        for (side, slot) in rolled.iter_mut().enumerate() {
            witness.moment(Moment::Rolls { side });
            *slot = self.dispatch(0, side, 0, first, &[self.entity(side)], witness)?;
        }
        Ok(usize::from(rolled[1] > rolled[0]))
    }

    fn round<W: Witness>(&mut self, round: u32, order: [usize; 2], witness: &mut W) -> Result<Option<End>, Refused> {
        for side in order {
            witness.moment(Moment::Acts { side });
            let args = [self.entity(side), self.entity(1 - side)];
            self.dispatch(round, side, 0, self.duel.sides[side].plan, &args, witness)?;
            if let Some(end) = self.end()? {
                return Ok(Some(end));
            }
        }
        let Some(tick) = self.duel.tick else { return Ok(None) };
        for side in order {
            witness.moment(Moment::Ticks { side });
            self.dispatch(round, side, 1, tick, &[self.entity(side)], witness)?;
        }
        self.end()
    }

    fn entity(&self, side: usize) -> i64 {
        self.duel.sides[side].entity
    }

    /// Who has lost now.
    fn end(&mut self) -> Result<Option<End>, Refused> {
        let lost = [self.has_lost(0)?, self.has_lost(1)?];
        Ok(End::of(lost))
    }

    fn has_lost(&mut self, side: usize) -> Result<bool, Refused> {
        Ok(self.ask(self.duel.lost, side)? != 0)
    }

    /// The first result, or 0, of a function (you) of a side that rolls nothing, in the world as it is now.
    pub(super) fn ask(&mut self, function: u32, side: usize) -> Result<i64, Refused> {
        let entity = self.entity(side);
        let machine = Machine::new(self.duel.table, self.buffers.scratch());
        let mut call =
            Call { machine, table: self.duel.table, board: &self.board, policy: self.duel.policy, asked: false };
        call.run(function, &[entity], &mut Script::new(&[]), &mut Silent)?;
        Ok(call.machine.results().first().copied().unwrap_or(0))
    }

    /// Takes back all that the last fight changed.
    pub(super) fn reset(&mut self) {
        self.board.reset();
    }

    /// Dispatches a function, commits what it changed, and returns its first result, or 0.
    fn dispatch<W: Witness>(
        &mut self,
        turn: u32,
        side: usize,
        nth: u64,
        function: u32,
        args: &[i64],
        witness: &mut W,
    ) -> Result<i64, Refused> {
        let actor = self.entity(side).cast_unsigned();
        let key = Key { seed: self.seed, run: self.run, turn: turn.into(), actor, nth };
        let mut chooser = Sample::new(key);
        let machine = Machine::new(self.duel.table, self.buffers.scratch()).with_limits(Limits::default());
        let mut call =
            Call { machine, table: self.duel.table, board: &self.board, policy: self.duel.policy, asked: false };
        call.run(function, args, &mut chooser, witness)?;
        let result = call.machine.results().first().copied().unwrap_or(0);
        let (bounds, asked) = (call.machine.bounds(), call.asked);
        witness.dispatched(&call.machine, (function, args, key));
        let changes = call.machine.journal().len();
        witness.moment(Moment::Done { changes: call.machine.journal(), commands: call.machine.commands() });
        let changes = self.buffers.journal.get(..changes).unwrap_or(&[]);
        self.board.commit(changes);
        self.reached += u64::from(bounds > 0);
        self.asked |= asked;
        Ok(result)
    }
}

/// One dispatch over a board.
struct Call<'c, 'w, 't> {
    machine: Machine<'t, 'c>,
    table: &'t Table<'t>,
    board: &'c Board<'w>,
    policy: Policy,
    /// Whether a choice was open.
    asked: bool,
}

impl Call<'_, '_, '_> {
    fn run<C: Answers, K: Sink>(
        &mut self,
        function: u32,
        args: &[i64],
        chooser: &mut C,
        sink: &mut K,
    ) -> Result<(), Refused> {
        let started = self.machine.start(function, args);
        started.map_err(|_| Refused::Malformed("a function of the duel takes other arguments"))?;
        loop {
            match self.machine.run(self.board, chooser, sink) {
                Outcome::Done => return Ok(()),
                Outcome::Ask(ask) => {
                    let answer = chooser.answer(self.policy, &ask)?;
                    self.asked |= ask.options > 1;
                    self.machine.resume_with(answer);
                }
                Outcome::Failed(fault) => {
                    let chain = chain(self.table, &self.machine);
                    return Err(Refused::Failed { trap: fault.trap, chain, at: fault.at.pc });
                }
                Outcome::Drawing(_, _) => return Err(Refused::Malformed("a draw was left open")),
            }
        }
    }
}

/// A chooser that can also choose by chance.
trait Answers: Chooser {
    /// The answer to a choice.
    fn answer(&self, policy: Policy, ask: &Ask) -> Result<i64, Refused>;
}

impl Answers for Sample {
    fn answer(&self, policy: Policy, ask: &Ask) -> Result<i64, Refused> {
        crate::sample::answer(policy, ask, self)
    }
}

impl Answers for Script<'_> {
    fn answer(&self, _policy: Policy, ask: &Ask) -> Result<i64, Refused> {
        Err(Refused::Choice { site: ask.site.id, options: ask.options })
    }
}
