//! `allow W004 because "…"`: lints that an entry, a status or a kind allows.

use runebook_grammar::Span;
use runebook_grammar::tree::{Item, ItemKind, Name, Stmt, StmtKind, Str};

use crate::check::Checker;
use crate::error;
use crate::ir::Allow;
use crate::lints;

impl Checker {
    /// What is allowed where; codes that nobody knows and reasons that are missing are reported.
    pub(super) fn allows(&mut self) {
        let items = self.model.items.clone();
        for placed in items.iter() {
            let Some(body) = body(&placed.item) else { continue };
            self.allowed(placed.item.span, body);
            for stmt in body {
                if let StmtKind::Status(status) = &stmt.kind {
                    self.allowed(stmt.span, &status.body);
                }
            }
        }
    }

    fn allowed(&mut self, whole: Span, body: &[Stmt]) {
        for stmt in body {
            let StmtKind::Allow { code, because } = &stmt.kind else { continue };
            self.reason(stmt.span, because.as_ref());
            if let Some(code) = self.lint_named(code) {
                let places = [whole].into_iter().chain(body.iter().map(|stmt| stmt.span)).collect();
                self.model.ir.allows.push(Allow { code, places, span: stmt.span });
            }
        }
    }

    fn reason(&mut self, span: Span, because: Option<&Str>) {
        if because.is_none_or(|because| because.text.trim().is_empty()) {
            let help = "say it for those who come after you: `allow W004 because \"the game reads it\"`";
            self.report(error::unsaid(span, "nothing says why this is allowed", help));
        }
    }

    /// The code of a lint by its code or its setting.
    fn lint_named(&mut self, word: &Name) -> Option<&'static str> {
        let found = lints::code(&word.text);
        if found.is_none() {
            let known = lints::ALL.iter().flat_map(|lint| [lint.code, lint.name]);
            let known: Vec<&str> =
                known.chain(lints::OF_WORDS.iter().flat_map(|(code, name)| [*code, *name])).collect();
            self.report(error::no_lint(word.span, &word.text, error::nearest(&word.text, known.into_iter())));
        }
        found
    }
}

fn body(item: &Item) -> Option<&[Stmt]> {
    match &item.kind {
        ItemKind::Entry(entry) => Some(&entry.body),
        ItemKind::Kind { body, .. } | ItemKind::Action { body, .. } => Some(body),
        _ => None,
    }
}
