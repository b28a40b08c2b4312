//! An `allow` that silences nothing.

use runebook_grammar::{Confidence, Diagnostic, Severity};

use super::{ALL, Lint};
use crate::ir::Ir;

/// W011: an `allow` that silences nothing.
pub(super) const LINT: Lint = Lint {
    code: "W011",
    name: "idle_allow",
    level: Some(Severity::Warning),
    sure: Confidence::Certain,
    find,
    page: include_str!("allows.md"),
};

fn find(ir: &Ir) -> Vec<Diagnostic> {
    // what asks for more than rules may well be there
    let asked = |code: &str| ALL.iter().any(|lint| lint.code == code);
    let mut idle: Vec<_> = ir.allows.iter().filter(|allow| asked(allow.code)).collect();
    for lint in ALL.iter().filter(|lint| lint.code != LINT.code) {
        if idle.iter().any(|allow| allow.code == lint.code) {
            let found = (lint.find)(ir);
            idle.retain(|allow| !found.iter().any(|found| allow.covers(found.code, found.primary.span)));
        }
    }
    idle.into_iter()
        .map(|allow| {
            Diagnostic::warning("W011", allow.span, format!("there is no {} here to allow", allow.code))
                .why("what was allowed has been mended, and the next one would be passed over")
                .help("leave this line out")
        })
        .collect()
}
