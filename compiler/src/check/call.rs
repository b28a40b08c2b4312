//! Calls: formulas, tables, checks, procedures, dice, facts, sets, contexts.

use runebook_grammar::Span;
use runebook_grammar::tree::{Arg, Segment};

use crate::check::{Checker, Scope};
use crate::error;
use crate::ir::{Expr, Field, FunctionKind, Node, Type};
use crate::resolve::lookup;

impl Checker {
    /// `name(args)` as a value.
    pub(crate) fn call(&mut self, scope: &mut Scope, segment: &Segment, _want: Option<&Type>) -> Expr {
        let name = &segment.name.text;
        let args = segment.args.as_deref().unwrap_or(&[]);
        let span = args.last().map_or(segment.name.span, |arg| segment.name.span.to(arg.value.span));
        if self.clash(segment) {
            return Expr::bad(span);
        }
        if let Some(function) = self.ir().names.functions.get(name).copied() {
            return Expr { span, ..self.call_function(scope, function, args, segment.name.span) };
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
            error::nearest(
                name,
                names
                    .functions
                    .keys()
                    .chain(names.facts.keys())
                    .chain(names.sets.keys())
                    .chain(names.contexts.keys())
                    .chain(names.events.keys())
                    .chain(names.commands.keys())
                    .map(String::as_str),
            )
        };
        self.no_such(&segment.name, "rule", near);
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
        let (kind, params, name, place) =
            (found.kind, found.params.clone(), found.named.name.clone(), found.named.span);
        if let Some(caller) = scope.function {
            self.calls.push((caller, function, span));
        }
        let args = self.args(scope, &name, &params, args, span, place);
        let ty = match kind {
            FunctionKind::Formula | FunctionKind::Table => {
                if kind == FunctionKind::Table {
                    self.ensure(function);
                }
                self.ir().functions[function].value.as_ref().map_or(Type::Any, |value| value.ty.clone())
            }
            FunctionKind::Chance => Type::Chance,
            FunctionKind::Check | FunctionKind::Procedure | FunctionKind::Action | FunctionKind::Die => {
                if !scope.rolls {
                    self.report(error::no_dice_here(span, scope.place));
                }
                Type::Record(function)
            }
            FunctionKind::Process | FunctionKind::Plan | FunctionKind::Tick => {
                let fits = if kind == FunctionKind::Process { scope.expected } else { scope.scene.is_some() };
                if !fits {
                    let what = format!("the {} `{name}`", lookup::words(kind));
                    let place = if scope.scene.is_some() { "a question about a value" } else { scope.place };
                    let help = format!("tests and figures ask the odds how many ticks it takes: `expected {name}(…)`");
                    self.report(error::misplaced(span, &what, place, &help));
                    return Expr::bad(span);
                }
                Type::Record(function)
            }
        };
        Expr::new(Node::Call { function, args }, ty, span)
    }

    /// Reports that a call does not give what is taken.
    pub(crate) fn wrong_arguments(&mut self, span: Span, name: &str, params: &[Field], declared: Span) {
        let named = |needed: bool| {
            params.iter().filter(move |param| param.default.is_none() == needed).map(|param| param.named.name.clone())
        };
        let (wanted, optional): (Vec<String>, Vec<String>) = (named(true).collect(), named(false).collect());
        self.report(error::arguments(span, name, &wanted, &optional, declared));
    }

    /// Whether a called name is that of two rules: a clash lists both.
    fn clash(&mut self, segment: &Segment) -> bool {
        let (name, ir) = (&segment.name.text, self.ir());
        let function = ir.names.functions.get(name).map(|id| &ir.functions[*id]);
        let all = [
            (
                function.map_or("rule", |function| lookup::words(function.kind)),
                function.map(|function| &function.named),
            ),
            ("fact", ir.names.facts.get(name).map(|id| &ir.facts[*id].named)),
            ("set", ir.names.sets.get(name).map(|id| &ir.sets[*id].named)),
            ("context", ir.names.contexts.get(name).map(|id| &ir.contexts[*id].named)),
        ];
        let options = all.into_iter().filter_map(|(kind, named)| Some((named?.span, format!("the {kind} `{name}`"))));
        let mut options: Vec<(Span, String)> = options.collect();
        // a check brings a context of its own, from the same place
        options.dedup_by_key(|(place, _)| *place);
        if options.len() > 1 {
            self.report(error::ambiguous(segment.name.span, name, &options));
        }
        options.len() > 1
    }

    /// Arguments by place or by name; defaults fill what is left out.
    pub(crate) fn args(
        &mut self,
        scope: &mut Scope,
        name: &str,
        params: &[Field],
        args: &[Arg],
        span: Span,
        declared: Span,
    ) -> Vec<Expr> {
        let all: Vec<&str> = params.iter().map(|param| param.named.name.as_str()).collect();
        let mut values: Vec<Option<Expr>> = vec![None; params.len()];
        let mut next = 0;
        let (mut wrong, mut misspelled) = (false, false);
        if args.iter().filter(|arg| arg.name.is_none()).count() > params.len() {
            // which of them is one too many cannot be known: only their names are looked at
            for (at, arg) in args.iter().enumerate() {
                self.value(scope, &arg.value, params.get(at).map(|param| &param.ty));
            }
            self.wrong_arguments(span, name, params, declared);
            return params.iter().map(|_| Expr::bad(span)).collect();
        }
        for arg in args {
            let at = match &arg.name {
                Some(name) => match all.iter().position(|param| *param == name.text) {
                    Some(at) => at,
                    None => {
                        misspelled = true;
                        let near = error::nearest(&name.text, all.iter().copied());
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
                Some(param) => {
                    let value = self.value_of(scope, &arg.value, &param.ty);
                    self.in_range(&value, param.range, &param.ty, Some(param.named.span));
                    if let Some(first) = values[at].replace(value) {
                        self.report(error::said_twice(arg.value.span, &format!("`{}`", param.named.name), first.span));
                    }
                }
                None => wrong = true,
            }
        }
        let missing = values.iter().zip(params).any(|(value, param)| value.is_none() && param.default.is_none());
        if wrong || (missing && !misspelled) {
            self.wrong_arguments(span, name, params, declared);
        }
        values
            .into_iter()
            .zip(params)
            .map(|(value, param)| value.or_else(|| param.default.clone()).unwrap_or_else(|| Expr::bad(span)))
            .collect()
    }
}
