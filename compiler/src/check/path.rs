//! Paths: what the first word means here, then member by member.

use std::sync::Arc;

use runebook_grammar::tree::{Path, Segment};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Expr, Node, StatOwner, Type};

impl Checker {
    /// The value of a path.
    pub(crate) fn path(&mut self, scope: &mut Scope, path: &Path, want: Option<&Type>) -> Expr {
        let value = self.path_value(scope, path, want);
        let call = path.segments.last().is_some_and(|segment| segment.args.is_some() || segment.index.is_some());
        // with its closing bracket
        Expr { span: if call { path.span } else { value.span }, ..value }
    }

    fn path_value(&mut self, scope: &mut Scope, path: &Path, want: Option<&Type>) -> Expr {
        let segments = &path.segments;
        if let Some((context, role, used)) = self.phrase(scope, segments) {
            scope.guards.push((context, role));
            let base = Expr::new(Node::Here(context), Type::Context(context), segments[0].name.span);
            return self.members(scope, base, &segments[used..], want);
        }
        let head = &segments[0];
        if head.name.text == "your"
            && let Some(you) = scope.you
        {
            let ty = scope.locals[you].ty.clone();
            let base = Expr::new(Node::Local(you), ty, head.name.span);
            if segments.len() == 1 {
                self.report(error::unsaid(path.span, "your what?", "write what of yours is meant, `your …`"));
                return Expr::bad(path.span);
            }
            return self.members(scope, base, &segments[1..], want);
        }
        if segments.len() == 1
            && head.name.text == "original"
            && let Some(original) = &scope.original
        {
            return original.clone();
        }
        if let Some(value) = self.of_member(scope, head) {
            return self.members(scope, value, &segments[1..], want);
        }
        if segments.len() == 1
            && let Some(value) = self.expected_name(scope, head, want)
        {
            return value;
        }
        if let Some(value) = self.qualified(scope, segments) {
            return self.members(scope, value, &segments[2..], want);
        }
        let base = self.head(scope, head, if segments.len() == 1 { want } else { None });
        self.members(scope, base, &segments[1..], want)
    }

    fn members(&mut self, scope: &mut Scope, mut base: Expr, segments: &[Segment], want: Option<&Type>) -> Expr {
        for (at, segment) in segments.iter().enumerate() {
            if matches!(base.node, Node::Bad) {
                return base;
            }
            let want = if at + 1 == segments.len() { want } else { None };
            base = self.member(scope, base, segment, want);
        }
        base
    }

    /// Whether the path begins with what a role calls its context (`your attack`, `the attack on you`): context, role, words used.
    fn phrase(&self, scope: &Scope, segments: &[Segment]) -> Option<(usize, usize, usize)> {
        if !scope.standing {
            return None;
        }
        let starts = |words: &[String]| {
            words.len() <= segments.len()
                && words.iter().zip(segments).all(|(word, segment)| {
                    *word == segment.name.text && segment.args.is_none() && segment.index.is_none()
                })
        };
        let contexts = self.ir().contexts.iter().enumerate();
        contexts
            .flat_map(|(id, context)| context.calls.iter().map(move |(role, words)| (id, *role, words)))
            .filter(|(_, _, words)| starts(words))
            .max_by_key(|(_, _, words)| words.len())
            .map(|(id, role, words)| (id, role, words.len()))
    }

    /// A single word where a member, an entry or a stat's name is wanted and what the scope calls so is something else.
    fn expected_name(&mut self, scope: &mut Scope, segment: &Segment, want: Option<&Type>) -> Option<Expr> {
        if segment.args.is_some() || segment.index.is_some() {
            return None;
        }
        let (name, span) = (&segment.name.text, segment.name.span);
        let found = match want? {
            Type::Member(id) => {
                let at = self.ir().enums[*id].members.iter().position(|member| member.name == *name)?;
                Expr::new(Node::Const(i64::try_from(at).unwrap_or(0)), Type::Member(*id), span)
            }
            Type::Entry(kind) => {
                let entry = self.entry_named(*kind, &segment.name)?;
                Expr::new(Node::Entry(entry), Type::Entry(*kind), span)
            }
            Type::StatName(entity) => {
                let stat = self.ir().names.stat(StatOwner::Entity(*entity), name)?;
                Expr::new(Node::Const(i64::try_from(stat).unwrap_or(0)), Type::StatName(*entity), span)
            }
            Type::EventName => {
                let event = *self.ir().names.events.get(name)?;
                Expr::new(Node::Const(i64::try_from(event).unwrap_or(0)), Type::EventName, span)
            }
            _ => return None,
        };
        match self.scoped(scope, segment) {
            Some(scoped) if Some(&scoped.ty) == want => Some(scoped),
            _ => Some(found),
        }
    }

    pub(crate) fn entry_named(&self, kind: usize, name: &runebook_grammar::tree::Name) -> Option<usize> {
        self.model.entries_called(name).into_iter().find(|entry| self.ir().entries[*entry].kind == kind)
    }

    /// What the first word of a path means.
    fn head(&mut self, scope: &mut Scope, segment: &Segment, want: Option<&Type>) -> Expr {
        let span = segment.name.span;
        match segment.name.text.as_str() {
            "yes" => return Expr::new(Node::Const(1), Type::YesNo, span),
            "no" => return Expr::new(Node::Const(0), Type::YesNo, span),
            "none" => return Expr::new(Node::None, Type::Any, span),
            word @ ("your" | "you") if scope.you.is_none() => {
                self.report(error::nobody(span, word, scope.place));
                return Expr::bad(span);
            }
            _ => {}
        }
        if segment.args.is_some() {
            return self.call(scope, segment, want);
        }
        if let Some(value) = self.scoped(scope, segment) {
            return value;
        }
        if let Some(value) = self.global(scope, segment) {
            return value;
        }
        self.unknown_value(scope, segment, want);
        Expr::bad(span)
    }

    /// A name of the scope: a local, the entry's own, a role, or a member of whose body this is.
    pub(crate) fn scoped(&mut self, scope: &mut Scope, segment: &Segment) -> Option<Expr> {
        let (name, span) = (segment.name.text.as_str(), segment.name.span);
        if name == "you"
            && let Some(you) = scope.you
        {
            return Some(Expr::new(Node::Local(you), scope.locals[you].ty.clone(), span));
        }
        if let Some(local) = scope.find(name) {
            return Some(Expr::new(Node::Local(local), scope.locals[local].ty.clone(), span));
        }
        if let Some((word, value)) = &scope.family
            && word == name
        {
            return Some(value.clone());
        }
        if let Some(constant) = scope.constants.iter().find(|constant| constant.named.name == name).cloned() {
            let value = Self::borrowed(scope, &constant.value);
            let ty = value.ty.clone();
            return Some(Expr::new(
                Node::Named { name: Arc::new(name.to_owned()), entry: None, value: Box::new(value) },
                ty,
                span,
            ));
        }
        if let Some(this) = scope.this
            && let Some(value) = self.own(scope, this, name, span)
        {
            return Some(value);
        }
        for (local, context) in scope.contexts.clone().into_iter().rev() {
            if self.has_member(&Type::Context(context), name) {
                let base = Expr::new(Node::Local(local), Type::Context(context), span);
                return Some(self.member(scope, base, segment, None));
            }
        }
        if let Some((local, entity)) = scope.implicit
            && self.has_member(&Type::Entity(entity), name)
        {
            let base = Expr::new(Node::Local(local), Type::Entity(entity), span);
            return Some(self.member(scope, base, segment, None));
        }
        if scope.standing
            && let Some(context) = self.ir().names.contexts.get(name).copied()
        {
            return Some(Expr::new(Node::Here(context), Type::Context(context), span));
        }
        None
    }

    /// A name that means the same everywhere: an entry, a member of a `one of`, a character.
    pub(super) fn global(&mut self, scope: &mut Scope, segment: &Segment) -> Option<Expr> {
        let (name, span) = (&segment.name.text, segment.name.span);
        if scope.scene.is_some()
            && let Some(value) = self.character(scope, name, span)
        {
            return Some(value);
        }
        if let Some(function) = self.ir().names.functions.get(name).copied()
            && self.ir().functions[function].params.is_empty()
        {
            return Some(self.call_function(scope, function, &[], span));
        }
        if scope.scene.is_some()
            && let Some(event) = self.ir().names.events.get(name).copied()
        {
            return Some(Expr::new(Node::Announced(event), Type::YesNo, span));
        }
        let mut options: Vec<(runebook_grammar::Span, String, Expr)> = Vec::new();
        for entry in self.model.entries_called(&segment.name) {
            let found = &self.ir().entries[entry];
            let kind = found.kind;
            options.push((
                found.named.span,
                format!("the {} `{name}`", self.ir().kinds[kind].named.name),
                Expr::new(Node::Entry(entry), Type::Entry(kind), span),
            ));
        }
        for (id, at) in self.ir().names.members.get(name).cloned().unwrap_or_default() {
            let found = &self.ir().enums[id];
            let value = Expr::new(Node::Const(i64::try_from(at).unwrap_or(0)), Type::Member(id), span);
            options.push((found.members[at].span, format!("the {} `{name}`", found.named.name), value));
        }
        match options.len() {
            0 => None,
            1 => options.pop().map(|(_, _, value)| value),
            _ => {
                let list: Vec<_> = options.into_iter().map(|(place, what, _)| (place, what)).collect();
                self.report(error::of_which(span, name, &list));
                Some(Expr::bad(span))
            }
        }
    }
}
