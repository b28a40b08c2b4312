//! Entries written in the notation of their kind, `weapon axe "Axe" (-3, 3d4) { }`: as the fields that it stands for.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use runebook_grammar::{Diagnostic, Span, tree};
use tree::{Entry, Expr, ExprKind, ItemKind, Name, Noted, Stmt, StmtKind, TypeBase};

use crate::error;
use crate::notation::{Group, groups};

/// A kind as far as notation needs it.
struct Pattern {
    edition: u32,
    groups: Vec<Group>,
    /// Its fields that are numbers, each with its unit.
    numbers: BTreeMap<String, Option<String>>,
}

/// Writes the fields that notations stand for into the bodies of their entries.
pub(super) fn spelled_out(trees: &mut [(u32, tree::Tree)]) -> Vec<Diagnostic> {
    let noted = |item: &Arc<tree::Item>| matches!(&item.kind, ItemKind::Entry(entry) if !entry.noted.is_empty());
    if !trees.iter().any(|(_, tree)| tree.items.iter().any(noted)) {
        return Vec::new();
    }
    let items = || trees.iter().flat_map(|(edition, tree)| tree.items.iter().map(|item| (*edition, item)));
    let units = items().filter_map(|(_, item)| if let ItemKind::Unit(names) = &item.kind { Some(names) } else { None });
    let units: BTreeSet<String> = units.flatten().map(|name| name.text.clone()).collect();
    let mut patterns: BTreeMap<String, Vec<Pattern>> = BTreeMap::new();
    for (edition, item) in items() {
        if let ItemKind::Kind { name, body, .. } = &item.kind {
            patterns.entry(name.text.clone()).or_default().push(pattern(edition, body, &units));
        }
    }
    let mut found = Vec::new();
    for (edition, tree) in trees {
        for item in tree.items.iter_mut().filter(|item| noted(item)) {
            if let ItemKind::Entry(entry) = &mut Arc::make_mut(item).kind
                && let entry = Arc::make_mut(entry)
                && let Some(first) = entry.noted.first().map(|group| group.span)
            {
                let known = patterns.get(&entry.kind.text).into_iter().flatten();
                match known.filter(|pattern| pattern.edition <= *edition).max_by_key(|pattern| pattern.edition) {
                    Some(pattern) if !pattern.groups.is_empty() => fill(pattern, entry, &mut found),
                    Some(_) => found.push(error::no_notation(first, &entry.kind.text)),
                    // that there is no such kind is said where it is looked up
                    None => {}
                }
            }
        }
    }
    found
}

fn pattern(edition: u32, body: &[Stmt], units: &BTreeSet<String>) -> Pattern {
    let (mut all, mut numbers) = (Vec::new(), BTreeMap::new());
    for stmt in body {
        match &stmt.kind {
            StmtKind::Notation(text) => all = groups(&text.text),
            StmtKind::FieldDecl { name, ty, .. } => match &ty.base {
                TypeBase::Number => {
                    numbers.insert(name.text.clone(), None);
                }
                TypeBase::Named(unit) if units.contains(&unit.text) => {
                    numbers.insert(name.text.clone(), Some(unit.text.clone()));
                }
                _ => {}
            },
            _ => {}
        }
    }
    Pattern { edition, groups: all, numbers }
}

/// The fields of one entry: those its brackets say, and 0 for numbers whose brackets are left out.
fn fill(pattern: &Pattern, entry: &mut Entry, found: &mut Vec<Diagnostic>) {
    let whole = entry.noted.iter().skip(1).fold(entry.noted[0].span, |whole, group| whole.to(group.span));
    let (mut fields, mut left_out, mut next) = (Vec::new(), Vec::new(), 0);
    for noted in std::mem::take(&mut entry.noted) {
        let opens = |group: &Group| group.open == noted.open;
        let at = match pattern.groups[next..].iter().position(opens) {
            Some(passed) => {
                left_out.push(next..next + passed);
                next += passed + 1;
                Some(next - 1)
            }
            None => {
                found.push(error::notation_order(noted.span, &entry.kind.text, &shown(&pattern.groups)));
                pattern.groups.iter().position(opens)
            }
        };
        let Some(group) = at.and_then(|at| pattern.groups.get(at)) else { continue };
        if noted.values.len() != group.fields.len() {
            found.push(error::notation_parts(noted.span, &shown(std::slice::from_ref(group)), group.fields.len()));
        }
        fields.extend(said(group, noted));
    }
    left_out.push(next..pattern.groups.len());
    for groups in left_out {
        let zeros = zeros(pattern, groups, entry, whole);
        let unsaid: Vec<Stmt> =
            zeros.into_iter().filter(|zero| !fields.iter().any(|field| same_field(field, zero))).collect();
        fields.extend(unsaid);
    }
    fields.append(&mut entry.body);
    entry.body = fields;
}

/// What brackets say, field by field; where a value is missing, that has been said.
fn said(group: &Group, noted: Noted) -> impl Iterator<Item = Stmt> {
    let missing = Expr { span: noted.span, kind: ExprKind::Bad };
    let values = noted.values.into_iter().chain(std::iter::repeat(missing));
    group.fields.iter().zip(values).map(|(name, value)| field(name, value))
}

fn same_field(one: &Stmt, other: &Stmt) -> bool {
    match (&one.kind, &other.kind) {
        (StmtKind::Field { name, .. }, StmtKind::Field { name: other, .. }) => name.text == other.text,
        _ => false,
    }
}

fn field(name: &str, value: Expr) -> Stmt {
    let span = value.span;
    let name = Name::new(name.to_owned(), span);
    Stmt { span, kind: StmtKind::Field { name, index: None, values: vec![value], per: None, equals: true } }
}

/// 0 for each number of brackets that are left out, unless the body says more.
fn zeros(pattern: &Pattern, left_out: Range<usize>, entry: &Entry, span: Span) -> Vec<Stmt> {
    let said = |stmt: &Stmt, wanted: &str| matches!(&stmt.kind, StmtKind::Field { name, .. } if name.text == wanted);
    let unsaid = |name: &&String| !entry.body.iter().any(|stmt| said(stmt, name));
    let none = || Expr { span, kind: ExprKind::Number { value: 0, decimals: 0 } };
    let zero = |name: &String| match pattern.numbers.get(name)? {
        None => Some(field(name, none())),
        Some(unit) => {
            let unit = Box::new(Name::new(unit.clone(), span));
            Some(field(name, Expr { span, kind: ExprKind::WithUnit { value: Box::new(none()), unit } }))
        }
    };
    pattern.groups[left_out].iter().flat_map(|group| &group.fields).filter(unsaid).filter_map(zero).collect()
}

fn shown(groups: &[Group]) -> String {
    let one = |group: &Group| format!("{}{}{}", group.open, group.fields.join(", "), group.close);
    groups.iter().map(one).collect::<Vec<_>>().join(" ")
}
