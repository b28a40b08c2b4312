//! Actions: who does them, and what each who does one keeps of it.

use std::sync::Arc;

use runebook_grammar::tree::{self, ItemKind, StmtKind};

use super::members::{cell, flag};
use super::signature::{params, push};
use super::{Model, named};
use crate::error;
use crate::ir::{Action, CellKind, Expr, Field, FunctionKind, Lasts, Named, Type};

/// The most ticks an action can take.
const MOST_TICKS: i64 = 1_000_000;
/// The ends of a number that declares no range.
const WIDEST: (i64, i64) = (-1_000_000, 1_000_000);

/// The function of an action, and what lasts of it.
pub(super) fn declare(model: &mut Model, item: &tree::Item, edition: u32) {
    let ItemKind::Action { name, title, params: list, of, body } = &item.kind else { return };
    let Some(entity) = model.ir.names.entities.get(&of.text).copied() else {
        let near = error::nearest(&of.text, model.ir.names.entities.keys().map(String::as_str));
        model.no_such(of, "entity", near);
        return;
    };
    let first = model.ir.names.functions.get(&name.text).map(|id| model.ir.functions[*id].named.span);
    if let Some(first) = first {
        model.report(error::duplicate(name.span, &name.text, "rule", first));
        return;
    }
    let who = Named { name: "you".to_owned(), title: "you".to_owned(), span: of.span, edition, was: None };
    let mut fields = vec![Field { named: who, ty: Type::Entity(entity), range: None, default: None, per: None }];
    fields.extend(params(model, list, edition));
    let own = named(name, title.as_ref(), edition);
    let function = push(model, own.clone(), FunctionKind::Action, fields.clone(), item.span);
    Arc::make_mut(&mut model.ir.names).functions.insert(name.text.clone(), function);
    let takes = body.iter().any(|stmt| matches!(stmt.kind, StmtKind::Takes { .. }));
    let resumed = body.iter().any(|stmt| matches!(stmt.kind, StmtKind::Interrupted { resumed: true, .. }));
    let lasts = takes.then(|| lasts(model, entity, (name, title.as_ref()), &own, &fields, item.span)).flatten();
    let lasts = lasts.map(|lasts| Lasts { resumed, ..lasts });
    model.ir.actions.push(Action { function, entity, allowed: 0, costs: 0..0, lasts });
}

/// What someone keeps of an action that takes time: whether it is under way, the ticks left, what it was begun with.
fn lasts(
    model: &mut Model,
    entity: usize,
    (name, title): (&tree::Name, Option<&tree::Str>),
    own: &Named,
    fields: &[Field],
    whole: runebook_grammar::Span,
) -> Option<Lasts> {
    flag(model, entity, own.edition, name, title);
    let going = model.ir.names.cell(entity, &name.text)?;
    if model.ir.cells[going].named.span != name.span {
        return None;
    }
    let ticks = own.clone().into_name(|action| format!("{action}_left"));
    let ticks = Named { title: ticks.name.replace('_', " "), ..ticks };
    let left = number(model, entity, ticks, Type::WHOLE, (0, MOST_TICKS))?;
    let kept = fields[1..].iter().map(|field| keep(model, entity, own, field)).collect::<Option<Vec<_>>>()?;
    let end = own.clone().into_name(|action| format!("{action}.done"));
    let done = push(model, end, FunctionKind::Action, fields.to_vec(), whole);
    Some(Lasts { clock: 0, ticks: 0, start: 0..0, done, going, left, kept, interrupted: Vec::new(), resumed: false })
}

/// `forging_weapon`: what was handed over to an action.
fn kept_name(action: &Named, what: &Named) -> Named {
    let name = format!("{}_{}", action.name, what.name);
    let was = format!("{}_{}", action.known_as(), what.known_as());
    Named { title: name.replace('_', " "), was: (was != name).then(|| was.into()), name, ..what.clone() }
}

fn number(model: &mut Model, entity: usize, named: Named, ty: Type, (low, high): (i64, i64)) -> Option<usize> {
    let span = named.span;
    let id = cell(model, entity, named, CellKind::Resource, ty, None)?;
    let found = &mut model.ir.cells[id];
    found.low = Some(Expr::whole(low, span));
    found.high = Some(Expr::whole(high, span));
    found.start = Some(Expr::whole(0.clamp(low, high), span));
    Some(id)
}

/// Where a value is remembered while the action lasts.
fn keep(model: &mut Model, entity: usize, action: &Named, field: &Field) -> Option<usize> {
    let named = kept_name(action, &field.named);
    match &field.ty {
        Type::Number(amount) if amount.denominator > 0 => {
            number(model, entity, named, field.ty.clone(), field.range.unwrap_or(WIDEST))
        }
        Type::YesNo => {
            let was = named.was.as_deref().map(|was| Box::new(tree::Name::new(was.to_owned(), named.span)));
            let name = tree::Name { was, ..tree::Name::new(named.name.clone(), named.span) };
            flag(model, entity, named.edition, &name, None);
            model.ir.names.cell(entity, &name.text)
        }
        Type::Member(_) | Type::Entry(_) | Type::Entity(_) => {
            cell(model, entity, named, CellKind::Memory, field.ty.clone(), None)
        }
        Type::Any => None,
        Type::Number(_)
        | Type::Dice
        | Type::Chance
        | Type::Context(_)
        | Type::Set(..)
        | Type::Record(_)
        | Type::StatName(_)
        | Type::EventName
        | Type::Text => {
            let is = crate::check::type_words(&model.ir, &field.ty);
            let what = format!("`{}`, which is {is},", field.named.name);
            let help =
                "who does it must keep it in mind: hand over a number, a yes or no, someone, an entry or a member";
            model.report(error::misplaced(named.span, &what, "an action that takes time", help));
            None
        }
    }
}
