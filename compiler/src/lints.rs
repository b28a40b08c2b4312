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

/// Everything that lints find, each at its own level. What a pack allows is found too, as a note, for those who
/// ask; what an entry allows is not.
#[must_use]
pub fn find(ir: &Ir) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    for lint in ALL {
        let severity = lint.level.unwrap_or(Severity::Note);
        all.extend((lint.find)(ir).into_iter().map(|found| Diagnostic { severity, ..found }));
    }
    all.retain(|found| !ir.allows.iter().any(|allow| allow.covers(found.code, found.primary.span)));
    all
}
