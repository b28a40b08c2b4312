//! `match`: one case after the other, none twice, none left out.

use runebook_grammar::tree::ExprKind;
use runebook_grammar::{Span, tree};

use crate::check::act::first_word;
use crate::check::space::Space;
use crate::check::{Checker, MOST_CASES, Scope};
use crate::error;
use crate::interval::Interval;
use crate::ir::{Act, ActKind, CmpOp, Expr, FunctionKind, Ir, Local, Node, Type, walk};

impl Checker {
    pub(super) fn matched(&mut self, scope: &mut Scope, on: &tree::Expr, arms: &[tree::Arm], span: Span) -> ActKind {
        let on = self.value(scope, on, None);
        let mut ways: Vec<(Option<Expr>, Vec<Act>, Span)> = Vec::new();
        if rolls(self.ir(), &on) {
            let help = "name it first, `let shown = …`, and write `match shown`: it is rolled once then";
            self.report(error::misplaced(on.span, "a roll", "the head of a `match`", help));
        }
        let head = first_word(span, "match").to(on.span);
        if arms.len() > MOST_CASES {
            self.report(error::too_many_cases(head, "this `match`", arms.len(), MOST_CASES));
        }
        for arm in arms.iter().take(MOST_CASES) {
            let cond = (!arm.patterns.is_empty()).then(|| self.cases(scope, &on, &arm.patterns));
            let body = self.acts(scope, &arm.body);
            ways.push((cond, body, arm.span));
        }
        let last = arms.iter().position(|arm| arm.patterns.is_empty()).unwrap_or(arms.len());
        for arm in arms.iter().skip(last + 1) {
            let help = "put `else` last: it takes all that is left";
            self.report(error::misplaced(arm.span, "a case", "a `match` after its `else`", help));
        }
        if arms.len() <= MOST_CASES {
            self.exhaustive(scope, &on, &ways, head);
        }
        let mut acts: Vec<Act> = Vec::new();
        for (cond, body, span) in ways.into_iter().rev() {
            acts = match cond {
                None => body,
                Some(cond) => vec![Act { kind: ActKind::If { cond, then: body, otherwise: acts }, span }],
            };
        }
        acts.pop().map_or(ActKind::Repeat { at_most: Expr::whole(0, span), body: Vec::new() }, |act| act.kind)
    }

    /// A value is one of these, or lies within one of these ranges.
    pub(super) fn cases(&mut self, scope: &mut Scope, on: &Expr, patterns: &[tree::Expr]) -> Expr {
        let mut any: Option<Expr> = None;
        let mut seen: Vec<(i64, Span)> = Vec::new();
        for pattern in patterns {
            let one = self.case(scope, on, pattern, &mut seen);
            any = Some(match any {
                None => one,
                Some(other) => {
                    let span = other.span.to(one.span);
                    Expr::new(Node::Or(Box::new(other), Box::new(one)), Type::YesNo, span)
                }
            });
        }
        any.unwrap_or_else(|| Expr::bad(on.span))
    }

    fn case(&mut self, scope: &mut Scope, on: &Expr, pattern: &tree::Expr, seen: &mut Vec<(i64, Span)>) -> Expr {
        if let ExprKind::Range { from, to } = &pattern.kind {
            return self.lies_between(scope, on, from, to, pattern.span);
        }
        let value = self.value(scope, pattern, Some(&on.ty));
        if let Node::Const(value) = value.node {
            match seen.iter().find(|(other, _)| *other == value) {
                Some((_, first)) => self.report(error::said_twice(pattern.span, "this case", *first)),
                None => seen.push((value, pattern.span)),
            }
        }
        self.compare(CmpOp::Eq, on.clone(), value, pattern.span)
    }

    /// Reports cases that are left out, and a value that belongs to two of them.
    fn exhaustive(&mut self, scope: &Scope, on: &Expr, ways: &[(Option<Expr>, Vec<Act>, Span)], span: Span) {
        let conditions: Vec<&Expr> = ways.iter().filter_map(|(cond, ..)| cond.as_ref()).collect();
        if on.ty == Type::Any || conditions.iter().any(|cond| matches!(cond.node, Node::Bad)) {
            return;
        }
        let known = self.known_locals(scope);
        let Some(space) = Space::new(self.ir(), &known, &conditions) else { return };
        let mut reports = Vec::new();
        let two = (0..conditions.len()).flat_map(|one| (0..one).map(move |other| (other, one)));
        if let Some((one, other, part)) = two.filter_map(|(a, b)| Some((a, b, space.shared(a, b)?))).next() {
            let (one, other) = (conditions[one].span, conditions[other].span);
            reports.push(error::case_overlap(other, one, space.plain_words(&part).as_deref()));
        }
        if ways.iter().all(|(cond, ..)| cond.is_some()) {
            let missing = space.left_out(MOST_CASES);
            let words: Option<Vec<String>> = missing.iter().map(|part| space.plain_words(part)).collect();
            if !missing.is_empty() {
                let words = words.unwrap_or_else(|| vec!["all other values".to_owned()]);
                reports.push(error::not_exhaustive(span, &words));
            }
        }
        reports.into_iter().for_each(|report| self.report(report));
    }

    /// Between which numbers each local lies.
    fn known_locals(&self, scope: &Scope) -> Vec<Interval> {
        let params = scope.function.map_or(&[][..], |function| &self.ir().functions[function].params);
        let local = |(at, local): (usize, &Local)| {
            let declared = Interval::declared(local.range.or_else(|| params.get(at).and_then(|param| param.range)));
            scope.known.get(&at).copied().unwrap_or_default().meet(declared)
        };
        scope.locals.iter().enumerate().map(local).collect()
    }
}

/// Whether finding a value rolls dice.
fn rolls(ir: &Ir, value: &Expr) -> bool {
    let mut found = false;
    walk::each(value, &mut |part| {
        found |= match &part.node {
            Node::Roll(_) => true,
            Node::Call { function, .. } => !matches!(
                ir.functions[*function].kind,
                FunctionKind::Formula | FunctionKind::Chance | FunctionKind::Table
            ),
            _ => false,
        };
    });
    found
}
