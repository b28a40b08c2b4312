//! Standing changes: modifiers, flags set while a condition holds, `while` blocks.

use std::sync::Arc;

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ModOp, Stmt, StmtKind};

use crate::check::act::both;
use crate::check::{Checker, Scope, fitted};
use crate::error;
use crate::ir::{ContextId, Expr, Gate, Holder, Layer, Modifier, Node, Source, StatOwner, Type};
use crate::resolve::stable_id;

/// Whose body a standing statement stands in.
#[derive(Clone, Debug)]
pub(crate) struct Owner {
    /// The entry, status or rules.
    pub source: Source,
    /// What the holder must have.
    pub gate: Gate,
    /// The qualified name, for ids.
    pub name: String,
    /// The entity type of the holder.
    pub entity: usize,
    /// The context, for rules in one.
    pub context: Option<ContextId>,
    /// Conditions around the statement.
    pub around: Vec<tree::Expr>,
    /// A condition of the status's band: its cell and range.
    pub band: Option<(usize, i64, i64)>,
}

impl Checker {
    /// A fresh scope for a clause of this owner.
    pub(crate) fn clause_scope(&self, owner: &Owner, place: &'static str) -> Scope {
        let you = match owner.context {
            Some(context) => Type::Context(context),
            None => Type::Entity(owner.entity),
        };
        let mut scope = Scope::standing(you, place);
        match owner.context {
            Some(context) => {
                scope.you = None;
                scope.contexts.push((0, context));
            }
            None => {
                if owner.source == Source::Rules {
                    scope.implicit = Some((0, owner.entity));
                }
            }
        }
        match owner.source {
            Source::Entry(entry) => scope.this = Some(entry),
            Source::Status(status) => {
                scope.constants.clone_from(&self.ir().statuses[status].constants);
                scope.this = self.ir().statuses[status].entry;
            }
            Source::Rules => {}
        }
        scope
    }

    /// A statement that may be standing; false if it is of another sort.
    pub(crate) fn standing(&mut self, owner: &Owner, stmt: &Stmt) -> bool {
        match &stmt.kind {
            StmtKind::Modifier(modifier) => {
                if !self.field_with_sign(owner, stmt) {
                    self.modifier(owner, modifier, stmt.span);
                }
            }
            StmtKind::YouAre { flag, when } => self.you_are(owner, flag, when, stmt.span),
            StmtKind::While { cond, body } => {
                let mut inner = owner.clone();
                inner.around.push(cond.clone());
                for stmt in body {
                    if !self.standing(&inner, stmt) && !self.happening(&inner, stmt) {
                        self.out_of_place(stmt, "`while`");
                    }
                }
            }
            StmtKind::Grants { entry, innate: false, when } => self.grants(owner, entry, when, stmt.span),
            StmtKind::Include { set, role, value, when } => {
                self.include(owner, set, role.as_ref(), value, when, stmt.span)
            }
            _ => return false,
        }
        true
    }

    /// A field of the entry that is set without `=`, where no stat has its name.
    fn field_with_sign(&mut self, owner: &Owner, stmt: &Stmt) -> bool {
        let Source::Entry(entry) = owner.source else { return false };
        let field = |checker: &Self, name: &str| {
            let kind = &checker.ir().kinds[checker.ir().entries[entry].kind];
            kind.fields.iter().any(|field| field.named.name == name)
                && checker.ir().names.stat(StatOwner::Entity(owner.entity), name).is_none()
                && checker.read_by_member(owner.entity, name).is_none()
        };
        self.signed_value(stmt, field, "a field")
    }

    /// Everything that must hold: the conditions around, the band, and the clause's own.
    pub(crate) fn all_conditions(&mut self, scope: &mut Scope, owner: &Owner, when: &tree::When) -> Option<Expr> {
        let mut all = None;
        for around in &owner.around {
            let cond = self.condition(scope, around);
            all = both(all, Some(cond));
        }
        if let (Some((cell, from, to)), Some(you)) = (owner.band, scope.you) {
            let span = crate::resolve::NOWHERE;
            let value = || {
                Expr::new(
                    Node::Cell {
                        owner: Box::new(Expr::new(Node::Local(you), Type::Entity(owner.entity), span)),
                        cell,
                        index: None,
                    },
                    Type::WHOLE,
                    span,
                )
            };
            let low = self.compare(crate::ir::CmpOp::Ge, value(), Expr::whole(from, span), span);
            let high = self.compare(crate::ir::CmpOp::Le, value(), Expr::whole(to, span), span);
            all = both(all, both(Some(low), Some(high)));
        }
        let own = self.when(scope, when);
        both(all, own)
    }

    fn modifier(&mut self, owner: &Owner, written: &tree::Modifier, span: Span) {
        let mut scope = self.clause_scope(owner, "a standing change");
        let Some(target) = self.target(&mut scope, owner, &written.target) else { return };
        let mut when = self.all_conditions(&mut scope, owner, &written.when);
        if let Some(guard) = target.guard {
            let guard = self.in_role(&scope, guard.0, guard.1, span);
            when = both(Some(guard), when);
        }
        if let Some(against) = &written.against {
            let cond = self.against(&mut scope, against);
            when = both(when, cond);
        }
        let stat = &self.ir().stats[target.stats[0]];
        let ty = stat.ty.clone();
        let (layer, negative) = layer(written.op, written.afterwards);
        let mut value = self.operand(&mut scope, layer, &ty, &written.value);
        if negative {
            value = Expr { ty: value.ty.clone(), span: value.span, node: Node::Neg(Box::new(value)) };
        }
        if matches!(layer, Layer::Times | Layer::Over)
            && ty.number().is_some()
            && self.ir().stats[target.stats[0]].rounded.is_none()
            && crate::fold::whole(&value).is_none_or(|_| layer == Layer::Over)
        {
            let place = self.ir().stats[target.stats[0]].named.span;
            let name = self.ir().stats[target.stats[0]].named.name.clone();
            self.report(error::unrounded_stat(written.value.span, &name, place));
        }
        let up_to = written.up_to.as_ref().map(|cap| self.cap(&mut scope, cap, layer, &ty));
        let priority = written
            .priority
            .as_ref()
            .and_then(|priority| self.constant_whole(&mut scope, priority, "a priority"))
            .unwrap_or(0);
        let id = self.clause_id(owner, "modifier");
        self.model.ir.modifiers.push(Arc::new(Modifier {
            source: owner.source,
            id,
            targets: target.stats,
            layer,
            typed: written.typed.as_ref().map(|name| name.text.clone()),
            holder: target.holder,
            gate: owner.gate,
            when,
            value,
            up_to,
            every: target.every,
            priority: i32::try_from(priority).unwrap_or(0),
            locals: fitted(scope.locals),
            span,
        }));
    }

    /// `up to 3` limits the size of what is added or taken away.
    fn cap(&mut self, scope: &mut Scope, cap: &tree::Expr, layer: Layer, ty: &Type) -> Expr {
        if !matches!(layer, Layer::Add | Layer::Afterwards) || ty.number().is_none() {
            let help = "it limits a number that is added or taken away: `strength +your grace up to 3`";
            self.report(error::misplaced(cap.span, "`up to`", "this change", help));
        }
        let value = self.value_of(scope, cap, &Type::WHOLE);
        self.in_range(&value, Some((0, 1_000_000)), &Type::WHOLE, None);
        value
    }

    /// An id from the owner's name and the clause's place among its own kind in it.
    pub(crate) fn clause_id(&mut self, owner: &Owner, what: &'static str) -> u64 {
        let count = self.clauses.entry(key(owner.source, what)).or_default();
        let before = *count;
        *count += 1;
        stable_id(&format!("{}.{what}.{before}", owner.name))
    }

    /// How many reactions an owner has so far.
    pub(crate) fn reactions_of(&self, source: Source) -> usize {
        self.clauses.get(&key(source, "reaction")).copied().unwrap_or_default()
    }

    /// The id of a reaction. Reactions of one priority go by it: by the entry, then by the role's place, then as they are
    /// written in the entry.
    pub(crate) fn reaction_id(&mut self, owner: &Owner, place: usize) -> u64 {
        let of = match owner.source {
            Source::Entry(entry) => self.ir().entries[entry].id,
            Source::Status(_) | Source::Rules => stable_id(&owner.name),
        };
        let count = self.clauses.entry(key(owner.source, "reaction")).or_default();
        let before = u64::try_from(*count).unwrap_or(u64::MAX);
        *count += 1;
        (of & !0xff_ffff) | (u64::try_from(place).unwrap_or(u64::MAX).min(0xff) << 16) | before.min(0xffff)
    }

    fn operand(&mut self, scope: &mut Scope, layer: Layer, ty: &Type, value: &tree::Expr) -> Expr {
        match (layer, ty) {
            (Layer::Sides | Layer::Count, _) => self.value_of(scope, value, &Type::WHOLE),
            (Layer::Times | Layer::Over, Type::Dice) => self.value_of(scope, value, &Type::WHOLE),
            (Layer::Times | Layer::Over, _) => {
                let value = self.value(scope, value, None);
                match self.amount(&value) {
                    Some(_) => value,
                    None => Expr::bad(value.span),
                }
            }
            _ => self.value_of(scope, value, ty),
        }
    }

    fn you_are(&mut self, owner: &Owner, flag: &tree::Name, when: &tree::When, span: Span) {
        let mut scope = self.clause_scope(owner, "a standing change");
        let stat = self.ir().names.stat(StatOwner::Entity(owner.entity), &flag.text);
        let Some(stat) = stat.filter(|stat| self.ir().stats[*stat].ty == Type::YesNo) else {
            let near = error::nearest(&flag.text, self.flags(owner.entity).iter().map(String::as_str));
            self.no_such(flag, "flag", near);
            return;
        };
        let when = self.all_conditions(&mut scope, owner, when);
        let id = self.clause_id(owner, "modifier");
        self.model.ir.modifiers.push(Arc::new(Modifier {
            source: owner.source,
            id,
            targets: vec![stat],
            layer: Layer::Is,
            typed: None,
            holder: if owner.source == Source::Rules { Holder::Nobody } else { Holder::Owner },
            gate: owner.gate,
            when,
            value: Expr::new(Node::Const(1), Type::YesNo, span),
            up_to: None,
            every: None,
            priority: 0,
            locals: fitted(scope.locals),
            span,
        }));
    }

    /// `against X`: in a context in which you and another take part, and the other is of that sort.
    fn against(&mut self, scope: &mut Scope, against: &tree::Expr) -> Option<Expr> {
        let sort = self.value(scope, against, None);
        let span = against.span;
        let Type::Member(id) = sort.ty else {
            if sort.ty != Type::Any {
                self.misfit_words(&sort, "a member of a `one of`", None);
            }
            return None;
        };
        let stat = self.ir().stats.iter().position(|stat| {
            stat.ty == Type::Member(id) && matches!(stat.owner, StatOwner::Entity(_)) && stat.index.is_none()
        });
        let Some(stat) = stat else {
            self.report(error::unsaid(
                span,
                "nobody has a stat of this sort",
                "declare one in the entity, for example `stat category: creature_category or none, else none`",
            ));
            return None;
        };
        let mut any: Option<Expr> = None;
        for (context, mine, other) in self.pairs() {
            let here = Expr::new(Node::Here(context), Type::Context(context), span);
            let ty = self.ir().contexts[context].roles[other].ty.clone();
            let foe = Expr::new(Node::Role { context: Box::new(here), index: other }, ty, span);
            let theirs = self.stat(scope, foe, stat, None, span);
            let same = self.compare(crate::ir::CmpOp::Eq, theirs, sort.clone(), span);
            let one = both(Some(self.in_role(scope, context, mine, span)), Some(same));
            any = match (any, one) {
                (Some(any), Some(one)) => Some(Expr::new(Node::Or(Box::new(any), Box::new(one)), Type::YesNo, span)),
                (any, one) => any.or(one),
            };
        }
        any
    }

    /// Every two roles of one context that entities have.
    fn pairs(&self) -> Vec<(usize, usize, usize)> {
        let mut all = Vec::new();
        for (id, context) in self.ir().contexts.iter().enumerate() {
            let roles: Vec<usize> =
                (0..context.role_count).filter(|role| matches!(context.roles[*role].ty, Type::Entity(_))).collect();
            for mine in &roles {
                all.extend(roles.iter().filter(|other| *other != mine).map(|other| (id, *mine, *other)));
            }
        }
        all
    }
}

/// Under what the clauses of an owner are counted.
const fn key(source: Source, what: &'static str) -> (u8, usize, &'static str) {
    match source {
        Source::Entry(entry) => (0, entry, what),
        Source::Status(status) => (1, status, what),
        Source::Rules => (2, 0, what),
    }
}

/// The layer of an operator, and whether its value counts as negative.
const fn layer(op: ModOp, afterwards: bool) -> (Layer, bool) {
    match op {
        ModOp::Plus => (if afterwards { Layer::Afterwards } else { Layer::Add }, false),
        ModOp::Minus => (if afterwards { Layer::Afterwards } else { Layer::Add }, true),
        ModOp::Times => (Layer::Times, false),
        ModOp::Over => (Layer::Over, false),
        ModOp::Is => (Layer::Is, false),
        ModOp::AtLeast => (Layer::AtLeast, false),
        ModOp::AtMost => (Layer::AtMost, false),
        ModOp::SidesPlus => (Layer::Sides, false),
        ModOp::SidesMinus => (Layer::Sides, true),
        ModOp::CountPlus => (Layer::Count, false),
        ModOp::CountMinus => (Layer::Count, true),
    }
}
