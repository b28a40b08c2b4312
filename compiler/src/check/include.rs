//! Sets built by rule, and what entries add to them: `allies include your familiar when …`.

use runebook_grammar::Span;
use runebook_grammar::tree::{self, When};

use crate::check::standing::Owner;
use crate::check::{Checker, Scope, fitted};
use crate::error;
use crate::ir::{Addition, Expr, LocalId, Node, Source, Type};

impl Checker {
    pub(super) fn include(
        &mut self,
        owner: &Owner,
        set: &tree::Name,
        role: Option<&tree::Name>,
        value: &tree::Expr,
        when: &When,
        span: Span,
    ) {
        let Some(id) = self.ir().names.sets.get(&set.text).copied() else {
            let near = error::nearest(&set.text, self.ir().names.sets.keys().map(String::as_str));
            self.no_such(set, "set", near);
            return;
        };
        if !self.by_rule(set) {
            let declared = self.ir().sets[id].named.span;
            let what = format!("an addition to `{}`", set.text);
            let help = format!("let a set be built by rule, and add to that: `set …: … at most … = {}(…)`", set.text);
            let place = "a set that the game lists";
            self.report(error::misplaced(set.span, &what, place, &help).and(declared, "it is declared here"));
            return;
        }
        let Some(role) = self.included_for(owner, id, set, role) else { return };
        let mut scope = self.addition_scope(owner, id, role);
        let when = self.all_conditions(&mut scope, owner, when);
        let value = self.value(&mut scope, value, None);
        let ty = self.ir().sets[id].ty.clone();
        let value = match value.ty {
            Type::Set(_, size) => self.fit(value, &Type::Set(Box::new(ty), size)),
            _ => self.fit(value, &ty),
        };
        self.model.ir.additions.push(Addition {
            source: owner.source,
            set: id,
            role,
            gate: owner.gate,
            when,
            value,
            locals: fitted(scope.locals),
            span,
        });
    }

    /// Whether a set is built by rule, rather than listed by the game.
    fn by_rule(&self, set: &tree::Name) -> bool {
        self.model.items.iter().any(|placed| match &placed.item.kind {
            tree::ItemKind::Set { name, rule, .. } => name.text == set.text && rule.is_some(),
            _ => false,
        })
    }

    /// The parameter of a set that is you.
    fn included_for(
        &mut self,
        owner: &Owner,
        set: usize,
        name: &tree::Name,
        role: Option<&tree::Name>,
    ) -> Option<LocalId> {
        let params = &self.ir().sets[set].params;
        let fits: Vec<LocalId> = (0..params.len()).filter(|at| params[*at].ty == Type::Entity(owner.entity)).collect();
        let names: Vec<String> = fits.iter().map(|at| params[*at].named.name.clone()).collect();
        if let Some(role) = role {
            let found = names.iter().position(|name| *name == role.text);
            if found.is_none() {
                self.report(error::wrong_role(role.span, &role.text, &name.text, &names));
            }
            return found.map(|at| fits[at]);
        }
        if let [only] = fits.as_slice() {
            return Some(*only);
        }
        let ways: Vec<String> = names.iter().map(|role| format!("`{} as {role} include …`", name.text)).collect();
        let help = match ways.as_slice() {
            [] => format!("`{}` is a set of nobody's, so nobody can add to it", name.text),
            _ => format!("write {}", error::listed(&ways, "or")),
        };
        self.report(error::unsaid(name.span, "nothing says whose set this adds to", &help));
        None
    }

    fn addition_scope(&self, owner: &Owner, set: usize, role: LocalId) -> Scope {
        let mut scope = self.question_scope(&self.ir().sets[set].params, "an addition to a set");
        scope.you = Some(role);
        match owner.source {
            Source::Entry(entry) => scope.this = Some(entry),
            Source::Status(status) => {
                scope.constants.clone_from(&self.ir().statuses[status].constants);
                scope.this = self.ir().statuses[status].entry;
            }
            Source::Rules => scope.implicit = Some((role, owner.entity)),
        }
        scope
    }

    /// Reports sets that could come to hold more than they say.
    pub(super) fn overfull(&mut self) {
        let ir = self.ir();
        let mut found = Vec::new();
        for (id, set) in ir.sets.iter().enumerate() {
            let Some(rule) = &set.otherwise else { continue };
            let additions = ir.additions.iter().filter(|one| one.set == id);
            let all: usize = most(self, rule) + additions.clone().map(|one| most(self, &one.value)).sum::<usize>();
            if all > usize::from(set.at_most) {
                let name = &set.named.name;
                let message = format!("`{name}` can come to hold {all}, and says {} at most", set.at_most);
                let report = error::overfull(set.named.span, &message, all);
                found.push(additions.take(4).fold(report, |report, one| report.and(one.span, "this adds to it")));
            }
        }
        found.into_iter().for_each(|report| self.report(report));
    }
}

/// How many members a value has at most.
fn most(checker: &Checker, value: &Expr) -> usize {
    let ir = checker.ir();
    match &value.node {
        Node::SlotSet { cell, .. } => ir.cells[*cell].size,
        Node::AllEntries(kind) => ir.kinds[*kind].entries.1 - ir.kinds[*kind].entries.0,
        Node::AllMembers(id) => ir.enums[*id].members.len(),
        Node::Bad => 0,
        _ => match &value.ty {
            Type::Set(_, most) => usize::from(*most),
            _ => 1,
        },
    }
}
