//! Values that no name here stands for: what was meant instead.

use std::collections::BTreeMap;

use std::collections::BTreeSet;

use runebook_grammar::tree::Segment;

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Expr, StatOwner, Type};
use crate::resolve::lookup;

impl Checker {
    /// Reports a word that means nothing here. `want` is the type its place has.
    pub(crate) fn unknown_value(&mut self, scope: &Scope, segment: &Segment, want: Option<&Type>) {
        let name = &segment.name;
        let later = |(later, place): &&(String, _)| *later == name.text && (scope.replaces || *place >= name.span);
        if let Some((_, place)) = scope.later.iter().find(later) {
            self.report(error::not_yet(name.span, &name.text, *place));
            return;
        }
        if self.needs_arguments(segment) {
            return;
        }
        if scope.you.is_some_and(|you| self.has_member(&scope.locals[you].ty, &name.text)) {
            let found = error::unknown(name.span, &name.text, "value", None);
            let yours = format!("your {}", name.text);
            self.report(found.help(format!("write `{yours}` for your own")).replace(name.span, yours));
            return;
        }
        if self.of_whom(scope, segment) {
            return;
        }
        if runebook_grammar::is_unclear(&name.text) {
            self.report(runebook_grammar::unclear_dice(name.span, &name.text));
            return;
        }
        let (kind, of_kind) = self.wanted(want);
        let near = error::nearest(&name.text, of_kind.iter().map(String::as_str));
        let near = near.or_else(|| error::nearest(&name.text, self.known(scope).into_iter()));
        self.no_such(name, &kind, near);
    }

    /// A member of an entity or a context, named without whose it is.
    fn of_whom(&mut self, scope: &Scope, segment: &Segment) -> bool {
        let name = &segment.name;
        let Some((is, declared)) = lookup::member(self.ir(), &name.text) else { return false };
        let has = |local: &usize| self.has_member(&scope.locals[*local].ty, &name.text);
        let owners = scope.visible.iter().filter(|(_, local)| has(local));
        let options: Vec<String> = owners.map(|(owner, _)| format!("{owner}.{}", name.text)).collect();
        self.report(error::of_whom(name.span, &name.text, &error::article(is), &options, declared));
        true
    }

    /// A rule that takes arguments, named without them.
    fn needs_arguments(&mut self, segment: &Segment) -> bool {
        let (name, ir) = (&segment.name.text, self.ir());
        let question = ir
            .names
            .facts
            .get(name)
            .map(|id| &ir.facts[*id])
            .or_else(|| ir.names.sets.get(name).map(|id| &ir.sets[*id]));
        let function = ir.names.functions.get(name).map(|id| &ir.functions[*id]);
        let context = ir.names.contexts.get(name).map(|id| &ir.contexts[*id]);
        let (params, declared) = match (function, question, context) {
            (Some(function), ..) => (function.params.clone(), function.named.span),
            (None, Some(question), _) => (question.params.clone(), question.named.span),
            (None, None, Some(context)) => (context.roles[..context.role_count].to_vec(), context.named.span),
            (None, None, None) => return false,
        };
        self.wrong_arguments(segment.name.span, &segment.name.text, &params, declared);
        true
    }

    /// What a place wants, in a word, and the names that would fit.
    fn wanted(&self, want: Option<&Type>) -> (String, Vec<String>) {
        let ir = self.ir();
        match want {
            Some(Type::Member(id)) => {
                let found = &ir.enums[*id];
                (found.named.name.clone(), found.members.iter().map(|member| member.name.clone()).collect())
            }
            Some(Type::Entry(id)) => {
                let (first, end) = ir.kinds[*id].entries;
                let names = ir.entries[first..end].iter().map(|entry| entry.named.name.clone());
                (ir.kinds[*id].named.name.clone(), names.collect())
            }
            Some(Type::StatName(entity)) => {
                let stats = ir.names.stats.get(&(false, *entity)).into_iter().flat_map(BTreeMap::keys);
                ("stat".to_owned(), stats.cloned().collect())
            }
            Some(Type::EventName) => ("event".to_owned(), ir.names.events.keys().cloned().collect()),
            _ => ("value".to_owned(), Vec::new()),
        }
    }

    /// All names that could stand for a value here.
    fn known<'a>(&'a self, scope: &'a Scope) -> BTreeSet<&'a str> {
        let names = &self.ir().names;
        let mut all: BTreeSet<&str> = scope.visible.iter().map(|(name, _)| name.as_str()).collect();
        all.extend(names.entries.keys().chain(names.members.keys()).chain(names.functions.keys()).map(String::as_str));
        all.extend(scope.constants.iter().map(|constant| constant.named.name.as_str()));
        for (_, context) in &scope.contexts {
            all.extend(self.member_names(&Type::Context(*context)));
        }
        if let Some((_, entity)) = scope.implicit {
            all.extend(self.member_names(&Type::Entity(entity)));
        }
        if let Some(this) = scope.this {
            let entry = &self.ir().entries[this];
            all.extend(entry.constants.iter().map(|constant| constant.named.name.as_str()));
            all.extend(self.ir().kinds[entry.kind].fields.iter().map(|field| field.named.name.as_str()));
        }
        if scope.scene.is_some() {
            all.extend(names.characters.keys().map(String::as_str));
        }
        all
    }

    /// A word after `is` that is no quality of what stands before it, and no value either. True if that was reported.
    pub(crate) fn unknown_quality(&mut self, scope: &mut Scope, left: &Expr, segment: &Segment) -> bool {
        let name = &segment.name;
        let ir = self.ir();
        let (kind, known): (String, Vec<String>) = match left.ty {
            Type::Entity(entity) => {
                let stats = ir.names.stats.get(&(false, entity)).into_iter().flatten();
                let flags = stats.filter(|(_, id)| ir.stats[**id].ty == Type::YesNo).map(|(name, _)| name.clone());
                ("flag or status".to_owned(), flags.chain(ir.names.statuses.keys().cloned()).collect())
            }
            Type::Entry(kind) => {
                let traits = ir.kinds[kind].fields.iter().filter_map(|field| match &field.ty {
                    Type::Set(inner, _) => match **inner {
                        Type::Member(id) => Some(ir.enums[id].members.iter().map(|member| member.name.clone())),
                        _ => None,
                    },
                    _ => None,
                });
                let (name, names) = self.wanted(Some(&Type::Entry(kind)));
                (name, names.into_iter().chain(traits.flatten()).collect())
            }
            _ => return false,
        };
        if self.stands_for(scope, segment) {
            return false;
        }
        let near = error::nearest(&name.text, known.iter().map(String::as_str));
        self.no_such(name, &kind, near);
        true
    }

    /// Whether a word stands for some value here.
    fn stands_for(&mut self, scope: &mut Scope, segment: &Segment) -> bool {
        let name = segment.name.text.as_str();
        let names = &self.ir().names;
        let everywhere = matches!(name, "yes" | "no" | "none" | "your" | "you")
            || names.entries.contains_key(name)
            || names.members.contains_key(name)
            || names.functions.contains_key(name)
            || (scope.scene.is_some() && names.characters.contains_key(name))
            || (scope.scene.is_some() && names.events.contains_key(name));
        everywhere || self.scoped(scope, segment).is_some()
    }

    /// The stats of an entity that are yes or no.
    pub(crate) fn flags(&self, entity: usize) -> Vec<String> {
        let stats =
            self.ir().stats.iter().filter(|stat| stat.owner == StatOwner::Entity(entity) && stat.ty == Type::YesNo);
        stats.map(|stat| stat.named.name.clone()).collect()
    }
}
