//! Calls: formulas, tables, checks, procedures, dice, facts, sets, contexts.

use runebook_grammar::Span;
use runebook_grammar::tree::{Arg, Segment};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Expr, Field, FunctionKind, Node, Type};

impl Checker {
    /// `name(args)` as a value.
    pub(crate) fn call(&mut self, scope: &mut Scope, segment: &Segment, _want: Option<&Type>) -> Expr {
        let name = &segment.name.text;
        let args = segment.args.as_deref().unwrap_or(&[]);
        let span = args.last().map_or(segment.name.span, |arg| segment.name.span.to(arg.value.span));
        if let Some(function) = self.ir().names.functions.get(name).copied() {
            return self.call_function(scope, function, args, span);
        }
        if let Some(fact) = self.ir().names.facts.get(name).copied() {
            let question = &self.ir().facts[fact];
            let (params, ty, place) = (question.params.clone(), question.ty.clone(), question.named.span);
            let args = self.args(scope, name, &params, args, segment.name.span, place);
            return Expr::new(Node::Fact { fact, args }, ty, span);
        }
        if let Some(set) = self.ir().names.sets.get(name).copied() {
            let question = &self.ir().sets[set];
            let (params, ty, place) = (question.params.clone(), question.ty.clone(), question.named.span);
            let ty = Type::Set(Box::new(ty), question.at_most);
            let args = self.args(scope, name, &params, args, segment.name.span, place);
            return Expr::new(Node::Set { set, args }, ty, span);
        }
        if let Some(context) = self.ir().names.contexts.get(name).copied() {
            return self.new_context(scope, context, args, segment.name.span, span);
        }
        let near = {
            let names = &self.ir().names;
            error::nearest(name, names.functions.keys().chain(names.facts.keys()).chain(names.sets.keys()).chain(names.contexts.keys()).chain(names.events.keys()).chain(names.commands.keys()).map(String::as_str))
        };
        self.report(error::unknown(segment.name.span, name, "rule", near));
        for arg in args {
            self.value(scope, &arg.value, None);
        }
        Expr::bad(span)
    }

    /// A new context with its roles and the first values of its fields.
    fn new_context(&mut self, scope: &mut Scope, context: usize, args: &[Arg], name: Span, span: Span) -> Expr {
        let found = &self.ir().contexts[context];
        let (roles, title, place) = (found.roles.clone(), found.named.name.clone(), found.named.span);
        let count = found.role_count;
        let mut values = self.args(scope, &title, &roles[..count], args, name, place);
        for field in &roles[count..] {
            values.push(field.default.clone().unwrap_or_else(|| Expr::whole(0, span)));
        }
        Expr::new(Node::NewContext { context, values }, Type::Context(context), span)
    }

    /// A call of a function as a value.
    pub(crate) fn call_function(&mut self, scope: &mut Scope, function: usize, args: &[Arg], span: Span) -> Expr {
        let found = &self.ir().functions[function];
        let (kind, params, name, place) = (found.kind, found.params.clone(), found.named.name.clone(), found.named.span);
        let args = self.args(scope, &name, &params, args, span, place);
        let ty = match kind {
            FunctionKind::Formula | FunctionKind::Table => {
                self.ensure(function);
                self.ir().functions[function].value.as_ref().map_or(Type::Any, |value| value.ty.clone())
            }
            FunctionKind::Chance => Type::Chance,
            FunctionKind::Check | FunctionKind::Procedure | FunctionKind::Die => {
                if !scope.rolls {
                    self.report(error::no_dice_here(span, scope.place));
                }
                Type::Record(function)
            }
            FunctionKind::Process | FunctionKind::Plan | FunctionKind::Tick => Type::Record(function),
        };
        Expr::new(Node::Call { function, args }, ty, span)
    }

    /// Arguments by place or by name; defaults fill what is left out.
    pub(crate) fn args(&mut self, scope: &mut Scope, name: &str, params: &[Field], args: &[Arg], span: Span, declared: Span) -> Vec<Expr> {
        let wanted: Vec<String> = params.iter().map(|param| param.named.name.clone()).collect();
        let mut values: Vec<Option<Expr>> = vec![None; params.len()];
        let mut next = 0;
        let mut wrong = false;
        for arg in args {
            let at = match &arg.name {
                Some(name) => match wanted.iter().position(|param| *param == name.text) {
                    Some(at) => at,
                    None => {
                        let near = error::nearest(&name.text, wanted.iter().map(String::as_str));
                        self.report(error::unknown(name.span, &name.text, "parameter", near));
                        continue;
                    }
                },
                None => {
                    next += 1;
                    next - 1
                }
            };
            match params.get(at) {
                Some(param) => values[at] = Some(self.value_of(scope, &arg.value, &param.ty)),
                None => wrong = true,
            }
        }
        let missing = values.iter().zip(params).any(|(value, param)| value.is_none() && param.default.is_none());
        if wrong || missing {
            self.report(error::arguments(span, name, &wanted, declared));
        }
        values.into_iter().zip(params).map(|(value, param)| value.or_else(|| param.default.clone()).unwrap_or_else(|| Expr::bad(span))).collect()
    }
}
