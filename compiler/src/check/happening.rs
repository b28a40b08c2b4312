//! What starts things: triggers, replacements of steps, ticks of clocks.

use runebook_grammar::tree::{self, Path, Stmt, StmtKind, When};
use runebook_grammar::Span;

use crate::check::standing::Owner;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, ActKind, Cell, CellKind, Gate, Holder, Reaction, Replacement, Source, Type};
use crate::resolve::named;

impl Checker {
    /// A statement that starts something; false if it is of another sort.
    pub(crate) fn happening(&mut self, owner: &Owner, stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::On { event, role, once, when, priority, body } => {
                let priority = priority.as_ref().and_then(|expr| self.constant_whole(&mut Scope::at("a priority"), expr, "a priority")).unwrap_or(0);
                self.on(owner, event, role.as_ref(), once.as_ref(), when, priority, body, stmt.span);
            }
            StmtKind::In { procedure, role, within, when, priority, body } => {
                let priority = priority.as_ref().and_then(|expr| self.constant_whole(&mut Scope::at("a priority"), expr, "a priority")).unwrap_or(0);
                self.replacement(owner, procedure, role.as_ref(), within.as_ref(), when, priority, body, stmt.span);
            }
            StmtKind::Each { clock, while_, for_, when, body } => self.each(owner, clock, while_.as_ref(), for_.as_ref(), when, body, stmt.span),
            _ => return false,
        }
        true
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn on(&mut self, owner: &Owner, event: &Path, role: Option<&tree::Name>, once: Option<&tree::Name>, when: &When, priority: i64, body: &[Stmt], span: Span) {
        let Some(id) = self.event_of(owner, event) else { return };
        let mut scope = self.event_scope(owner, id, "a trigger");
        let Some((holder, context_role)) = self.event_role(owner, id, role, event.span) else { return };
        let cond = self.all_conditions(&mut scope, owner, when);
        let body = self.acts(&mut scope, body);
        let once = once.and_then(|clock| self.once(owner, clock));
        self.react(owner, id, i32::try_from(priority).unwrap_or(0), (holder, context_role), once, cond, body, scope, span);
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn react(&mut self, owner: &Owner, event: usize, priority: i32, (holder, context_role): (Holder, bool), once: Option<(usize, usize)>, when: Option<crate::ir::Expr>, body: Vec<Act>, scope: Scope, span: Span) {
        let id = self.clause_id(owner, "reaction", 0);
        let you = scope.you.unwrap_or(0);
        self.model.ir.reactions.push(Reaction { source: owner.source, id, event, priority, holder, context_role, gate: owner.gate, once, when, body, says: scope.says, locals: scope.locals, you, span });
    }

    /// The event that a trigger names; `on this.deed` takes it from a field of the entry.
    fn event_of(&mut self, owner: &Owner, event: &Path) -> Option<usize> {
        if let [segment] = event.segments.as_slice()
            && let Some(id) = self.ir().names.events.get(&segment.name.text).copied()
        {
            return Some(id);
        }
        if let Source::Entry(entry) = owner.source {
            let mut scope = self.clause_scope(owner, "a trigger");
            if event.segments[0].name.text == "this" || self.own(&mut scope, entry, &event.segments[0].name.text, event.span).is_some() {
                let value = self.path(&mut scope, event, Some(&Type::EventName));
                let value = self.field_constant(&value);
                return crate::fold::whole(&value?).and_then(|at| usize::try_from(at).ok());
            }
        }
        let name = &event.segments[0].name;
        let near = error::nearest(&name.text, self.ir().names.events.keys().map(String::as_str));
        self.report(error::unknown(name.span, &name.text, "event", near));
        None
    }

    /// The event's parameters, then you.
    fn event_scope(&self, owner: &Owner, event: usize, place: &'static str) -> Scope {
        let mut scope = Scope::at(place);
        let params = self.ir().events[event].params.clone();
        for param in &params {
            let local = if param.named.name == "you" {
                scope.hidden("holder", param.ty.clone(), param.named.span)
            } else {
                scope.add(&param.named.name, param.ty.clone(), param.named.span)
            };
            if let Type::Context(context) = param.ty {
                scope.contexts.push((local, context));
            }
        }
        let you = scope.hidden("you", Type::Entity(owner.entity), crate::resolve::NOWHERE);
        scope.you = Some(you);
        scope.rolls = true;
        if owner.source == Source::Rules {
            scope.implicit = Some((you, owner.entity));
        }
        match owner.source {
            Source::Entry(entry) => scope.this = Some(entry),
            Source::Status(status) => {
                scope.constants.clone_from(&self.ir().statuses[status].constants);
                scope.this = self.ir().statuses[status].entry;
            }
            Source::Rules => {}
        }
        scope
    }

    /// Who must hold the source: a parameter, or a role of the context that is the first parameter.
    fn event_role(&mut self, owner: &Owner, event: usize, role: Option<&tree::Name>, span: Span) -> Option<(Holder, bool)> {
        let found = &self.ir().events[event];
        let (params, name) = (found.params.clone(), found.named.name.clone());
        let Some(role) = role else {
            let entities: Vec<usize> = (0..params.len()).filter(|at| params[*at].ty == Type::Entity(owner.entity)).collect();
            if let [only] = entities.as_slice() {
                return Some((Holder::Role(*only), false));
            }
            let list = self.roles_of(event);
            self.report(error::unsaid(span, "nothing says who of those present reacts", &format!("write `on {name} as ROLE`: the roles are {}", list.join(", "))));
            return None;
        };
        if let Some((_, audience)) = &found.audience
            && *audience == role.text
        {
            return Some((Holder::Audience, false));
        }
        if let Some(at) = params.iter().position(|param| param.named.name == role.text && matches!(param.ty, Type::Entity(_))) {
            return Some((Holder::Role(at), false));
        }
        if let Some(Type::Context(context)) = params.first().map(|param| param.ty.clone())
            && let Some(at) = self.ir().contexts[context].roles.iter().position(|param| param.named.name == role.text)
        {
            return Some((Holder::Role(at), true));
        }
        let list = self.roles_of(event);
        self.report(error::wrong_role(role.span, &role.text, &name, &list));
        None
    }

    fn roles_of(&self, event: usize) -> Vec<String> {
        let mut all = Vec::new();
        for param in &self.ir().events[event].params {
            match param.ty {
                Type::Entity(_) => all.push(param.named.name.clone()),
                Type::Context(context) => {
                    let roles = self.ir().contexts[context].roles.iter();
                    all.extend(roles.filter(|role| matches!(role.ty, Type::Entity(_))).map(|role| role.named.name.clone()));
                }
                _ => {}
            }
        }
        all
    }

    /// A mark that a clock clears.
    fn once(&mut self, owner: &Owner, clock: &tree::Name) -> Option<(usize, usize)> {
        let id = self.clock_named(clock)?;
        let cell = self.ir().cells.len();
        let name = tree::Name { text: format!("{}.once.{}", owner.name, self.ir().reactions.len()), span: clock.span };
        self.model.ir.cells.push(Cell {
            named: named(&name, None, 0),
            entity: owner.entity,
            kind: CellKind::Once(id),
            ty: Type::WHOLE,
            index: None,
            size: 1,
            low: None,
            high: None,
            start: None,
            bought: None,
            ticks: Vec::new(),
        });
        Some((id, cell))
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn each(&mut self, owner: &Owner, clock: &tree::Name, while_: Option<&tree::Expr>, for_: Option<&tree::ForClause>, when: &When, body: &[Stmt], span: Span) {
        let Some(clock) = self.clock_named(clock) else { return };
        let Some(event) = self.ir().events.iter().position(|event| event.clock == Some(clock)) else { return };
        let mut inner = owner.clone();
        inner.around.extend(while_.cloned());
        let mut scope = self.event_scope(&inner, event, "a trigger");
        let cond = self.all_conditions(&mut scope, &inner, when);
        let body = match for_ {
            None => self.acts(&mut scope, body),
            Some(clause) => {
                let iter = self.iter(&mut scope, clause);
                let body = self.acts(&mut scope, body);
                scope.visible.pop();
                vec![Act { kind: ActKind::For { iter, body }, span }]
            }
        };
        self.react(&inner, event, 0, (Holder::Role(0), false), None, cond, body, scope, span);
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn replacement(&mut self, owner: &Owner, procedure: &tree::Name, role: Option<&tree::Name>, within: Option<&tree::Name>, when: &When, priority: i64, body: &[Stmt], span: Span) {
        let Some(function) = self.ir().names.functions.get(&procedure.text).copied() else {
            let near = error::nearest(&procedure.text, self.ir().names.functions.keys().map(String::as_str));
            self.report(error::unknown(procedure.span, &procedure.text, "procedure", near));
            return;
        };
        self.ensure(function);
        let Some((name, value, acts)) = self.becomes(body, span) else { return };
        let Some(step) = self.ir().functions[function].steps.iter().position(|step| step.name == name.text) else {
            let near = error::nearest(&name.text, self.ir().functions[function].steps.iter().map(|step| step.name.as_str()));
            self.report(error::unknown(name.span, &name.text, &format!("step of `{}`", procedure.text), near));
            return;
        };
        let mut scope = self.replacement_scope(owner, function, step);
        let role = match role {
            Some(role) => match self.context_role(function, role) {
                Some(role) => Some(role),
                None => return,
            },
            None => None,
        };
        let within = within.and_then(|name| self.outer(&mut scope, name));
        let cond = self.all_conditions(&mut scope, owner, when);
        let ty = self.step_type(function, step);
        let value = value.map(|value| match &ty {
            Some(ty) => self.value_of(&mut scope, &value, ty),
            None => self.value(&mut scope, &value, None),
        });
        let body = self.acts(&mut scope, &acts);
        let id = self.clause_id(owner, "replacement", 0);
        let you = scope.you.unwrap_or(0);
        let priority = i32::try_from(priority).unwrap_or(0);
        self.model.ir.replacements.push(Replacement { source: owner.source, id, function, step, role, within, gate: owner.gate, when: cond, value, body, priority, locals: scope.locals, you, span });
    }

    /// `STEP becomes VALUE`, after other acts if there are any.
    fn becomes(&mut self, body: &[Stmt], span: Span) -> Option<(tree::Name, Option<tree::Expr>, Vec<Stmt>)> {
        let (last, before) = body.split_last()?;
        match &last.kind {
            StmtKind::Becomes { step, value } => Some((step.clone(), Some(value.clone()), before.to_vec())),
            StmtKind::Step { name, body, .. } => Some((name.clone(), None, body.clone())),
            StmtKind::Bad => None,
            _ => {
                self.report(error::unsaid(span, "nothing says which step is replaced", "end with `STEP becomes VALUE`"));
                None
            }
        }
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
        let later: Vec<&str> = found.steps[step..].iter().map(|step| step.name.as_str()).collect();
        for local in &found.locals {
            if later.contains(&local.name.as_str()) {
                scope.hidden(&local.name, local.ty.clone(), local.span);
            } else {
                scope.add(&local.name, local.ty.clone(), local.span);
            }
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
                context.roles.iter().enumerate().filter(|(_, role)| matches!(role.ty, Type::Entity(_))).map(|(at, role)| (at, role.named.name.clone())).collect()
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

    /// `within assault`: the outer context by its name, while a procedure in it is running.
    fn outer(&mut self, scope: &mut Scope, name: &tree::Name) -> Option<usize> {
        let Some(context) = self.ir().names.contexts.get(&name.text).copied() else {
            let near = error::nearest(&name.text, self.ir().names.contexts.keys().map(String::as_str));
            self.report(error::unknown(name.span, &name.text, "context", near));
            return None;
        };
        scope.add(&name.text, Type::Context(context), name.span);
        Some(context)
    }

    /// Rules that nobody holds, in an entity or in a context.
    pub(super) fn rules(&mut self) {
        for index in 0..self.model.items.len() {
            let placed = self.model.items[index].clone();
            let tree::ItemKind::Rules { of, body } = &placed.item.kind else { continue };
            let (entity, context) = match (self.ir().names.entities.get(&of.text), self.ir().names.contexts.get(&of.text)) {
                (Some(entity), _) => (*entity, None),
                (None, Some(context)) => (0, Some(*context)),
                (None, None) => {
                    let near = error::nearest(&of.text, self.ir().names.entities.keys().chain(self.ir().names.contexts.keys()).map(String::as_str));
                    self.report(error::unknown(of.span, &of.text, "entity or context", near));
                    continue;
                }
            };
            let owner = Owner { source: Source::Rules, gate: Gate::Open, name: format!("rules.{}", of.text), entity, context, around: Vec::new(), band: None };
            for stmt in body {
                if !self.standing(&owner, stmt) && !self.happening(&owner, stmt) && !matches!(stmt.kind, StmtKind::Bad | StmtKind::Note(_) | StmtKind::Text(_)) {
                    self.report(error::misplaced(stmt.span, "this", "rules", "standing changes and triggers belong here"));
                }
            }
        }
    }

    /// What a clock does to one entity by itself: its event first, then durations, decay and marks.
    pub(super) fn ticks(&mut self) {
        for clock in 0..self.ir().clocks.len() {
            let Some(function) = self.ir().clocks[clock].tick else { continue };
            let span = self.ir().clocks[clock].named.span;
            let mut acts = Vec::new();
            if let Some(event) = self.ir().events.iter().position(|event| event.clock == Some(clock)) {
                let you = crate::ir::Expr::new(crate::ir::Node::Local(0), Type::Entity(0), span);
                acts.push(Act { kind: ActKind::Announce { event, args: vec![you] }, span });
            }
            for (cell, found) in self.ir().cells.iter().enumerate() {
                match &found.kind {
                    CellKind::Once(id) if *id == clock => acts.push(Act { kind: ActKind::Forget(cell), span }),
                    _ => acts.extend(found.ticks.iter().filter(|(id, _)| *id == clock).map(|(_, toward)| Act { kind: ActKind::Decay { cell, toward: toward.clone() }, span: toward.span })),
                }
            }
            for (status, found) in self.ir().statuses.iter().enumerate() {
                if found.clock == Some(clock) {
                    acts.push(Act { kind: ActKind::Expire(status), span });
                }
            }
            self.model.ir.functions[function].body = acts;
            self.model.ir.functions[function].rolls = true;
        }
    }
}
