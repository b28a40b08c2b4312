//! Calls of formulas worked out: "500 times 3" where "the price of an ability for 3" would keep the number to itself.

use runebook_compiler::ir::{BinOp, Expr, FunctionId, FunctionKind, Ir, Node, walk};

use super::scene::Scene;
use super::{Arg, Phrase, fold};

/// A formula of more parts than this is better named than told.
const MOST: usize = 8;

/// The value of a call with what it is given put in, or the number that a formula always is; none where the name says
/// more: the formula is long, counts or chooses, or is given nothing but names.
pub(crate) fn worked_out(ir: &Ir, function: FunctionId, args: &[Expr]) -> Option<Expr> {
    let found = &ir.functions[function];
    let formula = match found.kind {
        FunctionKind::Formula => found.value.as_ref()?,
        FunctionKind::Chance
        | FunctionKind::Table
        | FunctionKind::Procedure
        | FunctionKind::Action
        | FunctionKind::Check
        | FunctionKind::Die
        | FunctionKind::Process
        | FunctionKind::Plan
        | FunctionKind::Tick => return None,
    };
    let formula_of = |arg: &Expr| match &arg.node {
        Node::Binary { .. } => true,
        Node::Round { value, .. } => matches!(value.node, Node::Binary { .. }),
        _ => false,
    };
    let told = |arg: &Expr| fold::ratio(ir, arg).is_some() || formula_of(arg);
    let number = || args.is_empty() && fold::ratio(ir, formula).is_some();
    if found.rolls || formula.ty.number().is_none() || !(args.iter().any(told) || number()) {
        return None;
    }
    let (mut parts, mut plain) = (0, true);
    walk::each(formula, &mut |part| {
        parts += 1;
        plain &= match part.node {
            Node::Local(local) => local < args.len(),
            Node::Const(_) | Node::Named { .. } | Node::Binary { .. } | Node::Neg(_) | Node::Round { .. } => true,
            Node::Unrounded(_) | Node::InUnit(_) | Node::Field { .. } | Node::Entry(_) => true,
            _ => false,
        };
    });
    let mut value = formula.clone();
    (plain && parts <= MOST).then(|| put_in(ir, &mut value, args))?;
    Some(value)
}

impl Scene<'_> {
    /// A call worked out as a part of a formula: in brackets where it is one itself.
    pub(crate) fn worked_call(&self, expr: &Expr) -> Option<Arg> {
        let Node::Call { function, args } = &expr.node else { return None };
        let value = worked_out(self.ir, *function, args)?;
        let said = self.value(&value);
        let formula =
            matches!(value.node, Node::Binary { .. } | Node::Round { .. }) && fold::ratio(self.ir, &value).is_none();
        Some(if formula { Phrase::of("math-group", [("x", said)]).arg() } else { said })
    }
}

/// Puts in what is given; what multiplies or divides by 1 then, or adds 0, is left out.
fn put_in(ir: &Ir, value: &mut Expr, args: &[Expr]) {
    if let Node::Local(local) = value.node
        && let Some(arg) = args.get(local)
    {
        *value = arg.clone();
        return;
    }
    walk::parts_mut(value).into_iter().for_each(|part| put_in(ir, part, args));
    if let Node::Round { value: inner, .. } = &value.node
        && inner.ty.number().is_some_and(|number| !number.divided && number.denominator == 1)
        && !matches!(inner.node, Node::Binary { op: BinOp::Div, .. })
    {
        *value = (**inner).clone();
        return;
    }
    if let Node::Binary { op, left, right } = &value.node {
        let is = |side: &Expr, number| fold::whole(ir, side) == Some(number);
        let kept = match op {
            BinOp::Mul if is(left, 1) => Some(right),
            BinOp::Mul | BinOp::Div if is(right, 1) => Some(left),
            BinOp::Add if is(left, 0) => Some(right),
            BinOp::Add | BinOp::Sub if is(right, 0) => Some(left),
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Pow | BinOp::Min | BinOp::Max => None,
        };
        if let Some(kept) = kept.filter(|kept| kept.ty == value.ty || kept.ty.number().is_some()) {
            *value = (**kept).clone();
        }
    }
}
