//! Functions as code.

use runebook_runtime::ops::Op;
use runebook_runtime::program::{self, Export, Shape};

use super::body::{Body, size};
use super::{Emitter, asks};
use crate::interval::{self, Interval};
use crate::ir::{Expr, Function, FunctionKind, Type};
use crate::resolve::stable_id;

/// The reason of `Trap::OutOfRange`.
pub(super) const OUT_OF_RANGE: i32 = 4;

impl Emitter<'_> {
    /// All functions: reserved first, so that they can call each other.
    pub(super) fn functions(&mut self) {
        for function in &self.ir.functions {
            let name = exported(function);
            let at = self.reserve(&name);
            self.function.push(at);
        }
        for id in 0..self.ir.functions.len() {
            match self.ir.functions[id].kind {
                FunctionKind::Process => self.process(id),
                FunctionKind::Formula | FunctionKind::Chance | FunctionKind::Table => self.formula(id),
                FunctionKind::Procedure
                | FunctionKind::Action
                | FunctionKind::Check
                | FunctionKind::Die
                | FunctionKind::Plan => self.procedure(id),
                // nobody has written it
                FunctionKind::Tick => self.quietly(|emitter| emitter.procedure(id)),
            }
        }
    }

    /// A body with the parameters in place.
    pub(crate) fn with_params(&self, name: &str, function: &Function) -> (Body, u16) {
        let (mut body, params) = self.unchecked(name, function);
        self.ranges(&mut body, function);
        (body, params)
    }

    /// The same without a look at their ranges.
    fn unchecked(&self, name: &str, function: &Function) -> (Body, u16) {
        let mut body = Body::new(name);
        body.at(function.whole);
        let params = function.params.len();
        body.add_locals(self.ir, &function.locals[..params]);
        (body, u16::try_from(params_size(self, function)).unwrap_or(u16::MAX))
    }

    fn ranges(&self, body: &mut Body, function: &Function) {
        for (local, param) in function.params.iter().enumerate() {
            if let Some(range) = param.range {
                let at = body.local(local);
                in_range(body, at, range, &param.ty);
            }
        }
    }

    fn record(&self, function: &Function, params: u16, results: usize) -> program::Function {
        program::Function {
            id: stable_id(&qualified(function)),
            params,
            results: u16::try_from(results).unwrap_or(u16::MAX),
            context: 255,
            context_kind: 255,
            ..program::Function::default()
        }
    }

    fn formula(&mut self, id: usize) {
        let function = self.ir.functions[id].clone();
        let (mut body, params) = self.with_params(&qualified(&function), &function);
        // what it reads is read in the context of whoever asks
        body.standing = true;
        let Some(value) = &function.value else { return };
        let rest = function.locals[function.params.len()..].to_vec();
        body.add_locals(self.ir, &rest);
        body.at(value.span);
        let results = size(self.ir, &value.ty);
        let to = body.take(results);
        self.value_into(&mut body, value, &value.ty, to);
        if let Some(range) = function.range.filter(|range| !self.within(&function, value, *range)) {
            in_range(&mut body, to, range, &value.ty);
        }
        body.results = (to, u8::try_from(results).unwrap_or(0));
        body.ret();
        let record = self.record(&function, params, results);
        self.place(self.function[id], body, record);
        self.export(&function, self.function[id], vec![("value".to_owned(), shape(&value.ty))]);
    }

    /// Whether a value cannot leave a range.
    fn within(&self, function: &Function, value: &Expr, (low, high): (i64, i64)) -> bool {
        let params: Vec<Interval> = function.params.iter().map(|param| Interval::declared(param.range)).collect();
        let found = interval::of_body(self.ir, value, &params);
        let least = found.low.and_then(|least| interval::less(least, (i128::from(low), 1)));
        let most = found.high.and_then(|most| interval::less((i128::from(high), 1), most));
        least == Some(false) && most == Some(false)
    }

    fn procedure(&mut self, id: usize) {
        let function = self.ir.functions[id].clone();
        let (mut body, params) = self.with_params(&qualified(&function), &function);
        body.function = Some(id);
        let results = self.place_locals(&mut body, &function);
        let context = function.context;
        body.context = context.map(|(local, _)| body.local(local));
        self.acts(&mut body, &function.body);
        body.ret();
        let mut record = self.record(&function, params, results);
        if let (Some((_, kind)), Some(at)) = (context, body.context) {
            record.context = at;
            record.context_kind = u8::try_from(kind).unwrap_or(255);
        }
        self.place(self.function[id], body, record);
        if self.ir.ends_action(id) {
            return;
        }
        let names = self.result_names(&function);
        self.export(&function, self.function[id], names);
    }

    /// Registers for the locals after the parameters: results in a row and in order, then the rest.
    pub(crate) fn place_locals(&self, body: &mut Body, function: &Function) -> usize {
        let params = function.params.len();
        body.locals.resize(function.locals.len(), 0);
        body.types = function.locals.iter().map(|local| local.ty.clone()).collect();
        let ranges = function.locals.iter().enumerate().filter_map(|(at, local)| Some((at, local.range?)));
        body.ranges = ranges.collect();
        let results: usize = function.results.iter().map(|(_, local)| size(self.ir, &function.locals[*local].ty)).sum();
        let first = body.take(results);
        let mut at = first;
        for (_, local) in &function.results {
            body.locals[*local] = at;
            at = at.saturating_add(u8::try_from(size(self.ir, &function.locals[*local].ty)).unwrap_or(0));
        }
        for local in params..function.locals.len() {
            if !function.results.iter().any(|(_, result)| *result == local) {
                body.locals[local] = body.take(size(self.ir, &function.locals[local].ty));
            }
        }
        body.results = (first, u8::try_from(results).unwrap_or(0));
        results
    }

    fn result_names(&self, function: &Function) -> Vec<(String, Shape)> {
        function.results.iter().map(|(name, local)| (name.clone(), shape(&function.locals[*local].ty))).collect()
    }

    fn export(&mut self, function: &Function, at: u32, results: Vec<(String, Shape)>) {
        let (id, signature) = (stable_id(&qualified(function)), asks::signature(self.ir, function));
        self.program.exports.push(Export { id, name: exported(function), function: at, results, signature });
    }

    /// A process: its tick (parameters, states) → (states, stopped), and its beginning (parameters) → states.
    fn process(&mut self, id: usize) {
        let function = self.ir.functions[id].clone();
        let name = qualified(&function);
        let (mut body, params) = self.unchecked(&name, &function);
        let states: usize = function.states.iter().map(|local| size(self.ir, &function.locals[*local].ty)).sum();
        self.place_locals(&mut body, &function);
        let first = body.take(states + 1);
        // not before the states have their registers, for they come in, too
        self.ranges(&mut body, &function);
        self.tick(&mut body, &function, first, states);
        let record = self.record(&function, params + u16::try_from(states).unwrap_or(0), states + 1);
        self.place(self.function[id], body, record);
        let mut names = self.result_names(&function);
        names.push(("stopped".to_owned(), Shape::Number));
        self.export(&function, self.function[id], names);
        self.beginning(&function, params, states);
    }

    fn tick(&mut self, body: &mut Body, function: &Function, first: u8, states: usize) {
        // the states come in right after the parameters, which is where the results stand
        let stopped = first.saturating_add(u8::try_from(states).unwrap_or(0));
        let results = body.results.0;
        body.stopped = Some(stopped);
        body.results = (results, u8::try_from(states).unwrap_or(0));
        // a stop leaves by the end, so that states and mark are returned together
        let start = body.code.len();
        self.acts(body, &function.body);
        body.ret();
        let length = u8::try_from(states).unwrap_or(0);
        let end = body.code.len();
        let returns: Vec<usize> = (start..end).filter(|at| body.code[*at].op == Op::Ret).collect();
        for offset in 0..length {
            body.push(Op::Move, first.saturating_add(offset), results.saturating_add(offset), 0, 0);
        }
        body.push(Op::Ret, first, length.saturating_add(1), 0, 0);
        for at in returns {
            body.code[at] =
                runebook_runtime::ops::Instr::new(Op::Jump, 0, 0, 0, i32::try_from(end - at - 1).unwrap_or(0));
        }
    }

    fn beginning(&mut self, function: &Function, params: u16, states: usize) {
        let name = format!("{}.begins", qualified(function));
        let at = self.reserve(&name);
        let (mut body, _) = self.with_params(&name, function);
        let first = body.take(states);
        let mut to = first;
        for (start, local) in function.starts.iter().zip(&function.states) {
            let ty = &function.locals[*local].ty;
            self.value_into(&mut body, start, ty, to);
            if let Some(range) = function.locals[*local].range {
                in_range(&mut body, to, range, ty);
            }
            to = to.saturating_add(u8::try_from(size(self.ir, ty)).unwrap_or(0));
        }
        body.results = (first, u8::try_from(states).unwrap_or(0));
        body.ret();
        let record = program::Function { id: stable_id(&name), ..self.record(function, params, states) };
        self.place(at, body, record);
        let names = self.result_names(function);
        let (id, name) = (stable_id(&name), format!("{}.begins", exported(function)));
        let signature = asks::signature(self.ir, function);
        self.program.exports.push(Export { id, name, function: at, results: names, signature });
    }
}

/// A number outside its declared range stops the call: it is checked where it enters.
pub(crate) fn in_range(body: &mut Body, at: u8, (low, high): (i64, i64), ty: &Type) {
    let Type::Number(number) = ty else { return };
    let mark = body.mark();
    let outside = body.take(1);
    for (op, limit) in [(Op::LtImm, low), (Op::GtImm, high)] {
        let stored = limit.checked_mul(number.denominator).and_then(|limit| i32::try_from(limit).ok());
        let Some(stored) = stored else { continue };
        body.push(op, outside, at, 0, stored);
        let inside = body.jump(Op::JumpUnless, outside);
        body.push(Op::Trap, 0, 0, 0, OUT_OF_RANGE);
        body.land(inside);
    }
    body.release(mark);
}

fn params_size(emitter: &Emitter<'_>, function: &Function) -> usize {
    function.params.iter().map(|param| size(emitter.ir, &param.ty)).sum()
}

pub(crate) fn shape(ty: &Type) -> Shape {
    if ty.is_dice() { Shape::Dice } else { Shape::Number }
}

/// `procedure.strike`, `tick.turn` …
pub(crate) fn qualified(function: &Function) -> String {
    format!("{}.{}", function.kind.word(), function.named.known_as())
}

/// The name that games call a function by.
pub(super) fn exported(function: &Function) -> String {
    format!("{}.{}", function.kind.word(), function.named.name)
}
