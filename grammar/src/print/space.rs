//! Blanks between two tokens of a line.

use super::token::{Kind, Token};

/// How many blanks stand between `left` and `right`; `after` is the token after `right` when it touches it.
pub(super) fn blanks(before: Option<&Token>, left: &Token, right: &Token, after: Option<&Token>) -> usize {
    if right.kind == Kind::Comment {
        return 2;
    }
    let touches = usize::from(!right.touches);
    if is_any(left, &["{"]) || is_any(right, &["{", "}"]) {
        return 1;
    }
    if left.kind == Kind::Text && is_any(right, &["(", "["]) {
        return 1;
    }
    if is_any(left, &["(", "["])
        || is_any(right, &[")", "]", ",", ";", ":"])
        || is_any(left, &[".."])
        || is_any(right, &["..", "%"])
    {
        return 0;
    }
    if is_any(left, &[",", ";", ":", "<", ">", "<=", ">=", "!=", "=", "}"])
        || is_any(right, &["<", ">", "<=", ">=", "!=", "="])
    {
        return 1;
    }
    // a sign after it may belong to a value: `melee +-3`
    if is_any(right, &["+-"]) {
        return 1;
    }
    if is_any(left, &["^"]) || is_any(right, &["^"]) {
        return 0;
    }
    operator(before, left, right, after).unwrap_or(touches)
}

/// Blanks beside `+ - * /`: a sign between two values that touches both gets a blank on each side; `3/2` may stay close.
fn operator(before: Option<&Token>, left: &Token, right: &Token, after: Option<&Token>) -> Option<usize> {
    let joins = |value: &Token, sign: &Token, next: Option<&Token>| {
        ends_value(value) && next.is_some_and(|next| sign.touches == next.touches)
    };
    if is_any(right, &["+", "-"]) && joins(left, right, after) {
        return Some(1);
    }
    if is_any(left, &["+", "-"]) && before.is_some_and(|value| joins(value, left, Some(right))) {
        return Some(1);
    }
    let close = |value: Option<&Token>, sign: &Token, next: Option<&Token>| {
        sign.touches && is_word(value) && next.is_some_and(|next| next.touches && is_word(Some(next)))
    };
    if is_any(right, &["*", "/"]) {
        return Some(usize::from(!close(Some(left), right, after)));
    }
    if is_any(left, &["*", "/"]) {
        return Some(usize::from(!close(before, left, Some(right))));
    }
    None
}

fn is_word(token: Option<&Token>) -> bool {
    token.is_some_and(|token| token.kind == Kind::Word)
}

fn ends_value(token: &Token) -> bool {
    matches!(token.kind, Kind::Word | Kind::Text) || is_any(token, &[")", "]", "%"])
}

fn is_any(token: &Token, marks: &[&str]) -> bool {
    token.kind == Kind::Mark && marks.contains(&token.text.as_str())
}
