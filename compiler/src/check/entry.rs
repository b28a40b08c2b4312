//! Entries: fields, constants, conditions of learning, price, rules, prose.

use runebook_grammar::tree::{self, ChooseFrom, ItemKind, Stmt, StmtKind};

use crate::check::act::both;
use crate::check::standing::Owner;
use crate::check::{Checker, Of, Scope, Whose};
use crate::error;
use crate::ir::{EntryId, Gate, Image, Source, Type};

impl Checker {
    /// Fields and constants: what rules of the entries and of their statuses may name.
    pub(super) fn constants(&mut self) {
        for entry in 0..self.ir().entries.len() {
            let kind = self.ir().entries[entry].kind;
            let written = self.model.entries[entry].clone();
            self.aside(Of::Head(Whose::Entry(entry)), |checker| checker.fields(entry, kind, &written));
        }
        for entry in 0..self.ir().entries.len() {
            self.aside(Of::Head(Whose::Entry(entry)), |checker| checker.names_of(entry));
        }
    }

    /// The statements of each kind that every entry of it shares.
    pub(super) fn kind_bodies(&self) -> Vec<Vec<Stmt>> {
        let mut all = vec![Vec::new(); self.ir().kinds.len()];
        for placed in self.model.items.iter() {
            let ItemKind::Kind { name, body, .. } = &placed.item.kind else { continue };
            let shared = body.iter().filter(|stmt| {
                !matches!(stmt.kind, StmtKind::FieldDecl { .. } | StmtKind::Notation(_) | StmtKind::Bad)
            });
            all[self.ir().names.kinds[&name.text]] = shared.cloned().collect();
        }
        all
    }

    pub(super) fn holder_scope(&self, entry: EntryId, place: &'static str) -> Scope {
        let mut scope = Scope::standing(Type::Entity(0), place);
        scope.this = Some(entry);
        scope
    }

    /// The rules of an entry.
    pub(super) fn entry(&mut self, entry: EntryId, written: &tree::Entry) {
        let shared = self.shared.clone();
        let shared = &shared[self.ir().entries[entry].kind];
        let every = self.ir().kinds[self.ir().entries[entry].kind].held_by_every;
        let owner = Owner {
            source: Source::Entry(entry),
            gate: if every.is_some() { Gate::Open } else { Gate::Entry(entry) },
            name: format!("{}.{}", self.kind_known_as(entry), self.ir().entries[entry].known_as()),
            entity: every.unwrap_or(0),
            context: None,
            around: Vec::new(),
            band: None,
        };
        for stmt in shared.iter().chain(&written.body) {
            if !self.about(entry, stmt) && !self.standing(&owner, stmt) && !self.happening(&owner, stmt) {
                self.out_of_place(stmt, "an entry");
            }
        }
        self.placeholders(entry);
    }

    /// The name that ids know the kind of an entry by.
    fn kind_known_as(&self, entry: EntryId) -> &str {
        self.ir().kinds[self.ir().entries[entry].kind].named.known_as()
    }

    /// What an entry says about itself; false if the statement is a rule.
    fn about(&mut self, entry: EntryId, stmt: &Stmt) -> bool {
        self.prose_once(entry, stmt);
        let found = self.entry_mut(entry);
        match &stmt.kind {
            StmtKind::Let { each: Some(_), .. } => {
                let help = "compute it in the body that goes through the members";
                self.report(error::misplaced(stmt.span, "a value per member", "an entry", help));
            }
            StmtKind::Let { .. }
            | StmtKind::Field { .. }
            | StmtKind::Bad
            | StmtKind::Allow { .. }
            | StmtKind::Status(_) => {}
            StmtKind::Choose { from: ChooseFrom::Type(_), .. } => {}
            StmtKind::Text(text) => found.text = Some((text.text.clone(), text.span)),
            StmtKind::Says(text) => found.says = Some((text.text.clone(), text.span)),
            StmtKind::Note(text) => found.notes.push((text.text.clone(), text.span)),
            StmtKind::Image(image) => found.image = Some(Image::from(&**image)),
            StmtKind::Draft(word) => {
                found.draft |= word.text == "draft";
                found.hidden |= word.text == "draft";
                self.one_of(word, "`status`", &["draft", "released", "deprecated"]);
            }
            StmtKind::Audience(word) => {
                found.hidden |= word.text == "gm";
                self.one_of(word, "`audience`", &["gm", "players"]);
            }
            StmtKind::Requires(cond) => {
                let mut scope = self.holder_scope(entry, "`requires`");
                let cond = self.condition(&mut scope, cond);
                self.entry_mut(entry).requires.push(cond);
            }
            StmtKind::Needs(needs) => {
                let needs = self.needs(entry, needs);
                let found = self.entry_mut(entry);
                found.needs = both(found.needs.take(), Some(needs));
            }
            StmtKind::NeedsWaived(when) => {
                let mut scope = self.holder_scope(entry, "`needs waived`");
                self.entry_mut(entry).needs_waived = self.when(&mut scope, when);
            }
            StmtKind::Bought(bought) => {
                let mut scope = self.holder_scope(entry, "a price");
                self.entry_mut(entry).price = self.price(&mut scope, 0, bought);
            }
            _ => return false,
        }
        true
    }

    /// A second `text` or `says` would replace the first without a word.
    fn prose_once(&mut self, entry: EntryId, stmt: &Stmt) {
        let found = &self.ir().entries[entry];
        let (word, first, place) = match &stmt.kind {
            StmtKind::Text(text) => ("`text`", &found.text, text.span),
            StmtKind::Says(text) => ("`says`", &found.says, text.span),
            StmtKind::Image(image) => {
                let first = found.image.as_ref().map(|first| first.span);
                return first.into_iter().for_each(|first| {
                    self.report(error::said_twice(image.path.span, "`image`", first));
                });
            }
            _ => return,
        };
        if let Some((_, first)) = first {
            let first = *first;
            self.report(error::said_twice(place, word, first));
        }
    }
}
