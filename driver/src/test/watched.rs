//! What questions showed of the clauses of a pack: the machine's own steps, counted.

use std::collections::BTreeSet;

use runebook_compiler::emit::{Asked, Mark, Watch};
use runebook_compiler::ir::FunctionId;
use runebook_runtime::machine::At;
use runebook_runtime::{Buffers, Chooser, Key, Machine, Outcome, Sample, Sink, Step, Table, World};

use crate::scratch::world;

/// What was seen of one clause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seen {
    /// How often it held, counted or was done.
    pub yes: u64,
    /// How often it did not hold or stayed silent.
    no: u64,
    /// How often it came up.
    comes: u64,
    /// How often it counted after it had come up.
    passes: u64,
}

impl Seen {
    /// Whether it was ever true.
    pub const fn held(self) -> bool {
        self.yes > 0 || self.passes > 0
    }

    /// Whether it was ever false.
    pub const fn failed(self) -> bool {
        self.no > 0 || self.comes > self.passes
    }
}

/// Counts the steps of runs.
pub(super) struct Recorder<'w> {
    watch: &'w Watch,
    /// What was seen, by clause.
    pub seen: Vec<Seen>,
    /// The functions that ran.
    pub ran: BTreeSet<FunctionId>,
    /// The cells that were written.
    pub written: BTreeSet<usize>,
}

impl<'w> Recorder<'w> {
    pub fn new(watch: &'w Watch) -> Self {
        let seen = vec![Seen::default(); watch.clauses.len()];
        Self { watch, seen, ran: BTreeSet::new(), written: BTreeSet::new() }
    }

    fn row(&mut self, row: Option<&Option<usize>>, counts: bool) {
        if let Some(seen) = row.copied().flatten().and_then(|clause| self.seen.get_mut(clause)) {
            *(if counts { &mut seen.yes } else { &mut seen.no }) += 1;
        }
    }

    fn branch(&mut self, pc: u32, holds: bool) {
        let Some((clause, mark)) = self.watch.at.get(&pc) else { return };
        let Some(seen) = self.seen.get_mut(*clause) else { return };
        match mark {
            Mark::Holds if holds => seen.yes += 1,
            Mark::Holds => seen.no += 1,
            Mark::Comes => seen.comes += 1,
            Mark::Passes => seen.passes += 1,
        }
    }
}

impl Sink for Recorder<'_> {
    fn step(&mut self, at: At, step: Step<'_>) {
        match step {
            Step::Branch { holds } => self.branch(at.pc, holds),
            Step::Applied { modifier, .. } => self.row(self.watch.modifiers.get(modifier as usize), true),
            Step::Silent { modifier, .. } => self.row(self.watch.modifiers.get(modifier as usize), false),
            Step::Idle { reaction, .. } => self.row(self.watch.reactions.get(reaction as usize), false),
            Step::Put { cell, new, .. } => self.written.extend((new != 0).then_some(cell as usize)),
            Step::Enter { .. } => self.ran.extend(self.watch.functions.get(&at.function)),
            Step::Leave { .. }
            | Step::Compared { .. }
            | Step::Roll { .. }
            | Step::Draw { .. }
            | Step::Pick { .. }
            | Step::StatBegins { .. }
            | Step::Base { .. }
            | Step::Cut { .. }
            | Step::Stat { .. }
            | Step::Context { .. }
            | Step::Fact { .. }
            | Step::Command { .. }
            | Step::Announce { .. }
            | Step::Settled { .. }
            | Step::Reaction { .. }
            | Step::Later { .. }
            | Step::Chosen { .. }
            | Step::Asked { .. }
            | Step::Bound { .. } => {}
        }
    }
}

/// How often a question to the odds is run with dice that are drawn; always the same ones.
const RUNS: u64 = 64;

/// The seed of these runs.
const SEED: u64 = 0x636c_6175;

/// The most ticks of a process in one run.
const TICKS: u64 = 64;

/// Runs a question to the odds so often that what can happen, unless it is rare, happens.
pub(super) fn sampled(table: &Table<'_>, asked: &Asked, each: bool, recorder: &mut Recorder<'_>) {
    let host = world(&asked.scene, &[]);
    for run in 0..RUNS {
        let mut dice = Sample::new(Key { seed: SEED, run, ..Key::default() });
        let mut turn = Turn { table, host: &host, option: each.then_some(run), recorder };
        let Some(results) = turn.run(asked.function, &[], &mut dice) else { return };
        let Some(process) = asked.process else { continue };
        let args = results.get(1..=process.args).unwrap_or_default().to_vec();
        let Some(mut states) = turn.run(process.begins, &args, &mut dice) else { continue };
        for tick in 0..TICKS {
            let mut dice = Sample::new(Key { seed: SEED, run, turn: tick + 1, ..Key::default() });
            let Some(after) = turn.run(process.tick, &[&args[..], &states].concat(), &mut dice) else { break };
            states = after.get(..process.states).unwrap_or_default().to_vec();
            if after.get(process.states).is_none_or(|stopped| *stopped != 0) {
                break;
            }
        }
    }
}

/// One run of a question.
struct Turn<'r, 't, 'w> {
    table: &'t Table<'t>,
    host: &'r World,
    /// Which option an open choice takes, round and round; the first unless said.
    option: Option<u64>,
    recorder: &'r mut Recorder<'w>,
}

impl Turn<'_, '_, '_> {
    /// What a function gives; none where the rules stop.
    fn run<C: Chooser>(&mut self, function: u32, args: &[i64], dice: &mut C) -> Option<Vec<i64>> {
        // the function that a run begins with enters without a step
        self.recorder.ran.extend(self.recorder.watch.functions.get(&function));
        let mut buffers = Buffers::new();
        let mut machine = Machine::new(self.table, buffers.scratch());
        machine.start(function, args).ok()?;
        loop {
            match machine.run(self.host, dice, &mut *self.recorder) {
                Outcome::Done => return Some(machine.results().to_vec()),
                Outcome::Ask(ask) => {
                    let option = self.option.map_or(0, |run| run % u64::from(ask.options.max(1)));
                    machine.resume_with(i64::try_from(option).unwrap_or(0));
                }
                Outcome::Drawing(_, _) | Outcome::Failed(_) => return None,
            }
        }
    }
}
