//! Whether someone has an entry by way of another.

use runebook_runtime::ops::Op;
use runebook_runtime::program;

use super::Emitter;
use super::watch::{Clause, ClauseKind, Mark};
use crate::resolve::stable_id;

impl Emitter<'_> {
    /// A function (you) → yes or no.
    pub(crate) fn granted(&mut self, name: &str, entry: usize) -> u32 {
        let at = self.reserve(name);
        let mut body = self.you_body(name);
        body.standing = true;
        let answer = self.number(&mut body, 0);
        body.results = (answer, 1);
        let ir = self.ir;
        for grant in self.counted.grants[entry].clone() {
            let grant = &ir.grants[grant];
            body.at(grant.span);
            let (mark, known) = (body.mark(), body.locals.len());
            body.add_locals(self.ir, &grant.locals);
            let you = body.local(0);
            let rule = Clause { span: grant.span, kind: ClauseKind::Rule, source: Some(grant.source), optional: true };
            self.watch_rule(&mut body, Mark::Comes, rule);
            let held = self.gate(&mut body, grant.gate, you);
            let mut skips: Vec<usize> = held.map(|held| body.jump(Op::JumpUnless, held)).into_iter().collect();
            if let Some(when) = &grant.when {
                let yes = self.condition(&mut body, when);
                skips.push(body.jump(Op::JumpUnless, yes));
            }
            self.watch_rule(&mut body, Mark::Passes, rule);
            body.push(Op::Const, answer, 0, 0, 1);
            body.ret();
            skips.into_iter().for_each(|skip| body.land(skip));
            body.locals.truncate(known);
            body.types.truncate(known);
            body.release(mark);
        }
        body.ret();
        let record = program::Function {
            id: stable_id(name),
            params: 1,
            results: 1,
            context: 255,
            context_kind: 255,
            ..program::Function::default()
        };
        self.place(at, body, record);
        at
    }
}
