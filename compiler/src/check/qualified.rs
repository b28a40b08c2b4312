//! A name with its kind or list before it, which says what is meant where several share the name: `ability.grip`, `mood.calm`.

use runebook_grammar::tree::{Path, Segment};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{EntryId, Expr, KindId, Node, Type};

impl Checker {
    /// What a path begins with, where its first word is a kind or a list and nothing that is nearer.
    pub(super) fn qualified(&mut self, scope: &mut Scope, segments: &[Segment]) -> Option<Expr> {
        let [of, name, ..] = segments else { return None };
        let names = &self.ir().names;
        let (kind, list) = (names.kinds.get(&of.name.text).copied(), names.enums.get(&of.name.text).copied());
        let nothing_else = |checker: &mut Self, scope: &mut Scope| {
            plain(of) && plain(name) && checker.scoped(scope, of).is_none() && checker.global(scope, of).is_none()
        };
        if (kind.is_none() && list.is_none()) || !nothing_else(self, scope) {
            return None;
        }
        let span = name.name.span;
        if let Some(kind) = kind {
            let node = self.entry_of_kind(kind, name).map_or(Node::Bad, Node::Entry);
            return Some(Expr::new(node, Type::Entry(kind), span));
        }
        let list = list?;
        let members = &self.ir().enums[list].members;
        let node = match members.iter().position(|member| member.name == name.name.text) {
            Some(at) => Node::Const(i64::try_from(at).unwrap_or(0)),
            None => {
                let near = error::nearest(&name.name.text, members.iter().map(|member| member.name.as_str()));
                self.no_such(&name.name, &of.name.text, near);
                Node::Bad
            }
        };
        Some(Expr::new(node, Type::Member(list), span))
    }

    /// The entry that a path names, by itself or with its kind before it, and the word for it.
    pub(crate) fn entry_of<'p>(&mut self, path: &'p Path) -> Option<(EntryId, &'p Segment)> {
        match path.segments.as_slice() {
            [kind, name] if plain(kind) => {
                let Some(found) = self.ir().names.kinds.get(&kind.name.text).copied() else {
                    let near = error::nearest(&kind.name.text, self.ir().names.kinds.keys().map(String::as_str));
                    self.no_such(&kind.name, "kind", near);
                    return None;
                };
                Some((self.entry_of_kind(found, name)?, name))
            }
            [name] => Some((self.entry_alone(&name.name)?, name)),
            [first, .., last] => {
                let help = format!("write `{}`, or its kind and its name: `ability.power`", last.name.text);
                let place = first.name.span.to(last.name.span);
                self.report(error::misplaced(place, "more than a kind and a name", "the name of an entry", &help));
                None
            }
            [] => None,
        }
    }

    fn entry_of_kind(&mut self, kind: KindId, name: &Segment) -> Option<EntryId> {
        let found = self.entry_named(kind, &name.name);
        if found.is_none() {
            let near = self.nearest_entry(kind, &name.name.text);
            let kind = self.ir().kinds[kind].named.name.clone();
            self.no_such(&name.name, &kind, near);
        }
        found
    }
}

/// Whether a word stands by itself.
fn plain(segment: &Segment) -> bool {
    segment.args.is_none() && segment.index.is_none()
}
