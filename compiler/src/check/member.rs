//! Members: what stands after a dot or a blank.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_grammar::Span;
use runebook_grammar::tree::Segment;

use crate::check::{Checker, Scope, words};
use crate::error;
use crate::ir::{EntryId, Expr, FamilyIndex, Node, StatOwner, Type, owner_key};

impl Checker {
    /// `base.NAME` or `base NAME`.
    pub(crate) fn member(&mut self, scope: &mut Scope, base: Expr, segment: &Segment, want: Option<&Type>) -> Expr {
        let span = base.span.to(segment.name.span);
        if let Some(args) = &segment.args {
            let place = args.first().map_or(segment.name.span, |arg| arg.value.span);
            self.report(error::misplaced(place, "a list in parentheses", "a member", "leave the parentheses out"));
        }
        match base.ty.clone() {
            Type::Entity(entity) => self.entity_member(scope, base, entity, segment, span),
            Type::Entry(kind) => self.entry_member(scope, base, kind, segment, span, want),
            Type::Context(context) => self.context_member(scope, base, context, segment, span),
            Type::Record(function) => self.record_member(base, function, segment, span),
            Type::Any => Expr::bad(span),
            other => {
                let what = words::type_words(self.ir(), &other);
                self.report(error::unknown_field(segment.name.span, &segment.name.text, &what, &[]));
                Expr::bad(span)
            }
        }
    }

    fn entity_member(&mut self, scope: &mut Scope, base: Expr, entity: usize, segment: &Segment, span: Span) -> Expr {
        let name = segment.name.text.as_str();
        if let Some(stat) = self.ir().names.stat(StatOwner::Entity(entity), name) {
            let index = self.family_index(scope, self.ir().stats[stat].index, segment);
            return self.stat(scope, base, stat, index, span);
        }
        if let Some(cell) = self.ir().names.cell(entity, name) {
            let decl = &self.ir().cells[cell];
            let (ty, family) = (decl.ty.clone(), decl.index);
            if let Type::Set(..) = ty {
                return Expr::new(Node::SlotSet { owner: Box::new(base), cell }, ty, span);
            }
            let index = self.family_index(scope, family, segment).map(Box::new);
            if index.is_none() && self.which(family, segment) {
                return Expr::bad(span);
            }
            return Expr::new(Node::Cell { owner: Box::new(base), cell, index }, ty, span);
        }
        if let Some((stat, member)) = self.read_by_member(entity, name) {
            let index = self.member_value(stat, member, segment.name.span);
            return self.stat(scope, base, stat, Some(index), span);
        }
        if let Some(status) = self.ir().names.statuses.get(name).copied() {
            let cell = self.ir().statuses[status].cells.0;
            return Expr::new(Node::Cell { owner: Box::new(base), cell, index: None }, Type::WHOLE, span);
        }
        self.unknown_member(&Type::Entity(entity), segment);
        Expr::bad(span)
    }

    /// The family that is read by this member's name: its first stat and the member.
    pub(crate) fn read_by_member(&self, entity: usize, name: &str) -> Option<(usize, usize)> {
        let ir = self.ir();
        let own = ir.names.by_member.iter().filter(|stat| ir.stats[**stat].owner == StatOwner::Entity(entity));
        own.copied().find_map(|stat| Some((stat, self.model.family_place(ir.stats[stat].index?, name)?)))
    }

    /// The value that indexes a family for its member of this place.
    pub(crate) fn member_value(&self, stat: usize, member: usize, span: Span) -> Expr {
        match self.ir().stats[stat].index {
            Some(FamilyIndex::Kind(kind)) => {
                Expr::new(Node::Entry(self.ir().kinds[kind].entries.0 + member), Type::Entry(kind), span)
            }
            Some(FamilyIndex::Enum(id)) => {
                Expr::new(Node::Const(i64::try_from(member).unwrap_or(0)), Type::Member(id), span)
            }
            None => Expr::whole(0, span),
        }
    }

    pub(crate) fn stat(&mut self, scope: &Scope, owner: Expr, stat: usize, index: Option<Expr>, span: Span) -> Expr {
        let ty = self.ir().stats[stat].ty.clone();
        if index.is_none() && self.ir().stats[stat].index.is_some() {
            // a whole family: only `sum of` takes it
            return Expr::new(
                Node::Stat { owner: Box::new(owner), stat, index: None, within: None },
                Type::Set(Box::new(ty), 0),
                span,
            );
        }
        let within = within(scope, &owner);
        Expr::new(Node::Stat { owner: Box::new(owner), stat, index: index.map(Box::new), within }, ty, span)
    }

    /// The index of a family's member, if the member is named here.
    pub(crate) fn family_index(
        &mut self,
        scope: &mut Scope,
        family: Option<FamilyIndex>,
        segment: &Segment,
    ) -> Option<Expr> {
        match (family, &segment.index) {
            (Some(family), Some(index)) => {
                let want = family_type(family);
                Some(self.value_of(scope, index, &want))
            }
            (None, Some(index)) => {
                self.report(error::misplaced(
                    index.span,
                    "an index",
                    "a single value",
                    "leave the square brackets out",
                ));
                None
            }
            (Some(_) | None, None) => None,
        }
    }

    /// Asks which member of a family is meant; false if it is no family.
    pub(crate) fn which(&mut self, family: Option<FamilyIndex>, segment: &Segment) -> bool {
        let Some(family) = family else { return false };
        let name = &segment.name;
        let of = words::type_words(self.ir(), &family_type(family));
        let of = of.trim_start_matches("an ").trim_start_matches("a ").to_owned();
        let member =
            self.model.family_members(family).into_iter().next().map_or_else(|| of.clone(), |member| member.name);
        let what = format!("there is one `{}` for every {of}, and nothing says which", name.text);
        let help = format!(
            "write whose is meant in square brackets, for example `{0}[{member}]`; all are added up by \
             `sum of {0}[one] for each one in {of}`",
            name.text
        );
        self.report(error::unsaid(name.span, &what, &help));
        true
    }

    fn entry_member(
        &mut self,
        scope: &mut Scope,
        base: Expr,
        kind: usize,
        segment: &Segment,
        span: Span,
        want: Option<&Type>,
    ) -> Expr {
        let name = segment.name.text.as_str();
        if let Node::Entry(entry) = base.node
            && scope.this != Some(entry)
        {
            self.asked.insert(entry);
        }
        if let Some(field) = self.ir().kinds[kind].fields.iter().position(|field| field.named.name == name) {
            let ty = self.ir().kinds[kind].fields[field].ty.clone();
            return Expr::new(Node::Field { entry: Box::new(base), kind, field }, ty, span);
        }
        if let Node::Entry(entry) = base.node
            && let Some(value) = self.own(scope, entry, name, span)
        {
            return value;
        }
        let _ = want;
        self.unknown_member(&Type::Entry(kind), segment);
        Expr::bad(span)
    }

    /// A constant, parameter or field of an entry.
    pub(crate) fn own(&mut self, scope: &mut Scope, entry: EntryId, name: &str, span: Span) -> Option<Expr> {
        if scope.this != Some(entry) {
            self.asked.insert(entry);
        }
        if name == "this" {
            return Some(Expr::new(Node::Entry(entry), Type::Entry(self.ir().entries[entry].kind), span));
        }
        if !self.ready(entry, name, span) {
            return Some(Expr::bad(span));
        }
        let found = &self.ir().entries[entry];
        let constants = found.constants.iter().filter(|constant| constant.named.name == name);
        if let Some(constant) = constants.min_by_key(|constant| constant.of_kind) {
            let value = Self::borrowed(scope, &constant.value);
            let ty = value.ty.clone();
            return Some(Expr::new(
                Node::Named { name: Arc::new(name.to_owned()), entry: Some(entry), value: Box::new(value) },
                ty,
                span,
            ));
        }
        if let Some(parameter) = found.parameters.iter().find(|parameter| parameter.named.name == name)
            && let Some(you) = scope.you
        {
            let owner = Box::new(Expr::new(Node::Local(you), scope.locals[you].ty.clone(), span));
            return Some(Expr::new(
                Node::Cell { owner, cell: parameter.cell, index: None },
                parameter.ty.clone(),
                span,
            ));
        }
        let kind = found.kind;
        let field = self.ir().kinds[kind].fields.iter().position(|field| field.named.name == name)?;
        let ty = self.ir().kinds[kind].fields[field].ty.clone();
        let base = Box::new(Expr::new(Node::Entry(entry), Type::Entry(kind), span));
        Some(Expr::new(Node::Field { entry: base, kind, field }, ty, span))
    }

    fn context_member(&mut self, scope: &mut Scope, base: Expr, context: usize, segment: &Segment, span: Span) -> Expr {
        let name = segment.name.text.as_str();
        if let Some(stat) = self.ir().names.stat(StatOwner::Context(context), name) {
            let index = self.family_index(scope, self.ir().stats[stat].index, segment);
            return self.stat(scope, base, stat, index, span);
        }
        if let Some(index) = self.ir().contexts[context].roles.iter().position(|role| role.named.name == name) {
            let ty = self.ir().contexts[context].roles[index].ty.clone();
            return Expr::new(Node::Role { context: Box::new(base), index }, ty, span);
        }
        self.unknown_member(&Type::Context(context), segment);
        Expr::bad(span)
    }

    fn record_member(&mut self, base: Expr, function: usize, segment: &Segment, span: Span) -> Expr {
        self.ensure(function);
        let found = self.ir().functions[function].results.iter().position(|(name, _)| *name == segment.name.text);
        match found {
            Some(index) => {
                let found = &self.ir().functions[function];
                // a procedure whose body is being read calls itself, which is said elsewhere
                let Some(local) = found.locals.get(found.results[index].1) else { return Expr::bad(span) };
                let ty = local.ty.clone();
                Expr::new(Node::Result { record: Box::new(base), index }, ty, span)
            }
            None if self.gave_up => Expr::bad(span),
            None => {
                self.unknown_member(&Type::Record(function), segment);
                Expr::bad(span)
            }
        }
    }

    /// Whether a type has a member of this name.
    pub(crate) fn has_member(&self, ty: &Type, name: &str) -> bool {
        let ir = self.ir();
        match ty {
            Type::Entity(entity) => {
                ir.names.stat(StatOwner::Entity(*entity), name).is_some()
                    || ir.names.cell(*entity, name).is_some()
                    || self.read_by_member(*entity, name).is_some()
            }
            Type::Context(context) => {
                ir.names.stat(StatOwner::Context(*context), name).is_some()
                    || ir.contexts[*context].roles.iter().any(|role| role.named.name == name)
            }
            Type::Entry(kind) => ir.kinds[*kind].fields.iter().any(|field| field.named.name == name),
            Type::Record(function) => ir.functions[*function].results.iter().any(|(result, _)| result == name),
            _ => false,
        }
    }

    /// All members of a type, for who looks for one in vain.
    pub(crate) fn member_names(&self, ty: &Type) -> Vec<&str> {
        let ir = self.ir();
        match ty {
            Type::Entity(entity) => {
                let owner = StatOwner::Entity(*entity);
                let cells = ir.names.cells.get(entity).into_iter().flat_map(BTreeMap::keys);
                let mut all: Vec<&str> = self.stat_names(owner).chain(cells.map(String::as_str)).collect();
                for stat in ir.names.by_member.iter().map(|stat| &ir.stats[*stat]).filter(|stat| stat.owner == owner) {
                    match stat.index {
                        Some(FamilyIndex::Kind(kind)) => all.extend(
                            ir.entries[ir.kinds[kind].entries.0..ir.kinds[kind].entries.1]
                                .iter()
                                .map(|entry| entry.named.name.as_str()),
                        ),
                        Some(FamilyIndex::Enum(id)) => {
                            all.extend(ir.enums[id].members.iter().map(|member| member.name.as_str()))
                        }
                        None => {}
                    }
                }
                all
            }
            Type::Context(context) => {
                let roles = ir.contexts[*context].roles.iter().map(|role| role.named.name.as_str());
                self.stat_names(StatOwner::Context(*context)).chain(roles).collect()
            }
            Type::Entry(kind) => ir.kinds[*kind].fields.iter().map(|field| field.named.name.as_str()).collect(),
            Type::Record(function) => ir.functions[*function].results.iter().map(|(name, _)| name.as_str()).collect(),
            _ => Vec::new(),
        }
    }

    fn stat_names(&self, owner: StatOwner) -> impl Iterator<Item = &str> {
        self.ir().names.stats.get(&owner_key(owner)).into_iter().flat_map(BTreeMap::keys).map(String::as_str)
    }

    pub(crate) fn unknown_member(&mut self, ty: &Type, segment: &Segment) {
        let owner = words::type_words(self.ir(), ty);
        let report = error::unknown_field(segment.name.span, &segment.name.text, &owner, &self.member_names(ty));
        self.report(report);
    }
}

/// The type of a family's index.
pub(crate) const fn family_type(family: FamilyIndex) -> Type {
    match family {
        FamilyIndex::Kind(kind) => Type::Entry(kind),
        FamilyIndex::Enum(id) => Type::Member(id),
    }
}

/// The context a stat is read in: its owner's, when the owner is a role of a context that is a local.
fn within(scope: &Scope, owner: &Expr) -> Option<Box<Expr>> {
    match &owner.node {
        Node::Role { context, .. } => Some(context.clone()),
        Node::Local(local) => scope
            .check
            .filter(|(_, _, params)| local < params)
            .map(|(context, id, _)| Box::new(Expr::new(Node::Local(context), Type::Context(id), owner.span))),
        _ => None,
    }
}
