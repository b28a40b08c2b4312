//! Which registers steps touch, and which are still read after them.

use runebook_runtime::ops::{Access, Lengths, spans};
use runebook_runtime::program::Function;

use super::step::Step;

/// A set of registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Set([u64; 4]);

impl Set {
    pub(super) fn span(first: u16, length: u16) -> Self {
        let mut set = Self::default();
        for register in first..first.saturating_add(length).min(256) {
            if let Some(word) = set.0.get_mut(usize::from(register / 64)) {
                *word |= 1 << (register % 64);
            }
        }
        set
    }

    pub(super) fn one(register: u8) -> Self {
        Self::span(register.into(), 1)
    }

    pub(super) fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    pub(super) fn meets(self, other: Self) -> bool {
        (0..4).any(|at| self.0[at] & other.0[at] != 0)
    }

    pub(super) fn has(self, register: u8) -> bool {
        self.0[usize::from(register / 64)] >> (register % 64) & 1 == 1
    }
}

/// What one step touches.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Touch {
    pub read: Set,
    pub written: Set,
}

/// What all steps touch, and what is read after them.
pub(super) struct Flow {
    pub touched: Vec<Touch>,
    /// What some way on from before a step reads before it writes it.
    live: Vec<Set>,
    /// Steps that others jump to.
    pub entered: Vec<bool>,
    always: Set,
}

impl Flow {
    /// `always` is a register that others may look into at any time.
    pub(super) fn new(lengths: &impl Lengths, window: u16, always: Option<u8>, steps: &[Step]) -> Self {
        let touched: Vec<Touch> = steps.iter().map(|step| touch(lengths, window, step)).collect();
        let mut entered = vec![false; steps.len()];
        for to in steps.iter().filter_map(|step| step.to) {
            if let Some(slot) = entered.get_mut(to) {
                *slot = true;
            }
        }
        let always = always.map_or(Set::default(), Set::one);
        let mut flow = Self { touched, live: vec![always; steps.len()], entered, always };
        while flow.pass(steps) {}
        flow
    }

    /// From the end to the start; whether something is read that was not, and must be told to a step that jumps back.
    fn pass(&mut self, steps: &[Step]) -> bool {
        let mut again = false;
        for at in (0..steps.len()).rev() {
            let touch = self.touched[at];
            let now = self.after(steps, at).without(touch.written).and(touch.read).and(self.always);
            again |= now != self.live[at] && self.entered[at];
            self.live[at] = now;
        }
        again
    }

    /// What is read after a step.
    pub(super) fn after(&self, steps: &[Step], at: usize) -> Set {
        let next = steps[at].next(at).into_iter().flatten();
        next.filter_map(|next| self.live.get(next)).fold(self.always, |all, live| all.and(*live))
    }

    /// What is read from a step on.
    pub(super) fn from(&self, at: usize) -> Set {
        self.live.get(at).copied().unwrap_or(self.always)
    }
}

fn touch(lengths: &impl Lengths, window: u16, step: &Step) -> Touch {
    let mut touch = Touch::default();
    if step.gone {
        return touch;
    }
    spans(lengths, step.instr, window, &mut |access, first, length| match access {
        Access::Read => touch.read = touch.read.and(Set::span(first, length)),
        Access::Write => touch.written = touch.written.and(Set::span(first, length)),
    });
    touch
}

/// The registers that a function needs.
pub(super) fn window(lengths: &impl Lengths, function: &Function, steps: &[Step]) -> u16 {
    let context = if function.context == u8::MAX { 0 } else { u16::from(function.context) + 1 };
    let mut most = function.params.max(function.results).max(context);
    for step in steps {
        spans(lengths, step.instr, function.registers, &mut |_, first, length| {
            most = most.max(first.saturating_add(length));
        });
    }
    most.min(function.registers)
}
