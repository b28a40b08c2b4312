//! Acts as code.

use runebook_runtime::ops::Op;

use super::body::{Body, size};
use super::function::in_range;
use super::watch::{Clause, ClauseKind, Mark};
use super::{Emitter, index, whole};
use crate::ir::{Act, ActKind, ChooseRule, Expr, Gate, Replacement, Type};

impl Emitter<'_> {
    /// The code of acts.
    pub(crate) fn acts(&mut self, body: &mut Body, acts: &[Act]) {
        for act in acts {
            body.at(act.span);
            let mark = body.mark();
            if is_effect(&act.kind) {
                self.watch_act(body, act.span);
            }
            self.act(body, act);
            body.release(mark);
        }
    }

    fn act(&mut self, body: &mut Body, act: &Act) {
        match &act.kind {
            ActKind::Assign { local, value } => {
                let (to, ty) = (body.local(*local), self.local_type(body, *local, value));
                self.value_into(body, value, &ty, to);
                if let Some(range) = body.ranges.get(local).copied() {
                    in_range(body, to, range, &ty);
                }
            }
            ActKind::Step { step, local, value, body: inner, field } => {
                self.step(body, *step, *local, value.as_ref(), inner, *field)
            }
            ActKind::PerMember { iter, members, values, value } => {
                self.per_member(body, iter, *members, *values, value)
            }
            ActKind::Original => {
                let original = std::mem::take(&mut body.original);
                self.acts(body, &original);
                body.original = original;
            }
            ActKind::If { cond, then, otherwise } => {
                self.watch_cases(body, cond, otherwise);
                let cond = self.condition(body, cond);
                let no = body.jump(Op::JumpUnless, cond);
                self.acts(body, then);
                if otherwise.is_empty() {
                    body.land(no);
                    return;
                }
                let end = body.jump(Op::Jump, 0);
                body.land(no);
                self.acts(body, otherwise);
                body.land(end);
            }
            ActKind::Repeat { at_most, body: inner } => self.repeat(body, at_most, inner),
            ActKind::For { iter, body: inner } => match &iter.order {
                Some(order) => self.in_order(body, iter, order, &mut |emitter, body, _| emitter.acts(body, inner)),
                None => {
                    self.for_each(body, &iter.of, Some(iter.local), iter.filter.as_ref(), &mut |emitter, body, _| {
                        emitter.acts(body, inner)
                    })
                }
            },
            ActKind::WithChance { chance, body: inner } => {
                let drawn = self.draw(body, chance);
                let no = body.jump(Op::JumpUnless, drawn);
                self.acts(body, inner);
                body.land(no);
            }
            ActKind::Stop => {
                if let Some(stopped) = body.stopped {
                    body.push(Op::Const, stopped, 0, 0, 1);
                }
                body.ret();
            }
            ActKind::StopWithChance(chance) => {
                let drawn = self.draw(body, chance);
                let no = body.jump(Op::JumpUnless, drawn);
                if let Some(stopped) = body.stopped {
                    body.push(Op::Const, stopped, 0, 0, 1);
                }
                body.ret();
                body.land(no);
            }
            ActKind::Choose { local, of, filter, by } => self.choose(body, *local, of, filter.as_ref(), by),
            ActKind::Announce { event, args, seen } => self.announce(body, *event, args, seen.as_deref()),
            ActKind::Call { function, args, later: false } => {
                let ty = Type::Record(*function);
                let to = body.take(size(self.ir, &ty));
                self.call(body, *function, args, to);
            }
            ActKind::Call { function, args, later: true } => {
                let params: Vec<Type> =
                    self.ir.functions[*function].params.iter().map(|param| param.ty.clone()).collect();
                let (first, count) = self.args(body, args, &params);
                let number = body.call_number();
                body.push(Op::Later, number, first, count, whole(self.function[*function]));
            }
            ActKind::Command { command, args } => {
                let params: Vec<Type> =
                    self.ir.commands[*command].params.iter().map(|param| param.ty.clone()).collect();
                let (first, count) = self.args(body, args, &params);
                body.push(Op::Command, 0, first, count, whole(index(*command)));
            }
            ActKind::Bound => {
                let name = body.draw_name();
                let site = self.site(&name);
                body.push(Op::Bound, 0, 0, 0, whole(site));
            }
            ActKind::Buy { who, goods } => self.buy(body, who, goods),
            ActKind::Put { .. }
            | ActKind::Gain { .. }
            | ActKind::Lose { .. }
            | ActKind::Decay { .. }
            | ActKind::Expire(_)
            | ActKind::Forget(_) => self.effect(body, &act.kind),
        }
    }

    fn local_type(&self, body: &Body, local: usize, value: &Expr) -> Type {
        body.types.get(local).cloned().unwrap_or_else(|| value.ty.clone())
    }

    /// A draw with a chance: 1 or 0.
    fn draw(&mut self, body: &mut Body, chance: &Expr) -> u8 {
        let amount = self.amount(body, chance);
        let (n, d) = self.as_ratio(body, amount);
        let name = body.draw_name();
        let site = self.site(&name);
        let to = body.take(1);
        body.push(Op::Draw, to, n, d, whole(site));
        self.watch_held(body, to, ClauseKind::Chance, chance.span);
        to
    }

    fn repeat(&mut self, body: &mut Body, at_most: &Expr, inner: &[Act]) {
        let left = self.stored(body, at_most, 1);
        let rounds = body.take(1);
        body.push(Op::Move, rounds, left, 0, 0);
        let some = body.take(1);
        body.push(Op::GtImm, some, rounds, 0, 0);
        let none = body.jump(Op::JumpUnless, some);
        let top = body.code.len();
        body.push(Op::Salt, rounds, 0, 0, body.depth);
        body.depth += 1;
        self.acts(body, inner);
        body.depth -= 1;
        body.back(Op::Loop, rounds, 0, top);
        body.land(none);
    }

    fn choose(&mut self, body: &mut Body, local: usize, of: &Expr, filter: Option<&Expr>, by: &ChooseRule) {
        let to = body.local(local);
        let chosen = match by {
            ChooseRule::Owner(owner) => {
                let owner = self.register(body, owner);
                let block = self.filtered(body, of, Some(local), filter);
                let name = body.draw_name();
                let site = self.site(&name);
                let chosen = body.take(1);
                body.push(Op::Choose, chosen, block, owner, whole(site));
                chosen
            }
            ChooseRule::Least(value) => self.best(body, local, of, filter, Some((value, false))),
            ChooseRule::Most(value) => self.best(body, local, of, filter, Some((value, true))),
            ChooseRule::First => self.best(body, local, of, filter, None),
        };
        body.push(Op::Move, to, chosen, 0, 0);
        // with no options nothing happens: the body ends here
        let none = body.take(1);
        body.push(Op::LtImm, none, to, 0, 0);
        let some = body.jump(Op::JumpUnless, none);
        body.ret();
        body.land(some);
    }

    /// A step: the first replacement that applies, else the original.
    fn step(
        &mut self,
        body: &mut Body,
        step: usize,
        local: Option<usize>,
        value: Option<&Expr>,
        inner: &[Act],
        field: Option<usize>,
    ) {
        let ends: Vec<usize> = match body.function {
            Some(function) => self
                .replacements(function, step)
                .into_iter()
                .map(|replacement| self.replace(body, &replacement, local, value, inner))
                .collect(),
            None => Vec::new(),
        };
        if let (Some(local), Some(value)) = (local, value) {
            // replacements stand elsewhere in the source
            body.at(value.span);
            let (to, ty) = (body.local(local), self.local_type(body, local, value));
            self.value_into(body, value, &ty, to);
        }
        self.acts(body, inner);
        ends.into_iter().for_each(|jump| body.land(jump));
        if let (Some(local), Some(field), Some(context)) = (local, field, body.context) {
            let at = body.local(local);
            self.field_in_range(body, at, field);
            body.push(Op::SetRole, at, context, 0, whole(index(field)));
        }
    }

    /// A field of a context keeps its range.
    fn field_in_range(&self, body: &mut Body, at: u8, field: usize) {
        let context = body.function.and_then(|function| self.ir.functions[function].context);
        if let Some((_, context)) = context
            && let found = &self.ir.contexts[context].roles[field]
            && let Some(range) = found.range
        {
            in_range(body, at, range, &found.ty);
        }
    }

    /// Replacements of a step: highest priority first, then by id.
    fn replacements(&self, function: usize, step: usize) -> Vec<Replacement> {
        let mut all: Vec<Replacement> = self
            .ir
            .replacements
            .iter()
            .filter(|found| found.function == function && found.step == step)
            .cloned()
            .collect();
        all.sort_by_key(|found| (-i64::from(found.priority), found.id));
        all
    }

    /// One replacement: who holds it, whether it applies, and what it does. Returns the jump to the step's end.
    fn replace(
        &mut self,
        body: &mut Body,
        replacement: &Replacement,
        local: Option<usize>,
        value: Option<&Expr>,
        inner: &[Act],
    ) -> usize {
        let mark = body.mark();
        body.at(replacement.span);
        let (locals, types, ranges) = (body.locals.clone(), body.types.clone(), body.ranges.clone());
        body.locals.truncate(replacement.you);
        body.types.truncate(replacement.you);
        let extra: Vec<_> = replacement.locals[replacement.you..].to_vec();
        body.add_locals(self.ir, &extra);
        let you = body.local(replacement.you);
        let rule = clause_of(replacement);
        self.watch_rule(body, Mark::Comes, rule);
        let mut skips = Vec::new();
        match (replacement.role, body.context) {
            (Some(role), Some(context)) => body.push(Op::Role, you, context, 0, whole(index(role))),
            (Some(_) | None, _) => body.push(Op::Const, you, 0, 0, -1),
        }
        if let Some(held) = self.gate(body, replacement.gate, you) {
            skips.push(body.jump(Op::JumpUnless, held));
        }
        if let Some(within) = replacement.within {
            skips.extend(self.outside(body, &within, you));
        }
        if let Some(when) = &replacement.when {
            let yes = self.condition(body, when);
            skips.push(body.jump(Op::JumpUnless, yes));
        }
        self.watch_rule(body, Mark::Passes, rule);
        body.original = original(local, value, inner);
        self.acts(body, &replacement.body);
        body.original = Vec::new();
        if let (Some(local), Some(value)) = (local, &replacement.value) {
            let (to, ty) = (locals.get(local).copied().unwrap_or(0), types.get(local).cloned().unwrap_or(Type::WHOLE));
            self.value_into(body, value, &ty, to);
        }
        let end = body.jump(Op::Jump, 0);
        skips.into_iter().for_each(|jump| body.land(jump));
        (body.locals, body.types, body.ranges) = (locals, types, ranges);
        body.release(mark);
        end
    }
}

/// The replacement as a rule that is watched.
fn clause_of(replacement: &Replacement) -> Clause {
    let Replacement { span, source, gate, within, when, role, .. } = replacement;
    let optional = *gate != Gate::Open || within.is_some() || when.is_some() || role.is_some();
    Clause { span: *span, kind: ClauseKind::Rule, source: Some(*source), optional }
}

/// Whether an act is one that somebody wrote to change or begin something.
const fn is_effect(kind: &ActKind) -> bool {
    match kind {
        ActKind::Put { .. }
        | ActKind::Gain { .. }
        | ActKind::Lose { .. }
        | ActKind::Buy { .. }
        | ActKind::Stop
        | ActKind::Choose { .. }
        | ActKind::Announce { .. }
        | ActKind::Call { .. }
        | ActKind::Command { .. } => true,
        ActKind::Assign { .. }
        | ActKind::PerMember { .. }
        | ActKind::Step { .. }
        | ActKind::Original
        | ActKind::If { .. }
        | ActKind::Repeat { .. }
        | ActKind::For { .. }
        | ActKind::WithChance { .. }
        | ActKind::StopWithChance(_)
        | ActKind::Bound
        | ActKind::Decay { .. }
        | ActKind::Expire(_)
        | ActKind::Forget(_) => false,
    }
}

fn original(local: Option<usize>, value: Option<&Expr>, inner: &[Act]) -> Vec<Act> {
    let mut acts: Vec<Act> = Vec::new();
    if let (Some(local), Some(value)) = (local, value) {
        acts.push(Act { kind: ActKind::Assign { local, value: value.clone() }, span: value.span });
    }
    acts.extend(inner.iter().cloned());
    acts
}
