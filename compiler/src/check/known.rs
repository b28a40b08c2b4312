//! What is known at a place: looked through only when it is asked, for few places divide by what can change.

use crate::check::bound::Bounds;
use crate::interval::Interval;
use crate::ir::{Expr, Ir};

/// What is known at a place.
#[derive(Clone)]
pub(super) struct Known<'a> {
    ir: &'a Ir,
    /// The ranges of parameters.
    params: Vec<Interval>,
    /// What has come to be known since, in its order.
    learned: Vec<Learned<'a>>,
}

#[derive(Clone, Copy)]
enum Learned<'a> {
    /// A condition holds, or it does not.
    Condition(&'a Expr, bool),
    /// A local has this value.
    Local(usize, &'a Expr),
}

impl<'a> Known<'a> {
    /// Nothing but the ranges of parameters.
    pub(super) const fn new(ir: &'a Ir, params: Vec<Interval>) -> Self {
        Self { ir, params, learned: Vec::new() }
    }

    /// What is known besides where a condition holds, or where it does not.
    pub(super) fn when(&self, cond: &'a Expr, yes: bool) -> Self {
        let mut known = self.clone();
        known.learned.push(Learned::Condition(cond, yes));
        known
    }

    /// A local has a value from here on.
    pub(super) fn local(&mut self, local: usize, value: &'a Expr) {
        self.learned.push(Learned::Local(local, value));
    }

    /// Nothing is known of a parameter that the body changes.
    pub(super) fn forget(&mut self, param: usize) {
        if let Some(range) = self.params.get_mut(param) {
            *range = Interval::default();
        }
    }

    /// Whether a number can be 0.
    pub(super) fn can_be_zero(&self, expr: &Expr) -> bool {
        let mut bounds = Bounds::new(self.ir, self.params.clone());
        for learned in &self.learned {
            match learned {
                Learned::Condition(cond, yes) => bounds.learn(cond, *yes),
                Learned::Local(local, value) => bounds.local(*local, value),
            }
        }
        bounds.can_be_zero(expr)
    }
}
