//! `match`: one case after the other, none twice, none left out.

use runebook_grammar::{Span, tree};

use crate::check::act::first_word;
use crate::check::{Checker, MOST_CASES, Scope};
use crate::error;
use crate::ir::{Act, ActKind, CmpOp, Expr, Node, Type};

impl Checker {
    pub(super) fn matched(&mut self, scope: &mut Scope, on: &tree::Expr, arms: &[tree::Arm], span: Span) -> ActKind {
        let on = self.value(scope, on, None);
        let mut ways: Vec<(Option<Expr>, Vec<Act>, Span)> = Vec::new();
        let mut seen: Vec<(i64, Span)> = Vec::new();
        let head = first_word(span, "match").to(on.span);
        if arms.len() > MOST_CASES {
            self.report(error::too_many_cases(head, "this `match`", arms.len(), MOST_CASES));
        }
        for arm in arms.iter().take(MOST_CASES) {
            let mut cond: Option<Expr> = None;
            for pattern in &arm.patterns {
                let ty = on.ty.clone();
                let right = self.value(scope, pattern, Some(&ty));
                if let Node::Const(value) = right.node {
                    match seen.iter().find(|(other, _)| *other == value) {
                        Some((_, first)) => self.report(error::said_twice(pattern.span, "this case", *first)),
                        None => seen.push((value, pattern.span)),
                    }
                }
                let one = self.compare(CmpOp::Eq, on.clone(), right, pattern.span);
                cond = Some(match cond {
                    None => one,
                    Some(other) => Expr::new(Node::Or(Box::new(other), Box::new(one)), Type::YesNo, arm.span),
                });
            }
            let body = self.acts(scope, &arm.body);
            ways.push((cond, body, arm.span));
        }
        let last = arms.iter().position(|arm| arm.patterns.is_empty()).unwrap_or(arms.len());
        for arm in arms.iter().skip(last + 1) {
            let help = "put `else` last: it takes all that is left";
            self.report(error::misplaced(arm.span, "a case", "a `match` after its `else`", help));
        }
        if arms.len() <= MOST_CASES {
            self.exhaustive(&on, &ways, &seen, head);
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

    fn exhaustive(&mut self, on: &Expr, ways: &[(Option<Expr>, Vec<Act>, Span)], seen: &[(i64, Span)], span: Span) {
        if ways.iter().any(|(cond, ..)| cond.is_none()) {
            return;
        }
        let left_out = |at: usize| !seen.iter().any(|(value, _)| usize::try_from(*value) == Ok(at));
        let missing: Vec<String> = match on.ty {
            Type::Any => Vec::new(),
            Type::Member(id) => {
                let members = self.ir().enums[id].members.iter().enumerate();
                members.filter(|(at, _)| left_out(*at)).map(|(_, member)| format!("`{}`", member.name)).collect()
            }
            Type::YesNo => {
                let words = ["no", "yes"].iter().enumerate();
                words.filter(|(at, _)| left_out(*at)).map(|(_, word)| format!("`{word}`")).collect()
            }
            _ => vec!["all other values".to_owned()],
        };
        if !missing.is_empty() {
            self.report(error::not_exhaustive(span, &missing));
        }
    }
}
