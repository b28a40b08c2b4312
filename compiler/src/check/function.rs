//! Functions: procedures, checks, formulas, chances, tables, dice, processes, plans.

use std::sync::Arc;

use runebook_grammar::Span;
use runebook_grammar::tree::{self, By, ExprKind, Item, ItemKind, Stmt, StmtKind};

use crate::check::fit::retyped;
use crate::check::{Checker, MOST_DEEP, Progress, Scope};
use crate::error;
use crate::ir::{Act, ActKind, BinOp, Expr, FunctionKind, Node, SIDE, Type};
use crate::resolve::Model;

/// The item of each function.
pub(super) fn bodies(model: &Model) -> Vec<(Option<Arc<Item>>, Progress)> {
    let mut all: Vec<(Option<Arc<Item>>, Progress)> = vec![(None, Progress::Waiting); model.ir.functions.len()];
    for placed in model.items.iter() {
        let names = &model.ir.names;
        let (id, name) = match &placed.item.kind {
            ItemKind::Check { name, .. }
            | ItemKind::Procedure { name, .. }
            | ItemKind::Action { name, .. }
            | ItemKind::Formula { name, .. }
            | ItemKind::Chance { name, .. }
            | ItemKind::Table { name, .. }
            | ItemKind::Die { name, .. }
            | ItemKind::Process { name, .. } => (names.functions.get(&name.text), name.span),
            ItemKind::Plan { name, .. } => (names.plans.get(&name.text), name.span),
            _ => continue,
        };
        // a second one of a name was reported
        if let Some(id) = id.filter(|id| model.ir.functions[**id].named.span == name) {
            all[*id].0 = Some(placed.item.clone());
        }
    }
    all
}

impl Checker {
    /// What callers must know before any body is read: the types of formulas, the defaults of parameters.
    pub(super) fn signatures(&mut self) {
        self.formula_types();
        self.param_defaults();
    }

    pub(super) fn functions(&mut self) {
        for id in 0..self.bodies.len() {
            self.ensure(id);
        }
    }

    /// A formula says its type, so that whoever calls it need not read it first.
    fn formula_types(&mut self) {
        for id in 0..self.bodies.len() {
            let item = self.bodies[id].0.clone();
            if let Some(Item { kind: ItemKind::Formula { ty, .. }, span }) = item.as_deref() {
                let ty = self.model.ty(ty);
                self.model.ir.functions[id].value = Some(Expr { ty, ..Expr::bad(*span) });
            }
        }
    }

    fn param_defaults(&mut self) {
        for id in 0..self.bodies.len() {
            let Some(item) = self.bodies[id].0.clone() else { continue };
            let (list, first): (&[tree::Param], usize) = match &item.kind {
                ItemKind::Check { params, .. }
                | ItemKind::Procedure { params, .. }
                | ItemKind::Formula { params, .. }
                | ItemKind::Table { params, .. } => (params, 0),
                ItemKind::Action { params, .. } => (params, 1), // after the one who does it
                _ => (&[], 0),
            };
            for (at, param) in list.iter().enumerate().map(|(at, param)| (at + first, param)) {
                if let Some(default) = &param.default {
                    let ty = self.ir().functions[id].params[at].ty.clone();
                    let value = self.value_of(&mut Scope::at("a default"), default, &ty);
                    self.model.ir.functions[id].params[at].default = Some(value);
                }
            }
        }
    }

    /// Reads the body of a function, once; its results are known afterwards.
    pub(crate) fn ensure(&mut self, id: usize) {
        if self.bodies[id].1 != Progress::Waiting {
            return;
        }
        self.bodies[id].1 = Progress::Running;
        self.depth += 1;
        if self.depth > MOST_DEEP {
            let named = self.ir().functions[id].named.clone();
            self.gave_up = true;
            self.report(error::too_deep(named.span, &named.name, MOST_DEEP));
        } else if let Some(item) = self.bodies[id].0.clone() {
            self.function(id, &item);
        }
        self.depth -= 1;
        self.bodies[id].1 = Progress::Done;
    }

    fn function(&mut self, id: usize, item: &Item) {
        match &item.kind {
            ItemKind::Formula { ty, value, .. } => {
                let range = self.declared_range(ty);
                self.model.ir.functions[id].range = range;
                let ty = self.ir().functions[id].value.as_ref().map_or(Type::Any, |value| value.ty.clone());
                let mut scope = self.parameters(id, "a formula");
                let value = self.value_of(&mut scope, value, &ty);
                self.in_range(&value, range, &ty, None);
                self.close(id, scope, Some(retyped(value, ty)));
            }
            ItemKind::Chance { value, .. } => {
                let mut scope = self.parameters(id, "a chance");
                let value = self.value_of(&mut scope, value, &Type::Chance);
                self.close(id, scope, Some(Expr { ty: Type::Chance, ..value }));
            }
            ItemKind::Table { name, first_that_fits, rows, .. } => self.table(id, name, *first_that_fits, rows),
            ItemKind::Procedure { gives, body, .. } => self.procedure(id, gives, body),
            ItemKind::Action { body, .. } => self.action(id, body),
            ItemKind::Check { name, body, .. } => self.check_body(id, name, body),
            ItemKind::Die { name, roll, faces, .. } => self.die(id, name, roll.as_ref(), faces),
            ItemKind::Process { name, body, .. } => self.process(id, name, body),
            ItemKind::Plan { body, .. } => {
                let mut scope = self.parameters(id, "a plan");
                scope.you = Some(0);
                scope.rolls = true;
                let body = self.acts(&mut scope, body);
                self.model.ir.functions[id].body = body;
                self.close(id, scope, None);
            }
            _ => {}
        }
    }

    pub(super) fn parameters(&self, id: usize, place: &'static str) -> Scope {
        let mut scope = Scope::at(place);
        scope.function = Some(id);
        for param in &self.ir().functions[id].params {
            scope.add(&param.named.name, param.ty.clone(), param.named.span);
        }
        scope
    }

    pub(super) fn close(&mut self, id: usize, scope: Scope, value: Option<Expr>) {
        let function = &mut self.model.ir.functions[id];
        function.locals = scope.locals;
        function.value = value;
        function.rolls = !matches!(function.kind, FunctionKind::Formula | FunctionKind::Chance | FunctionKind::Table);
    }

    fn procedure(&mut self, id: usize, gives: &[tree::Param], body: &[Stmt]) {
        let mut scope = self.parameters(id, "a procedure");
        scope.rolls = true;
        let context = scope.locals.iter().enumerate().find_map(|(local, found)| match found.ty {
            Type::Context(context) => Some((local, context)),
            _ => None,
        });
        self.model.ir.functions[id].context = context;
        scope.contexts.extend(context);
        let mut acts = Vec::new();
        for given in gives {
            let ty = given.ty.as_ref().map_or(Type::WHOLE, |ty| self.model.ty(ty));
            let value = given
                .default
                .as_ref()
                .map_or_else(|| Expr::whole(0, given.name.span), |value| self.value_of(&mut scope, value, &ty));
            let range = given.ty.as_ref().and_then(|ty| self.declared_range(ty));
            self.in_range(&value, range, &ty, Some(given.name.span));
            let local = self.local(&mut scope, &given.name, ty);
            (scope.locals[local].changes, scope.locals[local].range) = (true, range);
            self.model.ir.functions[id].results.push((given.name.text.clone(), local));
            acts.push(Act { kind: ActKind::Assign { local, value }, span: given.name.span });
        }
        self.model.ir.functions[id].locals.clone_from(&scope.locals);
        scope.later = later(body);
        acts.extend(self.acts(&mut scope, body));
        self.model.ir.functions[id].body = acts;
        self.close(id, scope, None);
    }

    fn check_body(&mut self, id: usize, name: &tree::Name, body: &[Stmt]) {
        let mut scope = self.parameters(id, "a check");
        scope.later = later(body);
        scope.rolls = true;
        let mut acts = Vec::new();
        if let Some(context) = self.ir().names.contexts.get(&name.text).copied() {
            let local = scope.hidden("context", Type::Context(context), name.span);
            let params = self.ir().functions[id].params.clone();
            let values = params
                .iter()
                .enumerate()
                .map(|(at, param)| Expr::new(Node::Local(at), param.ty.clone(), param.named.span))
                .collect();
            let value = Expr::new(Node::NewContext { context, values }, Type::Context(context), name.span);
            acts.push(Act { kind: ActKind::Assign { local, value }, span: name.span });
            scope.check = Some((local, context, params.len()));
            self.model.ir.functions[id].context = Some((local, context));
        }
        let mut results: Vec<(String, usize)> = Vec::new();
        for stmt in body {
            match &stmt.kind {
                StmtKind::Succeeds { cond, by } => {
                    self.succeeds(&mut scope, cond, by.as_ref(), &mut acts, &mut results)
                }
                StmtKind::Result(value) => self.result(&mut scope, "result", value, &mut acts, &mut results),
                StmtKind::Field { name, values, .. } if values.len() == 1 && name.text == "roll" => {
                    self.rolls_alone(name.span.to(values[0].span), &values[0]);
                    return self.close(id, scope, None);
                }
                StmtKind::Field { name, values, .. } if values.len() == 1 => {
                    self.result(&mut scope, &name.text.clone(), &values[0], &mut acts, &mut results)
                }
                _ => acts.extend(self.open_acts(&mut scope, std::slice::from_ref(stmt))),
            }
        }
        if results.is_empty() {
            self.report(error::unsaid(
                name.span,
                format!("the check `{}` does not say when it succeeds", name.text).as_str(),
                "add `succeeds when …` or `result …`",
            ));
        }
        let function = &mut self.model.ir.functions[id];
        function.results = results;
        function.body = acts;
        self.close(id, scope, None);
    }

    /// `roll 2d6 <= n` by itself, where a check says what succeeds.
    fn rolls_alone(&mut self, place: Span, value: &tree::Expr) {
        let compares = matches!(&value.kind, ExprKind::Binary { op, .. } if comparison(*op));
        let help =
            if compares { "write `succeeds when roll …`" } else { "write `result roll …`, or `let x = roll …`" };
        self.report(error::misplaced(place, "a roll by itself", "a check", help));
    }

    fn result(
        &mut self,
        scope: &mut Scope,
        name: &str,
        value: &tree::Expr,
        acts: &mut Vec<Act>,
        results: &mut Vec<(String, usize)>,
    ) {
        let value = self.value(scope, value, None);
        let span = value.span;
        let local = scope.hidden(name, value.ty.clone(), span);
        results.push((name.to_owned(), local));
        acts.push(Act { kind: ActKind::Assign { local, value }, span });
    }

    /// `succeeds when A > B, by the difference`. The sides are found once, so that what is rolled in them is rolled once.
    fn succeeds(
        &mut self,
        scope: &mut Scope,
        cond: &tree::Expr,
        by: Option<&By>,
        acts: &mut Vec<Act>,
        results: &mut Vec<(String, usize)>,
    ) {
        let mut margin = None;
        let success = match (&cond.kind, by) {
            (ExprKind::Binary { op, left, right }, Some(By::Difference(span))) if comparison(*op) => {
                let left = self.side(scope, left, acts);
                let right = self.side(scope, right, acts);
                let (more, less) = if asks_for_less(*op) { (&right, &left) } else { (&left, &right) };
                margin = Some(self.arithmetic(BinOp::Sub, more.clone(), less.clone(), *span));
                self.compare(crate::check::value::compare_op(*op), left, right, cond.span)
            }
            (_, Some(By::Difference(span))) => {
                self.report(error::misplaced(
                    *span,
                    "`by the difference`",
                    "this check",
                    "it needs a comparison: `succeeds when A > B`",
                ));
                self.condition(scope, cond)
            }
            _ => self.condition(scope, cond),
        };
        let local = scope.hidden("success", Type::YesNo, cond.span);
        results.push(("success".to_owned(), local));
        acts.push(Act { kind: ActKind::Assign { local, value: success }, span: cond.span });
        if let Some(By::Value(value)) = by {
            margin = Some(self.value(scope, value, None));
        }
        if let Some(value) = margin {
            let span = value.span;
            let local = scope.hidden("margin", value.ty.clone(), span);
            results.push(("margin".to_owned(), local));
            acts.push(Act { kind: ActKind::Assign { local, value }, span });
        }
    }

    fn side(&mut self, scope: &mut Scope, side: &tree::Expr, acts: &mut Vec<Act>) -> Expr {
        let value = self.value(scope, side, None);
        let (ty, span) = (value.ty.clone(), value.span);
        let local = scope.hidden(SIDE, ty.clone(), span);
        acts.push(Act { kind: ActKind::Assign { local, value }, span });
        Expr::new(Node::Local(local), ty, span)
    }

    fn process(&mut self, id: usize, name: &tree::Name, body: &[Stmt]) {
        let mut scope = self.parameters(id, "a process");
        scope.rolls = true;
        let (mut states, mut starts, mut acts, mut clock) = (Vec::new(), Vec::new(), Vec::new(), None);
        for stmt in body {
            match &stmt.kind {
                StmtKind::State { name, ty, value } => {
                    let range = ty.as_ref().and_then(|ty| self.declared_range(ty));
                    let ty = ty.as_ref().map(|ty| self.model.ty(ty));
                    let value = self.value(&mut scope, value, ty.as_ref());
                    let ty = ty.unwrap_or_else(|| value.ty.clone());
                    self.in_range(&value, range, &ty, Some(name.span));
                    let local = scope.add(&name.text, ty, name.span);
                    (scope.locals[local].changes, scope.locals[local].range) = (true, range);
                    states.push(local);
                    starts.push(value);
                }
                StmtKind::Each { clock: name, body, .. } => {
                    clock = self.clock_named(name);
                    acts = self.acts(&mut scope, body);
                }
                _ => acts.extend(self.open_acts(&mut scope, std::slice::from_ref(stmt))),
            }
        }
        if clock.is_none() {
            let what = format!("the process `{}` does not say what one tick does", name.text);
            self.report(error::unsaid(name.span, &what, "add `each CLOCK { … }`"));
        }
        let function = &mut self.model.ir.functions[id];
        (function.states, function.starts, function.body, function.clock) = (states, starts, acts, clock);
        function.results = function.states.iter().map(|local| (scope.locals[*local].name.clone(), *local)).collect();
        self.close(id, scope, None);
    }

    /// A whole number known before anything is played.
    pub(crate) fn constant_whole(&mut self, scope: &mut Scope, expr: &tree::Expr, place: &str) -> Option<i64> {
        let value = self.value_of(scope, expr, &Type::WHOLE);
        let found = crate::fold::whole(&value);
        if found.is_none() && !matches!(value.node, Node::Bad) {
            self.report(error::not_constant(expr.span, place));
        }
        found
    }
}

/// The names that a body gives to values, and where.
pub(super) fn later(body: &[Stmt]) -> Vec<(String, Span)> {
    let name = |stmt: &Stmt| match &stmt.kind {
        StmtKind::Let { name, .. }
        | StmtKind::Dist { name, .. }
        | StmtKind::State { name, .. }
        | StmtKind::Step { name, value: Some(_), .. } => Some((name.text.clone(), name.span)),
        _ => None,
    };
    body.iter().filter_map(name).collect()
}

/// Whether a comparison succeeds by less: its margin is by how much.
const fn asks_for_less(op: tree::BinOp) -> bool {
    matches!(op, tree::BinOp::Lt | tree::BinOp::Le)
}

const fn comparison(op: tree::BinOp) -> bool {
    matches!(op, tree::BinOp::Lt | tree::BinOp::Le | tree::BinOp::Gt | tree::BinOp::Ge)
}
