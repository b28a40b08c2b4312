//! Calculators: what a reader may ask of the rules, with values of their own.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind, ItemKind, QueryWhat, Stmt, StmtKind};

use crate::check::test::SHOW;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Answer, Audience, Calculator, Character, Expr, Field, Node, Query, Said, Type};
use crate::resolve::{Placed, named, params};

/// What a calculator's scope is called.
pub(super) const CALCULATOR: &str = "a calculator";

impl Checker {
    /// Reads the calculators, after all that they may name.
    pub(super) fn calculators(&mut self) {
        let items = self.model.items.clone();
        for placed in items.iter() {
            if let ItemKind::Calculator { name, title, params, body } = &placed.item.kind {
                self.calculator(placed, (name, title.as_ref()), params, body);
            }
        }
    }

    fn calculator(
        &mut self,
        placed: &Placed,
        (name, title): (&tree::Name, Option<&tree::Str>),
        list: &[tree::Param],
        body: &[Stmt],
    ) {
        let mut scope = Scope::at(CALCULATOR);
        scope.scene = Some(Vec::new());
        scope.rolls = true;
        let asks = self.asks(&mut scope, placed, list);
        let (mut show, mut said) = (SHOW, Vec::<Said>::new());
        for stmt in body {
            match &stmt.kind {
                StmtKind::Show(parts) => self.show(parts, &mut show),
                StmtKind::Given { .. } | StmtKind::GivenFact { .. } => self.given(&mut scope, stmt, &mut said),
                StmtKind::Answer { .. } | StmtKind::Rolls(_) | StmtKind::Bad => {}
                StmtKind::Text(_) => {
                    let help = "say it in a chapter of the book, beside `{{#calculator NAME}}`";
                    self.report(error::misplaced(stmt.span, "`text`", CALCULATOR, help));
                }
                _ => self.out_of_place(stmt, CALCULATOR),
            }
        }
        let mut answers = self.answers(&mut scope, placed, asks.len(), body, &said);
        let mut rolls = self.roll_of(&mut scope, asks.len(), body, &said);
        if answers.is_empty() && rolls.is_none() {
            // what asks in vain has been told so
            if !body.iter().any(|stmt| matches!(stmt.kind, StmtKind::Answer { .. } | StmtKind::Rolls(_))) {
                let help = "add `answer NAME \"Title\" = chance of …`, or `rolls …`";
                self.report(error::unsaid(name.span, "this calculator answers nothing", help));
            }
            return;
        }
        // whoever one question names is there for all of them: they are asked of one world
        let scene = scope.scene.unwrap_or_default();
        for query in answers.iter_mut().map(|answer| &mut answer.query).chain(rolls.as_mut()) {
            query.scene.clone_from(&scene);
        }
        let named = named(name, title, placed.edition);
        self.model.ir.calculators.push(Calculator { named, asks, answers, rolls, show });
    }

    /// What the reader is asked for; each is a parameter of all questions.
    fn asks(&mut self, scope: &mut Scope, placed: &Placed, list: &[tree::Param]) -> Vec<Field> {
        let mut asks = params(&mut self.model, list, placed.edition);
        for (ask, param) in asks.iter_mut().zip(list) {
            self.askable(ask);
            self.everybody(scope, &ask.ty);
            if let Some(default) = &param.default {
                let value = self.value_of(scope, default, &ask.ty);
                self.in_range(&value, ask.range, &ask.ty, Some(ask.named.span));
                self.constant_store(&Scope::at("a default"), &value);
                self.offers(scope, &value);
                ask.default = Some(value);
            }
        }
        // a value that one begins with does not hang on another
        for ask in &asks {
            scope.add(&ask.named.name, ask.ty.clone(), ask.named.span);
        }
        asks
    }

    /// Reports a character that not every reader is offered.
    fn offers(&mut self, scope: &Scope, value: &Expr) {
        let Node::Character(at) = value.node else { return };
        let scene = scope.scene.iter().flatten().nth(at);
        let Some((audience, one)) = scene.map(|one| (one.audience, one.named.clone())) else { return };
        let (whose, word) = match audience {
            Audience::Players => return,
            Audience::Gm => ("whom players are not shown", "gm"),
            Audience::Tests => ("which is for tests alone", "tests"),
        };
        let help = format!("begin with one that readers are offered, or leave out its `audience {word}`");
        let what = format!("`{}`, {whose},", one.name);
        self.report(error::misplaced(value.span, &what, CALCULATOR, &help).and(one.span, "it says so"));
    }

    /// Reports what nobody can give on a page.
    fn askable(&mut self, ask: &Field) {
        let (name, span) = (&ask.named.name, ask.named.span);
        match &ask.ty {
            Type::Number(_) if ask.range.is_none() => {
                let what = format!("nothing says how far `{name}` may go");
                self.report(error::unsaid(span, &what, &format!("say its range: `{name}: number in 0..20`")));
            }
            Type::Number(_) | Type::YesNo | Type::Member(_) | Type::Entry(_) | Type::Entity(_) | Type::Any => {}
            Type::Dice
            | Type::Chance
            | Type::Context(_)
            | Type::Set(..)
            | Type::Record(_)
            | Type::StatName(_)
            | Type::EventName
            | Type::Text => {
                let found = super::type_words(self.ir(), &ask.ty);
                let help = "a reader can give numbers in a range, yes or no, members, entries and characters";
                self.report(error::misplaced(span, &found, "what a calculator asks for", help));
            }
        }
    }

    /// All characters of an entity that some reader is offered are there: the reader says which of them it is.
    fn everybody(&mut self, scope: &mut Scope, ty: &Type) {
        let Type::Entity(entity) = ty else { return };
        let offered = |one: &&Character| one.of == *entity && one.audience != Audience::Tests;
        let all = self.ir().characters.iter().filter(offered);
        let all: Vec<(String, Span)> = all.map(|one| (one.named.name.clone(), one.named.span)).collect();
        for (name, span) in all {
            self.character(scope, &name, span);
        }
    }

    fn answers(
        &mut self,
        scope: &mut Scope,
        placed: &Placed,
        asks: usize,
        body: &[Stmt],
        said: &[Said],
    ) -> Vec<Answer> {
        let mut answers: Vec<Answer> = Vec::new();
        for stmt in body {
            let StmtKind::Answer { name, title, value } = &stmt.kind else { continue };
            if let Some(first) = answers.iter().find(|first| first.named.name == name.text) {
                self.report(error::said_twice(name.span, &format!("`{}`", name.text), first.named.span));
                continue;
            }
            let query = self.question(scope, value, asks, &[], said);
            if self.answerable(&query) {
                answers.push(Answer { named: named(name, title.as_ref(), placed.edition), query });
            }
        }
        answers
    }

    /// Whether an answer is one number that a page can work out.
    fn answerable(&mut self, query: &Query) -> bool {
        let help = "ask for one number: `chance of …`, `mean of …`, `q95 of …`, or a value";
        let wrong = if query.process.is_some() || query.what == QueryWhat::Expected {
            Some("a process")
        } else if query.fight.is_some() {
            Some("a fight")
        } else if query.what == QueryWhat::Spread {
            Some("a spread")
        } else if query.values.len() > 1 {
            Some("a question for several values")
        } else if query.values.iter().any(|value| !is_number(&value.ty)) {
            Some("what is no number")
        } else {
            None
        };
        if let Some(what) = wrong {
            self.report(error::misplaced(query.span, what, CALCULATOR, help));
        }
        wrong.is_none() && !query.values.is_empty()
    }

    /// What is rolled, with all that comes of it.
    fn roll_of(&mut self, scope: &mut Scope, asks: usize, body: &[Stmt], said: &[Said]) -> Option<Query> {
        let mut rolls = body.iter().filter_map(|stmt| match &stmt.kind {
            StmtKind::Rolls(value) => Some((value, stmt.span)),
            _ => None,
        });
        let (value, span) = rolls.next()?;
        if let Some((_, again)) = rolls.next() {
            self.report(error::said_twice(again, "`rolls`", span));
        }
        let kind = ExprKind::Query { what: QueryWhat::Odds, of: vec![value.clone()], within: None, given: None };
        let query = self.question(scope, &tree::Expr { span: value.span, kind }, asks, &[], said);
        query.values.iter().all(is_good).then_some(query)
    }
}

fn is_number(ty: &Type) -> bool {
    match ty {
        Type::Number(_) | Type::YesNo | Type::Chance | Type::Any => true,
        Type::Dice
        | Type::Member(_)
        | Type::Entry(_)
        | Type::Entity(_)
        | Type::Context(_)
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text => false,
    }
}

fn is_good(value: &Expr) -> bool {
    !matches!(value.node, crate::ir::Node::Bad)
}
