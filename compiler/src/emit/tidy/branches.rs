//! Jumps: a comparison and the jump it decides become one, and a jump to a jump goes where that one goes.

use runebook_runtime::ops::{Instr, Op};

use super::asks;
use super::flow::Flow;
use super::step::Step;

/// Joins what it can; whether anything was joined.
pub(super) fn join(flow: &Flow, steps: &mut [Step]) -> bool {
    let mut changed = false;
    for at in 0..steps.len() {
        changed |= turned(flow, steps, at) || fused(flow, steps, at);
    }
    changed
}

/// Jumps to where it is known how it goes on go on there; whether there were any. The last are looked at first, so that
/// each is passed once.
pub(super) fn through(steps: &mut [Step]) -> bool {
    let mut changed = false;
    for at in (0..steps.len()).rev() {
        let (step, Some(to)) = (steps[at], steps[at].to) else { continue };
        let free = !step.gone && !step.pinned && to > at;
        if let Some(next) = Some(to).filter(|_| free).and_then(|to| beyond(steps, &step, to)) {
            steps[at].to = Some(next);
            changed = true;
        }
    }
    changed
}

/// Where a step that jumps to `to` comes out; `None` if it stays there.
fn beyond(steps: &[Step], step: &Step, to: usize) -> Option<usize> {
    let there = steps.get(to)?;
    if there.pinned {
        return None;
    }
    if there.gone {
        return Some(to + 1).filter(|next| *next < steps.len());
    }
    let (first, second) = (step.instr, there.instr);
    if second.op == Op::Jump {
        return there.to;
    }
    if !asks(first.op) || !asks(second.op) || first.a != second.a {
        return None;
    }
    if first.op == second.op { there.to } else { Some(to + 1) }
}

/// The step after `at`, if nothing else leads to it and neither must stay as it is.
fn next(flow: &Flow, steps: &[Step], at: usize) -> Option<usize> {
    let mut next = at + 1;
    while !*flow.entered.get(next)? && steps.get(next)?.gone {
        next += 1;
    }
    let fits = !*flow.entered.get(next)? && !steps[next].pinned && !steps[at].pinned && !steps[at].gone;
    fits.then_some(next)
}

/// `not`, and a jump that asks it.
fn turned(flow: &Flow, steps: &mut [Step], at: usize) -> bool {
    let not = steps[at].instr;
    if not.op != Op::Not {
        return false;
    }
    let Some(jump) = next(flow, steps, at).filter(|jump| asked_alone(flow, steps, *jump, not.a)) else { return false };
    let op = if steps[jump].instr.op == Op::JumpIf { Op::JumpUnless } else { Op::JumpIf };
    steps[jump].instr = Instr::new(op, not.b, 0, 0, 0);
    steps[at].remove();
    true
}

/// Whether a step jumps by a register that is not read any more on either way.
fn asked_alone(flow: &Flow, steps: &[Step], jump: usize, register: u8) -> bool {
    let instr = steps[jump].instr;
    let read_later = steps[jump].next(jump).into_iter().flatten().any(|next| flow.from(next).has(register));
    asks(instr.op) && instr.a == register && !read_later
}

/// A comparison, and a jump that asks it.
fn fused(flow: &Flow, steps: &mut [Step], at: usize) -> bool {
    let compared = steps[at].instr;
    let jump = next(flow, steps, at).filter(|jump| asked_alone(flow, steps, *jump, compared.a));
    let Some(jump) = jump else { return false };
    let when = u8::from(steps[jump].instr.op == Op::JumpIf);
    let Some(one) = decision(flow, steps, at, compared, when) else { return false };
    steps[at].instr = one;
    steps[at].to = steps[jump].to;
    steps[jump].remove();
    true
}

/// A comparison as a jump.
fn decision(flow: &Flow, steps: &[Step], at: usize, compared: Instr, when: u8) -> Option<Instr> {
    let small = |number: i32| i8::try_from(number).ok().map(i8::cast_unsigned);
    let with = |op, register, number| Some(Instr::new(op, register, number, when, 0));
    let Instr { op, b, c, imm, .. } = compared;
    let left = || constant(flow, steps, at, b).and_then(small);
    let right = || constant(flow, steps, at, c).and_then(small);
    match op {
        Op::EqImm => with(Op::IfEqImm, b, small(imm)?),
        Op::LtImm => with(Op::IfLtImm, b, small(imm)?),
        Op::GtImm => with(Op::IfGtImm, b, small(imm)?),
        Op::Eq => with(Op::IfEq, b, c),
        Op::Ne => right().map_or_else(|| with(Op::IfNe, b, c), |right| with(Op::IfNeImm, b, right)),
        Op::Lt => left().map_or_else(|| with(Op::IfLt, b, c), |left| with(Op::IfAbove, c, left)),
        Op::Le => match (left(), right()) {
            (_, Some(right)) => with(Op::IfLeImm, b, right),
            (Some(left), None) => with(Op::IfFrom, c, left),
            (None, None) => with(Op::IfLe, b, c),
        },
        _ => None,
    }
}

/// The number in a register before a step, if it was put there since the last jump.
fn constant(flow: &Flow, steps: &[Step], at: usize, register: u8) -> Option<i32> {
    let mut place = at;
    loop {
        if flow.entered[place] {
            return None;
        }
        place = place.checked_sub(1)?;
        let instr = steps[place].instr;
        if !steps[place].gone && flow.touched[place].written.has(register) {
            return (instr.op == Op::Const).then_some(instr.imm);
        }
        if !steps[place].gone && steps[place].leaves() {
            return None;
        }
    }
}
