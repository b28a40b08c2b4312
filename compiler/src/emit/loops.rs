//! Loops over sets, slots, kinds and members; counting, summing, picking.

use runebook_runtime::ops::Op;

use super::body::{Body, size};
use super::{Emitter, index, whole};
use crate::ir::{Expr, Iter, LocalId, Node, Type};

/// What a loop's rounds are over.
enum Source {
    /// A block of count and members in registers.
    Block(u8, usize),
    /// Places of a slot: owner, first cell.
    Places(u8, usize),
    /// Numbers from the first on.
    Numbers,
}

/// What a loop does in each round, with the member in its register.
type Round<'f, 'e> = &'f mut dyn FnMut(&mut Emitter<'e>, &mut Body, u8);

impl<'e> Emitter<'e> {
    /// Runs `each` for every member, in the order of ids, with the member in a register.
    pub(crate) fn for_each(
        &mut self,
        body: &mut Body,
        of: &Expr,
        local: Option<LocalId>,
        filter: Option<&Expr>,
        each: Round<'_, 'e>,
    ) {
        let mark = body.mark();
        let (source, at, end) = self.source(body, of);
        let member = match local {
            Some(local) => self.local_register(body, local, &Type::WHOLE),
            None => body.take(1),
        };
        let some = body.take(1);
        body.push(Op::Lt, some, at, end, 0);
        let none = body.jump(Op::JumpUnless, some);
        let top = body.code.len();
        match source {
            Source::Block(block, most) => body.push(Op::Index, member, block, at, whole(index(most))),
            Source::Places(owner, cell) => body.push(Op::GetAt, member, owner, at, whole(index(cell))),
            Source::Numbers => body.push(Op::Move, member, at, 0, 0),
        }
        let mut skips = Vec::new();
        if matches!(source, Source::Places(..)) {
            let empty = body.take(1);
            body.push(Op::LtImm, empty, member, 0, 0);
            skips.push(body.jump(Op::JumpIf, empty));
        }
        if !body.standing {
            body.push(Op::Salt, member, 0, 0, body.depth);
        }
        body.depth += 1;
        let inner = body.mark();
        if let Some(filter) = filter {
            let yes = self.condition(body, filter);
            skips.push(body.jump(Op::JumpUnless, yes));
        }
        each(self, body, member);
        body.release(inner);
        body.depth -= 1;
        skips.into_iter().for_each(|jump| body.land(jump));
        body.back(Op::ForRange, at, end, top);
        body.land(none);
        body.release(mark);
    }

    /// The register of a local: given one if it has none yet.
    pub(crate) fn local_register(&mut self, body: &mut Body, local: LocalId, ty: &Type) -> u8 {
        while body.locals.len() <= local {
            let at = body.take(size(self.ir, ty));
            body.locals.push(at);
            body.types.push(ty.clone());
        }
        body.local(local)
    }

    /// Where the members come from, the counter's register and that of its end.
    fn source(&mut self, body: &mut Body, of: &Expr) -> (Source, u8, u8) {
        match &of.node {
            Node::SlotSet { owner, cell } => {
                let owner = self.register(body, owner);
                let (at, end) =
                    (self.number(body, 0), self.number(body, i64::try_from(self.ir.cells[*cell].size).unwrap_or(0)));
                (Source::Places(owner, *cell), at, end)
            }
            Node::AllEntries(kind) => {
                let (first, last) = self.ir.kinds[*kind].entries;
                (
                    Source::Numbers,
                    self.number(body, i64::try_from(first).unwrap_or(0)),
                    self.number(body, i64::try_from(last).unwrap_or(0)),
                )
            }
            Node::AllMembers(id) => {
                let count = self.ir.enums[*id].members.len();
                (Source::Numbers, self.number(body, 0), self.number(body, i64::try_from(count).unwrap_or(0)))
            }
            Node::Numbers { low, high } => {
                let at = self.own_register(body, low);
                let end = self.own_register(body, high);
                body.push(Op::AddImm, end, end, 0, 1);
                (Source::Numbers, at, end)
            }
            _ => {
                let block = self.register(body, of);
                let at = self.number(body, 0);
                let most = match &of.ty {
                    Type::Set(_, most) => usize::from(*most),
                    _ => 1,
                };
                (Source::Block(block, most), at, block)
            }
        }
    }

    /// A whole number in a register that nothing else uses.
    fn own_register(&mut self, body: &mut Body, value: &Expr) -> u8 {
        let to = body.take(1);
        let mark = body.mark();
        let at = self.stored(body, value, 1);
        body.push(Op::Move, to, at, 0, 0);
        body.release(mark);
        to
    }

    /// How many members something that is gone through has at most.
    pub(crate) fn most(&self, of: &Expr) -> usize {
        self.ir.most(of)
    }

    /// All members as a block: their count, then they.
    pub(crate) fn listed(&mut self, body: &mut Body, of: &Expr) -> u8 {
        self.filtered(body, of, None, None)
    }

    /// The members that count, as a block.
    pub(crate) fn filtered(&mut self, body: &mut Body, of: &Expr, local: Option<LocalId>, filter: Option<&Expr>) -> u8 {
        let most = self.most(of);
        let block = body.take(1 + most);
        self.load(body, block, 0);
        self.for_each(body, of, local, filter, &mut |_, body, member| {
            body.push(Op::Append, member, block, 0, whole(index(most)));
        });
        block
    }

    /// A loop in the order of a value, smallest first, ties by id: each round finds the next. Who takes part and in what
    /// order is settled before the first round, which may change what it depends on.
    pub(crate) fn in_order(&mut self, body: &mut Body, iter: &Iter, order: &Expr, each: Round<'_, 'e>) {
        let mark = body.mark();
        let most = self.most(&iter.of);
        let members = self.filtered(body, &iter.of, Some(iter.local), iter.filter.as_ref());
        let keys = self.keys(body, iter.local, order, (members, most));
        let rounds = body.take(1);
        body.push(Op::Move, rounds, members, 0, 0);
        let last = (self.number(body, i64::MIN), self.number(body, -1));
        let next = (body.take(1), body.take(1));
        let none = body.jump(Op::JumpUnless, rounds);
        let top = body.code.len();
        let inner = body.mark();
        self.next_in_order(body, (members, keys, most), last, next);
        body.release(inner);
        body.push(Op::Move, last.0, next.0, 0, 0);
        body.push(Op::Move, last.1, next.1, 0, 0);
        let local = body.local(iter.local);
        body.push(Op::Move, local, next.1, 0, 0);
        body.push(Op::Salt, local, 0, 0, body.depth);
        body.depth += 1;
        each(self, body, local);
        body.release(inner);
        body.depth -= 1;
        body.back(Op::Loop, rounds, 0, top);
        body.land(none);
        body.release(mark);
    }

    /// The value that each member of a block is ordered by, as a block.
    fn keys(&mut self, body: &mut Body, local: LocalId, order: &Expr, (members, most): (u8, usize)) -> u8 {
        let keys = body.take(1 + most);
        self.load(body, keys, 0);
        let mark = body.mark();
        let member = body.local(local);
        self.each_place(body, members, &mut |emitter, body, at| {
            body.push(Op::Index, member, members, at, whole(index(most)));
            body.push(Op::Salt, member, 0, 0, body.depth);
            body.depth += 1;
            let value = emitter.stored(body, order, order.ty.number().map_or(1, |number| number.denominator.max(1)));
            body.depth -= 1;
            body.push(Op::Append, value, keys, 0, whole(index(most)));
        });
        body.release(mark);
        keys
    }

    /// Runs `each` for every place of a block, with the place in a register.
    pub(crate) fn each_place(&mut self, body: &mut Body, block: u8, each: Round<'_, 'e>) {
        let at = self.number(body, 0);
        let none = body.jump(Op::JumpUnless, block);
        let top = body.code.len();
        let inner = body.mark();
        each(self, body, at);
        body.release(inner);
        body.back(Op::ForRange, at, block, top);
        body.land(none);
    }

    /// The least of those after the last: its key and id.
    fn next_in_order(
        &mut self,
        body: &mut Body,
        (members, keys, most): (u8, u8, usize),
        last: (u8, u8),
        (key, id): (u8, u8),
    ) {
        let found = self.number(body, 0);
        self.each_place(body, members, &mut |emitter, body, at| {
            let (value, member) = (body.take(1), body.take(1));
            body.push(Op::Index, value, keys, at, whole(index(most)));
            body.push(Op::Index, member, members, at, whole(index(most)));
            let after = emitter.later(body, (value, member), last);
            let skip = body.jump(Op::JumpUnless, after);
            let worse = emitter.later(body, (value, member), (key, id));
            let both = body.take(1);
            body.push(Op::Mul, both, worse, found, 0);
            let keep = body.jump(Op::JumpIf, both);
            body.push(Op::Move, key, value, 0, 0);
            body.push(Op::Move, id, member, 0, 0);
            body.push(Op::Const, found, 0, 0, 1);
            body.land(skip);
            body.land(keep);
        });
    }

    /// Whether one (key, id) comes after another.
    fn later(&mut self, body: &mut Body, (key, id): (u8, u8), (other_key, other_id): (u8, u8)) -> u8 {
        let (more, same, after) = (body.take(1), body.take(1), body.take(1));
        body.push(Op::Lt, more, other_key, key, 0);
        body.push(Op::Eq, same, other_key, key, 0);
        body.push(Op::Lt, after, other_id, id, 0);
        body.push(Op::Mul, same, same, after, 0);
        body.push(Op::Max, more, more, same, 0);
        more
    }

    pub(crate) fn count_over(&mut self, body: &mut Body, local: LocalId, of: &Expr, filter: Option<&Expr>) -> u8 {
        let count = self.number(body, 0);
        self.for_each(body, of, Some(local), filter, &mut |_, body, _| body.push(Op::AddImm, count, count, 0, 1));
        count
    }

    pub(crate) fn sum_over(
        &mut self,
        body: &mut Body,
        expr: &Expr,
        local: LocalId,
        of: &Expr,
        filter: Option<&Expr>,
        value: &Expr,
    ) -> u8 {
        let denominator = expr.ty.number().map_or(1, |number| number.denominator.max(1));
        if expr.ty.is_dice() {
            let none = self.dice_constant(runebook_runtime::dice::Dice::constant(0));
            let to = body.take(8);
            body.push(Op::DiceConst, to, 0, 0, whole(none));
            self.for_each(body, of, Some(local), filter, &mut |emitter, body, _| {
                let at = emitter.dice(body, value);
                body.push(Op::DiceAdd, to, to, at, 0);
            });
            return to;
        }
        let sum = self.number(body, 0);
        self.for_each(body, of, Some(local), filter, &mut |emitter, body, _| {
            let at = emitter.stored(body, value, denominator);
            body.push(Op::Add, sum, sum, at, 0);
        });
        sum
    }

    /// How many entries of a kind someone has learned, with a field of a known value.
    pub(crate) fn count_learned(
        &mut self,
        body: &mut Body,
        who: &Expr,
        kind: usize,
        with: Option<(usize, &Expr)>,
    ) -> u8 {
        let count = self.number(body, 0);
        let who = self.register(body, who);
        let wanted = with.map(|(field, value)| (self.field_at[kind].0[field], self.register(body, value)));
        let holds = self.ir.kinds[kind].entries;
        let all = Expr::new(Node::AllEntries(kind), Type::Set(Box::new(Type::Entry(kind)), 0), super::nop_span());
        if holds.0 == holds.1 {
            return count;
        }
        self.for_each(body, &all, None, None, &mut |_, body, entry| {
            let mut skips = Vec::new();
            if let Some((place, value)) = wanted {
                let same = body.take(1);
                body.push(Op::Field, same, entry, 0, whole(place));
                body.push(Op::Eq, same, same, value, 0);
                skips.push(body.jump(Op::JumpUnless, same));
            }
            let has = body.take(1);
            body.push(Op::Holds, has, who, entry, 0);
            body.push(Op::Add, count, count, has, 0);
            skips.into_iter().for_each(|jump| body.land(jump));
        });
        count
    }

    /// The member with the least (or most) value, of those that are equal the one of the lowest id, in whatever order the
    /// set lists them; without a value the first. None where there is none.
    pub(crate) fn best(
        &mut self,
        body: &mut Body,
        local: LocalId,
        of: &Expr,
        filter: Option<&Expr>,
        value: Option<(&Expr, bool)>,
    ) -> u8 {
        let best = self.number(body, -1);
        let key = self.number(body, 0);
        self.for_each(body, of, Some(local), filter, &mut |emitter, body, member| {
            let at = value.map(|(value, most)| {
                let at = emitter.stored(body, value, value.ty.number().map_or(1, |number| number.denominator.max(1)));
                if most {
                    let to = body.take(1);
                    body.push(Op::Neg, to, at, 0, 0);
                    return to;
                }
                at
            });
            let none = body.take(1);
            body.push(Op::LtImm, none, best, 0, 0);
            if let Some(at) = at {
                let (less, same) = (body.take(1), body.take(1));
                body.push(Op::Lt, less, at, key, 0);
                body.push(Op::Max, none, none, less, 0);
                body.push(Op::Eq, same, at, key, 0);
                body.push(Op::Lt, less, member, best, 0);
                body.push(Op::Mul, same, same, less, 0);
                body.push(Op::Max, none, none, same, 0);
            }
            let skip = body.jump(Op::JumpUnless, none);
            body.push(Op::Move, best, member, 0, 0);
            if let Some(at) = at {
                body.push(Op::Move, key, at, 0, 0);
            }
            body.land(skip);
        });
        best
    }
}
