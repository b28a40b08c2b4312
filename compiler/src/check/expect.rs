//! What tests expect: of values, of the odds, of several odds together.

use runebook_grammar::tree::{self, ExprKind, QueryWhat};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Act, Bound, CmpOp, Expect, Expr, Node, Said};

impl Checker {
    /// One expectation: a question to the odds compared with a number, or a question of yes or no.
    pub(super) fn expect(
        &mut self,
        scope: &mut Scope,
        expr: &tree::Expr,
        acts: &[Act],
        rolls: &[Vec<Expr>],
        said: &[Said],
    ) -> Option<Expect> {
        let compared = match &expr.kind {
            ExprKind::Is { left, negated, options } if options.len() == 1 => {
                Some((left.as_ref(), if *negated { CmpOp::Ne } else { CmpOp::Eq }, &options[0]))
            }
            ExprKind::Binary { op, left, right } => {
                Some((left.as_ref(), crate::check::value::compare_op(*op), right.as_ref()))
            }
            _ => None,
        };
        if let Some((left, op, right)) = compared
            && let ExprKind::Query { what, .. } = &left.kind
            && *what != QueryWhat::Value
        {
            let query = self.question(scope, left, 0, acts, said);
            let bounds = self.bounds(scope, op, right)?;
            return Some(Expect::Odds { query, bounds });
        }
        if let ExprKind::Query { what, .. } = &expr.kind
            && *what != QueryWhat::Value
        {
            let ask = "compare it, for example `… is 50%` or `… >= 3`";
            self.report(error::unsaid(expr.span, "nothing says what the odds must be", ask));
            return None;
        }
        let mut query = self.question(scope, expr, 0, acts, said);
        let value = query.values.pop()?;
        let value = self.fit_condition(value);
        query.values = match &value.node {
            Node::Compare { left, right, .. } => {
                let sides = vec![(**left).clone(), (**right).clone()];
                std::iter::once(value.clone()).chain(sides).collect()
            }
            _ => vec![value],
        };
        query.names = ["holds", "left", "right"][..query.values.len()].iter().map(|name| (*name).to_owned()).collect();
        Some(Expect::Holds { query, rolls: rolls.to_vec() })
    }

    /// What a question to the odds is compared with: one number, or the two ends of a range.
    fn bounds(&mut self, scope: &mut Scope, op: CmpOp, with: &tree::Expr) -> Option<Vec<Bound>> {
        let ExprKind::Range { from, to } = &with.kind else { return Some(vec![self.bound_of(scope, op, with)?]) };
        if op == CmpOp::Ne {
            let help = "expect what it is: `is LOW..HIGH`";
            self.report(error::misplaced(with.span, "a range that the odds are not in", "a test", help));
            return None;
        }
        let (low, high) = (self.bound_of(scope, CmpOp::Ge, from)?, self.bound_of(scope, CmpOp::Le, to)?);
        let scaled = |one: Bound, other: Bound| i128::from(one.numerator) * i128::from(other.denominator);
        if scaled(low, high) > scaled(high, low) {
            self.report(error::misplaced(
                with.span,
                "a range that ends before it begins",
                "a test",
                "write the lower end first",
            ));
            return None;
        }
        Some(vec![low, high])
    }

    fn bound_of(&mut self, scope: &mut Scope, op: CmpOp, with: &tree::Expr) -> Option<Bound> {
        let value = self.value(scope, with, None);
        let Some((numerator, denominator)) = crate::fold::ratio(&value) else {
            if !matches!(value.node, Node::Bad) {
                self.report(error::not_constant(value.span, "what the odds are compared with"));
            }
            return None;
        };
        Some(Bound { op, numerator: i64::try_from(numerator).ok()?, denominator: i64::try_from(denominator).ok()? })
    }

    /// `expect odds of A dominate odds of B`
    pub(super) fn dominates(
        &mut self,
        scope: &mut Scope,
        (better, worse): (&tree::Expr, &tree::Expr),
        acts: &[Act],
        said: &[Said],
    ) -> Option<Expect> {
        for side in [better, worse] {
            if !matches!(side.kind, ExprKind::Query { what: QueryWhat::Odds, .. }) {
                let help = "write `expect odds of … dominate odds of …`";
                self.report(error::misplaced(side.span, "this", "a comparison of whole distributions", help));
                return None;
            }
        }
        let better = self.question(scope, better, 0, acts, said);
        let worse = self.question(scope, worse, 0, acts, said);
        for query in [&better, &worse] {
            if let [_, second, ..] = query.values.as_slice() {
                let help = "ask for one number: `odds of NAME in …`";
                self.report(error::misplaced(second.span, "a second number", "a comparison of distributions", help));
                return None;
            }
        }
        Some(Expect::Dominates { better, worse })
    }

    /// `expect order: A < B < C by mean`
    pub(super) fn in_order(
        &mut self,
        scope: &mut Scope,
        (asked, signs): (&[tree::Expr], &[tree::BinOp]),
        acts: &[Act],
        said: &[Said],
    ) -> Option<Expect> {
        let signs: Vec<CmpOp> = signs.iter().map(|sign| crate::check::value::compare_op(*sign)).collect();
        if signs.contains(&CmpOp::Ne) {
            let help = "an order goes by `<`, `<=`, `>`, `>=` or `=`";
            self.report(error::misplaced(asked.first()?.span, "`!=`", "an order", help));
            return None;
        }
        let asked = asked.iter().map(|side| self.question(scope, side, 0, acts, said)).collect();
        Some(Expect::Order { asked, signs })
    }
}
