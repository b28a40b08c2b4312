//! By how much: a fixed number, dice, or a formula, and which way.

use runebook_compiler::ir::{Expr, Node};

use super::scene::Scene;
use super::{Arg, Det, Np, Phrase, Ratio, fold};

/// A change's size.
pub(crate) struct Amount {
    /// It makes less.
    pub less: bool,
    /// The size as it stands in a sentence.
    pub by: Arg,
    /// The size for plurals; text if it is not fixed.
    pub n: Arg,
}

impl Scene<'_> {
    /// The size and direction of a change.
    pub fn amount(&self, expr: &Expr) -> Amount {
        let expr = self.fixed_formula(expr).unwrap_or(expr);
        if let Some(ratio) = fold::ratio(self.ir, expr) {
            let size = Ratio { num: ratio.num.abs(), den: ratio.den };
            return Amount { less: ratio.num < 0, by: self.sized(size, expr), n: Arg::Number(size) };
        }
        if let Node::Neg(value) = &expr.plain().node {
            let inner = self.amount(value);
            return Amount { less: !inner.less, ..inner };
        }
        let n = if fold::dice(self.ir, expr).is_some() { "dice" } else { "formula" };
        Amount { less: false, by: self.more_if(expr), n: Arg::id(n) }
    }

    /// What a formula gives that asks for nothing and always gives the same: the number says more than its name.
    fn fixed_formula(&self, expr: &Expr) -> Option<&Expr> {
        let Node::Call { function, args } = &expr.plain().node else { return None };
        let value = self.ir.functions[*function].value.as_ref().filter(|_| args.is_empty())?;
        fold::ratio(self.ir, value).map(|_| value)
    }

    /// A choice that ends in nothing does not say the nothing: "3 if …, otherwise 1 if …".
    fn more_if(&self, expr: &Expr) -> Arg {
        let Node::If { cond, then, otherwise } = &expr.plain().node else { return self.value(expr) };
        let cond = self.clause(cond, true);
        let then = self.value(then);
        if fold::ratio(self.ir, otherwise).is_some_and(|more| more.num == 0) {
            return Phrase::of("value-only-if", [("then", then), ("cond", cond)]).arg();
        }
        Phrase::of("value-if", [("then", then), ("cond", cond), ("otherwise", self.more_if(otherwise))]).arg()
    }

    fn sized(&self, size: Ratio, expr: &Expr) -> Arg {
        match expr.ty.number().and_then(|number| number.unit) {
            Some(unit) => Phrase::of(
                "value-with-unit",
                [
                    ("n", Arg::Number(size)),
                    ("unit", Np::new(super::unit_key(&self.ir.units[usize::from(unit)].name), Det::Bare).arg()),
                ],
            )
            .arg(),
            None => Arg::Number(size),
        }
    }
}
