//! Replacements of steps: `in strike as attacker, when …, net becomes flat`.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, Stmt, StmtKind, When};

use crate::check::standing::Owner;
use crate::check::{Checker, Scope, fitted};
use crate::error;
use crate::ir::{ActKind, Expr, Replacement, Source, Type, walk};

impl Checker {
    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    pub(super) fn replacement(
        &mut self,
        owner: &Owner,
        procedure: &tree::Name,
        role: Option<&tree::Name>,
        within: Option<&tree::Name>,
        when: &When,
        priority: i64,
        body: &[Stmt],
        span: Span,
    ) {
        let Some(function) = self.ir().names.functions.get(&procedure.text).copied() else {
            let near = error::nearest(&procedure.text, self.ir().names.functions.keys().map(String::as_str));
            self.no_such(procedure, "procedure", near);
            return;
        };
        self.ensure(function);
        let Some((name, value, acts)) = self.becomes(body, span) else { return };
        let Some(step) = self.ir().functions[function].steps.iter().position(|step| step.name == name.text) else {
            let near =
                error::nearest(&name.text, self.ir().functions[function].steps.iter().map(|step| step.name.as_str()));
            let steps =
                self.ir().functions[function].steps.iter().map(|step| format!("`{}`", step.name)).collect::<Vec<_>>();
            self.report(error::unknown_step(name.span, &name.text, &procedure.text, &steps, near));
            return;
        };
        let mut scope = self.replacement_scope(owner, function, step);
        let called = role.map(|role| role.text.as_str());
        let role = match role {
            Some(role) => match self.context_role(function, role) {
                Some(role) => Some(role),
                None => return,
            },
            None => None,
        };
        let within = within.and_then(|name| self.outer(&mut scope, name, called));
        let cond = self.all_conditions(&mut scope, owner, when);
        let ty = self.step_type(function, step);
        scope.original = self.step_value(function, step);
        let value = value.map(|value| match &ty {
            Some(ty) => self.value_of(&mut scope, &value, ty),
            None => self.value(&mut scope, &value, None),
        });
        scope.original = None;
        let body = self.acts(&mut scope, &acts);
        let id = self.clause_id(owner, "replacement");
        let you = scope.you.unwrap_or(0);
        let priority = i32::try_from(priority).unwrap_or(0);
        self.model.ir.replacements.push(Replacement {
            source: owner.source,
            id,
            function,
            step,
            role,
            within,
            gate: owner.gate,
            when: cond,
            value,
            body,
            priority,
            locals: fitted(scope.locals),
            you,
            span,
        });
    }

    /// `STEP becomes VALUE`, after other acts if there are any.
    fn becomes(&mut self, body: &[Stmt], span: Span) -> Option<(tree::Name, Option<tree::Expr>, Vec<Stmt>)> {
        let (last, before) = body.split_last()?;
        match &last.kind {
            StmtKind::Becomes { step, value } => Some((step.clone(), Some(value.clone()), before.to_vec())),
            StmtKind::Step { name, body, .. } => Some((name.clone(), None, body.clone())),
            StmtKind::Bad => None,
            _ => {
                self.report(error::unsaid(
                    span,
                    "nothing says which step is replaced",
                    "end with `STEP becomes VALUE`",
                ));
                None
            }
        }
    }

    /// The value that a step has where nothing replaces it.
    fn step_value(&self, function: usize, step: usize) -> Option<Expr> {
        let mut found = None;
        walk::acts(&self.ir().functions[function].body, &mut |act| {
            if let ActKind::Step { step: at, value, .. } = &act.kind
                && *at == step
            {
                found.clone_from(value);
            }
        });
        found
    }

    fn step_type(&self, function: usize, step: usize) -> Option<Type> {
        let found = &self.ir().functions[function];
        let name = &found.steps[step].name;
        let local = found.results.iter().find(|(result, _)| result == name)?.1;
        Some(found.locals[local].ty.clone())
    }

    /// The procedure's locals by name, then you. Later steps are not yet known, so they are not visible.
    fn replacement_scope(&self, owner: &Owner, function: usize, step: usize) -> Scope {
        let found = &self.ir().functions[function];
        let mut scope = Scope::at("a replacement");
        scope.later = found.steps[step..].iter().map(|step| (step.name.clone(), step.span)).collect();
        let later: Vec<&str> = found.steps[step..].iter().map(|step| step.name.as_str()).collect();
        for local in &found.locals {
            if later.contains(&local.name.as_str()) {
                scope.hidden(&local.name, local.ty.clone(), local.span);
            } else {
                scope.add(&local.name, local.ty.clone(), local.span);
            }
            scope.locals.last_mut().into_iter().for_each(|added| added.clone_from(local));
        }
        scope.contexts.extend(found.context);
        let you = scope.hidden("you", Type::Entity(owner.entity), crate::resolve::NOWHERE);
        scope.you = Some(you);
        scope.rolls = true;
        scope.replaces = true;
        if let Source::Entry(entry) = owner.source {
            scope.this = Some(entry);
        }
        scope
    }

    fn context_role(&mut self, function: usize, role: &tree::Name) -> Option<usize> {
        let found = &self.ir().functions[function];
        let name = found.named.name.clone();
        let roles: Vec<(usize, String)> = match found.context {
            Some((_, context)) => {
                let context = &self.ir().contexts[context];
                context
                    .roles
                    .iter()
                    .enumerate()
                    .filter(|(_, role)| matches!(role.ty, Type::Entity(_)))
                    .map(|(at, role)| (at, role.named.name.clone()))
                    .collect()
            }
            None => Vec::new(),
        };
        let at = roles.iter().find(|(_, name)| *name == role.text).map(|(at, _)| *at);
        if at.is_none() {
            let list: Vec<String> = roles.into_iter().map(|(_, name)| name).collect();
            self.report(error::wrong_role(role.span, &role.text, &name, &list));
        }
        at
    }
}
