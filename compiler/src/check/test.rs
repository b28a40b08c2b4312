//! Tests, figures, characters and duels.

use std::sync::Arc;

use runebook_grammar::tree::{self, ExprKind, ItemKind, ShowPart, Stmt, StmtKind};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{
    Act, ActKind, Audience, Axis, Character, Duel, Expect, Expr, Figure, Number, Query, Rounding, Said, Show, Test,
    Type,
};
use crate::resolve::{Placed, named};

/// How numbers are shown where nothing is said.
pub(crate) const SHOW: Show = Show { percent: false, decimals: Vec::new(), shortened: false, ties: Rounding::HalfEven };

/// What a figure's scope is called.
pub(super) const FIGURE: &str = "a figure";

impl Checker {
    pub(super) fn scenes(&mut self) {
        let items = self.model.items.clone();
        for placed in items.iter() {
            if let ItemKind::Character { name, title, of, body } = &placed.item.kind {
                self.declare_character(placed, name, title.as_ref(), of, body);
            }
        }
        // questions of tests and figures may ask about fights
        for placed in items.iter() {
            if let ItemKind::Duel { of, body } = &placed.item.kind {
                self.duel(of, body);
            }
        }
        for placed in items.iter() {
            match &placed.item.kind {
                ItemKind::Test { title, body } => self.test(title, body, placed.item.span),
                ItemKind::Figure { name, title, body } => self.figure(placed, name, title.as_ref(), body),
                _ => {}
            }
        }
        self.calculators();
        self.rollers();
    }

    fn declare_character(
        &mut self,
        placed: &Placed,
        name: &tree::Name,
        title: Option<&tree::Str>,
        of: &tree::Name,
        body: &[Stmt],
    ) {
        let Some(entity) = self.ir().names.entities.get(&of.text).copied() else {
            let near = error::nearest(&of.text, self.ir().names.entities.keys().map(String::as_str));
            self.no_such(of, "entity", near);
            return;
        };
        let mut character = Character {
            named: named(name, title, placed.edition),
            of: entity,
            audience: Audience::Players,
            stores: Vec::new(),
            holds: Vec::new(),
        };
        let mut scope = Scope::at("a character");
        self.offered(&mut character, body);
        self.character_body(&mut scope, &mut character, body);
        let number = self.ir().characters.len();
        Arc::make_mut(&mut self.model.ir.names).characters.insert(name.text.clone(), number);
        self.model.ir.characters.push(character);
    }

    fn test(&mut self, title: &tree::Str, body: &[Stmt], span: runebook_grammar::Span) {
        let mut scope = Scope::at("a test");
        scope.scene = Some(Vec::new());
        scope.rolls = true;
        let (policy, best) = self.policy(body);
        (scope.policy, scope.best) = (policy, best);
        let (mut acts, mut rolls, mut said, mut expects) =
            (Vec::<Act>::new(), Vec::<Vec<Expr>>::new(), Vec::<Said>::new(), Vec::new());
        for stmt in body {
            match &stmt.kind {
                StmtKind::Given { .. } | StmtKind::GivenFact { .. } => self.given(&mut scope, stmt, &mut said),
                StmtKind::Perform { call, seen, rolls: scripted } => {
                    acts.extend(self.performed(&mut scope, call, seen.as_ref(), stmt.span));
                    rolls.push(scripted.iter().map(|roll| self.value_of(&mut scope, roll, &Type::WHOLE)).collect());
                }
                StmtKind::Deal { performed: true, .. } => {
                    acts.extend(self.dealt(&mut scope, stmt));
                    rolls.push(Vec::new());
                }
                StmtKind::Expect(expr) => expects.extend(self.expect(&mut scope, expr, &acts, &rolls, &said)),
                StmtKind::ExpectDominates { better, worse } => {
                    expects.extend(self.dominates(&mut scope, (better, worse), &acts, &said));
                }
                StmtKind::ExpectOrder { asked, signs } => {
                    expects.extend(self.in_order(&mut scope, (asked, signs), &acts, &said));
                }
                StmtKind::ExpectSentence { locale, of, text } => expects.extend(self.sentence(locale, of, text)),
                StmtKind::Bad | StmtKind::Policy { .. } => {}
                _ => self.out_of_place(stmt, "a test"),
            }
        }
        expects.extend(self.unasked_rolls(&mut scope, &expects, (&acts, &rolls, &said)));
        self.model.ir.tests.push(Test { title: title.text.clone(), policy, expects, span });
    }

    /// Rolls that no expectation looks at must fall, too: none left over, none missing.
    fn unasked_rolls(
        &mut self,
        scope: &mut Scope,
        expects: &[Expect],
        (acts, rolls, said): (&[Act], &[Vec<Expr>], &[Said]),
    ) -> Option<Expect> {
        let end = 1 + rolls.iter().rposition(|rolls| !rolls.is_empty())?;
        let looked = |one: &Expect| matches!(one, Expect::Holds { rolls, .. } if rolls.len() >= end);
        let last = acts.get(end - 1)?;
        if expects.iter().any(looked) {
            return None;
        }
        let name = tree::Name::new("yes".to_owned(), last.span);
        let segments = vec![tree::Segment { name, index: None, args: None }];
        let yes = ExprKind::Path(tree::Path { span: last.span, segments });
        let query = self.question(scope, &tree::Expr { span: last.span, kind: yes }, 0, &acts[..end], said);
        Some(Expect::Holds { query, rolls: rolls[..end].to_vec() })
    }

    /// What a game does: a call, the tick of a clock (`do turn(hero)`) or an event (`do moved(hero, here, there)`).
    pub(crate) fn performed(
        &mut self,
        scope: &mut Scope,
        call: &tree::Expr,
        seen: Option<&Vec<tree::Expr>>,
        span: runebook_grammar::Span,
    ) -> Vec<Act> {
        let told = match &call.kind {
            ExprKind::Path(path) if path.segments.len() == 1 => {
                let name = &path.segments[0].name.text;
                self.ir().names.events.get(name).filter(|_| !self.ir().names.functions.contains_key(name)).copied()
            }
            _ => None,
        };
        let Some(event) = told else {
            if let Some(first) = seen.and_then(|seen| seen.first()) {
                let help = "what someone sees is an event: `do EVENT(…) seen by …`";
                self.report(error::misplaced(first.span, "`seen by`", "a call", help));
            }
            return self.open_acts(scope, &[Stmt { span, kind: StmtKind::Do(call.clone()) }]);
        };
        if let Some(clock) = self.ir().events[event].clock
            && seen.is_none()
            && let Some(acts) = self.tick_for(scope, clock, call, span)
        {
            return acts;
        }
        self.open_acts(scope, &[Stmt { span, kind: StmtKind::Announce { call: call.clone(), seen: seen.cloned() } }])
    }

    /// `do turn(hero)`: durations, decay and marks besides what is announced; none where it is not said for whom.
    fn tick_for(
        &mut self,
        scope: &mut Scope,
        clock: usize,
        call: &tree::Expr,
        span: runebook_grammar::Span,
    ) -> Option<Vec<Act>> {
        let ExprKind::Path(path) = &call.kind else { return None };
        let [only] = path.segments.first()?.args.as_deref()? else { return None };
        let you = self.value(scope, &only.value, None);
        let Type::Entity(entity) = you.ty else {
            self.misfit_words(&you, "someone whose turn it is", None);
            return Some(Vec::new());
        };
        let (function, _) = *self.ir().clocks[clock].ticks.get(entity)?;
        Some(vec![Act { kind: ActKind::Call { function, args: vec![you], later: false }, span }])
    }

    fn sentence(&mut self, locale: &tree::Name, of: &tree::Name, text: &tree::Str) -> Option<Expect> {
        let Some(entry) = self.model.entries_called(of).first().copied() else {
            let near = error::nearest(&of.text, self.ir().names.entries.keys().map(String::as_str));
            self.no_such(of, "entry", near);
            return None;
        };
        Some(Expect::Sentence { locale: locale.text.clone(), entry, text: text.text.clone(), span: text.span })
    }

    fn figure(&mut self, placed: &Placed, name: &tree::Name, title: Option<&tree::Str>, body: &[Stmt]) {
        let mut scope = Scope::at(FIGURE);
        scope.scene = Some(Vec::new());
        scope.rolls = true;
        let (mut rows, mut columns, mut forms, mut show) = (None, None, Vec::new(), SHOW);
        let mut said = Vec::new();
        self.figure_once(body);
        for stmt in body {
            match &stmt.kind {
                StmtKind::Rows(axis) => rows = Some(self.axis(&mut scope, axis)),
                StmtKind::Columns(axis) => columns = Some(self.axis(&mut scope, axis)),
                StmtKind::As(list) => forms = list.iter().filter_map(|words| self.form(words)).collect(),
                StmtKind::Show(parts) => self.show(parts, &mut show),
                StmtKind::Given { .. } | StmtKind::GivenFact { .. } => self.given(&mut scope, stmt, &mut said),
                StmtKind::Cell(_) | StmtKind::Bad => {}
                StmtKind::Text(_) => {
                    let help = "say it in a chapter of the book, beside `{{#figure NAME}}`";
                    self.report(error::misplaced(stmt.span, "`text`", FIGURE, help));
                }
                _ => self.out_of_place(stmt, FIGURE),
            }
        }
        let Some(rows) = rows else {
            self.report(error::unsaid(name.span, "this figure has no rows", "add `rows NAME in 1..10`"));
            return;
        };
        let cell = body.iter().find_map(|stmt| match &stmt.kind {
            StmtKind::Cell(cell) => Some(cell),
            _ => None,
        });
        let Some(cell) = cell else {
            self.report(error::unsaid(name.span, "this figure does not say what a cell shows", "add `cell …`"));
            return;
        };
        let params = 1 + usize::from(columns.is_some());
        let cell = self.question(&mut scope, cell, params, &[], &said);
        if forms.is_empty() {
            forms.push("table".to_owned());
        }
        self.model.ir.figures.push(Figure {
            named: named(name, title, placed.edition),
            rows,
            columns,
            cell,
            forms,
            show,
        });
    }

    /// A form that a figure is drawn in.
    fn form(&mut self, words: &[tree::Name]) -> Option<String> {
        let text = words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
        let span = words.first()?.span.to(words.last()?.span);
        self.one_of(&tree::Name::new(text.clone(), span), "`as`", &["table", "heat map", "curve"]);
        Some(text)
    }

    /// What a figure says twice would be lost once.
    fn figure_once(&mut self, body: &[Stmt]) {
        let word = |stmt: &Stmt| match stmt.kind {
            StmtKind::Rows(_) => Some("`rows`"),
            StmtKind::Columns(_) => Some("`columns`"),
            StmtKind::Cell(_) => Some("`cell`"),
            StmtKind::As(_) => Some("`as`"),
            _ => None,
        };
        for (at, stmt) in body.iter().enumerate() {
            let first = body[..at].iter().find(|first| word(stmt).is_some() && word(first) == word(stmt));
            if let (Some(what), Some(first)) = (word(stmt), first) {
                self.report(error::said_twice(stmt.span, what, first.span));
            }
        }
    }

    /// An axis; its name becomes a parameter of the cell.
    fn axis(&mut self, scope: &mut Scope, axis: &tree::Axis) -> Axis {
        let mut values: Vec<(Expr, String)> = Vec::new();
        for value in &axis.values {
            if let ExprKind::Range { from, to } = &value.kind {
                let (from, to) =
                    (self.constant_whole(scope, from, "an axis"), self.constant_whole(scope, to, "an axis"));
                let (Some(from), Some(to)) = (from, to) else { continue };
                if from > to {
                    self.report(error::empty_range(value.span, from, to));
                    continue;
                }
                if i128::from(to) - i128::from(from) > 2000 {
                    self.report(error::out_of_range(
                        value.span,
                        &format!("an axis of {}", i128::from(to) - i128::from(from) + 1),
                        "1",
                        "2000",
                        None,
                    ));
                    continue;
                }
                values.extend((from..=to).map(|number| (Expr::whole(number, value.span), number.to_string())));
            } else {
                let checked = self.value(scope, value, None);
                values.push((checked, String::new()));
            }
        }
        let ty = self.alike(&mut values);
        scope.add(&axis.name.text, ty, axis.name.span);
        Axis { named: named(&axis.name, axis.title.as_ref(), 0), values }
    }

    /// The type of an axis: that of its first value, in parts that all of its numbers are whole numbers of.
    fn alike(&mut self, values: &mut Vec<(Expr, String)>) -> Type {
        let ty = values.first().map_or(Type::WHOLE, |(value, _)| value.ty.clone());
        let Type::Number(first) = ty else { return ty };
        let parts = values.iter().filter_map(|(value, _)| value.ty.number()).map(|number| number.denominator.max(1));
        let denominator = parts.fold(1, crate::check::number::lcm);
        let ty = Type::Number(Number { denominator, divided: false, ..first });
        *values = std::mem::take(values).into_iter().map(|(value, shown)| (self.fit(value, &ty), shown)).collect();
        ty
    }

    pub(crate) fn show(&mut self, parts: &[ShowPart], show: &mut Show) {
        for part in parts {
            match part {
                ShowPart::Percent => show.percent = true,
                ShowPart::Whole => show.decimals.push((0, None)),
                ShowPart::Decimals { digits, up_to, below } => {
                    show.shortened |= up_to;
                    let below = below.as_ref().and_then(|below| {
                        let value = self.value(&mut Scope::at("`show`"), below, None);
                        crate::fold::ratio(&value)
                            .and_then(|(n, d)| Some((i64::try_from(n).ok()?, i64::try_from(d).ok()?)))
                    });
                    show.decimals.push((*digits, below));
                }
                ShowPart::Ties(rounding) => show.ties = *rounding,
            }
        }
    }

    fn duel(&mut self, of: &tree::Name, body: &[Stmt]) {
        let Some(entity) = self.ir().names.entities.get(&of.text).copied() else {
            let near = error::nearest(&of.text, self.ir().names.entities.keys().map(String::as_str));
            self.no_such(of, "entity", near);
            return;
        };
        let (mut first, mut at_most, mut lost, mut bounded) = (None, None, None, false);
        for stmt in body {
            match &stmt.kind {
                StmtKind::First(expr) => first = Some(self.of_you(entity, expr, &Type::WHOLE)),
                StmtKind::LostWhen(expr) => lost = Some(self.of_you(entity, expr, &Type::YesNo)),
                StmtKind::AtMost { count, clock } => {
                    let count = self.constant_whole(&mut Scope::at("a bound"), count, "the bound").unwrap_or(100);
                    bounded = true;
                    at_most = self.clock_named(clock).map(|clock| (count, clock));
                }
                StmtKind::Bad | StmtKind::Text(_) => {}
                _ => self.out_of_place(stmt, "a duel"),
            }
        }
        match at_most {
            Some(at_most) => self.model.ir.duels.push(Duel { of: entity, first, at_most, lost }),
            None if bounded => {}
            None => self.report(error::unbounded(of.span, "this duel", "`at most 100 rounds`")),
        }
    }

    fn of_you(&mut self, entity: usize, expr: &tree::Expr, ty: &Type) -> Query {
        let mut scope = Scope::at("a duel");
        scope.rolls = true;
        let you = scope.hidden("you", Type::Entity(entity), expr.span);
        scope.you = Some(you);
        let mut query = self.question(&mut scope, expr, 1, &[], &[]);
        query.values = query.values.into_iter().map(|value| self.fit(value, ty)).collect();
        query
    }
}
