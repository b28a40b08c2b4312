//! Names of an entry: its constants, read when they are first named, whatever their order; and its parameters.

use std::sync::Arc;

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ChooseFrom, Name, Stmt, StmtKind};

use crate::check::{Checker, MOST_DEEP, Of, Whose};
use crate::error::{self, Circle};
use crate::ir::{Cell, CellKind, Constant, EntryId, Expr, Node, Parameter};
use crate::resolve::named;

/// A `let` or a parameter of an entry, or of its kind, until it is read.
#[derive(Clone, Debug)]
pub(crate) struct Pending {
    name: Name,
    what: What,
    of_kind: bool,
    /// While its own value is being read: where that names the next constant.
    running: Option<Span>,
}

#[derive(Clone, Debug)]
enum What {
    Constant { ty: Option<Box<tree::TypeExpr>>, value: Box<tree::Expr> },
    Parameter { filter: Option<Box<tree::Expr>> },
}

impl Pending {
    const fn waits(&self) -> bool {
        matches!(self.what, What::Constant { .. }) && self.running.is_none()
    }
}

impl Checker {
    /// Takes note of what every entry names, so that any rule can read it.
    pub(super) fn announce_all(&mut self) {
        self.shared = Arc::new(self.kind_bodies());
        let bodies = self.shared.clone();
        for entry in 0..self.ir().entries.len() {
            let kind = self.ir().entries[entry].kind;
            let written = self.model.entries[entry].clone();
            let of = Of::Head(Whose::Entry(entry));
            self.aside(of, |checker| checker.announce_names(entry, &bodies[kind], &written));
        }
    }

    /// A name given twice is reported; a constant of the kind gives way to one of the entry.
    pub(super) fn announce_names(&mut self, entry: EntryId, shared: &[Stmt], written: &tree::Entry) {
        let mut all: Vec<Pending> = Vec::new();
        let statements = shared.iter().map(|stmt| (stmt, true)).chain(written.body.iter().map(|stmt| (stmt, false)));
        for (stmt, of_kind) in statements {
            let Some(new) = self.pending(entry, stmt, of_kind) else { continue };
            match all.iter().find(|other| other.name.text == new.name.text && other.of_kind == of_kind) {
                Some(first) => {
                    let first = first.name.span;
                    self.report(error::said_twice(new.name.span, &format!("`{}`", new.name.text), first));
                }
                None => all.push(new),
            }
        }
        self.waiting.insert(entry, all);
    }

    fn pending(&mut self, entry: EntryId, stmt: &Stmt, of_kind: bool) -> Option<Pending> {
        let (name, what) = match &stmt.kind {
            StmtKind::Let { name, each: None, ty, value } => {
                (name, What::Constant { ty: ty.clone(), value: Box::new(value.clone()) })
            }
            StmtKind::Choose { name, from: ChooseFrom::Type(ty), filter, .. } => {
                self.parameter(entry, name, ty);
                (name, What::Parameter { filter: filter.clone() })
            }
            _ => return None,
        };
        Some(Pending { name: name.clone(), what, of_kind, running: None })
    }

    /// Reads all constants of an entry, and what its parameters may be.
    pub(super) fn names_of(&mut self, entry: EntryId) {
        while let Some(at) = self.waiting.get(&entry).and_then(|all| all.iter().position(Pending::waits)) {
            self.constant(entry, at);
        }
        self.entry_mut(entry).constants.shrink_to_fit();
        for pending in self.waiting.remove(&entry).unwrap_or_default() {
            if let What::Parameter { filter: Some(filter) } = pending.what {
                self.filter(entry, &pending.name, &filter);
            }
        }
    }

    /// Reads the constant of this name if it waits to be read; false if it is being read already: it needs itself.
    pub(crate) fn ready(&mut self, entry: EntryId, name: &str, place: Span) -> bool {
        let Some(all) = self.waiting.get_mut(&entry) else { return true };
        let waits = all.iter().rposition(|pending| pending.name.text == name && pending.waits());
        let running = all.iter().position(|pending| pending.name.text == name && pending.running.is_some());
        if waits.is_none() && running.is_none() {
            return true;
        }
        if let Some(reader) = all.iter_mut().rfind(|pending| pending.running.is_some()) {
            reader.running = Some(place);
        }
        let known = self.ir().entries[entry].constants.iter().any(|constant| constant.named.name == name);
        match (waits, running) {
            // what is wrong with it is found of its own entry, whoever asks first
            (Some(at), _) => self.aside(Of::Head(Whose::Entry(entry)), |checker| checker.constant(entry, at)),
            (None, Some(from)) if !known => {
                self.constant_cycle(entry, from);
                return false;
            }
            (None, _) => {}
        }
        true
    }

    fn constant_cycle(&mut self, entry: EntryId, from: usize) {
        let Some(all) = self.waiting.get(&entry) else { return };
        let way = all[from..].iter().filter_map(|pending| Some((pending.name.text.clone(), pending.running?)));
        let (names, places) = way.unzip();
        self.report(error::cycle(&Circle { names, places, turned: 0 }));
    }

    fn constant(&mut self, entry: EntryId, at: usize) {
        let Some(all) = self.waiting.get_mut(&entry) else { return };
        // those being read stand at the end, the innermost last
        let mut pending = all.remove(at);
        pending.running = Some(pending.name.span);
        all.push(pending.clone());
        self.depth += 1;
        if self.depth > MOST_DEEP {
            self.report(error::too_deep(pending.name.span, &pending.name.text, MOST_DEEP));
            let (named, value) = (named(&pending.name, None, 0), Expr::bad(pending.name.span));
            self.entry_mut(entry).constants.push(Constant { named, value, of_kind: pending.of_kind });
        } else if let What::Constant { ty, value } = &pending.what {
            let mut scope = self.holder_scope(entry, "a constant");
            let value = match ty {
                Some(ty) => {
                    let ty = self.model.ty(ty);
                    self.value_of(&mut scope, value, &ty)
                }
                None => self.value(&mut scope, value, None),
            };
            let named = named(&pending.name, None, 0);
            self.entry_mut(entry).constants.push(Constant { named, value, of_kind: pending.of_kind });
        }
        self.depth -= 1;
        if let Some(all) = self.waiting.get_mut(&entry) {
            all.pop();
        }
    }

    fn parameter(&mut self, entry: EntryId, name: &Name, ty: &tree::TypeExpr) {
        let ty = self.model.ty(ty);
        let cell = self.ir().cells.len();
        let shown = named(name, None, 0);
        let found = &self.ir().entries[entry];
        // saves know it by its entry's old name, and by its own
        let (full, was) =
            (format!("{}.{}", found.named.name, name.text), format!("{}.{}", found.known_as(), shown.known_as()));
        let was = (was != full).then(|| was.into());
        self.model.ir.cells.push(Cell {
            named: crate::ir::Named { name: full, was, ..shown.clone() },
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
        self.entry_mut(entry).parameters.push(Parameter { named: shown, ty, filter: None, cell });
    }

    fn filter(&mut self, entry: EntryId, name: &Name, filter: &tree::Expr) {
        let parameters = &self.ir().entries[entry].parameters;
        let Some(at) = parameters.iter().position(|parameter| parameter.named.span == name.span) else { return };
        let ty = parameters[at].ty.clone();
        let mut scope = self.holder_scope(entry, "a choice");
        scope.add(&name.text, ty, name.span);
        let filter = self.condition(&mut scope, filter);
        self.entry_mut(entry).parameters[at].filter = Some(filter);
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
