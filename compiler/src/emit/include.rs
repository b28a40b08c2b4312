//! What entries add to sets: whoever is not there yet.

use runebook_runtime::ops::Op;

use super::body::Body;
use super::watch::{Clause, ClauseKind, Mark};
use super::{Emitter, index, whole};
use crate::ir::{Addition, Gate, Type};

impl Emitter<'_> {
    /// Behind the members that the set's own rule lists, in the order of the entries.
    pub(crate) fn additions(&mut self, body: &mut Body, set: usize, block: u8, most: usize) {
        let mut additions: Vec<Addition> = self.ir.additions.iter().filter(|one| one.set == set).cloned().collect();
        additions.sort_by_key(|one| self.source_order(one.source));
        for addition in &additions {
            body.at(addition.span);
            let (mark, known) = (body.mark(), body.locals.len());
            body.add_locals(self.ir, &addition.locals[known..]);
            self.addition(body, addition, (block, most));
            body.locals.truncate(known);
            body.types.truncate(known);
            body.release(mark);
        }
    }

    fn addition(&mut self, body: &mut Body, addition: &Addition, (block, most): (u8, usize)) {
        let you = body.local(addition.role);
        let Addition { span, source, gate, when, .. } = addition;
        let optional = *gate != Gate::Open || when.is_some();
        let rule = Clause { span: *span, kind: ClauseKind::Rule, source: Some(*source), optional };
        self.watch_rule(body, Mark::Comes, rule);
        let mut skips = Vec::new();
        // nobody has nothing to add
        let asked = body.take(1);
        body.push(Op::LtImm, asked, you, 0, 0);
        skips.push(body.jump(Op::JumpIf, asked));
        if let Some(held) = self.gate(body, addition.gate, you) {
            skips.push(body.jump(Op::JumpUnless, held));
        }
        if let Some(when) = &addition.when {
            let yes = self.condition(body, when);
            skips.push(body.jump(Op::JumpUnless, yes));
        }
        self.watch_rule(body, Mark::Passes, rule);
        if matches!(addition.value.ty, Type::Set(..)) {
            self.for_each(body, &addition.value, None, None, &mut |emitter, body, member| {
                emitter.append_new(body, member, (block, most));
            });
        } else {
            let member = self.register(body, &addition.value);
            self.append_new(body, member, (block, most));
        }
        skips.into_iter().for_each(|skip| body.land(skip));
    }

    /// Appends a member unless it is none, or there already.
    fn append_new(&mut self, body: &mut Body, member: u8, (block, most): (u8, usize)) {
        let mark = body.mark();
        let there = body.take(1);
        body.push(Op::LtImm, there, member, 0, 0);
        self.each_place(body, block, &mut |_, body, at| {
            let (other, same) = (body.take(1), body.take(1));
            body.push(Op::Index, other, block, at, whole(index(most)));
            body.push(Op::Eq, same, other, member, 0);
            body.push(Op::Max, there, there, same, 0);
        });
        let skip = body.jump(Op::JumpIf, there);
        body.push(Op::Append, member, block, 0, whole(index(most)));
        body.land(skip);
        body.release(mark);
    }
}
