//! Code made tidy: what the emitter wrote value by value becomes what the machine should run.
//!
//! ```text
//! values where they are wanted ─▶ constants and copies ─▶ jumps ─▶ what nobody reads goes ─▶ again, until nothing changes
//! ```
//!
//! It says the same to the last step: no call, draw, change or comparison is left out or moved over another. A watched
//! place stays as it is.

use runebook_grammar::Span;
use runebook_runtime::ops::{Instr, Lengths, Op};
use runebook_runtime::program::Function;

use super::Code;
use super::watch::Watched;

mod branches;
mod copies;
mod flow;
mod step;
mod unread;
mod wanted;

use flow::Flow;
use step::Step;

/// Rounds after which nothing is gained any more.
const ROUNDS: usize = 4;

/// A function's body before it is laid out.
#[derive(Debug, Default)]
pub(super) struct Written {
    /// Its instructions.
    pub code: Code,
    /// From which instruction on which place is meant.
    pub places: Vec<(u32, Span)>,
    /// Which of them tell of watched clauses.
    pub watched: Vec<Watched>,
}

/// All of a body that decides what becomes of it: those that are alike become the same.
#[derive(PartialEq, Eq, Hash)]
pub(super) struct Alike<'w> {
    code: &'w [Instr],
    watched: Vec<u32>,
    windows: [u16; 4],
}

impl<'w> Alike<'w> {
    pub(super) fn of(function: &Function, written: &'w Written) -> Self {
        let Function { params, registers, results, context, .. } = *function;
        let watched = written.watched.iter().map(|(at, ..)| *at).collect();
        Self { code: &written.code, watched, windows: [params, registers, results, context.into()] }
    }
}

/// What becomes of a body.
pub(super) struct Tidied {
    /// How many registers it needs.
    pub registers: u16,
    /// Its steps; none if it stays as it is.
    steps: Option<Vec<Step>>,
}

/// A body that says the same in fewer steps.
pub(super) fn tidy(lengths: &impl Lengths, function: &Function, written: &Written) -> Tidied {
    let Some(mut steps) = step::read(written) else { return Tidied { registers: function.registers, steps: None } };
    let always = Some(function.context).filter(|context| *context != u8::MAX);
    let mut flow = Flow::new(lengths, function.registers, always, &steps);
    for _ in 0..ROUNDS {
        if !round(lengths, &mut flow, function.params, &mut steps) {
            break;
        }
        flow.compact(&steps);
        step::compact(&mut steps);
        flow.renew(lengths, &steps);
    }
    Tidied { registers: flow::window(lengths, function, &steps), steps: Some(steps) }
}

impl Tidied {
    /// The body made of these steps.
    pub(super) fn written(&self, written: Written) -> Written {
        match &self.steps {
            Some(steps) => step::write(steps, written),
            None => written,
        }
    }
}

/// Whether anything was changed. Each looks at what was left by the one before.
fn round(lengths: &impl Lengths, flow: &mut Flow, params: u16, steps: &mut [Step]) -> bool {
    let wanted = wanted::write(flow, steps);
    if wanted {
        flow.renew(lengths, steps);
    }
    let mut followed = copies::follow(flow, params, steps);
    followed |= branches::through(steps);
    if followed {
        flow.renew(lengths, steps);
    }
    let joined = branches::join(flow, steps);
    if joined {
        flow.renew(lengths, steps);
    }
    let removed = unread::remove(flow, steps);
    wanted || followed || joined || removed
}

/// Whether a step is a jump that asks a register.
const fn asks(op: Op) -> bool {
    matches!(op, Op::JumpIf | Op::JumpUnless)
}
