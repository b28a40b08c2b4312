//! Acts: what a body does, statement by statement.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, Stmt, StmtKind, When};

use crate::check::{Checker, Scope, fitted};
use crate::error;
use crate::fold;
use crate::interval;
use crate::ir::{Act, ActKind, Expr, FunctionKind, Iter, Node, Type};
use crate::resolve::named;

impl Checker {
    /// The acts of a body; names it declares end with it.
    pub(crate) fn acts(&mut self, scope: &mut Scope, body: &[Stmt]) -> Vec<Act> {
        let visible = scope.visible.len();
        let acts = self.open_acts(scope, body);
        scope.visible.truncate(visible);
        acts
    }

    /// The acts of a body whose names stay visible.
    pub(crate) fn open_acts(&mut self, scope: &mut Scope, body: &[Stmt]) -> Vec<Act> {
        let mut acts = Vec::new();
        for stmt in body {
            self.act(scope, stmt, &mut acts);
        }
        fitted(acts)
    }

    fn act(&mut self, scope: &mut Scope, stmt: &Stmt, acts: &mut Vec<Act>) {
        let span = stmt.span;
        let mut push = |kind: ActKind| acts.push(Act { kind, span });
        match &stmt.kind {
            StmtKind::Let { name, each: None, ty, value } => {
                let (local, act) = self.assign_new(scope, name, ty.as_deref(), value);
                if let ActKind::Assign { value, .. } = &act {
                    self.no_named_dice(name, "let", value);
                    scope.known.insert(local, interval::of(self.ir(), value));
                }
                push(act);
            }
            StmtKind::Dist { name, value } => {
                let value = self.value(scope, value, Some(&Type::Dice));
                if !value.ty.is_dice() && !matches!(value.ty, Type::Any) {
                    self.report(error::no_dice(value.span, &name.text));
                }
                let local = self.local(scope, name, Type::Dice);
                push(ActKind::Assign { local, value });
            }
            StmtKind::State { name, ty, value } => {
                let (local, act) = self.assign_new(scope, name, ty.as_deref(), value);
                if let (None, ActKind::Assign { value, .. }) = (ty, &act) {
                    self.no_named_dice(name, "state", value);
                }
                scope.locals[local].changes = true;
                push(act);
            }
            StmtKind::Let { name, each: Some(each), ty, value } => {
                let act = self.per_member(scope, name, (&each.0, &each.1), ty.as_deref(), value);
                push(act);
            }
            StmtKind::Step { name, value, body } => {
                let act = self.step(scope, name, value.as_ref(), body);
                push(act);
            }
            StmtKind::If { cond, then, otherwise } => {
                let cond = self.condition(scope, cond);
                let then = self.acts(scope, then);
                let otherwise = otherwise.as_ref().map(|body| self.acts(scope, body)).unwrap_or_default();
                push(ActKind::If { cond, then, otherwise });
            }
            StmtKind::Match { on, arms } => {
                let act = self.matched(scope, on, arms, span);
                push(act);
            }
            StmtKind::Repeat { at_most, body } => {
                let at_most = match at_most {
                    Some(bound) => self.value_of(scope, bound, &Type::WHOLE),
                    None => {
                        self.report(error::unbounded(
                            first_word(span, "repeat"),
                            "this repetition",
                            "`repeat at most 20 times`",
                        ));
                        Expr::whole(1, span)
                    }
                };
                let body = self.acts(scope, body);
                push(ActKind::Repeat { at_most, body });
            }
            StmtKind::For { clause, body } => {
                let act = self.for_each(scope, clause, body);
                push(act);
            }
            StmtKind::WithChance { chance, body } => {
                let chance = self.chance(scope, chance);
                let body = self.acts(scope, body);
                push(ActKind::WithChance { chance, body });
            }
            StmtKind::Stop { chance, when } => {
                let act = self.stop(scope, chance.as_ref(), when, span);
                push(act);
            }
            StmtKind::Choose { name, from, filter, by } => {
                let act = self.choose(scope, name, from, filter.as_deref(), by, span);
                push(act);
            }
            StmtKind::Contest { check, by, body } => {
                let (first, second) = self.contest(scope, check, by.as_ref(), body, span);
                push(first);
                push(second);
            }
            StmtKind::Set { .. }
            | StmtKind::Change { .. }
            | StmtKind::GainStatus { .. }
            | StmtKind::LoseStatus { .. }
            | StmtKind::Deal { performed: false, .. }
            | StmtKind::Announce { .. }
            | StmtKind::Later(_)
            | StmtKind::Do(_) => {
                if let Some(kind) = self.effect(scope, stmt) {
                    push(kind);
                }
            }
            StmtKind::Modifier(modifier) => {
                let place = match &modifier.target {
                    tree::ModTarget::Path(path) => path.span,
                    tree::ModTarget::Every { span, .. } => *span,
                };
                let report = error::for_how_long(place, "this change hold", None);
                self.report(match self.flag_for_good(modifier) {
                    Some(set) => {
                        report.help(format!("write `{set}`, or make it a status that is gained `for 3 turns`"))
                    }
                    None => report,
                });
            }
            StmtKind::YouAre { .. } => self.report(error::for_how_long(span, "this hold", None)),
            StmtKind::Becomes { .. } => self.report(error::misplaced(
                span,
                "`becomes`",
                scope.place,
                "write it after `in PROCEDURE as ROLE, …`",
            )),
            StmtKind::Says(text) => scope.says = Some((text.text.clone(), text.span)),
            StmtKind::Bad => {}
            _ => self.out_of_place(stmt, scope.place),
        }
    }

    /// A name in a body holds what was rolled, not the dice.
    fn no_named_dice(&mut self, name: &tree::Name, word: &str, value: &Expr) {
        if value.ty.is_dice() {
            let dice = fold::dice(value);
            self.report(error::named_dice(name.span, &name.text, word, dice.as_deref()));
        }
    }

    fn assign_new(
        &mut self,
        scope: &mut Scope,
        name: &tree::Name,
        ty: Option<&tree::TypeExpr>,
        value: &tree::Expr,
    ) -> (usize, ActKind) {
        let range = ty.and_then(|ty| self.declared_range(ty));
        let declared = ty.map(|ty| self.model.ty(ty));
        let value = match &declared {
            Some(ty) => self.value_of(scope, value, ty),
            None => self.value(scope, value, None),
        };
        let ty = declared.unwrap_or_else(|| value.ty.clone());
        self.in_range(&value, range, &ty, Some(name.span));
        let local = self.local(scope, name, ty);
        scope.locals[local].range = range;
        (local, ActKind::Assign { local, value })
    }

    /// The range that a value says it keeps.
    pub(crate) fn declared_range(&mut self, ty: &tree::TypeExpr) -> Option<(i64, i64)> {
        let range = ty.range.as_ref()?;
        crate::resolve::constant_range(&mut self.model, range, "the range of a value")
    }

    /// A new local; a name that is visible already would hide the other without a word.
    pub(crate) fn local(&mut self, scope: &mut Scope, name: &tree::Name, ty: Type) -> usize {
        if let Some(first) = scope.find(&name.text) {
            let first = scope.locals[first].span;
            self.report(error::said_twice(name.span, &format!("`{}`", name.text), first));
        }
        scope.add(&name.text, ty, name.span)
    }

    fn step(&mut self, scope: &mut Scope, name: &tree::Name, value: Option<&tree::Expr>, body: &[Stmt]) -> ActKind {
        let Some(function) = scope.function.filter(|id| self.ir().functions[*id].kind == FunctionKind::Procedure)
        else {
            self.report(error::misplaced(
                name.span,
                "a step",
                scope.place,
                "steps belong to procedures; write `let` here",
            ));
            return ActKind::Stop;
        };
        let value = value.map(|value| self.value(scope, value, None));
        let body = self.acts(scope, body);
        let first =
            self.ir().functions[function].steps.iter().find(|step| step.name == name.text).map(|step| step.span);
        if let Some(first) = first.filter(|_| scope.find(&name.text).is_none()) {
            self.report(error::said_twice(name.span, &format!("the step `{}`", name.text), first));
        }
        let local = value.as_ref().map(|value| self.local(scope, name, value.ty.clone()));
        let step = self.ir().functions[function].steps.len();
        self.model.ir.functions[function].steps.push(named(name, None, 0));
        if let Some(local) = local {
            self.model.ir.functions[function].results.push((name.text.clone(), local));
        }
        let field = self.ir().functions[function].context.and_then(|(_, context)| {
            let context = &self.ir().contexts[context];
            context
                .roles
                .iter()
                .enumerate()
                .skip(context.role_count)
                .find(|(_, field)| field.named.name == name.text)
                .map(|(at, _)| at)
        });
        ActKind::Step { step, local, value, body, field }
    }

    fn for_each(&mut self, scope: &mut Scope, clause: &tree::ForClause, body: &[Stmt]) -> ActKind {
        let iter = self.iter(scope, clause);
        let body = self.acts(scope, body);
        scope.visible.pop();
        ActKind::For { iter, body }
    }

    /// A loop's head; its member stays visible, last.
    pub(crate) fn iter(&mut self, scope: &mut Scope, clause: &tree::ForClause) -> Iter {
        let (of, local) = self.iterate(scope, &clause.name, &clause.of);
        let filter = clause.filter.as_ref().map(|filter| self.condition(scope, filter));
        let order = clause.order.as_ref().map(|order| self.value(scope, order, Some(&Type::WHOLE)));
        Iter { local, of, filter, order }
    }

    /// A chance: an exact ratio.
    pub(crate) fn chance(&mut self, scope: &mut Scope, chance: &tree::Expr) -> Expr {
        if !scope.rolls {
            self.report(error::no_dice_here(chance.span, scope.place));
        }
        self.value_of(scope, chance, &Type::Chance)
    }

    fn stop(&mut self, scope: &mut Scope, chance: Option<&tree::Expr>, when: &When, span: Span) -> ActKind {
        let process = scope.function.is_some_and(|id| self.ir().functions[id].kind == FunctionKind::Process);
        let mut act = match chance {
            None => ActKind::Stop,
            Some(chance) => {
                let chance = self.chance(scope, chance);
                if process {
                    ActKind::StopWithChance(chance)
                } else {
                    ActKind::WithChance { chance, body: vec![Act { kind: ActKind::Stop, span }] }
                }
            }
        };
        if let Some(cond) = self.when(scope, when) {
            act = ActKind::If { cond, then: vec![Act { kind: act, span }], otherwise: Vec::new() };
        }
        act
    }

    /// `when A, unless B` as one question.
    pub(crate) fn when(&mut self, scope: &mut Scope, when: &When) -> Option<Expr> {
        let yes = when.when.as_ref().map(|cond| self.condition(scope, cond));
        let no = when.unless.as_ref().map(|cond| {
            let cond = self.condition(scope, cond);
            let span = cond.span;
            Expr::new(Node::Not(Box::new(cond)), Type::YesNo, span)
        });
        both(yes, no)
    }

    /// A contest with something that has no success: a check that gives a result, or no check at all.
    fn no_success(&mut self, call: &Expr, function: usize) {
        let found = &self.ir().functions[function];
        let report = if found.kind == FunctionKind::Check {
            let what = format!("the check `{}` does not say when it succeeds", found.named.name);
            error::unsaid(call.span, &what, "compare its result: `if CHECK.result >= 9 { … }`")
                .and(found.named.span, "declared here")
        } else {
            let what = error::article(crate::resolve::lookup::words(found.kind));
            error::mismatch(call.span, &what, "a check", None)
        };
        self.report(report);
    }

    fn contest(
        &mut self,
        scope: &mut Scope,
        check: &tree::Expr,
        by: Option<&tree::Name>,
        body: &[Stmt],
        span: Span,
    ) -> (ActKind, ActKind) {
        let call = self.value(scope, check, None);
        let visible = scope.visible.len();
        let ty = call.ty.clone();
        let nothing = || ActKind::Repeat { at_most: Expr::whole(0, span), body: Vec::new() };
        let Type::Record(function) = ty else {
            if ty != Type::Any {
                self.misfit_words(&call, "a check", None);
            }
            return (nothing(), nothing());
        };
        let record = scope.hidden("the check", ty.clone(), check.span);
        let result = |checker: &Self, name: &str| {
            let index = checker.ir().functions[function].results.iter().position(|(result, _)| result == name)?;
            let local = checker.ir().functions[function].results[index].1;
            let ty_of = checker.ir().functions[function].locals[local].ty.clone();
            let record = Box::new(Expr::new(Node::Local(record), ty.clone(), check.span));
            Some(Expr::new(Node::Result { record, index }, ty_of, check.span))
        };
        self.ensure(function);
        let Some(cond) = result(self, "success") else {
            self.no_success(&call, function);
            return (nothing(), nothing());
        };
        let mut acts = Vec::new();
        if let Some(by) = by {
            match result(self, "margin") {
                Some(value) => {
                    let local = scope.add(&by.text, value.ty.clone(), by.span);
                    acts.push(Act { kind: ActKind::Assign { local, value }, span: by.span });
                }
                None => self.report(error::unsaid(
                    by.span,
                    "this check has no margin",
                    "write `succeeds when …, by the difference` in the check",
                )),
            }
        }
        acts.extend(self.acts(scope, body));
        scope.visible.truncate(visible);
        (ActKind::Assign { local: record, value: call }, ActKind::If { cond, then: acts, otherwise: Vec::new() })
    }
}

/// The first word of a statement, which is this one.
pub(super) fn first_word(span: Span, word: &str) -> Span {
    Span { end: span.start + u32::try_from(word.len()).unwrap_or(0), ..span }
}

/// Both questions, when there are two.
pub(crate) fn both(one: Option<Expr>, other: Option<Expr>) -> Option<Expr> {
    match (one, other) {
        (Some(one), Some(other)) => {
            let span = one.span;
            Some(Expr::new(Node::And(Box::new(one), Box::new(other)), Type::YesNo, span))
        }
        (one, other) => one.or(other),
    }
}

impl Checker {
    /// `foe is prone` in a body: how to say that from now on it is so.
    fn flag_for_good(&self, modifier: &tree::Modifier) -> Option<String> {
        let (tree::ModTarget::Path(whose), tree::ExprKind::Path(flag)) = (&modifier.target, &modifier.value.kind)
        else {
            return None;
        };
        let [flag] = flag.segments.as_slice() else { return None };
        let is_flag = |cell: &crate::ir::Cell| {
            matches!(cell.kind, crate::ir::CellKind::Flag) && cell.named.name == flag.name.text
        };
        let words: Vec<&str> = whose.segments.iter().map(|segment| segment.name.text.as_str()).collect();
        let known = modifier.op == tree::ModOp::Is && self.ir().cells.iter().any(is_flag);
        known.then(|| format!("set {}.{} to yes", words.join("."), flag.name.text))
    }
}
