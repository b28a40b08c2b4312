//! Prerequisites: which entry each names.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind, Segment};

use crate::check::Checker;
use crate::error;
use crate::ir::{EntryId, Expr, Node, Type};

impl Checker {
    /// `needs power or finesse`: entries under and/or.
    pub(super) fn needs(&mut self, entry: EntryId, expr: &tree::Expr) -> Expr {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Binary { op: op @ (tree::BinOp::And | tree::BinOp::Or), left, right } => {
                let (left, right) = (Box::new(self.needs(entry, left)), Box::new(self.needs(entry, right)));
                let node = if *op == tree::BinOp::And { Node::And(left, right) } else { Node::Or(left, right) };
                Expr::new(node, Type::YesNo, span)
            }
            ExprKind::Path(path) if self.names_entry(path) => {
                let needed = match path.segments.as_slice() {
                    [only] => self.needed(entry, only),
                    _ => self.entry_of(path).map(|(needed, _)| needed),
                };
                let Some(needed) = needed else { return Expr::bad(span) };
                let kind = self.ir().entries[needed].kind;
                let who = Box::new(Expr::new(Node::Local(0), Type::Entity(0), span));
                let what = Box::new(Expr::new(Node::Entry(needed), Type::Entry(kind), span));
                Expr::new(Node::Holds { who, entry: what }, Type::YesNo, span)
            }
            ExprKind::Bad => Expr::bad(span),
            _ if self.spoken(entry, expr) => Expr::bad(span),
            _ => {
                let help = "name entries, joined by `and` or `or`; a condition belongs to `requires`";
                self.report(error::misplaced(span, "a condition", "`needs`", help));
                Expr::bad(span)
            }
        }
    }

    /// One word, or one with its kind before it.
    fn names_entry(&self, path: &tree::Path) -> bool {
        match path.segments.as_slice() {
            [only] => only.args.is_none(),
            [kind, name] => self.ir().names.kinds.contains_key(&kind.name.text) && name.args.is_none(),
            _ => false,
        }
    }

    /// A printed name of two words, with a hyphen or a blank between them. False if it is something else.
    fn spoken(&mut self, entry: EntryId, expr: &tree::Expr) -> bool {
        let Some(words) = words_of(expr) else { return false };
        let kind = self.ir().entries[entry].kind;
        let printed = self.printed(kind, &words.join("_"));
        let shown = words.join(" ");
        match printed.as_slice() {
            [] => return false,
            [(_, only)] => {
                let kind = self.ir().kinds[kind].named.name.clone();
                self.report(error::unknown(expr.span, &shown, &kind, Some(only.clone())));
            }
            _ => self.report(error::several(expr.span, &shown, &printed)),
        }
        true
    }

    /// The entry a prerequisite names: of the same kind if there is one.
    fn needed(&mut self, entry: EntryId, segment: &Segment) -> Option<EntryId> {
        let (name, span) = (&segment.name.text, segment.name.span);
        let kind = self.ir().entries[entry].kind;
        let all = self.model.entries_called(&segment.name);
        let same: Vec<EntryId> = all.iter().copied().filter(|id| self.ir().entries[*id].kind == kind).collect();
        match (same.as_slice(), all.as_slice()) {
            ([one], _) | ([], [one]) => return Some(*one),
            ([], []) => {}
            _ => {
                let list = self.described(&all);
                self.report(error::of_which(span, name, &list));
                return None;
            }
        }
        let kind_name = self.ir().kinds[kind].named.name.clone();
        let gone = self.model.gone.contains_key(&(kind_name.clone(), name.clone()));
        let printed = if gone { Vec::new() } else { self.printed(kind, name) };
        match printed.as_slice() {
            [] => {
                let near = self.nearest_entry(kind, name);
                self.no_such(&segment.name, &kind_name, near);
            }
            [(_, only)] => self.report(error::unknown(span, name, &kind_name, Some(only.clone()))),
            _ => self.report(error::several(span, name, &printed)),
        }
        None
    }

    /// Entries of one name, with their kinds.
    pub(crate) fn described(&self, all: &[EntryId]) -> Vec<(Span, String)> {
        let described = |id: &EntryId| {
            let entry = &self.ir().entries[*id];
            (entry.named.span, format!("the {} `{}`", self.ir().kinds[entry.kind].named.name, entry.named.name))
        };
        all.iter().map(described).collect()
    }

    /// Entries of a kind that readers know by this name: as their title, or as the end of their name.
    fn printed(&self, kind: usize, name: &str) -> Vec<(Span, String)> {
        let small = name.to_lowercase();
        let spoken = small.replace('_', " ");
        let known = self.ir().entries.iter().filter(|entry| {
            let (name, title) = (&entry.named.name, entry.named.title.to_lowercase());
            entry.kind == kind && (title == spoken || *name == small || name.ends_with(&format!("_{small}")))
        });
        known.map(|entry| (entry.named.span, entry.named.name.clone())).collect()
    }

    /// The entry of a kind, or else of any, whose name is nearest.
    pub(super) fn nearest_entry(&self, kind: usize, name: &str) -> Option<String> {
        let of_kind = self.ir().entries.iter().filter(|entry| entry.kind == kind);
        error::nearest(name, of_kind.map(|entry| entry.named.name.as_str()))
            .or_else(|| error::nearest(name, self.ir().names.entries.keys().map(String::as_str)))
    }
}

/// The words of a path, or of paths with hyphens between them.
fn words_of(expr: &tree::Expr) -> Option<Vec<String>> {
    match &expr.kind {
        ExprKind::Path(path) => {
            let plain = path.segments.iter().all(|segment| segment.args.is_none() && segment.index.is_none());
            plain.then(|| path.segments.iter().map(|segment| segment.name.text.clone()).collect())
        }
        ExprKind::Binary { op: tree::BinOp::Sub, left, right } => Some([words_of(left)?, words_of(right)?].concat()),
        _ => None,
    }
}
