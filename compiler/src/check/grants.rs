//! Entries that are had by way of others: `grants haste when …`.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind, Name, When};

use crate::check::Checker;
use crate::check::standing::Owner;
use crate::error;
use crate::ir::{EntryId, Grant};

impl Checker {
    pub(super) fn grants(&mut self, owner: &Owner, entry: &tree::Expr, when: &When, span: Span) {
        if owner.context.is_some() || owner.entity != 0 {
            let help = "only who holds entries can be granted one";
            self.report(error::misplaced(span, "`grants`", "these rules", help));
            return;
        }
        let ExprKind::Path(path) = &entry.kind else { return self.no_entry(entry) };
        let plain = |segment: &tree::Segment| segment.args.is_none() && segment.index.is_none();
        if path.segments.len() > 2 || !path.segments.iter().all(plain) {
            return self.no_entry(entry);
        }
        let Some((granted, _)) = self.entry_of(path) else { return };
        let found = &self.ir().entries[granted];
        if let Some(parameter) = found.parameters.first() {
            let (name, declared) = (found.named.name.clone(), parameter.named.span);
            let help = "an entry in which something is chosen when it is learned can only be learned, or be innate";
            let report = error::misplaced(entry.span, &format!("`{name}`"), "`grants`", help);
            self.report(report.and(declared, "chosen by whoever learns it"));
            return;
        }
        let mut scope = self.clause_scope(owner, "a grant");
        let when = self.all_conditions(&mut scope, owner, when);
        let locals = scope.locals.get(2..).map(<[_]>::to_vec).unwrap_or_default();
        self.model.ir.grants.push(Grant { source: owner.source, gate: owner.gate, entry: granted, when, locals, span });
    }

    fn no_entry(&mut self, entry: &tree::Expr) {
        if !matches!(entry.kind, ExprKind::Bad) {
            let help = "write the name of an entry: `grants haste`";
            self.report(error::misplaced(entry.span, "this", "`grants`", help));
        }
    }

    /// The one entry of that name.
    pub(crate) fn entry_alone(&mut self, name: &Name) -> Option<EntryId> {
        let all = self.model.entries_called(name);
        match all.as_slice() {
            [only] => return Some(*only),
            [] => {
                let near = error::nearest(&name.text, self.ir().names.entries.keys().map(String::as_str));
                self.no_such(name, "entry", near);
            }
            _ => {
                let list = self.described(&all);
                self.report(error::of_which(name.span, &name.text, &list));
            }
        }
        None
    }
}
