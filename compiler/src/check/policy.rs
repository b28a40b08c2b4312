//! `policy first`: how open choices are made in a test.

use runebook_grammar::tree::{Stmt, StmtKind};

use crate::check::Checker;
use crate::error;
use crate::ir::Policy;

impl Checker {
    /// The policy that a test names; it names at most one.
    pub(super) fn policy(&mut self, body: &[Stmt]) -> Option<Policy> {
        let mut found = None;
        for stmt in body {
            let StmtKind::Policy { name, by } = &stmt.kind else { continue };
            if let Some((first, _)) = found {
                self.report(error::said_twice(stmt.span, "`policy`", first));
                continue;
            }
            if let Some(by) = by {
                let help = "write `policy first`, or `policy each` where all expectations ask for odds";
                let what = "a policy that weighs the options";
                self.report(error::misplaced(name.span.to(by.span), what, "a test", help));
            } else {
                self.one_of(name, "`policy`", &["first", "each"]);
            }
            found = Some((stmt.span, if name.text == "each" { Policy::Each } else { Policy::First }));
        }
        found.map(|(_, policy)| policy)
    }
}
