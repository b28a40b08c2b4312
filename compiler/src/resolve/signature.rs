//! Fields of kinds, roles of contexts, parameters of everything that is called.

use std::collections::BTreeMap;
use std::sync::Arc;

use runebook_grammar::Span;
use runebook_grammar::tree::{self, ItemKind, Param, StmtKind, TypeExpr};

use super::types::literal;
use super::{Model, named};
use crate::error;
use crate::ir::{Event, Field, Function, FunctionKind, Local, Named, Question, Type};

/// Fields of kinds and who holds their entries.
pub(super) fn kinds(model: &mut Model) {
    for index in 0..model.items.len() {
        let placed = model.items[index].clone();
        let ItemKind::Kind { name, held_by_every, body, .. } = &placed.item.kind else { continue };
        let id = model.ir.names.kinds[&name.text];
        if let Some(holder) = held_by_every {
            match model.ir.names.entities.get(&holder.text).copied() {
                Some(entity) => model.ir.kinds[id].held_by_every = Some(entity),
                None => {
                    let near = error::nearest(&holder.text, model.ir.names.entities.keys().map(String::as_str));
                    model.no_such(holder, "entity", near);
                }
            }
        }
        for stmt in body {
            match &stmt.kind {
                StmtKind::FieldDecl { name, ty, .. } => field_decl(model, id, placed.edition, name, ty),
                StmtKind::Notation(text) => model.ir.kinds[id].notation = Some(text.text.clone()),
                _ => {}
            }
        }
    }
}

fn field_decl(model: &mut Model, kind: usize, edition: u32, name: &tree::Name, ty: &TypeExpr) {
    if let Some(first) = model.ir.kinds[kind].fields.iter().find(|field| field.named.name == name.text) {
        let (first, of) = (first.named.span, model.ir.kinds[kind].named.name.clone());
        model.report(error::twice_in(name.span, &name.text, &format!("the kind `{of}`"), first));
        return;
    }
    let field = field(model, named(name, None, edition), ty);
    model.ir.kinds[kind].fields.push(field);
}

fn field(model: &mut Model, named: Named, ty: &TypeExpr) -> Field {
    let per = ty.per.as_ref().and_then(|clock| clock_named(model, clock));
    let range = ty.range.as_ref().and_then(|range| constant_range(model, range, WHOSE));
    let ty = model.ty(ty);
    Field { named, ty, range, default: None, per }
}

/// What has a range of constants.
const WHOSE: &str = "the range of a field, a parameter or a fact";

/// A range of constants; its ends in order.
pub(crate) fn constant_range(
    model: &mut Model,
    (from, to): &(tree::Expr, tree::Expr),
    what: &str,
) -> Option<(i64, i64)> {
    let (Some(low), Some(high)) = (literal(from), literal(to)) else {
        model.report(error::not_constant(from.span.to(to.span), what));
        return None;
    };
    if low > high {
        model.report(error::empty_range(from.span.to(to.span), low, high));
        return None;
    }
    Some((low, high))
}

/// The clock of that name, in the singular or plural.
fn clock_named(model: &mut Model, name: &tree::Name) -> Option<usize> {
    let found = crate::check::clock(&model.ir, &name.text);
    if found.is_none() {
        let near = error::nearest(&name.text, model.ir.names.clocks.keys().map(String::as_str));
        model.no_such(name, "clock", near);
    }
    found
}

/// Parameters with their types; a bare name is a context or an entity of that name.
pub(crate) fn params(model: &mut Model, params: &[Param], edition: u32) -> Vec<Field> {
    for (at, param) in params.iter().enumerate() {
        if let Some(first) = params[..at].iter().find(|other| other.name.text == param.name.text) {
            model.report(error::twice_in(param.name.span, &param.name.text, "this list", first.name.span));
        }
    }
    params
        .iter()
        .map(|param| match &param.ty {
            Some(ty) => field(model, named(&param.name, None, edition), ty),
            None => {
                let bare = TypeExpr {
                    span: param.name.span,
                    base: tree::TypeBase::Named(param.name.clone()),
                    fraction: None,
                    range: None,
                    per: None,
                    or_none: false,
                };
                field(model, named(&param.name, None, edition), &bare)
            }
        })
        .collect()
}

/// Parameters of which each is one number.
fn single(model: &mut Model, list: &[Param], edition: u32, place: &str) -> Vec<Field> {
    let fields = params(model, list, edition);
    for (field, param) in fields.iter().zip(list) {
        model.no_chance(&field.ty, param.name.span, place);
    }
    fields
}

/// Roles and fields of contexts, and what the roles call them.
pub(super) fn contexts(model: &mut Model) {
    let mut said = BTreeMap::new();
    for index in 0..model.items.len() {
        let placed = model.items[index].clone();
        let (name, roles, body) = match &placed.item.kind {
            ItemKind::Context { name, params, body, .. } => (name, params, body.as_slice()),
            ItemKind::Check { name, params, .. } if !params.is_empty() => (name, params, [].as_slice()),
            _ => continue,
        };
        let id = model.ir.names.contexts[&name.text];
        let mut roles = single(model, roles, placed.edition, "the roles of a context or check");
        let role_count = roles.len();
        for stmt in body {
            if let StmtKind::ContextField { name, ty, .. } = &stmt.kind {
                if let Some(first) = roles.iter().find(|role| role.named.name == name.text).map(|role| role.named.span)
                {
                    model.report(error::twice_in(name.span, &name.text, "the context", first));
                }
                let field = field(model, named(name, None, placed.edition), ty);
                model.no_chance(&field.ty, ty.span, "a context");
                roles.push(field);
            }
        }
        let context = &mut model.ir.contexts[id];
        context.roles = roles;
        context.role_count = role_count;
        calls(model, id, body, &mut said);
    }
}

fn calls(model: &mut Model, context: usize, body: &[tree::Stmt], said: &mut BTreeMap<String, Span>) {
    for stmt in body {
        let StmtKind::Calls { role, words } = &stmt.kind else { continue };
        let phrase = words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ");
        let place = words.iter().map(|word| word.span).reduce(Span::to).unwrap_or(stmt.span);
        let first = *said.entry(phrase.clone()).or_insert(place);
        if first != place {
            model.report(error::said_twice(place, &format!("`{phrase}`"), first));
        }
        let roles: Vec<String> = model.ir.contexts[context].roles.iter().map(|role| role.named.name.clone()).collect();
        match roles.iter().position(|name| *name == role.text) {
            Some(index) => {
                let words = words.iter().map(|word| word.text.clone()).collect();
                model.ir.contexts[context].calls.push((index, words));
            }
            None => {
                let of = model.ir.contexts[context].named.name.clone();
                model.report(error::wrong_role(role.span, &role.text, &of, &roles));
            }
        }
    }
}

/// Facts, sets, commands and events; each clock brings an event of its own with the one whose turn it is.
pub(super) fn questions(model: &mut Model) {
    for index in 0..model.items.len() {
        let placed = model.items[index].clone();
        let edition = placed.edition;
        match &placed.item.kind {
            ItemKind::Fact { name, params: list, ty, .. } => {
                let question = question(model, named(name, None, edition), list, edition, ty);
                Arc::make_mut(&mut model.ir.names).facts.insert(name.text.clone(), model.ir.facts.len());
                model.ir.facts.push(question);
            }
            ItemKind::Set { name, params: list, of, at_most, .. } => {
                let mut question = question(model, named(name, None, edition), list, edition, of);
                question.at_most = set_size(model, name, at_most.as_ref());
                Arc::make_mut(&mut model.ir.names).sets.insert(name.text.clone(), model.ir.sets.len());
                model.ir.sets.push(question);
            }
            ItemKind::Command { name, title, params: list, changes } => {
                let params = single(model, list, edition, "a command");
                let changes = changes.iter().map(|name| name.text.clone()).collect();
                Arc::make_mut(&mut model.ir.names).commands.insert(name.text.clone(), model.ir.commands.len());
                let named = named(name, title.as_ref(), edition);
                model.ir.commands.push(Question {
                    named,
                    params,
                    ty: Type::Any,
                    range: None,
                    at_most: 0,
                    otherwise: None,
                    changes,
                });
            }
            ItemKind::Event { name, title, params: list, told, .. } => {
                let params = single(model, list, edition, "an event");
                Arc::make_mut(&mut model.ir.names).events.insert(name.text.clone(), model.ir.events.len());
                model.ir.events.push(Event {
                    named: named(name, title.as_ref(), edition),
                    params,
                    clock: None,
                    told: *told,
                    audience: None,
                });
            }
            _ => {}
        }
    }
    for clock in 0..model.ir.clocks.len() {
        for (named, you) in ticking(model, clock) {
            Arc::make_mut(&mut model.ir.names).events.entry(named.name.clone()).or_insert(model.ir.events.len());
            model.ir.clocks[clock].ticks.push((0, model.ir.events.len()));
            model.ir.events.push(Event { named, params: vec![you], clock: Some(clock), told: true, audience: None });
        }
    }
}

fn question(model: &mut Model, named: Named, list: &[Param], edition: u32, ty: &TypeExpr) -> Question {
    let params = single(model, list, edition, "a question to the game");
    let range = ty.range.as_ref().and_then(|range| constant_range(model, range, WHOSE));
    let place = ty.span;
    let ty = model.ty(ty);
    model.no_chance(&ty, place, "a question to the game");
    Question { named, params, ty, range, at_most: 0, otherwise: None, changes: Vec::new() }
}

fn set_size(model: &mut Model, name: &tree::Name, at_most: Option<&tree::Expr>) -> u16 {
    let Some(expr) = at_most else {
        let what = format!("the set `{}` does not say how many it holds at most", name.text);
        model.report(error::unsaid(name.span, &what, "write it after what it holds, for example `at most 8`"));
        return 1;
    };
    model.set_size(expr)
}

/// Procedures, checks, formulas, chances, tables, dice, processes, plans and ticks.
pub(super) fn functions(model: &mut Model) {
    for index in 0..model.items.len() {
        let placed = model.items[index].clone();
        function(model, &placed.item, placed.edition);
    }
    for clock in 0..model.ir.clocks.len() {
        for (at, (named, you)) in ticking(model, clock).into_iter().enumerate() {
            let span = named.span;
            let id = push(model, named, FunctionKind::Tick, vec![you], span);
            model.ir.clocks[clock].ticks[at].0 = id;
        }
    }
}

/// A clock ticks for one entity at a time, and each type of entity has a tick of its own: `turn` that of those who hold
/// entries, `turn.wagon` that of another. The name of each, and whose turn it is.
fn ticking(model: &Model, clock: usize) -> Vec<(Named, Field)> {
    let of = |entity: usize| {
        let mut named = model.ir.clocks[clock].named.clone();
        if entity > 0 {
            let whose = &model.ir.entities[entity].named;
            let was = format!("{}.{}", named.known_as(), whose.known_as());
            named.name = format!("{}.{}", named.name, whose.name);
            named.was = (was != named.name).then(|| was.into());
        }
        let you = Field {
            named: Named { name: "you".to_owned(), was: None, ..named.clone() },
            ty: Type::Entity(entity),
            range: None,
            default: None,
            per: None,
        };
        (named, you)
    };
    (0..model.ir.entities.len().max(1)).map(of).collect()
}

fn function(model: &mut Model, item: &tree::Item, edition: u32) {
    let (name, title, kind, list): (_, _, _, &[Param]) = match &item.kind {
        ItemKind::Check { name, title, params, .. } => (name, title, FunctionKind::Check, params),
        ItemKind::Procedure { name, title, params, .. } => (name, title, FunctionKind::Procedure, params),
        ItemKind::Formula { name, title, params, .. } => (name, title, FunctionKind::Formula, params),
        ItemKind::Chance { name, title, params, .. } => (name, title, FunctionKind::Chance, params),
        ItemKind::Table { name, title, params, .. } => (name, title, FunctionKind::Table, params),
        ItemKind::Die { name, title, .. } => (name, title, FunctionKind::Die, &[]),
        ItemKind::Process { name, title, params, .. } => (name, title, FunctionKind::Process, params),
        ItemKind::Action { .. } => return super::action::declare(model, item, edition),
        ItemKind::Plan { name, title, of, .. } => return plan(model, name, title.as_ref(), of, item.span, edition),
        _ => return,
    };
    let fields = params(model, list, edition);
    let first = model.ir.names.functions.get(&name.text).map(|id| model.ir.functions[*id].named.span);
    if let Some(first) = first {
        model.report(error::duplicate(name.span, &name.text, "rule", first));
        return;
    }
    let id = push(model, named(name, title.as_ref(), edition), kind, fields, item.span);
    Arc::make_mut(&mut model.ir.names).functions.insert(name.text.clone(), id);
}

fn plan(
    model: &mut Model,
    name: &tree::Name,
    title: Option<&tree::Str>,
    of: &tree::Name,
    span: runebook_grammar::Span,
    edition: u32,
) {
    let Some(entity) = model.ir.names.entities.get(&of.text).copied() else {
        let near = error::nearest(&of.text, model.ir.names.entities.keys().map(String::as_str));
        model.no_such(of, "entity", near);
        return;
    };
    let role = |role: &str| Field {
        named: Named { name: role.to_owned(), title: role.to_owned(), span: name.span, edition, was: None },
        ty: Type::Entity(entity),
        range: None,
        default: None,
        per: None,
    };
    let id = push(model, named(name, title, edition), FunctionKind::Plan, vec![role("you"), role("foe")], span);
    Arc::make_mut(&mut model.ir.names).plans.insert(name.text.clone(), id);
}

pub(super) fn push(
    model: &mut Model,
    named: Named,
    kind: FunctionKind,
    params: Vec<Field>,
    whole: runebook_grammar::Span,
) -> usize {
    let locals = params
        .iter()
        .map(|param| Local {
            name: param.named.name.clone(),
            ty: param.ty.clone(),
            span: param.named.span,
            changes: false,
            range: None,
        })
        .collect();
    model.ir.functions.push(Function {
        named,
        kind,
        params,
        locals,
        context: None,
        results: Vec::new(),
        steps: Vec::new(),
        body: Vec::new(),
        value: None,
        range: None,
        rows: Vec::new(),
        rows_meet: false,
        states: Vec::new(),
        starts: Vec::new(),
        clock: None,
        rolls: false,
        whole,
    });
    model.ir.functions.len() - 1
}
