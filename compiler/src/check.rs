//! Model → checked program: every body read, every value typed, every rounding said.

mod act;
mod call;
mod character;
mod effect;
mod entity;
mod entry;
mod fit;
mod function;
mod happening;
mod is;
mod member;
mod number;
mod order;
mod path;
mod query;
mod scope;
mod standing;
mod status;
mod test;
mod text;
mod value;
mod words;

use runebook_grammar::{Diagnostic, tree};

use crate::ir::Ir;
use crate::resolve::Model;

pub(crate) use scope::Scope;
pub(crate) use words::clock;

/// Checks every body of the model.
#[must_use]
pub fn check(model: Model) -> (Ir, Vec<Diagnostic>) {
    let mut checker = Checker::new(model);
    checker.entities();
    checker.functions();
    checker.constants();
    checker.statuses();
    checker.entries();
    checker.rules();
    checker.ticks();
    checker.scenes();
    checker.order();
    (checker.model.ir, checker.model.diagnostics)
}

/// The stage at work: the model with what was found so far.
pub(crate) struct Checker {
    pub model: Model,
    /// The item of each function, and whether its body was read.
    pub bodies: Vec<(Option<tree::Item>, Progress)>,
}

/// How far a function's body is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    Waiting,
    Running,
    Done,
}

impl Checker {
    pub(crate) fn new(model: Model) -> Self {
        let bodies = function::bodies(&model);
        Self { model, bodies }
    }

    pub(crate) fn ir(&self) -> &Ir {
        &self.model.ir
    }

    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        self.model.report(diagnostic);
    }
}
