//! Events that are announced, and who sees them.

use runebook_grammar::Span;
use runebook_grammar::tree;

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{ActKind, Expr, Node, Type};

impl Checker {
    /// `announce moved(you, to)`, `announce moved(you, to) seen by neighbours(you)`.
    pub(crate) fn announce(
        &mut self,
        scope: &mut Scope,
        call: &tree::Expr,
        seen: Option<&[tree::Expr]>,
    ) -> Option<ActKind> {
        let segment = self.call_segment(call)?;
        let name = &segment.name.text;
        let Some(event) = self.ir().names.events.get(name).copied() else {
            let near = error::nearest(name, self.ir().names.events.keys().map(String::as_str));
            self.no_such(&segment.name, "event", near);
            return None;
        };
        let (params, place) = (self.ir().events[event].params.clone(), self.ir().events[event].named.span);
        let args = self.args(scope, name, &params, segment.args.as_deref().unwrap_or(&[]), segment.name.span, place);
        let seen = seen.and_then(|seen| self.seen_by(scope, event, seen));
        Some(ActKind::Announce { event, args, seen })
    }

    /// Who sees it: one set, or entities; the place of each in the audience is its place in the list.
    fn seen_by(&mut self, scope: &mut Scope, event: usize, seen: &[tree::Expr]) -> Option<Vec<Expr>> {
        let place = seen.first()?.span.to(seen.last()?.span);
        let found = &self.ir().events[event];
        let Some((set, _)) = &found.audience else {
            let (name, declared) = (found.named.name.clone(), found.named.span);
            let help = "let the event say who sees it: `seen by witness: set of … at most 8`";
            let report = error::misplaced(place, "who sees it", &format!("`{name}`"), help);
            self.report(report.and(declared, "it says of nobody that they see it"));
            return None;
        };
        let set = &self.ir().sets[*set];
        let (ty, most, declared) = (set.ty.clone(), set.at_most, set.named.span);
        let whole = Type::Set(Box::new(ty.clone()), most);
        if let [one] = seen {
            let value = self.value(scope, one, None);
            if let Type::Set(_, size) = value.ty {
                self.fits_audience(value.span, usize::from(size), usize::from(most), declared);
                return Some(vec![self.fit(value, &whole)]);
            }
            if matches!(value.node, Node::None) {
                return Some(Vec::new());
            }
            return Some(vec![self.fit(value, &ty)]);
        }
        self.fits_audience(place, seen.len(), usize::from(most), declared);
        let seen: Vec<Expr> = seen.iter().map(|one| self.value_of(scope, one, &ty)).collect();
        self.named_once(&seen);
        Some(seen)
    }

    fn fits_audience(&mut self, place: Span, size: usize, most: usize, declared: Span) {
        if size > most {
            let (size, most) = (format!("an audience of {size}"), most.to_string());
            self.report(error::out_of_range(place, &size, "0", &most, Some(declared)));
        }
    }

    /// Reports what a list names twice.
    pub(crate) fn named_once(&mut self, list: &[Expr]) {
        for (at, one) in list.iter().enumerate() {
            let constant = matches!(one.node, Node::Character(_) | Node::Entry(_) | Node::Const(_) | Node::Local(_));
            let first = list[..at].iter().find(|other| constant && other.node == one.node);
            if let Some(first) = first.map(|first| first.span) {
                self.report(error::said_twice(one.span, "this", first));
            }
        }
    }
}
