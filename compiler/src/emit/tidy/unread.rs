//! What nobody reads is not written, and what nothing leads to is not there.

use runebook_runtime::ops::Op;

use super::flow::Flow;
use super::step::Step;

/// Takes such steps away; whether there were any.
pub(super) fn remove(flow: &Flow, steps: &mut [Step]) -> bool {
    let reached = reached(steps);
    let mut changed = false;
    for at in 0..steps.len() {
        let step = &steps[at];
        let unread = only_moves(step.instr.op) && !flow.after(steps, at).meets(flow.touched[at].written);
        let idle = step.instr.op == Op::Move && step.instr.a == step.instr.b;
        let onward = step.instr.op == Op::Jump && step.to.is_some_and(|to| follows(steps, at, to));
        if !step.gone && !step.pinned && (unread || idle || onward || !reached[at]) {
            steps[at].remove();
            changed = true;
        }
    }
    changed
}

/// Whether nothing stands between a step and one that follows it.
fn follows(steps: &[Step], at: usize, to: usize) -> bool {
    to > at && steps.get(at + 1..to).is_some_and(|between| between.iter().all(|step| step.gone))
}

/// Whether an instruction does nothing but fill registers, and tells nobody of it.
const fn only_moves(op: Op) -> bool {
    matches!(op, Op::Const | Op::Wide | Op::Move | Op::MoveDice | Op::DiceConst | Op::Entry | Op::Not)
}

fn reached(steps: &[Step]) -> Vec<bool> {
    let mut reached = vec![false; steps.len()];
    let mut todo = vec![0];
    while let Some(at) = todo.pop() {
        let Some(slot) = reached.get_mut(at).filter(|slot| !**slot) else { continue };
        *slot = true;
        todo.extend(steps[at].next(at).into_iter().flatten());
    }
    reached
}
