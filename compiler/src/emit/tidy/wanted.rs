//! Values are written where they are wanted, instead of to another register and from there.

use runebook_runtime::dice::REGISTERS;
use runebook_runtime::ops::{Length, Op, Operand};

use super::flow::{Flow, Set};
use super::step::Step;

/// Takes away moves of what could have been written there at once.
pub(super) fn write(flow: &mut Flow, steps: &mut [Step]) -> bool {
    let mut changed = false;
    for at in 0..steps.len() {
        let Some((to, from, length)) = moved(&steps[at]) else { continue };
        let Some(made) = maker(flow, steps, at, (to, from, length)) else { continue };
        steps[made].instr.a = to;
        flow.touched[made].written = Set::span(to.into(), length);
        steps[at].remove();
        flow.touched[at] = super::flow::Touch::default();
        changed = true;
    }
    changed
}

/// What a step moves: to, from, so many.
fn moved(step: &Step) -> Option<(u8, u8, u16)> {
    let instr = step.instr;
    let length = match instr.op {
        Op::Move => 1,
        Op::MoveDice => REGISTERS as u16,
        _ => return None,
    };
    (!step.gone && !step.pinned && instr.a != instr.b).then_some((instr.a, instr.b, length))
}

/// The step that made what is moved, if it can as well write it where it goes.
fn maker(flow: &Flow, steps: &[Step], at: usize, (to, from, length): (u8, u8, u16)) -> Option<usize> {
    let (source, target) = (Set::span(from.into(), length), Set::span(to.into(), length));
    if source.meets(target) || flow.after(steps, at).meets(source) {
        return None;
    }
    let mut place = at;
    loop {
        if flow.entered[place] {
            return None;
        }
        place = place.checked_sub(1)?;
        let (step, touch) = (&steps[place], flow.touched[place]);
        if step.gone {
            continue;
        }
        if touch.written == source && writes_alone(step, length) {
            return Some(place);
        }
        let between = touch.read.and(touch.written);
        if step.leaves() || between.meets(source) || between.meets(target) {
            return None;
        }
    }
}

/// Whether a step's first operand is what it writes, and nothing but that.
fn writes_alone(step: &Step, length: u16) -> bool {
    let Some(row) = step.instr.op.info() else { return false };
    let fits = match row.a {
        Operand::Write => length == 1,
        Operand::WriteDice => length == REGISTERS as u16,
        // as long as the value is, or the flow would say that it writes more
        Operand::WriteBlock(Length::Results | Length::Value) => true,
        _ => false,
    };
    fits && !step.pinned && !step.leaves()
}
