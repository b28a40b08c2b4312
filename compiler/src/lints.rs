//! Lints: what is allowed, and probably not meant. Each has a file with its search and a page with its examples.

mod allows;
mod caps;
mod chain;
mod collide;
mod implied;
mod impossible;
mod lookalike;
mod nothing;
mod overlap;
mod prose;
mod similar;
mod statuses;
mod unheard;
mod unsaid;
mod untested;
mod unused;
mod upgrade;

use rayon::prelude::*;
use runebook_grammar::{Confidence, Diagnostic, Severity};

use crate::ir::Ir;

/// One lint.
#[derive(Clone, Copy, Debug)]
pub struct Lint {
    /// Its code, `W0xx`.
    pub code: &'static str,
    /// Its name in settings.
    pub name: &'static str,
    /// Its level when nothing is set; none for allowed.
    pub level: Option<Severity>,
    /// How sure its findings are, whatever their level.
    pub sure: Confidence,
    /// What it finds.
    pub find: fn(&Ir) -> Vec<Diagnostic>,
    /// Its page.
    pub page: &'static str,
}

/// All lints, by code.
pub const ALL: &[Lint] = &[
    impossible::NEVER,
    impossible::ALWAYS,
    nothing::LINT,
    unused::LINT,
    statuses::LINT,
    prose::LINT,
    similar::LINT,
    untested::LINT,
    unused::FACTS,
    overlap::LINT,
    allows::LINT,
    unsaid::LINT,
    implied::LINT,
    lookalike::LINT,
    caps::LINT,
    unheard::LINT,
    chain::LINT,
    upgrade::LINT,
];

/// Lints that ask more than the rules, by code and name: who has the words of a pack finds them.
pub const OF_WORDS: &[(&str, &str)] = &[
    ("W017", "missing_translation"),
    ("W020", "stale_translation"),
    ("W021", "other_term"),
    ("W022", "other_register"),
];

/// The code of a lint by its code or its name.
#[must_use]
pub fn code(word: &str) -> Option<&'static str> {
    let mut all = ALL.iter().map(|lint| (lint.code, lint.name)).chain(OF_WORDS.iter().copied());
    all.find(|(code, name)| *code == word || *name == word).map(|(code, _)| code)
}

/// Everything that lints find, each at its own level. What a pack allows is found too, as a note, for those who
/// ask; what an entry allows is not.
#[must_use]
pub fn find(ir: &Ir) -> Vec<Diagnostic> {
    let of_each: Vec<Vec<Diagnostic>> = ALL.par_iter().map(|lint| leveled(lint, ir)).collect();
    let mut all = of_each.concat();
    all.retain(|found| !allowed(ir, found));
    all
}

/// What lints find, and what `made` makes of the same program meanwhile: its table, as a rule.
pub fn find_beside<T: Send>(ir: &Ir, made: impl FnOnce(&Ir) -> T + Send) -> (Vec<Diagnostic>, T) {
    rayon::join(|| find(ir), || made(ir))
}

/// What a lint finds, at its level.
fn leveled(lint: &Lint, ir: &Ir) -> Vec<Diagnostic> {
    let severity = lint.level.unwrap_or(Severity::Note);
    (lint.find)(ir).into_iter().map(|found| Diagnostic { severity, confidence: lint.sure, ..found }).collect()
}

/// Whether an entry allows a finding.
#[must_use]
pub fn allowed(ir: &Ir, found: &Diagnostic) -> bool {
    ir.allows.iter().any(|allow| allow.covers(found.code, found.primary.span))
}
