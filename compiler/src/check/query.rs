//! Questions: what tests, figures and the command line ask of values and of the odds.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind, QueryWhat};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, ActKind, Expr, FunctionKind, Node, Query, Said, Type};

impl Checker {
    /// A question with everything it needs to be asked alone. Without a word such as `chance of`, it is the value itself.
    pub(crate) fn question(
        &mut self,
        scope: &mut Scope,
        expr: &tree::Expr,
        params: usize,
        before: &[Act],
        said: &[Said],
    ) -> Query {
        let mut query = Query {
            what: QueryWhat::Value,
            names: Vec::new(),
            values: Vec::new(),
            acts: before.to_vec(),
            given: None,
            policy: scope.policy,
            best: None,
            process: None,
            fight: None,
            locals: Vec::new(),
            params,
            scene: Vec::new(),
            said: said.to_vec(),
            span: expr.span,
        };
        let visible = scope.visible.len();
        match &expr.kind {
            ExprKind::Query { what, of, within, given } => {
                query.what = *what;
                self.asked(scope, &mut query, of, within.as_deref(), given.as_deref());
            }
            _ => {
                let value = self.value(scope, expr, None);
                self.answer(scope, &mut query, "value", value);
            }
        }
        self.best(scope, &mut query, expr);
        scope.visible.truncate(visible);
        query.locals.clone_from(&scope.locals);
        query.scene = scope.scene.clone().unwrap_or_default();
        query
    }

    /// What the open choices of a question are best by, where the test says so.
    fn best(&mut self, scope: &mut Scope, query: &mut Query, expr: &tree::Expr) {
        let Some(by) = scope.best.clone() else { return };
        let unfit = [
            (query.fight.is_some(), "the fight of a duel", "fighters choose by their plans: leave the policy out"),
            (query.process.is_some(), "a process", "ask for a procedure, or say `policy first`"),
            (query.given.is_some(), "what is given afterwards", "who chooses does not know it: leave `given` out"),
        ];
        if let Some((_, what, help)) = unfit.into_iter().find(|(unfit, ..)| *unfit) {
            let finding = error::misplaced(expr.span, what, "a test whose choices are best by something", help);
            self.report(finding.and(by.span, "the policy of the test"));
            return;
        }
        let value = self.value(scope, &by, None);
        let counts = match &value.ty {
            Type::YesNo => true,
            Type::Number(number) => !number.divided,
            _ => false,
        };
        if counts {
            query.best = Some(value);
            return;
        }
        // told once, and not for each expectation
        scope.best = None;
        if !matches!(value.node, Node::Bad) {
            self.misfit_words(&value, "a number that is not a fraction, or a question of yes or no", None);
        }
    }

    fn asked(
        &mut self,
        scope: &mut Scope,
        query: &mut Query,
        of: &[tree::Expr],
        within: Option<&tree::Expr>,
        given: Option<&tree::Expr>,
    ) {
        if let Some(within) = within.filter(|within| self.is_fight(within)) {
            self.fight(scope, query, (of, within), given);
            return;
        }
        if let Some(within) = within {
            let call = self.value(scope, within, None);
            if query.what == QueryWhat::Value {
                for expr in of {
                    let value = self.value_within(scope, call.clone(), expr);
                    self.answer(scope, query, &words(expr), value);
                }
                return;
            }
            self.run(scope, query, call);
        }
        for expr in of {
            scope.expected = query.what == QueryWhat::Expected;
            let value = self.value(scope, expr, None);
            scope.expected = false;
            if query.what == QueryWhat::Expected
                && let Node::Call { function, args } = &value.node
                && self.ir().functions[*function].kind == FunctionKind::Process
            {
                query.process = Some((*function, args.clone()));
                query.names.push("ticks".to_owned());
                continue;
            }
            self.answer(scope, query, &words(expr), value);
        }
        if let Some(given) = given {
            query.given = Some(self.condition(scope, given));
        }
        if query.what == QueryWhat::Chance {
            for at in 0..query.values.len() {
                let value = query.values[at].clone();
                if matches!(value.ty, Type::YesNo | Type::Chance | Type::Any) {
                    continue;
                }
                query.values[at] = self.fit_condition(value);
            }
        }
    }

    /// The call runs first; each of its results gets a name.
    fn run(&mut self, scope: &mut Scope, query: &mut Query, call: Expr) {
        let span = call.span;
        let ty = call.ty.clone();
        let Type::Record(function) = ty else {
            if !matches!(call.node, Node::Bad) {
                self.misfit_words(&call, "a procedure or check", None);
            }
            return;
        };
        let record = scope.hidden("the call", ty.clone(), span);
        query.acts.push(Act { kind: ActKind::Assign { local: record, value: call }, span });
        self.name_results(scope, query, function, record, span);
    }

    fn name_results(&mut self, scope: &mut Scope, query: &mut Query, function: usize, record: usize, span: Span) {
        self.ensure(function);
        let results = self.ir().functions[function].results.clone();
        for (index, (name, local)) in results.into_iter().enumerate() {
            let ty = self.ir().functions[function].locals[local].ty.clone();
            let whole = Expr::new(Node::Local(record), Type::Record(function), span);
            let value = Expr::new(Node::Result { record: Box::new(whole), index }, ty.clone(), span);
            let local = scope.add(&name, ty, span);
            query.acts.push(Act { kind: ActKind::Assign { local, value }, span });
        }
    }

    /// One answer; a record answers with its success, or with all its results.
    fn answer(&mut self, scope: &mut Scope, query: &mut Query, name: &str, value: Expr) {
        let Type::Record(function) = value.ty else {
            query.names.push(name.to_owned());
            query.values.push(value);
            return;
        };
        self.ensure(function);
        let span = value.span;
        let record = scope.hidden("the call", value.ty.clone(), span);
        query.acts.push(Act { kind: ActKind::Assign { local: record, value }, span });
        let results = self.ir().functions[function].results.clone();
        let chance = query.what == QueryWhat::Chance;
        for (index, (name, local)) in results.into_iter().enumerate() {
            if chance && name != "success" {
                continue;
            }
            let ty = self.ir().functions[function].locals[local].ty.clone();
            let whole = Expr::new(Node::Local(record), Type::Record(function), span);
            query.names.push(name);
            query.values.push(Expr::new(Node::Result { record: Box::new(whole), index }, ty.clone(), span));
        }
        if chance && query.values.is_empty() {
            self.report(error::unsaid(
                span,
                "this does not succeed or fail, so it has no chance by itself",
                "ask for one of its results: `chance of (… >= 9)`, or `odds of …`",
            ));
        }
    }

    /// `damage of attack(…)`: a member of a context or of an outcome.
    fn value_within(&mut self, scope: &mut Scope, base: Expr, expr: &tree::Expr) -> Expr {
        match &expr.kind {
            ExprKind::Path(path) => {
                let mut value = base;
                for segment in &path.segments {
                    value = self.member(scope, value, segment, None);
                }
                value
            }
            _ => {
                self.report(error::misplaced(
                    expr.span,
                    "this",
                    "a question about a context",
                    "name one of its stats or roles",
                ));
                Expr::bad(expr.span)
            }
        }
    }

    /// A question inside a value: only `X of attack(…)` has one there.
    pub(crate) fn inner_query(
        &mut self,
        scope: &mut Scope,
        what: QueryWhat,
        of: &[tree::Expr],
        within: Option<&tree::Expr>,
        _given: Option<&tree::Expr>,
        span: Span,
    ) -> Expr {
        match (what, of, within) {
            (QueryWhat::Value, [of], Some(within)) => {
                let base = self.value(scope, within, None);
                self.value_within(scope, base, of)
            }
            (
                QueryWhat::Value
                | QueryWhat::Chance
                | QueryWhat::Mean
                | QueryWhat::Spread
                | QueryWhat::Quantile(_)
                | QueryWhat::Odds
                | QueryWhat::Expected,
                _,
                _,
            ) => {
                self.report(error::misplaced(
                    span,
                    "a question to the odds",
                    scope.place,
                    "odds are asked in tests, figures and on the command line",
                ));
                Expr::bad(span)
            }
        }
    }
}

fn words(expr: &tree::Expr) -> String {
    match &expr.kind {
        ExprKind::Path(path) => {
            path.segments.iter().map(|segment| segment.name.text.as_str()).collect::<Vec<_>>().join(" ")
        }
        _ => "value".to_owned(),
    }
}
