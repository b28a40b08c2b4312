//! Entries: fields, constants, conditions of learning, price, rules, prose.

use runebook_grammar::tree::{self, ChooseFrom, ExprKind, ItemKind, Stmt, StmtKind};

use crate::check::act::both;
use crate::check::standing::Owner;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Cell, CellKind, Constant, EntryId, Expr, FieldValue, Gate, Node, Parameter, Source, Type};
use crate::resolve::named;

impl Checker {
    /// Fields and constants: what rules of the entries and of their statuses may name.
    pub(super) fn constants(&mut self) {
        let bodies = self.kind_bodies();
        for entry in 0..self.ir().entries.len() {
            let kind = self.ir().entries[entry].kind;
            let written = self.model.entries[entry].clone();
            self.fields(entry, kind, &written);
        }
        for entry in 0..self.ir().entries.len() {
            let kind = self.ir().entries[entry].kind;
            let written = self.model.entries[entry].clone();
            self.names_of(entry, &bodies[kind], &written);
        }
    }

    /// The rules of every entry.
    pub(super) fn entries(&mut self) {
        let bodies = self.kind_bodies();
        for entry in 0..self.ir().entries.len() {
            let kind = self.ir().entries[entry].kind;
            let written = self.model.entries[entry].clone();
            self.entry(entry, &bodies[kind], &written);
        }
    }

    /// The statements of each kind that every entry of it shares.
    fn kind_bodies(&self) -> Vec<Vec<Stmt>> {
        let mut all = vec![Vec::new(); self.ir().kinds.len()];
        for placed in &self.model.items {
            let ItemKind::Kind { name, body, .. } = &placed.item.kind else { continue };
            let shared = body.iter().filter(|stmt| !matches!(stmt.kind, StmtKind::FieldDecl { .. } | StmtKind::Notation(_) | StmtKind::Bad));
            all[self.ir().names.kinds[&name.text]] = shared.cloned().collect();
        }
        all
    }

    fn holder_scope(&self, entry: EntryId, place: &'static str) -> Scope {
        let mut scope = Scope::standing(Type::Entity(0), place);
        scope.this = Some(entry);
        scope
    }

    /// Field values; constants that fields may name are read first where they need nothing else.
    fn fields(&mut self, entry: EntryId, kind: usize, written: &tree::Entry) {
        let decls = self.ir().kinds[kind].fields.clone();
        let mut values: Vec<Option<FieldValue>> = vec![None; decls.len()];
        for stmt in &written.body {
            let StmtKind::Field { name, values: given, .. } = &stmt.kind else { continue };
            let Some(at) = decls.iter().position(|field| field.named.name == name.text) else {
                let near = error::nearest(&name.text, decls.iter().map(|field| field.named.name.as_str()));
                let owner = format!("the kind `{}`", written.kind.text);
                self.report(error::unknown_field(name.span, &name.text, &owner, near));
                continue;
            };
            if let Some(first) = &values[at] {
                let first = first.span;
                self.report(error::duplicate(name.span, &name.text, "field", first));
                continue;
            }
            let values_of = self.field_values(entry, &decls[at], given, stmt.span);
            values[at] = Some(FieldValue { values: values_of, span: stmt.span, is_default: false });
        }
        for (at, field) in decls.iter().enumerate() {
            if values[at].is_none() {
                values[at] = self.default_field(field, written);
            }
        }
        self.model.ir.entries[entry].fields = values.into_iter().flatten().collect();
    }

    fn default_field(&mut self, field: &crate::ir::Field, written: &tree::Entry) -> Option<FieldValue> {
        let span = written.name.span;
        if let Some(default) = &field.default {
            return Some(FieldValue { values: vec![default.clone()], span: default.span, is_default: true });
        }
        if matches!(field.ty, Type::Set(..)) {
            return Some(FieldValue { values: Vec::new(), span, is_default: true });
        }
        self.report(error::missing_field(span, &written.name.text, &field.named.name, &written.kind.text, field.named.span));
        Some(FieldValue { values: vec![Expr::bad(span)], span, is_default: true })
    }

    fn field_values(&mut self, entry: EntryId, field: &crate::ir::Field, given: &[tree::Expr], span: runebook_grammar::Span) -> Vec<Expr> {
        let mut scope = self.holder_scope(entry, "a field");
        scope.you = None;
        let (ty, most) = match &field.ty {
            Type::Set(inner, most) => ((**inner).clone(), usize::from(*most)),
            other => (other.clone(), 1),
        };
        if given.len() > most {
            self.report(error::out_of_range(span, &format!("a list of {}", given.len()), "1", &most.to_string()));
        }
        let mut all = Vec::new();
        for value in given.iter().take(most) {
            let value = self.value_of(&mut scope, value, &ty);
            if let (Some((low, high)), Some(number)) = (field.range, crate::fold::whole(&value))
                && !(low..=high).contains(&number)
            {
                self.report(error::out_of_range(value.span, &number.to_string(), &low.to_string(), &high.to_string()));
            }
            all.push(value);
        }
        all
    }

    fn names_of(&mut self, entry: EntryId, shared: &[Stmt], written: &tree::Entry) {
        for (stmt, of_kind) in shared.iter().map(|stmt| (stmt, true)).chain(written.body.iter().map(|stmt| (stmt, false))) {
            match &stmt.kind {
                StmtKind::Let { name, ty, value, .. } => self.constant(entry, name, ty.as_ref(), value, of_kind),
                StmtKind::Choose { name, from: ChooseFrom::Type(ty), filter, .. } => self.parameter(entry, name, ty, filter.as_ref()),
                _ => {}
            }
        }
    }

    fn entry(&mut self, entry: EntryId, shared: &[Stmt], written: &tree::Entry) {
        let every = self.ir().kinds[self.ir().entries[entry].kind].held_by_every;
        let owner = Owner {
            source: Source::Entry(entry),
            gate: if every.is_some() { Gate::Open } else { Gate::Entry(entry) },
            name: format!("{}.{}", written.kind.text, self.ir().entries[entry].was.clone().unwrap_or_else(|| written.name.text.clone())),
            entity: every.unwrap_or(0),
            context: None,
            around: Vec::new(),
            band: None,
        };
        for stmt in shared.iter().chain(&written.body) {
            if !self.about(entry, stmt) && !self.standing(&owner, stmt) && !self.happening(&owner, stmt) {
                self.report(error::misplaced(stmt.span, "this", "an entry", "fields, constants, standing changes and triggers belong here"));
            }
        }
        self.placeholders(entry);
    }

    fn constant(&mut self, entry: EntryId, name: &tree::Name, ty: Option<&tree::TypeExpr>, value: &tree::Expr, of_kind: bool) {
        let mut scope = self.holder_scope(entry, "a constant");
        let value = match ty {
            Some(ty) => {
                let ty = self.model.ty(ty);
                self.value_of(&mut scope, value, &ty)
            }
            None => self.value(&mut scope, value, None),
        };
        let named = named(name, None, 0);
        self.model.ir.entries[entry].constants.push(Constant { named, value, of_kind });
    }

    fn parameter(&mut self, entry: EntryId, name: &tree::Name, ty: &tree::TypeExpr, filter: Option<&tree::Expr>) {
        let ty = self.model.ty(ty);
        let cell = self.ir().cells.len();
        let full = format!("{}.{}", self.ir().entries[entry].named.name, name.text);
        let shown = named(name, None, 0);
        self.model.ir.cells.push(Cell {
            named: crate::ir::Named { name: full, ..shown.clone() },
            entity: 0,
            kind: CellKind::Parameter(entry),
            ty: ty.clone(),
            index: None,
            size: 1,
            low: None,
            high: None,
            start: None,
            bought: None,
            ticks: Vec::new(),
        });
        let mut scope = self.holder_scope(entry, "a choice");
        scope.add(&name.text, ty.clone(), name.span);
        let filter = filter.map(|filter| self.condition(&mut scope, filter));
        self.model.ir.entries[entry].parameters.push(Parameter { named: shown, ty, filter, cell });
    }

    /// What an entry says about itself; false if the statement is a rule.
    fn about(&mut self, entry: EntryId, stmt: &Stmt) -> bool {
        let found = &mut self.model.ir.entries[entry];
        match &stmt.kind {
            StmtKind::Let { .. } | StmtKind::Field { .. } | StmtKind::Bad | StmtKind::Allow { .. } | StmtKind::Status(_) => {}
            StmtKind::Choose { from: ChooseFrom::Type(_), .. } => {}
            StmtKind::Text(text) => found.text = Some((text.text.clone(), text.span)),
            StmtKind::Says(text) => found.says = Some((text.text.clone(), text.span)),
            StmtKind::Note(text) => found.notes.push((text.text.clone(), text.span)),
            StmtKind::Draft(word) => found.hidden = word.text == "draft",
            StmtKind::Audience(word) => found.hidden = word.text == "gm",
            StmtKind::Requires(cond) => {
                let mut scope = self.holder_scope(entry, "`requires`");
                let cond = self.condition(&mut scope, cond);
                self.model.ir.entries[entry].requires.push(cond);
            }
            StmtKind::Needs(needs) => {
                let needs = self.needs(entry, needs);
                let found = &mut self.model.ir.entries[entry];
                found.needs = both(found.needs.take(), Some(needs));
            }
            StmtKind::NeedsWaived(when) => {
                let mut scope = self.holder_scope(entry, "`needs waived`");
                self.model.ir.entries[entry].needs_waived = self.when(&mut scope, when);
            }
            StmtKind::Bought(bought) => {
                let mut scope = self.holder_scope(entry, "a price");
                self.model.ir.entries[entry].price = self.price(&mut scope, 0, bought);
            }
            _ => return false,
        }
        true
    }

    /// `needs power or finesse`: entries under and/or.
    fn needs(&mut self, entry: EntryId, expr: &tree::Expr) -> Expr {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Binary { op: op @ (tree::BinOp::And | tree::BinOp::Or), left, right } => {
                let (left, right) = (Box::new(self.needs(entry, left)), Box::new(self.needs(entry, right)));
                Expr::new(if *op == tree::BinOp::And { Node::And(left, right) } else { Node::Or(left, right) }, Type::YesNo, span)
            }
            ExprKind::Path(path) if path.segments.len() == 1 => {
                let segment = &path.segments[0];
                match self.needed(entry, segment) {
                    Some(needed) => {
                        let kind = self.ir().entries[needed].kind;
                        let who = Box::new(Expr::new(Node::Local(0), Type::Entity(0), span));
                        let what = Box::new(Expr::new(Node::Entry(needed), Type::Entry(kind), span));
                        Expr::new(Node::Holds { who, entry: what }, Type::YesNo, span)
                    }
                    None => Expr::bad(span),
                }
            }
            ExprKind::Bad => Expr::bad(span),
            _ => {
                self.report(error::misplaced(span, "this", "`needs`", "name entries, joined by `and` or `or`; a condition belongs to `requires`"));
                Expr::bad(span)
            }
        }
    }

    /// The entry a prerequisite names: of the same kind if there is one.
    fn needed(&mut self, entry: EntryId, segment: &tree::Segment) -> Option<EntryId> {
        let (name, span) = (&segment.name.text, segment.name.span);
        let kind = self.ir().entries[entry].kind;
        let all = self.ir().names.entries.get(name).cloned().unwrap_or_default();
        let same: Vec<EntryId> = all.iter().copied().filter(|id| self.ir().entries[*id].kind == kind).collect();
        match (same.as_slice(), all.as_slice()) {
            ([one], _) | ([], [one]) => Some(*one),
            ([], []) => {
                let kind_name = self.ir().kinds[kind].named.name.clone();
                let ends = |other: &str| other.ends_with(&format!("_{name}"));
                let twins: Vec<_> = self.ir().entries.iter().filter(|other| ends(&other.named.name)).map(|other| (other.named.span, format!("`{}`", other.named.name))).collect();
                if twins.len() > 1 {
                    self.report(error::ambiguous(span, name, &twins));
                } else {
                    let near = error::nearest(name, self.ir().names.entries.keys().map(String::as_str));
                    self.report(error::unknown(span, name, &kind_name, near));
                }
                None
            }
            _ => {
                let list: Vec<_> = all.iter().map(|id| (self.ir().entries[*id].named.span, format!("the {} `{name}`", self.ir().kinds[self.ir().entries[*id].kind].named.name))).collect();
                self.report(error::ambiguous(span, name, &list));
                None
            }
        }
    }

    /// The value of a field of a known entry, else the value itself.
    pub(crate) fn field_constant(&self, value: &Expr) -> Option<Expr> {
        match &value.node {
            Node::Field { entry, field, .. } => {
                let Node::Entry(entry) = entry.node else { return None };
                self.ir().entries[entry].fields.get(*field)?.values.first().cloned()
            }
            _ => Some(value.clone()),
        }
    }
}
