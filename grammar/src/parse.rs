//! Parsing: text → tree and everything that was wrong with it. One declaration at a time, so that a mistake
//! stays in its own.

use std::ops::Range;
use std::sync::Arc;

use pest::Parser as _;

use crate::layout::{Laid, layout, span};
use crate::lower::Lower;
use crate::parser::{Rule, Rules};
use crate::tree::{Expr, Item, ItemKind, Stmt, Tree};
use crate::{Diagnostic, MAX_BYTES, Reading, error};

/// Reads a whole file. `file` is its number in spans. Never fails: what cannot be read is `Bad` and has a diagnostic.
#[must_use]
pub fn parse(file: u32, text: &str) -> (Tree, Vec<Diagnostic>) {
    let reading = Reading::of(file, text);
    (reading.tree, reading.found)
}

/// Reads one value or question, as on the command line: `chance of hit in strike(…)`, `3d6`.
#[must_use]
pub fn parse_expr(file: u32, text: &str) -> (Option<Expr>, Vec<Diagnostic>) {
    let (laid, early) = whole(file, text);
    if let Some(early) = early {
        return (None, early);
    }
    let mut lower = Lower::new(file, text, &laid);
    let found = match Rules::parse(Rule::expr_file, &laid.joined) {
        Ok(mut pairs) => pairs
            .next()
            .and_then(|file| file.into_inner().find(|node| node.as_rule() == Rule::expr))
            .map(|node| lower.expr(node)),
        Err(_) => {
            lower.explain(&(0..laid.text.len()), Rule::expr_file, false);
            None
        }
    };
    let problems = lower.problems;
    (found, sorted(laid.problems, problems))
}

/// Reads statements, as on the command line: `strength 3; melee 8`.
#[must_use]
pub fn parse_body(file: u32, text: &str) -> (Vec<Stmt>, Vec<Diagnostic>) {
    let (laid, early) = whole(file, text);
    if let Some(early) = early {
        return (Vec::new(), early);
    }
    let mut lower = Lower::new(file, text, &laid);
    let found = match Rules::parse(Rule::body_file, &laid.joined) {
        Ok(mut pairs) => pairs.next().map_or_else(Vec::new, |body| lower.statements(body)),
        Err(_) => {
            lower.explain(&(0..laid.text.len()), Rule::body_file, false);
            Vec::new()
        }
    };
    let problems = lower.problems;
    (found, sorted(laid.problems, problems))
}

/// The text of a file, or what is wrong with its bytes.
///
/// # Errors
/// The first byte that is not UTF-8, or a file that is too large.
pub fn decode(file: u32, bytes: &[u8]) -> Result<String, Box<Diagnostic>> {
    if bytes.len() > MAX_BYTES {
        return Err(Box::new(error::too_large(file, bytes.len())));
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(text.to_owned()),
        Err(broken) => {
            let at = broken.valid_up_to();
            Err(Box::new(error::not_utf8(span(file, &(at..at + 1)), bytes.get(at).copied().unwrap_or(0))))
        }
    }
}

/// Lays out a text that is read as one piece; the second part is there when it cannot be.
fn whole(file: u32, text: &str) -> (Laid, Option<Vec<Diagnostic>>) {
    if text.len() > MAX_BYTES {
        return (Laid::default(), Some(vec![error::too_large(file, text.len())]));
    }
    let laid = layout(file, text);
    let early = (!laid.too_deep.is_empty()).then(|| laid.problems.clone());
    (laid, early)
}

/// Reads one piece of a text that was laid out.
pub(crate) fn parse_piece(lower: &mut Lower<'_>, piece: &Range<usize>, items: &mut Vec<Arc<Item>>) {
    let laid = lower.laid;
    let bad = Item { span: span(lower.file, piece), kind: ItemKind::Bad };
    if laid.too_deep.iter().any(|at| piece.contains(at)) {
        items.push(Arc::new(bad));
        return;
    }
    let text = laid.joined.get(piece.clone()).unwrap_or_default();
    lower.base = piece.start;
    match Rules::parse(Rule::item_file, text) {
        Ok(pairs) => pairs.for_each(|file| lower.piece(file, items)),
        Err(_) => {
            lower.explain(piece, Rule::item_file, false);
            items.push(Arc::new(bad));
        }
    }
}

/// Findings by place.
pub(crate) fn sorted(mut first: Vec<Diagnostic>, second: Vec<Diagnostic>) -> Vec<Diagnostic> {
    first.extend(second);
    first.sort_by_key(|problem| problem.primary.span);
    first
}
