//! `given`: how a character of a test starts, and what the game answers there.

use runebook_grammar::tree::{self, Stmt, StmtKind};

use crate::check::{Checker, Scope, words};
use crate::error;
use crate::ir::{Expr, Node, Said, Type};

impl Checker {
    /// `given hero { strength 3 }`, `given can_see(hero, dummy) is no`.
    pub(crate) fn given(&mut self, scope: &mut Scope, stmt: &Stmt, said: &mut Vec<Said>) {
        match &stmt.kind {
            StmtKind::Given { who, body } => {
                let Some(value) = self.character(scope, &who.text, who.span) else {
                    let near = error::nearest(&who.text, self.ir().names.characters.keys().map(String::as_str));
                    self.no_such(who, "character", near);
                    return;
                };
                let Node::Character(at) = value.node else { return };
                let Some(mut changed) = scope.scene.as_ref().map(|scene| scene[at].clone()) else { return };
                self.changed_body(scope, &mut changed, body);
                if let Some(scene) = &mut scope.scene {
                    scene[at] = changed;
                }
            }
            StmtKind::GivenFact { call, values } => {
                let call = self.value(scope, call, None);
                let (set, question, args) = match call.node {
                    Node::Fact { fact, args } => (false, fact, args),
                    Node::Set { set, args } => (true, set, args),
                    _ => {
                        if !matches!(call.ty, Type::Any) {
                            let found = words::type_words(self.ir(), &call.ty);
                            let help = "what someone starts with stands in braces: `given hero { strength 3 }`";
                            self.report(error::mismatch(call.span, &found, "a fact or a set", Some(help)));
                        }
                        return;
                    }
                };
                let values =
                    if set { self.listed(scope, question, values) } else { self.answered(scope, question, values) };
                said.push(Said { set, question, args, values });
            }
            _ => {}
        }
    }

    /// The members of a set that a test says; `none` alone is an empty one.
    fn listed(&mut self, scope: &mut Scope, set: usize, values: &[tree::Expr]) -> Vec<Expr> {
        let found = &self.ir().sets[set];
        let (ty, most, declared) = (found.ty.clone(), usize::from(found.at_most), found.named.span);
        let members: Vec<Expr> = values.iter().map(|value| self.value_of(scope, value, &ty)).collect();
        if let [only] = members.as_slice()
            && matches!(only.node, Node::None)
        {
            return Vec::new();
        }
        self.named_once(&members);
        if let Some(beyond) = members.get(most) {
            let name = self.ir().sets[set].named.name.clone();
            self.report(error::too_many(beyond.span, &name, members.len(), most, declared));
        }
        members
    }

    /// The one answer of a fact.
    fn answered(&mut self, scope: &mut Scope, fact: usize, values: &[tree::Expr]) -> Vec<Expr> {
        let (ty, named) = (self.ir().facts[fact].ty.clone(), self.ir().facts[fact].named.clone());
        if let Some(second) = values.get(1) {
            self.report(error::too_many(second.span, &named.name, values.len(), 1, named.span));
        }
        values.first().map(|value| self.value_of(scope, value, &ty)).into_iter().collect()
    }
}
