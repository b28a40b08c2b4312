//! Entries: field values, conditions of learning, prices.

use runebook_runtime::ops::Op;
use runebook_runtime::program::{self, Symbol};

use super::amount::lcm;
use super::body::Body;
use super::{Emitter, NO_INDEX, index, whole};
use crate::fold;
use crate::ir::{Expr, Type};
use crate::resolve::stable_id;

/// Chances in fields are stored as so many parts, and as more where these cannot hold them.
const CHANCE: i64 = 1_000_000;
/// The most parts.
const MOST_PARTS: i64 = 1_000_000_000_000;

impl Emitter<'_> {
    /// Where each field starts, and how many values an entry has: a set takes one for each member it could hold.
    pub(crate) fn field_places(&self, kind: usize) -> (Vec<u32>, u32) {
        self.ir.field_places(kind)
    }

    /// The stored number of a field's value, where it is a number.
    pub(crate) fn field_number(&self, entry: usize, field: usize, member: usize) -> Option<i64> {
        let found = &self.ir.entries[entry];
        let ty = &self.ir.kinds[found.kind].fields.get(field)?.ty;
        let values = &found.fields.get(field)?.values;
        match ty {
            Type::Set(inner, _) => Some(match **inner {
                Type::Member(_) => {
                    i64::from(values.iter().any(|value| self.known(value) == i64::try_from(member).ok()))
                }
                _ => values.get(member).and_then(|value| self.known(value)).unwrap_or(-1),
            }),
            Type::Number(number) => fold::stored(values.first()?, number.denominator),
            Type::Chance => fold::stored(values.first()?, self.chance_parts(found.kind, field)),
            Type::Dice => None,
            _ => Some(values.first().and_then(|value| self.known(value)).unwrap_or(-1)),
        }
    }

    /// Of how many parts the chances of a field are: each of its entries' is a whole number of them.
    pub(crate) fn chance_parts(&self, kind: usize, field: usize) -> i64 {
        let (first, end) = self.ir.kinds[kind].entries;
        let values = self.ir.entries[first..end].iter().filter_map(|entry| entry.fields.get(field)?.values.first());
        let parts = values.filter_map(fold::ratio).filter_map(|(_, parts)| i64::try_from(parts).ok());
        parts.fold(CHANCE, |all, parts| match lcm(all, parts) {
            common if common <= MOST_PARTS => common,
            _ => all,
        })
    }

    pub(super) fn entries(&mut self) {
        for (at, entry) in self.ir.entries.iter().enumerate() {
            let fields = index(self.program.fields.len());
            let kind = &self.ir.kinds[entry.kind];
            for (field, decl) in kind.fields.iter().enumerate() {
                self.field_values(at, field, &decl.ty);
            }
            let first = entry.parameters.first().map_or(0, |parameter| index(parameter.cell));
            self.program.entries.push(program::Entry {
                id: entry.id,
                kind: index(entry.kind),
                fields,
                holds: index(entry.holds),
                parameters: (first, u16::try_from(entry.parameters.len()).unwrap_or(0)),
                may_learn: NO_INDEX,
                price: NO_INDEX,
                granted: NO_INDEX,
            });
            self.symbol(Symbol::Entry(index(at)), &entry.named.title);
        }
    }

    fn field_values(&mut self, entry: usize, field: usize, ty: &Type) {
        let many = match ty {
            Type::Set(inner, most) => match **inner {
                Type::Member(id) => self.ir.enums[id].members.len(),
                _ => usize::from(*most),
            },
            _ => 1,
        };
        for member in 0..many {
            let value = if ty.is_dice() {
                self.field_dice(entry, field)
            } else {
                self.field_number(entry, field, member).unwrap_or(0)
            };
            self.program.fields.push(value);
        }
    }

    fn field_dice(&mut self, entry: usize, field: usize) -> i64 {
        let value = self.ir.entries[entry].fields.get(field).and_then(|value| value.values.first());
        let dice = value.and_then(|value| self.known_dice(value)).unwrap_or_default();
        i64::from(self.dice_constant(dice))
    }

    /// Functions that say whether an entry may be learned, and what it costs.
    pub(super) fn learning(&mut self) {
        let ir = self.ir;
        for (at, entry) in ir.entries.iter().enumerate() {
            let name = format!("{}.{}", ir.kinds[entry.kind].named.known_as(), entry.known_as());
            let limited = entry.parameters.iter().any(|parameter| parameter.filter.is_some());
            if !entry.requires.is_empty() || entry.needs.is_some() || limited {
                let function = self.may_learn(&name, entry);
                self.program.entries[at].may_learn = function;
            }
            if !self.counted.grants[at].is_empty() {
                let function = self.granted(&format!("{name}.granted"), at);
                self.program.entries[at].granted = function;
            }
            if let Some((_, price)) = &entry.price {
                let function = self.of_you(&format!("{name}.price"), price, &Type::WHOLE);
                self.program.entries[at].price = function;
                self.learn_function(at);
            }
        }
    }

    fn may_learn(&mut self, name: &str, entry: &crate::ir::Entry) -> u32 {
        let name = format!("{name}.may_learn");
        let at = self.reserve(&name);
        let mut body = self.you_body(&name);
        let answer = self.number(&mut body, 0);
        body.results = (answer, 1);
        for required in &entry.requires {
            self.unless_return(&mut body, required);
        }
        if let Some(needs) = &entry.needs {
            let mark = body.mark();
            body.at(needs.span);
            let waived = entry.needs_waived.as_ref().map(|waived| {
                let yes = self.condition(&mut body, waived);
                body.jump(Op::JumpIf, yes)
            });
            self.unless_return(&mut body, needs);
            if let Some(jump) = waived {
                body.land(jump);
            }
            body.release(mark);
        }
        for parameter in &entry.parameters {
            self.some_choice(&mut body, parameter);
        }
        body.push(Op::Const, answer, 0, 0, 1);
        body.ret();
        self.place(
            at,
            body,
            program::Function {
                id: stable_id(&name),
                params: 1,
                results: 1,
                context: 255,
                context_kind: 255,
                ..program::Function::default()
            },
        );
        at
    }

    fn unless_return(&mut self, body: &mut Body, cond: &Expr) {
        let mark = body.mark();
        body.at(cond.span);
        let yes = self.condition(body, cond);
        let skip = body.jump(Op::JumpIf, yes);
        body.ret();
        body.land(skip);
        body.release(mark);
    }

    /// Returns unless one value at least may be chosen.
    fn some_choice(&mut self, body: &mut Body, parameter: &crate::ir::Parameter) {
        let (Some(filter), Some(many)) = (&parameter.filter, self.choices(&parameter.ty)) else { return };
        let mark = body.mark();
        let value = body.take(1);
        body.locals.push(value);
        body.types.push(parameter.ty.clone());
        body.at(filter.span);
        let mut found = Vec::new();
        for choice in many {
            let inner = body.mark();
            body.push(Op::Const, value, 0, 0, whole(choice));
            let yes = self.condition(body, filter);
            found.push(body.jump(Op::JumpIf, yes));
            body.release(inner);
        }
        body.ret();
        found.into_iter().for_each(|jump| body.land(jump));
        body.locals.pop();
        body.types.pop();
        body.release(mark);
    }

    /// The values a parameter can have.
    fn choices(&self, ty: &Type) -> Option<std::ops::Range<u32>> {
        match ty {
            Type::Member(id) => Some(0..index(self.ir.enums[*id].members.len())),
            Type::Entry(kind) => {
                let (first, end) = self.ir.kinds[*kind].entries;
                Some(index(first)..index(end))
            }
            _ => None,
        }
    }

    /// A body whose register 0 is you, and 1 no context.
    pub(crate) fn you_body(&mut self, name: &str) -> Body {
        let mut body = Body::new(name);
        let you = body.take(1);
        let context = body.take(1);
        body.locals = vec![you, context];
        body.types = vec![Type::Entity(0), Type::Any];
        body.push(Op::Const, context, 0, 0, -1);
        body
    }

    /// A function (you) → value of a type with one register.
    pub(crate) fn of_you(&mut self, name: &str, value: &Expr, ty: &Type) -> u32 {
        let at = self.reserve(name);
        let mut body = self.you_body(name);
        body.at(value.span);
        let to = body.take(1);
        self.value_into(&mut body, value, ty, to);
        body.results = (to, 1);
        body.ret();
        self.place(
            at,
            body,
            program::Function {
                id: stable_id(name),
                params: 1,
                results: 1,
                context: 255,
                context_kind: 255,
                ..program::Function::default()
            },
        );
        at
    }
}
