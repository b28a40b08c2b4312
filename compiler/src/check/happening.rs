//! What starts things: triggers, replacements of steps, ticks of clocks.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, Path, Stmt, StmtKind, When};

use crate::check::standing::Owner;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, ActKind, Cell, CellKind, Gate, Holder, Reaction, Source, Type};
use crate::resolve::named;

impl Checker {
    /// A statement that starts something; false if it is of another sort.
    pub(crate) fn happening(&mut self, owner: &Owner, stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::On { event, role, once, when, priority, body } => {
                let priority = priority
                    .as_ref()
                    .and_then(|expr| self.constant_whole(&mut Scope::at("a priority"), expr, "a priority"))
                    .unwrap_or(0);
                self.on(owner, event, role.as_ref(), once.as_ref(), when, priority, body, stmt.span);
            }
            StmtKind::In { procedure, role, within, when, priority, body } => {
                let priority = priority
                    .as_ref()
                    .and_then(|expr| self.constant_whole(&mut Scope::at("a priority"), expr, "a priority"))
                    .unwrap_or(0);
                self.replacement(owner, procedure, role.as_ref(), within.as_ref(), when, priority, body, stmt.span);
            }
            StmtKind::Each { clock, while_, for_, when, body } => {
                self.each(owner, clock, while_.as_ref(), for_.as_ref(), when, body, stmt.span)
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
        once: Option<&tree::Name>,
        when: &When,
        priority: i64,
        body: &[Stmt],
        span: Span,
    ) {
        let Some(id) = self.event_of(owner, event) else { return };
        let mut scope = self.event_scope(owner, id, "a trigger");
        let Some((holder, context_role)) = self.event_role(owner, id, role, event.span) else { return };
        let cond = self.all_conditions(&mut scope, owner, when);
        let body = self.acts(&mut scope, body);
        let once = once.and_then(|clock| self.once(owner, clock));
        self.react(
            owner,
            id,
            i32::try_from(priority).unwrap_or(0),
            (holder, context_role),
            once,
            cond,
            body,
            scope,
            span,
        );
    }

    #[expect(clippy::too_many_arguments, reason = "one sentence with its parts")]
    fn react(
        &mut self,
        owner: &Owner,
        event: usize,
        priority: i32,
        (holder, context_role): (Holder, bool),
        once: Option<(usize, usize)>,
        when: Option<crate::ir::Expr>,
        body: Vec<Act>,
        scope: Scope,
        span: Span,
    ) {
        let id = self.clause_id(owner, "reaction");
        let you = scope.you.unwrap_or(0);
        self.says_placeholders(&scope);
        self.model.ir.reactions.push(Reaction {
            source: owner.source,
            id,
            event,
            priority,
            holder,
            context_role,
            gate: owner.gate,
            once,
            when,
            body,
            says: scope.says,
            locals: scope.locals,
            you,
            span,
        });
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
            if event.segments[0].name.text == "this"
                || self.own(&mut scope, entry, &event.segments[0].name.text, event.span).is_some()
            {
                let value = self.path(&mut scope, event, Some(&Type::EventName));
                let value = self.field_constant(&value);
                return crate::fold::whole(&value?).and_then(|at| usize::try_from(at).ok());
            }
        }
        let name = &event.segments[0].name;
        let near = error::nearest(&name.text, self.ir().names.events.keys().map(String::as_str));
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
                name: format!("rules.{}", of.text),
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
            self.model.ir.functions[function].body = acts;
            self.model.ir.functions[function].rolls = true;
        }
    }
}
