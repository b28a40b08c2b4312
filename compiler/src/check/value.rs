//! Values: the tree of an expression → a typed value.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind};

use crate::check::{Checker, Scope, words};
use crate::error;
use crate::ir::{BinOp, CmpOp, DiceOp, Expr, Node, Number, Type};

impl Checker {
    /// The value of an expression; `want` is the type its place has, which helps a bare name to be understood.
    pub(crate) fn value(&mut self, scope: &mut Scope, expr: &tree::Expr, want: Option<&Type>) -> Expr {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Number { value, decimals } => number(*value, *decimals, span),
            ExprKind::Percent { value, decimals } => percent(*value, *decimals, span),
            ExprKind::Text(text) => Expr::new(Node::Text(text.clone()), Type::Text, span),
            ExprKind::Dice { count, sides } => self.dice_written(*count, *sides, span),
            ExprKind::DiceOf { count, sides } => self.dice_of(scope, count, sides, span),
            ExprKind::Keep { dice, high, count } => {
                let op = if *high { DiceOp::KeepHigh } else { DiceOp::KeepLow };
                self.dice_read(scope, op, dice, count, span)
            }
            ExprKind::Explode { dice, on, at_most } => self.explodes(scope, dice, on, at_most.as_deref(), span),
            ExprKind::Reroll { dice, op, than, once } => self.rerolled(scope, dice, *op, than, *once, span),
            ExprKind::CountDice { dice, op, than } => self.counted(scope, dice, *op, than, span),
            ExprKind::Sides { dice, by, minus } => self.dice_op(scope, DiceOp::Sides, dice, by, *minus, span),
            ExprKind::Count { dice, by, minus } => self.dice_op(scope, DiceOp::Count, dice, by, *minus, span),
            ExprKind::Path(path) => self.path(scope, path, want),
            ExprKind::Neg(value) => self.negated(scope, value, want, span),
            ExprKind::Not(value) => {
                let value = self.condition(scope, value);
                Expr::new(Node::Not(Box::new(value)), Type::YesNo, span)
            }
            ExprKind::Binary { op, left, right } => self.binary(scope, *op, left, right, want, span),
            ExprKind::Is { left, negated, options } => self.is(scope, left, *negated, options, span),
            ExprKind::Rounded { value, how } => self.rounded(scope, value, *how, span),
            ExprKind::Unrounded(value) => self.unrounded(scope, value, span),
            ExprKind::Limits { value, at_least, at_most } => {
                self.limits(scope, value, at_least.as_deref(), at_most.as_deref(), want)
            }
            ExprKind::In { value, unit } => self.in_unit(scope, value, unit, span),
            ExprKind::WithUnit { value, unit } => self.with_unit(scope, value, unit),
            ExprKind::If { cond, then, otherwise } => self.either(scope, cond, then, otherwise, want, span),
            ExprKind::FractionOf { part, value } => self.fraction_of(scope, part, value, span),
            ExprKind::Roll(dice) => self.roll(scope, dice, span),
            ExprKind::Maximum(dice) => {
                let dice = self.dice(scope, dice);
                Expr::new(Node::Maximum(Box::new(dice)), Type::WHOLE, span)
            }
            ExprKind::Minimum(dice) => {
                let dice = self.dice(scope, dice);
                Expr::new(Node::Minimum(Box::new(dice)), Type::WHOLE, span)
            }
            ExprKind::Larger { larger, left, right } => {
                let left = self.value(scope, left, want);
                let right = self.value(scope, right, want);
                self.arithmetic(if *larger { BinOp::Max } else { BinOp::Min }, left, right, span)
            }
            ExprKind::Sum { value, each } => self.sum(scope, value, each.as_deref(), span),
            ExprKind::NumberOf(counted) => self.number_of(scope, counted, span),
            ExprKind::AnyOf(clause) => {
                let count = self.count_over(scope, &clause.name, &clause.of, clause.filter.as_ref(), span);
                let none = Expr::whole(0, span);
                Expr::new(
                    Node::Compare { op: CmpOp::Gt, left: Box::new(count), right: Box::new(none) },
                    Type::YesNo,
                    span,
                )
            }
            ExprKind::HeldIn(slots) => self.held_in(scope, slots, span),
            ExprKind::Has { who, what, negated } => self.has(scope, who, what, *negated, span),
            ExprKind::StatNamedBy(name) => self.stat_named(scope, name, span),
            ExprKind::With { base, body } => self.with(scope, base, body, span),
            ExprKind::Range { .. } => {
                self.report(error::misplaced(
                    span,
                    "a range",
                    "a value",
                    "write one value, or compare with `>=` and `<=`",
                ));
                Expr::bad(span)
            }
            ExprKind::Query { what, of, within, given } => {
                self.inner_query(scope, *what, of, within.as_deref(), given.as_deref(), span)
            }
            ExprKind::Bad => Expr::bad(span),
        }
    }

    /// The value of an expression that must fit a type.
    pub(crate) fn value_of(&mut self, scope: &mut Scope, expr: &tree::Expr, want: &Type) -> Expr {
        let value = self.value(scope, expr, Some(want));
        self.fit(value, want)
    }

    /// A question of yes or no. A clause that names `your attack` is no where there is no such attack.
    pub(crate) fn condition(&mut self, scope: &mut Scope, expr: &tree::Expr) -> Expr {
        if let ExprKind::Binary { op: tree::BinOp::And | tree::BinOp::Or, .. } | ExprKind::Not(_) = expr.kind {
            let value = self.value(scope, expr, Some(&Type::YesNo));
            return self.fit_condition(value);
        }
        let outer = std::mem::take(&mut scope.guards);
        let value = self.value(scope, expr, Some(&Type::YesNo));
        let mut value = self.fit_condition(value);
        let guards = std::mem::replace(&mut scope.guards, outer);
        for (context, role) in guards {
            let guard = self.in_role(scope, context, role, value.span);
            let span = value.span;
            value = Expr::new(Node::And(Box::new(guard), Box::new(value)), Type::YesNo, span);
        }
        value
    }

    /// Whether you have a role in the context this is read in.
    pub(crate) fn in_role(&mut self, scope: &Scope, context: usize, role: usize, span: Span) -> Expr {
        let you = scope.you.unwrap_or(0);
        let ty = scope.locals.get(you).map_or(Type::Any, |local| local.ty.clone());
        let who = Box::new(Expr::new(Node::Local(you), ty, span));
        Expr::new(Node::InRole { context, role, who }, Type::YesNo, span)
    }

    fn negated(&mut self, scope: &mut Scope, value: &tree::Expr, want: Option<&Type>, span: Span) -> Expr {
        let value = self.value(scope, value, want);
        if let (Node::Const(n), Type::Number(_)) = (&value.node, &value.ty) {
            return Expr::new(Node::Const(-n), value.ty, span);
        }
        match self.amount(&value) {
            Some(number) => Expr::new(Node::Neg(Box::new(value)), Type::Number(number), span),
            None => Expr::bad(span),
        }
    }

    fn binary(
        &mut self,
        scope: &mut Scope,
        op: tree::BinOp,
        left: &tree::Expr,
        right: &tree::Expr,
        want: Option<&Type>,
        span: Span,
    ) -> Expr {
        use tree::BinOp as Op;
        match op {
            Op::And | Op::Or => {
                let left = Box::new(self.condition(scope, left));
                let right = Box::new(self.condition(scope, right));
                Expr::new(if op == Op::And { Node::And(left, right) } else { Node::Or(left, right) }, Type::YesNo, span)
            }
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Pow => {
                let want = want.filter(|ty| matches!(ty, Type::Number(_) | Type::Dice));
                let left = self.value(scope, left, want);
                let right = self.value(scope, right, want);
                self.arithmetic(arithmetic_op(op), left, right, span)
            }
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => {
                let left = self.value(scope, left, None);
                let ty = left.ty.clone();
                let right = self.value(scope, right, Some(&ty));
                self.compare(compare_op(op), left, right, span)
            }
        }
    }

    fn limits(
        &mut self,
        scope: &mut Scope,
        value: &tree::Expr,
        at_least: Option<&tree::Expr>,
        at_most: Option<&tree::Expr>,
        want: Option<&Type>,
    ) -> Expr {
        let mut value = self.value(scope, value, want);
        for (limit, op) in [(at_least, BinOp::Max), (at_most, BinOp::Min)] {
            if let Some(limit) = limit {
                let limit = self.value(scope, limit, None);
                let span = value.span.to(limit.span);
                value = self.arithmetic(op, value, limit, span);
            }
        }
        value
    }

    fn either(
        &mut self,
        scope: &mut Scope,
        cond: &tree::Expr,
        then: &tree::Expr,
        otherwise: &tree::Expr,
        want: Option<&Type>,
        span: Span,
    ) -> Expr {
        let cond = self.condition(scope, cond);
        let then = self.value(scope, then, want);
        let ty = then.ty.clone();
        let otherwise = self.value(scope, otherwise, want.or(Some(&ty)));
        let ty = self.joined(&then, &otherwise);
        Expr::new(Node::If { cond: Box::new(cond), then: Box::new(then), otherwise: Box::new(otherwise) }, ty, span)
    }

    /// The type of two values of which one is taken.
    pub(crate) fn joined(&mut self, one: &Expr, other: &Expr) -> Type {
        match (&one.ty, &other.ty) {
            (Type::Number(a), Type::Number(b)) => {
                let (a, b) = (*a, *b);
                if a.unit != b.unit {
                    let (left, right) = (words::number_words(self.ir(), a), words::number_words(self.ir(), b));
                    self.report(error::units(one.span.to(other.span), &left, &right));
                }
                let denominator = crate::check::number::lcm(a.denominator, b.denominator);
                Type::Number(Number { unit: a.unit.or(b.unit), denominator, divided: a.divided || b.divided })
            }
            (Type::Number(_), Type::Chance) | (Type::Chance, Type::Number(_)) => Type::Chance,
            (Type::Any, other) | (other, Type::Any) => other.clone(),
            (Type::Dice, Type::Number(_)) | (Type::Number(_), Type::Dice) => Type::Dice,
            (ty, _) => {
                let ty = ty.clone();
                self.fit(other.clone(), &ty);
                ty
            }
        }
    }

    fn roll(&mut self, scope: &mut Scope, dice: &tree::Expr, span: Span) -> Expr {
        if !scope.rolls {
            self.report(error::no_dice_here(span, scope.place));
        }
        let dice = self.value(scope, dice, Some(&Type::Dice));
        if let Type::Record(_) = dice.ty {
            return Expr { span, ..dice };
        }
        let dice = self.fit(dice, &Type::Dice);
        Expr::new(Node::Roll(Box::new(dice)), Type::WHOLE, span)
    }
}

fn number(value: i64, decimals: u8, span: Span) -> Expr {
    let denominator = 10_i64.pow(u32::from(decimals.min(9)));
    Expr::new(Node::Const(value), Type::Number(Number { denominator, ..Number::WHOLE }), span)
}

fn percent(value: i64, decimals: u8, span: Span) -> Expr {
    let denominator = 100 * 10_i64.pow(u32::from(decimals.min(9)));
    Expr::new(Node::Const(value), Type::Number(Number { denominator, ..Number::WHOLE }), span)
}

const fn arithmetic_op(op: tree::BinOp) -> BinOp {
    match op {
        tree::BinOp::Sub => BinOp::Sub,
        tree::BinOp::Mul => BinOp::Mul,
        tree::BinOp::Div => BinOp::Div,
        tree::BinOp::Pow => BinOp::Pow,
        tree::BinOp::Add
        | tree::BinOp::And
        | tree::BinOp::Or
        | tree::BinOp::Eq
        | tree::BinOp::Ne
        | tree::BinOp::Lt
        | tree::BinOp::Le
        | tree::BinOp::Gt
        | tree::BinOp::Ge => BinOp::Add,
    }
}

/// The comparison of an operator.
pub(crate) const fn compare_op(op: tree::BinOp) -> CmpOp {
    match op {
        tree::BinOp::Ne => CmpOp::Ne,
        tree::BinOp::Lt => CmpOp::Lt,
        tree::BinOp::Le => CmpOp::Le,
        tree::BinOp::Gt => CmpOp::Gt,
        tree::BinOp::Ge => CmpOp::Ge,
        tree::BinOp::Eq
        | tree::BinOp::Add
        | tree::BinOp::Sub
        | tree::BinOp::Mul
        | tree::BinOp::Div
        | tree::BinOp::Pow
        | tree::BinOp::And
        | tree::BinOp::Or => CmpOp::Eq,
    }
}
