//! What starts things: triggers, replacements of steps, ticks of clocks.

use std::sync::Arc;

use runebook_grammar::Span;
use runebook_grammar::tree::{self, Path, Stmt, StmtKind, When};

use crate::check::standing::Owner;
use crate::check::{Checker, Scope, fitted};
use crate::error;
use crate::ir::{Act, ActKind, CellKind, Gate, Holder, Once, Reaction, Source, Type, Within};

/// What a trigger says beside its event, its conditions and its body.
struct Framed<'a> {
    within: Option<&'a tree::Name>,
    once: Option<&'a tree::Name>,
    priority: i64,
}

impl Checker {
    /// A statement that starts something; false if it is of another sort.
    pub(crate) fn happening(&mut self, owner: &Owner, stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::On { event, role, within, once, when, priority, body } => {
                let priority = priority
                    .as_ref()
                    .and_then(|expr| self.constant_whole(&mut Scope::at("a priority"), expr, "a priority"))
                    .unwrap_or(0);
                let frame = Framed { within: within.as_ref(), once: once.as_ref(), priority };
                self.on(owner, event, role.as_ref(), frame, when, body, stmt.span);
            }
            StmtKind::In { procedure, role, within, when, priority, body } => {
                let priority = priority
                    .as_ref()
                    .and_then(|expr| self.constant_whole(&mut Scope::at("a priority"), expr, "a priority"))
                    .unwrap_or(0);
                self.replacement(owner, procedure, role.as_ref(), within.as_ref(), when, priority, body, stmt.span);
            }
            StmtKind::Each { clock, while_, for_, when, body } => {
                self.each(owner, clock, while_.as_ref(), for_.as_deref(), when, body, stmt.span)
            }
            _ => return false,
        }
        true
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn on(
        &mut self,
        owner: &Owner,
        event: &Path,
        role: Option<&tree::Name>,
        framed: Framed<'_>,
        when: &When,
        body: &[Stmt],
        span: Span,
    ) {
        let Some(id) = self.event_of(owner, event) else { return };
        let mut scope = self.event_scope(owner, id, "a trigger");
        let Some((holder, context_role)) = self.event_role(owner, id, role, event.span) else { return };
        let role = role.map(|role| role.text.as_str());
        let once = framed.once.and_then(|often| self.once(owner, often));
        let within = self.around(&mut scope, (id, role), framed.within, once);
        let cond = self.all_conditions(&mut scope, owner, when);
        let body = self.acts(&mut scope, body);
        let priority = i32::try_from(framed.priority).unwrap_or(0);
        self.react(owner, id, priority, (holder, context_role), (within, once), cond, body, scope, span);
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn react(
        &mut self,
        owner: &Owner,
        event: usize,
        priority: i32,
        (holder, context_role): (Holder, bool),
        (within, once): (Option<Within>, Option<Once>),
        when: Option<crate::ir::Expr>,
        body: Vec<Act>,
        scope: Scope,
        span: Span,
    ) {
        let place = match holder {
            Holder::Role(role) if context_role => role,
            Holder::Role(role) => self.place_among_roles(event, role),
            Holder::Audience => 0xfe,
            Holder::Nobody | Holder::Owner => 0xff,
        };
        let id = self.reaction_id(owner, place);
        let you = scope.you.unwrap_or(0);
        self.says_placeholders(&scope);
        self.model.ir.reactions.push(Arc::new(Reaction {
            source: owner.source,
            id,
            event,
            priority,
            holder,
            context_role,
            gate: owner.gate,
            within,
            once,
            when,
            body,
            says: scope.says,
            locals: fitted(scope.locals),
            you,
            span,
        }));
    }

    /// The event that a trigger names; `on this.deed` takes it from a field of the entry.
    fn event_of(&mut self, owner: &Owner, event: &Path) -> Option<usize> {
        if let [segment] = event.segments.as_slice()
            && let Some(id) = self.ir().names.events.get(&segment.name.text).copied()
        {
            // a clock ticks for each type of entity by itself
            let ticks = self.ir().events[id].clock.and_then(|clock| self.ir().clocks[clock].ticks.get(owner.entity));
            return Some(ticks.map_or(id, |(_, event)| *event));
        }
        if let Source::Entry(entry) = owner.source {
            let mut scope = self.clause_scope(owner, "a trigger");
            if event.segments[0].name.text == "this"
                || self.own(&mut scope, entry, &event.segments[0].name.text, event.span).is_some()
            {
                let value = self.path(&mut scope, event, Some(&Type::EventName));
                let value = self.field_constant(&value);
                return crate::fold::whole(&value?).and_then(|at| usize::try_from(at).ok());
            }
        }
        let name = &event.segments[0].name;
        let known = || self.ir().names.events.keys().map(String::as_str);
        // `on play` for `played`
        let alike = || known().find(|event| event.starts_with(&name.text) || name.text.starts_with(event));
        let near = error::nearest(&name.text, known()).or_else(|| alike().map(str::to_owned));
        self.no_such(name, "event", near);
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
    fn event_role(
        &mut self,
        owner: &Owner,
        event: usize,
        role: Option<&tree::Name>,
        span: Span,
    ) -> Option<(Holder, bool)> {
        let found = &self.ir().events[event];
        let (params, name) = (found.params.clone(), found.named.name.clone());
        let Some(role) = role else {
            let entities: Vec<usize> =
                (0..params.len()).filter(|at| params[*at].ty == Type::Entity(owner.entity)).collect();
            if let [only] = entities.as_slice() {
                return Some((Holder::Role(*only), false));
            }
            let list = self.roles_of(event);
            let ways: Vec<String> = list.iter().map(|role| format!("`on {name} as {role}`")).collect();
            let help = if ways.is_empty() {
                format!("nobody has a role in `{name}`")
            } else {
                format!("write {}", error::listed(&ways, "or"))
            };
            self.report(error::unsaid(span, "nothing says who of those present reacts", &help));
            return None;
        };
        if let Some((_, audience)) = &found.audience
            && *audience == role.text
        {
            return Some((Holder::Audience, false));
        }
        if let Some(at) =
            params.iter().position(|param| param.named.name == role.text && matches!(param.ty, Type::Entity(_)))
        {
            return Some((Holder::Role(at), false));
        }
        if let Some(Type::Context(context)) = params.first().map(|param| param.ty.clone())
            && let Some(at) = self.ir().contexts[context]
                .roles
                .iter()
                .position(|param| param.named.name == role.text && matches!(param.ty, Type::Entity(_)))
        {
            return Some((Holder::Role(at), true));
        }
        let list = self.roles_of(event);
        self.report(error::wrong_role(role.span, &role.text, &name, &list));
        None
    }

    /// The place of a parameter among the roles: those of the context that comes first go before it.
    fn place_among_roles(&self, event: usize, param: usize) -> usize {
        match self.ir().events[event].params.first().map(|first| &first.ty) {
            Some(Type::Context(context)) => self.ir().contexts[*context].role_count + param,
            _ => param,
        }
    }

    fn roles_of(&self, event: usize) -> Vec<String> {
        let mut all = Vec::new();
        for param in &self.ir().events[event].params {
            match param.ty {
                Type::Entity(_) => all.push(param.named.name.clone()),
                Type::Context(context) => {
                    let roles = self.ir().contexts[context].roles.iter();
                    all.extend(
                        roles.filter(|role| matches!(role.ty, Type::Entity(_))).map(|role| role.named.name.clone()),
                    );
                }
                _ => {}
            }
        }
        all
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn each(
        &mut self,
        owner: &Owner,
        clock: &tree::Name,
        while_: Option<&tree::Expr>,
        for_: Option<&tree::ForClause>,
        when: &When,
        body: &[Stmt],
        span: Span,
    ) {
        let Some(clock) = self.clock_named(clock) else { return };
        let Some((_, event)) = self.ir().clocks[clock].ticks.get(owner.entity).copied() else { return };
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
        self.react(&inner, event, 0, (Holder::Role(0), false), (None, None), cond, body, scope, span);
    }

    /// The name that ids know an entity or context by.
    fn known_as(&self, name: &tree::Name) -> String {
        let names = &self.ir().names;
        let entity = names.entities.get(&name.text).map(|id| &self.ir().entities[*id].named);
        let named = entity.or_else(|| Some(&self.ir().contexts[*names.contexts.get(&name.text)?].named));
        named.map_or_else(|| name.text.clone(), |named| named.known_as().to_owned())
    }

    /// Rules that nobody holds, in an entity or in a context.
    pub(super) fn rules(&mut self) {
        for index in 0..self.model.items.len() {
            let placed = self.model.items[index].clone();
            let tree::ItemKind::Rules { of, body } = &placed.item.kind else { continue };
            let (entity, context) =
                match (self.ir().names.entities.get(&of.text), self.ir().names.contexts.get(&of.text)) {
                    (Some(entity), _) => (*entity, None),
                    (None, Some(context)) => (0, Some(*context)),
                    (None, None) => {
                        let near = error::nearest(
                            &of.text,
                            self.ir().names.entities.keys().chain(self.ir().names.contexts.keys()).map(String::as_str),
                        );
                        self.no_such(of, "entity or context", near);
                        continue;
                    }
                };
            let owner = Owner {
                source: Source::Rules,
                gate: Gate::Open,
                name: format!("rules.{}", self.known_as(of)),
                entity,
                context,
                around: Vec::new(),
                band: None,
            };
            for stmt in body {
                if !self.standing(&owner, stmt)
                    && !self.happening(&owner, stmt)
                    && !matches!(stmt.kind, StmtKind::Bad | StmtKind::Note(_) | StmtKind::Text(_))
                {
                    self.out_of_place(stmt, "rules");
                }
            }
        }
    }

    /// What a clock does to one entity by itself: its event first, then durations, decay and marks.
    pub(super) fn ticks(&mut self) {
        for clock in 0..self.ir().clocks.len() {
            for entity in 0..self.ir().clocks[clock].ticks.len() {
                self.ticks_for(clock, entity);
            }
        }
    }

    fn ticks_for(&mut self, clock: usize, entity: usize) {
        let span = self.ir().clocks[clock].named.span;
        let (function, event) = self.ir().clocks[clock].ticks[entity];
        let you = crate::ir::Expr::new(crate::ir::Node::Local(0), Type::Entity(entity), span);
        let mut acts = vec![Act { kind: ActKind::Announce { event, args: vec![you], seen: None }, span }];
        for (cell, found) in self.ir().cells.iter().enumerate() {
            // anyone can have a status
            let status = matches!(found.kind, CellKind::Status(_));
            match &found.kind {
                _ if found.entity != entity && !status => {}
                CellKind::Once(id) if *id == clock => acts.push(Act { kind: ActKind::Forget(cell), span }),
                _ => acts.extend(found.ticks.iter().filter(|(id, _)| *id == clock).map(|(_, toward)| Act {
                    kind: ActKind::Decay { cell, toward: toward.clone() },
                    span: toward.span,
                })),
            }
        }
        for (status, found) in self.ir().statuses.iter().enumerate() {
            if found.clock == Some(clock) {
                acts.push(Act { kind: ActKind::Expire(status), span });
            }
        }
        acts.extend(self.under_way(clock, entity));
        self.model.ir.functions[function].body = acts;
        self.model.ir.functions[function].rolls = true;
    }
}
