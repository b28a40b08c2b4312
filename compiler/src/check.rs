//! Model → checked program: every body read, every value typed, every rounding said.

mod act;
mod action;
mod allow;
mod announce;
mod arms;
mod borrowed;
mod bound;
mod call;
mod character;
pub(crate) mod circle;
mod combine;
mod conflict;
mod constant;
mod deal;
mod dice;
mod die;
mod division;
mod each;
mod effect;
mod entity;
mod entry;
mod exact;
mod expect;
mod field;
mod fight;
mod fit;
mod function;
mod given;
mod grants;
mod happening;
mod include;
mod is;
mod known;
mod lasting;
mod meets;
mod member;
mod more;
mod needs;
mod noun;
mod number;
mod numbers;
mod open;
mod order;
mod outer;
mod path;
mod policy;
pub(crate) mod prose;
mod query;
mod ranged;
mod reads;
mod replacement;
mod rounding;
mod scope;
mod shape;
mod space;
mod standing;
mod start;
mod statement;
mod status;
mod table;
mod target;
pub(crate) mod test;
mod text;
mod told;
mod unknown;
pub(crate) mod unwritten;
mod value;
mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_grammar::{Diagnostic, Span, tree};

use crate::error;
use crate::ir::Ir;
use crate::resolve::Model;

pub(crate) use scope::Scope;
pub(crate) use words::{clock, type_words};

/// Checks every body of the model.
#[must_use]
pub fn check(model: Model) -> (Ir, Vec<Diagnostic>) {
    let mut checker = Checker::new(model);
    checker.told();
    checker.allows();
    checker.prose();
    checker.open_names();
    checker.announce_all();
    checker.signatures();
    checker.entities();
    checker.functions();
    checker.constants();
    checker.statuses();
    checker.entries();
    checker.rules();
    checker.interruptions();
    checker.overfull();
    checker.ticks();
    checker.scenes();
    checker.order();
    checker.conflicts();
    checker.divisions();
    checker.lasting();
    (checker.model.ir, checker.model.diagnostics)
}

/// The stage at work: the model with what was found so far.
pub(crate) struct Checker {
    pub model: Model,
    /// The item of each function, and whether its body was read.
    pub bodies: Vec<(Option<Arc<tree::Item>>, Progress)>,
    /// Constants and parameters of entries that are not yet read.
    pub waiting: BTreeMap<usize, Vec<constant::Pending>>,
    /// How many bodies are being read inside each other.
    pub depth: usize,
    /// Whether some body was too deep inside others to be read.
    pub gave_up: bool,
    /// How many clauses of each sort an owner has so far.
    pub clauses: BTreeMap<(u8, usize, &'static str), usize>,
    /// Which function calls which, and where.
    pub calls: Vec<(usize, usize, Span)>,
}

/// How many rules may be read inside each other: each takes its part of the stack.
pub(crate) const MOST_DEEP: usize = 32;

/// How many rows a table and how many cases a `match` may have: each stands inside the one before.
pub(crate) const MOST_CASES: usize = 250;

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
        Self {
            model,
            bodies,
            waiting: BTreeMap::new(),
            depth: 0,
            gave_up: false,
            clauses: BTreeMap::new(),
            calls: Vec::new(),
        }
    }

    pub(crate) fn ir(&self) -> &Ir {
        &self.model.ir
    }

    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        self.model.report(diagnostic);
    }

    /// Reports a statement that does not belong in a place.
    pub(crate) fn out_of_place(&mut self, stmt: &tree::Stmt, place: &str) {
        let (what, belongs) = noun::statement(&stmt.kind);
        self.report(error::misplaced(stmt.span, what, place, belongs));
    }

    /// Reports that no `kind` is called `name`.
    pub(crate) fn no_such(&mut self, name: &tree::Name, kind: &str, near: Option<String>) {
        self.model.no_such(name, kind, near);
    }

    /// Reports a word that is none of those that may stand in a place.
    pub(crate) fn one_of(&mut self, word: &tree::Name, place: &str, words: &[&str]) {
        if !words.contains(&word.text.as_str()) {
            self.report(error::not_one_of(word.span, &word.text, place, words));
        }
    }
}
