//! Actions: the reasons against them, what they cost, how long they take, what is done at last.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ItemKind, Stmt, StmtKind};

use crate::check::act::both;
use crate::check::function::later;
use crate::check::standing::Owner;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, ActKind, CellId, CellKind, CmpOp, Expr, Gate, Lasts, Node, PutHow, Source, Type};

/// The statements of an action by what they are for.
#[derive(Default)]
struct Parts<'s> {
    allowed: Vec<&'s Stmt>,
    costs: Vec<&'s Stmt>,
    takes: Vec<&'s Stmt>,
    start: Vec<&'s Stmt>,
    waits: Vec<&'s Stmt>,
    work: Vec<Stmt>,
}

impl<'s> Parts<'s> {
    fn of(body: &'s [Stmt]) -> Self {
        let mut parts = Self::default();
        for stmt in body {
            match &stmt.kind {
                StmtKind::Allowed(_) => parts.allowed.push(stmt),
                StmtKind::Costs { .. } => parts.costs.push(stmt),
                StmtKind::Takes { .. } => parts.takes.push(stmt),
                StmtKind::AtStart(_) => parts.start.push(stmt),
                StmtKind::Interrupted { .. } | StmtKind::Each { .. } => parts.waits.push(stmt),
                StmtKind::Note(_) | StmtKind::Allow { .. } => {}
                _ => parts.work.push(stmt.clone()),
            }
        }
        parts
    }
}

/// An action's function while its acts are written down.
struct Begun {
    scope: Scope,
    acts: Vec<Act>,
    refused: usize,
    reasons: i64,
}

impl Begun {
    /// One more reason against it: where `cond` does not hold, nothing more is done.
    fn reason(&mut self, cond: Expr, span: Span) {
        self.reasons += 1;
        let value = Expr::whole(self.reasons, span);
        let told = ActKind::Assign { local: self.refused, value };
        let otherwise = vec![Act { kind: told, span }, Act { kind: ActKind::Stop, span }];
        self.acts.push(Act { kind: ActKind::If { cond, then: Vec::new(), otherwise }, span });
    }
}

impl Checker {
    /// The body of an action.
    pub(super) fn action(&mut self, id: usize, body: &[Stmt]) {
        let Some(at) = self.ir().actions.iter().position(|action| action.function == id) else { return };
        let parts = Parts::of(body);
        let name = self.ir().functions[id].named.span;
        let mut scope = self.parameters(id, "an action");
        scope.you = Some(0);
        let refused = scope.hidden("refused", Type::WHOLE, name);
        scope.locals[refused].changes = true;
        self.model.ir.functions[id].results.push(("refused".to_owned(), refused));
        let mut begun = Begun { scope, acts: Vec::new(), refused, reasons: 0 };
        for stmt in &parts.allowed {
            let StmtKind::Allowed(when) = &stmt.kind else { continue };
            if let Some(cond) = self.when(&mut begun.scope, when) {
                begun.reason(cond, stmt.span);
            }
        }
        self.model.ir.actions[at].allowed = begun.acts.len();
        let lasts = self.ir().actions[at].lasts.clone();
        if let Some(lasts) = &lasts {
            self.goes_on(at, lasts, name, &mut begun);
        }
        self.costs(at, &parts.costs, &mut begun);
        begun.scope.rolls = true;
        self.says_once(&parts);
        match lasts {
            Some(lasts) => self.begins(at, lasts, &parts, &mut begun),
            None => {
                begun.scope.later = later(&parts.work);
                let work = self.acts(&mut begun.scope, &parts.work);
                begun.acts.extend(work);
            }
        }
        self.model.ir.functions[id].body = begun.acts;
        self.close(id, begun.scope, None);
    }

    /// A second `takes` would be lost; what takes no time has no start and cannot be interrupted.
    fn says_once(&mut self, parts: &Parts<'_>) {
        for (all, word) in [(&parts.takes, "`takes`"), (&parts.start, "`at the start`")] {
            if let [first, second, ..] = all.as_slice() {
                self.report(error::said_twice(second.span, word, first.span));
            }
        }
        if parts.takes.is_empty() {
            for stmt in parts.start.iter().chain(&parts.waits) {
                let (what, _) = crate::check::noun::statement(&stmt.kind);
                let help = "say how long it takes: `takes 2 turns`";
                self.report(error::misplaced(stmt.span, what, "an action that takes no time", help));
            }
        }
    }

    /// Who is at it already stays at it; who was interrupted goes on where it stopped, if all is as it was.
    fn goes_on(&mut self, at: usize, lasts: &Lasts, span: Span, begun: &mut Begun) {
        let stop = Act { kind: ActKind::Stop, span };
        let going = self.kept(at, lasts.going, span);
        begun.acts.push(when(going, vec![stop.clone()], span));
        if !lasts.resumed {
            return;
        }
        let left = self.kept(at, lasts.left, span);
        let mut same = Some(compared(CmpOp::Gt, left, Expr::whole(0, span)));
        for (place, cell) in lasts.kept.iter().enumerate() {
            let kept = self.kept(at, *cell, span);
            let given = Expr::new(Node::Local(place + 1), kept.ty.clone(), span);
            same = both(same, Some(compared(CmpOp::Eq, kept, given)));
        }
        let mut again = self.others_cease(at, span);
        again.extend([self.put(at, lasts.going, yes(true, span)), stop]);
        begun.acts.extend(same.map(|same| when(same, again, span)));
    }

    /// Amounts are found first, then all are tested, then all are paid.
    fn costs(&mut self, at: usize, costs: &[&Stmt], begun: &mut Begun) {
        let from = begun.acts.len();
        let mut paid: Vec<(CellId, Option<Expr>, usize, Span)> = Vec::new();
        for stmt in costs {
            let StmtKind::Costs { amount, resource } = &stmt.kind else { continue };
            let Some((cell, index)) = self.paying(at, &mut begun.scope, resource) else { continue };
            let ty = self.ir().cells[cell].ty.clone();
            let value = self.value_of(&mut begun.scope, amount, &ty);
            let again = |other: &&(CellId, Option<Expr>, usize, Span)| {
                (other.0, other.1.as_ref().map(|index| &index.node)) == (cell, index.as_ref().map(|index| &index.node))
            };
            if let Some(first) = paid.iter().find(again).map(|first| first.3) {
                let what = format!("the cost in `{}`", self.ir().cells[cell].named.name);
                self.report(error::said_twice(stmt.span, &what, first));
            }
            let local = begun.scope.hidden("the cost", ty, stmt.span);
            begun.acts.push(Act { kind: ActKind::Assign { local, value }, span: stmt.span });
            paid.push((cell, index, local, stmt.span));
        }
        self.model.ir.actions[at].costs = from..begun.acts.len();
        for (cell, index, local, span) in &paid {
            let Expr { node, ty, .. } = self.kept(at, *cell, *span);
            let node = match node {
                Node::Cell { owner, cell, .. } => Node::Cell { owner, cell, index: index.clone().map(Box::new) },
                other => other,
            };
            let cost = Expr::new(Node::Local(*local), ty.clone(), *span);
            begun.reason(compared(CmpOp::Ge, Expr::new(node, ty, *span), cost), *span);
        }
        for (cell, index, local, span) in paid {
            let value = Expr::new(Node::Local(local), self.ir().cells[cell].ty.clone(), span);
            let owner = self.who(at, span);
            begun.acts.push(Act { kind: ActKind::Put { owner, cell, index, how: PutHow::Lose, value }, span });
        }
    }

    /// The resource of the doer that pays.
    fn paying(&mut self, at: usize, scope: &mut Scope, path: &tree::Path) -> Option<(CellId, Option<Expr>)> {
        let [segment] = path.segments.as_slice() else {
            let help = "who does it pays: name one of your resources";
            self.report(error::misplaced(path.span, "this", "`costs`", help));
            return None;
        };
        let owner = self.who(at, path.span);
        let (cell, index) = self.cell_of(scope, &owner, segment)?;
        let found = &self.ir().cells[cell];
        if !matches!(found.kind, CellKind::Resource | CellKind::Status(_)) {
            let (name, declared) = (&segment.name, found.named.span);
            self.report(error::wrong_kind(name.span, &name.text, "no amount", "a resource", declared, None));
            return None;
        }
        Some((cell, index))
    }

    /// What takes time begins: everything else ceases, what it was begun with is kept, and it comes to its end at once if
    /// no tick is to pass.
    fn begins(&mut self, at: usize, lasts: Lasts, parts: &Parts<'_>, begun: &mut Begun) {
        let Some(Stmt { kind: StmtKind::Takes { count, clock }, span }) = parts.takes.first() else { return };
        let span = *span;
        begun.acts.extend(self.others_cease(at, span));
        let value = self.value_of(&mut begun.scope, count, &Type::WHOLE);
        let ticks = begun.scope.hidden("the time", Type::WHOLE, span);
        let found = self.clock_named(clock);
        let place = begun.acts.len();
        begun.acts.push(Act { kind: ActKind::Assign { local: ticks, value }, span });
        for (place, cell) in lasts.kept.iter().enumerate() {
            let given = Expr::new(Node::Local(place + 1), self.ir().cells[*cell].ty.clone(), span);
            begun.acts.push(self.put(at, *cell, given));
        }
        begun.acts.push(self.put(at, lasts.left, Expr::new(Node::Local(ticks), Type::WHOLE, span)));
        begun.acts.push(self.put(at, lasts.going, yes(true, span)));
        let from = begun.acts.len();
        if let Some(Stmt { kind: StmtKind::AtStart(body), .. }) = parts.start.first() {
            begun.scope.later = later(body);
            let start = self.acts(&mut begun.scope, body);
            begun.acts.extend(start);
        }
        let start = from..begun.acts.len();
        let given = |(at, param): (usize, &crate::ir::Field)| Expr::new(Node::Local(at), param.ty.clone(), span);
        let args = self.ir().functions[lasts.done].params.iter().enumerate().map(given).collect();
        let over = self.at_last(at, &lasts, args, span);
        let going = self.kept(at, lasts.going, span);
        begun.acts.push(when(going, vec![over], span));
        self.ends(self.ir().actions[at].function, lasts.done, &parts.work);
        let clock = found.unwrap_or(0);
        self.model.ir.actions[at].lasts = Some(Lasts { clock, ticks: place, start, ..lasts });
    }

    /// What is done when it is over.
    fn ends(&mut self, action: usize, done: usize, work: &[Stmt]) {
        let mut scope = self.parameters(action, "an action"); // what it calls, the action calls
        scope.you = Some(0);
        scope.rolls = true;
        scope.later = later(work);
        self.model.ir.functions[done].body = self.acts(&mut scope, work);
        self.close(done, scope, None);
    }

    /// With no tick left it is under way no more, and its end is done.
    fn at_last(&self, at: usize, lasts: &Lasts, args: Vec<Expr>, span: Span) -> Act {
        let call = ActKind::Call { function: lasts.done, args, later: false };
        let end = vec![self.put(at, lasts.going, yes(false, span)), Act { kind: call, span }];
        when(compared(CmpOp::Le, self.kept(at, lasts.left, span), Expr::whole(0, span)), end, span)
    }

    /// One does one thing at a time.
    fn others_cease(&self, at: usize, span: Span) -> Vec<Act> {
        let entity = self.ir().actions[at].entity;
        let others = self.ir().actions.iter().enumerate();
        let others = others.filter(|(other, found)| *other != at && found.entity == entity);
        let cease = |(other, found): (usize, &crate::ir::Action)| {
            let lasts = found.lasts.as_ref()?;
            let mut acts = vec![self.put(other, lasts.going, yes(false, span))];
            if !lasts.resumed {
                acts.push(self.put(other, lasts.left, Expr::whole(0, span)));
            }
            Some(when(self.kept(other, lasts.going, span), acts, span))
        };
        others.filter_map(cease).collect()
    }

    /// What a tick does for whoever is at something that this clock counts.
    pub(super) fn under_way(&self, clock: usize, entity: usize) -> Vec<Act> {
        let tick = |(at, action): (usize, &crate::ir::Action)| {
            let lasts = action.lasts.as_ref().filter(|lasts| lasts.clock == clock && action.entity == entity)?;
            let span = self.ir().functions[action.function].named.span;
            let (owner, value) = (self.who(at, span), Expr::whole(1, span));
            let less = ActKind::Put { owner, cell: lasts.left, index: None, how: PutHow::Lose, value };
            let kept = lasts.kept.iter().map(|cell| self.kept(at, *cell, span));
            let args = std::iter::once(self.who(at, span)).chain(kept).collect();
            let acts = vec![Act { kind: less, span }, self.at_last(at, lasts, args, span)];
            Some(when(self.kept(at, lasts.going, span), acts, span))
        };
        self.ir().actions.iter().enumerate().filter_map(tick).collect()
    }

    /// What interrupts actions, and what happens at each tick of them: triggers of whoever is at it.
    pub(super) fn interruptions(&mut self) {
        for index in 0..self.model.items.len() {
            let placed = self.model.items[index].clone();
            let ItemKind::Action { name, body, .. } = &placed.item.kind else { continue };
            let found = self.ir().names.functions.get(&name.text).copied();
            let Some(at) = self.ir().actions.iter().position(|action| Some(action.function) == found) else { continue };
            if self.ir().actions[at].lasts.is_none() {
                continue;
            }
            let owner = Owner {
                source: Source::Rules,
                gate: Gate::Open,
                name: format!("action.{}", name.was.as_deref().unwrap_or(name).text),
                entity: self.ir().actions[at].entity,
                context: None,
                around: vec![is_at(name)],
                band: None,
            };
            let parts = Parts::of(body);
            let clock = parts.takes.iter().find_map(|stmt| match &stmt.kind {
                StmtKind::Takes { clock, .. } => Some(clock.clone()),
                _ => None,
            });
            for stmt in parts.waits {
                let Some((trigger, resumed)) = interruption(stmt, name, clock.as_ref()) else {
                    self.happening(&owner, stmt);
                    continue;
                };
                self.happening(&owner, &Stmt { span: stmt.span, kind: trigger });
                if let Some(lasts) = &mut self.model.ir.actions[at].lasts {
                    lasts.interrupted.push((stmt.span, resumed));
                }
            }
        }
    }

    fn who(&self, at: usize, span: Span) -> Expr {
        Expr::new(Node::Local(0), Type::Entity(self.ir().actions[at].entity), span)
    }

    fn kept(&self, at: usize, cell: CellId, span: Span) -> Expr {
        let owner = Box::new(self.who(at, span));
        Expr::new(Node::Cell { owner, cell, index: None }, self.ir().cells[cell].ty.clone(), span)
    }

    fn put(&self, at: usize, cell: CellId, value: Expr) -> Act {
        let span = value.span;
        let owner = self.who(at, span);
        Act { kind: ActKind::Put { owner, cell, index: None, how: PutHow::Set, value }, span }
    }
}

fn when(cond: Expr, then: Vec<Act>, span: Span) -> Act {
    Act { kind: ActKind::If { cond, then, otherwise: Vec::new() }, span }
}

fn compared(op: CmpOp, left: Expr, right: Expr) -> Expr {
    let span = left.span;
    Expr::new(Node::Compare { op, left: Box::new(left), right: Box::new(right) }, Type::YesNo, span)
}

fn yes(yes: bool, span: Span) -> Expr {
    Expr::new(Node::Const(i64::from(yes)), Type::YesNo, span)
}

/// The trigger that an interruption is, and whether the action can be resumed then.
fn interruption(stmt: &Stmt, action: &tree::Name, clock: Option<&tree::Name>) -> Option<(StmtKind, bool)> {
    let StmtKind::Interrupted { event, role, within, when, resumed } = &stmt.kind else { return None };
    let mut body = vec![set(stmt.span, action.text.clone(), own(stmt.span, "no"))];
    if !resumed {
        let none = tree::ExprKind::Number { value: 0, decimals: 0 };
        body.push(set(stmt.span, format!("{}_left", action.text), tree::Expr { span: stmt.span, kind: none }));
    }
    let (when, role, within) = (when.clone(), role.clone(), within.clone());
    let trigger = match event {
        Some(event) => StmtKind::On { event: event.clone(), role, within, once: None, when, priority: None, body },
        None => StmtKind::Each { clock: clock?.clone(), while_: None, for_: None, when, body },
    };
    Some((trigger, *resumed))
}

fn word(span: Span, text: impl Into<String>) -> tree::Segment {
    tree::Segment { name: tree::Name::new(text.into(), span), index: None, args: None }
}

fn own(span: Span, text: &str) -> tree::Expr {
    tree::Expr { span, kind: tree::ExprKind::Path(tree::Path { span, segments: vec![word(span, text)] }) }
}

fn set(span: Span, name: String, value: tree::Expr) -> Stmt {
    let target = tree::Path { span, segments: vec![word(span, "your"), word(span, name)] };
    Stmt { span, kind: StmtKind::Set { target, value } }
}

/// `you are forging`
fn is_at(action: &tree::Name) -> tree::Expr {
    let span = action.span;
    let (left, options) = (Box::new(own(span, "you")), vec![own(span, &action.text)]);
    tree::Expr { span, kind: tree::ExprKind::Is { left, negated: false, options } }
}
