//! What is bought as code. Each is a function of its own (who, what is chosen) → `refused`, which a game can call, too: 0, 1
//! where there is nothing to buy any more, 2 where it may not be learned, 3 where it cannot be paid.

use runebook_runtime::ops::{Instr, Op};
use runebook_runtime::program::{self, Export, Shape};

use super::body::Body;
use super::{Emitter, NO_INDEX, asks, index, whole};
use crate::ir::{CellId, Expr, FamilyIndex, Goods, Node, Type};
use crate::resolve::stable_id;

/// Nothing is left to buy: it is had, or at its most.
const ENOUGH: i32 = 1;
/// `requires` and `needs` are not met, or what was chosen may not be.
const NOT_MET: i32 = 2;
/// The price is more than there is.
const TOO_DEAR: i32 = 3;

impl Emitter<'_> {
    /// Calls the function of what is bought.
    pub(super) fn buy(&mut self, body: &mut Body, who: &Expr, goods: &Goods) {
        let (function, types) = match goods {
            Goods::Entry { entry, .. } => {
                let parameters = self.ir.entries[*entry].parameters.iter().map(|parameter| parameter.ty.clone());
                (self.learn_function(*entry), parameters.collect::<Vec<_>>())
            }
            Goods::Point { cell, index } => {
                (self.more_function(*cell), index.iter().map(|index| index.ty.clone()).collect())
            }
        };
        let types: Vec<Type> = std::iter::once(who.ty.clone()).chain(types).collect();
        let values: Vec<Expr> = std::iter::once(who.clone()).chain(goods.values().into_iter().cloned()).collect();
        let (first, count) = self.args(body, &values, &types);
        let to = body.take(1);
        let number = body.call_number();
        body.push(Op::Call, to, first, count, Instr::pack(function, number));
    }

    /// The function that lets someone learn an entry; its body comes at the end.
    pub(super) fn learn_function(&mut self, entry: usize) -> u32 {
        if let Some(at) = self.learn.get(&entry) {
            return *at;
        }
        let at = self.reserve(&self.learn_name(entry));
        self.learn.insert(entry, at);
        at
    }

    /// The function that lets someone buy one more of a resource; its body comes at the end.
    pub(super) fn more_function(&mut self, cell: CellId) -> u32 {
        if let Some(at) = self.more.get(&cell) {
            return *at;
        }
        let at = self.reserve(&self.more_name(cell));
        self.more.insert(cell, at);
        at
    }

    fn learn_name(&self, entry: usize) -> String {
        let found = &self.ir.entries[entry];
        format!("learn.{}.{}", self.kind_name(entry), found.known_as())
    }

    fn more_name(&self, cell: CellId) -> String {
        let found = &self.ir.cells[cell];
        format!("buy.{}.{}", self.ir.entities[found.entity].named.known_as(), found.named.known_as())
    }

    /// The bodies of all that can be bought.
    pub(super) fn goods(&mut self) {
        for (cell, found) in self.ir.cells.iter().enumerate() {
            if found.bought.is_some() {
                self.more_function(cell);
            }
        }
        for (entry, at) in std::mem::take(&mut self.learn) {
            let name = self.learn_name(entry);
            self.learn_body(entry, at, &name);
        }
        for (cell, at) in std::mem::take(&mut self.more) {
            let name = self.more_name(cell);
            self.more_body(cell, at, &name);
        }
    }

    /// A body (you, …) → refused.
    fn deal(&mut self, name: &str, more: usize) -> Body {
        let mut body = Body::new(name);
        let first = body.take(1 + more);
        let (context, answer) = (body.take(1), body.take(1));
        body.locals = vec![first, context];
        body.types = vec![Type::Entity(0), Type::Any];
        body.push(Op::Const, context, 0, 0, -1);
        body.push(Op::Const, answer, 0, 0, 0);
        body.results = (answer, 1);
        body
    }

    fn close_deal(&mut self, mut body: Body, at: u32, name: &str, more: usize) {
        body.ret();
        let record = program::Function {
            id: stable_id(name),
            params: u16::try_from(1 + more).unwrap_or(u16::MAX),
            results: 1,
            context: 255,
            context_kind: 255,
            ..program::Function::default()
        };
        self.place(at, body, record);
        let results = vec![("refused".to_owned(), Shape::Number)];
        let (id, name, signature) = (stable_id(name), name.to_owned(), asks::deal_signature(more));
        self.program.exports.push(Export { id, name, function: at, results, signature });
    }

    fn learn_body(&mut self, entry: usize, at: u32, name: &str) {
        let found = self.ir.entries[entry].clone();
        let chosen = found.parameters.len();
        let mut body = self.deal(name, chosen);
        body.at(found.named.span);
        let you = body.local(0);
        let held = body.take(1);
        body.push(Op::Get, held, you, 0, whole(index(found.holds)));
        let new = body.jump(Op::JumpUnless, held);
        refuse(&mut body, ENOUGH);
        body.land(new);
        self.may_be_learned(&mut body, entry);
        for (place, parameter) in found.parameters.iter().enumerate() {
            let value = you.saturating_add(u8::try_from(place + 1).unwrap_or(u8::MAX));
            self.may_be_chosen(&mut body, value, parameter);
        }
        if let Some((cell, price)) = &found.price {
            body.at(price.span);
            let amount = self.price_of(&mut body, entry, *cell);
            self.pay(&mut body, *cell, amount);
        }
        for (place, parameter) in found.parameters.iter().enumerate() {
            let value = you.saturating_add(u8::try_from(place + 1).unwrap_or(u8::MAX));
            body.push(Op::Put, value, you, 0, whole(index(parameter.cell)));
        }
        let one = self.number(&mut body, 1);
        body.push(Op::Put, one, you, 0, whole(index(found.holds)));
        self.close_deal(body, at, name, chosen);
    }

    fn may_be_learned(&mut self, body: &mut Body, entry: usize) {
        let function = self.program.entries[entry].may_learn;
        if function == NO_INDEX {
            return;
        }
        let (you, may) = (body.local(0), body.take(2));
        let arg = may.saturating_add(1);
        body.push(Op::Move, arg, you, 0, 0);
        let number = body.call_number();
        body.push(Op::Call, may, arg, 1, Instr::pack(function, number));
        let yes = body.jump(Op::JumpIf, may);
        refuse(body, NOT_MET);
        body.land(yes);
    }

    fn may_be_chosen(&mut self, body: &mut Body, value: u8, parameter: &crate::ir::Parameter) {
        let Some(filter) = &parameter.filter else { return };
        let mark = body.mark();
        body.locals.push(value);
        body.types.push(parameter.ty.clone());
        let yes = self.condition(body, filter);
        let yes = body.jump(Op::JumpIf, yes);
        refuse(body, NOT_MET);
        body.land(yes);
        body.locals.pop();
        body.types.pop();
        body.release(mark);
    }

    /// The price of an entry, in parts of what pays.
    fn price_of(&mut self, body: &mut Body, entry: usize, cell: CellId) -> u8 {
        let (you, price) = (body.local(0), body.take(2));
        let arg = price.saturating_add(1);
        body.push(Op::Move, arg, you, 0, 0);
        let number = body.call_number();
        body.push(Op::Call, price, arg, 1, Instr::pack(self.program.entries[entry].price, number));
        let parts = self.parts(cell);
        if parts != 1 {
            let parts = self.number(body, parts);
            body.push(Op::Mul, price, price, parts, 0);
        }
        price
    }

    fn parts(&self, cell: CellId) -> i64 {
        self.ir.cells[cell].ty.number().map_or(1, |number| number.denominator)
    }

    /// Pays, or refuses.
    fn pay(&mut self, body: &mut Body, cell: CellId, amount: u8) {
        let you = body.local(0);
        let (purse, short) = (body.take(1), body.take(1));
        body.push(Op::Get, purse, you, 0, whole(index(cell)));
        body.push(Op::Lt, short, purse, amount, 0);
        let enough = body.jump(Op::JumpUnless, short);
        refuse(body, TOO_DEAR);
        body.land(enough);
        body.push(Op::Sub, purse, purse, amount, 0);
        body.push(Op::Put, purse, you, 0, whole(index(cell)));
    }

    fn more_body(&mut self, cell: CellId, at: u32, name: &str) {
        let found = self.ir.cells[cell].clone();
        let Some((paid, price)) = &found.bought else { return };
        let member = found.index.map(|family| match family {
            FamilyIndex::Kind(kind) => Type::Entry(kind),
            FamilyIndex::Enum(id) => Type::Member(id),
        });
        let more = usize::from(member.is_some());
        let mut body = self.deal(name, more);
        body.at(found.named.span);
        let you = body.local(0);
        body.types[0] = Type::Entity(found.entity);
        let member = member.map(|ty| {
            body.locals.push(you.saturating_add(1));
            body.types.push(ty.clone());
            Expr::new(Node::Local(2), ty, price.span)
        });
        let slot = self.slot(&mut body, you, cell, member.as_ref());
        let now = self.get(&mut body, slot);
        let parts = self.parts(cell);
        if let Some(high) = &found.high {
            let most = self.stored(&mut body, high, parts);
            let less = body.take(1);
            body.push(Op::Lt, less, now, most, 0);
            let less = body.jump(Op::JumpIf, less);
            refuse(&mut body, ENOUGH);
            body.land(less);
        }
        body.at(price.span);
        let amount = self.stored(&mut body, price, self.parts(*paid));
        self.pay(&mut body, *paid, amount);
        let one = self.number(&mut body, parts);
        body.push(Op::Add, now, now, one, 0);
        self.store(&mut body, slot, now);
        self.close_deal(body, at, name, more);
    }
}

/// The deal is off, for this reason.
fn refuse(body: &mut Body, reason: i32) {
    let (answer, _) = body.results;
    body.push(Op::Const, answer, 0, 0, reason);
    body.ret();
}
