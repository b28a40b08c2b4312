//! Effects: stored numbers, statuses, events, calls, commands, choices.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ChooseBy, ChooseFrom, ExprKind, Path, Segment, Stmt, StmtKind};

use crate::check::part::Duration;
use crate::check::{Checker, Scope, words};
use crate::error;
use crate::ir::{ActKind, CellKind, ChooseRule, Expr, FunctionKind, Node, PutHow, Type};

/// What to write where rules would change which entries lie in a slot that holds several.
const FILLED_BY_THE_GAME: &str = "the game that runs these rules puts entries there and takes them away: declare a `command` \
                                  such as `command draw(who: creature)` and call it, and the game does it";

impl Checker {
    pub(crate) fn effect(&mut self, scope: &mut Scope, stmt: &Stmt) -> Option<ActKind> {
        let span = stmt.span;
        match &stmt.kind {
            StmtKind::Set { target, value } => self.set(scope, target, value, span),
            StmtKind::Change { subject, gains, amount, resource } => {
                let owner = self.subject(scope, subject.as_ref(), span)?;
                let how = if *gains { PutHow::Gain } else { PutHow::Lose };
                self.change(scope, owner, how, amount, resource)
            }
            StmtKind::GainStatus { subject, status, amount, duration } => {
                let who = self.subject(scope, subject.as_ref(), span)?;
                let id = self.status_named(status)?;
                let amount = amount.as_ref().map(|amount| self.value_of(scope, amount, &Type::WHOLE));
                let (ticks, clock) = match duration {
                    Some(duration) => self.duration(scope, &who, id, duration),
                    None => (None, None),
                };
                Some(ActKind::Gain { who, status: id, amount, ticks, clock })
            }
            StmtKind::LoseStatus { subject, status } => {
                let who = self.subject(scope, subject.as_ref(), span)?;
                let status = self.status_named(status)?;
                Some(ActKind::Lose { who, status })
            }
            StmtKind::Deal { who, learns, what, .. } => self.deal(scope, who, *learns, what),
            StmtKind::Announce { call, seen } => self.announce(scope, call, seen.as_deref()),
            StmtKind::Later(call) => self.perform(scope, call, true),
            StmtKind::Do(call) => self.perform(scope, call, false),
            _ => None,
        }
    }

    /// How many ticks a status lasts, and of which clock: that of the one who has it.
    fn duration(
        &mut self,
        scope: &mut Scope,
        who: &Expr,
        status: usize,
        duration: &tree::Duration,
    ) -> (Option<Expr>, Option<usize>) {
        let ticks = self.value_of(scope, &duration.count, &Type::WHOLE);
        let clock = self.clock_named(&duration.clock);
        if let Some(of) = &duration.of {
            let whose = self.value(scope, of, None);
            if whose.node != who.node && !matches!(whose.node, Node::Bad) {
                let help = "leave `of …` out: a duration counts the ticks of the one who has the status";
                self.report(error::misplaced(of.span, "the clock of someone else", "a duration", help));
            }
        }
        self.durations.extend(clock.map(|clock| Duration { status, clock, place: duration.clock.span }));
        (Some(ticks), clock)
    }

    /// A status counts on the clock of its first gain; the others must say the same.
    pub(super) fn durations(&mut self) {
        for Duration { status, clock, place } in std::mem::take(&mut self.durations) {
            match self.ir().statuses[status].clock.filter(|other| *other != clock) {
                Some(other) => {
                    let (name, other) = (&self.ir().statuses[status].named.name, &self.ir().clocks[other].named.name);
                    let help =
                        format!("`{name}` counts each {other} where it is gained elsewhere: write the same clock here");
                    self.report(error::misplaced(place, "a second clock", "a status", &help));
                }
                None => self.model.ir.statuses[status].clock = Some(clock),
            }
        }
    }

    pub(crate) fn clock_named(&mut self, name: &tree::Name) -> Option<usize> {
        let found = words::clock(self.ir(), &name.text);
        if found.is_none() {
            let plurals: Vec<String> = self.ir().names.clocks.keys().map(|clock| format!("{clock}s")).collect();
            let all = self.ir().names.clocks.keys().chain(&plurals).map(String::as_str);
            let near = error::nearest(&name.text, all);
            self.no_such(name, "clock", near);
        }
        found
    }

    /// Whom an effect is done to; you, where nobody is named.
    fn subject(&mut self, scope: &mut Scope, subject: Option<&tree::Expr>, span: Span) -> Option<Expr> {
        match (subject, scope.you) {
            (Some(expr), _) => Some(self.value(scope, expr, None)),
            (None, Some(you)) => Some(Expr::new(Node::Local(you), scope.locals[you].ty.clone(), span)),
            (None, None) => {
                let someone =
                    scope.visible.iter().find(|(_, local)| matches!(scope.locals[*local].ty, Type::Entity(_)));
                let someone = someone.map_or("defender", |(name, _)| name.as_str());
                self.report(error::unsaid(
                    span,
                    "nobody is named here",
                    &format!("say who: `{someone} gains …`, `{someone} loses …`"),
                ));
                None
            }
        }
    }

    fn change(
        &mut self,
        scope: &mut Scope,
        owner: Expr,
        how: PutHow,
        amount: &tree::Expr,
        resource: &Path,
    ) -> Option<ActKind> {
        let segment = resource.segments.last()?;
        if let Some(status) = self.ir().names.statuses.get(&segment.name.text).copied()
            && how == PutHow::Gain
        {
            let amount = Some(self.value_of(scope, amount, &Type::WHOLE));
            return Some(ActKind::Gain { who: owner, status, amount, ticks: None, clock: None });
        }
        let (cell, index) = self.cell_of(scope, &owner, segment)?;
        let ty = self.ir().cells[cell].ty.clone();
        if !matches!(ty, Type::Number(_)) {
            self.no_amount(segment, &ty, how, scope.place);
            return None;
        }
        let value = self.value_of(scope, amount, &ty);
        Some(ActKind::Put { owner, cell, index, how, value })
    }

    /// What is gained or lost is no amount.
    fn no_amount(&mut self, segment: &Segment, ty: &Type, how: PutHow, place: &str) {
        let name = &segment.name.text;
        let verb = if how == PutHow::Lose { "losing" } else { "gaining" };
        let (what, help) = match ty {
            Type::Set(..) => ("a slot that holds several", FILLED_BY_THE_GAME.to_owned()),
            Type::YesNo => ("a flag", format!("write `set … {name} to yes`, or `to no`")),
            Type::Entry(_) => ("a slot", format!("write `set … {name} to …`")),
            _ => ("what is no amount", format!("write `set … {name} to …`")),
        };
        self.report(error::misplaced(segment.name.span, &format!("{verb} `{name}`, {what},"), place, &help));
    }

    /// The stored member of an owner that a word names.
    pub(super) fn cell_of(
        &mut self,
        scope: &mut Scope,
        owner: &Expr,
        segment: &Segment,
    ) -> Option<(usize, Option<Expr>)> {
        let Type::Entity(entity) = owner.ty else {
            if !matches!(owner.node, Node::Bad) {
                self.misfit_words(owner, "someone who can have this", None);
            }
            return None;
        };
        let name = &segment.name.text;
        if let Some(cell) = self.ir().names.cell(entity, name) {
            let family = self.ir().cells[cell].index;
            let index = self.family_index(scope, family, segment);
            if index.is_none() && self.which(family, segment) {
                return None;
            }
            return Some((cell, index));
        }
        if let Some(status) = self.ir().names.statuses.get(name).copied() {
            return Some((self.ir().statuses[status].cells.0, None));
        }
        if self.ir().names.stat(crate::ir::StatOwner::Entity(entity), name).is_some()
            || self.read_by_member(entity, name).is_some()
        {
            let stat = self
                .ir()
                .names
                .stat(crate::ir::StatOwner::Entity(entity), name)
                .or_else(|| Some(self.read_by_member(entity, name)?.0));
            let place = stat.map(|stat| self.ir().stats[stat].named.span);
            self.report(error::for_how_long(segment.name.span, &format!("`{name}` change"), place));
            return None;
        }
        let near = error::nearest(
            name,
            self.member_names(&Type::Entity(entity))
                .into_iter()
                .chain(self.ir().names.statuses.keys().map(String::as_str)),
        );
        self.no_such(&segment.name, "resource", near);
        None
    }

    fn set(&mut self, scope: &mut Scope, target: &Path, value: &tree::Expr, span: Span) -> Option<ActKind> {
        if let [segment] = target.segments.as_slice()
            && let Some(local) = scope.find(&segment.name.text)
        {
            let found = scope.locals[local].clone();
            let value = self.value_of(scope, value, &found.ty);
            if !found.changes {
                self.report(error::never_changes(segment.name.span, &found.name, found.span));
                return None;
            }
            self.in_range(&value, found.range, &found.ty, Some(found.span));
            return Some(ActKind::Assign { local, value });
        }
        let (segment, before) = target.segments.split_last()?;
        let owner = match before {
            [] if scope.you.is_none() => {
                let name = &segment.name;
                let someone =
                    scope.visible.iter().find(|(_, local)| matches!(scope.locals[*local].ty, Type::Entity(_)));
                let help = someone.map_or_else(
                    || "only a `state` of this body can be set by its name alone".to_owned(),
                    |(someone, _)| format!("write `set {someone}.{} to …`", name.text),
                );
                self.report(error::unsaid(name.span, &format!("nothing says whose `{}` is set", name.text), &help));
                return None;
            }
            [] => self.subject(scope, None, span)?,
            [first] if first.name.text == "your" => self.subject(scope, None, span)?,
            _ => self.path(scope, &Path { span: target.span, segments: before.to_vec() }, None),
        };
        let (cell, index) = self.cell_of(scope, &owner, segment)?;
        let ty = self.ir().cells[cell].ty.clone();
        if self.ir().cells[cell].kind == CellKind::Slot && matches!(ty, Type::Set(..)) {
            self.report(error::misplaced(span, "setting a slot that holds several", scope.place, FILLED_BY_THE_GAME));
            return None;
        }
        let value = self.value_of(scope, value, &ty);
        Some(ActKind::Put { owner, cell, index, how: PutHow::Set, value })
    }

    pub(crate) fn status_named(&mut self, path: &Path) -> Option<usize> {
        let segment = path.segments.last()?;
        let found = self.ir().names.statuses.get(&segment.name.text).copied();
        if found.is_none() {
            let near = error::nearest(&segment.name.text, self.ir().names.statuses.keys().map(String::as_str));
            self.no_such(&segment.name, "status", near);
        }
        found
    }

    /// The one called word of a statement.
    pub(crate) fn call_segment(&mut self, call: &tree::Expr) -> Option<Segment> {
        if let ExprKind::Path(path) = &call.kind
            && let [segment] = path.segments.as_slice()
        {
            return Some(segment.clone());
        }
        if !matches!(call.kind, ExprKind::Bad) {
            self.report(error::misplaced(
                call.span,
                "this",
                "a body",
                "write what happens: a call such as `strike(attack(you, foe, …))`",
            ));
        }
        None
    }

    fn perform(&mut self, scope: &mut Scope, call: &tree::Expr, later: bool) -> Option<ActKind> {
        let segment = self.call_segment(call)?;
        let name = &segment.name.text;
        if name == "original" && segment.args.is_none() {
            if !scope.replaces {
                self.report(error::misplaced(
                    call.span,
                    "`original`",
                    scope.place,
                    "it stands for the step that a replacement replaces",
                ));
            }
            return Some(ActKind::Original);
        }
        let given = segment.args.as_deref().unwrap_or(&[]);
        if let Some(command) = self.ir().names.commands.get(name).copied() {
            let (params, place) = (self.ir().commands[command].params.clone(), self.ir().commands[command].named.span);
            let args = self.args(scope, name, &params, given, segment.name.span, place);
            return Some(ActKind::Command { command, args });
        }
        if let Some(function) = self.ir().names.functions.get(name).copied() {
            let found = &self.ir().functions[function];
            if !matches!(
                found.kind,
                FunctionKind::Procedure | FunctionKind::Action | FunctionKind::Check | FunctionKind::Die
            ) {
                self.report(error::misplaced(
                    call.span,
                    "a value by itself",
                    scope.place,
                    "use it in a `let`, or call a procedure",
                ));
                return None;
            }
            let (params, place) = (found.params.clone(), found.named.span);
            if let Some(caller) = scope.function.filter(|_| !later) {
                self.calls.push((caller, function, segment.name.span));
            }
            let args = self.args(scope, name, &params, given, segment.name.span, place);
            return Some(ActKind::Call { function, args, later });
        }
        if self.ir().names.events.contains_key(name) {
            let help = match scope.scene {
                Some(_) => "call the procedure that announces it".to_owned(),
                None => format!("write `announce {name}(…)`"),
            };
            self.report(error::misplaced(segment.name.span, "an event by itself", scope.place, &help));
            return None;
        }
        let near = {
            let names = &self.ir().names;
            error::nearest(name, names.functions.keys().chain(names.commands.keys()).map(String::as_str))
        };
        self.no_such(&segment.name, "procedure or command", near);
        None
    }

    pub(crate) fn choose(
        &mut self,
        scope: &mut Scope,
        name: &tree::Name,
        from: &ChooseFrom,
        filter: Option<&tree::Expr>,
        by: &ChooseBy,
        span: Span,
    ) -> ActKind {
        let (of, local) = match from {
            ChooseFrom::Set(of) => self.iterate(scope, name, of),
            ChooseFrom::Number { from, to } => self.numbers(scope, name, (from, to)),
            ChooseFrom::Type(ty) => {
                let place = ty.span;
                let ty = self.model.ty(ty);
                let node = match ty {
                    Type::Member(id) => Node::AllMembers(id),
                    Type::Entry(kind) => Node::AllEntries(kind),
                    Type::Any => Node::Bad,
                    _ => self.no_choice(&ty, place),
                };
                let local = scope.add(&name.text, ty.clone(), name.span);
                (Expr::new(node, Type::Set(Box::new(ty), 0), place), local)
            }
        };
        let filter = filter.map(|filter| self.condition(scope, filter));
        let by = match by {
            ChooseBy::Owner(owner) => ChooseRule::Owner(self.value(scope, owner, None)),
            ChooseBy::Least(value) => ChooseRule::Least(self.value_of(scope, value, &Type::WHOLE)),
            ChooseBy::Most(value) => ChooseRule::Most(self.value_of(scope, value, &Type::WHOLE)),
            ChooseBy::First => ChooseRule::First,
            ChooseBy::Unsaid => {
                self.report(error::unsaid(
                    span,
                    "nothing says who or what settles this choice",
                    "add `, by you`, or a rule such as `, by least foe.health`",
                ));
                ChooseRule::First
            }
        };
        ActKind::Choose { local, of, filter, by }
    }

    /// A choice among what has no list of members.
    fn no_choice(&mut self, ty: &Type, place: Span) -> Node {
        let has = words::type_words(self.ir(), ty);
        let help = "declare what can be chosen: `one of stake \"Stake\": one \"1\", two \"2\"`";
        self.report(error::mismatch(place, &has, "a kind or a `one of`", Some(help)));
        Node::Bad
    }
}
