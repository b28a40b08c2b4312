//! Exact arithmetic: what two amounts make, and when a rounding must be said.

use runebook_grammar::{Span, tree};

use crate::check::{Checker, Scope, exact, words};
use crate::error;
use crate::ir::{BinOp, CmpOp, DiceOp, Expr, Node, Number, Type, UnitId};
use crate::resolve::types;

/// The denominator of a sum; 0, a computed one, where it would be too large to write.
pub(crate) fn lcm(a: i64, b: i64) -> i64 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    if x == 0 { 0 } else { (a / x).checked_mul(b).unwrap_or(0) }
}

/// The denominator of a product.
fn product(a: i64, b: i64) -> i64 {
    a.checked_mul(b).unwrap_or(0)
}

impl Checker {
    /// `left OP right` for the operators of arithmetic; dice take part with `+`, `-` and `*`.
    pub(crate) fn arithmetic(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
        if left.ty.is_dice() || right.ty.is_dice() {
            return self.dice_arithmetic(op, left, right, span);
        }
        let right = if op == BinOp::Pow { self.exponent(right) } else { right };
        let (Some(a), Some(b)) = (self.amount(&left), self.amount(&right)) else { return Expr::bad(span) };
        let ty = match op {
            BinOp::Add | BinOp::Sub | BinOp::Min | BinOp::Max => self.sum_type(a, b, span),
            BinOp::Mul => self.product_type(a, b, span),
            BinOp::Div => self.quotient_type(a, b, &right, span),
            BinOp::Pow => Some(Number { denominator: if a.denominator == 1 { 1 } else { 0 }, ..a }),
        };
        let Some(ty) = ty else { return Expr::bad(span) };
        Expr::new(Node::Binary { op, left: Box::new(left), right: Box::new(right) }, Type::Number(ty), span)
    }

    /// An exponent is whole and not negative.
    fn exponent(&mut self, value: Expr) -> Expr {
        let value = self.fit(value, &Type::WHOLE);
        match crate::fold::whole(&value) {
            Some(n) if !(0..=64).contains(&n) => {
                self.report(error::out_of_range(value.span, &n.to_string(), "0", "64", None));
                Expr::bad(value.span)
            }
            _ => value,
        }
    }

    /// The number in a value, or a diagnostic.
    pub(crate) fn amount(&mut self, value: &Expr) -> Option<Number> {
        match &value.ty {
            Type::Number(number) => Some(*number),
            Type::Chance => Some(Number { denominator: 0, ..Number::WHOLE }),
            Type::Any => None,
            Type::Dice => {
                self.report(error::bare_dice(value.span));
                None
            }
            _ => {
                self.misfit(value, &Type::WHOLE);
                None
            }
        }
    }

    fn sum_type(&mut self, a: Number, b: Number, span: Span) -> Option<Number> {
        if a.unit != b.unit {
            let (left, right) = (words::number_words(self.ir(), a), words::number_words(self.ir(), b));
            self.report(error::units(span, &left, &right));
            return None;
        }
        Some(Number {
            unit: a.unit.or(b.unit),
            denominator: lcm(a.denominator, b.denominator),
            divided: a.divided || b.divided,
        })
    }

    fn product_type(&mut self, a: Number, b: Number, span: Span) -> Option<Number> {
        if let (Some(left), Some(right)) = (a.unit, b.unit) {
            let (left, right) = (words::unit(self.ir(), left), words::unit(self.ir(), right));
            self.report(error::square_units(span, &left, &right));
            return None;
        }
        Some(Number {
            unit: a.unit.or(b.unit),
            denominator: product(a.denominator, b.denominator),
            divided: a.divided || b.divided,
        })
    }

    fn quotient_type(&mut self, a: Number, b: Number, by: &Expr, span: Span) -> Option<Number> {
        if a.unit != b.unit && b.unit.is_some() {
            let (left, right) = (words::number_words(self.ir(), a), words::number_words(self.ir(), b));
            self.report(error::units(span, &left, &right));
            return None;
        }
        let constant = match by.plain().node {
            _ if crate::fold::ratio(by).is_some_and(|(n, _)| n == 0) => {
                self.report(error::division_by_zero(by.span, true));
                return None;
            }
            Node::Const(value) if b.denominator == 1 => value.checked_abs(),
            _ => None,
        };
        let denominator = constant.map_or(0, |value| product(a.denominator, value));
        Some(Number { unit: if b.unit.is_some() { None } else { a.unit }, denominator, divided: true })
    }

    fn dice_arithmetic(&mut self, op: BinOp, left: Expr, right: Expr, span: Span) -> Expr {
        let (op, dice, by) = match (op, left.ty.is_dice(), right.ty.is_dice()) {
            (BinOp::Add, true, true) => (DiceOp::Add, left, right),
            (BinOp::Add, true, false) => (DiceOp::Plus, left, right),
            (BinOp::Add, false, true) => (DiceOp::Plus, right, left),
            (BinOp::Sub, true, false) => {
                let by = Expr { ty: right.ty.clone(), span: right.span, node: Node::Neg(Box::new(right)) };
                (DiceOp::Plus, left, by)
            }
            (BinOp::Mul, true, false) => (DiceOp::Times, left, right),
            (BinOp::Mul, false, true) => (DiceOp::Times, right, left),
            _ => {
                self.report(error::bare_dice(if left.ty.is_dice() { left.span } else { right.span }));
                return Expr::bad(span);
            }
        };
        let by = if op == DiceOp::Add { by } else { self.fit(by, &Type::WHOLE) };
        Expr::new(Node::DiceOp { op, dice: Box::new(dice), by: Box::new(by) }, Type::Dice, span)
    }

    /// A comparison; a division in it says its rounding, or `unrounded`.
    pub(crate) fn compare(&mut self, op: CmpOp, left: Expr, right: Expr, span: Span) -> Expr {
        let value = |left, right| {
            Expr::new(Node::Compare { op, left: Box::new(left), right: Box::new(right) }, Type::YesNo, span)
        };
        match (&left.ty, &right.ty) {
            (Type::Any, _) | (_, Type::Any) => value(left, right),
            (Type::Number(_) | Type::Chance, _) => {
                let (Some(a), Some(b)) = (self.amount(&left), self.amount(&right)) else { return Expr::bad(span) };
                if self.sum_type(a, b, span).is_none() {
                    return Expr::bad(span);
                }
                self.compared(&left, a);
                self.compared(&right, b);
                value(left, right)
            }
            (Type::Dice, Type::Number(_)) => {
                self.report(error::dice_compared(left.span));
                Expr::bad(span)
            }
            (_, _) if matches!(op, CmpOp::Lt | CmpOp::Le | CmpOp::Gt | CmpOp::Ge) => {
                self.misfit(&left, &Type::WHOLE);
                Expr::bad(span)
            }
            (wanted, _) => {
                let wanted = wanted.clone();
                let right = self.fit(right, &wanted);
                value(left, right)
            }
        }
    }

    /// `half of X`, `a tenth of X`.
    pub(crate) fn fraction_of(&mut self, scope: &mut Scope, part: &tree::Name, value: &tree::Expr, span: Span) -> Expr {
        let value = self.value(scope, value, None);
        let Some(parts) = types::part(&part.text) else {
            self.no_such(
                part,
                "fraction",
                error::nearest(&part.text, ["half", "third", "quarter", "fifth", "tenth"].into_iter()),
            );
            return Expr::bad(span);
        };
        let by = Expr::new(Node::Const(parts), Type::WHOLE, part.span);
        self.arithmetic(BinOp::Div, value, by, span)
    }

    /// `X rounded down`, `X exactly`.
    pub(crate) fn rounded(&mut self, scope: &mut Scope, value: &tree::Expr, how: tree::Rounding, span: Span) -> Expr {
        let value = self.value(scope, value, None);
        let Some(number) = self.amount(&value) else { return Expr::bad(span) };
        if how == tree::Rounding::Exactly && !exact::whole(&value) {
            self.report(error::not_exact(span, crate::fold::ratio(&value)));
        }
        let ty = Type::Number(Number { denominator: 1, divided: false, ..number });
        Expr::new(Node::Round { value: Box::new(value), how }, ty, span)
    }

    /// `X unrounded`, in a comparison.
    pub(crate) fn unrounded(&mut self, scope: &mut Scope, value: &tree::Expr, span: Span) -> Expr {
        let value = self.value(scope, value, None);
        let Some(number) = self.amount(&value) else { return Expr::bad(span) };
        let ty = Type::Number(Number { divided: false, ..number });
        Expr::new(Node::Unrounded(Box::new(value)), ty, span)
    }

    /// `X in lb`: the plain number.
    pub(crate) fn in_unit(&mut self, scope: &mut Scope, value: &tree::Expr, unit: &tree::Name, span: Span) -> Expr {
        let value = self.value(scope, value, None);
        let Some(number) = self.amount(&value) else { return Expr::bad(span) };
        let id = self.unit(unit);
        if id.is_none() {
            return Expr::bad(span);
        }
        if number.unit != id {
            let has = words::number_words(self.ir(), number);
            self.report(error::not_in_unit(value.span, &has, &unit.text));
            return Expr::bad(span);
        }
        let ty = Type::Number(Number { unit: None, ..number });
        Expr::new(Node::InUnit(Box::new(value)), ty, span)
    }

    /// `4 lb`
    pub(crate) fn with_unit(&mut self, scope: &mut Scope, value: &tree::Expr, unit: &tree::Name) -> Expr {
        let mut value = self.value(scope, value, None);
        let Some(id) = self.unit(unit) else { return Expr::bad(value.span.to(unit.span)) };
        if let Type::Number(number) = &mut value.ty {
            number.unit = Some(id);
        }
        value.span = value.span.to(unit.span);
        value
    }

    fn unit(&mut self, unit: &tree::Name) -> Option<UnitId> {
        let found = self.ir().names.units.get(&unit.text).copied();
        if found.is_none() {
            let near = error::nearest(&unit.text, self.ir().names.units.keys().map(String::as_str))
                .or_else(|| runebook_grammar::clause_meant(&unit.text).map(str::to_owned));
            self.no_such(unit, "unit", near);
        }
        found
    }
}
