//! Tables: rows of conditions, or of values of what the table is asked with.

use runebook_grammar::tree::{self, ExprKind};

use crate::check::meets::{cover, exclude};
use crate::check::space::Space;
use crate::check::{Checker, MOST_CASES, Scope};
use crate::error;
use crate::interval::Interval;
use crate::ir::{Expr, Local, Node, Type};

/// The most parts of a gap that are named.
const MOST_NAMED: usize = 3;

impl Checker {
    /// Reads the rows of a table.
    pub(super) fn table(&mut self, id: usize, name: &tree::Name, ordered: bool, rows: &[tree::Row]) {
        let mut scope = self.parameters(id, "a table");
        let mut checked: Vec<(Option<Expr>, Expr)> = Vec::new();
        if rows.len() > MOST_CASES {
            let what = format!("the table `{}`", name.text);
            self.report(error::too_many_cases(name.span, &what, rows.len(), MOST_CASES));
        }
        for row in rows.iter().take(MOST_CASES) {
            let when = self.row_condition(id, &mut scope, row);
            let want = checked.first().map(|(_, value)| value.ty.clone());
            let value = match want {
                Some(ty) => self.value_of(&mut scope, &row.value, &ty.clone()),
                None => self.value(&mut scope, &row.value, None),
            };
            checked.push((when, value));
        }
        let last = rows.iter().position(|row| row.patterns.is_empty()).unwrap_or(rows.len());
        for row in rows.iter().skip(last + 1) {
            let help = "put `else` last: it takes all that is left";
            self.report(error::misplaced(row.span, "a row", "a table after its `else`", help));
        }
        if rows.len() <= MOST_CASES {
            self.table_rows(id, name, ordered, &checked);
        }
        if checked.is_empty() {
            checked.push((None, Expr::bad(name.span)));
        }
        let mut value: Option<Expr> = None;
        for (when, row) in checked.iter().rev() {
            value = Some(match (when, value) {
                (Some(when), Some(otherwise)) => {
                    let ty = row.ty.clone();
                    let span = row.span;
                    Expr::new(
                        Node::If {
                            cond: Box::new(when.clone()),
                            then: Box::new(row.clone()),
                            otherwise: Box::new(otherwise),
                        },
                        ty,
                        span,
                    )
                }
                _ => Expr { ty: row.ty.clone(), ..row.clone() },
            });
        }
        self.model.ir.functions[id].rows = checked;
        self.close(id, scope, value);
    }

    /// What a row asks for: a condition, or values of the one thing that the table is asked with. None for `else`.
    fn row_condition(&mut self, id: usize, scope: &mut Scope, row: &tree::Row) -> Option<Expr> {
        let first = row.patterns.first()?;
        let params = &self.ir().functions[id].params;
        let subject = params.first().map(|param| Expr::new(Node::Local(0), param.ty.clone(), first.span));
        let (Some(subject), 1) = (subject, params.len()) else {
            let span = row.patterns.last().map_or(first.span, |last| first.span.to(last.span));
            if row.patterns.len() > 1 || matches!(first.kind, ExprKind::Range { .. }) {
                self.report(error::which_is_meant(span, params_named(params).as_str()));
                return Some(Expr::bad(span));
            }
            return Some(self.condition(scope, first));
        };
        if row.patterns.len() == 1 && !matches!(first.kind, ExprKind::Range { .. }) {
            let value = self.value(scope, first, Some(&subject.ty));
            let alike = std::mem::discriminant(&value.ty) == std::mem::discriminant(&subject.ty);
            let yes_or_no = subject.ty == Type::YesNo && !matches!(value.node, Node::Const(_));
            if matches!(value.node, Node::Bad) {
                return Some(value);
            }
            if !matches!(value.node, Node::None) && (yes_or_no || !alike) {
                return Some(self.fit_condition(value));
            }
        }
        Some(self.cases(scope, &subject, &row.patterns))
    }

    /// Reports a table with a gap, or with rows of which two can fit where no order is said to count.
    fn table_rows(&mut self, id: usize, name: &tree::Name, ordered: bool, rows: &[(Option<Expr>, Expr)]) {
        let conditions: Vec<&Expr> = rows.iter().filter_map(|(when, _)| when.as_ref()).collect();
        if conditions.iter().any(|cond| matches!(cond.node, Node::Bad)) {
            return;
        }
        let params = &self.ir().functions[id].params;
        let known: Vec<Interval> = params.iter().map(|param| Interval::declared(param.range)).collect();
        let locals: Vec<Local> = params.iter().map(Local::of).collect();
        let space = Space::new(self.ir(), &known, &conditions);
        let mut reports = Vec::new();
        if rows.iter().all(|(when, _)| when.is_some()) && !cover(self.ir(), &conditions) {
            let parts = space.as_ref().map(|space| (space, space.left_out(MOST_NAMED)));
            match parts {
                Some((_, parts)) if parts.is_empty() && !conditions.is_empty() => {}
                Some((space, parts)) => {
                    let words: Option<Vec<String>> =
                        parts.iter().map(|part| space.words(&locals, part).map(|words| said(&words))).collect();
                    reports.push(error::table_gap(name.span, &name.text, &words.unwrap_or_default()));
                }
                None => reports.push(error::table_gap(name.span, &name.text, &[])),
            }
        }
        let meet = self.overlap(&conditions, space.as_ref());
        let ordered_meet = ordered && meet.is_some();
        if !ordered && let Some((one, other)) = meet {
            let part =
                space.as_ref().and_then(|space| space.shared(one, other).and_then(|part| space.words(&locals, &part)));
            let (one, other) = (conditions[one].span, conditions[other].span);
            reports.push(error::table_overlap(other, one, &name.text, part.map(|words| said(&words)).as_deref()));
        }
        self.model.ir.functions[id].rows_meet = ordered_meet;
        reports.into_iter().for_each(|report| self.report(report));
    }

    /// The first two rows that can fit at once.
    fn overlap(&self, conditions: &[&Expr], space: Option<&Space<'_>>) -> Option<(usize, usize)> {
        let fit = |one: usize, other: usize| {
            !exclude(self.ir(), Some(conditions[one]), Some(conditions[other]), true)
                && space.is_none_or(|space| space.shared(one, other).is_some())
        };
        (0..conditions.len())
            .find_map(|one| (one + 1..conditions.len()).find(|other| fit(one, *other)).map(|other| (one, other)))
    }
}

/// "`a` is 4..6 and `place` is `wood`"
fn said(words: &[(String, String)]) -> String {
    let clauses: Vec<String> = words.iter().map(|(name, value)| format!("`{name}` is {value}")).collect();
    error::listed(&clauses, "and")
}

fn params_named(params: &[crate::ir::Field]) -> String {
    params.first().map_or_else(|| "NAME".to_owned(), |param| param.named.name.clone())
}
