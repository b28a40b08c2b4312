//! A value for each member of a set: found once, read by member.

use runebook_runtime::ops::Op;

use super::body::Body;
use super::function::OUT_OF_RANGE;
use super::{Emitter, index, whole};
use crate::ir::{Expr, Iter, LocalId, Type};

impl Emitter<'_> {
    /// Members and their values as two blocks of one order.
    pub(super) fn per_member(&mut self, body: &mut Body, iter: &Iter, members: LocalId, values: LocalId, value: &Expr) {
        let most = whole(index(self.most(&iter.of)));
        let of_set = |ty: &Type| Type::Set(Box::new(ty.clone()), u16::try_from(most).unwrap_or(0));
        let who = self.local_register(body, members, &of_set(&Type::WHOLE));
        let what = self.local_register(body, values, &of_set(&value.ty));
        self.load(body, who, 0);
        self.load(body, what, 0);
        let (local, filter) = (Some(iter.local), iter.filter.as_ref());
        self.for_each(body, &iter.of, local, filter, &mut |emitter, body, member| {
            let at = body.take(1);
            emitter.value_into(body, value, &value.ty, at);
            body.push(Op::Append, member, who, 0, most);
            body.push(Op::Append, at, what, 0, most);
        });
    }

    /// The value of one of the members; the rules stop where it is none of them.
    pub(super) fn of_member(&mut self, body: &mut Body, members: LocalId, values: LocalId, of: &Expr) -> u8 {
        let most = match body.types.get(members) {
            Some(Type::Set(_, most)) => i32::from(*most),
            _ => 0,
        };
        let (to, found) = (self.number(body, 0), self.number(body, 0));
        let mark = body.mark();
        let wanted = self.register(body, of);
        let (who, what) = (body.local(members), body.local(values));
        self.each_place(body, who, &mut |_, body, at| {
            let member = body.take(1);
            body.push(Op::Index, member, who, at, most);
            body.push(Op::Eq, member, member, wanted, 0);
            let other = body.jump(Op::JumpUnless, member);
            body.push(Op::Index, to, what, at, most);
            body.push(Op::Const, found, 0, 0, 1);
            body.land(other);
        });
        let known = body.jump(Op::JumpIf, found);
        body.push(Op::Trap, 0, 0, 0, OUT_OF_RANGE);
        body.land(known);
        body.release(mark);
        to
    }
}
