//! Rollers: what a reader of the book may roll by hand, without that anybody declares it.

use std::collections::BTreeSet;

use runebook_grammar::tree::{self, ExprKind, QueryWhat, Stmt, StmtKind};
use runebook_grammar::{Severity, Span};

use crate::check::{Checker, Scope};
use crate::fold;
use crate::ir::{
    Act, ActKind, Audience, Expr, Field, FunctionId, FunctionKind, Ir, Node, Query, Roller, RollerAsk, RollerChange,
    Type, walk,
};

mod changed;

/// What a roller's scope is called.
const ROLLER: &str = "a roll of the book";
/// How far a number goes whose rule says nothing of it.
const FAR: (i64, i64) = (-1000, 1000);

impl Checker {
    /// A roller for each rule with dice whose parameters a reader can give.
    pub(super) fn rollers(&mut self) {
        for function in rolled(self.ir()) {
            let (before, scene) = (self.model.diagnostics.len(), self.roller(function));
            // what somebody wrote has been told already
            let wrong = self.model.diagnostics.drain(before..).any(|found| found.severity == Severity::Error);
            self.model.ir.rollers.extend(scene.filter(|_| !wrong));
        }
    }

    fn roller(&mut self, function: FunctionId) -> Option<Roller> {
        let mut scope = Scope::at(ROLLER);
        scope.scene = Some(Vec::new());
        scope.rolls = true;
        let found = &self.ir().functions[function];
        let (name, span, params) = (found.named.name.clone(), found.named.span, found.params.clone());
        let mut asks = Asks { all: Vec::new(), names: BTreeSet::new() };
        let words = params.iter().map(|param| self.asked_of(&mut scope, &mut asks, param, None));
        let call = format!("{name}({})", words.collect::<Option<Vec<_>>>()?.join(", "));
        for ask in &asks.all {
            scope.add(&ask.field.named.name, ask.field.ty.clone(), span);
        }
        let (call, _) = runebook_grammar::parse_expr(span.file, &call);
        let call = placed(call?, span);
        self.ensure(function);
        let (query, changes) = if self.ir().functions[function].results.is_empty() {
            self.changing(&mut scope, &asks.all, function, call)
        } else {
            (self.rolling(&mut scope, asks.all.len(), span, vec![call], &[]), Vec::new())
        };
        let good = !query.values.is_empty() && query.values.iter().all(|value| !matches!(value.node, Node::Bad));
        good.then_some(Roller { function, asks: asks.all, query, changes })
    }

    fn rolling(&mut self, scope: &mut Scope, params: usize, span: Span, of: Vec<tree::Expr>, before: &[Act]) -> Query {
        let kind = ExprKind::Query { what: QueryWhat::Odds, of, within: None, given: None };
        self.question(scope, &tree::Expr { span, kind }, params, before, &[])
    }

    /// A rule that gives nothing: what it may change is looked at before it and after.
    fn changing(
        &mut self,
        scope: &mut Scope,
        asks: &[RollerAsk],
        function: FunctionId,
        call: tree::Expr,
    ) -> (Query, Vec<RollerChange>) {
        let span = call.span;
        let (mut acts, mut answers, mut changes) = (Vec::new(), Vec::new(), Vec::new());
        for (change, ty) in changed::by(self.ir(), function, asks) {
            let name = self.ir().cells[change.cell].named.name.clone();
            let owner = Expr::new(Node::Local(change.ask), asks[change.ask].field.ty.clone(), span);
            let now = Node::Cell { owner: Box::new(owner), cell: change.cell + change.member, index: None };
            let now = Expr::new(now, ty.clone(), span);
            let local = scope.hidden("what it was", ty.clone(), span);
            acts.push(Act { kind: ActKind::Assign { local, value: now.clone() }, span });
            answers.extend([(name.clone(), Expr::new(Node::Local(local), ty, span)), (name, now)]);
            changes.push(change);
        }
        acts.extend(self.open_acts(scope, &[Stmt { span, kind: StmtKind::Do(call) }]));
        let mut query = self.rolling(scope, asks.len(), span, Vec::new(), &acts);
        (query.names, query.values) = answers.into_iter().unzip();
        (query, changes)
    }

    /// What the reader gives for a parameter, as it is written in the call; none where nobody can give it on a page.
    fn asked_of(&mut self, scope: &mut Scope, asks: &mut Asks, param: &Field, of: Option<usize>) -> Option<String> {
        let (range, default) = match &param.ty {
            Type::Context(context) => {
                let found = self.ir().contexts[*context].clone();
                // its other fields are filled by the steps of a procedure
                let roles = found.roles[..found.role_count].iter();
                let words = roles.map(|role| self.asked_of(scope, asks, role, Some(*context)));
                return Some(format!("{}({})", found.named.name, words.collect::<Option<Vec<_>>>()?.join(", ")));
            }
            Type::Number(number) => {
                let parts = number.denominator.max(1);
                let (low, high) = param.range.unwrap_or(FAR);
                let said = param.default.as_ref().and_then(|value| fold::stored(value, parts));
                let begins = said.unwrap_or(low.max(1).min(high).saturating_mul(parts));
                (Some((low, high)), Expr::new(Node::Const(begins), param.ty.clone(), param.named.span))
            }
            Type::YesNo | Type::Member(_) => {
                let said = param.default.as_ref().and_then(fold::whole).unwrap_or(0);
                (None, Expr::new(Node::Const(said), param.ty.clone(), param.named.span))
            }
            Type::Entry(kind) => {
                let (from, to) = self.ir().kinds[*kind].entries;
                let first = (from..to).find(|id| !self.ir().entries[*id].hidden)?;
                let said = param.default.as_ref().map(|value| value.plain().node.clone());
                let node =
                    said.filter(|node| matches!(node, Node::Entry(_) | Node::None)).unwrap_or(Node::Entry(first));
                (None, Expr::new(node, param.ty.clone(), param.named.span))
            }
            Type::Entity(_) => (None, self.somebody(scope, asks, &param.ty)?),
            Type::Dice
            | Type::Chance
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text
            | Type::Any => return None,
        };
        let mut field = param.clone();
        (field.range, field.default) = (range, Some(default));
        let own = field.named.name.clone();
        let name = (1..).map(|n| if n == 1 { own.clone() } else { format!("{own}_{n}") });
        field.named.name = name.take(99).find(|name| asks.names.insert(name.clone()))?;
        let word = field.named.name.clone();
        asks.all.push(RollerAsk { field, context: of, name: own });
        Some(word)
    }

    /// All characters that some reader is offered are there; one begins with those that every reader is, the next of them
    /// where several are asked for.
    fn somebody(&mut self, scope: &mut Scope, asks: &Asks, ty: &Type) -> Option<Expr> {
        let Type::Entity(entity) = ty else { return None };
        let all = self.ir().characters.iter().filter(|one| one.of == *entity && one.audience != Audience::Tests);
        let all: Vec<(String, Span, bool)> =
            all.map(|one| (one.named.name.clone(), one.named.span, one.audience == Audience::Players)).collect();
        let there = all.iter().filter_map(|(name, span, shown)| Some((self.character(scope, name, *span)?, *shown)));
        let there: Vec<Expr> = there.filter(|(_, shown)| *shown).map(|(one, _)| one).collect();
        let before = asks.all.iter().filter(|ask| ask.field.ty == *ty).count();
        there.get(before).or(there.first()).cloned()
    }
}

/// What is asked for so far.
struct Asks {
    all: Vec<RollerAsk>,
    names: BTreeSet<String>,
}

/// A value at the place of the rule that it is about: its words stand nowhere.
fn placed(mut value: tree::Expr, span: Span) -> tree::Expr {
    value.span = span;
    value
}

/// The rules that people follow and in which dice fall, be it in what they call.
#[must_use]
pub fn rolled(ir: &Ir) -> Vec<FunctionId> {
    let mut calls: Vec<Vec<FunctionId>> = Vec::new();
    let mut rolls: Vec<bool> = Vec::new();
    for function in &ir.functions {
        let (own, called) = of_body(&function.body, function.value.as_ref());
        rolls.push(own);
        calls.push(called);
    }
    let mut more = true;
    while more {
        more = false;
        for id in 0..rolls.len() {
            if !rolls[id] && calls[id].iter().any(|called| rolls[*called]) {
                (rolls[id], more) = (true, true);
            }
        }
    }
    let followed = |id: FunctionId| match ir.functions[id].kind {
        FunctionKind::Procedure | FunctionKind::Check | FunctionKind::Die => true,
        // one that takes time ends in a later dispatch, and is only begun here
        FunctionKind::Action => !ir.actions.iter().any(|action| action.function == id && action.lasts.is_some()),
        // in a formula, a chance and a table no dice fall; a process is asked of the odds alone; a plan and a tick are no
        // rules to follow
        FunctionKind::Formula
        | FunctionKind::Table
        | FunctionKind::Chance
        | FunctionKind::Process
        | FunctionKind::Plan
        | FunctionKind::Tick => false,
    };
    (0..rolls.len()).filter(|id| rolls[*id] && followed(*id) && !ir.ends_action(*id)).collect()
}

/// Whether dice fall in a body itself, and what it calls.
fn of_body(body: &[Act], value: Option<&Expr>) -> (bool, Vec<FunctionId>) {
    let (mut own, mut called) = (false, Vec::new());
    let mut visit = |part: &Expr| match &part.node {
        Node::Roll(_) => own = true,
        Node::Call { function, .. } => called.push(*function),
        _ => {}
    };
    walk::values(body, &mut visit);
    value.iter().for_each(|value| walk::each(value, &mut visit));
    let mut acts = Vec::new();
    walk::acts(body, &mut |act| match &act.kind {
        ActKind::WithChance { .. } | ActKind::StopWithChance(_) => own = true,
        ActKind::Call { function, later: false, .. } => acts.push(*function),
        _ => {}
    });
    called.extend(acts);
    (own, called)
}
