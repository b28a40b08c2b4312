//! Lints: what is allowed, and probably not meant. Each has a file with its search and a page with its examples.

mod collide;
mod impossible;
mod nothing;
mod prose;
mod similar;
mod statuses;
mod untested;
mod unused;

use runebook_grammar::{Diagnostic, Severity};

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
];

/// Everything that lints find, each at its own level; what is allowed is found too, as a note, for those who ask.
#[must_use]
pub fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    for lint in ALL {
        let severity = lint.level.unwrap_or(Severity::Note);
        all.extend((lint.find)(ir).into_iter().map(|found| Diagnostic { severity, ..found }));
    }
    all
}
