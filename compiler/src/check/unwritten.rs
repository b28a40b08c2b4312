//! Kinds without entries: their bodies are read as if each had one, so that a mistake is found before the first.

use std::sync::Arc;

use runebook_grammar::tree::{
    Entry, Expr, ExprKind, Item, ItemKind, Name, Path, Segment, Stmt, StmtKind, TypeBase, TypeExpr,
};
use runebook_grammar::{Diagnostic, Span};

use crate::ir::{EntryId, Ir, StatOwner};
use crate::resolve::{Placed, types::literal};

/// The items with an entry for each kind that has rules and no entry, and the places of those rules; none if there is
/// no such kind.
pub(crate) fn with_entries(ir: &Ir, items: &[Placed]) -> Option<(Vec<Placed>, Vec<Span>)> {
    let mut all = Vec::new();
    let mut places = Vec::new();
    for placed in items {
        let ItemKind::Kind { name, body, .. } = &placed.item.kind else { continue };
        let rules: Vec<Span> = body.iter().filter(|stmt| is_rule(stmt)).map(|stmt| stmt.span).collect();
        let empty = ir.names.kinds.get(&name.text).is_some_and(|id| ir.kinds[*id].entries.0 == ir.kinds[*id].entries.1);
        if empty && !rules.is_empty() {
            places.extend(rules);
            let entry = Item { span: name.span, kind: ItemKind::Entry(Arc::new(entry(ir, name, body))) };
            all.push(Placed { item: Arc::new(entry), edition: placed.edition });
        }
    }
    (!places.is_empty()).then(|| ([items, &all].concat(), places))
}

/// Whether a finding is about one of these places.
pub(crate) fn within(found: &Diagnostic, places: &[Span]) -> bool {
    let at = found.primary.span;
    places.iter().any(|place| place.file == at.file && place.start <= at.start && at.end <= place.end)
}

const fn is_rule(stmt: &Stmt) -> bool {
    !matches!(stmt.kind, StmtKind::FieldDecl { .. } | StmtKind::Notation(_) | StmtKind::Bad)
}

/// An entry with some value for each field that must be said.
fn entry(ir: &Ir, kind: &Name, body: &[Stmt]) -> Entry {
    let name = Name::new(format!("some_{}", kind.text), kind.span);
    let body = body.iter().filter_map(|stmt| match &stmt.kind {
        StmtKind::FieldDecl { name, ty, default: None } => {
            let kind = StmtKind::Field {
                name: name.clone(),
                index: None,
                values: vec![value(ir, ty)?],
                per: ty.per.clone(),
                equals: false,
            };
            Some(Stmt { span: stmt.span, kind })
        }
        _ => None,
    });
    Entry { kind: kind.clone(), name, title: None, was: None, noted: Vec::new(), body: body.collect() }
}

/// Some value of a type; none where nothing is known to be one.
fn value(ir: &Ir, ty: &TypeExpr) -> Option<Expr> {
    let number = ty.range.as_ref().and_then(|(low, _)| literal(low)).unwrap_or(1);
    let span = ty.span;
    let of = |kind| Expr { span, kind };
    let named = |text: &str| Some(of(ExprKind::Path(path(text, span))));
    match &ty.base {
        _ if ty.or_none => named("none"),
        TypeBase::Number | TypeBase::Chance => Some(of(ExprKind::Number { value: number, decimals: 0 })),
        TypeBase::YesNo => named("no"),
        TypeBase::Dice => Some(of(ExprKind::Dice { count: 1, sides: 1 })),
        TypeBase::Event => named(ir.names.events.keys().next()?),
        TypeBase::StatOf(owner) => {
            let owner = StatOwner::Entity(*ir.names.entities.get(&owner.text)?);
            named(&ir.stats.iter().find(|stat| stat.owner == owner)?.named.name)
        }
        TypeBase::Named(name) if ir.names.units.contains_key(&name.text) => {
            let value = Box::new(of(ExprKind::Number { value: number, decimals: 0 }));
            Some(of(ExprKind::WithUnit { value, unit: Box::new(name.clone()) }))
        }
        TypeBase::Named(name) => named(&first(ir, &name.text)?),
        TypeBase::Text | TypeBase::Set { .. } => None,
    }
}

/// The first member of a `one of`, or the first entry of a kind.
fn first(ir: &Ir, ty: &str) -> Option<String> {
    if let Some(id) = ir.names.enums.get(ty) {
        return ir.enums[*id].members.first().map(|member| member.name.clone());
    }
    let (first, end): (EntryId, EntryId) = ir.kinds[*ir.names.kinds.get(ty)?].entries;
    (first < end).then(|| ir.entries[first].named.name.clone())
}

fn path(text: &str, span: Span) -> Path {
    let name = Name::new(text.to_owned(), span);
    Path { span, segments: vec![Segment { name, index: None, args: None }] }
}
