//! Fields of entries: each said once, all said, none unknown, every value in its range.

use runebook_grammar::tree::{self, ModOp, ModTarget, Stmt, StmtKind};

use crate::check::{Checker, fitted};
use crate::error;
use crate::ir::{EntryId, Expr, Field, FieldValue, StatOwner, Type};

impl Checker {
    /// The values of an entry's fields.
    pub(super) fn fields(&mut self, entry: EntryId, kind: usize, written: &tree::Entry) {
        let decls = self.ir().kinds[kind].fields.clone();
        let mut values: Vec<Option<FieldValue>> = vec![None; decls.len()];
        let mut misspelled: Vec<String> = Vec::new();
        for stmt in &written.body {
            let StmtKind::Field { name, values: given, .. } = &stmt.kind else {
                misspelled.extend(signed(stmt).map(|name| name.text.clone()));
                continue;
            };
            let Some(at) = decls.iter().position(|field| field.named.name == name.text) else {
                misspelled.extend(self.unknown_field_of(name, &decls, written));
                continue;
            };
            if let Some(first) = &values[at] {
                let first = first.span;
                self.report(error::said_twice(
                    name.span,
                    &format!("the {} of `{}`", name.text, written.name.text),
                    first,
                ));
                continue;
            }
            let values_of = self.field_values(entry, &decls[at], given);
            values[at] = Some(FieldValue { values: values_of, span: stmt.span, is_default: false });
        }
        for (at, field) in decls.iter().enumerate() {
            if values[at].is_none() {
                values[at] = Some(self.default_field(field, written, misspelled.contains(&field.named.name)));
            }
        }
        self.entry_mut(entry).fields = fitted(values.into_iter().flatten().collect());
    }

    /// Reports a field that the kind does not have; gives the name that was meant, if one is near.
    fn unknown_field_of(&mut self, name: &tree::Name, decls: &[Field], written: &tree::Entry) -> Option<String> {
        let known: Vec<&str> = decls.iter().map(|field| field.named.name.as_str()).collect();
        let owner = format!("the kind `{}`", written.kind.text);
        let (report, near) = (
            error::unknown_field(name.span, &name.text, &owner, &known),
            error::nearest(&name.text, known.into_iter()),
        );
        let is_stat = self.ir().names.stat(StatOwner::Entity(0), &name.text).is_some();
        self.report(if is_stat && near.is_none() {
            let name = &name.text;
            report.help(format!(
                "`{name}` is a stat, and a change of it has a sign: `{name} +2`, `{name} -2`, `{name} * 2`"
            ))
        } else {
            report
        });
        near
    }

    /// `reported` fields were misspelled: that they are missing is no news.
    fn default_field(&mut self, field: &Field, written: &tree::Entry, reported: bool) -> FieldValue {
        let span = written.name.span;
        if let Some(default) = &field.default {
            return FieldValue { values: vec![default.clone()], span: default.span, is_default: true };
        }
        if matches!(field.ty, Type::Set(..)) {
            return FieldValue { values: Vec::new(), span, is_default: true };
        }
        if !reported {
            let (entry, kind) = (&written.name.text, &written.kind.text);
            self.report(error::missing_field(span, entry, &field.named.name, kind, field.named.span));
        }
        FieldValue { values: vec![Expr::bad(span)], span, is_default: true }
    }

    fn field_values(&mut self, entry: EntryId, field: &Field, given: &[tree::Expr]) -> Vec<Expr> {
        let mut scope = self.holder_scope(entry, "a field");
        scope.you = None;
        let (ty, most) = match &field.ty {
            Type::Set(inner, most) => ((**inner).clone(), usize::from(*most)),
            other => (other.clone(), 1),
        };
        if let (Some(extra), Some(last)) = (given.get(most), given.last()) {
            let place = extra.span.to(last.span);
            self.report(error::too_many(place, &field.named.name, given.len(), most, field.named.span));
        }
        let mut all = Vec::with_capacity(given.len().min(most));
        for value in given.iter().take(most) {
            let value = self.value_of(&mut scope, value, &ty);
            self.in_range(&value, field.range, &ty, Some(field.named.span));
            all.push(value);
        }
        all
    }

    /// `to_hit -3` where a field or a start is meant: a value with a sign takes `=`. False if it is something else.
    pub(crate) fn signed_value(&mut self, stmt: &Stmt, known: impl Fn(&Self, &str) -> bool, place: &str) -> bool {
        let Some(name) = signed(stmt).filter(|name| known(self, &name.text)) else { return false };
        let help = format!("a value with a sign takes `=`: `{} = …`", name.text);
        let found = error::misplaced(stmt.span, "a standing change", place, &help);
        self.report(error::offer(found, format!("put `=` after `{}`", name.text), vec![error::after(name.span, " =")]));
        true
    }
}

/// The name in `NAME +2` or `NAME -2` without any condition.
fn signed(stmt: &Stmt) -> Option<&tree::Name> {
    let StmtKind::Modifier(modifier) = &stmt.kind else { return None };
    let ModTarget::Path(path) = &modifier.target else { return None };
    let plain = matches!(modifier.op, ModOp::Plus | ModOp::Minus) && modifier.when == tree::When::default();
    match path.segments.as_slice() {
        [only] if plain && !modifier.afterwards && only.index.is_none() => Some(&only.name),
        _ => None,
    }
}
