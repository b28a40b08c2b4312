//! Which registers steps touch, and which are still read after them.

use runebook_runtime::ops::{Access, Instr, Lengths, spans};
use runebook_runtime::program::Function;

use super::step::Step;

/// A set of registers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Set([u64; 4]);

impl Set {
    pub(super) fn span(first: u16, length: u16) -> Self {
        let end = first.saturating_add(length).min(256);
        let mut set = Self::default();
        if length == 1 && first < end {
            set.0[usize::from(first / 64)] = 1 << (first % 64);
            return set;
        }
        for (word, start) in set.0.iter_mut().zip((0..).step_by(64)) {
            let (low, high) = (first.max(start), end.min(start + 64));
            if low < high {
                *word = (u64::MAX >> (64 - (high - low))) << (low - start);
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
    /// Which instructions that was said of; one that is gone touches nothing.
    said: Vec<Option<Instr>>,
    /// What some way on from before a step reads before it writes it.
    live: Vec<Set>,
    /// Steps that others jump to.
    pub entered: Vec<bool>,
    always: Set,
    window: u16,
}

impl Flow {
    /// `always` is a register that others may look into at any time.
    pub(super) fn new(lengths: &impl Lengths, window: u16, always: Option<u8>, steps: &[Step]) -> Self {
        let (touched, said, live, entered) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let always = always.map_or(Set::default(), Set::one);
        let mut flow = Self { touched, said, live, entered, always, window };
        flow.renew(lengths, steps);
        flow
    }

    /// Looks again, for steps have changed. What an instruction touches is said once.
    pub(super) fn renew(&mut self, lengths: &impl Lengths, steps: &[Step]) {
        self.touched.resize(steps.len(), Touch::default());
        self.said.resize(steps.len(), None);
        self.entered.clear();
        self.entered.resize(steps.len(), false);
        for (at, step) in steps.iter().enumerate() {
            let now = Some(step.instr).filter(|_| !step.gone);
            if self.said[at] != now {
                self.said[at] = now;
                self.touched[at] = now.map_or(Touch::default(), |instr| touch(lengths, self.window, instr));
            }
            if let Some(slot) = step.to.and_then(|to| self.entered.get_mut(to)) {
                *slot = true;
            }
        }
        self.live.clear();
        self.live.resize(steps.len(), self.always);
        while self.pass(steps) {}
    }

    /// What was said of steps that have left is forgotten.
    pub(super) fn compact(&mut self, steps: &[Step]) {
        let mut stays = steps.iter().map(|step| !step.gone);
        self.touched.retain(|_| stays.next().unwrap_or(false));
        let mut stays = steps.iter().map(|step| !step.gone);
        self.said.retain(|_| stays.next().unwrap_or(false));
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

fn touch(lengths: &impl Lengths, window: u16, instr: Instr) -> Touch {
    let mut touch = Touch::default();
    spans(lengths, instr, window, &mut |access, first, length| match access {
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
