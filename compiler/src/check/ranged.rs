//! Constants in places with a range: checked where they enter.

use runebook_grammar::{Span, tree};

use crate::check::{Checker, Scope};
use crate::error;
use crate::fold::{self, Ratio};
use crate::ir::{CellId, CellKind, Expr, Number, Type};
use crate::resolve::types::literal;

/// What a number can be where no range is declared.
const PLAIN: (i64, i64) = (-1_000_000, 1_000_000);

impl Checker {
    /// Reports a constant outside the range of its place; `declared` is where that is said.
    pub(crate) fn in_range(&mut self, value: &Expr, range: Option<(i64, i64)>, ty: &Type, declared: Option<Span>) {
        if !matches!(ty, Type::Number(_)) || matches!(value.ty, Type::Any) {
            return;
        }
        let Some(constant) = fold::ratio(value) else { return };
        let (low, high) = range.unwrap_or(PLAIN);
        if low > high {
            return; // said where it is declared
        }
        if outside(constant, (low, high)) {
            let declared = declared.filter(|_| range.is_some());
            let report =
                error::out_of_range(value.span, &shown(constant), &low.to_string(), &high.to_string(), declared);
            self.report(report);
        }
    }

    /// Reports a constant outside the range that its own declaration writes, where that is known.
    pub(crate) fn in_own_range(&mut self, value: &Expr, ty: &Type, written: Option<&tree::TypeExpr>, declared: Span) {
        match written.and_then(|ty| ty.range.as_ref()) {
            None => self.in_range(value, None, ty, None),
            Some((low, high)) => {
                if let (Some(low), Some(high)) = (literal(low), literal(high)) {
                    self.in_range(value, Some((low, high)), ty, Some(declared));
                }
            }
        }
    }

    /// Reports a constant that a stored number or a stat of a character cannot begin with.
    pub(crate) fn can_start(&mut self, value: &Expr, cell: CellId) {
        let found = &self.ir().cells[cell];
        let (ty, place) = (found.ty.clone(), found.named.span);
        let (low, high) = match found.kind {
            CellKind::HostStat(stat) | CellKind::StatBase(stat) => {
                (&self.ir().stats[stat].low, &self.ir().stats[stat].high)
            }
            _ => (&found.low, &found.high),
        };
        if let CellKind::Status(status) = found.kind {
            let (range, ty) = (self.ir().statuses[status].counter, found.ty.clone());
            self.in_range(value, range, &ty, Some(place));
            return;
        }
        let known = |bound: &Option<Expr>, unknown: i64| match bound {
            Some(bound) => fold::whole(bound).unwrap_or(unknown),
            None => unknown,
        };
        let range = (low.is_some() || high.is_some()).then(|| (known(low, i64::MIN), known(high, i64::MAX)));
        match range {
            // a bound that the game decides is not known here
            Some((low, i64::MAX)) => self.in_range(value, Some((low, PLAIN.1)), &ty, Some(place)),
            Some((i64::MIN, high)) => self.in_range(value, Some((PLAIN.0, high)), &ty, Some(place)),
            range => self.in_range(value, range, &ty, Some(place)),
        }
    }

    /// An end of a range; the unit is said with the range, and a number takes it on.
    pub(crate) fn end_of(&mut self, scope: &mut Scope, end: &tree::Expr, ty: &Type) -> Expr {
        match (literal(end), ty) {
            (Some(number), Type::Number(wanted)) => {
                let ty = Type::Number(Number { denominator: 1, divided: false, ..*wanted });
                self.fit(Expr { ty, ..Expr::whole(number, end.span) }, &Type::Number(*wanted))
            }
            _ => self.value_of(scope, end, ty),
        }
    }

    /// Reports a range as written whose ends are the wrong way round.
    pub(crate) fn written_range(&mut self, (from, to): &(tree::Expr, tree::Expr)) {
        if let (Some(low), Some(high)) = (literal(from), literal(to))
            && low > high
        {
            self.report(error::empty_range(from.span.to(to.span), low, high));
        }
    }
}

fn outside((n, d): Ratio, (low, high): (i64, i64)) -> bool {
    n < i128::from(low).saturating_mul(d) || n > i128::from(high).saturating_mul(d)
}

fn shown((n, d): Ratio) -> String {
    if d == 1 { n.to_string() } else { format!("{n}/{d}") }
}
