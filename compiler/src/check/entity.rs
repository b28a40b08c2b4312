//! Bodies of entities and contexts: bases, defaults, ranges, prices, decay; defaults of fields, facts and sets.

use std::collections::BTreeMap;

use runebook_grammar::tree::{self, ItemKind, Stmt, StmtKind, TypeExpr};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{CellId, Expr, FamilyIndex, Node, Rounding, StatOwner, Toward, TowardBy, Type};
use crate::resolve::types;

impl Checker {
    pub(super) fn entities(&mut self) {
        self.kind_defaults();
        for index in 0..self.model.items.len() {
            let placed = self.model.items[index].clone();
            match &placed.item.kind {
                ItemKind::Entity { name, body, .. } => {
                    let entity = self.ir().names.entities[&name.text];
                    body.iter().for_each(|stmt| self.entity_member_body(entity, stmt));
                }
                ItemKind::Context { name, params, body, .. } => {
                    let context = self.ir().names.contexts[&name.text];
                    self.context_body(context, params, body);
                }
                ItemKind::Check { name, params, .. } if !params.is_empty() => {
                    let context = self.ir().names.contexts[&name.text];
                    self.context_body(context, params, &[]);
                }
                ItemKind::Fact { name, ty, otherwise, .. } => self.fact(name, ty, otherwise.as_ref()),
                ItemKind::Set { name, otherwise, rule, .. } => self.set_rule(name, otherwise.as_ref(), rule.as_ref()),
                ItemKind::Event { name, seen_by: Some(audience), .. } => self.audience(name, audience),
                _ => {}
            }
        }
    }

    fn kind_defaults(&mut self) {
        for index in 0..self.model.items.len() {
            let placed = self.model.items[index].clone();
            let ItemKind::Kind { name, body, .. } = &placed.item.kind else { continue };
            let kind = self.ir().names.kinds[&name.text];
            for stmt in body {
                let StmtKind::FieldDecl { name, default: Some(default), .. } = &stmt.kind else { continue };
                let Some(field) = self.ir().kinds[kind].fields.iter().position(|field| field.named.name == name.text)
                else {
                    continue;
                };
                let ty = self.ir().kinds[kind].fields[field].ty.clone();
                let value = self.value_of(&mut Scope::at("a default"), default, &ty);
                let (range, place) = (self.ir().kinds[kind].fields[field].range, name.span);
                self.in_range(&value, range, &ty, Some(place));
                self.model.ir.kinds[kind].fields[field].default = Some(value);
            }
        }
    }

    fn owner_scope(&self, owner: StatOwner, place: &'static str) -> Scope {
        let ty = match owner {
            StatOwner::Entity(entity) => Type::Entity(entity),
            StatOwner::Context(context) => Type::Context(context),
        };
        let mut scope = Scope::standing(ty, place);
        match owner {
            StatOwner::Entity(entity) => scope.implicit = Some((0, entity)),
            StatOwner::Context(context) => {
                scope.you = None;
                scope.contexts.push((0, context));
            }
        }
        scope
    }

    fn entity_member_body(&mut self, entity: usize, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Stat(decl) => self.stat_bodies(StatOwner::Entity(entity), decl),
            StmtKind::Resource { name, index, ty, starts, bought, body, .. } => {
                let Some(cell) = self.ir().names.cell(entity, &name.text) else { return };
                self.resource(entity, cell, index.as_ref(), ty, starts.as_deref(), bought.as_deref(), body);
            }
            StmtKind::Remembers { name, otherwise, .. } | StmtKind::Slot { name, otherwise, .. } => {
                let Some(cell) = self.ir().names.cell(entity, &name.text) else { return };
                let ty = self.ir().cells[cell].ty.clone();
                if let Some(otherwise) = otherwise
                    && !matches!(ty, Type::Set(..))
                {
                    let mut scope = self.owner_scope(StatOwner::Entity(entity), "a default");
                    let value = self.value_of(&mut scope, otherwise, &ty);
                    self.model.ir.cells[cell].start = Some(value);
                }
            }
            StmtKind::Flag(_) | StmtKind::Bad | StmtKind::Text(_) | StmtKind::Note(_) => {}
            _ => self.out_of_place(stmt, "an entity"),
        }
    }

    fn stat_bodies(&mut self, owner: StatOwner, decl: &tree::StatDecl) {
        for (name, _) in &decl.names {
            let Some(stat) = self.ir().names.stat(owner, &name.text) else { continue };
            if self.ir().stats[stat].named.span != name.span {
                continue;
            }
            let size = self.ir().stats[stat].size;
            for member in 0..size {
                self.stat_body(owner, stat + member, member, name, decl);
            }
        }
    }

    fn stat_body(&mut self, owner: StatOwner, stat: usize, member: usize, name: &tree::Name, decl: &tree::StatDecl) {
        let ty = self.ir().stats[stat].ty.clone();
        let mut scope = self.owner_scope(owner, "a stat");
        if let (Some(word), Some(index)) = (&decl.index, self.ir().stats[stat].index) {
            let value = match index {
                FamilyIndex::Kind(kind) => {
                    Expr::new(Node::Entry(self.ir().kinds[kind].entries.0 + member), Type::Entry(kind), word.span)
                }
                FamilyIndex::Enum(id) => {
                    Expr::new(Node::Const(i64::try_from(member).unwrap_or(0)), Type::Member(id), word.span)
                }
            };
            scope.family = Some((word.text.clone(), value));
        }
        let first = member == 0;
        let before = self.model.diagnostics.len();
        if let Some(range) = decl.ty.as_ref().and_then(|ty| ty.range.as_ref()) {
            self.written_range(range);
            let low = self.end_of(&mut scope, &range.0, &ty);
            let high = self.end_of(&mut scope, &range.1, &ty);
            (self.model.ir.stats[stat].low, self.model.ir.stats[stat].high) = (Some(low), Some(high));
        }
        if let Some(value) = &decl.value {
            let value = match (decl.rounded, &ty) {
                (Some(how), Type::Number(_)) => {
                    let value = self.value(&mut scope, value, Some(&ty));
                    self.rounded_base(stat, value, how)
                }
                _ => self.value_of(&mut scope, value, &ty),
            };
            self.in_own_range(&value, &ty, decl.ty.as_ref(), name.span);
            self.model.ir.stats[stat].base = Some(value);
        } else {
            match &decl.otherwise {
                Some(otherwise) => {
                    let value = self.value_of(&mut scope, otherwise, &ty);
                    self.in_own_range(&value, &ty, decl.ty.as_ref(), name.span);
                    match self.ir().stats[stat].host {
                        Some(cell) => self.model.ir.cells[cell].start = Some(value),
                        None => self.model.ir.stats[stat].base = Some(value),
                    }
                }
                // that a stat of a context says nothing at all was found when it was declared
                None if first && matches!(owner, StatOwner::Entity(_)) => {
                    let example = default_for(&ty);
                    self.report(error::no_default(
                        name.span,
                        &format!("the stat `{}`", name.text),
                        &format!("`, else {example}`"),
                    ));
                }
                None => {}
            }
        }
        if !first {
            // one mistake in a family is one diagnostic, not one for each member
            self.model.diagnostics.truncate(before);
        }
    }

    #[expect(clippy::too_many_arguments, reason = "one declaration with its parts")]
    fn resource(
        &mut self,
        entity: usize,
        cell: CellId,
        index: Option<&tree::Name>,
        ty: &TypeExpr,
        starts: Option<&tree::Expr>,
        bought: Option<&tree::Bought>,
        body: &[Stmt],
    ) {
        let mut scope = self.owner_scope(StatOwner::Entity(entity), "a resource");
        if let (Some(word), Some(family)) = (index, self.ir().cells[cell].index) {
            let local = scope.add(&word.text, crate::check::member::family_type(family), word.span);
            debug_assert_eq!(local, 2);
        }
        let own = self.ir().cells[cell].ty.clone();
        let name = self.ir().cells[cell].named.clone();
        let (mut low, mut high) = (None, None);
        if let Some(range) = &ty.range {
            self.written_range(range);
            low = Some(self.end_of(&mut scope, &range.0, &own));
            high = Some(self.end_of(&mut scope, &range.1, &own));
        }
        let start = starts.map(|starts| self.value_of(&mut scope, starts, &own));
        start.iter().for_each(|start| self.in_own_range(start, &own, Some(ty), name.span));
        self.unsaid_of_resource(&name, ty.range.is_none(), starts.is_none());
        let bought = bought.and_then(|bought| self.price(&mut scope, entity, bought));
        let mut ticks = Vec::new();
        for stmt in body {
            self.decay(&mut scope, stmt, &mut ticks);
        }
        let size = self.ir().cells[cell].size;
        for member in cell..cell + size {
            let found = &mut self.model.ir.cells[member];
            found.low.clone_from(&low);
            found.high.clone_from(&high);
            found.start.clone_from(&start);
        }
        self.model.ir.cells[cell].bought = bought;
        self.model.ir.cells[cell].ticks = ticks;
    }

    fn unsaid_of_resource(&mut self, name: &crate::ir::Named, range: bool, start: bool) {
        let (what, ask) = match (range, start) {
            (true, true) => ("its range nor where it starts", "write for example `number in 0..100, starts at 0`"),
            (true, false) => ("its range", "write for example `number in 0..100`"),
            (false, true) => ("where it starts", "add `, starts at 0`"),
            (false, false) => return,
        };
        let neither = if range && start { "neither says " } else { "does not say " };
        self.report(error::unsaid(name.span, &format!("the resource `{}` {neither}{what}", name.name), ask));
    }

    /// The resource that pays, and the price.
    pub(crate) fn price(&mut self, scope: &mut Scope, entity: usize, bought: &tree::Bought) -> Option<(CellId, Expr)> {
        let price = self.value_of(scope, &bought.price, &Type::WHOLE);
        let Some(cell) = self.ir().names.cell(entity, &bought.with.text) else {
            let near = error::nearest(
                &bought.with.text,
                self.ir().names.cells.get(&entity).into_iter().flat_map(BTreeMap::keys).map(String::as_str),
            );
            self.no_such(&bought.with, "resource", near);
            return None;
        };
        Some((cell, price))
    }

    /// `each turn: toward 0 by a tenth, rounded toward zero`
    pub(crate) fn decay(&mut self, scope: &mut Scope, stmt: &Stmt, ticks: &mut Vec<(usize, Toward)>) {
        let StmtKind::Each { clock, body, .. } = &stmt.kind else {
            if !matches!(stmt.kind, StmtKind::Bad) {
                self.out_of_place(stmt, "a resource");
            }
            return;
        };
        let Some(clock) = self.clock_named(clock) else { return };
        for stmt in body {
            let StmtKind::Toward { to, by, fraction, rounded } = &stmt.kind else {
                self.out_of_place(stmt, "a resource's clock");
                continue;
            };
            let to = self.value(scope, to, Some(&Type::WHOLE));
            let by = match fraction {
                Some(word) => TowardBy::Part(types::part(&word.text).unwrap_or_else(|| {
                    self.no_such(word, "fraction", None);
                    1
                })),
                None => TowardBy::Amount(self.value(scope, by, Some(&Type::WHOLE))),
            };
            if rounded.is_none() && matches!(by, TowardBy::Part(_)) {
                self.report(error::unrounded_decay(stmt.span));
            }
            ticks.push((clock, Toward { to, by, rounded: rounded.unwrap_or(Rounding::Exactly), span: stmt.span }));
        }
    }

    fn context_body(&mut self, context: usize, params: &[tree::Param], body: &[Stmt]) {
        for (at, param) in params.iter().enumerate() {
            if let Some(default) = &param.default {
                let ty = self.ir().contexts[context].roles[at].ty.clone();
                let value = self.value_of(&mut Scope::at("a default"), default, &ty);
                self.model.ir.contexts[context].roles[at].default = Some(value);
            }
        }
        for stmt in body {
            match &stmt.kind {
                StmtKind::Stat(decl) => self.stat_bodies(StatOwner::Context(context), decl),
                StmtKind::ContextField { name, default, .. } => {
                    let Some(at) =
                        self.ir().contexts[context].roles.iter().position(|field| field.named.name == name.text)
                    else {
                        continue;
                    };
                    let ty = self.ir().contexts[context].roles[at].ty.clone();
                    let value = match default {
                        Some(default) => self.value_of(&mut Scope::at("a default"), default, &ty),
                        None => {
                            self.report(error::unsaid(
                                name.span,
                                format!("the field `{}` does not say its first value", name.text).as_str(),
                                "add `= 0`",
                            ));
                            Expr::whole(0, name.span)
                        }
                    };
                    self.model.ir.contexts[context].roles[at].default = Some(value);
                }
                StmtKind::Calls { .. } | StmtKind::Bad | StmtKind::Text(_) | StmtKind::Note(_) => {}
                _ => self.out_of_place(stmt, "a context"),
            }
        }
    }

    pub(super) fn question_scope(&self, params: &[crate::ir::Field], place: &'static str) -> Scope {
        let mut scope = Scope::at(place);
        for param in params {
            scope.add(&param.named.name, param.ty.clone(), param.named.span);
        }
        scope
    }

    fn fact(&mut self, name: &tree::Name, ty: &TypeExpr, otherwise: Option<&tree::Expr>) {
        let Some(fact) = self.ir().names.facts.get(&name.text).copied() else { return };
        let question = self.ir().facts[fact].clone();
        let Some(otherwise) = otherwise else {
            let example = default_for(&question.ty);
            self.report(error::no_default(
                name.span,
                &format!("the fact `{}`", name.text),
                &format!("`, else {example}`"),
            ));
            return;
        };
        let mut scope = self.question_scope(&question.params, "a fact");
        let value = self.value_of(&mut scope, otherwise, &question.ty);
        self.in_own_range(&value, &question.ty, Some(ty), name.span);
        self.model.ir.facts[fact].otherwise = Some(value);
    }

    fn set_rule(&mut self, name: &tree::Name, otherwise: Option<&tree::Expr>, rule: Option<&tree::Expr>) {
        let Some(set) = self.ir().names.sets.get(&name.text).copied() else { return };
        let question = self.ir().sets[set].clone();
        match (rule, otherwise) {
            (Some(rule), _) => {
                let mut scope = self.question_scope(&question.params, "a set");
                let value = self.many(&mut scope, rule);
                self.model.ir.sets[set].otherwise = Some(value);
            }
            (None, Some(otherwise)) => {
                let mut scope = self.question_scope(&question.params, "a set");
                let value = self.value(&mut scope, otherwise, None);
                if !matches!(value.node, Node::None | Node::Bad) {
                    self.model.ir.sets[set].otherwise = Some(value);
                }
            }
            (None, None) => {
                self.report(error::no_default(name.span, &format!("the set `{}`", name.text), "`, else none`"))
            }
        }
    }

    /// `seen by witness: set of creature at most 64`: a set of the event's own, which the host lists.
    fn audience(&mut self, name: &tree::Name, audience: &tree::Param) {
        let Some(event) = self.ir().names.events.get(&name.text).copied() else { return };
        let ty = audience.ty.as_ref().map_or(Type::Any, |ty| self.model.ty(ty));
        let Type::Set(inner, at_most) = ty else {
            let help = format!("write `seen by {}: set of … at most 64`", audience.name.text);
            self.report(error::unsaid(audience.name.span, "nothing says how many see it at most", &help));
            return;
        };
        let found = self.ir().events[event].clone();
        let named = found.named.into_name(|event| format!("{event}.{}", audience.name.text));
        let set = self.ir().sets.len();
        self.model.ir.sets.push(crate::ir::Question {
            named,
            params: found.params,
            ty: *inner,
            range: None,
            at_most,
            otherwise: None,
            changes: Vec::new(),
        });
        self.model.ir.events[event].audience = Some((set, audience.name.text.clone()));
    }
}

/// What a value may be where nothing is known, for an example.
fn default_for(ty: &Type) -> &'static str {
    match ty {
        Type::YesNo => "no",
        Type::Number(_) | Type::Dice | Type::Chance => "0",
        _ => "none",
    }
}
