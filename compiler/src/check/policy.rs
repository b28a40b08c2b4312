//! `policy first`, `policy best by foe.health`: how open choices are made in a test.

use runebook_grammar::Span;
use runebook_grammar::tree::{Expr, Stmt, StmtKind};

use crate::check::Checker;
use crate::error;
use crate::ir::Policy;

impl Checker {
    /// The policy that a test names, and what it is best by; it names at most one.
    pub(crate) fn policy(&mut self, body: &[Stmt]) -> (Option<Policy>, Option<Expr>) {
        let mut found: Option<(Span, Policy, Option<Expr>)> = None;
        for stmt in body {
            let StmtKind::Policy { name, by } = &stmt.kind else { continue };
            if let Some((first, ..)) = &found {
                self.report(error::said_twice(stmt.span, "`policy`", *first));
                continue;
            }
            self.one_of(name, "`policy`", &["first", "each", "best"]);
            let policy = match name.text.as_str() {
                "each" => Policy::Each,
                "best" => Policy::Best,
                _ => Policy::First,
            };
            match (policy, by) {
                (Policy::Best, None) => {
                    let help = "write what is to be high afterwards: `policy best by your health`";
                    self.report(error::unsaid(name.span, "nothing says what an option is best by", help));
                }
                (Policy::First | Policy::Each, Some(by)) => {
                    let help = "write `policy best by …`, or leave `by …` out";
                    self.report(error::misplaced(by.span, "a measure", "this policy", help));
                }
                (Policy::Best, Some(_)) | (Policy::First | Policy::Each, None) => {}
            }
            found = Some((stmt.span, policy, by.clone().filter(|_| policy == Policy::Best)));
        }
        found.map_or((None, None), |(_, policy, by)| (Some(policy), by))
    }
}
