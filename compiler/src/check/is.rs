//! `X is Y`: a flag, a trait, a member, an entry, nothing at all. And what is held, counted, summed.

use std::collections::BTreeMap;

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ExprKind};

use crate::check::{Checker, Scope, words};
use crate::error;
use crate::fold;
use crate::ir::{CmpOp, Expr, Node, StatOwner, Type};

impl Checker {
    /// `left is a, b or c`.
    pub(crate) fn is(
        &mut self,
        scope: &mut Scope,
        left: &tree::Expr,
        negated: bool,
        options: &[tree::Expr],
        span: Span,
    ) -> Expr {
        let left = self.value(scope, left, None);
        if matches!(left.node, Node::Bad) {
            return left;
        }
        let mut any: Option<Expr> = None;
        for option in options {
            let one = self.is_one(scope, &left, option);
            any = Some(match any {
                None => one,
                Some(other) => Expr::new(Node::Or(Box::new(other), Box::new(one)), Type::YesNo, span),
            });
        }
        let value = any.unwrap_or_else(|| Expr::bad(span));
        let value = Expr { span, ..value };
        if negated { Expr::new(Node::Not(Box::new(value)), Type::YesNo, span) } else { value }
    }

    fn is_one(&mut self, scope: &mut Scope, left: &Expr, option: &tree::Expr) -> Expr {
        let span = left.span.to(option.span);
        if let ExprKind::Path(path) = &option.kind
            && path.segments.len() == 1
            && path.segments[0].args.is_none()
        {
            let segment = &path.segments[0];
            if let Some(value) = self.quality(scope, left, segment, span) {
                return value;
            }
            if self.unknown_quality(scope, left, segment) {
                return Expr::bad(span);
            }
        }
        if let ExprKind::Range { from, to } = &option.kind {
            return self.lies_between(scope, left, from, to, span);
        }
        let ty = left.ty.clone();
        let right = match ty {
            Type::YesNo | Type::Number(_) | Type::Dice | Type::Member(_) | Type::Entry(_) | Type::Entity(_) => {
                self.value(scope, option, Some(&ty))
            }
            _ => self.value(scope, option, None),
        };
        self.compare(CmpOp::Eq, left.clone(), right, span)
    }

    /// `left` lies in `from..to`, the ends included.
    pub(super) fn lies_between(
        &mut self,
        scope: &mut Scope,
        left: &Expr,
        from: &tree::Expr,
        to: &tree::Expr,
        span: Span,
    ) -> Expr {
        let (from, to) = (self.value(scope, from, Some(&left.ty)), self.value(scope, to, Some(&left.ty)));
        if let (Some(low), Some(high)) = (fold::whole(&from), fold::whole(&to))
            && low > high
        {
            self.report(error::empty_range(from.span.to(to.span), low, high));
            return Expr::bad(span);
        }
        let low = self.compare(CmpOp::Ge, left.clone(), from, span);
        let high = self.compare(CmpOp::Le, left.clone(), to, span);
        match (&low.node, &high.node) {
            (Node::Bad, _) | (_, Node::Bad) => Expr::bad(span),
            _ => Expr::new(Node::And(Box::new(low), Box::new(high)), Type::YesNo, span),
        }
    }

    /// A word that names a quality of what stands on the left: a flag, a status, a trait, a stat of yes or no.
    fn quality(&mut self, scope: &mut Scope, left: &Expr, segment: &tree::Segment, span: Span) -> Option<Expr> {
        let name = segment.name.text.as_str();
        match left.ty {
            Type::Entity(entity) => {
                let owner = StatOwner::Entity(entity);
                if let Some(stat) = self.ir().names.stat(owner, name)
                    && self.ir().stats[stat].ty == Type::YesNo
                {
                    return Some(self.stat(scope, left.clone(), stat, None, span));
                }
                let status = self.ir().names.statuses.get(name).copied()?;
                let cell = self.ir().statuses[status].cells.0;
                let value =
                    Expr::new(Node::Cell { owner: Box::new(left.clone()), cell, index: None }, Type::WHOLE, span);
                Some(Expr::new(
                    Node::Compare { op: CmpOp::Gt, left: Box::new(value), right: Box::new(Expr::whole(0, span)) },
                    Type::YesNo,
                    span,
                ))
            }
            Type::Context(context) => {
                let found = self.has_member(&Type::Context(context), name);
                if !found {
                    self.unknown_member(&Type::Context(context), segment);
                    return Some(Expr::bad(span));
                }
                Some(self.member(scope, left.clone(), segment, None))
            }
            Type::Entry(kind) => self.trait_of(left, kind, name, span),
            _ => None,
        }
    }

    fn trait_of(&mut self, left: &Expr, kind: usize, name: &str, span: Span) -> Option<Expr> {
        for (field, decl) in self.ir().kinds[kind].fields.iter().enumerate() {
            match &decl.ty {
                Type::Set(inner, _) => {
                    let Type::Member(id) = **inner else { continue };
                    let Some(member) = self.ir().enums[id].members.iter().position(|member| member.name == name) else {
                        continue;
                    };
                    return Some(Expr::new(
                        Node::FieldHas { entry: Box::new(left.clone()), kind, field, member },
                        Type::YesNo,
                        span,
                    ));
                }
                Type::YesNo if decl.named.name == name => {
                    return Some(Expr::new(
                        Node::Field { entry: Box::new(left.clone()), kind, field },
                        Type::YesNo,
                        span,
                    ));
                }
                _ => {}
            }
        }
        None
    }

    /// `held in theme or minor`: whether one of your slots contains this entry.
    pub(crate) fn held_in(&mut self, scope: &mut Scope, slots: &[tree::Name], span: Span) -> Expr {
        let (Some(you), Some(this)) = (scope.you, scope.this) else {
            self.report(error::misplaced(span, "`held in`", scope.place, "ask it inside an entry, or in its kind"));
            return Expr::bad(span);
        };
        let ty = scope.locals[you].ty.clone();
        let Type::Entity(entity) = ty else { return Expr::bad(span) };
        let mut any: Option<Expr> = None;
        for slot in slots {
            let Some(cell) = self.ir().names.cell(entity, &slot.text) else {
                let near = error::nearest(
                    &slot.text,
                    self.ir().names.cells.values().flat_map(BTreeMap::keys).map(String::as_str),
                );
                self.no_such(slot, "slot", near);
                return Expr::bad(span);
            };
            let owner = Box::new(Expr::new(Node::Local(you), ty.clone(), slot.span));
            let entry = Box::new(Expr::new(Node::Entry(this), Type::Entry(self.ir().entries[this].kind), slot.span));
            let one = Expr::new(Node::InSlot { owner, cell, entry }, Type::YesNo, slot.span);
            any = Some(match any {
                None => one,
                Some(other) => Expr::new(Node::Or(Box::new(other), Box::new(one)), Type::YesNo, span),
            });
        }
        any.unwrap_or_else(|| Expr::bad(span))
    }

    /// `you have power`, `foe has stun`.
    pub(crate) fn has(
        &mut self,
        scope: &mut Scope,
        who: &tree::Expr,
        what: &tree::Expr,
        negated: bool,
        span: Span,
    ) -> Expr {
        let who = self.value(scope, who, None);
        if !matches!(who.ty, Type::Entity(_)) {
            if matches!(who.ty, Type::Set(..)) {
                let found = words::type_words(self.ir(), &who.ty);
                let help = "whether one of them is meant is asked so: `any one in … where one is …`";
                self.report(error::mismatch(who.span, &found, "someone who can have something", Some(help)));
            } else if who.ty != Type::Any {
                self.misfit_words(&who, "someone who can have something", None);
            }
            return Expr::bad(span);
        }
        if let ExprKind::Path(path) = &what.kind
            && let [segment] = path.segments.as_slice()
            && self.ir().names.statuses.contains_key(&segment.name.text)
        {
            let value = self.quality(scope, &who, segment, span).unwrap_or_else(|| Expr::bad(span));
            return if negated { Expr::new(Node::Not(Box::new(value)), Type::YesNo, span) } else { value };
        }
        if let (ExprKind::Path(path), Type::Entity(entity)) = (&what.kind, &who.ty)
            && let [segment] = path.segments.as_slice()
            && let Some(stat) = self.ir().names.stat(StatOwner::Entity(*entity), &segment.name.text)
            && self.ir().stats[stat].ty == Type::YesNo
        {
            let (name, declared) = (&segment.name, self.ir().stats[stat].named.span);
            let found = error::wrong_kind(name.span, &name.text, "a flag", "an entry or a status", declared, None);
            self.report(found.help(format!("a flag is asked with `is`: `… is {}`", name.text)));
            return Expr::bad(span);
        }
        let what = self.value(scope, what, None);
        if !matches!(what.ty, Type::Entry(_)) {
            if what.ty != Type::Any {
                self.misfit_words(&what, "an entry or a status", None);
            }
            return Expr::bad(span);
        }
        let value = Expr::new(Node::Holds { who: Box::new(who), entry: Box::new(what) }, Type::YesNo, span);
        if negated { Expr::new(Node::Not(Box::new(value)), Type::YesNo, span) } else { value }
    }

    /// `stat named by skill.from`, of whose body this is.
    pub(crate) fn stat_named(&mut self, scope: &mut Scope, name: &tree::Expr, span: Span) -> Expr {
        let name = self.value(scope, name, None);
        let Type::StatName(entity) = name.ty else {
            if name.ty != Type::Any {
                self.misfit_words(&name, "the name of a stat", None);
            }
            return Expr::bad(span);
        };
        let local = scope.implicit.map(|(local, _)| local).or(scope.you).unwrap_or(0);
        let owner = Box::new(Expr::new(Node::Local(local), Type::Entity(entity), span));
        Expr::new(Node::StatNamed { owner, name: Box::new(name), within: None }, Type::WHOLE, span)
    }

    /// `sum of defender.protection`, `sum of EXPR for each piece in worn`.
    pub(crate) fn sum(
        &mut self,
        scope: &mut Scope,
        value: &tree::Expr,
        each: Option<&tree::ForClause>,
        span: Span,
    ) -> Expr {
        if let Some(clause) = each {
            let (of, local) = self.iterate(scope, &clause.name, &clause.of);
            let filter = clause.filter.as_ref().map(|filter| Box::new(self.condition(scope, filter)));
            let value = Box::new(self.value(scope, value, None));
            scope.visible.pop();
            let ty = value.ty.clone();
            return Expr::new(Node::SumOver { local, of: Box::new(of), filter, value }, ty, span);
        }
        let family = self.value(scope, value, None);
        match (family.node.clone(), family.ty.clone()) {
            (Node::Stat { owner, stat, index: None, .. }, Type::Set(ty, 0)) => {
                let within = match &owner.node {
                    Node::Role { context, .. } => Some(context.clone()),
                    _ => None,
                };
                let size = self.ir().stats[stat].size;
                Expr::new(Node::SumFamily { owner, stat, size, within }, *ty, span)
            }
            (Node::Bad, _) => Expr::bad(span),
            _ => {
                self.misfit_words(&family, "a family of stats", None);
                Expr::bad(span)
            }
        }
    }

    /// What is gone through, and a new local for its members (the last visible name).
    pub(crate) fn iterate(&mut self, scope: &mut Scope, name: &tree::Name, of: &tree::Expr) -> (Expr, usize) {
        let of = self.many(scope, of);
        let ty = match &of.ty {
            Type::Set(inner, _) => (**inner).clone(),
            _ => Type::Any,
        };
        let local = scope.add(&name.text, ty, name.span);
        (of, local)
    }

    /// Several values: a set, a slot, all entries of a kind, all members of a `one of`.
    pub(crate) fn many(&mut self, scope: &mut Scope, of: &tree::Expr) -> Expr {
        if let ExprKind::Path(path) = &of.kind
            && let [segment] = path.segments.as_slice()
            && segment.args.is_none()
            && self.scoped(scope, segment).is_none()
        {
            let name = &segment.name.text;
            if let Some(kind) = words::kind(self.ir(), name) {
                return Expr::new(Node::AllEntries(kind), Type::Set(Box::new(Type::Entry(kind)), 0), of.span);
            }
            if let Some(id) = self.ir().names.enums.get(name).copied() {
                return Expr::new(Node::AllMembers(id), Type::Set(Box::new(Type::Member(id)), 0), of.span);
            }
        }
        let value = self.value(scope, of, None);
        if !matches!(value.ty, Type::Set(..) | Type::Any) {
            self.misfit_words(&value, "a set", None);
            return Expr::bad(of.span);
        }
        value
    }

    pub(crate) fn count_over(
        &mut self,
        scope: &mut Scope,
        name: &tree::Name,
        of: &tree::Expr,
        filter: Option<&tree::Expr>,
        span: Span,
    ) -> Expr {
        let (of, local) = self.iterate(scope, name, of);
        let filter = filter.map(|filter| Box::new(self.condition(scope, filter)));
        scope.visible.pop();
        Expr::new(Node::CountOver { local, of: Box::new(of), filter }, Type::WHOLE, span)
    }

    /// `number of your learned abilities with this skill`, `number of SET where …`.
    pub(crate) fn number_of(&mut self, scope: &mut Scope, counted: &tree::NumberOf, span: Span) -> Expr {
        let tree::NumberOf { learned, of, with, filter, each } = counted;
        if !learned {
            let name = each.clone().unwrap_or_else(|| tree::Name::new("it".to_owned(), of.span));
            return self.count_over(scope, &name, of, filter.as_ref(), span);
        }
        let kind = match &of.kind {
            ExprKind::Path(path) => path.segments.last().and_then(|segment| words::kind(self.ir(), &segment.name.text)),
            _ => None,
        };
        let (Some(kind), Some(you)) = (kind, scope.you) else {
            let help = "name a kind in the plural, for example `number of your learned abilities`";
            self.report(error::misplaced(of.span, "this", "a count of what you have learned", help));
            return Expr::bad(span);
        };
        let with = with.as_ref().and_then(|name| self.matching_field(scope, kind, name));
        let who = Box::new(Expr::new(Node::Local(you), scope.locals[you].ty.clone(), span));
        Expr::new(Node::CountLearned { who, kind, with }, Type::WHOLE, span)
    }

    fn matching_field(&mut self, scope: &mut Scope, kind: usize, name: &tree::Name) -> Option<(usize, Box<Expr>)> {
        let Some(field) = self.ir().kinds[kind].fields.iter().position(|field| field.named.name == name.text) else {
            let segment = tree::Segment { name: name.clone(), index: None, args: None };
            self.unknown_member(&Type::Entry(kind), &segment);
            return None;
        };
        let value = scope.this.and_then(|this| self.own(scope, this, &name.text, name.span))?;
        Some((field, Box::new(value)))
    }
}
