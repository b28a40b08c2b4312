//! Values in registers.

use runebook_runtime::ops::{INHERIT, Instr, NO_CONTEXT, Op};

use super::body::{Body, size};
use super::function::in_range;
use super::{Emitter, index, whole};
use crate::ir::{Expr, FamilyIndex, Node, StatOwner, Type};

impl Emitter<'_> {
    /// The first register of a value, however many it takes.
    pub(crate) fn register(&mut self, body: &mut Body, expr: &Expr) -> u8 {
        match &expr.node {
            Node::Const(value) => self.number(body, *value),
            Node::None | Node::Bad | Node::Text(_) => self.number(body, -1),
            Node::Entry(entry) => {
                let at = body.take(1);
                body.push(Op::Entry, at, 0, 0, whole(index(*entry)));
                at
            }
            Node::Character(at) => self.number(body, i64::try_from(*at).unwrap_or(-1)),
            Node::Local(local) => body.local(*local),
            Node::Here(_) => 1,
            Node::Named { value, .. } | Node::Unrounded(value) | Node::InUnit(value) => self.register(body, value),
            Node::Cell { owner, cell, index } => self.read_cell(body, owner, *cell, index.as_deref()),
            Node::Stat { owner, stat, index, within } => {
                let to = body.take(size(self.ir, &expr.ty));
                self.read_stat(body, owner, *stat, index.as_deref(), within.as_deref(), to);
                to
            }
            Node::StatNamed { owner, name, within } => self.read_named_stat(body, owner, name, within.as_deref()),
            Node::Field { entry, kind, field } => self.read_field(body, entry, *kind, *field, 0),
            Node::FieldHas { entry, kind, field, member } => self.read_field(body, entry, *kind, *field, *member),
            Node::Role { context, index } => {
                let context = self.register(body, context);
                let to = body.take(1);
                body.push(Op::Role, to, context, 0, whole(super::index(*index)));
                to
            }
            Node::NewContext { context, values } => self.new_context(body, *context, values),
            Node::Outer(context) => {
                let to = body.take(1);
                body.push(Op::Outer, to, 0, 0, whole(index(*context)));
                to
            }
            Node::InRole { context, role, who } => {
                let who = self.register(body, who);
                let to = body.take(1);
                body.push(Op::InRole, to, 1, who, whole(index(*context) | index(*role) << 8));
                to
            }
            Node::Call { function, args } => {
                let to = body.take(size(self.ir, &expr.ty));
                self.call(body, *function, args, to);
                to
            }
            Node::Result { record, index } => self.result(body, record, *index),
            Node::Fact { fact, args } => {
                let params: Vec<Type> = self.ir.facts[*fact].params.iter().map(|param| param.ty.clone()).collect();
                let (first, count) = self.args(body, args, &params);
                let to = body.take(1);
                body.push(Op::Fact, to, first, count, whole(super::index(*fact)));
                if let Some(range) = self.ir.facts[*fact].range {
                    in_range(body, to, range, &expr.ty);
                }
                to
            }
            Node::Set { set, args } => {
                let params: Vec<Type> = self.ir.sets[*set].params.iter().map(|param| param.ty.clone()).collect();
                let (first, count) = self.args(body, args, &params);
                let to = body.take(1 + usize::from(self.ir.sets[*set].at_most));
                body.push(Op::Members, to, first, count, whole(super::index(*set)));
                to
            }
            Node::And(..) | Node::Or(..) | Node::Not(_) | Node::Compare { .. } => self.condition(body, expr),
            Node::If { cond, then, otherwise } if !matches!(expr.ty, Type::Number(_) | Type::Chance) => {
                self.either(body, expr, cond, then, otherwise)
            }
            Node::Neg(_) | Node::Binary { .. } | Node::Round { .. } | Node::If { .. } => {
                self.amount_register(body, expr)
            }
            Node::Dice { .. } | Node::DiceOf { .. } | Node::DiceOp { .. } => self.dice(body, expr),
            Node::Roll(dice) => self.roll(body, dice),
            Node::Maximum(dice) => self.of_dice(body, Op::DiceMax, dice),
            Node::Minimum(dice) => self.of_dice(body, Op::DiceMin, dice),
            Node::SumFamily { owner, stat, size, within } => {
                self.sum_family(body, expr, owner, *stat, *size, within.as_deref())
            }
            Node::SumOver { local, of, filter, value } => {
                self.sum_over(body, expr, *local, of, filter.as_deref(), value)
            }
            Node::CountOver { local, of, filter } => self.count_over(body, *local, of, filter.as_deref()),
            Node::CountLearned { who, kind, with } => {
                self.count_learned(body, who, *kind, with.as_ref().map(|(field, value)| (*field, &**value)))
            }
            Node::OfMember { members, values, of } => self.of_member(body, *members, *values, of),
            Node::Holds { who, entry } => self.holds(body, who, entry),
            Node::InSlot { owner, cell, entry } => {
                let (owner, entry) = (self.register(body, owner), self.register(body, entry));
                let to = body.take(1);
                let count = u8::try_from(self.ir.cells[*cell].size).unwrap_or(1);
                body.push(Op::InSlot, to, owner, entry, Instr::pack(index(*cell), count));
                to
            }
            Node::Announced(event) => {
                if let Some(event) = self.program.events.get_mut(*event) {
                    event.watched = true;
                }
                let to = body.take(1);
                body.push(Op::Was, to, 0, 0, whole(index(*event)));
                to
            }
            Node::SlotSet { .. } | Node::AllEntries(_) | Node::AllMembers(_) | Node::Numbers { .. } => {
                self.listed(body, expr)
            }
        }
    }

    /// Puts a value in a place of its type.
    pub(crate) fn value_into(&mut self, body: &mut Body, expr: &Expr, ty: &Type, to: u8) {
        match ty {
            Type::Dice => {
                let at = self.dice(body, expr);
                body.push(Op::MoveDice, to, at, 0, 0);
            }
            Type::Record(_) | Type::Set(..) => {
                let at = self.register(body, expr);
                for offset in 0..u8::try_from(size(self.ir, ty)).unwrap_or(0) {
                    body.push(Op::Move, to.saturating_add(offset), at.saturating_add(offset), 0, 0);
                }
            }
            Type::YesNo => {
                let at = self.register(body, expr);
                body.push(Op::Move, to, at, 0, 0);
            }
            _ => self.amount_into(body, expr, ty, to),
        }
    }

    fn amount_register(&mut self, body: &mut Body, expr: &Expr) -> u8 {
        let to = body.take(size(self.ir, &expr.ty));
        self.amount_into(body, expr, &expr.ty, to);
        to
    }

    fn either(&mut self, body: &mut Body, expr: &Expr, cond: &Expr, then: &Expr, otherwise: &Expr) -> u8 {
        let to = body.take(size(self.ir, &expr.ty));
        let mark = body.mark();
        let cond = self.condition(body, cond);
        let no = body.jump(Op::JumpUnless, cond);
        self.value_into(body, then, &expr.ty, to);
        body.release(mark);
        let end = body.jump(Op::Jump, 0);
        body.land(no);
        self.value_into(body, otherwise, &expr.ty, to);
        body.release(mark);
        body.land(end);
        to
    }

    /// Arguments in a row, each in the form of its parameter.
    pub(crate) fn args(&mut self, body: &mut Body, args: &[Expr], params: &[Type]) -> (u8, u8) {
        let sizes: usize = params.iter().map(|ty| size(self.ir, ty)).sum();
        let first = body.take(sizes);
        let mut at = first;
        for (arg, ty) in args.iter().zip(params) {
            let mark = body.mark();
            self.value_into(body, arg, ty, at);
            body.release(mark);
            at = at.saturating_add(u8::try_from(size(self.ir, ty)).unwrap_or(0));
        }
        (first, u8::try_from(sizes).unwrap_or(u8::MAX))
    }

    pub(crate) fn call(&mut self, body: &mut Body, function: usize, args: &[Expr], to: u8) {
        let params: Vec<Type> = self.ir.functions[function].params.iter().map(|param| param.ty.clone()).collect();
        let mark = body.mark();
        let (first, count) = self.args(body, args, &params);
        let number = body.call_number();
        body.push(Op::Call, to, first, count, Instr::pack(self.function[function], number));
        body.release(mark);
    }

    fn result(&mut self, body: &mut Body, record: &Expr, index: usize) -> u8 {
        let base = self.register(body, record);
        let Type::Record(function) = record.ty else { return base };
        let function = &self.ir.functions[function];
        let before: usize =
            function.results[..index].iter().map(|(_, local)| size(self.ir, &function.locals[*local].ty)).sum();
        base.saturating_add(u8::try_from(before).unwrap_or(0))
    }

    /// The roles and fields of a context, and behind them the places for those who have reacted in it: nobody yet.
    fn marked(&mut self, body: &mut Body, values: &[Expr], types: &[Type], marks: usize) -> u8 {
        let first = body.take(values.len() + marks);
        for (at, (value, ty)) in values.iter().zip(types).enumerate() {
            let mark = body.mark();
            self.value_into(body, value, ty, first.saturating_add(u8::try_from(at).unwrap_or(u8::MAX)));
            body.release(mark);
        }
        for at in values.len()..values.len() + marks {
            body.push(Op::Const, first.saturating_add(u8::try_from(at).unwrap_or(u8::MAX)), 0, 0, -1);
        }
        first
    }

    fn new_context(&mut self, body: &mut Body, context: usize, values: &[Expr]) -> u8 {
        let types: Vec<Type> = self.ir.contexts[context].roles.iter().map(|role| role.ty.clone()).collect();
        let to = body.take(1);
        let mark = body.mark();
        let marks = self.marks(context);
        let first =
            if marks == 0 { self.args(body, values, &types).0 } else { self.marked(body, values, &types, marks) };
        body.push(Op::NewContext, to, first, 0, whole(index(context)));
        body.release(mark);
        to
    }

    /// The place of a member in its family: known now, or in a register.
    pub(crate) fn family_place(
        &mut self,
        body: &mut Body,
        family: Option<FamilyIndex>,
        member: &Expr,
    ) -> Result<u32, u8> {
        let first = match family {
            Some(FamilyIndex::Kind(kind)) => i64::try_from(self.ir.kinds[kind].entries.0).unwrap_or(0),
            Some(FamilyIndex::Enum(_)) | None => 0,
        };
        if let Some(value) = self.known(member) {
            return Ok(u32::try_from(value - first).unwrap_or(0));
        }
        let at = self.register(body, member);
        if first == 0 {
            return Err(at);
        }
        let to = body.take(1);
        body.push(Op::AddImm, to, at, 0, i32::try_from(-first).unwrap_or(0));
        Err(to)
    }

    /// The number of an entry or member that is known before anything is played.
    pub(crate) fn known(&self, value: &Expr) -> Option<i64> {
        match &value.plain().node {
            Node::Entry(entry) => i64::try_from(*entry).ok(),
            Node::Const(at) => Some(*at),
            Node::Field { entry, field, .. } => {
                let Node::Entry(entry) = entry.plain().node else { return None };
                self.known(self.ir.entries[entry].fields.get(*field)?.values.first()?)
            }
            _ => None,
        }
    }

    fn read_cell(&mut self, body: &mut Body, owner: &Expr, cell: usize, member: Option<&Expr>) -> u8 {
        let owner = self.register(body, owner);
        let place = match member {
            Some(member) => self.family_place(body, self.ir.cells[cell].index, member),
            None => Ok(0),
        };
        let to = body.take(1);
        match place {
            Ok(place) => body.push(Op::Get, to, owner, 0, whole(index(cell) + place)),
            Err(at) => body.push(Op::GetAt, to, owner, at, whole(index(cell))),
        }
        to
    }

    /// Reads a stat into a place. What nothing can change is read where it is stored.
    pub(crate) fn read_stat(
        &mut self,
        body: &mut Body,
        owner: &Expr,
        stat: usize,
        member: Option<&Expr>,
        within: Option<&Expr>,
        to: u8,
    ) {
        let at = self.register(body, owner);
        let context = self.context_of(body, within);
        let place = match member {
            Some(member) => self.family_place(body, self.ir.stats[stat].index, member),
            None => Ok(0),
        };
        match place {
            Ok(place) => {
                let stat = stat + place as usize;
                match self.ir.stats.get(stat).and_then(|found| found.host).filter(|_| self.unchanged(stat)) {
                    Some(cell) => body.push(Op::Get, to, at, 0, whole(index(cell))),
                    None => body.push(Op::Stat, to, at, 0, Instr::pack(index(stat), context)),
                }
            }
            Err(member) => body.push(Op::StatAt, to, at, member, Instr::pack(index(stat), context)),
        }
    }

    /// Whether the value is what the host stores: no modifier changes it and no range cuts it.
    fn unchanged(&self, stat: usize) -> bool {
        let found = &self.ir.stats[stat];
        let cut = found.low.is_some() || found.high.is_some();
        !cut && !self.counted.changed[stat]
    }

    fn context_of(&mut self, body: &mut Body, within: Option<&Expr>) -> u8 {
        match within {
            _ if body.standing => INHERIT,
            Some(context) => self.register(body, context),
            None => NO_CONTEXT,
        }
    }

    fn read_named_stat(&mut self, body: &mut Body, owner: &Expr, name: &Expr, within: Option<&Expr>) -> u8 {
        if let Some(stat) = self.known(name).and_then(|stat| usize::try_from(stat).ok()) {
            let to = body.take(1);
            self.read_stat(body, owner, stat, None, within, to);
            return to;
        }
        let first = self
            .ir
            .stats
            .iter()
            .position(|stat| matches!(stat.owner, StatOwner::Entity(_)) && !stat.ty.is_dice())
            .unwrap_or(0);
        let at = self.register(body, owner);
        let context = self.context_of(body, within);
        let name = self.register(body, name);
        let to = body.take(1);
        let place = body.take(1);
        body.push(Op::AddImm, place, name, 0, -whole(index(first)));
        body.push(Op::StatAt, to, at, place, Instr::pack(index(first), context));
        to
    }

    fn read_field(&mut self, body: &mut Body, entry: &Expr, kind: usize, field: usize, member: usize) -> u8 {
        if let Node::Entry(known) = entry.plain().node
            && let Some(value) = self.field_number(known, field, member)
        {
            return self.number(body, value);
        }
        let dice = self.ir.kinds[kind].fields[field].ty.is_dice();
        let at = self.register(body, entry);
        let place = self.field_at[kind].0[field] + index(member);
        let to = body.take(if dice { 8 } else { 1 });
        body.push(if dice { Op::FieldDice } else { Op::Field }, to, at, 0, whole(place));
        to
    }

    fn holds(&mut self, body: &mut Body, who: &Expr, entry: &Expr) -> u8 {
        let who = self.register(body, who);
        if let Some(entry) = self.known(entry) {
            let to = body.take(1);
            body.push(Op::HoldsEntry, to, who, 0, i32::try_from(entry).unwrap_or(0));
            return to;
        }
        let entry = self.register(body, entry);
        let to = body.take(1);
        body.push(Op::Holds, to, who, entry, 0);
        to
    }
}
