//! Effects as code: stored numbers, statuses, decay.

use runebook_runtime::ops::Op;

use super::amount::rounding;
use super::body::Body;
use super::{Emitter, index, whole};
use crate::ir::{ActKind, CellId, Expr, Gate, PutHow, Stacks, Toward, TowardBy, Type};

/// A place in the world: whose, the cell, and the register of its place in a family.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    owner: u8,
    cell: u32,
    place: Option<u8>,
}

impl Emitter<'_> {
    pub(crate) fn effect(&mut self, body: &mut Body, kind: &ActKind) {
        match kind {
            ActKind::Put { owner, cell, index, how, value } => {
                self.put(body, owner, *cell, index.as_ref(), *how, value)
            }
            ActKind::Gain { who, status, amount, ticks, .. } => {
                self.gain(body, who, *status, amount.as_ref(), ticks.as_ref())
            }
            ActKind::Lose { who, status } => self.lose(body, who, *status),
            ActKind::Decay { cell, toward } => self.decay(body, *cell, toward),
            ActKind::Expire(status) => self.expire(body, *status),
            ActKind::Forget(cell) => {
                let none = self.number(body, 0);
                body.push(Op::Put, none, body.local(0), 0, whole(index(*cell)));
            }
            _ => {}
        }
    }

    pub(super) fn slot(&mut self, body: &mut Body, owner: u8, cell: CellId, member: Option<&Expr>) -> Slot {
        match member.map(|member| self.family_place(body, self.ir.cells[cell].index, member)) {
            None => Slot { owner, cell: index(cell), place: None },
            Some(Ok(place)) => Slot { owner, cell: index(cell) + place, place: None },
            Some(Err(at)) => Slot { owner, cell: index(cell), place: Some(at) },
        }
    }

    pub(super) fn get(&mut self, body: &mut Body, slot: Slot) -> u8 {
        let to = body.take(1);
        match slot.place {
            None => body.push(Op::Get, to, slot.owner, 0, whole(slot.cell)),
            Some(place) => body.push(Op::GetAt, to, slot.owner, place, whole(slot.cell)),
        }
        to
    }

    pub(super) fn store(&mut self, body: &mut Body, slot: Slot, value: u8) {
        match slot.place {
            None => body.push(Op::Put, value, slot.owner, 0, whole(slot.cell)),
            Some(place) => body.push(Op::PutAt, value, slot.owner, place, whole(slot.cell)),
        }
    }

    fn put(&mut self, body: &mut Body, owner: &Expr, cell: CellId, member: Option<&Expr>, how: PutHow, value: &Expr) {
        let owner = self.register(body, owner);
        let slot = self.slot(body, owner, cell, member);
        let by = match &self.ir.cells[cell].ty {
            Type::Number(number) => self.stored(body, value, number.denominator),
            Type::YesNo => self.register(body, value),
            _ => self.register(body, value),
        };
        let value = match how {
            PutHow::Set => by,
            PutHow::Gain | PutHow::Lose => {
                let now = self.get(body, slot);
                let to = body.take(1);
                body.push(if how == PutHow::Gain { Op::Add } else { Op::Sub }, to, now, by, 0);
                to
            }
        };
        self.store(body, slot, value);
    }

    /// A register that says whether the holder has what its rules hang on; none if they hang on nothing.
    pub(crate) fn gate(&mut self, body: &mut Body, gate: Gate, you: u8) -> Option<u8> {
        let to = body.take(1);
        match gate {
            Gate::Open => return None,
            Gate::Entry(entry) => body.push(Op::HoldsEntry, to, you, 0, whole(index(entry))),
            Gate::Status(status) => body.push(Op::Get, to, you, 0, whole(index(self.ir.statuses[status].cells.0))),
        }
        Some(to)
    }

    fn gain(&mut self, body: &mut Body, who: &Expr, status: usize, amount: Option<&Expr>, ticks: Option<&Expr>) {
        let who = self.register(body, who);
        let found = &self.ir.statuses[status];
        let (stacks, has_counter) = (found.stacks, found.counter.is_some());
        let active = Slot { owner: who, cell: index(found.cells.0), place: None };
        let left = Slot { owner: who, cell: index(found.cells.1), place: None };
        let now = self.get(body, active);
        let amount = match amount {
            Some(amount) => self.stored(body, amount, 1),
            None => self.number(body, 1),
        };
        let skip = match stacks {
            Stacks::Not => Some(body.jump(Op::JumpIf, now)),
            Stacks::Adds
            | Stacks::Longest
            | Stacks::Strongest
            | Stacks::Refreshes
            | Stacks::UpTo(_)
            | Stacks::Unsaid => None,
        };
        let had_left = self.get(body, left);
        if has_counter {
            self.without_stale(body, (now, left, had_left));
        }
        // what the status changes must not reach how long it lasts
        let ticks = ticks.map(|ticks| self.stored(body, ticks, 1));
        let value = if has_counter || matches!(stacks, Stacks::UpTo(_)) {
            self.stacked(body, stacks, now, amount)
        } else {
            amount
        };
        self.store(body, active, value);
        if let Some(ticks) = ticks {
            self.last(body, stacks, (now, left, had_left), ticks);
        }
        if let Some(skip) = skip {
            body.land(skip);
        }
    }

    /// A counter can come to 0 before its time: what is gone has nothing left to last when it is gained again.
    fn without_stale(&mut self, body: &mut Body, (now, left, had_left): (u8, Slot, u8)) {
        let fresh = body.take(1);
        body.push(Op::Not, fresh, now, 0, 0);
        body.push(Op::Mul, fresh, fresh, had_left, 0);
        let lasts = body.jump(Op::JumpUnless, fresh);
        body.push(Op::Const, had_left, 0, 0, 0);
        self.store(body, left, had_left);
        body.land(lasts);
    }

    fn stacked(&mut self, body: &mut Body, stacks: Stacks, now: u8, amount: u8) -> u8 {
        let to = body.take(1);
        match stacks {
            Stacks::Adds => body.push(Op::Add, to, now, amount, 0),
            Stacks::Strongest => body.push(Op::Max, to, now, amount, 0),
            Stacks::UpTo(most) => {
                let most = self.number(body, most);
                body.push(Op::Add, to, now, amount, 0);
                body.push(Op::Min, to, to, most, 0);
            }
            Stacks::Longest | Stacks::Refreshes | Stacks::Not | Stacks::Unsaid => body.push(Op::Move, to, amount, 0, 0),
        }
        to
    }

    /// How long it lasts now. One that lasts until it is ended stays so.
    fn last(&mut self, body: &mut Body, stacks: Stacks, (now, left, had_left): (u8, Slot, u8), ticks: u8) {
        let endless = body.take(1);
        body.push(Op::EqImm, endless, had_left, 0, 0);
        body.push(Op::Mul, endless, endless, now, 0);
        let skip = body.jump(Op::JumpIf, endless);
        let to = body.take(1);
        match stacks {
            Stacks::Adds => body.push(Op::Add, to, had_left, ticks, 0),
            Stacks::Longest => body.push(Op::Max, to, had_left, ticks, 0),
            Stacks::Strongest | Stacks::Refreshes | Stacks::UpTo(_) | Stacks::Not | Stacks::Unsaid => {
                body.push(Op::Move, to, ticks, 0, 0)
            }
        }
        self.store(body, left, to);
        body.land(skip);
    }

    fn lose(&mut self, body: &mut Body, who: &Expr, status: usize) {
        let who = self.register(body, who);
        let (active, left) = self.ir.statuses[status].cells;
        let skip = (body.ends == Some(status)).then(|| {
            let now = body.take(1);
            body.push(Op::Wrote, now, who, 0, whole(index(active)));
            body.jump(Op::JumpIf, now)
        });
        let none = self.number(body, 0);
        body.push(Op::Put, none, who, 0, whole(index(active)));
        body.push(Op::Put, none, who, 0, whole(index(left)));
        if let Some(skip) = skip {
            body.land(skip);
        }
    }

    /// One tick less; at none the status ends.
    fn expire(&mut self, body: &mut Body, status: usize) {
        let you = body.local(0);
        let (active, left) = self.ir.statuses[status].cells;
        let slot = Slot { owner: you, cell: index(left), place: None };
        let ticks = self.get(body, slot);
        let none = body.take(1);
        body.push(Op::EqImm, none, ticks, 0, 0);
        let skip = body.jump(Op::JumpIf, none);
        body.push(Op::AddImm, ticks, ticks, 0, -1);
        self.store(body, slot, ticks);
        let lasts = body.jump(Op::JumpIf, ticks);
        let zero = self.number(body, 0);
        body.push(Op::Put, zero, you, 0, whole(index(active)));
        body.land(lasts);
        body.land(skip);
    }

    fn decay(&mut self, body: &mut Body, cell: CellId, toward: &Toward) {
        let you = body.local(0);
        let denominator = self.ir.cells[cell].ty.number().map_or(1, |number| number.denominator);
        for member in 0..self.ir.cells[cell].size {
            let mark = body.mark();
            let slot = Slot { owner: you, cell: index(cell + member), place: None };
            let to = self.stored(body, &toward.to, denominator);
            let now = self.get(body, slot);
            let same = body.take(1);
            body.push(Op::Eq, same, now, to, 0);
            let skip = body.jump(Op::JumpIf, same);
            let next = match &toward.by {
                TowardBy::Part(parts) => self.decay_part(body, now, to, *parts, toward),
                TowardBy::Amount(by) => {
                    let by = self.stored(body, by, denominator);
                    self.decay_amount(body, now, to, by)
                }
            };
            self.store(body, slot, next);
            body.land(skip);
            body.release(mark);
        }
    }

    /// What is left is (parts - 1) of parts of the distance, rounded.
    fn decay_part(&mut self, body: &mut Body, now: u8, to: u8, parts: i64, toward: &Toward) -> u8 {
        let (keep, all) = (self.number(body, parts - 1), self.number(body, parts));
        let rest = body.take(1);
        body.push(Op::Sub, rest, now, to, 0);
        let how = rounding(toward.rounded) as i32;
        body.push(Op::MulDiv, rest, rest, keep, i32::from(all) | how << 8);
        body.push(Op::Add, rest, rest, to, 0);
        rest
    }

    fn decay_amount(&mut self, body: &mut Body, now: u8, to: u8, by: u8) -> u8 {
        let (above, next) = (body.take(1), body.take(1));
        body.push(Op::Lt, above, to, now, 0);
        let below = body.jump(Op::JumpUnless, above);
        body.push(Op::Sub, next, now, by, 0);
        body.push(Op::Max, next, next, to, 0);
        let end = body.jump(Op::Jump, 0);
        body.land(below);
        body.push(Op::Add, next, now, by, 0);
        body.push(Op::Min, next, next, to, 0);
        body.land(end);
        next
    }
}
