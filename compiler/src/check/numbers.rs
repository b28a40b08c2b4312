//! A choice among numbers: `choose stake in 1..your points, by you`.

use runebook_grammar::tree;

use crate::check::{Checker, Scope};
use crate::error;
use crate::fold;
use crate::interval::{self, Interval};
use crate::ir::{Expr, Node, Type};

/// The most numbers to choose from: they stand in registers.
const MOST: i128 = 200;

impl Checker {
    /// The numbers, and the local of the chosen one.
    pub(super) fn numbers(
        &mut self,
        scope: &mut Scope,
        name: &tree::Name,
        (from, to): (&tree::Expr, &tree::Expr),
    ) -> (Expr, usize) {
        let (low, high) = (self.value_of(scope, from, &Type::WHOLE), self.value_of(scope, to, &Type::WHOLE));
        let span = from.span.to(to.span);
        let of = match self.how_many(scope, &low, &high, span) {
            Some(most) => {
                let ty = Type::Set(Box::new(Type::WHOLE), most);
                Expr::new(Node::Numbers { low: Box::new(low), high: Box::new(high) }, ty, span)
            }
            None => Expr::bad(span),
        };
        (of, scope.add(&name.text, Type::WHOLE, name.span))
    }

    /// How many numbers there can be, none below 0; reported where that is unknown or too many.
    fn how_many(&mut self, scope: &Scope, low: &Expr, high: &Expr, span: runebook_grammar::Span) -> Option<u16> {
        if matches!(low.node, Node::Bad) || matches!(high.node, Node::Bad) {
            return None;
        }
        if let (Some(from), Some(to)) = (fold::whole(low), fold::whole(high))
            && from > to
        {
            self.report(error::empty_range(span, from, to));
            return None;
        }
        let ranges = self.known_ranges(scope);
        let whole = |(n, d): fold::Ratio| n.div_euclid(d);
        let least = interval::of_body(self.ir(), low, &ranges).low.map(whole);
        let most = interval::of_body(self.ir(), high, &ranges).high.map(whole);
        let (Some(least), Some(most)) = (least, most) else {
            let ask = "give both ends a limit: `0..(your points, at most 20)`, or a declared range";
            self.report(error::unsaid(span, "nothing says how many numbers there are at most", ask));
            return None;
        };
        if least < 0 {
            self.report(error::out_of_range(low.span, &least.to_string(), "0", "1000000", None));
            return None;
        }
        let count = (most - least + 1).max(1);
        if count > MOST {
            let what = format!("a choice among {count} numbers");
            self.report(error::out_of_range(span, &what, "1", &MOST.to_string(), None));
            return None;
        }
        u16::try_from(count).ok()
    }

    /// What is declared of the values that a body knows.
    fn known_ranges(&self, scope: &Scope) -> Vec<Interval> {
        let params = scope.function.map(|id| &self.ir().functions[id].params);
        let of_param = |at: usize| params.and_then(|params| params.get(at)?.range);
        let locals = scope.locals.iter().enumerate();
        locals.map(|(at, local)| Interval::declared(local.range.or_else(|| of_param(at)))).collect()
    }
}
