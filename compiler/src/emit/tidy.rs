//! Code made tidy: what the emitter wrote value by value becomes what the machine should run.
//!
//! ```text
//! values where they are wanted ─▶ constants and copies ─▶ jumps ─▶ what nobody reads goes ─▶ again, until nothing changes
//! ```
//!
//! It says the same to the last step: no call, draw, change or comparison is left out or moved over another. A watched
//! place stays as it is.

use runebook_grammar::Span;
use runebook_runtime::ops::{Lengths, Op};
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

/// The same body in fewer instructions, with as many registers as it then needs.
pub(super) fn tidy(lengths: &impl Lengths, function: &Function, written: Written) -> (u16, Written) {
    let Some(mut steps) = step::read(&written) else { return (function.registers, written) };
    let always = Some(function.context).filter(|context| *context != u8::MAX);
    for _ in 0..ROUNDS {
        let before = steps.len();
        let changed = round(lengths, function, always, &mut steps);
        if !changed && steps.len() == before {
            break;
        }
    }
    (flow::window(lengths, function, &steps), step::write(&steps, written))
}

fn round(lengths: &impl Lengths, function: &Function, always: Option<u8>, steps: &mut Vec<Step>) -> bool {
    let flow = |steps: &[Step]| Flow::new(lengths, function.registers, always, steps);
    let mut changed = wanted::write(&mut flow(steps), steps);
    changed |= copies::follow(&flow(steps), function.params, steps);
    changed |= branches::through(steps);
    changed |= branches::join(&flow(steps), steps);
    changed |= unread::remove(&flow(steps), steps);
    step::compact(steps);
    changed
}

/// Whether a step is a jump that asks a register.
const fn asks(op: Op) -> bool {
    matches!(op, Op::JumpIf | Op::JumpUnless)
}
