//! Events that are announced, with their audience where it is said.

use runebook_runtime::ops::Op;

use super::body::Body;
use super::{Emitter, index, whole};
use crate::ir::{Expr, Type};

impl Emitter<'_> {
    pub(crate) fn announce(&mut self, body: &mut Body, event: usize, args: &[Expr], seen: Option<&[Expr]>) {
        let params: Vec<Type> = self.ir.events[event].params.iter().map(|param| param.ty.clone()).collect();
        let audience = self.ir.events[event].audience.as_ref().map(|(set, _)| usize::from(self.ir.sets[*set].at_most));
        let (Some(seen), Some(most)) = (seen, audience) else {
            let (first, count) = self.args(body, args, &params);
            let number = body.call_number();
            body.push(Op::Announce, number, first, count, whole(index(event)));
            return;
        };
        let all = body.take(params.len() + 1 + most);
        for (at, (arg, ty)) in args.iter().zip(&params).enumerate() {
            let mark = body.mark();
            self.value_into(body, arg, ty, all.saturating_add(u8::try_from(at).unwrap_or(u8::MAX)));
            body.release(mark);
        }
        let block = all.saturating_add(u8::try_from(params.len()).unwrap_or(u8::MAX));
        self.seen(body, seen, (block, most));
        let (number, count) = (body.call_number(), u8::try_from(params.len() + 1 + most).unwrap_or(u8::MAX));
        body.push(Op::AnnounceTo, number, all, count, whole(index(event)));
    }

    /// Who sees an event, each once and in the order said, as a block.
    fn seen(&mut self, body: &mut Body, seen: &[Expr], (block, most): (u8, usize)) {
        self.load(body, block, 0);
        if let [one] = seen
            && matches!(one.ty, Type::Set(..))
        {
            self.for_each(body, one, None, None, &mut |_, body, member| {
                body.push(Op::Append, member, block, 0, whole(index(most)));
            });
            return;
        }
        let mark = body.mark();
        let mut before: Vec<u8> = Vec::new();
        for one in seen {
            let who = self.register(body, one);
            let known = body.take(1);
            body.push(Op::LtImm, known, who, 0, 0);
            let same = body.take(1);
            for other in &before {
                body.push(Op::Eq, same, who, *other, 0);
                body.push(Op::Max, known, known, same, 0);
            }
            let skip = body.jump(Op::JumpIf, known);
            body.push(Op::Append, who, block, 0, whole(index(most)));
            body.land(skip);
            before.push(who);
        }
        body.release(mark);
    }
}
