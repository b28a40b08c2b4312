//! Model → checked program: every body read, every value typed, every rounding said.

mod act;
mod action;
pub(crate) mod again;
mod allow;
mod announce;
mod arms;
mod borrowed;
mod bound;
mod calculator;
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
mod part;
mod path;
mod policy;
pub(crate) mod prose;
mod qualified;
mod query;
mod ranged;
mod reads;
mod replacement;
pub(crate) mod roller;
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
mod view;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use runebook_grammar::{Diagnostic, Span, tree};

use crate::error;
use crate::ir::{Entry, EntryId, Ir};
use crate::resolve::Model;

use order::Looked;
use part::Part;
use view::{Mark, Rules};

pub(crate) use scope::Scope;
pub(crate) use words::{clock, stable_words, type_words};

/// Checks every body of the model.
#[must_use]
pub fn check(model: Model) -> (Ir, Vec<Diagnostic>) {
    let mut base = Checker::base(model);
    let parts = base.last_parts();
    let whole = base.whole(&parts, Looked::default());
    (whole.ir, whole.found)
}

/// The program, all that was found, and what goes in no circle.
struct Whole {
    ir: Ir,
    found: Vec<Diagnostic>,
    clear: Looked,
}

/// An entry or a status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Whose {
    /// An entry.
    Entry(EntryId),
    /// A status.
    Status(usize),
}

/// To what a finding belongs that is made before parts are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Of {
    /// To an item by itself.
    Item(usize),
    /// To what an entry or a status says for others to ask.
    Head(Whose),
}

/// The stage at work: the model with what was found so far.
#[derive(Clone)]
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
    /// Gains of statuses for some time that are not yet settled.
    pub durations: Vec<part::Duration>,
    /// What is said of every entry of a kind, by kind.
    pub shared: Arc<Vec<Vec<tree::Stmt>>>,
    /// Entries whose constants and fields others have named since this was asked.
    pub asked: BTreeSet<EntryId>,
    /// What was found of entries, statuses and their items before their parts were looked at.
    pub aside: BTreeMap<Of, Vec<Diagnostic>>,
}

/// How many rules may be read inside each other: each takes its part of the stack.
pub(crate) const MOST_DEEP: usize = 32;

/// How many rows a table and how many cases a `match` may have: each stands inside the one before.
pub(crate) const MOST_CASES: usize = 250;

/// A list that takes no more room than it needs: a list that grows has room for four at least, and most have one or two.
pub(crate) fn fitted<T>(mut list: Vec<T>) -> Vec<T> {
    list.shrink_to_fit();
    list
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
        Self {
            model,
            bodies,
            waiting: BTreeMap::new(),
            depth: 0,
            gave_up: false,
            clauses: BTreeMap::new(),
            calls: Vec::new(),
            durations: Vec::new(),
            shared: Arc::default(),
            asked: BTreeSet::new(),
            aside: BTreeMap::new(),
        }
    }

    pub(crate) fn ir(&self) -> &Ir {
        &self.model.ir
    }

    /// An entry, to be written to.
    pub(crate) fn entry_mut(&mut self, entry: EntryId) -> &mut Entry {
        Arc::make_mut(&mut self.model.ir.entries[entry])
    }

    /// All that parts may ask: everything but the rules of entries and statuses, and those that nobody holds.
    fn base(model: Model) -> Self {
        let mut checker = Self::new(model);
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
        checker
    }

    /// The program with these parts, and what is wrong with it.
    fn whole(mut self, parts: &[Part], looked: Looked) -> Whole {
        let aside = std::mem::take(&mut self.aside);
        self.model.diagnostics.extend(aside.into_values().flatten());
        parts.iter().for_each(|part| self.add(part));
        let mark = Mark::of(self.ir());
        self.rules();
        self.interruptions();
        self.overfull();
        self.durations();
        self.ticks();
        self.scenes();
        self.durations();
        let clear = self.together(parts, mark, looked);
        Whole { ir: self.model.ir, found: self.model.diagnostics, clear }
    }

    /// What is wrong with rules only together: each looks at the whole program and changes nothing.
    fn together(&mut self, parts: &[Part], mark: Mark, looked: Looked) -> Looked {
        let rest = || Rules::since(mark, self.ir());
        let ((order, conflicts), (divisions, lasting)) = rayon::join(
            || rayon::join(|| self.order(parts, rest(), looked), || self.conflicts()),
            || rayon::join(|| self.divisions(parts, rest()), || self.lasting()),
        );
        let found = [order.found, conflicts, divisions, lasting];
        found.into_iter().flatten().for_each(|found| self.report(found));
        order.clear
    }

    /// What is found meanwhile is set aside.
    pub(crate) fn aside(&mut self, of: Of, look: impl FnOnce(&mut Self)) {
        let before = self.model.diagnostics.len();
        look(self);
        let found = self.model.diagnostics.split_off(before);
        if !found.is_empty() {
            self.aside.entry(of).or_default().extend(found);
        }
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
