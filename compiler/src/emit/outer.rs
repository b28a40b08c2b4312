//! Outer contexts, and the marks in them of who has reacted.

use runebook_runtime::ops::Op;

use super::body::Body;
use super::{Emitter, index, whole};
use crate::ir::{ContextId, Within};

/// How many holders of one trigger can react in one outer context, each once.
pub(crate) const HOLDERS: usize = 8;

/// The reason of the trap where more do.
const CROWDED: i32 = 5;

impl Emitter<'_> {
    /// How many places for holders a context has behind its fields.
    pub(crate) fn marks(&self, context: ContextId) -> usize {
        HOLDERS * self.counted.once[context]
    }

    /// Finds the outer context; the jumps that leave where there is none, or where the holder is somebody else in it.
    pub(crate) fn outside(&mut self, body: &mut Body, within: &Within, you: u8) -> Vec<usize> {
        let at = body.local(within.local);
        body.push(Op::Outer, at, 0, 0, whole(index(within.context)));
        let mark = body.mark();
        let asked = body.take(1);
        body.push(Op::EqImm, asked, at, 0, -1);
        let mut skips = vec![body.jump(Op::JumpIf, asked)];
        if let Some(role) = within.role {
            body.push(Op::InRole, asked, at, you, whole(index(within.context) | index(role) << 8));
            skips.push(body.jump(Op::JumpUnless, asked));
        }
        body.release(mark);
        skips
    }

    /// A trigger ends at once outside its context.
    pub(crate) fn reaction_within(&mut self, body: &mut Body, within: &Within, you: u8, event: usize) {
        if within.local < self.ir.events[event].params.len() {
            return;
        }
        let skips = self.outside(body, within, you);
        let inside = body.jump(Op::Jump, 0);
        skips.into_iter().for_each(|skip| body.land(skip));
        body.ret();
        body.land(inside);
    }

    /// A trigger ends where this holder has reacted in this context before, and keeps that it does now.
    pub(crate) fn mark_holder(&mut self, body: &mut Body, reaction: usize, within: &Within, you: u8) {
        let first = self.ir.contexts[within.context].roles.len() + HOLDERS * self.counted.before[reaction];
        let context = body.local(within.local);
        let mark = body.mark();
        let (who, asked) = (body.take(1), body.take(1));
        let mut done = Vec::new();
        for place in first..first + HOLDERS {
            body.push(Op::Role, who, context, 0, whole(index(place)));
            body.push(Op::Eq, asked, who, you, 0);
            let other = body.jump(Op::JumpUnless, asked);
            body.ret();
            body.land(other);
            body.push(Op::EqImm, asked, who, 0, -1);
            let taken = body.jump(Op::JumpUnless, asked);
            body.push(Op::SetRole, you, context, 0, whole(index(place)));
            done.push(body.jump(Op::Jump, 0));
            body.land(taken);
        }
        body.push(Op::Trap, 0, 0, 0, CROWDED);
        done.into_iter().for_each(|jump| body.land(jump));
        body.release(mark);
    }
}
