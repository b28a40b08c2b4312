//! Statuses: counters, bands, stacking, ends, and the rules that hold while one is active.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_grammar::tree::{self, Stmt, StmtKind};

use crate::check::standing::Owner;
use crate::check::{Checker, Of, Scope, Whose};
use crate::error;
use crate::ir::{Act, ActKind, EntryId, Expr, Gate, Holder, Image, Node, Source, Stacks, Type};
use crate::resolve::named;

impl Checker {
    pub(super) fn statuses(&mut self) {
        let homes = self.homes();
        for id in 0..self.ir().statuses.len() {
            self.model.ir.statuses[id].entry = homes.get(&self.model.statuses[id].name).copied();
        }
        for id in 0..self.ir().statuses.len() {
            let written = self.model.statuses[id].clone();
            self.aside(Of::Head(Whose::Status(id)), |checker| checker.status(id, &written));
        }
    }

    /// The rules that hold while a status is active.
    pub(super) fn status_rules(&mut self, id: usize, written: &tree::Entry) {
        let owner = Owner {
            source: Source::Status(id),
            gate: Gate::Status(id),
            name: format!("status.{}", self.ir().statuses[id].known_as()),
            entity: 0,
            context: None,
            around: Vec::new(),
            band: None,
        };
        written.body.iter().for_each(|stmt| self.status_rule(id, &owner, stmt));
    }

    /// The entry that each status stands in.
    fn homes(&self) -> BTreeMap<tree::Name, EntryId> {
        let mut homes = BTreeMap::new();
        for (entry, written) in self.model.entries.iter().enumerate() {
            for stmt in &written.body {
                if let StmtKind::Status(status) = &stmt.kind {
                    homes.entry(status.name.clone()).or_insert(entry);
                }
            }
        }
        homes
    }

    /// What other rules may ask of a status.
    pub(super) fn status(&mut self, id: usize, written: &tree::Entry) {
        for stmt in &written.body {
            if let StmtKind::Let { name, value, .. } = &stmt.kind {
                let mut scope = Scope::at("a constant");
                scope.constants.clone_from(&self.ir().statuses[id].constants);
                let value = self.value(&mut scope, value, None);
                self.model.ir.statuses[id].constants.push(crate::ir::Constant {
                    named: named(name, None, 0),
                    value,
                    of_kind: false,
                });
            }
        }
        self.said_once(&written.body);
        for stmt in &written.body {
            self.status_head(id, stmt);
        }
        self.status_placeholders(id);
        self.bands_in_counter(id);
        if self.ir().statuses[id].stacks == Stacks::Unsaid {
            self.report(error::unsaid(
                written.name.span,
                format!("the status `{}` does not say what a second gain does", written.name.text).as_str(),
                "add `stacks adds`, `stacks longest`, `stacks strongest`, `stacks refreshes`, `stacks up to N` or `stacks not`",
            ));
        }
    }

    /// What a status says twice would be lost once.
    fn said_once(&mut self, body: &[Stmt]) {
        let word = |stmt: &Stmt| match stmt.kind {
            StmtKind::Counter { .. } => Some("`counter`"),
            StmtKind::Stacks { .. } => Some("`stacks`"),
            StmtKind::Text(_) => Some("`text`"),
            StmtKind::Image(_) => Some("`image`"),
            _ => None,
        };
        for (at, stmt) in body.iter().enumerate() {
            let first = body[..at].iter().find(|first| word(stmt).is_some() && word(first) == word(stmt));
            if let (Some(what), Some(first)) = (word(stmt), first) {
                self.report(error::said_twice(stmt.span, what, first.span));
            }
        }
    }

    fn status_head(&mut self, id: usize, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Counter { from, to } => {
                let mut scope = Scope::at("a counter");
                self.written_range(&(from.clone(), to.clone()));
                let from = self.constant_whole(&mut scope, from, "a counter's range");
                let to = self.constant_whole(&mut scope, to, "a counter's range");
                self.model.ir.statuses[id].counter = from.zip(to);
                if let Some((low, high)) = from.zip(to) {
                    // at 0 it has ended, so 0 is always among its values
                    let cell = self.ir().statuses[id].cells.0;
                    self.model.ir.cells[cell].low = Some(Expr::whole(low.min(0), stmt.span));
                    self.model.ir.cells[cell].high = Some(Expr::whole(high.max(0), stmt.span));
                }
            }
            StmtKind::Stacks { how, up_to } => {
                let up_to =
                    up_to.as_ref().and_then(|expr| self.constant_whole(&mut Scope::at("a bound"), expr, "a bound"));
                self.model.ir.statuses[id].stacks = match (how.text.as_str(), up_to) {
                    (_, Some(most)) => Stacks::UpTo(most),
                    ("adds", _) => Stacks::Adds,
                    ("longest", _) => Stacks::Longest,
                    ("strongest", _) => Stacks::Strongest,
                    ("refreshes", _) => Stacks::Refreshes,
                    ("not", _) => Stacks::Not,
                    _ => {
                        let near =
                            error::nearest(&how.text, ["adds", "longest", "strongest", "refreshes", "not"].into_iter());
                        self.no_such(how, "way to stack", near);
                        Stacks::Not
                    }
                };
            }
            StmtKind::Band { from, to, title, .. } => self.band(id, from, to, title.as_ref(), stmt),
            StmtKind::Text(text) => self.model.ir.statuses[id].text = Some((text.text.clone(), text.span)),
            StmtKind::Note(text) => self.model.ir.statuses[id].notes.push((text.text.clone(), text.span)),
            StmtKind::Image(image) => self.model.ir.statuses[id].image = Some(Image::from(&**image)),
            StmtKind::Each { body, .. } if is_decay(body) => {
                let mut scope = Scope::at("a status");
                let mut ticks = Vec::new();
                self.decay(&mut scope, stmt, &mut ticks);
                let cell = self.ir().statuses[id].cells.0;
                self.model.ir.cells[cell].ticks.clone_from(&ticks);
                self.model.ir.statuses[id].ticks = ticks;
            }
            _ => {}
        }
    }

    fn status_rule(&mut self, id: usize, owner: &Owner, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Band { body, .. } => self.band_rules(id, owner, body, stmt),
            StmtKind::EndsOn { event, role, when } => self.ends_on(id, owner, event, role.as_ref(), when, stmt),
            StmtKind::Each { body, .. } if is_decay(body) => {}
            StmtKind::Counter { .. }
            | StmtKind::Stacks { .. }
            | StmtKind::Text(_)
            | StmtKind::Let { .. }
            | StmtKind::Note(_)
            | StmtKind::Image(_)
            | StmtKind::Allow { .. }
            | StmtKind::Bad => {}
            _ => {
                if !self.standing(owner, stmt) && !self.happening(owner, stmt) {
                    self.out_of_place(stmt, "a status");
                }
            }
        }
    }

    fn band(&mut self, id: usize, from: &tree::Expr, to: &tree::Expr, title: Option<&tree::Str>, stmt: &Stmt) {
        let mut scope = Scope::at("a band");
        let (Some(low), Some(high)) =
            (self.constant_whole(&mut scope, from, "a band"), self.constant_whole(&mut scope, to, "a band"))
        else {
            return;
        };
        if low > high {
            self.report(error::empty_range(from.span.to(to.span), low, high));
        }
        let name = tree::Name::new(format!("{low}..{high}"), stmt.span);
        self.model.ir.statuses[id].bands.push((low, high, named(&name, title, 0)));
    }

    /// What holds while the counter is in a band; a band whose range could not be read is none.
    fn band_rules(&mut self, id: usize, owner: &Owner, body: &[Stmt], stmt: &Stmt) {
        let bands = &self.ir().statuses[id].bands;
        let Some((low, high, _)) = bands.iter().find(|(.., named)| named.span == stmt.span) else { return };
        let (low, high) = (*low, *high);
        let mut inner = owner.clone();
        inner.band = Some((self.ir().statuses[id].cells.0, low, high));
        for stmt in body {
            if !self.standing(&inner, stmt) && !self.happening(&inner, stmt) {
                self.out_of_place(stmt, "a band");
            }
        }
    }

    /// A band that lies outside the counter never holds.
    fn bands_in_counter(&mut self, id: usize) {
        let found = &self.ir().statuses[id];
        let Some((least, most)) = found.counter.filter(|(least, most)| least <= most) else { return };
        let outside = found.bands.iter().filter(|(low, high, _)| low <= high && (*low < least || *high > most));
        let place = found.named.span;
        let reports: Vec<_> = outside
            .map(|(low, high, band)| error::band_outside(band.span, (*low, *high), (least, most), place))
            .collect();
        reports.into_iter().for_each(|report| self.report(report));
    }

    /// `ends on shot as attacker`: a trigger that ends the status, but never in the dispatch that granted it.
    fn ends_on(
        &mut self,
        id: usize,
        owner: &Owner,
        event: &tree::Name,
        role: Option<&tree::Name>,
        when: &tree::When,
        stmt: &Stmt,
    ) {
        let path = tree::Path {
            span: event.span,
            segments: vec![tree::Segment { name: event.clone(), index: None, args: None }],
        };
        let before = self.ir().reactions.len();
        let on = Stmt {
            span: stmt.span,
            kind: StmtKind::On {
                within: None,
                event: path,
                role: role.cloned(),
                once: None,
                when: when.clone(),
                priority: None,
                body: Vec::new(),
            },
        };
        self.happening(owner, &on);
        let Some(reaction) = self.model.ir.reactions.get_mut(before).map(Arc::make_mut) else { return };
        let you = Expr::new(Node::Local(reaction.you), Type::Entity(owner.entity), stmt.span);
        reaction.body = vec![Act { kind: ActKind::Lose { who: you, status: id }, span: stmt.span }];
        let role = match reaction.holder {
            Holder::Role(role) => Some(role),
            Holder::Nobody | Holder::Owner | Holder::Audience => None,
        };
        let event = reaction.event;
        self.model.ir.statuses[id].ends_on.push((event, role));
    }
}

/// Whether the body of `each turn` says how a counter decays.
fn is_decay(body: &[Stmt]) -> bool {
    matches!(body.first().map(|stmt| &stmt.kind), Some(StmtKind::Toward { .. }))
}
