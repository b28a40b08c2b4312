//! Outer contexts: `within assault`, `once per assault`; and marks that a clock clears: `once per turn`.

use runebook_grammar::tree;

use crate::check::standing::Owner;
use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Cell, CellKind, ContextId, Once, Type, Within};
use crate::resolve::named;

impl Checker {
    /// The outer context of a trigger: named by `within`, or else by `once per`. It is the event's own where that brings one.
    pub(super) fn around(
        &mut self,
        scope: &mut Scope,
        (event, role): (usize, Option<&str>),
        within: Option<&tree::Name>,
        once: Option<Once>,
    ) -> Option<Within> {
        let context = match (within, once) {
            (Some(name), _) => self.context_named(name)?,
            (None, Some(Once::Context(context))) => context,
            (None, Some(Once::Clock(..)) | None) => return None,
        };
        let params = &self.ir().events[event].params;
        if let Some(local) = params.iter().position(|param| param.ty == Type::Context(context)) {
            if let Some(name) = within {
                let declared = self.ir().events[event].named.clone();
                let help = format!("leave `within {}` out: the event brings it", name.text);
                let report = error::misplaced(name.span, "`within`", &format!("`on {}`", declared.name), &help);
                self.report(report.and(declared.span, "declared here"));
            }
            return Some(Within { context, local, role: None, said: false });
        }
        if let (Some(name), Some(Once::Context(other))) = (within, once)
            && other != context
        {
            let help = format!("write `once per {}`, or leave `within` out", name.text);
            self.report(error::unsaid(name.span, "two outer contexts are asked for, and one is found", &help));
        }
        let (name, span) = match within {
            Some(name) => (name.text.clone(), name.span),
            None => (self.ir().contexts[context].named.name.clone(), crate::resolve::NOWHERE),
        };
        let local = scope.add(&name, Type::Context(context), span);
        Some(Within { context, local, role: self.same_role(context, role), said: within.is_some() })
    }

    /// The outer context of a replacement.
    pub(super) fn outer(&mut self, scope: &mut Scope, name: &tree::Name, role: Option<&str>) -> Option<Within> {
        let context = self.context_named(name)?;
        let local = scope.add(&name.text, Type::Context(context), name.span);
        Some(Within { context, local, role: self.same_role(context, role), said: true })
    }

    fn context_named(&mut self, name: &tree::Name) -> Option<ContextId> {
        let found = self.ir().names.contexts.get(&name.text).copied();
        if found.is_none() {
            let near = error::nearest(&name.text, self.ir().names.contexts.keys().map(String::as_str));
            self.no_such(name, "context", near);
        }
        found
    }

    /// Someone's role in a context that has one of this name.
    fn same_role(&self, context: ContextId, role: Option<&str>) -> Option<usize> {
        let context = &self.ir().contexts[context];
        let mut roles = context.roles[..context.role_count].iter();
        roles.position(|found| Some(found.named.name.as_str()) == role && matches!(found.ty, Type::Entity(_)))
    }

    /// `once per turn`, `once per assault`.
    pub(super) fn once(&mut self, owner: &Owner, often: &tree::Name) -> Option<Once> {
        let clock = crate::check::clock(self.ir(), &often.text);
        if clock.is_none()
            && let Some(context) = self.ir().names.contexts.get(&often.text).copied()
        {
            return Some(Once::Context(context));
        }
        let id = self.clock_named(often)?;
        let cell = self.ir().cells.len();
        let before = self.reactions_of(owner.source);
        let name = tree::Name::new(format!("{}.once.{before}", owner.name), often.span);
        self.model.ir.cells.push(Cell {
            named: named(&name, None, 0),
            entity: owner.entity,
            kind: CellKind::Once(id),
            ty: Type::WHOLE,
            index: None,
            size: 1,
            low: None,
            high: None,
            start: None,
            bought: None,
            ticks: Vec::new(),
        });
        Some(Once::Clock(id, cell))
    }
}
